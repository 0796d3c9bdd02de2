"""The course of a round: the players' turns, the Death Eaters' shared turn, the Vanishing Cabinet's move."""

from __future__ import annotations

from functools import cache

from greathall.core.errors import Illegal
from greathall.core.kernel import Effect, Frame
from greathall.core.messages import Message
from greathall.games.hogwarts_board.actions import Action, Charm, Drink, Fight, Gaze, GoOn, Roll, Throw, Use, Walk
from greathall.games.hogwarts_board.battle.choices import charm, drink, use
from greathall.games.hogwarts_board.battle.leaving import to_doorway, ways
from greathall.games.hogwarts_board.battle.meeting import LAND, MEET, SETTLE, conflicts, fighters
from greathall.games.hogwarts_board.battle.start import BATTLES_A_TURN, DEATH_EATER_BITS, FIGHTS, LEVEL_BIT
from greathall.games.hogwarts_board.board import (
    BEFORE,
    CHAMBER,
    DOOR_RESTRICTED,
    DOOR_SNAPE,
    INFIRMARY,
    LEVEL,
    LOWER_RING,
    STAIR_BELOW,
    THROWS,
    UPPER,
    VCAB_SQUARE,
)
from greathall.games.hogwarts_board.cards.deck import PILES
from greathall.games.hogwarts_board.cards.drinking import enamor, swallow
from greathall.games.hogwarts_board.cards.items import GLIMPSE, ITEMS
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.dice import Rolling, pick, roll, roll_pair
from greathall.games.hogwarts_board.events import (
    CabinetMoved,
    DeathEaterMoved,
    ExtraTurn,
    Glimpsed,
    Lightened,
    Raided,
    RaidedByCabinet,
    RoundBegan,
    TurnBegan,
    TurnMissed,
    Used,
    Walked,
    WoreOff,
    YearEnded,
)
from greathall.games.hogwarts_board.squares import USE_SQUARE
from greathall.games.hogwarts_board.state import DEATH_EATERS_TURN, FULL_HP, LAST_ROUND, POWER_SP, UPPER_SP, Castle
from greathall.games.hogwarts_board.vocabulary import SEAT_NAMES

REST_HP = 1
STONE_HP = 3
STUDY_SP = 5

throw = cache(Throw)
gaze = cache(Gaze)


# -- rounds ----------------------------------------------------------------------------------------------------------


class FirstPlayer(Rolling):
    """All roll; the highest starts, ties roll again."""

    def happen(self, g: Castle, now: Frame) -> None:
        left = list(range(g.seats))
        while len(left) > 1:
            dice = [roll(g, f"seat_{seat}", "order") for seat in left]
            left = [seat for seat, die in zip(left, dice, strict=True) if die == max(dice)]
        g.first = left[0]


