"""Leaving a battle: who is defeated pays, who dies or faints is carried away, who flees runs, flies or apparates."""

from __future__ import annotations

from greathall.core.kernel import Effect, Frame
from greathall.games.hogwarts_board.actions import Go, Walk
from greathall.games.hogwarts_board.battle.creatures import DEATH_EATER, SERPENT, WIZARD
from greathall.games.hogwarts_board.battle.ending import CUP
from greathall.games.hogwarts_board.battle.hits import BY_BROOM, BY_SPELL
from greathall.games.hogwarts_board.battle.state import Battle
from greathall.games.hogwarts_board.board import (
    CHAMBER,
    DOOR_RESTRICTED,
    DOOR_SNAPE,
    INFIRMARY,
    LOW_WALKS,
    PASSABLE,
    SQUARES,
    TO_A_HOUSE,
    WALKS,
)
from greathall.games.hogwarts_board.dice import Rolling, roll
from greathall.games.hogwarts_board.events import Died, Fainted, GotAway, Resurrected
from greathall.games.hogwarts_board.state import FULL_HP, UPPER_SP, Castle, battle_of

DEFEAT = 10
DEFEAT_BY_VOLDEMORT = 50
FAINT_UPSTAIRS = 10
APPARATED = 10
LOVE_LEFT = 100
"""SP of one who dies for love."""
DUEL_LOSS = (5, 10)
BASILISK_LOSS = (5, 10)


class Leaves(Rolling):
    """A battler runs, faints or dies. `source` says how, `n` how far (or who chooses the square)."""

    def happen(self, g: Castle, now: Frame) -> None:
        battle = battle_of(g)
        b = battle.battlers[now.who]
        if b.kind != WIZARD:
            self._creature(g, battle, now.who, now.source)
            return
        seat, how = now.who, now.source
        if how == "struck":  # hit from afar: not a battler, not defeated (R45)
            self._faint(g, seat)
            return
        love = g.wizards[seat].loves
        for_love = seat in battle.for_love
        if battle.powder < 0:  # under the powder nobody is defeated
            self._defeated(g, battle, seat, love if for_love else seat)
        if how == "died":
            self._die(g, battle, seat, for_love)
        elif how == "fainted":
            self._faint(g, seat)
        else:
            g.emit(GotAway(b.name))
            self._flee(g, battle, now, for_love)

    def _faint(self, g: Castle, seat: int) -> None:
        g.emit(Fainted(seat))
        if g.on_upper(seat):  # in all cases, besides whatever else is lost
            g.lose_sp(seat, FAINT_UPSTAIRS)
        faint(g, seat)

    def _defeated(self, g: Castle, battle: Battle, seat: int, payer: int) -> None:
        b = battle.battlers[seat]
        battle.beaten += ((b.name, b.side),)
        if payer == seat:
            battle.falls += ((battle.round, seat),)
        contest = battle.contest
        if contest == CHAMBER:
            helper = g.wizards[seat].loves >= 0 and g.wizards[seat].square != CHAMBER
            cost = 0 if helper else DEFEAT_BY_VOLDEMORT  # instead of the usual 10 (R64)
        elif contest == "duel":
            cost = DUEL_LOSS[battle.level]
        elif contest == "basilisk":
            cost = BASILISK_LOSS[battle.level]
        elif contest in CUP:
            cost = 0
        else:
            cost = DEFEAT
        g.lose_sp(payer, cost)

    def _die(self, g: Castle, battle: Battle, seat: int, for_love: bool) -> None:
        wizard = g.wizards[seat]
        if seat == g.active:
            g.spent = True
        if wizard.item == "resurrection_stone":  # the curse too (R67)
            g.emit(Resurrected(seat))
            wizard.hp = 3
            g.send_home(seat, "resurrection")
            return
        g.emit(Died(battle.battlers[seat].name))
        for card in (*wizard.spells, wizard.potion, wizard.item):
            if card:
                g.drop(seat, card)
        for owner, card in g.found:
            if owner == seat:
                g.put_under(card)
        g.found = [entry for entry in g.found if entry[0] != seat]
        for effect in ("powerful", "strong", "speedy"):
            g.cease(effect, seat)
        wizard.sp = LOVE_LEFT if for_love else 0
        wizard.hp = FULL_HP
        g.send_home(seat, "death")

    def _flee(self, g: Castle, battle: Battle, now: Frame, for_love: bool) -> None:
        seat, how = now.who, now.source
        wizard = g.wizards[seat]
        if how == BY_SPELL:
            g.gain_sp(seat, APPARATED)
            g.then([APPARATE], seat, "", now.n)
        elif not battle.place or for_love or wizard.square != battle.place or battle.place == CHAMBER:
            g.send_home(seat)
        elif how == BY_BROOM:
            g.then([FLY], seat, "", now.n)
        else:
            self._retreat(g, seat, now.n)

    def _retreat(self, g: Castle, seat: int, steps: int) -> None:
        """Back the way taken, at most to where it began; home if there is none or the square is closed (R24-R26)."""
        wizard = g.wizards[seat]
        way = wizard.came
        square = way[max(0, len(way) - 1 - steps)] if len(way) > 1 and way[-1] == wizard.square else ""
        if square and g.may_stand(seat, square):
            g.put(seat, square, "retreat")
            g.unsettled.append(seat)
        else:
            g.send_home(seat)

    def _creature(self, g: Castle, battle: Battle, who: int, how: str) -> None:
        b = battle.battlers[who]
        if b.kind == DEATH_EATER:
            number = int(b.name[-1]) - 1
            if how == "died":
                g.emit(Died(b.name))
                g.death_eaters[number] = ""
            elif battle.contest != "raid":  # raiders return when all raids are over
                to_doorway(g, number)
            if how != "died":
                g.emit(GotAway(b.name))
        else:
            g.emit(Died(b.name) if how == "died" else GotAway(b.name))
        if b.kind != SERPENT and battle.powder < 0:
            battle.beaten += ((b.name, b.side),)


