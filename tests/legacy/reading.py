"""What these tests know of the inside of Great Hall, all in one place: a rename in the code is followed here.

What is found in a file is told in words of this module's own and as digests of JSON: whatever the code calls its
modules, classes and fields, the findings stay the same as long as the stored formats and the games do.
"""

from __future__ import annotations

import asyncio
import gzip
import io
import os
import sys
from collections.abc import AsyncIterator, Collection, Iterator
from contextlib import asynccontextmanager, contextmanager, redirect_stderr, redirect_stdout
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any

import msgspec

import greathall
from greathall.cli import main
from greathall.cli.saves import SavedGame
from greathall.core.codec import save_settings
from greathall.core.kernel import Event, LazyOptions, State
from greathall.core.messages import members
from greathall.core.spec import GameSpec
from greathall.games.hogwarts_battle.campaign import Campaign
from greathall.server import log, replays
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.state import TableState, read_log
from tests.server.guests import HereAndNow, Sitter, opened

FOLDER = Path(__file__).parent
LATER = 25
"""So many answers are given after the last one that was stored, always the same ones."""
NAMES = ("Ambrose", "Beryl", "Cosmo", "Dilys", "Edgar", "Fenella", "Gideon", "Hester")

CAME_LATER = {
    "stupefy": ("hidden_stupefies", "house_points", "count"),
    "scrabble": ("language", "unseen"),
    "hogwarts_board": ("chances", "step"),
}
"""Fields of views and events that the oldest files know nothing of, by game: people are told more, nothing less."""

ASKED_LATER = {"prompt-challenge-window": ("points",)}
"""What questions tell besides, since then."""

Found = dict[str, Any]
Spec = GameSpec[Any]
Record = greathall.Record
WrongFile = greathall.GreatHallError
"""What is raised about a file that cannot be right."""


def versions() -> list[Path]:
    """The folders of all versions whose files are kept."""
    return sorted(folder for folder in FOLDER.iterdir() if (folder / "expected.json").exists())


def plain(thing: Any) -> Any:
    """The thing as JSON values."""
    return msgspec.json.decode(msgspec.json.encode(thing))


def digest(thing: Any) -> str:
    """SHA-256 of the thing as JSON with sorted keys, 32 digits of it."""
    return sha256(msgspec.json.encode(plain(thing), order="sorted")).hexdigest()[:32]


def as_then(spec: Spec, told: Any) -> Any:
    """What is told, without the fields that came later."""
    return _without(plain(told), CAME_LATER.get(spec.id, ()))


def _without(value: Any, names: Collection[str]) -> Any:
    if isinstance(value, dict):
        return {name: _without(each, names) for name, each in value.items() if name not in names}
    return [_without(each, names) for each in value] if isinstance(value, list) else value


# -- games -------------------------------------------------------------------------------------------------------------


def game(name: str) -> Spec:
    return greathall.game(name)


def texts(options: Any) -> list[bytes]:
    """The options as JSON, in an order that does not hang on how they are found."""
    return sorted(msgspec.json.encode(option, order="sorted") for option in options)


def known(spec: Spec, g: State, seat: int | None, log: list[Event]) -> Found:
    """What a seat (None: a spectator) knows: what it sees, what it is asked and what it has seen happen."""
    situation = spec.situation(g, seat)
    told = [event.seen_by(seat) for event in log]
    events = [event for event in told if event is not None]
    found: Found = {
        "view": digest(as_then(spec, situation.view)),
        "events": digest(as_then(spec, events)),
        "happened": len(events),
    }
    if situation.prompt is not None:
        found["prompt"] = situation.prompt.key
        found["question"] = digest(_without(plain(situation.prompt), ASKED_LATER.get(situation.prompt.key, ())))
    if situation.answer is not None:
        found["answer"] = plain(situation.answer)
    if seat is not None and (options := texts(g.options(seat))):
        found["options"] = digest([option.decode() for option in options])
        found["choices"] = len(options)
    return found


def findings(spec: Spec, g: State, log: list[Event]) -> Found:
    """All that is compared about a game where its file ends."""
    outcome = spec.outcome(g)
    return {
        "game": spec.id,
        "seats": g.seats,
        "state": digest(spec.save(g)),
        "fingerprint": spec.hash(g),
        "waiting": list(g.waiting),
        "ready": sorted(g.sealed),
        "outcome": None if outcome is None else {"scores": [*outcome.scores], "winners": [*outcome.winners]},
        "sequel": plain(save_settings(spec.table.sequel(g))) if g.over else None,
        "known": {str(seat): known(spec, g, seat, log) for seat in range(g.seats)}
        | {"spectator": known(spec, g, None, log)},
        "later": later(spec, g),
    }


