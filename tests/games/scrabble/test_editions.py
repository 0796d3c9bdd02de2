"""The classic edition, the rules of challenges, and games in French."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.errors import Illegal
from greathall.core.kernel import logged
from greathall.core.messages import Message
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble import events as e
from greathall.games.scrabble.cards import COMPETITION
from greathall.games.scrabble.gcg import board_after, game_of, read_gcg, write_gcg
from greathall.games.scrabble.languages import BadLexicon
from greathall.games.scrabble.state import Scrabble

from .table import begin, place, table, told


def finished(**settings: Any) -> Scrabble:
    """A game of bots for points, to its end."""
    g = SPEC.new(seats=2, seed=5, words="checked", **settings)
    bot = greathall.bot("medium", SPEC, 1)
    while not g.over:
        for seat in g.waiting:
            g.act(seat, bot.choose(g, seat))
    return g


def test_the_classic_edition_has_neither_cards_nor_houses_nor_glossary() -> None:
    g = SPEC.new(seats=4, seed=5, edition="classic")
    assert [len(rack) for rack in g.racks] == [7] * 4
    assert (g.deck, g.hands, g.house) == ([], [[]] * 4, [""] * 4)
    assert "HOGWARTS" not in g.lexicon()
    shown = SPEC.view(g, 0)
    assert {player.house for player in shown.players} == {None}
    assert "H" not in "".join(shown.squares)
    g = table(["WANDXQZ"], edition="classic")
    place(g, "8H WAND")
    assert g.scores == [16, 0]  # and no ten for the glossary


def test_a_classic_game_ends_by_twice_the_tiles_that_are_left() -> None:
    g = finished(edition="classic")
    assert sum(len(rack) for rack in g.racks) <= 7
    g = table(["A", "QZ"], board="", bag="", edition="classic")
    g.board = g.board[:112] + "AB" + g.board[114:]
    begin(g, 0)
    g.act(0, a.Place(("A7H",)))
    g.act(1, a.Accept())
    assert g.over
    assert g.scores[0] - g.scores[1] == 2 + 20 + 20


@pytest.mark.parametrize(("rule", "lost"), [("ten", 10), ("five", 5), ("single", 0), ("double", 0)])
def test_w3_what_a_wrong_challenge_costs(rule: str, lost: int) -> None:
    g = table(["HORNXQZ"], challenge=rule, cards=False)
    place(g, "8H HORN", accept=False)
    log = logged(g)
    g.act(1, a.Challenge())
    assert g.scores == [14, -lost]
    assert told(log, e.ChallengeFailed)[0].points == lost
    assert g.turn == (0 if rule == "double" else 1)
    assert bool(told(log, e.SatOut)) == (rule == "double")
    if rule == "double":
        g.act(0, a.Pass())
        assert g.turn == 1  # one turn, and no more


def test_w13_a_laugh_is_claimed_once_a_turn_and_a_refused_claim_is_not_the_card_of_the_turn() -> None:
    g = table(hands=[["rictusempra", "felix_felicis"]])
    g.act(0, a.Tickle())
    g.act(1, a.StraightFace())
    assert a.Tickle() not in g.options(0)
    with pytest.raises(Illegal, match="refusal-claimed"):
        g.act(0, a.Tickle())
    g.act(0, a.Cast("felix_felicis"))
    assert g.used
    begin(g, 0)
    assert a.Cast("felix_felicis") not in g.options(0)
    assert a.Tickle() in g.options(0)


def test_w13_a_laugh_that_was_granted_is_the_card_of_the_turn() -> None:
    g = table(hands=[["rictusempra", "felix_felicis"]])
    g.act(0, a.Tickle())
    g.act(1, a.Laughed())
    assert g.used
    assert g.scores[0] == 10


def test_after_a_laugh_the_window_still_names_the_spell() -> None:
    g = table(["HORNXQZ", "AEIOUST"], [["stupefy"], ["rictusempra", "finite_incantatem"]])
    log = logged(g)
    g.act(0, a.Attack("stupefy", 1))
    g.act(1, a.Tickle())
    g.act(0, a.Laughed())
    assert g.asked is not None
    assert g.asked.effect.prompt(g, g.asked, 1).args["card"] == Message("card-stupefy")
    g.act(1, a.Finite())
    assert told(log, e.Cancelled)[0].card == "stupefy"


def test_w10_veritaserum_asks_aloud_before_anybody_answers() -> None:
    g = table(["HORNXQZ", "AEIOUST"], [["veritaserum"], ["finite_incantatem"]])
    log = logged(g)
    g.act(0, a.Question(1, "S"))
    assert told(log, e.AskedFor) == [e.AskedFor(0, 1, "S")]
    assert g.asked is not None
    assert g.asked.effect.prompt(g, g.asked, 1).args["letter"] == "S"
    assert {SPEC.redeal(g, 1, Random(i)).spell for i in range(5)} == {a.Question(1, "S")}


def test_w25_the_first_card_of_gryffindor_is_one_to_use() -> None:
    for seed in range(60):
        g = SPEC.new(seats=2, seed=seed, houses=("gryffindor", "slytherin"))
        assert len(g.hands[0]) == 1
        assert g.hands[0][0] not in COMPETITION
        assert g.scores == [0, 0]


def test_easy_challenges_nonsense_and_hardly_a_real_word() -> None:
    doubts = {}
    for word in ("QZXJVVC", "HORN"):
        g = table([(word + "EEEEEEE")[:7]])
        place(g, f"8F {word}", accept=False)
        bots = [greathall.bot("easy", SPEC, seed) for seed in range(40)]
        doubts[word] = sum(bot.choose(g, 1) == a.Challenge() for bot in bots)
    assert doubts["QZXJVVC"] >= 20
    assert doubts["HORN"] == 0


def test_bots_claim_a_laugh_once_or_twice_a_game() -> None:
    claims = 0
    g = SPEC.new(seats=2, seed=8)
    g.hands[0] = ["rictusempra"]
    g.deck = [card for card in g.deck if card != "rictusempra"]
    bot = greathall.bot("medium", SPEC, 1)
    while not g.over:
        for seat in g.waiting:
            answer = bot.choose(g, seat)
            claims += answer == a.Tickle()
            g.act(seat, a.StraightFace() if a.StraightFace() in g.options(seat) else answer)
    assert 1 <= claims <= 3


def test_a_game_in_french() -> None:
    g = finished(language="fr")
    assert SPEC.view(g, 0).language == "fr"
    rows = [g.board[i : i + 15].upper().replace(".", " ") for i in range(0, 225, 15)]
    words = [word for row in rows for word in row.split() if len(word) > 1]
    assert [word for word in words if word not in g.lexicon()] == []
    with pytest.raises(BadLexicon, match="lexicon-no-language"):
        SPEC.new(seats=2, seed=1, language="tlh")


def test_a_classic_game_as_gcg() -> None:
    record = greathall.Record.start("scrabble", seats=2, seed=5, words="checked", edition="classic")
    g = SPEC.new(seats=2, seed=record.seed, words="checked", edition="classic")
    bot = greathall.bot("medium", SPEC, 1)
    while not g.over:
        for seat in g.waiting:
            action = bot.choose(g, seat)
            record.add(seat, action)
            g.act(seat, action)
    game = game_of(record, SPEC, ("Ada", "Ben"))
    last = game.lines[-1]
    assert last.move.startswith("(")
    assert last.points > 0
    assert last.points % 2 == 0
    totals = {line.player: line.total for line in game.lines}
    assert totals["Ada"] - totals["Ben"] == g.scores[0] - g.scores[1]
    again = read_gcg("\ufeff" + write_gcg(game).replace("\n", "\r\n") + "#note one\r\nand two\r\n")
    assert again == game
    assert board_after(again) == g.board


def test_a_tracker_lists_what_its_seat_has_not_seen() -> None:
    g = SPEC.new(seats=3, seed=5, tracker=True, cards=False)
    shown = SPEC.view(g, 1).unseen
    assert sorted(shown or ()) == sorted(g.bag + g.racks[0] + g.racks[2])
    assert SPEC.view(g, None).unseen is None
    assert SPEC.view(SPEC.new(seats=3, seed=5), 1).unseen is None
