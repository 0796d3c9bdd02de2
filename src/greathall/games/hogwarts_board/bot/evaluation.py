"""How good a position is for a seat."""

from __future__ import annotations

from collections.abc import Hashable

from greathall.games.hogwarts_board.battle.creatures import VOLDEMORT
from greathall.games.hogwarts_board.battle.deciders import decider_of
from greathall.games.hogwarts_board.board import CHAMBER
from greathall.games.hogwarts_board.bot.worth import ITEM_WORTH, POTION_WORTH, worth
from greathall.games.hogwarts_board.state import Castle


def value(g: Castle, seat: int) -> float:
    """A share of the castle's hopes: SP on the way to the chamber, arms for it, and health."""
    if g.over:
        return 1 / len(g.winners) if seat in g.winners else 0.0
    hopes = [_hope(g, s) for s in range(g.seats)]
    return hopes[seat] / sum(hopes)


def _hope(g: Castle, seat: int) -> float:
    wizard = g.wizards[seat]
    sp = min(g.sp(seat) / g.chamber_sp(), 1.4)
    arms = sum(worth(g, seat, s) for s in wizard.spells) / 90
    arms += (POTION_WORTH.get(wizard.potion, 0) + ITEM_WORTH.get(wizard.item, 0)) / 150
    hope = 0.15 + sp + 0.7 * arms + 0.05 * wizard.hp
    battle = g.battle
    if battle is not None and battle.contest == CHAMBER and battle.battlers[seat].here:
        dark_lord = next((b.hp for b in battle.battlers if b.kind == VOLDEMORT), 12)
        hope += 2.5 * max(0.0, wizard.hp / 10 + (12 - dark_lord) / 6 - 0.8)
    return hope**2


def infoset_key(g: Castle, seat: int) -> Hashable:
    """What a choice depends on: the question, the options, and how everybody in the battle stands."""
    now = g.asked
    question = "" if now is None else now.effect.id
    wizard = g.wizards[seat]
    battle = g.battle
    fight: tuple[Hashable, ...] = ()
    if battle is not None:
        fight = tuple(
            (b.name, g.wizards[i].hp if i < g.seats else b.hp, b.form, bool(b.petrified), decider_of(battle, i))
            for i, b in enumerate(battle.battlers)
            if b.here
        )
    return question, tuple(g.options(seat)), wizard.square, wizard.hp, g.sp(seat) // 20, fight
