"""What may be done in a turn, what is refused and why; and the tables of the rulebook."""

from __future__ import annotations

import threading
from collections import Counter
from itertools import islice
from random import Random

import pytest

from greathall.core.errors import Illegal
from greathall.core.kernel import sample
from greathall.core.messages import Message
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.cards import BONUS, COMPETITION
from greathall.games.scrabble.cards import COPIES as CARDS
from greathall.games.scrabble.engine import generator
from greathall.games.scrabble.languages import language
from greathall.games.scrabble.options import Parts, parts
from tests.games.scrabble.table import place, refused, table

OPENED = "15/15/15/15/15/15/15/5HoRN6/15/15/15/15/15/15/15"


def test_the_tiles() -> None:
    """The letters by how many there are, and by what they are worth: as printed."""
    number = {12: "E", 9: "AI", 8: "O", 6: "NRT", 4: "DLSU", 3: "G", 2: "BCFHMPVWY?", 1: "JKQXZ"}
    assert {tile: n for n, tiles in number.items() for tile in tiles} == language().copies
    worth = {0: "?", 1: "AEILNORSTU", 2: "DG", 3: "BCMP", 4: "FHVWY", 5: "K", 8: "JX", 10: "QZ"}
    assert {tile: points for points, tiles in worth.items() for tile in tiles} == language().values


def test_the_cards() -> None:
    assert COMPETITION == {"quidditch_cup": 20, "owl_results": 15, "duelling_club": 10, "wizards_chess": 5}
    twice = {*BONUS, "veritaserum", "felix_felicis", "engorgio", "transfiguration", "finite_incantatem"}
    assert {card for card, copies in CARDS.items() if copies == 2} == twice
    assert {copies for card, copies in CARDS.items() if card not in twice} == {1}


def test_parts_of_a_rack() -> None:
    assert parts("AAB", 3) == ["A", "AA", "B", "AB", "AAB"]
    assert parts("AAB", 1) == ["A", "B"]
    assert parts("AAB", 0) == []


@pytest.mark.parametrize("rack", ["", "A", "?AABCCC", "AEINRST", "?AABCCCDE"])
def test_a_part_can_be_found_without_listing_all(rack: str) -> None:
    for most in (0, 2, 7, 90):
        found = Parts(rack, most)
        assert len(found) == len(parts(rack, most))
        assert [found[i] for i in range(len(found))] == parts(rack, most)


@pytest.mark.parametrize(
    ("rack", "hand", "code", "bag"),
    [
        ("SEE", ["harry_potter", "stupefy", "confundo"], "en", None),
        ("QU?", [], "en", "AB"),
        ("ETA", ["buckbeak", "transfiguration"], "fr", None),
        ("VV", ["veritaserum"], "en", ""),
        ("VV", [], "en", ""),
    ],
)
def test_every_option_can_be_drawn_and_nothing_else(rack: str, hand: list[str], code: str, bag: str | None) -> None:
    g = table([rack], [hand], board=OPENED, language=code)
    g.bag = g.bag if bag is None else bag
    options, rng = g.options(0), Random(3)
    assert {sample(options, rng) for _ in range(20_000)} == set(options)


def test_how_often_what_is_drawn() -> None:
    """A play in 270 of 398 draws, where the rack can be exchanged in 127 ways: other options share the rest evenly."""
    options, rng = table(["HORNSEA"], [["stupefy"]], board=OPENED).options(0), Random(3)
    drawn = Counter(type(sample(options, rng)) for _ in range(4000))
    assert 2600 < drawn[a.Place] < 2830  # 2714 expected, three times their standard deviation of 30 allowed for
    assert drawn[a.Exchange] == pytest.approx(4000 - drawn[a.Place], abs=60)
    assert {*drawn} == {a.Place, a.Exchange, a.Pass, a.Attack}


def test_the_plain_generator_draws_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """So a seed plays the same game, compiled or not."""
    options = table(["HORNSEE"], [["harry_potter", "stupefy", "confundo"]], board=OPENED).options(0)
    drawn = [sample(options, Random(seed)) for seed in range(24)]
    monkeypatch.setattr(generator, "_ready", threading.Event())
    assert [sample(options, Random(seed)) for seed in range(24)] == drawn