class Round(Effect[Castle]):
    """All players clockwise, then the Death Eaters, then the Vanishing Cabinet; after the last, the year is over."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if g.round == LAST_ROUND[g.settings.length]:
            best = max(map(standing, [g] * g.seats, range(g.seats)))
            g.winners = tuple(seat for seat in range(g.seats) if standing(g, seat) == best)
            g.emit(YearEnded(g.winners))
            g.finish()
            return
        g.round += 1
        g.emit(RoundBegan(g.round))
        g.agenda.extend(_AFTER_THE_PLAYERS)
        for k in range(g.seats - 1, -1, -1):
            g.agenda.append(_TURN[(g.first + k) % g.seats])


def standing(g: Castle, seat: int) -> tuple[int, int]:
    """What counts when the year is over: SP, then HP (R86)."""
    return g.sp(seat), g.wizards[seat].hp


# -- a player's turn -------------------------------------------------------------------------------------------------


class Turn(Effect[Castle]):
    """Effects end that were to last until now; what they hid is seen; then the day goes its course."""

    def resolve(self, g: Castle, now: Frame) -> None:
        who = now.who
        begin_turn(g, who)
        if g.log is not None:
            g.log.append(TurnBegan(who))
        if g.extra != 2 and (g.lasting or g.darkness) and expire(g, who):
            g.agenda.append(_DAY[who])
            unveil(g, who)
        else:
            DAY.resolve(g, _DAY[who])


def begin_turn(g: Castle, who: int) -> None:
    g.active = who
    g.fought = False
    g.used = False
    g.spent = False
    g.battles = 0


def expire(g: Castle, clock: int) -> bool:
    """End what was to last until this turn; tells whether anything ended."""
    ended = False
    if g.lasting:
        over = [entry for entry in g.lasting if entry[2] == clock and entry[3] == 1]
        g.lasting = tuple(
            (effect, seat, c, left - (c == clock)) for effect, seat, c, left in g.lasting if c != clock or left > 1
        )
        for effect, seat, _, _ in over:
            wizard = g.wizards[seat]
            setattr(wizard, effect, False)
            g.emit(WoreOff(seat, effect))
            if effect == "powerful":
                g.lose_sp(seat, POWER_SP)
            elif effect == "strong":
                wizard.hp = min(wizard.hp, FULL_HP)
        if over:
            ended = True
            g.check_levels()
    if g.darkness:
        lifted = [entry for entry in g.darkness if entry[1] == clock and entry[2] == 1]
        g.darkness = tuple((square, c, left - (c == clock)) for square, c, left in g.darkness if c != clock or left > 1)
        if lifted:
            g.spread_darkness()
            for square, _, _ in lifted:
                g.emit(Lightened(square))
            ended = True
    return ended


def unveil(g: Castle, who: int) -> None:
    """Who shares a square and is no longer hidden must battle, or hide again at once."""
    shared = conflicts(g)
    if shared:
        g.then([SETTLE])
        for square in reversed(shared):
            g.then([HIDE_AGAIN], who, square)


class HideAgain(Effect[Castle]):
    """The player on turn may prevent the battle by hiding again, besides the turn's one use of a card (R7)."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if now.who < g.seats and g.wizards[now.who].square == now.source and self._hiding(g, now.who):
            g.ask(now, now.who)
        else:
            g.then([MEET], now.who, now.source)

    def _hiding(self, g: Castle, seat: int) -> list[Action]:
        item = g.wizards[seat].item
        if item in ("invisibility_cloak", "marauders_map"):
            return [use(item)]
        return [throw(g.wizards[seat].square)] if item == "darkness_powder" else []

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return (FIGHT, *self._hiding(g, seat))

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        answer = answers[now.who]
        if isinstance(answer, Fight):
            g.then([MEET], now.who, now.source)
        else:
            apply_card(g, now.who, answer)
            if fighters(g, now.source):  # the others there still see each other
                g.then([MEET], now.who, now.source)


class Day(Effect[Castle]):
    """Recover in the infirmary, miss a turn, or take one."""

    def resolve(self, g: Castle, now: Frame) -> None:
        wizard = g.wizards[now.who]
        if not (wizard.resting or wizard.skips or g.spent):
            g.agenda.extend(_COURSE[now.who])
            if wizard.item or wizard.potion:
                g.agenda += _BEFORE_MOVE[now.who]
            else:
                MOVE.resolve(g, _MOVE[now.who])
            return
        g.agenda.append(_REST[now.who])
        if g.spent:
            return
        if wizard.resting:
            g.then([RECOVER], now.who)
            if wizard.resting == 1:
                g.then([BEFORE_RECOVERY], now.who)
        else:
            wizard.skips -= 1
            g.emit(TurnMissed(now.who))


class Recover(Rolling):
    """A turn in the infirmary: as many HP as the die shows."""

    def happen(self, g: Castle, now: Frame) -> None:
        die = roll(g, f"seat_{now.who}", "recover")
        g.wizards[now.who].resting = 0
        g.heal(now.who, die)


def card_uses(g: Castle, seat: int, moved: bool) -> list[Action]:
    """What can be done now with the potion and the item."""
    wizard = g.wizards[seat]
    found: list[Action] = []
    potion = wizard.potion
    if potion == "love_potion":
        found += [charm(other) for other in range(g.seats) if other not in (seat, wizard.loves)]
    elif potion and (potion != "liquid_luck" or g.lucky < 0):
        found.append(drink(potion))
    if wizard.item:
        play = ITEMS[wizard.item].play
        if play == "hide" or (play == "move" and moved):
            found.append(use(wizard.item))
        elif play == "throw":
            found += [throw(square) for square in THROWS[wizard.square] if square != INFIRMARY]
        elif play == "gaze":
            found += [gaze(pile) for pile in PILES if g.piles[pile] and (g.settings.events or pile != "events")]
    return found


def apply_card(g: Castle, seat: int, answer: Action) -> None:
    """Use the potion or the item outside battle."""
    wizard = g.wizards[seat]
    if isinstance(answer, Drink):
        g.drop(seat, answer.potion)
        swallow(g, seat, answer.potion)
        g.heal(seat, POTIONS[answer.potion].heals)
    elif isinstance(answer, Charm):
        g.drop(seat, "love_potion")
        enamor(g, seat, answer.target)
    elif isinstance(answer, Throw):
        g.emit(Used(seat, "darkness_powder"))
        g.powder -= 1
        if not g.powder:
            g.drop(seat, "darkness_powder")
        g.darken(answer.square)
    elif isinstance(answer, Gaze):
        _gaze(g, seat, answer.pile)
    else:
        g.emit(Used(seat, wizard.item))
        if wizard.item == "broomstick":
            g.then([MOVE], seat)
        else:
            g.begin("cloaked" if wizard.item == "invisibility_cloak" else "mapped", seat, 1)


