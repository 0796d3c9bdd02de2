"""The worked examples of the rulebook, premium squares, and scoring (rules 15 to 23)."""

from __future__ import annotations

import pytest

from greathall.games.scrabble.board import NO_MARKS, ROWS, SIZE
from greathall.games.scrabble.events import Scored
from greathall.games.scrabble.languages import language
from greathall.games.scrabble.notation import read_board, read_play, tiles_of
from greathall.games.scrabble.placing import SQUARES, Laid, lay

from .table import place, table, told

EMPTY = "." * 225


def formed(board: str, text: str) -> Laid:
    return lay(board, NO_MARKS, tiles_of(read_play(board, text)), language().values)


def test_the_five_worked_examples() -> None:
    board = EMPTY
    turns = [
        ("8F HORN", {"HORN": 14}, 14),
        ("H6 FA.M", {"FARM": 9}, 9),
        ("10F PASTE", {"PASTE": 15, "FARMS": 10}, 25),
        ("9H .OB", {"MOB": 8, "NOT": 4, "BE": 4}, 16),
        ("11E BIT", {"BIT": 10, "PI": 4, "AT": 2}, 16),
    ]
    for text, words, score in turns:
        play = formed(board, text)
        assert {word.text: word.score for word in play.words} == words
        assert play.score == score
        board = play.board


def test_hope_is_33_with_the_harry_potter_card() -> None:
    g = table(["HOPEIII"], [["harry_potter"]])
    place(g, "8F HOPE", "harry_potter")
    assert g.scores[0] == 33
    assert g.discard == ["harry_potter"]


def test_the_board_is_symmetric_and_complete() -> None:
    assert len(ROWS) == SIZE
    for row in range(SIZE):
        for column in range(SIZE):
            assert ROWS[row][column] == ROWS[column][row] == ROWS[14 - row][column]
    counts = {kind: SQUARES.count(kind) for kind in "=-\"'H"}
    assert counts == {"=": 8, "-": 17, '"': 12, "'": 24, "H": 20}


@pytest.mark.parametrize(
    ("play", "score"),
    [
        ("8G CAT", (3 + 1 + 1) * 2),  # the centre is gold
        ("8D CATER", (2 * 3 + 1 + 1 + 1 + 1) * 2),  # double letter, then double word
    ],
)
def test_light_blue_and_gold(play: str, score: int) -> None:
    assert formed(EMPTY, play).score == score


def test_dark_blue_trebles_a_letter() -> None:
    board = read_board("15/15/15/15/15/15/5C9/5A9/5T9/15/15/15/15/15/15")
    assert SQUARES[9 * 15 + 5] == '"'
    assert formed(board, "F7 ...S").words[0].score == 3 + 1 + 1 + 3 * 1


def test_dark_red_trebles_the_word_and_two_of_them_make_nine() -> None:
    board = read_board("1A13/15/15/15/15/15/15/15/15/15/15/15/15/15/15")
    assert formed(board, "1A B.").score == (3 + 1) * 3
    assert formed(board, "1A B.CDEFGH").words[0].score == (3 + 1 + 3 + 2 * 2 + 1 + 4 + 2 + 4) * 9


def test_two_gold_squares_multiply() -> None:
    board = read_board("15/15/15/15/5A9/15/15/15/15/15/15/15/15/15/15")
    play = formed(board, "5E B.CDEFG")
    assert play.words[0].score == (3 + 1 + 3 + 2 + 1 + 4 + 2) * 4


def test_premiums_count_only_when_covered() -> None:
    board = formed(EMPTY, "8F HORN").board
    assert formed(board, "8F ....S").words[0].score == 8


def test_a_blank_scores_nothing_but_word_squares_still_work() -> None:
    assert formed(EMPTY, "8G CaT").score == (3 + 0 + 1) * 2
    assert formed(EMPTY, "8D cATER").score == (0 + 1 + 1 + 1 + 1) * 2
    board = formed(EMPTY, "8G CaT").board
    assert formed(board, "8G ...S").words[0].score == 3 + 0 + 1 + 1


def test_fifty_for_seven_tiles() -> None:
    g = table(["PAINTED"], cards=False)
    log = place(g, "8F PAINTED")
    assert g.scores[0] == (3 + 1 + 1 + 1 + 1 + 1 + 2 * 2) * 2 + 50
    assert told(log, Scored)[0].fifty


def test_common_letters_count_with_their_premium_in_each_word() -> None:
    board = read_board("15/15/15/15/15/15/15/7MO6/15/15/15/15/15/15/15")
    play = formed(board, "9G ATE")  # T stands under M, E under O
    assert [word.text for word in play.words] == ["ATE", "MT", "OE"]
    assert play.words[0].score == 2 + 1 + 2
    assert play.words[2].score == 1 + 2