def test_the_options_of_a_turn_are_one_row() -> None:
    """Counted, listed, by number from both ends, and sliced: always the same."""
    g = table(["HORNSEE"], [["confundo", "harry_potter", "stupefy", "engorgio"]], board=OPENED)
    options = g.options(0)
    every = list(options)
    assert len(every) == len(options)
    assert len(set(every)) == len(every)
    assert [options[i] for i in range(0, len(every), 97)] == every[::97]
    assert [options[-i] for i in (1, 2, 3, len(every))] == [every[-i] for i in (1, 2, 3, len(every))]
    assert options[2:9:3] == every[2:9:3]
    for wrong in (len(every), -len(every) - 1):
        with pytest.raises(IndexError):
            options[wrong]
    assert options
    assert all(action in options for action in every[::53])
    laid_with = {action.card for action in every if isinstance(action, a.Place)}
    assert laid_with == {None, "confundo", "harry_potter"}
    assert [action for action in every if isinstance(action, a.Cast | a.Attack)] == [
        a.Cast("engorgio"),
        a.Attack("stupefy", 1),
    ]
    assert every[-1] == a.Pass()
    assert {options.sample(Random(i)) for i in range(40)} <= set(every)  # type: ignore[attr-defined]


def test_after_a_card_no_other_is_offered() -> None:
    g = table(["HORNSEE"], [["confundo", "harry_potter", "engorgio", "reparo"]], board=OPENED)
    g.act(0, a.Cast("engorgio"))
    every = list(g.options(0))
    assert {action.card for action in every if isinstance(action, a.Place)} == {None}
    assert {type(action) for action in every} == {a.Place, a.Exchange, a.Pass}


