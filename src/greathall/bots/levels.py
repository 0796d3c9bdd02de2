"""The levels, and how a bot is named.

A name is a level or a kind of bot, maybe with a temperament, maybe with a budget: `strong`, `strong/bold`,
`search:200`, `strong/bold:100ms`. Names are written into saves and databases, so old ones stay readable.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from greathall.core.spec import GameSpec

LEVELS = {"easy": "beginner", "medium": "heuristic", "strong": "search:300ms", "master": "search:2000ms*"}
WITHOUT_HEURISTIC = {"easy": "search:20", "medium": "search:100", "strong": "search:300ms", "master": "search:2000ms"}
"""For games that bring no heuristic: a longer and longer search."""
SEARCHES = ("search", "deep")
"""The second looks further ahead, in games that say how far (`BotHints.deep_horizon`)."""
OLD_NAMES = {"thumb": "heuristic", "ismcts": "search"}


class BotName(NamedTuple):
    """The parts of a name."""

    level: str
    temperament: str = ""
    budget: str | None = None

    @classmethod
    def read(cls, name: str) -> BotName:
        head, colon, budget = name.partition(":")
        level, _, temperament = head.partition("/")
        return cls(level, temperament, budget if colon else None)


def levels(spec: GameSpec[Any]) -> dict[str, str]:
    """The bot of each level of this game, from the weakest up."""
    return {**(LEVELS if spec.bots.heuristic is not None else WITHOUT_HEURISTIC), **spec.bots.levels}


def temperaments(spec: GameSpec[Any]) -> dict[str, list[str]]:
    """The temperaments of bots, by the levels that have them: those that search with the game's heuristic."""
    if spec.bots.heuristic is None or not spec.bots.temperaments:
        return {}
    return {level: [*spec.bots.temperaments] for level in levels(spec) if resolved(level, spec).level in SEARCHES}


def with_temperaments(spec: GameSpec[Any]) -> list[str]:
    """`strong/bold` and the like."""
    return [f"{level}/{character}" for level, names in temperaments(spec).items() for character in names]


def resolved(name: str, spec: GameSpec[Any]) -> BotName:
    """The name with its level replaced by the kind of bot that plays it; what the name says itself goes before."""
    said = BotName.read(name)
    kind = BotName.read(levels(spec).get(said.level, said.level))
    return BotName(
        OLD_NAMES.get(kind.level, kind.level),
        said.temperament or kind.temperament,
        kind.budget if said.budget is None else said.budget,
    )
