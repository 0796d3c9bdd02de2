"""Studying Scrabble over HTTP: words, games of other programs and for them, the best plays."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from greathall.games.scrabble import actions as a
from greathall.games.scrabble.gcg import read_gcg
from greathall.server import log
from greathall.server.hall import Hall
from tests.games.scrabble.written import MAGPIE, QUACKLE, WOOGLES
from tests.server.guests import opened, served

pytestmark = pytest.mark.anyio
STUDY = "/api/games/scrabble/study"


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as hall:
        yield hall


@pytest.fixture
async def http(hall: Hall) -> AsyncIterator[httpx.AsyncClient]:
    async with served(hall) as address, httpx.AsyncClient(base_url=address, timeout=60) as http:
        yield http


async def test_words(http: httpx.AsyncClient) -> None:
    word = (await http.get(f"{STUDY}/words", params={"letters": "retina"})).json()
    assert word["word"] == "RETINA"
    assert word["counts"]
    assert "S" in word["behind"]
    assert "RETAIN" in word["anagrams"]
    assert (await http.get(f"{STUDY}/words", params={"letters": "a", "language": "../en"})).status_code == 404
    assert (await http.get(f"{STUDY}/words", params={"letters": "a" * 16})).status_code == 400


@pytest.mark.deep  # the French list takes seconds to read
async def test_words_in_french(http: httpx.AsyncClient) -> None:
    french = (await http.get(f"{STUDY}/words", params={"letters": "été", "language": "fr"})).json()
    assert (french["word"], french["counts"]) == ("ETE", True)


@pytest.mark.parametrize("text", [MAGPIE, QUACKLE, WOOGLES], ids=["magpie", "quackle", "woogles"])
async def test_a_game_of_another_program_can_be_played_on_from_any_move(http: httpx.AsyncClient, text: str) -> None:
    answer = await http.post(f"{STUDY}/game", json={"text": text})
    assert answer.status_code == 200, answer.text
    game = answer.json()
    key = (await http.post("/api/people", json={"name": "Luna"})).json()["key"]
    for turn in game["turns"]:
        wish = {"position": turn["position"], "played": turn["move"]}
        plays = (await http.post(f"{STUDY}/plays", json=wish)).json()
        assert plays[0].keys() == {"text", "score", "kept", "leave", "equity", "chance", "played"}
        assert [play["text"] for play in plays if play["played"]] in ([turn["move"]], [])
        assert [play["equity"] for play in plays] == sorted((play["equity"] for play in plays), reverse=True)
    settings = {"edition": "classic", "words": "checked", "position": game["turns"][-1]["position"]}
    new = {"game": "scrabble", "seats": 2, "bots": "easy", "start": True, "settings": settings}
    table = await http.post("/api/tables", json=new, headers={"authorization": f"Bearer {key}"})
    assert table.status_code == 201, table.text
    assert table.json()["phase"] == "playing"


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("#player2", "#nobody", "notation-gcg-players"),
        ("+14 14", "+15 15", "notation-gcg-points"),
        ("8F HORN", "8M HORN", "notation-gcg-play"),
        ("8F HORN", "1A HORN", "notation-gcg-play"),
        ("HORNEEE", "HOREEEE", "notation-gcg-rack"),
        (">Ann: HORNEEE", ">Eve: HORNEEE", "notation-gcg"),
        ("#title", "title", "notation-gcg"),
    ],
)
async def test_what_is_wrong_with_a_file_is_said(http: httpx.AsyncClient, old: str, new: str, reason: str) -> None:
    assert old in QUACKLE
    answer = await http.post(f"{STUDY}/game", json={"text": QUACKLE.replace(old, new, 1)})
    assert answer.status_code in (400, 409)
    assert answer.json()["reason"]["key"] == reason


async def test_a_finished_game_gives_its_plays_and_its_gcg(http: httpx.AsyncClient, hall: Hall) -> None:
    key = (await http.post("/api/people", json={"name": "Luna Lovegood"})).json()["key"]
    settings = {"edition": "classic", "words": "checked"}
    wish = {"game": "scrabble", "seats": 2, "settings": settings, "bots": "easy", "start": True}
    table = (await http.post("/api/tables", json=wish, headers={"authorization": f"Bearer {key}"})).json()["id"]
    at = f"/api/tables/{table}/games/1"
    assert (await http.get(f"{at}/plays")).json()["reason"]["key"] == "refusal-game-not-over"
    assert (await http.get(f"{at}/gcg")).json()["reason"]["key"] == "refusal-game-not-over"
    living = await hall.must_have(table)
    for _ in range(4):
        match = living.state.match
        assert match is not None
        await living.submit_events([log.Acted(match.waiting[0], a.Pass())])
    plays = (await http.get(f"{at}/plays", params={"step": 0})).json()
    assert plays[0]["equity"] >= plays[-1]["equity"]
    answer = await http.get(f"{at}/gcg")
    assert answer.headers["content-disposition"].endswith('.gcg"')
    assert "Luna_Lovegood Luna Lovegood\n" in answer.text
    assert len(read_gcg(answer.text).lines) == 6
