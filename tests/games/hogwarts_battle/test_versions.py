"""What the second version of the rules changed, and that games of the first go on as they were begun."""

from __future__ import annotations

from typing import Any

from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.actions import Choose
from greathall.games.hogwarts_battle.events import (
    AlliesCounted,
    Drew,
    LocationLost,
    MarketFilled,
    MarkSeen,
    NewcomerSeen,
    Reacted,
    TurnEnded,
)
from tests.games.hogwarts_battle.table import Table, reveal, table


def of_version(t: Table, version: int) -> Table:
    t.g.version = version
    return t


def test_games_are_begun_under_the_newest_rules() -> None:
    assert (SPEC.oldest, SPEC.version) == (1, 2)
    assert SPEC.new(seats=2, seed=1).version == 2


def test_a_token_may_come_back_between_two_removals() -> None:
    """A hero stunned by Lord Voldemort's reaction adds a token, which the second removal takes (B16)."""
    places: dict[str, Any] = {"game": 7, "hand": "deluminator", "villains": "voldemort_7", "stack": "", "control": 1}
    t = table(**places, health=(1, 10)).play("deluminator").choose("remove_2")
    t.decline().quiet().expect(control=0, stunned=(True, False), health=(0, 8))
    t = table(**places, health=(1, 10)).play("deluminator").choose("remove_1").decline().quiet().expect(control=1)
    t = of_version(table(**places), 1).play("deluminator")
    assert t.options() == [Choose("remove_0"), Choose("remove_1")]


def test_the_end_of_a_turn_is_told_before_what_follows() -> None:
    def told(version: int) -> list[type]:
        t = of_version(table(hand="lumos", market="dobby", control=4), version)
        t.g.events = ["regeneration"]
        t.g.stack = ["reparo"]
        t.end()
        return [type(event) for event in t.log if type(event) in (TurnEnded, MarketFilled, Drew, LocationLost)]

    assert told(2) == [TurnEnded, LocationLost, MarketFilled, Drew]
    assert told(1) == [LocationLost, MarketFilled, TurnEnded, Drew]


def test_death_eaters_say_what_they_react_to() -> None:
    t = reveal("morsmordre", game=5, villains="death_eater_1 death_eater_2")
    assert [event.villain for event in t.told(MarkSeen)] == ["death_eater_1", "death_eater_2"]
    assert not t.told(Reacted)
    t = table(game=5, villains="death_eater_1 death_eater_2", stack="voldemort_5 basilisk dementor")
    t.g.events = ["regeneration"]
    t.end()
    assert [event.villain for event in t.told(NewcomerSeen)] == ["death_eater_1", "death_eater_2"]
    old = of_version(table(game=4, villains="death_eater_1"), 1)
    old.g.events = ["regeneration"]
    old.end()
    assert [event.cause for event in old.told(Reacted)] == ["death_eater_1"]


def test_who_is_stunned_by_a_death_eater_reads_one_reason() -> None:
    t = reveal("morsmordre", game=4, villains="death_eater_1", health=(2, 10), hand="lumos dobby reparo finite")
    prompt = t.g.prompt(0)
    assert prompt is not None
    assert (prompt.key, str(prompt.args["source"])) == ("prompt-stunned", "card-death-eater-1")


def test_allies_are_counted_aloud_with_closed_hands_only() -> None:
    t = table(game=2, villains="tom_riddle", hands=("", "trevor"), closed_hands=True)
    t.g.events = ["regeneration"]
    t.end()
    assert [(event.who, event.count) for event in t.told(AlliesCounted)] == [(1, 1)]
    for version, closed in ((1, True), (2, False)):
        t = of_version(table(game=2, villains="tom_riddle", hands=("", "trevor"), closed_hands=closed), version)
        t.g.events = ["regeneration"]
        assert not t.end().told(AlliesCounted)
