"""What can be seen of each house when a round begins: the features from which its chance to win is fitted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from greathall.games.stupefy.bot.prospects import favour_prospects, latecomer_chance, loaded, master_chance, untaken
from greathall.games.stupefy.cards import FAVOUR, FAVOUR_BONUS, POTION, ROUNDS
from greathall.games.stupefy.state import Stupefy

NAMES: Final[tuple[str, ...]] = (
    "box",
    "favour prospects",
    "favour bonus now",
    "master chance",
    "potions",
    "latecomer chance",
    "tokens",
    "stupefies",
    "favourite",
    "picks late",
    "members",
)


def features(g: Stupefy, viewer: int, seat: int) -> Mapping[str, float]:
    """Of the house of a seat, as a viewer knows them."""
    house = g.house[seat]
    return dict(zip(NAMES, rows(g, viewer, g.members(house))[house], strict=True))


def rows(g: Stupefy, viewer: int, whose: Iterable[int] | None = None) -> dict[int, list[float]]:
    """The features of every house that plays (or of these seats), in the order of `NAMES`."""
    seats, left = g.seats, ROUNDS - g.round + 1
    prospects = favour_prospects(seats, untaken(g, FAVOUR))
    potions, potions_left, tokens = tuple(g.potions), untaken(g, POTION), tuple(g.tokens)
    found: dict[int, list[float]] = {}
    for seat in range(seats) if whose is None else whose:
        house = g.house[seat]
        row = found.get(house)
        if row is None:
            row = found[house] = [g.boxes[house] / 100] + [0.0] * 10
        row[1] += prospects[g.favours[seat]] / 100
        row[2] += FAVOUR_BONUS[g.favours[seat]] / 100
        row[3] += master_chance(potions, seat, potions[seat], potions_left)
        row[4] += potions[seat]
        row[5] += latecomer_chance(tokens, seat, tokens[seat], left)
        row[6] += tokens[seat]
        row[7] += g.stupefies[seat] if seat == viewer else loaded(g, seat) * (g.misspells[seat] + g.stupefies[seat])
        row[8] += seat == g.favourite
        row[9] += ((seat - g.favourite) % seats) / seats
        row[10] += 1
    return found
