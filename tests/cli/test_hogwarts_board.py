"""HOGWARTS, The Board Game in the terminal: the map of the castle, the battle, and what each card does."""

from __future__ import annotations

import re
from itertools import cycle, product
from random import Random

import pytest

from greathall.core.kernel import sample
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import CastAt
from greathall.games.hogwarts_board.terminal.castle import SIGNS, WIZARDS
from greathall.text import LANGUAGES
from tests.cli.test_drawing import row, table
from tests.deep import deep
from tests.games.hogwarts_board.table import DE1, DE2, Table


def cell(text: str, name: str) -> str:
    """What stands in the cell of the map that begins with this name."""
    lines = text.splitlines()
    y, line = next((y, line) for y, line in enumerate(lines) if f" {name}" in line and line[0] == "│")
    x = line.index(f" {name}")
    end = next(x + i for i, char in enumerate(line[x:]) if char in "│┃┆")
    height = next(i for i, below in enumerate(lines[y:]) if below[x + 1] in "─━╌")
    return " ".join(line[x:end].strip() for line in lines[y : y + height]).strip()


def test_the_squares_lie_as_on_the_board() -> None:
    t = Table()
    t.g.cabinet = "aviary"
    lines = table(SPEC, t.g, None, width=120).splitlines()
    rows = [re.split(r" *[│┃┆] *", line)[1:-1] for line in lines if line[:1] == "│"]
    assert rows[0] == ["Ravenclaw", "Infirmary", "Library", "Dining Hall", "Gryffindor ①"]
    assert rows[2] == [
        "Shrieking Shack",
        "Vanishing Cabinet",
        "Three Broomsticks",
        "Restricted Section",
        "Quidditch Pitch",
    ]
    assert rows[4] == ["Charms Classroom", "Dark Doorway ☠", "Voldemort’s Chamber", "Dark Doorway ☠", "Greenhouse"]
    assert [row[3] for row in rows[4:8]] == ["Dark Doorway ☠", "╌" * 18, "Forbidden Forest", "Dumbledore’s Office"]
    assert rows[7][:3] == ["Dungeons", "Snape’s Cabinet", "Diagon Alley"]
    assert rows[9] == ["Slytherin", "Potions Shop", "Room of Requirement", "Aviary ▣", "Hufflepuff ②"]


def test_everybody_stands_in_the_cell_of_their_square() -> None:
    t = Table(4)
    t.wizard(0, square="library")
    t.wizard(1, square="room_of_requirement")
    t.wizard(2, square="stair_north")
    t.wizard(3, square="chamber")
    t.g.death_eaters = ["forbidden_forest", ""]
    t.g.cabinet = "dungeons"
    t.g.darken("aviary")
    text = table(SPEC, t.g, 0)
    assert cell(text, "Library") == "Library ①"
    assert cell(text, "Room of") == "Room of Requirement ② ░3"
    assert " Stairs ③ " in text
    assert cell(text, "Voldemort’s") == "Voldemort’s Chamber ④"
    assert cell(text, "Forbidden") == "Forbidden Forest ☠"
    assert cell(text, "Dungeons") == "Dungeons ▣"
    assert cell(text, "Aviary") == "Aviary ░3"
    assert cell(text, "Gryffindor") == "Gryffindor"
    assert "☠ Death Eaters · ▣ Vanishing Cabinet · ░ In the dark" in text
    assert "Library  Three basic spells are laid out" in text


def test_the_map_keeps_its_shape_however_many_stand_together() -> None:
    t = Table(4)
    for square in ("stair_north", "door_restricted", "room_of_requirement"):
        for seat in range(4):
            t.wizard(seat, square=square)
        t.g.death_eaters = [square, square]
        for language in LANGUAGES:
            for width in (76, 80, 100, 130):
                text = table(SPEC, t.g, 0, language, width)
                lines = [line.rstrip() for line in text.splitlines() if line[:1] in tuple("┌├│└")]
                assert len({len(line) for line in lines}) == 1
                assert all("".join(lines).count(sign) == 1 for sign in WIZARDS)
                assert "".join(lines).count(SIGNS["death_eaters"]) == 2


