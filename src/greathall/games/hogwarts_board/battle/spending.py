"""The cards used in a battle round: potions drunk, items used, one-time spells spent."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.hogwarts_board.battle.state import Plan
from greathall.games.hogwarts_board.battle.statuses import HARMFUL
from greathall.games.hogwarts_board.battle.tally import RoundTally
from greathall.games.hogwarts_board.cards.drinking import enamor, swallow
from greathall.games.hogwarts_board.cards.items import DRAW, END, ESCAPE, HIDE, ITEMS
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS, Spell
from greathall.games.hogwarts_board.events import Freed


def spend(tally: RoundTally) -> None:
    """Potions are drunk, items used, one-time spells spent, whether or not anything came of it."""
    g = tally.g
    for plan in tally.acting:
        who, verb, card = plan.who, plan.verb, plan.card
        if verb == "run":
            _tries_to_run(tally, who)
        elif verb == "drink":
            g.drop(who, card)
            tally.changes[who] += POTIONS[card].heals
            tally.drunk.append((who, card, plan.target))
        elif verb == "use":
            USES[ITEMS[card].battle](tally, who, card)
        else:
            _attacks(tally, plan, SPELLS[card] if verb == "cast" else None)


def _attacks(tally: RoundTally, plan: Plan, spell: Spell | None) -> None:
    """Whoever attacks or casts is seen again; whoever tries to attack their admirer loses them."""
    g, who, love = tally.g, plan.who, plan.target
    tally.unveiled.add(who)
    if spell is not None and who < g.seats:
        if spell.one_time and spell.id in g.wizards[who].spells:
            g.drop(who, spell.id)
        if spell.flight:
            _tries_to_run(tally, who)
    if 0 <= love < g.seats and g.wizards[love].loves == who != love and (spell is None or not spell.helps):
        g.fall_out_of_love(love)
        tally.realign = True


def _tries_to_run(tally: RoundTally, who: int, card: str = "") -> None:
    tally.battlers[who].tried_to_run = tally.battlers[who].touched = True


def _cloak(tally: RoundTally, who: int, card: str) -> None:
    tally.cloaking.add(who)


def _end_battle(tally: RoundTally, who: int, card: str) -> None:
    tally.battle.powder = who
    tally.g.drop(who, card)  # all of it (R56)


def _read(tally: RoundTally, who: int, card: str) -> None:
    """A book gives a card of the level where the piece stands (R79)."""
    g = tally.g
    drawn = g.draw(ITEMS[card].draws[g.on_upper(who)])
    if drawn:
        g.found.append((who, drawn))


USES: Final[dict[str, Callable[[RoundTally, int, str], None]]] = {
    ESCAPE: _tries_to_run,
    HIDE: _cloak,
    END: _end_battle,
    DRAW: _read,
}


def drink(tally: RoundTally, who: int, card: str, target: int) -> None:
    g, b = tally.g, tally.battlers[who]
    gives = POTIONS[card].gives
    if gives == "enamored":
        tally.realign = True
        enamor(g, who, target)
        return
    swallow(g, who, card)
    if gives == "speedy":
        b.double_from = tally.battle.round + 1
    elif gives == "strong":
        b.strong_from = tally.battle.round + 1
    elif gives == "brewed":
        tally.realign = True
        tally.new_statuses = [entry for entry in tally.new_statuses if entry[0] != who]
        tally.caught.discard(who)
        for status in HARMFUL:
            if status.end(b):
                g.emit(Freed(b.name, status.name))
