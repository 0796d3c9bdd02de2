"""The course of a battle: a record in the state, and these effects on the same agenda as everything else.

A battle is fought in battle rounds: all choose, the enemies' dice choose for them, all outcomes happen together, who
falls or flees leaves. Who has fled lands when the battles already begun are over (`meeting.SETTLE`).
"""

from __future__ import annotations

from typing import Any

from greathall.core.errors import Illegal
from greathall.core.kernel import Effect, Event, Frame
from greathall.core.messages import Message, Player, message_key
from greathall.games.hogwarts_board.announce import NAMES, acts_alone, alone, choices, mind_of, tasks, to_plan
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
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.dice import Rolling, roll, speak
from greathall.games.hogwarts_board.enemies import (
    CAN_KILL,
    DEATH_EATER,
    ENEMIES_SIDE,
    REWARD,
    SERPENT,
    VOLDEMORT,
    WIZARD,
    basilisk,
    death_eater,
    dementor,
    plan,
    voldemort,
)
from greathall.games.hogwarts_board.outcome import Outcome, align, hard_to_hit
from greathall.games.hogwarts_board.state import FULL_HP, UPPER_SP, Battle, Battler, Castle, Plan
from greathall.games.hogwarts_board.taking import SORT_CARDS
from greathall.games.hogwarts_board.words import (
    CONTESTS,
    Action,
    Attacks,
    BattleBegan,
    BattleRoundBegan,
    BattleUndecided,
    BattleWon,
    Cast,
    CastAt,
    CastFor,
    Casts,
    CastsAt,
    Curses,
    Died,
    Drew,
    Drinks,
    Exhausted,
    Fainted,
    FightOn,
    Go,
    GotAway,
    Hexes,
    JoinedForLove,
    Melee,
    Ranked,
    Resurrected,
    Run,
    Runs,
    Snatches,
    Strike,
    Strikes,
    Truce,
    TruceMade,
    TruceRefused,
    Uses,
    VoldemortDefeated,
    Waits,
    Walk,
)

BATTLES_A_TURN = 8
"""No further battle for a square begins in a turn after so many (R88)."""
BATTLE_ROUNDS = 30
"""A battle that lasts so long ends undecided (R87)."""
QUIET_ROUNDS = 15
"""After so many battle rounds without any loss of HP a truce is offered (R33)."""
HARMLESS_ROUNDS = 3
"""The same while nobody left can attack."""

NOT_HERE = "refusal-not-in-battle"
DEFEAT = 10
DEFEAT_BY_VOLDEMORT = 50
FAINT_UPSTAIRS = 10
APPARATED = 10
LOVE_LEFT = 100
"""SP of one who dies for love."""

DUEL_PRIZE = (20, 30)
DUEL_LOSS = (5, 10)
CUP = {
    "world_cup": ((0, 0), (35, 60), (20, 30), (10, 15), (5, 5)),
    "triwizard": ((0, 0), (25, 50), (15, 25), (5, 10), (0, 0)),
}
"""Prizes by rank and level."""
BASILISK_FIRST = (30, 60)
BASILISK_OTHERS = (15, 25)
BASILISK_LOSS = (5, 10)

DEATH_EATER_BITS = 4
"""A battle's frame tells who takes part by bits: seats first, then the Death Eaters."""
LEVEL_BIT = 8
CHAMPION = 20
"""Among the unsettled: this and the seat of a Triwizard champion who may enter the chamber."""


