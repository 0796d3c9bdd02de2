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
                "one": "battle-villain",
                "two": "battle-finite battle-dobby",
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
        "b2": "turn",
        "b3": "turn",
        "b4": "signs ring confundus",
        "b5": "turn",
        "b6": "signs",
        "b7": "stun crabbe_and_goyle",
        "b8": "voldemort_5 voldemort_6 voldemort_7 campaign",
        "b9": "confundus",
        "b10": "stun",
        "b11": "turn death_eater_1 death_eater_2",
        "b12": "morsmordre death_eater_1 death_eater_2",
        "b13": "invisibility_cloak",
        "b14": "neville herbology",
        "b15": "goal",
        "b16": "signs deluminator",
        "b17": "stun",
        "b18": "turn",
        "b19": "goal",
        "b20": "campaign diary ring locket cup diadem nagini",
        "b21": "polyjuice_potion",
        "b22": "turn",
        "b23": "turn",
        "b24": "elder_wand",
        "b25": "petrification basilisk",
        "b26": "stun",
        "b27": "turn",
        "p2": "divination diary",
        "p6": "turn",
        "p8": "history_of_magic dolores_umbridge",
        "p9": "transfiguration",
        "p10": "harry",
        "p12": "nagini",
        "p13": "turn",
        "c1": "accio",
        "c2": "petrificus_totalus",
        "c3": "fleur_delacour",
        "c4": "every_flavour_beans elder_wand owls luna_lovegood",
        "c5": "arithmancy",
        "c6": "barty_crouch_jr",
        "c7": "petrification basilisk",
        "c8": "fenrir_greyback sectumsempra nagini",
        "c9": "advanced_potion_making",
        "c10": "signs",
        "c11": "voldemort_5 voldemort_6 voldemort_7",
        "c12": "crabbe_and_goyle defense_against_the_dark_arts",
        "c13": "ring",
        "c14": "locket",
        "c15": "avada_kedavra crucio imperio",
        "c16": "imperio",
        "c17": "tom_riddle",
        "c18": "draco_malfoy lucius_malfoy",
        "c19": "tarantallegra",
        "c20": "goal",
        "c21": "turn transfiguration",
        "c22": "ginny_weasley molly_weasley arthur_weasley fred_weasley george_weasley",
        "c23": "signs",
        "c24": "campaign diary ring locket cup diadem nagini",
        "c25": "stun remembrall gilderoy_lockhart chocolate_frog marauders_map protego",
        "c26": "gilderoy_lockhart crystal_ball sybill_trelawney cho_chang",
        "c27": "wingardium_leviosa time_turner sorting_hat",
        "c28": "turn flipendo crabbe_and_goyle",
        "c29": "bellatrix_lestrange",
        "c30": "hogwarts_castle",
        "c31": "campaign",
    },
    examples={"first_turn": "turn", "villains": "goal lucius_malfoy crabbe_and_goyle", "market": "signs incendio"},
)
