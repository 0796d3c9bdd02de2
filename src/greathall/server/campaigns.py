"""Campaigns of a hall: a party that goes on over evenings.

A campaign begins with a book, empty or brought along as a file. What is won and lost at its tables is kept with their
results, in the same write; the book that people read is the first one with all these evenings added. So a game is in
it as soon as it is over, and never twice.
"""

from __future__ import annotations

import secrets
import time
from typing import Any
from uuid import uuid4

import msgspec

from greathall.core.campaign import Book
from greathall.core.errors import GreatHallError, Illegal
from greathall.core.registry import game
from greathall.core.spec import Campaign, GameSpec
from greathall.server import commands, log
from greathall.server import protocol as p
from greathall.server.hall import LETTERS, Hall
from greathall.server.names import clean
from greathall.server.state import TableState
from greathall.server.store import Person, Summary, all_readable
from greathall.server.store_games import CampaignEvening, CampaignRow
from greathall.server.table import Table

MOST = 200
"""Campaigns of one person."""


class Party:
    """A campaign as one of its people finds it."""

    def __init__(self, row: CampaignRow, evenings: list[CampaignEvening]) -> None:
        self.id, self.game, self.begun, self.opened = row.id, row.game, row.begun, row.opened
        self.spec = game(row.game)
        kind = campaign_of(self.spec)
        self.campaign = kind.read(row.book.encode(), row.id)
        self.before = len(self.campaign.book().evenings)
        self.evenings: list[CampaignEvening] = []
        for kept in evenings:
            try:
                self.campaign.add(kind.read_evening(kept.evening.encode()))
            except (GreatHallError, msgspec.DecodeError):
                continue  # not a page of this book: the table was set to a chapter that the party had not reached
            self.evenings.append(kept)
        self.book: Book = self.campaign.book()
        if not self.opened:  # somebody who joined on the way knows the boxes that were open then
            self.opened = self.book.evenings[-1].chapter if self.book.evenings else len(self.book.boxes)

    def summary(self, table: Summary | None) -> p.CampaignSummary:
        book = self.book
        tries = [evening.won for evening in book.evenings if evening.chapter == book.next]
        won = [chapter.number for chapter in book.chapters if chapter.state == "won"]
        return p.CampaignSummary(
            id=self.id,
            game=self.game,
            name=book.name,
            begun=self.begun,
            won=won,
            next=book.next,
            chapters=len(book.chapters),
            finished=book.finished,
            defeats=0 if True in tries else len(tries),
            party=[companion.name for companion in book.party],
            news=self.opened < len(book.boxes),
            table=None if table is None else table.id,
        )

    def page(self, table: p.TableSummary | None) -> p.CampaignPage:
        here = [f"{kept.table}/{kept.number}" for kept in self.evenings]
        return p.CampaignPage(
            id=self.id,
            game=self.game,
            begun=self.begun,
            book=self.book,
            replays=[*([None] * self.before), *here],
            opened=self.opened,
            table=table,
            least=self.spec.seats[0],
            most=self.spec.seats[-1],
        )


def campaign_of(spec: GameSpec[Any]) -> type[Campaign[Any]]:
    if spec.table.campaign is None:
        raise Illegal("refusal-no-campaign")
    return spec.table.campaign


# -- finding and beginning ---------------------------------------------------------------------------------------------


async def all_of(hall: Hall, person: Person) -> list[p.CampaignSummary]:
    rows = await hall.store.campaigns(person.id)
    evenings = await hall.store.evenings(row.id for row in rows)
    parties = [Party(row, [kept for kept in evenings if kept.campaign == row.id]) for row in rows]
    return [party.summary(await playing(hall, party.id)) for party in parties]


async def find(hall: Hall, person: Person, campaign: str) -> Party:
    rows = await hall.store.campaigns(person.id, campaign)
    if not rows:
        raise Illegal("refusal-no-such-campaign")
    return Party(rows[0], await hall.store.evenings([campaign]))


