"""One command to host; one file to keep."""

from __future__ import annotations

import asyncio
import io
import logging
import os
import signal
import socket
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import asyncpg
import msgspec
import pytest

from greathall.cli import main
from greathall.server import postgres
from greathall.server import protocol as p
from greathall.server.backup import backup, restore
from greathall.server.bots import BotPool
from greathall.server.hall import HallConfig
from greathall.server.serve import lan_address, locked, qr_code, start_log
from greathall.server.store import StoreError
from tests.server.guests import Sitter, company, opened


async def a_finished_game(config: HallConfig) -> tuple[str, str]:
    async with opened(config.data_dir, database=config.database) as hall:
        table, (luna,) = await company(hall, "Luna", seats=2)
        await luna.play_out()
        return table, luna.key or ""


async def come_back(config: HallConfig, table: str, key: str) -> p.TableInfo:
    async with opened(config.data_dir, database=config.database) as hall:
        return (await Sitter(hall, table, key).come()).state


def test_backup_and_restore(tmp_path: Path) -> None:
    config = HallConfig(data_dir=tmp_path / "data")
    table, key = asyncio.run(a_finished_game(config))
    backup(config, tmp_path / "sunday.db")
    with pytest.raises(StoreError, match="backup-exists"):
        backup(config, tmp_path / "sunday.db")
    elsewhere = HallConfig(data_dir=tmp_path / "other")
    assert restore(elsewhere, tmp_path / "sunday.db") is None
    assert asyncio.run(come_back(elsewhere, table, key)).phase == "over"
    other, _ = asyncio.run(a_finished_game(elsewhere))
    aside = restore(elsewhere, tmp_path / "sunday.db")
    assert aside is not None
    kept = HallConfig(data_dir=tmp_path, database=str(aside))
    assert asyncio.run(come_back(kept, other, key)).phase == "over"
    with pytest.raises(StoreError, match="backup-nothing"):
        restore(elsewhere, tmp_path / "nothing.db")
    (tmp_path / "diary.db").write_bytes(b"Dear diary " * 100)
    with pytest.raises(StoreError, match="database-damaged"):
        restore(elsewhere, tmp_path / "diary.db")
    assert asyncio.run(come_back(elsewhere, table, key)).phase == "over"


def test_a_backup_moves_a_hall_to_postgresql_and_back(tmp_path: Path, fresh_database: str) -> None:
    small, large = HallConfig(data_dir=tmp_path), HallConfig(data_dir=tmp_path, database=fresh_database)
    table, key = asyncio.run(a_finished_game(small))
    backup(small, tmp_path / "one.db")
    restore(large, tmp_path / "one.db")
    assert asyncio.run(come_back(large, table, key)).phase == "over"
    backup(large, tmp_path / "two.db")
    back = HallConfig(data_dir=tmp_path / "back")
    restore(back, tmp_path / "two.db")
    assert asyncio.run(come_back(back, table, key)).phase == "over"


def test_a_hall_in_use_is_not_restored_over(tmp_path: Path) -> None:
    config = HallConfig(data_dir=tmp_path)
    asyncio.run(a_finished_game(config))
    backup(config, tmp_path / "sunday.db")
    with locked(config), pytest.raises(StoreError, match="database-in-use"):
        restore(config, tmp_path / "sunday.db")


def test_a_taken_port_and_a_damaged_file_are_explained(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.socket()) as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["host", "--port", port, "--data-dir", str(tmp_path), "--lang", "en"]) == 2
    assert f"cannot open port {port}" in capsys.readouterr().err
    (tmp_path / "hall.db").write_bytes(b"Dear diary " * 1000)
    assert main(["host", "--port", "0", "--data-dir", str(tmp_path), "--lang", "fr"]) == 2
    complaint = capsys.readouterr().err
    assert "endommagée" in complaint
    assert str(tmp_path / "hall.db") in complaint
    assert (tmp_path / "hall.db").read_bytes() == b"Dear diary " * 1000
    assert main(["host", "--database", "mysql://x", "--port", "0", "--data-dir", str(tmp_path), "--lang", "en"]) == 2
    assert "mysql" in capsys.readouterr().err


