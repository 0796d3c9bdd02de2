"""Where a command speaks: a console for answers, one for errors, and a catalogue for every word."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from io import TextIOWrapper
from pathlib import Path
from shutil import which
from typing import Any
from unicodedata import category

from rich.console import Console, RenderableType
from rich.table import Table

from greathall.cli.line import Line
from greathall.core.errors import GreatHallError
from greathall.core.messages import Arg, Message
from greathall.core.spec import GameSpec
from greathall.text import LANGUAGES, Catalogue, catalogue

FINE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
"""Exit codes: done; what was asked turned out badly (a false record, a broken law); not understood; Ctrl-C."""

UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that steer a terminal or show nothing."""


class Misuse(GreatHallError):
    """The command line cannot be understood."""


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's locale if there is a catalogue for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            language = locale.split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class Speaker(Console):
    """A console that writes words as they are, and leaves a closed pipe to `main`."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Everything is said through the catalogue of one language; with a game, in that game's words too."""

    def __init__(self, language: str, console: Console | None = None) -> None:
        self.language = language
        self.console = console or Speaker()
        self.errors = Speaker(stderr=True)
        self.words: Catalogue = catalogue(language)

    def speak_of(self, spec: GameSpec[Any]) -> None:
        """From now on, this game's words as well; and what it says about this machine."""
        self.words = catalogue(self.language, spec)
        if (notice := spec.table.notice()) is not None:
            self.complain(notice)

    def word(self, message: str, **args: Arg) -> str:
        return self.words.say(Message(message, args))

    def say(self, message: str, style: str = "", **args: Arg) -> None:
        """One message, wrapped at the width of the screen."""
        self.console.print(Line(self.words.say(Message(message, args)), style=style))

    def command(self, message: str, **args: Arg) -> None:
        """A message that ends in something to type: never wrapped, so that it can be copied."""
        self.console.print(Line(self.words.say(Message(message, args)), style="dim"), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def item(self, line: Line) -> None:
        """A line of a list; what does not fit is indented under it."""
        row = Table.grid(padding=(0, 1))
        row.add_row("•", line)
        self.show(row)

    def read(self, prompt: str) -> str:
        """What a person types; `EOFError` if there is no more.

        Not by `input()`, which loses a Ctrl-C that comes just after the prompt. What comes from a file is shown too, so
        that the transcript can be read.
        """
        self.console.print(Line(prompt, style="bold"), end="")
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        if not sys.stdin.isatty():
            self.show(Line(printable(typed.strip())))
        return typed.strip()

    def wipe(self) -> None:
        """Nothing of what was shown can be seen any more, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def complain(self, error: GreatHallError | Message) -> None:
        """One line about what went wrong and what to do."""
        text = error.message if isinstance(error, GreatHallError) else error
        sentence = re.sub(r"[ \r\n\t]+", " ", self.words.say(text))
        self.errors.print(Line(f"greathall: {printable(sentence)}"), soft_wrap=True)


def program() -> str:
    """What to type to run this command again: its path if the shell does not find it by its name."""
    called = sys.argv[0]
    return called if Path(called).name == "greathall" and which("greathall") is None else "greathall"


def printable(text: str) -> str:
    """Names and file contents may hold anything; only what can be seen reaches the terminal."""
    return "".join("�" if category(char) in UNSEEN else char for char in text)


def forgiving_streams() -> None:
    """A letter that the terminal cannot show, or bytes that are no text, must not end a game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
