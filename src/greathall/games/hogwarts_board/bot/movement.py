"""Where to go: what each square gives, whom one meets there, and what the next turn may bring from there."""

from __future__ import annotations

from random import Random
from typing import Final

from greathall.core.kernel import Action
from greathall.games.hogwarts_board.board import (
    CHAMBER,
    DOORS,
    INFIRMARY,
    KIND,
    LEVEL,
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


def gift(g: Castle, seat: int, square: str, ready: bool, jumps: bool = True) -> float:
    """What it is worth to use the square, whoever is there. `ready`: the wizard may enter the chamber, and dares."""
    wizard = g.wizards[seat]
    if square in g.dark or wizard.cloaked:
        return 0.0
    kind = KIND[square]
    if kind == "class":
        return W.lesson
    if kind == "event":
        if not g.settings.events:
            return 0.0
        known = event_worth(g, seat, LEVEL[square])
        if known is not None:
            return known
        return (W.event_below if LEVEL[square] != UPPER else W.event_above) if wizard.hp > 3 else 0.0
    sp = g.sp(seat)
    if jumps and square == VCAB_SQUARE:
        return gift(g, seat, g.cabinet, ready, False) if not g.closed(seat, g.cabinet) else 0.0
    if jumps and square == g.cabinet and sp >= UPPER_SP:
        return 1.5
    missing = g.most_hp(seat) - wizard.hp
    if kind == "recovery":
        return W.hit_point * min(2, missing)
    if kind == "inn":
        return W.hit_point * min(3.5, missing)
    if kind == "infirmary":
        return W.hit_point * min(3.5, missing) - W.lost_turn
    if kind == "spell_market":
        attack = blow(g, seat)
        if LEVEL[square] == UPPER:
            return 3 + (W.better_attack if attack < 3 and sp >= 115 else 4 if sp >= 130 else 0)
        return 1 + (W.first_attack if not attack and wizard.sp >= 5 else 4 if attack < 1.6 and sp >= 60 else 0)
    if kind == "potion_market":
        return (4 if LEVEL[square] != UPPER else 9 if sp >= 135 else 3) if wizard.potion not in BOOSTERS else 0
    if kind == "item_room":
        return W.item if not wizard.item else 4
    if kind == "spell_gift":
        return W.better_attack - 2 if blow(g, seat) < 3.3 else 5
    if kind == "potion_gift":
        return W.potion if not wizard.potion else 5 if wizard.potion not in BOOSTERS else 1
    if kind == "dark_doorway":
        return W.door if ready else -1
    return 0.0


def square_worth(g: Castle, seat: int, square: str) -> float:
    """What it is worth to end the move there."""
    return meeting(g, seat, square) + gift(g, seat, square, enters(g, seat))


def enters(g: Castle, seat: int) -> bool:
    return may_enter(g, seat) and dares(g, seat)


def meeting(g: Castle, seat: int, square: str) -> float:
    """What the battle for an occupied square is worth."""
    wizard = g.wizards[seat]
    if KIND[square] in ("infirmary", "common_room") or square in g.dark or wizard.cloaked:
        return 0.0
    total = 0.0
    mine = blow(g, seat)
    for other, w in enumerate(g.wizards):
        if other != seat and w.square == square and not w.cloaked and not w.mapped and not g.allied(seat, other):
            theirs = blow(g, other)
            if not mine and not theirs:
                continue
            total += W.duel * odds(mine, wizard.hp - 1, theirs, w.hp - 1) - W.duel_risk
    eaters = g.death_eaters.count(square)
    if eaters and not wizard.guarded:
        total += W.eater * odds(mine, wizard.hp - 1, 2.2 * eaters, 6 * eaters) - W.eater_risk
    return total


def goals(g: Castle, seat: int) -> tuple[str, ...]:
    """Where the way should lead in the long run."""
    wizard = g.wizards[seat]
    sp = g.sp(seat)
    if enters(g, seat):
        return DOORS
    if not blow(g, seat) and wizard.sp >= 5:
        return ("library",)
    if sp < UPPER_SP:
        return ("greenhouse", "charms_classroom")
    if blow(g, seat) < 3:
        return ("restricted_section", "dumbledores_office")
    if wizard.potion not in BOOSTERS:
        return ("snapes_cabinet", "diagon_alley")
    return ("forbidden_forest",)


def outlook(g: Castle, seat: int, ends: set[str]) -> dict[str, float]:
    """What the next turn brings from each of these squares, on average over the die: whoever stands in the way now has
    moved by then."""
    ready = enters(g, seat)
    towards = goals(g, seat)
    worths: dict[str, float] = {}
    found = {}
    table = ENDS[g.sp(seat) >= UPPER_SP]
    for end in ends:
        if end == INFIRMARY or not table[end]:
            found[end] = 0.0
            continue
        total = 0.0
        for reached in table[end]:
            best = -99.0
            for square in reached:
                value = worths.get(square)
                if value is None:
                    far = min([FAR[square][goal] for goal in towards])
                    value = worths[square] = gift(g, seat, square, ready) - W.far * far
                if value > best:
                    best = value
            total += best
        found[end] = total / len(table[end])
    return found


def choose_walk(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    here = g.wizards[seat].square
    ready = enters(g, seat)
    ends = {action.path[-1] if action.path else here for action in options}
    ahead = outlook(g, seat, ends)
    fear = W.unarmed_above if blow(g, seat) < 1.6 and g.sp(seat) < 130 else 0.0
    scores = {
        end: meeting(g, seat, end)
        + gift(g, seat, end, ready)
        + W.ahead * ahead[end]
        - fear * (LEVEL[end] == UPPER)
        + rng.random()
        for end in sorted(ends)
    }
    return max(options, key=lambda action: scores[action.path[-1] if action.path else here])  # the first way there


def choose_square(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    ahead = outlook(g, seat, {a.square for a in options} - {CHAMBER})
    return max(
        options,
        key=lambda a: (
            999.0 * (dares(g, seat) - 0.5)
            if a.square == CHAMBER
            else square_worth(g, seat, a.square) + W.ahead * ahead[a.square] + 0.1 * rng.random()
        ),
    )