def _gaze(g: Castle, seat: int, pile: str) -> None:
    """Glimpse the top of a pile: the seat knows these cards until they are drawn or shuffled."""
    count = min(GLIMPSE[pile], len(g.piles[pile]))
    known = [(s, p, n) for s, p, n in g.glimpses if (s, p) != (seat, pile)]
    before = max((n for s, p, n in g.glimpses if (s, p) == (seat, pile)), default=0)
    g.glimpses = tuple(sorted([*known, (seat, pile, max(count, before))]))
    g.emit(Glimpsed(seat, pile, tuple(g.piles[pile][-1 : -1 - count : -1])))


class MayUseCard(Effect[Castle]):
    """Once a turn the item or the potion may be used: before moving, or after the move and its battle (R6, R7)."""

    prompts = ("prompt-before-move", "prompt-after-move", "prompt-before-recovery")
    refusals = (
        "refusal-fly-after-moving",
        "refusal-luck-is-taken",
        "refusal-not-carried",
    )

    def __init__(self, moment: str, moved: bool, go_on: Action) -> None:
        self.moment = moment
        self.moved = moved
        self.go_on = go_on

    def resolve(self, g: Castle, now: Frame) -> None:
        wizard = g.wizards[now.who]
        if (
            not g.used
            and not g.spent
            and (wizard.potion or wizard.item)
            and self._useful(g, wizard.potion, wizard.item)
        ):
            g.ask(now, now.who)

    def _useful(self, g: Castle, potion: str, item: str) -> bool:
        """Whether `card_uses` will find anything."""
        if potion and (potion != "liquid_luck" or g.lucky < 0):
            return True
        play = ITEMS[item].play if item else ""
        return bool(play) and (play != "move" or self.moved)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return (self.go_on, *card_uses(g, seat, self.moved))

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        answer = answers[now.who]
        if answer != self.go_on:
            g.used = True
            apply_card(g, now.who, answer)

    def prompt(self, g: Castle, now: Frame, seat: int) -> Message:
        return Message(f"prompt-{self.moment}")

    def refusal(self, g: Castle, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, Use) and action.item == "broomstick" and g.wizards[seat].item == "broomstick":
            return Illegal("refusal-fly-after-moving")
        if isinstance(action, Drink) and action.potion == "liquid_luck" and g.wizards[seat].potion == "liquid_luck":
            return Illegal("refusal-luck-is-taken")
        return Illegal("refusal-not-carried")


class Move(Rolling):
    """Roll the die and walk as far."""

    def happen(self, g: Castle, now: Frame) -> None:
        g.ask(_WALKS[now.who][roll(g, SEAT_NAMES[now.who], "move")], now.who)


class Walks(Effect[Castle]):
    """Choose a way of as many squares as the die shows (`n`), never back over a square of the same move."""

    prompts = ("prompt-walk",)
    refusals = (
        "refusal-upper-level",
        "refusal-common-room",
        "refusal-no-such-way",
    )

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Walk, ...]:
        return ways(g, seat, now.n)

    def answered(self, g: Castle, now: Frame, answers: dict[int, Walk]) -> None:
        seat = now.who
        wizard = g.wizards[seat]
        path = answers[seat].path
        wizard.came = (wizard.square, *path)
        if path:
            wizard.square = path[-1]
        if g.log is not None:
            g.emit(Walked(seat, path))
        if g.peace:
            g.forget_peace()
        LAND.resolve(g, _LAND[seat])

    def prompt(self, g: Castle, now: Frame, seat: int) -> Message:
        return Message("prompt-walk", {"die": now.n})

    def refusal(self, g: Castle, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, Walk):
            try:
                path = [*action.path]
                if any(LEVEL[step] == UPPER for step in path) and g.sp(seat) < UPPER_SP:
                    return Illegal("refusal-upper-level", sp=g.sp(seat))
                if path and g.closed(seat, path[-1]):
                    return Illegal("refusal-common-room")
            except (KeyError, TypeError):
                pass
        return Illegal("refusal-no-such-way", die=now.n)


