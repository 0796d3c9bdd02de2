"""What is kept of a finished game, so that it can be looked at for ever, whatever becomes of its rules.

Its record is written with its last move. A game that remembers its older rules (`GameSpec.oldest`) is replayed by them;
of one that does not promise it, what every seat was told is kept, too: then a replay needs no rules at all.
"""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from typing import TYPE_CHECKING

from msgspec import Struct

from greathall.core.errors import GreatHallError
from greathall.core.match import Match
from greathall.core.record import Record
from greathall.core.registry import game
from greathall.server import protocol as p
from greathall.server.replays import PlayedGame, Told, moment, pack
from greathall.server.state import read_log

if TYPE_CHECKING:
    from greathall.server.hall import Hall
    from greathall.server.store import Store, Summary

logger = logging.getLogger("greathall.server")

PIECE = 8
"""Moments that are put down at once; then others have their turn."""


def rules_known(name: str, version: int) -> bool:
    """Can games of this version be replayed and played on here?"""
    try:
        game(name).require_version(version)
    except GreatHallError:
        return False
    return True


def forgets(name: str) -> bool:
    """Does this game promise nothing about its older rules?"""
    try:
        return not game(name).oldest
    except GreatHallError:
        return False


async def put_down(record: Record) -> Told:
    """What everybody was told in this game, put down piece by piece so that nobody has to wait for it."""
    match = await asyncio.to_thread(Match, record)
    views: list[list[p.Moment]] = []
    for seat in (*range(record.seats), None):
        told: list[p.Moment] = []
        for first in range(0, match.moments, PIECE):
            numbers = range(first, min(first + PIECE, match.moments))
            told += await asyncio.to_thread(_piece, match, numbers, seat)
            await asyncio.sleep(0.001)
        views.append(told)
    return Told(views)


def _piece(match: Match, numbers: range, seat: int | None) -> list[p.Moment]:
    return [moment(match, number, seat) for number in numbers]


async def keep(hall: Hall, table: str, number: int, record: Record) -> None:
    """Keep a finished game, with what was told if its rules may be forgotten."""
    told = pack(await put_down(record)) if forgets(record.game) else ""
    await hall.store.keep_finished(table, number, record, told)


async def keep_missing(hall: Hall) -> None:
    """Keep what is not kept yet: games that ended before this was done, or just before the hall was stopped."""
    for table, number, name, kept in await hall.store.unkept():
        if kept and not forgets(name):
            continue
        try:
            state = await asyncio.to_thread(read_log, table, await hall.store.log(table), number)
            found = PlayedGame(state, number)
            if found.over:
                await keep(hall, table, number, found.record)
        except GreatHallError as error:
            logger.warning("table %s: game %d can only be listed, not replayed: %s", table, number, error)
        except Exception:
            logger.exception("table %s: game %d cannot be read", table, number)


class Upgrade(Struct, frozen=True):
    """How many games the present rules concern."""

    older: Counter[str]
    """Running games that go on under the older rules they were begun under, by game."""
    stopped: Counter[str]
    """Running games whose rules are gone."""
    kept: Counter[str]
    """Finished games whose rules are gone; they can be looked at all the same."""

    def say(self) -> None:
        for name, count in sorted(self.older.items()):
            logger.info("%s: %d running games go on under the older rules they were begun under", name, count)
        for name, count in sorted(self.stopped.items()):
            logger.warning("%s: %d running games cannot go on, for their rules are gone", name, count)
        for name, count in sorted(self.kept.items()):
            logger.info("%s: the rules of %d finished games are gone; they can still be looked at", name, count)


async def upgrade(store: Store) -> Upgrade:
    """Compare what is kept with the rules that are installed."""
    older: Counter[str] = Counter()
    stopped: Counter[str] = Counter()
    kept: Counter[str] = Counter()
    for summary in [s for phase in ("playing", "stopped") for s in await store.tables(phase=phase, limit=1_000_000)]:
        version = summary.version or await _begun_under(store, summary)
        if not rules_known(summary.game, version):
            stopped[summary.game] += 1
        elif version < game(summary.game).version:
            older[summary.game] += 1
    for name, version, count in await store.finished_versions():
        if not rules_known(name, version):
            kept[name] += count
    return Upgrade(older, stopped, kept)


async def _begun_under(store: Store, summary: Summary) -> int:
    """For tables of the first release, whose summaries do not say it."""
    return await store.started_version(summary.id)
