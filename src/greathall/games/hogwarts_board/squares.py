"""What each square gives when it is used."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from greathall.core.errors import Illegal
from greathall.core.kernel import Effect, Frame
from greathall.core.messages import Message, message_key
from greathall.games.hogwarts_board.actions import Action, Buy, Enter, Finish, Sell, StayOut, Take, TakeInstead
from greathall.games.hogwarts_board.battle.meeting import enter_chamber, jump
from greathall.games.hogwarts_board.board import CHAMBER, KIND
from greathall.games.hogwarts_board.cards.deck import EVENT_PILE, VALUE
from greathall.games.hogwarts_board.cards.items import ITEM_PILE
from greathall.games.hogwarts_board.cards.potions import POTION_PILES
from greathall.games.hogwarts_board.cards.spells import SPELL_PILES
from greathall.games.hogwarts_board.cards.taking import LEAVE, SORT_CARDS, take, take_card, take_instead
from greathall.games.hogwarts_board.dice import Rolling, roll
from greathall.games.hogwarts_board.events import Bought, EventDrawn, LaidOut, Sold
from greathall.games.hogwarts_board.state import Castle

RECOVERY_HP: Final = 2
CLASS_SP: Final = 10
MARKET_SPELLS: Final = 3
MARKET_SPELLS_WITH_BOOK: Final = 6
MARKET_POTIONS: Final = 2
MARKET_POTIONS_WITH_BOOK: Final = 4
ITEMS_FOUND: Final = 2

BUY: Final = {card: Buy(card) for card in VALUE}
SELL: Final = {card: Sell(card) for card in VALUE}


class UseSquare(Effect[Castle]):
    """Use the square where the wizard stands: not in the dark, not under the cloak, not after fainting (R23, R80).

    The Vanishing Cabinet comes first, once for a landing (`n` is 1 after its jump, R31): up, the jump is all; down,
    the lower square is used too.
    """

    def resolve(self, g: Castle, now: Frame) -> None:
        seat = now.who
        wizard = g.wizards[seat]
        if (g.spent and seat == g.active) or wizard.cloaked or wizard.square in g.dark:
            return
        if not now.n:
            to = jump(g, seat)
            if to:
                if to == g.cabinet:
                    below = g.agenda.pop()
                    g.then([USE_SQUARE], seat, "", 1)
                    g.agenda.append(below)
                return
        use = USE_OF.get(wizard.square)
        if use is not None:
            use(g, seat)


def _event(g: Castle, seat: int) -> None:
    if g.settings.events:
        DRAW_EVENT.resolve(g, _DRAW_EVENT[seat])


def _recovery(g: Castle, seat: int) -> None:
    g.heal(seat, RECOVERY_HP)


def _class(g: Castle, seat: int) -> None:
    g.gain_sp(seat, CLASS_SP, "lesson")


def _infirmary(g: Castle, seat: int) -> None:
    """Nothing now; the next turn is spent recovering (R22)."""
    g.wizards[seat].resting = 1


def _inn(g: Castle, seat: int) -> None:
    g.then([INN], seat)


def _spell_market(g: Castle, seat: int) -> None:
    shown = MARKET_SPELLS_WITH_BOOK if g.wizards[seat].item == "spell_book" else MARKET_SPELLS
    _lay_out(g, seat, SPELL_PILES[g.on_upper(seat)], shown)
    TRADE.resolve(g, _TRADE_SPELLS[seat])


def _potion_market(g: Castle, seat: int) -> None:
    book = g.wizards[seat].item == "half_blood_prince_book"
    _lay_out(g, seat, POTION_PILES[g.on_upper(seat)], MARKET_POTIONS_WITH_BOOK if book else MARKET_POTIONS)
    TRADE.resolve(g, _TRADE_POTIONS[seat])


def _item_room(g: Castle, seat: int) -> None:
    _lay_out(g, seat, ITEM_PILE, ITEMS_FOUND)
    if g.table:
        g.then([SEARCH], seat)


def _spell_gift(g: Castle, seat: int) -> None:
    draw_card(g, seat, SPELL_PILES[1])


def _potion_gift(g: Castle, seat: int) -> None:
    draw_card(g, seat, POTION_PILES[1])


def _dark_doorway(g: Castle, seat: int) -> None:
    if g.sp(seat) >= g.chamber_sp() and CHAMBER not in g.dark:
        g.then([DARK_DOORWAY], seat)


USES: Final[dict[str, Callable[[Castle, int], None]]] = {
    "event": _event,
    "recovery": _recovery,
    "class": _class,
    "infirmary": _infirmary,
    "inn": _inn,
    "spell_market": _spell_market,
    "potion_market": _potion_market,
    "item_room": _item_room,
    "spell_gift": _spell_gift,
    "potion_gift": _potion_gift,
    "dark_doorway": _dark_doorway,
}
USE_OF: Final = {square: USES[kind] for square, kind in KIND.items() if kind in USES}
"""By the square itself."""


def draw_card(g: Castle, seat: int, pile: str) -> None:
    """Draw a card, which may be taken or left; from an empty pile nothing is drawn (R59)."""
    card = g.draw(pile)
    if card:
        g.emit(LaidOut(seat, (card,)))
        g.found.append((seat, card))
        g.then([SORT_CARDS])


def _lay_out(g: Castle, seat: int, pile: str, count: int) -> None:
    g.table = g.draw_several(pile, count)
    if g.table and g.log is not None:
        g.log.append(LaidOut(seat, tuple(g.table)))


def _clear_table(g: Castle) -> None:
    for card in g.table:
        g.put_under(card)
    g.table = []


class DrawEvent(Effect[Castle]):
    """Draw an event, resolve it, put it under the pile. Its numbers are those of the level where it is drawn."""

    def resolve(self, g: Castle, now: Frame) -> None:
        card = g.draw(EVENT_PILE)
        g.put_under(card)
        if g.log is not None:
            g.log.append(EventDrawn(now.who, card))
        g.then(_events()[card], now.who, card, int(g.on_upper(now.who)))


@cache
def _events() -> dict[str, tuple[Effect[Castle], ...]]:
    """Imported late: events lead to squares as squares lead to events."""
    from greathall.games.hogwarts_board.cards.events import EVENTS

    return EVENTS


class Inn(Rolling):
    """Three Broomsticks: roll a die and restore as many HP."""

    def happen(self, g: Castle, now: Frame) -> None:
        g.heal(now.who, roll(g, f"seat_{now.who}", "inn"))


class Trade(Effect[Castle]):
    """Buy, sell and trade at trading value. What is sold goes under its pile; limits count at the end (R58)."""

    prompts = ("prompt-trade",)
    refusals = (
        "refusal-one-potion",
        "refusal-too-dear",
        "refusal-too-many-spells",
        "refusal-not-for-trade",
    )

    def resolve(self, g: Castle, now: Frame) -> None:
        wizard = g.wizards[now.who]
        held = wizard.spells if now.source == "spells" else wizard.potion
        if held or self._affordable(g, wizard.sp):
            g.ask(now, now.who)
        else:
            self._end(g)

    def _affordable(self, g: Castle, sp: int) -> bool:
        """Whether anything on the table can be bought."""
        return any(VALUE[card] <= sp for card in g.table)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        wizard = g.wizards[seat]
        sp = wizard.sp
        spells = now.source == "spells"
        held: tuple[str, ...] = wizard.spells if spells else (wizard.potion,) if wizard.potion else ()
        most = g.most_spells(seat) if spells else 1
        found: list[Action] = []
        if spells or not held:  # a second potion has no place on the display, not even during the trade
            found += [BUY[card] for card in dict.fromkeys(g.table) if VALUE[card] <= sp]
        found += [SELL[card] for card in dict.fromkeys(held)]
        if len(held) <= most:
            found.append(FINISH)
        return tuple(found)

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        answer = answers[now.who]
        if isinstance(answer, Buy):
            price = VALUE[answer.card]
            g.table.remove(answer.card)
            g.wizards[now.who].sp -= price
            if g.log is not None:
                g.log.append(Bought(now.who, answer.card, price))
            g.receive(now.who, answer.card)
        elif isinstance(answer, Sell):
            price = VALUE[answer.card]
            g.drop(now.who, answer.card)
            g.wizards[now.who].sp += price
            if g.log is not None:
                g.log.append(Sold(now.who, answer.card, price))
        else:
            self._end(g)
            return
        g.agenda.append(now)

    def _end(self, g: Castle) -> None:
        _clear_table(g)
        g.check_levels()  # who has spent too much upstairs goes home now (R15)

    def default(self, g: Castle, now: Frame, seat: int, rng: object) -> Action:
        return self.options(g, now, seat)[-1]

    def prompt(self, g: Castle, now: Frame, seat: int) -> Message:
        return Message(
            "prompt-trade", {"sp": g.sp(seat), "square": Message(message_key("square", g.wizards[seat].square))}
        )

    def refusal(self, g: Castle, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, Buy) and action.card in g.table:
            if now.source == "potions" and g.wizards[seat].potion:
                return Illegal("refusal-one-potion")
            return Illegal("refusal-too-dear", sp=g.wizards[seat].sp, price=VALUE[action.card])
        return Illegal("refusal-too-many-spells" if isinstance(action, Finish) else "refusal-not-for-trade")


class Search(Effect[Castle]):
    """Room of Requirement: keep one of the items found, in place of the one that is carried."""

    def resolve(self, g: Castle, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        carried = g.wizards[seat].item
        if carried:
            return (*[take_instead(card, carried) for card in g.table], LEAVE)
        return (*[take_card(card) for card in g.table], LEAVE)

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        answer = answers[now.who]
        if isinstance(answer, Take | TakeInstead):
            g.table.remove(answer.card)
            take(g, now.who, answer.card, answer)
        _clear_table(g)
        g.check_levels()
        g.then([SORT_CARDS])


class DarkDoorway(Effect[Castle]):
    """With enough SP the chamber may be entered."""

    def resolve(self, g: Castle, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return DOORWAY_OPTIONS

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        if isinstance(answers[now.who], Enter):
            enter_chamber(g, now.who, g.wizards[now.who].square)


USE_SQUARE: Final = UseSquare()
DRAW_EVENT: Final = DrawEvent()
INN: Final = Inn()
TRADE: Final = Trade()
SEARCH: Final = Search()
DARK_DOORWAY: Final = DarkDoorway()
_DRAW_EVENT: Final = [Frame(DRAW_EVENT, seat, "") for seat in range(4)]
_TRADE_SPELLS: Final = [Frame(TRADE, seat, "spells") for seat in range(4)]
_TRADE_POTIONS: Final = [Frame(TRADE, seat, "potions") for seat in range(4)]
SQUARE_EFFECTS: Final = (USE_SQUARE, DRAW_EVENT, INN, TRADE, SEARCH, DARK_DOORWAY)
FINISH: Final = Finish()
DOORWAY_OPTIONS: Final[tuple[Action, ...]] = (StayOut(), Enter())
