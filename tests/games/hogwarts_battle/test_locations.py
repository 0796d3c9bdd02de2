"""The locations, one scenario each: events, control, reveal."""

from __future__ import annotations

from typing import Any

from greathall.games.hogwarts_battle.actions import UsePower
from greathall.games.hogwarts_battle.cards import GAME_LOCATIONS
from greathall.games.hogwarts_battle.events import GameLost
from tests.games.hogwarts_battle.table import Table, location_named, reveal, table


def stands(name: str, events: int, capacity: int) -> None:
    """It reveals so many events a turn, and falls with so much control at the end of a turn, not before."""
    game, number = location_named(name)
    t = reveal(*["expulso"] * events, "expulso", game=game, location=number)
    assert t.g.pile == ["expulso"] * events
    last = number == len(GAME_LOCATIONS[game]) - 1
    t = table(game=game, location=number, control=capacity - 1)
    t.g.events = ["regeneration"] * 4
    t.end()
    t.expect(location=number)
    t = table(game=game, location=number, control=capacity)
    t.g.events = ["regeneration"] * 4
    t.end()
    if last:
        assert t.g.over
        assert not t.g.won
        assert t.told(GameLost)
    else:
        t.expect(location=number + 1, control=0)


def falls_to(name: str, **places: Any) -> Table:
    """The location before this one is lost at the end of this turn."""
    game, number = location_named(name)
    before = GAME_LOCATIONS[game][number - 1]
    t = table(**{"game": game, "location": number - 1, "control": before.capacity, **places})
    t.g.events = ["regeneration"] * 4
    return t.end()


def test_diagon_alley() -> None:
    stands("diagon_alley", 1, 4)


def test_mirror_of_erised() -> None:
    stands("mirror_of_erised", 1, 4)


def test_forbidden_forest() -> None:
    stands("forbidden_forest", 1, 4)


def test_quidditch_pitch() -> None:
    stands("quidditch_pitch", 1, 4)


def test_chamber_of_secrets() -> None:
    stands("chamber_of_secrets", 2, 5)


def test_hogwarts_express() -> None:
    stands("hogwarts_express", 1, 5)


def test_hogsmeade_village() -> None:
    stands("hogsmeade_village", 2, 6)


def test_shrieking_shack() -> None:
    stands("shrieking_shack", 2, 6)


def test_quidditch_world_cup() -> None:
    stands("quidditch_world_cup", 1, 6)


def test_triwizard_tournament() -> None:
    stands("triwizard_tournament", 2, 6)


def test_graveyard() -> None:
    stands("graveyard", 2, 7)
    t = falls_to("graveyard", hands=("alohomora", "trevor firebolt"))
    assert t.g.discards[1] == ["trevor"]


def test_azkaban() -> None:
    stands("azkaban", 1, 7)


def test_hall_of_prophecy() -> None:
    stands("hall_of_prophecy", 2, 7)


def test_ministry_of_magic() -> None:
    stands("ministry_of_magic", 2, 7)
    t = falls_to("ministry_of_magic", hands=("", "alohomora lumos trevor"))
    assert t.seat == 1
    t.discard("alohomora")
    assert t.g.hands[1] == ["lumos", "trevor"]


def test_knockturn_alley() -> None:
    stands("knockturn_alley", 1, 7)


def test_the_burrow() -> None:
    stands("the_burrow", 2, 7)


def test_astronomy_tower() -> None:
    stands("astronomy_tower", 3, 8)
    t = falls_to("astronomy_tower", hands=("alohomora", "mandrake trevor"))
    assert t.g.discards[1] == ["mandrake"]


def test_godrics_hollow() -> None:
    stands("godrics_hollow", 1, 6)


def test_gringotts() -> None:
    stands("gringotts", 2, 6)


def test_room_of_requirement() -> None:
    stands("room_of_requirement", 2, 7)


def test_hogwarts_castle() -> None:
    stands("hogwarts_castle", 3, 8)
    falls_to("hogwarts_castle", villains="crabbe_and_goyle").expect(health=(8, 8))
    t = table(game=7, heroes="ron hermione", location=3, control=4, attack=11)
    t.use("hogwarts_castle").use("hogwarts_castle").expect(control=2, attack=(1, 0))
    assert not t.offers(UsePower("hogwarts_castle"))
