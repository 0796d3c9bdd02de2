"""What the tables of an experiment say: shares of victory, lengths, scores, difficulty, and what is out of balance."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
import polars as pl

from greathall.core.messages import Arg, Message
from greathall.core.spec import GameSpec
from greathall.lab.results import Results
from greathall.lab.statistics import wilson
from greathall.lab.worth import Weighed, weigh

QUANTILES = (0.1, 0.5, 0.9)
MARGIN = 0.02
"""A share that is off by less than this is no matter, however sure it is."""
HARD, EASY = 0.1, 0.95
"""Where all win or lose together: outside of this a game is hardly worth playing."""
MANY_TIES = 0.1
LONG_TAIL = 3.0
"""One game in a hundred lasts so many times the median."""


class Share(NamedTuple):
    """How often somebody won, with the 95 % interval."""

    who: Message
    games: int
    mean: float
    low: float
    high: float
    even: float
    """What it would be if all were alike."""


class Spread(NamedTuple):
    """How a number is distributed over the games of a kind."""

    kind: Message
    games: int
    mean: float
    quantiles: tuple[float, float, float]
    """A tenth, a half, nine tenths."""
    most: float


class Histogram(NamedTuple):
    """How many games fall between two numbers."""

    width: float
    counts: list[tuple[float, int]]


class Difficulty(NamedTuple):
    """Games that are won or lost together."""

    kind: Message
    """The settings and the bots, without the number of seats."""
    seats: int
    share: Share


class Warned(NamedTuple):
    """Something is out of balance: a message, whose shares are still numbers."""

    key: str
    args: dict[str, Arg | float]


class Findings(NamedTuple):
    games: int
    together: bool
    seats: list[Share]
    houses: list[Share]
    heroes: list[Share]
    bots: list[Share]
    difficulty: list[Difficulty]
    rounds: list[Spread]
    rounds_histogram: Histogram | None
    decisions: list[Spread]
    decisions_histogram: Histogram
    scores: list[Spread]
    scores_histogram: Histogram | None
    worths: dict[str, Weighed]
    warnings: list[Warned]


def findings(spec: GameSpec[Any], results: Results) -> Findings:
    """Everything the report tells."""
    plan = results.plan()
    games = results.table("games")
    seats = results.table("seats").join(games.select("cell", "game", "seats", "teams"), on=["cell", "game"])
    together = int(games["teams"].max()) == 1  # type: ignore[arg-type]
    rates = seats.group_by("cell").agg(rate=pl.col("share").mean())
    even = pl.col("rate") if together else 1.0 / pl.col("teams")
    seats = seats.join(rates, on="cell").with_columns(even=even)
    kinds = [_kind(cell.settings, cell.bots, plan.cells) for cell in plan.cells]
    tables = [
        Message("lab-kind", {"seats": cell.seats, "kind": kind}) for cell, kind in zip(plan.cells, kinds, strict=True)
    ]
    by_seat = (
        []
        if together
        else [
            _share(Message("lab-seat-of", {"seat": seat + 1, "seats": count}), part)
            for (count, seat), part in sorted(seats.group_by("seats", "seat"), key=lambda group: group[0])
        ]
    )
    difficulty = (
        [
            Difficulty(kinds[cell], plan.cells[cell].seats, _share(tables[cell], part))
            for (cell,), part in sorted(seats.group_by("cell"), key=lambda group: group[0])
        ]
        if together
        else []
    )
    lengths = games["rounds"].null_count() == 0
    found = Findings(
        games=len(games),
        together=together,
        seats=by_seat,
        houses=[_share(Message(name), part) for name, part in _by(seats, "house")],
        heroes=[_share(Message(name), part) for name, part in _by(seats, "hero")],
        bots=[_share(Message("cli-value", {"value": name}), part) for name, part in _by(seats, "bot")],
        difficulty=difficulty,
        rounds=[*_spreads(games, "rounds", tables)] if lengths else [],
        rounds_histogram=_histogram(games["rounds"]) if lengths else None,
        decisions=[*_spreads(games, "decisions", tables)],
        decisions_histogram=_histogram(games["decisions"]),
        scores=[]
        if together
        else [_spread(Message("cli-value", {"value": name}), part["score"]) for name, part in _by(seats, "bot")],
        scores_histogram=None if together else _histogram(seats["score"]),
        worths=weigh(seats, results.table("uses")),
        warnings=[],
    )
    ties = games.filter(pl.col("winners") > 1).height / len(games)
    return found._replace(warnings=[*_warnings(found, seats, 0.0 if together else ties)])


def _kind(settings: dict[str, Any], bots: tuple[str, ...], cells: tuple[Any, ...]) -> Message:
    """What tells this kind of game from the others."""
    said: list[Any] = [f"{name} {_plain(value)}" for name, value in settings.items()]
    if len({cell.bots for cell in cells}) > 1:
        said.append("/".join(bots))
    return Message("lab-settings", {"settings": said}) if said else Message("lab-usual")


def _plain(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def _by(seats: pl.DataFrame, column: str) -> Iterator[tuple[str, pl.DataFrame]]:
    """Each value of a column with its rows."""
    groups = seats.filter(pl.col(column).is_not_null()).group_by(column)
    yield from sorted(((str(name), part) for (name,), part in groups), key=lambda group: group[0])


def _share(who: Message, seats: pl.DataFrame) -> Share:
    """A game counts once, however many of its seats are meant: their results are not independent."""
    games = seats.group_by("cell", "game").agg(pl.col("share").mean(), pl.col("even").mean()).sort("cell", "game")
    total, count = float(games["share"].sum()), len(games)
    low, high = wilson(total, count)
    return Share(who, count, total / count, low, high, float(games["even"].sum()) / count)


def _spreads(games: pl.DataFrame, column: str, tables: list[Message]) -> Iterator[Spread]:
    for (cell,), part in sorted(games.group_by("cell"), key=lambda group: group[0]):
        yield _spread(tables[cell], part[column])


def _spread(kind: Message, numbers: pl.Series) -> Spread:
    tenth, half, most_of = (_quantile(numbers, share) for share in QUANTILES)
    return Spread(kind, len(numbers), _number(numbers.mean()), (tenth, half, most_of), _number(numbers.max()))


def _quantile(numbers: pl.Series, share: float) -> float:
    return _number(numbers.quantile(share, "nearest"))


def _number(found: Any) -> float:
    return float(found or 0.0)


def _histogram(numbers: pl.Series, bins: int = 24) -> Histogram:
    """Steps of a round width; what is beyond 99 % of the games is put together in the last."""
    low, high = _number(numbers.min()), _number(numbers.quantile(0.99))
    raw = max(1.0, (high - low) / bins)
    width = next(float(step * 10**power) for power in range(9) for step in (1, 2, 5) if step * 10**power >= raw)
    steps = (numbers.cast(pl.Float64).clip(upper_bound=max(high, low)) / width).floor() * width
    counts = steps.rename("at").value_counts().sort("at")
    return Histogram(width, [(float(at), int(count)) for at, count in counts.iter_rows()])


# -- what is out of balance --------------------------------------------------------------------------------------------


def _warnings(found: Findings, seats: pl.DataFrame, ties: float) -> Iterator[Warned]:
    for what, shares in (("seat", found.seats), ("house", found.houses), ("hero", _free(found.heroes, seats))):
        for share in shares:
            low, high = wilson(share.mean * share.games, share.games, tests=len(shares))
            if not low <= share.even <= high and abs(share.mean - share.even) > MARGIN:
                side = "more" if share.mean > share.even else "less"
                yield Warned(f"lab-warning-{what}", {"who": share.who, "side": side, **_against(share)})
    for difficulty in found.difficulty:
        share = difficulty.share
        if share.high < HARD:
            yield Warned("lab-warning-hard", {"kind": share.who, "share": share.mean})
        if share.low > EASY:
            yield Warned("lab-warning-easy", {"kind": share.who, "share": share.mean})
    if ties > MANY_TIES:
        yield Warned("lab-warning-ties", {"share": ties})
    for weighed in found.worths.values():
        for worth in weighed.outstanding():
            side = "more" if worth.worth > 0 else "less"
            yield Warned("lab-warning-piece", {"piece": Message(worth.piece), "side": side, "worth": abs(worth.worth)})
    for spread in found.decisions:
        if spread.most > LONG_TAIL * spread.quantiles[1] and spread.games >= 100:
            most, median = round(spread.most), round(spread.quantiles[1])
            yield Warned("lab-warning-long", {"kind": spread.kind, "most": most, "median": median})


def _free(heroes: list[Share], seats: pl.DataFrame) -> list[Share]:
    """Heroes can be compared if the same kind of game was played by different ones."""
    varied = (
        seats.filter(pl.col("hero").is_not_null())
        .group_by("cell")
        .agg(same=pl.col("hero").n_unique() <= pl.col("seats").first())
    )
    return [] if len(varied) and bool(varied["same"].all()) else heroes


def _against(share: Share) -> dict[str, Arg | float]:
    return {"share": share.mean, "even": share.even}
