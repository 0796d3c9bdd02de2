"""What the bots of Hogwarts Battle are told: rules of thumb, common sense, reasons, remarks, characters."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import greathall
from greathall.core.messages import Message
from greathall.core.reasons import Considered, Reasons
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.actions import (
    DECLINE,
    END_TURN,
    AcquireCard,
    AssignAttack,
    Choose,
    PickHero,
    PickVillain,
    PlayCard,
    UsePower,
)
from greathall.games.hogwarts_battle.bot.beginner import beginner
from greathall.games.hogwarts_battle.bot.evaluation import FIT, model_name, value
from greathall.games.hogwarts_battle.bot.explain import REASONS, REMARKS, explain, remark
from greathall.games.hogwarts_battle.bot.heuristic import heuristic, with_numbers
from greathall.games.hogwarts_battle.bot.sense import pointless, routine
from greathall.games.hogwarts_battle.bot.temperaments import TEMPERAMENTS
from greathall.games.hogwarts_battle.bot.tuning import CHOSEN, USUAL
from greathall.lab.fit import fit_value
from greathall.text import catalogue
from tests.games.hogwarts_battle.table import Table, table

RNG = Random(1)


def answer(t: Table) -> Any:
    return heuristic(t.g, t.seat, RNG)


# -- rules of thumb ----------------------------------------------------------------------------------------------------


def test_petrify_the_villain_who_stays_and_works() -> None:
    falls = table(game=3, heroes="ron hermione", hand="petrificus_totalus", villains="dementor tom_riddle", damage=7)
    assert answer(falls.play("petrificus_totalus")) == PickVillain("tom_riddle"), "the Dementor's last point is in hand"
    stays = table(game=3, heroes="ron hermione", hand="petrificus_totalus", villains="dementor tom_riddle")
    assert answer(stays.play("petrificus_totalus")) == PickVillain("dementor")


def test_petrify_counts_the_attack_still_in_hand() -> None:
    hand = "petrificus_totalus descendo"
    t = table(game=3, heroes="ron hermione", hand=hand, villains="dementor tom_riddle", damage=5)
    assert answer(t.play("petrificus_totalus")) == PickVillain("tom_riddle")


def test_the_stunned_need_not_fear_the_diary() -> None:
    t = table(game=7, horcrux="diary", hand="hedwig", health=(1, 10))
    assert answer(t) == END_TURN, "an ally would stun the hero"
    t.g.health[0], t.g.stunned[0] = 0, True
    assert answer(t) == PlayCard("hedwig")


def test_a_full_location_comes_first() -> None:
    t = table(game=3, villains="tom_riddle draco_malfoy", attack=1, control=5, stack="basilisk dementor")
    t.g.damage = [5, 5]
    assert answer(t) == AssignAttack("draco_malfoy"), "his reward frees the location"


def test_two_villains_fall_rather_than_one() -> None:
    t = table(game=5, villains="bellatrix_lestrange draco_malfoy tom_riddle voldemort_5", attack=4)
    t.g.damage = [5, 4, 4, 0]
    assert answer(t) in (AssignAttack("draco_malfoy"), AssignAttack("tom_riddle"))


def test_cards_wait_for_the_defeat_of_who_spoils_them() -> None:
    heroes = "ron hermione"
    villains = "barty_crouch_jr tom_riddle"
    t = table(game=4, heroes=heroes, hand="finite", villains=villains, damage=6, attack=1, control=4)
    assert answer(t) == AssignAttack("barty_crouch_jr")
    t.assign("barty_crouch_jr")
    assert answer(t) == PlayCard("finite")
    far = table(game=4, heroes=heroes, hand="finite", villains=villains, attack=1, control=4)
    assert answer(far) == PlayCard("finite"), "he stays, so there is nothing to wait for"


def test_weak_cards_pay_for_powers() -> None:
    t = table(game=7, trophies="ring", hand="alohomora alohomora", control=2, villains="tom_riddle")
    assert answer(t) == UsePower("ring")
    t.g.control = 0
    assert answer(t) != UsePower("ring")


def test_villains_are_left_alive_while_horcruxes_keep_voldemort_safe() -> None:
    t = table(game=7, horcrux="nagini", villains="tom_riddle draco_malfoy", stack="voldemort_7 basilisk", attack=3)
    t.g.damage = [5, 4, 0, 0]
    assert answer(t) == AssignAttack("draco_malfoy"), "Tom Riddle has one point left and keeps it"
    t.assign("draco_malfoy")
    assert answer(t) == END_TURN
    t.g.curse = ""
    assert answer(t) in (AssignAttack("tom_riddle"), AssignAttack("draco_malfoy")), "the last Horcrux is destroyed"


def test_other_numbers_are_tried_and_put_back() -> None:
    t = table(game=3, villains="dementor tom_riddle", attack=1)
    usual = CHOSEN.numbers
    for villain, other in (("dementor", "tom_riddle"), ("tom_riddle", "dementor")):
        numbers = {**USUAL, f"danger {villain}": 9.0, f"danger {other}": 0.1}
        assert with_numbers(numbers)(t.g, 0, RNG) == AssignAttack(villain)
    assert CHOSEN.numbers is usual


# -- common sense ------------------------------------------------------------------------------------------------------


def test_what_needs_no_search() -> None:
    t = table(game=3, hand="alohomora", villains="dementor tom_riddle", attack=2)
    assert routine(t.g, 0, PlayCard("alohomora"))
    assert not routine(t.g, 0, AssignAttack("dementor")), "whom to attack is a question"
    t.assign("dementor")
    assert routine(t.g, 0, AssignAttack("dementor")), "it was answered"
    nearly = table(game=3, villains="dementor tom_riddle", damage=7, attack=1)
    assert routine(nearly.g, 0, AssignAttack("dementor")), "whoever can be finished is finished"
    assert not routine(nearly.g, 0, AssignAttack("tom_riddle"))
    cursed = table(game=7, horcrux="diary", hand="hedwig", villains="tom_riddle")
    assert not routine(cursed.g, 0, PlayCard("hedwig")), "it costs health"


@pytest.mark.parametrize(
    ("t", "action"),
    [
        (table(game=3, hand="alohomora"), END_TURN),
        (table(game=3, hand="alohomora", influence=3), AcquireCard("reparo")),
        (table(game=3, attack=1), END_TURN),
        (table(game=3, attack=1, influence=3), AcquireCard("reparo")),
        (table(game=3, hand="hedwig").play("hedwig"), Choose("health_2")),
        (table(game=3, hand="essence_of_dittany", health=(10, 5)).play("essence_of_dittany"), PickHero(0)),
        (table(game=7, trophies="ring", hand="alohomora alohomora"), UsePower("ring")),
    ],
)
def test_what_nobody_would_do(t: Table, action: Any) -> None:
    assert action in t.options()
    assert pointless(t.g, 0, action)


def sensible(g: Any, seat: int) -> list[Any]:
    return [option for option in g.options(seat) if option != DECLINE and not pointless(g, seat, option)]


@pytest.mark.parametrize("player", [heuristic, beginner])
def test_nothing_is_wasted(player: Any) -> None:
    """At every decision of some games, strays included: where something makes sense, no answer is pointless."""
    for seed in range(6):
        g = SPEC.new(seats=2 + seed % 3, seed=seed, game=7 - seed % 2)
        rng = Random(seed)
        while not g.over and g.turn < 25:
            for seat in g.waiting:
                options = g.options(seat)
                chosen = player(g, seat, rng)
                assert chosen in options
                assert not (pointless(g, seat, chosen) and sensible(g, seat)), (chosen, sensible(g, seat))
                g.act(seat, chosen if rng.random() < 0.9 else options[int(rng.random() * len(options))])


# -- value -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SPEC.seats)
@pytest.mark.parametrize("game", range(2, 8))  # Game 1 is nearly always won
def test_the_value_knows_good_from_bad(game: int, seats: int) -> None:
    start = SPEC.new(seats=seats, seed=3, game=game)
    near = start.copy()
    near.beaten, near.villain_stack = near.villain_stack[1:], near.villain_stack[:1]
    if game == 7:
        near.trophies[0], near.curse, near.horcruxes = [near.curse, *near.horcruxes], "", []
    lost = start.copy()
    lost.location = 3 if game == 7 else 2
    lost.control = lost.current_location.capacity - 1
    assert value(lost, 0) < value(start, 0) < value(near, 0)


def test_the_fit_can_be_repeated() -> None:
    """On little data: the same models of the same features, better than looking at nothing."""
    written = FIT.models
    found = fit_value(SPEC, 0, games=69, seed="a test").fitted.models
    assert found.keys() == written.keys() == {model_name(game, seats) for game in range(1, 8) for seats in SPEC.seats}
    for name, model in found.items():
        assert model.weights.keys() <= written[name].weights.keys()
        if "1 and 2" not in name:  # those are nearly always won
            assert written[name].log_loss < 0.6 * written[name].without_features
            assert model.weights["control left"] > -0.001, "control left is good (0 if all few games were lost)"
            assert written[name].weights["control left"] > 1.0


# -- reasons and remarks -----------------------------------------------------------------------------------------------


def why(t: Table, action: Any) -> Message | None:
    considered = Considered(action=action, worth=0.5, error=0.01, rollouts=20)
    return explain(t.g, t.seat, Reasons(seat=t.seat, options=(considered,)))


def key(message: Message | None) -> str:
    return "" if message is None else message.key


def test_reasons() -> None:
    t = table(game=3, villains="draco_malfoy tom_riddle", attack=2, control=2, influence=8, stack="dementor")
    t.g.damage = [4, 0]
    assert key(why(t, AssignAttack("draco_malfoy"))) == "reason-finish-control"
    assert key(why(t, AssignAttack("tom_riddle"))) == "reason-attack"
    assert key(why(t, END_TURN)) == "reason-end-turn"
    buys = {"finite": "control", "lumos": "all", "descendo": "attack", "incendio": "attack"}
    assert {card: key(why(t, AcquireCard(card))) for card in buys} == {c: f"reason-buy-{k}" for c, k in buys.items()}
    t.g.control = 0
    assert key(why(t, AssignAttack("draco_malfoy"))) == "reason-finish"
    healing = table(game=3, hand="essence_of_dittany", health=(10, 2)).play("essence_of_dittany")
    assert why(healing, PickHero(1)) == Message("reason-heal", {"who": greathall.core.messages.Player(1), "health": 2})
    full = table(game=3, hand="finite", control=4)
    assert key(why(full, PlayCard("finite"))) == "reason-free-location"


def test_remarks() -> None:
    t = table(game=3, villains="dementor tom_riddle")
    assert remark(t.g, 1) is None
    t.g.attack[1] = 4
    assert key(remark(t.g, 1)) == "remark-attack"
    t.g.damage = [7, 0]
    assert key(remark(t.g, 1)) == "remark-finish"
    t.g.health[1] = 2
    assert key(remark(t.g, 1)) == "remark-health"
    t.g.control = t.g.current_location.capacity - 1
    assert key(remark(t.g, 1)) == "remark-location"
    cup = table(game=7, horcrux="cup", villains="tom_riddle")
    assert remark(cup.g, 0) is None
    cup.g.marks = 1 << 2
    assert key(remark(cup.g, 0)) == "remark-horcrux"


def test_villains_left_alive_are_explained() -> None:
    t = table(game=7, horcrux="nagini", villains="tom_riddle draco_malfoy", stack="voldemort_7 basilisk", attack=1)
    t.g.damage = [5, 5, 0, 0]
    assert key(why(t, END_TURN)) == "reason-wait"
    assert key(remark(t.g, 1)) == "remark-wait", "and not who could finish him"


@pytest.mark.parametrize("language", SPEC.languages)
def test_everything_a_bot_says_has_a_text(language: str) -> None:
    texts = catalogue(language, SPEC)
    wanted = [*REASONS, *REMARKS, *(f"temperament-{name}" for name in TEMPERAMENTS)]
    assert [name for name in wanted if name not in texts.messages] == []


# -- characters --------------------------------------------------------------------------------------------------------


def test_characters_lean_their_own_way() -> None:
    t = table(game=3, hand="fawkes", villains="dementor tom_riddle", health=(5, 5)).play("fawkes")
    attack, health = Choose("attack_2"), Choose("all_health_2")
    lean = {name: leaning(t.g, 0, attack) - leaning(t.g, 0, health) for name, leaning in TEMPERAMENTS.items()}
    assert lean["bold"] > 0 > max(lean["careful"], lean["helpful"])


@pytest.mark.parametrize("name", TEMPERAMENTS)
def test_a_character_never_weighs_more_than_a_small_difference(name: str) -> None:
    g = SPEC.new(seats=3, seed=5, game=7)
    rng = Random(5)
    while g.turn < 12 and not g.over:
        for seat in g.waiting:
            assert all(0.0 <= TEMPERAMENTS[name](g, seat, option) <= 0.01 for option in g.options(seat))
            g.act(seat, heuristic(g, seat, rng))
