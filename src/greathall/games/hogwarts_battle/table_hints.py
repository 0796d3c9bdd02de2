"""What people at a table are told and offered beyond the rules: what a turn leaves unused, cards to play in one go, why
something cannot be done, how the game ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from greathall.core.codec import fields_of
from greathall.core.kernel import Effect
from greathall.core.messages import Message, message_key
from greathall.games.hogwarts_battle.actions import AcquireCard, Action, AssignAttack, EndTurn, PlayCard, UsePower
from greathall.games.hogwarts_battle.cards import CARDS, POWERS
from greathall.games.hogwarts_battle.components import LONGEST_GAME
from greathall.games.hogwarts_battle.conditions import Condition
from greathall.games.hogwarts_battle.effects import All, ForFullHealth, Gain, IfWeasley, MayPutOnTop, RemoveControl
from greathall.games.hogwarts_battle.hero_actions import ACQUIRE, ASSIGN, HERO_ACTIONS, PLAY, TO_TOP, USE
from greathall.games.hogwarts_battle.state import Battle

MESSAGES = (
    "option-end-turn-left",
    "left-cards",
    "left-attack",
    "left-influence",
    "together",
    "result-won",
    "result-lost",
    "result-tired",
    "sequel",
    "campaign-standing",
    "campaign-finished",
)

# -- the end of a turn -------------------------------------------------------------------------------------------------


def unused(g: Battle, seat: int) -> list[Message]:
    """What would be lost if the turn ended now, though something could be done with it."""
    options = g.options(seat)
    left = {"left-cards": len(g.hands[seat])}
    if any(isinstance(option, AssignAttack) or _costs(option, "attack") for option in options):
        left["left-attack"] = g.attack[seat]
    if any(isinstance(option, AcquireCard) or _costs(option, "influence") for option in options):
        left["left-influence"] = g.influence[seat]
    return [Message(key, {"count": count}) for key, count in left.items() if count]


def _costs(option: Action, token: str) -> bool:
    return isinstance(option, UsePower) and bool(getattr(POWERS[option.power], token))


def option_message(g: Battle, seat: int, action: Action) -> Message | None:
    """To end the turn says what is left."""
    left = unused(g, seat) if isinstance(action, EndTurn) else []
    return Message("option-end-turn-left", {"left": [*left]}) if left else None


def careful(g: Battle, seat: int, action: Action) -> bool:
    """Whoever ends a turn with something left may have mistaken the button."""
    return isinstance(action, EndTurn) and bool(unused(g, seat))


# -- cards in one go ---------------------------------------------------------------------------------------------------

NEVER_ASK = (Gain, All, ForFullHealth, IfWeasley, MayPutOnTop, RemoveControl, Condition)
"""These effects ask nothing themselves, whatever they contain."""


def asks(effect: Effect[Any]) -> bool:
    """Whether a text may ask something of whoever plays it."""
    return not isinstance(effect, NEVER_ASK) or any(map(asks, _inside(effect)))


def _inside(effect: Effect[Any]) -> Iterator[Effect[Any]]:
    for part in fields_of(effect).values():
        if isinstance(part, Effect):
            yield part
        elif isinstance(part, tuple):
            yield from (each for each in part if isinstance(each, Effect))


QUIET = tuple(card.id for card in CARDS.values() if not any(map(asks, card.play.effects)))
"""The cards that ask nothing when they are played."""


def together(g: Battle, seat: int) -> Sequence[PlayCard]:
    """All cards of the hand, if there are several and none asks anything."""
    asked = g.asked is not None and g.asked.effect is HERO_ACTIONS and seat in g.waiting
    hand = g.hands[seat]
    return [PLAY[card] for card in hand] if asked and len(hand) > 1 and all(card in QUIET for card in hand) else []


# -- why not -----------------------------------------------------------------------------------------------------------


def thinkable(g: Battle, seat: int) -> Iterable[Action]:
    """In step 3, all that can be done with any card, villain or power of the game."""
    if g.asked is not None and g.asked.effect is HERO_ACTIONS:
        for actions in (PLAY, ASSIGN, ACQUIRE, TO_TOP, USE):
            yield from actions.values()


# -- how it ended ------------------------------------------------------------------------------------------------------


def result(g: Battle) -> Message:
    """Won or lost, by what, after how many turns."""
    args: dict[str, Any] = {"game": g.game, "turns": min(g.turn, LONGEST_GAME)}
    if g.won:
        return Message("result-won", args | {"count": len(g.beaten)})
    if g.turn > LONGEST_GAME:
        return Message("result-tired", args)
    return Message("result-lost", args | {"location": Message(message_key("card", g.current_location.id))})
