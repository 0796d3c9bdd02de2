"""The four seasons of the house cup, in the calendar of UTC."""

from __future__ import annotations

from bisect import bisect_right
from datetime import UTC, datetime, timedelta
from functools import cache
from typing import NamedTuple

STARTS = ((3, 21, "spring"), (6, 21, "summer"), (9, 1, "autumn"), (12, 21, "winter"))
"""Month and day on which each begins. Winter has the name of the year in which it begins."""
DAY = 24 * 3600 * 1000
WEEK = 7 * DAY
MONDAY = 4 * DAY
"""The first Monday after 1 January 1970, in milliseconds."""


class Season(NamedTuple):
    year: int
    name: str

    @property
    def _position(self) -> int:
        return next(i for i, start in enumerate(STARTS) if start[2] == self.name)

    @property
    def begins(self) -> int:
        month, day, _ = STARTS[self._position]
        return _milliseconds(datetime(self.year, month, day, tzinfo=UTC))

    @property
    def following(self) -> Season:
        after = self._position + 1
        return Season(self.year + after // len(STARTS), STARTS[after % len(STARTS)][2])

    @property
    def ends(self) -> int:
        """The first millisecond that is no longer of it."""
        return self.following.begins

    @property
    def number(self) -> int:
        """Seasons in a row have numbers in a row."""
        return self.year * len(STARTS) + self._position


def season_of(at: int) -> Season:
    """The season of a time in milliseconds since 1970."""
    return _season_of_day(at // DAY)


@cache
def _season_of_day(day: int) -> Season:
    moment = datetime.fromtimestamp(day * DAY / 1000, UTC)
    found = bisect_right([start[:2] for start in STARTS], (moment.month, moment.day))
    return Season(moment.year, STARTS[found - 1][2]) if found else Season(moment.year - 1, STARTS[-1][2])


def week_of(at: int) -> int:
    """The Monday, 0:00, of the week of a time."""
    return at - (at - MONDAY) % WEEK


def month_of(at: int) -> int:
    """The first day, 0:00, of the month of a time."""
    return _month_of_day(at // DAY)


@cache
def _month_of_day(day: int) -> int:
    moment = datetime.fromtimestamp(day * DAY / 1000, UTC)
    return _milliseconds(datetime(moment.year, moment.month, 1, tzinfo=UTC))


def _milliseconds(moment: datetime) -> int:
    return int((moment - datetime(1970, 1, 1, tzinfo=UTC)) / timedelta(milliseconds=1))