def faint(g: Castle, seat: int) -> None:
    """To the infirmary, for the next turn too."""
    g.put(seat, INFIRMARY, "faint")
    g.fall_out_of_love(seat)
    g.wizards[seat].resting = 2
    if seat == g.active:
        g.spent = True


def to_doorway(g: Castle, number: int) -> None:
    """A Death Eater goes to the doorway that a die names; there he may meet somebody (R63)."""
    die = roll(g, f"death_eater_{number + 1}", "door")
    g.death_eaters[number] = DOOR_SNAPE if die <= 3 else DOOR_RESTRICTED
    g.unsettled.append(10 + number)


class Apparate(Effect[Castle]):
    """The square is chosen by the caster, or by whoever bewildered or controls the caster (`n`)."""

    def resolve(self, g: Castle, now: Frame) -> None:
        g.ask(now, now.n)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Go, ...]:
        found = tuple(GO[square] for square in PASSABLE if g.may_stand(now.who, square))
        if g.sp(now.who) >= g.chamber_sp() and CHAMBER not in g.dark and battle_of(g).contest != CHAMBER:
            found += (GO[CHAMBER],)
        return found

    def answered(self, g: Castle, now: Frame, answers: dict[int, Go]) -> None:
        (answer,) = answers.values()
        if now.who == g.active and answer.square == CHAMBER:
            g.spent = True
        g.put(now.who, answer.square, "apparate")
        g.unsettled.append(now.who)


class Fly(Effect[Castle]):
    """On the broomstick: any way of so many squares (`n`); home if the level is closed to the flyer (R26)."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if g.on_upper(now.who) and g.sp(now.who) < UPPER_SP:
            g.send_home(now.who)
        else:
            g.ask(now, now.who)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Walk, ...]:
        return ways(g, now.who, now.n)

    def answered(self, g: Castle, now: Frame, answers: dict[int, Walk]) -> None:
        wizard = g.wizards[now.who]
        path = answers[now.who].path
        way = (wizard.square, *path)
        g.put(now.who, path[-1] if path else wizard.square, "retreat")
        wizard.came = way
        g.unsettled.append(now.who)


def ways(g: Castle, seat: int, steps: int) -> tuple[Walk, ...]:
    """The walks of so many steps that may end where they end; else up to the last open square (R9)."""
    wizard = g.wizards[seat]
    high = wizard.sp >= UPPER_SP or g.sp(seat) >= UPPER_SP
    key = (wizard.square, steps)
    walks = (WALKS if high else LOW_WALKS)[key]
    if key not in TO_A_HOUSE:
        return walks
    shut = [w.square for other, w in enumerate(g.wizards) if w.square == w.house and not g.allied(seat, other)]
    if not shut:
        return walks
    return tuple([walk for walk in walks if walk.path[-1] not in shut]) or (
        ways(g, seat, steps - 1) if steps > 1 else (Walk(()),)
    )


LEAVES = Leaves()
APPARATE = Apparate()
FLY = Fly()
GO = {square: Go(square) for square in SQUARES}
LEAVING_EFFECTS = (LEAVES, APPARATE, FLY)
