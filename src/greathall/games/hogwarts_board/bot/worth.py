"""What cards, blows and chances are worth to a wizard: rough numbers in SP and HP, tuned by playing."""

from __future__ import annotations

from functools import lru_cache

from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import Castle

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
    return _blow(wizard.spells, min(g.sp(seat), 200) // 50, wizard.item, wizard.strong, wizard.speedy)


@lru_cache(maxsize=1 << 14)
def _blow(spells: tuple[str, ...], level: int, item: str, strong: bool, speedy: bool) -> float:
    """`level` is the number of full 50 SP, at most 4: the spells' steps."""
    known = [s for s in spells if SPELLS[s].tier <= level + 1 and s != "lightning_bolt"]
    best = float(max((DAMAGE.get(s, 0) for s in known), default=0))
    for spell, damage in (("transfiguration_troll", 2.5), ("transfiguration_serpent", 3), ("imperius", 3)):
        if spell in known:
            best = max(best, damage)
    best = max(best, {"sword_of_gryffindor": 3, "basilisk_fang": 3}.get(item, 0))
    return (best + strong) * (1.7 if speedy else 1.0) * 5 / 6


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


def odds(mine: float, my_hp: float, theirs: float, their_hp: float) -> float:
    """About the chance to win a race of blows."""
    if mine <= 0:
        return 0.0
    need, have = their_hp / mine, my_hp / theirs if theirs > 0 else 99.0
    return have**2 / (have**2 + need**2)
