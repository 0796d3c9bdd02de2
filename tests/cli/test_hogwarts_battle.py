"""Hogwarts Battle in the terminal: everything on the table with what it does."""

from __future__ import annotations

import re

import pytest

from greathall.cli.drawing import own_drawing
from greathall.games.hogwarts_battle import SPEC
from greathall.text import LANGUAGES
from tests.cli.test_drawing import row, table
from tests.games.hogwarts_battle.table import PROFICIENT, reveal
from tests.games.hogwarts_battle.table import table as battle

FOUR = "harry ron hermione neville"
HANDS = ("firebolt alohomora alohomora", "pigwidgeon reparo")


def part(text: str, heading: str) -> str:
    """The lines under a heading, with single spaces."""
    lines = text[text.index(f"\n{heading}") + 1 :].splitlines()[1:]
    end = next((i for i, line in enumerate(lines) if "──" in line), len(lines))
    return " ".join(" ".join(lines[:end]).split())


def test_it_has_a_drawing_of_its_own() -> None:
    assert own_drawing(SPEC) is not None


def test_the_game_the_turn_the_step_and_whose_it_is() -> None:
    g = battle(3, active=1).g
    g.turn = 4
    text = table(SPEC, g, 0)
    assert "\nGame 3 · Turn 4: Ben · Actions ─" in text
    assert "▸ Ben" in text
    assert "▸ Ada" not in text


def test_the_location_shows_its_control_and_its_events() -> None:
    text = table(SPEC, battle(control=3).g, 0, width=120)
    assert "⌂" in row(text, "Diagon Alley")
    assert "Location 1 of 2 · Control ●●●○ 3/4 · One event a turn; lost with 4 control." in text.replace("\u00a0", " ")


def test_an_event_says_what_it_does_and_what_it_forbids() -> None:
    text = table(SPEC, reveal("petrification").g, 0)
    assert part(text, "Dark Arts") == (
        "☠ Petrification All heroes lose 1 health. No extra cards are drawn this turn. "
        "! Petrification: no extra cards this turn"
    )


def test_as_many_events_as_the_location_has_in_a_turn() -> None:
    g = battle(2, location=2).g
    g.pile = ["expulso", "poison", "flipendo"]
    events = part(table(SPEC, g, 0), "Dark Arts (1 to come)")
    assert re.findall("☠ (\\w+)", events) == ["Poison", "Flipendo"]


def test_a_villain_has_the_attack_on_it_and_its_text() -> None:
    t = battle(3, villains="quirinus_quirrell dementor", attack=2, stack="").assign("dementor", 2)
    t.g.beaten = ["basilisk", "draco_malfoy"]
    t.g.shields[0] = 1
    villains = part(table(SPEC, t.g, 1), "Villains ──")
    assert "0/6 Quirinus Quirrell Each turn the active hero loses 1 health." in villains
    assert "1 influence and 1 health. [Petrified] 2/8 Dementor" in villains
    assert villains.endswith("Defeated villains Basilisk and Draco Malfoy")
    assert "cannot be attacked" not in villains


def test_a_villain_that_waits_says_so() -> None:
    text = table(SPEC, battle(5, villains="dementor voldemort_5").g, 0)
    assert re.search(r"Lord Voldemort .* \[cannot be attacked now\]$", part(text, "Villains (1 to come)"))
    bare = table(SPEC, battle(5, villains="voldemort_5", stack="").g, 0)
    assert "Lord Voldemort" in bare
    assert "cannot be attacked" not in bare


def test_a_horcrux_has_a_circle_for_each_symbol_it_needs() -> None:
    t = battle(7, villains="dementor", horcrux="nagini")
    assert "Horcrux" not in table(SPEC, battle(6).g, 0)
    one = battle(7, villains="dementor", horcrux="diary")
    assert part(table(SPEC, one.g, 0), "Horcrux").startswith("○ Diary"), "one symbol is enough"
    assert part(table(SPEC, t.g, 0), "Horcrux").startswith("○○○ Nagini Each turn the active hero loses 1 health")
    t.g.marks = 1
    text = part(table(SPEC, t.g, 0), "Horcrux")
    assert text.startswith("●○○ Nagini")
    assert text.endswith("[Already there: attack]")


def test_the_market_has_prices_kinds_names_and_texts() -> None:
    t = battle(market="reparo reparo sorting_hat dobby")
    market = part(table(SPEC, t.g, 0), "Market")
    assert market == (
        "3 Spell Reparo! ×2 Gain 2 influence or draw a card. "
        "4 Item Sorting Hat Gain 2 influence. Allies you acquire this turn may go on top of your deck. "
        "4 Ally Dobby the House-Elf Remove 1 control and draw a card."
    )


