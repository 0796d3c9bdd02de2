"""The rulings B1 to B27, one scenario each, named after the number."""

from __future__ import annotations

from greathall.games.hogwarts_battle.actions import AssignAttack
from greathall.games.hogwarts_battle.events import (
    ControlRemoved,
    EventRevealed,
    Gained,
    Lost,
    Reacted,
    Stunned,
    VillainRevealed,
)
from tests.games.hogwarts_battle.table import loaded, reveal, table, turn


def test_b1_losses_together_then_stuns_from_the_active_hero() -> None:
    t = reveal(
        "fiendfyre", game=7, heroes="harry ron hermione", health=(3, 5, 3), hands=("", "", "alohomora"), active=2
    )
    kinds = [(type(e), e.who) for e in t.log if isinstance(e, Lost | Stunned)]
    assert kinds == [(Lost, 2), (Lost, 0), (Lost, 1), (Stunned, 2), (Stunned, 0)]
    t.expect(control=2)


def test_b2_reactions_come_before_the_next_sentence() -> None:
    t = reveal("hand_of_glory", game=2, villains="draco_malfoy", health=(3, 10)).expect(health=(0, 10), control=2)
    assert [event.source for event in t.told(Lost)] == ["hand_of_glory", "draco_malfoy"]


def test_b3_heroes_then_villains_from_left_to_right() -> None:
    t = reveal("he_who_must_not_be_named", game=3, villains="lucius_malfoy draco_malfoy")
    assert [event.cause for event in t.told(Reacted)] == ["lucius_malfoy", "draco_malfoy"]
    t = table(game=7, heroes="ron harry", villains="voldemort_7", stack="", hand="finite", control=1).play("finite")
    t.pick(0).decline()
    assert [event.cause for event in t.told(Reacted)] == ["harry", "voldemort_7"]


def test_b3_with_free_order_the_active_hero_chooses() -> None:
    t = reveal("he_who_must_not_be_named", game=3, villains="lucius_malfoy draco_malfoy", free_order=True)
    assert t.question == "prompt-choose-order"
    t.first("draco_malfoy")
    assert [event.cause for event in t.told(Reacted)] == ["draco_malfoy", "lucius_malfoy"]
    t = turn(game=3, villains="quirinus_quirrell dementor", free_order=True).first("dementor")
    assert [event.amount for event in t.told(Lost)] == [2, 1]


def test_b4_reward_then_bonuses_then_ron() -> None:
    t = table(
        game=4,
        heroes="ron harry",
        hand="cleansweep_11 viktor_krum",
        villains="quirinus_quirrell",
        damage=3,
        health=(5, 5),
    )
    t.play("cleansweep_11", "viktor_krum").assign("quirinus_quirrell", 3)
    gains = [event.source for event in t.told(Gained) if event.who == 0]
    assert gains[-5:] == ["quirinus_quirrell", "quirinus_quirrell", "cleansweep_11", "viktor_krum", "viktor_krum"]
    assert t.question == "prompt-any-hero"
    assert [event.cause for event in t.told(Reacted)] == ["cleansweep_11", "viktor_krum", "ron"]


def test_b5_all_decide_then_cards_then_losses_then_discard_effects() -> None:
    t = reveal(
        "relashio",
        game=4,
        villains="crabbe_and_goyle",
        heroes="harry neville",
        hands=("firebolt alohomora", "remembrall alohomora"),
        health=(10, 10),
    )
    assert t.g.waiting == (0, 1)
    t.discard("remembrall", seat=1).choose("lose_2", seat=0)
    t.expect(influence=(0, 2), health=(8, 9))
    assert [event.source for event in t.told(Lost)] == ["relashio", "crabbe_and_goyle"]


def test_b6_a_bonus_is_paid_once_and_also_to_a_card_played_after_the_defeat() -> None:
    t = table(
        game=3, heroes="neville ron", hand="firebolt nimbus_2001", villains="crabbe_and_goyle draco_malfoy", damage=4
    )
    t.g.damage[1] = 5
    t.play("firebolt").assign("crabbe_and_goyle").expect(influence=(1, 0))
    t.play("nimbus_2001").expect(influence=(3, 0)).assign("draco_malfoy").expect(influence=(3, 0))


