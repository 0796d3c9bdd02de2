"""Your games: those that go on, what waits for you first, and those that are over, in pages."""

from __future__ import annotations

import re
from collections.abc import Iterable

from greathall.core.errors import Illegal
from greathall.server import protocol as p
from greathall.server.store import Result, Store, Summary, all_readable, readable
from greathall.server.store_games import FinishedGame, Wish, words_of

Place = tuple[int, str, int]
"""When a game ended, its table and its number: where it stands in a list."""

_place = re.compile(r"(\d{1,16})\.([a-z0-9]{1,40})\.(\d{1,9})").fullmatch


async def running(store: Store, person: str) -> list[Summary]:
    """Every table where this person is in a game, or about to be; none is left out, however many there are."""
    return all_readable(await store.running(person), Summary)


def in_order(tables: Iterable[p.TableSummary]) -> list[p.TableSummary]:
    """What waits for you first: your turn before others', live before correspondence, then the nearest deadline."""

    def urgency(table: p.TableSummary) -> tuple[bool, bool, bool, int, int]:
        due = table.due if table.due is not None else 0
        return not table.your_turn, table.phase != "playing", table.due is not None, due, -table.changed

    return sorted(tables, key=urgency)


async def finished(store: Store, person: str, wish: Wish, after: str | None, count: int) -> p.FinishedPage:
    """A page of the games that fit, the latest first."""
    rows = await store.finished_games(person, wish, read_place(after), count + 1)
    page = [_finished(person, *row) for row in rows[:count]]
    return p.FinishedPage(
        games=[game for game in page if game is not None],
        after=write_place(rows[count - 1][:3]) if len(rows) > count else None,
        total=await store.count_games(person, wish) if after is None else None,
    )


def write_place(place: Place) -> str:
    ended, table, number = place
    return f"{ended}.{table}.{number}"


def read_place(text: str | None) -> Place | None:
    if text is None:
        return None
    found = _place(text)
    if found is None:
        raise Illegal("refusal-no-such-page")
    return int(found[1]), found[2], int(found[3])


def _finished(
    person: str, ended: int, table: str, number: int, summary: str, result: str | None
) -> p.FinishedGame | None:
    at = readable(summary, Summary, table)
    if at is None:
        return None
    found = _stopped(at, ended) if result is None else readable(result, Result, table)
    if found is None:
        return None
    holders = found.holders or found.people
    mine = [seat for seat, holder in enumerate(holders) if holder == person]
    verdict, place, places = judge(found, mine)
    return p.FinishedGame(
        table=table,
        number=number,
        name=at.name,
        game=found.game,
        started=found.started,
        ended=found.ended,
        steps=found.steps,
        names=found.names,
        people=holders,
        mine=mine,
        verdict=verdict,
        place=place,
        places=places,
        outcome=found.outcome,
        told=found.told,
        campaign=at.campaign,
        last=at.number == number and at.phase == "over",
    )


def _stopped(at: Summary, ended: int) -> Result:
    """A game whose table was closed before the end."""
    return Result(
        table=at.id,
        number=at.number,
        game=at.game,
        started=ended,
        ended=ended,
        steps=at.step,
        names=[name for name, _, _ in at.chairs],
        people=[holder for _, holder, _ in at.chairs],
        teams=[*range(len(at.chairs))],
        outcome=None,
    )


def judge(result: Result, mine: list[int]) -> tuple[p.Verdict, int, int]:
    """What the game was for whoever held these seats: won, lost, or which place among how many teams."""
    outcome, teams = result.outcome, {*result.teams}
    if outcome is None:
        return "stopped", 0, len(teams)
    if any(seat in outcome.winners for seat in mine):
        return "won", 1, len(teams)
    if not mine or len(teams) < 3:
        return "lost", len(teams), len(teams)
    ranks = {result.teams[seat]: (seat not in outcome.winners, -score) for seat, score in enumerate(outcome.scores)}
    best = min(ranks[result.teams[seat]] for seat in mine)
    return "placed", 1 + sum(rank < best for rank in ranks.values()), len(teams)


# -- games of before ---------------------------------------------------------------------------------------------------


async def shelve_older(store: Store) -> None:
    """Put every game that is over, and stands in no list yet, in those of the people who played it."""
    older = []
    for result, summary, table in await store.unlisted_games():
        found, at = readable(result, Result, table), readable(summary, Summary, table)
        if found is not None and at is not None:
            older.append(_listed(found, at))
    closed = all_readable(await store.unlisted_stops(), Summary)
    older += [_listed(_stopped(at, at.changed), at) for at in closed if at.number]
    await store.list_games(older)


def _listed(result: Result, at: Summary) -> FinishedGame:
    """Where a bot stood in at the end, only the table still knows for whom: as long as that game was its last."""
    people = {person for person in (result.holders or result.people) if person is not None}
    if at.number == result.number:
        people |= {holder for _, holder, _ in at.chairs if holder is not None}
    return FinishedGame(
        people=frozenset(people),
        table=result.table,
        number=result.number,
        game=result.game,
        ended=result.ended,
        words=words_of([at.name, *result.names]),
    )
