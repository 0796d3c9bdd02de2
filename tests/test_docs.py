"""What the pages and docstrings say is true: their examples are run, their links and paths lead somewhere."""

from __future__ import annotations

import ast
import doctest
import importlib
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
TOP = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "SECURITY.md")
PAGES = [*(ROOT / name for name in TOP), *sorted((ROOT / "docs").rglob("*.md"))]


@pytest.mark.parametrize("page", ["docs/adding-a-game.md", "docs/architecture.md", "docs/env.md"])
def test_the_examples_of_the_pages(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed


DOCSTRINGS = [
    "greathall",
    "greathall.laws",
    *(f"greathall.core.{module}" for module in ("memory", "numbering", "observing")),
    *(f"greathall.env.{module}" for module in ("gymnasium", "openspiel", "pettingzoo", "rlcard")),
]


@pytest.mark.parametrize("module", DOCSTRINGS)
def test_the_examples_of_the_docstrings(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted
    assert not result.failed


def test_the_pages_quote_bluff_as_it_is() -> None:
    """The code blocks of the guide are pieces of the file that it explains."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    bluff = (ROOT / "examples" / "bluff" / "bluff" / "__init__.py").read_text("utf-8")
    quoted = [block.split("```")[0] for block in page.split("```python\n")[1:]]
    assert len(quoted) == 3
    for block in quoted:
        assert block in bluff


# -- links and the site ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_relative_links_lead_somewhere(page: Path) -> None:
    generated = {"contributing.md": ROOT / "CONTRIBUTING.md", "changelog.md": ROOT / "CHANGELOG.md"}
    for link in re.findall(r"\]\(([^)\s]+)\)", page.read_text("utf-8")):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = generated.get(path, page.parent / path) if path else page
        assert target.exists(), link
        if anchor:
            headings = re.findall(r"^#+ (.*)", target.read_text("utf-8"), re.MULTILINE)
            slugs = {re.sub(r"[^\w\s-]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}
            assert anchor in slugs, link


def test_the_site_is_built_and_loads_nothing_from_elsewhere(tmp_path: Path) -> None:
    """`--strict` makes an error of broken links and of pages that the navigation forgets."""
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(tmp_path)]
    built = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert built.returncode == 0, built.stderr
    for page in tmp_path.rglob("*.html"):
        assert (
            re.findall(r"<(?:script|link|img|iframe)[^>]+(?:src|href)=\"?https?://[^>]*>", page.read_text("utf-8"))
            == []
        )
    for style in tmp_path.rglob("*.css"):
        assert not re.search(r"url\([\"']?https?:|@import", style.read_text("utf-8")), style.name


def test_the_maps_show_every_folder() -> None:
    parts = {folder.name for folder in (ROOT / "src" / "greathall").iterdir() if (folder / "__init__.py").exists()}
    tracked = subprocess.run(["git", "ls-files"], cwd=ROOT, capture_output=True, text=True).stdout.splitlines()
    top = {line.split("/")[0] for line in tracked if "/" in line and not line.startswith(".")} - {"src"}
    architecture = (ROOT / "docs" / "architecture.md").read_text("utf-8")
    readme = (ROOT / "README.md").read_text("utf-8")
    for folder in parts | top:
        assert re.search(rf"^ *{folder}/", architecture, re.MULTILINE), folder
        assert re.search(rf"\[`(src/greathall/)?{folder}`\]\(", readme), folder


# -- one move, from click to screen ------------------------------------------------------------------------------------

A_MOVE = ROOT / "docs" / "a-move.md"
MAX_FILES = 25


def mentions() -> list[tuple[str, str]]:
    """Each `path:symbol` of the page; a symbol may be `Class.method`."""
    return re.findall(r"`([\w/.-]+\.(?:py|ts|svelte|ftl)):([\w.-]+)`", A_MOVE.read_text("utf-8"))


def defines(file: Path, symbol: str) -> bool:
    text = file.read_text("utf-8")
    if file.suffix == ".py":
        scope: list[ast.stmt] = ast.parse(text).body
        for name in symbol.split("."):
            found = [node for node in scope if getattr(node, "name", None) == name]
            if not found:
                return False
            scope = getattr(found[0], "body", [])
        return True
    if file.suffix == ".ftl":
        return re.search(rf"^{re.escape(symbol)} =", text, re.MULTILINE) is not None
    return all(re.search(rf"\b{re.escape(name)}\b", text) for name in symbol.split("."))


@pytest.mark.parametrize(("path", "symbol"), mentions())
def test_what_a_move_passes_exists(path: str, symbol: str) -> None:
    assert (ROOT / path).is_file(), path
    assert defines(ROOT / path, symbol), f"{path} does not define {symbol}"


def test_a_move_passes_few_files_and_they_are_counted() -> None:
    files = {path for path, _ in mentions()}
    assert 10 < len(files) <= MAX_FILES
    assert f"**{len(files)} files**" in A_MOVE.read_text("utf-8")
