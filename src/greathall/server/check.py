"""`greathall check`: reads everything that a hall keeps and says what is wrong. Nothing is changed."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from typing import TYPE_CHECKING

import msgspec

from greathall.core.messages import Message
from greathall.server import log
from greathall.server.replays import unpack
from greathall.server.state import TableState, read_log
from greathall.server.store import UNREADABLE, Result, Store, Summary

if TYPE_CHECKING:
    from greathall.server.hall import Hall

logger = logging.getLogger("greathall.server")


async def examine(store: Store) -> AsyncIterator[Message]:
    """What is wrong, one table after the other."""
    listed = await store.all_summaries()
    for table, text in listed.items():
        summary = _read_summary(text)
        if summary is None:
            yield Message("check-summary", {"table": table})
        async for fault in _examine_log(store, table, summary):
            yield fault
    for table in sorted(await store.logged_tables() - listed.keys()):
        yield Message("check-orphan", {"table": table})
    for table, number, result, record, told in await store.all_finished():
        if not _reads(result):
            yield Message("check-result", {"table": table})
        try:
            if record is not None:
                msgspec.json.decode(record)
                unpack(told or "")
        except Exception:
            yield Message("check-record", {"table": table, "number": number})


def _reads(result: str) -> bool:
    try:
        msgspec.json.decode(result, type=Result)
    except UNREADABLE:
        return False
    return True


def _read_summary(text: str) -> Summary | None:
    try:
        return msgspec.json.decode(text, type=Summary)
    except UNREADABLE:
        return None


async def _examine_log(store: Store, table: str, summary: Summary | None) -> AsyncIterator[Message]:
    numbers, lines = await store.numbered_log(table)
    if missing := [number for number in range(1, len(numbers) + 1) if number not in set(numbers)]:
        yield Message("check-number", {"table": table, "line": missing[0]})
    if summary is not None and summary.lines > len(lines):
        yield Message("check-tail", {"table": table, "lines": summary.lines, "found": len(lines)})
    before, readable = b"", True
    for number, line in zip(numbers, lines, strict=True):
        try:
            log.decode(line)
        except UNREADABLE:
            readable = False
            yield Message("check-line", {"table": table, "line": number})
        else:
            if not log.fits(line, before):
                yield Message("check-seal", {"table": table, "line": number})
        before = line
    if readable and lines:
        state = await _state(store, table, lines)
        if state is not None and state.broken is not None:
            yield Message("check-game", {"table": table, "number": state.number, "reason": state.broken})


async def _state(store: Store, table: str, lines: list[bytes]) -> TableState | None:
    finished = {result.number: result for result in await store.results(table=table)}
    try:
        return read_log(table, lines, None, finished)
    except Exception:
        logger.exception("table %s cannot be read", table)
        return None


async def mend_summaries(hall: Hall) -> None:
    """An entry of the list that cannot be read is written anew from the table's log."""
    for table, text in (await hall.store.all_summaries()).items():
        if _read_summary(text) is None:
            try:
                state = await hall.read(table)
            except Exception:
                logger.exception("table %s: neither its entry in the list nor its log can be read", table)
                continue
            if state is not None:
                await hall.store.mend_summary(state.summary())
                logger.error("table %s: its entry in the list could not be read and was written anew", table)
