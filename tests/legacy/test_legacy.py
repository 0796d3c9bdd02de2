"""Whatever an earlier version has stored is read, verified, shown as it was, and played on.

The files are never written anew: `tests/legacy/write.py` wrote them with the released code, and with them what that
code said about each. Only `tests/legacy/reading.py` knows how to ask the present code.
"""

from __future__ import annotations

import shutil
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.legacy import reading as r

VERSIONS = r.versions()
GAMES = {"stupefy", "scrabble", "hogwarts_board", "hogwarts_battle"}
ANSWERS = 6
"""So many answers are given at each table of the hall."""


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@cache
def expected(version: Path) -> dict[str, Any]:
    found: dict[str, Any] = msgspec.json.decode((version / "expected.json").read_bytes())
    return found


def files(*kinds: str) -> list[Any]:
    """Every stored file of these kinds that something was said about, of every version."""
    return [
        pytest.param(version / kind / name, said, id=f"{version.name}-{kind}-{name.removesuffix('.json')}")
        for version in VERSIONS
        for kind in kinds
        for name, said in expected(version)[kind].items()
    ]


def running(*kinds: str) -> list[Any]:
    return [each for each in files(*kinds) if each.values[1]["outcome"] is None]


def altered(file: Path, folder: Path, old: str, new: str) -> Path:
    """A copy with one word changed."""
    text = file.read_text("utf-8")
    assert old in text
    copy = folder / file.name
    copy.write_text(text.replace(old, new, 1), "utf-8")
    return copy


# -- all of it is there ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_no_file_is_missing_and_all_games_are_there(version: Path) -> None:
    for kind in r.KINDS:
        assert sorted(expected(version)[kind]) == sorted(file.name for file in (version / kind).iterdir())
    for kind in ("records", "saves", "states"):
        said = expected(version)[kind].values()
        assert {each["game"] for each in said} == GAMES
        assert {each["game"] for each in said if each["outcome"] is None} == GAMES
    assert {table["game"] for table in expected(version)["hall"]["tables"].values()} == GAMES


@pytest.mark.parametrize(("file", "said"), files(*r.KINDS))
def test_a_file_says_what_it_said(file: Path, said: r.Found) -> None:
    """Receipt, state, outcome, what each seat sees and may choose, and what becomes of it with the same answers."""
    assert r.plain(r.KINDS[file.parent.name](file)) == said


# -- records and saves -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("file", "said"), files("records", "saves"))
def test_a_record_saved_again_has_lost_nothing(file: Path, said: r.Found, tmp_path: Path) -> None:
    r.saved_again(file, tmp_path / "again.json")
    before, after = (msgspec.json.decode(each.read_bytes()) for each in (file, tmp_path / "again.json"))
    assert {name: after.get(name) for name in before} == before


@pytest.mark.parametrize(("file", "said"), running("records"))
def test_a_record_is_played_on(file: Path, said: r.Found) -> None:
    spec, g, _ = r.verified(r.read_record(file))
    ended, answers = r.play_on(spec, g, 300)
    assert ended or answers == 300


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_a_series_goes_on_with_the_game_that_follows(version: Path) -> None:
    records = expected(version)["records"]
    series = [records[name] for name in sorted(records) if "-series-" in name]
    assert len(series) > 1
    for before, after in pairwise(series):
        assert before["sequel"] == after["options"]


@pytest.mark.parametrize(("file", "said"), files("saves"))
def test_the_terminal_verifies_a_game(file: Path, said: r.Found) -> None:
    assert r.type_in(["verify", str(file)])[0] == 0


@pytest.mark.parametrize(("file", "said"), [each for each in files("saves") if "hot-seat" in each.id])
def test_the_terminal_shows_a_game_again(file: Path, said: r.Found) -> None:
    code, told = r.type_in(["replay", str(file), "--all", "--seat", "1"])
    assert code == 0
    assert len(told.splitlines()) > said["known"]["0"]["happened"]


@pytest.mark.parametrize(("file", "said"), files("saves"))
def test_the_terminal_goes_on_with_a_game(file: Path, said: r.Found, tmp_path: Path) -> None:
    copy = Path(shutil.copy(file, tmp_path))
    with r.at_home(tmp_path):
        code, told = r.type_in(["play", "--resume", str(copy)], *["1"] * 3)
    if said["outcome"] is not None:
        assert code == 2
        assert copy.read_bytes() == file.read_bytes()
        return
    assert code == 0, told
    before, after = r.read_record(file), r.read_record(copy)
    assert len(after.actions) > len(before.actions)
    assert after.actions[: len(before.actions)] == before.actions
    r.verified(after)


# -- the words of the formats ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_every_tag_and_field_is_still_known(version: Path) -> None:
    then, now = expected(version)["vocabulary"], r.vocabulary()
    for place, words in {"log": {"lines": then["log"]}, **{game: then[game] for game in GAMES}}.items():
        today = {"lines": now["log"]} if place == "log" else now[place]
        for kind in {"lines", "actions", "events"} & set(words):
            assert {tag: set(fields) - set(today[kind].get(tag, ())) for tag, fields in words[kind].items()} == {
                tag: set() for tag in words[kind]
            }, f"{place}: {kind}"
        assert set(words.get("options", ())) <= set(today.get("options", ())), place


