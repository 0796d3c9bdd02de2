"""Profiles, the house cup, charts, links and pictures, export and deletion, and the host's deeds."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import AsyncIterator
from contextlib import closing
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import pytest

import greathall
from greathall.core.achievements import Achievements, Deed, GameFacts
from greathall.core.errors import Illegal
from greathall.core.registry import games
from greathall.core.spec import Outcome
from greathall.server import admin, campaigns, departure, log, profiles, shares
from greathall.server import protocol as p
from greathall.server.bookkeeping import facts_in_log
from greathall.server.figures import wilson
from greathall.server.hall import Hall
from greathall.server.picture import card
from greathall.server.replays import find
from greathall.server.seasons import season_of, week_of
from greathall.server.statistics import Ledger
from greathall.server.store import Person, Result, Summary
from greathall.server.store_games import CampaignEvening
from greathall.server.store_people import PERSONAL
from tests.server.guests import Sitter, arrive, company, opened, served

pytestmark = pytest.mark.anyio
DAY = 24 * 3600 * 1000
AUTUMN = 1_794_000_000_000  # 6 November 2026


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


async def person(sitter: Sitter) -> Person:
    assert sitter.key is not None
    found = await sitter.hall.people.of_key(sitter.key)
    assert found is not None
    return found


async def played(
    hall: Hall, *names: str | p.Identity, game: str = "stupefy", **wishes: Any
) -> tuple[str, list[Sitter]]:
    """A table where a game has just ended, and all is in the ledger."""
    table, sitters = await company(hall, *names, game=game, **wishes)
    await asyncio.gather(*(sitter.play_out(Random(seat)) for seat, sitter in enumerate(sitters)))
    await settled(hall)
    return table, sitters


async def settled(hall: Hall) -> None:
    await hall.bookkeeper.opened()
    while hall.bookkeeper._tasks:
        await asyncio.gather(*hall.bookkeeper._tasks, return_exceptions=True)


def result(number: int, people: list[str | None], scores: list[int], **more: object) -> Result:
    best = max(scores)
    fields = {
        "table": "t",
        "number": number,
        "game": "scrabble",
        "started": AUTUMN,
        "ended": AUTUMN + number * 60_000,
        "steps": 10,
        "names": [name or "Wick" for name in people],
        "people": people,
        "teams": [*range(len(people))],
        "outcome": Outcome(tuple(scores), tuple(seat for seat, score in enumerate(scores) if score == best)),
        **more,
    }
    return msgspec.convert(fields, Result) if not more else Result(**fields)  # type: ignore[arg-type]


# -- counting ----------------------------------------------------------------------------------------------------------


def test_wilsons_interval() -> None:
    """As R's `prop.test(…, correct = FALSE)` gives it."""
    assert wilson(22, 38) == pytest.approx((0.4219, 0.7215), abs=2e-4)
    assert wilson(0, 10) == pytest.approx((0.0, 0.2775), abs=2e-4)
    assert wilson(5, 5) == pytest.approx((0.5655, 1.0), abs=2e-4)
    assert wilson(0, 0) == (0.0, 1.0)


def test_seasons() -> None:
    at = season_of(AUTUMN)
    assert (at.name, at.year) == ("autumn", 2026)
    names = []
    for _ in range(5):
        assert season_of(at.begins) == at
        assert season_of(at.begins - 1) != at
        assert season_of(at.ends - 1) == at
        assert at.following.number == at.number + 1
        names.append(at)
        at = at.following
    assert [f"{season.name} {season.year}" for season in names] == [
        "autumn 2026",
        "winter 2026",
        "spring 2027",
        "summer 2027",
        "autumn 2027",
    ]
    assert week_of(AUTUMN) <= AUTUMN < week_of(AUTUMN) + 7 * DAY


def test_house_points_are_ten_for_each_seat_left_behind_by_people() -> None:
    ledger = Ledger()
    houses = GameFacts(houses=["ravenclaw", "slytherin", "gryffindor", "ravenclaw"])
    ledger.add(result(1, ["luna", "draco", "harry", None], [40, 30, 20, 10]), houses)
    season = season_of(AUTUMN)
    assert ledger.cup[season] == {"ravenclaw": 30, "slytherin": 20, "gryffindor": 10}
    assert ledger.brought[season, "luna"] == 30
    ledger.add(result(2, ["luna", None, None, None], [40, 30, 20, 10]), houses)  # one person only
    assert ledger.cup[season]["ravenclaw"] == 30
    level = result(3, ["luna", "draco"], [20, 20])
    ledger.add(level, GameFacts(houses=["ravenclaw", "slytherin"]))
    assert ledger.cup[season]["ravenclaw"] == 30
    assert ledger.cup_won[season] == {"ravenclaw": 2, "slytherin": 1}


