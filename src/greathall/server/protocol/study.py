"""HTTP: a game for those who study it, answered by the structs of `core.study`.

GET /api/games/{game}/study/words answers with a `StudiedWord`. The plays at a moment of a finished game are at GET
/api/tables/{table}/games/{number}/plays, the game in GCG is at …/gcg.
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from greathall.core.study import StudiedGame, StudiedPlay, StudiedTurn, StudiedWord

__all__ = ["StudiedGame", "StudiedPlay", "StudiedPosition", "StudiedTurn", "StudiedWord", "WrittenGame"]

Language = Annotated[str, Meta(min_length=2, max_length=20)]
GAME_LENGTH = 50_000
"""Characters of a game in writing; the longest have some 5,000."""


class WrittenGame(Struct, frozen=True, kw_only=True):
    """POST /api/games/{game}/study/game: a game in GCG, to be looked at and played on; answered by `StudiedGame`."""

    text: Annotated[str, Meta(max_length=GAME_LENGTH)]
    language: Language = "en"


class StudiedPosition(Struct, frozen=True, kw_only=True):
    """POST /api/games/{game}/study/plays: a position, answered by a list of `StudiedPlay`."""

    position: Annotated[str, Meta(max_length=400)]
    language: Language = "en"
    played: Annotated[str, Meta(max_length=40)] = ""
    """What was played there, in writing: it is in the list, however far behind the best."""