@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
def test_every_effect_can_still_be_on_an_agenda(version: Path) -> None:
    for game in GAMES:
        file = next(version / "states" / name for name in expected(version)["states"] if name.startswith(game))
        effects = expected(version)["vocabulary"][game]["effects"]
        state = r.with_agenda(msgspec.json.decode(file.read_bytes()), effects)
        assert r.agenda(game, state) == state["agenda"]


# -- the hall ----------------------------------------------------------------------------------------------------------


@pytest.mark.anyio
@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
async def test_a_hall_is_as_it_was_left(version: Path, tmp_path: Path) -> None:
    said = expected(version)
    async with r.hall_of(version, tmp_path, asleep=True) as hall:
        found = r.plain(await r.of_hall(hall, said["keys"]))
    for table, was in said["hall"]["tables"].items():
        assert found["tables"][table] == was, was["name"]
    assert found == said["hall"]


@pytest.mark.anyio
@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
async def test_people_who_come_back_see_what_they_left(version: Path, tmp_path: Path) -> None:
    said = expected(version)
    looks = 0
    async with r.hall_of(version, tmp_path, asleep=True) as hall:
        for table, was in said["hall"]["tables"].items():
            if was["status"] not in ("playing", "over"):
                continue
            people = await r.visitors(hall, table, said["keys"])
            for seat, (_, person, _) in enumerate(was["seats"]):
                if person is None:
                    continue
                told = r.plain(r.heard(people[person], seat))
                left = {**was["known"][str(seat)], **{key: was[key] for key in ("chat", "name", "status")}}
                assert told == {key: left[key] for key in told}, was["name"]
                looks += 1
    assert looks > len(GAMES)


@pytest.mark.anyio
@pytest.mark.parametrize("version", VERSIONS, ids=lambda version: version.name)
async def test_the_games_of_a_hall_go_on(version: Path, tmp_path: Path) -> None:
    said = expected(version)
    done = set()
    async with r.hall_of(version, tmp_path, asleep=False) as hall:
        for table, was in said["hall"]["tables"].items():
            phase = was["status"]
            if phase not in ("playing", "lobby"):
                continue
            people = await r.visitors(hall, table, said["keys"])
            if phase == "lobby":
                await r.begin(people[was["host"]])
                done.add("begun")
            if was["vote"] is not None:
                for person in was["vote"][4]:
                    await r.agree(people[person])
                    done.add("voted")
            for seat, (_, person, bot) in enumerate(was["seats"]):
                if person is not None and bot is None and was["known"].get(str(seat), {}).get("answer") is not None:
                    await r.take_back(people[person], seat)
                    done.add("taken back")
            before = await r.steps(hall, table)
            for _ in range(ANSWERS):
                if not await r.answer(hall, table, people):
                    break
            else:
                assert await r.steps(hall, table) > before
                done.add(was["game"])
    assert done >= {*GAMES, "begun", "voted", "taken back"}


# -- these tests are worth something -----------------------------------------------------------------------------------


def first(kind: str, part: str) -> Path:
    paths: list[Path] = [each.values[0] for each in files(kind)]
    return next(path for path in paths if part in path.name)


@pytest.mark.parametrize(
    ("part", "old", "new"),
    [
        ("stupefy-4-finished", '"prepare"', '"ready"'),
        ("stupefy-4-finished", '"seed": 1', '"seed": 2'),
        ("stupefy-4-finished", '"version": 1', '"version": 99'),
        ("hogwarts_board-2-finished", '"final": "', '"final": "0'),
        ("scrabble-2-finished", '"commitment": "', '"commitment": "0'),
        ("hogwarts_battle-2-series-1", '"actions": [', '"actions": [[0, {"type": "nothing"}],'),
    ],
)
def test_a_damaged_record_is_noticed(part: str, old: str, new: str, tmp_path: Path) -> None:
    with pytest.raises(r.WrongFile):
        r.of_record(altered(first("records", part), tmp_path, old, new))


@pytest.mark.parametrize(
    ("part", "old", "new"),
    [
        ("stupefy", '"asked":["', '"asked":["Other'),
        ("hogwarts_board.choose-action", '"agenda":[["', '"agenda":[["Other'),
        ("scrabble.reaction-window", '"table":{"', '"table":{"other_'),
    ],
)
def test_a_damaged_state_is_noticed(part: str, old: str, new: str, tmp_path: Path) -> None:
    with pytest.raises(r.WrongFile):
        r.of_state(altered(first("states", part), tmp_path, old, new))


@pytest.mark.anyio
async def test_a_damaged_line_of_a_hall_is_noticed(tmp_path: Path) -> None:
    version = VERSIONS[0]
    said = expected(version)["hall"]
    table = next(table for table, was in said["tables"].items() if was["name"] == "Taking back")
    async with r.hall_of(version, tmp_path, asleep=True) as hall:
        await r.spoil(hall, table, b'"type":"acted"', b'"type":"danced"')
        with pytest.raises(msgspec.ValidationError):
            await r.of_table(hall, table)
