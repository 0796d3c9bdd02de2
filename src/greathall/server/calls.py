"""Calling absent people to the table: their devices are told once that others wait for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from greathall.core.registry import game
from greathall.server.correspondence import DAYS
from greathall.server.protocol import PushMessage
from greathall.server.timers import now
from greathall.text.catalogue import catalogue

if TYPE_CHECKING:
    from greathall.server.table import Table


class Calls:
    """Once for each absence. By correspondence at once, but only if the question came after the person had left, who
    has seen it otherwise; at other tables when the others have waited for a while."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.know: set[str] = set()
        """The people who know that others wait for them."""
        if self._by_correspondence:
            self.know = self._awaited()

    @property
    def _by_correspondence(self) -> bool:
        return self.table.state.pace in DAYS

    def _awaited(self) -> set[str]:
        return {person for _, person in self.table.timers.held_up(self.table.state, self.table.broadcast.present)}

    def came(self, person: str) -> None:
        self.know.discard(person)

    def left(self, person: str) -> None:
        if self._by_correspondence and person in self._awaited():
            self.know.add(person)

    def call(self) -> None:
        """Tell whoever does not know yet."""
        table = self.table
        for person in self._awaited() - self.know:
            waited = now() - table.timers.last_seen(person)
            if self._by_correspondence or waited >= table.hall.config.call_after:
                self.know.add(person)
                table.hall.push.tell(person, self._message)

    def _message(self, language: str) -> PushMessage:
        state = self.table.state
        words = catalogue(language, game(state.game))
        return PushMessage(
            title=words.text("push-title", game=words.text("title")),
            body=words.text("push-body", table=state.name),
            path=f"/table/{state.id}",
            tag=f"turn-{state.id}",
        )
