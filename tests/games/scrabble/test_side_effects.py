"""What an answer changes, and that it changes nothing else: whole states before and after."""

from __future__ import annotations

import msgspec
import pytest

from greathall.core.kernel import logged
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble import events as e
from greathall.games.scrabble.languages import language
from greathall.games.scrabble.notation import read_board, read_play, square_name
from greathall.games.scrabble.placing import lay
from tests.games.scrabble.table import begin, place, refused, table, told
from tests.games.whole import changes, saved

ENDING = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15"
HORN = msgspec.to_builtins(read_play("." * 225, "8F HORN"))


def test_a_play_that_is_accepted() -> None:
    g = table(["HORNEEE", "AAAAAAA"], bag="QQQQQQ")
    before = saved(g)
    place(g, "8F HORN")
    assert changes(before, g) == {
        "board": ("." * 225, read_board(ENDING)),
        "bag": ("QQQQQQ", "QQ"),
        "racks.0": ("EEEHNOR", "EEEQQQQ"),
        "lately.0": (None, HORN),
        "scores.0": (0, 14),
        "turn": (0, 1),
        "turns": (before["turns"], before["turns"] + 1),
    }


def test_a_play_is_on_the_board_before_anything_is_scored() -> None:
    g = table(["HORNEEE"], bag="QQQQQQ")
    before = saved(g)
    place(g, "8F HORN", accept=False)
    assert set(changes(before, g)) == {"board", "racks.0", "laid", "before"}


def test_a_right_challenge_takes_everything_back() -> None:
    g = table(["XQZJEEE", "AAAAAAA", "OOOOOOO"], bag="QQQQQQ", seats=3)
    before = saved(g)
    place(g, "8F XQZJ", accept=False)
    g.act(1, a.Accept())
    g.act(2, a.Challenge())
    assert changes(before, g) == {
        "idle.0": (0, 1),
        "tiles_known.1.0": ("", "JQXZ"),
        "tiles_known.2.0": ("", "JQXZ"),
        "turn": (0, 1),
        "turns": (before["turns"], before["turns"] + 1),
    }


def test_a_right_challenge_gives_the_card_back_too() -> None:
    g = table(["XQZJEEE"], [["harry_potter"]], bag="QQQQQQ")
    log = place(g, "8F XQZJ", "harry_potter", accept=False)
    assert (g.used, g.hands[0], g.discard) == (True, [], ["harry_potter"])
    assert told(log, e.CardUsed) == [e.CardUsed(0, "harry_potter")]
    g.act(1, a.Challenge())
    assert (g.hands[0], g.discard, g.cards_known[1][0]) == (["harry_potter"], [], ["harry_potter"])


@pytest.mark.parametrize("bag", ["QQQQQQ", ""])
def test_a_wrong_challenge_costs_ten_whatever_is_in_the_bag(bag: str) -> None:
    g = table(["HORNEEE", "AAAAAAA"], bag=bag)
    before = saved(g)
    log = place(g, "8F HORN", accept=False)
    g.act(1, a.Challenge())
    assert changes(before, g, but=("board", "bag", "racks")) == {
        "lately.0": (None, HORN),
        "scores.0": (0, 14),
        "scores.1": (0, -10),
        "turn": (0, 1),
        "turns": (before["turns"], before["turns"] + 1),
    }
    assert told(log, e.Challenged) == [e.Challenged(0, 1)]
    assert told(log, e.ChallengeFailed) == [e.ChallengeFailed(0, 1, ("HORN",), 10)]


def test_an_exchange() -> None:
    g = table(["ABCDEFG", "AAAAAAA"], bag="QQQQQQQ")
    before = saved(g)
    g.act(0, a.Exchange("AB"))
    assert changes(before, g) == {
        "bag": ("QQQQQQQ", "ABQQQQQ"),
        "racks.0": ("ABCDEFG", "CDEFGQQ"),
        "idle.0": (0, 1),
        "turn": (0, 1),
        "turns": (before["turns"], before["turns"] + 1),
    }


