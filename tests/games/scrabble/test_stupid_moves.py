"""Moves that no sensible player makes, and no bot from medium on: with tiles, with cards, and out of turn."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from greathall.bots import bot
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.cards import BONUS
from greathall.games.scrabble.engine.warm_up import warm_up
from greathall.games.scrabble.notation import read_play
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.tiles import unseen
from tests.games.scrabble.table import table

SEEDS = {"medium": 1, "strong:6": 3, "master:12": 3}
"""How often each is asked. The first has no luck; the others draw few worlds here, so that they err sooner."""
DEEP = 10
MIDDLE = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15"
WITH_A_BLANK = "15/15/15/15/15/15/15/5HOrN6/15/15/15/15/15/15/15"

Position = tuple[Scrabble, int, Callable[[Any], bool]]
"""A game, the seat asked, and which answers would be stupid."""


@pytest.fixture(scope="module", autouse=True)
def compiled_players() -> None:
    warm_up()


def laid(text: str) -> Scrabble:
    g = table(["HORNXQZ"])
    g.act(0, read_play(g.board, text))
    return g


def struck(action: Any, hand: str, *answers: str) -> Scrabble:
    g = table(["AEINRTV", "EEIIOOS"], [[hand], answers])
    g.act(0, action)
    return g


def doubt_a_common_word() -> Position:
    return laid("8F HORN"), 1, lambda answer: answer == a.Challenge()


def accept_what_is_no_word() -> Position:
    return laid("8F HORNX"), 1, lambda answer: answer == a.Accept()


def pass_with_words_on_the_rack() -> Position:
    g = table(["HORNSAE"], words="checked", cards=False)
    return g, 0, lambda answer: not isinstance(answer, a.Place)


def break_up_seven_tiles_that_are_a_word() -> Position:
    g = table(["RETAINS"], words="checked", cards=False)
    return g, 0, lambda answer: not isinstance(answer, a.Place) or len(answer.tiles) < 7


def seven_tiles_kept_that_fit_to_the_board() -> Position:
    """WAITERS and others, with an S on HORN."""
    g = table(["RETAIWS"], board=MIDDLE, words="checked", cards=False)
    return g, 0, lambda answer: not isinstance(answer, a.Place) or len(answer.tiles) < 7


def not_go_out_with_the_last_tile() -> Position:
    g = table(["S", "QZ"], board=MIDDLE, bag="", words="checked", cards=False, houses=("slytherin", "gryffindor"))
    return g, 0, lambda answer: not isinstance(answer, a.Place)


def pass_with_the_last_tiles() -> Position:
    g = table(["SE", "QZ"], board=MIDDLE, bag="", words="checked", cards=False, houses=("slytherin", "gryffindor"))
    return g, 0, lambda answer: answer == a.Pass()


def suffer_a_spell_with_finite_in_hand() -> Position:
    g = struck(a.Attack("stupefy", 1), "stupefy", "finite_incantatem")
    return g, 1, lambda answer: answer == a.Accept()


def give_away_the_blank() -> Position:
    g = table(["?AEIVRT", "EEIIOOS"], [["veritaserum"]])
    g.act(0, a.Question(1, "S"))
    g.act(1, a.Accept())
    assert g.asked is not None
    return g, 0, lambda answer: answer in (a.Give("?"), a.Give("S"))


def return_the_blank_to_the_bag() -> Position:
    """Nine tiles after Engorgio, and nothing laid: two go back."""
    g = table(["?EEIVVU"], [["engorgio"]], bag="UV" + "A" * 40)
    g.act(0, a.Cast("engorgio"))
    g.act(0, a.Pass())
    assert len(g.racks[0]) > 7
    return g, 0, lambda answer: "?" in answer.tiles


def exchange_the_blank() -> Position:
    """Nothing can be laid: seven tiles, and all around is closed."""
    g = table(["?VVUUUQ"], [["transfiguration"]], board=MIDDLE)
    return g, 0, lambda answer: isinstance(answer, a.Exchange | a.Transfigure) and "?" in answer.tiles


def a_bonus_card_without_its_letters() -> Position:
    g = table(["ETTLGFE"], [["harry_potter", "buckbeak"]], board=MIDDLE, bag="AAAA")

    def wasted(answer: Any) -> bool:
        letters = BONUS.get(getattr(answer, "card", None) or "", None)
        return letters is not None and not any(tile[0] in letters for tile in answer.tiles)

    return g, 0, wasted


def ask_for_a_letter_that_nobody_can_have() -> Position:
    """All four S are seen."""
    g = table(["SSSSAEI"], [["veritaserum"]], board=MIDDLE)
    assert "S" not in unseen(g, 0)
    return g, 0, lambda answer: isinstance(answer, a.Question) and answer.letter not in unseen(g, 0)


def summon_the_worst_card() -> Position:
    g = table(["AEINRTV"], [["accio"]])
    g.deck = [card for card in g.deck if card not in ("reparo", "revelio")]
    g.discard = ["reparo", "revelio"]
    return g, 0, lambda answer: answer == a.Summon("revelio")


def strike_the_last_instead_of_the_first() -> Position:
    g = table(["AEINRTV"], [["stupefy"]], seats=3)
    g.scores = [50, 10, 120]
    return g, 0, lambda answer: answer == a.Attack("stupefy", 1)


def steal_a_card_where_there_is_none() -> Position:
    g = table(["AEINRTV"], [["wingardium_leviosa"], [], ["reparo", "accio"]], seats=3)
    g.scores = [50, 120, 10]
    return g, 0, lambda answer: answer == a.Attack("wingardium_leviosa", 1)


def reveal_without_a_word_of_magic() -> Position:
    g = table(["VVUUIIC"], [["revelio"]], board=MIDDLE)
    return g, 0, lambda answer: answer == a.Cast("revelio")


def leave_a_blank_on_the_board_with_alohomora_and_its_letter() -> Position:
    """The R is in the rack; whatever is laid, the blank comes first."""
    g = table(["RAEINTV"], [["alohomora"]], board=WITH_A_BLANK)
    return g, 0, lambda answer: answer != a.Unlock("8H")


POSITIONS: tuple[Callable[[], Position], ...] = (
    doubt_a_common_word,
    accept_what_is_no_word,
    pass_with_words_on_the_rack,
    break_up_seven_tiles_that_are_a_word,
    seven_tiles_kept_that_fit_to_the_board,
    not_go_out_with_the_last_tile,
    pass_with_the_last_tiles,
    suffer_a_spell_with_finite_in_hand,
    give_away_the_blank,
    return_the_blank_to_the_bag,
    exchange_the_blank,
    a_bonus_card_without_its_letters,
    ask_for_a_letter_that_nobody_can_have,
    summon_the_worst_card,
    strike_the_last_instead_of_the_first,
    steal_a_card_where_there_is_none,
    reveal_without_a_word_of_magic,
    leave_a_blank_on_the_board_with_alohomora_and_its_letter,
)


@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
@pytest.mark.parametrize("level", SEEDS)
def test_no_stupid_move(position: Callable[[], Position], level: str) -> None:
    ask(position, level, range(SEEDS[level]))


@pytest.mark.deep
@pytest.mark.parametrize("position", POSITIONS, ids=lambda position: position.__name__)
@pytest.mark.parametrize("level", ["strong:6", "master:12"])
def test_no_stupid_move_of_many(position: Callable[[], Position], level: str) -> None:
    ask(position, level, range(SEEDS[level], DEEP))


def ask(position: Callable[[], Position], level: str, seeds: range) -> None:
    g, seat, stupid = position()
    assert seat in g.waiting
    given = [bot(level, SPEC, Random(seed)).choose(g, seat) for seed in seeds]
    assert not [answer for answer in given if stupid(answer)]
