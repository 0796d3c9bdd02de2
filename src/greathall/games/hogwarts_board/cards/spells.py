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
    does: tuple[Word, ...] = ()
    one_time: bool = False
    sure: bool = False
    """Needs no action roll unless the caster is confunded (R77)."""
    reaches: bool = False
    """Nothing hides, shields or carries a target away from it (R27)."""
    form: bool = False
    healing: bool = False
    """A die says how much."""

    @property
    def sp(self) -> int:
        return 50 * (self.tier - 1)

    @property
    def value(self) -> int:
        return 5 * self.tier

    @property
    def pile(self) -> str:
        return BASIC_SPELLS if self.tier < 3 else ADVANCED_SPELLS

    @property
    def helps(self) -> bool:
        """A spell for oneself or an ally."""
        return self.at in (SELF, SELF_OR_ALLY)


SPELL_LIST = (
    Spell(id="stupefy", tier=1, copies=6, at=ENEMY, does=(Damage(1),)),
    Spell(id="expelliarmus", tier=1, copies=2, at=ENEMY, does=(Inflict("disarmed", 1),)),
    Spell(id="confundus_minor", tier=1, copies=3, at=ENEMY, does=(Inflict("confunded", 2),)),
    Spell(id="stupefy_2", tier=2, copies=3, at=ENEMY, does=(Damage(2),)),
    Spell(id="minor_healing", tier=2, copies=2, at=SELF_OR_ALLY, does=(HealByDie(1),), healing=True),
    Spell(id="snare", tier=2, copies=1, at=ENEMY, does=(Inflict("snared", 2),)),
    Spell(id="apparate", tier=2, copies=1, at=SELF, one_time=True),
    Spell(id="incendio", tier=3, copies=4, at=ENEMY, does=(Damage(3),)),
    Spell(id="petrificus_totalus", tier=3, copies=2, at=ENEMY, does=(Inflict("petrified", 2),)),
    Spell(id="protego", tier=3, copies=2, at=SELF, sure=True),
    Spell(id="obliviate_minor", tier=3, copies=1, at=ENEMY_PLAYER, does=(EraseOne(),), one_time=True),
    Spell(id="accio", tier=3, copies=1, at=ANY_PLAYER, does=(TakeCard(),), one_time=True, reaches=True),
    Spell(id="expecto_patronum", tier=3, copies=1, at=SELF, does=(GainSpForCasting(10), Rout()), one_time=True),
    Spell(id="incendio_2", tier=4, copies=3, at=ENEMY, does=(Damage(4),)),
    Spell(id="major_healing", tier=4, copies=1, at=SELF_OR_ALLY, does=(HealByDie(2),), healing=True),
    Spell(id="sectumsempra", tier=4, copies=1, at=ENEMY, does=(Damage(3), Bleed())),  # one enemy (R53)
    Spell(id="summon_serpent", tier=4, copies=1, at=SELF, does=(Summon(),)),
    Spell(
        id="lightning_bolt",
        tier=4,
        copies=1,
        at=ENEMY_OR_ANY_PLAYER,
        does=(Damage(5), DrainSp(50)),
        one_time=True,
        sure=True,
        reaches=True,
    ),
    Spell(id="obliviate_major", tier=5, copies=1, at=ENEMY_PLAYER, does=(EraseAll(),), one_time=True),
    Spell(id="confundus_major", tier=5, copies=1, at=ENEMY, does=(Inflict("bewildered", 2),)),
    Spell(id="imperius", tier=5, copies=1, at=ENEMY, does=(Inflict("controlled", 1),)),
    Spell(id="transfiguration_raven", tier=5, copies=1, at=SELF, does=(Become("raven"),), form=True),
    Spell(id="transfiguration_serpent", tier=5, copies=1, at=SELF, does=(Become("serpent"),), form=True),
    Spell(id="transfiguration_troll", tier=5, copies=1, at=SELF, does=(Become("troll"),), form=True),
)
SPELLS = {spell.id: spell for spell in SPELL_LIST}
CAN_END_A_FIGHT = frozenset(
    spell.id
    for spell in SPELL_LIST
    if spell.form or spell.id in ("summon_serpent", "imperius") or any(isinstance(word, Damage) for word in spell.does)
)
"""The spells that make a player able to attack (R32)."""