def later(spec: Spec, g: State) -> Found | None:
    """What becomes of the game when it is played on: the answers hang on nothing but the choices there are."""
    if g.over:
        return None
    g = g.copy()
    log: list[Event] = []
    g.log = log
    answers = step(spec, g, LATER)
    return {"answers": answers, "over": g.over, "state": digest(spec.save(g)), "events": digest(as_then(spec, log))}


def step(spec: Spec, g: State, most: int) -> int:
    """Answer so many questions, or to the end; how many it were."""
    for done in range(most):
        if g.over:
            return done
        number = int(sha256(b"%d" % done).hexdigest(), 16)
        seat = g.waiting[number % len(g.waiting)]
        options = texts(g.options(seat))
        g.act(seat, spec.decode(msgspec.json.decode(options[number % len(options)])))
    return most


def play_on(spec: Spec, g: State, most: int) -> tuple[bool, int]:
    """Bots go on by rules of thumb, so many answers or to the end; whether it is the end, and the answers given."""
    g = g.copy()
    player = greathall.bot("medium", spec, Random(0))
    for done in range(most):
        if g.over:
            return spec.outcome(g) is not None, done
        seat = g.waiting[0]
        g.act(seat, player.choose(g, seat))
    return g.over, most


# -- records, saves, states, campaigns ---------------------------------------------------------------------------------


def read_record(file: Path) -> Record:
    """A record, or a game of the terminal, which is one with more in it."""
    return greathall.Record.load(file)


def verified(record: Record) -> tuple[Spec, State, list[Event]]:
    """The game as `greathall verify` replays it, or an error: key, rules and ending must be those written down."""
    greathall.verify(record)
    log: list[Event] = []
    return game(record.game), greathall.replay(record, log=log), log


def of_record(file: Path) -> Found:
    record = read_record(file)
    spec, g, log = verified(record)
    written = {
        "version": record.version,
        "steps": len(record.actions),
        "names": record.names,
        "options": record.options,
        "commitment": record.commitment,
        "final": record.final,
    }
    return written | findings(spec, g, log)


def of_save(file: Path) -> Found:
    """A game of the terminal: the record, and who plays."""
    saved = SavedGame.load(file)
    return {"people": saved.people, "bots": saved.bots} | of_record(file)


def saved_again(file: Path, copy: Path) -> None:
    """Read as what the terminal saves, which holds all that a record does, and write it."""
    SavedGame.load(file).save(copy)


def read_state(file: Path) -> tuple[Spec, State]:
    """The game's name is the first part of the file's."""
    spec = game(file.name.split(".")[0])
    return spec, spec.load(msgspec.json.decode(file.read_bytes()))


def of_state(file: Path) -> Found:
    spec, g = read_state(file)
    return findings(spec, g, [])


def of_campaign(file: Path) -> Found:
    campaign = Campaign.load(file)
    evenings = [
        [each.game, each.won, each.turns, [[member.person, member.hero, member.proficiency] for member in each.party]]
        for each in campaign.history
    ]
    return {"name": campaign.name, "reached": campaign.reached, "finished": campaign.finished, "evenings": evenings}


KINDS = {"records": of_record, "saves": of_save, "states": of_state, "campaigns": of_campaign}
"""The folders of a version, and how one of their files is read."""


# -- the words of the formats ------------------------------------------------------------------------------------------


def vocabulary() -> Found:
    """Every word that a file can hold: ids of effects, tags and fields of answers, events and lines of a hall's log."""
    words: Found = {"log": _tags(log.LogEvent)}
    for name in ("stupefy", "scrabble", "hogwarts_board", "hogwarts_battle"):
        spec = game(name)
        words[name] = {
            "version": spec.version,
            "effects": sorted(spec.effects),
            "actions": _tags(spec.actions),
            "events": _tags(spec.events),
            "options": sorted(spec.settings.__struct_encode_fields__),
        }
    return words


def _tags(union: Any) -> dict[str, list[str]]:
    return {str(each.__struct_config__.tag): sorted(each.__struct_encode_fields__) for each in members(union)}


def with_agenda(state: Found, effects: list[str]) -> Found:
    """A saved state in which all these effects are still to come."""
    return {**state, "agenda": [[effect, 0, "", 0] for effect in effects]}


def agenda(name: str, state: Found) -> list[Any]:
    """What is still to come in a saved state, as it is saved again after it was read."""
    spec = game(name)
    return list(spec.save(spec.load(state))["agenda"])


# -- the terminal ------------------------------------------------------------------------------------------------------


