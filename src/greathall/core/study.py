"""What a game of words may offer to those who study it: words, games in writing, the best plays of a position.

A server and the command `greathall study` show these answers as they are, and know nothing of the game
(`TableHints.study`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING, Any, Protocol

from msgspec import Struct

if TYPE_CHECKING:
    from greathall.core.record import Record


class StudiedWord(Struct, frozen=True, kw_only=True):
    """Whether letters are a word, what makes another of it, what they spell."""

    word: str
    counts: bool
    before: str
    """Letters that make a word of it when they are put before it."""
    behind: str
    anagrams: list[str]


class StudiedTurn(Struct, frozen=True, kw_only=True):
    """A turn of a game in writing, and the position before it."""

    number: int
    player: int
    """Counted from 0, in the order of the names."""
    rack: str
    move: str
    points: int
    total: int
    position: str
    """For the setting `position` of a new table: whoever moves is in seat 0."""
    view: Any
    """The game's view for spectators."""


class StudiedGame(Struct, frozen=True, kw_only=True):
    """A game that was read: every play is as the rules have it."""

    names: list[str]
    language: str
    turns: list[StudiedTurn]


class StudiedPlay(Struct, frozen=True, kw_only=True):
    """A play or an exchange as players write it, with what is kept; the best come first."""

    text: str
    score: int
    kept: str
    leave: float
    """What the tiles kept are worth, in points."""
    equity: float
    chance: float
    """To win, from 0 to 1."""
    played: bool = False


class StudiedLoss(Struct, frozen=True, kw_only=True):
    """What a turn of a game in writing lost, beside the best play that there was."""

    number: int
    player: str
    played: StudiedPlay
    best: StudiedPlay
    equity: float
    chance: float


class Study(Protocol):
    """A language that the game does not have is the caller's mistake; anything else that is wrong raises `Illegal`."""

    def languages(self) -> Collection[str]: ...

    def word(self, letters: str, language: str, most: int = 200) -> StudiedWord:
        """With so many anagrams at most."""

    def text_of(self, content: bytes) -> str:
        """What stands in a file of another program, in whatever way it is encoded."""

    def game(self, text: str, language: str) -> StudiedGame:
        """A game as other programs write it."""

    def losses(self, text: str, language: str, deals: int = 0) -> Iterable[StudiedLoss]:
        """Turn by turn; with `deals` by imagining so many of them, else by points and what is kept."""

    def plays(self, position: str, language: str, played: str, count: int = 25, deals: int = 0) -> list[StudiedPlay]:
        """The best at this position, and what was played there."""

    def plays_then(self, record: Record, step: int) -> list[StudiedPlay]:
        """The same for a moment of a game of ours; none where no play was asked for."""

    def written(self, record: Record, names: Sequence[str]) -> str:
        """A game of ours as other programs read it."""
