"""The dice of a battle round: which plans succeed, and on whom they fall.

Nothing in the state changes here, so Liquid Luck may stop at any die and begin again.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.hogwarts_board.battle.creatures import CASTERS, DEMENTOR, RAVEN_FORM, TROLL_FORM, WIZARD, is_animal
from greathall.games.hogwarts_board.battle.hits import BY_BROOM, BY_FOOT, Escape
from greathall.games.hogwarts_board.battle.state import Battler, Plan
from greathall.games.hogwarts_board.battle.tally import RoundTally
from greathall.games.hogwarts_board.cards.items import ESCAPE, ITEMS
from greathall.games.hogwarts_board.cards.spells import FAILS, MISLED, SPELLS, WHEN_CAST, WHEN_ROLLED
from greathall.games.hogwarts_board.dice import roll
from greathall.games.hogwarts_board.events import Blocked, Rebounded, WentAstray

SUCCESS: Final = 1
FAILURE: Final = 0
ASTRAY: Final = -1
CAUGHT: Final = 2
"""On the run, but whatever catches the runner in this battle round still holds."""


def roll_attempts(tally: RoundTally) -> None:
    """All dice of the battle round, in the order of the rules."""
    if not tally.battle.calm:
        wake(tally)
    petrified = tally.still_petrified
    thieves = False
    for plan in tally.battle.chosen:
        if plan.verb != "wait" and plan.who not in petrified:
            tally.acting.append(plan)
            if plan.prize:
                thieves = True
    if thieves:
        steal(tally)
    for plan in tally.acting:
        attempt = ATTEMPTS.get(plan.verb)
        if attempt is not None:
            attempt(tally, plan)
    if tally.shields:
        block(tally)
    if tally.escapes:
        avoid(tally)
    roll_spells(tally)


def hard_to_hit(by: Battler, on: Battler, petrified: bool) -> bool:
    """Only a 6 hits a raven (unless petrified), a troll, or one under the cloak (from whom animals do not turn)."""
    if on.form == TROLL_FORM or (on.form == RAVEN_FORM and not petrified):
        return True
    return on.cloaked and not is_animal(by) and by.kind != DEMENTOR


def wake(tally: RoundTally) -> None:
    """The petrified act again with a 5 or 6."""
    for who, b in enumerate(tally.battlers):
        if b.petrified and b.here:
            (tally.woken if tally.roll(who, "wake") >= 5 else tally.still_petrified).append(who)


def try_action(tally: RoundTally, plan: Plan, hard: bool, clumsy: bool = False) -> int:
    """The action roll. The worst odds count (R41); a spell rolls once (R37)."""
    b = tally.battlers[plan.who]
    return fate(b, roll(tally.g, b.name, "action"), hard, clumsy)


def fate(b: Battler, die: int, hard: bool, clumsy: bool = False) -> int:
    """What the action roll of a battler means."""
    if b.bewildered:
        return ASTRAY if die <= 2 else int(die >= (6 if hard else 5))
    if hard:
        return int(die == 6)
    return int(die >= (4 if b.confunded or clumsy else 2))


def mislead(tally: RoundTally, plan: Plan, helps: bool, form: bool = False) -> int:
    """Whom a bewildered battler's action falls on: an ally or itself instead of an enemy, or the reverse; or -1."""
    b = tally.battlers[plan.who]
    others = [
        i
        for i, x in enumerate(tally.battlers)
        if x.here and (x.side != b.side) == helps and (not form or x.kind == WIZARD or x.kind in CASTERS)
    ]
    if not others:
        return -1
    on = tally.pick(plan.who, "target", others)
    tally.events.append(WentAstray(b.name, tally.battlers[on].name))
    return on


# -- each kind of plan -----------------------------------------------------------------------------------------------


def steal(tally: RoundTally) -> None:
    """Spells and ravens that take a card. A card that is in use at the same time: 1-3 used, 4-6 stolen."""
    thieves = [plan for plan in tally.acting if plan.prize and (plan.verb == "steal" or SPELLS[plan.card].theft)]
    gone: set[str] = set()
    for plan in thieves:
        if try_action(tally, plan, hard=False) != SUCCESS or plan.prize in gone:
            tally.fail(plan)
            continue
        using = [p for p in tally.acting if p.who == plan.target and p.card == plan.prize and p.who != plan.who]
        if using:
            if tally.roll(plan.who, "theft") <= 3:
                tally.fail(plan)
                continue
            tally.acting = [p for p in tally.acting if p not in using]
        gone.add(plan.prize)
        tally.hit(plan, plan.target, astray=False, blockable=False)


