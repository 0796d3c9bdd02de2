"""How a play reads to people: its word, and where it begins; and how one is written with a card."""

from __future__ import annotations

from greathall.core.messages import Arg, Message, message_key

from .actions import Action, Place
from .cards import BONUS, CONFUNDO
from .notation import main_word
from .state import Scrabble

MESSAGES = ("play-across", "play-down", "play-with-card", "notation-bonus", "notation-confundo")


def option(g: Scrabble, seat: int, action: Action) -> Message | None:
    """None for whatever its action says well enough."""
    if not isinstance(action, Place):
        return None
    play = main_word(g.board, action)
    word = "".join([letter for _, letter in play.letters])
    args: dict[str, Arg] = {
        "word": word[::-1] if action.card == CONFUNDO else word,
        "row": play.row,
        "column": play.column,
    }
    said = Message("play-down" if play.down else "play-across", args)
    if action.card is None:
        return said
    return Message("play-with-card", {"play": said, "card": Message(message_key("card", action.card))})


def written_with_cards(g: Scrabble, seat: int) -> list[Message]:
    """How to write a play with each card at hand that is laid with a word."""
    usable = [] if g.used else [card for card in (*BONUS, CONFUNDO) if g.usable(seat, card)]
    return [
        Message("notation-confundo")
        if card == CONFUNDO
        else Message("notation-bonus", {"card": Message(message_key("card", card)), "written": card})
        for card in usable
    ]