def test_b7_stun_discards_are_nobodys_doing() -> None:
    t = reveal(
        "expulso",
        game=6,
        heroes="ron hermione",
        proficiencies=("defense_against_the_dark_arts",),
        hand="alohomora alohomora",
        health=(2, 10),
        villains="crabbe_and_goyle",
    )
    t.expect(attack=(0, 0), discard="alohomora")


def test_b8_voldemort_is_turned_up_when_he_alone_is_left() -> None:
    t = table(
        game=5, villains="death_eater_1 crabbe_and_goyle lucius_malfoy", stack="voldemort_5 basilisk", attack=5
    ).assign("crabbe_and_goyle", 5)
    t.pick(0) if t.question == "prompt-any-hero" else None
    t.g.events = ["regeneration"]
    t.end()
    assert [event.villain for event in t.told(VillainRevealed)] == ["basilisk", "voldemort_5"]
    t.expect(villains=["death_eater_1", "basilisk", "lucius_malfoy", "voldemort_5"], health=(8, 7))  # he acts on Ron


def test_b9_confundus_wants_voldemort_attacked_too() -> None:
    t = table(
        game=6, heroes="ron hermione", hand="confundus", villains="dementor voldemort_6", stack="", control=1, attack=1
    )
    t.play("confundus").assign("dementor", 2).expect(control=1)


def test_b10_a_stunned_hero_may_gain_tokens_later() -> None:
    t = reveal("expulso", health=(2, 10), hand="firebolt", attack=2).expect(attack=(0, 0)).play("firebolt")
    t.expect(attack=(1, 0))


def test_b11_the_leftmost_slot_first_and_death_eaters_not_to_their_own_reveal() -> None:
    t = table(game=4, villains="", stack="dementor basilisk death_eater_1")
    t.g.events = ["regeneration"]
    t.end().expect(villains=["death_eater_1", "basilisk"], health=(9, 9))


def test_b12_death_eaters_after_morsmordre_one_loss_each() -> None:
    t = reveal("morsmordre", game=5, villains="death_eater_1 death_eater_2").expect(health=(7, 7), control=1)
    assert [event.source for event in t.told(Lost)] == [
        *["morsmordre"] * 2,
        *["death_eater_1"] * 2,
        *["death_eater_2"] * 2,
    ]


def test_b13_the_cloak_caps_each_resolution() -> None:
    t = reveal("he_who_must_not_be_named", villains="draco_malfoy", hand="invisibility_cloak").expect(health=(9, 10))
    t = turn(game=2, villains="tom_riddle", hand="invisibility_cloak hedwig trevor").choose("lose_2", "lose_2")
    t.expect(health=(9, 10))  # his whole step is one
    # not against a Horcrux or a location
    t = table(game=7, heroes="harry hermione", villains="dementor", horcrux="ring", hand="invisibility_cloak", attack=2)
    t.assign("dementor", 2).expect(health=(8, 10))


def test_b14_no_gain_is_no_gain() -> None:
    t = table(game=3, heroes="neville ron", hand="quidditch_gear essence_of_dittany", health=(10, 10))
    t.play("quidditch_gear").expect(once=0)
    t = table(
        game=6,
        heroes="neville hermione",
        proficiencies=("herbology",),
        hand="essence_of_dittany",
        health=(5, 5),
        deck="firebolt",
    )
    t.play("essence_of_dittany").pick(0).expect(health=(8, 5), hand="firebolt")  # 2 and Neville's 1 make 3


def test_b15_tokens_of_a_lost_location_are_not_removed() -> None:
    t = table(game=7, heroes="harry ron", villains="voldemort_7", stack="", control=6)
    t.g.events = ["regeneration"] * 3
    t.end()
    assert not t.told(ControlRemoved)
    t.expect(health=(10, 10), location=1)


