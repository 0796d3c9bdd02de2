"""The folder of an experiment.

    plan.json          what is played
    parts/0-100-150/   games 100 to 149 of cell 0, written in one go: a folder is there whole or not at all
    games.parquet      and the other tables, put together when all is played; then the parts go
    work.jsonl         who played what, and how long it took: the only thing that is not the same every time

Whatever kills the program, what is in `parts` counts, and the next run plays what is missing.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path
from shutil import rmtree

import msgspec
import polars as pl

from greathall.lab.errors import NoResults, OtherExperiment
from greathall.lab.plan import Piece, Plan
from greathall.lab.rows import SCHEMAS, Part

ROWS_A_GROUP = 1 << 17


class Results:
    """The results in a folder, whole or still growing."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.parts = folder / "parts"

    @classmethod
    def open(cls, folder: Path, plan: Plan) -> Results:
        """Begin an experiment, or go on with it; `OtherExperiment` if the folder holds one that differs in more than
        the number of games."""
        results = cls(folder)
        folder.mkdir(parents=True, exist_ok=True)
        if (folder / "plan.json").exists():
            before = results.plan()
            for field in plan.__struct_fields__:
                if field != "games" and getattr(before, field) != getattr(plan, field):
                    raise OtherExperiment("lab-other-experiment", folder=str(folder), what=field)
            plan = msgspec.structs.replace(plan, games=max(plan.games, before.games))
        _write(folder / "plan.json", msgspec.json.format(msgspec.json.encode(plan)))
        for torn in results.parts.glob(".*"):
            rmtree(torn)
        return results

    def plan(self) -> Plan:
        try:
            return msgspec.json.decode((self.folder / "plan.json").read_bytes(), type=Plan)
        except (OSError, msgspec.DecodeError):
            raise NoResults("lab-no-results", folder=str(self.folder)) from None

    # -- while it grows ------------------------------------------------------------------------------------------------

    def add(self, piece: Piece, part: Part) -> None:
        """Keep what came of a piece of work."""
        name = "-".join(map(str, piece))
        hidden = self.parts / f".{name}"
        hidden.mkdir(parents=True, exist_ok=True)
        for table, content in part.tables.items():
            (hidden / f"{table}.parquet").write_bytes(content)
        hidden.rename(self.parts / name)
        work = {"cell": piece.cell, "start": piece.start, "stop": piece.stop, "seconds": part.seconds, "by": part.by}
        with (self.folder / "work.jsonl").open("ab") as file:
            file.write(msgspec.json.encode(work) + b"\n")

    def kept(self) -> list[Piece]:
        """The pieces that are there, in order; of two that overlap the first."""
        found = [Piece(cell, 0, self.whole()) for cell in range(len(self.plan().cells)) if self.whole()]
        found += [Piece(*map(int, path.name.split("-"))) for path in self.parts.glob("[0-9]*")]
        kept: list[Piece] = []
        for piece in sorted(found):
            if not kept or kept[-1].cell != piece.cell or kept[-1].stop <= piece.start:
                kept.append(piece)
        return kept

    def missing(self) -> Iterator[Piece]:
        """The games still to be played, in pieces as long as they can be."""
        plan, kept = self.plan(), self.kept()
        for cell in range(len(plan.cells)):
            at = 0
            for piece in [*(piece for piece in kept if piece.cell == cell), Piece(cell, plan.games, plan.games)]:
                if piece.start > at:
                    yield Piece(cell, at, min(piece.start, plan.games))
                at = max(at, piece.stop)

    def whole(self) -> int:
        """How many games of each cell are in the tables."""
        marker = self.folder / "done.json"
        return int(msgspec.json.decode(marker.read_bytes())["games"]) if marker.exists() else 0

    def finish(self) -> None:
        """Put the tables together. Can be interrupted and done again."""
        plan, whole, kept = self.plan(), self.whole(), self.kept()
        if not self.parts.exists():
            return
        for table in plan.tables:
            target = self.folder / f"{table}.parquet"
            sources = []
            for piece in kept:
                if (path := self.parts / "-".join(map(str, piece)) / f"{table}.parquet").exists():
                    sources.append(pl.scan_parquet(path))
                else:
                    before = pl.scan_parquet(target)
                    sources.append(before.filter(pl.col("cell") == piece.cell, pl.col("game") < whole))
            new = target.with_suffix(".new")
            pl.concat(sources).collect().write_parquet(new, row_group_size=ROWS_A_GROUP)
            new.replace(target)
        _write(self.folder / "done.json", msgspec.json.encode({"games": plan.games}))
        rmtree(self.parts)

    # -- when it is whole ----------------------------------------------------------------------------------------------

    def table(self, name: str) -> pl.DataFrame:
        """All rows, by cell and game."""
        if name not in self.plan().tables or not self.whole():
            raise NoResults("lab-not-finished", folder=str(self.folder))
        return pl.read_parquet(self.folder / f"{name}.parquet", schema=SCHEMAS[name])

    def seconds(self) -> float:
        """Processor time of all workers."""
        path = self.folder / "work.jsonl"
        lines = path.read_bytes().splitlines() if path.exists() else []
        return float(sum(msgspec.json.decode(line)["seconds"] for line in lines))


def _write(path: Path, content: bytes) -> None:
    """All of it or nothing."""
    new = path.with_name(f".{path.name}.new")
    with new.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    new.replace(path)
