"""What counts as revealed, and how a rating comes about."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from greathall.core.kernel import sample
from greathall.core.match import Match
from greathall.core.record import Record
from greathall.core.registry import game
from greathall.core.spec import Outcome
from greathall.games.hogwarts_battle.actions import PlayCard
from greathall.server.statistics import ledger
from greathall.server.store import Result


def test_taking_a_reward_reveals_nothing_but_casting_does() -> None:
    rng = Random(5)
    spec = game("stupefy")
    free = asked = 0
    for seed in range(2):
        match = Match(Record.start(spec.id, 4, seed), 1)
        while not match.over:
            seat = match.waiting[0]
            prompt = match.g.prompt(seat)
            assert prompt is not None
            before = match.decision
            round_before = spec.view(match.g, None).round
            match.answer(seat, sample(match.g.options(seat), rng), 2)
            step = match.undo_step(seat)
            if match.decision == before or step is None:
                continue
            if prompt.key == "prompt-take-reward" and not match.over:
                told = match.revealed_since(step, rng)
                if any("lessons" in str(action) for _, action in match.record.actions[step:]):
                    continue  # a swap with cards that lie facedown: it depends on what is there
                if spec.view(match.g, None).round == round_before:
                    assert not told
                    free += 1
                elif round_before < 7:  # what lies in the last round's pile can be reckoned by all
                    assert told
                    asked += 1
            elif prompt.key.startswith("prompt-cast"):
                assert match.revealed_since(step, rng)
                asked += 1
    assert free > 10
    assert asked > 10


@pytest.mark.parametrize("closed", [True, False])
def test_a_card_out_of_a_closed_hand_is_revealed(closed: bool) -> None:
    """In most worlds of the others the card is not in that hand at all: there the move is refused."""
    spec = game("hogwarts_battle")
    match = Match(Record.start(spec.id, 2, 3, closed_hands=closed), 1)
    card = next(action for action in match.g.options(0) if isinstance(action, PlayCard))
    match.answer(0, card, 2)
    step = match.undo_step(0)
    assert step is not None
    assert match.revealed_since(step, Random(3)) == closed


def test_undo_goes_back_to_the_question() -> None:
    rng = Random(1)
    spec = game("bluff")
    match = Match(Record.start("bluff", 3, 7), 1)
    first = msgspec.json.encode(spec.save(match.g))
    for seat in range(3):
        match.answer(seat, sample(match.g.options(seat), rng), 2)
    match.answer(1, sample(match.g.options(1), rng), 3)
    assert match.undo_step(0) == 0
    assert match.undo_step(1) == 0
    decision = match.decision
    match.undo(0, 4)
    assert msgspec.json.encode(spec.save(match.g)) == first
    assert match.decision > decision
    assert [happened.at for happened in match.seen(0)] == [1, 1, 1]
    assert match.undo_step(0) is None


def result(number: int, people: list[str | None], scores: tuple[int, ...], teams: list[int] | None = None) -> Result:
    best = max(scores)
    return Result(
        table="t",
        number=number,
        game="bluff",
        started=0,
        ended=number,
        steps=1,
        names=[person or "bot" for person in people],
        people=people,
        teams=teams or [*range(len(people))],
        outcome=Outcome(scores, tuple(i for i, score in enumerate(scores) if score == best)),
    )


def test_winners_rise_and_losers_fall() -> None:
    games = [result(n, ["luna", "draco"], (3, 2)) for n in range(5, 0, -1)]
    rows = {row.person: row for row in ledger(games).statistics().standings}
    assert rows["luna"].mean > 25 > rows["draco"].mean
    assert rows["luna"].rating > rows["draco"].rating
    assert (rows["luna"].played, rows["luna"].won, rows["draco"].won) == (5, 5, 0)


def test_games_against_bots_are_counted_but_not_rated() -> None:
    (row,) = ledger([result(1, ["luna", None], (3, 2))]).statistics().standings
    assert (row.played, row.won, row.mean) == (1, 1, 25.0)


def test_a_team_rises_together_and_equal_scores_are_a_tie() -> None:
    rows = {
        row.person: row
        for row in ledger([result(1, ["a", "b", "c", "d"], (3, 1, 3, 1), [0, 1, 0, 1])]).statistics().standings
    }
    assert rows["a"].mean == rows["c"].mean > 25 > rows["b"].mean == rows["d"].mean
    tied = {row.person: row.mean for row in ledger([result(1, ["a", "b"], (2, 2))]).statistics().standings}
    assert tied["a"] == pytest.approx(tied["b"])
