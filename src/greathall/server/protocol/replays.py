"""HTTP: replays, records and receipts."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from greathall.analysis import Analysis
from greathall.core.messages import Message
from greathall.core.spec import Outcome, Situation
from greathall.server.protocol.fields import Number, SeatNumber
from greathall.server.protocol.messages import SeenEvent, StandIn, ViewFrame

AnalysisState = Literal["none", "running", "stopped", "done"]


class GameSummary(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/games, and /api/games-played (one's own, newest first)"""

    table: str
    number: int
    game: str
    names: list[str]
    started: int
    over: bool
    steps: int
    outcome: Outcome | None
    stand_ins: list[StandIn] = []


class Moment(Struct, frozen=True, kw_only=True):
    """The game after `step` moves of its record, as one seat saw it."""

    step: int
    decision: int
    by: list[int]
    """Whose answers led here."""
    events: list[SeenEvent]
    frames: list[ViewFrame]
    situation: Situation


class Replay(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/games/{number}/replay?seat=&first=&count=: moments, one for each decision, in pages.

    After the game any seat may be chosen; during it, only one's own (with the key), or none: what a spectator sees.
    In games where remembering counts, the moments of a running game begin with the present round.
    """

    table: str
    number: int
    game: str
    names: list[str]
    seat: int | None
    over: bool
    moments: int
    """How many there are in total."""
    first: int
    page: list[Moment]
    outcome: Outcome | None
    ending: Message | None = None
    """How it ended, in a sentence of the game, where its scores do not say it."""
    stand_ins: list[StandIn] = []


class Receipt(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/games/{number}/receipt, after the game.

    `commitment` was in every `table` message since before the deal and must be the BLAKE2b-256 hash (personalised with
    "greathall commit") of `key`; `record` (also at .../record) replays to `final` under that key.
    """

    commitment: str
    key: str
    """64 hexadecimal digits."""
    final: str
    steps: int


class AnalysisPage(Struct, frozen=True, kw_only=True):
    """GET /api/tables/{id}/games/{number}/analysis?seat=, after the game: looking back at one seat's game.

    Each decision is judged by what its seat knew then. While it is running there is more of it each time: it has looked
    at `done` of `questions`.
    """

    state: AnalysisState
    seat: int
    analysis: Analysis | None


class AnalysisWish(Struct, frozen=True):
    """POST /api/tables/{id}/games/{number}/analysis, by somebody who played; answers `AnalysisPage`."""

    seat: SeatNumber
    run: bool = True
    """False: stop it; what is done stays, and it can go on later."""


class PlayOn(Struct, frozen=True):
    """POST /api/tables/{id}/games/{number}/play-on: a new table at that moment, bots in all other seats."""

    step: Number
    seat: SeatNumber
    level: str = "medium"
