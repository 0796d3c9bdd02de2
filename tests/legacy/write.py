"""Writes the files of one version into `tests/legacy/<version>`, with the code as it is now.

Run with the released code, once, and never again for this version: what is here stands for what people have on their
disks. A later version adds a folder of its own and leaves the others alone.

    PYTHONPATH=src:examples/bluff:. python -m tests.legacy.write 0.2.0

Seeds, keys, names of tables and the time are always the same, so that another run gives the same files (but for the
hall's, where tasks and threads may take turns otherwise).
"""

from __future__ import annotations

import asyncio
import gzip
import secrets
import shutil
import sqlite3
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast
from unittest.mock import patch

import msgspec

import greathall
from greathall.core.kernel import State
from greathall.games.hogwarts_battle.campaign import Campaign
from greathall.server import protocol as p
from greathall.server import replays
from greathall.server.hall import Hall
from greathall.server.sqlite import copy
from greathall.server.timers import Paces
from tests.legacy import reading as r
from tests.server.guests import Sitter, arrive, new_table, opened

Until = Callable[[State], bool]
MOST = 3000


def over(g: State) -> bool:
    return g.over


def asked(prompt: str, ready: int = 0) -> Until:
    """The question is open, and so many have answered it already."""

    def now(g: State) -> bool:
        at = g.prompt(g.waiting[0]) if g.waiting else None
        return at is not None and at.key == prompt and len(g.sealed) == ready

    return now


# -- records -----------------------------------------------------------------------------------------------------------


def play(
    name: str,
    seats: int,
    seed: int | str | bytes,
    until: Until,
    level: str = "medium",
    least: int = 10,
    **options: Any,
) -> tuple[r.Record, State]:
    """A game between bots up to there, after at least so many answers."""
    record = r.Record.start(name, seats, seed, **options)
    spec = r.game(name)
    g = greathall.replay(record)
    rng = Random(f"{name} {seed!r}")
    player = greathall.bot(level, spec, rng)
    while len(record.actions) < least or not until(g):
        if g.over or len(record.actions) > MOST:
            raise LookupError(f"{name} with seed {seed!r} does not come there")
        seat = rng.choice(g.waiting)
        action = player.choose(g, seat)
        record.add(seat, action)
        g.act(seat, action)
    record.names = [*r.NAMES[:seats]]
    record.final = spec.hash(g)
    return record, g


def find(name: str, seats: int, until: Until, wanted: Until = lambda g: True, **more: Any) -> Any:
    """The first seed with which such a game comes about."""
    for seed in range(200):
        try:
            record, g = play(name, seats, seed, until, **more)
        except LookupError:
            continue
        if wanted(g):
            return record, g
    raise LookupError(f"no such game of {name}")


def won(g: State) -> bool:
    outcome = r.game("hogwarts_battle").outcome(g)
    return outcome is not None and bool(outcome.winners)


