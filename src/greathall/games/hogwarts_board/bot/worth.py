"""What cards, blows and chances are worth to a wizard: rough numbers in SP and HP, tuned by playing."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from greathall.games.hogwarts_board.cards.deck import EVENT_PILE
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import Castle

SPELL_WORTH: Final = {
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
POTION_WORTH: Final = {
    "pumpkin_juice": 6,
    "pomphreys_brew": 3,
    "power_potion": 14,
    "elixir_of_life": 10,
    "liquid_luck": 30,
    "speed_potion": 28,
    "strength_potion": 32,
    "love_potion": 20,
}
ITEM_WORTH: Final = {
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
DAMAGE: Final = {"stupefy": 1, "stupefy_2": 2, "incendio": 3, "incendio_2": 4, "sectumsempra": 4, "lightning_bolt": 5}
BOOSTERS: Final[tuple[str, ...]] = ("strength_potion", "speed_potion", "liquid_luck", "love_potion")
"""Potions kept for the chamber."""


EVENT_WORTH: Final = {
    "house_points": (5, 19),
    "top_marks": (20, 35),
    "house_cup": (11, 20),
    "house_match": (13, 24),
    "defence_club": (11, 30),
    "caught_by_filch": (-5, -15),
    "snape_displeased": (-6, -12),
    "niffler": (-8, -14),
    "whomping_willow": (-3, -5),
    "giant_spiders": (5, 12),
    "chocolate_frogs": (8, 13),
    "phoenix_tears": (13, 24),
    "owl_parcel": (6, 13),
    "joke_shop_hamper": (11, 11),
    "backfired_charm": (-8, -30),
    "ministry_obliviators": (-4, -8),
    "portkey": (11, 25),
    "summoned": (8, 14),
    "floo_powder": (5, 11),
    "the_room_appears": (12, 10),
    "cabinet_mishap": (4, 4),
    "mirror": (11, 24),
    "time_turner": (10, 12),
    "phoenix_guard": (11, 21),
    "dark_mark": (-2, -4),
}
"""An event that the Crystal Ball has shown, drawn below or above."""
BATTLE_EVENTS: Final = {
    "duelling_club": (8, 14),
    "dementors": (6, 10),
    "basilisk": (10, 25),
    "quidditch_world_cup": (16, 30),
    "triwizard_tournament": (12, 24),
}
"""The same for the armed; the unarmed had better not be there."""


def worth(g: Castle, seat: int, card: str) -> float:
    """What a card is worth to this wizard: a spell that cannot be cast yet is worth less, a second attack too."""
    if card not in SPELLS:
        return POTION_WORTH.get(card) or ITEM_WORTH[card]
    gap = SPELLS[card].sp - g.sp(seat)
    value = float(SPELL_WORTH[card])
    if gap > 0:
        value *= 0.7 if gap <= 30 else 0.4 if gap <= 60 else 0.2
    return value


def event_worth(g: Castle, seat: int, level: int) -> float | None:
    """What the next event brings, for who has seen it in the Crystal Ball."""
    if not g.glimpses or not any(entry[:2] == (seat, EVENT_PILE) for entry in g.glimpses):
        return None
    card = g.piles[EVENT_PILE][-1]
    if card in BATTLE_EVENTS:
        return BATTLE_EVENTS[card][level] if blow(g, seat) >= 1.6 and g.wizards[seat].hp >= 6 else -6.0
    return EVENT_WORTH[card][level]


def blow(g: Castle, seat: int) -> float:
    """HP that the wizard takes off an enemy in a battle round, about."""
    wizard = g.wizards[seat]
    return _blow(wizard.spells, min(g.sp(seat), 200) // 50, wizard.item, wizard.strong, wizard.speedy)


@lru_cache(maxsize=1 << 14)
def _blow(spells: tuple[str, ...], level: int, item: str, strong: bool, speedy: bool) -> float:
    return (_hit(spells, level, item) + strong) * (1.7 if speedy else 1.0) * 5 / 6


def hit(g: Castle, seat: int) -> float:
    """HP that the wizard's best attack takes off an enemy when it succeeds."""
    wizard = g.wizards[seat]
    return _hit(wizard.spells, min(g.sp(seat), 200) // 50, wizard.item) + wizard.strong


@lru_cache(maxsize=1 << 14)
def _hit(spells: tuple[str, ...], level: int, item: str) -> float:
    """`level` is the number of full 50 SP, at most 4: the spells' steps."""
    known = [s for s in spells if SPELLS[s].tier <= level + 1 and s != "lightning_bolt"]
    best = float(max((DAMAGE.get(s, 0) for s in known), default=0))
    for spell, damage in (("transfiguration_troll", 2.5), ("transfiguration_serpent", 3), ("imperius", 3)):
        if spell in known:
            best = max(best, damage)
    return max(best, {"sword_of_gryffindor": 3, "basilisk_fang": 3}.get(item, 0))


def odds(mine: float, my_hp: float, theirs: float, their_hp: float) -> float:
    """About the chance to win a race of blows; where the next blow ends it for either, one half."""
    if mine <= 0:
        return 0.0
    need, have = their_hp / mine, my_hp / theirs if theirs > 0 else 99.0
    return have**2 / (have**2 + need**2) if have or need else 0.5