def test_facts_may_come_later_and_in_any_order() -> None:
    told = [GameFacts(houses=["ravenclaw", "slytherin"], stories=[Deed("seven", 0, step)]) for step in (5, 6)]
    results = [result(n, ["luna", "draco"], [n, 1 + n % 2]) for n in (1, 2)]
    at_once, later = Ledger(), Ledger()
    for each, facts in zip(results, told, strict=True):
        at_once.add(each, facts)
        later.add(each)
    later.tell("t", 2, told[1])
    later.tell("t", 1, told[0])
    assert later.cup == at_once.cup
    for ledger in (at_once, later):
        first = ledger.people["luna"].stories["scrabble", "seven"]
        assert (first.deed.step, first.result.number) == (5, 1)
    assert later.of_seasons("", None).houses() == at_once.of_seasons("", None).houses()


# -- profiles ----------------------------------------------------------------------------------------------------------


async def test_a_profile_tells_of_finished_games_only_and_as_far_as_the_person_allows(hall: Hall) -> None:
    table, (luna, draco) = await played(hall, "Luna", "Draco", seats=4)
    mine, other = await person(luna), await person(draco)
    stranger = Person((await hall.people.arrive("Cho")).person, "Cho")
    seen = await profiles.profile(hall, other, mine.id)
    assert (seen.name, seen.games, seen.me, seen.shown) == ("Luna", 1, False, None)
    assert seen.wins[0].key == "stupefy"
    assert seen.house in profiles.HOUSES
    assert seen.duel is not None
    assert seen.duel.you + seen.duel.they + seen.duel.level + seen.duel.together == 1
    assert len(seen.stories) + len(seen.todo) == sum(
        len(spec.achievements.stories) for spec in games().values() if spec.achievements is not None
    )
    assert all(story.replay is not None and story.replay.table == table for story in seen.stories)
    from_afar = await profiles.profile(hall, stranger, mine.id)
    assert table not in msgspec.json.encode(from_afar).decode()  # whoever knows the table may enter it

    hall.shown[mine.id] = "companions"
    assert (await profiles.profile(hall, other, mine.id)).games == 1
    with pytest.raises(Illegal, match="refusal-no-profile"):
        await profiles.profile(hall, stranger, mine.id)
    assert {row.name for row in await profiles.people(hall, stranger)} == {"Draco"}
    hall.shown[mine.id] = "nobody"
    with pytest.raises(Illegal, match="refusal-no-profile"):
        await profiles.profile(hall, other, mine.id)
    assert {row.name for row in (await hall.statistics()).standings} == {"Draco"}
    assert all(play.name != "Luna" for play in (await profiles.charts(hall, other, "always", mine=False)).plays)
    assert (await profiles.profile(hall, mine, mine.id)).shown == "nobody"

    await luna.must(p.Rematch)
    await luna.asked()
    running = await profiles.profile(hall, mine, mine.id)
    assert (running.games, running.plays) == (seen.games, seen.plays or running.plays)
    with pytest.raises(Illegal, match="refusal-game-not-over"):
        await shares.make(hall, mine, await find(hall, await hall.must_have(table), 2), p.ShareWish())


