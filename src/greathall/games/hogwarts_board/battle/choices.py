"""The actions and targets that a battler can choose, and what a choice means as a plan."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from greathall.games.hogwarts_board.actions import (
    Action,
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
from greathall.games.hogwarts_board.battle.creatures import (
    CASTERS,
    NEVER_RUN,
    RAVEN_FORM,
    SERPENT,
    VOLDEMORT,
    WIZARD,
    held,
)
from greathall.games.hogwarts_board.battle.state import Battle, Plan
from greathall.games.hogwarts_board.cards.items import END, ESCAPE, ITEMS, STRIKE
from greathall.games.hogwarts_board.cards.spells import (
    ADVANCED_SPELLS,
    BASIC_SPELLS,
    ENEMY,
    ENEMY_OR_ANY_PLAYER,
    SELF,
    SELF_OR_ALLY,
    SPELLS,
)
from greathall.games.hogwarts_board.state import ELDER_WAND_SP, Castle
from greathall.games.hogwarts_board.vocabulary import SEAT_NAMES

cast = cache(Cast)
cast_at = cache(CastAt)
cast_for = cache(CastFor)
charm = cache(Charm)
draw_from = cache(Draw)
drink = cache(Drink)
hex_at = cache(Hex)
melee = cache(Melee)
steal = cache(Steal)
steal_for = cache(StealFor)
strike = cache(Strike)
use = cache(Use)
RUN: Final = Run()
WAIT: Final = Wait()

SPECIAL: Final = frozenset(card for card, spell in SPELLS.items() if spell.at not in (ENEMY, SELF, SELF_OR_ALLY))
"""Spells at players in or out of the battle, and spells for a card."""


# -- what can be chosen ----------------------------------------------------------------------------------------------


def choices(g: Castle, battle: Battle, who: int, chooser: int, first: Plan | None = None) -> tuple[Action, ...]:
    """What the battler may do when `chooser` chooses for it.

    `first` is the action it already takes in this battle round (Speed Potion).
    """
    b = battle.battlers[who]
    forced = chooser != (b.master if b.kind == SERPENT else who)
    if b.kind != WIZARD:
        found = _creature(battle, who, forced)
    elif b.form:
        found = _in_form(g, battle, who, forced)
    else:
        found = _wizard(g, battle, who, forced)
    if first is not None and first.card and _one_use(first.card):
        found = [action for action in found if _card_of(action) != first.card]
    if not found or ((b.disarmed or b.snared) and WAIT not in found):
        found.append(WAIT)
    return tuple(found)


def human_choices(
    enemies: tuple[str, ...],
    allies: tuple[str, ...],
    shapes: tuple[str, ...],
    spells: tuple[str, ...],
    level: int,
    potion: str,
    sweethearts: tuple[int, ...],
    item: str,
    disarmed: bool,
    snared: bool,
    free: bool,
) -> list[Action]:
    """What a wizard in human form may do.

    `level` is the number of full 50 SP, at most 4; `shapes` are those who can be transfigured under control, and
    nobody without it. Spells that look at other players' displays are not here but in `_special`.
    """
    found: list[Action] = []
    for card in dict.fromkeys(spells) if not disarmed else ():
        spell = SPELLS[card]
        if spell.tier > level + 1:
            continue
        if spell.at == ENEMY:
            found += _casts_at(card, enemies)
        elif spell.at == SELF_OR_ALLY:
            found += _casts_at(card, allies)
        elif spell.form and shapes:
            found += _casts_at(card, shapes)
        elif spell.at == SELF and (free or not spell.flight):
            found.append(cast(card))
    if potion == "love_potion":
        found += [charm(seat) for seat in sweethearts]
    elif potion:
        found.append(drink(potion))
    battle = ITEMS[item].battle if item else ""
    if battle == STRIKE:
        found += [strike(item, name) for name in enemies if not snared]
    elif battle and (battle != ESCAPE or (free and not snared)):
        found.append(use(item))
    if free and not snared:
        found.append(RUN)
    return found


@lru_cache(maxsize=1 << 14)
def _casts_at(card: str, names: tuple[str, ...]) -> tuple[Action, ...]:
    return tuple([cast_at(card, name) for name in names])


def alone(g: Castle, battle: Battle, seat: int) -> tuple[Action, ...]:
    """`choices` in the usual case: a free wizard in human form, everybody alone, nobody with their love."""
    b = battle.battlers[seat]
    wizard = g.wizards[seat]
    spells = wizard.spells
    if b.form or b.disarmed or b.snared or not SPECIAL.isdisjoint(spells):
        return choices(g, battle, seat, seat)
    item = wizard.item
    sp = wizard.sp + ELDER_WAND_SP if item == "elder_wand" else wizard.sp
    potion = wizard.potion
    others: tuple[int, ...] = ()
    if potion == "love_potion":
        others = _sweethearts(g, seat)
    elif potion == "liquid_luck" and g.lucky >= 0:
        potion = ""
    return _free_choices(battle.roster, SEAT_NAMES[seat], spells, sp // 50 if sp < 200 else 4, potion, others, item)


def _sweethearts(g: Castle, seat: int) -> tuple[int, ...]:
    """To whom the Love Potion can be given."""
    love = g.wizards[seat].loves
    return tuple([other for other in range(g.seats) if other not in (seat, love)])


@lru_cache(maxsize=1 << 14)
def _free_choices(
    roster: tuple[str, ...],
    me: str,
    spells: tuple[str, ...],
    level: int,
    potion: str,
    sweethearts: tuple[int, ...],
    item: str,
) -> tuple[Action, ...]:
    """`human_choices` of one who is free, and against everybody else: it depends on so little that it is kept."""
    enemies = tuple([name for name in roster if name != me])
    return tuple(human_choices(enemies, (me,), (), spells, level, potion, sweethearts, item, False, False, True))


def _one_use(card: str) -> bool:
    return SPELLS[card].one_time if card in SPELLS else card not in ITEMS or ITEMS[card].battle == END


def _card_of(action: Action) -> str:
    if isinstance(action, Cast | CastAt | CastFor):
        return action.spell
    if isinstance(action, Drink):
        return action.potion
    if isinstance(action, Charm):
        return "love_potion"
    return action.item if isinstance(action, Use | Strike) else ""


def may_flee(g: Castle, battle: Battle, who: int) -> bool:
    """The enamored stay while their love stays and does not try to run, unless Voldemort has hit them."""
    love = g.wizards[who].loves
    if love < 0 or not battle.battlers[love].here:
        return True
    return battle.battlers[love].tried_to_run or battle.battlers[who].hit_by_voldemort


def _wizard(g: Castle, battle: Battle, who: int, forced: bool) -> list[Action]:
    b = battle.battlers[who]
    battlers = battle.battlers
    wizard = g.wizards[who]
    side = b.side
    shapes: tuple[str, ...] = ()
    if forced:
        enemies = allies = tuple([x.name for x in battlers if x.here])
        shapes = tuple(SEAT_NAMES[i] for i in range(g.seats) if battlers[i].here)
    else:
        allies = tuple([x.name for x in battlers if x.here and x.side == side])
        enemies = tuple(
            [
                x.name
                for i, x in enumerate(battlers)
                if x.here and (x.side != side or (i < g.seats and g.wizards[i].loves == who))
            ]
        )
    free = forced or may_flee(g, battle, who)
    level = min(g.sp(who) // 50, 4)
    sweethearts = _sweethearts(g, who) if wizard.potion == "love_potion" else ()
    potion = wizard.potion if wizard.potion != "liquid_luck" or g.lucky < 0 else ""
    disarmed = b.disarmed > 0
    found = human_choices(
        enemies,
        allies,
        shapes,
        wizard.spells,
        level,
        potion,
        sweethearts,
        wizard.item,
        disarmed,
        b.snared > 0,
        free,
    )
    for card in dict.fromkeys(wizard.spells) if not disarmed else ():
        if card in SPECIAL and SPELLS[card].tier <= level + 1:
            found += _special(g, battle, who, card, forced)
    return found


def _special(g: Castle, battle: Battle, who: int, card: str, forced: bool) -> list[Action]:
    """Spells at players in or out of the battle, and spells for a card."""
    b = battle.battlers[who]
    love = g.wizards[who].loves
    spell = SPELLS[card]
    if spell.at == ENEMY_OR_ANY_PLAYER:
        return [
            cast_at(card, x.name)
            for i, x in enumerate(battle.battlers)
            if (x.here or i < g.seats) and (forced or (i not in (who, love) and (x.side != b.side or i < g.seats)))
        ]
    if spell.theft:
        return [
            cast_for(card, SEAT_NAMES[i], prize)
            for i, w in enumerate(g.wizards)
            if i != who and (forced or i != love)
            for prize in (w.potion, w.item)
            if prize
        ]
    victims = [
        i
        for i in range(g.seats)
        if battle.battlers[i].here
        and (forced or battle.battlers[i].side != b.side or g.wizards[i].loves == who)
        and g.wizards[i].spells
    ]
    if not spell.for_a_card:
        return [cast_at(card, SEAT_NAMES[i]) for i in victims]
    return [cast_for(card, SEAT_NAMES[i], lost) for i in victims for lost in dict.fromkeys(g.wizards[i].spells)]


def _in_form(g: Castle, battle: Battle, who: int, forced: bool) -> list[Action]:
    """Animals use no cards (R44: they can run); a raven pecks or snatches (R82) and ignores snares."""
    b = battle.battlers[who]
    stuck = held(b)
    found: list[Action] = []
    others = [(i, x) for i, x in enumerate(battle.battlers) if x.here and (forced or x.side != b.side)]
    if not stuck:
        found += [melee(x.name) for _, x in others]
    if b.form == RAVEN_FORM:
        for i, x in others:
            if i < g.seats:
                for prize in (g.wizards[i].potion, g.wizards[i].item):
                    if prize and forced:
                        found += [steal_for(x.name, prize, SEAT_NAMES[to]) for to in range(g.seats) if to != i]
                    elif prize:
                        found.append(steal(x.name, prize))
    if not stuck and (forced or b.kind != WIZARD or may_flee(g, battle, who)) and b.kind != VOLDEMORT:
        found.append(RUN)
    return found


def _creature(battle: Battle, who: int, forced: bool) -> list[Action]:
    """A serpent's target, or what a controlled creature can be made to do (R50)."""
    b = battle.battlers[who]
    names = [x.name for x in battle.battlers if x.here and (forced or x.side != b.side)]
    stuck = held(b)
    found: list[Action] = []
    if b.routed:  # no order goes beyond what the Patronus leaves him
        return [] if stuck else [RUN]
    if b.kind in CASTERS:
        if b.form:
            if not stuck:
                found += [melee(name) for name in names]
        elif not b.disarmed:
            found += [hex_at(name) for name in names]
            piles = (ADVANCED_SPELLS,) if b.kind == VOLDEMORT else (BASIC_SPELLS, ADVANCED_SPELLS)
            found += [draw_from(pile, name) for pile in piles for name in names]
    elif not stuck:
        found += [melee(name) for name in names]
    if b.kind not in NEVER_RUN and not stuck:
        found.append(RUN)
    return found


