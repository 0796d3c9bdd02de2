"""What a piece of a game (a card, a reward, a spell, a square) is worth, in share of victory.

Two estimates, because neither is the truth. The plain one: those who took or used a piece at least once won so much
more often than those who did not. It mixes up what the piece does with who comes to have it. The adjusted one: a linear
regression of the share of victory on the number of times each piece of the kind was taken or used, all at once, and on
the bot. Among rivals every game is compared with itself only (its mean is taken off both sides), so that long games and
good deals do not count; where all win or lose together, games of the same kind are compared. The errors allow for teams
of one game not being independent (they are summed by game).

Neither is an experiment: a card that is bought by those who are ahead looks better than it is.
"""

from __future__ import annotations

from math import nan, sqrt
from statistics import NormalDist
from typing import Any, NamedTuple

import polars as pl

from greathall.lab.statistics import Z_95

FEWEST = 30
"""Teams that must have a piece before anything is said of it."""
MOST_TEAMS = 400_000
"""The regression looks at the first so many."""
OUTSTANDING = 3.0
"""Times the usual worth of its kind."""


class Worth(NamedTuple):
    piece: str
    teams: int
    """How many took or used it."""
    times: int
    """How often."""
    with_it: float
    """Share of victory of those who did."""
    without: float
    gain: float
    gain_error: float
    """Of the plain estimate: with, less without."""
    worth: float
    error: float
    """Of the adjusted estimate: for each time."""

    @property
    def low(self) -> float:
        return self.worth - Z_95 * self.error

    @property
    def high(self) -> float:
        return self.worth + Z_95 * self.error


class Weighed(NamedTuple):
    """The pieces of a kind, the most valuable first."""

    teams: int
    worths: list[Worth]
    rare: list[str]
    """Too few had them, or all equally often: nothing can be said."""

    def outstanding(self) -> list[Worth]:
        """Worth much more, or costing much more, than is usual for the kind; certain for all pieces at once."""
        if len(self.worths) < 4:
            return []
        z = NormalDist().inv_cdf(1.0 - 0.025 / len(self.worths))
        usual = sorted(abs(worth.worth) for worth in self.worths)[len(self.worths) // 2]
        return [worth for worth in self.worths if abs(worth.worth) - z * worth.error > OUTSTANDING * usual]


def weigh(seats: pl.DataFrame, uses: pl.DataFrame) -> dict[str, Weighed]:
    """The worth of all pieces, by their kind. `seats` has the columns of the table, and `teams`."""
    teams = (
        seats.group_by("cell", "game", "team")
        .agg(pl.col("share").first(), pl.col("teams").first(), bots=pl.col("bot").sort().str.join(","))
        .sort("cell", "game", "team")
        .head(MOST_TEAMS)
        .with_row_index("row")
    )
    own = uses.join(seats.select("cell", "game", "seat", "team"), on=["cell", "game", "seat"])
    own = own.group_by("cell", "game", "team", "kind", "piece").agg(pl.col("count").sum())
    own = own.join(teams.select("cell", "game", "team", "row"), on=["cell", "game", "team"])
    groups = sorted(((str(kind), part) for (kind,), part in own.group_by("kind")), key=lambda group: group[0])
    return {kind: _weigh(teams, part) for kind, part in groups}


def _weigh(teams: pl.DataFrame, used: pl.DataFrame) -> Weighed:
    import numpy as np

    counted = used.group_by("piece").agg(teams=pl.len(), count=pl.col("count").sum()).sort("piece")
    common = counted.filter(pl.col("teams") >= FEWEST)
    rare = counted.filter(pl.col("teams") < FEWEST)["piece"].to_list()
    pieces = common["piece"].to_list()
    column = {piece: place for place, piece in enumerate(pieces)}
    known = used.filter(pl.col("piece").is_in(pieces)).sort("row", "piece")
    counts: Any = np.zeros((len(teams), len(pieces)))
    counts[known["row"].to_numpy(), [column[piece] for piece in known["piece"]]] = known["count"].to_numpy()
    share = teams["share"].to_numpy()
    found, errors = _regression(teams, counts, share)
    worths = []
    for place, (piece, having, count) in enumerate(common.iter_rows()):
        if errors[place] < 1e-9:  # all that are compared had it equally often
            rare.append(piece)
            continue
        had = counts[:, place] > 0
        (with_it, spread), (without, other) = (_mean(share[part]) for part in (had, ~had))
        gain = (with_it, without, with_it - without, sqrt(spread + other))
        worths.append(Worth(piece, having, count, *gain, float(found[place]), float(errors[place])))
    return Weighed(len(teams), sorted(worths, key=lambda worth: -worth.worth), rare)


def _mean(shares: Any) -> tuple[float, float]:
    """The mean and the square of its error; of nobody there is none."""
    return (float(shares.mean()), float(shares.var()) / len(shares)) if len(shares) else (nan, nan)


def _regression(teams: pl.DataFrame, counts: Any, share: Any) -> tuple[Any, Any]:
    """The weight of each column and its error, robust for teams of one game."""
    import numpy as np

    bots = teams["bots"].to_numpy()
    line_ups = sorted({*bots})[1:]
    matrix = np.c_[counts, *[(bots == name).astype(float) for name in line_ups]] if line_ups else counts
    games = np.r_[True, (teams["cell"].diff().to_numpy()[1:] != 0) | (teams["game"].diff().to_numpy()[1:] != 0)]
    alone = bool((teams["teams"] == 1).all())
    among = np.r_[True, teams["cell"].diff().to_numpy()[1:] != 0] if alone else games
    starts, groups = np.flatnonzero(among), np.cumsum(among) - 1
    sizes = np.diff(np.r_[starts, len(share)])
    matrix = matrix - (np.add.reduceat(matrix, starts) / sizes[:, None])[groups]
    target = share - (np.add.reduceat(share, starts) / sizes)[groups]
    width = matrix.shape[1]
    curve = matrix.T @ matrix + 1e-6 * max(1.0, len(share)) * np.eye(width) / max(1, width)
    inverse = np.linalg.inv(curve)
    found = inverse @ (matrix.T @ target)
    pulls = np.add.reduceat(matrix * (target - matrix @ found)[:, None], np.flatnonzero(games))
    errors = np.sqrt(np.maximum(0.0, np.diag(inverse @ (pulls.T @ pulls) @ inverse)))
    # What one team gains by one time more, the others lose together: the distance to the game's mean grows by less.
    own = 1.0 if alone else float((1.0 - 1.0 / teams["teams"].to_numpy()).mean())
    return own * found, own * errors
