"""Reminding somebody whose answer the others wait for: their devices are told, at most once a day for each table."""

from __future__ import annotations

from collections import OrderedDict
from typing import TYPE_CHECKING, Literal

from greathall.core.errors import Illegal
from greathall.core.registry import game
from greathall.server.correspondence import DAY, today
from greathall.server.protocol import PushMessage, Reminded
from greathall.text.catalogue import catalogue

if TYPE_CHECKING:
    from greathall.server.hall import Hall
    from greathall.server.store import Person, Summary

REMEMBERED = 10_000
"""Reminders that are kept in memory; after a restart everybody may be reminded once more."""


class Reminders:
    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self._sent: OrderedDict[tuple[str, str], int] = OrderedDict()
        """When somebody was reminded of a table, by table and person."""

    def state(self, summary: Summary, me: str) -> Literal["open", "done"] | None:
        """Whether this person may remind somebody of a table, or has to leave it at the reminder of today."""
        if awaited := self._awaited(summary, me):
            return "done" if all(self._lately(summary.id, person) for person in awaited) else "open"
        return None

    async def remind(self, summary: Summary, me: Person) -> Reminded:
        """Tell the devices of all whose answers are missing and who are not at the table."""
        awaited = self._awaited(summary, me.id)
        if not awaited:
            raise Illegal("refusal-nobody-to-remind")
        late = {person: name for person, name in awaited.items() if not self._lately(summary.id, person)}
        if not late:
            raise Illegal("refusal-reminded")
        told, silent = [], []
        for person, name in late.items():
            self.note(summary.id, person)
            self.hall.neighbours.reminded(summary.id, person)
            if await self.hall.store.subscriptions(person):
                self.hall.push.tell(person, lambda language: _message(summary, me.name, language))
                told.append(name)
            else:
                silent.append(name)
        return Reminded(told=told, silent=silent)

    def note(self, table: str, person: str) -> None:
        """This person was reminded of this table just now, here or by another node."""
        self._sent[table, person] = today()
        self._sent.move_to_end((table, person))
        if len(self._sent) > REMEMBERED:
            self._sent.popitem(last=False)

    def _awaited(self, summary: Summary, me: str) -> dict[str, str]:
        """The absent people whose answers are missing, with their names; nobody for those who hold no seat there."""
        holders = {person for _, person, _ in summary.chairs}
        if summary.phase != "playing" or me not in holders:
            return {}
        here = {*self.hall.here(summary)}
        chairs = [(seat, *summary.chairs[seat]) for seat in summary.waiting if seat not in here]
        return {person: name for _, name, person, bot in chairs if person not in (None, me) and not bot and person}

    def _lately(self, table: str, person: str) -> bool:
        sent = self._sent.get((table, person))
        return sent is not None and today() - sent < DAY


def _message(summary: Summary, name: str, language: str) -> PushMessage:
    words = catalogue(language, game(summary.game))
    return PushMessage(
        title=words.text("push-title", game=words.text("title")),
        body=words.text("push-reminder", name=name, table=summary.name),
        path=f"/table/{summary.id}",
        tag=f"turn-{summary.id}",
    )
