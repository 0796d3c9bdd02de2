"""Campaigns of a hall: the book, playing on with a changing party, files, boxes, and what is refused."""

from __future__ import annotations

import asyncio
import dataclasses
import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import greathall
from greathall.core.registry import game
from greathall.games.hogwarts_battle.campaign import Campaign
from greathall.games.hogwarts_battle.cards import VILLAINS
from greathall.games.hogwarts_battle.state import Battle
from greathall.remote import Guest
from greathall.server import protocol as p
from greathall.server.hall import Hall
from tests.server.guests import opened, served

pytestmark = pytest.mark.anyio
BATTLE = "hogwarts_battle"
JSON = {"content-type": "application/json"}
LEGACY = Path(__file__).parents[1] / "legacy"


@pytest.fixture(autouse=True)
def one_attack_wins(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game of Hogwarts Battle is won with the first attack of the first seat."""
    battle = game(BATTLE)

    def last_stand(g: Battle) -> None:
        battle.setup(g)
        g.beaten, g.villain_stack = g.villain_stack, []
        g.villains = [g.villains[0], *[""] * (len(g.villains) - 1)]
        g.damage[0], g.attack[0] = VILLAINS[g.villains[0]].health - 1, 1

    monkeypatch.setitem(greathall.games(), BATTLE, dataclasses.replace(battle, setup=last_stand))


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


@pytest.fixture
async def address(hall: Hall) -> AsyncIterator[str]:
    async with served(hall) as address:
        yield address


async def win(guest: Guest, table: str) -> None:
    """Put the one attack on the villain; whatever else is asked is answered somehow."""
    async with guest.visit(table) as visit:
        async for update in visit.updates():
            if update.asked and update.options:
                attack = [o.action for o in update.options if o.action["type"] == "assign_attack"]
                await visit.answer(update, attack[0] if attack else update.options[0].action)


async def begin(guest: Guest, **wishes: Any) -> p.CampaignSummary:
    wish = {"game": BATTLE, "name": "Attic", **wishes}
    return await guest.post("/api/campaigns", wish, p.CampaignSummary)


async def book(guest: Guest, campaign: str) -> p.CampaignPage:
    return await guest.get(f"/api/campaigns/{campaign}", p.CampaignPage)


async def play(guest: Guest, campaign: str, **wishes: Any) -> p.TableSummary:
    return await guest.post(f"/api/campaigns/{campaign}/play", wishes, p.TableSummary)


async def test_a_party_that_changes_plays_on(hall: Hall, address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna, await Guest.arrive(address, "Ginny") as ginny:
        attic = await begin(luna)
        assert (attic.next, attic.won, attic.chapters, attic.table, attic.news) == (1, [], 7, None, False)
        first = await play(luna, attic.id, bots="easy")
        assert (first.phase, first.campaign, first.name) == ("playing", attic.id, "Attic")
        assert (await play(luna, attic.id, bots="easy")).id == first.id, "it is played already"
        await win(luna, first.id)
        ending = (await luna.replay(first.id)).ending
        assert ending is not None
        assert ending.key == "result-won", "those who win together have no scores to tell"
        page = await book(luna, attic.id)
        assert [c.state for c in page.book.chapters] == ["won", "next", *["shut"] * 5]
        assert (page.replays, page.opened, len(page.book.boxes)) == ([f"{first.id}/1"], 1, 2)
        assert next((m.name, m.won, m.lost) for m in page.book.party) == ("Luna", 1, 0)
        evening = page.book.evenings[0]
        assert (evening.won, evening.ended > 0, evening.seconds >= 0) == (True, True, True)

        # the party changes: three seats, a friend instead of the bot
        second = await play(luna, attic.id, seats=3, lobby=True)
        assert (second.phase, second.seats) == ("lobby", 3)
        assert second.id != first.id
        table = second.id
        await ginny.join(table, 2)
        there = await hall.must_have(table)
        await there.command(luna.person, p.FillBots(id="1", level="easy"))
        await there.command(luna.person, p.Start(id="2"))
        await asyncio.gather(win(luna, table), win(ginny, table))  # dark arts may ask her, too
        page = await book(ginny, attic.id)
        assert [c.state for c in page.book.chapters[:3]] == ["won", "won", "next"]
        assert {m.name for m in page.book.party} >= {"Luna", "Ginny"}
        assert [(m.name, m.won) for m in page.book.party if m.name == "Ginny"] == [("Ginny", 1)]
        assert "Ginny" in page.book.evenings[0].missing

        # one click: same table, all seats taken, next chapter
        third = await play(ginny, attic.id)
        assert (third.id, third.phase, third.number) == (table, "playing", 2)
        mine = await ginny.get("/api/me/games", p.YourGames)
        assert [(c.id, c.won, c.next, c.table) for c in mine.campaigns] == [(attic.id, [1, 2], 3, table)]


async def test_an_earlier_chapter_may_be_played_again_but_none_too_far(address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna:
        attic = await begin(luna, at=3)
        page = await book(luna, attic.id)
        assert [c.state for c in page.book.chapters][:4] == ["open", "open", "next", "shut"]
        assert (page.book.begun_with, page.opened, len(page.book.boxes)) == (3, 3, 3)
        with pytest.raises(Exception, match="campaign-not-reached"):
            await play(luna, attic.id, chapter=4, bots="easy")
        table = await play(luna, attic.id, chapter=2, bots="easy")
        await win(luna, table.id)
        page = await book(luna, attic.id)
        assert [c.state for c in page.book.chapters][:4] == ["open", "won", "next", "shut"]


async def test_the_last_win_ends_it(address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna:
        attic = await begin(luna, at=7)
        await win(luna, (await play(luna, attic.id, bots="easy")).id)
        summary = (await luna.get("/api/me/games", p.YourGames)).campaigns[0]
        assert (summary.finished, summary.won) == (True, [7])
        assert (await book(luna, attic.id)).book.chapters[6].state == "won"


async def test_a_box_is_news_once_for_each_person(hall: Hall, address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna, httpx.AsyncClient(base_url=address) as http:
        attic = await begin(luna)
        key = {"authorization": f"Bearer {luna.key}"}
        at = f"/api/campaigns/{attic.id}/opened"
        early = await http.post(at, json={"box": 2}, headers=key)
        assert early.json()["reason"]["key"] == "refusal-box-closed"
        await win(luna, (await play(luna, attic.id, bots="easy")).id)
        assert [c.news for c in (await luna.get("/api/me/games", p.YourGames)).campaigns] == [True]
        assert (await http.post(at, json={"box": 2}, headers=key)).status_code == 204
        assert (await http.post(at, json={"box": 1}, headers=key)).status_code == 204
        page = await book(luna, attic.id)
        assert (page.opened, len(page.book.boxes)) == (2, 2)
        assert [c.news for c in (await luna.get("/api/me/games", p.YourGames)).campaigns] == [False]


async def test_a_book_is_one_file_for_halls_and_terminals(address: str, tmp_path: Path) -> None:
    async with await Guest.arrive(address, "Luna") as luna, httpx.AsyncClient(base_url=address) as http:
        key = {"authorization": f"Bearer {luna.key}"}
        attic = await begin(luna, name="Gre“nier” 7", at=2)
        await win(luna, (await play(luna, attic.id, bots="easy")).id)
        answer = await http.get(f"/api/campaigns/{attic.id}/file", headers=key)
        assert answer.headers["content-disposition"] == 'attachment; filename="hogwarts_battle-gre-nier-7.json"'
        (tmp_path / "attic.json").write_bytes(answer.content)
        terminal = Campaign.load(tmp_path / "attic.json")
        assert (terminal.reached, terminal.wins(), terminal.begun_with) == (3, 1, 2)
        brought = await http.post(f"/api/campaigns/import/{BATTLE}", content=answer.content, headers=key | JSON)
        twin = await book(luna, brought.json()["id"])
        original = await book(luna, attic.id)
        assert twin.book == original.book
        assert twin.replays == [None], "it was not played at a table of this campaign"
        older = (LEGACY / "0.1.0" / "campaigns" / "party.json").read_bytes()
        again = await http.post(f"/api/campaigns/import/{BATTLE}", content=older, headers=key | JSON)
        assert again.status_code == 201, again.text
        assert len((await book(luna, again.json()["id"])).book.evenings) == len(json.loads(older)["history"])


NO_BOOKS = [
    (b"", "bad-campaign"),
    (b"[]", "bad-campaign"),
    (b"\xff\xfe", "bad-campaign"),
    (b"[" * 50000, "bad-campaign"),
    (b'{"name": "x", "reached": 8}', "bad-campaign"),
    (b'{"name": "x", "history": [{"game": 1, "won": true, "turns": 3, "party": [{"person": 1}]}]}', "bad-campaign"),
    (b'{"name": "x", "format": 99}', "newer-campaign"),
    (b'{"name": "\\u200b"}', "refusal-empty-text"),
]


async def test_files_that_are_no_books_are_refused(address: str) -> None:
    async with await Guest.arrive(address, "Luna") as luna, httpx.AsyncClient(base_url=address) as http:
        key = {"authorization": f"Bearer {luna.key}"}
        for content, why in NO_BOOKS:
            answer = await http.post(f"/api/campaigns/import/{BATTLE}", content=content, headers=key | JSON)
            assert (answer.status_code, answer.json()["reason"]["key"]) == (409, why), content[:20]
            assert (await luna.get("/api/me/games", p.YourGames)).campaigns == [], content[:20]


async def test_a_campaign_is_its_partys_alone(address: str) -> None:
    async with (
        await Guest.arrive(address, "Luna") as luna,
        await Guest.arrive(address, "Draco") as draco,
        httpx.AsyncClient(base_url=address) as http,
    ):
        attic = await begin(luna)
        theirs = {"authorization": f"Bearer {draco.key}"}
        at = f"/api/campaigns/{attic.id}"
        for method, path, body in [
            ("GET", at, None),
            ("GET", f"{at}/file", None),
            ("POST", f"{at}/play", {}),
            ("POST", f"{at}/opened", {"box": 1}),
            ("DELETE", at, None),
        ]:
            assert (await http.request(method, path, json=body, headers=theirs)).status_code == 404, path
            assert (await http.request(method, path, json=body)).status_code == 401, path
        for bad in ({"at": 0}, {"at": 8}, {"name": ""}, {"game": "stupefy"}, {"game": "chess"}, {"name": "x" * 25}):
            wish = {"game": BATTLE, "name": "Attic", **bad}
            assert 400 <= (await http.post("/api/campaigns", json=wish, headers=theirs)).status_code < 500, bad
        mine = {"authorization": f"Bearer {luna.key}"}
        assert (await http.delete(at, headers=mine)).status_code == 204
        assert (await luna.get("/api/me/games", p.YourGames)).campaigns == []


async def test_the_book_survives_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall, served(hall) as address, await Guest.arrive(address, "Luna") as luna:
        attic = await begin(luna)
        await win(luna, (await play(luna, attic.id, bots="easy")).id)
        before = await book(luna, attic.id)
        key = luna.key
    async with opened(tmp_path) as hall, served(hall) as address, Guest(address, key) as luna:
        assert await book(luna, attic.id) == before
        again = await play(luna, attic.id)
        assert (again.phase, again.number) == ("playing", 2)
