"""One scenario for each card of the Hogwarts deck."""

from __future__ import annotations

import pytest

from greathall.games.scrabble import actions as a
from greathall.games.scrabble import events as e
from greathall.games.scrabble.cards import BONUS, CARDS, COMPETITION, COPIES
from greathall.games.scrabble.hands import draw_card
from greathall.games.scrabble.notation import read_play
from greathall.games.scrabble.state import Scrabble
from greathall.games.scrabble.view import view

from .table import place, refused, table

MIDDLE = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15"


def test_the_deck_has_32_cards_of_23_kinds() -> None:
    assert sum(COPIES.values()) == 32
    assert len(CARDS) == 23


@pytest.mark.parametrize(("card", "points"), COMPETITION.items())
def test_competition_cards_score_at_once(card: str, points: int) -> None:
    g = table()
    g.deck = [card]
    draw_card(g, 1)
    assert g.scores[1] == points
    assert g.hands[1] == []
    assert g.discard == [card]


def test_quidditch_cup() -> None:
    """Drawn by a word over a brown space: the word first, then the twenty."""
    g = table(["PAINTED"])
    g.deck = ["quidditch_cup"]
    log = place(g, "8F PAINTED")
    assert g.scores[0] == 74 + 20
    assert [type(event) for event in log if isinstance(event, e.Scored | e.WonCompetition)] == [
        e.Scored,
        e.WonCompetition,
    ]


def test_owl_results() -> None:
    g = table()
    g.deck = ["owl_results"]
    draw_card(g, 0)
    assert g.scores[0] == 15


def test_duelling_club() -> None:
    g = table()
    g.deck = ["duelling_club"]
    draw_card(g, 0)
    assert g.scores[0] == 10


def test_wizards_chess() -> None:
    g = table()
    g.deck = ["wizards_chess"]
    draw_card(g, 0)
    assert g.scores[0] == 5


def bonus(card: str, rack: str, play: str) -> int:
    g = table([rack], [[card]], board=MIDDLE)
    plain = table([rack], board=MIDDLE)
    place(g, play, card)
    place(plain, play)
    assert g.discard == [card]
    return g.scores[0] - plain.scores[0]


def test_harry_potter() -> None:
    assert bonus("harry_potter", "HAPPYOE", "I8 .APPY") == 4 * 5


def test_tom_marvolo_riddle() -> None:
    assert bonus("tom_marvolo_riddle", "OMITEEE", "G8 .MIT") == 3 * 5


def test_ron_weasley() -> None:
    assert bonus("ron_weasley", "SWLNEEE", "8F ....S") == 5


def test_buckbeak() -> None:
    assert bonus("buckbeak", "BECKUUU", "G7 B.") == 5


@pytest.mark.parametrize("card", BONUS)
def test_bonus_cards_need_a_word(card: str) -> None:
    g = table(hands=[[card]])
    assert refused(g, a.Cast(card)) == "refusal-not-so"


def ask(letter: str, *, theirs: str = "QRSTUVW", hand: tuple[str, ...] = ()) -> Scrabble:
    g = table(["ABCDEFG", theirs], [["veritaserum"], hand])
    g.act(0, a.Question(1, letter))
    return g


def test_veritaserum() -> None:
    """Yes: the letter for any tile. No: the asker sees the rack."""
    g = ask("Q")
    g.act(1, a.Accept())
    assert g.waiting == (0,)
    g.act(0, a.Give("G"))
    assert "Q" in g.racks[0]
    assert g.racks[1] == "GRSTUVW"
    g = ask("E")
    g.act(1, a.Accept())
    assert view(g, 0).players[1].known_tiles == tuple("QRSTUVW")
    assert g.racks[0] == "ABCDEFG"
    assert g.turn == 0


def test_felix_felicis() -> None:
    g = table(hands=[["felix_felicis"]])
    g.deck = ["accio", "reparo", "stupefy"]
    g.act(0, a.Cast("felix_felicis"))
    assert len(g.hands[0]) == 2
    assert len(g.deck) == 1
    assert g.waiting == (0,)