def test_a_hero_has_figures_and_powers() -> None:
    t = battle(
        7, hand="reparo dobby", attack=2, influence=3, discard="lumos", trophies="ring", played="firebolt hedwig"
    )
    t.g.stunned[1] = True
    heroes = part(table(SPEC, t.g, 0).replace("\u00a0", " "), "Heroes")
    ada, ben = heroes.split(" ♥ 10 Ben ")
    assert ada.startswith(
        "♥ 10 ▸ Ada Harry Potter · Flying Lessons · Ring · "
        "Attack 2 · Influence 3 · Hand 2 · Deck 5 · Discard pile 1 Harry Potter Games 3 to 6: the first time"
    )
    assert "Flying Lessons Once a turn spend 5 influence to remove 1 control." in ada
    assert "Keeper: once a turn discard two cards" in ada
    assert ada.endswith("Played this turn Firebolt and Hedwig")
    assert ben.startswith("Ron Weasley · History of Magic · Stunned · Attack 0 · Influence 0 · Hand 0")
    assert "When you acquire a spell" not in heroes, "what others can do is named only"
    assert "Games 3 to 6" not in table(SPEC, battle().g, 0), "heroes have no abilities yet"


def test_your_hand_has_texts_and_a_partners_has_names() -> None:
    text = table(SPEC, battle(hands=HANDS).g, 0)
    assert part(text, "Your hand") == (
        "Item Firebolt Gain 1 attack. If you defeat a villain this turn: 1 influence. "
        "Spell Alohomora! ×2 Gain 1 influence."
    )
    assert part(text, "Heroes").endswith("Hand Pigwidgeon and Reparo!")


@pytest.mark.parametrize("seat", [0, None])
def test_nobody_sees_a_closed_hand(seat: int | None) -> None:
    closed = battle(hands=HANDS, market="lumos", closed_hands=True).g
    text = table(SPEC, closed, seat)
    assert "Pigwidgeon" not in text
    assert ("Firebolt" in text) == (seat == 0)
    assert "Hand\u00a02" in text
    assert "Pigwidgeon" in table(SPEC, closed, 1)


def test_a_spectator_has_no_hand() -> None:
    assert "Your hand" not in table(SPEC, battle(hands=HANDS).g, None)


def test_proficiencies_are_explained_when_one_is_to_be_taken() -> None:
    g = SPEC.new(seats=2, seed=1, game=6)
    assert "Proficiency ──" in table(SPEC, g, 0)
    assert "Charms Once a turn discard two spells" in part(table(SPEC, g, 0), "Proficiency")
    assert "Proficiency ──" not in table(SPEC, g, None)
    g.act(0, next(option for option in g.options(0) if option.proficiency == "charms"))
    left = part(table(SPEC, g, 1), "Proficiency")
    assert "Potions When" in left
    assert "Charms" not in left


def test_texts_begin_below_each_other_or_in_a_narrow_terminal_right_behind_names() -> None:
    g = battle(hands=HANDS).g
    assert "\nSpell    Alohomora! ×2  Gain 1 influence." in table(SPEC, g, 0, width=60)
    wide = table(SPEC, g, 0, width=120)
    assert row(wide, "Firebolt").index("Gain 1 attack.") == row(wide, "Alohomora").index("Gain 1 influence.")


@pytest.mark.parametrize("width", [60, 80, 100, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "heroes"), [(1, "harry ron"), (4, FOUR), (7, "ron neville"), (7, FOUR)])
def test_it_fits(game: int, heroes: str, language: str, width: int) -> None:
    more = {"horcrux": "nagini", "villains": "dementor tom_riddle peter_pettigrew voldemort_7"} if game == 7 else {}
    t = battle(game, heroes, hand="every_flavour_beans firebolt", market="advanced_potion_making reparo", **more)
    t.g.pile = ["he_who_must_not_be_named"]
    for seat in (0, 1, None):
        text = table(SPEC, t.g, seat, language, width)
        assert max(map(len, text.splitlines())) <= width
        assert "…" not in text, "something was cut off"
        assert "⟨" not in text, "a message is missing"


def test_in_french() -> None:
    g = battle(6, hands=HANDS, control=1, proficiencies=PROFICIENT[:2]).g
    text = table(SPEC, g, 0, "fr")
    assert "\nJeu 6 · Tour 1\u00a0: Ada · Actions ─" in text
    assert "Contrôles\u00a0●○○○○○○\u00a01/7" in text
    assert "Objet Éclair de Feu Gagnez 1 Dégât." in part(text, "Votre main")
    assert "3 Sort Reparo" in part(text, "Marché")


def test_cards_that_roll_tell_the_faces() -> None:
    g = battle(7, hand="cedric_diggory", market="minerva_mcgonagall", trophies="cup").g
    text = table(SPEC, g, 0, width=140)
    assert "roll the Hufflepuff die. [Hufflepuff die (health ×3, influence, attack, card)]" in part(text, "Your hand")
    assert "[Gryffindor die (influence ×3, attack, health, card)]" in part(text, "Market")
    assert "[Hufflepuff die (health ×3" in part(text, "Heroes")
