"""Squares, plays, positions and games on lines, there and back."""

from __future__ import annotations

import doctest
from random import Random

import pytest

from greathall.core.kernel import sample
from greathall.core.record import Record
from greathall.games.scrabble import SPEC, notation
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.board import EMPTY_BOARD
from greathall.games.scrabble.engine import generator
from greathall.games.scrabble.gcg import board_after, game_of, read_gcg, write_gcg
from greathall.games.scrabble.notation import (
    BadNotation,
    read_action,
    read_board,
    read_play,
    read_position,
    square_name,
    square_number,
    write_board,
    write_play,
    write_position,
)

from .table import table


def test_doctests() -> None:
    assert doctest.testmod(notation).failed == 0
    assert doctest.testmod(generator).failed == 0


def test_squares() -> None:
    assert square_name(0) == "1A"
    assert square_name(224) == "15O"
    assert all(square_number(square_name(i)) == i for i in range(225))


def test_plays_there_and_back() -> None:
    g = table(["HORNS?E"], [["confundo"]], words="checked")
    for action in g.options(0):
        if isinstance(action, a.Place):
            assert read_play(g.board, write_play(g.board, action)) == action
    assert write_play(EMPTY_BOARD, a.Place(("H8H", "i9H"))) == "H8 Hi"
    assert read_play(EMPTY_BOARD, "8H OH<").card == "confundo"


def test_actions_there_and_back() -> None:
    """Plays with bonus cards and Confundo too; what is not a play is said in words."""
    notation = SPEC.table.notation
    assert notation is not None
    g = table(["HORNS?E"], [["confundo", "harry_potter"]], words="checked")
    written = [(action, notation.write(g, action)) for action in g.options(0)]
    for action, line in written:
        assert (line is not None) == isinstance(action, a.Place)
        assert line is None or notation.read(g, 0, line) == action
    assert {action.card for action, line in written if line is not None} == {None, "confundo", "harry_potter"}


def test_small_letters_are_blanks_only_for_who_has_blanks() -> None:
    assert read_action(table(["HORNS?E"]), 0, "8f horn") == a.Place(("H8F", "O8G", "R8H", "N8I"))
    assert read_action(table(["HORNS?E"]), 0, "8f HOrN") == a.Place(("H8F", "O8G", "r8H", "N8I"))
    assert read_action(table(["HORNSEE"]), 0, "8f HOrN") == a.Place(("H8F", "O8G", "R8H", "N8I"))
    assert read_action(table(["HORNSEE"]), 0, "exchange HO") is None
    with pytest.raises(BadNotation):
        read_action(table(["HORNSEE"]), 0, "8M HORN")


@pytest.mark.parametrize("text", ["", "HORN", "16A HORN", "8P HORN", "8M HORN", "8H", "H8 HO RN", "8F H.RN"])
def test_plays_that_cannot_be_read(text: str) -> None:
    with pytest.raises(BadNotation):
        read_play(EMPTY_BOARD, text)


def test_positions_there_and_back() -> None:
    board = read_board("15/15/15/15/15/15/15/5HOrN6/15/15/15/15/15/15/15")
    marks = "0" * 112 + "3" + "0" * 112
    line = write_position(board, ["ABC?", ""], [14, -3], 2, marks)
    assert "\n" not in line
    assert read_position(line) == (board, ["ABC?", ""], [14, -3], 2, marks)
    assert read_board(write_board(board)) == board
    for wrong in ("15/15", "x", line.replace("15/", "14/", 1)):
        with pytest.raises(BadNotation):
            read_position(wrong)


def test_a_game_as_gcg() -> None:
    rng = Random(4)
    record = Record.start("scrabble", 2, seed=4, cards=False)
    g = SPEC.new(seats=2, seed=4, cards=False)
    while not g.over:
        for seat in g.waiting:
            action = sample(g.options(seat), rng)
            record.add(seat, action)
            g.act(seat, action)
    game = game_of(record, SPEC, ("Hermione", "Ron"))
    text = write_gcg(game)
    assert text.startswith("#character-encoding UTF-8\n#player1 Hermione Hermione\n")
    assert read_gcg(text) == game
    last = {line.player: line.total for line in game.lines}
    assert [last["Hermione"], last["Ron"]] == g.scores


def test_a_gcg_of_another_program() -> None:
    text = """#player1 A Ann
#player2 B Bob
>A: HORNEEE 8F HORN +14 14
>B: FAMEEEE H6 FA.M +9 9
>A: EEEQQQQ -QQQ +0 14
>B: XEEEEEE 9F XE +28 37
>B: XEEEEEE -- -28 9
>A: PASTEEE 10F PASTE +25 39
#note what a game
"""
    game = read_gcg(text)
    assert game.names == ("A", "B")
    assert write_board(board_after(game)).split("/")[9] == "5PASTE5"
    with pytest.raises(BadNotation):
        board_after(read_gcg(text.replace("+25", "+26")))
    with pytest.raises(BadNotation):
        read_gcg(text.replace("#note", "#title") + "nonsense\n")
    with pytest.raises(BadNotation):
        read_gcg("")
