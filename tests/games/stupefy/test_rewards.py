"""Phases 6 and 7: who takes what, what it does, and the end of the round."""

from __future__ import annotations

from random import Random

import pytest

from greathall import Illegal
from greathall.core.kernel import logged
from greathall.games.stupefy import SPEC
from greathall.games.stupefy import actions as a
from greathall.games.stupefy import events as e
from greathall.games.stupefy.cards import HOUSES, MISSPELL, STUPEFY
from tests.games.stupefy.table import calm, duel, lay, share_again, table, take, take_all, told

POINTS = ("points_10", "points_20", "points_40")


def test_standing_players_take_in_turn_the_favourite_first_then_clockwise() -> None:
    g = table(first_favourite=2)
    duel(g, "msmm", (None, 0, None, None), "cccc")
    lay(g, "points_10", "points_20", "points_40", "favour")
    assert take(g, "points_40", "points_20", "favour", "points_10") == [2, 3, 1, 2]


def test_s17_if_the_favourite_is_down_the_first_standing_player_on_the_left_begins() -> None:
    g = table(first_favourite=1)
    duel(g, "smmm", (1, None, None, None), "ccpc")
    assert g.waiting == (3,)


def test_s18_a_sole_standing_player_takes_everything_one_by_one() -> None:
    g = table()
    duel(g, "mmmm", (None,) * 4, "pppc")
    lay(g, *POINTS, "favour", "successful_potion")
    assert take(g, "favour", "points_10", "successful_potion", "become_the_favourite", "points_20") == [3] * 5
    assert g.boxes[g.house[3]] == 70  # the last reward is taken by itself: there is nothing to choose


def test_s16_a_reward_cannot_be_refused_and_must_be_in_the_middle() -> None:
    g = table()
    calm(g)
    lay(g, "points_10", "time_turner")
    assert g.options(0) == (a.Take("points_10"), a.Take("time_turner"), a.Take("become_the_favourite"))
    for action, key in ((a.Take("points_40"), "refusal-not-in-the-middle"), (a.Cast(), "refusal-take-first")):
        with pytest.raises(Illegal) as refused:
            g.act(0, action)
        assert refused.value.message.key == key


@pytest.mark.parametrize(("reward", "points"), [("points_10", 10), ("points_20", 20), ("points_40", 40)])
def test_points_go_to_the_box_of_the_house(reward: str, points: int) -> None:
    g = table()
    calm(g)
    lay(g, reward)
    log = logged(g)
    take(g, reward)
    assert g.boxes == [points, 0, 0, 0]
    assert e.Announced("gryffindor", points) in log


def test_successful_potion_stays_with_its_taker() -> None:
    g = table()
    calm(g)
    lay(g, "successful_potion")
    take(g, "successful_potion")
    assert (g.potions, g.boxes) == ([1, 0, 0, 0], [0] * 4)


def test_favour_stays_with_its_taker() -> None:
    g = table()
    calm(g)
    lay(g, "favour")
    take(g, "favour")
    assert (g.favours, g.boxes) == ([1, 0, 0, 0], [0] * 4)


def test_private_lessons_swap_a_misspell_for_a_used_stupefy() -> None:
    g = table()
    log = duel(g, "msmm", (None,) * 4, "cccc")
    lay(g, "private_lessons", "points_10")
    take(g, "private_lessons")
    assert (g.misspells[0], g.stupefies[0]) == (3, 4)
    assert (g.open_misspells, g.open_stupefies) == (4, 0)
    assert e.Learnt(0) in log


def test_s11_private_lessons_may_take_the_own_stupefy_of_this_round() -> None:
    g = table()
    duel(g, "smmm", (1, None, None, None), "cccc")
    lay(g, "private_lessons", "points_10")
    take(g, "private_lessons")
    assert g.stupefies[0] == 3


def test_s11_faceup_stupefies_are_taken_first() -> None:
    g = table()
    duel(g, "mssm", (None,) * 4, "cpcc")
    lay(g, "private_lessons", "points_10")
    take(g, "private_lessons")
    assert (g.open_stupefies, g.facedown_stupefies()) == (0, 1)


def test_s11_a_facedown_stupefy_is_moved_unseen() -> None:
    g = table()
    log = duel(g, "msmm", (None,) * 4, "cpcc")
    lay(g, "private_lessons", "points_10")
    before = SPEC.view(g, 1).own
    take(g, "private_lessons")
    assert g.stupefies[0] == 4
    assert g.facedown_stupefies() == 0
    assert SPEC.view(g, 1).own == before  # its former owner is not told
    assert SPEC.view(g, None).discard.facedown == 0
    assert told(log, e.Learnt) == [e.Learnt(0)]


