"""Pages about people: a profile as its visitor may see it, the house cup, and the charts of the hall.

All of it is about finished games. Links lead only to games in which the visitor has played: the address of a table is
what lets people in.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING, Literal

from greathall.core.errors import Illegal
from greathall.core.messages import Message, message_key
from greathall.core.registry import games
from greathall.server import protocol as p
from greathall.server.departure import GONE
from greathall.server.figures import share
from greathall.server.seasons import WEEK, Season, season_of, week_of
from greathall.server.statistics import Entry, Feat, History, Ledger, Skill
from greathall.server.store import Person

if TYPE_CHECKING:
    from greathall.server.hall import Hall

HOUSES = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")
MONTHS = 24
"""At most so many points of a rating."""
WEEKS = 52
MOST = {"houses": 4, "heroes": 4, "cards": 6, "plays": 5}
SEASONS_A_YEAR = 4


def may_see(hall: Hall, ledger: Ledger, visitor: Person | None, person: str) -> bool:
    """Does the person let this visitor see their profile?"""
    if visitor is not None and visitor.id == person:
        return True
    shown = hall.shown.get(person, "hall")
    if visitor is None or shown == "nobody" or person.startswith(GONE):
        return False
    return shown == "hall" or any(visitor.id in entry.people for entry in ledger.people[person].entries)


async def people(hall: Hall, visitor: Person) -> list[p.PersonRow]:
    """Everybody whom the visitor may see, who played last first; and the visitor, in any case."""
    ledger = await hall.bookkeeper.opened()
    rows = []
    for person, history in [*ledger.people.items()]:
        if history.entries and may_see(hall, ledger, visitor, person):
            rows.append(
                p.PersonRow(
                    person=person,
                    name=history.name,
                    games=len(history.entries),
                    won=history.won,
                    house=history.house,
                    last=history.entries[-1].result.ended,
                    stories=len(history.stories),
                )
            )
    return sorted(rows, key=lambda row: -row.last)


async def profile(hall: Hall, visitor: Person, person: str) -> p.Profile:
    ledger = await hall.bookkeeper.opened()
    found = await hall.store.person(person)
    if found is None or not may_see(hall, ledger, visitor, person):
        raise Illegal("refusal-no-profile")
    name, since = found
    history = ledger.people.get(person) or History()
    me = visitor.id == person
    stories = sorted(history.stories.values(), key=lambda feat: -feat.result.ended)
    return p.Profile(
        person=person,
        name=name,
        me=me,
        shown=hall.shown.get(person, "hall") if me else None,  # type: ignore[arg-type]
        since=since,
        games=len(history.entries),
        house=history.house,
        wins=_wins(ledger, person),
        ratings=[
            p.RatingCourse(game, [_point(at, skill) for at, skill in [*course.items()][-MONTHS:]])
            for game, course in history.course.items()
        ],
        houses=_favourites(history.houses, MOST["houses"], by_game=False),
        heroes=_favourites(history.heroes, MOST["heroes"]),
        cards=[
            p.Favourite(game=game, key=card, played=count, won=0)
            for (game, card), count in history.cards.most_common(MOST["cards"])
        ],
        plays=[told("play", feat, visitor) for feat in best_of(history.plays)],
        stories=[told("story", feat, visitor) for feat in stories],
        todo=[*_todo(ledger, history)],
        duel=None if me else _duel(ledger, visitor.id, person),
        brought=ledger.brought[season_of(_now()), person],
    )


def _point(at: int, skill: Skill) -> p.RatingPoint:
    return p.RatingPoint(at, round(skill.mu, 2), round(skill.sigma, 2))


def _wins(ledger: Ledger, person: str) -> list[p.WinShare]:
    """By game, beside the share of everybody who played it in this hall."""
    hall: Counter[tuple[str, str]] = Counter()
    for (_, game), row in ledger.rows.items():
        hall[game, "played"] += row.played
        hall[game, "won"] += row.won
    found = []
    for (whose, game), row in ledger.rows.items():
        if whose == person:
            fair = round(hall[game, "won"] / hall[game, "played"], 4)
            found.append(share(game, row.won, row.played, fair))
    return sorted(found, key=lambda row: -row.played)


def _favourites(counts: Counter[tuple[str, str, bool]], most: int, *, by_game: bool = True) -> list[p.Favourite]:
    played: Counter[tuple[str, str]] = Counter()
    won: Counter[tuple[str, str]] = Counter()
    for (game, key, victory), count in counts.items():
        of = (game if by_game else "", key)
        played[of] += count
        won[of] += count * victory
    return [p.Favourite(game=of[0], key=of[1], played=count, won=won[of]) for of, count in played.most_common(most)]


def best_of(feats: Iterable[Feat]) -> list[Feat]:
    """A few of each kind, so that no game hides the others: the first of each kind, then the second, and so on."""
    rank: Counter[tuple[str, str]] = Counter()
    ordered = []
    for feat in feats:
        kind = (feat.result.game, feat.deed.id)
        ordered.append((rank[kind], feat))
        rank[kind] += 1
    return [feat for _, feat in sorted(ordered, key=lambda pair: pair[0])][: MOST["plays"]]


def told(kind: Literal["story", "play"], feat: Feat, visitor: Person | None, name: str = "") -> p.DeedTold:
    deed, result = feat.deed, feat.result
    key = message_key(kind, deed.id)
    there = visitor is not None and visitor.id in result.people
    return p.DeedTold(
        game=result.game,
        id=deed.id,
        title=Message(key, deed.args if kind == "play" else {}),
        told=Message(f"{key}-told", deed.args) if kind == "story" else None,
        at=result.ended,
        replay=p.ReplayLink(result.table, result.number, deed.step) if there else None,
        name=name,
    )


def _todo(ledger: Ledger, history: History) -> Iterable[p.StoryTodo]:
    for spec in games().values():
        for story in () if spec.achievements is None else spec.achievements.stories:
            if (spec.id, story) not in history.stories:
                key = message_key("story", story)
                yield p.StoryTodo(
                    game=spec.id,
                    id=story,
                    title=Message(key),
                    todo=Message(f"{key}-todo"),
                    sealed=(spec.id, story) not in ledger.stories,
                )


def _duel(ledger: Ledger, me: str, other: str) -> p.HeadToHead | None:
    """Who finished ahead of whom. On the same side they stand side by side."""
    mine, theirs = ledger.people[me].entries, ledger.people[other].entries
    fewer, wanted = (mine, other) if len(mine) < len(theirs) else (theirs, me)
    shared = [entry for entry in fewer if wanted in entry.result.people]
    if not shared:
        return None
    ahead: Counter[str] = Counter()
    by_game: dict[str, list[int]] = {}
    together = together_won = 0
    course: list[Literal["won", "lost", "level"]] = []
    for entry in shared:
        verdict = _verdict(entry, me, other)
        if verdict is None:
            together += 1
            together_won += not entry.place(entry.people[me])[0]
            continue
        course.append(verdict)
        ahead[verdict] += 1
        row = by_game.setdefault(entry.result.game, [0, 0])
        row[0] += verdict == "won"
        row[1] += verdict == "lost"
    return p.HeadToHead(
        you=ahead["won"],
        they=ahead["lost"],
        level=ahead["level"],
        together=together,
        together_won=together_won,
        last=course[:-6:-1],
        by_game=[p.DuelByGame(game, *row) for game, row in by_game.items()],
    )


def _verdict(entry: Entry, me: str, other: str) -> Literal["won", "lost", "level"] | None:
    mine, theirs = entry.people[me], entry.people[other]
    if entry.result.teams[mine] == entry.result.teams[theirs]:
        return None
    here, there = entry.place(mine), entry.place(theirs)
    return "won" if here < there else "lost" if here > there else "level"


# -- the house cup -----------------------------------------------------------------------------------------------------


async def cup(hall: Hall) -> p.HouseCup:
    ledger = await hall.bookkeeper.opened()
    now = season_of(_now())
    whole, won = Counter[str](), Counter[str]()
    for season in ledger.cup:
        whole.update(ledger.cup[season])
        won.update(ledger.cup_won[season])
    before = sorted((season for season in ledger.cup if season.number < now.number), key=lambda s: -s.number)
    return p.HouseCup(
        season=p.SeasonName(*now),  # type: ignore[arg-type]
        ends=now.ends,
        houses=_points(ledger.cup.get(now, Counter()), ledger.cup_won.get(now, Counter())),
        always=_points(whole, won),
        before=[_winner(season, ledger.cup[season]) for season in before[:8]],
    )


def _points(points: Counter[str], won: Counter[str]) -> list[p.HousePoints]:
    return [p.HousePoints(house, points[house], won[house]) for house in HOUSES]


def _winner(season: Season, points: Counter[str]) -> p.SeasonBefore:
    (house, first), (_, second) = Counter({house: points[house] for house in HOUSES}).most_common(2)
    name = p.SeasonName(*season)  # type: ignore[arg-type]
    return p.SeasonBefore(name, house if first > second else "", first - second)


# -- the hall in pictures ----------------------------------------------------------------------------------------------


async def charts(hall: Hall, visitor: Person | None, period: p.Period, *, mine: bool) -> p.HallCharts:
    ledger = await hall.bookkeeper.opened()
    now = season_of(_now())
    first = {"season": now.number, "year": now.number - SEASONS_A_YEAR + 1, "always": None}[period]
    person = visitor.id if mine and visitor is not None else ""
    figures = ledger.of_seasons(person, first)
    weeks = sorted({week for _, week in figures.weeks})
    return p.HallCharts(
        period=period,
        since=weeks[0] if weeks else 0,
        games=sum(figures.games.values()),
        people=len(figures.people),
        weeks=_weeks(figures.weeks, weeks),
        lengths=figures.lengths(),
        seats=figures.seats(),
        houses=figures.houses(),
        heroes=figures.heroes(),
        chapters=figures.chapters(),
        plays=[*_plays(hall, ledger, visitor, first, person)],
        complete=hall.bookkeeper.complete,
    )


def _weeks(counts: Counter[tuple[str, int]], weeks: list[int]) -> list[p.WeekCount]:
    if not weeks:
        return []
    last = max(week_of(_now()), weeks[-1])
    first = max(weeks[0], last - (WEEKS - 1) * WEEK)
    by_week: dict[int, dict[str, int]] = {week: {} for week in range(first, last + 1, WEEK)}
    for (game, week), count in counts.items():
        if week in by_week:
            by_week[week][game] = count
    return [p.WeekCount(week=week, games=found) for week, found in by_week.items()]


def _plays(hall: Hall, ledger: Ledger, visitor: Person | None, first: int | None, person: str) -> Iterable[p.DeedTold]:
    """The best of each kind, of people who let everybody see them."""
    best: dict[tuple[str, str], Feat] = {}
    for season, plays in ledger.plays.items():
        if first is None or season.number >= first:
            for kind, feat in plays.items():
                if kind not in best or feat.deed.worth > best[kind].deed.worth:
                    best[kind] = feat
    for feat in best.values():
        whose = feat.result.people[feat.deed.seat] or ""
        if (not person or whose == person) and may_see(hall, ledger, visitor, whose):
            yield told("play", feat, visitor, ledger.people[whose].name)


def _now() -> int:
    return int(time.time() * 1000)
