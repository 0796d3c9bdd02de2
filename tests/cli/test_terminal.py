"""The command in a real terminal (a pseudo-terminal): colours, Ctrl-C, Ctrl-D, leaving and coming back."""

from __future__ import annotations

import codecs
import os
import pty
import re
import select
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import monotonic

import pytest

from tests.cli.forks import fork_command

TIMEOUT = 20.0
"""Seconds after which a silent command is held to have failed; nothing waits for them otherwise."""


class Terminal:
    """A command on a pseudo-terminal of 100 columns."""

    def __init__(self, *arguments: str, **environment: str) -> None:
        self.screen, inside = pty.openpty()
        self.pid = fork_command([*arguments], inside, inside, inside, TERM="xterm-256color", **environment)
        os.close(inside)
        self.code: int | None = None
        self.raw = ""
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        """A letter of several bytes may come in two parts."""
        self.colourful = False

    def poll(self, wait: bool = False) -> int | None:
        """The exit code, if the command has ended."""
        if self.code is None:
            pid, status = os.waitpid(self.pid, 0 if wait else os.WNOHANG)
            self.code = os.waitstatus_to_exitcode(status) if pid else None
        return self.code

    @property
    def text(self) -> str:
        """What was shown, without colours and movements."""
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.raw).replace("\r", "")

    def until(self, words: str) -> str:
        """Read on until these words are shown; what came before them is forgotten."""
        end = monotonic() + TIMEOUT
        while words not in self.text:
            assert self._read(end), f"“{words}” was not shown:\n{self.text}"
        shown = self.text
        self.raw = shown[shown.index(words) + len(words) :]
        return shown

    def type(self, keys: str) -> None:
        os.write(self.screen, keys.encode())

    def end(self, keys: str = "") -> tuple[int, str]:
        """The exit code and the rest of what was shown.

        `keys` are pressed until they are heard, as a person would: Python misses a Ctrl-C that comes in the very
        instant between showing the prompt and listening.
        """
        end = monotonic() + TIMEOUT
        while self.poll() is None and monotonic() < end:
            self.type(keys)
            while self._read(monotonic() + (1 if keys else 0.1)):
                pass
        code = self.poll()
        assert code is not None, f"the command does not end:\n{self.text}"
        while self._read(monotonic()):  # its last words, if it ended while nobody listened
            pass
        return code, self.text

    def _read(self, end: float) -> bool:
        ready, _, _ = select.select([self.screen], [], [], max(0, end - monotonic()))
        if not ready:
            return False
        try:
            heard = os.read(self.screen, 65536)
        except OSError:
            return False  # the other side has closed
        self.raw += self.decoder.decode(heard)
        self.colourful = self.colourful or "\x1b[1m" in self.raw
        return bool(heard)


@contextmanager
def terminal(*arguments: str, **environment: str) -> Iterator[Terminal]:
    there = Terminal(*arguments, **environment)
    try:
        yield there
    finally:
        if there.poll() is None:
            os.kill(there.pid, signal.SIGKILL)
            there.poll(wait=True)
        os.close(there.screen)


PLAY = ("play", "stupefy", "--seed", "7", "--bots", "easy")


def saved(home: Path) -> Path:
    [file] = (home / "data" / "greathall" / "games").glob("*.json")
    return file


def test_play_quit_and_resume(home: Path) -> None:
    with terminal(*PLAY) as screen:
        screen.until("Prepare a spell")
        assert screen.colourful
        screen.type("1\n")
        screen.until("at whom do you aim?")
        screen.type("q\n")
        code, rest = screen.end()
        assert code == 0
        assert "The game is saved." in rest
    with terminal("play", "--resume", str(saved(home))) as screen:
        screen.until("The game goes on after 4 answers.")
        screen.until("at whom do you aim?")
        screen.type("nobody\n")
        screen.until("You prepared Misspell.")
        screen.type("q\n")
        assert screen.end()[0] == 0


