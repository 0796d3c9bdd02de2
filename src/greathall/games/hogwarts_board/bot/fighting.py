"""What to do in a battle round, and whom to duel."""

from __future__ import annotations

from math import ceil
from random import Random
from typing import Any, Final

from greathall.core.kernel import Action
from greathall.games.hogwarts_board.actions import (
    Cast,
    CastAt,
    CastFor,
    Charm,
    Draw,
    Drink,
    Hex,
    Melee,
    Run,
    Steal,
    StealFor,
    Strike,
    Use,
    Wait,
)
from greathall.games.hogwarts_board.battle.announce import Announce
from greathall.games.hogwarts_board.battle.attempts import hard_to_hit
from greathall.games.hogwarts_board.battle.creatures import DEATH_EATER, VOLDEMORT, WIZARD
from greathall.games.hogwarts_board.battle.deciders import tasks, two_actions
from greathall.games.hogwarts_board.battle.state import Battle
from greathall.games.hogwarts_board.board import CHAMBER
from greathall.games.hogwarts_board.bot.weights import W
from greathall.games.hogwarts_board.bot.worth import DAMAGE, blow, hit, odds, worth
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import Castle

CASTS: Final = (CastAt, Cast, CastFor)


def choose_in_battle(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    battle = g.battle
    assert battle is not None
    who = chosen_for(g, battle, seat)
    deed = _deed if battle.battlers[who].side == battle.battlers[seat].side else _order
    scored = [(deed(g, battle, seat, action) + 0.2 * rng.random(), n) for n, action in enumerate(options)]
    return options[max(scored)[1]]


def chosen_for(g: Castle, battle: Battle, seat: int) -> int:
    """The battler for whom the seat chooses now: itself, its serpent, or somebody under its control."""
    now = g.asked
    if battle.simple or now is None or not isinstance(now.effect, Announce):
        return seat
    return tasks(g, battle, now.effect.late)[seat][now.n]


def _order(g: Castle, battle: Battle, seat: int, action: Action) -> float:
    """How good it is for this seat what it makes an enemy do: to flee is a defeat, and their cards are best wasted."""
    if isinstance(action, Run):
        return 4.0
    if isinstance(action, Wait):
        return 0.0
    if isinstance(action, Drink):
        return 0.5 - 0.5 * POTIONS[action.potion].heals
    if isinstance(action, Use):
        return 3.0 if action.item == "broomstick" else 0.3
    if isinstance(action, Cast):
        return 2.0 if SPELLS[action.spell].flight else -1.0
    return _deed(g, battle, seat, action)


def _deed(g: Castle, battle: Battle, seat: int, action: Action) -> float:
    """How good an action is for this seat in this battle round, in HP or so."""
    me = battle.battlers[seat]
    wizard = g.wizards[seat]
    kind = type(action)
    if kind is Wait:
        return -0.5
    if kind is Run:
        return _running(g, battle, seat) if me.here else 0.5
    if kind is Drink:
        return _drinking(g, battle, seat, action.potion)
    if kind is Charm:
        return 1.2 if battle.contest == CHAMBER else -2
    if kind is Use:
        return _using(g, battle, seat, action.item)
    target = _target(battle, action)
    foe = battle.battlers[target] if target >= 0 else None
    mine = foe is not None and foe.side == me.side
    sign = -1.0 if mine else 1.0
    hp = (g.wizards[target].hp if foe.kind == WIZARD else foe.hp) if foe is not None else 0
    chance = 1.0
    if foe is not None and not mine:
        chance = 1 / 6 if hard_to_hit(me, foe, bool(foe.petrified)) else 0.5 if me.confunded else 5 / 6
    if kind in CASTS:
        return _casting(g, battle, seat, action, target, sign, hp, chance)
    if kind is Hex:
        return sign * 5.5
    if kind is Draw:
        return sign * 2
    if kind is Melee:
        power = {"serpent": 3.5, "troll": 3.0, "raven": 1.2}.get(me.form, 2.0)
        return sign * damage(power, hp) * chance
    if kind is Strike:
        power = 5.0 if foe is not None and foe.kind == "basilisk" and action.item.startswith("sword") else 3.0
        return sign * damage(power + wizard.strong, hp) * chance
    if kind in (Steal, StealFor):
        return worth(g, seat, action.prize) / 9
    return 0.0


def damage(power: float, hp: int) -> float:
    """A blow that ends it is worth more."""
    return power + 2 if hp <= power + 1 else power


def _target(battle: Battle, action: Action) -> int:
    name = getattr(action, "target", "")
    for i, b in enumerate(battle.battlers):
        if b.name == name:
            return i
    return -1


def _casting(
    g: Castle, battle: Battle, seat: int, action: Any, target: int, sign: float, hp: int, chance: float
) -> float:
    wizard = g.wizards[seat]
    spell = action.spell
    foe = battle.battlers[target] if target >= 0 else None
    if spell in DAMAGE:
        if foe is not None and not foe.here:
            return 1.5 if g.wizards[target].sp > 120 else 0.5
        value = damage(DAMAGE[spell] + wizard.strong, hp) * (1 if spell == "lightning_bolt" else chance)
        return sign * (value + (0.4 if foe is not None and foe.kind != WIZARD else 0))
    if spell in ("minor_healing", "major_healing"):
        step = 2 if spell == "minor_healing" else 4
        patient = g.wizards[target] if 0 <= target < g.seats else None
        if patient is None or foe is None or sign > 0:
            return -1.0
        missing = g.most_hp(target) - patient.hp
        return min(step, missing) * (1.25 if patient.hp <= 5 else 0.7)
    if spell == "petrificus_totalus" and foe is not None:
        return sign * chance * (0.3 if foe.petrified else 3.6 if foe.kind == VOLDEMORT else 2.3)
    if spell == "imperius":
        return sign * chance * (4.6 if foe is not None and foe.kind == VOLDEMORT else 2.4)
    if spell == "confundus_major":
        return sign * chance * (0.2 if foe is not None and foe.bewildered else 2.2)
    if spell == "confundus_minor":
        return sign * chance * (0.1 if foe is not None and foe.confunded else 1.2)
    if spell == "expelliarmus":
        return sign * chance * (1.4 if foe is not None and foe.kind in (DEATH_EATER, VOLDEMORT) else 1.1)
    if spell == "snare":
        return sign * 0.5
    if spell == "expecto_patronum":
        return 4.0 if any(b.here and b.kind in (DEATH_EATER, "dementor") for b in battle.battlers) else 1.5
    if spell == "protego":
        return 1.5
    if spell == "summon_serpent":
        return 3.0 if battle.round <= 3 else 2.2
    if spell.startswith("transfiguration"):
        return 3.2 if battle.round <= 2 else 2.0
    if spell == "apparate":
        return _running(g, battle, seat) + 0.8
    if spell == "accio":
        return worth(g, seat, action.prize) / 12
    return sign * 1.0


def _running(g: Castle, battle: Battle, seat: int) -> float:
    """Run when the race of blows is being lost; from what can kill, in time."""
    wizard = g.wizards[seat]
    me = battle.battlers[seat]
    foes = [(i, b) for i, b in enumerate(battle.battlers) if b.here and b.side != me.side]
    if battle.contest == CHAMBER:
        return _leaving_chamber(g, battle, seat)
    theirs = sum(
        [blow(g, i) if b.kind == WIZARD else {DEATH_EATER: 2.2}.get(b.kind, b.power * 5 / 6) for i, b in foes], 0.0
    )
    their_hp = sum(
        [(g.wizards[i].hp if b.kind == WIZARD else b.hp) - (b.kind in (WIZARD, DEATH_EATER)) for i, b in foes]
    )
    hope = odds(blow(g, seat), wizard.hp - 1, theirs, their_hp)
    if battle.contest in ("world_cup", "triwizard"):
        hope += 0.15
    danger = 3.0 if battle.deadly and wizard.hp <= 3 else 0.0
    return 5.0 * (W.flee - hope) * 2 + danger + (1.0 if not blow(g, seat) else 0.0)


def _leaving_chamber(g: Castle, battle: Battle, seat: int) -> float:
    """Stay while Voldemort needs no more hits than one can stand: by backward reckoning, three with full HP, two while
    one blow of his does not kill, else one."""
    wizard = g.wizards[seat]
    dark_lord = next((b for b in battle.battlers if b.kind == VOLDEMORT), None)
    if g.last_stand:
        return -9.0  # there is nothing left to run for
    if dark_lord is None or dark_lord.petrified or dark_lord.controller == seat:
        return -1.0
    power = hit(g, seat) * (2 if two_actions(battle, battle.battlers[seat]) else 1)
    hits = ceil(dark_lord.hp / power) if power else 99
    stands = 1 + (wizard.hp > 6) + (wizard.hp > 9) + (wizard.hp > 12) + (g.lucky == seat)
    stands += any(w.loves == seat and battle.battlers[other].here for other, w in enumerate(g.wizards))
    if hits <= stands or (wizard.item == "resurrection_stone" and power):
        return -1.0
    return 9.0


def _drinking(g: Castle, battle: Battle, seat: int, potion: str) -> float:
    wizard = g.wizards[seat]
    heals = POTIONS[potion].heals
    if potion in ("strength_potion", "speed_potion", "liquid_luck"):
        return 3.0 if battle.contest == CHAMBER else -1.0
    if heals:
        useful = min(heals, g.most_hp(seat) - wizard.hp)
        return useful * (1.1 if wizard.hp <= 5 else 0.6) if useful >= heals - 1 else -1.0
    if potion == "pomphreys_brew":
        b = battle.battlers[seat]
        return 2.0 if b.petrified or b.bewildered or (b.bleeding and b.envenomed) else -1.0
    return -1.0


def _using(g: Castle, battle: Battle, seat: int, item: str) -> float:
    wizard = g.wizards[seat]
    if item == "broomstick":
        return _running(g, battle, seat) + 0.9
    if item == "darkness_powder":
        return _running(g, battle, seat) + 1.5 if battle.contest == CHAMBER or wizard.hp <= 3 else -2
    if item == "invisibility_cloak":
        return 0.4 if not battle.battlers[seat].cloaked and not blow(g, seat) else -1
    return 1.0 if not blow(g, seat) else 0.2


def choose_rival(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    mine = g.wizards[seat]
    return max(
        options,
        key=lambda a: (
            odds(blow(g, seat) or 0.1, mine.hp, blow(g, a.rival), g.wizards[a.rival].hp) + 0.01 * rng.random()
        ),
    )
