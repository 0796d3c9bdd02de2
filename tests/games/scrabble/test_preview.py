"""What laid tiles would bring, told before they are played."""

from __future__ import annotations

from random import Random

import pytest

from greathall.games.scrabble import SPEC
from greathall.games.scrabble import actions as a
from greathall.games.scrabble import events as e
from greathall.games.scrabble.notation import read_play
from greathall.games.scrabble.preview import Preview, WordPreview, preview
from greathall.games.scrabble.state import Scrabble
from tests.games.scrabble.table import place, table, told

HORN = "15/15/15/15/15/15/15/5HORN6/15/15/15/15/15/15/15"


def before(g: Scrabble, text: str, card: str | None = None) -> Preview:
    found = preview(g, g.turn, read_play(g.board, text, card))
    assert found is not None
    return found


def test_each_word_with_its_points() -> None:
    g = table(["FAMSZEE"], board=HORN)
    assert before(g, "H6 FA.M").words == (WordPreview("FARM", 9),)
    assert before(g, "J8 SEA").words == (WordPreview("SEA", 5), WordPreview("HORNS", 8))


@pytest.mark.parametrize(
    ("rack", "text", "card"),
    [
        ("WANDSEE", "8F WAND", None),  # of the glossary
        ("WANDSEE", "8F WAND", "ron_weasley"),
        ("LETTERS", "8D LETTERS", None),  # seven tiles
        ("DNAWSEE", "8F DNAW<", "confundo"),
        ("WAND?EE", "8E WANDs", "ron_weasley"),  # a brown space, a blank
    ],
)
def test_it_is_what_the_play_then_scores(rack: str, text: str, card: str | None) -> None:
    g = table([rack], [[card] if card else []])
    shown = before(g, text, card)
    log = place(g, text, card)
    (scored,) = told(log, e.Scored)
    assert shown.total == scored.points + scored.glossary + scored.bonus
    assert (shown.glossary, shown.bonus, shown.fifty > 0) == (scored.glossary, scored.bonus, scored.fifty)
    assert tuple(word.text for word in shown.words) == scored.words
    assert shown.cards == len(told(log, e.DrewCard)) + len(told(log, e.WonCompetition))


def test_revelio_counts() -> None:
    g = table(["WANDSEE"], [["revelio"]])
    g.act(0, a.Cast("revelio"))
    assert before(g, "8F WAND").glossary == 20


def test_no_more_cards_than_there_are() -> None:
    g = table(["WANDSEE"], cards=False)
    assert before(g, "8E WANDS").cards == 0


def test_a_wrong_word_is_previewed_like_a_right_one() -> None:
    """Where words can be challenged, nobody is told before whether they exist."""
    g = table(["XQZTREE"])
    wrong = read_play(g.board, "8G XQZ")
    assert wrong in g.options(0)
    assert before(g, "8G XQZ") == Preview((WordPreview("XQZ", 56),), 0, 0, 0, 0, 56)
    assert wrong not in table(["XQZTREE"], words="checked").options(0)


def test_other_answers_bring_nothing_to_count() -> None:
    g = table(["WANDSEE"])
    assert preview(g, 0, a.Pass()) is None
    assert preview(g, 0, a.Exchange("W")) is None


def test_it_tells_no_secret() -> None:
    g = table(["WANDSEE"], [["ron_weasley"], ["accio"]])
    action = read_play(g.board, "8E WANDS", "ron_weasley")
    worlds = [SPEC.redeal(g, 0, Random(seed)) for seed in range(8)]
    assert {preview(world, 0, action) for world in worlds} == {preview(g, 0, action)}


def test_the_view_tells_what_is_printed_on_the_tiles() -> None:
    values = SPEC.view(table(), None).values
    assert (values["Z"], values["E"], values["?"]) == (10, 1, 0)
