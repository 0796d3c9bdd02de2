"""Why a bot answers as it does, in a sentence a child understands."""

from __future__ import annotations

from greathall.core.kernel import Action
from greathall.core.messages import Message, Player, message_key
from greathall.core.reasons import Reasons
from greathall.games.hogwarts_board.actions import (
    Buy,
    Cast,
    CastAt,
    Drink,
    Enter,
    Grasp,
    Leave,
    Melee,
    Run,
    StayOut,
    Strike,
    Take,
    TakeInstead,
    Throw,
    Use,
    Walk,
)
from greathall.games.hogwarts_board.board import CHAMBER, DOORS, KIND
from greathall.games.hogwarts_board.bot.chamber import may_enter, victory
from greathall.games.hogwarts_board.bot.worth import BOOSTERS
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.dice import speak
from greathall.games.hogwarts_board.state import Castle
from greathall.games.hogwarts_board.wizard import FULL_HP

WHYS = (
    "door",
    "learn",
    "heal",
    "market",
    "walk",
    "enter",
    "stay-out",
    "run",
    "run-chamber",
    "attack",
    "attack-voldemort",
    "card",
    "strengthen",
    "hide",
    "darkness",
)
HEALS = ("recovery", "inn", "infirmary")
LEARNS = ("class", "event")
CARDS = ("spell_market", "potion_market", "item_room", "spell_gift", "potion_gift")


def explain(g: Castle, seat: int, reasons: Reasons) -> Message | None:
    """A sentence on the answer given; None where the general one will do."""
    action: Action = reasons.best.action
    if isinstance(action, Walk):
        return _walk(g, seat, action.path[-1] if action.path else g.wizards[seat].square)
    if isinstance(action, Enter | Grasp):
        hp = FULL_HP if isinstance(action, Grasp) else 0
        return _why("enter", chance=round(100 * victory(g, seat, hp)))
    if isinstance(action, StayOut | Leave) and g.battle is None and g.wizards[seat].square in DOORS:
        return _why("stay-out", chance=round(100 * victory(g, seat)))
    if isinstance(action, Run) or (isinstance(action, Cast) and action.spell == "apparate"):
        chamber = g.battle is not None and g.battle.contest == CHAMBER
        return _why("run-chamber" if chamber else "run")
    if isinstance(action, CastAt | Strike | Melee):
        if action.target == "voldemort":
            return _why("attack-voldemort")
        return _why("attack", target=speak(action.target)) if action.target != f"seat_{seat}" else None
    if isinstance(action, Buy | Take | TakeInstead):
        return _why("card", card=_card(action.card))
    if isinstance(action, Drink):
        key = "strengthen" if action.potion in BOOSTERS else "heal" if POTIONS[action.potion].heals else ""
        return _why(key) if key else None
    if isinstance(action, Throw):
        return _why("darkness")
    if isinstance(action, Use) and action.item in ("marauders_map", "invisibility_cloak"):
        return _why("hide")
    return None


def _walk(g: Castle, seat: int, square: str) -> Message:
    kind = KIND[square]
    name = Message(message_key("square", square))
    if kind == "dark_doorway" and may_enter(g, seat):
        return _why("door", square=name, chance=round(100 * victory(g, seat)))
    key = "learn" if kind in LEARNS else "heal" if kind in HEALS else "market" if kind in CARDS else "walk"
    return _why(key) if key == "heal" else _why(key, square=name)


def _card(card: str) -> Message:
    return Message(message_key("card", card))


def _why(key: str, **arguments: int | Player | Message) -> Message:
    return Message(f"why-{key}", {**arguments})
