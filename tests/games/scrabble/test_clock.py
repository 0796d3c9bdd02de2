"""W27: the clocks of the players, which the rules know only by what the timekeeper reads from them at the end."""

from __future__ import annotations

from typing import Any

import pytest

import greathall
from greathall.core.kernel import logged
from greathall.core.record import Record, replay, verify
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble import events as e
from greathall.games.scrabble.clock import CLOCK
from greathall.games.scrabble.gcg import game_of, read_gcg, write_gcg
from greathall.games.scrabble.score_sheet import score_sheet
from greathall.games.scrabble.state import Scrabble

from .table import table, told


def ending(seats: int = 2, **settings: Any) -> Scrabble:
    """A game whose last word has just been said: all have passed twice."""
    g = table(["AEINRST"], seats=seats, **settings)
    for _ in range(2 * seats):
        g.act(g.turn, a.Pass())
    return g


@pytest.mark.parametrize("edition", ["classic", "wizarding"])
def test_each_minute_begun_costs_ten_points(edition: str) -> None:
    without = ending(edition=edition)
    assert without.over
    g = ending(edition=edition, minutes=25)
    assert g.waiting == (0, 1)
    assert not g.over
    log = logged(g)
    g.act(0, a.ReadClock(0))
    g.act(1, a.ReadClock(2))
    assert g.over
    assert [g.scores[0], g.scores[1] + 20] == without.scores
    assert told(log, e.RanOver) == [e.RanOver(1, 2, -20)]
    assert [type(event) for event in log][-2:] == [e.RanOver, e.Ended]


def test_the_price_is_a_setting_and_can_cost_the_game() -> None:
    g = ending(seats=4, edition="classic", minutes=1, overtime=50)
    racks = [sum(g.language.values[tile] for tile in rack) for rack in g.racks]
    for seat, over in enumerate((1, 0, 3, 60)):
        g.act(seat, a.ReadClock(over))
    assert g.scores == [-racks[0] - 50, -racks[1], -racks[2] - 150, -racks[3] - 3000]
    outcome = SPEC.outcome(g)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_who_goes_out_gets_the_tiles_of_the_others_before_the_clocks_are_counted() -> None:
    g = table(["A", "QZ"], bag="", edition="classic", minutes=5)
    g.board = g.board[:112] + "AB" + g.board[114:]
    g.act(0, a.Place(("A7H",)))
    g.act(1, a.Accept())
    assert isinstance(g.options(0)[0], a.ReadClock)
    assert SPEC.view(g, 0).players[1].rack is None, "the racks are not open yet"
    log = logged(g)
    for seat in (0, 1):
        g.act(seat, a.ReadClock(1))
    assert [type(event) for event in log] == [e.FinalTiles, e.WentOut, e.RanOver, e.RanOver, e.Ended]
    assert g.scores[0] - g.scores[1] == 2 + 20 + 20


@pytest.mark.parametrize(("taken", "over"), [(0, 0), (1500, 0), (1500.1, 1), (1560, 1), (1561, 2), (1e9, 60)])
def test_a_minute_that_was_begun_counts(taken: float, over: int) -> None:
    g = ending(minutes=25)
    assert CLOCK.seconds(g) == 1500
    assert CLOCK.reading(g, 0, taken) == a.ReadClock(over)


def test_players_are_asked_nothing_about_time() -> None:
    g = table(["AEINRST"], minutes=25)
    assert CLOCK.reading(g, 0, 9999.0) is None
    assert CLOCK.turns_left(g) > 5
    assert CLOCK.turns_left(ending(minutes=25)) >= 1
    assert CLOCK.seconds(table(["AEINRST"])) == 0


@pytest.mark.parametrize("level", ["easy", "medium"])
def test_where_nobody_keeps_the_time_bots_were_in_time(level: str) -> None:
    g = ending(minutes=1)
    assert greathall.bot(level, SPEC, 1).choose(g, 1) == a.ReadClock(0)


def finished() -> Record:
    settings: dict[str, Any] = {"edition": "classic", "words": "checked", "minutes": 3}
    record, g = Record.start("scrabble", 2, seed=6, **settings), SPEC.new(seats=2, seed=6, **settings)
    player = greathall.bot("points", SPEC, 1)
    while not g.over:
        seat = g.waiting[0]
        action = player.choose(g, seat)
        if isinstance(action, a.ReadClock):
            action = a.ReadClock(1 + seat)
        record.add(seat, action)
        g.act(seat, action)
    record.final = SPEC.hash(g)
    return record


def test_time_is_part_of_the_record_of_gcg_and_of_the_score_sheet() -> None:
    record = finished()
    log: list[Any] = []
    g = replay(record, log=log)
    verify(record)
    assert isinstance(g, Scrabble)
    text = write_gcg(game_of(record, SPEC, ("Ann", "Bob")))
    assert text.count(":  (time) -10 ") == text.count(":  (time) -20 ") == 1
    totals = {line.player: line.total for line in read_gcg(text).lines}
    assert totals["Ann"] - totals["Bob"] == g.scores[0] - g.scores[1]
    assert write_gcg(read_gcg(text)) == text
    last = {entry.seat: entry.total for entry in score_sheet(log, [0, 0])}
    assert [last[0], last[1]] == g.scores


def test_games_without_a_clock_are_what_they_were() -> None:
    g = ending()
    assert "minutes" not in SPEC.save(g)["rules"]
    assert "overtime" not in SPEC.save(g)["rules"]


def test_turns_left_by_the_tiles_that_are_left() -> None:
    """Four and a half tiles a turn of each player, and one turn more."""
    assert CLOCK.turns_left(table(["AAAAAAA", "EEEEEEE"], bag="Q" * 13)) == 1 + 3
    assert CLOCK.turns_left(table(["AAAAAAA", "EEEEEEE"], bag="Q" * 14)) == 1 + 4
    assert CLOCK.turns_left(table(["A", "E"], bag="")) == 2


def test_an_hour_of_overtime_is_the_most() -> None:
    g = ending(minutes=1)
    assert a.ReadClock(60) in g.options(0)
    assert a.ReadClock(61) not in g.options(0)
