"""Where to go: what each square gives, whom one meets there, and what the next turn may bring from there."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from greathall.core.kernel import Action
from greathall.games.hogwarts_board.board import (
    CHAMBER,
    DOORS,
    INFIRMARY,
    KIND,
    LEVEL,
    LOWER,
    NEIGHBOURS,
    PASSABLE,
    UPPER,
    VCAB_SQUARE,
)
from greathall.games.hogwarts_board.bot.chamber import dares, may_enter
from greathall.games.hogwarts_board.bot.weights import W
from greathall.games.hogwarts_board.bot.worth import BOOSTERS, blow, event_worth, odds
from greathall.games.hogwarts_board.state import UPPER_SP, Castle
from greathall.games.hogwarts_board.walking import LOW_WALKS, WALKS

DIE: Final = range(1, 7)


def _distances() -> dict[str, dict[str, int]]:
    table = {}
    for start in PASSABLE:
        far = {start: 0}
        edge = [start]
        while edge:
            edge = [n for name in edge for n in NEIGHBOURS[name] if n not in far and not far.update({n: far[name] + 1})]
        table[start] = far
    return table


FAR: Final = _distances()
ENDS: Final[dict[bool, dict[str, tuple[tuple[str, ...], ...]]]] = {
    high: {
        start: tuple(tuple({walk.path[-1] for walk in walks[start, die]}) for die in DIE if walks[start, die])
        for start in PASSABLE
    }
    for high, walks in ((True, WALKS), (False, LOW_WALKS))
}
"""Where each face of the die can lead from a square, for those who may go upstairs and those who may not."""


SORT: Final = {square: f"{KIND[square]}-above" if LEVEL[square] == UPPER else KIND[square] for square in PASSABLE}
"""The kind of each square, those above told from those below."""


def gifts(g: Castle, seat: int, ready: bool) -> dict[str, float]:
    """What it is worth to use each square, whoever is there. `ready`: the wizard may enter the chamber, and dares."""
    wizard = g.wizards[seat]
    if wizard.cloaked:
        return dict.fromkeys(PASSABLE, 0.0)
    by_sort = _gifts_by_sort(g, seat, ready)
    found = {square: by_sort[sort] for square, sort in SORT.items()}
    cabinet = g.cabinet
    if not g.closed(seat, cabinet) and cabinet not in g.dark:
        found[VCAB_SQUARE] = found[cabinet]
    if KIND[cabinet] not in ("class", "event") and g.sp(seat) >= UPPER_SP:
        found[cabinet] = 1.5
    for square in g.dark:
        found[square] = 0.0
    return found


def _gifts_by_sort(g: Castle, seat: int, ready: bool) -> dict[str, float]:
    wizard = g.wizards[seat]
    sp = g.sp(seat)
    attack = blow(g, seat)
    missing = g.most_hp(seat) - wizard.hp
    boosted = wizard.potion in BOOSTERS
    below = above = 0.0
    if g.settings.events:
        known = event_worth(g, seat, LOWER)
        below = known if known is not None else W.event_below if wizard.hp > 3 else 0.0
        known = event_worth(g, seat, UPPER)
        above = known if known is not None else W.event_above if wizard.hp > 3 else 0.0
    first_attack = not attack and wizard.sp >= 5
    return {
        "class": W.lesson,
        "event": below,
        "event-above": above,
        "recovery": W.hit_point * min(2, missing),
        "inn-above": W.hit_point * min(3.5, missing),
        "infirmary": W.hit_point * min(3.5, missing) - W.lost_turn,
        "spell_market": 1 + (W.first_attack if first_attack else 4 if attack < 1.6 and sp >= 60 else 0),
        "spell_market-above": 3 + (W.better_attack if attack < 3 and sp >= 115 else 4 if sp >= 130 else 0),
        "potion_market": 0.0 if boosted else 4.0,
        "potion_market-above": 0.0 if boosted else 9.0 if sp >= 135 else 3.0,
        "item_room": W.item if not wizard.item else 4.0,
        "spell_gift-above": W.better_attack - 2 if attack < 3.3 else 5.0,
        "potion_gift-above": W.potion if not wizard.potion else 1.0 if boosted else 5.0,
        "dark_doorway-above": W.door if ready else -1.0,
        "common_room": 0.0,
        "staircase-above": 0.0,
        "vanishing_cabinet-above": 0.0,
    }


def square_worth(g: Castle, seat: int, square: str) -> float:
    """What it is worth to end the move there."""
    return meeting(g, seat, square) + gifts(g, seat, enters(g, seat))[square]


def enters(g: Castle, seat: int) -> bool:
    return may_enter(g, seat) and dares(g, seat)


def meeting(g: Castle, seat: int, square: str) -> float:
    """What the battle for an occupied square is worth."""
    wizard = g.wizards[seat]
    if KIND[square] in ("infirmary", "common_room") or square in g.dark or wizard.cloaked:
        return 0.0
    rivals = [
        other
        for other, w in enumerate(g.wizards)
        if w.square == square and other != seat and not w.cloaked and not w.mapped and not g.allied(seat, other)
    ]
    eaters = 0 if wizard.guarded else g.death_eaters.count(square)
    if not rivals and not eaters:
        return 0.0
    total = 0.0
    mine = blow(g, seat)
    for other in rivals:
        theirs = blow(g, other)
        if mine or theirs:
            total += W.duel * odds(mine, wizard.hp - 1, theirs, g.wizards[other].hp - 1) - W.duel_risk
    if eaters:
        total += W.eater * odds(mine, wizard.hp - 1, 2.2 * eaters, 6 * eaters) - W.eater_risk
    return total


def goals(g: Castle, seat: int, ready: bool) -> tuple[str, ...]:
    """Where the way should lead in the long run."""
    if ready:
        return DOORS
    wizard = g.wizards[seat]
    attack = blow(g, seat)
    if not attack and wizard.sp >= 5:
        return ("library",)
    if g.sp(seat) < UPPER_SP:
        return ("greenhouse", "charms_classroom")
    if attack < 3:
        return ("restricted_section", "dumbledores_office")
    if wizard.potion not in BOOSTERS:
        return ("snapes_cabinet", "diagon_alley")
    return ("forbidden_forest",)


@cache
def distances(towards: tuple[str, ...]) -> dict[str, int]:
    """How far each square is from the nearest of these."""
    return {square: min(far[goal] for goal in towards) for square, far in FAR.items()}


def outlook(g: Castle, seat: int, ends: set[str], ready: bool, use: dict[str, float]) -> dict[str, float]:
    """What the next turn brings from each of these squares, on average over the die: whoever stands in the way now has
    moved by then. `use` is what each square gives."""
    a_step = W.far
    worths = {square: use[square] - a_step * steps for square, steps in distances(goals(g, seat, ready)).items()}
    found = {}
    table = ENDS[g.sp(seat) >= UPPER_SP]
    for end in ends:
        if end == INFIRMARY or not table[end]:
            found[end] = 0.0
            continue
        total = 0.0
        for reached in table[end]:
            total += max(map(worths.__getitem__, reached))
        found[end] = total / len(table[end])
    return found


def choose_walk(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    here = g.wizards[seat].square
    ends = {action.path[-1] if action.path else here for action in options}
    ready = enters(g, seat)
    use = gifts(g, seat, ready)
    ahead = outlook(g, seat, ends, ready, use)
    fear = W.unarmed_above if blow(g, seat) < 1.6 and g.sp(seat) < 130 else 0.0
    scores = {
        end: meeting(g, seat, end) + use[end] + W.ahead * ahead[end] - fear * (LEVEL[end] == UPPER) + rng.random()
        for end in sorted(ends)
    }
    return max(options, key=lambda action: scores[action.path[-1] if action.path else here])  # the first way there


def choose_square(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    ready = enters(g, seat)
    use = gifts(g, seat, ready)
    ahead = outlook(g, seat, {a.square for a in options} - {CHAMBER}, ready, use)
    return max(
        options,
        key=lambda a: (
            999.0 * (dares(g, seat) - 0.5)
            if a.square == CHAMBER
            else meeting(g, seat, a.square) + use[a.square] + W.ahead * ahead[a.square] + 0.1 * rng.random()
        ),
    )