class Rest(Effect[Castle]):
    """Restore 1 HP without a battle in this turn (3 with the stone, always); gain 5 SP below 100 SP; the turn ends."""

    def resolve(self, g: Castle, now: Frame) -> None:
        seat = now.who
        if g.wizards[seat].item == "philosophers_stone":
            g.heal(seat, STONE_HP)
        elif not g.fought:
            g.heal(seat, REST_HP)
        if g.sp(seat) < UPPER_SP:
            g.gain_sp(seat, STUDY_SP)
        if g.on_upper(seat) and g.sp(seat) < UPPER_SP:
            g.send_home(seat, "level")
        if g.peace:
            g.forget_peace()
        shared = conflicts(g)
        if shared:  # somebody who shares a square has become able to attack
            g.then([END_OF_TURN], seat)
            for square in shared:
                g.then([MEET, SETTLE], seat, square)
        else:
            END_OF_TURN.resolve(g, now)


class EndOfTurn(Effect[Castle]):
    """Liquid Luck and Pomphrey's Brew end with the turn; a Time-Turner gives another, once."""

    def resolve(self, g: Castle, now: Frame) -> None:
        end_turn(g)
        if g.extra == 1:
            g.extra = 2
            g.emit(ExtraTurn(now.who))
            g.then([TURN], now.who)
        else:
            g.extra = 0


def end_turn(g: Castle) -> None:
    if g.lucky >= 0:
        g.emit(WoreOff(g.lucky, "lucky"))
        g.lucky = -1
    for wizard in g.wizards:
        if wizard.brewed:
            wizard.brewed = False


# -- the Death Eaters ------------------------------------------------------------------------------------------------


class DeathEaters(Effect[Castle]):
    """The Death Eaters' shared turn."""

    def resolve(self, g: Castle, now: Frame) -> None:
        begin_turn(g, DEATH_EATERS_TURN)
        g.agenda.append(_DEATH_EATERS_MOVE)
        if expire(g, DEATH_EATERS_TURN):
            unveil(g, DEATH_EATERS_TURN)


class DeathEatersMove(Rolling):
    """Two dice, also for the dead (R61): doubles are a board-wide attack, else each walks counter-clockwise."""

    def happen(self, g: Castle, now: Frame) -> None:
        dice = roll_pair(g, "castle", "death_eaters")
        if dice[0] == dice[1]:
            g.then([RAID], -1, "", int(dice[0] == 6))
            return
        landed: list[str] = []
        for number, die in enumerate(dice):
            square = g.death_eaters[number]
            if square:
                for _ in range(die):
                    square = BEFORE[square]
                landed.append(square)
        players = [w.square for w in g.wizards]
        met = [square for square in dict.fromkeys(landed) if square in players]
        if len(met) == 2 and roll(g, "castle", "order") > 3:
            met.reverse()
        living = [number for number in (0, 1) if g.death_eaters[number]]
        for number, square in zip(living, landed, strict=True):
            g.death_eaters[number] = square
            if g.log is not None:
                g.log.append(DeathEaterMoved(f"death_eater_{number + 1}", square))
        if met:
            g.then([SETTLE])
            for square in reversed(met):
                g.then([MEET], -1, square)


class Raid(Rolling):
    """A board-wide attack; `n` is 1 through the Vanishing Cabinet. The dead come back and stay out of it."""

    def happen(self, g: Castle, now: Frame) -> None:
        living = [number for number in (0, 1) if g.death_eaters[number]]
        doors = {n: roll(g, f"death_eater_{n + 1}", "door") for n in (0, 1) if n not in living}
        prey: dict[int, int] = {}
        for number in living:
            found = search(g, g.death_eaters[number], bool(now.n))
            if found:
                victim = pick(g, f"death_eater_{number + 1}", "target", found)
                prey[victim] = prey.get(victim, 0) | 1 << DEATH_EATER_BITS + number
        order = list(prey)
        if len(order) == 2 and roll(g, "castle", "order") > 3:
            order.reverse()
        g.emit(RaidedByCabinet() if now.n else Raided())
        g.shuffle_all()
        for number, die in doors.items():
            g.death_eaters[number] = DOOR_SNAPE if die <= 3 else DOOR_RESTRICTED
            g.unsettled.append(10 + number)
        g.then([SETTLE])
        for number in reversed(living):
            g.then([RAIDER_RETURNS], -1, "", number)
        for victim in reversed(order):
            g.then([RAIDERS_FIND], victim, "", prey[victim])