def test_b16_control_goes_token_by_token() -> None:
    t = table(game=7, heroes="ron hermione", villains="voldemort_7", stack="", trophies="nagini", control=3)
    t.use("nagini").expect(control=0, health=(7, 7))
    assert [type(e) for e in t.log if type(e) in (ControlRemoved, Lost)] == [ControlRemoved, Lost, Lost] * 3


def test_b18_control_of_step_4_goes_on_the_new_location() -> None:
    t = table(game=7, heroes="ron hermione", villains="", stack="", control=7, location=2, health=(2, 10))
    t.g.events = ["regeneration"] * 3
    t.end().expect(location=3, control=1, health=(10, 8))


def test_b21_a_copy_is_a_second_instance() -> None:
    t = table(game=5, hand="luna_lovegood polyjuice_potion")
    t.dice("ravenclaw:influence", "ravenclaw:influence").play("luna_lovegood", "polyjuice_potion")
    t.copy_ally("luna_lovegood").expect(attack=(2, 0))  # Polyjuice is the item both wanted
    t = table(game=4, hand="fleur_delacour polyjuice_potion", health=(5, 5)).play("fleur_delacour", "polyjuice_potion")
    t.copy_ally("fleur_delacour").expect(influence=(4, 0), health=(5, 5))  # no second ally was really played


def test_b22_the_stack_is_shuffled_when_an_event_is_needed() -> None:
    t = reveal("regeneration", game=4)
    t.g.events, t.g.pile = ["crucio"], ["expulso"]
    t.end()  # Crucio! lies in the pile when its chained event is turned up: with Expulso! it forms the new stack
    revealed = [event.card for event in t.told(EventRevealed)][1:]
    assert revealed[0] == "crucio"
    assert revealed[-1] == "expulso"
    t.expect(health=(10, 10 - 2 - revealed.count("crucio")))


def test_b23_the_penalty_die_is_that_events_doing() -> None:
    t = loaded(
        "slytherin:card", "heir_of_slytherin", game=4, villains="crabbe_and_goyle", hands=("alohomora", "trevor")
    )
    t.expect(health=(9, 9))


def test_b24_elder_wand_gains_are_separate() -> None:
    t = table(game=7, heroes="neville ron", hand="alohomora alohomora elder_wand", health=(2, 10))
    t.play("alohomora", "alohomora", "elder_wand").expect(attack=(2, 0), health=(6, 10))  # Neville adds 1 to each


def test_b25_no_draw_no_discard() -> None:
    t = table(game=3, villains="basilisk", hand="crystal_ball alohomora").play("crystal_ball")
    t.expect(hand="alohomora", discard="")
    assert t.question == "prompt-hero-actions"


def test_b26_a_stunned_hero_is_not_asked() -> None:
    t = reveal("crucio", "obliviate", game=4, health=(1, 10), hands=("alohomora alohomora", "trevor"))
    t.expect(health=(0, 8), hand="alohomora")


def test_b27_market_slots_wait_for_the_end_of_the_turn() -> None:
    t = table(influence=6, market="reparo reparo")
    t.g.stack = ["lumos", "incendio"]
    t.acquire("reparo").acquire("reparo").expect(market=["", "", "", "", "", ""])
    t.end()
    assert t.g.market[:2] == ["incendio", "lumos"]


def test_voldemort_may_be_attacked_in_the_turn_the_last_other_falls() -> None:
    t = table(game=5, villains="crabbe_and_goyle voldemort_5", stack="", damage=4, attack=2)
    assert not t.offers(AssignAttack("voldemort_5"))
    t.assign("crabbe_and_goyle").assign("voldemort_5").expect(damage=(0, 0, 0, 1))


def test_p2_a_cards_own_text_comes_before_reactions_to_it() -> None:
    t = table(
        game=6,
        heroes="ron hermione",
        proficiencies=("divination",),
        hand="golden_snitch",
        deck="firebolt alohomora",
    )
    t.play("golden_snitch").expect(hand="firebolt").choose("look").discard_top().expect(discard="alohomora")
