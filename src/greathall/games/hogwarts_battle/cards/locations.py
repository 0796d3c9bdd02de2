"""The locations of each game in printed order: what the reveal does, events each turn, control that loses it."""

from __future__ import annotations

from greathall.games.hogwarts_battle.components import ALLY, ITEM, SPELL, Location
from greathall.games.hogwarts_battle.effects import AllLose, EachDiscards

LOCATIONS: dict[int, tuple[Location, ...]] = {
    1: (
        Location("diagon_alley", events=1, capacity=4),
        Location("mirror_of_erised", events=1, capacity=4),
    ),
    2: (
        Location("forbidden_forest", events=1, capacity=4),
        Location("quidditch_pitch", events=1, capacity=4),
        Location("chamber_of_secrets", events=2, capacity=5),
    ),
    3: (
        Location("hogwarts_express", events=1, capacity=5),
        Location("hogsmeade_village", events=2, capacity=6),
        Location("shrieking_shack", events=2, capacity=6),
    ),
    4: (
        Location("quidditch_world_cup", events=1, capacity=6),
        Location("triwizard_tournament", events=2, capacity=6),
        Location("graveyard", EachDiscards(ALLY), events=2, capacity=7),
    ),
    5: (
        Location("azkaban", events=1, capacity=7),
        Location("hall_of_prophecy", events=2, capacity=7),
        Location("ministry_of_magic", EachDiscards(SPELL), events=2, capacity=7),
    ),
    6: (
        Location("knockturn_alley", events=1, capacity=7),
        Location("the_burrow", events=2, capacity=7),
        Location("astronomy_tower", EachDiscards(ITEM), events=3, capacity=8),
    ),
    7: (
        Location("godrics_hollow", events=1, capacity=6),
        Location("gringotts", events=2, capacity=6),
        Location("room_of_requirement", events=2, capacity=7),
        Location("hogwarts_castle", AllLose(2), events=3, capacity=8),
    ),
}