class StartBattle(Effect[Castle]):
    """Gather the battlers: those named by the bits of `n`, and those who love one of them.

    `source` is the square it is fought for; `who` is the drawer of the event or the one who came.
    """

    def __init__(self, contest: str) -> None:
        self.contest = contest

    def resolve(self, g: Castle, now: Frame) -> None:
        level = now.n >> LEVEL_BIT & 1
        joining = [bool(now.n >> seat & 1) for seat in range(g.seats)]
        lovers: list[Event] = []
        love = changed = any(w.loves >= 0 for w in g.wizards)
        while changed:
            changed = False
            for seat, wizard in enumerate(g.wizards):
                if not joining[seat] and wizard.loves >= 0 and joining[wizard.loves] and wizard.square != INFIRMARY:
                    joining[seat] = changed = True
                    lovers.append(JoinedForLove(seat, wizard.loves))
        g.battles += 1
        battlers = [Battler(NAMES[seat], WIZARD, joining[seat], seat) for seat in range(g.seats)]
        for seat, wizard in enumerate(g.wizards):
            if joining[seat]:
                if wizard.cloaked:
                    g.cease("cloaked", seat)
                if wizard.mapped:
                    g.cease("mapped", seat)
                if wizard.speedy:
                    battlers[seat].double_from = 1
                if wizard.strong:
                    battlers[seat].strong_from = 1
        if g.active < g.seats and joining[g.active]:
            g.fought = True
        battlers += self._enemies(now.n >> DEATH_EATER_BITS & 3, level)
        battle = Battle(self.contest, now.source, level, now.who, battlers)
        if self.contest == CHAMBER:
            battle.door = now.source
            battle.place = CHAMBER
        g.battle = battle
        if love:
            align(g, battle)
        if g.log is not None:
            g.log.append(BattleBegan(self.contest, tuple(b.name for b in battlers if b.here)))
            g.log += lovers
        g.agenda.append(_ROUND_OVER)

    def _enemies(self, death_eaters: int, level: int) -> list[Battler]:
        if self.contest == CHAMBER:
            return [voldemort()]
        if self.contest == "dementors":
            return [dementor(number) for number in range(level + 1)]
        if self.contest == "basilisk":
            return [basilisk(level)]
        return [death_eater(number) for number in (0, 1) if death_eaters >> number & 1]


class BattleRound(Effect[Castle]):
    """All battlers choose, then comes the outcome."""

    def resolve(self, g: Castle, now: Frame) -> None:
        battle = _battle(g)
        battle.round += 1
        battle.chosen = ()
        battle.revealed = False
        if g.log is not None:
            g.emit(BattleRoundBegan(battle.round))
        deadly = ball = love = False
        simple = calm = True
        roster = []
        battlers = battle.battlers
        for seat, wizard in enumerate(g.wizards):
            if battlers[seat].here:
                if wizard.item == "crystal_ball":
                    ball = True
                if wizard.loves >= 0 and battlers[wizard.loves].here:
                    love = True
        for b in battlers:
            if b.here:
                roster.append(b.name)
                if b.kind in CAN_KILL:
                    deadly = True
                if b.touched:
                    calm = False
                if b.controller >= 0 or b.master >= 0 or b.double_from:
                    simple = False
        battle.deadly = deadly
        battle.simple = simple = simple and not ball
        battle.calm = calm
        battle.roster = tuple(roster) if simple and not love else ()
        g.agenda += _ROUND_WITH_BALL if ball else _ROUND
        ANNOUNCE.resolve(g, _ANNOUNCE)


