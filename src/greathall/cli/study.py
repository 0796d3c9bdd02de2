"""`greathall study`: a game of words for those who study it, from words to whole games, by its `TableHints.study`."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from rich import box
from rich.table import Table

from greathall.cli.arguments import Parser
from greathall.cli.saves import load_record
from greathall.cli.screen import FINE, Misuse, Screen
from greathall.core.record import Record
from greathall.core.registry import game as game_named
from greathall.core.registry import games
from greathall.core.study import Study

MOST_WORDS = 200
"""So many anagrams are listed at most."""
EVERY_WORD = 1_000_000


def add_arguments(parser: Parser) -> None:
    parser.operand("what")
    parser.operand("text")
    parser.option("game")
    parser.option("words", metavar="en|fr", default="en")
    parser.number("count", default=10)
    parser.number("deals", least=0, default=0)
    parser.number("turn")


def run(arguments: Namespace, screen: Screen) -> int:
    show = STUDIES.get(arguments.what)
    if show is None:
        raise Misuse("cli-study-what", what=arguments.what, known=[*STUDIES])
    study = _study(arguments.game)
    if arguments.words not in study.languages():
        raise Misuse("unknown-language", language=arguments.words, known=[*study.languages()])
    show(study, arguments, screen)
    return FINE


def _study(game: str | None) -> Study:
    """What this game offers, or the first that offers anything."""
    offered = {name: spec.table.study for name, spec in games().items() if spec.table.study is not None}
    wanted = next(iter(offered), "") if game is None else game
    if wanted not in offered:
        raise Misuse("cli-study-what", what=game_named(wanted).id, known=[*offered])
    return offered[wanted]


def _word(study: Study, arguments: Namespace, screen: Screen) -> None:
    for letters in arguments.text.replace(",", " ").split():
        found = study.word(letters, arguments.words, 0)
        screen.say("cli-study-counts" if found.counts else "cli-study-counts-not", word=found.word)


def _hooks(study: Study, arguments: Namespace, screen: Screen) -> None:
    found = study.word(arguments.text, arguments.words, 0)
    screen.say("cli-study-hooks", word=arguments.text.upper(), before=found.before or "–", behind=found.behind or "–")


def _anagrams(study: Study, arguments: Namespace, screen: Screen) -> None:
    found = study.word(arguments.text, arguments.words, EVERY_WORD)
    words = sorted([*found.anagrams, *[found.word] * found.counts])
    screen.say("cli-study-anagrams", count=len(words), words=" ".join(words[:MOST_WORDS]))


def _plays(study: Study, arguments: Namespace, screen: Screen) -> None:
    table = _table(screen, "play", "score", "kept", "leave", "equity", "chance")
    for it in study.plays(arguments.text, arguments.words, "", arguments.count, arguments.deals):
        table.add_row(
            it.text, str(it.score), it.kept, f"{it.leave:.1f}", f"{it.equity:.1f}", f"{100 * it.chance:.1f} %"
        )
    screen.show(table)


def _game(study: Study, arguments: Namespace, screen: Screen) -> None:
    table = _table(screen, "turn", "player", "play", "best", "lost", "chance-lost")
    for it in study.losses(_read(study, arguments.text), arguments.words, arguments.deals):
        right = it.equity < 0.05
        table.add_row(
            str(it.number), it.player, it.played.text, "" if right else it.best.text,
            "" if right else f"{it.equity:.1f}", f"{100 * it.chance:.1f} %" if it.chance >= 0.0005 else "",
        )  # fmt: skip
    screen.show(table)


def _position(study: Study, arguments: Namespace, screen: Screen) -> None:
    """The line of a position of a game: `greathall play scrabble --option position=...` goes on from there."""
    turns = study.game(_read(study, arguments.text), arguments.words).turns
    wanted = next((turn for turn in turns if turn.number == (arguments.turn or turns[-1].number)), None)
    if wanted is None:
        raise Misuse("cli-study-no-turn", turn=arguments.turn)
    screen.command("cli-study-line", line=wanted.position)


def _export(study: Study, arguments: Namespace, screen: Screen) -> None:
    record = load_record(Record, arguments.text, screen)
    written = _study(record.game).written(record, record.names)
    screen.command("cli-study-line", line=written.rstrip("\n"))


def _read(study: Study, file: str) -> str:
    try:
        return study.text_of(Path(file).read_bytes())
    except OSError as error:
        raise Misuse("cli-study-no-file", file=file, reason=error.strerror or "") from None


def _table(screen: Screen, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        numeric = column in ("score", "leave", "equity", "chance", "turn", "lost", "chance-lost")
        table.add_column(screen.text(f"cli-study-{column}"), justify="right" if numeric else "left")
    return table


STUDIES: dict[str, Callable[[Study, Namespace, Screen], None]] = {
    "word": _word,
    "hooks": _hooks,
    "anagrams": _anagrams,
    "plays": _plays,
    "game": _game,
    "position": _position,
    "export": _export,
}
