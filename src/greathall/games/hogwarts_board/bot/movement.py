"""Where to go: what each square is worth, and where the way should lead in the long run."""

from __future__ import annotations

from random import Random

from greathall.core.kernel import Action
from greathall.games.hogwarts_board.actions import Walk
from greathall.games.hogwarts_board.board import CHAMBER, DOORS, KIND, LEVEL, NEIGHBOURS, PASSABLE, UPPER, VCAB_SQUARE
from greathall.games.hogwarts_board.bot.worth import BOOSTERS, blow, dares, odds
from greathall.games.hogwarts_board.state import UPPER_SP, Castle


def _distances() -> dict[str, dict[str, int]]:
    table = {}
    for start in PASSABLE:
        far = {start: 0}
        edge = [start]
        while edge:
            edge = [n for name in edge for n in NEIGHBOURS[name] if n not in far and not far.update({n: far[name] + 1})]
        table[start] = far
    return table


FAR = _distances()


def square_worth(g: Castle, seat: int, square: str, jumps: bool = True) -> float:
    """What it is worth to end the move there."""
    wizard = g.wizards[seat]
    sp = g.sp(seat)
    missing = g.most_hp(seat) - wizard.hp
    meet = meeting(g, seat, square)
    if square in g.dark or wizard.cloaked:
        return meet
    if jumps and square == VCAB_SQUARE:
        return meet + (square_worth(g, seat, g.cabinet, False) if not g.closed(seat, g.cabinet) else 0)
    if jumps and square == g.cabinet and sp >= UPPER_SP:
        return meet + 1.5
    attack = blow(g, seat)
    kind = KIND[square]
    gift = 0.0
    if kind == "class":
        gift = 10
    elif kind == "event":
        gift = (6.5 if LEVEL[square] != UPPER else 12) if g.settings.events and wizard.hp > 3 else 0
    elif kind == "recovery":
        gift = 1.6 * min(2, missing)
    elif kind == "inn":
        gift = 1.6 * min(3.5, missing)
    elif kind == "infirmary":
        gift = 1.3 * min(3.5, missing) - 4 if wizard.hp <= 4 else -5
    elif kind == "spell_market":
        if LEVEL[square] == UPPER:
            gift = 3 + (14 if attack < 3 and sp >= 115 else 4 if sp >= 130 else 0)
        else:
            gift = 1 + (13 if not attack and wizard.sp >= 5 else 4 if attack < 1.6 and sp >= 60 else 0)
    elif kind == "potion_market":
        gift = (4 if LEVEL[square] != UPPER else 9 if sp >= 135 else 3) if wizard.potion not in BOOSTERS else 0
    elif kind == "item_room":
        gift = 13 if not wizard.item else 4
    elif kind == "spell_gift":
        gift = 12 if attack < 3.3 else 5
    elif kind == "potion_gift":
        gift = 11 if not wizard.potion else 5 if wizard.potion not in BOOSTERS else 1
    elif kind == "dark_doorway":
        ready = sp >= g.chamber_sp() and CHAMBER not in g.dark and dares(g, seat)
        gift = 60 if ready else -1
    return meet + gift


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
            total += 18 * odds(mine, wizard.hp - 1, theirs, w.hp - 1) - 11
    eaters = g.death_eaters.count(square)
    if eaters and not wizard.guarded:
        total += 22 * odds(mine, wizard.hp - 1, 2.2 * eaters, 6 * eaters) - 15
    return total


def goals(g: Castle, seat: int) -> tuple[str, ...]:
    """Where the way should lead in the long run."""
    wizard = g.wizards[seat]
    sp = g.sp(seat)
    if sp >= g.chamber_sp() and dares(g, seat):
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


def choose_walk(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    towards = goals(g, seat)
    upstairs_pays = blow(g, seat) >= 1.6 or g.sp(seat) >= 130

    def score(action: Action) -> float:
        assert isinstance(action, Walk)
        end = action.path[-1] if action.path else g.wizards[seat].square
        value = square_worth(g, seat, end) - 0.8 * min(FAR[end][goal] for goal in towards)
        if LEVEL[end] == UPPER and not upstairs_pays:
            value -= 6
        return value + rng.random()

    return max(options, key=score)


def choose_square(g: Castle, seat: int, options: list[Action], rng: Random) -> Action:
    towards = goals(g, seat)
    return max(
        options,
        key=lambda a: (
            999.0 * (dares(g, seat) - 0.5)
            if a.square == CHAMBER
            else square_worth(g, seat, a.square) - 0.5 * min(FAR[a.square][to] for to in towards) + 0.1 * rng.random()
        ),
    )