def test_wizards_have_health_spell_points_cards_and_effects() -> None:
    t = Table(3)
    t.wizard(1, hp=4, sp=85, spells=("stupefy", "snare"), potion="pumpkin_juice", loves=2, skips=1)
    t.g.begin("speedy", 1, 1)
    text = table(SPEC, t.g, 0)
    assert "② Hufflepuff     Ben    4/10  85  Snare, Stupefy, Pumpkin Juice" in row(text, "Hufflepuff  ")
    assert "▸ Ada" in row(text, "① Gryffindor")
    assert "② Ben  speedy (1 left), In love with Cat, Turns to miss 1" in text
    assert "Round 1 of 200 · upper level from 100 SP" in text


def test_ones_own_cards_say_what_they_do() -> None:
    t = Table()
    t.wizard(0, spells=("stupefy",), item="darkness_powder")
    t.g.powder = 1
    text = table(SPEC, t.g, 0)
    assert "Your cards\n▪ Stupefy  An enemy loses 1 HP. Castable from 0 SP. Price 5." in unpadded(text)
    assert "the battle is over. (Throws of powder left 1)" in unpadded(text).replace("\n  ", " ")
    assert "Your cards" not in table(SPEC, t.g, 1)
    assert "Your cards" not in table(SPEC, t.g, None)
    assert "Stupefy, Darkness Powder" in row(table(SPEC, t.g, None), "Ada"), "cards lie open"


def test_what_is_laid_out_to_trade() -> None:
    t = Table()
    t.wizard(0, sp=60)
    t.top("snare", "apparate", "stupefy_2")
    t.use(0, "library")
    text = unpadded(table(SPEC, t.g, 1))
    assert text.index("Laid out") < text.index("▪ Stupefy Level 2  An enemy loses 2 HP. Castable from 50 SP. Price 10.")
    assert "Your cards" not in text


def test_a_battle_has_sides_health_and_effects() -> None:
    t = Table(3)
    t.wizard(0, sp=100, spells=("confundus_minor", "stupefy"))
    t.fight(0, 1, square="dungeons")
    t.round(CastAt("confundus_minor", "seat_1"), t.options(1)[-1], dice=(6, 1, 1))
    t.wizard(1, hp=5)
    text = table(SPEC, t.g, 0)
    assert "A battle for the square · Dungeons · Battle round 2" in text
    assert cell(text, "Dungeons") == "Dungeons ⚔ ① ②"
    assert "  ① Ada  ██████████ 10/10" in text
    assert "⚔ ② Ben  █████░░░░░ 5/10   under Confundus Minor (2 left)" in text
    other = table(SPEC, t.g, 1)
    assert other.index("② Ben  ███") < other.index("⚔ ① Ada  ███"), "one's own side first"


def test_who_hunts_the_basilisk_together_stands_together() -> None:
    t = Table(3)
    t.fight(0, 1, 2, contest="basilisk", square="dungeons", level=0)
    lines = [line for line in table(SPEC, t.g, 0).splitlines() if "██" in line]
    assert [line[0] for line in lines] == [" ", " ", " ", "⚔"]


def test_what_others_choose_in_battle_is_not_shown() -> None:
    t = Table()
    t.wizard(0, spells=("snare",), sp=50)
    t.wizard(1, spells=("stupefy",))
    t.g.begin("speedy", 0, 1)
    t.fight(0, 1)
    t.round(CastAt("snare", "seat_1"), CastAt("stupefy", "seat_0"))
    assert t.g.waiting == (0,), "a second action, before the first ones lie open"
    assert "casts Snare → ② Ben" in row(table(SPEC, t.g, 0), "① Ada  ███")
    assert "casts Stupefy" not in table(SPEC, t.g, 0)
    assert "casts Stupefy → ① Ada" in row(table(SPEC, t.g, 1), "② Ben  ███")
    assert "casts Snare" not in table(SPEC, t.g, 1)
    assert "casts" not in table(SPEC, t.g, None)


def test_what_lies_open_in_battle_is_shown_to_all() -> None:
    t = Table(3)
    t.wizard(0, spells=("stupefy",))
    t.wizard(1, item="crystal_ball")
    t.fight(0, 1)
    t.act(CastAt("stupefy", "seat_1"))
    assert t.g.waiting == (1,), "the Crystal Ball chooses last"
    for viewer in (0, 1, 2, None):
        assert "casts Stupefy → ② Ben" in row(table(SPEC, t.g, viewer), "① Ada  ███")


