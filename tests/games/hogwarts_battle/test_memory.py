"""Closed hands: worlds that a partner imagines hold what the table was told (P11), and all else that is possible."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from greathall.core.errors import Illegal
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.cards import CARDS
from greathall.games.hogwarts_battle.hand_fact import Fact
from greathall.games.hogwarts_battle.memory import CLOAK, MANY, count
from greathall.games.hogwarts_battle.state import Battle
from tests.games.hogwarts_battle.table import Table, reveal, table

DECK = "lumos lumos reparo descendo finite dobby ginny_weasley sirius_black alohomora"


def worlds(t: Table, seat: int | None, number: int = 150) -> list[Battle]:
    found = [SPEC.redeal(t.g, seat, Random(luck)) for luck in range(number)]
    for w in found:
        for hero in range(t.g.seats):
            assert Counter(w.hands[hero] + w.decks[hero]) == Counter(t.g.hands[hero] + t.g.decks[hero])
    return found


def numbers(t: Table, seat: int | None, hero: int, sort: str) -> set[int]:
    """How many cards of a sort the hero holds, in the worlds of this seat."""
    return {count(w.hands[hero], sort) for w in worlds(t, seat)}


def closed(*events: str, **places: Any) -> Table:
    return reveal(*events, closed_hands=True, **{"game": 5, **places})


def test_the_cloak_that_protected_is_where_it_is() -> None:
    hand = f"{CLOAK} lumos lumos"
    t = closed("expulso", hand=hand, deck=DECK).quiet()
    assert all(CLOAK in w.hands[0] for w in worlds(t, 1))
    assert all(CLOAK in w.hands[0] for w in worlds(t, None))
    t.play(CLOAK)
    assert not any(CLOAK in w.hands[0] for w in worlds(t, 1)), "it lies open now"


def test_who_lost_two_health_has_no_cloak() -> None:
    t = closed("expulso", hand="lumos lumos lumos", deck=f"{CLOAK} {DECK}")
    assert not any(CLOAK in w.hands[0] for w in worlds(t, 1))
    assert any(CLOAK in w.decks[0] for w in worlds(t, 1))
    t = closed("crucio", "regeneration", hand="lumos lumos lumos", deck=f"{CLOAK} {DECK}")
    assert any(CLOAK in w.hands[0] for w in worlds(t, 1)), "a loss of 1 tells nothing"


def test_fred_weasley_tells_of_the_others_hands() -> None:
    places: dict[str, Any] = {"hand": "fred_weasley", "closed_hands": True, "decks": (DECK, DECK)}
    t = table(game=5, hands=("fred_weasley", "ginny_weasley lumos lumos"), **places).dice("gryffindor:influence")
    assert numbers(t, 0, 1, "weasley") == {0, 1, 2}
    t.play("fred_weasley").quiet()
    assert numbers(t, 0, 1, "weasley") == {1, 2}
    t = table(game=5, hands=("fred_weasley", "lumos lumos lumos"), **places).dice("gryffindor:influence")
    t.play("fred_weasley").quiet()
    assert numbers(t, 0, 1, "weasley") == {0}
    assert numbers(t, None, 1, "weasley") == {0}


def test_one_of_two_hands_holds_a_weasley() -> None:
    t = table(
        game=5,
        heroes="harry ron hermione",
        hands=("fred_weasley", "ginny_weasley lumos lumos", "lumos lumos lumos"),
        decks=("", DECK, DECK),
        closed_hands=True,
    ).dice("gryffindor:influence")
    t.play("fred_weasley").quiet()
    seen = {(count(w.hands[1], "weasley"), count(w.hands[2], "weasley")) for w in worlds(t, 0)}
    assert (0, 0) not in seen
    assert {(0, 1), (1, 0), (1, 1)} <= seen
    assert 0 in numbers(t, 1, 2, "weasley"), "seat 1 holds one itself"
    assert 0 not in numbers(t, 2, 1, "weasley")


def test_tom_riddle_counts_the_allies() -> None:
    places: dict[str, Any] = {"game": 2, "villains": "tom_riddle", "deck": DECK}
    t = closed("regeneration", hand="dobby ginny_weasley lumos lumos", **places)
    assert numbers(t, 1, 0, "ally") == {2}
    t.discard("dobby")
    assert numbers(t, 1, 0, "ally") == {1}, "all saw which card was discarded"
    t.discard("lumos").quiet()
    assert numbers(t, 1, 0, "ally") == {1}
    t.play("lumos")
    assert numbers(t, 1, 0, "ally") == {1, 2}, "another card was drawn"
    assert numbers(closed("regeneration", hand="lumos reparo", **places), 1, 0, "ally") == {0}


def test_the_educational_decree_counts_dear_cards() -> None:
    t = closed("educational_decree", hand="descendo dobby lumos reparo", deck=DECK)
    dear = sum(CARDS[card].cost >= 4 for card in t.g.hands[0])
    assert dear == 3
    assert numbers(t, 1, 0, "dear") == {3}
    assert numbers(closed("educational_decree", hand="alohomora reparo", deck=DECK), 1, 0, "dear") == {0}
    # with less health than cards, or with the Cloak, it tells only that there are so many or more
    t = closed("educational_decree", hand="descendo dobby lumos sirius_black", deck=DECK, health=(2, 10))
    assert min(numbers(t, 1, 0, "dear")) >= 1
    assert (t.question, Fact((0,), "dear", 2, MANY) in t.g.told) == ("prompt-stunned", True)
    t = closed("educational_decree", hand=f"{CLOAK} descendo dobby lumos", deck=DECK).quiet()
    assert numbers(t, 1, 0, "dear") == {2, 3}
    assert all(CLOAK in w.hands[0] for w in worlds(t, 1))
    t = closed("educational_decree", hand=f"{CLOAK} descendo dobby alohomora", deck=DECK).quiet()
    assert numbers(t, 1, 0, "dear") == {2, 3}, "two would cost 1 health behind the Cloak, and so would three"


def test_a_stunned_hero_tells_nothing() -> None:
    t = closed("expulso", "educational_decree", hand="lumos", deck=DECK, health=(2, 10), location=1).quiet()
    assert t.g.stunned[0]
    assert [fact.sort for fact in t.g.told] == ["cloak"]
    t = closed("expulso", "poison", hand="dobby", deck=DECK, health=(2, 10), location=1).quiet()
    assert [fact.sort for fact in t.g.told if fact.seats == (0,)] == ["cloak"]


def test_poison_tells_who_holds_an_ally() -> None:
    hands = ("dobby lumos lumos", "lumos reparo reparo")
    t = closed("poison", game=2, hands=hands, decks=(DECK, DECK))
    t.choose("lose_2", seat=0).quiet()
    assert min(numbers(t, 1, 0, "ally")) == 1
    assert numbers(t, 0, 1, "ally") == {0}


def test_what_was_told_ends_with_the_hand() -> None:
    t = closed("regeneration", game=2, hand="lumos reparo", deck=DECK, villains="tom_riddle")
    assert t.g.told
    t.g.events = ["regeneration"]
    t.end()
    assert [fact for fact in t.g.told if 0 in fact.seats] == []
    assert len(numbers(t, 1, 0, "ally")) > 1


def test_open_hands_and_older_games_remember_nothing() -> None:
    assert not reveal("expulso", hand="lumos").g.told
    t = table(game=2, villains="tom_riddle", hands=("", "dobby"), closed_hands=True)
    t.g.version = 1
    t.g.events = ["expulso"]
    t.end()
    assert not t.g.told
    assert SPEC.save(t.g)["table"].get("told") is None


def test_what_is_remembered_is_saved_and_copied() -> None:
    t = closed("expulso", hand="lumos", deck=DECK)
    assert t.g.told
    assert SPEC.load(SPEC.save(t.g)).told == t.g.told
    other = t.g.copy()
    other.told.clear()
    assert t.g.told


def test_a_whole_game_never_contradicts_what_was_told() -> None:
    """In true worlds of played games every fact holds, and in imagined ones too."""
    rng = Random(5)
    checked = 0
    for seed in range(12):
        g = SPEC.new(seats=3, seed=f"told {seed}", game=5, closed_hands=True)
        for _ in range(150):
            if g.over:
                break
            seat = g.waiting[0]
            heuristic = SPEC.bots.heuristic
            assert heuristic is not None
            try:
                g.act(seat, heuristic(SPEC.redeal(g, seat, rng), seat, rng))
            except Illegal:
                g.act(seat, rng.choice([*g.options(seat)]))
            for world in [g, *[SPEC.redeal(g, viewer, rng) for viewer in (0, 2) if g.told]]:
                for fact in g.told:
                    checked += 1
                    number = sum(count(world.hands[hand], fact.sort) for hand in fact.seats)
                    assert fact.least <= number <= fact.most, fact
    assert checked > 500
