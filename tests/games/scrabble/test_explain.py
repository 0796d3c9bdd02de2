"""Why a bot plays as it does: points, letters kept, and the word list."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.core.messages import Arg, Message
from greathall.core.reasons import Considered, Reasons
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.bot.explain import WHYS, explain
from greathall.games.scrabble.notation import read_play
from greathall.games.scrabble.state import Scrabble
from greathall.text import catalogue
from tests.games.scrabble.table import place, table

HORN = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15"


def why(g: Scrabble, seat: int, *answers: Any) -> Message:
    options = tuple(Considered(action=action, worth=0.5, error=0.0, rollouts=1) for action in answers)
    found = explain(g, seat, Reasons(seat=seat, options=options))
    assert found is not None
    return found


def at_horn(rack: str = "FAMSZEE") -> Scrabble:
    return table([rack], board=HORN)


def laid(word: str) -> Scrabble:
    g = table([word, "EEIIOOA"])
    place(g, f"8G {word}", accept=False)
    return g


def test_a_play_says_its_points_and_what_is_kept() -> None:
    g = at_horn()
    farm, sea = read_play(g.board, "H6 FA.M"), read_play(g.board, "J8 SEA")
    assert why(g, 0, farm) == Message("why-place", {"points": 9, "kept": "E E S Z"})
    assert why(g, 0, farm, sea) == Message("why-place-less", {"points": 9, "kept": "E E S Z", "more": 13})
    assert why(g, 0, sea, farm).key == "why-place"


def test_a_play_of_all_tiles_leaves_nothing() -> None:
    g = at_horn("FAM")
    assert why(g, 0, read_play(g.board, "H6 FA.M")).key == "why-place-all"


def test_a_challenge_and_its_contrary_name_the_words() -> None:
    assert why(laid("CAT"), 1, a.Accept()) == Message("why-accept", {"words": "CAT"})
    assert why(laid("CTU"), 1, a.Challenge()) == Message("why-challenge", {"word": "CTU"})


def test_of_a_laugh_nothing_is_weighed_but_what_it_brings() -> None:
    g = table(hands=[["rictusempra"]])
    assert why(g, 0, a.Tickle()) == Message("why-claim", {"points": 10})
    g.act(0, a.Tickle())
    for action in g.options(1):
        assert why(g, 1, action) == Message("why-laughed"), action


@pytest.mark.parametrize("language", SPEC.languages)
def test_every_reason_is_a_sentence(language: str) -> None:
    args: dict[str, Arg] = {"points": 9, "kept": "E S", "more": 13, "words": "CAT", "word": "CTU"}
    for key in WHYS:
        said = catalogue(language, SPEC).format(Message(key, {**args}), ())
        assert said.endswith("."), key
        assert "{" not in said, key
    assert why(at_horn(), 0, a.Exchange("Z")).key == "why-exchange"
