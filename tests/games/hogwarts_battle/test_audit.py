"""Faults that were found by reading the rules once more beside the game; each has its scenario."""

from __future__ import annotations

import re
from collections import Counter
from importlib.resources import files
from random import Random
from typing import Any

import pytest

from greathall.core.kernel import Event
from greathall.core.messages import message_for
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.cards import CARDS
from greathall.games.hogwarts_battle.components import ITEM, LONGEST_GAME, SPELL
from greathall.games.hogwarts_battle.events import Drew, GameLost, Lost, Reacted, TurnsOver, VillainHealed
from greathall.games.hogwarts_battle.state import Battle
from greathall.text import catalogue
from tests.games.hogwarts_battle.table import Table, loaded, reveal, table

LANGUAGES = ("en", "fr")


def said(t: Table, language: str = "en", seat: int | None = None) -> str:
    """The question as the seat reads it."""
    prompt = t.g.prompt(t.seat if seat is None else seat)
    assert prompt is not None
    return catalogue(language, SPEC).format(prompt)


def told(event: Event, language: str = "en") -> str:
    """The event as all read it."""
    return catalogue(language, SPEC).format(message_for(event, "event"), ("Alice", "Bob"))


def worlds(t: Table, seat: int | None, number: int = 60) -> list[Battle]:
    """Worlds this seat cannot tell from the true one."""
    return [SPEC.redeal(t.g, seat, Random(luck)) for luck in range(number)]


def names(hand: list[str], kind: int | None) -> set[str]:
    return {card for card in hand if kind is None or CARDS[card].kind == kind}


# -- the discard pile is shuffled only when a card is needed -----------------------------------------------------------


def test_divination_shuffles_only_for_who_looks() -> None:
    places: dict[str, Any] = {
        "game": 6,
        "proficiencies": ("divination",),
        "hand": "quidditch_gear",
        "discard": "descendo",
    }
    t = table(**places)
    t.g.decks[0].clear()
    t.play("quidditch_gear").decline().expect(deck="", discard="descendo")
    t = table(**places)
    t.g.decks[0].clear()
    t.play("quidditch_gear").choose("look").expect(deck="descendo", discard="", known=(1, 0)).leave_top()
    t = table(**{**places, "discard": ""})
    t.g.decks[0].clear()
    t.play("quidditch_gear")
    assert t.question == "prompt-hero-actions"  # there is nothing to look at


# -- what a question tells of closed hands -----------------------------------------------------------------------------


def test_who_is_not_asked_by_obliviate_holds_no_spell() -> None:
    hands = ("alohomora lumos", "trevor remembrall mandrake")
    decks = ("hedwig", "alohomora " * 4 + "mandrake remembrall")
    t = reveal("obliviate", game=2, heroes="harry neville", closed_hands=True, hands=hands, decks=decks)
    assert t.g.waiting == (0,)
    for w in worlds(t, 0):
        assert names(w.hands[1], SPELL) == set()
        assert sorted(w.hands[1] + w.decks[1]) == sorted(t.g.hands[1] + t.g.decks[1])
    assert len({tuple(sorted(w.hands[1])) for w in worlds(t, 0)}) > 1
    assert len({tuple(w.decks[1]) for w in worlds(t, 0)}) > 5
    assert all(names(w.hands[0], SPELL) for w in worlds(t, 1))


def test_a_stunned_hero_is_not_asked_and_may_hold_anything() -> None:
    hands = ("alohomora", "trevor remembrall")
    decks = ("hedwig firebolt " * 4, "alohomora " * 4)
    places: dict[str, Any] = {"closed_hands": True, "hands": hands, "decks": decks, "villains": ""}
    t = reveal("imperio", "obliviate", game=4, heroes="harry neville", health=(10, 2), **places)
    t.discard("trevor")
    assert t.g.waiting == (0,)
    assert any(names(w.hands[1], SPELL) for w in worlds(t, 0))