def cast(tally: RoundTally, plan: Plan) -> None:
    spell = SPELLS[plan.card]
    if spell.theft:
        return  # see `steal`
    caster = tally.battlers[plan.who]
    on = plan.target
    if spell.sure and not (caster.bewildered or caster.confunded):
        result = SUCCESS
    else:
        aimed = on != plan.who and not spell.helps and not spell.reaches
        result = try_action(tally, plan, aimed and hard_to_hit(caster, tally.battlers[on], on in tally.still_petrified))
    if result == ASTRAY and spell.astray == MISLED:
        on = mislead(tally, plan, spell.helps, spell.form)
    if result == FAILURE or on < 0 or (result == ASTRAY and spell.astray == FAILS):
        tally.fail(plan)
        return
    hit = tally.hit(plan, on, result == ASTRAY, not spell.reaches)
    for effect in WHEN_CAST[plan.card]:
        effect.cast(tally, hit)


def attack(tally: RoundTally, plan: Plan) -> None:
    """Sword, fang, claw, club or cold, and the enemies' own spells."""
    attacker = tally.battlers[plan.who]
    on = plan.target
    target = tally.battlers[on]
    is_spell = plan.verb in ("hex", "curse")
    hard = on != plan.who and hard_to_hit(attacker, target, on in tally.still_petrified)
    by_hand = not is_spell and attacker.kind != DEMENTOR
    if (
        by_hand
        and target.form == RAVEN_FORM
        and on != plan.who
        and on not in tally.still_petrified
        and not _comes_down(tally, on, plan.who)
    ):
        tally.fail(plan)  # out of reach, unless the raven comes down to this very battler
        return
    result = try_action(tally, plan, hard, clumsy=attacker.form == TROLL_FORM and plan.verb == "melee")
    if result == ASTRAY:
        on = mislead(tally, plan, helps=False)
    if result == FAILURE or on < 0:
        tally.fail(plan)
        return
    tally.hit(plan, on, result == ASTRAY, is_spell)


def _comes_down(tally: RoundTally, raven: int, to: int) -> bool:
    """Whether the raven acts on this battler."""
    return any(p.who == raven and p.target == to for p in tally.acting)


def run(tally: RoundTally, plan: Plan) -> None:
    b = tally.battlers[plan.who]
    die = roll(tally.g, b.name, "run")
    result = flight(b, die)
    if result == FAILURE:
        tally.fail(plan)
    else:
        tally.escapes.setdefault(plan.who, Escape(result == SUCCESS, BY_FOOT, die))


def flight(b: Battler, die: int) -> int:
    """What a runner's die means: a 1 fails, with a 2 one may be caught; the cloak makes it sure."""
    if b.cloaked or die > 2:
        return SUCCESS
    return FAILURE if die == 1 else CAUGHT


def use(tally: RoundTally, plan: Plan) -> None:
    if ITEMS[plan.card].battle == ESCAPE:
        tally.escapes.setdefault(plan.who, Escape(True, BY_BROOM, tally.roll(plan.who, "distance")))


ATTEMPTS: Final[dict[str, Callable[[RoundTally, Plan], None]]] = {
    "cast": cast,
    "run": run,
    "melee": attack,
    "strike": attack,
    "hex": attack,
    "curse": attack,
    "use": use,
}
"""Potions need no attempt, and a raven's theft was made before."""


# -- what becomes of the hits ----------------------------------------------------------------------------------------


def block(tally: RoundTally) -> None:
    """One roll against all spells that reach a shield: 1 fails, 6 throws them back at their casters."""
    for who, unbreakable in tally.shields.items():
        coming = [h for h in tally.hits if h.blockable and h.on == who and h.by != who and not h.rebound]
        if not coming:
            continue
        name = tally.battlers[who].name
        die = tally.roll(who, "shield")
        if die == 6:
            tally.events.append(Rebounded(name))
            for hit in coming:
                hit.rebound = True
                hit.on = hit.by
                hit.to = who
        elif die > 1 or unbreakable:
            tally.events.append(Blocked(name))
            tally.hits = [hit for hit in tally.hits if hit not in coming]


def avoid(tally: RoundTally) -> None:
    """Whoever has got away is hit by nothing but what reaches everywhere, and by what comes from themselves."""
    away = [who for who, escape in tally.escapes.items() if escape.clean]
    tally.hits = [
        hit
        for hit in tally.hits
        if hit.on not in away
        or hit.rebound
        or hit.on == hit.by
        or (hit.verb == "cast" and SPELLS[hit.card].reaches and hit.on < tally.g.seats)
    ]


def roll_spells(tally: RoundTally) -> None:
    for hit in tally.hits:
        if hit.verb == "cast":
            for effect in WHEN_ROLLED[hit.card]:
                effect.roll(tally, hit)
