"""`greathall study`: Scrabble for those who study it, from words to whole games."""

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
from greathall.games.scrabble import SPEC, Lexicon
from greathall.games.scrabble.gcg import Game, decode_gcg, game_of, read_gcg, write_gcg
from greathall.games.scrabble.notation import write_position
from greathall.games.scrabble.settings import Settings
from greathall.games.scrabble.state import lexicon_of
from greathall.games.scrabble.study import (
    anagrams,
    best_plays,
    equity_lost,
    hooks,
    judged,
    position,
    states_of,
)

MOST_WORDS = 200
"""So many anagrams are listed at most."""


def add_arguments(parser: Parser) -> None:
    parser.operand("what")
    parser.operand("text")
    parser.option("words", metavar="en|fr", default="en")
    parser.number("count", default=10)
    parser.number("deals", least=0, default=0)
    parser.number("turn")


def run(arguments: Namespace, screen: Screen) -> int:
    study = STUDIES.get(arguments.what)
    if study is None:
        raise Misuse("cli-study-what", what=arguments.what, known=[*STUDIES])
    study(arguments, screen)
    return FINE


def _lexicon(arguments: Namespace) -> Lexicon:
    return lexicon_of(Settings(edition="classic", language=arguments.words))


def _word(arguments: Namespace, screen: Screen) -> None:
    for word, counts in judged(_lexicon(arguments), arguments.text.replace(",", " ").split()).items():
        screen.say("cli-study-counts" if counts else "cli-study-counts-not", word=word)


def _hooks(arguments: Namespace, screen: Screen) -> None:
    found = hooks(_lexicon(arguments), arguments.text)
    screen.say("cli-study-hooks", word=arguments.text.upper(), before=found.before or "–", behind=found.behind or "–")


def _anagrams(arguments: Namespace, screen: Screen) -> None:
    found = anagrams(_lexicon(arguments), arguments.text)
    screen.say("cli-study-anagrams", count=len(found), words=" ".join(found[:MOST_WORDS]))


def _plays(arguments: Namespace, screen: Screen) -> None:
    g = position(arguments.text, language=arguments.words)
    table = _table(screen, "play", "score", "kept", "leave", "equity", "chance")
    for it in best_plays(g, 0, arguments.count, deals=arguments.deals):
        table.add_row(
            it.text, str(it.score), it.kept, f"{it.leave:.1f}", f"{it.equity:.1f}", f"{100 * it.chance:.1f} %"
        )
    screen.show(table)


def _game(arguments: Namespace, screen: Screen) -> None:
    table = _table(screen, "turn", "player", "play", "best", "lost", "chance-lost")
    for it in equity_lost(_read(arguments.text), deals=arguments.deals, language=arguments.words, word_filter="all"):
        right = it.equity < 0.05
        table.add_row(
            str(it.number), it.player, it.played.text, "" if right else it.best.text,
            "" if right else f"{it.equity:.1f}", f"{100 * it.chance:.1f} %" if it.chance >= 0.0005 else "",
        )  # fmt: skip
    screen.show(table)


def _position(arguments: Namespace, screen: Screen) -> None:
    """The line of a position of a game: `greathall play scrabble --option position=...` goes on from there."""
    turns = [*states_of(_read(arguments.text), language=arguments.words, word_filter="all")]
    wanted = next((turn for turn in turns if turn.number == (arguments.turn or turns[-1].number)), None)
    if wanted is None:
        raise Misuse("cli-study-no-turn", turn=arguments.turn)
    g = wanted.g
    screen.command("cli-study-line", line=write_position(g.board, [g.racks[0]], g.scores, int(max(g.passes) > 0)))


def _export(arguments: Namespace, screen: Screen) -> None:
    record = load_record(Record, arguments.text, screen)
    screen.command("cli-study-line", line=write_gcg(game_of(record, SPEC, record.names)).rstrip("\n"))


def _read(file: str) -> Game:
    try:
        return read_gcg(decode_gcg(Path(file).read_bytes()))
    except OSError as error:
        raise Misuse("cli-study-no-file", file=file, reason=error.strerror or "") from None


def _table(screen: Screen, *columns: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in columns:
        numeric = column in ("score", "leave", "equity", "chance", "turn", "lost", "chance-lost")
        table.add_column(screen.text(f"cli-study-{column}"), justify="right" if numeric else "left")
    return table


STUDIES: dict[str, Callable[[Namespace, Screen], None]] = {
    "word": _word,
    "hooks": _hooks,
    "anagrams": _anagrams,
    "plays": _plays,
    "game": _game,
    "position": _position,
    "export": _export,
}
