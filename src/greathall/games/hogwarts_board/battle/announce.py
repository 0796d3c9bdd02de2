"""Choosing: all announce action and target in secret and reveal together; then dice choose for the enemies."""

from __future__ import annotations

from typing import Any, Final

from greathall.core.errors import Illegal
from greathall.core.kernel import Effect, Event, Frame
from greathall.core.messages import Message, Player, message_key
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.actions import (
    Action,
    Cast,
    CastAt,
    CastFor,
    Draw,
    Hex,
    Melee,
    Run,
    Steal,
    StealFor,
    Strike,
)
from greathall.games.hogwarts_board.battle.attempts import hard_to_hit
from greathall.games.hogwarts_board.battle.choices import RUN, alone, choices, to_plan
from greathall.games.hogwarts_board.battle.creatures import NEVER_RUN, SERPENT, TROLL_FORM, WIZARD, held
from greathall.games.hogwarts_board.battle.deciders import acts_alone, decider_of, tasks
from greathall.games.hogwarts_board.battle.enemies import enemy_plan
from greathall.games.hogwarts_board.battle.state import Battle, Battler, Plan
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.dice import Rolling, speak
from greathall.games.hogwarts_board.events import (
    Attacks,
    Casts,
    CastsAt,
    Curses,
    Drew,
    Drinks,
    Hexes,
    Runs,
    Snatches,
    Strikes,
    Uses,
    Waits,
)
from greathall.games.hogwarts_board.state import Castle, battle_of

NOT_HERE: Final = "refusal-not-in-battle"
ATTACKS: Final = (CastAt, CastFor, Draw, Hex, Melee, Steal, StealFor, Strike)


class Announce(Effect[Castle]):
    """Players choose action and target in secret and reveal together; the Crystal Ball chooses after all others.

    `n` counts the choices that a seat has already made in this battle round.
    """

    prompts = (
        "prompt-choose-action",
        "prompt-choose-second",
        "prompt-choose-for",
        "odds-at",
        "odds-run",
        "odds-run-cloaked",
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
        seats = [seat for seat, mine in enumerate(tasks(g, battle_of(g), self.late)) if len(mine) > now.n]
        if seats:
            g.ask(now, *seats)

    def _mine(self, g: Castle, now: Frame, seat: int) -> tuple[int, Plan | None]:
        """For whom the seat chooses now, and what this battler already does in this battle round."""
        battle = battle_of(g)
        mine = tasks(g, battle, self.late)[seat]
        who = mine[now.n]
        first = None
        if now.n and mine[now.n - 1] == who:
            first = next(p for p in battle.chosen if p.who == who)
        return who, first

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        battle = g.battle
        assert battle is not None
        if battle.roster:
            return alone(g, battle, seat)
        if battle.simple:
            return choices(g, battle, seat, seat)
        who, first = self._mine(g, now, seat)
        return choices(g, battle, who, seat, first)

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        battle = g.battle
        assert battle is not None
        if battle.simple:
            battle.chosen = tuple([to_plan(battle, seat, answers[seat]) for seat in sorted(answers)])
            return
        lists = tasks(g, battle, self.late)
        battle.chosen += tuple([to_plan(battle, lists[seat][now.n], answers[seat]) for seat in sorted(answers)])
        made = now.n + 1
        if any(len(mine) > made for mine in lists):
            g.agenda.append(Frame(self, -1, "", made))

    def default(self, g: Castle, now: Frame, seat: int, rng: Any) -> Action:
        """Whoever runs out of time attacks if possible: the first option."""
        return self.options(g, now, seat)[0]

    def prompt(self, g: Castle, now: Frame, seat: int) -> Message:
        """The question tells the odds: what must be rolled against each battler that can be attacked, and to run."""
        battle = battle_of(g)
        who, first = self._mine(g, now, seat)
        me = battle.battlers[who]
        options = self.options(g, now, seat) if g.version >= versions.TELLS_ODDS_OF_RUNNING else ()
        targets = {action.target for action in options if isinstance(action, ATTACKS)} if options else None
        odds: list[int | str | Player | Message] = [
            Message(
                "odds-at",
                {"target": speak(b.name), "least": 6 if hard_to_hit(me, b, bool(b.petrified)) else _least(me)},
            )
            for i, b in enumerate(battle.battlers)
            if b.here and b.side != me.side and (targets is None or b.name in targets)
        ]
        if RUN in options:
            odds.append(Message("odds-run-cloaked" if me.cloaked else "odds-run"))
        key = "prompt-choose-second" if first else "prompt-choose-action" if who == seat else "prompt-choose-for"
        return Message(key, {"who": speak(me.name), "round": battle.round, "odds": odds})

    def refusal(self, g: Castle, now: Frame, seat: int, action: Action) -> Illegal:
        battle = battle_of(g)
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
    return 5 if me.bewildered else 4 if me.confunded or me.form == TROLL_FORM else 2


class Reveal(Rolling):
    """The choices lie open; then the dice choose for the enemies."""

    def happen(self, g: Castle, now: Frame) -> None:
        battle = g.battle
        assert battle is not None
        if battle.simple:
            plans = [*battle.chosen]
            if len(battle.battlers) > g.seats:
                plans += self._by_dice(g, battle, plans)
        else:
            plans = [p for p in battle.chosen if p.verb != "draw"]
            plans += self._by_dice(g, battle, plans)
        battle.chosen = tuple(plans)
        battle.revealed = True
        if g.log is not None:
            for p in plans:
                g.emit(announcement(battle, p))

    def _by_dice(self, g: Castle, battle: Battle, made: list[Plan]) -> list[Plan]:
        """The plans of all who have made none. Cards are drawn when all dice are rolled."""
        simple = battle.simple
        chosen = [p.who for p in made]
        orders = {} if simple else {p.who: p for p in battle.chosen if p.verb == "draw"}
        plans: list[Plan] = []
        taken: dict[str, list[int]] = {}
        for who, b in enumerate(battle.battlers):
            if not b.here or who in chosen:
                continue
            if who in orders:
                plans.append(enemy_plan(g, battle, who, taken, orders[who].card, orders[who].target))
            elif not (simple or acts_alone(battle, who)) and decider_of(battle, who) >= g.seats:
                plans.append(Plan(who, "wait" if held(b) or b.kind in NEVER_RUN else "run"))
            elif b.kind != WIZARD and (b.kind != SERPENT or b.master < 0):
                plans.append(enemy_plan(g, battle, who, taken))
        for pile, drawers in taken.items():
            for who in drawers:
                card = g.draw(pile)
                g.put_under(card)
                if g.log is not None:
                    g.log.append(Drew(battle.battlers[who].name, card))
        return plans


def announcement(battle: Battle, p: Plan) -> Event:
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


ANNOUNCE: Final = Announce(late=False)
ANNOUNCE_LATE: Final = Announce(late=True)
REVEAL: Final = Reveal()
