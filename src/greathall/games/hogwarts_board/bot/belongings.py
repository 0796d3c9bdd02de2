"""Which cards to use in a turn, to buy, to sell and to keep."""

from __future__ import annotations

from random import Random

from greathall.core.kernel import Action
from greathall.games.hogwarts_board.actions import (
    Buy,
    Charm,
    Drink,
    Finish,
    Gaze,
    Roll,
    Sell,
    Take,
    TakeInstead,
    Throw,
    Use,
)
from greathall.games.hogwarts_board.board import DOORS, INFIRMARY, LEVEL
from greathall.games.hogwarts_board.bot.chamber import victory
from greathall.games.hogwarts_board.bot.movement import FAR, enters, square_worth
from greathall.games.hogwarts_board.bot.worth import BOOSTERS, DAMAGE, POTION_WORTH, blow, event_worth, worth
from greathall.games.hogwarts_board.cards.deck import EVENT_PILE, VALUE
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import UPPER_SP, Castle


def choose_card_use(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    """The best use of a card in this turn, or none."""
    go_on = options[0]
    before = isinstance(go_on, Roll)
    best, gain = go_on, 0.0
    for action in options[1:]:
        worth_now = _use_worth(g, seat, action, before) + 0.01 * rng.random()
        if worth_now > gain + 0.01:
            best, gain = action, worth_now
    return best


def _use_worth(g: Castle, seat: int, action: Action, before: bool) -> float:
    wizard = g.wizards[seat]
    if isinstance(action, Drink):
        return _drink_worth(g, seat, action.potion, before)
    if isinstance(action, Charm):
        if at_the_door(g, seat, before) and g.wizards[action.target].square != INFIRMARY:
            return 20.0 + blow(g, action.target)
    elif isinstance(action, Throw):
        return _throw_worth(g, seat, action.square)
    elif isinstance(action, Gaze):
        return 0.5 if before and action.pile == EVENT_PILE and event_worth(g, seat, 0) is None else 0.0
    elif isinstance(action, Use):
        if action.item == "broomstick":
            return 5 - square_worth(g, seat, wizard.square)
        if before and not potion_may_be_needed(g, seat):
            if action.item == "marauders_map":
                return 2.0
            return 2.0 if wizard.hp <= 3 and threatened(g, seat) else 0.0
    return 0.0


def at_the_door(g: Castle, seat: int, before: bool) -> bool:
    """Whether the chamber will be entered now."""
    square = g.wizards[seat].square
    return not before and square in DOORS and square not in g.dark and enters(g, seat)


def potion_may_be_needed(g: Castle, seat: int) -> bool:
    """One card is used in a turn: at a doorway it should be the potion that helps in the chamber."""
    wizard = g.wizards[seat]
    return (wizard.potion in BOOSTERS or wizard.potion == "power_potion") and enters(g, seat)


def threatened(g: Castle, seat: int) -> bool:
    """Whether a Death Eater or an armed rival may come by before the next turn."""
    square = g.wizards[seat].square
    near = [at for at in g.death_eaters if at and LEVEL[at] == LEVEL[square]]
    near += [w.square for other, w in enumerate(g.wizards) if other != seat and g.able(other) and w.square in FAR]
    return square in FAR and any(FAR[square][at] <= 6 for at in near)


def _drink_worth(g: Castle, seat: int, potion: str, before: bool) -> float:
    wizard = g.wizards[seat]
    if potion in BOOSTERS or potion == "power_potion":
        needed = potion != "power_potion" or g.sp(seat) < g.chamber_sp()
        return 20.0 if needed and at_the_door(g, seat, before) else 0.0
    if potion == "pomphreys_brew":
        return 3.0 if wizard.loves >= 0 else 0.0
    heals = POTIONS[potion].heals
    return 5.0 if g.most_hp(seat) - wizard.hp >= heals + (2 if wizard.hp > 4 else 0) else 0.0


def _throw_worth(g: Castle, seat: int, square: str) -> float:
    """Darkness before the doorway of a rival who is about to enter the chamber."""
    if square not in DOORS or square in g.dark or enters(g, seat):
        return 0.0
    return sum(
        20 * victory(g, other) * (FAR[w.square][square] <= 6)
        for other, w in enumerate(g.wizards)
        if other != seat and w.square in FAR and enters(g, other)
    )


def choose_trade(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    """Buy what is much better than what is carried; sell only what has no room."""
    wizard = g.wizards[seat]
    spells = any(isinstance(a, Buy | Sell) and a.card in SPELLS for a in options)
    room = g.most_spells(seat) if spells else 1
    carried = sorted(worth(g, seat, s) for s in wizard.spells) if spells else []
    if spells and len(carried) > room:
        return min((a for a in options if isinstance(a, Sell)), key=lambda a: worth(g, seat, a.card))
    least = carried[0] if len(carried) == room else 0.0
    best: Action = Finish()
    gain = 0.0
    attack = blow(g, seat)
    floor = UPPER_SP if g.on_upper(seat) else 0
    for action in options:
        if isinstance(action, Buy) and wizard.sp - VALUE[action.card] >= floor:
            better = worth(g, seat, action.card) - least - VALUE[action.card]
            if action.card in DAMAGE and not attack and SPELLS[action.card].sp <= wizard.sp - VALUE[action.card]:
                better += 25
            if action.card in wizard.spells:
                better -= 30
            if better > gain:
                best, gain = action, better
    if isinstance(best, Finish) and not spells and wizard.potion and any(isinstance(a, Sell) for a in options):
        table = max((POTION_WORTH[c] - VALUE[c] for c in g.table if VALUE[c] <= wizard.sp), default=0)
        if table > POTION_WORTH[wizard.potion] + 3:
            return next(a for a in options if isinstance(a, Sell))
    return best


def choose_card(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    def gain(action: Action) -> float:
        if isinstance(action, Take):
            return worth(g, seat, action.card)
        if isinstance(action, TakeInstead):
            twin = 20 if action.card in SPELLS and action.card in g.wizards[seat].spells else 0
            return worth(g, seat, action.card) - worth(g, seat, action.dropped) - twin
        return 0.5

    return max(options, key=gain)
