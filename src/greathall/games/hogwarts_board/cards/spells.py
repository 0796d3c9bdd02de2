"""The 42 spells of 24 kinds: what each does is said in the words of `effects`, and when, in `outcome` (R5)."""

from __future__ import annotations

from msgspec import Struct

from greathall.games.hogwarts_board.cards.effects import (
    Become,
    Bleed,
    Damage,
    DrainSp,
    EraseAll,
    EraseOne,
    GainSpForCasting,
    HealByDie,
    Inflict,
    Rout,
    Summon,
    TakeCard,
    Word,
)

BASIC_SPELLS = "basic_spells"
ADVANCED_SPELLS = "advanced_spells"

ENEMY = "enemy"
ENEMY_PLAYER = "enemy_player"
SELF = "self"
SELF_OR_ALLY = "self_or_ally"
ANY_PLAYER = "any_player"
ENEMY_OR_ANY_PLAYER = "enemy_or_any_player"


class Spell(Struct, frozen=True, kw_only=True):
    """A spell card. Its tier gives the SP needed to cast it, its trading value and its pile."""

    id: str
    tier: int
    copies: int
    at: str
    sp: int
    value: int
    pile: str
    helps: bool
    """A spell for oneself or an ally."""
    does: tuple[Word, ...] = ()
    one_time: bool = False
    sure: bool = False
    """Needs no action roll unless the caster is confunded (R77)."""
    reaches: bool = False
    """Nothing hides, shields or carries a target away from it (R27)."""
    form: bool = False
    healing: bool = False
    """A die says how much."""


def spell(name: str, *, tier: int, copies: int, at: str, does: tuple[Word, ...] = (), **traits: bool) -> Spell:
    return Spell(
        id=name,
        tier=tier,
        copies=copies,
        at=at,
        does=does,
        sp=50 * (tier - 1),
        value=5 * tier,
        pile=BASIC_SPELLS if tier < 3 else ADVANCED_SPELLS,
        helps=at in (SELF, SELF_OR_ALLY),
        **traits,
    )


SPELL_LIST = (
    spell("stupefy", tier=1, copies=6, at=ENEMY, does=(Damage(1),)),
    spell("expelliarmus", tier=1, copies=2, at=ENEMY, does=(Inflict("disarmed", 1),)),
    spell("confundus_minor", tier=1, copies=3, at=ENEMY, does=(Inflict("confunded", 2),)),
    spell("stupefy_2", tier=2, copies=3, at=ENEMY, does=(Damage(2),)),
    spell("minor_healing", tier=2, copies=2, at=SELF_OR_ALLY, does=(HealByDie(1),), healing=True),
    spell("snare", tier=2, copies=1, at=ENEMY, does=(Inflict("snared", 2),)),
    spell("apparate", tier=2, copies=1, at=SELF, one_time=True),
    spell("incendio", tier=3, copies=4, at=ENEMY, does=(Damage(3),)),
    spell("petrificus_totalus", tier=3, copies=2, at=ENEMY, does=(Inflict("petrified", 2),)),
    spell("protego", tier=3, copies=2, at=SELF, sure=True),
    spell("obliviate_minor", tier=3, copies=1, at=ENEMY_PLAYER, does=(EraseOne(),), one_time=True),
    spell("accio", tier=3, copies=1, at=ANY_PLAYER, does=(TakeCard(),), one_time=True, reaches=True),
    spell("expecto_patronum", tier=3, copies=1, at=SELF, does=(GainSpForCasting(10), Rout()), one_time=True),
    spell("incendio_2", tier=4, copies=3, at=ENEMY, does=(Damage(4),)),
    spell("major_healing", tier=4, copies=1, at=SELF_OR_ALLY, does=(HealByDie(2),), healing=True),
    spell("sectumsempra", tier=4, copies=1, at=ENEMY, does=(Damage(3), Bleed())),  # one enemy (R53)
    spell("summon_serpent", tier=4, copies=1, at=SELF, does=(Summon(),)),
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
    spell("confundus_major", tier=5, copies=1, at=ENEMY, does=(Inflict("bewildered", 2),)),
    spell("imperius", tier=5, copies=1, at=ENEMY, does=(Inflict("controlled", 1),)),
    spell("transfiguration_raven", tier=5, copies=1, at=SELF, does=(Become("raven"),), form=True),
    spell("transfiguration_serpent", tier=5, copies=1, at=SELF, does=(Become("serpent"),), form=True),
    spell("transfiguration_troll", tier=5, copies=1, at=SELF, does=(Become("troll"),), form=True),
)
SPELLS = {card.id: card for card in SPELL_LIST}
CAN_END_A_FIGHT = frozenset(
    card.id
    for card in SPELL_LIST
    if card.form or card.id in ("summon_serpent", "imperius") or any(isinstance(word, Damage) for word in card.does)
)
"""The spells that make a player able to attack (R32)."""
