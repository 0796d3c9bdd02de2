"""Why a bot answers as it does, in one sentence, and what it says to its partners. Both look only at what lies open."""

from __future__ import annotations

from greathall.core.messages import Message, Player, message_key
from greathall.core.reasons import Reasons
from greathall.games.hogwarts_battle.actions import (
    AcquireCard,
    AcquireToTop,
    Action,
    AssignAttack,
    Choose,
    DiscardCard,
    EndTurn,
    MarkHorcrux,
    PickHero,
    PickVillain,
    PlayCard,
    UsePower,
)
from greathall.games.hogwarts_battle.bot.heuristic import ATTACK_OF, DRAWS, FREES, HEALS, REWARDS, better_alive, left_of
from greathall.games.hogwarts_battle.bot.temperaments import SHARED
from greathall.games.hogwarts_battle.cards import HORCRUXES
from greathall.games.hogwarts_battle.components import SYMBOLS
from greathall.games.hogwarts_battle.effects import AnyHero, TwoHeroes
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.unique_effects import Petrify

REASONS = (
    "reason-finish",
    "reason-finish-control",
    "reason-attack",
    "reason-free-location",
    "reason-buy-control",
    "reason-buy-all",
    "reason-buy-attack",
    "reason-buy-health",
    "reason-buy-cards",
    "reason-buy",
    "reason-play",
    "reason-end-turn",
    "reason-wait",
    "reason-petrify",
    "reason-heal",
    "reason-horcrux",
    "reason-discard",
    "reason-lose-health",
)
REMARKS = ("remark-location", "remark-health", "remark-wait", "remark-finish", "remark-horcrux", "remark-attack")
"""Every message of this module, for the catalogues' test."""

LOW = 3
"""Health with which a hero asks for help."""
NEARLY = 2
"""So few attack tokens more, and a villain is called nearly beaten."""


def named(name: str) -> Message:
    return Message(message_key("card", name))


# -- reasons -----------------------------------------------------------------------------------------------------------


def explain(g: Battle, seat: int, reasons: Reasons) -> Message | None:
    """What speaks for the answer given; None where nothing more can be said than the chances."""
    action: Action = reasons.best.action
    now = g.asked
    match action:
        case AssignAttack():
            return why_attack(g, seat, action.villain)
        case AcquireCard() | AcquireToTop():
            return why_buy(action.card)
        case PlayCard() | UsePower():
            name = action.card if isinstance(action, PlayCard) else action.power
            nearly_lost = g.control >= g.current_location.capacity - 1
            if nearly_lost and (name in FREES or isinstance(action, UsePower)):
                return location_message(g, "reason-free-location")
            return Message("reason-play", {"card": named(name)})
        case EndTurn():
            return Message("reason-wait" if g.attack[seat] and horcruxes_first(g) else "reason-end-turn")
        case PickVillain() if now is not None and isinstance(now.effect, Petrify):
            return Message("reason-petrify", {"villain": named(action.villain)})
        case PickHero() if now is not None and isinstance(now.effect, AnyHero | TwoHeroes):
            if now.effect.gain.health and g.health[action.hero] <= 2 * LOW:
                return Message("reason-heal", {"who": Player(action.hero), "health": g.health[action.hero]})
        case MarkHorcrux():
            return Message("reason-horcrux", {"horcrux": named(g.curse)})
        case DiscardCard():
            return Message("reason-discard", {"card": named(action.card)})
        case Choose():
            if action.choice.startswith("lose"):
                return Message("reason-lose-health")
    return None


def horcruxes_first(g: Battle) -> bool:
    return bool(g.curse or g.horcruxes) and better_alive(g)


def why_attack(g: Battle, seat: int, villain: str) -> Message:
    needed = left_of(g, villain)
    if needed > g.attack[seat]:
        return Message("reason-attack", {"villain": named(villain), "left": needed})
    freed = min(REWARDS[villain], g.control)
    if not freed:
        return Message("reason-finish", {"villain": named(villain)})
    location = named(g.current_location.id)
    return Message("reason-finish-control", {"villain": named(villain), "number": freed, "location": location})


def why_buy(card: str) -> Message:
    kinds = (
        ("control", FREES),
        ("all", SHARED),
        ("attack", {name for name, attack in ATTACK_OF.items() if attack}),
        ("health", HEALS),
        ("cards", DRAWS),
    )
    key = next((f"reason-buy-{kind}" for kind, cards in kinds if card in cards), "reason-buy")
    return Message(key, {"card": named(card)})


# -- remarks -----------------------------------------------------------------------------------------------------------


def remark(g: Battle, seat: int) -> Message | None:
    """What this hero wants the partners to know, the most urgent first; None if all is well."""
    here = g.current_location
    if g.settings.game > 1 and 0 < here.capacity - g.control <= 1:
        return location_message(g, "remark-location")
    if not g.stunned[seat] and g.health[seat] <= LOW and seat != g.active:
        return Message("remark-health", {"health": g.health[seat]})
    attackable = [villain for slot, villain in enumerate(g.villains) if villain and g.attackable(slot)]
    nearest = min(attackable, key=lambda villain: left_of(g, villain), default="")
    if nearest and horcruxes_first(g):
        return Message("remark-wait")
    if nearest and g.damage[g.villains.index(nearest)] and left_of(g, nearest) <= NEARLY and seat != g.active:
        return Message("remark-finish", {"villain": named(nearest), "left": left_of(g, nearest)})
    if g.curse and HORCRUXES[g.curse].every and g.marks:
        missing = [SYMBOLS[symbol] for symbol in range(len(SYMBOLS)) if g.symbol_open(symbol)]
        if len(missing) == 1:
            return Message("remark-horcrux", {"horcrux": named(g.curse), "face": Message(f"face-{missing[0]}")})
    if g.attack[seat] >= 3 and seat != g.active:
        return Message("remark-attack", {"attack": g.attack[seat]})
    return None


def location_message(g: Battle, key: str) -> Message:
    return Message(key, {"location": named(g.current_location.id)})