def write_records(folder: Path) -> None:
    def keep(label: str, played: tuple[r.Record, State]) -> None:
        played[0].save(folder / f"{label}.json")

    every: dict[str, Any] = {
        "memory_aid": "on",
        "all_down": "discard",
        "lessons_source": "faceup_only",
        "spent_when_unharmed": False,
    }
    keep("stupefy-4-finished", play("stupefy", 4, 1, over))
    keep("stupefy-8-finished-options", play("stupefy", 8, "dragon", over, **every, first_favourite=3))
    keep("stupefy-7-finished-key", play("stupefy", 7, bytes(range(32)), over, level="random"))
    keep(
        "stupefy-5-some-prepared",
        play(
            "stupefy",
            5,
            2,
            asked("prompt-prepare-spell", 3),
            least=30,
            twins=(1, 3),
            houses=("slytherin", "gryffindor", "ravenclaw", "gryffindor", "hufflepuff"),
        ),
    )
    keep("stupefy-6-some-aimed", find("stupefy", 6, asked("prompt-target-opponent", 2)))
    keep("stupefy-4-all-but-one-cast", find("stupefy", 4, asked("prompt-cast", 3)))
    keep("stupefy-4-reward", find("stupefy", 4, asked("prompt-take-reward"), level="random"))

    keep("scrabble-2-finished", play("scrabble", 2, 1, over))
    keep("scrabble-4-finished-random", play("scrabble", 4, "owl", over, level="random"))
    keep("scrabble-3-finished-plain", play("scrabble", 3, 5, over, words="checked", modern=False, cards=False))
    keep("scrabble-4-challenge-half", find("scrabble", 4, asked("prompt-challenge-window", 2), level="random"))
    keep(
        "scrabble-3-reaction",
        find(
            "scrabble",
            3,
            asked("prompt-reaction-window"),
            level="random",
            houses=("ravenclaw", "slytherin", "hufflepuff"),
        ),
    )
    keep("scrabble-2-return-tiles", find("scrabble", 2, asked("prompt-draw-tiles"), level="random"))

    keep("hogwarts_board-2-finished-short", play("hogwarts_board", 2, 1, over, length="short"))
    keep("hogwarts_board-3-finished-no-events", play("hogwarts_board", 3, "cup", over, events=False))
    keep("hogwarts_board-4-finished-random", play("hogwarts_board", 4, 3, over, level="random", length="short"))
    keep("hogwarts_board-4-finished", play("hogwarts_board", 4, 1, over))
    keep("hogwarts_board-3-in-battle", find("hogwarts_board", 3, asked("prompt-choose-action"), level="random"))
    keep("hogwarts_board-2-battle-second", find("hogwarts_board", 2, asked("prompt-choose-second"), level="random"))
    keep("hogwarts_board-4-meeting", find("hogwarts_board", 4, asked("prompt-meet"), level="random"))

    party = ("hermione", "neville")
    first, g = find("hogwarts_battle", 2, over, won, game=1, heroes=party)
    keep("hogwarts_battle-2-series-1-won", (first, g))
    after = r.game("hogwarts_battle").table.sequel(g)
    options = r.plain(after)
    second, h = find("hogwarts_battle", 2, over, won, **options)
    third = r.plain(r.game("hogwarts_battle").table.sequel(h))
    keep("hogwarts_battle-2-series-2-won", (second, h))
    keep("hogwarts_battle-2-series-3-running", find("hogwarts_battle", 2, lambda g: cast("Any", g).turn > 6, **third))
    keep(
        "hogwarts_battle-3-finished-open",
        play("hogwarts_battle", 3, "fang", over, game=5, free_order=True, difficulty="hard"),
    )
    keep(
        "hogwarts_battle-4-game-7-lost",
        find(
            "hogwarts_battle",
            4,
            over,
            lambda g: not won(g),
            game=7,
            deal_proficiencies=True,
            difficulty="every_location",
        ),
    )
    keep(
        "hogwarts_battle-3-take-proficiency",
        find("hogwarts_battle", 3, asked("prompt-take-proficiency"), least=1, game=6, closed_hands=True),
    )
    keep(
        "hogwarts_battle-4-each-discards-half",
        find("hogwarts_battle", 4, lambda g: len(g.sealed) > 1, game=7, level="random"),
    )

    campaigns = folder.parent / "campaigns"
    campaigns.mkdir()
    campaign = Campaign.begin("The Marauders")
    campaign.enter(g, ["Ada", "Ben"])
    campaign.enter(h, ["Ben", "Ada"])
    campaign.save(campaigns / "party.json")


# -- games of the terminal ---------------------------------------------------------------------------------------------

