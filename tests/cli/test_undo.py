"""What may be taken back in the terminal: an answer since which nothing hidden was shown."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random

import pytest

from greathall.cli.saves import SavedGame
from greathall.cli.screen import Screen
from greathall.cli.terminal_game import TerminalGame
from greathall.core.errors import Illegal
from greathall.core.kernel import sample
from greathall.core.messages import Message
from tests.cli.conftest import Run


def start(name: str, seats: int, seed: int) -> TerminalGame:
    return TerminalGame(SavedGame.start(name, seats, seed), Path("unsaved.json"), Screen("en"))


def after_each_answer(name: str, seats: int) -> Iterator[TerminalGame]:
    """Games from all seeds, after each answer; seat by seat, at random."""
    for seed in range(300):
        game = start(name, seats, seed)
        rng = Random(seed)
        while not game.match.over:
            seat = game.match.waiting[0]
            game.match.answer(seat, sample(game.match.options(seat), rng))
            yield game


def first(wanted: Callable[[TerminalGame, int, int], bool]) -> tuple[TerminalGame, int]:
    """The first moment of Stupefy at which seat B is asked after seat A has answered, as wanted; and seat A."""
    for game in after_each_answer("stupefy", 4):
        if game.match.waiting:
            last = game.match.record.actions[-1][0]
            if wanted(game, last, game.match.waiting[0]):
                return game, last
    raise AssertionError("no game comes to such a moment")


def kinds(game: TerminalGame) -> list[str]:
    return [type(happened.event).__name__ for happened in game.match.events]


def refused(game: TerminalGame, seat: int) -> Message:
    """Undo is refused, and nothing has changed."""
    before, actions = game.spec.hash(game.match.g), list(game.match.record.actions)
    with pytest.raises(Illegal) as why:
        game.undo(seat)
    assert game.spec.hash(game.match.g) == before
    assert game.match.record.actions == actions
    return why.value.message


def test_a_reward_taken_by_one_who_chooses_again_at_once_can_be_put_back() -> None:
    def sole_standing(game: TerminalGame, last: int, asked: int) -> bool:
        return asked == last and kinds(game)[-1] == "Took"

    game, seat = first(sole_standing)
    taken = game.match.record.actions[-1]
    middle = len(game.spec.view(game.match.g, None).rewards)
    game.undo(seat)
    assert game.match.waiting == (seat,)
    assert len(game.spec.view(game.match.g, None).rewards) == middle + 1
    game.match.answer(seat, game.spec.decode(taken[1]))
    assert game.match.record.actions[-1] == taken


def test_not_when_the_answer_turned_up_hidden_cards() -> None:
    """The sole player standing takes the last reward: the next round's are revealed from the pile."""

    def new_round(game: TerminalGame, last: int, asked: int) -> bool:
        previous = [seat for seat, _ in game.match.record.actions[-3:]]
        return kinds(game)[-1] == "Revealed" and previous == [last] * 3 and not game.match.ready

    game, seat = first(new_round)
    assert refused(game, seat).key == "cli-too-late-to-undo"


def test_not_when_another_seat_has_answered_since() -> None:
    def another_took(game: TerminalGame, last: int, asked: int) -> bool:
        return asked != last and kinds(game)[-1] == "Took" and len(game.match.waiting) == 1

    game, _ = first(another_took)
    seat = game.match.waiting[0]
    assert refused(game, seat).key == "cli-too-late-to-undo"


def test_not_when_sealed_answers_were_opened_by_it() -> None:
    """Seat 3 answers last, so its own answer opens the others' and nobody has answered after it."""

    def aims_shown(game: TerminalGame, last: int, asked: int) -> bool:
        return kinds(game)[-1] == "Aimed" and not game.match.ready

    game, seat = first(aims_shown)
    assert refused(game, seat).key == "cli-too-late-to-undo"


def test_a_forced_answer_is_no_choice() -> None:
    """Before one's first choice there is nothing to take back."""
    game = start("bluff", 2, 7)
    assert refused(game, 0).key == "cli-nothing-to-undo"


def test_a_sealed_answer_is_retracted_and_leaves_the_record() -> None:
    game = start("bluff", 2, 7)
    before = game.spec.hash(game.match.g)
    game.match.answer(0, game.match.options(0)[0])
    game.match.retract(0)
    assert game.match.record.actions == []
    assert game.spec.hash(game.match.g) == before


def test_a_person_reads_why_not(run: Run) -> None:
    said = run("play bluff --seed 7 --bots easy", "undo", "1", "undo", "u")
    assert "no choice of yours to take back" in said.out
    assert said.out.count("That cannot be taken back") == 2
    said = run("play bluff --seed 7 --bots easy --lang fr", "1", "annuler")
    assert "Cela ne peut plus être repris" in said.out


def test_a_person_takes_back_a_choice(run: Run) -> None:
    """In this game Player 1 stands alone in the first round."""
    for seed in range(60):
        said = run(f"play stupefy --seed {seed} --bots easy", "1", "nobody", "1", "1", "undo", "2", "quit")
        if "Taken back." in said.out:
            break
    else:
        raise AssertionError("Player 1 never stands alone")
    assert said.out.count("take a reward") >= 3