def test_who_has_chosen_in_battle_is_marked() -> None:
    t = Table()
    t.wizard(0, spells=("stupefy",))
    t.fight(0, 1)
    assert "✓" not in table(SPEC, t.g, 1)
    t.g.act(0, CastAt("stupefy", "seat_1"))
    assert "▸ Ada ✓" in table(SPEC, t.g, 1)


def test_who_chooses_for_another_reads_their_cards() -> None:
    t = Table()
    t.wizard(0, spells=("imperius",), sp=200)
    t.wizard(1, spells=("snare",), sp=50)
    t.fight(0, 1)
    assert "Ben carries" not in table(SPEC, t.g, 0)
    t.round(CastAt("imperius", "seat_1"), CastAt("snare", "seat_0"), dice=(6, 1))
    text = unpadded(table(SPEC, t.g, 0))
    assert "Ben carries\n▪ Snare  For two battle rounds an enemy can neither run nor attack by hand." in text
    assert "under the Imperius Curse" in row(text, "② Ben  ███")


def test_what_can_be_taken_and_rolls_to_choose_from() -> None:
    t = Table()
    t.top("owl_parcel", "pumpkin_juice")
    t.event("owl_parcel", 1)
    text = unpadded(table(SPEC, t.g, 0))
    assert "To be taken · Ben\n▪ Pumpkin Juice  Get back 3 HP. Price 10." in text
    t = Table()
    t.g.lucky = 0
    t.rolls(2, 5)
    t.use(0, "three_broomsticks")
    text = table(SPEC, t.g, 1)
    assert "Rolls to choose from  2 · 5" in text
    assert "① Ada  lucky" in text


def test_what_is_glimpsed_is_shown_to_its_seat_only() -> None:
    t = Table()
    t.top("niffler", "portkey")
    t.g.glimpses = ((0, "events", 2),)
    assert "Seen  Events  Loose Niffler, Portkey" in table(SPEC, t.g, 0)
    for viewer in (1, None):
        assert "Niffler" not in table(SPEC, t.g, viewer)


def test_a_narrow_terminal_has_a_list_of_squares() -> None:
    t = Table()
    t.wizard(0, square="door_snape")
    t.g.death_eaters = ["door_snape", "diagon_alley"]
    t.g.cabinet = "library"
    text = unpadded(table(SPEC, t.g, None, width=60))
    assert "│" not in text
    assert "Dark Doorway by Snape’s Cabinet  ① Ada, ☠ Death Eater I\n" in text
    assert "Diagon Alley  ☠ Death Eater II\n" in text
    assert "Library  ▣ Vanishing Cabinet\n" in text
    assert "Dining Hall" not in text


def test_in_french() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("stupefy",))
    t.fight(0, foes=DE1 | DE2)
    text = unpadded(table(SPEC, t.g, 0, "fr"))
    assert "Manche 1 sur 200 · Étage dès 100 PS · Chambre de Voldemort dès 200 PS" in text
    assert "Combat pour la case · Cachots · Assaut 1" in text
    assert "⚔ Mangemort I" in text
    assert "Vos cartes\n▪ Stupéfix  Un ennemi perd 1 PV. Se lance dès 0 PS. Prix 5." in text
    assert cell(text, "Armoire de") == "Armoire de Rogue"


@pytest.mark.parametrize("moments", [30, deep(120)])
def test_nothing_is_cut_off(moments: int) -> None:
    """Many moments of a game, each in another width and language than the one before."""
    g = SPEC.new(seats=4, seed=5)
    rng = Random(5)
    for _, (width, language) in zip(range(moments), cycle(product((60, 80, 120), LANGUAGES)), strict=False):
        for _ in range(7):
            g.act(g.waiting[0], sample(g.options(g.waiting[0]), rng))
        text = table(SPEC, g, g.waiting[0], language, width)
        assert max(map(len, text.splitlines())) <= width
        assert "…" not in text
        assert "⟨" not in text


def unpadded(text: str) -> str:
    return "\n".join(line.rstrip() for line in text.splitlines()) + "\n"
