"""What happens at a table by itself: the clock runs out, a vote is decided, a leaver is replaced, a host is succeeded.

Nothing is done here; `due` says which entries are to be written now, and `alarm` when to look again.
"""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import msgspec

from greathall.server import entries as e
from greathall.server.book import Book
from greathall.server.clock import Watch, tempo_of
from greathall.server.play import Play

if TYPE_CHECKING:
    from greathall.server.hall import Settings


class Course:
    """`left` is when each absent person was last seen, on the same clock as `now`."""

    def __init__(self, settings: Settings, now: float) -> None:
        self.settings = settings
        self.opened = now
        self.left: dict[str, float] = {}
        self.watch: Watch | None = None
        self._watched = (0, 0)
        self._asked_again: dict[int, float] = {}

    def last_seen(self, person: str) -> float:
        return self.left.get(person, self.opened)

    # -- the clock -----------------------------------------------------------------------------------------------------

    def set_clock(self, book: Book, now: float) -> None:
        """A new question starts a new clock."""
        play = book.play
        if play is None or book.phase != "playing":
            self.stop_clock()
            return
        if self._watched != (book.number, play.decision):
            self._watched = (book.number, play.decision)
            tempo = tempo_of(play, book.pace, self.settings.paces)
            self.watch = None if tempo is None else Watch(tempo, now, self.settings.paces.transport)
        if self.watch is not None:
            self.watch.pause(now) if book.paused else self.watch.go_on(now)

    def stop_clock(self) -> None:
        self.watch, self._watched = None, (0, 0)

    def holds(self, now: float) -> bool:
        """Does the present question stay open although all have answered?"""
        watch = self.watch
        if watch is None:
            return False
        return watch.stopped is not None or now < (watch.ends if watch.tempo.hold else watch.opens)

    # -- what is due ---------------------------------------------------------------------------------------------------

    def due(self, book: Book, present: set[str], now: float, rng: Random) -> list[e.Entry]:
        play = book.play
        if book.phase == "closed":
            return []
        if book.asked is not None and (verdict := self._verdict(book, present, now)):
            return verdict
        if heir := self._heir(book, present, now):
            return [e.HostMade(heir)]
        if play is None or book.phase != "playing":
            return []
        return self._time_is_up(book, play, now, rng) or self._missing(book, play, present, now)

    def _verdict(self, book: Book, present: set[str], now: float) -> list[e.Entry]:
        """What the votes come to. An undo needs all who were asked, a bot for a leaver more than half of those here."""
        asked, play = book.asked, book.play
        assert asked is not None
        if play is None or book.phase != "playing":
            return [e.Dropped(False)]
        gone = [person for person in asked.missing if person not in present]
        if asked.topic == "undo":
            step = play.undo_to(asked.seat)
            if asked.refused or any(now >= self._end_of_grace(person) for person in gone):
                return [e.Dropped()]
            if asked.missing:
                return []
            return [e.Dropped(False)] if step is None else [e.Undone(asked.seat, step)]
        leaver = book.places[asked.seat].person
        if leaver is None or leaver in present:
            return [e.Dropped(False)]
        missing = len(asked.missing) - len(gone)
        if len(asked.agreed) * 2 > missing + len(asked.agreed) + len(asked.refused):
            return [e.StoodIn(asked.seat, self.settings.stand_in, "vote")]
        return [] if missing else [e.Dropped()]

    def _heir(self, book: Book, present: set[str], now: float) -> str | None:
        """A host who stays away hands the table to somebody who is there."""
        if book.host in present or now < self.last_seen(book.host) + self.settings.host_grace:
            return None
        return next((place.person for place in book.places if place.person in present), None)

    def _time_is_up(self, book: Book, play: Play, now: float, rng: Random) -> list[e.Entry]:
        """The question's default answers for all who have none."""
        watch = self.watch
        if watch is None or book.paused:
            return []
        if play.held is not None and not self.holds(now):
            seat, action = play.held
            return [e.Acted(seat, msgspec.to_builtins(action))]
        if now < watch.ends:
            return []
        late = [seat for seat in play.waiting if book.places[seat].bot is None]
        return [e.Acted(seat, default(play, seat, rng), "clock", watch.tempo.quiet) for seat in late]

    def _missing(self, book: Book, play: Play, present: set[str], now: float) -> list[e.Entry]:
        """Those for whom the game waits and who have been away for longer than the grace time."""
        for seat, person in self._awaited(book, play, present):
            if now < self._end_of_grace(person, seat):
                continue
            if book.leavers == "bot":
                return [e.StoodIn(seat, self.settings.stand_in, "away")]
            here = {place.person for place in book.places if place.person in present and place.bot is None}
            if here and book.asked is None:
                self._asked_again[seat] = now
                return [e.Proposed("bot", seat, sorted(person for person in here if person is not None))]
        return []

    def _awaited(self, book: Book, play: Play, present: set[str]) -> list[tuple[int, str]]:
        """Absent people who have to answer, if this table does anything about it."""
        if book.leavers == "wait" or book.paused or book.phase != "playing":
            return []
        waiting = [(seat, book.places[seat]) for seat in play.waiting]
        return [
            (seat, place.person)
            for seat, place in waiting
            if place.person is not None and place.bot is None and place.person not in present
        ]

    def _end_of_grace(self, person: str, seat: int | None = None) -> float:
        asked = 0.0 if seat is None else self._asked_again.get(seat, 0.0)
        return max(self.last_seen(person), asked) + self.settings.grace

    # -- when to look again --------------------------------------------------------------------------------------------

    def alarm(self, book: Book, present: set[str], now: float) -> float | None:
        """The next moment at which something can be due."""
        times: list[float] = []
        play = book.play
        if self.watch is not None and not book.paused:
            times += [self.watch.opens, self.watch.ends]
        if play is not None:
            times += [self._end_of_grace(person, seat) for seat, person in self._awaited(book, play, present)]
        if book.asked is not None:
            times += [self._end_of_grace(person) for person in book.asked.missing if person not in present]
        if present and book.host not in present:
            times.append(self.last_seen(book.host) + self.settings.host_grace)
        return min((time for time in times if time > now), default=None)


def default(play: Play, seat: int, rng: Random) -> Any:
    """The answer of one who gives none, as JSON."""
    return msgspec.to_builtins(play.g.default(seat, rng))
