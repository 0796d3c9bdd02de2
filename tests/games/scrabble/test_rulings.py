"""The rulings W1 to W24, each with its test (`docs/rulings/scrabble.md`)."""

from __future__ import annotations

from random import Random

from greathall.games.scrabble import SPEC, Lexicon
from greathall.games.scrabble import actions as a
from greathall.games.scrabble import events as e
from greathall.games.scrabble.board import NO_MARKS
from greathall.games.scrabble.languages import language
from greathall.games.scrabble.notation import read_board, read_play, tiles_of
from greathall.games.scrabble.placing import Laid, lay
from greathall.games.scrabble.view import view

from .table import all_accept, place, refused, table, told

MIDDLE = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15"


def formed(board: str, text: str, *, confundo: bool = False) -> Laid:
    return lay(board, NO_MARKS, tiles_of(read_play(board, text)), language().values, confundo)


def test_w1_a_card_for_each_new_word_through_a_brown_space() -> None:
    board = read_board("15/15/15/15/15/15/15/7A7/15/15/15/15/15/15/15")
    assert formed(board, "8E CEN.").cards() == 1  # brown 8E, one word
    board = read_board("15/15/15/15/15/15/4B10/5LAB7/15/15/15/15/15/15/15")
    assert [word.text for word in formed(board, "8E S...").words] == ["SLAB", "BS"]
    assert formed(board, "8E S...").cards() == 2
    g = table(["PAINTED"])
    g.deck = ["accio", "reparo"]
    place(g, "8F PAINTED")
    assert len(g.hands[0]) == 1


def test_w2_challenges_come_before_points_cards_and_tiles() -> None:
    g = table(["HORNXQZ"], [["harry_potter"]])
    log = place(g, "8F HORNX", "harry_potter", accept=False)
    assert g.waiting == (1,)
    assert g.scores == [0, 0]
    assert not told(log, e.Scored)
    assert g.discard == ["harry_potter"]
    g.act(1, a.Challenge())
    assert g.scores == [0, 0]
    assert g.racks[0] == "HNOQRXZ"
    assert g.hands[0] == ["harry_potter"]
    assert g.discard == []
    assert g.board == "." * 225
    assert g.turn == 1
    assert not told(log, e.DrewTiles)


def test_w3_the_challenger_next_in_turn_counts() -> None:
    g = table(["HORNXQZ"], seats=4)
    place(g, "8F HORN", accept=False)
    assert g.waiting == (1, 2, 3)
    g.act(3, a.Challenge())
    g.act(1, a.Accept())
    g.act(2, a.Challenge())
    assert g.scores[1:] == [0, -10, 0]
    assert g.scores[0] == 14
    g = table(["HORNXQZ"], seats=4)
    log = place(g, "8F HORNX", accept=False)
    for seat in (1, 2, 3):
        g.act(seat, a.Challenge())
    assert g.scores == [0, 0, 0, 0]
    assert told(log, e.TookBack) == [e.TookBack(0, 1, ("HORNX",))]


def test_w3_checked_words_are_refused_at_once() -> None:
    g = table(["HORNXQZ"], words="checked")
    assert refused(g, read_play(g.board, "8F HORNX")) == "refusal-not-a-word"
    g.act(0, read_play(g.board, "8F HORN"))
    assert g.scores[0] == 14
    assert g.turn == 1


def test_w3_an_unchallenged_wrong_word_counts() -> None:
    g = table(["HORNXQZ"])
    place(g, "8F HORNX")
    assert g.scores[0] == (4 + 1 + 1 + 1 + 8) * 2


def test_w4_the_geometry_must_be_right_in_either_mode() -> None:
    for words in ("challenge", "checked"):
        g = table(["HORNXQZ"], words=words)
        assert refused(g, a.Place(("H1A", "O1B"))) == "refusal-centre"
        assert refused(g, a.Place(("H8H",))) == "refusal-two-letters"
        assert refused(g, a.Place(("H8H", "O9I"))) == "refusal-line"
        assert refused(g, a.Place(("H8H", "O8J"))) == "refusal-gap"
        assert refused(g, a.Place(("E8H", "O8I"))) == "refusal-no-tile"
        assert refused(g, a.Place(())) == "refusal-no-tiles"
        g = table(["HORNXQZ"], words=words, board=MIDDLE)
        assert refused(g, a.Place(("H1A", "O1B"))) == "refusal-apart"
        assert refused(g, a.Place(("H8H",))) == "refusal-taken"


