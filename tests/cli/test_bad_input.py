"""Whatever is typed, the answer is one line that says what to do, in the user's language, and exit code 2."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryFile

import pytest

from greathall.cli import main
from greathall.core.registry import games
from tests.cli.conftest import Run
from tests.cli.forks import fork_command

BAD = {
    "dance": "no command “dance”",
    "play": "GAME is missing",
    "play chess": "no game called “chess”",
    "play stupefy --seats 3": "is for 4 to 8 players",
    "play stupefy --seats 99": "is for 4 to 8 players",
    "play stupefy --seats four": "does not do for --seats",
    "play stupefy --seats 0": "does not do for --seats",
    "play stupefy --seats -4": "does not do for --seats",
    "play stupefy --seats 4.5": "does not do for --seats",
    "play stupefy --seats": "--seats wants a value",
    "play stupefy --people 0": "does not do for --people",
    "play stupefy --people 9": "is for 4 to 8 players",
    "play stupefy --seats 4 --people 5": "do not fit at 4 seats",
    "play stupefy --bots genius": "No bot called “genius”",
    "play stupefy --bots ,": "No bot called “”",
    "play stupefy --seats 4 --bots easy,easy,easy,easy": "do not fit at 3 free seats",
    "play stupefy --seed hex:zz": "cannot be a seed",
    "play stupefy --option speed=3": "no option “speed”",
    "play stupefy --option memory_aid": "is no option",
    "play stupefy --option memory_aid=perhaps": "option memory_aid: choose one of off and on",
    "play stupefy --option houses=[": "option houses: write some of these, with commas between them: gryffindor,",
    "play stupefy --option houses=gryffindor,hufflepuf,ravenclaw,dobby": "option houses: write some of these",
    "play hogwarts_battle --option game=9": "option game: choose one of 1, 2, 3, 4, 5, 6 and 7",
    "play hogwarts_battle --option first=0": "option first: choose one of 1, 2, 3 and 4",
    "play hogwarts_battle --option first=3": "3 cannot play first: the seats are 1 to 2",
    "play hogwarts_battle --option heroes=harry,harry": "Name a different hero for each of the 2 seats",
    "play hogwarts_battle --option heroes=harry,h": "option heroes: write some of these",
    "play hogwarts_battle --option closed_hands=perhaps": "option closed_hands: choose one of false and true",
    "play stupefy --campaign spring": "stupefy has no campaign",
    "play hogwarts_battle --campaign ?!": "does not do as the name of a campaign",
    "play hogwarts_battle --campaign spring --option game=4": "The campaign has reached Game 1, not yet Game 4",
    "simulate hogwarts_battle --option game=9": "option game: choose one of 1, 2, 3, 4, 5, 6 and 7",
    'play stupefy --option houses=["slytherin"]': "the houses must have these sizes",
    "play stupefy --lang de": "no catalogue for “de”",
    "play stupefy --loud": "“--loud” is not understood",
    "play stupefy bluff": "“bluff” is not understood",
    "play stupefy --auto=yes": "--auto wants a value, or was given one too many",
    "play stupefy --se 4": "“--se” is not understood",
    "play --resume": "no unfinished game",
    "play --resume nowhere.json": "cannot be opened",
    "play chess --resume": "no game called “chess”",
    "rules": "GAME is missing",
    "rules chess": "no game called “chess”",
    "games now": "“now” is not understood",
    "replay": "FILE is missing",
    "replay nowhere.json": "cannot be opened",
    "replay .": "cannot be opened",
    "replay finished.json --seat 3": "There is no seat 3",
    "replay finished.json --seat 0": "does not do for --seat",
    "verify": "FILE is missing",
    "verify nowhere.json": "cannot be opened",
    "simulate": "GAME is missing",
    "simulate stupefy --games 0": "does not do for --games",
    "simulate stupefy --games many": "does not do for --games",
    "simulate stupefy --workers 0": "does not do for --workers",
    "simulate stupefy --bots genius": "No bot called “genius”",
    "simulate stupefy --bots ismcts:soon": "No bot called “ismcts:soon”",
    "simulate stupefy --seats 4 --bots easy,easy,easy,easy,easy": "do not fit at 4",
    "simulate stupefy --seats 3": "is for 4 to 8 players",
    "simulate stupefy --out nowhere/games.jsonl": "cannot be written",
    "simulate stupefy --option speed=3": "no option “speed”",
    "laws chess": "no game called “chess”",
    "laws stupefy --games 0": "does not do for --games",
    "laws stupefy --seed owl": "does not do for --seed",
}


@pytest.mark.parametrize("line", BAD)
def test_one_line_and_exit_code_2(run: Run, finished: Path, line: str) -> None:
    said = run(line)
    assert said.code == 2
    assert BAD[line] in said.err
    assert said.err.startswith("greathall: ")
    assert said.err.count("\n") == 1
    assert said.out == ""


@pytest.mark.parametrize("line", [line for line in BAD if "--lang" not in line])
def test_the_same_in_french(run: Run, finished: Path, line: str) -> None:
    said = run(f"{line.removesuffix(' --seats')} --lang fr" if "wants a value" not in BAD[line] else line)
    assert said.code == 2
    assert "⟨" not in said.err
    if "wants a value" not in BAD[line]:
        assert BAD[line] not in said.err
    assert said.err.count("\n") == 1


def test_nothing_is_saved_when_the_command_line_is_wrong(run: Run, home: Path) -> None:
    run("play stupefy --bots genius")
    assert not list(home.glob("data/**/*.json"))


def test_a_folder_that_cannot_be_written_to(run: Run, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (home / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(home / "file"))
    said = run("play bluff")
    assert said.code == 2
    assert "cannot be saved" in said.err
    assert said.err.count("\n") == 1


def test_a_full_disk_while_playing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(self: object, path: Path) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("greathall.core.record.Record.save", full)
    said = run("play bluff", "1")
    assert said.code == 2
    assert "No space left on device" in said.err


def test_ctrl_c_elsewhere_ends_with_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*args: object, **kwargs: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("greathall.cli.simulate.simulate", interrupted)
    said = run("simulate bluff")
    assert said.code == 130
    assert said.err == "Stopped.\n"


def test_a_name_is_only_a_name(run: Run, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n"))
    assert main(["play", "bluff", "--seed", "7", "--name", "\x1b[2J[red]Ada\n{ $who }"]) == 0
    out = capsys.readouterr().out
    assert "\x1b" not in out
    assert "[red]Ada�{ $who } is dealt" in out


# -- as a process ------------------------------------------------------------------------------------------------------


def forked(*arguments: str, typed: bytes = b"") -> tuple[int, str, str]:
    """The exit code, the output and the errors of a command that reads these bytes."""
    with TemporaryFile() as given, TemporaryFile() as out, TemporaryFile() as errors:
        given.write(typed)
        given.seek(0)
        _, status = os.waitpid(fork_command([*arguments], given.fileno(), out.fileno(), errors.fileno()), 0)
        shown = []
        for file in (out, errors):
            file.seek(0)
            shown.append(file.read().decode())
        return os.waitstatus_to_exitcode(status), shown[0], shown[1]


@pytest.mark.parametrize("line", ["games", "rules stupefy", "play stupefy --auto --bots easy"])
def test_the_reader_goes_away(line: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    with TemporaryFile() as errors, Path(os.devnull).open() as nothing, os.fdopen(writing, "wb"):
        pid = fork_command(line.split(), nothing.fileno(), writing, errors.fileno())
        assert os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) == 0
        errors.seek(0)
        assert errors.read() == b""


def test_the_reader_goes_away_from_a_process_that_ends_by_itself() -> None:
    """Python writes what is left when it ends, and must not complain then either."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "wb") as closed:
        command = [sys.executable, "-m", "greathall.cli", "--help"]
        done = subprocess.run(command, stdout=closed, stderr=subprocess.PIPE, check=False, timeout=60)
        assert done.stderr == b""
        assert done.returncode == 0


def test_a_terminal_that_knows_ascii_only() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "greathall.cli", "--help", "--lang", "fr"],
        env={**os.environ, "PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"},
        capture_output=True,
        check=False,
        timeout=60,
    )
    assert done.returncode == 0
    assert b"r?gles" in done.stdout
    assert done.stderr == b""


def test_input_that_is_no_text() -> None:
    code, out, errors = forked("play", "stupefy", "--seed", "7", "--bots", "easy", typed=b"\xff\xfe\x80\n\x00\n1\n")
    assert code == 0
    assert "Aim at nobody" in out
    assert errors == ""


def test_no_input_at_all() -> None:
    code, out, _ = forked("play", "stupefy", "--bots", "easy")
    assert code == 0
    assert "The game is saved." in out


def test_the_installed_games_are_found_by_their_entry_points() -> None:
    assert "stupefy" in games()
