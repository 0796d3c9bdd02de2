"""Who meets whom: landing on a square, hiding and being seen, the truces, and the way into the chamber."""

from __future__ import annotations

from functools import cache
from typing import Final

from greathall.core.kernel import Effect, Frame
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.actions import Action, Grasp, Hide, Leave, Show
from greathall.games.hogwarts_board.battle.sides import sides_of
from greathall.games.hogwarts_board.battle.start import BATTLES_A_TURN, DEATH_EATER_BITS, FIGHTS, LEVEL_BIT
from greathall.games.hogwarts_board.board import CHAMBER, CURES_LOVE, INFIRMARY, LEVEL, VCAB_SQUARE
from greathall.games.hogwarts_board.state import UNSETTLED_CHAMPION, UNSETTLED_DEATH_EATER, UPPER_SP, Castle
from greathall.games.hogwarts_board.wizard import Wizard


class GraspTheCup(Effect[Castle]):
    """The champion may grasp the cup: healed, and straight into the chamber whatever the SP."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if CHAMBER not in g.dark:
            g.ask(now, now.who)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return CHAMPION_OPTIONS

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        if isinstance(answers[now.who], Grasp):
            g.heal(now.who, 99)
            enter_chamber(g, now.who, "")


def enter_chamber(g: Castle, seat: int, door: str) -> None:
    if seat == g.active:
        g.spent = True  # the chamber is the square used
    g.put(seat, CHAMBER, "chamber")
    g.then([FIGHTS[CHAMBER], SETTLE], seat, door, 1 << seat | 1 << LEVEL_BIT)


# -- after the battles -----------------------------------------------------------------------------------------------


class Settle(Effect[Castle]):
    """Those who ran land, in the order in which they ran, when the battles already begun are over."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if not g.unsettled:
            return
        first = g.unsettled.pop(0)
        g.agenda.append(_SETTLE)
        if first >= UNSETTLED_CHAMPION:
            g.then([GRASP_THE_CUP], first - UNSETTLED_CHAMPION)
        elif first >= UNSETTLED_DEATH_EATER:
            square = g.death_eaters[first - UNSETTLED_DEATH_EATER]
            if square:
                g.then([MEET], -1, square)
        elif g.wizards[first].square == CHAMBER:
            enter_chamber(g, first, "")
        else:
            g.agenda += _RUNNER_LANDS[first]


class Land(Effect[Castle]):
    """A piece has come to a square: home sends guests home, elsewhere an occupied square means battle."""

    def resolve(self, g: Castle, now: Frame) -> None:
        seat = now.who
        wizard = g.wizards[seat]
        square = wizard.square
        if wizard.loves >= 0 and square in CURES_LOVE:
            g.fall_out_of_love(seat)
        if square == wizard.house:
            g.throw_out_guests(seat)
        elif square != INFIRMARY and _occupied(g, wizard):
            MEET.resolve(g, _meet(seat, square))


def _occupied(g: Castle, wizard: Wizard) -> bool:
    """Whether anybody else stands on the wizard's square."""
    square = wizard.square
    for other in g.wizards:
        if other.square == square and other is not wizard:
            return True
    return square in g.death_eaters


@cache
def _meet(seat: int, square: str) -> Frame:
    return Frame(MEET, seat, square)


