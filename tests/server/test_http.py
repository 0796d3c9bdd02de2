"""The HTTP interface: people, tables, texts, replays, receipts, statistics, health."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from hashlib import blake2b
from pathlib import Path
from random import Random

import httpx
import msgspec
import pytest

import bluff
import greathall
from greathall.cli import main
from greathall.core.errors import Illegal
from greathall.core.registry import games
from greathall.remote import Guest
from greathall.remote.visit import new_id
from greathall.server import pages
from greathall.server import protocol as p
from greathall.server.hall import Hall
from greathall.server.pages import File, files_below
from greathall.server.routes import client
from greathall.server.schema import protocol_schema
from tests.server.guests import opened, served

pytestmark = pytest.mark.anyio


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


@pytest.fixture
async def address(hall: Hall) -> AsyncIterator[str]:
    async with served(hall) as address:
        yield address


async def finish(guest: Guest, table: str, seed: int = 1) -> None:
    rng = Random(seed)
    async with guest.visit(table) as visit:
        async for update in visit.updates():
            if update.asked and update.options:
                await visit.answer(update, rng.choice(update.options).action)


async def test_a_package_serves_its_drawing_and_nothing_else(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games(), "bluff", bluff.SPEC)
    async with Guest(address) as nobody, httpx.AsyncClient(base_url=address) as http:
        found = {info.id: info.drawing for info in await nobody.get("/api/games", list[p.GameInfo])}
        assert found == {"bluff": "/api/games/bluff/client/drawing.js"} | dict.fromkeys(found.keys() - {"bluff"})
        drawing = await http.get("/api/games/bluff/client/drawing.js")
        assert drawing.headers["content-type"].startswith("text/javascript")
        assert "mount(" in drawing.text
        for path in ("bluff/client/missing.js", "bluff/client/..%2f__init__.py", "bluff/client/%2e%2e/terminal.py"):
            assert (await http.get(f"/api/games/{path}")).status_code == 404, path
        for path in ("stupefy/client/drawing.ts", "stupefy/client/icons.json", "chess/client/drawing.js"):
            assert (await http.get(f"/api/games/{path}")).status_code == 404, path


async def test_games_and_their_texts(address: str) -> None:
    async with Guest(address) as nobody, httpx.AsyncClient(base_url=address) as http:
        found = {info.id: info for info in await nobody.get("/api/games", list[p.GameInfo])}
        assert (found["stupefy"].min_seats, found["stupefy"].max_seats, found["stupefy"].timed) == (4, 8, True)
        assert found["stupefy"].levels == ["easy", "medium", "strong", "master"]
        for path in ("/api/games/stupefy/text/fr.ftl", "/api/text/en.ftl"):
            answer = await http.get(path)
            assert answer.headers["content-type"].startswith("text/plain")
            assert " = " in answer.text
        assert "notice-came" in (await http.get("/api/text/fr.ftl")).text
        assert (await http.get("/api/text/de.ftl")).json()["reason"]["key"] == "unknown-language"
        assert (await http.get("/api/games/chess/text/en.ftl")).status_code == 404
        assert (await http.get("/api/protocol.json")).json() == protocol_schema()
        assert "View" in (await http.get("/api/games/stupefy/schema.json")).json()["$defs"]
        assert (await nobody.get("/api/hall", p.HallInfo)).languages == ["en", "fr"]


async def test_texts_can_be_kept_and_travel_compressed(address: str) -> None:
    async with Guest(address) as nobody, httpx.AsyncClient(base_url=address) as http:
        [stupefy] = [info for info in await nobody.get("/api/games", list[p.GameInfo]) if info.id == "stupefy"]
        kept = await http.get(stupefy.texts["fr"], headers={"accept-encoding": "gzip, br"})
        assert kept.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert (kept.headers["content-encoding"], kept.headers["vary"]) == ("gzip", "accept-encoding")
        stale = await http.get(stupefy.texts["fr"].partition("v=")[0] + "v=0", headers={"accept-encoding": "identity"})
        assert stale.headers["cache-control"] == "no-cache"
        assert "content-encoding" not in stale.headers
        assert stale.text == kept.text
        assert len(stale.content) > 2.5 * int(kept.headers["content-length"])
        answer = await http.get("/api/protocol.json", headers={"accept-encoding": "gzip"})
        assert answer.headers["content-encoding"] == "gzip"


async def test_the_page_of_a_table_is_that_of_its_game(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It names the files of the game's drawing; of a table that is not in memory here nothing is known."""
    built = {name: File("text/html", name.encode(), {}) for name in ("index.html", "table/stupefy.html")}
    monkeypatch.setattr(pages, "_static_files", lambda: built)
    monkeypatch.setattr(client, "table_page", pages.table_page.__wrapped__)  # what is kept is for the others
    async with await Guest.arrive(address, "Ines") as guest, httpx.AsyncClient(base_url=address) as http:
        for game, page in {"stupefy": "table/stupefy.html", "scrabble": "index.html"}.items():
            table = await guest.create(game)
            for screen in ("", "/screen"):
                assert (await http.get(f"/table/{table.id}{screen}")).text == page
        for other in ("/table/nowhere", f"/table/{table.id}/replay/1", "/people/ines"):
            assert (await http.get(other)).text == "index.html"


