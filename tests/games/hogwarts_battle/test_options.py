"""The options of a game, bad ones, and answers that are refused."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.core.errors import BadAction, BadSettings, Illegal, WrongSeats
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.actions import (
    END_TURN,
    AcquireCard,
    AcquireToTop,
    AssignAttack,
    Choose,
    PlayCard,
    TakeProficiency,
    UsePower,
)
from greathall.games.hogwarts_battle.events import DrewSecretly, TopLooked, TurnBegan
from greathall.games.hogwarts_battle.view import View
from greathall.text import catalogue
from tests.games.hogwarts_battle.table import Table, reveal, table


def test_the_default_is_game_1_with_heroes_in_order() -> None:
    g = SPEC.new(seats=3, seed=1)
    assert g.game == 1
    assert g.heroes == ("harry", "ron", "hermione")
    assert [len(hand) for hand in g.hands][1:] == [5, 5]


def test_heroes_are_chosen() -> None:
    g = SPEC.new(seats=2, seed=1, heroes=["neville", "hermione"])
    assert g.heroes == ("neville", "hermione")
    assert "remembrall" in g.decks[0] + g.hands[0] + g.discards[0]


@pytest.mark.parametrize(
    ("difficulty", "control"), [("standard", 0), ("moderate", 1), ("hard", 2), ("every_location", 1)]
)
def test_difficulty(difficulty: str, control: int) -> None:
    t = table(difficulty=difficulty, control=4)
    assert SPEC.new(seats=2, seed=5, game=2, difficulty=difficulty).dawn[:2] == (0, control)
    t.g.events = ["regeneration"]
    t.end().expect(location=1, control=int(difficulty == "every_location"))


def test_proficiencies_are_chosen_dealt_or_given() -> None:
    g = SPEC.new(seats=2, seed=1, game=6)
    assert g.options(0)[0] == TakeProficiency("arithmancy")
    g.act(0, TakeProficiency("charms"))
    assert TakeProficiency("charms") not in g.options(1)
    g.act(1, TakeProficiency("potions"))
    assert g.proficiency == ["charms", "potions"]
    assert all(SPEC.new(seats=4, seed=1, game=7, deal_proficiencies=True).proficiency)
    assert SPEC.new(seats=2, seed=1, game=7, proficiencies=["herbology", "charms"]).proficiency == [
        "herbology",
        "charms",
    ]
    assert SPEC.new(seats=2, seed=1, game=5).proficiency == ["", ""]


@pytest.mark.parametrize(
    "options",
    [
        {"game": 0},
        {"game": 8},
        {"game": "1"},
        {"heroes": ["harry"]},
        {"heroes": ["harry", "harry"]},
        {"heroes": ["harry", "draco"]},
        {"heroes": ["harry", "ron", "neville"]},
        {"game": 6, "proficiencies": ["charms"]},
        {"game": 6, "proficiencies": ["charms", "charms"]},
        {"game": 6, "proficiencies": ["charms", "care_of_magical_creatures"]},
        {"difficulty": "easy"},
        {"closed_hands": "yes"},
        {"nonsense": 1},
    ],
)
def test_bad_options(options: dict[str, Any]) -> None:
    with pytest.raises(BadSettings) as refused:
        SPEC.new(seats=2, seed=1, **options)
    for language in ("en", "fr"):
        assert "⟨" not in catalogue(language, SPEC).format(refused.value.message)


@pytest.mark.parametrize("seats", [0, 1, 5, True])
def test_wrong_seats(seats: int) -> None:
    with pytest.raises(WrongSeats):
        SPEC.new(seats=seats, seed=1)


@pytest.mark.parametrize(
    "value", [None, 5, "play", {}, {"type": "play_card"}, {"type": "play_card", "card": 3}, {"type": "fly"}]
)
def test_bad_actions(value: Any) -> None:
    with pytest.raises(BadAction):
        SPEC.decode(value)


@pytest.mark.parametrize(
    ("action", "key"),
    [
        (PlayCard("lumos"), "refusal-not-in-hand"),
        (PlayCard("no such card"), "refusal-not-in-hand"),
        (AssignAttack("basilisk"), "refusal-no-such-villain"),
        (AssignAttack(""), "refusal-no-such-villain"),
        (AssignAttack("dementor"), "refusal-no-attack"),
        (AcquireCard("owls"), "refusal-not-for-sale"),
        (AcquireCard(""), "refusal-not-for-sale"),
        (AcquireCard("descendo"), "refusal-too-dear"),
        (AcquireToTop("reparo"), "refusal-not-on-top"),
        (UsePower("nagini"), "refusal-no-such-power"),
        (UsePower("flying_lessons"), "refusal-cannot-pay"),
        (Choose("attack_1"), "refusal-not-an-option"),
    ],
)
def test_refusals_say_why(action: Any, key: str) -> None:
    t = table(game=6, hand="alohomora", villains="dementor", influence=3)
    with pytest.raises(Illegal) as refused:
        t.act(action)
    assert refused.value.message.key == key
    for language in ("en", "fr"):
        assert "⟨" not in catalogue(language, SPEC).format(refused.value.message)


def test_refusals_of_attack() -> None:
    t = table(game=5, villains="crabbe_and_goyle voldemort_5", attack=2)
    with pytest.raises(Illegal, match="refusal-voldemort-waits"):
        t.assign("voldemort_5")
    t.g.slowed = True
    with pytest.raises(Illegal, match="refusal-one-attack-each"):
        t.assign("crabbe_and_goyle", 2)


def view_of(t: Any, seat: int | None) -> View:
    shown = SPEC.view(t.g, seat)
    assert isinstance(shown, View)
    return shown


def test_hands_are_open_to_partners_unless_closed() -> None:
    t = table(hands=("lumos", "alohomora trevor"))
    assert view_of(t, 0).heroes[1].hand == ("alohomora", "trevor")
    t = table(hands=("lumos", "alohomora trevor"), closed_hands=True, decks=("hedwig", "firebolt"))
    assert view_of(t, 0).heroes[1].hand is None
    assert view_of(t, 0).heroes[1].cards == 2
    assert view_of(t, 1).heroes[1].hand == ("alohomora", "trevor")
    assert view_of(t, None).heroes[0].hand is None
    t.play("lumos")
    drawn = t.told(DrewSecretly)[1]
    assert drawn.seen_by(1).cards == ("firebolt",)
    assert drawn.seen_by(0).cards is None


def test_a_card_put_on_top_is_known_to_all_and_a_look_only_to_its_owner() -> None:
    t = table(
        game=6, heroes="ron hermione", proficiencies=("divination",), closed_hands=True, hand="owls", deck="lumos"
    )
    t.play("owls").choose("look")
    assert view_of(t, 0).heroes[0].top == ("lumos",)
    assert view_of(t, 1).heroes[0].top == ()
    assert t.told(TopLooked)[0].seen_by(1).card is None
    t.leave_top()
    t.g.on_top = 1
    t.g.influence[0] = 3
    t.acquire_to_top("reparo")
    assert view_of(t, 0).heroes[0].top == ("reparo", "lumos")
    assert view_of(t, 1).heroes[0].top == ("reparo",)


def test_every_prompt_names_its_cause() -> None:
    t = reveal("flipendo", hand="alohomora firebolt")
    prompt = t.g.prompt(0)
    assert prompt is not None
    assert catalogue("en", SPEC).format(prompt) == "Flipendo!: discard a card (1 to go)."
    t = table(game=3, hand="finite", control=1).play("finite")
    prompt = t.g.prompt(0)
    assert prompt is not None
    assert catalogue("en", SPEC).format(prompt) == "Harry Potter, because control was removed: which hero?"
    assert (
        catalogue("fr", SPEC).format(prompt)
        == "Harry Potter, parce qu’un Contrôle a été retiré\u00a0: quel Héros\u202f?"
    )


@pytest.mark.parametrize("first", [0, 1, 2])
def test_who_starts_is_a_choice(first: int) -> None:
    g = SPEC.new(seats=3, seed=1, first=first)
    assert (g.active, g.turn) == (first, 1)
    t = Table(g)
    while g.turn == 1:
        seat = g.waiting[0]
        g.act(seat, END_TURN if END_TURN in g.options(seat) else g.options(seat)[0])
    assert g.active == (first + 1) % 3
    assert t.told(TurnBegan)[0].who == g.active


def test_proficiencies_are_taken_from_the_first_hero_on() -> None:
    g = SPEC.new(seats=3, seed=1, game=6, first=2)
    asked = []
    for _ in range(3):
        asked.append(g.waiting[0])
        g.act(g.waiting[0], g.options(g.waiting[0])[0])
    assert asked == [2, 0, 1]


def test_nobody_starts_who_is_not_there() -> None:
    with pytest.raises(BadSettings) as refused:
        SPEC.new(seats=2, seed=1, first=2)
    assert catalogue("en", SPEC).format(refused.value.message) == "3 cannot play first: the seats are 1 to 2."