async def begin(hall: Hall, person: Person, wish: p.NewCampaign) -> Party:
    book = campaign_of(game(wish.game)).begin(clean(wish.name), at=wish.at)
    return await _add(hall, person, wish.game, book)


async def bring(hall: Hall, person: Person, name: str, content: bytes) -> Party:
    """A campaign from its file, of this hall, of another or of the terminal."""
    book = campaign_of(game(name)).read(content, "campaign.json")
    book.name = clean(book.name)[:60]
    return await _add(hall, person, name, book)


async def _add(hall: Hall, person: Person, name: str, book: Campaign[Any]) -> Party:
    if len(await hall.store.campaigns(person.id)) >= MOST:
        raise Illegal("refusal-too-many-campaigns", most=MOST)
    row = CampaignRow(
        id="".join(secrets.choice(LETTERS) for _ in range(12)),
        game=name,
        begun=int(time.time() * 1000),
        book=book.write().decode(),
        opened=len(book.book().boxes),
    )
    await hall.store.add_campaign(row, person.id)
    return Party(row, [])


async def open_box(hall: Hall, person: Person, party: Party, box: int) -> None:
    """The person begins to look into it: it is not shown again by itself."""
    if box > len(party.book.boxes):
        raise Illegal("refusal-box-closed")
    await hall.store.open_box(person.id, party.id, box)


# -- playing -----------------------------------------------------------------------------------------------------------


async def playing(hall: Hall, campaign: str) -> Summary | None:
    """The table where it is played now, or about to be."""
    tables = all_readable(await hall.store.campaign_tables(campaign), Summary)
    return next((table for table in tables if table.phase in ("lobby", "playing")), None)


async def play(hall: Hall, person: Person, party: Party, wish: p.PlayCampaign) -> Summary:
    """Go on: at the table where it is played already, at the one where it was played last, or at a new one with the
    party of last time. It is dealt at once if all seats are taken."""
    now = await playing(hall, party.id)
    if now is not None:
        return now
    tables = all_readable(await hall.store.campaign_tables(party.id), Summary)
    last = next((table for table in tables if person.id in {holder for _, holder, _ in table.chairs}), None)
    table = None if last is None else await hall.must_have(last.id)
    if table is not None and table.state.phase == "over" and wish.seats in (None, len(table.state.chairs)):
        return await table.submit(lambda: _again(table, party, person, wish))
    return await _elsewhere(hall, person, party, wish, None if table is None else table.state)


async def _again(table: Table, party: Party, person: Person, wish: p.PlayCampaign) -> Summary:
    state = table.state
    commands.require_no_game(state)
    settings = party.campaign.options(wish.chapter or party.book.next, **state.settings)
    configured = commands.configure(state, p.Configure(id=uuid4().hex, settings=settings))
    events: list[log.LogEvent] = [configured]
    if not wish.lobby and not any(chair.free for chair in state.chairs):
        events.append(commands.start(state))
    await table.write(events, person.id)
    await table.settle()
    return state.summary()


async def _elsewhere(
    hall: Hall, person: Person, party: Party, wish: p.PlayCampaign, last: TableState | None
) -> Summary:
    seated = len(party.book.party) or party.spec.seats[0]
    seats = seated if wish.seats is None else wish.seats
    kept = {} if last is None or len(last.chairs) != seats else last.settings
    mine, levels = 0, {}
    if last is not None:
        mine = next((seat for seat in last.seats_of(person.id) if seat < seats), 0)
        bots = enumerate(last.chairs[:seats])
        levels = {seat: chair.bot for seat, chair in bots if chair.person is None and chair.bot and seat != mine}
    full = wish.bots is not None or len(levels) == seats - 1
    new = p.NewTable(
        game=party.game,
        seats=seats,
        settings=party.campaign.options(wish.chapter or party.book.next, **kept),
        name=party.book.name[:24],
        bots=wish.bots,
        start=full and not wish.lobby,
    )
    opened = await hall.create(person, new, seat=mine, campaign=party.id, bots=levels)
    return opened.state.summary()
