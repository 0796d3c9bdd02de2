"""The consequences of a battle round: everything that succeeded happens together."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.battle.creatures import (
    BASILISK,
    FORM_DAMAGE,
    RAVEN_DAMAGE,
    RAVEN_FORM,
    SERPENT,
    SERPENT_FORM,
    WIZARD,
    is_serpent,
    serpent,
)
from greathall.games.hogwarts_board.battle.hits import Hit
from greathall.games.hogwarts_board.battle.leaving import STONE
from greathall.games.hogwarts_board.battle.sides import align
from greathall.games.hogwarts_board.battle.spending import drink, spend
from greathall.games.hogwarts_board.battle.state import Battler
from greathall.games.hogwarts_board.battle.statuses import BLEEDING, ENVENOMED, PETRIFIED
from greathall.games.hogwarts_board.battle.tally import RoundTally
from greathall.games.hogwarts_board.board import CHAMBER
from greathall.games.hogwarts_board.cards.items import ITEMS
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.events import Afflicted, Failed, Freed, Healed, Hurt, Summoned
from greathall.games.hogwarts_board.vocabulary import SEAT_NAMES, SERPENTS

FORM_ROUNDS: Final = 3

Leaver = tuple[int, str, int]
"""Who leaves the battle, how, and how far (or who chooses where)."""


def apply_attempts(tally: RoundTally) -> list[Leaver]:
    """Everything at once. Returns who leaves the battle."""
    g, battlers = tally.g, tally.battlers
    for event in tally.events:
        g.emit(event)
    calm = tally.battle.calm
    if not calm:
        for b in battlers:
            b.tried_to_run = False
    if len(tally.hits) > 1 and g.version >= versions.CARDS_COUNT_TO_THE_END:
        tally.hits.sort(key=_is_theft)
    spend(tally)
    any_hit_counts = g.version >= versions.ANY_HIT_OF_VOLDEMORT_COUNTS
    for hit in tally.hits:
        if any_hit_counts:
            tally.mark_voldemorts_victim(hit.by, hit.on)
        if hit.verb == "cast":
            for effect in SPELLS[hit.card].does:
                effect.happen(tally, hit)
        else:
            ATTACKS[hit.verb](tally, hit)
    if not calm:
        for who, b in enumerate(battlers):
            if b.here and (b.bleeding or b.envenomed):
                tally.changes[who] -= b.bleeding + b.envenomed
                if b.bleeding and b.kind == BASILISK and isinstance(tally.battle.bleeder, int):
                    tally.taken[tally.battle.bleeder] += 1
    for who, potion, target in tally.drunk:
        drink(tally, who, potion, target)
    leavers = change_hp(tally)
    if not calm:
        tick(tally)
    begin(tally)
    return leavers


def _is_theft(hit: Hit) -> bool:
    """A stolen card changes hands last: in this battle round it still protects its owner (D18)."""
    return bool(hit.prize) and (hit.verb == "steal" or SPELLS[hit.card].theft)


# -- hits other than spells ------------------------------------------------------------------------------------------


def _melee(tally: RoundTally, hit: Hit) -> None:
    by, on = tally.battlers[hit.by], tally.battlers[hit.on]
    if by.form == RAVEN_FORM:
        tally.damage(hit.by, hit.on, RAVEN_DAMAGE[on.kind != WIZARD])
    elif by.form:
        tally.damage(hit.by, hit.on, FORM_DAMAGE[by.form])
        if by.form == SERPENT_FORM and not is_serpent(on):
            tally.inflict(hit.by, hit.on, PETRIFIED)
    else:
        tally.damage(hit.by, hit.on, by.power)
        if by.kind == BASILISK:
            tally.inflict(hit.by, hit.on, ENVENOMED)


def _strike(tally: RoundTally, hit: Hit) -> None:
    g, on = tally.g, tally.battlers[hit.on]
    item = ITEMS[hit.card]
    tally.damage(hit.by, hit.on, item.against_basilisk if on.kind == BASILISK else item.damage)
    if item.envenoms or (item.absorbs and BASILISK in g.sword):
        tally.inflict(hit.by, hit.on, ENVENOMED)
    if item.absorbs:
        if SERPENT_FORM in g.sword and not is_serpent(on):
            tally.inflict(hit.by, hit.on, PETRIFIED)
        venom = BASILISK if on.kind == BASILISK else on.form
        if venom in (BASILISK, SERPENT_FORM) and venom not in g.sword:
            g.sword = (*g.sword, venom)


def _hex(tally: RoundTally, hit: Hit) -> None:
    tally.damage(hit.by, hit.on, tally.battlers[hit.by].power)


def _curse(tally: RoundTally, hit: Hit) -> None:
    tally.kill(hit.by, hit.on)


def _steal(tally: RoundTally, hit: Hit) -> None:
    tally.take_card(hit)


ATTACKS: Final[dict[str, Callable[[RoundTally, Hit], None]]] = {
    "melee": _melee,
    "strike": _strike,
    "hex": _hex,
    "curse": _curse,
    "steal": _steal,
}


# -- HP --------------------------------------------------------------------------------------------------------------


def change_hp(tally: RoundTally) -> list[Leaver]:
    """Healing and damage together, then the limits, then who falls and who gets away (R17-R20)."""
    leavers: list[Leaver] = []
    loss = False
    changes, escapes, killed = tally.changes, tally.escapes, tally.killed
    for who, b in enumerate(tally.battlers):
        change = changes[who]
        if not (change or killed or who in escapes):
            continue
        if b.kind == WIZARD:
            how = _wizard_hp(tally, who, change, b.here)
        else:
            how = _creature_hp(tally, b, who, change) if b.here else ""
        loss = loss or (change < 0 and b.here)
        if how:
            leavers.append((who, how, int(how == "died" and _had_stone(tally, who))))
        elif who in escapes and b.here:
            escape = escapes[who]
            if escape.clean or who not in tally.caught:
                leavers.append((who, escape.means, escape.n))
            else:
                tally.g.emit(Failed(b.name))
    tally.battle.quiet = 0 if loss else tally.battle.quiet + 1
    if len(leavers) > 1 and tally.g.version >= versions.THE_DEAD_ARE_ASKED_NOTHING:
        leavers.sort(key=lambda leaver: leaver[1] != "died")
    return leavers


def _had_stone(tally: RoundTally, who: int) -> bool:
    """Whether who dies carried the Resurrection Stone when the battle round began."""
    g = tally.g
    if who >= g.seats or g.version < versions.CARDS_COUNT_TO_THE_END:
        return False
    return g.wizards[who].item == STONE or who in tally.robbed_of_stone


def _wizard_hp(tally: RoundTally, who: int, change: int, fighting: bool) -> str:
    """Returns how the wizard falls: died, fainted, struck (when not in the battle), or not at all."""
    g, battle = tally.g, tally.battle
    wizard = g.wizards[who]
    if who in tally.killed and fighting:
        lost, wizard.hp = wizard.hp, 0
        g.emit(Hurt(SEAT_NAMES[who], lost))
        return "died"
    if not change:
        return ""
    before = wizard.hp
    hp = min(before + change, g.most_hp(who))
    if change > 0:
        if hp > before:
            wizard.hp = hp
            g.emit(Healed(SEAT_NAMES[who], hp - before))
        return ""
    deadly = battle.deadly and fighting
    wizard.hp = hp = max(hp, 0 if deadly else 1)
    if hp < before and g.log is not None:
        g.log.append(Hurt(SEAT_NAMES[who], before - hp))
    if hp == 0:
        return "died"
    if hp == 1 and not (battle.contest == CHAMBER and fighting):
        return "fainted" if fighting else "struck"
    return ""


def _creature_hp(tally: RoundTally, b: Battler, who: int, change: int) -> str:
    if who in tally.killed:
        change = -b.hp
    before = b.hp
    hp = max(0, min(before + change, b.full))
    if b.kind == BASILISK and any(tally.taken):
        tally.battle.dealt = tuple(
            [n + min(more, before) for n, more in zip(tally.battle.dealt, tally.taken, strict=True)]
        )
    if hp != before:
        b.hp = hp
        tally.g.emit(Healed(b.name, hp - before) if hp > before else Hurt(b.name, before - hp))
    return "" if hp else "died"


# -- what lasts ------------------------------------------------------------------------------------------------------


def tick(tally: RoundTally) -> None:
    """What already lasted has lasted one battle round more."""
    g = tally.g
    for who, b in enumerate(tally.battlers):
        if not b.touched or not b.here:
            continue
        if b.disarmed:
            b.disarmed -= 1
        if b.snared:
            b.snared -= 1
        if b.confunded:
            b.confunded -= 1
        if b.bewildered:
            b.bewildered -= 1
        if b.petrified:
            b.petrified = 0 if who in tally.woken else b.petrified - 1
            if not b.petrified:
                g.emit(Freed(b.name, PETRIFIED.name))
        b.controller = -1
        if b.form_left:
            b.form_left -= 1
            if not b.form_left:
                g.emit(Freed(b.name, b.form))
                b.form = ""
        if b.cloaked and who in tally.unveiled:
            b.cloaked = False
            g.emit(Freed(b.name, "cloaked"))


def begin(tally: RoundTally) -> None:
    """What is new begins with the next battle round."""
    g, battlers = tally.g, tally.battlers
    for who in tally.cloaking:
        battlers[who].cloaked = battlers[who].touched = True
        g.emit(Afflicted(battlers[who].name, "cloaked"))
    for on, status, rounds, by in tally.new_statuses:
        b = battlers[on]
        b.touched = True
        g.emit(Afflicted(b.name, status.name))
        if (
            b.kind == BASILISK
            and status is BLEEDING
            and not b.bleeding
            and g.version >= versions.BASILISK_COUNTS_HP_TAKEN
        ):
            tally.battle.bleeder = tally.seat_behind(by)
        status.begin(b, rounds, by)
    for on, form in tally.forms:
        b = battlers[on]
        b.form = form
        b.touched = True
        b.form_left = FORM_ROUNDS
        g.emit(Afflicted(b.name, form))
    for summoner in tally.new_serpents:
        hatch(tally, summoner)
    if tally.realign:
        align(g, tally.battle)


def hatch(tally: RoundTally, summoner: int) -> None:
    """A serpent joins the side of its summoner; it takes the place of a dead one."""
    battlers = tally.battlers
    taken = {b.name for b in battlers if b.here and b.kind == SERPENT}
    free = [n for n in range(1, SERPENTS + 1) if f"serpent_{n}" not in taken]
    if not free:
        return
    master = summoner if summoner < tally.g.seats else battlers[summoner].master
    new = serpent(free[0], master)
    if master >= 0:
        new.side = battlers[master].side
    dead = next((i for i, b in enumerate(battlers) if b.name == new.name), -1)
    if dead < 0:
        battlers.append(new)
    else:
        battlers[dead] = new
    tally.g.emit(Summoned(battlers[summoner].name, new.name))
    tally.battle.quiet = 0
