"""Files, written whole or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from greathall.core.files import write_whole


def test_a_new_file_takes_the_place_of_the_old(tmp_path: Path) -> None:
    for content in (b"old", b"new"):
        write_whole(tmp_path / "record.json", content)
        assert (tmp_path / "record.json").read_bytes() == content
    assert [*tmp_path.iterdir()] == [tmp_path / "record.json"]


def test_a_full_disk_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    write_whole(tmp_path / "record.json", b"old")

    def full(number: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_whole(tmp_path / "record.json", b"new")
    assert (tmp_path / "record.json").read_bytes() == b"old"
    assert [*tmp_path.iterdir()] == [tmp_path / "record.json"]
