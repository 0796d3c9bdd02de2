"""Which cards to use in a turn, to buy, to sell and to keep."""

from __future__ import annotations

from random import Random

from greathall.core.kernel import Action
from greathall.games.hogwarts_board.actions import Buy, Charm, Drink, Finish, GoOn, Roll, Sell, Take, TakeInstead, Use
from greathall.games.hogwarts_board.board import DOORS, KIND
from greathall.games.hogwarts_board.bot.movement import square_worth
from greathall.games.hogwarts_board.bot.worth import BOOSTERS, DAMAGE, POTION_WORTH, blow, dares, worth
from greathall.games.hogwarts_board.cards.deck import VALUE
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import UPPER_SP, Castle


def choose_card_use(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    wizard = g.wizards[seat]
    go_on = options[0]
    at_door = wizard.square in DOORS and KIND[wizard.square] == "dark_doorway" and isinstance(go_on, GoOn)
    for action in options:
        if isinstance(action, Drink):
            heals = POTIONS[action.potion].heals
            missing = g.most_hp(seat) - wizard.hp
            if heals and action.potion != "strength_potion" and missing >= heals + (2 if wizard.hp > 4 else 0):
                return action
            about_to_enter = at_door and dares(g, seat)
            enough = g.sp(seat) >= g.chamber_sp()
            if about_to_enter and enough and action.potion in BOOSTERS:
                return action
            if about_to_enter and not enough and action.potion == "power_potion":
                return action if g.sp(seat) + 100 >= g.chamber_sp() else go_on
        elif isinstance(action, Charm):
            if at_door and g.sp(seat) >= g.chamber_sp() and dares(g, seat):
                rivals = [a for a in options if isinstance(a, Charm) and g.wizards[a.target].square != "infirmary"]
                if rivals:
                    return max(rivals, key=lambda a: blow(g, a.target) + 0.01 * rng.random())
        elif isinstance(action, Use):
            if action.item == "marauders_map" and isinstance(go_on, Roll):
                if wizard.hp <= 5 or (g.sp(seat) >= UPPER_SP and blow(g, seat) < 2):
                    return action
            elif action.item == "invisibility_cloak" and isinstance(go_on, Roll):
                if wizard.hp <= 2:
                    return action
            elif action.item == "broomstick" and square_worth(g, seat, wizard.square) < 5:
                return action
    return go_on


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
