"""GCG, the format in which Scrabble programs exchange plain games (those without Hogwarts cards)."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from greathall.core.errors import Illegal
from greathall.core.kernel import Event
from greathall.core.record import Record, replay
from greathall.core.spec import GameSpec

from . import actions as a
from . import events as e
from .actions import Place
from .board import EMPTY_BOARD, NO_MARKS
from .languages import language
from .notation import BadNotation, read_play, tiles_of, write_play
from .options import laid_out
from .placing import Laid, lay
from .state import Scrabble
from .tiles import holds

PASS, EXCHANGE, TAKEN_BACK, LEFT = "-", "-", "--", "("
CHALLENGE, OVERTIME = "(challenge)", "(time)"


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
    """As the lines name the players: one word each."""
    lines: tuple[Line, ...]
    full_names: tuple[str, ...] = ()
    """Empty: the same."""


def write_gcg(game: Game) -> str:
    full = game.full_names or game.names
    head = [f"#player{number} {name} {full[number - 1]}" for number, name in enumerate(game.names, 1)]
    body = [" ".join([f">{x.player}:", *_rack(x), x.move, f"{x.points:+d}", str(x.total)]) for x in game.lines]
    return "\n".join(["#character-encoding UTF-8", *head, *body]) + "\n"


def decode_gcg(content: bytes) -> str:
    """The text of a file: older programs write ISO 8859-1 and say nothing of it."""
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("iso-8859-1")


def _rack(line: Line) -> list[str]:
    """Other programs want a place for the rack before every move, even if it is empty; but none before the tiles that
    another has left."""
    return [line.rack] if line.rack or line.move in (CHALLENGE, OVERTIME) else []


def read_gcg(text: str) -> Game:
    """Players and moves; other pragmas and notes are passed over, also those of several lines."""
    names: list[str] = []
    full: list[str] = []
    lines: list[Line] = []
    noting = False
    for number, line in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        if found := re.match(r"#player[1-9]\s+(\S+)\s*(.*)", line):
            names.append(found[1])
            full.append(found[2].strip() or found[1])
        elif line.startswith(">"):
            lines.append(_read_line(line, number, names))
        elif line.strip() and not line.startswith("#") and not noting:
            raise BadNotation("notation-gcg", line=number, text=line)
        noting = line.startswith("#note") or (noting and not line.startswith((">", "#")))
    if len(names) not in range(2, 5) or len({*names}) < len(names):
        raise BadNotation("notation-gcg-players")
    return Game(tuple(names), tuple(lines), () if full == names else tuple(full))


def _read_line(line: str, number: int, names: Sequence[str]) -> Line:
    found = re.fullmatch(r">(\S+?):\s*([A-Z?]*)\s*(.*?)\s+(\+?-\d+|\+\d+)\s+(-?\d+)\s*", line)
    if len(names) < 2:
        raise BadNotation("notation-gcg-players")
    if found is None or found[1] not in names:
        raise BadNotation("notation-gcg", line=number, text=line)
    return Line(found[1], found[2], found[3], int(found[4].removeprefix("+")), int(found[5]))


def laid_by(board: str, line: Line, number: int, code: str) -> tuple[Place, Laid]:
    """The play of a line, with the tiles of a language; an error says what the rules would not have."""
    try:
        place = read_play(board, line.move)
        laid = lay(board, NO_MARKS, tiles_of(place), language(code).values)
    except (BadNotation, Illegal) as refused:
        raise BadNotation("notation-gcg-play", number=number, play=line.move, reason=refused.message) from None
    if line.rack and not holds(line.rack, laid.from_rack):
        raise BadNotation("notation-gcg-rack", number=number, play=line.move, rack=line.rack)
    if laid.score != line.points:
        raise BadNotation("notation-gcg-points", number=number, play=line.move, told=line.points, found=laid.score)
    return place, laid


def board_after(game: Game, code: str = "en") -> str:
    """Play the lines through, with the tiles of a language; a score that the rules do not give is an error."""
    board, before = EMPTY_BOARD, EMPTY_BOARD
    for number, line in enumerate(game.lines, 1):
        if line.move == TAKEN_BACK:
            board = before
        elif line.move[:1] not in (PASS, LEFT):
            before = board
            board = laid_by(board, line, number, code)[1].board
    return board


def game_of(record: Record, spec: GameSpec[Scrabble], names: Sequence[str] = ()) -> Game:
    """A recorded plain game as lines. Glossary words bring ten more than other programs expect.

    Other programs know two things of classic games for two only in another form, which leaves the distance between the
    players as it is: whoever goes out gets twice the other's tiles, and who was challenged wrongly gets the points.
    """
    full = tuple(names) or tuple(f"seat{seat + 1}" for seat in range(record.seats))
    names = _in_one_word(full)
    lines: list[Line] = []
    log: list[Event] = []
    g = replay(record, 0)
    assert isinstance(g, Scrabble)
    totals = [0] * g.seats
    move, rack, left = "", "", ""
    laid: Laid | None = None
    challenge = 0
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
                    if challenge:
                        add(who, challenge, CHALLENGE, g.racks[who])
                    challenge = 0
                case e.TookBack(who, _, _):
                    points = laid.score if laid is not None else 0
                    add(who, points, move, rack)
                    add(who, -points, TAKEN_BACK, rack)
                case e.ChallengeFailed(who, _, _, points) if points and twice:
                    challenge = points
                case e.ChallengeFailed(_, by, _, points) if points:
                    add(by, -points, CHALLENGE, g.racks[by])
                case e.FinalTiles(who, points, tiles) if twice and any(isinstance(x, e.WentOut) for x in log):
                    left = "".join(tiles)
                case e.FinalTiles(who, points, tiles):
                    add(who, points, f"({''.join(tiles)})", "".join(tiles))
                case e.WentOut(who, points):
                    add(who, 2 * points if left else points, f"({left or 'out'})", "")
                case e.RanOver(who, _, points):
                    add(who, points, OVERTIME, "")
                case _:
                    pass
    return Game(names, tuple(lines), () if full == names else full)


def _in_one_word(names: Sequence[str]) -> tuple[str, ...]:
    """Names for the lines: without spaces and colons, and all different."""
    words = [re.sub(r"[\s:]+", "_", name) or "_" for name in names]
    return tuple(word if words.count(word) == 1 else f"{word}_{i}" for i, word in enumerate(words, 1))
