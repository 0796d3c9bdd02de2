"""A game that was written down, turn by turn: its positions, and what each turn lost."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from .. import actions as a
from ..board import EMPTY_BOARD, NO_MARKS
from ..gcg import EXCHANGE, LEFT, TAKEN_BACK, Game
from ..languages import language
from ..notation import BadNotation, read_play, tiles_of
from ..placing import lay
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
    values = language(settings.get("language", "en")).values
    idle = 0
    for number, line in enumerate(game.lines, 1):
        seat = seats[line.player]
        if line.move == TAKEN_BACK:
            board = before
        elif not line.move.startswith(LEFT):
            g = at(board, line.rack, scores, seat, idle, **settings)
            action: Any = a.Pass()
            idle += 1
            if not line.move.startswith(EXCHANGE):
                before, idle = board, 0
                action = read_play(board, line.move)
                laid = lay(board, NO_MARKS, tiles_of(action), values)
                if laid.score != line.points:
                    told = f"{line.move} {line.points} / {laid.score}"
                    raise BadNotation("notation-gcg", line=number, text=told)
                board = laid.board
            elif line.move != EXCHANGE:
                action = a.Exchange(line.move[1:])
            yield Turn(number, line.player, g, action)
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
