"""Using the item or drinking the potion in a turn."""

from __future__ import annotations

from functools import cache

from greathall.core.errors import Illegal
from greathall.core.kernel import Effect, Frame
from greathall.core.messages import Message
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.actions import Action, Charm, Drink, Gaze, Throw, Use
from greathall.games.hogwarts_board.battle.choices import charm, drink, use
from greathall.games.hogwarts_board.board import INFIRMARY, THROWS
from greathall.games.hogwarts_board.cards.deck import PILES
from greathall.games.hogwarts_board.cards.drinking import enamor, swallow
from greathall.games.hogwarts_board.cards.items import GLIMPSE, ITEMS
from greathall.games.hogwarts_board.cards.mattering import card_matters
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.events import Glimpsed, Used
from greathall.games.hogwarts_board.moving import MOVE
from greathall.games.hogwarts_board.state import Castle

throw = cache(Throw)
gaze = cache(Gaze)


def card_uses(g: Castle, seat: int, moved: bool) -> list[Action]:
    """What can be done now with the potion and the item."""
    wizard = g.wizards[seat]
    found: list[Action] = []
    potion = wizard.potion
    if potion == "love_potion":
        found += [charm(other) for other in range(g.seats) if other not in (seat, wizard.loves)]
    elif potion and (potion != "liquid_luck" or g.lucky < 0):
        found.append(drink(potion))
    if wizard.item:
        play = ITEMS[wizard.item].play
        if play == "hide" or (play == "move" and moved):
            found.append(use(wizard.item))
        elif play == "throw":
            found += [throw(square) for square in THROWS[wizard.square] if square != INFIRMARY]
        elif play == "gaze":
            found += [gaze(pile) for pile in PILES if g.piles[pile] and (g.settings.events or pile != "events")]
    return found


def apply_card(g: Castle, seat: int, answer: Action) -> None:
    """Use the potion or the item outside battle."""
    wizard = g.wizards[seat]
    if isinstance(answer, Drink):
        g.drop(seat, answer.potion)
        swallow(g, seat, answer.potion)
        g.heal(seat, POTIONS[answer.potion].heals)
    elif isinstance(answer, Charm):
        g.drop(seat, "love_potion")
        enamor(g, seat, answer.target)
    elif isinstance(answer, Throw):
        g.emit(Used(seat, "darkness_powder"))
        g.powder -= 1
        if not g.powder:
            g.drop(seat, "darkness_powder")
        g.darken(answer.square)
    elif isinstance(answer, Gaze):
        _gaze(g, seat, answer.pile)
    else:
        g.emit(Used(seat, wizard.item))
        if wizard.item == "broomstick":
            g.then([MOVE], seat)
        else:
            g.begin("cloaked" if wizard.item == "invisibility_cloak" else "mapped", seat, 1)


def _gaze(g: Castle, seat: int, pile: str) -> None:
    """Glimpse the top of a pile: the seat knows these cards until they are drawn or shuffled."""
    count = min(GLIMPSE[pile], len(g.piles[pile]))
    known = [(s, p, n) for s, p, n in g.glimpses if (s, p) != (seat, pile)]
    before = max((n for s, p, n in g.glimpses if (s, p) == (seat, pile)), default=0)
    g.glimpses = tuple(sorted([*known, (seat, pile, max(count, before))]))
    g.emit(Glimpsed(seat, pile, tuple(g.piles[pile][-1 : -1 - count : -1])))


class MayUseCard(Effect[Castle]):
    """Once a turn the item or the potion may be used: before moving, or after the move and its battle (R6, R7).

    Who has a card is asked before the move if it can do anything, and after it only where it can matter (D24).
    """

    prompts = ("prompt-before-move", "prompt-after-move", "prompt-before-recovery")
    refusals = (
        "refusal-fly-after-moving",
        "refusal-luck-is-taken",
        "refusal-not-carried",
    )

    def __init__(self, moment: str, moved: bool, go_on: Action) -> None:
        self.moment = moment
        self.moved = moved
        self.go_on = go_on

    def resolve(self, g: Castle, now: Frame) -> None:
        wizard = g.wizards[now.who]
        if g.used or g.spent or not (wizard.potion or wizard.item):
            return
        if g.version >= versions.ASKS_ONLY_WHERE_A_CARD_MATTERS:
            worth_asking = card_matters(g, now.who, self.moved)
        else:
            worth_asking = self._useful(g, wizard.potion, wizard.item)
        if worth_asking:
            g.ask(now, now.who)

    def _useful(self, g: Castle, potion: str, item: str) -> bool:
        """Whether `card_uses` will find anything."""
        if potion and (potion != "liquid_luck" or g.lucky < 0):
            return True
        play = ITEMS[item].play if item else ""
        return bool(play) and (play != "move" or self.moved)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return (self.go_on, *card_uses(g, seat, self.moved))

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        answer = answers[now.who]
        if answer != self.go_on:
            g.used = True
            apply_card(g, now.who, answer)

    def prompt(self, g: Castle, now: Frame, seat: int) -> Message:
        return Message(f"prompt-{self.moment}")

    def refusal(self, g: Castle, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, Use) and action.item == "broomstick" and g.wizards[seat].item == "broomstick":
            return Illegal("refusal-fly-after-moving")
        if isinstance(action, Drink) and action.potion == "liquid_luck" and g.wizards[seat].potion == "liquid_luck":
            return Illegal("refusal-luck-is-taken")
        return Illegal("refusal-not-carried")
