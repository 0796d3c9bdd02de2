"""`greathall admin`, without a hall that is open."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from greathall.cli import main
from greathall.server.hall import Hall, HallConfig


def test_the_host_keeps_a_hall_that_is_closed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    def admin(*line: str) -> str:
        assert main(["admin", *line, "--data-dir", str(tmp_path)]) == 0
        return capsys.readouterr().out

    async def fill() -> str:
        hall = await Hall.open(HallConfig(data_dir=tmp_path))
        try:
            return (await hall.people.arrive("Draco")).person
        finally:
            await hall.close()

    person = asyncio.run(fill())
    assert len(admin("key").split()[-1]) == 32
    assert person in admin("people")
    admin("ban", "Draco", "--days", "2")
    assert "not let in" in admin("people")
    admin("unban", person)
    admin("backup")
    assert "hall-" in admin("storage")
    admin("remove", "Draco")
    log = admin("log")
    assert [log.index(deed) for deed in (" remove ", " backup ", " unban ", " ban ")] == sorted(
        log.index(deed) for deed in (" remove ", " backup ", " unban ", " ban ")
    )
    assert main(["admin", "remove", "Draco", "--data-dir", str(tmp_path)]) == 2
    assert "no “Draco”" in capsys.readouterr().err
