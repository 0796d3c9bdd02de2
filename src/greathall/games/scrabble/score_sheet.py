"""The score sheet of a game: every turn with its points, and what each player had then."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from greathall.core.kernel import Event

from . import events as e


class Entry(NamedTuple):
    """A line of the sheet: an event, its points for this seat, and the seat's total after it."""

    seat: int
    event: Event
    points: int
    total: int


def score_sheet(events: Iterable[Event], scores: Iterable[int]) -> Iterator[Entry]:
    """From the events of a game, as any seat saw them; `scores` are those at its beginning."""
    totals = [*scores]
    for event in events:
        for seat, points in _counted(event):
            totals[seat] += points
            yield Entry(seat, event, points, totals[seat])


def _counted(event: Event) -> list[tuple[int, int]]:
    """Whose score an event changes, and by how much; a turn that brought nothing is a line, too."""
    match event:
        case e.Scored(who, points, _, glossary, bonus, _):
            return [(who, points + glossary + bonus)]
        case e.ChallengeFailed(_, by, _, points):
            return [(by, -points)]
        case e.WonCompetition(who, _, points) | e.FinalTiles(who, points, _) | e.WentOut(who, points):
            return [(who, points)]
        case e.Tickled(who, _, points) | e.RanOver(who, _, points):
            return [(who, points)]
        case e.Passed(who) | e.Exchanged(who, _) | e.TookBack(who, _, _) | e.SatOut(who) | e.MissedTurn(who):
            return [(who, 0)]
    return []
