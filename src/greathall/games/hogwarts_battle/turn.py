"""The steps of a turn: Dark Arts events, villain abilities, hero actions (see `hero_actions`), end of turn."""

from __future__ import annotations

from typing import Final

from greathall.core.errors import Illegal
from greathall.core.kernel import Frame
from greathall.core.messages import Message
from greathall.games.hogwarts_battle.actions import Action, TakeProficiency
from greathall.games.hogwarts_battle.cards import GAME_LOCATIONS, HORCRUXES, PROFICIENCIES, VILLAINS
from greathall.games.hogwarts_battle.components import FULL_HEALTH, HAND, LONGEST_GAME
from greathall.games.hogwarts_battle.effects import reveal_event
from greathall.games.hogwarts_battle.events import (
    GameLost,
    HorcruxActs,
    HorcruxKept,
    HorcruxRevealed,
    LocationLost,
    LocationRevealed,
    MarketFilled,
    ProficiencyTaken,
    Recovered,
    TurnBegan,
    TurnEnded,
    TurnsOver,
    VillainActs,
    VillainRevealed,
    Woke,
)
from greathall.games.hogwarts_battle.hero_actions import HERO_ACTIONS
from greathall.games.hogwarts_battle.memory import card_left, hand_put_down
from greathall.games.hogwarts_battle.mutations import draw_anyway
from greathall.games.hogwarts_battle.state import Battle, BattleEffect
from greathall.games.hogwarts_battle.triggers import NEW_VILLAIN, react, schedule
from greathall.games.hogwarts_battle.versions import ENDING_TOLD_FIRST


class Turn(BattleEffect):
    """A turn: events, villains, hero actions, end. The number of events is fixed when it starts (B22)."""

    def resolve(self, g: Battle, now: Frame) -> None:
        active = g.active
        g.agenda += STEPS[active]
        if g.log is not None:
            g.emit(TurnBegan(active, g.turn))
        if any(g.shields):
            wake(g, active)
        events = g.current_location.events + g.works("bellatrix_lestrange")
        g.agenda += REVEAL[active][:events]


def wake(g: Battle, caster: int) -> None:
    """Petrificus Totalus! ends when the next turn of its caster starts."""
    for slot, shield in enumerate(g.shields):
        if shield & 1 << caster:
            g.shields[slot] = shield & ~(1 << caster)
            if g.log is not None and not g.shields[slot]:
                g.emit(Woke(g.villains[slot]))


class RevealEvent(BattleEffect):
    """Step 1: reveal and resolve a Dark Arts event."""

    def resolve(self, g: Battle, now: Frame) -> None:
        reveal_event(g)


class HorcruxCurse(BattleEffect):
    """After the events: what the face-up Horcrux does at the start of each turn."""

    def resolve(self, g: Battle, now: Frame) -> None:
        if g.curse and HORCRUXES[g.curse].turn:
            if g.log is not None:
                g.emit(HorcruxActs(g.curse))
            g.do(HORCRUXES[g.curse].turn, g.active)


class VillainsAct(BattleEffect):
    """Step 2: each villain with an every-turn ability resolves it, from left to right."""

    def resolve(self, g: Battle, now: Frame) -> None:
        acting = [villain for villain in g.villains if villain in ACTING]
        if acting:
            schedule(g, [Frame(VILLAIN_ABILITY, g.active, villain) for villain in acting if g.works(villain)])


class VillainAbility(BattleEffect):
    """One villain does what its card says."""

    def resolve(self, g: Battle, now: Frame) -> None:
        if g.log is not None:
            g.emit(VillainActs(now.source))
        g.do(VILLAINS[now.source].turn, now.who)


# -- step 4 ------------------------------------------------------------------------------------------------------------


class LoseLocation(BattleEffect):
    """4.1: a location with all its control is lost and the next one revealed; without another the heroes lose.

    Its tokens are cleared, not removed (B15); what is added from now on goes on the next one (B18).
    """

    def resolve(self, g: Battle, now: Frame) -> None:
        here = g.current_location
        if g.control < here.capacity:
            return
        if g.log is not None:
            g.emit(LocationLost(here.id))
        if here is GAME_LOCATIONS[g.settings.game][-1]:
            g.finish()
            g.emit(GameLost())
            return
        g.location += 1
        g.control = int(g.settings.difficulty == "every_location")
        if g.log is not None:
            g.emit(LocationRevealed(g.current_location.id))
        g.do(g.current_location.revealed, g.active)


class ReplaceVillains(BattleEffect):
    """4.2: fill the leftmost empty slot from the stack, Death Eaters reacting to each; then Lord Voldemort is turned up
    when he alone is left (B8, B11)."""

    def resolve(self, g: Battle, now: Frame) -> None:
        stack = g.villain_stack
        if not stack:
            return
        villain = stack[-1]
        slot = len(g.villains) - 1
        if not VILLAINS[villain].last:
            ordinary = g.villains[:-1] if VILLAINS[stack[0]].last else g.villains
            if "" not in ordinary:
                return
            slot = ordinary.index("")
        stack.pop()
        g.villains[slot] = villain
        if g.log is not None:
            g.emit(VillainRevealed(villain))
        g.agenda.append(now)
        react(g, NEW_VILLAIN, g.active, but=villain)


