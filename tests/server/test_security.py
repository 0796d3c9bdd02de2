"""What strangers may not do."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from greathall.core.errors import Illegal
from greathall.core.registry import game
from greathall.remote import Guest
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.limits import Limits
from greathall.server.people import hash_key
from tests.deep import deep
from tests.server.guests import GENEROUS, Sitter, arrive, company, new_table, opened, served

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


# -- keys --------------------------------------------------------------------------------------------------------------


async def test_a_key_is_kept_only_as_a_hash(hall: Hall, tmp_path: Path) -> None:
    luna = await arrive(hall, "Luna")
    assert (await hall.store.person_of_key(hash_key(luna.key))) is not None
    assert (await hall.store.person_of_key(luna.key)) is None
    content = b"".join(path.read_bytes() for path in tmp_path.iterdir() if path.is_file())
    assert luna.key.encode() not in content
    assert hash_key(luna.key).encode() in content


async def test_without_the_key_there_is_no_hand_and_no_move(hall: Hall) -> None:
    table, (luna, _) = await company(hall, "Luna", "Ginny")
    await luna.asked()
    forged = await Sitter(hall, table, "A" * 43).come()
    assert (forged.all(p.Bye)[0].reason.key, forged.closed) == ("refusal-unknown-key", 1008)
    nameless = await Sitter(hall, table, None).come()
    await nameless.until(lambda: nameless.all(p.Update))
    assert nameless.update().seat is None
    assert nameless.update().situation.view["hand"] == []
    update = luna.update()
    assert update.options is not None
    move = {"seat": 0, "decision": update.decision, "action": update.options[0].action}
    assert await nameless.refused(p.Act, **move) == "refusal-no-key"
    stranger = await Sitter(hall, table, (await arrive(hall, "Tom")).key).come()
    assert await stranger.refused(p.Act, **move) == "refusal-not-your-seat"
    assert stranger.update().seat is None


async def test_http_needs_the_key_too(hall: Hall) -> None:
    async with served(hall) as address, httpx.AsyncClient(base_url=address) as http:
        for method, path in (("GET", "/api/me"), ("POST", "/api/tables"), ("POST", "/api/me/code")):
            body = {"json": {"game": "bluff"}} if path == "/api/tables" else {}
            answer = await http.request(method, path, **body)  # type: ignore[arg-type]
            assert (answer.status_code, answer.json()["reason"]["key"]) == (401, "refusal-no-key")
            answer = await http.request(method, path, headers={"authorization": "Bearer " + "x" * 43}, **body)  # type: ignore[arg-type]
            assert (answer.status_code, answer.json()["reason"]["key"]) == (401, "refusal-unknown-key")


# -- other origins -----------------------------------------------------------------------------------------------------


async def test_pages_of_others_are_refused(tmp_path: Path) -> None:
    async with opened(tmp_path, origins=("https://games.example.org",)) as hall, served(hall) as address:
        luna = await arrive(hall, "Luna")
        table = await new_table(hall, luna)
        url = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
        for origin in ("https://evil.example", "null", address.replace("http", "https") + "0"):
            with pytest.raises(InvalidStatus) as refused:
                await connect(url, origin=origin, proxy=None)  # type: ignore[arg-type]
            assert refused.value.response.status_code == 403
        for allowed in (address, "https://games.example.org", None):
            async with connect(url, origin=allowed, proxy=None) as socket:  # type: ignore[arg-type]
                await socket.send(msgspec.json.encode(p.Hello()).decode())
                assert json.loads(await socket.recv())["type"] == "welcome"
        async with httpx.AsyncClient(base_url=address) as http:
            answer = await http.post("/api/people", json={"name": "x"}, headers={"origin": "https://evil.example"})
            assert (answer.status_code, answer.json()["reason"]["key"]) == (403, "refusal-other-origin")
            answer = await http.get("/api/hall", headers={"host": "evil.example"})
            assert answer.status_code == 403
            answer = await http.get("/api/hall", headers={"host": "games.example.org"})
            assert answer.status_code == 200


async def test_every_answer_carries_the_usual_headers(hall: Hall) -> None:
    async with served(hall) as address, httpx.AsyncClient(base_url=address) as http:
        for path in ("/", "/api/hall", "/api/nothing", "/health", "/api/me", "/schema/openapi.json"):
            headers = (await http.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'none'" in policy
            assert "unsafe" not in policy
            assert "http" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "no-referrer"
            assert headers["x-frame-options"] == "DENY"
            assert "server" not in headers
            assert "access-control-allow-origin" not in headers
        assert (await http.get("/api/me")).headers["cache-control"] == "no-store"


# -- limits ------------------------------------------------------------------------------------------------------------


async def test_limits_of_size_and_rate(tmp_path: Path) -> None:
    limits = Limits(messages_a_second=0.001, messages_at_once=5, chat_at_once=3, chat_a_second=0.001)
    async with opened(tmp_path, limits=limits) as hall:
        luna = await arrive(hall, "Luna")
        sitter = await Sitter(hall, await new_table(hall, luna), luna.key).come()
        sitter.say_raw('{"type":"say","id":"1","text":"' + "x" * 70000 + '"}')
        reason = (await sitter.until(lambda: sitter.all(p.Refused)))[0].reason
        assert (reason.key, reason.args["most"]) == ("refusal-too-long", 65536)
        for _ in range(3):
            await sitter.must(p.Say, text="hi")
        assert await sitter.refused(p.Gesture, emote="hurry") == "refusal-too-fast"
        assert await sitter.refused(p.FillBots) == "refusal-too-fast"
        for _ in range(60):
            sitter.say(p.Ping())
        await sitter.until(lambda: sitter.closed)
        assert sitter.all(p.Bye)[0].again


async def test_a_giant_frame_closes_the_socket_and_nothing_else(hall: Hall) -> None:
    async with served(hall) as address:
        luna = await arrive(hall, "Luna")
        table = await new_table(hall, luna)
        async with connect(f"{address.replace('http', 'ws')}/api/tables/{table}/socket", proxy=None) as socket:
            await socket.send("x" * 200_000)
            with pytest.raises(ConnectionClosed):
                await socket.recv()
            assert socket.close_code == 1009
        assert hall.tables[table].state.seq == 2


async def test_limits_of_connections_tables_people_and_requests(tmp_path: Path) -> None:
    limits = Limits(
        connections_an_address=1, tables_a_person=2, people_an_hour=3, requests_at_once=14, requests_a_second=0.001
    )
    async with opened(tmp_path, limits=limits) as hall, served(hall) as address, Guest(address) as nobody:
        async with await Guest.arrive(address, "Luna") as luna:
            table = await luna.create("bluff")
            await luna.create("bluff")
            with pytest.raises(Illegal, match="refusal-too-many-tables"):
                await luna.create("bluff")
            url = f"{address.replace('http', 'ws')}/api/tables/{table.id}/socket"
            async with connect(url, proxy=None), connect(url, proxy=None) as second:
                with pytest.raises(ConnectionClosed):
                    await second.recv()
                assert second.close_code == 1013
            await Guest.arrive(address, "Ginny")
            await Guest.arrive(address, "Tom")
            with pytest.raises(Illegal, match="refusal-too-many-people"):
                await Guest.arrive(address, "Draco")
        answers = [await asyncio.gather(nobody.tables(), return_exceptions=True) for _ in range(12)]
        assert "refusal-too-fast" in str(answers[-1][0])


async def test_a_slow_listener_delays_nobody(hall: Hall) -> None:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    stuck = asyncio.Event()

    async def never(_: str) -> None:
        await stuck.wait()

    slow = Sitter(hall, table, None)
    slow.send = never  # type: ignore[method-assign, assignment]
    visiting = asyncio.create_task(slow.come())
    while len(hall.tables[table].broadcast.connections) < 3:
        await asyncio.sleep(0)
    connection = next(c for c in hall.tables[table].broadcast.connections if c.person is None)
    for number in range(connection.most):
        await luna.must(p.Say, text=str(number))
    assert connection.closing
    await asyncio.gather(luna.play_out(), ginny.play_out())
    stuck.set()
    await visiting
    assert slow.closed == 1013


# -- nonsense ----------------------------------------------------------------------------------------------------------

ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=3),
    max_leaves=8,
)
TAGS = [t.__struct_config__.tag for t in (p.Act, p.Retract, p.Sit, p.Stand, p.Vote, p.Undo, p.Check, p.Rename, p.Hello)]
MESSAGES = st.fixed_dictionaries(
    {"type": st.sampled_from(TAGS) | st.text(max_size=10)},
    optional={
        name: ANYTHING | st.integers(0, 5)
        for name in ("id", "seat", "decision", "action", "person", "name", "agree", "topic")
    },
)
NONSENSE = st.text(max_size=40) | MESSAGES.map(json.dumps) | st.binary(max_size=20).map(lambda b: b.decode("latin-1"))


@given(st.lists(NONSENSE, min_size=1, max_size=30))
@settings(
    max_examples=6,
    deadline=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
    database=None,
)
def test_nonsense_leaves_the_table_as_it_was(tmp_path_factory: pytest.TempPathFactory, nonsense: list[str]) -> None:
    """From a spectator with a key and from one without: ill-formed, out of order, repeated, not theirs."""

    async def scene() -> None:
        async with opened(tmp_path_factory.mktemp("hall")) as hall:
            table, (luna, _) = await company(hall, "Luna", "Ginny")
            play = hall.tables[table].state.match
            assert play is not None
            stranger = await Sitter(hall, table, (await arrive(hall, "Tom")).key).come()
            before = game("bluff").hash(play.g), play.decision, [c.person for c in luna.state.chairs]
            for text in nonsense * 2:
                stranger.say_raw(text)
            assert isinstance(await stranger.do(p.Say, text="done"), p.Done)
            assert (game("bluff").hash(play.g), play.decision, [c.person for c in luna.state.chairs]) == before
            await luna.act()

    asyncio.run(scene())


async def test_messages_out_of_order_and_replayed(hall: Hall) -> None:
    table, (luna, ginny) = await company(hall, "Luna", "Ginny")
    first = await luna.asked()
    assert first.options is not None
    early = Sitter(hall, table, luna.key)
    early._task = asyncio.create_task(_visit(early))
    early.say(p.Act(id="early", seat=0, decision=first.decision, action=first.options[0].action))
    await early.until(lambda: early.closed)
    assert early.all(p.Refused)[0].reason.key == "refusal-no-hello"
    luna.say(p.Hello(luna.key))
    await luna.until(lambda: luna.all(p.Refused))
    assert luna.all(p.Refused)[0].reason.key == "refusal-hello-twice"
    act = p.Act(id="mine", seat=0, decision=first.decision, action=first.options[0].action)
    await luna.do(act)
    await ginny.act()
    replayed = p.Act(id="replayed", seat=0, decision=first.decision, action=first.options[0].action)
    answer = await luna.do(replayed)
    assert isinstance(answer, p.Refused)
    assert answer.reason.key == "refusal-too-late"
    stolen = p.Act(id="mine", seat=0, decision=first.decision + 1, action=first.options[1].action)
    answer = await ginny.do(stolen)
    assert isinstance(answer, p.Refused)
    assert answer.reason.key == "refusal-not-your-seat"


async def _visit(sitter: Sitter) -> None:
    from greathall.server.session import visit

    await visit(sitter.hall, sitter.table, sitter)


@pytest.mark.parametrize("name", ["<img src=x onerror=alert(1)>", "a\u202eb\x1b[31m", "Robert'); DROP TABLE people;--"])
async def test_names_are_data(hall: Hall, name: str) -> None:
    person = await arrive(hall, name[:24])
    sitter = await Sitter(hall, await new_table(hall, person), person.key).come()
    shown = sitter.state.chairs[0].name
    assert not any(ord(c) < 32 or c == "\u202e" for c in shown)
    assert (await hall.people.of_key(person.key)) is not None
    if "<" in name:
        assert shown == name[:24]


# -- the HTTP interface against its own description --------------------------------------------------------------------


@pytest.mark.parametrize("requests", [1, deep(20)])
def test_the_http_interface_keeps_its_word(tmp_path: Path, requests: int) -> None:
    """Schemathesis: whatever is sent, the answers are those that OpenAPI promises, and never a fault of the hall."""
    asyncio.run(check_interface(tmp_path, requests))


async def check_interface(folder: Path, requests: int) -> None:
    generous = msgspec.structs.replace(GENEROUS, people_an_hour=1e9, tables_a_person=10**6, claims_a_minute=1e9)
    async with opened(folder, limits=generous) as hall, served(hall) as address:
        luna = await arrive(hall, "Luna")
        table = await new_table(hall, luna, bots="easy", start=True)
        await asyncio.to_thread(attack, address, luna.key, table, requests)
        assert hall.metrics.counters["faults"] == 0


def attack(address: str, key: str, table: str, requests: int) -> None:
    """So many requests of each kind."""
    import schemathesis  # a second to load, in every process that collects this file

    schema = schemathesis.openapi.from_url(f"{address}/schema/openapi.json")
    headers = {"authorization": f"Bearer {key}"}
    checked = 0
    for found in schema.get_all_operations():
        operation: Any = found.ok()

        @given(case=operation.as_strategy())
        @settings(
            max_examples=requests,
            deadline=None,
            database=None,
            phases=[Phase.generate],
            suppress_health_check=[*HealthCheck],
            derandomize=True,
        )
        def one(case: Any) -> None:
            if case.path_parameters and "table" in case.path_parameters and len(str(case.path_parameters["table"])) % 2:
                case.path_parameters["table"] = table
            response = case.call(base_url=address, headers=headers)
            case.validate_response(response)

        one()
        checked += 1
    assert checked >= 20