def test_s11_as_an_option_only_faceup_stupefies_can_be_taken() -> None:
    g = table(lessons_source="faceup_only")
    log = duel(g, "msmm", (None,) * 4, "cpcc")
    lay(g, "private_lessons", "points_10")
    take(g, "private_lessons")
    assert g.stupefies[0] == 3
    assert told(log, e.NoStupefy) == [e.NoStupefy(0)]


def test_s12_private_lessons_without_a_stupefy_in_the_discard_do_nothing() -> None:
    g = table()
    log = calm(g)
    lay(g, "private_lessons", "points_10")
    take(g, "private_lessons")
    assert (g.misspells[0], g.stupefies[0], g.open_misspells) == (4, 3, 4)
    assert told(log, e.NoStupefy) == [e.NoStupefy(0)]


def test_s12_private_lessons_without_a_misspell_in_hand_do_nothing() -> None:
    g = table()
    g.misspells[0] = 1
    log = duel(g, "msmm", (None,) * 4, "cccc")
    lay(g, "private_lessons", "points_10")
    take(g, "private_lessons")
    assert (g.misspells[0], g.stupefies[0], g.open_stupefies) == (0, 3, 1)
    assert told(log, e.NoMisspell) == [e.NoMisspell(0)]


def test_s12_private_lessons_are_void_in_round_8() -> None:
    g = table()
    for _ in range(7):
        calm(g)
        take_all(g)
    calm(g)
    lay(g, "private_lessons", "points_10")
    take(g, "private_lessons")
    assert [m + s for m, s in zip(g.misspells, g.stupefies, strict=True)] == [0] * 4


def test_private_lessons_and_time_turner_go_to_the_discard() -> None:
    g = table()
    calm(g)
    lay(g, "private_lessons", "time_turner")
    take(g, "private_lessons", "time_turner")
    assert g.round == 2
    assert (g.spent[5], g.spent[6]) == (1, 1)


def test_time_turner_returns_the_own_token_when_it_is_the_only_one() -> None:
    g = table()
    log = calm(g)
    g.tokens = [2, 3, 0, 0]
    lay(g, "time_turner", "points_10")
    take(g, "time_turner")
    assert g.tokens == [1, 3, 0, 0]
    assert told(log, e.TokenReturned) == [e.TokenReturned(0, "time_turner")]


def test_s15_time_turner_lets_its_taker_choose_any_late_member_of_the_house() -> None:
    g = table(7)
    calm(g)
    g.tokens = [1, 5, 2, 5, 3, 5, 5]
    lay(g, "time_turner", "points_10")
    take(g, "time_turner")
    assert g.waiting == (0,)
    assert g.options(0) == (a.TurnBack(0), a.TurnBack(2), a.TurnBack(4))
    assert g.default(0, Random(1)) == a.TurnBack(4)
    with pytest.raises(Illegal) as refused:
        g.act(0, a.TurnBack(1))
    assert refused.value.message.key == "refusal-not-your-house"
    g.act(0, a.TurnBack(2))
    assert g.tokens == [1, 5, 1, 5, 3, 5, 5]
    assert g.waiting == (1,)


def test_s15_a_member_without_a_token_cannot_be_chosen() -> None:
    g = table(7)
    calm(g)
    g.tokens = [0, 0, 1, 0, 3, 0, 0]
    lay(g, "time_turner", "points_10")
    take(g, "time_turner")
    with pytest.raises(Illegal) as refused:
        g.act(0, a.TurnBack(0))
    assert refused.value.message.key == "refusal-no-token"
    with pytest.raises(Illegal) as refused:
        g.act(0, a.Cast())
    assert refused.value.message.key == "refusal-turn-back-first"


def test_s15_time_turner_without_a_token_in_the_house_does_nothing() -> None:
    g = table()
    log = calm(g)
    g.tokens = [0, 3, 0, 0]
    lay(g, "time_turner", "points_10")
    take(g, "time_turner")
    assert g.tokens == [0, 3, 0, 0]
    assert told(log, e.NoToken) == [e.NoToken(0, "time_turner")]


