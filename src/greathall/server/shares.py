"""Links and pictures of finished games. A link opens one replay and nothing else: neither the table nor its chat."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import msgspec

from greathall.core.achievements import GameFacts
from greathall.core.errors import Illegal
from greathall.core.messages import Message, message_key
from greathall.core.record import Record
from greathall.core.registry import game
from greathall.server import protocol as p
from greathall.server import replays
from greathall.server.bookkeeping import decode_facts
from greathall.server.picture import card
from greathall.server.store import Person, Result
from greathall.text.catalogue import catalogue

if TYPE_CHECKING:
    from greathall.server.hall import Hall


class Share(msgspec.Struct, frozen=True):
    """A link that was given away, as it is stored."""

    token: str
    person: str
    table: str
    number: int
    step: int | None
    names: bool
    language: str
    created: int

    @property
    def told(self) -> p.Shared:
        return p.Shared(
            token=self.token,
            path=f"/r/{self.token}",
            game="",
            table=self.table,
            number=self.number,
            step=self.step,
            names=self.names,
            created=self.created,
        )


async def make(hall: Hall, person: Person, found: replays.PlayedGame, wish: p.ShareWish) -> p.Shared:
    """A new link; whoever shares the same game in the same way again gets the same one."""
    replays.finished_record(found)
    for share in await of_person(hall, person):
        same = (share.table, share.number, share.step, share.names, share.language)
        if same == (found.table, found.number, wish.step, wish.names, wish.language):
            return await named(hall, share)
    share = Share(
        secrets.token_urlsafe(9),
        person.id,
        found.table,
        found.number,
        wish.step,
        wish.names,
        wish.language,
        int(time.time() * 1000),
    )
    await hall.store.add_share(*msgspec.structs.astuple(msgspec.structs.replace(share, names=int(share.names))))
    return await named(hall, share)


async def named(hall: Hall, share: Share) -> p.Shared:
    """With the game it is of."""
    return msgspec.structs.replace(share.told, game=(await result_of(hall, share.table, share.number)).game)


async def of_person(hall: Hall, person: Person) -> list[Share]:
    return [_read(row) for row in await hall.store.shares_of(person.id)]


async def find(hall: Hall, token: str) -> Share:
    row = await hall.store.share(token)
    if row is None:
        raise Illegal("refusal-no-such-share")
    return _read(row)


def _read(row: Sequence[Any]) -> Share:
    token, person, table, number, step, names, language, created = row
    return Share(token, person, table, number, step, bool(names), language, created)


# -- what a link shows -------------------------------------------------------------------------------------------------


async def played(hall: Hall, share: Share) -> replays.PlayedGame:
    return await replays.find_anywhere(hall, share.table, share.number)


async def result_of(hall: Hall, table: str, number: int) -> Result:
    ledger = await hall.bookkeeper.opened()
    entry = ledger.entries.get((table, number))
    if entry is None:
        raise Illegal("refusal-game-not-over")
    return entry.result


async def names_in(hall: Hall, share: Share) -> list[str]:
    """By seat, as the link shows them: people who hide their names are seats."""
    result = await result_of(hall, share.table, share.number)
    texts = catalogue(share.language, game(result.game))
    return card.shown_names(result, texts, names=share.names)


async def replay(hall: Hall, share: Share, seat: int | None, first: int, count: int) -> p.Replay:
    found = await played(hall, share)
    replays.may_look(found, None, seat)
    shown = await asyncio.to_thread(replays.replay, found, seat, first, count)
    return msgspec.structs.replace(shown, table="", number=0, names=await names_in(hall, share))


async def record(hall: Hall, share: Share) -> Record:
    whole = replays.finished_record(await played(hall, share))
    return msgspec.structs.replace(whole, names=await names_in(hall, share))


async def picture(hall: Hall, table: str, number: int, language: str, *, names: bool) -> card.Card:
    """What the picture of a finished game says."""
    result = await result_of(hall, table, number)
    kept = await hall.store.facts(table, number)
    facts = None if kept is None else decode_facts(kept)
    best = "" if facts is None else best_play(facts, result, language)
    stood_in = stand_ins(result, language, names=names)
    return await asyncio.to_thread(card.describe, result, facts, language, names=names, best=best, stood_in=stood_in)


def stand_ins(result: Result, language: str, *, names: bool) -> str:
    """Bots that stood in are named wherever the result is."""
    found = result.stand_ins
    if not found:
        return ""
    texts = catalogue(language, game(result.game))
    shown = card.shown_names(result, texts, names=names)
    first = found[0]
    return texts.text("picture-stood-in", bot=first.name, name=shown[first.seat], move=first.first)


def best_play(facts: GameFacts, result: Result, language: str) -> str:
    if not facts.plays:
        return ""
    texts = catalogue(language, game(result.game))
    deed = facts.plays[0]
    return texts.text("picture-best", play=Message(message_key("play", deed.id), deed.args))


async def shared(hall: Hall, share: Share) -> p.SharedGame:
    drawn = await picture(hall, share.table, share.number, share.language, names=share.names)
    names = await names_in(hall, share)
    return p.SharedGame(game=drawn.game, names=names, step=share.step, words=drawn.words)
