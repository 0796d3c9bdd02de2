"""Reports: what was planted is found, and the page needs nothing but itself."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from random import Random
from typing import Any

import polars as pl
import pytest

import greathall
from greathall.cli import main
from greathall.lab.findings import findings
from greathall.lab.plan import Plan, make_plan
from greathall.lab.report import report
from greathall.lab.results import Results
from greathall.lab.rows import SCHEMAS
from greathall.lab.run import run
from greathall.lab.worth import weigh
from greathall.text import LANGUAGES

STUPEFY = greathall.game("stupefy")
BATTLE = greathall.game("hogwarts_battle")


class Planted(Results):
    """Made-up tables of a game for two."""

    def __init__(self, games: int, seat_bias: float = 0.0, wand: float = 0.0, houses: bool = False) -> None:
        rng = Random(5)
        self.tables: dict[str, list[tuple[Any, ...]]] = {"games": [], "seats": [], "uses": []}
        for game in range(games):
            used = [rng.randint(0, 3) for _ in range(2)]
            chance = 0.5 + seat_bias + wand * (used[0] - used[1])
            winner = 0 if rng.random() < chance else 1
            rounds = 9 if rng.random() < 0.5 else 10
            self.tables["games"].append((0, game, 2, "{}", str(game), 2, 1, 20, rounds))
            for seat in range(2):
                house = "house-gryffindor" if (seat + game) % 2 else "house-slytherin"
                share = float(seat == winner)
                self.tables["seats"].append((0, game, seat, "medium", seat, house if houses else None, None, 3, share))
                if used[seat]:
                    self.tables["uses"].append((0, game, seat, "spell-cast", "spell-stupefy", used[seat]))
                if blanks := rng.randint(0, 2):
                    self.tables["uses"].append((0, game, seat, "spell-cast", "spell-protego", blanks))

    def plan(self) -> Plan:
        return make_plan(STUPEFY, 1)

    def table(self, name: str) -> pl.DataFrame:
        return pl.DataFrame(self.tables[name], schema=SCHEMAS[name], orient="row")


def test_a_seat_that_wins_too_often_is_named() -> None:
    biased = findings(STUPEFY, Planted(800, seat_bias=0.1))
    assert [warned.key for warned in biased.warnings] == ["lab-warning-seat"] * 2
    assert [warned.args["side"] for warned in biased.warnings] == ["more", "less"]
    first = biased.seats[0]
    assert first.low < 0.6 < first.high
    assert (first.games, first.even) == (800, 0.5)
    assert findings(STUPEFY, Planted(800, houses=True)).warnings == []


def test_the_worth_of_a_piece_is_found_and_a_worthless_one_is_not() -> None:
    planted = Planted(3000, wand=0.08)
    teams = planted.table("seats").with_columns(teams=pl.lit(2, pl.Int8))
    found = {worth.piece: worth for worth in weigh(teams, planted.table("uses"))["spell-cast"].worths}
    stupefy, protego = found["spell-stupefy"], found["spell-protego"]
    assert stupefy.low < 0.08 < stupefy.high
    assert stupefy.high - stupefy.low < 0.04
    assert protego.low < 0.0 < protego.high
    assert stupefy.with_it > stupefy.without
    assert stupefy.gain == pytest.approx(stupefy.with_it - stupefy.without)


def test_intervals_of_the_worth_hold_as_often_as_they_say() -> None:
    held = 0
    for seed in range(60):
        rng = Random(seed)
        seats, uses = [], []
        for game in range(120):
            counts = [rng.randint(0, 2), rng.randint(0, 2)]
            winner = int(rng.random() > 0.5 + 0.1 * (counts[0] - counts[1]))
            for seat in range(2):
                seats.append((0, game, seat, "b", seat, None, None, 0, float(seat == winner)))
                uses.append((0, game, seat, "k", "p", counts[seat]))
        frame = pl.DataFrame(seats, schema=SCHEMAS["seats"], orient="row").with_columns(teams=pl.lit(2, pl.Int8))
        used = pl.DataFrame(uses, schema=SCHEMAS["uses"], orient="row").filter(pl.col("count") > 0)
        (worth,) = weigh(frame, used)["k"].worths
        held += worth.low < 0.1 < worth.high
    assert 52 <= held <= 60


class Outside(HTMLParser):
    """All that a page would load from elsewhere, and how many drawings and tables it has."""

    def __init__(self) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.count: dict[str, int] = {}

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.count[tag] = self.count.get(tag, 0) + 1
        if tag in ("script", "link", "iframe", "object"):
            self.loads.append(tag)
        self.loads += [f"{tag} {name}" for name, value in attrs if name in ("src", "href", "xlink:href") and value]


@pytest.fixture(scope="module")
def battles(tmp_path_factory: pytest.TempPathFactory) -> Results:
    plan = make_plan(BATTLE, 12, [2, 3], settings={"game": [1, 2]}, seed="report")
    return run(BATTLE, plan, tmp_path_factory.mktemp("battles"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_page_needs_nothing_but_itself(battles: Results, language: str) -> None:
    page = report(BATTLE, battles, language)
    html = page.html()
    outside = Outside()
    outside.feed(html)
    assert outside.loads == []
    assert not re.search(r"url\(|@import", html)
    charts = [section for section in page.sections if section.chart is not None]
    assert outside.count["svg"] == len(charts) > 3
    assert all(section.table is not None for section in charts)
    assert "⟨" not in html, "every message is in the catalogue"
    assert "#fe00" not in html, "every colour is the page's own"
    assert f'<html lang="{language}">' in html


def test_the_difficulty_is_told_by_game_and_heroes(battles: Results) -> None:
    found = findings(BATTLE, battles)
    assert [(cell.seats, cell.kind.args["settings"]) for cell in found.difficulty] == [
        (2, ["game 1"]),
        (3, ["game 1"]),
        (2, ["game 2"]),
        (3, ["game 2"]),
    ]
    assert found.seats == []
    assert found.scores == []
    assert len(found.heroes) == 3
    by_cell = battles.table("seats").group_by("cell").agg(pl.col("share").mean()).sort("cell")
    assert [cell.share.mean for cell in found.difficulty] == pytest.approx(by_cell["share"].to_list())


def test_the_picture(battles: Results) -> None:
    drawn = report(BATTLE, battles, "en").png("night")
    assert drawn.startswith(b"\x89PNG")
    assert len(drawn) > 10_000


def test_the_command_writes_page_and_picture(battles: Results, tmp_path: Path) -> None:
    assert main(["lab", "report", str(battles.folder), "--lang", "fr", "-o", str(tmp_path / "page.html")]) == 0
    assert "Difficulté" in (tmp_path / "page.html").read_text("utf-8")
    assert (tmp_path / "page.png").exists()
