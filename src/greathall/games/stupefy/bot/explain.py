"""Why a bot answers as it does, in one sentence, from what its seat may know."""

from __future__ import annotations

from greathall.core.messages import Arg, Message, Player, message_key
from greathall.core.reasons import Reasons
from greathall.games.stupefy.actions import Action, Aim, Cast, Prepare, Protego, Take, TurnBack
from greathall.games.stupefy.bot.evaluation import chances
from greathall.games.stupefy.bot.heuristic import BRAVERY, USUAL_POT, pot
from greathall.games.stupefy.bot.prospects import gain, loaded
from greathall.games.stupefy.bot.sense import KINDS
from greathall.games.stupefy.cards import (
    BECOME_FAVOURITE,
    FAVOUR,
    FAVOUR_BONUS,
    HOUSES,
    LESSONS,
    POINTS,
    POTION,
    ROUNDS,
    TURNER,
)
from greathall.games.stupefy.state import Stupefy

REASONS = (
    "reason-shoot-now",
    "reason-shoot",
    "reason-bluff",
    "reason-aim-leader",
    "reason-aim-favourite",
    "reason-aim-unloaded",
    "reason-aim",
    "reason-safe",
    "reason-stand",
    "reason-hide",
    "reason-points",
    "reason-favour",
    "reason-potion",
    "reason-lessons",
    "reason-favourite",
    "reason-favourite-token",
    "reason-token",
    "reason-deny",
    "reason-turn-back",
)
"""Every message of this module, for the catalogues' test."""


def explain(g: Stupefy, seat: int, reasons: Reasons) -> Message | None:
    """What speaks for the answer given."""
    action: Action = reasons.best.action
    match action:
        case Prepare():
            return _why_prepare(g, seat, action)
        case Aim(target) if target is not None:
            return _why_aim(g, seat, target)
        case Cast() | Protego():
            return _why_cast(g, seat, action)
        case Take():
            return _why_take(g, seat, KINDS[action.reward])
        case TurnBack():
            return Message("reason-turn-back", {"member": Player(action.member), "tokens": g.tokens[action.member]})
    return None


def _why_prepare(g: Stupefy, seat: int, action: Prepare) -> Message:
    cards = g.misspells[seat] + g.stupefies[seat]
    if action.spell == "misspell":
        return Message("reason-bluff", {"stupefies": g.stupefies[seat]})
    if pot(g) > 1.2 * USUAL_POT or g.round == ROUNDS:
        return Message("reason-shoot-now", {"count": sum(g.middle)})
    return Message("reason-shoot", {"stupefies": g.stupefies[seat], "cards": cards})


def _why_aim(g: Stupefy, seat: int, target: int) -> Message:
    who: dict[str, Arg] = {"target": Player(target)}
    best = max(chances(g, seat).items(), key=lambda item: item[1])[0]
    if g.house[target] == best:
        return Message("reason-aim-leader", who | {"house": Message(message_key("house", HOUSES[best]))})
    if target == g.favourite:
        return Message("reason-aim-favourite", who)
    return Message("reason-aim-unloaded" if not loaded(g, target) else "reason-aim", who)


def _why_cast(g: Stupefy, seat: int, action: Cast | Protego) -> Message:
    """The danger as the others see it: who aims here, may have a Stupefy, and will dare to cast."""
    unhurt = 1.0
    wands = 0
    for other, target in enumerate(g.target):
        if target == seat:
            wands += 1
            unhurt *= 1.0 - loaded(g, other) * BRAVERY ** g.target.count(other)
    if isinstance(action, Cast) and unhurt == 1.0:
        return Message("reason-safe", {"wands": wands})
    percent = max(1, round(100 * (1.0 - unhurt)))
    return Message("reason-stand" if isinstance(action, Cast) else "reason-hide", {"percent": percent, "wands": wands})


def _why_take(g: Stupefy, seat: int, kind: int) -> Message | None:
    rival = _next_rival(g, seat)
    if rival is not None and gain(g, seat, rival, kind) > 1.5 * gain(g, seat, seat, kind):
        return Message("reason-deny", {"rival": Player(rival)})
    if POINTS[kind]:
        return Message("reason-points", {"points": POINTS[kind]})
    if kind == FAVOUR:
        number = g.favours[seat] + 1
        more = FAVOUR_BONUS[number] - FAVOUR_BONUS[number - 1]
        return Message("reason-favour", {"number": number, "more": more})
    if kind == POTION:
        return Message("reason-potion", {"number": g.potions[seat] + 1})
    if kind == LESSONS:
        return Message("reason-lessons")
    if kind == BECOME_FAVOURITE:
        return Message("reason-favourite-token" if g.tokens[seat] else "reason-favourite")
    assert kind == TURNER
    return Message("reason-token")


def _next_rival(g: Stupefy, seat: int) -> int | None:
    """Who of another house takes next."""
    others = [(seat + step) % g.seats for step in range(1, g.seats)]
    return next((other for other in others if g.standing[other] and g.house[other] != g.house[seat]), None)
