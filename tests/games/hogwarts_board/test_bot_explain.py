"""The reasons that bots give: a sentence for what they do, in both languages, with its numbers filled in."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from greathall.core.reasons import Considered, Reasons
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import (
    Buy,
    CastAt,
    Drink,
    Enter,
    Finish,
    Run,
    StayOut,
    Take,
    Throw,
    Use,
    Walk,
)
from greathall.games.hogwarts_board.bot.explain import WHYS, explain
from greathall.games.hogwarts_board.bot.temperaments import TEMPERAMENTS
from greathall.text import catalogue

from .table import DE1, Table


def reasons(action: Any) -> Reasons:
    best = Considered(action=action, worth=0.5, error=0.01, rollouts=40)
    return Reasons(seat=0, options=(best, Considered(action=Finish(), worth=0.4, error=0.01, rollouts=40)))


def plain() -> Table:
    t = Table()
    t.wizard(0, sp=210, hp=6, square="door_snape", spells=["incendio_2"])
    return t


def at_war() -> Table:
    t = plain()
    t.fight(0, foes=DE1, square="forbidden_forest")
    return t


def in_the_chamber() -> Table:
    t = plain()
    t.fight(0, contest="chamber")
    return t


CASES: dict[str, tuple[Callable[[], Table], Any]] = {
    "door": (plain, Walk(("door_restricted",))),
    "learn": (plain, Walk(("greenhouse",))),
    "heal": (plain, Walk(("aviary",))),
    "market": (plain, Walk(("library",))),
    "walk": (plain, Walk(("gryffindor",))),
    "enter": (plain, Enter()),
    "stay-out": (plain, StayOut()),
    "run": (at_war, Run()),
    "run-chamber": (in_the_chamber, Run()),
    "attack": (at_war, CastAt("incendio_2", "death_eater_1")),
    "attack-voldemort": (in_the_chamber, CastAt("incendio_2", "voldemort")),
    "card": (plain, Buy("incendio")),
    "strengthen": (plain, Drink("strength_potion")),
    "hide": (plain, Use("marauders_map")),
    "darkness": (plain, Throw("door_snape")),
}


def test_every_reason_has_its_case() -> None:
    assert tuple(CASES) == WHYS


@pytest.mark.parametrize("why", WHYS)
@pytest.mark.parametrize("language", SPEC.languages)
def test_a_reason_is_a_sentence(language: str, why: str) -> None:
    table, action = CASES[why]
    message = explain(table().g, 0, reasons(action))
    assert message is not None
    assert message.key == f"why-{why}"
    sentence = catalogue(language, SPEC).format(message, ("Ana", "Ben"))
    assert sentence[-1] == "."
    assert "{" not in sentence
    assert message.key not in sentence


def test_a_card_taken_is_explained_and_small_things_are_not() -> None:
    assert explain(plain().g, 0, reasons(Take("incendio"))) is not None
    assert explain(plain().g, 0, reasons(Finish())) is None


def test_characters_differ_in_what_they_like() -> None:
    t = at_war()
    bold, careful, curious = TEMPERAMENTS.values()
    attack = CastAt("incendio_2", "death_eater_1")
    assert bold(t.g, 0, attack) > bold(t.g, 0, Run())
    assert careful(t.g, 0, attack) < careful(t.g, 0, Run())
    assert curious(t.g, 0, Buy("incendio")) > curious(t.g, 0, Finish())
