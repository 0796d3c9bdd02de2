"""A person in a hall, over HTTP."""

from __future__ import annotations

from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
import msgspec

from greathall.core.errors import GreatHallError, Illegal
from greathall.core.record import Record
from greathall.remote.visit import Visit
from greathall.server import protocol as p

T = TypeVar("T")


class Guest:
    """Someone with a key. Refusals of the hall are raised as `Illegal` with its reason."""

    def __init__(self, address: str, key: str | None = None, person: str = "") -> None:
        self.address = address.rstrip("/")
        self.key = key
        self.person = person
        headers = {} if key is None else {"authorization": f"Bearer {key}"}
        self._http = httpx.AsyncClient(base_url=self.address, headers=headers, timeout=30, trust_env=False)

    @classmethod
    async def arrive(cls, address: str, name: str) -> Guest:
        """A new person in this hall."""
        async with cls(address) as stranger:
            identity = await stranger.post("/api/people", p.NewPerson(name), p.Identity)
        return cls(address, identity.key, identity.person)

    @classmethod
    async def claim(cls, address: str, code: str) -> Guest:
        """The person who gave this code on another device."""
        async with cls(address) as stranger:
            identity = await stranger.post("/api/claim", p.Claim(code), p.Identity)
        return cls(address, identity.key, identity.person)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.leave()

    async def leave(self) -> None:
        await self._http.aclose()

    async def get(self, path: str, kind: type[T], **query: Any) -> T:
        asked = {name: value for name, value in query.items() if value is not None}
        return _read(await self._http.get(path, params=asked), kind)

    async def post(self, path: str, body: Any, kind: type[T]) -> T:
        content = msgspec.json.encode(body)
        return _read(await self._http.post(path, content=content, headers={"content-type": "application/json"}), kind)

    async def tables(self) -> list[p.TableSummary]:
        return await self.get("/api/tables", list[p.TableSummary])

    async def create(self, game: str, **wishes: Any) -> p.TableSummary:
        """A new table; the wishes are the fields of `NewTable`."""
        return await self.post("/api/tables", p.NewTable(game=game, **wishes), p.TableSummary)

    async def join(self, table: str, seat: int | None = None) -> int:
        return (await self.post(f"/api/tables/{table}/join", p.Join(seat), p.Joined)).seat

    async def replay(self, table: str, number: int = 1, **query: Any) -> p.Replay:
        return await self.get(f"/api/tables/{table}/games/{number}/replay", p.Replay, **query)

    async def record(self, table: str, number: int = 1) -> Record:
        return await self.get(f"/api/tables/{table}/games/{number}/record", Record)

    def visit(self, table: str, *, since: int | None = None, **ways: Any) -> Visit:
        """Go to a table; use it as an asynchronous context."""
        return Visit(f"{self.address.replace('http', 'ws', 1)}/api/tables/{table}/socket", self.key, since, **ways)


def _read(response: httpx.Response, kind: type[T]) -> T:
    if response.is_success:
        return msgspec.json.decode(response.content, type=kind)
    try:
        problem = msgspec.json.decode(response.content, type=p.Problem)
    except msgspec.DecodeError:
        raise GreatHallError("refusal-hall-error") from None
    raise Illegal(problem.reason.key, **problem.reason.args)
