"""Leaving a battle: who is defeated pays, who dies or faints is carried away, who flees runs, flies or apparates."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Effect, Frame
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.actions import Go, Walk
from greathall.games.hogwarts_board.battle.creatures import DEATH_EATER, SERPENT, WIZARD
from greathall.games.hogwarts_board.battle.hits import BY_BROOM, BY_SPELL
from greathall.games.hogwarts_board.battle.state import Battle
from greathall.games.hogwarts_board.board import CHAMBER, DOOR_RESTRICTED, DOOR_SNAPE, INFIRMARY, SQUARES
from greathall.games.hogwarts_board.dice import Rolling, roll
from greathall.games.hogwarts_board.events import Died, Fainted, GotAway, Resurrected
from greathall.games.hogwarts_board.state import UNSETTLED_DEATH_EATER, UPPER_SP, Castle, battle_of
from greathall.games.hogwarts_board.walking import ways
from greathall.games.hogwarts_board.wizard import FULL_HP

USUAL_LOSS: Final[tuple[int, ...]] = (10, 10)
LOSS: Final = {"duel": (5, 10), "basilisk": (5, 10), "world_cup": (0, 0), "triwizard": (0, 0)}
"""SP lost in a defeat, by contest and level."""
LOSS_TO_VOLDEMORT: Final = 50
FAINT_UPSTAIRS: Final = 10
APPARATED: Final = 10
LEFT_AFTER_DYING_FOR_LOVE: Final = 100
STONE: Final = "resurrection_stone"


class Leaves(Rolling):
    """A battler runs, faints or dies. `source` says how, `n` how far (or who chooses the square).

    With death `n` is 1 if the Resurrection Stone was carried in that battle round.
    """

    def happen(self, g: Castle, now: Frame) -> None:
        battle = battle_of(g)
        b = battle.battlers[now.who]
        if b.kind != WIZARD:
            self._creature(g, battle, now.who, now.source)
            return
        seat, how = now.who, now.source
        if how == "struck":  # hit from afar: not a battler, not defeated (R45)
            faint(g, seat)
            return
        love = g.wizards[seat].loves
        for_love = seat in battle.for_love
        if battle.powder < 0:  # under the powder nobody is defeated
            self._defeated(g, battle, seat, love if for_love else seat)
        if how == "died":
            stone = bool(now.n) if g.version >= versions.CARDS_COUNT_TO_THE_END else g.wizards[seat].item == STONE
            self._die(g, battle, seat, for_love, stone)
        elif how == "fainted":
            faint(g, seat)
        else:
            if g.log is not None:
                g.log.append(GotAway(b.name))
            self._flee(g, battle, now, for_love)

    def _defeated(self, g: Castle, battle: Battle, seat: int, payer: int) -> None:
        b = battle.battlers[seat]
        battle.beaten += ((b.name, b.side),)
        if payer == seat:
            battle.falls += ((battle.round, seat),)
        if battle.contest == CHAMBER:
            helper = g.wizards[seat].loves >= 0 and g.wizards[seat].square != CHAMBER
            loss = 0 if helper else LOSS_TO_VOLDEMORT  # instead of the usual 10 (R64)
        else:
            loss = LOSS.get(battle.contest, USUAL_LOSS)[battle.level]
        g.lose_sp(payer, loss)

    def _die(self, g: Castle, battle: Battle, seat: int, for_love: bool, stone: bool) -> None:
        wizard = g.wizards[seat]
        if seat == g.active:
            g.spent = True
        if stone:  # against the curse too (R67)
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
        wizard.sp = LEFT_AFTER_DYING_FOR_LOVE if for_love else 0
        wizard.hp = FULL_HP
        g.send_home(seat, "death")

    def _flee(self, g: Castle, battle: Battle, now: Frame, for_love: bool) -> None:
        seat, how = now.who, now.source
        wizard = g.wizards[seat]
        if how == BY_SPELL:
            g.gain_sp(seat, APPARATED)
            g.then([APPARATE], seat, "", now.n)
        elif not battle.place or for_love or wizard.square != battle.place or battle.place == CHAMBER:
            self._run_home(g, seat)
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
            self._run_home(g, seat)

    def _run_home(self, g: Castle, seat: int) -> None:
        g.send_home(seat)
        if g.version >= versions.RUNNER_HOME_JUMPS:
            g.unsettled.append(seat)

    def _creature(self, g: Castle, battle: Battle, who: int, how: str) -> None:
        b = battle.battlers[who]
        if b.kind == DEATH_EATER:
            number = int(b.name[-1]) - 1
            if how == "died":
                g.emit(Died(b.name))
                g.death_eaters[number] = ""
            elif battle.contest != "raid":  # raiders return when all raids are over
                to_doorway(g, number, roll_doorway(g, number))
            if how != "died":
                g.emit(GotAway(b.name))
        else:
            g.emit(Died(b.name) if how == "died" else GotAway(b.name))
        if b.kind != SERPENT and battle.powder < 0:
            battle.beaten += ((b.name, b.side),)


def faint(g: Castle, seat: int) -> None:
    """To the infirmary, for the next turn too; upstairs it always costs SP."""
    g.emit(Fainted(seat))
    if g.on_upper(seat):
        g.lose_sp(seat, FAINT_UPSTAIRS)
    g.put(seat, INFIRMARY, "faint")
    g.fall_out_of_love(seat)
    g.wizards[seat].resting = 2
    if seat == g.active:
        g.spent = True


def roll_doorway(g: Castle, number: int) -> str:
    return DOOR_SNAPE if roll(g, f"death_eater_{number + 1}", "door") <= 3 else DOOR_RESTRICTED


def to_doorway(g: Castle, number: int, square: str) -> None:
    """A Death Eater goes to a doorway; there he may meet somebody (R63)."""
    g.death_eaters[number] = square
    g.unsettled.append(UNSETTLED_DEATH_EATER + number)


class Apparate(Effect[Castle]):
    """The square is chosen by the caster, or by whoever bewildered or controls the caster (`n`)."""

    def resolve(self, g: Castle, now: Frame) -> None:
        g.ask(now, now.n)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Go, ...]:
        found = tuple([GO[square] for square in g.open_squares(now.who)])
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
    """On the broomstick: any way of `n` squares; home if the level is closed to the flyer (R26)."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if g.on_upper(now.who) and g.sp(now.who) < UPPER_SP:
            g.send_home(now.who)
            if g.version >= versions.RUNNER_HOME_JUMPS:
                g.unsettled.append(now.who)
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


LEAVES: Final = Leaves()
APPARATE: Final = Apparate()
FLY: Final = Fly()
GO: Final = {square: Go(square) for square in SQUARES}
LEAVING_EFFECTS: Final = (LEAVES, APPARATE, FLY)
