"""The door to Hogwarts Battle."""

from __future__ import annotations

from greathall.core.codec import index_effects
from greathall.core.spec import GameSpec
from greathall.games.hogwarts_battle import cards, deeds, dice, table, triggers, turn
from greathall.games.hogwarts_battle.actions import Action, Happening
from greathall.games.hogwarts_battle.bot import notices, party, thumb, turns, value
from greathall.games.hogwarts_battle.box import (
    ABILITIES,
    CARDS,
    EVENTS,
    HEROES,
    HORCRUXES,
    HOUSES,
    LOCATIONS,
    LONGEST_GAME,
    POWERS,
    PROFICIENCIES,
    SYMBOLS,
    VILLAINS,
)
from greathall.games.hogwarts_battle.redeal import redeal
from greathall.games.hogwarts_battle.setup import setup
from greathall.games.hogwarts_battle.state import Battle, Rules
from greathall.games.hogwarts_battle.view import hidden, outcome, pieces, view

TEXTS = {
    "card": CARDS,
    "event": EVENTS,
    "villain": VILLAINS,
    "location": LOCATIONS,
    "horcrux": HORCRUXES,
    "proficiency": PROFICIENCIES,
    "power": POWERS,
    "hero": ABILITIES,
    "two_allies": cards.powers.TWO_ALLIES,
    "benefit": {SYMBOLS[face]: effect for face, effect in dice.BENEFITS.items()},
    "penalty": {SYMBOLS[face]: effect for face, effect in dice.PENALTIES.items()},
    "die_shows": dice.DIE_SHOWS,
    "penalty_shows": dice.PENALTY_SHOWS,
    "stun": table.STUN,
    "stun_control": table.STUN_CONTROL,
    "stunned_puts_down": table.STUNNED_PUTS_DOWN,
    "choose_order": triggers.CHOOSE_ORDER,
    "turn": turn.TURN,
    "reveal_event": turn.REVEAL_EVENT,
    "horcrux_acts": turn.HORCRUX_ACTS,
    "villains_act": turn.VILLAINS_ACT,
    "villain_ability": turn.VILLAIN_ABILITY,
    "hero_actions": deeds.HERO_ACTIONS,
    "after_token": deeds.AFTER_TOKEN,
    "end": turn.END,
    "cost": deeds.COSTS,
    "take_proficiency": turn.TAKE_PROFICIENCY,
}
"""Every effect of the game, by the path that is its id in saves."""

NAMED = [*CARDS, *EVENTS, *VILLAINS, *LOCATIONS, *HORCRUXES, *(name for name in PROFICIENCIES if name), *HEROES]
"""Everything with a name and a text of its own."""
TURN_RULES = ["petrification", "sectumsempra", "tarantallegra", "nagini"]
ON_TOP = ["wingardium_leviosa", "sorting_hat", "time_turner"]
CHOICES = [
    "attack_1",
    "attack_2",
    "influence_1",
    "influence_2",
    "influence_3",
    "all_influence_1",
    "health_1",
    "health_2",
    "hero_health_2",
    "all_health_2",
    "draw_1",
    "draw_2",
    "take_item",
    "take_ally",
    "remove_0",
    "remove_1",
    "remove_2",
    "lose_2",
    "look",
]

SPEC = GameSpec(
    id="hogwarts_battle",
    version=1,
    seats=range(2, 5),
    state=Battle,
    rules=Rules,
    actions=Action,
    events=Happening,
    setup=setup,
    view=view,
    redeal=redeal,
    outcome=outcome,
    effects=index_effects(TEXTS),
    pieces=pieces,
    secrets=hidden,
    words={
        "card": [*NAMED, "stun", "rules", "unknown"],
        "help-card": NAMED,
        "cause": sorted({*table.CAUSES, *TURN_RULES, *ON_TOP}),
        "choice": CHOICES,
        "token": ["attack", "influence", "health", "card", "control", "tokens"],
        "house": HOUSES,
        "face": SYMBOLS,
        "penalty": SYMBOLS,
    },
    prompts=(
        "prompt-hero-actions",
        "prompt-put-down",
        "prompt-stunned",
        "prompt-any-hero",
        "prompt-first-hero",
        "prompt-second-hero",
        "prompt-another-hero",
        "prompt-choose-one",
        "prompt-choose-two",
        "prompt-choose-second",
        "prompt-discard-or-lose",
        "prompt-each-discards",
        "prompt-riddle-choice",
        "prompt-remove-up-to",
        "prompt-take-back",
        "prompt-roll-any-die",
        "prompt-die-shows",
        "prompt-penalty-shows",
        "prompt-petrify",
        "prompt-polyjuice",
        "prompt-look-at-top",
        "prompt-top-card",
        "prompt-search-deck",
        "prompt-take-proficiency",
        "prompt-choose-order",
    ),
    refusals=(
        "refusal-not-in-hand",
        "refusal-no-such-villain",
        "refusal-no-attack",
        "refusal-voldemort-waits",
        "refusal-one-attack-each",
        "refusal-not-for-sale",
        "refusal-too-dear",
        "refusal-not-on-top",
        "refusal-no-such-power",
        "refusal-cannot-pay",
        "refusal-discard-first",
        "refusal-take-proficiency",
        "bad-heroes",
        "bad-proficiencies",
    ),
    longest=LONGEST_GAME * 200,
    package="greathall.games.hogwarts_battle",
    thumb=thumb,
    value=value,
    rounds=turns,
    notices=notices,
    team=party,
)
