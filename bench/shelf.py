"""How fast a hall is that has seen years of evenings: 5,000 finished tables of 200 people, made from a seed.

    python bench/shelf.py [--tables 5000] [--people 200] [--seed 7] [--keep FOLDER]

The games are not played: their results are written as the hall writes them, so that lists, pages, statistics and the
start of the hall can be measured, each at the server and without the network. Person 0 has a seat at every second
table. The figures are milliseconds for one request: of the processor the mean and the most, and by the clock the
middle and the longest, which on a busy machine are longer. First come those of the seconds after the start.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import msgspec

from greathall.core.achievements import GameFacts
from greathall.core.record import Record
from greathall.core.registry import game
from greathall.core.spec import Outcome
from greathall.server import campaigns, your_games
from greathall.server import protocol as p
from greathall.server.hall import Hall, HallConfig
from greathall.server.log import Came, Closed, LogRecord, encode
from greathall.server.serve import tune_garbage_collector
from greathall.server.store import Person, Result, Store, Summary
from greathall.server.store_games import FinishedGame, Wish, words_of

GAMES = {"stupefy": (4, 8), "scrabble": (2, 4), "hogwarts_board": (2, 4), "hogwarts_battle": (2, 4)}
PEOPLE = "Ada Boris Carla Dilan Edda Finn Greta Hugo Ines Jonah Kira Leo Maëlle Nour Oskar Priya Rosa Théo"
NAMES = PEOPLE.split()
DAY = 86_400_000
Request = Callable[[], Awaitable[object]]


def person_of(number: int) -> Person:
    return Person(f"{number:016x}", f"{NAMES[number % len(NAMES)]} {number}")


def finished(rng: Random, number: int, people: int, now: int) -> tuple[Summary, Result, FinishedGame]:
    """One finished table, as the hall writes it."""
    chosen_game = rng.choice([*GAMES])
    seats = rng.randint(*GAMES[chosen_game])
    chosen = rng.sample(range(1, people), seats)
    if number % 2 == 0:
        chosen[0] = 0
    holders = [person_of(who) if rng.random() < 0.8 or who == 0 else None for who in chosen]
    names = [f"Bot {seat}" if holder is None else holder.name for seat, holder in enumerate(holders)]
    ids = [None if holder is None else holder.id for holder in holders]
    ended = now - rng.randrange(700 * DAY)
    table, name = f"t{number:011d}", f"{rng.choice(NAMES)}’s table {number}"
    together = chosen_game == "hogwarts_battle"
    scores = tuple([rng.randint(0, 1)] * seats) if together else tuple(rng.randint(0, 400) for _ in range(seats))
    best = max(scores)
    winners = () if together and not best else tuple(seat for seat, score in enumerate(scores) if score == best)
    summary = Summary(
        id=table,
        name=name,
        game=chosen_game,
        number=1,
        phase="over",
        visibility="link",
        pace="none",
        host=next((who for who in ids if who), person_of(0).id),
        chairs=[(names[seat], ids[seat], ids[seat] is None) for seat in range(seats)],
        waiting=[],
        changed=ended,
        step=rng.randint(20, 300),
    )
    result = Result(
        table=table,
        number=1,
        game=chosen_game,
        started=ended - rng.randint(10, 90) * 60_000,
        ended=ended,
        steps=summary.step,
        names=names,
        people=ids,
        teams=[0 if together else seat for seat in range(seats)],
        outcome=Outcome(scores, winners),
        holders=ids,
    )
    held = frozenset(who for who in ids if who is not None)
    words = words_of([name, *names])
    return summary, result, FinishedGame(people=held, table=table, number=1, game=chosen_game, ended=ended, words=words)


async def fill(store: Store, tables: int, people: int, seed: int, now: int) -> None:
    rng = Random(seed)
    for number in range(people):
        await store.add_person(person_of(number), f"{number:064x}", now)
    lines = [encode(LogRecord(now, Came("x", "x"))), encode(LogRecord(now, Closed("host")))]
    waiting: list[Awaitable[None]] = []
    facts: list[tuple[str, int, int, bytes]] = []
    for number in range(tables):
        summary, result, over = finished(rng, number, people, now)
        spec, seats = game(summary.game), len(summary.chairs)
        record = Record(game=spec.id, version=spec.version, seats=seats, seed=number, options={}, actions=[])
        there = tuple(sorted(over.people))
        if spec.achievements is not None:  # else the hall reads the logs for them while it is measured
            facts.append((summary.id, 1, spec.achievements.version, msgspec.json.encode(GameFacts())))
        waiting.append(store.append(summary.id, 1, lines, summary, there, result, record, finished=over))
        if len(waiting) == 500:
            await asyncio.gather(*waiting)
            waiting = []
    await asyncio.gather(*waiting)
    await store.keep_facts(facts)


class Spent:
    """What requests took, in milliseconds."""

    def __init__(self) -> None:
        self.worked: list[float] = []
        self.passed: list[float] = []

    async def measure(self, how: Request) -> None:
        began, before = time.perf_counter(), time.process_time()
        await how()
        self.passed.append((time.perf_counter() - began) * 1000)
        self.worked.append((time.process_time() - before) * 1000)

    def say(self, what: str) -> None:
        processor = f"{statistics.mean(self.worked):9.1f} {max(self.worked):8.1f}"
        print(f"{what:58} {processor} {statistics.median(self.passed):8.1f} {max(self.passed):8.1f}")


async def timed(what: str, how: Request, times: int = 30) -> None:
    spent = Spent()
    for _ in range(times):
        await spent.measure(how)
    spent.say(what)


def requests(hall: Hall) -> dict[str, Request]:
    """What everybody asks for, by name."""
    me, store = person_of(0), hall.store

    async def games() -> object:
        running = [hall.summary_for(table, me) for table in await your_games.running(store, me.id)]
        await store.count_games(me.id, Wish())
        await store.companions(me.id)
        await campaigns.all_of(hall, me)
        return your_games.in_order(running)

    return {
        "your games (running, counts, companions, campaigns)": games,
        "finished, first page": lambda: your_games.finished(store, me.id, Wish(), None, 25),
        "list of tables on the front page": lambda: hall.listed(me),
    }


async def measure_start(hall: Hall) -> None:
    """Until there are statistics, and half a second longer, somebody asks for one thing after the other."""
    began, filled = time.perf_counter(), 0.0

    async def statistics() -> None:
        nonlocal filled
        await hall.statistics()
        filled = time.perf_counter() - began

    asking = asyncio.create_task(statistics())
    asked = {what: Spent() for what in requests(hall)}
    while not asking.done() or time.perf_counter() - began < filled + 0.5:
        for what, how in requests(hall).items():
            await asked[what].measure(how)
            await asyncio.sleep(0.005)
    for what, spent in asked.items():
        spent.say(what)
    print(f"{'statistics, asked for at the start':58} {'':18} {filled * 1000:8.1f}")


async def measure(hall: Hall) -> None:
    me, store = person_of(0), hall.store
    first = await your_games.finished(store, me.id, Wish(), None, 25)
    middle = await your_games.finished(store, me.id, Wish(), first.after, 100)

    def page(wish: Wish, after: str | None = None) -> Request:
        return lambda: your_games.finished(store, me.id, wish, after, 25)

    for what, how in requests(hall).items():
        await timed(what, how)
    await timed("finished, a later page", page(Wish(), middle.after))
    await timed("finished, one game", page(Wish(game="scrabble")))
    await timed("finished, with one person", page(Wish(companion=person_of(5).id)))
    await timed("finished, searched", page(Wish(words="theo 18")))
    await timed("finished, searched in vain", page(Wish(words="nobody at all")))
    await timed("finished, a month", page(Wish(since=first.games[0].ended - 30 * DAY)))
    await timed("statistics", hall.statistics)

    async def create() -> None:
        new = p.NewTable(game="stupefy")
        table = await hall.create(me, new)
        await table.submit_events([Closed("host")])

    await timed("open a table and close it (with the disk)", create, 5)


async def main(arguments: argparse.Namespace, folder: Path) -> None:
    now = int(time.time() * 1000)
    config = HallConfig(data_dir=folder, workers=1)
    hall = await Hall.open(config)
    await fill(hall.store, arguments.tables, arguments.people, arguments.seed, now)
    hall.bookkeeper.forget()
    await hall.statistics()  # a hall has counted its games long before it closes
    await hall.close()
    began, before = time.perf_counter(), time.process_time()
    hall = await Hall.open(config)
    processor, spent = (time.process_time() - before) * 1000, (time.perf_counter() - began) * 1000
    print(f"{'milliseconds at the server':58} {'processor':>9} {'most':>8} {'middle':>8} {'longest':>8}")
    print(f"{'start of the hall':58} {processor:9.1f} {'':8} {spent:8.1f}")
    tune_garbage_collector()  # as a hall that serves does
    print("\nin the first seconds")
    await measure_start(hall)
    print("\nafterwards")
    await measure(hall)
    await hall.close()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    for option, value in (("tables", 5000), ("people", 200), ("seed", 7)):
        parser.add_argument(f"--{option}", type=int, default=value)
    parser.add_argument("--keep", type=Path, help="leave the hall in this folder")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        asyncio.run(main(given, given.keep or Path(temporary)))
