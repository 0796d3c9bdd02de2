"""How good a position is, and what a search needs to know about it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cache
from math import exp

from greathall.games.hogwarts_battle.bot.card_ratings import card_ratings
from greathall.games.hogwarts_battle.cards import GAME_LOCATIONS, VILLAINS
from greathall.games.hogwarts_battle.hero_actions import HeroActions
from greathall.games.hogwarts_battle.setup import villain_stack
from greathall.games.hogwarts_battle.state import Battle


def value(g: Battle, seat: int) -> float:
    """The party's prospects, from 0 to 1, counted in attack tokens: villains beaten (one nearly beaten is better than
    two scratched) against locations lost; then decks, hands, tokens in store and health.

    A search asks for it when the next turn has begun. Control and health are taken as they were before that turn's
    events: what these do is luck, and would hide what the choice did.
    """
    game, seats = g.settings.game, g.seats
    total, places = measures(game)
    capacity = sum(places)
    done = sum(g.damage)
    close = 3.0 * len(g.beaten)
    for villain in g.beaten:
        done += VILLAINS[villain].health
    for slot, damage in enumerate(g.damage):
        if damage:
            close += 3.0 * (damage / VILLAINS[g.villains[slot]].health) ** 2
    location, control, *health = g.dawn
    lost = sum(places[:location]) + control
    values = card_ratings(game, seats, False)
    worth = 0.0
    for who in range(seats):
        for pile in (g.decks[who], g.hands[who], g.discards[who]):
            for name in pile:
                worth += values[name] - 1.0
    for name in g.played:
        worth += values[name] - 1.0
    score = done + close - lost * total / capacity + 0.8 * worth
    for who in range(seats):
        score += 0.8 * g.attack[who] + 0.5 * g.influence[who] + 0.7 * len(g.hands[who])
        score += 0.3 * min(health[who], 7)
    if game == 7:
        score += 4.0 * (6 - len(g.horcruxes) - bool(g.curse)) + 1.5 * g.marks.bit_count()
    par = 8.0 * seats + 0.8 * g.turn
    return 0.05 + 0.9 / (1.0 + exp((par - score) / (5.0 + 0.08 * total)))


@cache
def measures(game: int) -> tuple[int, list[int]]:
    """The health of all villains together, and the capacity of each location."""
    health = sum(VILLAINS[villain].health for villain in villain_stack(game))
    return health, [location.capacity for location in GAME_LOCATIONS[game]]


def infoset_key(g: Battle, seat: int) -> Hashable:
    """What a choice depends on: the question with its options, the tokens, the villains, the control, the health."""
    now = g.asked
    assert now is not None
    if isinstance(now.effect, HeroActions):
        depends: Hashable = (tuple(sorted(g.hands[seat])), tuple(g.market), g.on_top, tuple(g.used), g.slowed)
    else:
        depends = tuple(now.effect.options(g, now, seat))
    return (
        now.effect.id,
        now.source,
        now.n,
        depends,
        g.turn,
        g.attack[seat],
        g.influence[seat],
        tuple(g.villains),
        tuple(g.damage),
        tuple(g.assigned),
        g.control,
        g.location,
        tuple(g.health),
        g.curse,
        g.marks,
        g.proficiency[seat],
        len(g.trophies[seat]),
    )


def turns(g: Battle) -> int:
    """Turns played: a search looks to the end of this one and then asks for the value."""
    return g.turn


def party(g: Battle, seat: int) -> int:
    """All heroes win together."""
    return 0