# -- from an answer to a plan ----------------------------------------------------------------------------------------


def index_of(battle: Battle, name: str) -> int:
    for i, b in enumerate(battle.battlers):
        if b.name == name:
            return i
    raise ValueError(name)


def to_plan(battle: Battle, who: int, action: Action) -> Plan:
    """What the chosen action means for this battler."""
    match action:
        case CastAt(spell, target):
            return Plan(who, "cast", spell, index_of(battle, target), "", who)
        case Run():
            return Plan(who, "run")
        case Melee(target):
            return Plan(who, "melee", "", index_of(battle, target))
        case Cast(spell):
            return Plan(who, "cast", spell, who)
        case Drink(potion):
            return Plan(who, "drink", potion, who)
        case Use(item):
            return Plan(who, "use", item, who)
        case Strike(item, target):
            return Plan(who, "strike", item, index_of(battle, target))
        case CastFor(spell, target, prize):
            return Plan(who, "cast", spell, index_of(battle, target), prize, who)
        case Charm(seat):
            return Plan(who, "drink", "love_potion", seat)
        case Steal(target, prize):
            return Plan(who, "steal", "", index_of(battle, target), prize, who)
        case StealFor(target, prize, to):
            return Plan(who, "steal", "", index_of(battle, target), prize, index_of(battle, to))
        case Hex(target):
            return Plan(who, "hex", "", index_of(battle, target))
        case Draw(pile, target):
            return Plan(who, "draw", pile, index_of(battle, target))
        case _:
            return Plan(who, "wait")
