"""Where a command writes and reads: a console for answers, one for errors, and a catalogue for every text."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Mapping
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from shutil import which
from typing import Any
from unicodedata import category

from rich.console import Console, RenderableType
from rich.table import Table

from greathall.cli.kit import Styled
from greathall.core.errors import GreatHallError
from greathall.core.messages import Arg, Message
from greathall.core.spec import GameSpec
from greathall.text import LANGUAGES, Catalogue, catalogue

FINE, FAILED, MISUSED, INTERRUPTED = 0, 1, 2, 130
"""Exit codes: done; what was asked turned out badly (a false record, a broken law); not understood; Ctrl-C."""

UNSEEN = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")
"""Kinds of characters that steer a terminal or show nothing."""


KEYS = re.compile(r"\x1b(\[[0-9;]*[A-Za-z~]|O.)")
"""What the keys for moving in a line send where nothing understands them."""


class Misuse(GreatHallError):
    """The command line cannot be understood."""


def default_language(environment: Mapping[str, str] = os.environ) -> str:
    """The language of the user's locale if there is a catalogue for it, else English."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if locale := environment.get(variable):
            language = locale.split("_")[0].split(".")[0].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


class PlainConsole(Console):
    """A console that writes texts as they are, and leaves a closed pipe to `main`."""

    def __init__(self, stderr: bool = False) -> None:
        super().__init__(stderr=stderr, highlight=False, markup=False, emoji=False)

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Every text comes from the catalogue of one language; with a game, from that game's texts as well."""

    def __init__(self, language: str, console: Console | None = None) -> None:
        self.language = language
        self.console = console or PlainConsole()
        self.errors = PlainConsole(stderr=True)
        self.texts: Catalogue = catalogue(language)

    def use_game(self, spec: GameSpec[Any]) -> None:
        """From now on, this game's texts as well; and a notice, if the game has one about this machine."""
        self.texts = catalogue(self.language, spec)
        if (notice := spec.table.notice()) is not None:
            self.complain(notice)

    def text(self, message: str, **args: Arg) -> str:
        return self.texts.format(Message(message, args))

    def say(self, message: str, style: str = "", **args: Arg) -> None:
        """One message, wrapped at the width of the screen."""
        self.console.print(Styled(self.texts.format(Message(message, args)), style=style))

    def command(self, message: str, **args: Arg) -> None:
        """A message that ends in something to type: never wrapped, so that it can be copied."""
        self.console.print(Styled(self.texts.format(Message(message, args)), style="dim"), soft_wrap=True)

    def show(self, thing: RenderableType) -> None:
        self.console.print(thing)

    def item(self, line: Styled) -> None:
        """A line of a list; what does not fit is indented under it."""
        row = Table.grid(padding=(0, 1))
        row.add_row("•", line)
        self.show(row)

    def read(self, prompt: str) -> str:
        """What a person types; `EOFError` if there is no more.

        In a terminal the keys that move in the line do so. What comes from a file is shown too, so that the transcript
        can be read.
        """
        if line_editing() and self.console.is_terminal:
            return KEYS.sub("", input(prompt)).strip()
        self.console.print(Styled(prompt, style="bold"), end="")
        typed = sys.stdin.readline()
        if not typed:
            raise EOFError
        if not sys.stdin.isatty():
            self.show(Styled(printable(typed.strip())))
        return KEYS.sub("", typed).strip()

    def wipe(self) -> None:
        """Nothing of what was shown can be seen any more, not even by scrolling back."""
        self.console.clear()
        if self.console.is_terminal:
            self.console.file.write("\x1b[3J")

    def complain(self, error: GreatHallError | Message) -> None:
        """One line about what went wrong and what to do."""
        text = error.message if isinstance(error, GreatHallError) else error
        sentence = re.sub(r"[ \r\n\t]+", " ", self.texts.format(text))
        self.errors.print(Styled(f"greathall: {printable(sentence)}"), soft_wrap=True)


def line_editing() -> bool:
    """Whether this Python can edit lines; `input` does so once the module is loaded.

    No line is called back: at one keyboard it may have been another person's.
    """
    if not sys.stdin.isatty() or find_spec("readline") is None:
        return False
    import_module("readline").set_auto_history(False)
    return True


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
