"""Corners of the rules that no other scenario visits; faults planted there (`make mutants`) went unseen once."""

from __future__ import annotations

from random import Random

import pytest

from greathall.core.errors import Illegal
from greathall.core.kernel import Event
from greathall.games.hogwarts_battle import SPEC, redeal
from greathall.games.hogwarts_battle.actions import AssignAttack, TakeCard
from greathall.games.hogwarts_battle.events import Drew
from greathall.games.hogwarts_battle.hand_fact import Fact
from greathall.games.hogwarts_battle.memory import MANY, learn
from greathall.games.hogwarts_battle.mutations import discard_top, ensure_top_card, heal
from greathall.games.hogwarts_battle.state import Battle
from tests.games.hogwarts_battle.table import reveal, table, turn


def test_imagined_worlds_do_not_hang_on_the_true_order() -> None:
    """Two tables that differ only in what seat 0 does not know are imagined alike."""
    g = SPEC.new(seats=3, seed=4, game=7, closed_hands=True)
    other = g.copy()
    for hero in (1, 2):
        cards = [*other.hands[hero], *other.decks[hero]][::-1]
        other.hands[hero], other.decks[hero] = cards[:5], cards[5:]
    other.stack.reverse()
    other.events.reverse()
    for seed in range(5):
        one, two = (SPEC.redeal(each, 0, Random(seed)) for each in (g, other))
        assert (one.hands, one.decks, one.stack, one.events) == (two.hands, two.decks, two.stack, two.events)


@pytest.mark.parametrize("closed_hands", [False, True])
def test_imagined_worlds_vary_all_that_is_hidden_and_keep_lord_voldemort_for_the_end(closed_hands: bool) -> None:
    g = SPEC.new(seats=3, seed=4, game=7, closed_hands=closed_hands)
    worlds = [SPEC.redeal(g, 0, Random(seed)) for seed in range(20)]
    for pile in ("stack", "events", "villain_stack"):
        orders = {tuple(getattr(world, pile)) for world in worlds}
        assert len(orders) > 15, pile
        assert {tuple(sorted(order)) for order in orders} == {tuple(sorted(getattr(g, pile)))}
    assert {world.villain_stack[0] for world in worlds} == {"voldemort_7"}
    assert len({tuple(world.decks[1]) for world in worlds}) > 10
    assert len({world.decks[1][0] for world in worlds}) > 1, "the bottom card too"
    assert (len({tuple(world.hands[1]) for world in worlds}) > 5) == closed_hands


def test_of_a_partners_deck_only_what_was_shown_stays() -> None:
    g = SPEC.new(seats=2, seed=4, game=6, closed_hands=True)
    g.shown[1] = g.known[1] = 2
    worlds = [SPEC.redeal(g, 0, Random(seed)) for seed in range(20)]
    assert {tuple(world.decks[1][-2:]) for world in worlds} == {tuple(g.decks[1][-2:])}
    assert len({tuple(world.decks[1][:-2]) for world in worlds}) > 5
    assert len({tuple(sorted(world.hands[1])) for world in worlds}) > 2


@pytest.mark.parametrize("hand", ["", "lumos", "lumos lumos"])
def test_who_has_nothing_to_choose_from_is_not_asked_what_to_discard(hand: str) -> None:
    t = reveal("flipendo", hand=hand)
    assert t.question == "prompt-hero-actions"
    assert t.g.hands[0] == hand.split()[1:]
    assert t.g.health[0] == 9


def test_what_is_told_twice_of_a_hand_is_put_together() -> None:
    g = SPEC.new(seats=2, seed=4, game=6, closed_hands=True)
    g.told = []
    learn(g, (1,), "ally", 2, 4)
    learn(g, (1,), "ally", 1, 3)
    learn(g, (1,), "ally", 0)
    learn(g, (0, 1), "ally", 1)
    assert g.told == [Fact((1,), "ally", 2, 3), Fact((0, 1), "ally", 1, MANY)]


def test_herbology_draws_once_for_each_hero_and_turn() -> None:
    g = SPEC.new(seats=2, seed=4, game=6, heroes=["ron", "harry"], proficiencies=["herbology", "charms"])
    g.health[0] = 1
    before = len(g.hands[0])
    for amount, drawn in ((2, 0), (1, 1), (5, 1)):
        heal(g, 0, amount, "hedwig")
        assert len(g.hands[0]) == before + drawn


