"""Several nodes on one PostgreSQL: here two halls in one process, with real ports between them."""

from __future__ import annotations

import asyncio
import dataclasses
import time
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, cast

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect

import greathall
from greathall.cli import main
from greathall.core.errors import Illegal
from greathall.core.registry import games
from greathall.remote import Guest
from greathall.remote.visit import new_id
from greathall.server import postgres
from greathall.server import protocol as p
from greathall.server.cluster import nodes
from greathall.server.cluster.cluster import Cluster
from greathall.server.cluster.forwarding import HEADER, PING, purpose
from greathall.server.cluster.rules import knows, rules_here
from greathall.server.hall import Hall, HallConfig
from greathall.server.neighbours import Elsewhere
from greathall.server.store import LeaseLost, StoreError
from tests.deep import deep
from tests.server.guests import GENEROUS, HereAndNow, Sitter, arrive, company, new_table, served
from tests.server.push_service import PushService, signed_by
from tests.server.test_away import ends_turn

pytestmark = pytest.mark.anyio


@asynccontextmanager
async def node(folder: Path, database: str, name: str, **choices: Any) -> AsyncIterator[Hall]:
    """One node, with a port and bots that answer at once."""
    async with AsyncExitStack() as stack:
        wish = {"limits": GENEROUS, "bot_pause": 0.0, "cleanup_interval": 1e9, **choices}
        config = HallConfig(data_dir=folder, database=database, node=name, node_address="http://127.0.0.1:9", **wish)
        hall = await Hall.open(config, HereAndNow())
        stack.push_async_callback(hall.close)
        address = await stack.enter_async_context(served(hall))
        hall.address = address
        store = cluster(hall).store
        await store._ask("UPDATE nodes SET address = $2 WHERE id = $1", store.node, address)
        yield hall


def cluster(hall: Hall) -> Cluster:
    assert isinstance(hall.neighbours, Cluster)
    return hall.neighbours


@pytest.fixture
async def pair(tmp_path: Path, fresh_database: str) -> AsyncIterator[tuple[Hall, Hall]]:
    async with node(tmp_path, fresh_database, "a") as a, node(tmp_path, fresh_database, "b") as b:
        await asyncio.gather(cluster(a).nodes.beat(), cluster(b).nodes.beat())
        yield a, b


def fall_silent(hall: Hall) -> None:
    """As if the whole process stood still: no signs of life, no news."""
    for task in hall._background_tasks:
        task.cancel()


async def silence(hall: Hall) -> None:
    """The others take this node for dead, as after five seconds."""
    fall_silent(hall)
    await cluster(hall).store._ask("UPDATE nodes SET seen = seen - 6000 WHERE id = $1", cluster(hall).nodes.id)


async def die(hall: Hall, port: int = 9) -> None:
    """As if the process were killed: nobody is at its address any more, and PostgreSQL has lost its connection."""
    store = cluster(hall).store
    await store._ask("UPDATE nodes SET address = $2 WHERE id = $1", store.node, f"http://127.0.0.1:{port}")
    fall_silent(hall)
    store._life.terminate()


async def test_a_table_is_played_through_any_node(pair: tuple[Hall, Hall]) -> None:
    a, b = pair
    luna = await Guest.arrive(a.address, "Luna")
    ginny = await Guest.arrive(b.address, "Ginny")
    table = (await luna.create("bluff", seats=2)).id
    assert await ginny.join(table, 1) == 1  # forwarded
    async with luna.visit(table) as host, ginny.visit(table) as other:
        await host.do(p.Start(id=new_id()))

        async def play(visit: Any) -> None:
            async for update in visit.updates():
                if update.asked and update.options:
                    await visit.answer(update, update.options[0].action)

        async with asyncio.timeout(30):
            await asyncio.gather(play(host), play(other))
        assert [*a.tables] == [table]
        assert not b.tables
        assert b.gauges()["sockets_forwarded"] == 1
        assert (await ginny.replay(table)).over  # forwarded, with an answer that has a body
        async with asyncio.timeout(10):  # presence and statistics are known at the other node, too
            while len((await ginny.get(f"/api/tables/{table}", p.TableSummary)).here) < 2:
                await asyncio.sleep(0.05)
            while (await b.statistics()) != (await a.statistics()) or len((await b.bookkeeper.opened()).entries) != 1:
                await asyncio.sleep(0.05)
        assert greathall.verify(await ginny.record(table)).over
    for guest in (luna, ginny):
        await guest.leave()


