"""The client's sources: types are fresh, texts complete and all in use. The rest is done by `client/build.py check`."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from greathall.text import LANGUAGES
from tests.browser.browser import ROOT, alone, client_build

CLIENT = ROOT / "client"


@pytest.fixture(scope="module", autouse=True)
def packages() -> None:
    with alone():
        client_build().install()


def tool(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, str(CLIENT / "build.py"), *arguments], capture_output=True, text=True, check=False, cwd=ROOT
    )


def test_a_planted_type_error_is_found(tmp_path: Path) -> None:
    (tmp_path / "Bad.svelte").write_text('<script lang="ts">const wrong: number = "text";</script><p>{wrong}</p>')
    (tmp_path / "index.ts").write_text('export { default } from "./Bad.svelte";')  # else nobody looks at it
    (tmp_path / "tsconfig.json").write_text(
        f'{{"extends": "{CLIENT}/tsconfig.json", "compilerOptions": {{"types": []}}, "include": ["*.ts"]}}'
    )
    (tmp_path / "node_modules").symlink_to(CLIENT / "node_modules")
    checker, *how = client_build().TYPES
    done = tool(f"node_modules/{checker}", *how, "--workspace", str(tmp_path), "--tsconfig", "./tsconfig.json")
    assert done.returncode != 0
    assert "not assignable" in done.stdout


def test_the_protocols_types_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "client/tools/typescript.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


GAMES = sorted(path.parents[1].name for path in ROOT.glob("src/greathall/games/*/client/drawing.ts"))


def keys_used(folder: Path) -> set[str]:
    texts = [p.read_text("utf-8") for p in folder.rglob("*") if p.suffix in (".ts", ".svelte")]
    used = {f"ui-{key}" for text in texts for key in re.findall(r'(?<![.\w])t\(\s*"([a-z0-9-]+)"', text)}
    return used | {key for text in texts for key in re.findall(r'"(ui-[a-z0-9-]+)"', text)}


def keys_written(language: str, game: str = "") -> set[str]:
    return set(re.findall(r"^(ui-[a-z0-9-]+) =", source(language, game), re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_used_is_written_and_every_text_written_is_used(language: str) -> None:
    used = keys_used(CLIENT / "src")
    shared = keys_written(language)
    assert used <= shared
    for game in GAMES:
        of_game, own = keys_used(ROOT / f"src/greathall/games/{game}/client"), keys_written(language, game)
        assert own <= of_game, game
        assert of_game <= own | shared, game
        assert not own & shared, f"{game} has a key that the client has, too"
        used |= of_game - own
    assert used == shared


def test_keys_are_never_built_by_joining() -> None:
    for folder in (CLIENT / "src", *ROOT.glob("src/greathall/games/*/client")):
        for path in folder.rglob("*"):
            if path.suffix in (".ts", ".svelte") and path.name != "messages.svelte.ts":
                found = re.search(r"(?<![.\w])t\(\s*(?:`|[a-zA-Z]+\))", path.read_text("utf-8"))
                assert not found, f"{path.name}: t() takes a key that is written out"


@pytest.mark.parametrize("game", ["", *GAMES])
def test_the_same_arguments_in_both_languages(game: str) -> None:
    def arguments(language: str) -> dict[str, set[str]]:
        entries = re.split(r"\n(?=[a-z])", source(language, game))
        return {
            entry.split(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries if entry.startswith("ui-")
        }

    assert arguments("en") == arguments("fr")


@pytest.mark.parametrize("game", ["", *GAMES])
def test_french_marks_keep_to_their_word(game: str) -> None:
    lines = [line.split(" = ", 1)[-1] for line in source("fr", game).splitlines() if not line.startswith("#")]
    assert not [line for line in lines if re.search(r"\w [!?:;»]|« |'", line)]


def source(language: str, game: str) -> str:
    folder = ROOT / "src/greathall" / (f"games/{game}" if game else "") / "text" / language
    files = ["browser.ftl"] if game else ["front.ftl", "browser.ftl"]
    return "\n".join((folder / name).read_text("utf-8") for name in files)


IMPORT = re.compile(r'^\s*import\s+(?!type\b)(?:[^;"]*?from\s+)?"(\.[^"]+)"', re.MULTILINE)


def front_page() -> dict[Path, str]:
    """The modules that are there before any other screen is opened, and their sources."""
    found: dict[Path, str] = {}
    waiting = [CLIENT / "src/main.ts", CLIENT / "src/screens/Hall.svelte"]
    while waiting:
        path = waiting.pop()
        if path not in found:
            found[path] = path.read_text("utf-8")
            named = [(path.parent / name).resolve() for name in IMPORT.findall(found[path])]
            waiting += [
                p for one in named for p in (one, one.with_name(f"{one.name}.ts")) if p.suffix != ".css" and p.is_file()
            ]
    return found


def test_the_front_page_says_and_shows_only_what_comes_with_it() -> None:
    sources = "\n".join(front_page().values())
    assert len(front_page()) > 20
    written = (ROOT / "src/greathall/text/en/front.ftl").read_text("utf-8")
    texts = set(re.findall(r'(?<![.\w])t\(\s*["\']([a-z0-9-]+)["\']', sources))
    texts |= set(re.findall(r'"ui-([a-z0-9-]+)"', sources))
    assert texts == set(re.findall(r"^ui-([a-z0-9-]+) =", written, re.MULTILINE))
    drawn = {*json.loads((CLIENT / "src/kit/icons.json").read_text("utf-8")), "close"}
    assert set(re.findall(r'<Icon\s+name="([a-z_-]+)"', sources)) <= drawn


def test_every_icon_that_is_named_exists() -> None:
    sets = ("kit", "kit/screens", "screens/people")
    drawn = {"close"}
    for folder in sets:
        more = set(json.loads((CLIENT / "src" / folder / "icons.json").read_text("utf-8")))
        assert not drawn & more, "an icon in two sets"
        drawn |= more
    for path in (CLIENT / "src").rglob("*.svelte"):
        assert set(re.findall(r'<Icon\s+name="([a-z_-]+)"', path.read_text("utf-8"))) <= drawn, path.name
