"""What travels at a first visit, and what a game adds, in bytes: the sum of the files that the build has compressed.

`test_looks.py` weighs what a browser really fetches at a first visit."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from greathall.core.registry import games
from greathall.server.pages import catalogue
from greathall.server.routes.games import _info
from greathall.text import LANGUAGES
from tests.browser.browser import ROOT, client_build

STATIC: Path = client_build().STATIC
HEADERS = 780
"""Of a response, and a little more than measured."""
OURS = sorted(path.parents[1].name for path in ROOT.glob("src/greathall/games/*/client/drawing.ts"))
Manifest = dict[str, dict[str, Any]]


@pytest.fixture(scope="module")
def manifest(built: None) -> Manifest:
    found: Manifest = json.loads((STATIC / ".manifest.json").read_text("utf-8"))
    return found


def needed(manifest: Manifest, *entries: str) -> set[str]:
    """The files of these modules and of everything that they import."""
    found: set[str] = set()
    waiting = [*entries]
    seen = set(waiting)
    while waiting:
        chunk = manifest[waiting.pop()]
        found |= {chunk["file"], *chunk.get("css", [])}
        waiting += [more for more in chunk.get("imports", []) if more not in seen]
        seen |= {*chunk.get("imports", [])}
    return found


def weight(files: set[str]) -> int:
    """Bytes on the wire, with a browser that takes brotli."""
    packed = (STATIC / f"{name}.br" for name in files)
    return sum((p if p.is_file() else p.with_suffix("")).stat().st_size + HEADERS for p in packed)


def test_a_first_visit_weighs_at_most_130_kb(manifest: Manifest) -> None:
    page = (STATIC / "index.html").read_text("utf-8")
    named = {path for path in re.findall(r'(?:src|href)="/([^"]+)"', page) if not path.startswith("api/")}
    files = {"index.html", "service-worker.js", *named} | needed(manifest, "src/screens/Hall.svelte")
    told = msgspec.json.encode([_info(spec) for spec in games().values()])
    answers = len(gzip.compress(told, 6)) + 2 * HEADERS  # the games and the open tables
    assert weight(files) + answers <= 130_000


@pytest.mark.parametrize("game", OURS)
def test_a_table_comes_with_its_page(manifest: Manifest, game: str) -> None:
    """Its page names every file that the table is drawn with, so that none waits for another; they are few."""
    drawing = f"../src/greathall/games/{game}/client/drawing.ts"
    page = (STATIC / "table" / f"{game}.html").read_text("utf-8")
    files = needed(manifest, "src/screens/Table.svelte", "src/kit/screens/icons.ts", drawing)
    words = {manifest[f"src/i18n/screens.{language}.ts"]["file"] for language in LANGUAGES}
    assert {name for name in files | words if f"/{name}" not in page} == set()
    fetched = re.findall(r'<(?:script type="module"|link rel="(?:stylesheet|preload|modulepreload)") (?!media)', page)
    texts = 2  # of the screens and of the game, in one language
    assert len(fetched) + texts <= 16


@pytest.mark.parametrize("game", OURS)
def test_what_a_game_adds_to_a_table_weighs_at_most_90_kb(manifest: Manifest, game: str) -> None:
    shared = needed(manifest, "src/screens/Table.svelte", "src/kit/screens/icons.ts")
    own = needed(manifest, f"../src/greathall/games/{game}/client/drawing.ts") - shared
    for language in LANGUAGES:
        text, _ = catalogue(language, game)[1].for_client("gzip, br")
        assert weight(own) + len(text) + HEADERS <= 90_000