async def test_a_table_whose_node_is_silent_is_taken_over_and_the_old_owner_cannot_write(
    pair: tuple[Hall, Hall],
) -> None:
    a, b = pair
    table, (luna,) = await company(a, "Luna", seats=2)
    await luna.act()
    old = a.tables[table]
    before = old.state.seq
    await silence(a)
    again = await Sitter(b, table, luna.key).come(before)
    assert again.update().seq >= before
    await again.act()
    assert cluster(b).store.fences[table] == 2
    with pytest.raises(LeaseLost):  # in the same transaction as the line
        await a.store.append(table, old.state.seq + 1, [b"{}"], old.state.summary())
    heard = len(luna.heard)
    luna.say(p.Say(id="x", text="still here?"))
    await luna.until(lambda: luna.closed is not None)
    assert luna.closed == 1012
    assert luna.heard[heard:] == []  # neither told nor refused: it is repeated at the new owner
    await luna.go()


@pytest.mark.deep
async def test_a_node_that_stood_still_shows_nobody_what_is_outdated(pair: tuple[Hall, Hall]) -> None:
    a, b = pair
    table, (luna,) = await company(a, "Luna", seats=2)
    await silence(a)
    again = await Sitter(b, table, luna.key).come()
    await again.act()
    cluster(a).nodes._sent = time.monotonic() - 6  # it wakes up
    seen = await Sitter(a, table, luna.key).come()
    assert [bye.again for bye in seen.all(p.Bye)] == [True]
    assert not seen.all(p.Update)
    assert luna.closed == 1012
    assert table not in a.tables
    await asyncio.gather(*(sitter.go() for sitter in (luna, again, seen)))


async def test_on_sigterm_a_node_hands_its_tables_over(pair: tuple[Hall, Hall]) -> None:
    a, b = pair
    luna = await Guest.arrive(a.address, "Luna")
    table = (await luna.create("bluff", seats=2, bots="easy", start=True)).id
    async with luna.visit(table) as visit, httpx.AsyncClient(trust_env=False) as http:
        async with asyncio.timeout(20):
            while visit.table is None:
                await asyncio.sleep(0.01)
        await a.neighbours.drain()
        assert (await http.get(f"{a.address}/health")).status_code == 503
        async with asyncio.timeout(20):  # it comes back to a, which passes it on
            while table not in b.tables or not b.tables[table].broadcast.connections:
                await asyncio.sleep(0.01)
        assert not a.tables
        assert cluster(a).store.fences == {}
        await visit.do(p.Say(id=new_id(), text="we have moved"))
    await luna.leave()


async def test_what_is_not_at_a_table_works_from_every_node(pair: tuple[Hall, Hall]) -> None:
    a, b = pair
    table, (luna,) = await company(a, "Luna", seats=2, start=False)
    other = await Guest.arrive(b.address, "Ginny")
    person = await b.people.of_key(luna.key or "")
    assert person is not None
    await b.rename(person, "Selena")
    await luna.until(lambda: any(chair.name == "Selena" for chair in luna.state.chairs))
    assert [*a.tables] == [table]  # it was not moved for that
    code = await a.people.code(person)
    assert (await b.people.claim(code.code)).person == person.id
    with pytest.raises(Illegal, match="unknown-code"):
        await a.people.claim(code.code)
    await b.store.ban(other.person, None, 1)
    b.bans[other.person] = None
    b.neighbours.person_changed(other.person)
    async with asyncio.timeout(10):
        while other.person not in a.bans:
            await asyncio.sleep(0.02)
    moved = await b.must_have(table)  # what only b can do makes the table come
    assert moved.state.name == a.tables.get(table, moved).state.name
    assert luna.closed == 1012
    assert not a.tables
    await luna.go()
    await other.leave()


