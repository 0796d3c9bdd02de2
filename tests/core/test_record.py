from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import greathall
from bluff import SPEC
from greathall import BadRecord, Record, UnknownGame, WrongSeats, WrongVersion, replay, verify
from greathall.core.record import FORMAT
from greathall.text import catalogue

pytestmark = pytest.mark.usefixtures("installed")


def played(seed: Any = 7) -> Record:
    """The record of a whole game, with an answer taken back on the way."""
    record = Record.start("bluff", seats=3, seed=seed)
    g = replay(record)
    g.act(0, g.options(0)[1])
    record.add(0, g.sealed[0])
    g.retract(0)
    record.drop(0)
    while not g.over:
        seat = g.waiting[-1]
        action = g.options(seat)[0]
        record.add(seat, action)
        g.act(seat, action)
    record.final = greathall.game("bluff").hash(g)
    return record


def write(path: Path, record: Record, **changes: Any) -> Path:
    path.write_bytes(msgspec.json.encode(msgspec.to_builtins(record) | changes))
    return path


@pytest.mark.parametrize("seed", [7, "owl", b"owl", bytes(32), None])
def test_a_record_is_saved_loaded_and_verified(tmp_path: Path, seed: Any) -> None:
    record = played(seed)
    record.names = ["Ann", "Bo", "Cy"]
    record.save(tmp_path / "game.json")
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]
    loaded = Record.load(tmp_path / "game.json")
    assert msgspec.to_builtins(loaded) == msgspec.to_builtins(record)
    assert greathall.game("bluff").hash(verify(loaded)) == record.final


def test_replay_up_to_a_point_with_its_events() -> None:
    record = played()
    log: list[Any] = []
    g: Any = replay(record, upto=4, log=log)
    assert (len(g.sealed), len(g.played)) == (1, 1)
    assert [type(event).__name__ for event in log] == ["Dealt"] * 3 + ["Revealed"]
    assert replay(record, upto=0).waiting == (0, 1, 2)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="no-record"):
        Record.load(tmp_path / "nothing.json")
    with pytest.raises(BadRecord, match="no-record"):
        Record.load(tmp_path)


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff\xfe", b'"record"', b'{"format": 1}', b'{"format": "one"}']
)
def test_a_damaged_record(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(content)
    with pytest.raises(BadRecord, match="damaged-record"):
        Record.load(file)


def test_a_record_cut_short(tmp_path: Path) -> None:
    file = write(tmp_path / "game.json", played())
    file.write_bytes(file.read_bytes()[:-20])
    with pytest.raises(BadRecord, match="damaged-record"):
        Record.load(file)


def test_fields_of_the_wrong_type(tmp_path: Path) -> None:
    for change in ({"seats": "three"}, {"actions": [["zero", {}]]}, {"actions": 5}, {"seed": None}):
        with pytest.raises(BadRecord, match="damaged-record"):
            Record.load(write(tmp_path / "game.json", played(), **change))


def test_a_record_of_a_newer_great_hall(tmp_path: Path) -> None:
    file = write(tmp_path / "game.json", played(), format=FORMAT + 1, actions="in a way we cannot know")
    with pytest.raises(WrongVersion, match="newer-format"):
        Record.load(file)


def test_a_record_of_other_rules() -> None:
    record = played()
    record.version = 99
    with pytest.raises(WrongVersion, match=r"other-rules .*theirs=99, ours=1"):
        replay(record)


def test_a_record_of_an_unknown_game_or_table() -> None:
    record = played()
    record.seats = 9
    with pytest.raises(WrongSeats):
        replay(record)
    record.game = "quidditch"
    with pytest.raises(UnknownGame):
        replay(record)
    with pytest.raises(UnknownGame):
        Record.start("quidditch", seats=2)


@pytest.mark.parametrize("wrong", [(0, {"type": "play", "card": 99}), (0, "play"), (7, {"type": "play", "card": 1})])
def test_a_step_that_cannot_have_been_played(wrong: tuple[int, Any]) -> None:
    record = played()
    record.actions[4] = wrong
    with pytest.raises(BadRecord, match=f"bad-step .*step=5, seat={wrong[0]}") as bad:
        replay(record)
    for language in ("en", "fr"):
        assert "⟨" not in catalogue(language, SPEC).format(bad.value.message)


def test_a_step_too_many() -> None:
    record = played()
    record.actions.append((0, {"type": "play", "card": 1}))
    with pytest.raises(BadRecord, match="refusal-game-over"):
        replay(record)


def test_a_broken_promise() -> None:
    record = played()
    record.seed = 8
    with pytest.raises(BadRecord, match="broken-promise"):
        verify(record)


def test_another_ending() -> None:
    record = played()
    record.actions.pop()
    with pytest.raises(BadRecord, match="other-ending"):
        verify(record)


def test_every_error_can_be_read_in_both_languages(tmp_path: Path) -> None:
    errors = []
    for fault in (
        lambda: greathall.game("quidditch"),
        lambda: SPEC.new(seats=99),
        lambda: SPEC.new(loud=True),
        lambda: SPEC.new(seed=1.5),  # type: ignore[arg-type]
        lambda: SPEC.decode(3),
        lambda: SPEC.load({}),
        lambda: Record.load(tmp_path / "nothing.json"),
        lambda: Record.load(write(tmp_path / "game.json", played(), format=9)),
        lambda: Record.load(write(tmp_path / "game.json", played(), seats="x")),
    ):
        with pytest.raises(greathall.GreatHallError) as error:
            fault()
        errors.append(error.value.message)
    for text in errors:
        for language in ("en", "fr"):
            sentence, problems = catalogue(language).try_text(text.key, text.args)
            assert sentence, text
            assert not problems, text