def test_undo_is_refused_once_others_have_shown_their_aims() -> None:
    with terminal(*PLAY) as screen:
        screen.until("Prepare a spell")
        screen.type("1\n")
        screen.until("at whom do you aim?")
        screen.type("1\n")
        screen.until("You prepared Misspell.")
        screen.type("undo\n")
        screen.until("That cannot be taken back")


@pytest.mark.parametrize(("keys", "name"), [("\x03", "Ctrl-C"), ("\x04", "Ctrl-D")])
def test_leaving_by_keys(home: Path, keys: str, name: str) -> None:
    with terminal(*PLAY) as screen:
        screen.until("Prepare a spell")
        screen.until("› ")
        code, rest = screen.end(keys)
        assert code == 0, name
        assert "The game is saved." in rest
        assert "Traceback" not in rest
    assert saved(home).exists()


def test_ctrl_c_while_simulating() -> None:
    with terminal("simulate", "stupefy", "--games", "1000000") as screen:
        screen.until("50/1000000")  # at the very beginning Python may miss it, as `end` says
        screen.type("\x03")
        code, rest = screen.end()
        assert code == 130
        assert "Stopped." in rest
        assert "Traceback" not in rest


def test_the_curtain_wipes_the_screen() -> None:
    with terminal(*PLAY, "--people", "2", "--name", "Ada", "--name", "Ben") as screen:
        screen.until("Over to Ada!")
        screen.type("\n")
        screen.until("Ada: Prepare a spell")
        screen.until("› ")
        screen.type("1\n")
        while "Over to Ben!" not in screen.text:
            assert screen._read(monotonic() + TIMEOUT)
        assert "\x1b[2J" in screen.raw
        assert "\x1b[3J" in screen.raw


def test_a_french_terminal() -> None:
    with terminal(*PLAY, LANG="fr_FR.UTF-8") as screen:
        screen.until("Préparez un Sort")
        screen.type("quitter\n")
        assert "La partie est sauvegardée." in screen.end()[1]


def test_a_whole_game_of_stupefy_by_always_taking_the_first_choice() -> None:
    with terminal(*PLAY) as screen:
        for _ in range(100):
            screen.type("1\n")
        code, shown = screen.end()
        assert code == 0
        assert "Victory for" in shown
        assert "Final score" in shown


def test_replay_forward_and_back(finished: Path) -> None:
    with terminal("replay", str(finished)) as screen:
        screen.until("Ada is dealt five cards.")
        screen.until("1/6 › ")
        screen.type("\n")
        screen.until("The cards are")
        screen.until("2/6 › ")
        screen.type("-\n")
        screen.until("Ada is dealt five cards.")
        screen.until("1/6 › ")
        screen.type("99\n")
        screen.until("Final score")
        screen.until("6/6 › ")
        screen.type("\n")
        assert screen.end()[0] == 0


def test_replay_of_an_unfinished_game(home: Path) -> None:
    with terminal(*PLAY) as screen:
        screen.until("Prepare a spell")
        screen.type("1\n1\nq\n")
        screen.end()
    with terminal("replay", str(saved(home))) as screen:
        screen.until("Round 1. ")
        screen.until("1/2 › ")
        screen.type("2\n")
        screen.until("not over")
        screen.until("2/2 › ")
        screen.type("q\n")
        assert screen.end()[0] == 0


def test_keys_move_in_the_line(home: Path) -> None:
    terminal = Terminal("play", "stupefy", "--seed", "7", "--bots", "easy")
    terminal.until("›")
    terminal.type("xit\x1b[D\x1b[D\x7fqu\x1b[4~\n")  # “xit”, left twice, the x away, “qu” before “it”, End
    shown = terminal.until("The game is saved.")
    assert "^[" not in shown
    assert terminal.end()[0] == 0


def test_no_key_calls_back_what_somebody_typed(home: Path) -> None:
    terminal = Terminal("play", "stupefy", "--seed", "7", "--bots", "easy")
    terminal.until("›")
    terminal.type("dance\n")
    terminal.until("what else you can type.")
    terminal.until("›")
    terminal.type("\x1b[A\n")  # up: an empty line, which asks again
    terminal.type("quit\n")
    assert "dance" not in terminal.until("The game is saved.")
    assert terminal.end()[0] == 0