@pytest.mark.deep
async def test_a_device_that_is_known_by_one_node_is_called_by_another_once(
    tmp_path: Path, fresh_database: str
) -> None:
    service = PushService()
    open_to = {"push_services": ("127.0.0.1",)}
    async with (
        node(tmp_path, fresh_database, "a", **open_to) as a,
        node(tmp_path, fresh_database, "b", **open_to) as b,
        httpx.AsyncClient(base_url=b.address, trust_env=False) as http,
    ):
        await asyncio.gather(cluster(a).nodes.beat(), cluster(b).nodes.beat())
        table, people = await company(a, "Luna", "Ginny", game="scrabble", pace="day", name="Owls")
        [seat] = people[0].update().situation.waiting
        asked, other = people[seat], people[1 - seat]
        phone = service.device("phone")
        headers = {"authorization": f"Bearer {other.key}"}
        assert (await http.post("/api/me/push", json=phone.subscription(), headers=headers)).status_code == 204
        await other.go()
        await ends_turn(a, asked, seat)
        await asyncio.gather(a.push.settled(), b.push.settled())
        [(path, signed, body)] = service.sent
        assert path == "/phone"
        assert phone.decrypt(body)["path"] == f"/table/{table}"
        assert signed_by(signed, (await http.get("/api/push")).json()["key"]), "with the key that b has told the device"
        await asked.go()
        cluster(a).let_go(table)
        await b.must_have(table)  # it knows that the device has been told
        await asyncio.gather(a.push.settled(), b.push.settled())
        assert len(service.sent) == 1
    service.close()


@pytest.mark.deep
async def test_who_was_reminded_by_one_node_is_not_reminded_by_another(pair: tuple[Hall, Hall]) -> None:
    a, b = pair
    table, people = await company(a, "Luna", "Ginny", game="scrabble", pace="day")
    [seat] = people[0].update().situation.waiting
    other = await a.people.of_key(people[1 - seat].key or "")
    assert other is not None
    await people[seat].go()
    summary = a.tables[table].state.summary()
    async with asyncio.timeout(10):
        while {hall.reminders.state(summary, other.id) for hall in pair} != {"open"}:
            await asyncio.sleep(0.02)
        await a.reminders.remind(summary, other)
        while b.reminders.state(summary, other.id) != "done":
            await asyncio.sleep(0.02)
    with pytest.raises(Illegal, match="refusal-reminded"):
        await b.reminders.remind(summary, other)
    await people[1 - seat].go()


async def test_no_table_goes_to_a_node_that_lacks_its_rules(tmp_path: Path, fresh_database: str) -> None:
    """An upgrade, node by node: `old` has the rules of yesterday, and leaves the games of today alone."""
    greathall.games()["bluff"] = dataclasses.replace(greathall.game("bluff"), version=2, oldest=1)
    async with node(tmp_path, fresh_database, "old") as old, node(tmp_path, fresh_database, "new") as new:
        store, yesterday = cluster(old).store, {**rules_here(), "bluff": (0, 1)}
        cluster(old).nodes.rules = yesterday
        written = msgspec.json.encode(yesterday).decode()
        await store._ask("UPDATE nodes SET rules = $2 WHERE id = $1", store.node, written)
        await asyncio.gather(cluster(old).nodes.beat(), cluster(new).nodes.beat())
        assert not cluster(old).nodes.alike
        assert cluster(new).nodes.alike

        table, (luna, ginny) = await company(new, "Luna", "Ginny")
        await asyncio.gather(luna.go(), ginny.go())
        cluster(new).let_go(table)
        async with asyncio.timeout(10):
            while table in cluster(new).store.fences:
                await asyncio.sleep(0.01)
        with pytest.raises(Elsewhere):
            await old.must_have(table)
        assert await old.neighbours.elsewhere(table)
        back = Guest(old.address, ginny.key)
        async with back.visit(table) as visit:  # it comes to `old`, which passes it on
            async with asyncio.timeout(20):
                while visit.table is None:
                    await asyncio.sleep(0.01)
            assert visit.table.phase == "playing"
        await back.leave()
        assert table in new.tables
        assert table not in old.tables

        await silence(new)  # nobody is left who could: then it is shown as a game that stands still, and its record
        await cluster(old).nodes.beat()
        await old.must_have(table)
        assert cluster(old).nodes.better("bluff", 2) is None
    assert knows({"bluff": (1, 3)}, "bluff", 2)
    assert not knows({"bluff": (0, 3)}, "bluff", 2)
    assert not knows({}, "bluff", 0)


@pytest.mark.deep
async def test_a_game_that_stood_still_goes_on_when_its_rules_come(tmp_path: Path, fresh_database: str) -> None:
    async with node(tmp_path, fresh_database, "old") as old:
        table, (luna, ginny) = await company(old, "Luna", "Ginny")
        await asyncio.gather(luna.go(), ginny.go())
        state = old.tables[table].state
        cluster(old).nodes.rules = {**rules_here(), "bluff": (0, 0)}
        state.phase = "stopped"
        async with node(tmp_path, fresh_database, "new") as new:
            await asyncio.gather(cluster(old).nodes.beat(), cluster(new).nodes.beat())
            cluster(old)._let_go_of_stopped()
            async with asyncio.timeout(10):
                while table in cluster(old).store.fences:
                    await asyncio.sleep(0.01)
            assert (await new.must_have(table)).state.phase == "playing"


