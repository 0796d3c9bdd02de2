"""Damage costs one table at most, and is never silent."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest

from greathall.cli import main
from greathall.server import backup, log, sqlite, wal, your_games
from greathall.server import protocol as p
from greathall.server.hall import Hall, HallConfig
from greathall.server.serve import locked
from greathall.server.sqlite import SqliteStore
from greathall.server.store import StoreError
from greathall.server.store_games import Wish
from tests.server.guests import Sitter, arrive, company, opened

pytestmark = pytest.mark.anyio


def flip(folder: Path, statement: str, *values: Any) -> None:
    """What a bad sector or a careless hand does to the file."""
    with closing(sqlite3.connect(folder / "hall.db")) as db:
        assert db.execute(statement, values).rowcount > 0
        db.commit()


async def two_tables(folder: Path) -> tuple[str, Sitter, str, Sitter]:
    async with opened(folder) as hall:
        broken, (luna, ginny) = await company(hall, "Luna", "Ginny")
        whole, (tom, fred) = await company(hall, "Tom", "Fred")
        for sitter in (luna, ginny, tom, fred):
            await sitter.act()
    return broken, luna, whole, tom


async def plays_on(hall: Hall, table: str, key: str | None) -> None:
    back = await Sitter(hall, table, key).come()
    assert back.state.phase == "playing"
    await back.act()


async def test_a_broken_entry_of_the_list_is_written_anew(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    broken, luna, whole, tom = await two_tables(tmp_path)
    flip(tmp_path, "UPDATE tables SET summary = replace(summary, '\"waiting\"', '\"waitinh\"') WHERE id = ?", broken)
    async with opened(tmp_path) as hall:
        assert any(broken in record.getMessage() for record in caplog.records if record.levelno == logging.ERROR)
        assert {summary.id for summary in await hall.store.tables()} == {broken, whole}
        await plays_on(hall, broken, luna.key)
        await plays_on(hall, whole, tom.key)


@pytest.mark.parametrize("kind", ["started", "acted"])
async def test_an_altered_line_stops_its_game_and_says_where(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, kind: str
) -> None:
    """The seed or a move, and JSON as before: without the checksums nobody could tell."""
    broken, luna, whole, tom = await two_tables(tmp_path)
    found, other = {"started": ('"seed":"hex:', '"seed":"hex:0'), "acted": ('"seat":1', '"seat":0')}[kind]
    change = f"UPDATE log SET line = replace(line, '{found}', '{other}') WHERE table_id = ?"
    flip(tmp_path, f"{change} AND line LIKE '%\"{kind}\"%'", broken)
    async with opened(tmp_path) as hall:
        back = await Sitter(hall, broken, luna.key).come()
        assert back.state.phase == "stopped"
        assert back.state.stopped is not None
        assert back.state.stopped.key == "stopped-damaged"
        line = back.state.stopped.args["line"]
        said = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
        assert any(broken in text and f"line={line}" in text for text in said)
        await plays_on(hall, whole, tom.key)
        await back.must(p.Rematch)
        await back.act()
    async with opened(tmp_path) as hall:  # the next game is as good as any
        assert (await Sitter(hall, broken, luna.key).come()).state.phase == "playing"


async def test_a_line_that_cannot_be_read_stops_its_game_too(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, capsys: pytest.CaptureFixture[str]
) -> None:
    broken, luna, whole, tom = await two_tables(tmp_path)
    last = "(SELECT max(seq) FROM log WHERE table_id = ?)"
    flip(tmp_path, f"UPDATE log SET line = '{{' || line WHERE table_id = ? AND seq = {last}", broken, broken)
    code, said = await asyncio.to_thread(run_check, tmp_path, capsys)
    assert code == 1
    assert f"Table {broken}, line " in said
    async with opened(tmp_path) as hall:
        back = await Sitter(hall, broken, luna.key).come()
        assert back.state.stopped is not None
        assert back.state.stopped.key == "stopped-damaged"
        await plays_on(hall, whole, tom.key)
        await back.must(p.Rematch)
        await back.act()
    async with opened(tmp_path) as hall:
        assert (await Sitter(hall, broken, luna.key).come()).state.phase == "playing"


@pytest.mark.parametrize("column", ["results.result", "facts.facts", "tables.summary"])
async def test_one_broken_row_costs_one_game_in_the_lists(tmp_path: Path, column: str) -> None:
    """And where its log is broken as well, so that nothing can be written anew."""
    tables: list[str] = []
    async with opened(tmp_path) as hall:
        luna = await arrive(hall, "Luna")
        for name in ("Owls", "Toads"):
            table, sitters = await company(hall, luna, "Ginny", name=name)
            await asyncio.gather(*(sitter.play_out(Random(1)) for sitter in sitters))
            tables.append(table)
        await hall.bookkeeper.opened()
    of, part = column.split(".")
    key = "id" if of == "tables" else "table_id"
    if of == "facts":
        with closing(sqlite3.connect(tmp_path / "hall.db")) as db:
            db.execute("INSERT OR REPLACE INTO facts VALUES (?, 1, 1, '')", (tables[0],))
            db.commit()
    flip(tmp_path, f"UPDATE {of} SET {part} = '{{' WHERE {key} = ?", tables[0])
    flip(tmp_path, "UPDATE log SET line = '{' WHERE table_id = ? AND seq = 1", tables[0])
    async with opened(tmp_path) as hall:
        person = await hall.people.of_key(luna.key or "")
        assert person is not None
        page = await your_games.finished(hall.store, person.id, Wish(), None, 25)
        assert tables[1] in {game.table for game in page.games}
        assert tables[1] in {table for table, _ in (await hall.bookkeeper.opened()).entries}
        assert await your_games.running(hall.store, person.id) == []
        await hall.statistics()


async def test_lines_of_the_first_release_have_no_checksum_and_later_ones_do() -> None:
    old = [b'{"at":1}', b'{"at":2}']
    new = log.seal(b'{"at":3}', old[-1])
    newer = log.seal(b'{"at":4}', new)
    chain = [*old, new, newer]
    assert [log.fits(line, before) for before, line in zip([b"", *chain], chain, strict=False)] == [True] * 4
    assert not log.fits(newer, old[-1])  # the line between is missing
    assert not log.fits(b'{"at":5}', newer)  # a line without a checksum after one that has it
    assert log.decode(log.seal(b'{"at":3,"entry":{"type":"reopened"}}', b"")).at == 3


def run_check(folder: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    capsys.readouterr()
    loggers = [logging.getLogger(name) for name in ("greathall.server", "uvicorn.error")]
    before = [(logger.handlers, logger.propagate) for logger in loggers]
    try:
        code = main(["check", str(folder / "hall.db")])
    finally:
        for logger, (handlers, propagate) in zip(loggers, before, strict=True):
            logger.handlers, logger.propagate = handlers, propagate
    return code, " ".join(capsys.readouterr().out.split())


def test_check_reads_everything_and_names_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    broken, _, whole, _ = asyncio.run(two_tables(tmp_path))
    assert run_check(tmp_path, capsys) == (0, "2 tables, nothing wrong.")
    flip(tmp_path, "UPDATE log SET line = replace(line, 'Luna', 'Lune') WHERE table_id = ? AND seq = 1", broken)
    flip(tmp_path, "DELETE FROM log WHERE table_id = ? AND seq >= 6", whole)
    code, said = run_check(tmp_path, capsys)
    assert code == 1
    assert f"Table {broken}, line 1: not as it was written" in said
    assert f"Table {whole}: " in said
    assert "lines were written, 5 are there" in said
    flip(tmp_path, "DELETE FROM log WHERE table_id = ? AND seq = 3", whole)
    flip(tmp_path, "UPDATE log SET line = '{' WHERE table_id = ? AND seq = 4", broken)
    flip(tmp_path, "UPDATE tables SET summary = '{' WHERE id = ?", broken)
    code, said = run_check(tmp_path, capsys)
    for fault in (
        f"{broken}, line 4: cannot be read",
        f"{whole}: line 3 is missing",
        f"{broken}: the entry in the list",
    ):
        assert fault in said


async def test_a_lost_tail_is_noticed(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    table, luna, _, _ = await two_tables(tmp_path)
    flip(
        tmp_path,
        "DELETE FROM log WHERE table_id = ? AND seq = (SELECT max(seq) FROM log WHERE table_id = ?)",
        table,
        table,
    )
    async with opened(tmp_path) as hall:
        await Sitter(hall, table, luna.key).come(since=luna.update().seq)
    said = [record.getMessage() for record in caplog.records if record.levelno == logging.ERROR]
    assert any("lines were written" in text for text in said)
    assert any("was told, but the log ends at" in text for text in said)


async def test_a_damaged_write_ahead_log_is_put_aside_and_named(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    store = await SqliteStore.open(tmp_path / "hall.db")
    for at in range(40):
        await store.probe(at)
    copied = tmp_path / "copy"
    copied.mkdir()
    for ending in ("", "-wal"):
        shutil.copy(tmp_path / f"hall.db{ending}", copied / f"hall.db{ending}")
    await store.close()
    content = bytearray((copied / "hall.db-wal").read_bytes())
    assert wal.lost_commits(bytes(content)) == 0
    assert wal.lost_commits(bytes(content[:-100])) == 0  # cut off by a loss of power
    content[len(content) // 2] ^= 1
    assert wal.lost_commits(bytes(content)) > 10
    (copied / "hall.db-wal").write_bytes(content)
    await (await SqliteStore.open(copied / "hall.db")).close()
    assert (copied / "hall.db-wal.damaged").read_bytes() == content
    assert any("is damaged: up to" in record.getMessage() for record in caplog.records)


async def test_little_is_left_in_the_write_ahead_log_when_the_hall_is_quiet(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sqlite, "IDLE", 0.01)
    store = await SqliteStore.open(tmp_path / "hall.db")
    await store.probe(1)
    async with asyncio.timeout(20):
        while (tmp_path / "hall.db-wal").stat().st_size:
            await asyncio.sleep(0.01)
    await store.probe(2)
    await store.close()


# -- restoring ---------------------------------------------------------------------------------------------------------


class Killed(BaseException):
    """The process ends here."""


def killed_at(step: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """The process dies before its `step`th change of a name in the folder."""
    steps = iter(range(1, 1000))

    def mortal(change: Callable[..., Any]) -> Callable[..., Any]:
        def changed(*args: Any, **more: Any) -> Any:
            if next(steps) == step:
                raise Killed
            return change(*args, **more)

        return changed

    for name in ("replace", "rename", "unlink", "hardlink_to"):
        monkeypatch.setattr(Path, name, mortal(getattr(Path, name)))


def test_a_restore_may_be_killed_at_any_point(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def tables(folder: Path) -> int:
        async with opened(folder) as hall:
            return len(await hall.store.tables())

    async def fill(folder: Path, count: int) -> None:
        async with opened(folder) as hall:
            for _ in range(count):
                await company(hall, "Luna", "Ginny", start=False)

    saved, home = HallConfig(data_dir=tmp_path / "saved"), HallConfig(data_dir=tmp_path / "home")
    asyncio.run(fill(saved.data_dir, 1))
    asyncio.run(fill(home.data_dir, 2))
    backup.backup(saved, tmp_path / "sunday.db")
    seen = set()
    for step in range(1, 20):
        with monkeypatch.context() as patch:
            killed_at(step, patch)
            try:
                backup.restore(home, tmp_path / "sunday.db")
                done = True
            except Killed:
                done = False
        seen.add(asyncio.run(tables(home.data_dir)))
        assert seen <= {1, 2}
        if done:
            break
    assert done
    assert seen == {1, 2}
    assert step > 4


@pytest.mark.parametrize("left", ["hall.db.restored", "hall-20260101-120000.db"])
async def test_no_empty_hall_is_opened_where_another_was_put_aside(tmp_path: Path, left: str) -> None:
    await (await SqliteStore.open(tmp_path / "hall.db")).close()
    (tmp_path / "hall.db").rename(tmp_path / left)
    with pytest.raises(StoreError, match="database-gone"):
        await SqliteStore.open(tmp_path / "hall.db")
    assert not (tmp_path / "hall.db").exists()


# -- a disk that takes nothing -----------------------------------------------------------------------------------------


def test_a_read_only_disk_is_one_clear_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: Any, **__: Any) -> Any:
        raise OSError(30, "Read-only file system")

    monkeypatch.setattr(Path, "open", refuse)
    with pytest.raises(StoreError, match="database-read-only"), locked(HallConfig(data_dir=tmp_path)):
        pass


async def test_a_database_that_cannot_be_written_is_said_at_the_start(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    await (await SqliteStore.open(path)).close()

    def read_only(place: Path) -> sqlite3.Connection:
        db = sqlite3.connect(place, isolation_level=None)
        db.execute("PRAGMA query_only = ON")
        return db

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sqlite, "connect", read_only)
        with pytest.raises(StoreError, match="database-read-only"):
            await SqliteStore.open(path)


async def test_the_health_tells_whether_the_disk_takes_anything(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("greathall.server.store_health.FRESH", 0)
    async with opened(tmp_path) as hall:
        assert isinstance(hall.store, SqliteStore)
        assert await hall.store_health.failure() is None
        hall.store._write.execute("PRAGMA query_only = ON")
        assert await hall.store_health.failure() is not None
        assert hall.store_health.failures == 1
        hall.store._write.execute("PRAGMA query_only = OFF")
        assert await hall.store_health.failure() is None