class Announce(Effect[Castle]):
    """Players choose action and target in secret and reveal together; the Crystal Ball chooses after all others.

    `n` counts the choices that a seat has already made in this battle round.
    """

    prompts = (
        "prompt-choose-action",
        "prompt-choose-second",
        "prompt-choose-for",
        "odds-at",
    )
    refusals = (
        "refusal-snared",
        "refusal-disarmed",
        "refusal-form",
        "refusal-in-love",
        "refusal-not-enough-sp",
        NOT_HERE,
    )

    def __init__(self, late: bool) -> None:
        self.late = late

    def resolve(self, g: Castle, now: Frame) -> None:
        battle = _battle(g)
        if battle.simple:
            seats = [seat for seat, b in enumerate(battle.battlers) if b.here and b.kind == WIZARD]
        else:
            seats = [seat for seat, mine in enumerate(tasks(g, battle, self.late)) if len(mine) > now.n]
        if seats:
            g.ask(now, *seats)

    def _mine(self, g: Castle, now: Frame, seat: int) -> tuple[int, Plan | None]:
        """For whom the seat chooses now, and what this battler already does in this battle round."""
        battle = _battle(g)
        mine = tasks(g, battle, self.late)[seat]
        who = mine[now.n]
        first = None
        if now.n and mine[now.n - 1] == who:
            first = next(p for p in battle.chosen if p.who == who)
        return who, first

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        battle = _battle(g)
        if battle.roster:
            return alone(g, battle, seat)
        if battle.simple:
            return choices(g, battle, seat, seat)
        who, first = self._mine(g, now, seat)
        return choices(g, battle, who, seat, first)

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        battle = _battle(g)
        if battle.simple:
            battle.chosen = tuple([to_plan(battle, seat, answers[seat]) for seat in sorted(answers)])
            return
        lists = tasks(g, battle, self.late)
        battle.chosen += tuple([to_plan(battle, lists[seat][now.n], answers[seat]) for seat in sorted(answers)])
        about = now.n + 1
        for mine in lists:
            if len(mine) > about:
                g.agenda.append(Frame(self, -1, "", about))
                return

    def default(self, g: Castle, now: Frame, seat: int, rng: Any) -> Action:
        """Whoever runs out of time attacks if possible: the first option."""
        return self.options(g, now, seat)[0]

    def prompt(self, g: Castle, now: Frame, seat: int) -> Message:
        """The question tells the odds: what must be rolled against each battler."""
        battle = _battle(g)
        who, first = self._mine(g, now, seat)
        me = battle.battlers[who]
        odds: list[int | str | Player | Message] = [
            Message(
                "odds-at",
                {"target": speak(b.name), "least": 6 if hard_to_hit(me, b, bool(b.petrified)) else _least(me)},
            )
            for i, b in enumerate(battle.battlers)
            if b.here and b.side != me.side
        ]
        key = "prompt-choose-second" if first else "prompt-choose-action" if who == seat else "prompt-choose-for"
        return Message(key, {"who": speak(me.name), "round": battle.round, "odds": odds})

    def refusal(self, g: Castle, now: Frame, seat: int, action: Action) -> Illegal:
        battle = _battle(g)
        who, _ = self._mine(g, now, seat)
        b = battle.battlers[who]
        if isinstance(action, Run):
            return Illegal("refusal-snared" if b.snared else "refusal-in-love" if b.kind == WIZARD else NOT_HERE)
        if b.form:
            return Illegal("refusal-form")
        if isinstance(action, Cast | CastAt | CastFor) and b.kind == WIZARD and action.spell in g.wizards[who].spells:
            spell = SPELLS[action.spell]
            if g.sp(who) < spell.sp:
                name = Message(message_key("card", spell.id))
                return Illegal("refusal-not-enough-sp", sp=g.sp(who), spell=name, needed=spell.sp)
            if b.disarmed:
                return Illegal("refusal-disarmed")
        return Illegal("refusal-snared" if b.snared and isinstance(action, Melee | Strike) else NOT_HERE)


def _least(me: Battler) -> int:
    return 5 if me.bewildered else 4 if me.confunded or me.form == "troll" else 2


class Reveal(Rolling):
    """The choices lie open; then the dice choose for the enemies."""

    def happen(self, g: Castle, now: Frame) -> None:
        battle = _battle(g)
        battlers = battle.battlers
        made: list[Plan] = []
        ordered: dict[int, Plan] = {}
        for p in battle.chosen:
            if p.verb == "draw":
                ordered[p.who] = p
            else:
                made.append(p)
        if len(battlers) > g.seats or not battle.simple:
            taken: dict[str, list[int]] = {}
            chosen = {p.who for p in made}
            for who, b in enumerate(battlers):
                if not b.here or who in chosen:
                    continue
                if who in ordered:
                    made.append(plan(g, who, taken, ordered[who].card, ordered[who].target))
                elif not acts_alone(battle, who) and mind_of(battle, who) >= g.seats:
                    held = b.snared and b.form != "raven"
                    made.append(Plan(who, "wait" if held or b.kind in (VOLDEMORT, "basilisk", SERPENT) else "run"))
                elif b.kind != WIZARD and (b.kind != SERPENT or b.master < 0):
                    made.append(plan(g, who, taken))
            for pile, drawers in taken.items():
                for who in drawers:
                    card = g.draw(pile)
                    g.put_under(card)
                    g.emit(Drew(battlers[who].name, card))
        battle.chosen = tuple(made)
        battle.revealed = True
        if g.log is not None:
            for p in made:
                g.emit(told(battle, p))


