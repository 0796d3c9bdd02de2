"""One contract for both stores, and what only a file can suffer."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from pathlib import Path

import pytest

from greathall.core.spec import Outcome
from greathall.server import postgres, sqlite
from greathall.server.sqlite import SqliteStore
from greathall.server.store import Conflict, Damaged, Person, Result, Store, StoreError, Summary, migrations, open_store

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", "postgres"])
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    database = request.getfixturevalue("fresh_database") if request.param == "postgres" else None
    opened = await open_store(database, tmp_path)
    yield opened
    await opened.close()


def summary(table: str, *, phase: str = "lobby", visibility: str = "open", changed: int = 1) -> Summary:
    return Summary(
        id=table,
        name="The Hog's Head",
        game="bluff",
        number=0,
        phase=phase,  # type: ignore[arg-type]
        visibility=visibility,  # type: ignore[arg-type]
        pace="none",
        host="luna",
        chairs=[("Luna", "luna", False), ("Hazel", None, True)],
        waiting=[],
        changed=changed,
    )


def result(table: str, number: int, ended: int) -> Result:
    return Result(
        table=table,
        number=number,
        game="bluff",
        started=1,
        ended=ended,
        steps=20,
        names=["Luna", "Hazel"],
        people=["luna", None],
        teams=[0, 1],
        outcome=Outcome((3, 2), (0,)),
    )


async def test_a_log_comes_back_as_it_was_written(store: Store) -> None:
    await store.append("a", 1, [b'{"n":1}', b'{"n":2}'], summary("a"))
    await store.append("a", 3, ['"été"'.encode()], summary("a"))
    assert await store.log("a") == [b'{"n":1}', b'{"n":2}', '"été"'.encode()]
    assert await store.log("b") == []


async def test_the_number_is_the_lock(store: Store) -> None:
    await store.append("a", 1, [b"1"], summary("a"))
    with pytest.raises(Conflict):
        await store.append("a", 1, [b"2"], summary("a", phase="over"), ("luna",), result("a", 1, 5))
    assert await store.log("a") == [b"1"]
    found = await store.table("a")
    assert found is not None
    assert found.phase == "lobby"
    assert await store.results() == []
    assert await store.tables(person="luna") == []


async def test_of_several_lines_all_are_kept_or_none(store: Store) -> None:
    await store.append("a", 2, [b"2"], summary("a"))
    with pytest.raises(Conflict):
        await store.append("a", 1, [b"1", b"another 2"], summary("a", phase="over"))
    assert await store.log("a") == [b"2"]


async def test_of_two_writers_one_wins_and_the_other_tables_do_not_notice(store: Store) -> None:
    tables = [f"t{i}" for i in range(20)]
    writes = [store.append(table, 1, [b"1"], summary(table)) for table in tables]
    again = [store.append("t0", 1, [b"2"], summary("t0"))]
    answers = await asyncio.gather(*writes, *again, return_exceptions=True)
    assert sum(isinstance(answer, Conflict) for answer in answers) == 1
    assert sum(answer is None for answer in answers) == 20
    assert [len(await store.log(table)) for table in tables] == [1] * 20


async def test_tables_are_listed_by_phase_visibility_and_person_latest_first(store: Store) -> None:
    await store.append("a", 1, [b"1"], summary("a", changed=1), ("luna",))
    await store.append("b", 1, [b"1"], summary("b", changed=3, phase="playing"))
    await store.append("c", 1, [b"1"], summary("c", changed=2, visibility="link"), ("luna", "ginny"))
    await store.append("c", 2, [b"1"], summary("c", changed=2, visibility="link"), ("luna",))
    assert [s.id for s in await store.tables()] == ["b", "c", "a"]
    assert [s.id for s in await store.tables(phase="playing")] == ["b"]
    assert [s.id for s in await store.tables(visibility="open")] == ["b", "a"]
    assert [s.id for s in await store.tables(person="luna")] == ["c", "a"]
    assert [s.id for s in await store.tables(limit=1)] == ["b"]
    assert [s.id for s in await store.tables(before=3)] == ["c", "a"]
    assert await store.table("c") == summary("c", changed=2, visibility="link")
    assert await store.table("d") is None


async def test_results_are_listed_latest_first_and_written_once(store: Store) -> None:
    await store.append("a", 1, [b"1"], summary("a"), ("luna",), result("a", 1, 10))
    await store.append("b", 1, [b"1"], summary("b"), (), result("b", 1, 30))
    await store.append("a", 2, [b"1"], summary("a"), (), result("a", 1, 20))
    assert [(r.table, r.ended) for r in await store.results()] == [("b", 30), ("a", 20)]
    assert await store.results(person="luna") == [result("a", 1, 20)]
    assert len(await store.results(limit=1)) == 1


async def test_a_person_is_found_by_any_of_their_keys(store: Store) -> None:
    await store.add_person(Person("luna", "Luna"), "hash-1", 1)
    await store.add_key("luna", "hash-2", 2)
    await store.rename_person("luna", "Luna L.")
    assert await store.person_of_key("hash-1") == Person("luna", "Luna L.")
    assert await store.person_of_key("hash-2") == Person("luna", "Luna L.")
    assert await store.person_of_key("hash-3") is None
    with pytest.raises(Conflict):
        await store.add_key("luna", "hash-1", 3)
    with pytest.raises(Conflict):
        await store.add_key("nobody", "hash-4", 3)


async def test_what_was_appended_is_there_after_opening_again(tmp_path: Path, fresh_database: str) -> None:
    for database in (None, fresh_database):
        first = await open_store(database, tmp_path)
        await first.append("a", 1, [b"1"], summary("a"))
        await first.close()
        second = await open_store(database, tmp_path)
        await second.ping()
        assert await second.log("a") == [b"1"]
        await second.close()


async def test_closing_does_not_wait_for_an_answer_that_never_comes(
    fresh_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(postgres, "PATIENCE", 0.1)
    store = await postgres.PostgresStore.open(fresh_database)
    waiting = asyncio.create_task(store._ask("SELECT pg_sleep(3600)"))
    await asyncio.sleep(0.1)
    async with asyncio.timeout(5):
        await store.close()
    with pytest.raises(StoreError):
        await waiting


async def test_migrations_are_numbered_without_gaps() -> None:
    assert [number for number, _ in migrations()] == list(range(1, len(migrations()) + 1))


# -- only for the file -------------------------------------------------------------------------------------------------


async def test_the_file_is_written_through_to_the_disk(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "hall.db")
    assert store._write.execute("PRAGMA journal_mode").fetchone() == ("wal",)
    assert store._write.execute("PRAGMA synchronous").fetchone() == (2,)
    await store.close()


@pytest.mark.parametrize("damage", ["cut", "overwritten", "not a database"])
async def test_a_damaged_file_is_named_and_left_alone(tmp_path: Path, damage: str) -> None:
    path = tmp_path / "hall.db"
    store = await SqliteStore.open(path)
    for seq in range(1, 200):
        await store.append("a", seq, [b"x" * 200], summary("a"))
    await store.close()
    whole = path.read_bytes()
    if damage == "cut":
        path.write_bytes(whole[: len(whole) // 2])
    elif damage == "overwritten":
        path.write_bytes(whole[:4096] + os.urandom(len(whole) - 4096))
    else:
        path.write_bytes(b"Dear diary, " * 1000)
    broken = path.read_bytes()
    with pytest.raises(Damaged) as caught:
        await SqliteStore.open(path)
    assert str(path) in str(caught.value)
    assert path.read_bytes() == broken


async def test_another_programs_database_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(Damaged, match="database-foreign"):
        await SqliteStore.open(path)
    assert path.read_bytes() == before


async def test_a_newer_database_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    await (await SqliteStore.open(path)).close()
    with closing(sqlite3.connect(path)) as db:
        db.execute("PRAGMA user_version = 9999")
    with pytest.raises(Damaged, match="database-newer"):
        await SqliteStore.open(path)


async def test_a_full_disk_loses_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    path = tmp_path / "hall.db"
    store = await SqliteStore.open(path)
    (pages,) = store._write.execute("PRAGMA page_count").fetchone()
    store._write.execute(f"PRAGMA max_page_count = {pages + 10}")
    writes = [store.append("a", seq, [b"x" * 3000], summary("a")) for seq in range(1, 30)]
    answers = [await answer for answer in (asyncio.gather(write, return_exceptions=True) for write in writes)]
    kept = answers.index(next(answer for answer in answers if answer != [None]))
    assert isinstance(answers[kept][0], StoreError)
    assert "full" in str(answers[kept][0])
    assert kept > 0
    assert len(await store.log("a")) == kept
    store._write.execute("PRAGMA max_page_count = 1000000")
    await store.append("a", kept + 1, [b"x"], summary("a"))
    await store.close()
    again = await SqliteStore.open(path)
    assert len(await again.log("a")) == kept + 1
    await again.close()


async def test_a_copy_is_whole_while_the_hall_writes(tmp_path: Path) -> None:
    store = await SqliteStore.open(tmp_path / "hall.db")
    await store.append("a", 1, [b"1"], summary("a"))
    writes = [asyncio.create_task(store.append("a", seq, [b"1"], summary("a"))) for seq in range(2, 100)]
    await asyncio.to_thread(sqlite.copy, tmp_path / "hall.db", tmp_path / "copy.db")
    await asyncio.gather(*writes)
    await store.close()
    copied = await SqliteStore.open(tmp_path / "copy.db")
    assert 1 <= len(await copied.log("a")) <= 99
    await copied.close()
