"""Squares, plays, positions and games on lines, there and back."""

from __future__ import annotations

import doctest
import re
from random import Random
from typing import Any

import pytest

from greathall.core.kernel import sample
from greathall.core.record import Record
from greathall.games.scrabble import SPEC, notation
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.board import EMPTY_BOARD
from greathall.games.scrabble.engine import generator
from greathall.games.scrabble.gcg import board_after, decode_gcg, game_of, read_gcg, write_gcg
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
from greathall.games.scrabble.options import TurnOptions
from greathall.games.scrabble.study import states_of
from greathall.text import catalogue

from .table import table
from .written import MAGPIE, QUACKLE, WOOGLES


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
    written = [(action, notation.write(g, action)) for action in [*g.options(0)][::7]]  # of thousands
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


WHO, TOTAL = r">\S+: ", r" -?\d+"
READABLE = [
    re.compile(WHO + form + TOTAL)
    for form in (
        r"[A-Z?]+ \w+ \S+ \+\d+",  # a play
        r"[A-Z?]+ -[A-Z?]* \+0",  # a pass, an exchange
        r"[A-Z?]+ -- -\d+",  # taken back
        r"[A-Z?]* \(challenge\) \+\d+",
        r"\([A-Z?]+\) \+\d+",  # the other's tiles
        r"[A-Z?]+ \([A-Z?]+\) -\d+",  # one's own
        r"[A-Z?]* \(time\) -\d+",
    )
]
"""The lines that MAGPIE, Quackle and Woogles' Macondo know: each has its sign, and a place for the rack or none."""


@pytest.mark.parametrize("seed", [3, 4])
def test_other_programs_read_what_we_write(seed: int) -> None:
    """Random games with everything that can happen: phoneys, wrong challenges, exchanges, overtime."""
    rng = Random(seed)
    settings: dict[str, Any] = {"edition": "classic", "minutes": 1}
    record, g = Record.start("scrabble", 2, seed=seed, **settings), SPEC.new(seats=2, seed=seed, **settings)
    while not g.over:
        seat = g.waiting[0]
        options = g.options(seat)
        wrong = isinstance(options, TurnOptions) and rng.random() < 0.2
        tiles = [f"{tile}{row}A" for row, tile in enumerate(g.racks[seat][:2].replace("?", "q"), 7)]
        action: Any = a.Place(tuple(tiles)) if wrong and g.board == EMPTY_BOARD else sample(options, rng)
        action = action if action in options else sample(options, rng)
        record.add(seat, action)
        g.act(seat, action)
    text = write_gcg(game_of(record, SPEC, ("Ann Smith", "Ann Smith")))
    first, *lines = text.splitlines()
    assert first == "#character-encoding UTF-8", "others look for it in the first line only"
    assert lines[:2] == ["#player1 Ann_Smith_1 Ann Smith", "#player2 Ann_Smith_2 Ann Smith"]
    assert [line for line in lines[2:] if not any(form.fullmatch(line) for form in READABLE)] == []
    assert " (time) " in text
    game = read_gcg(text)
    totals = {line.player: line.total for line in game.lines}
    assert totals["Ann_Smith_1"] - totals["Ann_Smith_2"] == g.scores[0] - g.scores[1]
    board_after(game)


@pytest.mark.parametrize("text", [MAGPIE, QUACKLE, WOOGLES], ids=["magpie", "quackle", "woogles"])
def test_we_read_what_other_programs_write(text: str) -> None:
    game = read_gcg(text)
    assert game.names == ("Ann", "Bob")
    assert write_board(board_after(game)).split("/")[7].startswith("5HORN")
    assert [turn.number for turn in states_of(game)][:2] == [1, 2]
    assert decode_gcg(text.replace("Bob", "Zoé").encode("iso-8859-1", "ignore")).count("Zoé") > 1
    assert decode_gcg(text.replace("Bob", "Zoé").encode()).count("Zoé") > 1


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


def test_a_play_is_said_with_its_whole_word_and_where_it_begins() -> None:
    g = table(["FAMSZEE"], board="15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15")
    say = catalogue("en", SPEC).format
    assert say(SPEC.option_message(g, 0, read_play(g.board, "H6 FA.M"))) == "FARM, column H from 6"
    assert say(SPEC.option_message(g, 0, read_play(g.board, "8F ....S"))) == "HORNS, row 8 from F"
    with_card = read_play(g.board, "8F ....S", "ron_weasley")
    assert say(SPEC.option_message(g, 0, with_card)) == "HORNS, row 8 from F, with Ron Weasley"
