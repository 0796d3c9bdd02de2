"""People who try what they may not: come back, look into hands, fill the table, take another's name, clog the doors."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import websockets

from greathall.core.errors import BadAction, Illegal
from greathall.core.registry import game
from greathall.server import commands, your_games
from greathall.server import protocol as p
from greathall.server.clock import WallClock
from greathall.server.commands import MAX_CHANGES, MAX_KNOCKS, MAX_MEMBERS
from greathall.server.hall import STEADY, Hall
from greathall.server.limits import Limits
from greathall.server.names import clean, distinct, skeleton
from greathall.server.store_games import Wish
from tests.server.guests import GENEROUS, Sitter, arrive, company, opened, served

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


# -- who was sent away -------------------------------------------------------------------------------------------------


async def test_who_was_sent_away_stays_out_under_any_name(hall: Hall) -> None:
    table, (luna, bob, _) = await company(hall, "Luna", "Bob", "Carl")
    me = bob.state.chairs[1].person
    assert me is not None
    await luna.must(p.Kick, person=me)
    again = await Sitter(hall, table, (await arrive(hall, "Bob again")).key).come()
    assert again.all(p.Bye)[0].reason.key == "refusal-knocked"
    assert again.all(p.Update) == []
    assert luna.state.knocks[0].name == "Bob again"
    watcher = await Sitter(hall, table, None).come()
    assert watcher.all(p.Bye)[0].reason.key == "refusal-table-guarded"
    await luna.must(p.Admit, person=luna.state.knocks[0].person, welcome=False)
    for key in (again.key, bob.key):
        out = await Sitter(hall, table, key).come()
        assert out.all(p.Bye)[0].reason.key == "refusal-kicked"
    assert luna.state.knocks == []


async def test_a_running_game_takes_strangers_only_if_the_host_lets_them(hall: Hall) -> None:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny", seats=3)
    tom = await Sitter(hall, table, (await arrive(hall, "Tom")).key).come()
    await tom.must(p.Sit, seat=2)
    assert tom.state.chairs[2].person is None
    assert await tom.refused(p.Sit, seat=2) == "refusal-knocked"
    assert await ginny.refused(p.Admit, person=luna.state.knocks[0].person) == "refusal-only-host"
    assert [(knock.name, knock.seat) for knock in luna.state.knocks] == [("Tom", 2)]
    await luna.must(p.Admit, person=luna.state.knocks[0].person)
    assert tom.state.chairs[2].name == "Tom"
    await tom.must(p.Stand, seat=2)
    await tom.must(p.Sit, seat=2)  # whoever held a seat may come back to it
    assert tom.state.chairs[2].name == "Tom"


async def test_only_so_many_may_knock(hall: Hall) -> None:
    table, _ = await company(hall, "Luna", "Ginny", seats=3)
    guests = [await Sitter(hall, table, (await arrive(hall, f"G{i}")).key).come() for i in range(MAX_KNOCKS + 1)]
    for guest in guests[:-1]:
        await guest.must(p.Sit, seat=2)
    assert await guests[-1].refused(p.Sit, seat=2) == "refusal-table-full"


async def test_an_undo_is_asked_of_those_for_whom_the_host_lets_a_bot_play(hall: Hall) -> None:
    """Else a host draws, seats a bot for the one who refuses, takes back, and has looked into the bag."""
    _, (luna, carl) = await company(hall, "Luna", "Carl", undo=True)
    await luna.act()
    await carl.act()
    await luna.must(p.Undo, seat=0)
    await carl.must(p.Vote, topic="undo", agree=False)
    await luna.notice("notice-dropped")
    step = luna.update().step
    assert await luna.refused(p.Undo, seat=0) == "refusal-undo-refused"
    await luna.must(p.SeatBot, seat=1)
    assert await luna.refused(p.Undo, seat=0) == "refusal-undo-refused"
    assert luna.update().step >= step


async def test_who_is_replaced_by_the_host_still_has_a_vote(hall: Hall) -> None:
    _, (luna, carl) = await company(hall, "Luna", "Carl", undo=True)
    hall.bots.stuck = True  # type: ignore[attr-defined]
    await luna.act()
    await carl.act()
    await luna.must(p.SeatBot, seat=1)
    await luna.must(p.Undo, seat=0)
    assert luna.state.proposal is not None
    assert luna.state.proposal.missing == [carl.state.chairs[1].person]


async def test_a_table_is_full_of_those_who_are_there(hall: Hall) -> None:
    table, (luna,) = await company(hall, "Luna", seats=2, start=False)
    for number in range(MAX_MEMBERS + 5):
        guest = await Sitter(hall, table, (await arrive(hall, f"Guest {number}")).key).come()
        assert not guest.all(p.Bye)
        await guest.go()
    assert len(luna.state.members) < 60
    state = hall.tables[table].state
    person = await hall.people.of_key((await arrive(hall, "Ginny")).key)
    assert person is not None
    crowd = {str(number) for number in range(MAX_MEMBERS)}
    with pytest.raises(Illegal, match="refusal-table-full"):
        commands.enter(state, person, crowd)


# -- answers -----------------------------------------------------------------------------------------------------------


async def test_unknown_fields_of_an_answer_are_refused_and_not_kept(hall: Hall) -> None:
    table, (luna, _) = await company(hall, "Luna", "Ginny")
    update = await luna.asked()
    assert update.options is not None
    action = {**update.options[0].action, "junk": "x" * 60_000}
    act = {"seat": 0, "decision": update.decision, "action": action}
    assert await luna.refused(p.Act, **act) == "bad-action"
    assert await luna.refused(p.Check, **act) == "bad-action"
    assert not any(b"junk" in line for line in await hall.store.log(table))
    with pytest.raises(BadAction):
        commands.read_action(game("scrabble"), {"type": "place", "tiles": ["A8H"], "more": 1})
    for option in (await luna.asked()).options or []:
        commands.read_action(game("bluff"), option.action)


async def test_a_mind_changes_only_so_often_and_nobody_else_notices(hall: Hall) -> None:
    _, (luna, ginny) = await company(hall, "Luna", "Ginny")
    update = await luna.asked()
    assert update.options is not None
    answers = [option.action for option in update.options]

    async def seen() -> int:
        before = len(ginny.all(p.Pong))
        ginny.say(p.Ping())
        await ginny.until(lambda: len(ginny.all(p.Pong)) > before)
        return ginny.all(p.Pong)[-1].seq

    await luna.must(p.Act, seat=0, decision=1, action=answers[0])
    told, heard = await seen(), len(ginny.heard)
    for number in range(MAX_CHANGES):
        await luna.must(p.Act, seat=0, decision=1, action=answers[number % len(answers)])
    assert await luna.refused(p.Act, seat=0, decision=1, action=answers[0]) == "refusal-too-many-changes"
    assert await seen() == told
    assert len(ginny.heard) == heard + 1  # only the pong
    await ginny.act()
    assert ginny.update().seq == told + 1
    await luna.act()


# -- names -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("blank", [*"\u3164\u2800\u115f\ufe0f\u034f\u17b4\u200b\u2060", "\u0301\u0302", " \u200d "])
def test_a_name_that_nobody_sees_is_none(blank: str) -> None:
    with pytest.raises(Illegal, match="refusal-empty-text"):
        clean(blank)


def test_names_are_kept_readable() -> None:
    assert clean("  Zoë\tLovegood ") == "Zoë Lovegood"
    assert clean("Nguyễn") == "Nguyễn"
    assert clean("L" + "\u0316" * 20) == "L\u0316\u0316"
    assert clean("\U0001f469\u200d\U0001f680") == "\U0001f469\u200d\U0001f680"
    assert clean("Lu\u3164na") == "Luna"


def test_look_alikes_are_marked() -> None:
    for other in ("Аlder", "ALDER", "A1der", "Alder\u0301", "Al der", "Αlder"):
        assert skeleton(other) == skeleton("Alder")
        assert distinct(other, ["Luna", "Alder"]).endswith(" (2)")
    assert distinct("Luna", ["Ginny"]) == "Luna"
    assert distinct("Luna", ["Luna", "Luna (2)"]) == "Luna (3)"
    assert len(distinct("L" * 24, ["L" * 24])) == 24


async def test_nobody_takes_the_name_of_a_bot_or_a_player(hall: Hall) -> None:
    table, (luna,) = await company(hall, "Luna", seats=2)
    bot = luna.state.chairs[1].name
    for name in (bot, "Lunа"):
        await Sitter(hall, table, (await arrive(hall, name)).key).come()
    names = [member.name for member in luna.state.members]
    assert names == ["Luna", f"{bot} (2)", "Lunа (2)"]


# -- the clock ---------------------------------------------------------------------------------------------------------


async def test_a_clock_that_jumps_closes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    wall, steady = time.time, time.monotonic
    shift, passed = 0.0, 0.0
    async with opened(tmp_path, close_after=30 * 86400, unload_after=1e9) as hall:
        monkeypatch.setattr(time, "time", lambda: wall() + shift + passed)
        monkeypatch.setattr(time, "monotonic", lambda: steady() + passed)
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", pace="brisk")
        await luna.go()
        await ginny.go()
        for jump in (31 * 86400, 31 * 86400, 0, -3600):
            shift = jump
            await hall.close_idle_tables()
            assert hall.tables[table].state.phase == "playing"
        shift, passed = 0, 31 * 86400.0  # a month that really passes, with looks in between
        await hall.close_idle_tables()
        assert hall.tables[table].state.phase == "playing"  # too soon after the last jump
        passed += 2 * STEADY
        await hall.close_idle_tables()
        assert hall.tables[table].state.phase == "closed"
        assert (await Sitter(hall, table, luna.key).come()).state.phase == "playing"


@pytest.mark.parametrize("days", [-1, 40])
async def test_a_hall_that_starts_with_another_date_has_all_its_tables(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, days: int
) -> None:
    async with opened(tmp_path) as hall:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny", visibility="open")
        me = await hall.people.of_key(luna.key or "")
        assert me is not None
        await luna.go()
        await ginny.go()
    wall = time.time
    monkeypatch.setattr(time, "time", lambda: wall() + days * 86400)
    async with opened(tmp_path) as hall:
        assert table in {summary.id for summary in await hall.listed(me)}
        assert [summary.id for summary in await your_games.running(hall.store, me.id)] == [table]
        await hall.close_idle_tables()
        back = [await Sitter(hall, table, sitter.key).come() for sitter in (luna, ginny)]
        assert back[0].state.phase == "playing"
        await asyncio.gather(*(sitter.play_out() for sitter in back))
        assert [game.table for game in (await your_games.finished(hall.store, me.id, Wish(), None, 25)).games] == [
            table
        ]


def test_the_clocks_are_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    now = {"time": 1000.0, "monotonic": 5.0}
    for name in now:
        monkeypatch.setattr(time, name, lambda name=name: now[name])
    clock = WallClock()
    for _ in range(3):
        now["time"] += 100
        now["monotonic"] += 100
        clock.steady()
    assert clock.steady() == 300
    now["time"] -= 3600
    assert clock.steady() == 0
    now["monotonic"] += 50
    now["time"] += 50
    assert clock.steady() == 50


# -- requests ----------------------------------------------------------------------------------------------------------


async def raw(address: str, request: bytes) -> int:
    """The status of the answer to these bytes."""
    host, port = address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(request)
    line = await asyncio.wait_for(reader.readline(), 30)
    writer.close()
    return int(line.split()[1])


def posted(path: str, body: bytes, kind: str = "application/json") -> bytes:
    head = f"POST {path} HTTP/1.1\r\nHost: localhost\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n\r\n"
    return head.encode() + body


async def test_no_request_is_a_fault_of_the_hall(hall: Hall) -> None:
    """Everything with which the audit got a status of 500."""
    deep = b'{"name":' + b"[" * 30_000 + b"]" * 30_000 + b"}"
    async with served(hall) as address:
        for bad in ("[", "]", "[::1"):
            assert await raw(address, f"GET /api/hall HTTP/1.1\r\nHost: {bad}\r\n\r\n".encode()) == 403
        origin = b"GET /api/hall HTTP/1.1\r\nHost: localhost\r\nOrigin: http://[\r\n\r\n"
        assert await raw(address, origin) == 403
        upgrade = b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        key = b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: http://[\r\n\r\n"
        assert await raw(address, b"GET /api/tables/x/socket HTTP/1.1\r\nHost: localhost\r\n" + upgrade + key) == 403
        for path in ("/api/people", "/api/tables"):
            assert await raw(address, posted(path, b'{"name":"\xff"}')) in (400, 401)
            assert await raw(address, posted(path, deep)) in (400, 401)
        assert await raw(address, posted("/api/people", b'{"name":"Luna"}', "text/plain")) == 415
        assert await raw(address, b"GET /" + b"a" * 4000 + b".js HTTP/1.1\r\nHost: localhost\r\n\r\n") == 404


async def test_a_private_table_tells_strangers_nothing(hall: Hall) -> None:
    table, (luna,) = await company(hall, "Luna", seats=2, start=False)
    await luna.must(p.Configure, visibility="closed")
    async with served(hall) as address, httpx.AsyncClient(base_url=address) as http:
        assert (await http.get(f"/api/tables/{table}")).status_code == 403
        mine = await http.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {luna.key}"})
        assert mine.json()["names"][0] == "Luna"


async def test_schemas_are_made_once(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    async with served(hall) as address, httpx.AsyncClient(base_url=address) as http:
        paths = ("/api/games/stupefy/schema.json", "/api/protocol.json", "/schema/openapi.json")
        first = [(await http.get(path)).content for path in paths]
        made: list[Any] = []
        monkeypatch.setattr("msgspec.json.schema_components", lambda *args, **more: made.append(args))
        assert [(await http.get(path)).content for path in paths] == first
        assert made == []


# -- connections -------------------------------------------------------------------------------------------------------

TIGHT = Limits(
    **{name: getattr(GENEROUS, name) for name in ("messages_a_second", "requests_a_second", "requests_at_once")},
    silent_connections=40,
    silent_connections_an_address=30,
    header_seconds=0.3,
    body_seconds=0.3,
    write_seconds=0.3,
    connections=6,
    connections_reserved=3,
)


async def gone(reader: asyncio.StreamReader) -> bool:
    """Was the connection cut off?"""
    try:
        return await asyncio.wait_for(reader.read(10), 20) == b""
    except ConnectionError:
        return True


async def test_silent_and_slow_connections_keep_nobody_out(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=TIGHT) as hall, served(hall) as address:
        host, port = address.removeprefix("http://").split(":")
        silent = [await asyncio.open_connection(host, int(port)) for _ in range(100)]
        async with httpx.AsyncClient(base_url=address) as http:
            assert (await http.get("/api/hall")).status_code == 200
        assert len(hall.connections.silent) <= TIGHT.silent_connections_an_address
        assert hall.connections.cut >= 70
        slow = [await asyncio.open_connection(host, int(port)) for _ in range(2)]
        slow[0][1].write(b"GET / HTTP/1.1\r\nHost: loc")
        slow[1][1].write(posted("/api/people", b'{"name":"Luna"}')[:-5])
        for reader, writer in (*silent, *slow):
            assert await gone(reader)
            writer.close()
        async with asyncio.timeout(20):
            while hall.connections.open:
                await asyncio.sleep(0.01)
        assert not hall.connections.silent
        assert not hall.connections._silent_by


async def test_the_last_sockets_are_for_those_who_sit_at_a_table(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=TIGHT) as hall, served(hall) as address:
        table, (luna, ginny) = await company(hall, "Luna", "Ginny")
        place = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"

        async def come(key: str | None) -> tuple[Any, str]:
            socket = await websockets.connect(place)
            await socket.send('{"type":"hello"}' if key is None else f'{{"type":"hello","key":"{key}"}}')
            return socket, str(await socket.recv())

        watching = [await come(None) for _ in range(4)]
        assert ["welcome" in first for _, first in watching] == [True] * 3 + [False]
        assert "refusal-hall-full" in watching[-1][1]
        seated = [await come(sitter.key) for sitter in (luna, ginny)]
        assert all("welcome" in first for _, first in seated)
        for socket, _ in (*watching, *seated):
            await socket.close()


async def test_who_reads_nothing_is_cut_off(tmp_path: Path) -> None:
    async with opened(tmp_path, limits=TIGHT) as hall, served(hall) as address:
        host, port = address.removeprefix("http://").split(":")
        reader, writer = await asyncio.open_connection(host, int(port), limit=1)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        asking = b"GET /schema/openapi.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        async with asyncio.timeout(30):
            while not hall.connections.cut:
                if not writer.transport.is_closing():
                    writer.write(asking)
                await asyncio.sleep(0.02)
        writer.close()
        assert reader is not None
