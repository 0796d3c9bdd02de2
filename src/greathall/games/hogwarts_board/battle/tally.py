"""What a battle round adds up before anything happens: hits, shields, escapes, and their consequences."""

from __future__ import annotations

from collections.abc import Sequence

from greathall.core.kernel import Event
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.battle.creatures import BASILISK, VOLDEMORT, WIZARD
from greathall.games.hogwarts_board.battle.hits import Escape, Hit
from greathall.games.hogwarts_board.battle.leaving import STONE
from greathall.games.hogwarts_board.battle.state import Battle, Plan
from greathall.games.hogwarts_board.battle.statuses import Status
from greathall.games.hogwarts_board.dice import pick, roll
from greathall.games.hogwarts_board.events import Failed, Stolen
from greathall.games.hogwarts_board.state import Castle


class RoundTally:
    """One battle round. `attempts` fills in what succeeds, `consequences` adds it up and carries it out."""

    __slots__ = (
        "acting",
        "battle",
        "battlers",
        "caught",
        "changes",
        "cloaking",
        "drunk",
        "escapes",
        "events",
        "forms",
        "g",
        "hits",
        "killed",
        "new_serpents",
        "new_statuses",
        "realign",
        "robbed",
        "robbed_of_stone",
        "shields",
        "still_petrified",
        "taken",
        "unveiled",
        "woken",
    )

    def __init__(self, g: Castle, battle: Battle) -> None:
        self.g = g
        self.battle = battle
        self.battlers = battle.battlers
        self.still_petrified: list[int] = []
        self.woken: list[int] = []
        self.acting: list[Plan] = []
        self.hits: list[Hit] = []
        self.shields: dict[int, bool] = {}
        """Who is shielded; true: the shield never breaks."""
        self.escapes: dict[int, Escape] = {}
        self.events: list[Event] = []
        """Told when all dice are rolled."""
        self.changes = [0] * len(self.battlers)
        """HP that each gains, less those that each loses."""
        self.killed: list[int] = []
        self.caught: set[int] = set()
        self.new_statuses: list[tuple[int, Status, int, int]] = []
        """(on, status, rounds, by)."""
        self.forms: list[tuple[int, str]] = []
        self.new_serpents: list[int] = []
        """By whom each was summoned."""
        self.drunk: list[tuple[int, str, int]] = []
        """(who, potion, for whom)."""
        self.cloaking: set[int] = set()
        self.unveiled: set[int] = set()
        """Who has acted, so that the cloak no longer hides them."""
        self.realign = False
        """Somebody fell in or out of love: the sides are drawn anew."""
        self.robbed = False
        self.robbed_of_stone: list[int] = []
        """Who carried the Resurrection Stone when the battle round began, and no longer does."""
        self.taken = [0, 0, 0, 0]
        """HP that each seat's blows would take off the basilisk."""

    # -- while the dice are rolled ------------------------------------------------------------------------------------

    def roll(self, who: int, purpose: str) -> int:
        return roll(self.g, self.battlers[who].name, purpose)

    def pick(self, who: int, purpose: str, candidates: Sequence[int]) -> int:
        return pick(self.g, self.battlers[who].name, purpose, candidates)

    def fail(self, plan: Plan) -> None:
        if self.g.log is not None:
            self.events.append(Failed(self.battlers[plan.who].name))

    def hit(self, plan: Plan, on: int, astray: bool, blockable: bool) -> Hit:
        hit = Hit(plan.who, on, plan.verb, plan.card, plan.prize, plan.to, astray, blockable)
        self.hits.append(hit)
        return hit

    def served_by(self, hit: Hit) -> int:
        """Whom a spell serves: the caster, or who controls the caster, or who bewildered them if it went astray."""
        caster = self.battlers[hit.by]
        served = caster.confunder if hit.astray else caster.controller
        return served if served >= 0 else hit.by

    # -- what hits do -------------------------------------------------------------------------------------------------

    def damage(self, by: int, on: int, amount: int) -> None:
        """Strength adds 1 to every attack, from the battle round after the potion on (R75)."""
        b = self.battlers[by]
        if b.strong_from and self.battle.round >= b.strong_from:
            amount += 1
        self.changes[on] -= amount
        self.mark_voldemorts_victim(by, on)
        if self.battlers[on].kind == BASILISK and self.battle.contest == "basilisk":
            seat = self.seat_behind(by)
            if seat < 0:
                return
            if self.g.version >= versions.BASILISK_COUNTS_HP_TAKEN:
                self.taken[seat] += amount
            else:
                dealt = list(self.battle.dealt)
                dealt[seat] += amount
                self.battle.dealt = tuple(dealt)

    def seat_behind(self, by: int) -> int:
        """The player whose blow it is: their own or their serpent's; -1: nobody's."""
        return by if by < self.g.seats else self.battlers[by].master

    def kill(self, by: int, on: int) -> None:
        self.killed.append(on)
        self.mark_voldemorts_victim(by, on)

    def mark_voldemorts_victim(self, by: int, on: int) -> None:
        if self.battlers[by].kind == VOLDEMORT:
            self.battlers[on].hit_by_voldemort = True

    def inflict(self, by: int, on: int, status: Status, rounds: int = 1) -> None:
        """A harmful status from the next battle round on, unless the battler is immune to it."""
        b = self.battlers[on]
        if status.immune(b) or (b.kind == WIZARD and (self.g.wizards[on].brewed or not b.here)):
            return
        if status.catches:
            self.caught.add(on)
        self.new_statuses.append((on, status, rounds, by))

    def take_card(self, hit: Hit) -> None:
        """A stolen card goes to the thief, who may leave it; what enemies steal goes under its pile (R48)."""
        g = self.g
        if hit.on >= g.seats or hit.prize not in (g.wizards[hit.on].potion, g.wizards[hit.on].item):
            return
        self.robbed = True
        if hit.prize == STONE:
            self.robbed_of_stone.append(hit.on)
        g.remove(hit.on, hit.prize)
        g.emit(Stolen(self.battlers[hit.by].name, hit.on, hit.prize))
        if 0 <= hit.to < g.seats:
            g.found.append((hit.to, hit.prize))
        else:
            g.put_under(hit.prize)
