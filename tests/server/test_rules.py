"""The rulebooks over HTTP, and their positions as tables."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from greathall.remote import Guest
from greathall.server import protocol as p
from tests.server.guests import opened, served

pytestmark = pytest.mark.anyio


@pytest.fixture
async def address(tmp_path: Path) -> AsyncIterator[str]:
    async with opened(tmp_path) as hall, served(hall) as found:
        yield found


async def test_a_rulebook_in_both_languages(address: str) -> None:
    async with Guest(address) as nobody, httpx.AsyncClient(base_url=address) as http:
        english = (await nobody.get("/api/games/stupefy/rules/en", p.Rules)).book
        french = (await nobody.get("/api/games/stupefy/rules/fr", p.Rules)).book
        assert [chapter.id for chapter in english.chapters] == [chapter.id for chapter in french.chapters]
        assert (english.chapters[1].title, french.chapters[1].title) == (
            "A round in seven steps",
            "Une manche en sept étapes",
        )
        bare = (await nobody.get("/api/games/bluff/rules/en", p.Rules)).book
        assert bare.brief
        assert not bare.chapters
        refused = await http.get("/api/games/stupefy/rules/de")
        assert refused.json()["reason"]["key"] == "unknown-language"
        text = (await http.get("/api/games/stupefy/text/en.ftl")).text
        assert "rulebook-round" not in text, "no table carries the whole book"


@pytest.mark.parametrize(
    ("game", "example", "seats"),
    [("stupefy", "private_lessons", 4), ("hogwarts_battle", "first_turn", 2)],
)
async def test_a_position_of_the_book_is_a_table_where_one_is_asked(
    address: str, game: str, example: str, seats: int
) -> None:
    async with await Guest.arrive(address, "Luna") as luna, httpx.AsyncClient(base_url=address) as http:
        table = await luna.post(f"/api/games/{game}/examples/{example}", None, p.TableSummary)
        assert (table.game, table.phase, table.seats, table.bots) == (game, "playing", seats, seats - 1)
        assert (table.mine, table.your_turn) == ([0], True)
        assert (await http.post(f"/api/games/{game}/examples/{example}")).status_code == 401
        key = {"authorization": f"Bearer {luna.key}"}
        assert (await http.post(f"/api/games/{game}/examples/../spec", headers=key)).status_code in (404, 405)
        assert (await http.post(f"/api/games/{game}/examples/none", headers=key)).status_code == 404
