"""The automated players: what they are and what they do in a battle round. Dice decide everything for them."""

from __future__ import annotations

from greathall.games.hogwarts_board.cards.spells import ADVANCED_SPELLS, BASIC_SPELLS, ENEMY_PLAYER, SPELLS
from greathall.games.hogwarts_board.dice import pick, roll
from greathall.games.hogwarts_board.state import Battle, Battler, Castle, Plan

ENEMIES_SIDE = 9
WIZARD = "wizard"
DEATH_EATER = "death_eater"
VOLDEMORT = "voldemort"
BASILISK = "basilisk"
DEMENTOR = "dementor"
SERPENT = "serpent"

CAN_KILL = frozenset((DEATH_EATER, VOLDEMORT, DEMENTOR))
CASTERS = frozenset((DEATH_EATER, VOLDEMORT))
"""All that these do is spells: disarmed they do nothing (R47)."""
REWARD = {DEATH_EATER: 15, WIZARD: 25, DEMENTOR: 10}
FORM_DAMAGE = {"serpent": 3, "troll": 5}
RAVEN_DAMAGE = (1, 2)
"""Against players, against all others."""


def death_eater(number: int) -> Battler:
    return Battler(f"death_eater_{number + 1}", DEATH_EATER, True, ENEMIES_SIDE, hp=7, full=7, power=3)


def voldemort() -> Battler:
    return Battler("voldemort", VOLDEMORT, True, ENEMIES_SIDE, hp=12, full=12, power=6)


def basilisk(level: int) -> Battler:
    hp = (6, 10)[level]
    return Battler("basilisk", BASILISK, True, ENEMIES_SIDE, hp=hp, full=hp, power=(1, 2)[level])


def dementor(number: int) -> Battler:
    return Battler(f"dementor_{number + 1}", DEMENTOR, True, ENEMIES_SIDE, hp=3, full=3, power=1)


def serpent(number: int, master: int) -> Battler:
    side = ENEMIES_SIDE if master < 0 else master
    return Battler(f"serpent_{number}", SERPENT, True, side, hp=3, full=3, power=2, master=master)


def is_animal(battler: Battler) -> bool:
    return bool(battler.form) or battler.kind in (BASILISK, SERPENT)


def is_serpent(battler: Battler) -> bool:
    return battler.form == "serpent" or battler.kind in (BASILISK, SERPENT)


def draws_from(battler: Battler, die: int) -> str:
    """The pile from which this die makes it cast, or nothing for its own spell (R3)."""
    if battler.kind == VOLDEMORT:
        return ADVANCED_SPELLS if die <= 2 else ""
    return BASIC_SPELLS if die <= 2 else ADVANCED_SPELLS if die == 6 else ""


def must_run(battle: Battle, battler: Battler) -> bool:
    """Death Eaters run at 1 HP or routed; dementors routed or facing animals only; nobody runs from a snare."""
    if battler.snared and battler.form != "raven":
        return False
    if battler.kind == DEATH_EATER:
        return battler.routed or battler.hp == 1
    if battler.kind == DEMENTOR:
        return battler.routed or all(is_animal(b) for b in battle.battlers if b.here and b.side != battler.side)
    return False


def plan(g: Castle, who: int, taken: dict[str, list[int]], order: str = "", at: int = -1) -> Plan:
    """What the creature does. It only looks at the piles, and notes in `taken` who went through each card.

    An order by the one who controls it names the pile to draw from (`order`) and the target (`at`).
    """
    battle = g.battle
    assert battle is not None
    me = battle.battlers[who]
    if not order:
        if any(b.here and b.controller == who for b in battle.battlers):
            return Plan(who, "wait")  # its mind is on its victim (R51)
        if must_run(battle, me):
            return Plan(who, "run")
        if me.routed:
            return Plan(who, "wait")
        if me.form or me.kind not in CASTERS:
            return _beastly(g, battle, who)
        if me.disarmed:
            return Plan(who, "wait")
        die = roll(g, me.name, "table")
        if me.kind == VOLDEMORT and die == 6:
            return Plan(who, "curse", target=_enemy(g, battle, who))
        order = draws_from(me, die)
    if order:
        card = _next_spell(g, who, order, taken)
        if card:
            return _drawn(g, battle, who, card, at)
    return Plan(who, "hex", target=_enemy(g, battle, who) if at < 0 else at)


def _next_spell(g: Castle, who: int, pile: str, taken: dict[str, list[int]]) -> str:
    """The card it will cast: a Patronus is passed over. Nothing if there is no other (R59)."""
    cards = g.piles[pile]
    before = taken.get(pile, [])
    for depth in range(len(before), len(cards)):
        card = cards[-1 - depth]
        if card != "expecto_patronum":
            taken[pile] = before + [who] * (depth + 1 - len(before))
            return card
    return ""


def _drawn(g: Castle, battle: Battle, who: int, card: str, at: int) -> Plan:
    """It casts the card it draws; a card without use is wasted (R66)."""
    me = battle.battlers[who]
    spell = SPELLS[card]
    if card == "apparate":
        return Plan(who, "run")  # no snare holds who apparates
    if spell.helps:
        return Plan(who, "cast", card, who if at < 0 or not spell.healing else at)
    players = [i for i in range(g.seats) if battle.battlers[i].here]
    if at >= 0:
        target = at
    elif spell.at == ENEMY_PLAYER or spell.reaches:
        if not players and card != "lightning_bolt":
            return Plan(who, "wait")
        target = pick(g, me.name, "target", players) if players else _enemy(g, battle, who)
    else:
        target = _enemy(g, battle, who)
    prize = ""
    if card == "accio":
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


def _beastly(g: Castle, battle: Battle, who: int) -> Plan:
    """Bite, club, peck or chill. A raven steals before it pecks."""
    me = battle.battlers[who]
    if me.snared and me.kind not in (BASILISK, DEMENTOR) and me.form != "raven":
        return Plan(who, "wait")
    target = _enemy(g, battle, who)
    if me.form == "raven" and target < g.seats:
        prize = _loot(g, me.name, target)
        if prize:
            return Plan(who, "steal", target=target, prize=prize, to=who)
    return Plan(who, "melee", target=target)


def _enemy(g: Castle, battle: Battle, who: int) -> int:
    me = battle.battlers[who]
    return pick(g, me.name, "target", [i for i, b in enumerate(battle.battlers) if b.here and b.side != me.side])