def told(battle: Battle, p: Plan) -> Event:
    """The announcement of a plan."""
    who = battle.battlers[p.who].name
    target = battle.battlers[p.target].name if p.target >= 0 else ""
    match p.verb:
        case "cast":
            return Casts(who, p.card) if p.target == p.who else CastsAt(who, p.card, target)
        case "drink":
            return Drinks(who, p.card)
        case "use":
            return Uses(who, p.card)
        case "strike":
            return Strikes(who, p.card, target)
        case "melee":
            return Attacks(who, target)
        case "steal":
            return Snatches(who, target, p.prize)
        case "hex":
            return Hexes(who, target)
        case "curse":
            return Curses(who, target)
        case "run":
            return Runs(who)
        case _:
            return Waits(who)


class OutcomeOfRound(Rolling):
    """All actions take effect at once; then who is defeated leaves."""

    def happen(self, g: Castle, now: Frame) -> None:
        battle = _battle(g)
        outcome = Outcome(g, battle)
        outcome.roll()
        if g.log is not None:
            for p in battle.chosen[len(battle.chosen) - _late(g, battle) :]:
                g.emit(told(battle, p))
        leavers = outcome.apply()
        g.agenda.append(_ROUND_OVER)
        if leavers:
            battle.for_love = tuple(who for who, _, _ in leavers if who < g.seats and _fights_for_love(g, battle, who))
            for who, _, _ in leavers:
                battle.battlers[who].here = False
            g.agenda.extend([Frame(LEAVES, who, how, about) for who, how, about in reversed(leavers)])
        if g.found or outcome.robbed:
            g.then([SORT_CARDS])


def _late(g: Castle, battle: Battle) -> int:
    """How many plans were chosen with the Crystal Ball, after the others were told."""
    return sum(
        1
        for p in battle.chosen
        if p.who < g.seats and g.wizards[p.who].item == "crystal_ball" and mind_of(battle, p.who) < g.seats
    )


# -- leaving ---------------------------------------------------------------------------------------------------------


class Leaves(Rolling):
    """A battler runs, faints or dies. `source` says how, `n` how far (or who chooses the square)."""

    def happen(self, g: Castle, now: Frame) -> None:
        battle = _battle(g)
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
        if how == "apparate":
            g.gain_sp(seat, APPARATED)
            g.then([APPARATE], seat, "", now.n)
        elif not battle.place or for_love or wizard.square != battle.place or battle.place == CHAMBER:
            g.send_home(seat)
        elif how == "broomstick":
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
        if g.sp(now.who) >= g.chamber_sp() and CHAMBER not in g.dark and _battle(g).contest != CHAMBER:
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


# -- the end ---------------------------------------------------------------------------------------------------------


class RoundOver(Effect[Castle]):
    """The battle goes on until one side is left, nobody is, or it has to end."""

    def resolve(self, g: Castle, now: Frame) -> None:
        battle = _battle(g)
        for wizard in g.wizards:
            if wizard.loves >= 0:
                align(g, battle)
                break
        sides = {b.side for b in battle.battlers if b.here}
        if battle.contest == CHAMBER and ("voldemort", ENEMIES_SIDE) in battle.beaten:
            champions = tuple(
                seat for seat in range(g.seats) if battle.battlers[seat].here and own_account(g, battle, seat)
            )
            if champions:
                g.emit(VoldemortDefeated(champions))
                g.winners = champions
                g.battle = None
                g.finish()
                return
        helped = battle.contest == "basilisk" and ("basilisk", ENEMIES_SIDE) in battle.beaten  # all part (R91)
        if len(sides) < 2 or battle.powder >= 0 or helped:
            g.then([BATTLE_ENDS], -1, "" if battle.powder < 0 else "powder")
        elif battle.round >= BATTLE_ROUNDS:
            g.emit(Exhausted())
            g.then([BATTLE_ENDS], -1, "truce")
        elif battle.quiet and not battle.quiet % self._patience(g, battle):
            g.then([OFFER_TRUCE, BATTLE_ROUND])
        else:
            BATTLE_ROUND.resolve(g, now)

    def _patience(self, g: Castle, battle: Battle) -> int:
        if any(b.here and b.kind != WIZARD for b in battle.battlers):
            return 1000  # never with enemies who can attack (R33)
        harmless = not any(b.here and (b.form or g.able(seat)) for seat, b in enumerate(battle.battlers))
        return HARMLESS_ROUNDS if harmless else QUIET_ROUNDS


