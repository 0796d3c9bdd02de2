"""Experiments: the same tables whoever plays them, and however often the machine is killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import polars as pl
import pytest

import bluff
import greathall
from greathall.cli import main
from greathall.cli.progress import LINE_EVERY, Pace
from greathall.core.kernel import logged
from greathall.lab import play
from greathall.lab.errors import NoResults, OtherExperiment
from greathall.lab.plan import Piece, Plan, make_plan
from greathall.lab.results import Results
from greathall.lab.rows import play_piece
from greathall.lab.run import Pieces, run
from greathall.lab.workers import Here, Processes
from greathall.text import LANGUAGES, catalogue

STUPEFY = greathall.game("stupefy")
BATTLE = greathall.game("hogwarts_battle")
ROOT = Path(__file__).parents[2]


def written(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.parquet"))}


def small_plan(games: int = 6, **more: Any) -> Plan:
    return make_plan(bluff.SPEC, games, [2, 3], [["random"], ["random", "search:5"]], seed="small", **more)


def test_the_number_of_workers_changes_no_byte(tmp_path: Path) -> None:
    plan = small_plan(decisions=True, events=True)
    run(bluff.SPEC, plan, tmp_path / "one")
    run(bluff.SPEC, plan, tmp_path / "two", Processes(2))
    tables = written(tmp_path / "one")
    assert [*tables] == [f"{name}.parquet" for name in ("decisions", "events", "games", "seats", "uses")]
    assert written(tmp_path / "two") == tables


def test_killed_in_the_middle_it_goes_on_where_it_was(tmp_path: Path) -> None:
    """kill -9 in the twentieth game; the same command again gives the tables of a run that nobody disturbed."""
    bots = "tests.lab.strangers:Mortal,random"
    command = f"lab run stupefy --games 40 --bots {bots} --seed dies -o".split()
    environment = {**os.environ, "MORTAL": str(tmp_path / "scar"), "PYTHONPATH": str(ROOT)}
    killed = subprocess.run(
        [sys.executable, "-m", "greathall.cli", *command, str(tmp_path / "killed")], env=environment, cwd=ROOT
    )
    assert killed.returncode == -signal.SIGKILL
    kept = Results(tmp_path / "killed").kept()
    assert 0 < sum(piece.stop - piece.start for piece in kept) < 40
    assert main([*command, str(tmp_path / "killed")]) == 0
    assert main([*command, str(tmp_path / "whole")]) == 0
    assert written(tmp_path / "killed") == written(tmp_path / "whole")


def test_a_part_that_was_being_written_does_not_count(tmp_path: Path) -> None:
    plan = make_plan(bluff.SPEC, 4, seed="torn")
    results = Results.open(tmp_path, plan)
    results.add(Piece(0, 1, 3), play_piece(bluff.SPEC, Piece(0, 1, 3), plan))
    torn = tmp_path / "parts" / ".0-0-1"
    torn.mkdir()
    (torn / "games.parquet").write_bytes(b"PAR1 and no more")
    assert [*Results.open(tmp_path, plan).missing()] == [Piece(0, 0, 1), Piece(0, 3, 4)]
    assert not torn.exists()


def test_more_games_are_added_to_those_that_are_there(tmp_path: Path) -> None:
    run(bluff.SPEC, small_plan(2), tmp_path / "grown")
    grown = run(bluff.SPEC, small_plan(5), tmp_path / "grown")
    run(bluff.SPEC, small_plan(5), tmp_path / "whole")
    assert written(tmp_path / "grown") == written(tmp_path / "whole")
    run(bluff.SPEC, small_plan(3), tmp_path / "grown")  # fewer: nothing to do, and nothing is lost
    assert grown.whole() == 5
    assert len(grown.table("games")) == 20


def test_putting_the_tables_together_can_be_interrupted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run(bluff.SPEC, small_plan(2), tmp_path / "broken")
    replace, left = Path.replace, [4]  # plan.json, games, seats; then the power fails

    def failing(path: Path, target: Path) -> Path:
        left[0] -= 1
        if left[0] < 1:
            raise OSError("power cut")
        return replace(path, target)

    with monkeypatch.context() as patch:
        patch.setattr(Path, "replace", failing)
        with pytest.raises(OSError, match="power cut"):
            run(bluff.SPEC, small_plan(3), tmp_path / "broken")
    run(bluff.SPEC, small_plan(3), tmp_path / "broken")
    run(bluff.SPEC, small_plan(3), tmp_path / "whole")
    assert written(tmp_path / "broken") == written(tmp_path / "whole")


def test_experiments_are_not_mixed(tmp_path: Path) -> None:
    run(bluff.SPEC, make_plan(bluff.SPEC, 2), tmp_path)
    with pytest.raises(OtherExperiment, match="seed"):
        run(bluff.SPEC, make_plan(bluff.SPEC, 2, seed="other"), tmp_path)
    with pytest.raises(OtherExperiment, match="lab-other-sources"):
        play_piece(bluff.SPEC, Piece(0, 0, 1), Plan(**{**vars_of(make_plan(bluff.SPEC, 1)), "sources": "others"}))
    with pytest.raises(NoResults):
        Results(tmp_path / "nowhere").plan()


def vars_of(plan: Plan) -> dict[str, Any]:
    return {field: getattr(plan, field) for field in plan.__struct_fields__}


def test_the_rows_say_what_was_played(tmp_path: Path) -> None:
    results = run(STUPEFY, make_plan(STUPEFY, 4, [5], [["medium"]], decisions=True, events=True), tmp_path)
    games, seats, uses = (results.table(name) for name in ("games", "seats", "uses"))
    for index in range(4):
        played = play(STUPEFY, ["medium"], 5, f"0, game {index}")
        own = seats.filter(pl.col("game") == index)
        assert own["score"].to_list() == [*played.scores]
        assert own["share"].to_list() == [played.share(seat) for seat in range(5)]
        assert own["team"].to_list() == [*played.teams]
        assert games["decisions"][index] == played.decisions
    decisions = results.table("decisions")
    assert len(decisions) == games["decisions"].sum()
    assert decisions["number"].to_list()[:3] == [0, 1, 2]
    assert {*decisions["prompt"]} <= STUPEFY.prompts
    took = results.table("events").filter(pl.col("event") == "took")
    assert uses.filter(pl.col("kind") == "reward-taken")["count"].sum() == len(took)
    assert {*seats["house"]} <= {f"house-{house}" for house in STUPEFY.vocabularies["house"]}


@pytest.mark.parametrize("game", ["stupefy", "hogwarts_battle", "hogwarts_board"])
def test_what_is_used_has_a_name(game: str) -> None:
    spec = greathall.game(game)
    g = spec.new(seed=3)
    log = logged(g)
    rng = Random(3)
    while not g.over:
        for seat in g.waiting:
            assert spec.bots.heuristic is not None
            g.act_unchecked(seat, spec.bots.heuristic(g, seat, rng))
    found = [use for event in log for use in spec.uses(event)]
    assert found
    for language in LANGUAGES:
        texts = catalogue(language, spec)
        for use in found:
            assert use.piece in texts
            assert f"lab-use-{use.kind}" in texts
            assert 0 <= use.seat < g.seats


def test_bots_move_on_by_a_seat_with_each_game(tmp_path: Path) -> None:
    seats = run(bluff.SPEC, make_plan(bluff.SPEC, 3, [3], [["random", "easy"]]), tmp_path).table("seats")
    assert seats["bot"].to_list() == [
        *("random", "easy", "random"),
        *("random", "random", "easy"),
        *("easy", "random", "random"),
    ]


def test_every_combination_is_a_kind_of_game() -> None:
    plan = make_plan(BATTLE, 1, [2, 3], [["medium"], ["random"]], {"game": [1, 2], "closed_hands": [True]})
    assert len(plan.cells) == plan.total == 8
    assert plan.cells[0].settings == {"game": 1, "closed_hands": True}
    with pytest.raises(greathall.BadSettings):
        make_plan(BATTLE, 1, settings={"game": [9]})
    with pytest.raises(greathall.WrongSeats):
        make_plan(BATTLE, 1, [2], [["medium"] * 3])


def test_pieces_cover_what_is_missing_and_grow() -> None:
    pieces = Pieces([Piece(0, 0, 100), Piece(1, 40, 60)], 2)
    seen = []
    for piece in pieces:
        seen.append(piece)
        pieces.note(piece.stop - piece.start, 0.001)
    assert [(cell, n) for cell, start, stop in seen for n in range(start, stop)] == [
        *((0, n) for n in range(100)),
        *((1, n) for n in range(40, 60)),
    ]
    assert [stop - start for _, start, stop in seen][:3] == [1, 4, 16]
    assert seen[-1].stop - seen[-1].start < 16, "all end at about the same time"


def test_no_redeal_for_those_who_need_none(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which keeps `play` within a third of the bare loop (docs/lab.md); redeals would cost five times as much."""
    redeals = []
    redeal = type(STUPEFY).redeal

    def noted(*given: Any) -> Any:
        redeals.append(given)
        return redeal(*given)

    monkeypatch.setattr(type(STUPEFY), "redeal", noted)
    for name in ("random", "easy", "medium"):
        play(STUPEFY, [name], 4, "blind")
    assert redeals == []
    play(STUPEFY, ["search:1", "random", "random", "random"], 4, "not blind")
    assert redeals


def test_the_pace_knows_what_earlier_runs_did() -> None:
    now = [0.0]
    pace = Pace(lambda: now[0])
    pace.note(600, 1000)
    now[0] = LINE_EVERY + 1
    pace.note(600 + 110, 1000)
    assert pace.due()
    assert not pace.due()
    assert pace.rate == pytest.approx(10)
    assert str(pace.left) == "0:00:29"


def test_the_last_line_is_told_at_once_and_once() -> None:
    pace = Pace(lambda: 0.0)
    pace.note(2, 3)
    assert not pace.due()
    pace.note(3, 3)
    assert pace.due()
    pace.note(3, 3)
    assert not pace.due()


def test_work_is_noted(tmp_path: Path) -> None:
    results = run(bluff.SPEC, make_plan(bluff.SPEC, 3), tmp_path, Here())
    assert results.seconds() > 0
    assert str(os.getpid()) in (tmp_path / "work.jsonl").read_text()