def test_lord_voldemort_is_refused_for_the_right_reason() -> None:
    waits = table(game=7, villains="voldemort_7", stack="", attack=1, horcrux="cup")
    with pytest.raises(Illegal, match="refusal-voldemort-waits"):
        waits.g.act(0, AssignAttack("voldemort_7"))
    had_one = reveal("tarantallegra", game=5, villains="voldemort_5", stack="", attack=2)
    had_one.g.act(0, AssignAttack("voldemort_5"))
    with pytest.raises(Illegal, match="refusal-one-attack-each"):
        had_one.g.act(0, AssignAttack("voldemort_5"))


def test_villains_still_to_come_are_imagined_in_any_order() -> None:
    """In Game 3 nobody waits at the bottom; in Game 7 only Lord Voldemort does."""
    for game, first in ((3, 0), (7, 1)):
        g = SPEC.new(seats=2, seed=4, game=game)
        worlds = [SPEC.redeal(g, 0, Random(seed)).villain_stack for seed in range(40)]
        for place in range(first, len(g.villain_stack)):
            assert len({stack[place] for stack in worlds}) > 1, (game, place)


def test_deals_are_mended_only_when_many_have_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A mended deal is a possible one, but not as probable as it should be."""
    g = SPEC.new(seats=2, seed=4, game=6, closed_hands=True)
    g.told = [Fact((1,), "ally", 1, MANY)]  # every second hand has one
    monkeypatch.setattr(redeal, "mend", lambda *_: pytest.fail("the first deals agree with this"))
    for seed in range(20):
        SPEC.redeal(g, 0, Random(seed))


def test_a_mended_deal_follows_from_its_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(redeal, "PURE", 0)
    g = SPEC.new(seats=3, seed=4, game=6, closed_hands=True)
    g.told = [Fact((1,), "ally", 1, MANY), Fact((2,), "ally", 1, MANY)]
    for seed in range(8):
        one, two = (SPEC.redeal(g, 0, Random(seed)) for _ in range(2))
        assert (one.hands, one.decks) == (two.hands, two.decks)


def test_a_shuffled_deck_is_known_to_nobody_and_a_known_card_that_goes_is_one_less() -> None:
    g = table(deck="lumos reparo dobby", discard="finite").g
    g.known[0] = g.shown[0] = 2
    discard_top(g, 0, "rules")
    assert (g.known[0], g.shown[0]) == (1, 1)
    g.decks[0].clear()
    assert ensure_top_card(g, 0)
    assert (g.known[0], g.shown[0]) == (0, 0)


def test_lord_voldemort_waits_for_villains_that_are_still_in_the_stack() -> None:
    t = table(game=5, villains="voldemort_5", stack="basilisk", attack=1)
    assert not t.offers(AssignAttack("voldemort_5"))


def test_an_empty_deck_is_shuffled_before_it_is_searched() -> None:
    t = table(game=6, proficiencies=("transfiguration",), hand="quidditch_gear", discard="lumos")
    t.g.decks[0].clear()
    assert TakeCard("lumos") in t.use("transfiguration").options()


def test_what_was_played_is_put_away_before_cards_are_drawn() -> None:
    """Who looks on sees each card in one place only, at every moment."""
    t = table(hand="alohomora lumos")
    t.play("alohomora")

    class Watching(list[Event]):
        def append(self, event: Event) -> None:
            seen.append((type(event), [*g.played]))

    g: Battle = t.g
    seen: list[tuple[type[Event], list[str]]] = []
    g.log = Watching()
    t.end()
    assert [played for kind, played in seen if kind is Drew][:1] == [[]]


def test_a_discard_forced_by_a_villain_is_forced() -> None:
    """Lord Voldemort takes 1 health and a card; Crabbe and Goyle take 1 health because of the card (B7)."""
    t = turn(game=5, villains="crabbe_and_goyle voldemort_5", stack="", hand="lumos reparo")
    t.discard("lumos").quiet().expect(health=(8, 10), hand="reparo")