class OfferTruce(Effect[Castle]):
    """If it is likely that the battle will never end, all players may agree on a truce."""

    def resolve(self, g: Castle, now: Frame) -> None:
        g.ask(now, *range(g.seats))

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return TRUCE_OPTIONS

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        against = tuple(seat for seat in sorted(answers) if isinstance(answers[seat], FightOn))
        if against:
            g.emit(TruceRefused(against))
        else:
            g.emit(TruceMade())
            g.agenda.pop()
            g.then([BATTLE_ENDS], -1, "truce")


class BattleEnds(Rolling):
    """Victory and its SP; powder and truces know no victor. Enemies go where they belong."""

    def happen(self, g: Castle, now: Frame) -> None:
        battle = _battle(g)
        decided = not now.source
        home = [
            int(b.name[-1]) - 1
            for b in battle.battlers
            if now.source and b.here and b.kind == DEATH_EATER and battle.contest != "raid"
        ]
        doors = [DOOR_SNAPE if roll(g, f"death_eater_{k + 1}", "door") <= 3 else DOOR_RESTRICTED for k in home]
        g.battle = None
        for number, door in zip(home, doors, strict=True):
            g.death_eaters[number] = door
            g.unsettled.append(10 + number)
        standing = [seat for seat in range(g.seats) if battle.battlers[seat].here]
        if now.source == "powder":
            self._darken(g, battle)
        elif now.source and battle.place and battle.place != CHAMBER:
            bits = sum(1 << seat for seat in standing)
            g.peace = (*g.peace, (battle.place, bits, sum(1 << s for s in standing if g.able(s))))
        if battle.place == CHAMBER:
            self._leave_chamber(g, battle, standing, now.source)
        if g.log is not None:
            victors = tuple(b.name for b in battle.battlers if b.here)
            won = decided and any(
                b.here and b.kind != SERPENT and _beat_somebody(battle, b.side) for b in battle.battlers
            )
            g.log.append(BattleWon(victors) if won else BattleUndecided())
        if now.source != "powder":
            self._prizes(g, battle, standing, decided)
        g.check_levels()
        g.forget_peace()

    def _darken(self, g: Castle, battle: Battle) -> None:
        square = g.wizards[battle.powder].square
        if battle.place == CHAMBER or square == CHAMBER:
            g.darken(CHAMBER)
        elif battle.battlers[battle.powder].here and square != INFIRMARY:
            g.darken(square)
        elif battle.place:
            g.darken(battle.place)

    def _leave_chamber(self, g: Castle, battle: Battle, standing: list[int], how: str) -> None:
        """Powder leads back to the doorway (R57), exhaustion home."""
        for seat in standing:
            if g.wizards[seat].square == CHAMBER:
                if how == "powder" and battle.door:
                    g.put(seat, battle.door, "thrown_out")
                    g.unsettled.append(seat)
                else:
                    g.send_home(seat)

    def _prizes(self, g: Castle, battle: Battle, standing: list[int], decided: bool) -> None:
        level, contest = battle.level, battle.contest
        champions = [seat for seat in standing if own_account(g, battle, seat)]
        if contest in CUP:
            if battle.beaten or not decided:  # love may end it before anybody falls
                self._rank(g, battle, champions)
        elif contest == "duel":
            for seat in champions:
                if decided and _beat_somebody(battle, battle.battlers[seat].side):
                    g.gain_sp(seat, DUEL_PRIZE[level])
        elif contest == "basilisk":
            if ("basilisk", ENEMIES_SIDE) in battle.beaten and champions:
                self._basilisk(g, battle, champions)
        elif decided:
            for seat in champions:
                side = battle.battlers[seat].side
                love = f"seat_{g.wizards[seat].loves}"
                kinds = [_kind(name) for name, fallen in battle.beaten if fallen != side and name != love]
                g.gain_sp(seat, sum(REWARD.get(kind, 0) for kind in kinds))

    def _rank(self, g: Castle, battle: Battle, champions: list[int]) -> None:
        """The last one standing is first; those who fell together share the lower of their places.

        If only a serpent stands, all are defeated and nobody is first (R81).
        """
        place = int(not champions and any(b.here and b.kind == SERPENT for b in battle.battlers))
        groups = [champions, *([s for r, s in battle.falls if r == fell] for fell in range(battle.round, 0, -1))]
        for group in groups:
            place += len(group)
            place = min(place, len(CUP[battle.contest]) - 1)
            for seat in group:
                g.emit(Ranked(seat, place))
                g.gain_sp(seat, CUP[battle.contest][place][battle.level])
        if battle.contest == "triwizard" and len(champions) == 1:
            g.unsettled.append(CHAMPION + champions[0])

    def _basilisk(self, g: Castle, battle: Battle, champions: list[int]) -> None:
        dealt = {seat: battle.dealt[seat] for seat in champions}
        for seat, wizard in enumerate(g.wizards):
            if seat not in dealt and wizard.loves in dealt:
                dealt[wizard.loves] += battle.dealt[seat]
        best = max(dealt.values())
        first = min((s for s in champions if dealt[s] == best), key=lambda s: (s - battle.drawer) % g.seats)
        for seat in champions:
            g.emit(Ranked(seat, 1 if seat == first else 2))
            g.gain_sp(seat, (BASILISK_FIRST if seat == first else BASILISK_OTHERS)[battle.level])
        if "basilisk_fang" in g.piles["items"]:
            g.pull("items", "basilisk_fang")
            g.found.append((first, "basilisk_fang"))
        else:
            card = g.draw("items")
            if card:
                g.found.append((first, card))
        g.then([SORT_CARDS])