@contextmanager
def at_home(folder: Path) -> Iterator[Path]:
    """The terminal keeps its games in this folder; gives the place of their files."""
    wanted = {"XDG_DATA_HOME": str(folder), "COLUMNS": "100", "TERM": "dumb", "LC_ALL": "C"}
    before = {name: os.environ.get(name) for name in wanted}
    os.environ.update(wanted)
    try:
        yield folder / "greathall" / "games"
    finally:
        for name, value in before.items():
            os.environ.pop(name) if value is None else os.environ.update({name: value})


def type_in(line: list[str], *typed: str) -> tuple[int, str]:
    """Run a command of the terminal; its exit code and what it says."""
    told, keyboard = io.StringIO(), sys.stdin
    sys.stdin = io.StringIO("".join(each + "\n" for each in typed))
    try:
        with redirect_stdout(told), redirect_stderr(told):
            code = main(line)
    finally:
        sys.stdin = keyboard
    return code, told.getvalue()


# -- the hall ----------------------------------------------------------------------------------------------------------


class Bots(HereAndNow):
    """Bots that may sleep: then the hall stays as it was stored."""

    def __init__(self, *, asleep: bool) -> None:
        super().__init__()
        self.stuck = asleep


@asynccontextmanager
async def hall_of(version: Path, folder: Path, *, asleep: bool) -> AsyncIterator[Hall]:
    """The stored hall, opened again in another folder. However long ago it was left, no table is closed for that."""
    (folder / "hall.db").write_bytes(gzip.decompress((version / "hall.db.gz").read_bytes()))
    async with opened(folder, bots=Bots(asleep=asleep), close_after=1e12, grace=1e9, host_grace=1e9) as hall:
        yield hall


async def of_hall(hall: Hall, keys: dict[str, str]) -> Found:
    """All that is compared about a hall: its people, tables, games, results and standings."""
    people = {}
    for name, key in keys.items():
        person = await hall.people.of_key(key)
        assert person is not None, f"the key of {name} opens nothing"
        mine = await hall.store.tables(person=person.id, limit=1000)
        people[name] = {"person": person.id, "name": person.name, "tables": sorted(table.id for table in mine)}
    tables = {table.id: await of_table(hall, table.id) for table in await hall.store.tables(limit=1000)}
    statistics = await hall.statistics()
    rows = [
        [row.person, row.name, row.game, row.played, row.won, row.rating, row.mean, row.deviation]
        for row in statistics.standings
    ]
    return {
        "people": people,
        "tables": dict(sorted(tables.items())),
        "played": {name: count for name, count in statistics.played.items() if count},
        "standings": rows,
    }


async def of_table(hall: Hall, table: str) -> Found:
    state = await hall.read(table)
    listed = await hall.store.table(table)
    assert state is not None
    assert listed is not None
    lines = await hall.store.log(table)
    finished = [result for result in await hall.store.results() if result.table == table]
    match, vote = state.match, state.vote
    return {
        "name": state.name,
        "status": state.phase,
        "listed": [listed.name, listed.game, listed.phase, listed.number, listed.waiting],
        "game": state.game,
        "number": state.number,
        "options": state.settings,
        "manners": [state.visibility, state.pace, state.leavers, state.undo, state.paused],
        "branch": state.branch,
        "host": state.host,
        "seats": [[chair.name, chair.person, chair.bot] for chair in state.chairs],
        "people": [[person, known.name, known.muted, known.kicked] for person, known in state.members.items()],
        "chat": [[chat.at, chat.name, chat.seat, chat.text, chat.emote] for chat, _ in state.chat],
        "notices": [notice.message.key for notice in state.notices],
        "vote": None if vote is None else [vote.topic, vote.seat, vote.agreed, vote.refused, vote.missing],
        "lines": len(lines),
        "broken": state.broken is not None,
        "known": {}
        if match is None
        else {str(seat): _told(state, seat) for seat in range(len(state.chairs))} | {"spectator": _told(state, None)},
        "results": {
            str(result.number): [
                result.game,
                result.started,
                result.ended,
                result.steps,
                result.names,
                result.people,
                result.teams,
                None if result.outcome is None else [[*result.outcome.scores], [*result.outcome.winners]],
            ]
            for result in sorted(finished, key=lambda result: result.number)
        },
        "games": {str(number): _of_game(table, lines, number) for number in range(1, state.number + 1)},
    }


