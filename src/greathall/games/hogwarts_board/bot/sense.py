"""What a search need not think about: answers that are plain, and answers that give something away for nothing."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Action
from greathall.games.hogwarts_board.actions import (
    Buy,
    CastAt,
    Charm,
    Draw,
    Drink,
    Enter,
    Gaze,
    Grasp,
    Hex,
    KeepDice,
    Melee,
    Roll,
    Run,
    Strike,
    Take,
    Throw,
    Truce,
    Use,
    Wait,
    Walk,
)
from greathall.games.hogwarts_board.battle.creatures import CASTERS, WIZARD
from greathall.games.hogwarts_board.battle.state import Battle, Battler
from greathall.games.hogwarts_board.board import CHAMBER, DOORS, INFIRMARY
from greathall.games.hogwarts_board.bot.belongings import at_the_door, threatened
from greathall.games.hogwarts_board.bot.chamber import may_enter
from greathall.games.hogwarts_board.bot.fighting import chosen_for
from greathall.games.hogwarts_board.bot.movement import FAR, enters
from greathall.games.hogwarts_board.bot.worth import blow
from greathall.games.hogwarts_board.cards.deck import VALUE
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import UPPER_SP, Castle, covered

HEALTHY: Final = 8
"""HP with which nobody needs the infirmary."""
HEALING: Final[tuple[str, ...]] = ("minor_healing", "major_healing")


def routine(g: Castle, seat: int, action: Action) -> bool:
    """Whether the heuristic's answer needs no search: dice to keep, a truce, a card there is room for, and the way to
    Voldemort once the reckoning says that it pays. A search is too timid there: in a few imagined worlds a rare victory
    may not happen at all, and what never wins looks worse than any waiting. In the chamber itself everything is
    searched: the fight is short, and each imagined one is fought to its end."""
    if g.battle is not None and g.battle.contest == CHAMBER:
        return False
    if isinstance(action, KeepDice | Truce | Take | Enter | Grasp):
        return True
    if g.battle is not None:
        return False
    if isinstance(action, Walk):
        return bool(action.path) and action.path[-1] in DOORS and enters(g, seat)
    return isinstance(action, Drink | Charm) and at_the_door(g, seat, before=False)


def pointless(g: Castle, seat: int, action: Action) -> bool:
    """Whether no sensible player answers so while there is something else to do. Of several ways to a square one will
    do."""
    wizard = g.wizards[seat]
    if isinstance(action, Walk):
        end = action.path[-1] if action.path else wizard.square
        first = next(walk for walk in g.options(seat) if (walk.path[-1] if walk.path else wizard.square) == end)
        return first != action or _pointless_walk(g, seat, end)
    if g.battle is not None and g.battle.battlers[seat].here:
        return _pointless_in_battle(g, g.battle, seat, action)
    if isinstance(action, Drink):
        return _pointless_drink(g, seat, action.potion)
    if isinstance(action, Charm):
        return not _at_open_door(g, seat) or g.wizards[action.target].square == INFIRMARY
    if isinstance(action, Throw):
        return _pointless_throw(g, seat, action.square)
    if isinstance(action, Gaze):
        return any(entry[:2] == (seat, action.pile) for entry in g.glimpses)
    if isinstance(action, Use):
        return action.item == "invisibility_cloak" and (wizard.hp >= HEALTHY or not threatened(g, seat))
    if isinstance(action, Buy):
        above = g.on_upper(seat) and g.sp(seat) - VALUE[action.card] < UPPER_SP
        return above or action.card in wizard.spells
    if isinstance(action, Enter | Grasp):
        return not blow(g, seat)
    return False


def _pointless_walk(g: Castle, seat: int, end: str) -> bool:
    """Into the infirmary in good health, or unarmed to a Death Eater."""
    wizard = g.wizards[seat]
    if end == INFIRMARY:
        return wizard.hp >= HEALTHY and wizard.loves < 0
    hidden = wizard.cloaked or wizard.mapped or wizard.guarded or end in g.dark or end == wizard.house
    return end in g.death_eaters and not hidden and not blow(g, seat)


def _at_open_door(g: Castle, seat: int) -> bool:
    square = g.wizards[seat].square
    now = g.asked
    moved = now is None or Roll() not in g.options(seat)
    return moved and square in DOORS and square not in g.dark and may_enter(g, seat)


def _pointless_drink(g: Castle, seat: int, potion: str) -> bool:
    """Healing in full health; what helps in the chamber anywhere but at its door."""
    wizard = g.wizards[seat]
    heals = POTIONS[potion].heals
    if heals and g.most_hp(seat) - wizard.hp >= 2:
        return potion == "strength_potion" and wizard.hp > 5 and not _at_open_door(g, seat)
    if potion == "pomphreys_brew":
        return wizard.loves < 0
    if potion == "power_potion" and g.sp(seat) >= g.chamber_sp():
        return True
    return bool(heals and potion != "strength_potion") or not _at_open_door(g, seat)


def _pointless_throw(g: Castle, seat: int, square: str) -> bool:
    """Darkness that neither closes a doorway to a rival who may enter nor hides the thrower from anybody."""
    wizard = g.wizards[seat]
    if wizard.square in covered(square) and wizard.hp <= 5 and threatened(g, seat):
        return False
    shut = [door for door in DOORS if door in covered(square)]
    return not any(
        other != seat and may_enter(g, other) and w.square in FAR and FAR[w.square][door] <= 6
        for door in shut
        for other, w in enumerate(g.wizards)
    )


def _pointless_in_battle(g: Castle, battle: Battle, seat: int, action: Action) -> bool:
    me = battle.battlers[seat]
    who = chosen_for(g, battle, seat)
    if battle.battlers[who].side != me.side:  # under control: best is what harms their side
        return isinstance(action, Hex | Draw | Melee | Strike) and _of_my_side(battle, me, action.target)
    if isinstance(action, Wait):
        return True
    if isinstance(action, Run):
        return bool(g.last_stand) and who == seat
    if isinstance(action, Drink):
        heals = POTIONS[action.potion].heals
        if action.potion == "power_potion":
            return True
        if action.potion == "pomphreys_brew":
            return not (me.petrified or me.bewildered or me.confunded or me.disarmed or me.bleeding or me.envenomed)
        return bool(heals) and g.wizards[seat].hp >= g.most_hp(seat) and action.potion != "strength_potion"
    if isinstance(action, Charm):
        return battle.contest != CHAMBER or g.wizards[action.target].square == INFIRMARY
    if isinstance(action, CastAt):
        return _pointless_cast(g, battle, me, action)
    if isinstance(action, Melee | Strike):
        return _of_my_side(battle, me, action.target)
    return False


def _pointless_cast(g: Castle, battle: Battle, me: Battler, action: CastAt) -> bool:
    at = next((i for i, b in enumerate(battle.battlers) if b.name == action.target), -1)
    if at < 0:
        return False
    foe = battle.battlers[at]
    spell = SPELLS[action.spell]
    if action.spell in HEALING:
        return at >= g.seats or g.wizards[at].hp >= g.most_hp(at)
    if foe.side == me.side and not spell.helps:
        return True
    if action.spell == "expelliarmus":
        return foe.kind not in CASTERS and foe.kind != WIZARD
    if action.spell == "petrificus_totalus":
        return bool(foe.petrified)
    if action.spell == "obliviate_major":
        return at < g.seats and (not g.wizards[at].spells or g.wizards[at].item == "rememberall")
    return False


def _of_my_side(battle: Battle, me: Battler, name: str) -> bool:
    return any(b.name == name and b.side == me.side for b in battle.battlers)
