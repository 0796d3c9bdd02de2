"""Who decides for whom in a battle round: oneself, a serpent's master, or whoever is in control (Imperius)."""

from __future__ import annotations

from greathall.games.hogwarts_board.battle.creatures import SERPENT, WIZARD
from greathall.games.hogwarts_board.battle.state import Battle, Battler, Plan
from greathall.games.hogwarts_board.state import Castle


def acts_alone(battle: Battle, who: int) -> bool:
    """Whether nobody who is still here controls the battler (R52)."""
    controller = battle.battlers[who].controller
    return controller < 0 or not battle.battlers[controller].here


def decider_of(battle: Battle, who: int) -> int:
    """Who chooses for this battler: itself, or whoever controls it, or controls that one."""
    seen = {who}
    while not acts_alone(battle, who):
        controller = battle.battlers[who].controller
        if controller in seen:
            return controller
        seen.add(controller)
        who = controller
    return who


def master_of(battle: Battle, serpent: Battler) -> int:
    """Who decides for a summoned serpent: its master, or whoever controls the master."""
    return decider_of(battle, serpent.master) if battle.battlers[serpent.master].here else serpent.master


def tasks(g: Castle, battle: Battle, late: bool) -> list[list[int]]:
    """For each seat, the battlers for whom it chooses in this battle round; one with two actions comes twice.

    Whoever carries the Crystal Ball is chosen for after all others (`late`), also under control (R42).
    """
    lists: list[list[int]] = [[] for _ in range(g.seats)]
    battlers = battle.battlers
    controllers = {b.controller for b in battlers if b.here and b.controller >= 0}
    for who, b in enumerate(battlers):
        if not b.here or late != (b.kind == WIZARD and g.wizards[who].item == "crystal_ball"):
            continue
        if not acts_alone(battle, who):
            decider = decider_of(battle, who)
        elif b.kind == WIZARD:
            if who in controllers:
                continue  # controlling somebody is all that one does
            decider = who
        elif b.kind == SERPENT and b.master >= 0:
            decider = master_of(battle, b)
        else:
            continue
        if decider < g.seats:
            lists[decider] += [who, who] if two_actions(battle, b) else [who]
    return lists


def two_actions(battle: Battle, b: Battler) -> bool:
    """A Speed Potion doubles every other battle round from its first on (R40)."""
    return b.double_from > 0 and battle.round >= b.double_from and (battle.round - b.double_from) % 2 == 0


def chooser_of(battle: Battle, plan: Plan) -> int:
    """Which seat has chosen this plan."""
    b = battle.battlers[plan.who]
    if b.master >= 0 and b.controller < 0:
        return master_of(battle, b)
    return decider_of(battle, plan.who)