def test_a_pass_and_what_ends_a_row_of_passes() -> None:
    g = table(["HORNEEE", "AAAAAAA"], bag="QQQQQQQ")
    before = saved(g)
    g.act(0, a.Pass())
    turns = before["turns"]
    assert changes(before, g) == {"idle.0": (0, 1), "passes.0": (0, 1), "turn": (0, 1), "turns": (turns, turns + 1)}
    g.act(1, a.Exchange("A"))
    assert (g.passes, g.idle) == ([1, 0], [1, 1])
    place(g, "8F HORN")
    assert (g.passes, g.idle) == ([0, 0], [0, 1])


def test_an_exchange_ends_a_row_of_passes_but_not_of_idle_turns() -> None:
    g = table(["HORNEEE", "AAAAAAA"])
    for seat in (0, 1):
        g.act(seat, a.Pass())
    g.act(0, a.Exchange("H"))
    g.act(1, a.Pass())
    assert not g.over, "one passed twice, the other did not"
    assert (g.passes, g.idle) == ([0, 2], [2, 2])


def test_accio_of_a_competition_card_leaves_it_once() -> None:
    g = table(hands=[["accio"], []])
    g.discard = ["quidditch_cup", "reparo"]
    g.deck = [card for card in g.deck if card not in g.discard]
    before = saved(g)
    g.act(0, a.Summon("quidditch_cup"))
    g.act(1, a.Accept())
    points = g.scores[0]
    assert points > 0
    assert changes(before, g) == {
        "hands.0": (["accio"], []),
        "discard": (["quidditch_cup", "reparo"], ["reparo", "accio", "quidditch_cup"]),
        "scores.0": (0, points),
        "used": (False, True),
    }


def test_expelliarmus_changes_two_racks() -> None:
    g = table(["ABCDEFG", "QQQQQQQ", "EEEEEEE"], [["expelliarmus"]], seats=3)
    before = saved(g)
    g.act(0, a.Attack("expelliarmus", 1))
    g.act(1, a.Accept())
    assert changes(before, g) == {
        "hands.0": (["expelliarmus"], []),
        "discard": ([], ["expelliarmus"]),
        "racks.0": ("ABCDEFG", "ABCDEFGQ"),
        "racks.1": ("QQQQQQQ", "QQQQQQ"),
        "tiles_known.1.0": ("", "Q"),
        "used": (False, True),
    }


def test_wingardium_leviosa_changes_two_hands() -> None:
    g = table(hands=[["wingardium_leviosa"], ["reparo"], []], seats=3)
    before = saved(g)
    g.act(0, a.Attack("wingardium_leviosa", 1))
    g.act(1, a.Accept())
    assert changes(before, g) == {
        "hands.0.0": ("wingardium_leviosa", "reparo"),
        "hands.1": (["reparo"], []),
        "discard": ([], ["wingardium_leviosa"]),
        "cards_known.1.0": ([], ["reparo"]),
        "fresh": ([], ["reparo"]),
        "used": (False, True),
    }


def test_stupefy_lies_before_its_victim() -> None:
    g = table(hands=[["stupefy"], []])
    before = saved(g)
    g.act(0, a.Attack("stupefy", 1))
    g.act(1, a.Accept())
    assert changes(before, g) == {"hands.0": (["stupefy"], []), "stupefied.1": (0, 1), "used": (False, True)}


def test_finite_incantatem_leaves_only_two_cards_on_the_pile() -> None:
    g = table(hands=[["stupefy"], ["finite_incantatem"]])
    before = saved(g)
    g.act(0, a.Attack("stupefy", 1))
    g.act(1, a.Finite())
    assert changes(before, g) == {
        "hands.0": (["stupefy"], []),
        "hands.1": (["finite_incantatem"], []),
        "discard": ([], ["stupefy", "finite_incantatem"]),
        "used": (False, True),
    }