def test_what_is_offered_with_every_card() -> None:
    hand = ["accio", "alohomora", "rictusempra", "transfiguration", "veritaserum", "expelliarmus"]
    g = table(["ONNN", "EE", ""], [hand, ["stupefy"]], board=OPENED, bag="AB", seats=3)
    g.discard = ["reparo", "gemino", "reparo"]
    others = [action for action in g.options(0) if not isinstance(action, a.Place | a.Exchange | a.Pass)]
    assert set(others) == {
        a.Summon("gemino"),
        a.Summon("reparo"),
        a.Unlock("8G"),
        a.Tickle(),
        *(a.Transfigure(part) for part in ("O", "N", "NO", "NN")),
        *(a.Question(1, letter) for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"),  # seat 2 has no tile
        a.Attack("expelliarmus", 1),
    }
    exchanges = [action.tiles for action in g.options(0) if isinstance(action, a.Exchange)]
    assert sorted(exchanges) == ["N", "NN", "NO", "O"]


def test_refusals_of_a_word() -> None:
    g = table(["HORNEE?"], [["harry_potter", "confundo"]], board=OPENED)
    for action, why in (
        (a.Place(("S8J",)), "refusal-no-tile"),
        (a.Place(("H9F", "H9G")), "refusal-no-tile"),
        (a.Place(("x9F", "y9G")), "refusal-no-blank"),
        (a.Place(("E8J",), "stupefy"), "refusal-not-with-a-word"),
        (a.Place(("E8J",), "buckbeak"), "refusal-no-card"),
        (a.Place(("E8J",), None, True), "refusal-direction"),
        (a.Place(("E8J", "E8K"), "confundo", True), "refusal-direction"),
        (a.Place(("E8J",), "harry_potter", True), "refusal-direction"),
        (a.Place(("H1A", "O1B")), "refusal-apart"),
        (a.Place(()), "refusal-no-tiles"),
        (a.Place(("E8F",)), "refusal-taken"),
        (a.Place(("E8J", "E8J")), "refusal-taken"),
        (a.Place(("H9F", "O10G")), "refusal-line"),
        (a.Place(("H8J", "O8L")), "refusal-gap"),
    ):
        assert refused(g, action) == why, action


def test_refusals_of_cards() -> None:
    g = table(["HORN", "EE", ""], [["gemino", "felix_felicis", "engorgio", "stupefy"], ["reparo"]], seats=3, bag="")
    g.deck = []
    for action, why in (
        (a.Cast("stupefy"), "refusal-not-so"),
        (a.Attack("gemino", 1), "refusal-not-so"),
        (a.Cast("reparo"), "refusal-no-card"),
        (a.Cast("gemino"), "refusal-deck"),
        (a.Cast("felix_felicis"), "refusal-deck"),
        (a.Cast("engorgio"), "refusal-bag"),
        (a.Attack("stupefy", 0), "refusal-yourself"),
        (a.Attack("stupefy", 3), "refusal-empty-seat"),
        (a.Exchange("H"), "refusal-bag"),
        (a.Exchange("Q"), "refusal-no-such-tiles"),
        (a.Tickle(), "refusal-no-card"),
        (a.Summon("reparo"), "refusal-no-card"),
    ):
        assert refused(g, action) == why, action
    g.act(0, a.Attack("stupefy", 2))
    g.act(2, a.Accept())
    assert refused(g, a.Cast("gemino")) == "refusal-card-used"


def test_refusals_of_aims() -> None:
    g = table(["HORN", "", "EE"], [["expelliarmus", "wingardium_leviosa", "veritaserum", "accio"], [], []], seats=3)
    for action, why in (
        (a.Attack("expelliarmus", 1), "refusal-no-tiles-there"),
        (a.Attack("wingardium_leviosa", 2), "refusal-no-cards-there"),
        (a.Question(1, "E"), "refusal-no-tiles-there"),
        (a.Question(0, "E"), "refusal-yourself"),
        (a.Summon("reparo"), "refusal-not-discarded"),
    ):
        assert refused(g, action) == why, action
    assert a.Attack("expelliarmus", 2) in g.options(0)
    assert a.Question(2, "E") in g.options(0)
    g.racks[0] = ""
    assert refused(g, a.Question(2, "E")) == "refusal-no-tiles-there", "nothing to give for the letter"


def test_gemino_alone_doubles_nothing() -> None:
    g = table(hands=[["gemino"]])
    assert refused(g, a.Cast("gemino")) == "refusal-gemino"
    g = table(hands=[["gemino", "reparo"]])
    assert a.Cast("gemino") in g.options(0)


def test_alohomora_needs_a_blank_there_and_its_letter() -> None:
    g = table(["HORNEEE"], [["alohomora"]], board=OPENED)
    assert a.Unlock("8G") in g.options(0)
    assert refused(g, a.Unlock("8F")) == "refusal-no-blank-there"
    assert refused(g, a.Unlock("1A")) == "refusal-no-blank-there"
    g.racks[0] = "HRNEEEE"
    assert refused(g, a.Unlock("8G")) == "refusal-no-tile"


def test_a_second_copy_that_is_older_can_be_used() -> None:
    g = table(hands=[["engorgio"]])
    g.fresh = ["engorgio"]
    assert refused(g, a.Cast("engorgio")) == "refusal-card-fresh"
    g.hands[0] = ["engorgio", "engorgio"]
    assert a.Cast("engorgio") in g.options(0)


def test_the_first_word() -> None:
    g = table(["HORNEEE"])
    assert refused(g, a.Place(("H1A", "O1B"))) == "refusal-centre"
    assert refused(g, a.Place(("H8H",))) == "refusal-two-letters"
    first = list(islice((x for x in g.options(0) if isinstance(x, a.Place)), 5))
    assert first
    place(g, "8F HORN")
    assert g.scores[0] == 14


def test_a_refusal_names_the_tile_that_is_missing() -> None:
    g = table(["HORNEEE"])
    with pytest.raises(Illegal) as caught:
        g.act(0, a.Place(("H8H", "S8I")))
    assert caught.value.message == Illegal("refusal-no-tile", tile="S").message
    with pytest.raises(Illegal) as caught:
        g.act(0, a.Place(("H8H", "H8I")))
    assert caught.value.message == Illegal("refusal-no-tile", tile="H").message


def test_a_refusal_names_the_card_in_the_language_of_the_reader() -> None:
    g = table(["HORNEEE"])
    for card, shown in (("reparo", Message("card-reparo")), ("nonsense", "nonsense")):
        with pytest.raises(Illegal) as caught:
            g.act(0, a.Cast(card))
        assert caught.value.message.args["card"] == shown


def test_every_card_must_be_held() -> None:
    g = table(["HORNEEE", "EEEEEEE"], board=OPENED)
    g.discard = ["reparo"]
    for action in (
        a.Unlock("8G"),
        a.Summon("reparo"),
        a.Question(1, "E"),
        a.Transfigure("H"),
        a.Tickle(),
        a.Cast("revelio"),
        a.Attack("stupefy", 1),
        a.Place(("E8J",), "harry_potter"),
    ):
        assert refused(g, action) == "refusal-no-card", action


def test_confundo_needs_a_word_in_the_named_direction() -> None:
    g = table(["HORNEEE"], [["confundo"]], board=OPENED)
    assert refused(g, a.Place(("E8J",), "confundo", True)) == "refusal-confundo"
    assert a.Place(("E8J",), "confundo", False) in g.options(0)
