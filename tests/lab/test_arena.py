"""The arena: pairs on the same deals, verdicts, ratings; interrupted or not."""

from __future__ import annotations

from pathlib import Path

import pytest

import greathall
from greathall.lab.arena import LOOK, Archive, Arena
from greathall.lab.arena_report import arena_report

STUPEFY = greathall.game("stupefy")
BATTLE = greathall.game("hogwarts_battle")
LADDER = Arena(STUPEFY, ["medium", "easy", "random"], 32, 4, {})


def test_the_better_bot_is_rated_higher_and_the_test_stops_early(tmp_path: Path) -> None:
    archive = Archive(tmp_path / "deals.jsonl")
    told: list[tuple[int, int]] = []
    LADDER.play(archive, progress=lambda *done: told.append(done))
    assert [rated.bot for rated in LADDER.ratings(archive)] == ["medium", "easy", "random"]
    duels = LADDER.duels(archive)
    assert [(duel.challenger, duel.champion) for duel in duels] == [
        ("medium", "easy"),
        ("medium", "random"),
        ("easy", "random"),
    ]
    assert all(duel.verdict(LADDER.limits).better for duel in duels)
    assert [len(duel.deals) for duel in duels] == [LOOK] * 3
    assert told[-1] == (3 * LOOK, 3 * LOOK)
    again = Archive(tmp_path / "deals.jsonl")
    told.clear()
    LADDER.play(again, progress=lambda *done: told.append(done))
    assert told == [(3 * LOOK, 3 * LOOK)], "nothing is played twice"
    assert LADDER.ratings(again) == LADDER.ratings(archive)
    page = arena_report(LADDER, again, "fr").html()
    assert "Cotes" in page
    assert "meilleur" in page
    assert page.count("<svg") == 2


@pytest.mark.deep
def test_interrupted_or_on_two_processes_it_is_the_same(tmp_path: Path) -> None:
    arena = Arena(STUPEFY, ["easy", "medium"], 6, 4, {})
    whole, parts = Archive(None), Archive(tmp_path / "deals")
    arena.play(whole, 2, early=False)
    arena._replace(deals=2).play(parts, early=False)
    arena.play(Archive(tmp_path / "deals"), early=False)
    one, other = (arena.duels(archive)[0].deals for archive in (whole, Archive(tmp_path / "deals")))
    assert [(deal.index, deal.gain) for deal in one] == [(deal.index, deal.gain) for deal in other]


def test_where_all_win_together_the_same_deals_are_compared() -> None:
    arena = Arena(BATTLE, ["medium", "random"], 16, 2, {"game": 2})
    archive = Archive(None)
    arena.play(archive, early=False)
    (duel,) = arena.duels(archive)
    assert duel.together
    assert duel.verdict().better is True
    assert [rated.bot for rated in arena.ratings(archive)] == ["medium", "random"]


def test_equals_are_rated_alike() -> None:
    arena = Arena(STUPEFY, ["medium", "heuristic"], 4, 4, {})
    archive = Archive(None)
    arena.play(archive, early=False)
    one, other = arena.ratings(archive)
    assert one.rating == other.rating
    assert one.sure < one.rating
