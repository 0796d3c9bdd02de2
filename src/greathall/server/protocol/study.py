"""HTTP: Scrabble for those who study it. What a route answers is a list or a struct of these."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

Language = Annotated[str, Meta(min_length=2, max_length=20)]
GAME_LENGTH = 50_000
"""Characters of a game in writing; the longest have some 5,000."""


class StudiedWord(Struct, frozen=True, kw_only=True):
    """GET /api/games/scrabble/study/words: whether letters are a word, what makes another of it, what they spell."""

    word: str
    counts: bool
    before: str
    """Letters that make a word of it when they are put before it."""
    behind: str
    anagrams: list[str]


class WrittenGame(Struct, frozen=True, kw_only=True):
    """POST /api/games/scrabble/study/game: a game in GCG, to be looked at and played on; answered by `StudiedGame`."""

    text: Annotated[str, Meta(max_length=GAME_LENGTH)]
    language: Language = "en"


class StudiedTurn(Struct, frozen=True, kw_only=True):
    """A turn of such a game, and the position before it."""

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
    names: list[str]
    language: str
    turns: list[StudiedTurn]


class StudiedPosition(Struct, frozen=True, kw_only=True):
    """POST /api/games/scrabble/study/plays: a position, answered by a list of `StudiedPlay`. The plays at a moment of a
    finished game are at GET /api/tables/{table}/games/{number}/plays, the game in GCG is at …/gcg."""

    position: Annotated[str, Meta(max_length=400)]
    language: Language = "en"


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