def test_who_is_not_asked_by_a_location_holds_one_name_at_most() -> None:
    hands = ("alohomora lumos", "alohomora alohomora trevor", "lumos incendio hedwig")
    decks = ("hedwig firebolt", "lumos lumos incendio hedwig mandrake", "alohomora trevor firebolt mandrake")
    places: dict[str, Any] = {"closed_hands": True, "hands": hands, "decks": decks, "location": 1, "control": 7}
    t = table(game=5, heroes="harry ron hermione", villains="crabbe_and_goyle", **places).end()
    assert t.g.current_location.id == "ministry_of_magic"
    assert t.g.waiting == (0, 2)
    for w in worlds(t, 0):
        assert len(names(w.hands[1], SPELL)) <= 1
        assert len(names(w.hands[2], SPELL)) >= 2
    assert len({tuple(sorted(w.hands[1])) for w in worlds(t, 0)}) > 3


def test_who_must_choose_what_to_put_down_has_a_choice() -> None:
    hands = ("alohomora firebolt", "lumos")
    t = reveal("flipendo", closed_hands=True, hands=hands, decks=("alohomora " * 9, "hedwig"))
    assert t.g.waiting == (0,)
    assert all(sorted(w.hands[0]) == ["alohomora", "firebolt"] for w in worlds(t, 1))
    t = loaded("slytherin:card", "heir_of_slytherin", game=4, closed_hands=True, hands=("lumos hedwig", "lumos lumos"))
    assert t.g.waiting == (0,)
    t.g.decks[1] = ["trevor", "trevor", "hedwig"]
    assert {tuple(w.hands[1]) for w in worlds(t, 0)} == {("lumos", "lumos"), ("trevor", "trevor")}


# -- cards that came into a hand for all to see ------------------------------------------------------------------------


def closed(**places: Any) -> Table:
    return table(**{"game": 6, "heroes": "ron hermione", "closed_hands": True, **places})


def test_accio_is_remembered_with_closed_hands() -> None:
    t = closed(hand="accio alohomora", deck="alohomora " * 9, discard="dobby golden_snitch firebolt")
    t.play("accio").choose("take_item").take("golden_snitch")
    assert all("golden_snitch" in w.hands[0] for w in worlds(t, 1))
    t.play("golden_snitch")
    assert all(len(w.hands[0]) == 2 and "golden_snitch" in w.played for w in worlds(t, 1))


def test_transfiguration_is_remembered_with_closed_hands() -> None:
    t = closed(proficiencies=("transfiguration",), hand="firebolt alohomora", deck="descendo " + "alohomora " * 8)
    t.use("transfiguration").take("descendo")
    assert all("descendo" in w.hands[0] for w in worlds(t, 1))


def test_a_draw_of_a_card_all_have_seen_is_remembered() -> None:
    t = closed(hand="lumos", influence=3, decks=("alohomora " * 9, "alohomora " * 9))
    t.g.on_top = 1 << SPELL
    t.acquire_to_top("reparo").play("lumos")
    assert all("reparo" in w.hands[0] for w in worlds(t, 1))
    t.g.events = ["regeneration"]
    t.end()
    assert any("reparo" not in w.hands[0] for w in worlds(t, 1))  # discarded at the end of the turn, for all to see


def test_a_seen_card_that_is_discarded_is_no_longer_held() -> None:
    t = closed(hand="accio alohomora", deck="alohomora " * 9, discard="golden_snitch golden_snitch")
    t.play("accio").choose("take_item")
    assert t.g.hands[0] == ["alohomora", "golden_snitch"]
    t.g.trophies[0] = ["locket"]
    t.dice("slytherin:attack").use("locket").discard("golden_snitch")
    assert {tuple(w.hands[0]) for w in worlds(t, 1)} == {("alohomora",)}


def test_seen_cards_are_saved_and_copied() -> None:
    t = closed(hand="accio", discard="golden_snitch").play("accio").choose("take_item")
    assert SPEC.load(SPEC.save(t.g)).open == t.g.open == t.g.copy().open == [["golden_snitch"], []]


