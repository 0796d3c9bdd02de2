"""What is over takes no memory."""

from __future__ import annotations

import asyncio
import gc
import os
from collections import Counter
from pathlib import Path

import pytest

from greathall.server import pages
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.state import TableState
from greathall.server.table import Table
from tests.server.guests import company, opened

pytestmark = pytest.mark.anyio


async def an_evening(hall: Hall, moves: int = 2) -> None:
    """A table is opened, played at, left, and put away."""
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    for _ in range(moves):
        await luna.act()
        await ginny.act()
    await luna.must(p.Say, text="Until tomorrow")
    await luna.go()
    await ginny.go()
    async with asyncio.timeout(60):
        while table in hall.tables:
            await asyncio.sleep(0)
            await hall.close_idle_tables()


def alive() -> tuple[int, int]:
    """How many tables are in memory, and how many states of tables."""
    kinds = Counter(map(type, gc.get_objects()))
    return kinds[Table], kinds[TableState]


async def test_a_table_that_is_put_away_is_gone_without_the_collector(tmp_path: Path) -> None:
    async with opened(tmp_path, unload_after=0) as hall:
        await an_evening(hall)
        gc.collect()
        before = alive()
        gc.disable()
        try:
            await an_evening(hall)
            assert alive() == before
        finally:
            gc.enable()


def test_addresses_that_nobody_has_cost_nothing() -> None:
    size = len(pages._static_files())
    for number in range(100):
        assert pages.static_file(f"assets/{number}.js") is None
        assert pages.static_file(f"table/{number}") is not None
    assert pages.static_file("a" * 4000 + ".js") is None
    assert pages.static_file("../hall.py") is None
    assert pages.static_file("assets/../index.html") is None
    assert len(pages._static_files()) == size


def resident() -> int:
    """Bytes of memory in use now."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


@pytest.mark.deep
async def test_five_thousand_tables_leave_no_trace(tmp_path: Path) -> None:
    tables, warm = 5000, 500
    async with opened(tmp_path, unload_after=0) as hall:
        for _ in range(warm):
            await an_evening(hall)
        before = resident()
        for _ in range(tables - warm):
            await an_evening(hall)
        grown = resident() - before
    print(f"grown by {grown / 1e6:.1f} MB over {tables - warm} tables")
    assert grown < 10e6