def test_s37_the_default_token_is_the_takers_own_among_equals() -> None:
    g = table(5)
    g.favourite = 2
    calm(g)
    g.tokens = [2, 0, 2, 0, 0]
    lay(g, "time_turner", "points_10")
    take(g, "time_turner")
    assert g.waiting == (2,)
    assert g.default(2, Random(1)) == a.TurnBack(2)


def test_become_the_favourite_moves_the_tile_at_once_and_returns_an_own_token() -> None:
    g = table(5)
    log = calm(g)
    g.tokens = [0, 2, 4, 0, 0]
    lay(g, "points_10", "points_20", "points_40")
    assert take(g, "points_40", "become_the_favourite") == [0, 1]
    assert g.favourite == 1
    assert g.tokens == [0, 1, 4, 0, 0]  # never a teammate's
    assert g.waiting == (2,)  # S14: the order of this share stays
    assert e.BecameFavourite(1) in log
    assert told(log, e.TokenReturned) == [e.TokenReturned(1, "become_the_favourite")]
    take(g, "points_10")
    assert (g.round, g.favourite) == (2, 1)


def test_s14_the_favourite_may_take_it_again_and_without_a_token_only_the_tile_counts() -> None:
    g = table()
    log = calm(g)
    lay(g, "points_10")
    take(g, "become_the_favourite")
    assert g.favourite == 0
    assert not told(log, e.TokenReturned)


def test_become_the_favourite_comes_back_every_round() -> None:
    g = table()
    for number in range(1, 5):
        assert g.round == number
        assert g.middle[7] == 1
        calm(g)
        take_all(g)


def test_s13_if_nobody_stands_the_rewards_join_those_of_the_next_round() -> None:
    g = table()
    log = duel(g, "mmmm", (None,) * 4, "pppp")
    assert told(log, e.AllDown) == [e.AllDown(True)]
    assert (g.round, sum(g.middle), g.favourite, g.standing) == (2, 17, 0, [True] * 4)
    duel(g, "mmmm", (None,) * 4, "pppp")
    assert (g.round, sum(g.middle)) == (3, 25)


def test_s13_as_an_option_the_rewards_are_discarded() -> None:
    g = table(all_down="discard")
    log = duel(g, "mmmm", (None,) * 4, "pppp")
    assert told(log, e.AllDown) == [e.AllDown(False)]
    assert (g.round, sum(g.middle), sum(g.spent)) == (2, 9, 8)


def test_s13_after_round_8_leftovers_are_lost() -> None:
    g = table()
    for _ in range(8):
        calm(g, "pppp")
    assert g.over
    assert g.boxes == [0] * 4
    assert sum(g.spent) == 64


def test_s19_each_house_announces_its_points_of_the_round_zero_too() -> None:
    g = table(5)
    log = calm(g)
    lay(g, *POINTS, "favour")
    take(g, "points_40", "favour", "points_20", "points_10")
    assert told(log, e.Announced) == [
        e.Announced("gryffindor", 60),
        e.Announced("hufflepuff", 0),
        e.Announced("ravenclaw", 10),
        e.Announced("slytherin", 0),
    ]
    assert g.boxes == [60, 0, 10, 0]


def test_flags_stand_up_again_at_the_end_of_the_round() -> None:
    g = table()
    duel(g, "mmmm", (None,) * 4, "pccc")
    assert g.standing[0] is False
    take_all(g)
    assert g.standing == [True] * 4


def test_s37_the_default_reward() -> None:
    g = table()
    calm(g)
    order = ["points_40", "points_20", "points_10", "favour", "successful_potion", "become_the_favourite"]
    order += ["time_turner", "private_lessons"]
    lay(g, *(reward for reward in order if reward != "become_the_favourite"))
    for reward in order[:-1]:
        (seat,) = g.waiting
        assert g.default(seat, Random(1)) == a.Take(reward)
        g.act(seat, a.Take(reward))


def test_s20_totals_potions_and_favours_are_hidden_but_the_own_are_shown() -> None:
    g = table()
    calm(g)
    lay(g, "favour", "successful_potion", "points_10")
    take(g, "favour", "successful_potion", "points_10")
    seen = SPEC.view(g, 0)
    assert seen.boxes is None
    assert [player.favours for player in seen.players] == [1, None, None, None]
    assert [player.potions for player in SPEC.view(g, None).players] == [None] * 4