@pytest.mark.parametrize("game", [2, 4, 7])
def test_in_every_redealt_world_the_same_heroes_are_asked(game: int) -> None:
    rng = Random(game)
    for seed in range(4):
        g = SPEC.new(seats=4, seed=seed, game=game, closed_hands=True, deal_proficiencies=True)
        while not g.over and g.turn < 30:
            for seat in g.waiting:
                w = SPEC.redeal(g, seat, rng)
                assert all(not Counter(cards) - Counter(w.hands[hero]) for hero, cards in enumerate(g.open))
                assert w.asked is not None
                again = w.copy()
                again.waiting, again.sealed = (), {}
                w.asked.effect.resolve(again, w.asked)
                assert again.waiting == tuple(sorted((*g.waiting, *g.sealed)))
            seat = rng.choice(g.waiting)
            g.act(seat, rng.choice(g.options(seat)))


# -- what prompts say --------------------------------------------------------------------------------------------------


def test_the_ring_s_keeper_pays_for_its_power_and_for_no_other_reason() -> None:
    t = table(game=7, heroes="ron hermione", trophies="ring", hand="alohomora hedwig firebolt", control=2).use("ring")
    assert said(t) == "Ring: discard a card (2 to go)."
    assert said(t, "fr") == "Bague\u00a0: défaussez une carte (encore 2)."


def test_luna_rolls_because_she_was_played() -> None:
    t = table(game=7, heroes="ron hermione", horcrux="ring", hand="luna_lovegood").dice("ravenclaw:attack")
    t.play("luna_lovegood")
    assert said(t) == "Luna Lovegood: the die shows attack. What do you do with it?"


@pytest.mark.parametrize(
    ("event", "hand", "en", "fr"),
    [
        ("obliviate", "alohomora lumos", "Obliviate!: discard a spell, or lose health?", "un Sort, ou perdre"),
        ("poison", "hedwig trevor", "Poison: discard an ally, or lose health?", "un Allié, ou perdre"),
        ("relashio", "firebolt", "Relashio!: discard an item, or lose health?", "un Objet, ou perdre"),
    ],
)
def test_a_prompt_names_the_kind_of_card(event: str, hand: str, en: str, fr: str) -> None:
    t = reveal(event, game=2, hand=hand)
    assert said(t) == en
    assert fr in said(t, "fr")


def test_other_prompts_name_the_kind_of_card_too() -> None:
    t = table(game=5, hand="alohomora lumos", villains="crabbe_and_goyle", location=1, control=7).end()
    assert said(t) == "Ministry of Magic: discard a spell."
    t = table(game=6, proficiencies=("transfiguration",), hand="firebolt owls hedwig").use("transfiguration")
    assert said(t) == "Transfiguration: discard an item (1 to go)."
    assert said(t, "fr") == "Métamorphose\u00a0: défaussez un Objet (encore 1)."
    assert len(t.options()) == len(names(t.g.hands[0], ITEM)) == 2
    t = loaded("slytherin:card", "heir_of_slytherin", game=4, hand="alohomora hedwig")
    assert said(t) == "Heir of Slytherin: discard a card."


# -- rulings -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", ["butterbeer", "pensieve"])
def test_p4_with_two_heroes_the_second_is_not_asked_for(card: str) -> None:
    t = table(game=4, hand=card).play(card).pick(1).expect(influence=(1, 1))
    assert t.question == "prompt-hero-actions"
    t = table(game=4, heroes="harry ron hermione", hand=card).play(card).pick(1)
    assert t.question == "prompt-second-hero"
    t = table(game=7, hand="finite", control=1).play("finite").pick(1)
    assert t.question == "prompt-second-hero"  # Harry's ability: up to two heroes