def _told(state: TableState, seat: int | None) -> Found:
    """What the hall tells a seat about the present game."""
    match = state.match
    assert match is not None
    situation = match.situation(seat)
    options = match.options(seat) if seat in situation.waiting else ()
    listed = () if isinstance(options, LazyOptions) else options
    return {
        "view": digest(as_then(match.spec, situation.view)),
        "prompt": None if situation.prompt is None else situation.prompt.key,
        "waiting": list(situation.waiting),
        "ready": list(situation.ready),
        "answer": plain(situation.answer),
        "options": digest([option.decode() for option in texts(listed)]),
        "choices": len(options),
        "events": digest(as_then(match.spec, [[seen.step, seen.event] for seen in match.seen(seat)])),
    }


def _of_game(table: str, lines: list[bytes], number: int) -> Found:
    """A game of a table, the present one or an earlier one, as it can be looked at again."""
    found = replays.PlayedGame(read_log(table, lines, number), number)
    shown = replays.replay(found, None, 0, 200)
    receipt = replays.receipt(found) if found.over else None
    if receipt is not None:
        greathall.verify(found.record)
    return {
        "over": found.over,
        "names": found.names,
        "seed": found.record.seed,
        "actions": digest(found.record.actions),
        "moments": shown.moments,
        "page": digest(
            as_then(
                game(found.record.game),
                [
                    [each.step, each.by, each.situation.view, [seen.event for seen in each.events]]
                    for each in shown.page
                ],
            )
        ),
        "receipt": None if receipt is None else [receipt.commitment, receipt.key, receipt.final, receipt.steps],
    }


async def visitors(hall: Hall, table: str, keys: dict[str, str]) -> dict[str, Sitter]:
    """All of these people who belong to the table come back to it; by their ids."""
    here = (await hall.must_have(table)).state
    found = {}
    for key in keys.values():
        person = await hall.people.of_key(key)
        if person is not None and person.id in here.members and not here.members[person.id].kicked:
            found[person.id] = await Sitter(hall, table, key).come()
    return found


async def answer(hall: Hall, table: str, people: dict[str, Sitter], level: str = "random") -> bool:
    """Wait for the bots, then one person answers; false if the game is over, or stands still with its clock."""
    async with asyncio.timeout(60):
        while True:
            state = (await hall.must_have(table)).state
            match = state.match
            if match is None or state.phase != "playing" or (state.paused and match.held is not None):
                return False
            seat = next((seat for seat in match.waiting if state.chairs[seat].bot is None), None)
            if seat is not None:
                break
            await asyncio.sleep(0.001)
    action = greathall.bot(level, match.spec, Random(f"{table}/{match.step}/{seat}")).choose(match.g, seat)
    sitter = people[state.chairs[seat].person or ""]
    await sitter.must(p.Act, seat=seat, decision=match.decision, action=plain(action))
    return True


async def steps(hall: Hall, table: str) -> int:
    """How many answers of the present game count."""
    match = (await hall.must_have(table)).state.match
    return 0 if match is None else match.step


def heard(sitter: Sitter, seat: int) -> Found:
    """What a person who has just come was told about the game, as that seat, and what was said before."""
    update = sitter.update(seat)
    situation = update.situation
    events: list[Any] = []
    for each in sitter.all(p.Update):
        if each.seat == seat:
            events = [*([] if each.reset else events), *each.events]
    spec = game(sitter.state.game)
    return {
        "view": digest(as_then(spec, situation.view)),
        "waiting": list(situation.waiting),
        "ready": list(situation.ready),
        "answer": plain(situation.answer),
        "choices": update.count if update.asked else 0,
        "events": digest(as_then(spec, [[seen.step, seen.event] for seen in events])),
        "chat": [[chat.at, chat.name, chat.seat, chat.text, chat.emote] for chat in sitter.all(p.Chat)],
        "name": sitter.state.name,
        "status": sitter.state.phase,
    }


async def take_back(sitter: Sitter, seat: int) -> None:
    """An answer that was given in secret."""
    await sitter.must(p.Retract, seat=seat, decision=sitter.update(seat).decision)


async def agree(sitter: Sitter) -> None:
    """To the move that somebody wants to take back."""
    await sitter.must(p.Vote, topic="undo", agree=True)


async def begin(sitter: Sitter) -> None:
    """Bots on the free seats, and the deal."""
    await sitter.must(p.FillBots)
    await sitter.must(p.Start)


async def spoil(hall: Hall, table: str, old: bytes, new: bytes) -> None:
    """Another line at the end of a table's log: the last one that holds `old`, with `new` in its place."""
    lines = await hall.store.log(table)
    summary = await hall.store.table(table)
    assert summary is not None
    line = next(line for line in reversed(lines) if old in line)
    await hall.store.append(table, len(lines) + 1, [line.replace(old, new)], summary)