class RunnerJumps(Effect[Castle]):
    """Who runs and will not use the square still passes through the Vanishing Cabinet."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if g.spent or now.who != g.active or not _will_use_square(g, now.who):
            jump(g, now.who)


def _will_use_square(g: Castle, seat: int) -> bool:
    for frame in g.agenda:  # noqa: SIM110, a generator takes longer
        if frame.who == seat and frame.effect.id == "UseSquare" and not frame.n:
            return True
    return False


def jump(g: Castle, seat: int) -> str:
    """Pass through the Vanishing Cabinet if it can be used from here; returns where to (R29-R31)."""
    wizard = g.wizards[seat]
    square = wizard.square
    to = ""
    if square != VCAB_SQUARE and square != g.cabinet:
        return to
    if g.version >= versions.CABINET_MUST_BE_WON and _shared_in_the_open(g, seat):
        return to
    if square not in g.dark and not wizard.cloaked:
        if square == VCAB_SQUARE and not g.closed(seat, g.cabinet):
            to = g.cabinet
        elif square == g.cabinet and g.sp(seat) >= UPPER_SP and not wizard.resting:
            to = VCAB_SQUARE
    if to:
        g.put(seat, to, "cabinet")
        g.then([LAND], seat)
    return to


def _shared_in_the_open(g: Castle, seat: int) -> bool:
    """Whether a rival stands there in the open: then the square is not won. Nobody wins the infirmary."""
    square = g.wizards[seat].square
    return square != INFIRMARY and any(
        w.square == square and not (other == seat or w.cloaked or w.mapped or g.allied(seat, other))
        for other, w in enumerate(g.wizards)
    )


class Meet(Effect[Castle]):
    """Those who share a square and see each other battle; who hides behind the map may step out.

    `n` holds the bits of those who were just asked whether to hide.
    """

    def resolve(self, g: Castle, now: Frame) -> None:
        square = now.source
        if g.battles >= BATTLES_A_TURN:
            return
        behind = []
        for seat, w in enumerate(g.wizards):
            if w.mapped and w.square == square and not w.cloaked and not now.n >> seat & 1:
                behind.append(seat)
        if behind and fighters(g, square, tuple(behind)):
            g.ask(now, *behind)
        else:
            begin_fight(g, square, now.who, ())

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return HIDE_OPTIONS

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        shown = tuple(seat for seat in sorted(answers) if answers[seat] == HIDE_OPTIONS[1])
        begin_fight(g, now.source, now.who, shown)


def begin_fight(g: Castle, square: str, who: int, shown: tuple[int, ...]) -> None:
    bits = fighters(g, square, shown)
    if bits:
        if (
            not bits >> DEATH_EATER_BITS
            and square in g.death_eaters
            and g.version >= versions.RIVALS_BEFORE_DEATH_EATERS
        ):
            g.agenda.append(Frame(MEET, who, square))  # then the Death Eaters there
        g.agenda.append(_SETTLE)
        g.agenda.append(Frame(FIGHTS["square"], who, square, bits | LEVEL[square] << LEVEL_BIT))


def fighters(g: Castle, square: str, shown: tuple[int, ...] = ()) -> int:
    """The bits of those who must battle on this square now; 0 if nobody must."""
    if square in (INFIRMARY, CHAMBER) or square in g.dark:
        return 0
    seen = []
    prey = 0
    for seat, w in enumerate(g.wizards):
        if w.square == square and w.house != square and not w.cloaked and (not w.mapped or seat in shown):
            seen.append(seat)
            if not w.guarded:
                prey |= 1 << seat
    if not seen:
        return 0
    if square in g.death_eaters:
        if g.version >= versions.RIVALS_BEFORE_DEATH_EATERS and prey.bit_count() < len(seen):
            rivals = _rivals(g, square, seen)
            if rivals:
                return rivals
        eaters = _eaters(g, square)
        if prey and not at_peace(g, square, prey | eaters, eaters):
            return prey | eaters
    return _rivals(g, square, seen)


def _eaters(g: Castle, square: str) -> int:
    """The bits of the Death Eaters on this square."""
    bits = 0
    for number, at in enumerate(g.death_eaters):
        if at == square:
            bits |= 1 << DEATH_EATER_BITS + number
    return bits


def _rivals(g: Castle, square: str, seen: list[int]) -> int:
    """The bits of the players who must battle each other."""
    if len(seen) < 2:
        return 0
    bits = able = 0
    for seat in seen:
        bits |= 1 << seat
        if g.able(seat):
            able |= 1 << seat
    if not able or at_peace(g, square, bits, able):
        return 0
    return 0 if g.in_love() and _on_one_side(g, seen) else bits


def _on_one_side(g: Castle, seen: list[int]) -> bool:
    sides = sides_of(g, [seat in seen for seat in range(g.seats)])
    return len({sides[seat] for seat in seen}) == 1


def at_peace(g: Castle, square: str, bits: int, able: int) -> bool:
    """A truce holds among those who made it until one of them becomes able to attack."""
    for s, who, could in g.peace:  # noqa: SIM110, a generator is slow to make, and there is seldom any peace
        if s == square and not bits & ~who and not able & ~could:
            return True
    return False


def conflicts(g: Castle) -> list[str]:
    """The squares on which a battle must begin."""
    squares = shared_squares(g)
    return contested(g, squares) if squares else squares


def contested(g: Castle, squares: list[str]) -> list[str]:
    """Those of the shared squares on which a battle must begin."""
    found = []
    for square in squares:
        if fighters(g, square):
            found.append(square)  # noqa: PERF401, a comprehension is a call more, and mostly there is one square
    return found


def shared_squares(g: Castle) -> list[str]:
    """The squares on which a player is not alone; everybody may be in the infirmary."""
    wizards = g.wizards
    taken = {*g.death_eaters}
    if_alone = len(taken) + len(wizards)
    for wizard in wizards:
        taken.add(wizard.square)
    return [] if len(taken) == if_alone else _shared(g)


def _shared(g: Castle) -> list[str]:
    everybody = g.death_eaters.copy()
    for wizard in g.wizards:
        everybody.append(wizard.square)
    shared = []
    for wizard in g.wizards:
        square = wizard.square
        if everybody.count(square) > 1 and square != INFIRMARY and square not in shared:
            shared.append(square)
    return shared


SETTLE: Final = Settle()
LAND: Final = Land()
RUNNER_JUMPS: Final = RunnerJumps()
MEET: Final = Meet()
GRASP_THE_CUP: Final = GraspTheCup()
_SETTLE: Final = Frame(SETTLE, -1, "")
_RUNNER_LANDS: Final = [[Frame(effect, seat, "") for effect in (RUNNER_JUMPS, LAND)] for seat in range(4)]
MEETING_EFFECTS: Final = (SETTLE, LAND, RUNNER_JUMPS, MEET, GRASP_THE_CUP)
HIDE_OPTIONS: Final[tuple[Action, ...]] = (Hide(), Show())
CHAMPION_OPTIONS: Final[tuple[Action, ...]] = (Grasp(), Leave())
