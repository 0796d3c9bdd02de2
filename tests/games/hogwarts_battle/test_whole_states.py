"""Scenarios that compare whole states before and after: what nobody asked about must not have changed."""

from __future__ import annotations

from tests.games.hogwarts_battle.table import reveal, table


def test_a_card_is_played() -> None:
    t = table(hand="alohomora lumos").watch().play("alohomora")
    t.changed(hands=("lumos", ""), played="alohomora", plays=(1, 0, 0), influence=(1, 0))
    t.play("lumos").changed(
        hands=("alohomora", "alohomora"),
        decks=("alohomora " * 4, "alohomora " * 4),
        played="alohomora lumos",
        plays=(2, 0, 0),
    )


def test_a_choice_is_asked_and_answered() -> None:
    t = table(hand="hedwig", health=(5, 10)).watch().play("hedwig")
    t.changed(hands=("", ""), played="hedwig", plays=(0, 0, 1), question="prompt-choose-one")
    t.choose("health_2").changed(health=(7, 10), once=1, question="prompt-hero-actions")


def test_an_attack() -> None:
    t = table(attack=2, villains="draco_malfoy", damage=4, control=2).watch().assign("draco_malfoy")
    t.changed(attack=(1, 0), damage=(5,), assigned=(1,))
    t.assign("draco_malfoy").changed(
        attack=(0, 0), damage=(0,), assigned=(2,), villains=("",), beaten="draco_malfoy", defeated=1, control=1
    )


def test_a_purchase() -> None:
    t = table(influence=5, market="reparo lumos", hand="wingardium_leviosa").watch().acquire("reparo")
    t.changed(influence=(2, 0), market=("", "lumos", "", "", "", ""), discards=("reparo", ""))


def test_a_purchase_to_the_top_of_the_deck() -> None:
    t = table(influence=5, market="reparo", deck="finite", hand="time_turner").play("time_turner").watch()
    t.acquire_to_top("reparo").changed(
        influence=(3, 0), market=("",) * 6, decks=("finite reparo", "alohomora " * 5), known=(1, 0), shown=(1, 0)
    )


def test_a_turn_ends() -> None:
    t = table(hand="lumos", played="hedwig", attack=1, influence=2, market="reparo", deck="finite " * 6, villains="")
    t.g.stack, t.g.villain_stack, t.g.events = ["descendo"], ["basilisk"], ["regeneration"]
    t.watch().end().changed(
        turn=2,
        active=1,
        waiting=(1,),
        attack=(0, 0),
        influence=(0, 0),
        played="",
        hands=("finite " * 5, ""),
        decks=("finite", "alohomora " * 5),
        discards=("hedwig lumos", ""),
        market=("reparo", "descendo", "", "", "", ""),
        stack="",
        villains="basilisk",
        villain_stack="",
        events="",
        pile="regeneration",
    )


def test_an_event_and_a_villain() -> None:
    t = table(villains="quirinus_quirrell", stack="", market="reparo " * 6)
    t.g.events = ["hand_of_glory"]
    t.watch().end().changed(
        turn=2,
        active=1,
        waiting=(1,),
        hands=("alohomora " * 5, ""),
        decks=("", "alohomora " * 5),
        health=(10, 8),
        control=1,
        events="",
        pile="hand_of_glory",
    )


def test_a_stun() -> None:
    t = reveal("expulso", health=(2, 10), hand="lumos reparo finite", discard="hedwig")
    assert t.question == "prompt-stunned"
    t.watch().discard("lumos").changed(
        hands=("reparo finite", ""), discards=("hedwig lumos", ""), control=1, question="prompt-hero-actions"
    )
    t.expect(health=(0, 10), stunned=(True, False))


def test_a_location_is_lost() -> None:
    t = table(control=4, market="reparo " * 6, deck="lumos " * 5, played="hedwig", villains="", stack="")
    t.g.villain_stack, t.g.events = ["basilisk"], ["regeneration"]
    t.watch().end().changed(
        location=1,
        control=0,
        turn=2,
        active=1,
        waiting=(1,),
        played="",
        hands=("lumos " * 5, ""),
        decks=("", "alohomora " * 5),
        discards=("hedwig", ""),
        villains="basilisk",
        villain_stack="",
        events="",
        pile="regeneration",
        dawn=(1, 0, 10, 10),
    )


def test_a_horcrux_falls() -> None:
    t = table(game=7, horcrux="diary", hand="cedric_diggory", villains="dementor").dice("hufflepuff:health")
    t.play("cedric_diggory").watch().mark().changed(
        curse="", shattered="diary", marks=1 << 2, question="prompt-hero-actions"
    )


def test_a_power_is_paid() -> None:
    t = table(game=7, trophies="ring", hand="lumos lumos reparo", control=1, heroes="ron neville").watch().use("ring")
    t.changed(used="ring", question="prompt-put-down")
    t.discard("lumos").changed(hands=("lumos reparo", ""), discards=("lumos", ""), fallen="lumos")
    t.discard("reparo").changed(
        hands=("lumos", ""), discards=("lumos reparo", ""), fallen="", control=0, question="prompt-hero-actions"
    )


def test_petrificus_totalus() -> None:
    t = table(game=3, heroes="ron neville", hand="petrificus_totalus", villains="dementor basilisk")
    t.play("petrificus_totalus").watch().target("basilisk").changed(shields=(0, 1), question="prompt-hero-actions")
