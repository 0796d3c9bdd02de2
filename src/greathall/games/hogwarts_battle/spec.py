"""The specification of Hogwarts Battle."""

from __future__ import annotations

from greathall.core.codec import index_effects
from greathall.core.facts import Facts
from greathall.core.messages import message_key
from greathall.core.spec import GameSpec, TableHints
from greathall.games.hogwarts_battle import dice, discarding, events, hero_actions, table_hints, triggers, turn
from greathall.games.hogwarts_battle.achievements import ACHIEVEMENTS
from greathall.games.hogwarts_battle.actions import Action
from greathall.games.hogwarts_battle.bot.hints import HINTS
from greathall.games.hogwarts_battle.bot.turned import TURNED
from greathall.games.hogwarts_battle.campaign import ERRORS as CAMPAIGN_ERRORS
from greathall.games.hogwarts_battle.campaign import Campaign, sequel
from greathall.games.hogwarts_battle.cards import (
    CARDS,
    CAUSES,
    EVENTS,
    HEROES,
    HORCRUXES,
    LOCATIONS,
    POWERS,
    PROFICIENCIES,
    TWO_ALLIES,
    VILLAINS,
)
from greathall.games.hogwarts_battle.chronicle import MESSAGES as CHRONICLE
from greathall.games.hogwarts_battle.components import HOUSES, KINDS, LONGEST_GAME, SYMBOLS
from greathall.games.hogwarts_battle.goal import MESSAGES as GOALS
from greathall.games.hogwarts_battle.goal import goal
from greathall.games.hogwarts_battle.numbers import NUMBERS
from greathall.games.hogwarts_battle.odds import ODDS
from greathall.games.hogwarts_battle.redeal import redeal_hidden
from greathall.games.hogwarts_battle.rulebook import RULEBOOK
from greathall.games.hogwarts_battle.settings import Settings
from greathall.games.hogwarts_battle.setup import setup
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.uses import uses
from greathall.games.hogwarts_battle.view import View, hidden, outcome, pieces, view

TEXTS = {
    "card": CARDS,
    "event": EVENTS,
    "villain": VILLAINS,
    "location": LOCATIONS,
    "horcrux": HORCRUXES,
    "proficiency": {it.id: it.when for it in PROFICIENCIES.values()},
    "power": POWERS,
    "hero": {hero.id: hero.abilities for hero in HEROES.values()},
    "two_allies": TWO_ALLIES,
    "benefit": {SYMBOLS[face]: effect for face, effect in dice.BENEFITS.items()},
    "penalty": {SYMBOLS[face]: effect for face, effect in dice.PENALTIES.items()},
    "die_shows": dice.DIE_SHOWS,
    "penalty_shows": dice.PENALTY_SHOWS,
    "stun": discarding.STUN,
    "stun_control": discarding.STUN_CONTROL,
    "stunned_puts_down": discarding.STUNNED_PUTS_DOWN,
    "choose_order": triggers.CHOOSE_ORDER,
    "turn": turn.TURN,
    "reveal_event": turn.REVEAL_EVENT,
    "horcrux_acts": turn.HORCRUX_ACTS,
    "villains_act": turn.VILLAINS_ACT,
    "villain_ability": turn.VILLAIN_ABILITY,
    "hero_actions": hero_actions.HERO_ACTIONS,
    "after_token": hero_actions.AFTER_TOKEN,
    "end": turn.END,
    "cost": hero_actions.COSTS,
    "take_proficiency": turn.TAKE_PROFICIENCY,
}
"""Every effect of the game, by the path that is its id in saves."""

NAMED = [*CARDS, *EVENTS, *VILLAINS, *LOCATIONS, *HORCRUXES, *PROFICIENCIES, *HEROES]
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

FRAMES = (
    events.TurnBegan,
    events.EventRevealed,
    events.HorcruxActs,
    events.VillainActs,
    events.Reacted,
    events.MarkSeen,
    events.NewcomerSeen,
    events.Gained,
    events.Lost,
    events.Stunned,
    events.Recovered,
    events.Discarded,
    events.ControlAdded,
    events.ControlRemoved,
    events.LocationLost,
    events.LocationRevealed,
    events.Assigned,
    events.Rolled,
    events.VillainHealed,
    events.Defeated,
    events.VillainRevealed,
    events.HorcruxDestroyed,
)
"""Who acts, and what that changes."""


STEPS = ("events", "villains", "actions", "end")
"""Of a turn."""


def party(g: Battle, seat: int) -> int:
    """All heroes win together."""
    return 0


def printed(view: View) -> list[str]:
    """The symbols on cards and dice, the four steps of a turn, and that heroes can be stunned."""
    symbols = [message_key("face", face) for face in SYMBOLS]
    return [*symbols, *(message_key("step", step) for step in STEPS), "card-stun"]


SPEC = GameSpec(
    id="hogwarts_battle",
    version=2,
    oldest=1,
    seats=range(2, 5),
    state=Battle,
    settings=Settings,
    actions=Action,
    events=events.Happening,
    setup=setup,
    view=view,
    redeal_hidden=redeal_hidden,
    outcome=outcome,
    effects=index_effects(TEXTS),
    pieces=pieces,
    secrets=hidden,
    odds=ODDS,
    vocabularies={
        "card": [*NAMED, "stun", "rules", "setup", "unknown"],
        "help-card": NAMED,
        "cause": sorted({*CAUSES, *TURN_RULES, *ON_TOP}),
        "choice": CHOICES,
        "kind": [*KINDS, "card"],
        "token": ["attack", "influence", "health", "card", "control", "tokens"],
        "house": HOUSES,
        "die": HOUSES,
        "face": SYMBOLS,
        "penalty": SYMBOLS,
        "step": STEPS,
        "short": list(VILLAINS),
    },
    errors=("bad-heroes", "bad-first", "bad-proficiencies", *CAMPAIGN_ERRORS),
    longest=LONGEST_GAME * 200,
    team=party,
    bots=HINTS,
    table=TableHints(
        rulebook=RULEBOOK,
        phrases=("i-have-attack", "need-healing", "save-for-it", "we-can-win"),
        facts=Facts(minutes=45, weight="medium", sides="together", asked=["game"]),
        goal=goal,
        option=table_hints.option_message,
        careful=table_hints.careful,
        together=table_hints.together,
        thinkable=table_hints.thinkable,
        result=table_hints.result,
        campaign=Campaign,
        messages=(*table_hints.MESSAGES, *GOALS, *CHRONICLE, *TURNED),
        sequel=sequel,
        frames=FRAMES,
        printed=printed,
    ),
    env=NUMBERS,
    achievements=ACHIEVEMENTS,
    uses=uses,
)
