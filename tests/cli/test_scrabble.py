"""Scrabble in the terminal: the board, and plays written in its notation."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from greathall.cli.saves import SavedGame
from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble.saying import written_with_cards
from greathall.text import catalogue
from tests.cli.conftest import Run
from tests.cli.test_drawing import row, table
from tests.games.scrabble.table import table as laid_table

Saved = Callable[[], list[Path]]

CLASSIC = "play scrabble --seed 5 --option edition=classic --option words=checked"


def own_actions(saved: Saved) -> list[object]:
    return [action for seat, action in SavedGame.load(saved()[0]).actions if seat == 0]


def test_a_play_is_typed_in_its_notation(run: Run, saved: Saved) -> None:
    said = run("play scrabble --seed 3 --bots easy", "8g foxy")
    assert own_actions(saved) == [{"type": "place", "tiles": ["F8G", "O8H", "X8I", "Y8J"], "card": None, "down": False}]
    assert "Player 1 scores 34 for FOXY." in said.out


def test_the_list_of_plays_is_shown_only_when_asked_for(run: Run) -> None:
    said = run("play scrabble --seed 3 --bots easy")
    assert "Write a word, and you see where it fits" in said.out
    checked = "play scrabble --seed 3 --bots easy --option words=checked"
    assert "8G FOXY" not in run(checked).out
    assert "8G FOXY" in run(checked, "more").out


def test_where_wrong_words_can_be_laid_no_list_tells_which_are_right(run: Run, saved: Saved) -> None:
    listed = run("play scrabble --seed 3 --bots easy", "more").out
    assert "8G AI" not in listed
    assert "Exchange " in listed
    assert "   5  8H FYX  (" in run("play scrabble --seed 3 --bots easy", "fyx").out  # no word, but it fits


def test_a_bare_word_is_laid_where_it_fits(run: Run, saved: Saved) -> None:
    said = run("play scrabble --seed 3 --bots easy", "foxy", "5")
    assert "   5  8F FOXY  (34)\n" in said.out
    assert own_actions(saved) == [{"type": "place", "tiles": ["F8F", "O8G", "X8H", "Y8I"], "card": None, "down": False}]


def test_a_bare_word_says_what_it_brings_before_it_is_laid(run: Run, saved: Saved) -> None:
    """Also where it fits in one place only; where it brings most comes first."""
    assert "   1  G3 FUR  (16)\n" in run(CLASSIC, "fur").out
    assert "   1  G3 FUD  (18)\n   2  9F FU.  (8)\n" in run(CLASSIC, "fud").out
    assert own_actions(saved) == []


def test_how_a_card_is_laid_with_a_word_is_told_to_who_holds_it(run: Run) -> None:
    """And only while it can be used; in French with the French name beside what is typed."""
    assert "8F HORN +tom_marvolo_riddle." in run("play scrabble --seed 16").out
    assert "+" not in run("play scrabble --seed 3").out
    g = laid_table(["HORNXYZ", "ABCDEFG"], [["confundo", "tom_marvolo_riddle", "stupefy"], ["buckbeak"]])

    def told(language: str) -> list[str]:
        return [catalogue(language, SPEC).format(message, ["Ada", "Ben"]) for message in written_with_cards(g, 0)]

    assert told("en") == [
        "Tom Marvolo Riddle lies beside a word if you add its name: 8F HORN +tom_marvolo_riddle.",
        "Confundo: a < after the letters, which are then read backwards: 8F NROH<.",
    ]
    assert told("fr")[0].startswith("Tom Elvis Jedusor se joint à un mot")
    g.used = True
    assert not told("en")


def test_plays_that_are_refused_say_why(run: Run, saved: Saved) -> None:
    said = run("play scrabble --seed 3 --bots easy", "8G QUIZ", "1A FOXY", "15L FOXYX", "8G FOXY +harry potter")
    for reason in (
        "You do not have the tile Q.",
        "The first word must cover the centre.",
        "“15L FOXYX” cannot be read as a play here",
        "You do not hold Harry Potter.",
    ):
        assert reason in said.out
    assert own_actions(saved) == []


def test_exchanging_and_passing_are_said_in_words(run: Run, saved: Saved) -> None:
    run("play scrabble --seed 3 --bots easy", "exchange fy")
    assert own_actions(saved) == [{"type": "exchange", "tiles": "FY"}]


def test_the_hint_is_in_the_notation(run: Run) -> None:
    said = run("play scrabble --seed 3 --bots easy", "hint")
    assert re.search(r"The strong bot would choose: [A-O0-9]+ [A-Z]+\n", said.out)


def test_the_board_has_coordinates_premiums_tiles_and_players() -> None:
    g = laid_table(["HORNXY?", "ABCDEFG"], [["harry_potter"], []])
    g.act(0, a.Place(("H8F", "O8G", "R8H", "n8I")))
    text = table(SPEC, g, 0)
    assert "    A  B  C  D  E  F  G  H  I  J  K  L  M  N  O" in text
    assert " 1  3W ·  ·  2L" in text
    assert " 8  3W ·  ·  2L ⌂  H₄ O₁ R₁ n  ·" in text
    assert "Your rack   N₁   X₈   Y₄" in text
    assert "Harry Potter  With a word: 5 points for each tile" in text
    assert "▸ Ada" in row(text, "Ada")
    other = table(SPEC, g, 1)
    assert "Harry Potter" not in other
    assert "X₈" not in other


def test_a_narrow_terminal_has_the_players_below_the_board() -> None:
    lines = table(SPEC, laid_table(["HORNXY?"]), 0, "fr", width=60).splitlines()
    assert max(map(len, lines)) <= 60
    assert next(i for i, line in enumerate(lines) if "Ada" in line) > next(
        i for i, line in enumerate(lines) if line.startswith("15 ")
    )


def test_what_is_known_of_others_and_what_is_read_backwards() -> None:
    g = laid_table(["HORNXY?", "ABCDEFG"], [["confundo"], []])
    assert "Underlined" not in table(SPEC, g, 0)
    g.tiles_known[0][1] = "AB"
    g.stupefied[1] = 1
    g.act(0, a.Place(("O8G", "H8H"), "confundo"))
    text = table(SPEC, g, 0)
    assert "You know that Ben holds A₁ and B₃." in text
    assert "Ben is stupefied and will miss a turn." in text
    assert "Underlined tiles are read backwards" in text
    assert "You know" not in table(SPEC, g, 1)


def test_revelio_opens_the_glossary() -> None:
    g = laid_table(["HORNXY?", "ABCDEFG"], [["revelio"], []])
    assert "THESTRAL" not in table(SPEC, g, 0)
    g.act(0, a.Cast("revelio"))
    assert "THESTRAL" in table(SPEC, g, 0)
    assert "THESTRAL" not in table(SPEC, g, 1)


def test_plays_are_listed_with_their_points_the_best_first(run: Run) -> None:
    said = run(CLASSIC, "more").out
    points = [int(found) for found in re.findall(r"^ +\d+  \S+ \S+  \((\d+)\)$", said, re.MULTILINE)]
    assert len(points) == 20
    assert points == sorted(points, reverse=True)
    assert "use a card" not in said


def test_the_score_sheet_and_the_clocks(run: Run, saved: Saved) -> None:
    said = run(f"{CLASSIC} --option minutes=25", "pass", "score").out
    assert re.search(r"1 +Bramble +PEACED +\+28 +28 *\n +2 +Player 1 +Player 1 passes\. +\+0 +0", said)
    assert re.search(r"Player 1: (25:00|24:5\d) on the clock", said)
    assert sum(SavedGame.load(saved()[0]).taken) > 0