SAVES: dict[str, tuple[str, int]] = {
    "stupefy-bots-running": ("stupefy --seed 7 --name Ada --bots easy", 12),
    "stupefy-hot-seat-sealed": (
        "stupefy --seed 8 --people 2 --name Ada --name Ben --bots easy --option memory_aid=on",
        2,
    ),
    "stupefy-finished": ("stupefy --seed 9 --auto --seats 6 --bots easy,medium", 0),
    "scrabble-hot-seat-running": ("scrabble --seed 7 --people 2 --name Ada --name Ben", 24),
    "scrabble-bots-running": ("scrabble --seed 8 --seats 3 --bots easy,medium --option words=checked", 9),
    "scrabble-finished": ("scrabble --seed 9 --auto --bots medium", 0),
    "hogwarts_board-bots-running": ("hogwarts_board --seed 7 --seats 3 --bots medium --option length=short", 20),
    "hogwarts_board-hot-seat-running": ("hogwarts_board --seed 8 --people 2 --lang fr", 40),
    "hogwarts_board-finished": ("hogwarts_board --seed 9 --auto --bots medium --option length=short", 0),
    "hogwarts_battle-bots-running": ("hogwarts_battle --seed 7 --name Ada --bots medium --option game=3", 15),
    "hogwarts_battle-hot-seat-running": (
        "hogwarts_battle --seed 8 --people 2 --seats 4 --option closed_hands=true",
        30,
    ),
    "hogwarts_battle-finished": ("hogwarts_battle --seed 9 --auto --bots medium --option difficulty=moderate", 0),
}
"""The command lines, and how often "1" is typed before the people go."""


def write_saves(folder: Path) -> None:
    for label, (line, answers) in SAVES.items():
        with tempfile.TemporaryDirectory() as home, r.at_home(Path(home)) as games:
            code, said = r.type_in(["play", *line.split()], *["1"] * answers)
            if code:
                raise RuntimeError(f"{label}: {said}")
            [saved] = games.glob("*.json")
            shutil.copy(saved, folder / f"{label}.json")


# -- states ------------------------------------------------------------------------------------------------------------

DEALS: dict[str, list[tuple[int, dict[str, Any]]]] = {
    "stupefy": [(4, {}), (7, {}), (5, {"memory_aid": "on"})],
    "scrabble": [(2, {}), (4, {}), (3, {"words": "checked"})],
    "hogwarts_board": [(2, {}), (4, {}), (3, {"length": "short"})],
    "hogwarts_battle": [
        (seats, {"game": game, "free_order": game % 2 == 0}) for seats in (2, 3, 4) for game in range(1, 8)
    ],
}