def test_a_laugh_and_none() -> None:
    for answer, after in ((a.Laughed(), 10), (a.StraightFace(), 0)):
        g = table(hands=[["rictusempra"], []])
        before = saved(g)
        g.act(0, a.Tickle())
        g.act(1, answer)
        assert g.scores == [after, 0]
        laughed: dict[str, tuple[object, object]] = {
            "hands.0": (["rictusempra"], []),
            "discard": ([], ["rictusempra"]),
            "scores.0": (0, 10),
        }
        kept: dict[str, tuple[object, object]] = {"cards_known.1.0": ([], ["rictusempra"])}
        assert g.claimed
        g.claimed = False
        assert changes(before, g) == ({"used": (False, True), **laughed} if after else kept)


def test_veritaserum_changes_a_letter_for_a_tile() -> None:
    g = table(["EEEEEEX", "AAAAAAB", "OOOOOOO"], [["veritaserum"]], seats=3)
    before = saved(g)
    g.act(0, a.Question(1, "B"))
    g.act(1, a.Accept())
    g.act(0, a.Give("X"))
    assert changes(before, g) == {
        "hands.0": (["veritaserum"], []),
        "discard": ([], ["veritaserum"]),
        "racks.0": ("EEEEEEX", "BEEEEEE"),
        "racks.1": ("AAAAAAB", "AAAAAAX"),
        "tiles_known.0.1": ("", "X"),
        "tiles_known.1.0": ("", "B"),  # of what seat 2 saw, the tile may be the one that went
        "used": (False, True),
    }


def test_alohomora_changes_one_square() -> None:
    board = "15/15/15/15/15/15/15/5HoRN6/15/15/15/15/15/15/15"
    g = table(["OEEEEEE"], [["alohomora"]], board=board)
    before = saved(g)
    g.act(0, a.Unlock(square_name(7 * 15 + 6)))
    assert changes(before, g) == {
        "board": (read_board(board), read_board(ENDING)),
        "hands.0": (["alohomora"], []),
        "discard": ([], ["alohomora"]),
        "racks.0": ("EEEEEEO", "EEEEEE?"),
        "tiles_known.1.0": ("", "?"),
        "used": (False, True),
    }


def test_racks_stay_closed_when_the_bag_is_empty() -> None:
    g = table(["QZ", "AEI"], board=ENDING, bag="")
    assert [player.rack for player in SPEC.view(g, 0).players] == [None, None]
    for seat in (0, 1, 0, 1):
        g.act(seat, a.Pass())
    assert g.over
    assert [player.rack for player in SPEC.view(g, 0).players] == [("Q", "Z"), ("A", "E", "I")]


def test_seven_crossing_words_all_count() -> None:
    """Seven letters under seven: each makes a word of two with the letter above it."""
    board = read_board("15/15/15/15/15/15/15/4PARADES4/15/15/15/15/15/15/15")
    laid = lay(board, "0" * 225, [(8 * 15 + 4 + i, letter) for i, letter in enumerate("ABBAEAB")], language().values)
    assert len(laid.words) == 8
    assert laid.score == sum(word.score for word in laid.words) + 50
    assert laid.texts[1:] == ("PA", "AB", "RB", "AA", "DE", "EA", "SB")


def test_the_next_player_begins_with_a_clean_turn() -> None:
    g = table(hands=[["revelio"], []])
    g.act(0, a.Cast("revelio"))
    assert (g.used, g.revelio) == (True, True)
    g.fresh = ["reparo"]
    begin(g, 1)
    assert (g.used, g.revelio, g.fresh, g.turn) == (False, False, [], 1)


def test_a_play_read_from_its_notation_is_the_play() -> None:
    g = table(["HORNEEE"])
    assert read_play(g.board, "8F HORN", None) in g.options(0)


def test_a_missed_turn_is_idle_but_no_pass() -> None:
    g = table(hands=[["stupefy"], []])
    g.act(0, a.Attack("stupefy", 1))
    g.act(1, a.Accept())
    before = saved(g)
    g.act(0, a.Pass())
    turns = before["turns"]
    assert changes(before, g) == {
        "used": (True, False),
        "stupefied.1": (1, 0),
        "discard": ([], ["stupefy"]),
        "idle.0": (0, 1),
        "idle.1": (0, 1),
        "passes.0": (0, 1),
        "turns": (turns, turns + 2),
    }


