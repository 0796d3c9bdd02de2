"""The 42 spells of 24 kinds, one line each: what a spell does is said in the classes of `effects` (R5)."""

from __future__ import annotations

from msgspec import Struct

from greathall.games.hogwarts_board.battle.creatures import RAVEN_FORM, SERPENT_FORM, TROLL_FORM
from greathall.games.hogwarts_board.battle.statuses import BEWILDERED, BLEEDING, CONFUNDED, DISARMED, PETRIFIED, SNARED
from greathall.games.hogwarts_board.cards.effects import (
    Become,
    Control,
    Damage,
    Disapparate,
    DrainSp,
    EraseAll,
    EraseOne,
    GainSpForCasting,
    HealByDie,
    Inflict,
    Rout,
    Shield,
    SpellEffect,
    Summon,
    TakeCard,
)

BASIC_SPELLS = "basic_spells"
ADVANCED_SPELLS = "advanced_spells"
SPELL_PILES = (BASIC_SPELLS, ADVANCED_SPELLS)
"""By level."""

ENEMY = "enemy"
ENEMY_PLAYER = "enemy_player"
SELF = "self"
SELF_OR_ALLY = "self_or_ally"
ANY_PLAYER = "any_player"
ENEMY_OR_ANY_PLAYER = "enemy_or_any_player"

MISLED = "misled"
FAILS = "fails"
SERVES = "serves"


class Spell(Struct, frozen=True, kw_only=True):
    """A spell card. Its tier gives the SP needed to cast it, its trading value and its pile."""

    id: str
    tier: int
    copies: int
    at: str
    does: tuple[SpellEffect, ...]
    one_time: bool = False
    sure: bool = False
    """Needs no action roll unless the caster is confunded (R77)."""
    reaches: bool = False
    """Nothing hides, shields or carries a target away from it (R27)."""
    astray: str = MISLED
    """Cast astray by the bewildered: misled it falls on somebody else, or it fails, or serves who bewildered them."""

    sp: int
    value: int
    pile: str
    helps: bool
    """A spell for oneself or an ally."""
    form: bool
    theft: bool
    flight: bool
    for_a_card: bool
    """Cast for one of the target's cards."""
    routs: bool


def spell(
    name: str,
    *,
    tier: int,
    copies: int,
    at: str,
    does: tuple[SpellEffect, ...],
    one_time: bool = False,
    sure: bool = False,
    reaches: bool = False,
    astray: str = MISLED,
) -> Spell:
    kinds = {type(effect) for effect in does}
    return Spell(
        id=name,
        tier=tier,
        copies=copies,
        at=at,
        does=does,
        one_time=one_time,
        sure=sure,
        reaches=reaches,
        astray=astray,
        sp=50 * (tier - 1),
        value=5 * tier,
        pile=BASIC_SPELLS if tier < 3 else ADVANCED_SPELLS,
        helps=at in (SELF, SELF_OR_ALLY),
        form=Become in kinds,
        theft=TakeCard in kinds,
        flight=Disapparate in kinds,
        for_a_card=TakeCard in kinds or EraseOne in kinds,
        routs=Rout in kinds,
    )


SPELL_LIST = (
    spell("stupefy", tier=1, copies=6, at=ENEMY, does=(Damage(1),)),
    spell("expelliarmus", tier=1, copies=2, at=ENEMY, does=(Inflict(DISARMED, 1),)),
    spell("confundus_minor", tier=1, copies=3, at=ENEMY, does=(Inflict(CONFUNDED, 2),)),
    spell("stupefy_2", tier=2, copies=3, at=ENEMY, does=(Damage(2),)),
    spell("minor_healing", tier=2, copies=2, at=SELF_OR_ALLY, does=(HealByDie(1),)),
    spell("snare", tier=2, copies=1, at=ENEMY, does=(Inflict(SNARED, 2),)),
    spell("apparate", tier=2, copies=1, at=SELF, does=(Disapparate(),), one_time=True, astray=SERVES),
    spell("incendio", tier=3, copies=4, at=ENEMY, does=(Damage(3),)),
    spell("petrificus_totalus", tier=3, copies=2, at=ENEMY, does=(Inflict(PETRIFIED, 2),)),
    spell("protego", tier=3, copies=2, at=SELF, does=(Shield(),), sure=True, astray=FAILS),
    spell("obliviate_minor", tier=3, copies=1, at=ENEMY_PLAYER, does=(EraseOne(),), one_time=True),
    spell("accio", tier=3, copies=1, at=ANY_PLAYER, does=(TakeCard(),), one_time=True, reaches=True),
    spell(
        "expecto_patronum",
        tier=3,
        copies=1,
        at=SELF,
        does=(GainSpForCasting(10), Rout()),
        one_time=True,
        astray=FAILS,
    ),
    spell("incendio_2", tier=4, copies=3, at=ENEMY, does=(Damage(4),)),
    spell("major_healing", tier=4, copies=1, at=SELF_OR_ALLY, does=(HealByDie(2),)),
    spell("sectumsempra", tier=4, copies=1, at=ENEMY, does=(Damage(3), Inflict(BLEEDING))),  # one enemy (R53)
    spell("summon_serpent", tier=4, copies=1, at=SELF, does=(Summon(),), astray=SERVES),
    spell(
        "lightning_bolt",
        tier=4,
        copies=1,
        at=ENEMY_OR_ANY_PLAYER,
        does=(Damage(5), DrainSp(50)),
        one_time=True,
        sure=True,
        reaches=True,
    ),
    spell("obliviate_major", tier=5, copies=1, at=ENEMY_PLAYER, does=(EraseAll(),), one_time=True),
    spell("confundus_major", tier=5, copies=1, at=ENEMY, does=(Inflict(BEWILDERED, 2),)),
    spell("imperius", tier=5, copies=1, at=ENEMY, does=(Control(),)),
    spell("transfiguration_raven", tier=5, copies=1, at=SELF, does=(Become(RAVEN_FORM),)),
    spell("transfiguration_serpent", tier=5, copies=1, at=SELF, does=(Become(SERPENT_FORM),)),
    spell("transfiguration_troll", tier=5, copies=1, at=SELF, does=(Become(TROLL_FORM),)),
)
SPELLS = {card.id: card for card in SPELL_LIST}
WHEN_CAST = {c.id: tuple(e for e in c.does if type(e).cast is not SpellEffect.cast) for c in SPELL_LIST}
WHEN_ROLLED = {c.id: tuple(e for e in c.does if type(e).roll is not SpellEffect.roll) for c in SPELL_LIST}
"""The effects of each spell that have a part in these moments."""
CAN_END_A_FIGHT = frozenset(
    card.id
    for card in SPELL_LIST
    if any(isinstance(effect, Damage | Become | Summon | Control) for effect in card.does)
)
"""The spells that make a player able to attack (R32)."""
