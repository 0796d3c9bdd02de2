"""Once a turn, only the fourth, up to five, while petrified: what the limits of the texts stop, and what is asked then.

Each of these scenarios is right in all it shows as long as the limit holds, and wrong without it.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.actions import AssignAttack, TakeCard
from greathall.games.hogwarts_battle.events import (
    Blocked,
    ControlRemoved,
    Drew,
    EventRevealed,
    Lost,
    Reacted,
    VillainActs,
)
from tests.games.hogwarts_battle.table import Table, table

# -- heroes ------------------------------------------------------------------------------------------------------------


def test_harry_reacts_to_the_first_removal_of_a_turn_only() -> None:
    t = table(game=3, hand="finite finite", control=2).play("finite").pick(0).quiet().expect(attack=(1, 0))
    t.play("finite").quiet().expect(attack=(1, 0), control=0)


def test_harry_reacts_again_in_the_next_turn() -> None:
    t = table(game=3, hands=("finite", "finite"), control=2, villains="")
    t.g.events = ["regeneration"]
    t.play("finite").pick(0).end().play("finite")
    assert t.question == "prompt-any-hero"


def test_harry_reacts_once_to_several_tokens_of_one_text() -> None:
    t = table(game=7, hand="deluminator", control=2).play("deluminator").choose("remove_2")
    t.pick(0).decline().quiet().expect(control=0, attack=(1, 0))


def test_ron_reacts_to_the_third_attack_only() -> None:
    t = table(game=3, heroes="ron harry", attack=5, villains="basilisk", health=(5, 5)).assign("basilisk", 2).quiet()
    t.assign("basilisk").pick(1).quiet().expect(health=(5, 7))
    t.assign("basilisk").quiet().assign("basilisk").quiet().expect(health=(5, 7))
    t = table(game=7, heroes="ron harry", attack=5, villains="basilisk", health=(5, 5)).assign("basilisk", 3).quiet()
    t.assign("basilisk", 2).quiet().expect(health=(7, 7))


def test_hermione_reacts_to_the_fourth_spell_only() -> None:
    hand = "alohomora " * 5
    t = table(game=3, heroes="hermione ron", hand=hand).play(*["alohomora"] * 3).quiet().expect(influence=(3, 0))
    t.play("alohomora").pick(1).quiet().expect(influence=(4, 1))
    t.play("alohomora").quiet().expect(influence=(5, 1))
    t = table(game=7, heroes="hermione ron", hand=hand).play(*["alohomora"] * 5).quiet().expect(influence=(6, 1))


def test_neville_adds_once_for_each_hero_and_asks_nothing() -> None:
    t = table(game=3, heroes="neville ron", hand="essence_of_dittany " * 3, health=(3, 3))
    t.play("essence_of_dittany").pick(0).quiet().play("essence_of_dittany").pick(1).quiet().expect(health=(6, 6))
    t.play("essence_of_dittany").pick(1).quiet().expect(health=(6, 8))


# -- proficiencies, Horcruxes ------------------------------------------------------------------------------------------


def test_transfiguration_finds_cards_up_to_five() -> None:
    t = table(game=6, proficiencies=("transfiguration",), hand="quidditch_gear", deck="expelliarmus descendo alohomora")
    t.use("transfiguration")
    assert [option for option in t.options() if isinstance(option, TakeCard)] == [
        TakeCard("alohomora"),
        TakeCard("descendo"),
    ]
    t.take("descendo").quiet().expect(hand="descendo", deck="expelliarmus alohomora")


def test_potions_react_once_a_turn() -> None:
    t = table(game=6, heroes="ron harry", proficiencies=("potions",), hand="lumos firebolt ginny_weasley lumos dobby")
    t.play("lumos", "firebolt").quiet().play("ginny_weasley").pick(0).quiet()
    t.play("lumos").quiet().play("dobby").quiet()


def test_divination_asks_once_for_an_item_and_not_for_others() -> None:
    t = table(game=6, proficiencies=("divination",), hand="owls lumos ginny_weasley")
    t.play("lumos", "ginny_weasley").quiet().play("owls")
    assert t.question == "prompt-look-at-top"
    t.choose("look").leave_top().quiet()


def test_the_kept_diary_reacts_to_the_second_ally_only() -> None:
    t = table(game=7, trophies="diary", hand="ginny_weasley sirius_black ginny_weasley", health=(5, 5))
    t.play("ginny_weasley").quiet().play("sirius_black").pick(0).quiet().expect(health=(7, 5))
    t.play("ginny_weasley").quiet().expect(health=(7, 5))


def test_a_power_is_used_once_a_turn() -> None:
    t = table(game=7, trophies="cup", hand="lumos lumos lumos").dice("hufflepuff:influence").use("cup").quiet()
    assert [option for option in t.options() if "power" in option.__struct_fields__] == []


def test_lord_voldemort_waits_for_the_horcruxes_to_come() -> None:
    t = table(game=7, villains="voldemort_7", stack="", attack=1, horcrux="cup")
    assert not t.offers(AssignAttack("voldemort_7"))
    t.g.curse, t.g.shattered = "", "cup"
    assert not t.offers(AssignAttack("voldemort_7")), "two Horcruxes are still to come"
    t.g.horcruxes.clear()
    assert t.offers(AssignAttack("voldemort_7"))


# -- Petrificus Totalus!: one of each sort of villain ------------------------------------------------------------------


def petrified(villain: str, **places: Any) -> Table:
    """The villain is alone, and switched off by the first of two heroes."""
    places = {"game": 3, "heroes": "ron hermione", "stack": "", **places}
    places["hand"] = f"petrificus_totalus {places.get('hand', '')}"
    t = table(**places, villains=villain).play("petrificus_totalus").quiet()
    t.g.events = ["regeneration"] * 6
    return t


def test_petrificus_totalus_on_a_villain_of_every_turn() -> None:
    t = petrified("dementor").end().quiet().expect(health=(10, 10), active=1)
    assert not t.told(VillainActs)
    t.end().quiet().expect(health=(8, 10), active=0)  # the caster's next turn has begun
    assert [event.villain for event in t.told(VillainActs)] == ["dementor"]


def test_petrificus_totalus_on_a_villain_that_reacts() -> None:
    t = petrified("draco_malfoy")
    t.g.events = ["he_who_must_not_be_named"]
    t.end().quiet().expect(health=(10, 10), control=1)
    assert not t.told(Reacted)
    t = table(game=3, heroes="ron hermione", villains="draco_malfoy")
    t.g.events = ["he_who_must_not_be_named"]
    t.end().expect(health=(10, 8), control=1)


def test_petrificus_totalus_on_a_ban_of_draws() -> None:
    t = petrified("basilisk", hand="lumos").play("lumos").quiet()
    assert not t.told(Blocked)
    assert len(t.told(Drew)) == 2


def test_petrificus_totalus_on_a_ban_of_removals() -> None:
    t = petrified("barty_crouch_jr", game=4, hand="finite", control=1).play("finite").quiet().expect(control=0)
    assert len(t.told(ControlRemoved)) == 1


def test_petrificus_totalus_on_a_ban_of_health() -> None:
    t = petrified("fenrir_greyback", game=6, hand="quidditch_gear", health=(5, 5)).play("quidditch_gear").quiet()
    t.expect(health=(6, 5))


def test_petrificus_totalus_on_the_extra_event() -> None:
    t = petrified("bellatrix_lestrange", game=6).end().quiet()
    assert len(t.told(EventRevealed)) == 1  # Knockturn Alley has one
    t.end().quiet()
    assert len(t.told(EventRevealed)) == 3, "and hers, as soon as the caster's turn begins again"


def test_petrificus_totalus_on_one_villain_leaves_the_others() -> None:
    t = table(game=3, heroes="ron hermione", hand="petrificus_totalus", villains="dementor quirinus_quirrell")
    t.play("petrificus_totalus").target("dementor").quiet()
    t.g.events = ["regeneration"]
    t.end().quiet().expect(health=(10, 9))
    assert [(event.who, event.source) for event in t.told(Lost)] == [(1, "quirinus_quirrell")]


def test_petrificus_totalus_of_two_heroes_holds_until_the_second_ends() -> None:
    t = petrified("dementor", hands=("petrificus_totalus", "petrificus_totalus"))
    t.end().play("petrificus_totalus").end().quiet().expect(health=(10, 10), active=0)
    t.end().quiet().expect(health=(10, 8), active=1)


def test_a_defeated_villain_takes_its_petrification_along() -> None:
    t = petrified("dementor", damage=7, stack="quirinus_quirrell basilisk").assign("dementor").end().quiet()
    t.expect(villains=["basilisk", "quirinus_quirrell"], shields=[0, 0], health=(10, 9))


# -- what only one knows -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seat", "several"), [(0, False), (1, True), (None, True)])
def test_what_divination_looks_at_stays_with_who_looked(seat: int | None, several: bool) -> None:
    t = table(
        game=6,
        closed_hands=True,
        proficiencies=("divination",),
        hand="owls",
        deck="lumos descendo incendio reparo finite",
    )
    t.play("owls").choose("look").leave_top().quiet()
    tops = {SPEC.redeal(t.g, seat, Random(luck)).decks[0][-1] for luck in range(300)}
    assert (len(tops) > 1) is several
    assert several or tops == {"lumos"}
