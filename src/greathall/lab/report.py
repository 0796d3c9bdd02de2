"""The report of an experiment: its findings in words, charts and tables, in the reader's language."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import isnan
from typing import Any

from greathall.core.messages import Message
from greathall.core.spec import GameSpec
from greathall.lab import charts
from greathall.lab.charts import Bar, Point
from greathall.lab.findings import Difficulty, Findings, Histogram, Share, Spread, Warned, findings
from greathall.lab.page import Page, Section, Table
from greathall.lab.plan import Plan
from greathall.lab.results import Results
from greathall.lab.words import Words
from greathall.lab.worth import Weighed, Worth

SHOWN = 20
"""Pieces in the chart of a kind: the best and the worst; the table has all."""


def report(spec: GameSpec[Any], results: Results, language: str) -> Page:
    """The page, not yet drawn."""
    return _Report(spec, results.plan(), findings(spec, results), language).page()


class _Report(Words):
    def __init__(self, spec: GameSpec[Any], plan: Plan, found: Findings, language: str) -> None:
        super().__init__(spec, language)
        self.spec = spec
        self.plan = plan
        self.found = found

    def page(self) -> Page:
        plan, found = self.plan, self.found
        played = self.say(
            "lab-summary",
            count=found.games,
            games=self.number(found.games),
            kinds=len(plan.cells),
            bots=[*dict.fromkeys(name for cell in plan.cells for name in cell.bots)],
        )
        made = self.say("lab-made", game=plan.game, version=plan.version, sources=plan.sources, seed=plan.seed)
        title = self.say("lab-report-title", game=self.say("title"))
        reading = self.say("lab-reading")
        return Page(self.language, title, (played, reading, made), [*self.sections()], self.say("lab-whole-table"))

    def sections(self) -> Iterator[Section]:
        found = self.found
        warnings = [self.warning(warned) for warned in found.warnings]
        yield Section(
            self.say("lab-balance"), None, None, [self.say("lab-balance-how")], warnings or [self.say("lab-balanced")]
        )
        if found.difficulty:
            yield self.difficulty(found.difficulty)
        even = self.say("lab-share-how-together" if found.together else "lab-share-how")
        for key, shares in (
            ("seats", found.seats),
            ("houses", found.houses),
            ("heroes", found.heroes),
            ("bots", found.bots),
        ):
            if len(shares) > 1:
                yield self.shares(self.say(f"lab-by-{key}"), shares, even)
        if found.rounds_histogram is not None:
            unit = self.spec.bots.rounds_are
            yield self.numbers(f"lab-length-{unit}s", found.rounds_histogram, found.rounds, "lab-games-axis")
        yield self.numbers("lab-length-decisions", found.decisions_histogram, found.decisions, "lab-games-axis")
        if found.scores_histogram is not None:
            yield self.numbers("lab-scores", found.scores_histogram, found.scores, "lab-seats-axis")
        for kind, weighed in found.worths.items():
            if weighed.worths:
                yield self.worth(kind, weighed)

    # -- the sections --------------------------------------------------------------------------------------------------

    def shares(self, title: str, shares: Sequence[Share], how: str) -> Section:
        bars = [Bar(self.text(share.who), share.mean, share.low, share.high, share.even) for share in shares]
        rows = [
            (
                self.text(share.who),
                self.number(share.games),
                self.percent(share.mean),
                self.between(share),
                self.percent(share.even),
            )
            for share in shares
        ]
        headings = self.headings(
            "lab-column-who", "lab-column-games", "lab-column-wins", "lab-column-interval", "lab-column-even"
        )
        return Section(title, charts.intervals(bars, self.say("lab-column-wins"), ".0%"), Table(headings, rows), [how])

    def difficulty(self, cells: Sequence[Difficulty]) -> Section:
        points = [
            Point(self.text(cell.kind), str(cell.seats), cell.share.mean, cell.share.low, cell.share.high)
            for cell in cells
        ]
        if all(
            len(cell.settings) == 1 for cell in self.plan.cells
        ):  # one setting: its values say enough below the axis
            name = next(iter(self.plan.cells[0].settings))
            points = [
                point._replace(at=str(cell.settings[name])) for point, cell in zip(points, self.plan.cells, strict=True)
            ]
            axis = name
        else:
            axis = self.say("lab-kinds-axis")
        rows = [
            (
                self.text(cell.kind),
                str(cell.seats),
                self.number(cell.share.games),
                self.percent(cell.share.mean),
                self.between(cell.share),
            )
            for cell in cells
        ]
        headings = self.headings(
            "lab-column-kind", "lab-column-players", "lab-column-games", "lab-column-wins", "lab-column-interval"
        )
        chart = charts.lines(points, axis, self.say("lab-column-players"), self.say("lab-column-wins"))
        return Section(self.say("lab-difficulty"), chart, Table(headings, rows), [self.say("lab-difficulty-how")])

    def numbers(self, key: str, histogram: Histogram, spreads: Sequence[Spread], counted: str) -> Section:
        title = self.say(key)
        rows = [
            (
                self.text(spread.kind),
                self.number(spread.games),
                self.number(spread.mean, 1),
                *(self.number(quantile) for quantile in spread.quantiles),
                self.number(spread.most),
            )
            for spread in spreads
        ]
        headings = self.headings(
            "lab-column-kind",
            counted,
            "lab-column-mean",
            "lab-column-tenth",
            "lab-column-half",
            "lab-column-nine-tenths",
            "lab-column-most",
        )
        if len(histogram.counts) == 1:  # always the same: nothing to draw
            return Section(title, None, Table(headings, rows))
        chart = charts.histogram(histogram.counts, histogram.width, title, self.say(counted))
        return Section(title, chart, Table(headings, rows), [self.say("lab-length-how")])

    def worth(self, kind: str, weighed: Weighed) -> Section:
        key = f"lab-use-{kind}"
        heading = self.say(key) if key in self.texts else kind
        shown: list[Worth] = weighed.worths
        if len(shown) > SHOWN:
            shown = [*shown[: SHOWN // 2], *shown[-SHOWN // 2 :]]
        bars = [Bar(self.say(worth.piece), worth.worth, worth.low, worth.high, 0.0) for worth in shown]
        rows = [
            (
                self.say(worth.piece),
                self.points(worth.worth),
                f"{self.points(worth.low)} … {self.points(worth.high)}",
                self.percent(worth.with_it),
                "–" if isnan(worth.without) else self.percent(worth.without),
                self.number(worth.teams),
                self.number(worth.times),
            )
            for worth in weighed.worths
        ]
        headings = self.headings(
            *("lab-column-piece", "lab-column-worth", "lab-column-interval", "lab-column-with", "lab-column-without"),
            *("lab-column-teams", "lab-column-times"),
        )
        how = "lab-worth-how-together" if self.found.together else "lab-worth-how"
        notes = [self.say(how, teams=self.number(weighed.teams)), self.say("lab-worth-caution")]
        if len(weighed.worths) > SHOWN:
            notes.insert(0, self.say("lab-worth-shown", count=SHOWN // 2))
        if weighed.rare:
            notes.append(self.say("lab-worth-rare", pieces=[Message(piece) for piece in weighed.rare]))
        title = self.say("lab-worth", kind=heading)
        return Section(
            title, charts.intervals(bars, self.say("lab-column-worth"), "+.1%"), Table(headings, rows), notes
        )

    def warning(self, warned: Warned) -> str:
        written = {name: self.percent(arg) if isinstance(arg, float) else arg for name, arg in warned.args.items()}
        return self.text(Message(warned.key, written))

    def between(self, share: Share) -> str:
        return f"{self.percent(share.low)} … {self.percent(share.high)}"
