"""How options read: with the price of a card, and with what waits at the end of a walk."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Action
from greathall.core.messages import Arg, Message, Player, message_for, message_key
from greathall.games.hogwarts_board.actions import Buy, Go, Sell, Walk
from greathall.games.hogwarts_board.board import CHAMBER, KIND, VCAB_SQUARE
from greathall.games.hogwarts_board.cards.deck import VALUE
from greathall.games.hogwarts_board.state import UPPER_SP, Castle

Words = list[int | str | Player | Message]


def option(g: Castle, seat: int, action: Action) -> Message | None:
    """What an option says beyond its action. Nothing hidden is looked at: everything that counts lies open."""
    plain = message_for(action, "option")
    if isinstance(action, Buy | Sell):
        return Message(f"{plain.key}-for", {**plain.args, "price": VALUE[action.card]})
    if isinstance(action, Walk) and action.path:
        *way, end = [Message(message_key("square", square)) for square in action.path]
        args: dict[str, Arg] = {"end": end, "does": _at(g, seat, action.path[-1])}
        return Message("option-walk-by", {**args, "way": [*way]}) if way else Message("option-walk-end", args)
    if isinstance(action, Go) and action.square != CHAMBER:
        return Message("option-go-to", {**plain.args, "does": _at(g, seat, action.square)})
    return None


def _at(g: Castle, seat: int, square: str) -> Words:
    """What the square does, and who is there."""
    found: Words = [_use(g, seat, square)]
    there: Words = [
        Player(other)
        for other, w in enumerate(g.wizards)
        if other != seat and w.square == square and not (w.cloaked or w.mapped)
    ]
    there += [
        Message(message_key("battler", f"death_eater_{k + 1}")) for k, at in enumerate(g.death_eaters) if at == square
    ]
    return [*found, Message("walk-meets", {"who": there})] if there else found


def _use(g: Castle, seat: int, square: str) -> Message:
    if square in g.dark or g.wizards[seat].cloaked:
        return Message("square-use-nothing")
    if square == VCAB_SQUARE:
        return Message("walk-cabinet", {"square": Message(message_key("square", g.cabinet))})
    if square == g.cabinet and g.sp(seat) >= UPPER_SP:
        return Message("walk-cabinet", {"square": Message(message_key("square", VCAB_SQUARE))})
    kind = "home" if square == g.wizards[seat].house else KIND[square]
    if kind == "event" and not g.settings.events:
        kind = "nothing"
    return Message(message_key("square-use", kind))


MESSAGES: Final[tuple[str, ...]] = (
    "option-buy-for",
    "option-sell-for",
    "option-walk-end",
    "option-walk-by",
    "option-walk-to",  # in analyses that were kept before there were the two above
    "option-go-to",
    "walk-meets",
    "walk-cabinet",
)
USES: Final = tuple(sorted({*KIND.values(), "home", "nothing"} - {"vanishing_cabinet", CHAMBER}))
"""The kinds of use that have a text."""
