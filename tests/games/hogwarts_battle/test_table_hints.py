"""What people are told and offered beyond the rules."""

from __future__ import annotations

import pytest

from greathall.core.errors import Illegal
from greathall.core.messages import Arg, Message
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.actions import END_TURN, AcquireToTop, AssignAttack, PlayCard, UsePower
from greathall.games.hogwarts_battle.cards import CARDS, VILLAINS
from greathall.games.hogwarts_battle.components import LONGEST_GAME
from greathall.games.hogwarts_battle.table_hints import QUIET
from tests.games.hogwarts_battle.table import reveal, table


def test_nothing_is_asked_when_nothing_is_left() -> None:
    t = table(hand="")
    assert not SPEC.table.careful(t.g, 0, t.options()[-1])
    assert SPEC.option_message(t.g, 0, t.options()[-1]).key == "option-end-turn"


@pytest.mark.parametrize(
    ("places", "left"),
    [
        ({"hand": "lumos"}, {"left-cards": 1}),
        ({"attack": 2}, {"left-attack": 2}),
        ({"attack": 2, "villains": ""}, {}),
        ({"influence": 4}, {"left-influence": 4}),
        ({"influence": 1}, {}),
        ({"game": 6, "influence": 5, "market": ""}, {"left-influence": 5}),
        ({"game": 7, "attack": 5, "villains": "", "location": 3}, {"left-attack": 5}),
        ({"game": 7, "hand": "lumos", "trophies": "locket", "influence": 1, "market": ""}, {"left-cards": 1}),
        (
            {"hand": "lumos lumos", "attack": 1, "influence": 9},
            {"left-cards": 2, "left-attack": 1, "left-influence": 9},
        ),
    ],
)
def test_what_is_left(places: dict[str, object], left: dict[str, int]) -> None:
    t = table(**places)  # type: ignore[arg-type]
    message = SPEC.option_message(t.g, 0, t.options()[-1])
    given = message.args.get("left", [])
    assert isinstance(given, list)
    assert {each.key: each.args["count"] for each in given if isinstance(each, Message)} == left


def test_cards_that_ask_are_played_one_by_one() -> None:
    assert not SPEC.table.together(table(hand="alohomora hedwig").g, 0)
    assert not SPEC.table.together(table(hand="alohomora").g, 0), "one card is one input anyway"
    assert not SPEC.table.together(table(hand="alohomora cedric_diggory").g, 0), "a die may ask"
    assert not SPEC.table.together(table(hand="alohomora oliver_wood").g, 0), "his bonus asks"
    t = table(hand="alohomora firebolt lumos albus_dumbledore sorting_hat")
    assert len(SPEC.table.together(t.g, 0)) == 5
    assert not SPEC.table.together(t.g, 1)


def test_every_quiet_card_asks_nothing_when_it_is_played() -> None:
    """Two heroes without abilities or proficiencies; the piles are full of whatever might be taken."""
    piles = "lumos firebolt ginny_weasley"
    assert 30 < len(QUIET) < len(CARDS)
    for card in CARDS:
        t = table(game=2, heroes="neville ron", hand=card, deck="lumos " * 9, discard=piles, control=1, played="hedwig")
        t.g.plays = [0, 0, 1]
        t.play(card)
        if card in QUIET:
            t.quiet()
    assert {"advanced_potion_making", "arthur_weasley", "time_turner", "finite", "firebolt"} <= {*QUIET}


def test_only_who_is_to_act_can_play_in_one_go() -> None:
    t = reveal("flipendo", hand="alohomora lumos")
    assert t.question == "prompt-put-down"
    assert not SPEC.table.together(t.g, 0)


def test_all_that_is_thinkable_has_a_reason_or_is_an_option() -> None:
    t = table(hand="lumos", attack=1, influence=9)
    found = [*SPEC.table.thinkable(t.g, 0)]
    assert {PlayCard("dobby"), AssignAttack("dementor"), AcquireToTop("lumos"), UsePower("cup")} <= set(found)
    assert len(found) > 3 * len(CARDS) + len(VILLAINS)
    for action in found:
        if action not in t.options():
            with pytest.raises(Illegal):
                t.g.copy().act(0, action)
    assert not [*SPEC.table.thinkable(reveal("flipendo", hand="alohomora lumos").g, 0)]
    t.g.asked = None
    assert not [*SPEC.table.thinkable(t.g, 0)]


def test_how_it_ended() -> None:
    t = table(villains="draco_malfoy", stack="", damage=5, attack=1)
    t.g.turn, t.g.beaten = 12, ["basilisk"]
    t.assign("draco_malfoy")
    result = SPEC.table.result
    assert result is not None
    assert result(t.g) == Message("result-won", {"game": 1, "turns": 12, "count": 2})
    t = table(game=2, control=5, location=2)
    t.g.turn = 9
    t.end()
    lost: dict[str, Arg] = {"game": 2, "turns": 9, "location": Message("card-chamber-of-secrets")}
    assert result(t.g) == Message("result-lost", lost)
    t = table(game=3)
    t.g.turn = LONGEST_GAME
    t.end()
    assert t.g.over
    assert result(t.g) == Message("result-tired", {"game": 3, "turns": LONGEST_GAME})


def test_only_the_end_of_a_turn_is_asked_twice() -> None:
    t = table(hand="lumos", attack=1)
    assert [SPEC.table.careful(t.g, 0, option) for option in t.options()] == [
        option == END_TURN for option in t.options()
    ]
