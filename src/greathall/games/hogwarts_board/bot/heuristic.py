"""How to play HOGWARTS sensibly without looking ahead: lessons first, then spells, then the chamber.

Everything lies open on the table but the piles and what others choose in battle; nothing of that is looked at here.
The numbers are rough worths in SP, tuned by playing (docs/hogwarts_board_lengths.md).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from random import Random
from typing import Any

from greathall.core.kernel import Action
from greathall.games.hogwarts_board.actions import (
    Buy,
    Cast,
    CastAt,
    CastFor,
    Challenge,
    Charm,
    Decline,
    Draw,
    Drink,
    Enter,
    Fight,
    Finish,
    Forget,
    Go,
    GoOn,
    Grasp,
    Help,
    Hex,
    Hide,
    KeepDice,
    Leave,
    Melee,
    Roll,
    Run,
    Sell,
    Show,
    StayOut,
    Steal,
    StealFor,
    Strike,
    Take,
    TakeInstead,
    Truce,
    Use,
    Wait,
    Walk,
)
from greathall.games.hogwarts_board.battle.attempts import hard_to_hit
from greathall.games.hogwarts_board.battle.creatures import DEATH_EATER, VOLDEMORT, WIZARD
from greathall.games.hogwarts_board.battle.deciders import decider_of
from greathall.games.hogwarts_board.battle.state import Battle
from greathall.games.hogwarts_board.board import CHAMBER, DOORS, KIND, LEVEL, NEIGHBOURS, PASSABLE, UPPER, VCAB_SQUARE
from greathall.games.hogwarts_board.cards.deck import VALUE
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import UPPER_SP, Castle

SPELL_WORTH = {
    "stupefy": 10,
    "expelliarmus": 5,
    "confundus_minor": 5,
    "stupefy_2": 22,
    "minor_healing": 9,
    "snare": 4,
    "apparate": 9,
    "incendio": 36,
    "petrificus_totalus": 26,
    "protego": 20,
    "obliviate_minor": 5,
    "accio": 12,
    "expecto_patronum": 14,
    "incendio_2": 52,
    "major_healing": 22,
    "sectumsempra": 50,
    "summon_serpent": 26,
    "lightning_bolt": 30,
    "obliviate_major": 8,
    "confundus_major": 18,
    "imperius": 48,
    "transfiguration_raven": 24,
    "transfiguration_serpent": 34,
    "transfiguration_troll": 36,
}
POTION_WORTH = {
    "pumpkin_juice": 6,
    "pomphreys_brew": 3,
    "power_potion": 14,
    "elixir_of_life": 10,
    "liquid_luck": 30,
    "speed_potion": 28,
    "strength_potion": 32,
    "love_potion": 20,
}
ITEM_WORTH = {
    "broomstick": 14,
    "invisibility_cloak": 10,
    "darkness_powder": 10,
    "crystal_ball": 9,
    "marauders_map": 12,
    "rememberall": 12,
    "spell_book": 11,
    "half_blood_prince_book": 9,
    "sword_of_gryffindor": 26,
    "basilisk_fang": 22,
    "elder_wand": 45,
    "philosophers_stone": 18,
    "resurrection_stone": 34,
}
DAMAGE = {"stupefy": 1, "stupefy_2": 2, "incendio": 3, "incendio_2": 4, "sectumsempra": 4, "lightning_bolt": 5}
BOOSTERS = ("strength_potion", "speed_potion", "liquid_luck", "love_potion")
"""Potions kept for the chamber."""


def _distances() -> dict[str, dict[str, int]]:
    table = {}
    for start in PASSABLE:
        far = {start: 0}
        edge = [start]
        while edge:
            edge = [n for name in edge for n in NEIGHBOURS[name] if n not in far and not far.update({n: far[name] + 1})]
        table[start] = far
    return table


FAR = _distances()


# -- what one is worth -------------------------------------------------------------------------------------------------


def worth(g: Castle, seat: int, card: str) -> float:
    """What a card is worth to this wizard: a spell that cannot be cast yet is worth less, a second attack too."""
    if card not in SPELLS:
        return POTION_WORTH.get(card) or ITEM_WORTH[card]
    gap = SPELLS[card].sp - g.sp(seat)
    value = float(SPELL_WORTH[card])
    if gap > 0:
        value *= 0.7 if gap <= 30 else 0.4 if gap <= 60 else 0.2
    return value


def blow(g: Castle, seat: int) -> float:
    """HP that the wizard takes off an enemy in a battle round, about."""
    wizard = g.wizards[seat]
    sp = g.sp(seat)
    known = [s for s in wizard.spells if SPELLS[s].sp <= sp and s != "lightning_bolt"]
    best = float(max((DAMAGE.get(s, 0) for s in known), default=0))
    for spell, damage in (("transfiguration_troll", 2.5), ("transfiguration_serpent", 3), ("imperius", 3)):
        if spell in wizard.spells and sp >= 200:
            best = max(best, damage)
    best = max(best, {"sword_of_gryffindor": 3, "basilisk_fang": 3}.get(wizard.item, 0))
    return (best + wizard.strong) * (1.7 if wizard.speedy else 1.0) * 5 / 6


def readiness(g: Castle, seat: int) -> float:
    """How well prepared for Voldemort: about the HP taken off him before one has to flee or dies."""
    wizard = g.wizards[seat]
    sp = g.sp(seat)
    spells = [s for s in wizard.spells if SPELLS[s].sp <= max(sp, g.chamber_sp())]
    strong = wizard.strong or wizard.potion == "strength_potion"
    speedy = wizard.speedy or wizard.potion == "speed_potion"
    best = float(max((DAMAGE.get(s, 0) for s in spells if s != "lightning_bolt"), default=0))
    best = max(best, {"sword_of_gryffindor": 3, "basilisk_fang": 3.4}.get(wizard.item, 0))
    if not best and "imperius" not in spells:
        return 0.0
    total = (best + strong) * 5 / 6 * (1.6 if speedy else 1.0)
    rounds = 1.9 + (wizard.hp - 10 + 5 * strong) * 0.2
    if "petrificus_totalus" in spells:
        rounds += 1.0 if speedy else 0.4
    if "imperius" in spells:
        total = max(total, 3.0) + 0.6
        rounds += 0.7
    if "protego" in spells or "major_healing" in spells:
        rounds += 0.3
    if wizard.potion == "liquid_luck" or g.lucky == seat:
        total *= 1.18
        rounds += 1.6
    if wizard.potion == "love_potion" or any(w.loves == seat for w in g.wizards):
        rounds += 0.9
    if wizard.item == "resurrection_stone":
        rounds += 0.9
    if wizard.potion in ("elixir_of_life", "pumpkin_juice"):
        rounds += 0.3
    if wizard.item == "crystal_ball":
        rounds += 0.1
    return total * max(rounds, 0.5) + (4 if "lightning_bolt" in spells else 0)


def dares(g: Castle, seat: int) -> bool:
    """Whether to enter the chamber. With the years one grows bolder; with SP to lose, more careful."""
    late = g.round / (60 if g.settings.length == "normal" else 20)
    return g.wizards[seat].hp >= 7 and readiness(g, seat) >= 8.4 - min(
        late, 1.6 if g.settings.length == "normal" else 2.6
    )


# -- where to go -------------------------------------------------------------------------------------------------------


def square_worth(g: Castle, seat: int, square: str, jumps: bool = True) -> float:
    """What it is worth to end the move there."""
    wizard = g.wizards[seat]
    sp = g.sp(seat)
    missing = g.most_hp(seat) - wizard.hp
    meeting = _meeting(g, seat, square)
    if square in g.dark or wizard.cloaked:
        return meeting
    if jumps and square == VCAB_SQUARE:
        return meeting + (square_worth(g, seat, g.cabinet, False) if not g.closed(seat, g.cabinet) else 0)
    if jumps and square == g.cabinet and sp >= UPPER_SP:
        return meeting + 1.5
    attack = blow(g, seat)
    kind = KIND[square]
    gift = 0.0
    if kind == "class":
        gift = 10
    elif kind == "event":
        gift = (6.5 if LEVEL[square] != UPPER else 12) if g.settings.events and wizard.hp > 3 else 0
    elif kind == "recovery":
        gift = 1.6 * min(2, missing)
    elif kind == "inn":
        gift = 1.6 * min(3.5, missing)
    elif kind == "infirmary":
        gift = 1.3 * min(3.5, missing) - 4 if wizard.hp <= 4 else -5
    elif kind == "spell_market":
        if LEVEL[square] == UPPER:
            gift = 3 + (14 if attack < 3 and sp >= 115 else 4 if sp >= 130 else 0)
        else:
            gift = 1 + (13 if not attack and wizard.sp >= 5 else 4 if attack < 1.6 and sp >= 60 else 0)
    elif kind == "potion_market":
        gift = (4 if LEVEL[square] != UPPER else 9 if sp >= 135 else 3) if wizard.potion not in BOOSTERS else 0
    elif kind == "item_room":
        gift = 13 if not wizard.item else 4
    elif kind == "spell_gift":
        gift = 12 if attack < 3.3 else 5
    elif kind == "potion_gift":
        gift = 11 if not wizard.potion else 5 if wizard.potion not in BOOSTERS else 1
    elif kind == "dark_doorway":
        ready = sp >= g.chamber_sp() and CHAMBER not in g.dark and dares(g, seat)
        gift = 60 if ready else -1
    return meeting + gift


def _meeting(g: Castle, seat: int, square: str) -> float:
    """What the battle for an occupied square is worth."""
    wizard = g.wizards[seat]
    if KIND[square] in ("infirmary", "common_room") or square in g.dark or wizard.cloaked:
        return 0.0
    total = 0.0
    mine = blow(g, seat)
    for other, w in enumerate(g.wizards):
        if other != seat and w.square == square and not w.cloaked and not w.mapped and not g.allied(seat, other):
            theirs = blow(g, other)
            if not mine and not theirs:
                continue
            total += 18 * _odds(mine, wizard.hp - 1, theirs, w.hp - 1) - 11
    eaters = g.death_eaters.count(square)
    if eaters and not wizard.guarded:
        total += 22 * _odds(mine, wizard.hp - 1, 2.2 * eaters, 6 * eaters) - 15
    return total


def _odds(mine: float, my_hp: float, theirs: float, their_hp: float) -> float:
    """About the chance to win a race of blows."""
    if mine <= 0:
        return 0.0
    need, have = their_hp / mine, my_hp / theirs if theirs > 0 else 99.0
    return have**2 / (have**2 + need**2)


def _goal(g: Castle, seat: int) -> tuple[str, ...]:
    """Where the way should lead in the long run."""
    wizard = g.wizards[seat]
    sp = g.sp(seat)
    if sp >= g.chamber_sp() and dares(g, seat):
        return DOORS
    if not blow(g, seat) and wizard.sp >= 5:
        return ("library",)
    if sp < UPPER_SP:
        return ("greenhouse", "charms_classroom")
    if blow(g, seat) < 3:
        return ("restricted_section", "dumbledores_office")
    if wizard.potion not in BOOSTERS:
        return ("snapes_cabinet", "diagon_alley")
    return ("forbidden_forest",)


def _walk(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    goal = _goal(g, seat)
    upstairs_pays = blow(g, seat) >= 1.6 or g.sp(seat) >= 130

    def score(action: Action) -> float:
        assert isinstance(action, Walk)
        end = action.path[-1] if action.path else g.wizards[seat].square
        value = square_worth(g, seat, end) - 0.8 * min(FAR[end][goal_square] for goal_square in goal)
        if LEVEL[end] == UPPER and not upstairs_pays:
            value -= 6
        return value + rng.random()

    return max(options, key=score)


# -- battle ------------------------------------------------------------------------------------------------------------


def _fight(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    battle = g.battle
    assert battle is not None
    scored = [(_deed(g, battle, seat, action) + 0.2 * rng.random(), n) for n, action in enumerate(options)]
    return options[max(scored)[1]]


def _deed(g: Castle, battle: Battle, seat: int, action: Action) -> float:
    """How good an action is for this seat in this battle round, in HP or so."""
    me = battle.battlers[seat]
    wizard = g.wizards[seat]
    if isinstance(action, Wait):
        return -0.5
    if isinstance(action, Run):
        return _running(g, battle, seat) if me.here else 0.5
    if isinstance(action, Drink):
        return _drinking(g, battle, seat, action.potion)
    if isinstance(action, Charm):
        return 1.2 if battle.contest == CHAMBER else -2
    if isinstance(action, Use):
        return _using(g, battle, seat, action.item)
    target = _target(battle, action)
    foe = battle.battlers[target] if target >= 0 else None
    mine = foe is not None and foe.side == me.side
    sign = -1.0 if mine else 1.0
    hp = (g.wizards[target].hp if foe.kind == WIZARD else foe.hp) if foe is not None else 0
    chance = 1.0
    if foe is not None and not mine:
        chance = 1 / 6 if hard_to_hit(me, foe, bool(foe.petrified)) else 0.5 if me.confunded else 5 / 6
    if isinstance(action, Hex):
        return sign * 5.5
    if isinstance(action, Draw):
        return sign * 2
    if isinstance(action, Melee):
        power = {"serpent": 3.5, "troll": 3.0, "raven": 1.2}.get(me.form, 2.0)
        return sign * _damage(power, hp) * chance
    if isinstance(action, Strike):
        power = 5.0 if foe is not None and foe.kind == "basilisk" and action.item.startswith("sword") else 3.0
        return sign * _damage(power + wizard.strong, hp) * chance
    if isinstance(action, Steal | StealFor):
        return worth(g, seat, action.prize) / 9
    if isinstance(action, Cast | CastAt | CastFor):
        return _casting(g, battle, seat, action, target, sign, hp, chance)
    return 0.0


def _damage(power: float, hp: int) -> float:
    """A blow that ends it is worth more."""
    return power + 2 if hp <= power + 1 else power


def _target(battle: Battle, action: Action) -> int:
    name = getattr(action, "target", "")
    return next((i for i, b in enumerate(battle.battlers) if b.name == name), -1)


def _casting(
    g: Castle, battle: Battle, seat: int, action: Any, target: int, sign: float, hp: int, chance: float
) -> float:
    wizard = g.wizards[seat]
    spell = action.spell
    foe = battle.battlers[target] if target >= 0 else None
    if spell in DAMAGE:
        if foe is not None and not foe.here:
            return 1.5 if g.wizards[target].sp > 120 else 0.5
        value = _damage(DAMAGE[spell] + wizard.strong, hp) * (1 if spell == "lightning_bolt" else chance)
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
        dark_lord = next((b for b in battle.battlers if b.kind == VOLDEMORT), None)
        if dark_lord is not None and (dark_lord.petrified or dark_lord.controller == seat):
            return -1.0
        left = dark_lord.hp if dark_lord is not None else 0
        if wizard.hp > 6 + wizard.strong or left <= blow(g, seat) + 1 or wizard.item == "resurrection_stone":
            return -1.0
        return 9.0 if left > 6 else 3.4
    theirs = sum(blow(g, i) if b.kind == WIZARD else {DEATH_EATER: 2.2}.get(b.kind, b.power * 5 / 6) for i, b in foes)
    their_hp = sum((g.wizards[i].hp if b.kind == WIZARD else b.hp) - (b.kind in (WIZARD, DEATH_EATER)) for i, b in foes)
    odds = _odds(blow(g, seat), wizard.hp - 1, theirs, their_hp)
    if battle.contest in ("world_cup", "triwizard"):
        odds += 0.15
    danger = 3.0 if battle.deadly and wizard.hp <= 3 else 0.0
    return 5.0 * (0.36 - odds) * 2 + danger + (1.0 if not blow(g, seat) else 0.0)


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


# -- everything else ---------------------------------------------------------------------------------------------------


def _card_use(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
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


def _trade(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
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


def _take(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    def gain(action: Action) -> float:
        if isinstance(action, Take):
            return worth(g, seat, action.card)
        if isinstance(action, TakeInstead):
            twin = 20 if action.card in SPELLS and action.card in g.wizards[seat].spells else 0
            return worth(g, seat, action.card) - worth(g, seat, action.dropped) - twin
        return 0.5

    return max(options, key=gain)


def _dice(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    """High for oneself and allies, low for enemies."""
    friend = g.roller == f"seat_{seat}"
    low = g.purpose in ("table", "theft", "target", "door") or not friend
    assert all(isinstance(a, KeepDice) for a in options)
    return (min if low else max)(options, key=lambda a: sum(a.dice))


def _anywhere(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    goal = _goal(g, seat)
    return max(
        options,
        key=lambda a: (
            999.0 * (dares(g, seat) - 0.5)
            if a.square == CHAMBER
            else square_worth(g, seat, a.square) - 0.5 * min(FAR[a.square][to] for to in goal) + 0.1 * rng.random()
        ),
    )


def _rival(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    mine = g.wizards[seat]
    return max(
        options,
        key=lambda a: (
            _odds(blow(g, seat) or 0.1, mine.hp, blow(g, a.rival), g.wizards[a.rival].hp) + 0.01 * rng.random()
        ),
    )


Chooser = Callable[[Castle, int, list[Action], Random], Action]
CHOOSERS: dict[type, Chooser] = {Walk: _walk, KeepDice: _dice, Go: _anywhere, Challenge: _rival}


def heuristic(g: Castle, seat: int, rng: Random) -> Action:
    """The choice of a player who knows where to go, when to duel or flee, and when to dare the chamber."""
    options = list(g.options(seat))
    if len(options) == 1:
        return options[0]
    first = options[0]
    chooser = CHOOSERS.get(type(first))
    if chooser is not None:
        return chooser(g, seat, options, rng)
    if isinstance(first, Roll | GoOn):
        return _card_use(g, seat, options, rng)
    if isinstance(options[-1], Finish) or any(isinstance(a, Buy | Sell) for a in options):
        return _trade(g, seat, options, rng)
    if isinstance(first, Take | TakeInstead):
        return _take(g, seat, options, rng)
    if isinstance(first, Forget):
        return min(options, key=lambda a: worth(g, seat, a.card))
    if isinstance(first, StayOut):
        return Enter() if dares(g, seat) else first
    if isinstance(first, Grasp):
        return first if readiness(g, seat) >= 5.5 else Leave()
    if isinstance(first, Decline):
        return Help() if blow(g, seat) >= 1.6 and g.wizards[seat].hp >= 6 else first
    if isinstance(first, Truce):
        return first
    if isinstance(first, Hide):
        return Show() if _meeting_when_seen(g, seat) > 4 else first
    if isinstance(first, Fight):
        return first if _meeting_when_seen(g, seat) > 2 else options[1]
    return _fight(g, seat, options, rng)


def _meeting_when_seen(g: Castle, seat: int) -> float:
    return _meeting(g, seat, g.wizards[seat].square)


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
