"""What the README promises is so."""

from __future__ import annotations

import re
import shlex
import subprocess
from pathlib import Path

import pytest

from greathall.cli.arguments import Parser
from greathall.cli.command import COMMANDS
from greathall.text import catalogue

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)


def test_the_python_runs_and_prints_an_outcome(capsys: pytest.CaptureFixture[str]) -> None:
    [snippet] = blocks("python")
    exec(compile(snippet, "README.md", "exec"), {})
    out = capsys.readouterr().out
    assert "Outcome(scores=" in out
    assert "BoxView(" in out


@pytest.mark.parametrize("line", [line for line in "".join(blocks("sh")).splitlines() if "greathall" in line])
def test_the_commands_are_understood(line: str) -> None:
    program, name, *arguments = shlex.split(line, comments=True)
    assert program == ".venv/bin/greathall"
    parser = Parser(name, catalogue("en"), f"cli-{name}")
    COMMANDS[name].add_arguments(parser)
    parser.common()
    parser.read(name, arguments)


def test_make_knows_its_targets() -> None:
    told = subprocess.run(["make", "-s", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for target in re.findall(r"make ([a-z]+)", README):
        assert re.search(rf"^{target}\b", told, re.MULTILINE), target


def test_the_links_lead_somewhere() -> None:
    links = re.findall(r"\]\(([^)#]+)\)", README)
    assert len(links) > 10
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_the_picture_loads_nothing_from_elsewhere() -> None:
    picture = (ROOT / "docs" / "pictures" / "terminal.svg").read_text("utf-8")
    assert "Round&#160;3&#160;of&#160;8" in picture
    assert set(re.findall(r"https?://[^\"\s]+", picture)) == {"http://www.w3.org/2000/svg"}


def test_it_is_said_to_be_unofficial() -> None:
    assert "unofficial" in README
    assert "not affiliated" in README