def test_s20_the_memory_aid_shows_them() -> None:
    g = table(memory_aid="on")
    calm(g)
    lay(g, "favour", "successful_potion", "points_10")
    take(g, "favour", "successful_potion", "points_10")
    seen = SPEC.view(g, None)
    assert seen.boxes is not None
    assert {box.house: box.points for box in seen.boxes} == dict(zip(HOUSES, (0, 0, 10, 0), strict=True))
    assert [player.favours for player in seen.players] == [1, 0, 0, 0]


def test_s20_the_log_goes_back_to_the_present_round_since_the_second_version() -> None:
    assert SPEC.table.log_since(table()) is e.RoundBegan
    for whole in (table(version=1), table(memory_aid="on")):
        assert SPEC.table.log_since(whole) is None


def test_s20_the_rewards_of_this_round_are_shown_and_covered_in_the_next() -> None:
    g = table()
    calm(g)
    lay(g, "favour", "points_10")
    take(g, "favour")
    assert SPEC.view(g, None).players[0].taken == ("favour",)
    take_all(g)
    assert SPEC.view(g, None).players[0].taken == ()


def test_s42_discarded_rewards_never_come_back() -> None:
    g = table()
    seen = 0
    rng = Random(2)
    while not g.over:
        for seat in g.waiting:
            g.act(seat, rng.choice(g.options(seat)))
        seen = max(seen, g.round)
    assert g.pile == []
    assert seen == 8


def test_a_redeal_keeps_what_void_lessons_have_proved() -> None:
    g = table()
    g.misspells[0] = 1
    duel(g, "msmm", (None,) * 4, "pccc")
    lay(g, "private_lessons", "points_10", "points_20")
    g.favourite = 0
    g.standing[0] = True
    share_again(g)
    take(g, "private_lessons")
    assert g.proofs == [(0, 1, 0, 0)]
    for seed in range(20):
        world = SPEC.redeal(g, 1, Random(seed))
        assert (world.misspells[0], world.down[0]) == (0, (MISSPELL,))


def test_a_redeal_keeps_a_lent_stupefy_where_it_lay() -> None:
    g = table()
    duel(g, "msmm", (None,) * 4, "cppc")
    lay(g, "private_lessons", "points_10", "points_20")
    take(g, "private_lessons")
    assert g.lent == [(0, 1, 1, 0)]
    worlds = [SPEC.redeal(g, 0, Random(seed)) for seed in range(60)]
    assert all((world.down[1] + world.down[2]).count(STUPEFY) >= 1 for world in worlds)
    assert {world.down[1] for world in worlds} == {(STUPEFY,), (MISSPELL,)}


def test_a_redeal_keeps_a_dry_discard_pile_dry() -> None:
    g = table()
    duel(g, "mmmm", (None,) * 4, "cppc")
    lay(g, "private_lessons", "points_10", "points_20")
    take(g, "private_lessons")
    assert g.proofs == [(1, 1, 0, 0), (2, 1, 0, 0)]
    assert all(SPEC.redeal(g, 0, Random(seed)).facedown_stupefies() == 0 for seed in range(40))


def test_a_redeal_does_not_put_the_learnt_stupefy_into_an_earlier_discard() -> None:
    g = table()
    duel(g, "mmmm", (None,) * 4, "cpcc")
    take_all(g)
    g.misspells[1], g.stupefies[1], g.open_stupefies = 6, 0, 3  # its three Stupefies were cast in the open
    duel(g, "mmmm", (None,) * 4, "cccc")
    lay(g, "private_lessons", "points_10", "points_20")
    g.favourite = 1
    share_again(g)
    take(g, "private_lessons")
    assert (g.stupefies[1], g.down[1]) == (1, (MISSPELL,))
    for seed in range(60):
        world = SPEC.redeal(g, 0, Random(seed))
        assert (world.stupefies[1], world.down[1]) == (1, (MISSPELL,))


def test_a_redeal_keeps_in_hand_a_stupefy_that_was_taken_back_in_the_open() -> None:
    g = table(spent_when_unharmed=False)
    duel(g, "mmmm", (None,) * 4, "pccc")
    take_all(g)
    g.misspells[0], g.stupefies[0] = 6, 1
    duel(g, "smmm", (None,) * 4, "cccc")
    assert (g.stupefies[0], g.down[0]) == (1, (MISSPELL,))
    worlds = [SPEC.redeal(g, 1, Random(seed)) for seed in range(60)]
    assert all(world.stupefies[0] == 1 for world in worlds)


