"""A move is on disk before anybody sees it; what could not be written has not happened."""

from __future__ import annotations

import asyncio
import dataclasses
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

import greathall
from greathall.core.registry import game
from greathall.server import log
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.routes.operators import health
from greathall.server.sqlite import SqliteStore
from greathall.server.store import StoreError
from tests.server.guests import Sitter, company, opened

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


def hash_of(hall: Hall, table: str) -> str:
    play = hall.tables[table].state.match
    assert play is not None
    return game("bluff").hash(play.g)


async def test_nobody_is_told_before_the_disk_has_it(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny")
    await luna.act()
    update = await ginny.asked()
    assert update.options is not None
    reached, go_on = asyncio.Event(), asyncio.Event()
    append = hall.store.append

    async def slow(*args: Any, **more: Any) -> None:
        reached.set()
        await go_on.wait()
        await append(*args, **more)

    monkeypatch.setattr(hall.store, "append", slow)
    before = len(luna.heard), len(ginny.heard)
    ginny.say(p.Act(id="slow", seat=1, decision=update.decision, action=update.options[0].action))
    await reached.wait()
    for _ in range(100):
        await asyncio.sleep(0)
    assert (len(luna.heard), len(ginny.heard)) == before
    go_on.set()
    await luna.until(lambda: luna.update().decision == update.decision + 1)


async def test_a_full_disk_refuses_the_move_and_keeps_the_game(hall: Hall) -> None:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    assert isinstance(hall.store, SqliteStore)
    database = hall.store._write
    (pages,) = database.execute("PRAGMA page_count").fetchone()
    database.execute(f"PRAGMA max_page_count = {pages + 4}")
    said = 0
    for length in (300, 1):
        while isinstance(answer := await luna.do(p.Say, text="x" * length), p.Done):
            said += 1
        assert answer.reason.key == "refusal-not-kept"
    before = hash_of(hall, table)
    update = await ginny.asked()
    assert update.options is not None
    move = {"seat": 1, "decision": update.decision, "action": update.options[0].action}
    assert await ginny.refused(p.Act, **move) == "refusal-not-kept"
    assert hash_of(hall, table) == before
    database.execute("PRAGMA max_page_count = 100000")
    await ginny.must(p.Act, **move)
    assert len([line for line in await hall.store.log(table) if b'"said"' in line]) == said
    await asyncio.gather(luna.play_out(), ginny.play_out())
    assert luna.state.phase == "over"


async def test_the_hall_goes_on_when_the_disk_does(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk fails for a while, for writing and for reading, while it is a bot's turn."""
    table, (luna,) = await company(hall, "Luna", seats=2)
    append, read = hall.store.append, hall.store.log
    refused = asyncio.Event()
    failures = iter(range(5))

    async def failing(*args: Any, **more: Any) -> None:
        if b'"bot"' in b"".join(args[2]) and next(failures, None) is not None:
            refused.set()
            raise StoreError("database-failed", reason="for a test")
        await append(*args, **more)

    readings = iter(range(2))

    async def unreadable(name: str) -> list[bytes]:
        if next(readings, None) is not None:
            raise StoreError("database-failed", reason="for a test")
        return await read(name)

    monkeypatch.setattr(hall.store, "append", failing)
    monkeypatch.setattr(hall.store, "log", unreadable)
    await luna.play_out()
    assert refused.is_set()
    assert luna.state.outcome is not None
    lines = [log.decode(line) for line in await read(table)]
    assert len([line for line in lines if isinstance(line.event, log.Acted)]) == 10


LOST = [StoreError("database-failed", reason="connection lost"), RuntimeError("a fault of the database's own library")]


@pytest.mark.parametrize("error", LOST, ids=["expected", "unexpected"])
async def test_a_command_whose_commit_was_kept_is_done_although_the_connection_was_lost(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    """Only the log knows whether a commit holds during which the connection was lost: the answer waits for it."""
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    append, line, read = hall.store.append, hall.store.line, hall.store.log
    lost, unreadable = iter(range(1)), iter(range(2))

    async def kept_but_lost(*args: Any, **more: Any) -> None:
        await append(*args, **more)
        if next(lost, None) is not None:
            raise error

    async def not_yet(name: str, seq: int) -> bytes | None:
        if next(unreadable, None) is not None:
            raise error
        return await line(name, seq)

    monkeypatch.setattr(hall.store, "append", kept_but_lost)
    monkeypatch.setattr(hall.store, "line", not_yet)
    await luna.must(p.Say, text="kept")
    await ginny.until(lambda: ginny.all(p.Chat))
    assert [heard.chat.text for heard in hall.tables[table].state.chat] == ["kept"]
    assert len([line for line in await read(table) if b'"kept"' in line]) == 1


@pytest.mark.parametrize("late", [False, True], ids=["never", "late"])
async def test_what_a_lost_connection_did_not_keep_is_written_once_more(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """Also if the first attempt comes through after all, when the log has been looked at already."""
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    append = hall.store.append
    attempts: list[tuple[Any, ...]] = []

    async def lost_once(*args: Any) -> None:
        attempts.append(args)
        if len(attempts) == 1:
            raise StoreError("database-failed", reason="connection lost")
        if late and len(attempts) == 2:
            await append(*attempts[0])
        await append(*args)

    monkeypatch.setattr(hall.store, "append", lost_once)
    await luna.must(p.Say, text="once")
    await ginny.until(lambda: ginny.all(p.Chat))
    assert len(attempts) == 2
    assert len([line for line in await hall.store.log(table) if b'"once"' in line]) == 1
    await luna.must(p.Say, text="and on")


async def test_while_nobody_knows_whether_it_was_kept_the_client_is_told_to_send_again(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    _, (luna, _) = await company(hall, "Luna", "Ginny")

    async def gone(*_: Any, **__: Any) -> Any:
        raise StoreError("database-failed", reason="[Errno 111] Connection refused")

    with monkeypatch.context() as broken:
        broken.setattr("greathall.server.table.PATIENCE", 0)
        broken.setattr(hall.store, "append", gone)
        broken.setattr(hall.store, "line", gone)
        broken.setattr(hall.store, "log", gone)
        assert await luna.refused(p.Say, text="perhaps") == "refusal-outcome-unknown"
        assert await luna.refused(p.Say, text="perhaps") == "refusal-database"  # what the database says is for the log
        assert not any("Errno" in text for text in luna.texts)
    await luna.must(p.Say, text="again")


async def test_two_halls_on_one_log_do_not_overwrite_each_other(hall: Hall) -> None:
    """The primary key is the lock: the slower one reads again and says so."""
    table, (luna, _) = await company(hall, "Luna", "Ginny")
    state = hall.tables[table].state
    line = log.encode(log.LogRecord(1, log.Said(state.host, text="from elsewhere")))
    await hall.store.append(table, state.seq + 1, [line], state.summary())
    assert await luna.refused(p.Say, text="from here") == "refusal-try-again"
    await luna.must(p.Say, text="again")
    assert [heard.chat.text for heard in hall.tables[table].state.chat] == ["from elsewhere", "again"]


async def test_a_fault_in_the_rules_is_no_move(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    await luna.act()
    before = hash_of(hall, table)
    update = await ginny.asked()
    assert update.options is not None
    move = {"seat": 1, "decision": update.decision, "action": update.options[0].action}
    with monkeypatch.context() as broken:
        broken.setattr("bluff.Choose.answered", lambda *_: 1 / 0)
        assert await ginny.refused(p.Act, **move) == "refusal-hall-error"
    assert hash_of(hall, table) == before
    await ginny.must(p.Act, **move)


async def test_a_store_that_does_not_answer_is_seen_in_the_health(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async def dead() -> None:
        raise StoreError("database-failed", reason="gone")

    assert (await health.fn(hall)).status_code == 200

    async def dead_for(_: int) -> None:
        await dead()

    with monkeypatch.context() as broken:
        broken.setattr("greathall.server.store_health.FRESH", 0)
        broken.setattr(hall.store, "probe", dead_for)
        assert (await health.fn(hall)).status_code == 503
    assert (await health.fn(hall)).status_code == 200


async def test_a_game_of_other_rules_is_kept_and_says_why_it_waits(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny")
        await luna.act()
        await ginny.act()
    greathall.games()["bluff"] = dataclasses.replace(game("bluff"), version=2)
    async with opened(tmp_path) as hall:
        back = await Sitter(hall, table, luna.key).come()
        assert back.state.phase == "stopped"
        assert back.state.stopped is not None
        assert back.state.stopped.key == "older-rules"
        refusal = await back.refused(p.Act, seat=0, decision=1, action={"type": "play", "card": 1})
        assert refusal == "refusal-other-rules"
        await back.must(p.Rematch)
        assert back.update().step == 0


async def test_a_game_of_older_rules_that_are_remembered_goes_on_under_them(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny")
        await luna.act()
        await ginny.act()
    greathall.games()["bluff"] = dataclasses.replace(game("bluff"), version=2, oldest=1)
    async with opened(tmp_path) as hall:
        back, other = [await Sitter(hall, table, guest.key).come() for guest in (luna, ginny)]
        playing = hall.tables[table].state.match
        assert playing is not None
        assert (back.state.phase, playing.step, playing.record.version, playing.g.version) == ("playing", 2, 1, 1)
        while not playing.over:
            await back.act()
            await other.act()
        await back.must(p.Rematch)
        playing = hall.tables[table].state.match
        assert playing is not None
        assert playing.g.version == 2


async def test_a_game_that_todays_rules_refuse_does_not_take_the_table_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny")
        await luna.act()
        await ginny.act()
        seq = hall.tables[table].state.seq
    monkeypatch.setattr("bluff.Choose.options", lambda *_: [])
    async with opened(tmp_path) as hall:
        back = await Sitter(hall, table, luna.key).come()
        assert back.state.phase == "stopped"
        assert back.state.stopped is not None
        assert back.state.stopped.key == "stopped-rules-changed"
        assert hall.tables[table].state.seq == seq


async def test_one_unreadable_table_does_not_close_the_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with opened(tmp_path) as hall:
        broken, (luna, _) = await company(hall, "Luna", "Ginny", leavers="bot")
        whole, (tom, _) = await company(hall, "Tom", "Fred", leavers="bot")
        state = hall.tables[broken].state
        danced = log.seal(b'{"at":1,"entry":{"type":"danced"}}', state.last_line)  # of a version to come
        await hall.store.append(broken, state.seq + 1, [danced], state.summary())
    async with opened(tmp_path) as hall:
        lost = await Sitter(hall, broken, luna.key).come()
        assert lost.all(p.Bye)[0].reason.key == "refusal-table-unreadable"
        [said] = [record for record in caplog.records if broken in record.getMessage() and record.levelname == "ERROR"]
        assert said.exc_info is None, "a sentence, no traceback"
        back = await Sitter(hall, whole, tom.key).come()
        await back.act()
