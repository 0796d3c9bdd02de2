"""Looking back: the moments of a game as one seat saw them, and playing on from one of them."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec

from greathall.core.chance import key_of_seed
from greathall.core.errors import Illegal
from greathall.core.kernel import Event, State
from greathall.core.messages import message_for
from greathall.core.record import Record
from greathall.core.registry import game
from greathall.server import entries as e
from greathall.server import protocol as p
from greathall.server.book import Book
from greathall.server.hall import Hall, read_book
from greathall.server.store import Person
from greathall.server.table import Table

MOST_MOMENTS = 200
"""In one page of a replay."""


class Finished:
    """A game of a table: the present one, or one read back from the log."""

    def __init__(self, book: Book, number: int) -> None:
        play = book.play
        if play is None or book.number != number:
            raise Illegal("refusal-no-such-game")
        self.book = book
        self.over = play.over
        record = book.record()
        self.record: Record = msgspec.structs.replace(record, actions=[*record.actions])  # the game may go on
        self.outcome = play.spec.outcome(play.g)
        self.names = book.results[number].names if number in book.results else book.names


async def find(hall: Hall, table: Table, number: int) -> Finished:
    """The game with this number at this table."""
    if table.book.number == number and table.book.play is not None:

        async def present() -> Finished:
            return Finished(table.book, number)

        return await table.submit(present)
    lines = await hall.store.log(table.book.id)
    return Finished(await asyncio.to_thread(read_book, table.book.id, lines, number), number)


def may_look(found: Finished, person: Person | None, seat: int | None) -> None:
    """After the game at any hand; during it only at one's own."""
    if seat is not None and not 0 <= seat < found.record.seats:
        raise Illegal("refusal-no-such-seat")
    if not found.over and seat is not None and (person is None or found.book.places[seat].person != person.id):
        raise Illegal("refusal-not-your-seat")


def replay(found: Finished, seat: int | None, first: int, count: int) -> p.Replay:
    """A page of moments. A moment is where the game stood still for new answers, and its end."""
    record = found.record
    spec = game(record.game)
    log: list[Event] = []
    g: State = spec.new(seats=record.seats, seed=record.seed, log=log, **record.options)
    page: list[p.Moment] = []
    by: list[int] = []
    number = 0

    def moment(step: int) -> None:
        nonlocal number, by
        if first <= number < first + min(count, MOST_MOMENTS):
            seen = [told for event in log if (told := event.seen_by(seat)) is not None]
            events = [p.SeenEvent(0, step, event, message_for(event, "event")) for event in seen]
            situation: Any = spec.situation(g, seat)
            page.append(p.Moment(step=step, decision=number + 1, by=by, events=events, frames=[], situation=situation))
        log.clear()
        number, by = number + 1, []

    moment(0)
    for step, (who, action) in enumerate(record.actions, 1):
        g.act(who, spec.decode(action))
        by.append(who)
        if not g.sealed:
            moment(step)
    return p.Replay(
        table=found.book.id,
        number=found.book.number,
        game=record.game,
        names=found.names,
        seat=seat,
        over=found.over,
        moments=number,
        first=first,
        page=page,
        outcome=found.outcome,
    )


def receipt(found: Finished) -> p.Receipt:
    ended(found)
    record = found.record
    key = key_of_seed(record.seed).hex()
    return p.Receipt(commitment=record.commitment, key=key, final=record.final, steps=len(record.actions))


def ended(found: Finished) -> Record:
    """The record; the key in it is told only after the game."""
    if not found.over:
        raise Illegal("refusal-game-not-over")
    return found.record


async def play_on(hall: Hall, found: Finished, person: Person, wish: p.PlayOn) -> Table:
    """A new table at this moment of the game. The dice and piles are the same; the others are bots."""
    record = ended(found)
    if wish.step > len(record.actions) or wish.seat >= record.seats:
        raise Illegal("refusal-no-such-moment")
    spec = game(record.game)
    new = p.NewTable(
        game=record.game, seats=record.seats, settings=record.options, name=found.book.name, bots=wish.level, undo=True
    )
    origin = f"{found.book.id}/{found.book.number}/{wish.step}"
    started = e.Started(spec.version, record.seed, record.actions[: wish.step])
    return await hall.create(person, new, seat=wish.seat, branch=(origin, started))