def test_w5_glossary_words_bring_ten_each() -> None:
    g = table(["CURSEEE"])
    log = place(g, "8F CURSE")
    assert told(log, e.Scored)[0].glossary == 10
    board = read_board("15/15/15/15/15/8N6/8O6/6HE7/15/15/15/15/15/15/15")
    both = formed(board, "8G ..X")
    assert [word.text for word in both.words] == ["HEX", "NOX"]
    assert both.glossary(language().glossary) == 20
    assert both.glossary(language().glossary, revelio=True) == 40


def test_w6_fifty_once_for_seven_or_more() -> None:
    eight = formed("." * 225, "8E PAINTERS")
    assert eight.score == (3 + 1 + 1 + 1 + 1 + 1 + 1 + 2 * 1) * 2 + 50
    nine = formed("." * 225, "8D CAPTAINCY")
    assert nine.score == (2 * 3 + 1 + 3 + 1 + 1 + 1 + 1 + 3 + 2 * 4) * 2 + 50


def test_w7_bonus_cards_count_tiles_not_blanks_and_once() -> None:
    play = formed("." * 225, "8G HaPPY")
    assert play.bonus("HAYPO") == 4 * 5
    board = formed("." * 225, "8F HORN").board
    crossing = formed(board, "9H AH")
    assert len(crossing.words) == 3
    assert crossing.bonus("HAYPO") == 2 * 5


def test_w8_ravenclaw_without_a_word_in_the_first_turn_returns_a_tile() -> None:
    g = table(["ABCDEFGH", "EEEEEEE"], houses=("ravenclaw", "hufflepuff"))
    g.act(0, a.Exchange("AB"))
    assert g.waiting == (0,)
    assert all(len(option.tiles) == 1 for option in g.options(0))
    g.act(0, g.options(0)[0])
    assert len(g.racks[0]) == 7
    assert g.turn == 1


def test_w9_the_victim_stays_a_tile_short_until_drawing() -> None:
    g = table(["ABCDEFG", "QQQQQQQ"], [["expelliarmus"]])
    g.act(0, a.Attack("expelliarmus", 1))
    g.act(1, a.Accept())
    assert len(g.racks[0]) == 8
    g.act(0, a.Pass())
    g.act(0, a.Return("A"))
    assert len(g.racks[0]) == 7
    assert g.racks[1] == "QQQQQQ"
    g.act(1, a.Pass())
    assert len(g.racks[1]) == 7


def test_w10_what_veritaserum_showed_stays_known_while_it_stays() -> None:
    g = table(["ABCDEFG", "HORNSTU", "IIIIIII"], [["veritaserum"]], seats=3)
    g.act(0, a.Question(1, "Z"))
    g.act(1, a.Accept())
    g.act(0, a.Pass())
    assert view(g, 0).players[1].known_tiles == tuple("HNORSTU")
    assert view(g, 2).players[1].known_tiles == ()
    rng = Random(1)
    assert all(SPEC.redeal(g, 0, rng).racks[1] == "HNORSTU" for _ in range(5))
    assert any(SPEC.redeal(g, 2, rng).racks[1] != "HNORSTU" for _ in range(5))
    place(g, "8F HORN")
    assert view(g, 0).players[1].known_tiles == tuple("STU")
    assert set(SPEC.redeal(g, 0, rng).racks[1]) >= set("STU")
    g.act(2, a.Pass())
    g.act(0, a.Pass())
    g.act(1, a.Exchange(g.racks[1][:1]))
    assert view(g, 0).players[1].known_tiles == ()


def test_w11_theft_is_by_chance() -> None:
    stolen = set()
    for seed in range(30):
        g = table(["AAAAAAA", "BCDFGHJ"], [["expelliarmus"]])
        g.chance.key = seed.to_bytes(32, "big")
        g.act(0, a.Attack("expelliarmus", 1))
        g.act(1, a.Accept())
        stolen.add(g.racks[0].replace("A", ""))
    assert len(stolen) > 3


