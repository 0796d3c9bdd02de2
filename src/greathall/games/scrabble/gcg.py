"""GCG, the format in which Scrabble programs exchange plain games (those without Hogwarts cards)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from greathall.core.kernel import Event
from greathall.core.record import Record, replay
from greathall.core.spec import GameSpec

from . import actions as a
from . import events as e
from .board import EMPTY_BOARD, NO_MARKS
from .languages import language
from .notation import BadNotation, read_play, tiles_of, write_play
from .options import laid_out
from .placing import Laid, lay
from .state import Scrabble

PASS, EXCHANGE, TAKEN_BACK, LEFT = "-", "-", "--", "("
CHALLENGE = "(challenge)"


class Line(NamedTuple):
    """One line of a game: who, with which rack, did what, for how many points, and had how many then.

    `move` is a play (`8F HORN`), `-` a pass, `-ABC` an exchange, `--` a play taken back, `(challenge)` what a challenge
    cost or brought, `(time)` overtime, `(ABC)` tiles left at the end: with two players whoever went out gets twice
    the other's, else their owner loses them.
    """

    player: str
    rack: str
    move: str
    points: int
    total: int


class Game(NamedTuple):
    names: tuple[str, ...]
    lines: tuple[Line, ...]


def write_gcg(game: Game) -> str:
    head = [f"#player{number} {name} {name}" for number, name in enumerate(game.names, 1)]
    body = [
        " ".join(part for part in (f">{x.player}:", x.rack, x.move, f"{x.points:+d}", str(x.total)) if part)
        for x in game.lines
    ]
    return "\n".join(["#character-encoding UTF-8", *head, *body]) + "\n"


def read_gcg(text: str) -> Game:
    """Players and moves; other pragmas and notes are passed over, also those of several lines."""
    names: list[str] = []
    lines: list[Line] = []
    noting = False
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if found := re.match(r"#player[1-9]\s+(\S+)", line):
            names.append(found[1])
        elif line.startswith(">"):
            lines.append(_read_line(line, number, names))
        elif line.strip() and not line.startswith("#") and not noting:
            raise BadNotation("notation-gcg", line=number, text=line)
        noting = line.startswith("#note") or (noting and not line.startswith((">", "#")))
    if not names:
        raise BadNotation("notation-gcg", line=1, text=text[:40])
    return Game(tuple(names), tuple(lines))


def _read_line(line: str, number: int, names: Sequence[str]) -> Line:
    found = re.fullmatch(r">(\S+?):\s*([A-Z?]*)\s*(.*?)\s+([+-]\d+)\s+(-?\d+)\s*", line)
    if found is None or found[1] not in names:
        raise BadNotation("notation-gcg", line=number, text=line)
    return Line(found[1], found[2], found[3], int(found[4]), int(found[5]))


def board_after(game: Game, code: str = "en") -> str:
    """Play the lines through, with the tiles of a language; a score that the rules do not give is an error."""
    board, before = EMPTY_BOARD, EMPTY_BOARD
    for number, line in enumerate(game.lines, 1):
        if line.move == TAKEN_BACK:
            board = before
        elif line.move[:1] not in (PASS, LEFT):
            before = board
            laid = lay(board, NO_MARKS, tiles_of(read_play(board, line.move)), language(code).values)
            if laid.score != line.points:
                raise BadNotation("notation-gcg", line=number, text=f"{line.move} {line.points} / {laid.score}")
            board = laid.board
    return board


def game_of(record: Record, spec: GameSpec[Scrabble], names: Sequence[str] = ()) -> Game:
    """A recorded plain game as lines. Glossary words bring ten more than other programs expect."""
    names = tuple(names) or tuple(f"seat{seat + 1}" for seat in range(record.seats))
    lines: list[Line] = []
    log: list[Event] = []
    g = replay(record, 0)
    assert isinstance(g, Scrabble)
    totals = [0] * g.seats
    move, rack, left = "", "", ""
    laid: Laid | None = None
    twice = g.seats == 2 and not g.wizarding
    g.log = log

    def add(seat: int, points: int, what: str, held: str) -> None:
        totals[seat] += points
        lines.append(Line(names[seat], held, what, points, totals[seat]))

    for seat, value in record.actions:
        action = spec.decode(value)
        if isinstance(action, a.Place):
            move, rack, laid = write_play(g.board, action), g.racks[seat], laid_out(g, action)
        elif isinstance(action, a.Exchange):
            add(seat, 0, EXCHANGE + action.tiles, g.racks[seat])
        elif isinstance(action, a.Pass):
            add(seat, 0, PASS, g.racks[seat])
        log.clear()
        g.act(seat, action)
        for event in log:
            match event:
                case e.Scored(who, points, _, glossary, _, _):
                    add(who, points + glossary, move, rack)
                case e.TookBack(who, _, _):
                    points = laid.score if laid is not None else 0
                    add(who, points, move, rack)
                    add(who, -points, TAKEN_BACK, rack)
                case e.ChallengeFailed(_, by, _, points) if points:
                    add(by, -points, CHALLENGE, g.racks[by])
                case e.FinalTiles(who, points, tiles) if twice and any(isinstance(x, e.WentOut) for x in log):
                    left = "".join(tiles)
                case e.FinalTiles(who, points, tiles):
                    add(who, points, f"({''.join(tiles)})", "".join(tiles))
                case e.WentOut(who, points):
                    add(who, 2 * points if left else points, f"({left or 'out'})", "")
                case _:
                    pass
    return Game(names, tuple(lines))
