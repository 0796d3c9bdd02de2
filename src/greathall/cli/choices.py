"""What a person types at a question: a number, some words of a choice, the game's notation, JSON, or a command."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cached_property
from itertools import islice
from typing import Any

import msgspec

from greathall.cli.screen import Misuse
from greathall.core.errors import Illegal
from greathall.core.kernel import Action, LazyOptions, State
from greathall.core.spec import GameSpec
from greathall.text import LANGUAGES, Catalogue, catalogue

COMMANDS = ("help", "table", "log", "score", "rules", "what", "hint", "more", "all", "undo", "quit")
PAGE = 20
MOST = 20_000
"""Nobody reads further; with more options than this, people type words and not numbers."""


class Choices:
    """The options of a question as a person reads them.

    Where answers are written in a notation, those too many to list stay unlisted until `more` is asked for: to find a
    good one is the game.
    """

    def __init__(self, spec: GameSpec[Any], g: State, seat: int, names: Sequence[str], texts: Catalogue) -> None:
        self.spec = spec
        self.g = g
        self.seat = seat
        self.names = names
        self.texts = texts
        self.options = g.options(seat)
        self.written = spec.table.notation is not None and isinstance(self.options, LazyOptions)
        self.listed: list[int] = [] if self.written else list(range(len(self.actions)))
        """The options on the screen: all, or those that hold the words typed."""
        self.top = 0

    @cached_property
    def actions(self) -> list[Action]:
        notation = self.spec.table.notation
        if notation is not None and notation.listed is not None and self.written:
            return list(notation.listed(self.g, self.seat))
        return list(islice(self.options, MOST))

    def show(self, meant: Sequence[Action]) -> None:
        """List these, until `more` is asked for after the last."""
        self.actions = list(meant)
        self.listed, self.top = list(range(len(meant))), 0

    @property
    def only(self) -> Action | None:
        """The one option there is, if there is only one."""
        return None if self.written or len(self.actions) != 1 else self.actions[0]

    def text(self, action: Action) -> str:
        """How an option reads. Of thousands only those on the screen, or all when words are looked for."""
        notation = self.spec.table.notation
        written = notation.write(self.g, action) if notation is not None else None
        return written or self.texts.format(self.spec.option_message(self.g, self.seat, action), self.names)

    def entry(self, action: Action) -> str:
        """How it reads in a list: with the points that it would score."""
        notation = self.spec.table.notation
        points = notation.points(self.g, action) if notation is not None else None
        text = self.text(action)
        return text if points is None else self.texts.text("cli-choice-points", choice=text, points=points)

    @property
    def page(self) -> list[int]:
        return self.listed[self.top : self.top + PAGE]

    @property
    def left(self) -> int:
        """How many of the listed options are not on the screen yet."""
        return max(0, len(self.listed) - self.top - PAGE)

    def more(self) -> None:
        """Turn the page; after the last comes the first, of all options again."""
        if self.left:
            self.top += PAGE
        else:
            self.__dict__.pop("actions", None)  # all options again
            self.listed, self.top = list(range(len(self.actions))), 0

    def find(self, typed: str) -> list[int]:
        """The options with these words: one that reads exactly so, or else all that hold them."""
        wanted = plain(typed)
        readings = [plain(self.text(action)) for action in self.actions]
        exact = [i for i, reading in enumerate(readings) if reading == wanted]
        return exact or [i for i, reading in enumerate(readings) if wanted in reading]

    def why_not(self, typed: str) -> Illegal | None:
        """Why what was meant cannot be done now, if it is something that the game knows; the rules say it."""
        wanted = plain(typed)
        for action in self.spec.table.thinkable(self.g, self.seat):
            if wanted in plain(self.text(action)):
                try:
                    self.g.copy().act(self.seat, action)
                except Illegal as refusal:
                    return refusal
        return None


def read_command(typed: str, texts: Catalogue) -> str | None:
    """A command by its name or letter in the user's language, or in English; `?` asks for help in all of them."""
    if typed == "?":
        return "help"
    keys = {f"cli-command-{command}": command for command in COMMANDS}
    return keys.get(read_word(typed, texts, [*keys]) or "")


def read_word(typed: str, texts: Catalogue, keys: Sequence[str]) -> str | None:
    """Which of these messages, each a list of words and letters, holds what was typed; first in the user's language."""
    for language in dict.fromkeys((texts.language, *LANGUAGES)):
        words = catalogue(language)
        for key in keys:
            if plain(typed) in plain(words.text(key)).split():
                return key
    return None


def read_choice(typed: str, choices: Choices, spec: GameSpec[Any]) -> Action | None:
    """The action that was typed; None if several fit, which are listed now. `Misuse` and `BadAction` say why not."""
    if typed.startswith("{"):
        try:
            return spec.decode(msgspec.json.decode(typed))
        except (msgspec.DecodeError, RecursionError) as error:
            raise Misuse("bad-action", game=spec.id, reason=str(error)) from None
    if (
        spec.table.notation is not None
        and (action := spec.table.notation.read(choices.g, choices.seat, typed)) is not None
    ):
        return action
    if spec.table.notation is not None and (meant := spec.table.notation.meant(choices.g, choices.seat, typed)):
        choices.show(meant)
        return None
    if typed.isascii() and typed.isdigit():
        number = int(typed[:9])
        if not 1 <= number <= len(choices.actions):
            raise Misuse("cli-no-such-number", number=typed[:9], most=len(choices.actions))
        return choices.actions[number - 1]
    found = choices.find(typed)
    if not found:
        raise choices.why_not(typed) or Misuse("cli-no-such-choice", typed=typed)
    if len(found) == 1:
        return choices.actions[found[0]]
    choices.listed, choices.top = found, 0
    return None


def plain(text: str) -> str:
    """Without capitals and accents, so that nobody has to type them."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    return " ".join("".join(char for char in letters if not unicodedata.combining(char)).split())