def test_a_redeal_keeps_in_hand_a_misspell_that_was_taken_back_in_the_open() -> None:
    g = table(spent_when_unharmed=False)
    duel(g, "smmm", (None,) * 4, "pccc")
    take_all(g)
    g.misspells[0], g.stupefies[0] = 1, 2
    duel(g, "mmmm", (None,) * 4, "cccc")
    assert (g.misspells[0], g.down[0]) == (1, (STUPEFY,))
    assert all(SPEC.redeal(g, 1, Random(seed)).misspells[0] == 1 for seed in range(60))


def test_lessons_that_lack_both_tell_only_what_all_can_see() -> None:
    g = table(lessons_source="faceup_only")
    g.misspells[0] = 1
    log = duel(g, "mmmm", (None,) * 4, "cccc")
    lay(g, "private_lessons", "points_10")
    take(g, "private_lessons")
    assert told(log, e.NoStupefy) == [e.NoStupefy(0)]
    assert g.proofs == []


def test_a_redeal_never_empties_of_misspells_the_hand_that_has_just_swapped_one() -> None:
    """Only the card that was swapped is known to have been a Misspell; before, the hand held it and another card."""
    g = table()
    duel(g, "smmm", (None,) * 4, "pccc")
    take_all(g)
    g.misspells[0], g.stupefies[0] = 1, 1
    g.open_stupefies = 1
    duel(g, "smmm", (None,) * 4, "cccc")
    lay(g, "private_lessons", "points_10", "points_20")
    g.favourite = 0
    share_again(g)
    take(g, "private_lessons")
    assert (g.misspells[0], g.stupefies[0], g.down[0]) == (0, 1, (STUPEFY,))
    for seed in range(60):
        world = SPEC.redeal(g, 1, Random(seed))
        assert (world.stupefies[0], world.down[0]) == (1, (STUPEFY,))


def test_lessons_from_a_facedown_card_lose_and_double_no_card() -> None:
    g = table()
    duel(g, "smmm", (None,) * 4, "pccc")
    before = SPEC.pieces(g)
    lay(g, "private_lessons", "points_10", "points_20")
    open_misspells, hand = g.open_misspells, (g.misspells[1], g.stupefies[1])
    take(g, "private_lessons")
    assert g.open_misspells == open_misspells + 1
    assert (g.misspells[1], g.stupefies[1]) == (hand[0] - 1, hand[1] + 1)
    spells = ("misspell", "stupefy")
    assert [SPEC.pieces(g)[spell] for spell in spells] == [before[spell] for spell in spells]


def test_a_redeal_keeps_dry_a_pile_whose_facedown_stupefy_was_lent() -> None:
    """Seat 1 gave the only facedown Stupefy to a lesson, and the next lesson found none: so there is no second."""
    g = table()
    duel(g, "mssm", (None,) * 4, "cpcc")
    g.open_stupefies = 0
    lay(g, "private_lessons", "points_10", "points_20", "points_40")
    take(g, "private_lessons")
    take_all(g)
    duel(g, "mmmm", (None,) * 4, "ccpc")
    lay(g, "private_lessons", "points_10", "points_20", "points_40")
    g.favourite = 0
    share_again(g)
    take(g, "private_lessons")
    assert (g.lent, g.dry) == ([(0, 1, 0, 0)], (0, 1, 1, 0))
    worlds = [SPEC.redeal(g, 3, Random(seed)) for seed in range(80)]
    assert {(world.down[1], world.down[2]) for world in worlds} == {((STUPEFY,), (MISSPELL,))}


@pytest.mark.parametrize(("version", "proved"), [(1, False), (2, True)])
def test_a_redeal_keeps_in_hand_the_misspell_of_who_found_no_stupefy(version: int, proved: bool) -> None:
    """Without a Misspell in hand that would have been told instead; games of the first version do not see it."""
    g = table(5, version=version)
    duel(g, "msmmm", (None,) * 5, "cpcpc")
    lay(g, "private_lessons", *POINTS)
    take(g, "private_lessons")
    take_all(g)
    for _ in range(3):
        calm(g)
        take_all(g)
    calm(g)
    g.open_stupefies = 0
    lay(g, "private_lessons", *POINTS)
    g.favourite = 1
    share_again(g)
    log = logged(g)
    take(g, "private_lessons")
    assert told(log, e.NoStupefy) == [e.NoStupefy(1)]
    assert (g.misspells[1], g.stupefies[1], g.down[1]) == (1, 2, (STUPEFY,))
    worlds = [SPEC.redeal(g, 4, Random(seed)) for seed in range(200)]
    assert all(world.misspells[1] >= 1 for world in worlds) == proved
