"""The other nodes of a hall, as the hall sees them. A hall by itself has none, and this is all it knows of them;
`cluster` has the rest."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

from litestar.types import ASGIApp

from greathall.core.errors import Illegal

if TYPE_CHECKING:
    from greathall.server.hall import Hall


class Elsewhere(Illegal):
    """Another node has the table, and does not hand it over now."""


class Neighbours:
    """None: every table is here, and there is nobody to tell anything."""

    draining = False
    """This node hands over what it has, and takes nothing."""

    async def meet(self, hall: Hall) -> None:
        """The hall is open."""

    async def leave(self) -> None:
        """The hall is closed."""

    async def drain(self) -> None:
        """Hand everything over to the others."""

    # -- whose is a table? ---------------------------------------------------------------------------------------------

    async def be_certain(self) -> None:
        """After this, no table that is loaded here has been taken by another node."""

    async def claim(self, table: str, *, new: bool = False) -> None:
        """The table belongs to this node when this returns; `Elsewhere` if that cannot be."""

    async def release(self, table: str) -> None:
        """The table was unloaded here."""

    def let_go(self, table: str) -> None:
        """Whether the table is still ours is doubtful: unload it, and let its people come back to whoever has it."""

    async def elsewhere(self, table: str) -> bool:
        """Does another node have the table now?"""
        return False

    def present(self, table: str) -> frozenset[str]:
        """The people who are at a table of another node."""
        return frozenset()

    @property
    def everybody(self) -> frozenset[str]:
        """The people who are at any table of another node."""
        return frozenset()

    # -- what the others should know -----------------------------------------------------------------------------------

    def person_changed(self, person: str) -> None:
        """A name, a ban, a profile, or all of it is gone."""

    def game_ended(self, table: str, number: int) -> None: ...

    def reminded(self, table: str, person: str) -> None: ...

    # -- what one of them has to do ------------------------------------------------------------------------------------

    @asynccontextmanager
    async def alone(self, chore: str) -> AsyncIterator[bool]:
        """Whether no other node is at this chore; until the block ends none begins it."""
        yield True

    # -- requests ------------------------------------------------------------------------------------------------------

    def vouches(self, scope: Any) -> bool:
        """Has another node let this request in already? Then the scope names the visitor."""
        return False

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application, or something before it that passes requests on to the node they concern."""
        return app

    def gauges(self) -> dict[str, float]:
        """For the metrics."""
        return {}