def test_a_spell_is_answered_with_finite_or_not_at_all() -> None:
    g = table(hands=[["stupefy"], []])
    g.act(0, a.Attack("stupefy", 1))
    assert refused(g, a.Finite(), 1) == "refusal-no-card"
    assert refused(g, a.Pass(), 1) == "refusal-react-first"


def test_all_are_told_who_cancelled_what() -> None:
    g = table(hands=[["stupefy"], ["finite_incantatem"]])
    log = logged(g)
    g.act(0, a.Attack("stupefy", 1))
    g.act(1, a.Finite())
    assert log == [e.Aimed(0, "stupefy", 1), e.Cancelled(0, 1, "stupefy")]


def test_tiles_that_are_returned() -> None:
    g = table(["AAAAAAAB?", "EEEEEEE"], bag="Q")
    log = logged(g)
    g.act(0, a.Pass())
    before = saved(g)
    g.act(0, a.Return("B?"))
    assert told(log, e.ReturnedTiles) == [e.ReturnedTiles(0, 2, ("?", "B"))]
    assert changes(before, g, but=("turn", "turns")) == {"racks.0": ("AAAAAAAB?", "AAAAAAA"), "bag": ("Q", "BQ?")}


def test_what_is_told_of_a_turn() -> None:
    g = table(["HORNEEE", "AAAAAAA"], bag="QQQQQQ")
    log = place(g, "8F HORN")
    assert log == [
        e.Laid(0, ("H8F", "O8G", "R8H", "N8I"), ("HORN",)),
        e.Scored(0, 14, ("HORN",), 0, 0, False),
        e.DrewTiles(0, 4, ("Q", "Q", "Q", "Q")),
        e.TurnBegan(1),
    ]
    log = logged(g)
    g.act(1, a.Pass())
    assert log == [e.Passed(1), e.TurnBegan(0)]
    log = logged(g)
    g.act(0, a.Exchange("Q"))
    assert [type(event) for event in log] == [e.DrewTiles, e.Exchanged, e.TurnBegan]


def test_what_is_told_of_the_end() -> None:
    g = table(["S", "QZ"], board=ENDING, bag="", houses=("slytherin", "gryffindor"))
    log = place(g, "8F ....S")
    assert log[-3:] == [e.FinalTiles(1, -20, ("Q", "Z")), e.WentOut(0, 20), e.Ended((0,))]
    assert g.scores == [28, -20]


def test_what_is_told_of_cards() -> None:
    g = table(["HORNEEE", "AAAAAAA"], [["felix_felicis"]], bag="QQQQQQ")
    g.deck = ["wizards_chess", "wizards_chess"]
    log = logged(g)
    g.act(0, a.Cast("felix_felicis"))
    won = e.WonCompetition(0, "wizards_chess", 5)
    assert log == [e.CardUsed(0, "felix_felicis"), won, won]
    g = table(hands=[["accio"], []])
    g.discard = ["reparo"]
    log = logged(g)
    g.act(0, a.Summon("reparo"))
    g.act(1, a.Accept())
    assert log == [e.CardUsed(0, "accio"), e.Summoned(0, "reparo")]
    assert (g.hands[0], g.fresh, g.cards_known[1][0]) == (["reparo"], ["reparo"], ["reparo"])
    g = table(["AAAAAAA", "BBBBBBB"], hands=[["expelliarmus"], []])
    log = logged(g)
    g.act(0, a.Attack("expelliarmus", 1))
    g.act(1, a.Accept())
    assert log == [e.Aimed(0, "expelliarmus", 1), e.StoleTile(0, 1, "B")]
    g = table(["AAAAAAA", "BBBBBBB"], hands=[["veritaserum"], []])
    log = logged(g)
    g.act(0, a.Question(1, "C"))
    g.act(1, a.Accept())
    assert log == [e.Aimed(0, "veritaserum", 1), e.AskedFor(0, 1, "C"), e.ShowedRack(0, 1, tuple("BBBBBBB"))]
    g = table(hands=[["rictusempra"], []])
    log = logged(g)
    g.act(0, a.Tickle())
    g.act(1, a.Laughed())
    assert log == [e.CardUsed(0, "rictusempra"), e.Tickled(0, (1,), 10)]