def search(g: Castle, square: str, by_cabinet: bool) -> list[int]:
    """The players on the first square of the raiders' way where one can be found (R62)."""
    way: list[str] = []
    if by_cabinet:
        way.append(VCAB_SQUARE)
        square = g.cabinet
    else:
        while square not in STAIR_BELOW:
            way.append(square)
            square = BEFORE[square]
        stair, foot = STAIR_BELOW[square]
        way += [square, stair]
        square = foot
    start = LOWER_RING.index(square)
    way += [LOWER_RING[start - k] for k in range(len(LOWER_RING))]
    for step in way:
        found = [seat for seat, w in enumerate(g.wizards) if w.square == step and findable(g, seat)]
        if found:
            return found
    return []


def findable(g: Castle, seat: int) -> bool:
    """Raiders pass over the infirmary, owners at home, darkness, map, cloak and the guarded."""
    wizard = g.wizards[seat]
    return not (
        wizard.square in (INFIRMARY, CHAMBER, wizard.house)
        or wizard.square in g.dark
        or wizard.mapped
        or wizard.cloaked
        or wizard.guarded
    )


class RaidersFind(Effect[Castle]):
    """The raiders attack their prey where it stands; both on one prey make one battle (R60)."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if findable(g, now.who) and g.battles < BATTLES_A_TURN:
            square = g.wizards[now.who].square
            bits = now.n | 1 << now.who | LEVEL[square] << LEVEL_BIT
            g.then([FIGHTS["raid"]], now.who, square, bits)


class RaiderReturns(Rolling):
    """A raider who lives returns to a doorway, and may meet somebody there."""

    def happen(self, g: Castle, now: Frame) -> None:
        if g.death_eaters[now.n]:
            to_doorway(g, now.n)


# -- the Vanishing Cabinet -------------------------------------------------------------------------------------------


class Cabinet(Rolling):
    """The piece moves counter-clockwise along the lower level; it takes nobody along.

    What lasts for the Death Eaters' turn, Liquid Luck too, is over by then.
    """

    def happen(self, g: Castle, now: Frame) -> None:
        end_turn(g)
        square = g.cabinet
        for _ in range(roll(g, "castle", "cabinet")):
            square = BEFORE[square]
        g.cabinet = square
        if g.log is not None:
            g.log.append(CabinetMoved(square))


FIGHT = Fight()
FIRST_PLAYER = FirstPlayer()
ROUND = Round()
TURN = Turn()
HIDE_AGAIN = HideAgain()
DAY = Day()
RECOVER = Recover()
BEFORE_RECOVERY = MayUseCard("before-recovery", moved=False, go_on=GoOn())
BEFORE_MOVE = MayUseCard("before-move", moved=False, go_on=Roll())
MOVE = Move()
WALKS = Walks()
AFTER_MOVE = MayUseCard("after-move", moved=True, go_on=GoOn())
REST = Rest()
END_OF_TURN = EndOfTurn()
DEATH_EATERS = DeathEaters()
DEATH_EATERS_MOVE = DeathEatersMove()
RAID = Raid()
RAIDERS_FIND = RaidersFind()
RAIDER_RETURNS = RaiderReturns()
CABINET = Cabinet()
_SEATS = range(4)
_TURN = [Frame(TURN, seat, "") for seat in _SEATS]
_DAY = [Frame(DAY, seat, "") for seat in _SEATS]
_MOVE = [Frame(MOVE, seat, "") for seat in _SEATS]
_REST = [Frame(REST, seat, "") for seat in _SEATS]
_BEFORE_MOVE = [[Frame(effect, seat, "") for effect in (MOVE, BEFORE_MOVE)] for seat in _SEATS]
_COURSE = [[Frame(effect, seat, "") for effect in (REST, USE_SQUARE, AFTER_MOVE)] for seat in _SEATS]
"""A turn's frames, the last to come first."""
_LAND = [Frame(LAND, seat, "") for seat in _SEATS]
_WALKS = [[Frame(WALKS, seat, "", die) for die in range(7)] for seat in _SEATS]
_DEATH_EATERS_MOVE = Frame(DEATH_EATERS_MOVE, -1, "")
_AFTER_THE_PLAYERS = [Frame(effect, -1, "") for effect in (ROUND, CABINET, DEATH_EATERS)]
TURN_EFFECTS = (
    FIRST_PLAYER,
    ROUND,
    TURN,
    HIDE_AGAIN,
    DAY,
    RECOVER,
    BEFORE_RECOVERY,
    BEFORE_MOVE,
    MOVE,
    WALKS,
    AFTER_MOVE,
    REST,
    END_OF_TURN,
    DEATH_EATERS,
    DEATH_EATERS_MOVE,
    RAID,
    RAIDERS_FIND,
    RAIDER_RETURNS,
    CABINET,
)
