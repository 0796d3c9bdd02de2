"""What the automated players do in a battle round: dice decide everything for them."""

from __future__ import annotations

from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.battle.creatures import (
    CASTERS,
    DEATH_EATER,
    DEMENTOR,
    RAVEN_FORM,
    VOLDEMORT,
    held,
    is_animal,
)
from greathall.games.hogwarts_board.battle.state import Battle, Battler, Plan
from greathall.games.hogwarts_board.cards.spells import (
    ADVANCED_SPELLS,
    BASIC_SPELLS,
    ENEMY,
    ENEMY_OR_ANY_PLAYER,
    SELF_OR_ALLY,
    SPELLS,
)
from greathall.games.hogwarts_board.dice import pick, roll
from greathall.games.hogwarts_board.state import Castle


def draws_from(battler: Battler, die: int) -> str:
    """The pile from which this die makes it cast, or nothing for its own spell (R3)."""
    if battler.kind == VOLDEMORT:
        return ADVANCED_SPELLS if die <= 2 else ""
    return BASIC_SPELLS if die <= 2 else ADVANCED_SPELLS if die == 6 else ""


def must_run(battle: Battle, battler: Battler) -> bool:
    """Death Eaters run at 1 HP or routed; dementors routed or facing animals only; nobody runs from a snare."""
    if battler.kind == DEATH_EATER:
        wants = battler.routed or battler.hp == 1
    elif battler.kind == DEMENTOR:
        wants = battler.routed or all(is_animal(b) for b in battle.battlers if b.here and b.side != battler.side)
    else:
        wants = False
    return wants and not held(battler)


def enemy_plan(g: Castle, battle: Battle, who: int, taken: dict[str, list[int]], order: str = "", at: int = -1) -> Plan:
    """What the creature does. It only looks at the piles, and notes in `taken` who went through each card.

    Whoever controls it may name the pile to draw from (`order`) and the target (`at`).
    """
    me = battle.battlers[who]
    if not order:
        if not battle.simple and _controls_somebody(battle, who):
            return Plan(who, "wait")  # whoever controls somebody does nothing else (R51)
        if must_run(battle, me):
            return Plan(who, "run")
        if me.routed:
            return Plan(who, "wait")
        if me.form or me.kind not in CASTERS:
            return _attack(g, battle, who)
        if me.disarmed:
            return Plan(who, "wait")
        die = roll(g, me.name, "table")
        if me.kind == VOLDEMORT and die == 6:
            return Plan(who, "curse", target=_enemy(g, battle, who))
        order = draws_from(me, die)
    if order:
        card = _next_spell(g, who, order, taken)
        if card:
            return _cast_drawn(g, battle, who, card, at)
    return Plan(who, "hex", target=_enemy(g, battle, who) if at < 0 else at)


def _controls_somebody(battle: Battle, who: int) -> bool:
    return any(b.here and b.controller == who for b in battle.battlers)


def _next_spell(g: Castle, who: int, pile: str, taken: dict[str, list[int]]) -> str:
    """The card it will cast: what would rout it is passed over. Nothing if there is no other (R59)."""
    cards = g.piles[pile]
    before = taken.get(pile, [])
    for depth in range(len(before), len(cards)):
        card = cards[-1 - depth]
        if not SPELLS[card].routs:
            taken[pile] = before + [who] * (depth + 1 - len(before))
            return card
    return ""


def _cast_drawn(g: Castle, battle: Battle, who: int, card: str, at: int) -> Plan:
    """It casts the card it draws; a card without use is wasted (R66)."""
    me = battle.battlers[who]
    spell = SPELLS[card]
    if spell.flight:
        return Plan(who, "run")  # no snare holds who apparates
    if spell.helps:
        return Plan(who, "cast", card, at if at >= 0 and spell.at == SELF_OR_ALLY else who)
    players = [i for i in range(g.seats) if battle.battlers[i].here]
    if at >= 0:
        target = at
    elif players and spell.at != ENEMY:
        target = pick(g, me.name, "target", players)
    elif spell.at in (ENEMY, ENEMY_OR_ANY_PLAYER):
        target = _enemy(g, battle, who)
    else:
        return Plan(who, "wait")
    prize = ""
    if spell.theft:
        prize = _loot(g, me.name, target) if target < g.seats else ""
        if not prize:
            return Plan(who, "wait")
    return Plan(who, "cast", card, target, prize, who)


def _loot(g: Castle, name: str, victim: int) -> str:
    """Of two cards a die takes one: 1-3 the potion, 4-6 the item."""
    wizard = g.wizards[victim]
    if wizard.potion and wizard.item:
        return wizard.potion if roll(g, name, "loot") <= 3 else wizard.item
    return wizard.potion or wizard.item


def _attack(g: Castle, battle: Battle, who: int) -> Plan:
    """Bite, club, peck or chill. A raven steals before it pecks."""
    me = battle.battlers[who]
    if held(me):
        return Plan(who, "wait")
    if me.form != RAVEN_FORM:
        return Plan(who, "melee", target=_enemy(g, battle, who))
    laden = _laden(g, battle, me) if g.version >= versions.RAVENS_LOOK_FOR_CARDS else []
    target = pick(g, me.name, "target", laden) if laden else _enemy(g, battle, who)
    if target < g.seats:
        prize = _loot(g, me.name, target)
        if prize:
            return Plan(who, "steal", target=target, prize=prize, to=who)
    return Plan(who, "melee", target=target)


def _laden(g: Castle, battle: Battle, me: Battler) -> list[int]:
    """The players against it who carry something."""
    return [
        seat
        for seat, w in enumerate(g.wizards)
        if (w.potion or w.item) and battle.battlers[seat].here and battle.battlers[seat].side != me.side
    ]


def _enemy(g: Castle, battle: Battle, who: int) -> int:
    me = battle.battlers[who]
    side = me.side
    others = []
    for i, b in enumerate(battle.battlers):
        if b.here and b.side != side:
            others.append(i)
    return pick(g, me.name, "target", others)