async def test_games_from_before_are_read_and_read_again_when_the_version_rises(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, (luna, _) = await played(hall, "Luna", "Draco", seats=4)
    me = await person(luna)
    before = await profiles.profile(hall, me, me.id)
    with closing(sqlite3.connect(hall.config.data_dir / "hall.db")) as db:
        db.execute("DELETE FROM facts")  # as if the game were older than the stories
        db.commit()
    hall.bookkeeper.forget()
    assert (await profiles.profile(hall, me, me.id)).house == ""
    await settled(hall)
    assert hall.bookkeeper.complete
    assert await profiles.profile(hall, me, me.id) == before
    spec = games()["stupefy"]
    assert spec.achievements is not None
    newer: Achievements[Any] = Achievements(
        version=99, stories=("crowd",), read=lambda g, events: GameFacts(stories=[Deed("crowd", 0, 1)])
    )
    monkeypatch.setitem(games(), "stupefy", replace(spec, achievements=newer))
    hall.bookkeeper.forget()
    await hall.bookkeeper.opened()
    await settled(hall)
    assert [story.id for story in (await profiles.profile(hall, me, me.id)).stories] == ["crowd"]
    assert len(facts_in_log(table, await hall.store.log(table))) == 1


async def test_charts_add_up(hall: Hall) -> None:
    _, (luna, _) = await played(hall, "Luna", "Draco", seats=4)
    me = await person(luna)
    charts = await profiles.charts(hall, None, "season", mine=False)
    assert (charts.games, charts.people, sum(sum(week.games.values()) for week in charts.weeks)) == (1, 2, 1)
    (houses,) = charts.houses
    assert sum(row.played for row in houses.rows) == len(houses.rows)
    assert (await profiles.charts(hall, me, "always", mine=True)).games == 1
    cho = Person((await hall.people.arrive("Cho")).person, "Cho")
    assert (await profiles.charts(hall, cho, "year", mine=True)).games == 0
    cup = await profiles.cup(hall)
    assert sum(house.points for house in cup.houses) == sum(house.points for house in cup.always)


# -- links -------------------------------------------------------------------------------------------------------------


async def test_a_link_opens_the_replay_only(hall: Hall) -> None:
    table, (luna, _) = await played(hall, "Luna", "Draco", seats=4, name="Secret club")
    await luna.must(p.Say, text="Do not tell anybody")
    me = await person(luna)
    found = await find(hall, await hall.must_have(table), 1)
    async with served(hall) as address, httpx.AsyncClient(base_url=address) as http:
        shown = await shares.make(hall, me, found, p.ShareWish(names=True))
        hidden = await shares.make(hall, me, found, p.ShareWish(names=False, language="fr", step=3))
        assert (await shares.make(hall, me, found, p.ShareWish(names=True))).token == shown.token
        for told, names in ((shown, True), (hidden, False)):
            parts = {}
            for what in ("", "/replay?count=200", "/replay?seat=1", "/record", "/picture.svg"):
                answer = await http.get(f"/api/shared/{told.token}{what}")
                assert answer.status_code == 200, what
                parts[what] = answer.text
            parts["page"] = (await http.get(told.path)).text
            assert 'property="og:image"' in parts["page"]
            for what, text in parts.items():
                assert table not in text, what
                assert "Secret club" not in text, what
                assert "Do not tell" not in text, what
                assert names or ("Luna" not in text and "Draco" not in text), what
                assert me.id not in text
            record = msgspec.json.decode(parts["/record"], type=greathall.Record)
            assert greathall.verify(record).over
            assert ("Luna" in record.names) is names
        picture = await http.get(f"/api/shared/{shown.token}/picture.png")
        assert picture.content[:8] == b"\x89PNG\r\n\x1a\n"
        await hall.store.drop_share(shown.token, "somebody else")
        assert (await http.get(f"/api/shared/{shown.token}")).status_code == 200
        key = {"authorization": f"Bearer {luna.key}"}
        assert (await http.delete(f"/api/me/shares/{shown.token}", headers=key)).status_code == 204
        assert (await http.get(f"/api/shared/{shown.token}/replay")).status_code == 404
        assert "og:image" not in (await http.get(shown.path)).text
        assert [share["token"] for share in (await http.get("/api/me/shares", headers=key)).json()] == [hidden.token]


def test_the_picture_says_who_won_and_keeps_to_its_size() -> None:
    names = ["Maëlle", "Wolfeschlegelsteinhausenbergerdorff", "<b>Ines", "王"]
    ended = result(1, names, [412, 388, 301, 12])  # type: ignore[arg-type]
    drawn = card.describe(ended, GameFacts(houses=[*profiles.HOUSES]), "fr", names=True)
    assert drawn.title == "Victoire de Maëlle"
    svg = card.draw(drawn)
    assert svg.startswith('<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"')
    assert "<b>" not in svg
    png = card.as_png(svg)
    assert png is not None
    assert (int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")) == (1200, 630)
    nameless = card.describe(ended, None, "en", names=False)
    assert nameless.title == "Seat 1 wins"
    bots = result(2, ["a", None], [1, 2])
    assert card.describe(bots, None, "en", names=False).title == "Wick (bot) wins"


# -- leaving -----------------------------------------------------------------------------------------------------------


async def test_everything_in_one_file_and_nothing_of_others_hands(hall: Hall) -> None:
    table, (luna, draco) = await played(hall, "Luna", "Draco", seats=4)
    await luna.must(p.Say, text="Nargles")
    await draco.must(p.Say, text="Nonsense")
    await luna.must(p.Rematch)
    await luna.asked()
    await draco.act()
    content = msgspec.json.encode(await departure.export(hall, await person(luna)))
    whole = json.loads(content)
    assert whole["person"]["name"] == "Luna"
    (there,) = whole["tables"]
    assert there["id"] == table
    assert len(there["records"]) == 1
    assert any(line["entry"].get("line") == "Nargles" for line in there["you"])
    assert "Nonsense" not in content.decode()
    running = [line for line in there["you"] if line["entry"]["type"] == "acted"]
    assert {line["by"] for line in running} == {whole["person"]["id"]}
    state = (await hall.must_have(table)).state
    assert state.match is not None
    assert str(state.match.record.seed) not in content.decode()


async def test_deletion_leaves_a_nameless_seat_and_records_that_verify(hall: Hall) -> None:
    table, (luna, draco) = await played(hall, "Luna", "Draco", seats=4, name="Luna")
    await luna.must(p.Say, text="Nargles")
    me, other = await person(luna), await person(draco)
    share = await shares.make(hall, me, await find(hall, await hall.must_have(table), 1), p.ShareWish())
    rating = {row.person: row.mean for row in (await hall.statistics()).standings}[other.id]
    await luna.must(p.Rematch)
    await luna.asked()
    await departure.delete(hall, me.id)
    assert await hall.people.of_key(str(luna.key)) is None
    for trace in (me.id, "Luna", "Nargles"):
        assert trace.casefold() not in dump(hall), trace
    with pytest.raises(Illegal, match="refusal-no-such-share"):
        await shares.find(hall, share.token)

    found = await find(hall, await hall.must_have(table), 1)
    assert greathall.verify(found.record).over
    assert found.names[0] == ""
    assert found.names[1] == "Draco"
    state = (await hall.must_have(table)).state
    assert (state.phase, state.host) == ("playing", other.id)
    assert state.chairs[0].bot is not None
    standings = {row.person: row.mean for row in (await hall.statistics()).standings}
    assert standings == {other.id: rating}
    assert [row.name for row in await profiles.people(hall, other)] == ["Draco"]
    drawn = await shares.picture(hall, table, 1, "en", names=True)
    assert "Seat 1" in drawn.words

    back = await Sitter(hall, table, draco.key).come()
    await back.play_out()
    assert greathall.verify((await find(hall, await hall.must_have(table), 2)).record).over


def dump(hall: Hall) -> str:
    """The whole database as text, in small letters."""
    with closing(sqlite3.connect(hall.config.data_dir / "hall.db")) as db:
        return "\n".join(db.iterdump()).casefold()


async def test_no_name_of_a_deleted_person_is_left_anywhere(hall: Hall) -> None:
    """At tables with their name, where they only watched or knocked, on others' shelves, in campaigns that were brought
    as files, and in what the host did. Their name is also that of a hero, which stays."""
    stopped, (luna, draco) = await company(hall, "ron", "Draco", game="bluff", name="The club of Ron")
    me, other = await person(luna), await person(draco)
    await admin.carry_out(hall, p.CloseTable(stopped), "page")
    guarded, (host, guest) = await company(hall, "Cho", "Goyle", game="bluff", start=False)
    await host.must(p.Kick, person=(await person(guest)).id)
    await Sitter(hall, guarded, luna.key).come()
    watched, _ = await company(hall, "Fred", "George", game="bluff")
    await Sitter(hall, watched, luna.key).come()
    members = [{"person": "ron", "hero": "ron"}, {"person": "Draco", "hero": "harry"}]
    evening = {"game": 1, "won": False, "turns": 3, "party": members}
    book = {"name": "Ron and Draco", "history": [evening]}
    brought = await campaigns.bring(hall, other, "hogwarts_battle", json.dumps(book).encode())
    await hall.rename(me, "Weasley")
    attic = Summary(
        id="attic",
        name="Ron and Draco",
        game="hogwarts_battle",
        number=1,
        phase="over",
        visibility="link",
        pace="none",
        host=me.id,
        chairs=[("ron", me.id, False), ("Draco", other.id, False)],
        waiting=[],
        changed=AUTUMN,
    )
    kept = CampaignEvening(campaign=brought.id, table="attic", number=1, ended=AUTUMN, evening=json.dumps(evening))
    line = log.encode(log.LogRecord(AUTUMN, log.Came(me.id, "ron")))
    await hall.store.append("attic", 1, [line], attic, (me.id, other.id), kept=kept)
    assert all(trace in dump(hall) for trace in (me.id, "weasley", "the club of ron", '"knocked"', '"person": "ron"'))

    await departure.delete(hall, me.id)
    for trace in (me.id, "weasley", "club of ron", "ron and", '"person":"ron"', '"person": "ron"'):
        assert trace not in dump(hall), trace
    party = await campaigns.find(hall, other, brought.id)
    assert party.book.name == "–"
    assert [[member.name for member in evening.party] for evening in party.book.evenings] == [["", "Draco"]] * 2
    assert [member.sign for member in party.book.party] == ["ron", "harry"]
    for table in (guarded, watched):
        summary = await hall.store.table(table)
        assert summary is not None
        assert summary.phase != "closed"


@pytest.mark.parametrize(
    "column", ["log.line", "tables.summary", "results.result", "finished_games.record", "facts.facts"]
)
async def test_damage_keeps_nobody_from_going(hall: Hall, column: str) -> None:
    """What cannot be read and names the person is emptied; the table stays as damaged as it was."""
    luna = await arrive(hall, "Luna")
    table, _ = await played(hall, luna, "Draco", seats=4)
    whole, _ = await played(hall, luna, "Draco", game="bluff", seats=2)
    of, part = column.split(".")
    with closing(sqlite3.connect(hall.config.data_dir / "hall.db")) as db:
        damaged = db.execute(
            f"UPDATE {of} SET {part} = '{{' || {part} WHERE {'id' if of == 'tables' else 'table_id'} = ?", [table]
        )
        assert damaged.rowcount > 0
        db.commit()
    await departure.delete(hall, luna.person)
    for trace in (luna.person, "luna"):
        assert trace not in dump(hall)
    assert greathall.verify((await find(hall, await hall.must_have(whole), 1)).record).over


async def test_every_table_that_names_people_is_emptied_of_them(hall: Hall) -> None:
    with closing(sqlite3.connect(hall.config.data_dir / "hall.db")) as db:
        tables = [name for (name,) in db.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        personal = {
            table for table in tables if "person" in {row[1] for row in db.execute(f"PRAGMA table_info({table})")}
        }
    assert personal == {*PERSONAL, "members"}  # members get the id of nobody


async def test_a_table_that_nobody_is_left_at_is_closed(hall: Hall) -> None:
    table, (luna,) = await company(hall, "Luna", game="bluff", seats=2)
    await departure.delete(hall, (await person(luna)).id)
    summary = await hall.store.table(table)
    assert summary is not None
    assert summary.phase == "closed"
    assert "Luna" not in msgspec.json.encode(summary).decode()


# -- the host ----------------------------------------------------------------------------------------------------------


async def test_only_the_hosts_key_opens_the_hosts_page(hall: Hall) -> None:
    async with served(hall) as address, httpx.AsyncClient(base_url=address) as http:
        key = admin.host_key(hall.config.data_dir)
        assert (hall.config.data_dir / "host.key").stat().st_mode & 0o077 == 0
        assert (await http.get("/api/admin")).status_code == 400
        luna = await hall.people.arrive("Luna")
        for wrong in (luna.key, key[:-1], "é"):
            answer = await http.get("/api/admin", headers={b"x-host-key": wrong.encode()})
            assert answer.status_code == 403
        assert (await http.get("/api/admin", headers={"x-host-key": key})).status_code == 200
        await admin.carry_out(hall, p.BanPerson(luna.person), "page")
        banned = {"authorization": f"Bearer {luna.key}"}
        assert (await http.get("/api/me", headers=banned)).status_code == 403
        assert (await http.get("/api/me/export", headers=banned)).status_code == 200
        statuses = [(await http.get("/api/admin", headers={"x-host-key": "guess"})).status_code for _ in range(20)]
        assert 429 in statuses
        assert (await http.get("/api/admin", headers={"x-host-key": key})).status_code == 200


async def test_what_the_host_does_is_done_and_written_down(hall: Hall) -> None:
    table, (luna, draco) = await company(hall, "Luna", "Draco", game="bluff")
    me, other = await person(luna), await person(draco)
    seen = await admin.page(hall)
    assert {row.name: row.here for row in seen.people} == {"Luna": True, "Draco": True}
    assert [(row.id, row.phase, row.people) for row in seen.tables] == [(table, "playing", 2)]
    secret = (await hall.must_have(table)).state.match
    assert secret is not None
    assert str(secret.record.seed) not in msgspec.json.encode(seen).decode()

    await admin.carry_out(hall, p.BanPerson(other.id, 1), "page")
    await draco.until(lambda: draco.closed is not None)
    again = await Sitter(hall, table, draco.key).come()
    assert again.all(p.Bye)[0].reason.key == "refusal-banned"
    await admin.carry_out(hall, p.UnbanPerson(other.id), "page")
    assert not hall.bans
    code = (await admin.carry_out(hall, p.GiveCode(other.id), "command")).code
    assert (await hall.people.claim(str(code))).person == other.id
    made = await admin.carry_out(hall, p.MakeBackup(), "command")
    assert [file.name for file in admin.backups(hall)] == [made.what]
    await admin.carry_out(hall, p.CloseTable(table), "page")
    assert (await hall.must_have(table)).state.phase == "closed"
    await admin.carry_out(hall, p.RemovePerson(me.id), "page")
    with pytest.raises(Illegal, match="refusal-no-profile"):
        await admin.carry_out(hall, p.RemovePerson(me.id), "page")
    deeds = [(deed.deed, deed.by) for deed in (await admin.page(hall)).deeds]
    assert sorted(deeds) == sorted(
        [
            ("ban", "page"),
            ("unban", "page"),
            ("code", "command"),
            ("backup", "command"),
            ("close", "page"),
            ("remove", "page"),
        ]
    )


def test_a_backup_is_too_old_after_the_night() -> None:
    noon = datetime(2026, 11, 6, 12)
    for made, now, old in (
        (noon.replace(hour=3), noon, False),
        (noon.replace(hour=2), noon, True),
        (noon.replace(day=5), noon, True),
        (noon.replace(day=5, hour=4), noon.replace(hour=2), False),
    ):
        assert admin.too_old(int(made.timestamp() * 1000), now) is old
    assert admin.too_old(0, noon)


async def test_the_hall_backs_itself_up_and_keeps_as_many_as_it_was_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    nights = iter([True] * 3)
    monkeypatch.setattr(admin, "LOOK", 0.0)
    monkeypatch.setattr(admin, "too_old", lambda made, now: next(nights, False))
    async with opened(tmp_path, backups=2) as hall:
        hall.in_background(admin.back_up_nightly(hall))
        while len((page := await admin.page(hall)).deeds) < 3:
            await asyncio.sleep(0.01)
        assert {(deed.deed, deed.by) for deed in page.deeds} == {("backup", "hall")}
        assert (len(page.backups), page.backups_kept, page.nightly) == (2, 2, True)
        assert page.backups[0].name == page.deeds[0].what
    async with opened(tmp_path / "none", backups=0) as hall:
        await admin.back_up_nightly(hall)
        page = await admin.page(hall)
        assert (page.backups, page.backups_kept, page.nightly) == ([], 7, False)


async def test_bans_and_choices_outlive_a_restart(tmp_path: Path) -> None:
    async with opened(tmp_path) as hall:
        luna = await hall.people.arrive("Luna")
        await admin.carry_out(hall, p.BanPerson(luna.person), "page")
        await hall.store.show_profile(luna.person, "companions")
    async with opened(tmp_path) as hall:
        assert hall.bans == {luna.person: None}
        assert hall.shown == {luna.person: "companions"}
        with pytest.raises(Illegal, match="refusal-banned"):
            hall.require_welcome(Person(luna.person, "Luna"))


async def test_all_of_it_on_postgres(tmp_path: Path, fresh_database: str) -> None:
    async with opened(tmp_path, database=fresh_database) as hall:
        table, (luna, draco) = await played(hall, "Luna", "Draco", seats=4)
        me, other = await person(luna), await person(draco)
        assert (await profiles.profile(hall, other, me.id)).games == 1
        assert await hall.store.facts(table, 1) is not None
        share = await shares.make(hall, me, await find(hall, await hall.must_have(table), 1), p.ShareWish(step=2))
        assert (await shares.find(hall, share.token)).step == 2
        await hall.store.show_profile(me.id, "nobody")
        await admin.carry_out(hall, p.BanPerson(other.id, 1), "page")
        await admin.carry_out(hall, p.GiveCode(me.id), "page")
        await admin.carry_out(hall, p.RemovePerson(me.id), "page")
        seen = await admin.page(hall)
        assert [row.name for row in seen.people] == ["Draco"]
        assert [deed.deed for deed in seen.deeds] == ["remove", "code", "ban"]
        made = await admin.carry_out(hall, p.MakeBackup(), "page")
        assert b"Luna" not in admin.backup_file(hall, made.what).read_bytes()
        assert greathall.verify((await find(hall, await hall.must_have(table), 1)).record).over