def test_expelliarmus() -> None:
    g = table(["ABCDEFG", "QQQQQQQ"], [["expelliarmus"]])
    g.act(0, a.Attack("expelliarmus", 1))
    g.act(1, a.Accept())
    assert g.racks == ["ABCDEFGQ", "QQQQQQ"]
    assert view(g, 1).players[0].known_tiles == ("Q",)


def test_alohomora() -> None:
    g = table(["RAAAAAA"], [["alohomora"]], board="15/15/15/15/15/15/15/5HOrN6/15/15/15/15/15/15/15")
    assert refused(g, a.Unlock("8F")) == "refusal-no-blank-there"
    g.act(0, a.Unlock("8H"))
    assert g.board[7 * 15 + 7] == "R"
    assert g.racks[0] == "AAAAAA?"
    place(g, "8F ....s")
    assert g.scores[0] == 4 + 1 + 1 + 1


def test_engorgio() -> None:
    """Two extra tiles now; after the turn seven again."""
    g = table(hands=[["engorgio"]])
    g.act(0, a.Cast("engorgio"))
    assert len(g.racks[0]) == 9
    g.act(0, a.Pass())
    assert g.waiting == (0,)
    assert refused(g, a.Return(g.racks[0][:1]), 0) == "refusal-return-first"
    g.act(0, a.Return(g.racks[0][:2]))
    assert len(g.racks[0]) == 7
    assert g.turn == 1


def test_confundo() -> None:
    """NROH is HORN from right to left, and stays so."""
    g = table(["HORNSSS", "SESTETA"], [["confundo"]], words="checked")
    assert refused(g, read_play(g.board, "8F NROH")) == "refusal-not-a-word"
    place(g, "8F NROH<")
    assert g.scores[0] == 14
    assert g.discard == ["confundo"]
    assert refused(g, read_play(g.board, "8F ....E")) == "refusal-not-a-word"
    assert read_play(g.board, "8F ....S") in g.options(1)  # SHORN, read from the right
    place(g, "8E S....")
    assert g.scores[1] == 8
    assert g.marks[7 * 15 + 4] == "1"


def test_reparo() -> None:
    g = table(hands=[["reparo", "felix_felicis"]])
    g.act(0, a.Cast("reparo"))
    assert refused(g, a.Cast("felix_felicis")) == "refusal-card-used"
    g.act(0, a.Pass())
    assert g.turn == 0
    g.act(0, a.Cast("felix_felicis"))
    g.act(0, a.Pass())
    assert g.turn == 1


def test_stupefy() -> None:
    g = table(hands=[["stupefy"]])
    g.act(0, a.Attack("stupefy", 1))
    g.act(1, a.Accept())
    assert g.stupefied == [0, 1]
    assert g.discard == []
    g.act(0, a.Pass())
    assert g.turn == 0
    assert g.stupefied == [0, 0]
    assert g.discard == ["stupefy"]


def test_wingardium_leviosa() -> None:
    g = table(hands=[["wingardium_leviosa"], ["reparo"]])
    g.act(0, a.Attack("wingardium_leviosa", 1))
    g.act(1, a.Accept())
    assert g.hands == [["reparo"], []]
    assert view(g, 1).players[0].known_cards == ("reparo",)


def test_accio() -> None:
    g = table(hands=[["accio"]])
    g.discard = ["engorgio", "gemino"]
    assert refused(g, a.Summon("reparo")) == "refusal-not-discarded"
    g.act(0, a.Summon("gemino"))
    g.act(1, a.Accept())
    assert g.hands[0] == ["gemino"]
    assert g.discard == ["engorgio", "accio"]


def opened(g: Scrabble) -> list[bool]:
    """To whom the glossary lies open."""
    return [own is not None and "WAND" in own.glossary for own in (view(g, seat).own for seat in range(g.seats))]


def test_revelio() -> None:
    """A look into the glossary, for this turn and this player only; twenty instead of ten for a word of it."""
    g = table(["WANDEEE"], [["revelio"]])
    assert opened(g) == [False, False]
    g.act(0, a.Cast("revelio"))
    assert opened(g) == [True, False]
    place(g, "8F WAND")
    assert opened(g) == [False, False]
    assert g.scores[0] == 8 * 2 + 20
    g = table(["WANDEEE"])
    place(g, "8F WAND")
    assert g.scores[0] == 8 * 2 + 10


