"""What may be taken back: an answer that showed its giver nothing they could not know before."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from greathall.cli.session import SavedGame, Session
from greathall.core.errors import Illegal
from greathall.core.kernel import sample
from greathall.core.messages import Message
from tests.cli.conftest import Run


def sessions(name: str, seats: int) -> Iterator[Session]:
    """Games from all seeds, after each answer; seat by seat, at random."""
    for seed in range(300):
        session = Session(SavedGame.start(name, seats, seed))
        rng = Random(seed)
        while not session.g.over:
            seat = session.g.waiting[0]
            session.answer(seat, sample(session.g.options(seat), rng))
            yield session


def first(name: str, seats: int, wanted: Callable[[Session, int, int], bool]) -> tuple[Session, int]:
    """The first moment at which seat B is asked after seat A has answered, as wanted; and seat A."""
    for session in sessions(name, seats):
        if session.g.waiting:
            last = session.record.actions[-1][0]
            if wanted(session, last, session.g.waiting[0]):
                return session, last
    raise AssertionError("no game comes to such a moment")


def kinds(session: Session) -> list[str]:
    return [type(event).__name__ for event in session.log]


def refused(session: Session, seat: int) -> Message:
    """Undo is refused, and nothing has changed."""
    before, actions = session.spec.hash(session.g), list(session.record.actions)
    with pytest.raises(Illegal) as why:
        session.undo(seat)
    assert session.spec.hash(session.g) == before
    assert session.record.actions == actions
    return why.value.message


def test_a_reward_taken_by_one_who_chooses_again_at_once_can_be_put_back() -> None:
    def sole_standing(session: Session, last: int, asked: int) -> bool:
        return asked == last and kinds(session)[-1] == "Took"

    session, seat = first("stupefy", 4, sole_standing)
    taken = session.record.actions[-1]
    middle = len(session.spec.view(session.g, None).rewards)
    session.undo(seat)
    assert session.g.waiting == (seat,)
    assert len(session.spec.view(session.g, None).rewards) == middle + 1
    session.answer(seat, session.spec.decode(taken[1]))
    assert session.record.actions[-1] == taken


def test_not_when_the_answer_turned_up_hidden_cards() -> None:
    """The sole player standing takes the last reward: the next round's are revealed from the pile."""

    def new_round(session: Session, last: int, asked: int) -> bool:
        previous = [seat for seat, _ in session.record.actions[-3:]]
        return kinds(session)[-1] == "Revealed" and previous == [last] * 3 and not session.g.sealed

    session, seat = first("stupefy", 4, new_round)
    assert refused(session, seat).key == "cli-too-late-to-undo"


def test_not_when_another_seat_has_answered_since() -> None:
    def another_took(session: Session, last: int, asked: int) -> bool:
        return asked != last and kinds(session)[-1] == "Took" and len(session.g.waiting) == 1

    session, _ = first("stupefy", 4, another_took)
    seat = session.g.waiting[0]
    assert refused(session, seat).key == "cli-too-late-to-undo"


def test_not_when_sealed_answers_were_opened_by_it() -> None:
    """Seat 3 answers last, so its own answer opens the others' and nobody has answered after it."""

    def aims_shown(session: Session, last: int, asked: int) -> bool:
        return kinds(session)[-1] == "Aimed" and not session.g.sealed

    session, seat = first("stupefy", 4, aims_shown)
    assert refused(session, seat).key == "cli-too-late-to-undo"


def test_a_forced_answer_is_no_choice() -> None:
    """Before one's first choice there is nothing to take back."""
    session = Session(SavedGame.start("bluff", 2, 7))
    assert refused(session, 0).key == "cli-nothing-to-undo"


def test_a_sealed_answer_is_retracted_and_leaves_the_record() -> None:
    session = Session(SavedGame.start("bluff", 2, 7))
    before = session.spec.hash(session.g)
    session.answer(0, session.g.options(0)[0])
    session.retract(0)
    assert session.record.actions == []
    assert session.spec.hash(session.g) == before


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
