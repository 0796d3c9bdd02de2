"""Hints at a table: what a strong bot would answer for somebody who asks. Nothing is written and nobody else is told.

The bot thinks in the bots' processes while the table goes on; it is given the game, and looks only at worlds that the
seat cannot tell from the true one.
"""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from greathall.core.errors import Illegal
from greathall.core.kernel import State
from greathall.core.spec import GameSpec
from greathall.server import commands
from greathall.server import protocol as p
from greathall.server.bots import Origin

if TYPE_CHECKING:
    from greathall.server.table import Table

logger = logging.getLogger("greathall.server")

PATIENCE = 20.0
"""Seconds after which a person is told that there is no hint: a process may have to start and read a lexicon."""


class TableHints:
    """Who has asked at one table, and how often."""

    patience = PATIENCE

    def __init__(self, table: Table) -> None:
        self.table = table
        self.thinking: set[int] = set()
        """The seats for which a bot thinks now."""
        self.given: dict[tuple[int, int], int] = {}
        """By number of the game and seat: how many."""

    async def give(self, person: str, command: p.Hint) -> p.Done:
        """The hint; `Illegal` if there is none to be had."""
        seat, table = command.seat, self.table

        async def asked() -> tuple[int, GameSpec[Any], State]:
            match = commands.require_hint(table.state, person, command)
            if seat in self.thinking:
                raise Illegal("refusal-hint-thinking")
            self.thinking.add(seat)
            g = match.g.copy()
            if seat in g.sealed:
                g.retract(seat)
            return table.state.number, match.spec, g

        number, spec, g = await table.submit(asked)
        try:
            async with asyncio.timeout(self.patience):
                advice = await table.hall.bots.advise(spec, g, seat, Origin(table.state.id))
        except TimeoutError:
            logger.warning("table %s: no hint in time", table.state.id)
            raise Illegal("refusal-hint-failed") from None
        except Illegal:
            raise
        except Exception as error:
            logger.exception("table %s: no hint", table.state.id)
            raise Illegal("refusal-hint-failed") from error
        finally:
            self.thinking.discard(seat)
        self.given[number, seat] = self.given.get((number, seat), 0) + 1
        return p.Done(command.id, table.state.told, hint=p.GivenHint(advice, self.given[number, seat]))