def test_w12_the_window_does_not_betray_who_holds_the_card() -> None:
    for hand in ([], ["finite_incantatem"]):
        g = table(seats=4, hands=[["accio"], hand, [], []])
        g.discard = ["reparo"]
        g.act(0, a.Summon("reparo"))
        assert g.waiting == (1, 2, 3)
        assert g.default(1, Random(1)) == a.Accept()
        for viewer in (0, 2, 3, None):
            assert SPEC.situation(g, viewer).waiting == (1, 2, 3)
    g.act(3, a.Accept())
    g.act(1, a.Finite())
    g.act(2, a.Accept())
    assert g.hands[0] == []
    assert g.discard == ["reparo", "accio", "finite_incantatem"]
    assert refused(g, a.Finite(), 0) == "refusal-your-turn"


def test_w12_finite_does_not_count_as_the_card_of_the_own_turn() -> None:
    g = table(hands=[["stupefy"], ["finite_incantatem", "reparo"]])
    g.act(0, a.Attack("stupefy", 1))
    g.act(1, a.Finite())
    g.act(0, a.Pass())
    assert a.Cast("reparo") in g.options(1)


def test_w12_of_two_who_cancel_the_next_in_turn_does() -> None:
    g = table(seats=3, hands=[["accio"], ["finite_incantatem"], ["finite_incantatem"]])
    g.discard = ["reparo"]
    g.act(0, a.Summon("reparo"))
    g.act(2, a.Finite())
    g.act(1, a.Finite())
    assert g.hands == [[], [], ["finite_incantatem"]]


def test_w13_if_nobody_laughed_the_card_stays() -> None:
    g = table(hands=[["rictusempra"]])
    g.act(0, a.Tickle())
    g.act(1, a.StraightFace())
    assert g.scores[0] == 0
    assert g.hands[0] == ["rictusempra"]
    assert view(g, 1).players[0].known_cards == ("rictusempra",)


def test_w13_a_laugh_may_be_claimed_out_of_turn() -> None:
    g = table(["HORNEEE"], [[], ["rictusempra"]])
    place(g, "8F HORN", accept=False)
    g.act(1, a.Tickle())
    assert g.waiting == (0,)
    g.act(0, a.Laughed())
    g.act(1, a.Accept())
    assert g.scores == [14, 10]
    assert g.turn == 1


def test_w13_who_claims_a_laugh_may_still_challenge() -> None:
    g = table(["XYZEEEE"], [[], ["rictusempra"]])
    place(g, "8F XYZ", accept=False)
    g.act(1, a.Tickle())
    g.act(0, a.StraightFace())
    assert g.options(1) == [a.Accept(), a.Challenge()]
    g.act(1, a.Challenge())
    assert g.scores == [0, 0]
    assert g.racks[0] == "EEEEXYZ"


def test_w14_a_run_with_a_tile_laid_by_confundo_is_read_in_reverse() -> None:
    g = table(["HORNSEE", "TASTEED"], [["confundo"]])
    place(g, "8F NROH<")
    play = lay(g.board, g.marks, tiles_of(read_play(g.board, "8E S....")), language().values)
    assert [word.text for word in play.words] == ["HORNS"]
    assert play.backwards
    assert play.marks[7 * 15 + 4] == "1"
    across = lay(g.board, g.marks, tiles_of(read_play(g.board, "E8 SAD")), language().values)
    assert [word.text for word in across.words] == ["SAD", "HORNS"]
    down = lay(g.board, g.marks, tiles_of(read_play(g.board, "G7 A.E")), language().values)
    assert [word.text for word in down.words] == ["ARE"]


def test_w15_the_blank_can_be_used_in_the_same_turn() -> None:
    g = table(["RAAAAAA"], [["alohomora"]], board="15/15/15/15/15/15/15/5HOrN6/15/15/15/15/15/15/15")
    g.act(0, a.Unlock("8H"))
    assert view(g, 1).players[0].known_tiles == ("?",)
    place(g, "8F ....s")
    assert g.scores[0] == 4 + 1 + 1 + 1
    assert g.board[7 * 15 + 9] == "s"


