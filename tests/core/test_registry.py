from __future__ import annotations

import importlib

import pytest

import bluff
import greathall
from greathall import UnknownGame
from tests.core.conftest import Install


def test_games_are_found_through_entry_points(install: Install) -> None:
    install(bluff="bluff:SPEC")
    assert greathall.games() == {"bluff": bluff.SPEC}
    assert greathall.game("bluff") is bluff.SPEC


def test_the_built_in_games_come_through_the_same_door() -> None:
    assert "stupefy" in greathall.games()
    assert importlib.import_module("greathall.games.stupefy").SPEC is greathall.games()["stupefy"], (
        "and can be asked again"
    )


def test_a_broken_plug_in_is_named_and_left_out(install: Install) -> None:
    install(bluff="bluff:SPEC", broken="no_such_module:SPEC", odd="bluff:HAND", absent="bluff:NOTHING")
    with pytest.warns(UserWarning, match=r"broken|odd|absent") as warned:
        assert list(greathall.games()) == ["bluff"]
    messages = sorted(str(warning.message) for warning in warned)
    assert len(messages) == 3
    assert "the entry point odd (bluff:HAND) is not a GameSpec" in messages
    assert any("the game broken (no_such_module:SPEC) cannot be loaded" in message for message in messages)


@pytest.mark.parametrize("name", ["quidditch", "", "BLUFF", None, 7, []])
@pytest.mark.usefixtures("installed")
def test_an_unknown_game(name: object) -> None:
    with pytest.raises(UnknownGame, match="unknown-game") as unknown:
        greathall.game(name)  # type: ignore[arg-type]
    assert unknown.value.message.args["known"] == ["bluff"]
