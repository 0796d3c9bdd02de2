"""The locations of each game in printed order: events a turn, control that loses it, what its reveal does."""

from __future__ import annotations

from greathall.games.hogwarts_battle.box import ALLY, ITEM, LOCATIONS, SPELL, Location
from greathall.games.hogwarts_battle.words import AllLose, EachDiscards, Word


def location(name: str, game: int, events: int, capacity: int, *revealed: Word) -> None:
    LOCATIONS[name] = Location(name, game, events, capacity, *revealed)


location("diagon_alley", 1, 1, 4)
location("mirror_of_erised", 1, 1, 4)
location("forbidden_forest", 2, 1, 4)
location("quidditch_pitch", 2, 1, 4)
location("chamber_of_secrets", 2, 2, 5)
location("hogwarts_express", 3, 1, 5)
location("hogsmeade_village", 3, 2, 6)
location("shrieking_shack", 3, 2, 6)
location("quidditch_world_cup", 4, 1, 6)
location("triwizard_tournament", 4, 2, 6)
location("graveyard", 4, 2, 7, EachDiscards(ALLY))
location("azkaban", 5, 1, 7)
location("hall_of_prophecy", 5, 2, 7)
location("ministry_of_magic", 5, 2, 7, EachDiscards(SPELL))
location("knockturn_alley", 6, 1, 7)
location("the_burrow", 6, 2, 7)
location("astronomy_tower", 6, 3, 8, EachDiscards(ITEM))
location("godrics_hollow", 7, 1, 6)
location("gringotts", 7, 2, 6)
location("room_of_requirement", 7, 2, 7)
location("hogwarts_castle", 7, 3, 8, AllLose(2))
