"""How fast are the pages about people in a hall with 5,000 finished tables and 200 people?

    python bench/people.py            fills a hall in a temporary folder, then asks for every page, and says how long
                                      each took and how long the event loop was held
    python bench/people.py FOLDER     only fills a hall in this folder

The games are invented (results and facts without logs): what is measured is counting and answering. A few real games
would not change it.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from greathall.core.achievements import Deed, GameFacts
from greathall.core.messages import Arg
from greathall.core.record import Record
from greathall.core.registry import games
from greathall.core.spec import Outcome
from greathall.server import admin, profiles
from greathall.server.hall import Hall, HallConfig
from greathall.server.people import hash_key
from greathall.server.serve import tune_garbage_collector
from greathall.server.store import Person, Result, Summary

TABLES, PEOPLE = 5000, 200
HOUSES = ("gryffindor", "hufflepuff", "ravenclaw", "slytherin")
HEROES = ("card-harry", "card-ron", "card-hermione", "card-neville")
CARDS = {
    "stupefy": ("reward-points-40", "reward-favour", "reward-successful-potion"),
    "scrabble": ("card-accio", "card-revelio", "card-confundo"),
    "hogwarts_board": ("card-protego", "card-stupefy", "card-liquid-luck"),
    "hogwarts_battle": ("card-incendio", "card-dobby-the-house-elf", "card-lumos"),
}
PLAYS: dict[str, tuple[str, dict[str, Arg]]] = {
    "stupefy": ("haul", {"points": 70, "round": 3}),
    "scrabble": ("word", {"word": "PHOENIX", "points": 98}),
    "hogwarts_board": ("voldemort", {"round": 27}),
    "hogwarts_battle": ("attack", {"amount": 11, "game": 4}),
}
NAMES = ("Maëlle", "Ines", "Oskar", "Théo", "Priya", "Jonah", "Léa", "Quentin", "Ada", "Bruno")
WEEK = 7 * 24 * 3600 * 1000


def key_of(number: int) -> str:
    """The key of an invented person."""
    return f"invented-person-{number:04d}"


async def fill(hall: Hall, tables: int = TABLES, people: int = PEOPLE, seed: int = 1) -> None:
    rng, now = Random(seed), int(time.time() * 1000)
    names = [NAMES[n % 10] + ("" if n < 10 else f" {n // 10 + 1}") for n in range(people)]
    for n, name in enumerate(names):
        await hall.store.add_person(Person(f"person{n:04d}", name), hash_key(key_of(n)), now - 70 * WEEK)
    facts, pending = [], []
    for n in range(tables):
        # as many more games as there are weeks behind us, up to now
        at = now - int(60 * WEEK * (1 - rng.random() ** 0.5))
        result, told = invented(f"table{n:06d}", at, rng, names)
        summary = Summary(
            id=result.table,
            name=f"Table {n}",
            game=result.game,
            number=1,
            phase="over",
            visibility="link",
            pace="none",
            host=next((person for person in result.people if person), ""),
            chairs=[(name, person, person is None) for name, person in zip(result.names, result.people, strict=True)],
            waiting=[],
            changed=at,
        )
        there = tuple(person for person in result.people if person is not None)
        spec = games()[result.game]
        record = Record(game=spec.id, version=spec.version, seats=len(result.names), seed=n)
        pending.append(hall.store.append(result.table, 1, [b"{}"], summary, there, result, record))
        version = games()[result.game].achievements
        assert version is not None
        facts.append((result.table, 1, version.version, msgspec.json.encode(told)))
        if len(pending) == 250:
            await asyncio.gather(*pending)
            pending.clear()
    await asyncio.gather(*pending)
    await hall.store.keep_facts(facts)


def invented(table: str, at: int, rng: Random, names: list[str]) -> tuple[Result, GameFacts]:
    game = rng.choices(("stupefy", "scrabble", "hogwarts_battle", "hogwarts_board"), (4, 3, 2, 1))[0]
    seats = {"stupefy": rng.choice((4, 5, 6, 8)), "scrabble": rng.choice((2, 3, 3, 4))}.get(game, rng.choice((2, 3, 4)))
    here = rng.sample(
        range(len(names)) if rng.random() < 0.5 else range(min(10, len(names))), min(seats, rng.randint(1, 4))
    )
    people = [f"person{n:04d}" for n in here] + [None] * (seats - len(here))
    houses = [HOUSES[i % 4] for i in range(seats)] if game != "hogwarts_battle" else []
    teams = [i % 4 for i in range(seats)] if game == "stupefy" else [0] * seats if not houses else [*range(seats)]
    points = {team: rng.randrange(50, 400) for team in teams}
    chapter = rng.randint(1, 7) if not houses else 0
    won = rng.random() < 0.95 - 0.11 * chapter
    best = max(points.values())
    winners = [i for i in range(seats) if (points[teams[i]] == best if houses else won)]
    stories = games()[game].achievements
    assert stories is not None
    play, args = PLAYS[game]
    told = GameFacts(
        houses=houses,
        heroes=[*HEROES[:seats]] if not houses else [],
        cards=[{rng.choice(CARDS[game]): rng.randint(1, 3)} for _ in range(seats)],
        chapter=chapter,
        stories=[
            Deed(
                rng.choice(stories.stories[:10]),
                rng.randrange(seats),
                12,
                {
                    "count": 3,
                    "points": 60,
                    "word": "QUAFFLE",
                    "round": 4,
                    "game": chapter,
                    "amount": 8,
                    "potions": 5,
                    "favours": 4,
                    "hero": "Ron",
                    "card": "Accio",
                },
            )
        ],
        plays=[Deed(play, 0, 20, args, rng.randrange(100))],
    )
    result = Result(
        table=table,
        number=1,
        game=game,
        started=at - rng.randrange(15, 90) * 60_000,
        ended=at,
        steps=rng.randrange(40, 300),
        names=[names[n] for n in here] + ["Bramble"] * (seats - len(here)),
        people=people,
        teams=teams,
        outcome=Outcome(tuple(points[team] for team in teams), tuple(winners)),
    )
    return result, told


class Watch:
    """How long the event loop is held: a task that wants to wake every millisecond. On a busy machine it also waits for
    a processor; so the processor time of the loop's thread is told, too."""

    def __init__(self) -> None:
        self.longest = 0.0
        self._task = asyncio.create_task(self._run())

    async def _run(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.001)
            self.longest = max(self.longest, time.perf_counter() - before - 0.001)

    def stop(self) -> float:
        self._task.cancel()
        return self.longest