async def test_only_a_node_can_vouch_for_a_visitor(pair: tuple[Hall, Hall]) -> None:
    a, b = pair
    host = await arrive(a, "Luna")
    table = await new_table(a, host)
    path = f"/api/tables/{table}/games"
    signed = cluster(b).nodes.sign(purpose("GET", path, "192.0.2.1"))
    seen = []
    real = a.requests.take
    a.requests.take = lambda address: seen.append(address) or real(address)  # type: ignore[method-assign,func-returns-value]
    async with httpx.AsyncClient(base_url=a.address, trust_env=False) as http:
        good = {HEADER: signed, "host": "inside.example", "x-request-id": "that of b"}
        answer = await http.get(path, headers=good)
        assert (answer.status_code, answer.headers["x-request-id"]) == (200, "that of b")
        assert not seen  # b has counted it
        assert (await http.get(f"/api/tables/{table}", headers=good)).status_code == 403  # for another request
        assert (await http.get(path, headers={**good, HEADER: signed[:-1] + "x"})).status_code == 403
        old = cluster(b).nodes._signed(f"1.0 {purpose('GET', path, '192.0.2.1')}")
        assert (await http.get(path, headers={**good, HEADER: old})).status_code == 403
        assert (await http.get(PING)).status_code != 204
        theirs = f"/api/tables/{await new_table(b, host)}/games"
        signed = cluster(b).nodes.sign(purpose("GET", theirs, "192.0.2.1"))
        assert (await http.get(theirs, headers={HEADER: signed})).status_code == 421  # never sent on
        assert (await http.get(theirs)).status_code == 200


@pytest.mark.deep
async def test_an_unreachable_node_that_lives_is_not_robbed(pair: tuple[Hall, Hall], monkeypatch: Any) -> None:
    a, b = pair
    monkeypatch.setattr("greathall.server.cluster.forwarding.PATIENCE", 0.3)
    table, (luna,) = await company(a, "Luna", seats=2)
    store = cluster(a).store
    rude = await asyncio.start_server(lambda _, writer: writer.transport.abort(), "127.0.0.1", 0)
    for port in (9, rude.sockets[0].getsockname()[1]):  # nobody there; somebody who hangs up
        address = f"http://127.0.0.1:{port}"
        await store._ask("UPDATE nodes SET address = $2 WHERE id = $1", store.node, address)
        async with connect(f"{b.address.replace('http', 'ws')}/api/tables/{table}/socket", proxy=None) as wire:
            await wire.wait_closed()
            assert wire.close_code == 1013  # come again, perhaps through another node
    rude.close()
    assert table in a.tables
    await luna.act()
    await luna.go()


@pytest.mark.parametrize("proxy", [deep(False), True])
async def test_whoever_comes_for_the_table_of_a_killed_node_does_not_wait_for_its_silence(
    pair: tuple[Hall, Hall], proxy: bool
) -> None:
    a, b = pair
    table, (luna,) = await company(a, "Luna", seats=2)
    rude = await asyncio.start_server(lambda _, writer: writer.transport.abort(), "127.0.0.1", 0)
    await die(a, rude.sockets[0].getsockname()[1] if proxy else 9)
    guest = Guest(b.address, luna.key)
    async with asyncio.timeout(4), guest.visit(table) as visit:
        await visit.do(p.Say(id=new_id(), text="we go on"))
    assert table in b.tables
    await guest.leave()
    rude.close()


async def test_a_node_that_needs_the_table_of_a_killed_one_does_not_wait_for_its_silence(
    pair: tuple[Hall, Hall],
) -> None:
    a, b = pair
    table, _ = await company(a, "Luna", seats=2)
    await die(a)
    async with asyncio.timeout(3):
        await b.must_have(table)


