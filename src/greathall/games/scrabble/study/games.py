"""A game that was written down, turn by turn: its positions, and what each turn lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from .. import actions as a
from ..board import EMPTY_BOARD
from ..gcg import EXCHANGE, LEFT, TAKEN_BACK, Game, laid_by
from ..state import Scrabble
from .best_plays import Studied, best_plays, reckoned
from .positions import at


class Turn(NamedTuple):
    """A position of a game, where the one to move is seat 0, and what was done there. `number` counts from 1."""

    number: int
    player: str
    g: Scrabble
    action: Any


class Lost(NamedTuple):
    """What a turn lost: the play, the best one, and their distance in equity (points) and in the chance to win."""

    number: int
    player: str
    played: Studied
    best: Studied
    equity: float
    chance: float


def states_of(game: Game, **settings: Any) -> Iterator[Turn]:
    """Every turn of a game; racks that the file does not tell are filled with unseen tiles."""
    board, before = EMPTY_BOARD, EMPTY_BOARD
    seats = {name: seat for seat, name in enumerate(game.names)}
    scores = [0] * len(seats)
    code = settings.get("language", "en")
    idle = 0
    for number, line in enumerate(game.lines, 1):
        seat = seats[line.player]
        if line.move == TAKEN_BACK:
            board = before
        elif not line.move.startswith(LEFT):
            rack, idle_before = line.rack, idle
            action: Any = a.Pass()
            idle += 1
            after = board
            if not line.move.startswith(EXCHANGE):
                action, laid = laid_by(board, line, number, code)
                rack, after, idle = rack or laid.from_rack, laid.board, 0
            elif not line.move.removeprefix(EXCHANGE).isdigit() and line.move != EXCHANGE:
                action = a.Exchange(line.move.removeprefix(EXCHANGE))
            yield Turn(number, line.player, at(board, rack, scores, seat, idle_before, **settings), action)
            before, board = board, after
        scores[seat] = line.total


def equity_lost(game: Game, *, deals: int | None = None, **settings: Any) -> Iterator[Lost]:
    """Each turn beside the best play there was: by points and leave, or, with `deals`, by simulation."""
    for turn in states_of(game, **settings):
        if isinstance(turn.action, a.Pass):
            continue
        found = best_plays(turn.g, 0, 1000, deals=deals)
        told = (it for it in found if it.action == turn.action)
        played = next(told, None) or reckoned(turn.g, 0, turn.action)
        best = found[0] if found else played
        yield Lost(
            turn.number, turn.player, played, best, max(0.0, best.equity - played.equity),
            max(0.0, best.chance - played.chance),
        )  # fmt: skip
