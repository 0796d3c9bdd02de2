"""People who play at random, come back through any node, and write down everything."""

from __future__ import annotations

import asyncio
import random
import time
from typing import Any

import httpx
import msgspec

from greathall.core.errors import GreatHallError, Illegal
from greathall.remote import Guest, Visit
from greathall.remote.visit import new_id
from greathall.server import protocol as p
from tests.soak.history import Witness

LATE = ("refusal-too-late", "refusal-game-not-over", "refusal-already-answered", "refusal-not-asked")


class Roaming(Visit):
    """A visit that comes back through any of the nodes, as through a load balancer that knows nothing."""

    witness: Witness
    went_on = 0.0
    """When something new was last told of the table, or a command acknowledged."""

    @property
    def address(self) -> str:
        return random.choice(self._addresses)

    @address.setter
    def address(self, all_of_them: str) -> None:
        self._addresses = all_of_them.split()

    def _take(self, message: p.FromHall) -> None:
        witness = self.witness
        if isinstance(message, p.Update | p.TableInfo):
            if witness.told and message.seq > witness.told[-1]:
                self.went_on = time.monotonic()
            witness.told.append(message.seq)
        if isinstance(message, p.Update):
            events = [(event.seq, event.event) for event in message.events]
            witness.tell(message.number, message.seat, message.step, message.situation, events)
            if not message.situation.over:
                witness.hear(msgspec.json.encode(message).decode())
        super()._take(message)


class Player:
    def __init__(self, addresses: list[str], guest: Guest, table: str, seat: int, pace: float) -> None:
        sockets = " ".join(f"{address.replace('http', 'ws', 1)}/api/tables/{table}/socket" for address in addresses)
        self.visit = Roaming(sockets, guest.key)
        self.witness = self.visit.witness = Witness(table, {seat})
        self.pace, self.host = pace, not seat

    async def play(self) -> None:
        async with self.visit:
            async for message in self.visit.messages():
                if isinstance(message, p.TableInfo) and message.phase == "over" and self.host:
                    await self._do(p.Rematch(id=new_id()))
                elif isinstance(message, p.Update) and message.asked and message is self.visit.latest[message.seat]:
                    await asyncio.sleep(self.pace * random.random() * 2)
                    if message is self.visit.latest[message.seat]:
                        await self._answer(message)

    async def _answer(self, update: p.Update) -> None:
        assert update.seat is not None
        action: Any = {"type": "pass"}
        if update.options:
            action = random.choice(update.options).action
        await self._do(p.Act(id=new_id(), seat=update.seat, decision=update.decision, action=action))

    async def _do(self, command: p.AnyCommand) -> None:
        witness = self.witness
        while True:
            witness.sent[command.id] = time.monotonic()
            try:
                seq = await self.visit.do(command)
            except Illegal as refusal:
                witness.refused[command.id] = refusal.message.key
                if refusal.message.key in LATE or not isinstance(command, p.Act):
                    return
                await asyncio.sleep(0.2)
                current = self.visit.latest.get(command.seat)
                if current is None or current.decision != command.decision or not current.asked:
                    return
                command = msgspec.structs.replace(command, id=new_id())
            else:
                self.visit.went_on = time.monotonic()
                witness.acknowledge(command.id, seq, self.visit.went_on)
                return


async def insist(addresses: list[str], key: str | None, what: Any) -> Any:
    """Ask any node until one answers."""
    for attempt in range(100):
        guest = Guest(random.choice(addresses), key)
        try:
            return await what(guest)
        except (httpx.HTTPError, GreatHallError):
            if attempt == 99:
                raise
            await asyncio.sleep(0.3)
        finally:
            await guest.leave()
    raise AssertionError