class EndOfTurn(BattleEffect):
    """4.2 to 4.6 and the recovery of the stunned; then the next hero's turn. Nothing here can be answered."""

    def resolve(self, g: Battle, now: Frame) -> None:
        following = g.active + 1 if g.active + 1 < g.seats else 0
        g.agenda.append(Frame(TURN, following, "rules"))  # before any event: with an empty agenda the game is over
        if g.shattered:
            keep_horcrux(g)
        if "" in g.market and g.stack:
            refill_market(g)
        clean_up(g)
        new_turn(g)
        g.turn += 1
        g.active = following
        if g.turn > LONGEST_GAME:
            g.finish()
            g.emit(TurnsOver(LONGEST_GAME))


def keep_horcrux(g: Battle) -> None:
    """4.2: the active hero keeps the Horcrux destroyed this turn, and the next is turned up (B20)."""
    kept, g.shattered = g.shattered, ""
    g.trophies[g.active].append(kept)
    g.marks = 0
    if g.log is not None:
        g.emit(HorcruxKept(g.active, kept))
    if g.horcruxes:
        g.curse = g.horcruxes.pop()
        if g.log is not None:
            g.emit(HorcruxRevealed(g.curse))


def refill_market(g: Battle) -> None:
    """4.3: fill the market's empty spaces from left to right; gaps stay when the stack is empty."""
    fresh = []
    for space, card in enumerate(g.market):
        if not card and g.stack:
            g.market[space] = g.stack.pop()
            fresh.append(g.market[space])
    if g.log is not None:
        g.emit(MarketFilled(tuple(fresh)))


def clean_up(g: Battle) -> None:
    """4.4 to 4.6: discard what was played and held (no discard effects), return tokens, draw five. Then the stunned
    recover (B17)."""
    active = g.active
    g.discards[active] += g.played
    g.played = []
    if g.told:
        for card in g.hands[active]:
            card_left(g, active, card)
        hand_put_down(g, active)
    g.discards[active] += g.hands[active]
    g.hands[active].clear()
    g.open[active].clear()
    g.attack[active] = g.influence[active] = 0
    if g.log is not None and g.version < ENDING_TOLD_FIRST:
        g.emit(TurnEnded(active))
    draw_anyway(g, active, HAND, "rules")
    if True in g.stunned:
        for seat, stunned in enumerate(g.stunned):
            if stunned:
                g.stunned[seat] = False
                g.health[seat] = FULL_HEALTH
                if g.log is not None:
                    g.emit(Recovered(seat))


def new_turn(g: Battle) -> None:
    """Nothing has happened yet this turn."""
    g.dawn = (g.location, g.control, *g.health)
    g.played = []
    g.plays = [0, 0, 0]
    g.promises = []
    g.assigned = [0] * len(g.villains)
    g.defeated = g.on_top = g.once = 0
    g.used = []
    g.healed = [0] * g.seats
    g.fallen = []
    g.no_draws = g.no_healing = g.bitten = g.slowed = False


class TakeProficiencies(BattleEffect):
    """From Game 6 on each hero in turn takes one proficiency; there is one of each."""

    prompts = ("prompt-take-proficiency",)
    refusals = ("refusal-take-proficiency",)

    def resolve(self, g: Battle, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> list[TakeProficiency]:
        return [TAKE[name] for name in PROFICIENCIES if name not in g.proficiency]

    def answered(self, g: Battle, now: Frame, answers: dict[int, TakeProficiency]) -> None:
        g.proficiency[now.who] = answers[now.who].proficiency
        if g.log is not None:
            g.emit(ProficiencyTaken(now.who, g.proficiency[now.who]))

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        return Message("prompt-take-proficiency")

    def refusal(self, g: Battle, now: Frame, seat: int, action: Action) -> Illegal:
        return Illegal("refusal-take-proficiency")


TAKE: Final = {name: TakeProficiency(name) for name in PROFICIENCIES}
ACTING: Final = {name for name, villain in VILLAINS.items() if villain.turn}
"""Villains who do something in step 2."""
TURN: Final = Turn()
REVEAL_EVENT: Final = RevealEvent()
HORCRUX_ACTS: Final = HorcruxCurse()
VILLAINS_ACT: Final = VillainsAct()
VILLAIN_ABILITY: Final = VillainAbility()
END = (LoseLocation(), ReplaceVillains(), EndOfTurn())
TAKE_PROFICIENCY: Final = TakeProficiencies()
STEPS: Final = tuple(
    [Frame(step, seat, "rules") for step in reversed((HORCRUX_ACTS, VILLAINS_ACT, HERO_ACTIONS, *END))]
    for seat in range(4)
)
"""The agenda of a turn after its events, made once for each seat."""
REVEAL: Final = tuple([Frame(REVEAL_EVENT, seat, "rules")] * 4 for seat in range(4))
