"""A hall in memory and guests who talk to it without a network: receive, send and close are all it knows."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing, nullcontext
from pathlib import Path
from random import Random
from typing import Any, TypeVar
from uuid import uuid4

import msgspec

from greathall.analysis import Analysis, Analyst
from greathall.bots import Budget, bot
from greathall.bots.advice import advise
from greathall.core.kernel import State
from greathall.core.reasons import Advice
from greathall.core.record import Record
from greathall.core.spec import GameSpec
from greathall.server import protocol as p
from greathall.server.hall import Hall, HallConfig
from greathall.server.limits import Limits
from greathall.server.serve import server_for
from greathall.server.session import visit

T = TypeVar("T")
decode = msgspec.json.Decoder(p.FromHall).decode
GENEROUS = Limits(
    messages_a_second=1e6,
    messages_at_once=1e6,
    chat_a_second=1e6,
    chat_at_once=1e6,
    requests_a_second=1e6,
    requests_at_once=1e6,
)
WAIT = 60.0
"""Seconds after which a test gives up waiting for a message: never a measure, only an end."""


class HereAndNow:
    """Bots that think at once, in the same process; their choices hang on a seed."""

    def __init__(self, seed: int = 1) -> None:
        self.rng = Random(seed)
        self.stuck = False

    async def choose(self, spec: GameSpec[Any], g: State, seat: int, level: str, *_: Any) -> Any:
        if self.stuck:
            await asyncio.Event().wait()
        return msgspec.to_builtins(bot("random", spec, self.rng).choose(g, seat))

    async def advise(self, spec: GameSpec[Any], g: State, seat: int, *_: Any) -> Advice:
        if self.stuck:
            await asyncio.Event().wait()
        return advise(spec, g, seat, self.rng, Budget(iterations=20))

    async def look_back(self, record: Record, seat: int, kept: bytes | None, seconds: float) -> bytes:
        """One question at a time."""
        analyst = Analyst(record, seat, None if kept is None else msgspec.json.decode(kept, type=Analysis), 0.1)
        analyst.look()
        await asyncio.sleep(0)
        return msgspec.json.encode(analyst.analysis)

    def gauges(self) -> dict[str, float]:
        return {}

    def stop(self) -> None: ...


@asynccontextmanager
async def opened(folder: Path, **choices: Any) -> AsyncIterator[Hall]:
    """A hall whose bots answer at once."""
    bots = choices.pop("bots", None) or HereAndNow()
    choices = {"limits": GENEROUS, "bot_pause": 0.0, "cleanup_interval": 1e9, **choices}
    hall = await Hall.open(HallConfig(data_dir=folder, **choices), bots)
    try:
        yield hall
    finally:
        await hall.close()


@asynccontextmanager
async def served(hall: Hall) -> AsyncIterator[str]:
    """The hall behind a real port of this machine; gives its address."""
    server = server_for(hall)
    server.capture_signals = nullcontext  # type: ignore[method-assign,assignment]
    with closing(socket.socket()) as door:
        door.bind(("127.0.0.1", 0))
        serving = asyncio.create_task(server.serve([door]))
        while not server.started:
            await asyncio.sleep(0)
        yield f"http://127.0.0.1:{door.getsockname()[1]}"
        server.should_exit = True
        await serving


class Sitter:
    """A person with a socket in memory. Everything the hall sends is kept in `heard`."""

    def __init__(self, hall: Hall, table: str, key: str | None) -> None:
        self.hall, self.table, self.key = hall, table, key
        self.to_hall: asyncio.Queue[str | None] = asyncio.Queue()
        self.heard: list[p.FromHall] = []
        self.texts: list[str] = []
        self.closed: int | None = None
        self._news = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def receive(self) -> str | None:
        return await self.to_hall.get()

    def write(self, text: bytes) -> bool:
        return False

    async def send(self, text: str) -> None:
        self.texts.append(text)
        self.heard.append(decode(text))
        self._news.set()

    async def close(self, code: int) -> None:
        self.closed = code
        self._news.set()

    async def come(self, since: int | None = None, *, differences: bool = False) -> Sitter:
        self._task = asyncio.create_task(visit(self.hall, self.table, self))
        self.say(p.Hello(self.key, since, differences))
        await self.until(lambda: self.closed is not None or self.all(p.TableInfo))
        return self

    async def go(self) -> None:
        """The network is cut: nothing is said, the line is just dead."""
        self.to_hall.put_nowait(None)
        assert self._task is not None
        await self._task

    def say(self, message: Any) -> None:
        self.to_hall.put_nowait(msgspec.json.encode(message).decode())

    def say_raw(self, text: str) -> None:
        self.to_hall.put_nowait(text)

    async def until(self, true: Callable[[], T | None]) -> T:
        async with asyncio.timeout(WAIT):
            while not (found := true()):
                self._news.clear()
                await self._news.wait()
            return found

    def all(self, kind: type[T]) -> list[T]:
        return [message for message in self.heard if isinstance(message, kind)]

    async def do(self, command: type[Any] | Any, **fields: Any) -> p.Done | p.Refused:
        """Send a command and wait for its answer."""
        message = command(id=uuid4().hex, **fields) if isinstance(command, type) else command
        before = len(self.heard)
        self.say(message)
        return await self.until(
            lambda: next(
                (m for m in self.heard[before:] if isinstance(m, p.Done | p.Refused) and m.id == message.id), None
            )
        )

    async def must(self, command: type[Any], **fields: Any) -> p.Done:
        answer = await self.do(command, **fields)
        assert isinstance(answer, p.Done), answer
        return answer

    async def refused(self, command: type[Any], **fields: Any) -> str:
        answer = await self.do(command, **fields)
        assert isinstance(answer, p.Refused), answer
        return answer.reason.key

    @property
    def state(self) -> p.TableInfo:
        return self.all(p.TableInfo)[-1]

    def update(self, seat: int | None = None) -> p.Update:
        return [u for u in self.all(p.Update) if seat is None or u.seat == seat][-1]

    async def asked(self, seat: int | None = None, *, decision: int = 0) -> p.Update:
        """Wait until the seat has something to choose, at or after this decision."""
        return await self.until(
            lambda: next(
                (
                    u
                    for u in (self.all(p.Update)[-1:] if seat is None else [self._latest(seat)])
                    if u is not None and u.asked and u.options and u.decision >= decision
                ),
                None,
            )
        )

    def _latest(self, seat: int) -> p.Update | None:
        return next((u for u in reversed(self.all(p.Update)) if u.seat == seat), None)

    async def act(self, choice: int = 0, seat: int | None = None) -> p.Done | p.Refused:
        update = await self.asked(seat)
        assert update.options is not None
        return await self.do(p.Act, seat=update.seat, decision=update.decision, action=update.options[choice].action)

    async def notice(self, key: str) -> p.Notice:
        return await self.until(lambda: next((n for n in self.all(p.Notice) if n.message.key == key), None))

    async def play_out(self, rng: Random | None = None) -> None:
        """Answer until the game is over."""
        rng = rng or Random(0)
        while True:
            await self.until(lambda: self.state.phase != "playing" or self._open())
            if self.state.phase != "playing":
                return
            update = self._open()
            assert update is not None
            assert update.options is not None
            action = rng.choice(update.options).action
            await self.do(p.Act, seat=update.seat, decision=update.decision, action=action)

    def _open(self) -> p.Update | None:
        latest = {u.seat: u for u in self.all(p.Update)}
        return next((u for u in latest.values() if u.asked and u.options), None)


async def arrive(hall: Hall, name: str) -> p.Identity:
    return await hall.people.arrive(name)


async def new_table(hall: Hall, host: p.Identity, game: str = "bluff", **wishes: Any) -> str:
    person = await hall.people.of_key(host.key)
    assert person is not None
    table = await hall.create(person, p.NewTable(game=game, **wishes))
    return table.state.id


async def company(
    hall: Hall, *names: str | p.Identity, game: str = "bluff", start: bool = True, **wishes: Any
) -> tuple[str, list[Sitter]]:
    """A table with these people, new ones or known ones, on its first seats; the first is the host."""
    people = [await arrive(hall, name) if isinstance(name, str) else name for name in names]
    seats = wishes.pop("seats", len(names))
    table = await new_table(hall, people[0], game, seats=seats, **wishes)
    sitters = [await Sitter(hall, table, person.key).come() for person in people]
    for seat, sitter in enumerate(sitters[1:], 1):
        await sitter.must(p.Sit, seat=seat)
    if start:
        await sitters[0].must(p.FillBots)
        await sitters[0].must(p.Start)
    return table, sitters