@pytest.mark.deep
async def test_a_killed_node_that_starts_again_does_not_wait_for_its_own_silence(
    tmp_path: Path, pair: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, _ = pair
    monkeypatch.setattr(nodes, "BEAT", 60)
    loaded: list[str] = []
    monkeypatch.setattr("greathall.server.hall._load_game", loaded.append)
    await die(a)
    async with asyncio.timeout(30), node(tmp_path, a.config.database or "", "a") as again:
        assert cluster(again).nodes.id != cluster(a).nodes.id
        assert {*loaded} == {*games()}  # before it takes tables: nobody who has just lost a node waits for that


async def test_who_asks_in_the_moment_of_a_death_takes_the_table_or_finds_its_new_node(
    pair: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    a, b = pair
    table, _ = await company(a, "Luna", seats=2)
    store = cluster(b).store
    claim = store.claim

    async def dies_meanwhile(name: str, *, new: bool = False) -> bool:
        monkeypatch.setattr(store, "claim", claim)
        claimed = await claim(name, new=new)
        await silence(a)
        return claimed

    monkeypatch.setattr(store, "claim", dies_meanwhile)
    assert await cluster(b).place(table) is None
    assert table in store.fences
    assert await cluster(b).place("nosuchtable") is None  # here, too, one can say that there is none


async def test_when_the_database_dies_nobody_takes_another_node_for_dead(pair: tuple[Hall, Hall]) -> None:
    a, b = pair
    table, _ = await company(a, "Luna", seats=2)
    owner, connection = cluster(b).nodes.others[cluster(a).nodes.id], cluster(b).store._life
    await die(a)  # as far as b can see: it has not come back to the database yet
    with pytest.raises(StoreError):
        await b.store._ask(  # itself last
            "SELECT pg_terminate_backend(pid, 5000) FROM (SELECT pid FROM pg_stat_activity"
            " WHERE datname = current_database() ORDER BY pid = pg_backend_pid()) AS connections"
        )
    async with asyncio.timeout(10):
        while cluster(b).store._life is connection or not cluster(b).nodes.certain:
            await asyncio.sleep(0.05)
    await cluster(b).nodes.until_gone(owner, 1.0)
    assert owner.id in cluster(b).nodes.others
    assert await cluster(b).place(table) is not None
    await silence(a)
    await cluster(b).nodes.until_gone(owner, 1.0)
    assert await cluster(b).place(table) is None


async def test_a_node_that_lost_its_connection_shows_nobody_what_is_outdated(pair: tuple[Hall, Hall]) -> None:
    """It lives, and gave a sign of life a moment ago."""
    a, b = pair
    table, (luna,) = await company(a, "Luna", seats=2)
    await die(a)
    await cluster(b).nodes.bury(cluster(a).nodes.id)
    again = await Sitter(b, table, luna.key).come()
    await again.act()
    assert not cluster(a).nodes.certain
    seen = await Sitter(a, table, luna.key).come()
    assert [bye.again for bye in seen.all(p.Bye)] == [True]
    assert not seen.all(p.Update)
    assert cluster(a).nodes.certain
    await cluster(b).nodes.bury(cluster(a).nodes.id)
    assert await cluster(b).store.owner(table) == cluster(a).nodes.others[cluster(b).nodes.id]
    assert cluster(a).nodes.id in {node.id for node in await cluster(b).store.living()}, "it is back"
    await asyncio.gather(*(sitter.go() for sitter in (luna, again, seen)))


@pytest.mark.deep
async def test_however_many_wait_for_a_dead_node_one_looks_whether_it_is(
    pair: tuple[Hall, Hall], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them looking for itself keeps the node that has to take its tables over from doing so."""
    a, b = pair
    nodes, looks = cluster(b).nodes, 0
    fall_silent(b)
    bury = nodes.bury

    async def counted(node: str) -> None:
        nonlocal looks
        looks += 1
        await bury(node)

    monkeypatch.setattr(nodes, "bury", counted)
    dead = nodes.others[cluster(a).nodes.id]
    await nodes.until_gone(dead, 0.0)
    assert dead.id in nodes.others, "it lives, and is tried again"
    waiting = [asyncio.create_task(nodes.until_gone(dead, 60)) for _ in range(100)]
    while not looks:
        await asyncio.sleep(0.01)
    assert not any(task.done() for task in waiting)
    await silence(a)
    async with asyncio.timeout(30):
        await asyncio.gather(*waiting)
    assert dead.id not in nodes.others
    assert looks < 10


@pytest.mark.deep
async def test_bots_think_where_there_is_room(pair: tuple[Hall, Hall]) -> None:
    a, b = (cluster(hall).bots for hall in pair)
    assert isinstance(a.pool, HereAndNow)
    a.pool.stuck = True
    a.places = 1
    spec = greathall.game("stupefy")
    g = spec.new(seats=4, seed=1)
    first = asyncio.create_task(a.choose(spec, g, 0, "strong", 1))
    await asyncio.sleep(0)
    async with asyncio.timeout(20):
        second = await a.choose(spec, g, 1, "strong", 1)
    assert spec.decode(second) in g.options(1)
    assert b.for_others == 1
    assert not first.done()
    first.cancel()
    async with asyncio.timeout(10):  # nothing is left in the queue
        while await cluster(pair[0]).store._ask("SELECT id FROM thoughts"):
            await asyncio.sleep(0.02)


async def test_a_second_hall_is_refused_unless_all_are_nodes(
    tmp_path: Path, fresh_database: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(nodes, "BEAT", 0.3)
    async with postgres.only_hall(fresh_database, lambda: None, node=True):
        async with postgres.only_hall(fresh_database, lambda: None, node=True):
            pass
        with pytest.raises(StoreError, match="database-in-use-by-hall"):
            async with postgres.only_hall(fresh_database, lambda: None):
                pass
    async with postgres.only_hall(fresh_database, lambda: None):
        with pytest.raises(StoreError, match="database-not-for-nodes"):
            async with postgres.only_hall(fresh_database, lambda: None, node=True):
                pass
    assert (
        await asyncio.to_thread(
            main, ["host", "--node", "a", "--data-dir", str(tmp_path), "--port", "0", "--lang", "en"]
        )
        == 2
    )
    assert "PostgreSQL" in capsys.readouterr().err
    async with node(tmp_path, fresh_database, "a") as a:
        lost = asyncio.Event()
        beating = asyncio.create_task(_beat(a))
        config = HallConfig(data_dir=tmp_path, database=fresh_database, node="a", node_address="http://127.0.0.1:9")
        with pytest.raises(StoreError, match="node-in-use"):
            await Hall.open(config, HereAndNow())
        beating.cancel()
        fall_silent(a)  # killed: its name can be taken at once, and with it its tables
        cluster(a).nodes._lost = lost.set
        second = await Hall.open(config, HereAndNow())
        with pytest.raises(StoreError, match="node-in-use"):
            await cluster(a).nodes.beat()
        assert lost.is_set()
        await second.close()


async def _beat(hall: Hall) -> None:
    while True:
        await cluster(hall).nodes.beat()
        await asyncio.sleep(0.1)


@pytest.mark.deep
async def test_one_node_makes_the_backup_of_the_night(
    tmp_path: Path, fresh_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from greathall.server import admin

    monkeypatch.setattr(admin, "LOOK", 0.01)
    real, tried = admin._back_up, list[str]()

    def back_up(hall: Hall) -> str:
        tried.append(hall.config.node or "")
        time.sleep(0.1)  # long enough for the other one to look
        if len(tried) == 1:
            raise OSError("no space left on device")
        return real(hall)

    monkeypatch.setattr(admin, "_back_up", back_up)
    names = ("a", "b")
    async with node(tmp_path / "a", fresh_database, "a") as a, node(tmp_path / "b", fresh_database, "b") as b:
        for hall in (a, b):
            hall.in_background(admin.back_up_nightly(hall))
        async with asyncio.timeout(20):
            while not await a.store.last_deed("backup"):
                await asyncio.sleep(0.02)
        await asyncio.sleep(0.3)
        assert len(tried) == 2  # once in vain, then by whichever node looked first
        assert sum(len([*(tmp_path / name / "backups").glob("hall-*.db")]) for name in names) == 1


@pytest.mark.deep
async def test_one_host_key_for_all_nodes(tmp_path: Path, fresh_database: str) -> None:
    from greathall.server.admin import host_key

    async with node(tmp_path / "a", fresh_database, "a"), node(tmp_path / "b", fresh_database, "b"):
        assert host_key(tmp_path / "a") == host_key(tmp_path / "b")


def test_letters_fit_into_a_notification() -> None:
    from greathall.server.cluster.cluster import TOGETHER
    from greathall.server.cluster.news import Letter, Present, encode

    crowd = Present({f"table{n:07}": ["0123456789abcdef"] * 20 for n in range(TOGETHER)})
    assert len(encode(Letter("a-long-name-of-a-node-0123456789ab", crowd))) < 8000
    assert msgspec.json.decode(encode(Letter("a", crowd)))["news"]["type"] == "present"
    assert cast("Any", crowd).people
