"""What counts as revealed, and how a rating comes about."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from greathall.core.kernel import sample
from greathall.core.registry import game
from greathall.core.spec import Outcome
from greathall.games.hogwarts_battle.actions import PlayCard
from greathall.server.entries import Started
from greathall.server.play import Play
from greathall.server.statistics import ledger
from greathall.server.store import Result
from greathall.server.undo import revealed


def test_taking_a_reward_reveals_nothing_but_casting_does() -> None:
    rng = Random(5)
    spec = game("stupefy")
    free = asked = 0
    for seed in range(2):
        play = Play(Started(spec.version, seed), spec.id, 4, {}, 1)
        while not play.over:
            seat = play.waiting[0]
            prompt = play.g.prompt(seat)
            assert prompt is not None
            before = play.decision
            round_before = spec.view(play.g, None).round
            play.act(seat, sample(play.g.options(seat), rng), 2)
            step = play.undo_to(seat)
            if play.decision == before or step is None:
                continue
            if prompt.key == "prompt-take-reward" and not play.over:
                told = revealed(play, step, rng)
                if any("lessons" in str(action) for _, action in play.record.actions[step:]):
                    continue  # a swap with cards that lie facedown: it depends on what is there
                if spec.view(play.g, None).round == round_before:
                    assert not told
                    free += 1
                elif round_before < 7:  # what lies in the last round's pile can be reckoned by all
                    assert told
                    asked += 1
            elif prompt.key.startswith("prompt-cast"):
                assert revealed(play, step, rng)
                asked += 1
    assert free > 10
    assert asked > 10


@pytest.mark.parametrize("closed", [True, False])
def test_a_card_out_of_a_closed_hand_is_revealed(closed: bool) -> None:
    """In most worlds of the others the card is not in that hand at all: there the move is refused."""
    spec = game("hogwarts_battle")
    play = Play(Started(spec.version, 3), spec.id, 2, {"closed_hands": closed}, 1)
    card = next(action for action in play.g.options(0) if isinstance(action, PlayCard))
    play.act(0, card, 2)
    step = play.undo_to(0)
    assert step is not None
    assert revealed(play, step, Random(3)) == closed


def test_undo_goes_back_to_the_question() -> None:
    rng = Random(1)
    spec = game("bluff")
    play = Play(Started(1, 7), "bluff", 3, {}, 1)
    first = msgspec.json.encode(spec.save(play.g))
    for seat in range(3):
        play.act(seat, sample(play.g.options(seat), rng), 2)
    play.act(1, sample(play.g.options(1), rng), 3)
    assert play.undo_to(0) == 0
    assert play.undo_to(1) == 0
    decision = play.decision
    play.undo(0, 4)
    assert msgspec.json.encode(spec.save(play.g)) == first
    assert play.decision > decision
    assert [event.seq for event in play.seen(0)] == [1, 1, 1]
    assert play.undo_to(0) is None


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
