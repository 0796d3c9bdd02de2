"""What profiles and statistics keep of a finished game: who played which house and hero, and what is worth telling.

A game declares it in its `achievements.py`, as a function of the last state and all events. The server reads finished
games with it (also those that were played before it was written), keeps the answer, and reads them again when
`version` rises. Whatever is told here is told to others: only what the game shows to all when it is over.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from msgspec import Struct

from greathall.core.kernel import Event, State
from greathall.core.messages import Arg

S = TypeVar("S", bound=State)

Told = Sequence[tuple[int, Event]]
"""All events of a game, each with the step of the record that caused it."""


class Deed(Struct, frozen=True, omit_defaults=True):
    """Something that a seat did: a story, or one of the best plays."""

    id: str
    seat: int
    step: int
    """The replay shows it at this step."""
    args: dict[str, Arg] = {}
    worth: int = 0
    """Of a play: the higher, the better, within one game."""


class GameFacts(Struct, omit_defaults=True):
    """What is kept of one finished game."""

    houses: list[str] = []
    """By seat; empty where the game has no houses."""
    heroes: list[str] = []
    """By seat, as message keys; empty where the game has no heroes."""
    cards: list[dict[str, int]] = []
    """By seat: how often a card (its message key) was acquired or used."""
    chapter: int = 0
    """Which game of a campaign it was; 0: none."""
    stories: list[Deed] = []
    plays: list[Deed] = []


@dataclass(frozen=True, kw_only=True, eq=False)
class Achievements(Generic[S]):
    """The stories and best plays of a game. Texts: `story-<id>` (its name), `story-<id>-told`, `story-<id>-todo`;
    `play-<id>` with the play's arguments."""

    version: int
    """Counts up when `read` would tell something else: finished games are then read again."""
    stories: tuple[str, ...]
    plays: tuple[str, ...] = ()
    read: Callable[[S, Told], GameFacts]


class Teller:
    """Collects deeds: a story is told once for each seat, and of the plays only the best few are kept."""

    KEPT = 3

    def __init__(self) -> None:
        self._stories: dict[tuple[str, int], Deed] = {}
        self._plays: list[Deed] = []

    def story(self, id: str, seat: int, step: int, **args: Arg) -> None:
        self._stories.setdefault((id, seat), Deed(id, seat, step, args))

    def play(self, id: str, seat: int, step: int, worth: int, **args: Arg) -> None:
        self._plays.append(Deed(id, seat, step, args, worth))

    @property
    def stories(self) -> list[Deed]:
        return [*self._stories.values()]

    @property
    def plays(self) -> list[Deed]:
        """The best of each seat, best first."""
        kept: Counter[int] = Counter()
        best = []
        for deed in sorted(self._plays, key=lambda deed: (-deed.worth, deed.step)):
            if kept[deed.seat] < self.KEPT:
                kept[deed.seat] += 1
                best.append(deed)
        return best
