"""Which rules a node has: while nodes are upgraded one after the other, no table goes to one that cannot play on."""

from __future__ import annotations

from greathall.core.registry import games

Rules = dict[str, tuple[int, int]]
"""By game: the oldest version that is remembered (0: none but the newest), and the newest."""


def rules_here() -> Rules:
    return {spec.id: (spec.oldest, spec.version) for spec in games().values()}


def knows(rules: Rules, game: str, version: int) -> bool:
    """Can a game that was begun under this version be played on? Version 0: none was begun yet."""
    if game not in rules:
        return False
    oldest, newest = rules[game]
    return version in (0, newest) or 0 < oldest <= version <= newest