def _kind(name: str) -> str:
    return WIZARD if name.startswith("seat_") else name.rsplit("_", 1)[0]


def own_account(g: Castle, battle: Battle, seat: int) -> bool:
    """The enamored fight for their love while it is here; afterwards for themselves."""
    if not _fights_for_love(g, battle, seat):
        return True
    circle = [seat]
    love = g.wizards[seat].loves
    while love >= 0 and battle.battlers[love].here and love not in circle:
        circle.append(love)
        love = g.wizards[love].loves
    return love == seat == min(circle)  # in a circle of lovers one stands for all


def _fights_for_love(g: Castle, battle: Battle, seat: int) -> bool:
    love = g.wizards[seat].loves
    return love >= 0 and battle.battlers[love].here


def _beat_somebody(battle: Battle, side: int) -> bool:
    return any(fallen != side for _, fallen in battle.beaten)


def _battle(g: Castle) -> Battle:
    assert g.battle is not None
    return g.battle


FIGHTS = {contest: StartBattle(contest) for contest in CONTESTS}
BATTLE_ROUND = BattleRound()
ANNOUNCE = Announce(late=False)
ANNOUNCE_LATE = Announce(late=True)
REVEAL = Reveal()
OUTCOME = OutcomeOfRound()
LEAVES = Leaves()
APPARATE = Apparate()
FLY = Fly()
ROUND_OVER = RoundOver()
OFFER_TRUCE = OfferTruce()
BATTLE_ENDS = BattleEnds()
BATTLE_EFFECTS = (
    *FIGHTS.values(),
    BATTLE_ROUND,
    ANNOUNCE,
    ANNOUNCE_LATE,
    REVEAL,
    OUTCOME,
    LEAVES,
    APPARATE,
    FLY,
    ROUND_OVER,
    OFFER_TRUCE,
    BATTLE_ENDS,
)
GO = {square: Go(square) for square in SQUARES}
TRUCE_OPTIONS: tuple[Action, ...] = (Truce(), FightOn())
_ROUND = [Frame(effect, -1, "") for effect in (OUTCOME, REVEAL)]
_ROUND_WITH_BALL = [Frame(effect, -1, "") for effect in (OUTCOME, ANNOUNCE_LATE, REVEAL)]
_ANNOUNCE = Frame(ANNOUNCE, -1, "")
_ROUND_OVER = Frame(ROUND_OVER, -1, "")
