"""Plays what an experiment still lacks, on this machine or on many."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from greathall.core.spec import GameSpec
from greathall.lab.plan import Piece, Plan
from greathall.lab.results import Results
from greathall.lab.rows import play_piece
from greathall.lab.workers import Here, Workers

SECONDS_A_PIECE = 2.0
"""So long a piece of work should take: long enough that sending it costs nothing, short enough to be lost."""
GROWTH = 4
"""The next piece is at most so many times as long as the last: the first games are slow."""
SHORTEST = 8
"""At the end pieces are not shorter than this part of a whole one."""

HERE = Here()

Progress = Callable[[int, int], None]
"""Told the games done (those of earlier runs included) and the games in all."""


def run(
    spec: GameSpec[Any], plan: Plan, folder: Path, workers: Workers = HERE, progress: Progress | None = None
) -> Results:
    """Play what is missing in the folder."""
    results = Results.open(folder, plan)
    plan = results.plan()
    missing = [*results.missing()]
    left = sum(piece.stop - piece.start for piece in missing)
    pieces = Pieces(missing, workers.count)
    if progress is not None:
        progress(plan.total - left, plan.total)
    for piece, part in workers.done(play_piece, spec, pieces, plan):
        results.add(piece, part)
        games = piece.stop - piece.start
        pieces.note(games, part.seconds)
        left -= games
        if progress is not None:
            progress(plan.total - left, plan.total)
    results.finish()
    return results


class Pieces:
    """Cuts the missing games into pieces of work, longer and longer until one takes about two seconds, and short ones
    again at the end, so that all workers end at about the same time. The results do not depend on how it is cut."""

    def __init__(self, missing: list[Piece], share: int) -> None:
        self.missing = missing[::-1]
        self.left = sum(piece.stop - piece.start for piece in missing)
        self.share = share
        self.size = 1

    def note(self, games: int, seconds: float) -> None:
        """So long it took."""
        wanted = SECONDS_A_PIECE * games / max(seconds, 1e-6)
        self.size = max(1, int(min(wanted, GROWTH * games)))

    def __iter__(self) -> Iterator[Piece]:
        while self.missing:
            cell, start, stop = self.missing.pop()
            even = self.left if self.share == 1 else self.left // (2 * self.share)
            size = max(1, self.size // SHORTEST, min(self.size, even))
            if start + size < stop:
                self.missing.append(Piece(cell, start + size, stop))
                stop = start + size
            self.left -= stop - start
            yield Piece(cell, start, stop)