def write_states(folder: Path) -> None:
    """The first state at each question that comes up, and further ones with effects that are not in any yet."""
    for name, deals in DEALS.items():
        spec = r.game(name)
        seen: set[str] = set()
        met: set[str] = set()
        for number in range(42):
            seats, options = deals[number % len(deals)]
            rng = Random(f"{name} {number}")
            player = greathall.bot(("random", "medium")[number // len(deals) % 2], spec, rng)
            g = spec.new(seats=seats, seed=number, **options)
            for step in range(600):
                if g.over:
                    break
                prompt = g.prompt(g.waiting[0])
                assert prompt is not None
                saved = spec.save(g)
                effects = {saved["asked"][0], *(frame[0] for frame in saved["agenda"])}
                unseen = prompt.key not in seen and (step > 3 or number > len(deals))
                if unseen or (step > 3 and len(effects - met) > (1 if g.sealed else 2)):
                    seen.add(prompt.key)
                    met |= effects
                    label = f"{name}.{prompt.key.removeprefix('prompt-')}.{number}-{step}.json"
                    (folder / label).write_bytes(msgspec.json.encode(saved) + b"\n")
                seat = rng.choice(g.waiting)
                g.act(seat, player.choose(g, seat))


# -- the hall ----------------------------------------------------------------------------------------------------------


class Guests:
    """The people of the hall, their keys, and who is at which table."""

    def __init__(self, hall: Hall) -> None:
        self.hall = hall
        self.keys: dict[str, str] = {}
        self.ids: dict[str, str] = {}
        self.identities: dict[str, p.Identity] = {}

    async def arrive(self, *names: str) -> None:
        for name in names:
            self.identities[name] = identity = await arrive(self.hall, name)
            self.keys[name], self.ids[name] = identity.key, identity.person

    async def table(self, game: str, *names: str, start: bool = True, level: str = "medium", **wishes: Any) -> Any:
        """A table with these people on its first seats, bots on the others."""
        table = await new_table(self.hall, self.identities[names[0]], game, **wishes)
        people = [await Sitter(self.hall, table, self.keys[name]).come() for name in names]
        for seat, sitter in enumerate(people[1:], 1):
            await sitter.must(p.Sit, seat=seat)
        if start:
            await people[0].must(p.FillBots, level=level)
            await people[0].must(p.Start)
        return table, people

    async def play(self, table: str, people: list[Sitter], most: int = MOST, level: str = "medium") -> None:
        """So many answers of people, or to the end of the game."""
        by_id = {self.ids[name]: sitter for sitter in people for name, key in self.keys.items() if key == sitter.key}
        for _ in range(most):
            if not await r.answer(self.hall, table, by_id, level):
                return

    async def play_until(self, table: str, people: list[Sitter], true: Callable[[Any], bool], level: str) -> None:
        while not true(self.state_of(table).match.g):
            await self.play(table, people, 1, level)

    def state_of(self, table: str) -> Any:
        return self.hall.tables[table].state


async def fill_hall(folder: Path) -> dict[str, str]:
    """Tables of all games in all conditions; returns the keys of the people by name."""
    bots = r.Bots(asleep=False)
    async with opened(folder, bots=bots, grace=0.05, host_grace=0.05, paces=Paces(relaxed=600, brisk=0.01)) as hall:
        guests = Guests(hall)
        await guests.arrive("Luna", "Ginny", "Neville", "Draco", "Cho")
        await finished_stupefy(guests)
        await sealed_stupefy(guests)
        await held_stupefy(guests)
        await by_the_clock(guests)
        await scrabble(guests)
        await board(guests)
        await battle(guests)
        await lobby(guests)
        await people_at_a_table(guests)
        for table in hall.tables.values():
            await table.submit(_nothing)
        bots.stuck = True
        return guests.keys


async def _nothing() -> None: ...


async def finished_stupefy(guests: Guests) -> None:
    """Two games with a rating, chat, a third under way, and a table that branches off."""
    table, (luna, ginny) = await guests.table(
        "stupefy",
        "Luna",
        "Ginny",
        seats=4,
        name="Duelling Club",
        visibility="open",
        settings={"houses": ["gryffindor", "ravenclaw", "slytherin", "hufflepuff"]},
    )
    await luna.must(p.Say, text="Good luck, everybody!")
    await ginny.must(p.Gesture, emote="wand")
    await guests.play(table, [luna, ginny])
    await ginny.must(p.Say, text="Encore ? 🦉 <b>bien joué</b>")
    await ginny.must(p.Rematch)
    await guests.play(table, [luna, ginny], level="random")
    await ginny.must(p.Rematch)
    await guests.play(table, [luna, ginny], 7)
    found = await replays.find(guests.hall, guests.hall.tables[table], 1)
    person = await guests.hall.people.of_key(guests.keys["Cho"])
    assert person is not None
    await replays.play_on(guests.hall, found, person, p.PlayOn(step=40, seat=2))
    await luna.go()
    await ginny.go()


async def sealed_stupefy(guests: Guests) -> None:
    """One has answered, taken it back and answered again; the other thinks."""
    table, people = await guests.table("stupefy", "Luna", "Neville", "Cho", seats=5, name="In secret")
    await guests.play(table, people, 9)
    luna = people[0]
    while 0 not in guests.state_of(table).match.waiting or len(guests.state_of(table).match.waiting) < 3:
        await guests.play(table, people, 1)
    update = await luna.asked()
    await luna.act(0)
    await luna.must(p.Retract, seat=0, decision=update.decision)
    await luna.act(0)
    for sitter in people:
        await sitter.go()


async def held_stupefy(guests: Guests) -> None:
    """All have answered, but the count is not over; then the host stops the clock."""
    table, (ginny, draco) = await guests.table("stupefy", "Ginny", "Draco", seats=4, name="Real time", pace="real")
    while guests.state_of(table).match.held is None:
        await guests.play(table, [ginny, draco], 1)
        await asyncio.sleep(0.01)
    await ginny.must(p.Pause, paused=True)
    assert guests.state_of(table).match.held is not None
    await ginny.go()
    await draco.go()


async def by_the_clock(guests: Guests) -> None:
    """Nobody answers in time, to the end."""
    _, (draco, cho) = await guests.table("stupefy", "Draco", "Cho", seats=4, name="Too late", pace="brisk")
    await draco.until(lambda: draco.state.phase == "over")
    await draco.go()
    await cho.go()


async def scrabble(guests: Guests) -> None:
    """A whole game with a rating; another with a move taken back by vote, one refused and one under vote."""
    table, people = await guests.table("scrabble", "Luna", "Ginny", seats=2, name="Words", settings={"cards": False})
    await guests.play(table, people)
    for sitter in people:
        await sitter.go()
    table, people = await guests.table("scrabble", "Neville", "Cho", seats=3, name="Taking back", undo=True)
    neville, cho = people
    await guests.play(table, people, 8)
    await neville.must(p.Undo, seat=0)
    await cho.must(p.Vote, topic="undo", agree=True)
    assert guests.state_of(table).notices[-1].message.key == "notice-undone"
    await guests.play(table, people, 6)
    await cho.must(p.Undo, seat=1)
    await neville.must(p.Vote, topic="undo", agree=False)
    await guests.play(table, people, 3)
    await neville.must(p.Undo, seat=0)
    assert guests.state_of(table).vote is not None


async def board(guests: Guests) -> None:
    """A short game to its end; another inside a battle, with a stand-in and one who stood up."""
    table, people = await guests.table(
        "hogwarts_board", "Ginny", "Luna", seats=2, name="One evening", settings={"length": "short"}
    )
    await guests.play(table, people)
    table, people = await guests.table("hogwarts_board", "Draco", "Luna", "Cho", seats=4, name="The castle", undo=True)
    await guests.play(table, people, 20, "random")
    draco, luna, cho = people
    await draco.must(p.SeatBot, seat=1, level="easy")
    await guests.play(table, people, 5, "random")
    await luna.must(p.HandBack, seat=1)
    await cho.must(p.Stand, seat=2)

    def fighting(g: Any) -> bool:
        prompts = [g.prompt(seat) for seat in g.waiting]
        return any(prompt.key == "prompt-choose-action" for prompt in prompts) and not {0, 1}.isdisjoint(g.waiting)

    await guests.play_until(table, people, fighting, "random")


async def battle(guests: Guests) -> None:
    """A campaign: a game is won (perhaps after losses), and the next one has begun."""
    table, people = await guests.table("hogwarts_battle", "Neville", "Ginny", seats=3, name="The army", level="medium")
    await guests.play(table, people)
    while not people[0].state.table.sequel:
        await people[1].must(p.Rematch)
        await guests.play(table, people)
    await people[1].must(p.Rematch, sequel=True)
    await guests.play(table, people, 12)
    table, people = await guests.table(
        "hogwarts_battle", "Cho", "Neville", seats=4, name="Deathly", settings={"game": 7, "closed_hands": True}
    )
    await guests.play(table, people)


async def lobby(guests: Guests) -> None:
    """Not yet started: a person, a bot, a free seat."""
    _, (cho,) = await guests.table(
        "hogwarts_battle",
        "Cho",
        seats=4,
        start=False,
        name="Tomorrow",
        visibility="open",
        settings={"game": 3},
        pace="relaxed",
    )
    await cho.must(p.SeatBot, seat=1, level="strong")
    await cho.must(p.SeatBot, seat=2, level="easy")
    await cho.must(p.Free, seat=2)
    await cho.must(p.Configure, seats=3, name="Tomorrow evening", settings={"game": 4, "difficulty": "moderate"})
    await cho.must(p.Say, text="Who comes?")


async def people_at_a_table(guests: Guests) -> None:
    """Leavers, a new host, the host's word over people, and a table that was closed."""
    table, people = await guests.table(
        "stupefy", "Luna", "Ginny", "Draco", "Neville", seats=4, name="Comings and goings", leavers="bot"
    )
    luna, ginny, _, neville = people
    await luna.must(p.Rename, person=guests.ids["Draco"], name="Ferret")
    await luna.must(p.Mute, person=guests.ids["Draco"], muted=True)
    await luna.must(p.Kick, person=guests.ids["Draco"])
    await ginny.go()
    await luna.until(lambda: luna.state.chairs[1].bot is not None)
    await luna.go()
    await neville.until(lambda: neville.state.host == guests.ids["Neville"])
    await neville.must(p.Pause, paused=True)
    table, people = await guests.table(
        "hogwarts_board", "Cho", "Ginny", "Luna", seats=3, name="A vote", leavers="vote", settings={"events": False}
    )
    await guests.play(table, people, 6)
    cho, ginny, luna = people
    while 2 not in guests.state_of(table).match.waiting:
        await guests.play(table, people, 1)
    await luna.go()
    await cho.until(lambda: cho.state.proposal)
    await cho.must(p.Vote, topic="bot", agree=True)
    await ginny.must(p.Vote, topic="bot", agree=True)
    await cho.until(lambda: cho.state.chairs[2].bot)
    table, (cho,) = await guests.table("hogwarts_board", "Cho", seats=2, name="Closed")
    await guests.play(table, [cho], 5)
    await cho.must(p.Close)


@contextmanager
def always_the_same() -> Iterator[None]:
    """No chance and no clock from outside."""
    rng = Random("legacy")
    now = iter(range(1_790_000_000_000, 1_800_000_000_000, 37))
    letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
    with (
        patch.object(secrets, "token_bytes", lambda size=32: rng.randbytes(size)),
        patch.object(secrets, "token_hex", lambda size=32: rng.randbytes(size).hex()),
        patch.object(secrets, "token_urlsafe", lambda size=32: "".join(rng.choices(letters, k=43))),
        patch.object(secrets, "choice", rng.choice),
        patch.object(time, "time", lambda: next(now) / 1000),
    ):
        yield


def write_hall(version: Path) -> dict[str, str]:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with always_the_same():
            keys = asyncio.run(fill_hall(folder))
        copy(folder / "hall.db", folder / "whole.db")
        if missing := set(r.vocabulary()["log"]) - words_used(folder / "whole.db"):
            raise LookupError(f"nothing of this has happened in the hall: {sorted(missing)}")
        (version / "hall.db.gz").write_bytes(gzip.compress((folder / "whole.db").read_bytes(), mtime=0))
    return keys


def words_used(database: Path) -> set[str]:
    """The kinds of lines in the log of a hall."""
    with closing(sqlite3.connect(database)) as db:
        return {word for (word,) in db.execute("SELECT DISTINCT json_extract(line, '$.entry.type') FROM log")}


async def look_at_hall(version: Path, keys: dict[str, str]) -> r.Found:
    with tempfile.TemporaryDirectory() as folder:
        async with r.hall_of(version, Path(folder), asleep=True) as hall:
            return await r.of_hall(hall, keys)


async def write_downloads(version: Path) -> None:
    """One finished game of each kind as the hall hands out its record."""
    with tempfile.TemporaryDirectory() as folder:
        async with r.hall_of(version, Path(folder), asleep=True) as hall:
            for result in await hall.store.results():
                found = await replays.find(hall, await hall.must_have(result.table), result.number)
                file = version / "records" / f"{result.game}-from-the-hall.json"
                file.write_bytes(msgspec.json.encode(replays.finished_record(found)))


# -- all ---------------------------------------------------------------------------------------------------------------


def write(version: Path) -> None:
    if version.exists():
        raise SystemExit(f"{version.name} is written already, and nothing in it may change")
    draft = version.with_name(version.name + ".draft")
    shutil.rmtree(draft, ignore_errors=True)
    for kind in ("records", "saves", "states"):
        (draft / kind).mkdir(parents=True)
    write_records(draft / "records")
    write_saves(draft / "saves")
    write_states(draft / "states")
    keys = write_hall(draft)
    asyncio.run(write_downloads(draft))
    expected: dict[str, Any] = {
        kind: {file.name: read(file) for file in sorted((draft / kind).iterdir())} for kind, read in r.KINDS.items()
    }
    expected |= {"keys": keys, "hall": asyncio.run(look_at_hall(draft, keys)), "vocabulary": r.vocabulary()}
    (draft / "expected.json").write_bytes(msgspec.json.format(msgspec.json.encode(expected), indent=1) + b"\n")
    draft.rename(version)


if __name__ == "__main__":
    write(r.FOLDER / sys.argv[1])
