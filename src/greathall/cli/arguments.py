"""The grammar of a command line. Everything a person reads about it comes from the catalogue, faults included."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Any, NoReturn

from greathall.cli.screen import Misuse, default_language
from greathall.text import LANGUAGES, Catalogue


def wanted_language(argv: Sequence[str]) -> str:
    """The language of `--lang`, looked up before anything else so that even the help is written in it."""
    for here, after in zip(argv, [*argv[1:], ""], strict=False):
        wanted = after if here == "--lang" else here.removeprefix("--lang=")
        if here.startswith("--lang") and wanted in LANGUAGES:
            return wanted
    return default_language()


class Parser(argparse.ArgumentParser):
    """An `ArgumentParser` whose texts come from the catalogue.

    It never reports a fault itself: `argparse` knows English only, so what is missing or unknown is left to `read`.
    """

    def __init__(self, prog: str, texts: Catalogue, key: str) -> None:
        super().__init__(
            prog=prog,
            description=texts.text(key),
            epilog=texts.text(f"{key}-examples"),
            formatter_class=lambda prog: _Formatter(prog, texts),
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.texts = texts
        self.needed: list[str] = []
        self._positionals.title = texts.text("cli-heading-arguments")
        self._optionals.title = texts.text("cli-heading-options")

    def operand(self, name: str, needed: bool = True) -> None:
        """An argument without a dash."""
        if needed:
            self.needed.append(name)
        self.add_argument(name, metavar=name.upper(), nargs="?", help=self._about(name))

    def option(self, name: str, metavar: str = "", short: str = "", about: str = "", **rest: Any) -> None:
        """An option with a value; `about` where the same name means something else in another command."""
        names = [f"-{short}"] * bool(short) + [f"--{name}"]
        self.add_argument(*names, metavar=metavar or name.upper(), help=self._about(about or name), **rest)

    def number(self, name: str, least: int = 1, default: int | None = None, about: str = "") -> None:
        """An option whose value is a whole number, not below `least`."""
        self.option(name, metavar="N", about=about, type=_whole_number(name, least), default=default)

    def switch(self, name: str) -> None:
        """An option without a value."""
        self.add_argument(f"--{name}", action="store_true", help=self._about(name))

    def common(self) -> None:
        """What every command understands."""
        self.option("lang", metavar="|".join(LANGUAGES))
        self.add_argument("-h", "--help", action="store_true", help=self._about("help"))

    def read(self, name: str, argv: Sequence[str]) -> argparse.Namespace:
        """The arguments of the command `name`, or `Misuse`."""
        try:
            arguments, strange = self.parse_known_args(argv)
        except argparse.ArgumentError as error:
            raise Misuse("cli-bad-argument", argument=error.argument_name or "", command=name) from None
        if arguments.help:
            return arguments
        if strange:
            raise Misuse("cli-strange-argument", argument=strange[0], command=name)
        if arguments.lang not in (None, *LANGUAGES):
            raise Misuse("unknown-language", language=arguments.lang, known=[*LANGUAGES])
        for needed in self.needed:
            if getattr(arguments, needed) is None:
                raise Misuse("cli-missing-argument", argument=needed.upper(), command=name)
        return arguments

    def error(self, message: str) -> NoReturn:
        raise argparse.ArgumentError(None, message)

    def _about(self, name: str) -> str:
        return self.texts.text(f"cli-arg-{name}").replace("%", "%%")


class _Formatter(argparse.RawDescriptionHelpFormatter):
    def __init__(self, prog: str, texts: Catalogue) -> None:
        super().__init__(prog, max_help_position=26)
        self._texts = texts

    def add_usage(
        self, usage: str | None, actions: Iterable[argparse.Action], groups: Iterable[Any], prefix: str | None = None
    ) -> None:
        super().add_usage(usage, actions, groups, self._texts.text("cli-heading-usage") + " ")


def _whole_number(name: str, least: int) -> Callable[[str], int]:
    def read(value: str) -> int:
        try:
            number = int(value)
        except ValueError:
            number = least - 1
        if number < least:
            raise Misuse("cli-bad-number", value=value, option=f"--{name}", least=least)
        return number

    return read


def read_seed(seed: str | None) -> int | str | None:
    """A seed that looks like a number is one."""
    try:
        number = int(seed or "")
    except ValueError:
        return seed
    return number if abs(number) < 2**63 else seed
