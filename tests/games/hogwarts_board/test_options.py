"""How options and questions read to a newcomer: prices, what waits at the end of a walk, odds of running."""

from __future__ import annotations

from typing import Any

import pytest

from greathall.core.messages import Message, message_for
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import Buy, Go, Run, Sell, Walk
from greathall.games.hogwarts_board.cards.items import ITEMS
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.events import Bought, Casts, Drank, GainedSp, Ranked, Took, Used
from greathall.text import LANGUAGES, catalogue

from .table import DE1, RUN, Table

NAMES = ("Ada", "Ben", "Cho")


def reads(t: Table, action: Any, language: str = "en") -> str:
    return catalogue(language, SPEC).format(SPEC.option_message(t.g, 0, action), NAMES)


def told(event: Any, language: str = "en") -> str:
    return catalogue(language, SPEC).format(message_for(event, "event"), NAMES)


def asked(t: Table, language: str = "en") -> str:
    prompt = t.g.prompt(0)
    assert prompt is not None
    return catalogue(language, SPEC).format(prompt, NAMES)


def test_a_purchase_tells_its_price() -> None:
    t = Table()
    assert reads(t, Buy("incendio")) == "Buy Incendio for 15 SP"
    assert reads(t, Sell("elixir_of_life")) == "Sell the Elixir of Life for 15 SP"
    assert reads(t, Sell("elixir_of_life"), "fr") == "Vendre l’Élixir de Longue Vie pour 15 PS"


@pytest.mark.parametrize(
    ("path", "does"),
    [
        (("quidditch_pitch",), "an event"),
        (("quidditch_pitch", "greenhouse"), "a lesson: 10 SP"),
        (("dining_hall",), "2 HP and Ben there"),
        (("library",), "spells to buy and Death Eater I there"),
        (("gryffindor",), "home: safe"),
        (("slytherin",), "nothing"),
        (("aviary",), "the cabinet takes you on: Vanishing Cabinet"),
        (("vcab_square",), "the cabinet takes you on: Aviary"),
        (("dungeons",), "nothing"),
        (("infirmary",), "your next turn heals"),
        (("potions_shop",), "potions to buy"),
    ],
)
def test_a_walk_tells_what_waits_at_its_end(path: tuple[str, ...], does: str) -> None:
    t = Table(3)
    t.wizard(0, sp=100)
    t.wizard(1, square="dining_hall")
    t.wizard(2, square="greenhouse", cloaked=True)
    t.g.death_eaters = ["library", ""]
    t.g.cabinet = "aviary"
    t.g.dark = ("dungeons",)
    assert f" ({does})" in reads(t, Walk(path))
    assert reads(t, Go(path[-1])).endswith(f"({does})")


def test_below_100_sp_the_cabinet_takes_nobody_up() -> None:
    t = Table(events=False)
    t.g.cabinet = "aviary"
    assert reads(t, Walk(("aviary",))) == "Walk: Aviary (2 HP)"
    assert reads(t, Walk(("quidditch_pitch",))) == "Walk: Quidditch Pitch (nothing)"
    assert reads(t, Walk(("dining_hall", "library"))) == "Walk: Library (spells to buy), by Dining Hall"
    assert reads(t, Walk(())) == "Walk: none"


def test_the_odds_of_running_are_told() -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.fight(0, foes=DE1)
    assert asked(t) == (
        "Battle round 1: what do you do? To succeed: 2 or more to run (on a 2 you may still be hit)."
    ), "no odds of an attack without anything to attack with"
    t = Table()
    t.wizard(0, sp=100, spells=["stupefy"])
    t.fight(0, foes=DE1)
    assert "2 or more against Death Eater I and 2 or more to run" in asked(t)
    t.battler(0).cloaked = True
    assert "any number to run" in asked(t)
    t.battler(0).snared = 2
    t.battle.roster = ()
    assert Run() not in t.options(0)
    assert "run" not in asked(t)


def test_games_of_the_first_version_ask_as_they_did() -> None:
    t = Table(version=1)
    t.wizard(0, sp=100)
    t.fight(0, foes=DE1)
    prompt = t.g.prompt(0)
    assert prompt is not None
    assert prompt.args["odds"] == [Message("odds-at", {"target": Message("battler-death-eater-1"), "least": 2})]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_that_is_carried_has_an_article(language: str) -> None:
    """The browser has no other word for it where a sentence asks for one."""
    texts = catalogue(language, SPEC)
    for card in (*SPELLS, *POTIONS, *ITEMS):
        message = texts.messages[f"card-{card.replace('_', '-')}"]
        assert [attribute.id.name for attribute in message.attributes] == ["the"], card


def test_articles() -> None:
    assert told(Used(0, "broomstick"), "fr") == "Ada utilise le Balai."
    assert told(Drank(0, "pumpkin_juice"), "fr") == "Ada boit le Jus de Citrouille."
    assert told(Took(0, "sword_of_gryffindor"), "fr") == "Ada prend l’Épée de Gryffondor."
    assert told(Casts("seat_0", "protego"), "fr") == "Ada lance Protego."
    assert told(Bought(1, "elder_wand", 5)) == "Ben buys the Elder Wand for 5 SP."
    assert told(Drank(0, "liquid_luck")) == "Ada drinks Liquid Luck."


def test_sp_are_told_with_their_reason() -> None:
    assert told(GainedSp(0, 5, "study")) == "Ada studies: 5 SP."
    assert told(GainedSp(0, 5)) == "Ada gains 5 SP."
    assert told(GainedSp(0, 10, "lesson"), "fr") == "Ada suit un cours\u00a0: 10 PS."


def test_ranks_are_told_in_words() -> None:
    assert [told(Ranked(0, place)) for place in (1, 4)] == ["Ada comes first.", "Ada comes fourth."]
    assert [told(Ranked(0, place), "fr") for place in (1, 2)] == ["Ada finit en 1re place.", "Ada finit en 2e place."]


def test_the_server_and_the_terminal_use_these_words() -> None:
    t = Table()
    assert SPEC.option_message(t.g, 0, RUN) == Message("option-run")