def test_b20_a_diary_destroyed_by_the_ally_s_own_die_does_not_bite() -> None:
    places: dict[str, Any] = {"game": 7, "heroes": "ron hermione", "horcrux": "diary", "hand": "cedric_diggory"}
    t = table(**places).dice("hufflepuff:health").play("cedric_diggory").mark()
    t.expect(curse="", shattered="diary", health=(10, 10))
    assert not t.told(Reacted)
    assert not t.told(Lost)
    table(**places).dice("hufflepuff:health").play("cedric_diggory").keep().expect(health=(9, 10))


def test_b20_nagini_s_bite_ends_with_it() -> None:
    t = table(game=7, heroes="ron hermione", horcrux="nagini", health=(5, 5), hand="hogwarts_a_history rubeus_hagrid")
    t.g.marks, t.g.bitten = 0b1001, True
    t.dice("hufflepuff:health").play("hogwarts_a_history").roll("hufflepuff").mark().expect(bitten=False)
    t.play("rubeus_hagrid").expect(health=(6, 6))
    t = table(game=7, heroes="ron hermione", horcrux="nagini", hand="hogwarts_a_history")
    t.g.bitten = True
    t.dice("hufflepuff:health").play("hogwarts_a_history").roll("hufflepuff").mark().expect(bitten=True)


def test_p1_the_longest_game_says_why_it_is_lost() -> None:
    t = table()
    t.g.turn = LONGEST_GAME
    t.end()
    assert t.g.over
    assert not t.g.won
    assert not t.told(GameLost)
    (event,) = t.told(TurnsOver)
    assert str(LONGEST_GAME) in told(event).replace(",", "")


def test_first_hands_are_drawn_at_the_start_of_the_game() -> None:
    log: list[Any] = []
    SPEC.new(seats=2, seed=3, log=log)
    first = [event for event in log if isinstance(event, Drew)][:2]
    assert [event.source for event in first] == ["setup", "setup"]
    assert told(first[0]).startswith("Start of the game:")


# -- texts -------------------------------------------------------------------------------------------------------------


def messages(language: str) -> dict[str, str]:
    folder = files("greathall.games.hogwarts_battle") / "text" / language
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return dict(re.findall(r"^([a-z][\w-]*) = (.*(?:\n[ }].*)*)", text, re.MULTILINE))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_full_stop_after_a_name_that_may_end_in_one(language: str) -> None:
    texts = messages(language)
    assert len(texts) > 400
    assert [key for key, text in texts.items() if re.search(r"{ \$(cards?|source|villain) }\.$", text)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_causes_speak_to_all(language: str) -> None:
    causes = {key: text for key, text in messages(language).items() if key.startswith("cause-")}
    assert len(causes) > 20
    assert [key for key, text in causes.items() if re.search(r"\b(you|your|vous|votre)\b", text)] == []


def test_a_stun_has_a_name_of_its_own() -> None:
    assert messages("en")["card-stun"] == "Stun"
    assert messages("fr")["card-stun"] == "Assommé"


@pytest.mark.parametrize(("amount", "words"), [(1, "1 Dégât de moins"), (2, "2 Dégâts de moins")])
def test_tokens_agree_in_number(amount: int, words: str) -> None:
    event = VillainHealed("basilisk", amount, "regeneration")
    assert words in told(event, "fr")


@pytest.mark.parametrize("word", ["[Mm]échant", "Santé", "Attaque", "attaques en", "Partie", "points de vie"])
def test_french_uses_the_words_of_the_published_edition(word: str) -> None:
    """Ennemi, Dégât, Vie and cœur, Jeu 1 to 7."""
    wrong = re.compile(rf"\b{word}s?\b")
    assert [key for key, text in messages("fr").items() if wrong.search(text)] == []


def test_french_counts_damage_and_hearts() -> None:
    wrong = re.compile(r"\b([2-9]|10) (Dégât|cœur|Contrôle)\b|\b1 (Dégâts|cœurs|Contrôles)\b")
    assert [key for key, text in messages("fr").items() if wrong.search(text)] == []