def test_backup_and_restore_by_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table, key = asyncio.run(a_finished_game(HallConfig(data_dir=tmp_path)))
    where = ["--data-dir", str(tmp_path), "--lang", "en"]
    assert main(["backup", str(tmp_path / "b.db"), *where]) == 0
    assert main(["restore", str(tmp_path / "b.db"), *where]) == 0
    assert "What was there before" in capsys.readouterr().out
    assert asyncio.run(come_back(HallConfig(data_dir=tmp_path), table, key)).phase == "over"


def test_the_command_opens_the_hall_to_the_network_and_closes_it(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "greathall.cli", "host", "--lan", "--port", "0", "--data-dir", str(tmp_path)]
    environment = {**os.environ, "PYTHONIOENCODING": "utf-8", "PYTHONUNBUFFERED": "1"}
    with subprocess.Popen([*command, "--lang", "en"], stdout=subprocess.PIPE, env=environment) as process:
        assert process.stdout is not None
        lines = []
        while "Ctrl-C" not in (line := process.stdout.readline().decode()):
            assert line, "the hall did not open"
            lines.append(line)
        assert lines[0].startswith("The hall is open: http://127.0.0.1:")
        assert lan_address() in lines[1]
        assert "█" in "".join(lines)
        process.send_signal(signal.SIGINT)
        assert "closed" in process.stdout.read().decode()
        assert process.wait(60) == 0
    assert Path(tmp_path, "hall.db").is_file()
    assert not Path(tmp_path, "hall.db-wal").exists(), "the database was not closed"


@pytest.mark.anyio
async def test_a_second_hall_on_one_postgresql_is_refused(fresh_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres, "WATCH", 0.05)
    lost = asyncio.Event()
    async with postgres.only_hall(fresh_database, lost.set):
        with pytest.raises(StoreError, match="database-in-use"):
            async with postgres.only_hall(fresh_database, lost.set):
                pass
        admin = await asyncpg.connect(fresh_database)
        await admin.execute("SELECT pg_terminate_backend(pid) FROM pg_locks WHERE locktype = 'advisory'")
        async with asyncio.timeout(20):  # the lock went with its connection, and is taken again
            while not await admin.fetchval("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory'"):
                await asyncio.sleep(0.05)
        await admin.close()
        assert not lost.is_set()
    async with postgres.only_hall(fresh_database, lost.set):
        pass


def test_a_log_for_machines() -> None:
    written = io.StringIO()
    try:
        start_log(written, "json")
        logging.getLogger("greathall.server").warning("table %s: something", "abc")
    finally:
        start_log()
        for name in ("greathall.server", "uvicorn.error"):
            logging.getLogger(name).handlers, logging.getLogger(name).propagate = [], True
    line = msgspec.json.decode(written.getvalue())
    assert (line["level"], line["table"], line["message"]) == ("WARNING", "abc", "table abc: something")
    assert line["time"].endswith("+00:00")


def test_a_code_for_phones() -> None:
    assert len(qr_code("http://192.0.2.7:8000/").splitlines()) > 10


# -- bots in processes of their own ------------------------------------------------------------------------------------


@pytest.mark.anyio
async def test_bots_think_elsewhere_and_their_process_is_replaced_when_it_dies_or_hangs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    import greathall

    pool = BotPool(1)
    spec = greathall.game("stupefy")
    g = spec.new(seats=4, seed=1)
    try:
        for level in ("easy", "medium", "strong", "master"):
            assert spec.decode(await pool.choose(spec, g, 0, level, 8)) in g.options(0)
        processes = [process for worker in pool._crew for process in worker.pids]
        assert len({*processes, os.getpid()}) == 3
        for process in processes:
            os.kill(process, signal.SIGKILL)
        assert spec.decode(await pool.choose(spec, g, 1, "easy", 1)) in g.options(1)
        (process,) = pool._crew[0].pids
        monkeypatch.setattr("greathall.server.bots.GRACE", 0.2)
        os.kill(process, signal.SIGSTOP)  # it neither answers nor dies: the same for all who wait for it
        assert spec.decode(await pool.choose(spec, g, 1, "easy", 1)) in g.options(1)
        assert pool.gauges()["bot_processes_replaced"] == 2
        monkeypatch.undo()
        async with opened(tmp_path, bots=pool) as hall:
            _, (luna,) = await company(hall, "Luna", game="stupefy", seats=4)
            await luna.play_out()
            assert luna.state.outcome is not None
    finally:
        pool.stop()
