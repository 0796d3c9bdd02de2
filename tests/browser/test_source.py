"""The client's sources: checked, linted, tested; its types fresh, its words complete and all in use."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from greathall.text import LANGUAGES, catalogue
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


def test_components() -> None:
    done = tool("node_modules/vitest/vitest.mjs", "run")
    assert done.returncode == 0, done.stdout + done.stderr


def test_lint() -> None:
    done = tool("node_modules/eslint/bin/eslint.js", ".")
    assert done.returncode == 0, done.stdout + done.stderr


def test_types_and_accessibility_of_the_sources() -> None:
    done = tool("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings", "--tsconfig", "./tsconfig.json")
    assert done.returncode == 0, done.stdout + done.stderr


def test_a_planted_type_error_is_found(tmp_path: Path) -> None:
    (tmp_path / "Bad.svelte").write_text('<script lang="ts">const wrong: number = "text";</script><p>{wrong}</p>')
    (tmp_path / "tsconfig.json").write_text(
        f'{{"extends": "{CLIENT}/tsconfig.json", "compilerOptions": {{"types": []}}, "include": ["*.svelte"]}}'
    )
    (tmp_path / "node_modules").symlink_to(CLIENT / "node_modules")
    done = tool(
        "node_modules/svelte-check/bin/svelte-check", "--workspace", str(tmp_path), "--tsconfig", "./tsconfig.json"
    )
    assert done.returncode != 0
    assert "not assignable" in done.stdout


def test_the_protocols_types_are_fresh() -> None:
    done = subprocess.run(
        [sys.executable, "client/tools/typescript.py", "--check"], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout


def sources() -> list[str]:
    return [p.read_text("utf-8") for p in (CLIENT / "src").rglob("*") if p.suffix in (".ts", ".svelte")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_used_is_written_and_every_word_written_is_used(language: str) -> None:
    used = {f"ui-{key}" for text in sources() for key in re.findall(r'\bsay\(\s*"([a-z0-9-]+)"', text)}
    used |= {key for text in sources() for key in re.findall(r'"(ui-[a-z0-9-]+)"', text)}
    written = {key for key in catalogue(language).messages if key.startswith("ui-")}
    assert used == written


def test_words_are_never_built_by_joining_keys() -> None:
    for text in sources():
        assert not re.search(r"(?<![.\w] )(?<![.\w])say\(\s*`|(?<![.\w])say\([a-z]+\)", text), (
            "say() takes a key that is written out"
        )


def test_the_same_arguments_in_both_languages() -> None:
    def arguments(language: str) -> dict[str, set[str]]:
        source = (ROOT / f"src/greathall/text/{language}/browser.ftl").read_text("utf-8")
        entries = re.split(r"\n(?=[a-z])", source)
        return {
            entry.split(" =")[0]: set(re.findall(r"\$(\w+)", entry)) for entry in entries if entry.startswith("ui-")
        }

    assert arguments("en") == arguments("fr")


def test_french_marks_keep_to_their_word() -> None:
    source = (ROOT / "src/greathall/text/fr/browser.ftl").read_text("utf-8")
    words = [line.split(" = ", 1)[-1] for line in source.splitlines() if not line.startswith("#")]
    assert not [line for line in words if re.search(r"\w [!?:;»]|« |'", line)]