def test_the_smallest_that_a_browser_accepts() -> None:
    file = File("text/css", b"plain", {"br": b"brotli", "gzip": b"gzip"})
    assert file.for_client("gzip, deflate, br;q=0.9") == (b"brotli", "br")
    assert file.for_client("gzip;q=1.0, br;q=0") == (b"gzip", "gzip")
    assert file.for_client("gzip; q=0, *") == (b"plain", None)
    assert file.for_client("") == (b"plain", None)


def test_the_files_of_the_client_with_what_the_build_compressed(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    for name, content in {"page.html": "page", "assets/a.js": "code", "assets/a.js.br": "br", ".stamp": "no"}.items():
        (tmp_path / name).write_text(content)
    assert files_below(tmp_path) == {
        "page.html": File("text/html", b"page", {}),
        "assets/a.js": File("text/javascript", b"code", {"br": b"br"}),
    }
    assert files_below(tmp_path / "missing") == {}


async def test_people_and_tables(address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna, await Guest.arrive(address, " Ginny ") as ginny:
        public = await luna.create("stupefy", visibility="open", name="Owlery")
        private = await luna.create("stupefy", seats=5)
        assert [t.id for t in await ginny.tables()] == [public.id]
        assert {t.id for t in await luna.tables()} == {public.id, private.id}
        assert await ginny.join(private.id) == 1
        assert await ginny.join(private.id) == 1
        with pytest.raises(Illegal, match="refusal-seat-taken"):
            await ginny.join(public.id, 0)
        info = await ginny.get(f"/api/tables/{private.id}", p.TableSummary)
        assert (info.mine, info.free, info.names[:2]) == ([1], 3, ["Luna", "Ginny"])
        me = await ginny.get("/api/me", p.Me)
        assert (me.name, [t.id for t in me.tables]) == ("Ginny", [private.id])
        with pytest.raises(Illegal, match="wrong-seats"):
            await luna.create("stupefy", seats=2)
        with pytest.raises(Illegal, match="unknown-game"):
            await luna.create("chess")
        with pytest.raises(Illegal, match="refusal-no-such-table"):
            await luna.join("nowhere")


async def test_a_new_name_reaches_the_tables(hall: Hall, address: str) -> None:
    async with await Guest.arrive(address, "Lnua") as luna:
        table = await luna.create("bluff", bots="easy")
        headers = {"authorization": f"Bearer {luna.key}"}
        async with httpx.AsyncClient(base_url=address, headers=headers) as http:
            answer = await http.patch("/api/me", json={"name": "Luna"})
        assert answer.json()["name"] == "Luna"
        assert hall.tables[table.id].state.names[0] == "Luna"


async def test_a_code_brings_the_person_to_another_device(address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna:
        code = await luna.post("/api/me/code", None, p.DeviceCode)
        async with await Guest.claim(address, code.code) as phone:
            assert phone.person == luna.person
            assert phone.key != luna.key
        with pytest.raises(Illegal, match="refusal-unknown-code"):
            await Guest.claim(address, code.code)


async def test_replay_record_receipt_and_playing_on(address: str, tmp_path: Path) -> None:
    async with await Guest.arrive(address, "Luna") as luna, Guest(address) as anybody:
        table = (await luna.create("stupefy", bots="easy", start=True)).id
        with pytest.raises(Illegal, match="refusal-not-your-seat"):
            await luna.replay(table, seat=2)
        assert (await luna.replay(table, seat=0)).page[0].situation.seat == 0
        await finish(luna, table)
        whole = await anybody.replay(table, count=200)
        assert whole.over
        assert whole.moments == len(whole.page)
        assert whole.page[-1].situation.over
        assert whole.names[0] == "Luna"
        theirs = await anybody.replay(table, seat=2, first=1, count=3)
        assert [moment.decision for moment in theirs.page] == [2, 3, 4]
        assert theirs.page[0].situation.seat == 2
        assert (await anybody.replay(table, first=10**6)).page == []
        with pytest.raises(Illegal, match="refusal-no-such-seat"):
            await anybody.replay(table, seat=9)
        with pytest.raises(Illegal, match="refusal-no-such-game"):
            await anybody.replay(table, 2)
        record = await anybody.record(table)
        assert greathall.verify(record).over
        async with httpx.AsyncClient(base_url=address) as http:
            answer = await http.get(f"/api/tables/{table}/games/1/record")
        assert "attachment" in answer.headers["content-disposition"]
        (tmp_path / "game.json").write_bytes(answer.content)
        assert main(["verify", str(tmp_path / "game.json")]) == 0
        receipt = await anybody.get(f"/api/tables/{table}/games/1/receipt", p.Receipt)
        key = bytes.fromhex(receipt.key)
        assert blake2b(key, digest_size=32, person=b"greathall commit").hexdigest() == receipt.commitment
        assert (receipt.final, receipt.steps) == (record.final, len(record.actions))
        step = whole.page[4].step
        wish = p.PlayOn(step=step, seat=0, level="easy")
        branch = await luna.post(f"/api/tables/{table}/games/1/play-on", wish, p.TableSummary)
        assert (branch.phase, branch.bots, branch.mine) == ("playing", 3, [0])
        await finish(luna, branch.id, seed=2)
        again = await luna.record(branch.id)
        assert again.actions[:step] == record.actions[:step]
        assert greathall.verify(again).over
        games = await luna.get("/api/games-played", list[p.GameSummary])
        assert [summary.table for summary in games] == [branch.id, table]


async def test_an_earlier_game_of_a_table_can_be_looked_at(address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna:
        table = (await luna.create("bluff", seats=2, bots="easy", start=True)).id
        await finish(luna, table)
        first = await luna.record(table)
        async with luna.visit(table) as visit:
            await visit.do(p.Rematch(id=new_id()))
        await finish(luna, table)
        second = await luna.record(table, 2)
        assert first.seed != second.seed
        assert await luna.record(table, 1) == first
        assert len(await luna.get(f"/api/tables/{table}/games", list[p.GameSummary])) == 2


async def test_statistics(address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna, await Guest.arrive(address, "Ginny") as ginny:
        for _ in range(2):
            table = (await luna.create("bluff", seats=2)).id
            await ginny.join(table)
            async with luna.visit(table) as visit:
                await visit.do(p.Start(id=new_id()))
            await asyncio.gather(finish(luna, table), finish(ginny, table, 2))
        async with asyncio.timeout(30):  # a game is told to be over before it is counted
            while (statistics := await luna.get("/api/statistics", p.Statistics)).played.get("bluff") != 2:
                await asyncio.sleep(0.02)
        standings = {row.person: row for row in statistics.standings}
        assert {row.played for row in standings.values()} == {2}
        assert sum(row.won for row in standings.values()) >= 2


async def test_health_metrics_and_the_page(address: str) -> None:
    async with httpx.AsyncClient(base_url=address) as http:
        assert (await http.get("/health")).json()["ok"]
        metrics = (await http.get("/metrics")).text
        assert "# TYPE greathall_moves_total counter" in metrics
        assert 'greathall_commit_seconds_bucket{le="+Inf"}' in metrics
        for path in ("/", "/table/abc", "/replay/abc/1"):
            page = await http.get(path)
            assert page.headers["content-type"] == "text/html; charset=utf-8"
            assert "Great Hall" in page.text
        assert (await http.get("/nothing.js")).status_code == 404
        assert (await http.get("/api/nothing")).status_code == 404
        assert (await http.get("/%2e%2e/hall.py")).status_code == 404
        schema = (await http.get("/schema/openapi.json")).json()
        assert schema["openapi"].startswith("3.1")
        assert "/api/tables/{table}/games/{number}/replay" in schema["paths"]


async def test_the_example_bot_takes_a_seat(address: str) -> None:
    from socket_bot import play

    async with await Guest.arrive(address, "Luna") as luna:
        table = (await luna.create("bluff", seats=2)).id
        bot = asyncio.create_task(play(address, table, 1))
        async with luna.visit(table) as visit:
            async for message in visit.messages():
                if isinstance(message, p.TableInfo) and message.chairs[1].person:
                    break
            await visit.do(p.Start(id=new_id()))
        await finish(luna, table)
        await bot


async def test_a_visit_outlives_a_cut_of_the_network(hall: Hall, address: str) -> None:
    """Acceptance 2 over a real socket: cut while the answer is on its way; it counts once and nothing is missed."""
    async with await Guest.arrive(address, "Luna") as luna, await Guest.arrive(address, "Ginny") as ginny:
        table = (await luna.create("bluff", seats=2)).id
        await ginny.join(table)
        async with luna.visit(table) as first, ginny.visit(table) as second:
            await first.do(p.Start(id=new_id()))
            rng = Random(3)

            async def play(visit: object, cuts: bool) -> int:
                count = 0
                async for update in visit.updates():  # type: ignore[attr-defined]
                    if update.asked and update.options:
                        action = rng.choice(update.options).action
                        sending = asyncio.create_task(visit.answer(update, action))  # type: ignore[attr-defined]
                        if cuts:
                            await asyncio.sleep(0)
                            visit._socket.transport.abort()  # type: ignore[attr-defined]
                        await sending
                        count += 1
                return count

            counts = await asyncio.gather(play(first, True), play(second, False))
            assert counts == [5, 5]
            assert first.reconnected >= 5
        lines = [msgspec.json.decode(line) for line in await hall.store.log(table)]
        assert sum(line["entry"]["type"] == "acted" for line in lines) == 10
