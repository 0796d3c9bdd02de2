"""The benchmark measures whatever games it finds, with or without the other engines."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from inspect import getsource
from pathlib import Path

import pytest

import greathall
from bench import history, matches, run
from bench.history import Run
from bench.run import Entry, our_entry, promises, table, tables
from greathall.lab.arena import Archive, Match
from greathall.lab.sources import digest, undocumented


def test_every_installed_game_is_measured_at_its_smallest_and_largest_table() -> None:
    measured = {*tables(None)}
    for spec in greathall.games().values():
        assert {(spec, spec.seats[0]), (spec, spec.seats[-1])} <= measured
    assert {spec.id for spec, _ in tables("stupefy")} == {"stupefy"}


def test_a_measurement_has_all_the_figures() -> None:
    entry = our_entry(greathall.game("stupefy"), 4)
    entry.measure(0.01)
    assert set(entry.best) == {"playouts", "decisions", "length", "copies", "iterations", "steps"}
    assert all(figure > 0 for figure in entry.best.values())
    (row,) = [line for line in table([entry]) if "stupefy" in line]
    assert row.count("|") == 10


def test_a_promise_is_kept_or_missed() -> None:
    kept = {"playouts": 1500.0, "decisions": 300.0, "length": 1.0, "copies": 1e6 / 6, "iterations": 1.0}
    mine = Entry("Great Hall", "stupefy, 4 seats", lambda: 1, best=kept)
    anchor = Entry(run.PYTHON_GAMES, "theirs", lambda: 1, best={**kept, "decisions": 150.0})
    assert [line.split("|")[3].strip() for line in promises([mine, anchor])][2:] == ["kept"] * 3
    mine.best = {**kept, "decisions": 299.0, "playouts": 1499.0, "copies": 1e6 / 6.1}
    assert [line.split("|")[3].strip() for line in promises([mine, anchor])][2:] == ["**missed**"] * 3


def test_a_missing_engine_is_named_with_what_to_install(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def missing() -> Iterator[Entry]:
        raise ImportError("No module named 'pyspiel'")

    monkeypatch.setattr(run, "ANCHORS", {"open_spiel": missing})
    monkeypatch.setattr(run, "ours", lambda only: iter(()))
    monkeypatch.setattr(run, "pin", lambda: None)
    monkeypatch.setattr("sys.argv", ["run.py", "--rounds", "1", "--dry"])
    assert run.main() == 0
    assert "open_spiel is not measured" in (said := capsys.readouterr().out)
    assert "pip install 'greathall[bench]'" in said


MATCH = Match("medium", "easy", 4, 4, {})


def test_a_match_played_in_turns_is_the_match_played_in_one(tmp_path: Path) -> None:
    spec = greathall.game("stupefy")
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    matches.play(spec, [MATCH], Archive(whole), "turns", 1, 60.0)
    for turn in range(3):  # the time is up after each deal
        matches.play(spec, [MATCH], Archive(parts), "turns", 1, 0.0)
        assert Archive(parts).missing(MATCH) == [*range(turn + 1, 4)]
    with parts.open("a") as file:
        file.write('\n{"challenger": "med')  # and once the machine stops in the middle of a line
    matches.play(spec, [MATCH], Archive(parts), "turns", 1, 0.0)
    one, other = ([(deal.index, deal.gain) for deal in Archive(path).of(MATCH)] for path in (whole, parts))
    assert one == other
    assert len(one) == 4


def test_a_share_of_a_match_is_its_first_deals(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "deals")
    matches.play(greathall.game("stupefy"), [MATCH], archive, "turns", 1, 60.0)
    assert [deal.index for deal in archive.of(MATCH._replace(deals=2))] == [0, 1]
    assert archive.of(MATCH._replace(champion="random")) == []
    (row,) = [*matches.table(greathall.game("stupefy"), [MATCH._replace(deals=6)], archive)][2:]
    assert "| 4 of 6 |" in row


def test_what_other_bots_have_played_does_not_count() -> None:
    """The digest is of what the programs do, and of the fitted numbers."""
    assert digest(greathall.game("stupefy")) != digest(greathall.game("hogwarts_battle"))
    said, same, other = (
        undocumented(source)
        for source in (
            'def f():\n    "Why."\n    return 1  # so',
            "def f():\n    return 1",
            "def f():\n    return 2",
        )
    )
    assert said == same != other


def measured(when: str, python: str = "CPython 3", **ratios: float) -> Run:
    return Run(when, "1", python, "a processor", 100.0, {name.replace("_", ": "): x for name, x in ratios.items()})


def test_what_lost_more_than_a_twentieth_is_said(tmp_path: Path) -> None:
    """By its ratio to the yardstick: a slower machine loses nothing."""
    before = measured("Monday", a_decisions=10.0, a_copies=4.0, b_decisions=1.0)
    now = measured("Tuesday", a_decisions=9.4, a_copies=3.9, b_decisions=1.2, c_decisions=1.0)
    said = [*history.comparison([before], now)]
    assert [line for line in said if "lost" in line] == ["- **lost 6%**: a: decisions (10 → 9.4)"]
    assert [line for line in said if "gained" in line] == ["- gained 20%: b: decisions"]
    assert "Monday" in said[0]
    assert "nothing of 3 figures" in "".join(history.comparison([before], before))
    assert "first run" in "".join(history.comparison([], now))
    for each in (before, now):
        history.keep(each, tmp_path / "history.jsonl")
    assert history.read(tmp_path / "history.jsonl") == [before, now]
    drawn = (tmp_path / "history.svg").read_text()
    assert drawn.startswith("<svg")
    assert all(text in drawn for text in ("decisions a second", "copies a second", "1. Monday", "2. Tuesday"))


def test_what_slips_away_little_by_little_is_said_too() -> None:
    runs = [measured(f"day {day}", a_decisions=10.0 - 0.4 * day) for day in range(3)]
    said = [*history.comparison(runs[:2], runs[2])]
    assert [line for line in said if "%**" in line] == ["- **slipped 8%** since its best: a: decisions"]


def test_only_the_same_python_is_compared() -> None:
    before, now = measured("Monday", "CPython 3, compiled", a_decisions=20.0), measured("Tuesday", a_decisions=10.0)
    assert [*history.comparison([before], now)] == ["The first run with CPython 3: nothing to compare with."]
    first, *_, last = [point["part"] for point in history.drawing([before, now])["vconcat"][0]["data"]["values"]]
    assert (first, last) == (1.0, 1.0)


def test_a_run_is_kept_and_the_next_one_says_what_it_lost(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the other engines the history alone is written."""
    measured_by = iter((300.0, 200.0))

    class Measured(Entry):
        def measure(self, burst: float) -> None:
            if self.engine == "Great Hall":
                self.best |= {"playouts": 1.0, "decisions": next(measured_by), "length": 1.0}
            else:
                self.best |= {"playouts": 100.0}

    monkeypatch.setattr(run, "Entry", Measured)
    monkeypatch.setattr(run, "ours", lambda only: iter([Measured("Great Hall", "nim", lambda: 1)]))
    monkeypatch.setattr(run, "pin", lambda: None)
    monkeypatch.setattr(run, "RESULTS", tmp_path / "results.md")
    kept: list[Run] = []
    monkeypatch.setattr(history, "read", lambda: kept)
    monkeypatch.setattr(history, "keep", kept.append)
    monkeypatch.setattr("sys.argv", ["run.py", "--rounds", "1", "--ours"])
    run.main()
    assert "nothing to compare with" in capsys.readouterr().out
    run.main()
    assert "- **lost 33%**: nim: decisions (3 → 2)" in capsys.readouterr().out
    assert [each.ratios for each in kept] == [{"nim: decisions": 3.0}, {"nim: decisions": 2.0}]
    assert not (tmp_path / "results.md").exists()


def test_the_yardstick_never_changes() -> None:
    """Or nothing of the past could be compared with."""
    assert history.yardstick() == 1
    source = getsource(history.yardstick) + getsource(history._Token)
    assert sha256(source.encode()).hexdigest()[:8] == "00ee4e61"


def test_figures_are_divided_by_the_yardstick() -> None:
    entry = Entry("Great Hall", "nim", lambda: 1, best={"decisions": 300.0, "copies": 50.0, "length": 3.0})
    assert run.noted([entry, Entry("other", "x", lambda: 1, best={"decisions": 1.0})], 100.0).ratios == {
        "nim: decisions": 3.0,
        "nim: copies": 0.5,
    }
