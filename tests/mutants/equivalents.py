"""Faults that change nothing: each was looked at, and the reason is written down beside its id."""

from __future__ import annotations

import tomllib
from pathlib import Path

FOLDER = Path(__file__).parent / "equivalent"


def judged_equivalent(game: str) -> dict[str, str]:
    """The reason for each id. A file is a list of `[[mutant]]` with `id` and `why`."""
    path = FOLDER / f"{game}.toml"
    if not path.exists():
        return {}
    listed = tomllib.loads(path.read_text("utf-8")).get("mutant", [])
    return {entry["id"]: entry["why"] for entry in listed}
