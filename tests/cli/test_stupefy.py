"""Stupefy in the terminal: what is shown with the memory aid and without it, and how far back the log goes."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.kernel import sample
from greathall.games.stupefy import SPEC
from greathall.games.stupefy.state import Stupefy
from greathall.text import LANGUAGES
from tests.cli.conftest import Run
from tests.cli.test_drawing import table
from tests.games.stupefy.table import calm, duel, lay, take, take_all
from tests.games.stupefy.table import table as stupefy


def second_round(seats: int = 4, **options: str) -> Stupefy:
    """Seat 0 hides a Stupefy by Protego, seats 1 to 3 take 40, 20 and a potion."""
    g = stupefy(seats, **options)
    duel(g, "s" + "m" * (seats - 1), (None,) * seats, "p" + "c" * (seats - 1))
    lay(g, "points_40", "points_20", "successful_potion")
    take(g, "points_40", "points_20", "successful_potion")
    take_all(g)
    assert g.round == 2
    return g


def test_the_memory_aid_shows_the_boxes_of_all_houses() -> None:
    text = table(SPEC, second_round(memory_aid="on"), None)
    assert "House Boxes   Gryffindor  0  ·   Hufflepuff  40  ·   Ravenclaw  20  ·   Slytherin  0" in text
    assert "Potions and favours  Dan Successful Potion" in text
    assert "House Boxes" not in table(SPEC, second_round(), None)


def test_without_it_the_own_house_knows_its_own_points() -> None:
    g = second_round()
    assert "House Box   Hufflepuff  40" in table(SPEC, g, 1)
    assert "House Box   Ravenclaw  20" in table(SPEC, g, 2)
    assert "Hufflepuff  40" not in table(SPEC, g, 2)
    assert "House Box" not in table(SPEC, g, None)


def test_facedown_discards_are_counted_and_the_own_are_named() -> None:
    g = second_round()
    calm(g)
    own = table(SPEC, g, 0)
    assert "You discarded facedown  Stupefy" in own
    assert "Facedown discards  Ada 1" in own
    assert "You discarded facedown" not in table(SPEC, g, 1)
    assert "Facedown discards  Ada 1" in table(SPEC, g, 1)
    assert "acedown" not in table(SPEC, stupefy(), 1)


def test_with_the_memory_aid_it_is_shown_who_may_still_be_loaded() -> None:
    g = second_round(memory_aid="on")
    g.stupefies[2] = 0
    text = table(SPEC, g, 1)
    assert "Stupefies among the hidden cards  Ada 3  ·  Ben 3  ·  Dan 3 " in text  # Cat has none left
    assert "hidden cards" not in table(SPEC, second_round(), 1)


def test_the_star_is_explained() -> None:
    assert "♛ Favourite: takes the first reward" in table(SPEC, stupefy(), 0)
    assert "♛ Chouchou\u00a0: prend la première Récompense" in table(SPEC, stupefy(), 0, "fr")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_fullest_table_fits_eighty_columns(seats: int, language: str) -> None:
    g = second_round(seats, memory_aid="on")
    duel(
        g, "m" * seats, (1, *(0 if g.house[s] != g.house[0] else 1 for s in range(1, seats))), "pp" + "c" * (seats - 2)
    )
    text = table(SPEC, g, 0, language, width=80)
    assert max(map(len, text.splitlines())) <= 80
    assert "…" not in text, "something was cut off"


@pytest.mark.parametrize(("option", "all_of_it"), [("memory_aid=off", False), ("memory_aid=on", True)])
def test_the_log_goes_back_to_the_present_round(run: Run, option: str, all_of_it: bool) -> None:
    out = run(f"play stupefy --seed 7 --bots easy --option {option}", *["1"] * 12, "log", "quit").out
    news, told = out[: out.rindex("› log")], out[out.rindex("› log") :]
    assert news.count("Round 1. ") == 1
    assert "Round 2. " in news
    assert ("Round 1. " in told) is all_of_it
    assert "is the Favourite" in told


def test_a_record_of_the_old_rules_shows_all_of_its_log() -> None:
    g = SPEC.new(seats=4, seed=1)
    assert SPEC.table.log_since(g) is not None
    assert SPEC.table.log_since(SPEC.new(seats=4, seed=1, version=1)) is None


def test_no_view_tells_more_than_the_seat_may_remember() -> None:
    """The points of the own house follow from what it announced; nothing of another house is in the view."""
    rng = Random(3)
    g = SPEC.new(seats=6, seed=3)
    while not g.over:
        for seat in g.waiting:
            g.act(seat, sample(g.options(seat), rng))
        for seat in range(6):
            view = SPEC.view(g, seat)
            assert view.own is not None
            assert view.own.house_points == g.boxes[g.house[seat]]
            assert g.over or [p.hidden_stupefies is None for p in view.players] == [s != seat for s in range(6)]


def test_one_card_is_explained_without_reading_all_rules(run: Run) -> None:
    out = run("play stupefy --seed 7 --bots easy", "help private", "? favour", "help dragon", "quit").out
    assert "Private Lessons: At once: swap one of your Misspells" in " ".join(out.split())
    assert "Favour: The more of them you hold yourself" in " ".join(out.split())
    assert "Become the Favourite: " not in out, "the one named exactly so is enough"
    assert "Nothing here is called “dragon”." in out
    french = run("play stupefy --seed 7 --bots easy --lang fr", "aide retourneur", "quit").out
    assert "Retourneur de Temps\u00a0: Tout de suite" in french
