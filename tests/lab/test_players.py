"""Strangers' bots play by the rules, and see no more than their seat."""

from __future__ import annotations

import time
from collections.abc import Iterator
from random import Random

import pytest

import bluff
import greathall
from greathall.bots import Bot
from greathall.core.kernel import State
from greathall.lab import play
from greathall.lab.errors import BadPlayer
from greathall.lab.players import player, require_player
from tests.lab.strangers import First, Program

STUPEFY = greathall.game("stupefy")


@pytest.fixture
def program() -> Iterator[Program]:
    served = Program()
    yield served
    served.shutdown()
    served.server_close()


def test_a_class_a_function_and_a_program_play_the_same() -> None:
    require_player("tests.lab.strangers:First", STUPEFY)
    require_player("tests.lab.strangers:last", STUPEFY)
    assert isinstance(player("tests.lab.strangers:First", STUPEFY, Random(1)), First)
    assert play(STUPEFY, ["tests.lab.strangers:First", "tests.lab.strangers:last"], 4, "7").decisions > 100


def test_a_function_sees_redealt_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[State] = []
    redeal = type(STUPEFY).redeal

    def noted(*given: object) -> State:
        seen.append(redeal(*given))  # type: ignore[arg-type]
        return seen[-1]

    monkeypatch.setattr(type(STUPEFY), "redeal", noted)
    g = STUPEFY.new(seats=4, seed=1)
    player("tests.lab.strangers:last", STUPEFY, Random(1)).choose_unguarded(g, 0)
    assert seen


def test_who_says_blind_is_put_to_the_test() -> None:
    with pytest.raises(BadPlayer, match="not-blind"):
        require_player("tests.lab.strangers:Peeker", STUPEFY)


@pytest.mark.parametrize("bot", ["random", "easy", "medium"])
@pytest.mark.parametrize("game", ["stupefy", "hogwarts_battle"])
def test_the_halls_own_are_as_blind_as_they_say(game: str, bot: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The laws look at the heuristics; here the bots themselves are tried as strangers are."""
    from greathall.lab import players

    monkeypatch.setattr(players, "TRIALS", 4)
    assert player(bot, greathall.game(game), Random(1)).blind
    players.require_blind(bot, greathall.game(game))


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("nowhere:Bot", "lab-bot-not-found"),
        ("tests.lab.strangers:Nobody", "lab-bot-not-found"),
        ("tests.lab.strangers:NEITHER", "lab-bot-of-no-kind"),
        ("tcp://127.0.0.1:1", "lab-bot-not-there"),
        ("tcp://nonsense", "lab-bot-not-there"),
    ],
)
def test_what_is_no_bot_is_refused_with_a_reason(name: str, key: str) -> None:
    with pytest.raises(BadPlayer, match=key):
        require_player(name, STUPEFY)
    with pytest.raises(greathall.UnknownBot):
        require_player("deep_thought:9000", STUPEFY)


def test_a_program_at_a_socket(program: Program) -> None:
    by_socket = play(STUPEFY, [program.address, "random"], 4, "7")
    by_function = play(STUPEFY, ["tests.lab.strangers:last", "random"], 4, "7")
    assert by_socket.scores == by_function.scores
    new = [message for message in program.told if "new" in message]
    assert [message["seat"] for message in new] == [0, 2]
    assert len({message["seed"] for message in new}) == 2
    deadline = time.monotonic() + 20  # nobody waits for an answer to the last message
    while "over" not in program.told[-1]:
        assert time.monotonic() < deadline
        time.sleep(0.01)
    asked = next(message for message in program.told if "ask" in message)
    assert set(asked) == {"ask", "situation", "options"}
    assert asked["situation"]["seat"] == 0


def test_a_program_that_cheats_is_found_out(program: Program) -> None:
    program.cheats = True
    with pytest.raises((BadPlayer, greathall.BadAction)):
        play(bluff.SPEC, [program.address, "random"], 2, "7")


def test_a_class_of_a_stranger_is_a_bot() -> None:
    assert issubclass(First, Bot)
