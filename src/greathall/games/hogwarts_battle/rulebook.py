"""How the rulebook of Hogwarts Battle is put together."""

from __future__ import annotations

from collections.abc import Iterable

from greathall.core.rulebook import Chapter, Group, Rulebook
from greathall.games.hogwarts_battle.cards import CARDS, EVENTS, HEROES, HORCRUXES, LOCATIONS, PROFICIENCIES, VILLAINS
from greathall.games.hogwarts_battle.components import KINDS


def _group(names: Iterable[str]) -> Group:
    return Group(vocabulary="card", names=tuple(names), icon="battle-{}")


def _kind(kind: str) -> Group:
    return _group(card.id for card in CARDS.values() if KINDS[card.kind] == kind)


RULEBOOK = Rulebook(
    chapters={
        "goal": Chapter(
            icon="winner",
            steps={
                "villains": "battle-attack > battle-villain",
                "location": "battle-location sign:battle-control",
                "deck": "battle-market > back",
            },
        ),
        "turn": Chapter(
            icon="rematch",
            steps={
                "dark": "battle-dark_arts",
                "villains": "battle-draco_malfoy battle-basilisk",
                "actions": "battle-play_card > sign:battle-attack + sign:battle-influence",
                "end": "battle-discard > back back back back back",
            },
        ),
        "signs": Chapter(
            icon="battle-attack",
            steps={
                "attack": "sign:battle-attack",
                "influence": "sign:battle-influence",
                "health": "sign:battle-health",
                "control": "sign:battle-control",
            },
        ),
        "stun": Chapter(
            icon="battle-stunned",
            steps={
                "lose": "sign:battle-stunned > sign:battle-control",
                "still": "sign:battle-health",
                "back": "10 sign:battle-health",
            },
        ),
        "campaign": Chapter(
            icon="campaign",
            steps={
                "abilities": "battle-harry battle-ron battle-hermione battle-neville",
                "dice": "sign:battle-dice",
                "three": "battle-villain battle-villain battle-voldemort_5",
                "proficiency": "battle-proficiency",
                "horcruxes": "battle-diary battle-ring battle-locket battle-cup battle-diadem battle-nagini",
            },
        ),
    },
    groups={
        "spells": _kind("spell"),
        "items": _kind("item"),
        "allies": _kind("ally"),
        "events": _group(EVENTS),
        "villains": _group(VILLAINS),
        "locations": _group(LOCATIONS),
        "horcruxes": _group(HORCRUXES),
        "proficiencies": _group(PROFICIENCIES),
        "heroes": _group(HEROES),
    },
    rulings={
        "b1": "turn",
        "b3": "turn",
        "b7": "stun crabbe_and_goyle",
        "b10": "stun",
        "b13": "invisibility_cloak",
        "b19": "goal",
        "b21": "polyjuice_potion",
        "b24": "elder_wand",
        "b27": "turn",
    },
    examples={"first_turn": "turn"},
)
