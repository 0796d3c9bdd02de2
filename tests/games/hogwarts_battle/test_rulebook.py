"""The rulebook's worked examples, played as printed."""

from __future__ import annotations

from greathall.games.hogwarts_battle.events import (
    ControlAdded,
    DeckShuffled,
    Discarded,
    Reacted,
    Recovered,
    Reprieve,
    Stunned,
)
from tests.games.hogwarts_battle.table import reveal, table


def test_control_added_with_draco_in_play() -> None:
    """10 to 8 health."""
    t = reveal("he_who_must_not_be_named", villains="draco_malfoy", heroes="harry ron")
    t.expect(control=1, health=(8, 10))
    assert [event.cause for event in t.told(Reacted)] == ["draco_malfoy"]


def test_firebolt_hedwig_and_three_alohomora() -> None:
    t = table(hand="firebolt hedwig alohomora alohomora alohomora", villains="draco_malfoy", market="reparo lumos")
    t.play("firebolt").play("hedwig").choose("attack_1").expect(attack=(2, 0))
    t.play("alohomora", "alohomora", "alohomora").expect(influence=(3, 0))
    t.assign("draco_malfoy", 2).expect(damage=[2], attack=(0, 0))
    t.acquire("reparo").expect(discard="reparo", influence=(0, 0))


def test_flipendo_with_crabbe_and_goyle() -> None:
    """2 health in all, and a card."""
    t = reveal("flipendo", villains="crabbe_and_goyle", hand="alohomora firebolt").discard("alohomora")
    t.expect(health=(8, 10), discard="alohomora")


def test_the_stun_step_by_step() -> None:
    hand = "alohomora alohomora alohomora firebolt remembrall"
    t = reveal("expulso", "regeneration", hand=hand, health=(2, 10), heroes="neville ron", attack=3, influence=2)
    t.expect(health=(0, 10), stunned=(True, False), attack=(0, 0), influence=(0, 0), control=0)
    assert t.question == "prompt-stunned"
    t.discard("remembrall", "alohomora")  # half of five, rounded down
    t.expect(influence=(2, 0), control=1)  # the discard effect, then the control
    kinds = [type(event) for event in t.log if type(event) in (Stunned, Discarded, ControlAdded)]
    assert kinds == [Stunned, Discarded, Discarded, ControlAdded]
    t.play("firebolt").expect(attack=(1, 0))  # one still plays what is left
    t.g.hands[0].append("quidditch_gear")
    t.play("quidditch_gear").expect(health=(0, 10))  # neither gains nor loses health
    t.end().expect(health=(10, 10), stunned=(False, False))
    assert t.told(Recovered)


def test_reprieve_when_the_location_is_full() -> None:
    t = reveal("he_who_must_not_be_named", "regeneration", villains="draco_malfoy", control=4)
    t.expect(control=4, health=(10, 10))  # the token is ignored and wakes nobody
    assert t.told(Reprieve)
    t.g.hands[0] = ["finite"]
    t.play("finite").expect(control=3).end().expect(location=0)


def test_a_full_location_is_lost_at_the_end_of_the_turn() -> None:
    t = reveal("he_who_must_not_be_named", "regeneration", control=3).expect(location=0, control=4)
    t.end().expect(location=1, control=0)


def test_shuffle_only_when_a_card_is_needed() -> None:
    t = table(hand="incendio", deck="alohomora", discard="firebolt").play("incendio")
    t.expect(hand="alohomora", deck="", discard="firebolt")
    assert not t.told(DeckShuffled)
    t.end()
    assert t.told(DeckShuffled)


def test_tokens_of_another_turn_are_kept_and_own_ones_returned() -> None:
    t = table(hand="albus_dumbledore")
    t.g.events = ["regeneration"]
    t.play("albus_dumbledore").expect(attack=(1, 1)).end().expect(attack=(0, 1), influence=(0, 1))
    t.g.events = ["regeneration"]
    t.end().expect(attack=(0, 0))


def test_a_defeated_villain_is_replaced_at_the_end_of_the_turn() -> None:
    t = table(villains="crabbe_and_goyle", damage=4, attack=2, stack="quirinus_quirrell draco_malfoy")
    t.g.events = ["regeneration"]
    t.assign("crabbe_and_goyle").expect(villains=[""], beaten=["crabbe_and_goyle"], damage=[0])
    t.end().expect(villains=["draco_malfoy"], villain_stack=["quirinus_quirrell"])


def test_the_market_is_filled_at_the_end_of_the_turn() -> None:
    t = table(influence=3, market="reparo lumos")
    t.g.stack = ["incendio"]
    t.g.market = ["reparo", "lumos", "lumos", "lumos", "lumos", "lumos"]
    t.acquire("reparo").expect(market=["", "lumos", "lumos", "lumos", "lumos", "lumos"])
    t.end().expect(market=["incendio", "lumos", "lumos", "lumos", "lumos", "lumos"], stack=[])


def test_the_last_villain_wins_the_game() -> None:
    t = table(villains="crabbe_and_goyle", damage=4, attack=1, stack="", control=4, location=1)
    t.assign("crabbe_and_goyle")
    assert t.g.over
    assert t.g.won
