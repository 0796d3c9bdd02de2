"""The specification of Hogwarts Battle."""

from __future__ import annotations

from greathall.core.codec import index_effects
from greathall.core.spec import BotHints, GameSpec, TableHints
from greathall.games.hogwarts_battle import cards, deeds, dice, table, triggers, turn
from greathall.games.hogwarts_battle.actions import Action, Happening
from greathall.games.hogwarts_battle.bot import heuristic, infoset_key, party, turns, value
from greathall.games.hogwarts_battle.box import (
    ABILITIES,
    CARDS,
    EVENTS,
    HEROES,
    HORCRUXES,
    HOUSES,
    KINDS,
    LOCATIONS,
    LONGEST_GAME,
    POWERS,
    PROFICIENCIES,
    SYMBOLS,
    VILLAINS,
)
from greathall.games.hogwarts_battle.campaign import ERRORS as CAMPAIGN_ERRORS
from greathall.games.hogwarts_battle.campaign import sequel
from greathall.games.hogwarts_battle.redeal import redeal_hidden
from greathall.games.hogwarts_battle.setup import setup
from greathall.games.hogwarts_battle.state import Battle, Settings
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
    settings=Settings,
    actions=Action,
    events=Happening,
    setup=setup,
    view=view,
    redeal_hidden=redeal_hidden,
    outcome=outcome,
    effects=index_effects(TEXTS),
    pieces=pieces,
    secrets=hidden,
    vocabularies={
        "card": [*NAMED, "stun", "rules", "setup", "unknown"],
        "help-card": NAMED,
        "cause": sorted({*table.CAUSES, *TURN_RULES, *ON_TOP}),
        "choice": CHOICES,
        "kind": [*KINDS, "card"],
        "token": ["attack", "influence", "health", "card", "control", "tokens"],
        "house": HOUSES,
        "face": SYMBOLS,
        "penalty": SYMBOLS,
        "step": ["events", "villains", "actions", "end"],
        "short": list(VILLAINS),
    },
    errors=("bad-heroes", "bad-proficiencies", *CAMPAIGN_ERRORS),
    longest=LONGEST_GAME * 200,
    team=party,
    bots=BotHints(heuristic=heuristic, value=value, rounds=turns, infoset_key=infoset_key, heuristic_first_visits=30),
    table=TableHints(sequel=sequel),
)