async def measure(hall: Hall) -> None:
    me, other = Person("person0000", NAMES[0]), Person("person0001", NAMES[1])
    tune_garbage_collector()
    pages: dict[str, Callable[[], Awaitable[Any]]] = {
        "nothing, for a second": lambda: asyncio.sleep(1),
        "ledger filled for the first time": lambda: hall.bookkeeper.opened(),
        "charts, always": lambda: profiles.charts(hall, me, "always", mine=False),
        "charts, this season, mine": lambda: profiles.charts(hall, me, "season", mine=True),
        "profile, mine": lambda: profiles.profile(hall, me, me.id),
        "profile, another's": lambda: profiles.profile(hall, me, other.id),
        "people": lambda: profiles.people(hall, me),
        "house cup": lambda: profiles.cup(hall),
        "standings": lambda: hall.statistics(),
        "host's page": lambda: admin.page(hall),
        "nothing, for another second": lambda: asyncio.sleep(1),
    }
    for name, ask in pages.items():
        watch = Watch()
        await asyncio.sleep(0.02)
        watch.longest = 0.0
        began, worked = time.perf_counter(), time.thread_time()
        answer = await ask()
        took, worked = time.perf_counter() - began, time.thread_time() - worked
        await asyncio.sleep(0.005)
        size = 0 if name.startswith(("ledger", "nothing")) else len(msgspec.json.encode(answer))
        print(
            f"{name:34} {took * 1000:8.1f} ms   loop {worked * 1000:5.1f} ms of processor, "
            f"held {watch.stop() * 1000:5.1f} ms   {size:7,} bytes"
        )


async def main(folder: Path, only_fill: bool) -> None:
    hall = await Hall.open(HallConfig(data_dir=folder))
    began = time.perf_counter()
    await fill(hall)
    print(f"filled in {time.perf_counter() - began:.1f} s")
    await hall.close()
    if not only_fill:
        began = time.perf_counter()
        hall = await Hall.open(HallConfig(data_dir=folder))
        print(f"hall opened in {(time.perf_counter() - began) * 1000:.0f} ms")
        await measure(hall)
        await hall.close()


if __name__ == "__main__":
    if len(sys.argv) > 1:
        asyncio.run(main(Path(sys.argv[1]), only_fill=True))
    else:
        with tempfile.TemporaryDirectory() as folder:
            asyncio.run(main(Path(folder), only_fill=False))
