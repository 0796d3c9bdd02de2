"""Phases 1 to 5: reveal, prepare, target, cast, apply."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from greathall import Illegal
from greathall.core.messages import Message, Player
from greathall.games.stupefy import SPEC
from greathall.games.stupefy import actions as a
from greathall.games.stupefy import events as e
from greathall.games.stupefy.cards import BECOME_FAVOURITE, MISSPELL, PROTEGO, STUPEFY
from tests.games.stupefy.table import aim, calm, duel, lay, prepare, table, take_all, told


def test_reveal_lays_eight_rewards_beside_become_the_favourite() -> None:
    g = table()
    assert (g.round, sum(g.middle), g.middle[BECOME_FAVOURITE], len(g.pile)) == (1, 9, 1, 56)
    calm(g)
    take_all(g)
    assert (g.round, sum(g.middle), g.middle[BECOME_FAVOURITE], len(g.pile)) == (2, 9, 1, 48)


def test_prepare_is_simultaneous_and_sealed() -> None:
    g = table()
    assert [*g.waiting] == [0, 1, 2, 3]
    g.act(2, a.Prepare("stupefy"))
    assert [*g.waiting] == [0, 1, 3]
    others = [SPEC.situation(g, seat) for seat in (0, 1, 3, None)]
    g.retract(2)
    g.act(2, a.Prepare("misspell"))
    assert [SPEC.situation(g, seat) for seat in (0, 1, 3, None)] == others
    assert SPEC.situation(g, 2).answer == a.Prepare("misspell")


def test_the_prepared_card_leaves_the_hand_and_only_its_owner_knows_it() -> None:
    g = table()
    prepare(g, "smmm")
    assert (g.misspells[0], g.stupefies[0], g.prepared[0]) == (5, 2, STUPEFY)
    own = SPEC.view(g, 0).own
    assert own is not None
    assert own.prepared == "stupefy"
    for seat in (1, 2, 3, None):
        assert SPEC.view(g, seat).players[0].prepared is True
        assert "stupefy" not in str(SPEC.encode(SPEC.view(g, seat))["players"])


def test_s44_a_kind_that_is_out_of_the_hand_cannot_be_prepared() -> None:
    g = table()
    g.stupefies[0] = 0
    assert g.options(0) == (a.Prepare("misspell"),)
    with pytest.raises(Illegal) as refused:
        g.act(0, a.Prepare("stupefy"))
    assert refused.value.message.key == "refusal-no-such-spell"
    g.stupefies[0], g.misspells[0] = 1, 0
    assert g.options(0) == (a.Prepare("stupefy"),)


def test_protego_is_no_card_to_prepare() -> None:
    with pytest.raises(Illegal) as refused:
        table().act(0, a.Prepare("protego"))
    assert refused.value.message.key == "refusal-prepare-first"


def test_s2_you_aim_at_one_player_of_another_house_or_at_nobody() -> None:
    g = table(7)
    prepare(g, "mmmmmmm")
    assert g.house[0] == g.house[2] == g.house[4]
    assert g.options(0) == (a.Aim(1), a.Aim(3), a.Aim(5), a.Aim(6), a.Aim(None))


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (a.Aim(0), "refusal-aim-at-yourself"),
        (a.Aim(2), "refusal-aim-at-teammate"),
        (a.Aim(9), "refusal-aim-at-empty-seat"),
        (a.Protego(), "refusal-aim-first"),
    ],
)
def test_s2_other_aims_are_refused_with_the_reason(action: Any, key: str) -> None:
    g = table(5)
    prepare(g, "mmmmm")
    before = SPEC.hash(g)
    with pytest.raises(Illegal) as refused:
        g.act(0, action)
    assert refused.value.message.key == key
    assert SPEC.hash(g) == before


def test_s2_the_first_seat_is_a_teammate_like_any_other() -> None:
    g = table(5)
    prepare(g, "mmmmm")
    with pytest.raises(Illegal) as refused:
        g.act(2, a.Aim(0))
    assert refused.value.message.key == "refusal-aim-at-teammate"


def test_aims_are_secret_until_all_have_aimed_and_public_then() -> None:
    g = table()
    prepare(g, "mmmm")
    for seat in range(3):
        g.act(seat, a.Aim(3))
        assert [player.target for player in SPEC.view(g, None).players] == [None] * 4
    g.act(3, a.Aim(None))
    assert [player.target for player in SPEC.view(g, None).players] == [3, 3, 3, None]


def test_s4_the_target_cannot_be_changed_when_casting() -> None:
    g = table()
    prepare(g, "ssss")
    aim(g, 1, 2, 3, 0)
    assert g.options(0) == (a.Cast(), a.Protego())
    with pytest.raises(Illegal) as refused:
        g.act(0, a.Aim(2))
    assert refused.value.message.key == "refusal-cast-first"


def test_s5_there_are_only_two_choices_the_prepared_card_or_protego() -> None:
    g = table()
    prepare(g, "msms")
    aim(g, 1, 0, 3, 2)
    assert all(g.options(seat) == (a.Cast(), a.Protego()) for seat in range(4))


def test_to_cast_is_told_by_the_own_spell_and_its_target() -> None:
    g = table()
    prepare(g, "smsm")
    aim(g, 1, None, 3, 2)
    told = [SPEC.table.option(g, seat, a.Cast()) for seat in (0, 1)]
    stupefy, misspell = Message("spell-stupefy"), Message("spell-misspell")
    assert told == [
        Message("option-cast-at", {"spell": stupefy, "target": Player(1)}),
        Message("option-cast-at-nobody", {"spell": misspell}),
    ]
    assert SPEC.table.option(g, 0, a.Protego()) is None


def test_casts_are_secret_until_all_have_cast() -> None:
    g = table()
    prepare(g, "mmmm")
    aim(g, 1, 0, 3, 2)
    g.act(0, a.Protego())
    assert [player.cast for player in SPEC.view(g, 1).players] == [None] * 4
    assert SPEC.situation(g, 1).ready == (0,)


def test_stupefy_lays_down_the_flag_and_gives_a_token() -> None:
    g = table()
    log = duel(g, "smmm", (1, 0, None, None), "cccc")
    assert g.standing == [True, False, True, True]
    assert g.tokens == [0, 1, 0, 0]
    assert told(log, e.Stupefied) == [e.Stupefied(1, (0,), 1)]
    assert told(log, e.Shouted) == [e.Shouted(0, 1)]


def test_misspell_does_nothing() -> None:
    g = table()
    duel(g, "mmmm", (1, 0, 0, 0), "cccc")
    assert g.standing == [True] * 4
    assert g.tokens == [0] * 4


def test_s8_several_stupefies_give_a_token_each_and_lay_the_flag_down_once() -> None:
    g = table()
    log = duel(g, "msss", (None, 0, 0, 0), "cccc")
    assert g.standing == [False, True, True, True]
    assert g.tokens == [3, 0, 0, 0]
    assert told(log, e.Stupefied) == [e.Stupefied(0, (1, 2, 3), 3)]


def test_s6_protego_ignores_spells_lays_the_flag_down_and_hides_the_own_card() -> None:
    g = table()
    log = duel(g, "ssmm", (1, 0, None, None), "cpcc")
    assert g.standing == [True, False, True, True]
    assert g.tokens == [0, 0, 0, 0]
    assert g.down[1] == (STUPEFY,)
    assert g.open_stupefies == 1  # the shot against Protego is spent
    assert told(log, e.Shouted) == [e.Shouted(0, 1)]  # the protected player's own spell is not cast


def test_protego_drops_the_target() -> None:
    g = table()
    duel(g, "mmmm", (1, 0, 3, 2), "pccc")
    assert SPEC.view(g, None).players[0].target is None
    assert g.cast == [PROTEGO, MISSPELL, MISSPELL, MISSPELL]


def test_s7_two_players_may_stupefy_each_other() -> None:
    g = table()
    duel(g, "ssmm", (1, 0, None, None), "cccc")
    assert g.standing == [False, False, True, True]
    assert g.tokens == [1, 1, 0, 0]


def test_s3_without_a_target_you_may_protect_yourself_be_hit_share_and_waste_a_stupefy() -> None:
    g = table()
    duel(g, "smsm", (None, None, 1, None), "ccpc")
    assert g.standing == [True, True, False, True]
    assert g.open_stupefies == 1
    assert g.tokens == [0, 0, 0, 0]
    g = table()
    duel(g, "mmms", (None, None, None, 0), "cccc")
    assert g.tokens == [1, 0, 0, 0]


def test_s1_the_card_of_an_unharmed_player_is_used_up_faceup() -> None:
    g = table()
    log = duel(g, "smmm", (1, None, None, None), "cccc")
    assert (g.open_stupefies, g.open_misspells) == (1, 3)
    assert e.Discarded(0, "stupefy") in log
    assert [player.cards for player in SPEC.view(g, None).players] == [7, 7, 7, 7]


def test_s1_as_an_option_an_unharmed_player_keeps_the_card() -> None:
    g = table(spent_when_unharmed=False)
    duel(g, "smmm", (1, None, None, None), "cccp")
    assert [player.cards for player in SPEC.view(g, None).players] == [8, 7, 8, 7]
    assert g.stupefies[0] == 3


def test_stupefied_players_discard_faceup_and_protected_players_facedown() -> None:
    g = table()
    log = duel(g, "sssm", (1, 2, 3, None), "ccpc")
    assert told(log, e.Discarded) == [e.Discarded(0, "stupefy"), e.Discarded(1, "stupefy"), e.Discarded(3, "misspell")]
    assert told(log, e.DiscardedFacedown) == [e.DiscardedFacedown(2, "stupefy")]


def test_s9_facedown_discards_are_known_to_their_owner_only() -> None:
    event = e.DiscardedFacedown(2, "stupefy")
    assert event.seen_by(2) == event
    for seat in (0, 1, 3, None):
        assert event.seen_by(seat) == e.DiscardedFacedown(2, None)
    g = table()
    duel(g, "mmsm", (None, None, None, None), "ccpc")
    own = SPEC.view(g, 2).own
    assert own is not None
    assert own.facedown == ("stupefy",)
    assert all(SPEC.view(g, seat).players[2].facedown == 1 for seat in (0, 1, 3, None))


def test_s10_faceup_discards_are_open_to_all() -> None:
    g = table()
    duel(g, "smms", (None,) * 4, "cccp")
    discard = SPEC.view(g, None).discard
    assert (discard.misspells, discard.stupefies, discard.facedown) == (2, 1, 1)


def test_s40_protego_is_legal_though_nobody_aims_at_you() -> None:
    g = table()
    duel(g, "mmmm", (None,) * 4, "pccc")
    assert g.standing == [False, True, True, True]
    assert g.down[0] == (MISSPELL,)


def test_s41_protego_is_not_limited() -> None:
    g = table()
    for number in range(1, 5):
        duel(g, "mmmm", (None,) * 4, "pccc")
        assert len(g.down[0]) == number
        take_all(g)


def test_each_round_uses_one_card_so_that_eight_last_for_the_game() -> None:
    g = table()
    rng = Random(5)
    while not g.over:
        if g.phase == 1:
            assert [m + s for m, s in zip(g.misspells, g.stupefies, strict=True)] == [9 - g.round] * 4
        for seat in g.waiting:
            g.act(seat, rng.choice(g.options(seat)))
    assert g.round == 8
    assert sum(g.misspells) + sum(g.stupefies) == 0


def test_s36_who_does_not_prepare_gets_any_card_of_the_hand_at_random() -> None:
    g = table()
    drawn = [g.default(0, Random(seed)).spell for seed in range(800)]
    assert 250 < drawn.count("stupefy") < 350  # three cards of eight
    g.stupefies[0] = 0
    assert {g.default(0, Random(seed)).spell for seed in range(20)} == {"misspell"}


def test_s34_who_does_not_aim_points_at_nobody() -> None:
    g = table()
    prepare(g, "mmmm")
    assert g.default(1, Random(1)) == a.Aim(None)


def test_s35_who_does_not_answer_casts_the_prepared_card() -> None:
    g = table()
    prepare(g, "mmmm")
    aim(g, 1, 0, 3, 2)
    assert g.default(1, Random(1)) == a.Cast()


def test_the_question_names_the_spell_and_the_wands() -> None:
    g = table()
    prepare(g, "smmm")
    aim(g, 1, 0, 0, None)
    text = g.prompt(0)
    assert text is not None
    assert (text.key, text.args["count"]) == ("prompt-cast", 2)
    at_ease = g.prompt(3)
    assert at_ease is not None
    assert at_ease.key == "prompt-cast-at-ease"


def test_s22_hands_are_not_shown_to_teammates() -> None:
    g = table(8)
    assert g.house[0] == g.house[4]
    g.misspells[0], g.stupefies[0] = 7, 1
    mate = SPEC.view(g, 4)
    assert mate.players[0].cards == 8
    g.misspells[0], g.stupefies[0] = 5, 3
    assert SPEC.view(g, 4) == mate


def test_s21_delay_tokens_are_open() -> None:
    g = table(5)
    assert [player.tokens for player in SPEC.view(g, None).players] == [1, 0, 1, 0, 0]


def test_s23_delay_tokens_are_not_limited_to_the_24_of_the_box() -> None:
    g = table(8)
    g.tokens = [23, 0, 0, 0, 0, 0, 0, 0]
    duel(g, "mssssmss", (None, 0, 0, 0, None, None, 0, 0), "cccccccc")
    assert g.tokens[0] == 28


def test_nobody_harmed_nobody_down() -> None:
    g = table()
    log = calm(g)
    assert g.standing == [True] * 4
    assert not told(log, e.Stupefied)
    lay(g, "points_10")
    cast_before = [player.cast for player in SPEC.view(g, 0).players]
    assert cast_before == ["misspell"] * 4


def test_answers_out_of_turn_change_nothing() -> None:
    g = table()
    g.act(0, a.Prepare("misspell"))
    before = SPEC.hash(g)
    for seat in (0, 7, -1):
        with pytest.raises(Illegal):
            g.act(seat, a.Prepare("misspell"))
    assert SPEC.hash(g) == before


@pytest.mark.parametrize("prepared", ["mmmm", "ssss", "msms", "smsm", "mssm"])
@pytest.mark.parametrize("choices", ["cccc", "pppp", "pcpc", "cppp"])
def test_the_shouts_come_in_the_order_of_the_seats_whatever_was_prepared(prepared: str, choices: str) -> None:
    """An order that hangs on the cards would tell what lies under a Protego."""
    log = duel(table(), prepared, (None,) * 4, choices)
    shouts = [event for event in log if isinstance(event, e.Shouted | e.Misspelled | e.Shielded)]
    assert [event.who for event in shouts] == [0, 1, 2, 3]
    discards = [event for event in log if isinstance(event, e.Discarded | e.DiscardedFacedown)]
    assert [event.who for event in discards] == [0, 1, 2, 3]


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_s9_only_its_owner_is_told_which_card_was_discarded_facedown(viewer: int | None) -> None:
    log = duel(table(), "msms", (None,) * 4, "pppp")
    facedown = [event.seen_by(viewer) for event in told(log, e.DiscardedFacedown)]
    spells = ["misspell", "stupefy", "misspell", "stupefy"]
    assert facedown == [e.DiscardedFacedown(who, spells[who] if who == viewer else None) for who in range(4)]


@pytest.mark.parametrize("seats", SPEC.seats)
def test_s2_the_aims_are_all_opponents_and_nobody_and_no_other(seats: int) -> None:
    g = table(seats)
    prepare(g, "m" * seats)
    for seat in range(seats):
        opponents = [other for other in range(seats) if g.house[other] != g.house[seat]]
        assert list(g.options(seat)) == [*map(a.Aim, opponents), a.Aim(None)]
        assert len(opponents) == seats - g.house.count(g.house[seat])


def test_s9_the_own_facedown_discards_are_the_own_ones_not_a_teammates() -> None:
    g = table(8)
    duel(g, "smmmmmmm", (None,) * 8, "pcccpccc")
    assert g.house[0] == g.house[4]
    owns = [SPEC.view(g, seat).own for seat in range(8)]
    facedown = [() if own is None else own.facedown for own in owns]
    assert facedown == [("stupefy",), (), (), (), ("misspell",), (), (), ()]