def test_rictusempra() -> None:
    g = table(seats=3, hands=[["rictusempra"]])
    g.act(0, a.Tickle())
    assert g.waiting == (1, 2)
    g.act(1, a.StraightFace())
    g.act(2, a.Laughed())
    assert g.scores[0] == 10
    assert g.discard == ["rictusempra"]


def test_gemino() -> None:
    """As many as in hand, Gemino not counted."""
    g = table(hands=[["gemino", "reparo", "stupefy"]])
    g.deck = ["accio", "confundo", "engorgio"]
    g.act(0, a.Cast("gemino"))
    assert len(g.hands[0]) == 4
    lonely = table(hands=[["gemino"]])
    assert refused(lonely, a.Cast("gemino")) == "refusal-gemino"


def test_transfiguration() -> None:
    g = table(["QVVUUII"], [["transfiguration"]])
    g.act(0, a.Transfigure("QVVUU"))
    assert len(g.racks[0]) == 7
    assert g.waiting == (0,)
    assert refused(g, a.Transfigure("I")) == "refusal-no-card"
    g.act(0, a.Exchange(g.racks[0][:1]))
    assert g.turn == 1


def test_finite_incantatem() -> None:
    """Cancels the attack; both cards are discarded."""
    g = table(["ABCDEFG", "QQQQQQQ"], [["expelliarmus"], ["finite_incantatem"]])
    g.act(0, a.Attack("expelliarmus", 1))
    g.act(1, a.Finite())
    assert g.racks == ["ABCDEFG", "QQQQQQQ"]
    assert g.discard == ["expelliarmus", "finite_incantatem"]
    assert g.waiting == (0,)
    assert refused(g, a.Cast("reparo")) == "refusal-no-card"


def test_finite_incantatem_answers_each_attack() -> None:
    for card in ("expelliarmus", "stupefy", "wingardium_leviosa"):
        g = table(hands=[[card], ["finite_incantatem"]])
        g.act(0, a.Attack(card, 1))
        assert a.Finite() in g.options(1)
        g.act(1, a.Finite())
        assert g.stupefied == [0, 0]
        assert g.hands == [[], []]
    g = table(hands=[["veritaserum"], ["finite_incantatem"]])
    g.act(0, a.Question(1, "E"))
    g.act(1, a.Finite())
    assert view(g, 0).players[1].known_tiles == ()


def test_one_card_a_turn_and_none_on_the_turn_it_was_picked_up() -> None:
    g = table(hands=[["felix_felicis", "reparo"]])
    g.deck = ["accio", "stupefy"]
    g.act(0, a.Cast("felix_felicis"))
    assert refused(g, a.Cast("reparo")) == "refusal-card-used"
    g = table(["PAINTED"], [["felix_felicis"]])
    g.deck = ["reparo", "reparo"]
    g.act(0, a.Cast("felix_felicis"))
    g.used = False
    assert refused(g, a.Cast("reparo")) == "refusal-card-fresh"
    g.act(0, a.Pass())
    g.act(1, a.Pass())
    assert a.Cast("reparo") in g.options(0)


def test_a_claim_is_settled_before_the_spell_that_would_take_its_card() -> None:
    g = table(hands=[["wingardium_leviosa"], ["rictusempra"]])
    g.act(0, a.Attack("wingardium_leviosa", 1))
    g.act(1, a.Tickle())
    g.act(0, a.Laughed())
    g.act(1, a.Accept())
    assert g.hands == [[], []]
    assert g.scores == [0, 10]


def test_who_claims_a_laugh_may_still_answer_with_finite_incantatem() -> None:
    g = table(hands=[["wingardium_leviosa"], ["finite_incantatem", "rictusempra"]])
    g.act(0, a.Attack("wingardium_leviosa", 1))
    g.act(1, a.Tickle())
    g.act(0, a.StraightFace())
    assert g.options(1) == [a.Accept(), a.Finite()]
    g.act(1, a.Finite())
    assert g.hands == [[], ["rictusempra"]]