def test_w16_a_turn_missed_for_every_card_and_it_is_no_pass() -> None:
    g = table(hands=[["stupefy"]])
    g.stupefied[1] = 1
    g.act(0, a.Attack("stupefy", 1))
    g.act(1, a.Accept())
    assert g.stupefied == [0, 2]
    g.act(0, a.Pass())
    assert g.stupefied == [0, 1]
    assert g.turn == 0
    assert g.passes == [1, 0]
    g.act(0, a.Pass())
    assert not g.over
    assert g.discard == ["stupefy", "stupefy"]


def test_w17_an_empty_deck_gives_nothing() -> None:
    g = table(["PAINTED"], [["felix_felicis", "accio"]])
    g.deck = []
    assert refused(g, a.Cast("felix_felicis")) == "refusal-deck"
    g.discard = ["reparo"]
    assert a.Summon("reparo") in g.options(0)
    place(g, "8F PAINTED")
    assert g.hands[0] == ["accio", "felix_felicis"]


def test_w18_transfiguration_needs_the_tiles_in_the_bag_and_allows_a_second_exchange() -> None:
    g = table(["ABCDEFG"], [["transfiguration"]], bag="XYZ")
    assert refused(g, a.Transfigure("ABCD")) == "refusal-bag"
    g.act(0, a.Transfigure("ABC"))
    assert g.bag == "ABC"
    assert refused(g, a.Exchange("DEFG")) == "refusal-bag"
    g.act(0, a.Exchange("DEF"))
    assert g.bag == "DEF"
    assert g.turn == 1


def test_w19_three_turns_each_without_a_tile_end_the_game() -> None:
    g = table(seats=2)
    for turn in range(6):
        assert not g.over
        tile = g.racks[g.turn][:1]
        g.act(g.turn, a.Exchange(tile) if turn % 2 else a.Pass() if turn != 2 else a.Exchange(tile))
    assert g.over
    assert SPEC.outcome(g) is not None


def test_w20_reparo_gives_one_extra_turn() -> None:
    g = table(hands=[["reparo"]])
    g.act(0, a.Cast("reparo"))
    g.act(0, a.Pass())
    assert g.turn == 0
    g.hands[0] = ["reparo"]
    g.act(0, a.Cast("reparo"))
    g.act(0, a.Exchange(g.racks[0][:1]))
    assert g.turn == 0
    g.act(0, a.Exchange(g.racks[0][:1]))
    assert g.turn == 1


def test_w21_glossary_words_are_played_without_spaces_and_misprints_count() -> None:
    words = Lexicon.load(modern=True, glossary=True, filter_name="tournament")
    for word in ("HOGWARTS", "GOLDENSNITCH", "HERBOLGY", "HERBOLOGY", "DISSENIUM", "DISSENDIUM", "MIRROROFERISED"):
        assert word in words
        assert word in words.glossary
    assert all(2 <= len(word) <= 15 for word in language().glossary)
    assert "HARRY" not in words.glossary
    assert "THE" in words
    assert "THE" not in words.glossary


def test_w22_hate_speech_is_not_playable_and_glossary_words_stay() -> None:
    words = Lexicon.load(modern=True, glossary=True, filter_name="tournament")
    assert "KIKE" in Lexicon.load()
    assert "KIKE" not in words
    assert "MUDBLOOD" in words
    assert "POT" in words


def test_w23_a_tie_is_a_shared_victory() -> None:
    g = table(["AEI", "AEI"], board=MIDDLE, bag="", houses=("slytherin", "gryffindor"))
    for _ in range(4):
        g.act(g.turn, a.Pass())
    outcome = SPEC.outcome(g)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_w24_cards_gained_wait_and_a_competition_card_scores_at_once() -> None:
    g = table(hands=[["accio"]])
    g.discard = ["quidditch_cup", "reparo"]
    g.act(0, a.Summon("quidditch_cup"))
    all_accept(g)
    assert g.scores[0] == 20
    assert g.hands[0] == []
    assert "quidditch_cup" in g.discard
    g = table(hands=[["accio"]])
    g.discard = ["reparo"]
    g.act(0, a.Summon("reparo"))
    all_accept(g)
    assert g.fresh == ["reparo"]
    g.used = False
    assert refused(g, a.Cast("reparo")) == "refusal-card-fresh"


def test_all_passing_twice_ends_the_game() -> None:
    g = table(seats=3)
    for _ in range(6):
        assert not g.over
        g.act(g.turn, a.Pass())
    assert g.over
