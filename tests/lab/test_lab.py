"""The laboratory: repeatable, whatever the number of workers, and honest about what it knows."""

from __future__ import annotations

import json
from math import sqrt
from pathlib import Path
from random import Random

import msgspec
import pytest

import bluff
import greathall
from greathall.lab import Batch, Played, Simulation, mean, play, simulate, wilson
from tests.bots.small_games import NIM

STUPEFY = greathall.game("stupefy")


def timeless(simulation: Simulation) -> list[Played]:
    return [msgspec.structs.replace(game, seconds=0) for game in simulation.games]


def played(scores: tuple[int, ...], winners: tuple[int, ...], teams: tuple[int, ...], bots: tuple[str, ...]) -> Played:
    return Played("made up", 0, "0", len(scores), bots, teams, scores, winners, 1, 0.0)


@pytest.mark.deep
def test_the_number_of_workers_changes_nothing() -> None:
    bots = ["random", "search:5"]
    alone = simulate(Batch(bluff.SPEC, 12, seats=3, seed=4), bots)
    assert timeless(simulate(Batch(bluff.SPEC, 12, seats=3, seed=4, workers=2), bots)) == timeless(alone)


def test_a_longer_simulation_begins_like_a_shorter_one() -> None:
    short = simulate(Batch(STUPEFY, 2, seats=5), ["medium"])
    assert timeless(simulate(Batch(STUPEFY, 4, seats=5), ["medium"]))[:2] == timeless(short)
    assert timeless(simulate(Batch(STUPEFY, 2, seats=5, seed=1), ["medium"])) != timeless(short)


def test_options_reach_the_game() -> None:
    houses = ("slytherin", "ravenclaw", "gryffindor", "hufflepuff")
    for game in simulate(Batch(STUPEFY, 3, seats=4, settings={"houses": houses}), ["random"]).games:
        assert game.teams == (3, 2, 0, 1)


def test_one_line_of_json_for_each_game(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    each: list[Played] = []
    simulation = simulate(Batch(bluff.SPEC, 7, 2, progress=lambda *done: told.append(done), each=each.append))
    simulation.write(tmp_path / "games.jsonl")
    lines = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert [line["index"] for line in lines] == list(range(7))
    assert set(lines[0]) == {
        *("game", "index", "seed", "seats", "bots", "teams", "scores", "winners", "decisions", "seconds")
    }
    assert told[-1] == (7, 7)
    assert tuple(each) == simulation.games


def test_a_line_is_enough_to_play_the_game_again() -> None:
    game = simulate(Batch(bluff.SPEC, 3, seats=2), ["random", "search:5"]).games[2]
    again = play(bluff.SPEC, game.bots, game.seats, game.seed, game.index)
    assert msgspec.structs.replace(again, seconds=game.seconds) == game


def test_bots_sit_in_order_again_from_the_first() -> None:
    game = simulate(Batch(bluff.SPEC, 1, seats=3), ["random", "easy"]).games[0]
    assert game.bots == ("random", "easy", "random")


def test_means_by_bot_count_a_game_once() -> None:
    """Two seats of one team win or lose together: that is one observation and not two."""
    games = (
        played((10, 4, 10, 4), (0, 2), (0, 1, 0, 1), ("a", "b", "a", "b")),
        played((2, 6, 2, 6), (1, 3), (0, 1, 0, 1), ("a", "b", "a", "b")),
    )
    side = Simulation(games).by_bot()["a"]
    assert (side.wins.count, side.wins.mean, side.wins.error) == (2, 0.5, 0.5)
    assert (side.score.count, side.score.mean, side.score.error) == (2, 6.0, 4.0)


def test_a_shared_victory_is_a_part_of_one() -> None:
    game = played((5, 5, 5, 1), (0, 1, 2), (0, 1, 0, 2), ("a",) * 4)
    assert [game.share(seat) for seat in range(4)] == [0.5, 0.5, 0.5, 0]
    assert [game.lead(seat) for seat in range(4)] == [2, 2, 2, -4]


def test_standard_errors_of_a_known_distribution() -> None:
    """The mean of n dice has the standard error sqrt(35 / 12 / n); 95 of 100 intervals hold the true 3.5."""
    rng = Random(1)
    samples = [mean(rng.randint(1, 6) for _ in range(400)) for _ in range(300)]
    expected = sqrt(35 / 12 / 400)
    assert all(abs(sample.error - expected) < 0.1 * expected for sample in samples)
    assert 0.92 <= sum(sample.low < 3.5 < sample.high for sample in samples) / len(samples) <= 0.98


def test_a_mean_of_one_or_none_is_not_trusted() -> None:
    assert mean([7]).error == float("inf")
    assert mean([]).error == float("inf")


def test_wilson_intervals_cover_a_known_share() -> None:
    rng = Random(2)
    covered = 0
    for _ in range(400):
        low, high = wilson(sum(rng.random() < 0.2 for _ in range(60)), 60)
        covered += low < 0.2 < high
    assert 0.92 <= covered / 400 <= 0.98
    assert wilson(0, 50)[0] == 0
    assert wilson(0, 50)[1] == pytest.approx(0.0714, abs=1e-4)
    assert wilson(50, 50)[1] == pytest.approx(1)


def test_bad_input_is_refused_before_anything_is_played() -> None:
    with pytest.raises(greathall.UnknownBot):
        simulate(Batch(STUPEFY, 1), ["deep_thought"])
    with pytest.raises(greathall.WrongSeats):
        simulate(Batch(STUPEFY, 1, seats=3))
    with pytest.raises(greathall.WrongSeats):
        simulate(Batch(bluff.SPEC, 1, seats=2), ["random"] * 5)
    with pytest.raises(greathall.BadSettings):
        simulate(Batch(STUPEFY, 1, settings={"wands": 9}))
    with pytest.raises(ValueError, match="at least one"):
        simulate(Batch(STUPEFY, 0))
    with pytest.raises(ValueError, match="neither installed"):
        simulate(Batch(NIM, 4, workers=2))
