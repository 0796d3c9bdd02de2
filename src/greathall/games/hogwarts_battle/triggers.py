"""Triggers: when something happens, the table of reactions names who reacts. A lookup, not an event bus.

On one trigger hero effects come first, then villains from left to right, Lord Voldemort, the Horcrux (B3); each
reaction resolves completely before the next (B2). With the option `free_order` the active hero chooses instead.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from greathall.core.kernel import Effect, Event, Frame
from greathall.core.messages import Message, message_key
from greathall.games.hogwarts_battle.actions import ResolveFirst
from greathall.games.hogwarts_battle.events import MarkSeen, NewcomerSeen, Reacted
from greathall.games.hogwarts_battle.lookup import HEROES, PROFICIENCIES, REACTIONS
from greathall.games.hogwarts_battle.state import Battle, BattleEffect
from greathall.games.hogwarts_battle.versions import DEATH_EATERS_SAY_WHY

CONTROL_ADDED: Final = "control_added"
CONTROL_REMOVED: Final = "control_removed"
DISCARDED: Final = "discarded"
"""A hero discarded a card because of an event or a villain."""
NEW_VILLAIN: Final = "new_villain"
MORSMORDRE: Final = "morsmordre"
ACQUIRED_DEAR: Final = "acquired_dear"
"""A hero acquired a card with a value of 4 or more."""
ACQUIRED_SPELL: Final = "acquired_spell"
ALLY_PLAYED: Final = "ally_played"
ITEM_PLAYED: Final = "item_played"
SPELL_PLAYED: Final = "spell_played"
EVERY_KIND_PLAYED: Final = "every_kind_played"
TWO_ON_ONE: Final = "two_on_one"
"""A hero has put a second attack token on one villain this turn."""

TRIGGERS = (
    CONTROL_ADDED,
    CONTROL_REMOVED,
    DISCARDED,
    NEW_VILLAIN,
    MORSMORDRE,
    ACQUIRED_DEAR,
    ACQUIRED_SPELL,
    ALLY_PLAYED,
    ITEM_PLAYED,
    SPELL_PLAYED,
    EVERY_KIND_PLAYED,
    TWO_ON_ONE,
)


class Reaction(BattleEffect):
    """Because of what has just happened, these follow."""

    def __init__(self, *effects: Effect[Any]) -> None:
        self.effects = effects

    def resolve(self, g: Battle, now: Frame) -> None:
        if g.log is not None:
            g.emit(self.telling(g, now.source))
        g.then(self.effects, now.who, now.source)

    def telling(self, g: Battle, source: str) -> Event:
        return Reacted(source)


class DeathEaterReaction(Reaction):
    """A Death Eater reacts, and says to which of two things."""

    def __init__(self, seen: type[MarkSeen | NewcomerSeen], *effects: Effect[Any]) -> None:
        super().__init__(*effects)
        self.seen = seen

    def telling(self, g: Battle, source: str) -> Event:
        return self.seen(source) if g.version >= DEATH_EATERS_SAY_WHY else super().telling(g, source)


class Curse(Reaction):
    """A Horcrux reacts, unless it was destroyed before its turn came (B20)."""

    def resolve(self, g: Battle, now: Frame) -> None:
        if g.curse == now.source:
            super().resolve(g, now)


def react(g: Battle, trigger: str, who: int, heroes: Sequence[Frame] = (), but: str = "") -> None:
    """Schedule every reaction to this trigger; `who` is the hero it is about, `but` a villain who does not react."""
    frames = [*heroes]
    proficiency = g.proficiency[who]
    if proficiency and trigger in PROFICIENCIES[proficiency].when:
        frames.append(Frame(PROFICIENCIES[proficiency].when[trigger], who, proficiency))
    table = REACTIONS[trigger]
    for villain in g.villains:
        if villain in table and villain != but and g.works(villain):
            frames.append(Frame(table[villain], who, villain))  # noqa: PERF401, a comprehension takes longer here
    if g.curse in table:
        frames.append(Frame(table[g.curse], who, g.curse))
    if frames:
        schedule(g, frames)


def schedule(g: Battle, frames: list[Frame]) -> None:
    """These happen in this order, unless the active hero may choose another (B3, P5)."""
    g.agenda.extend(reversed(frames))
    if len(frames) > 1 and g.settings.free_order:
        g.agenda.append(Frame(CHOOSE_ORDER, g.active, "", len(frames)))


class ChooseOrder(BattleEffect):
    """The active hero says which of the waiting effects happens first: the topmost `n` frames of the agenda."""

    prompts = ("prompt-choose-order",)

    def resolve(self, g: Battle, now: Frame) -> None:
        if len(self.options(g, now, now.who)) > 1:
            g.ask(now, now.who)

    def options(self, g: Battle, now: Frame, seat: int) -> list[ResolveFirst]:
        return [ResolveFirst(source) for source in dict.fromkeys(frame.source for frame in self.waiting(g, now))]

    def waiting(self, g: Battle, now: Frame) -> list[Frame]:
        return g.agenda[: -now.n - 1 : -1]

    def answered(self, g: Battle, now: Frame, answers: dict[int, ResolveFirst]) -> None:
        first = answers[now.who].source
        index = len(g.agenda) - 1
        while g.agenda[index].source != first:
            index -= 1
        frame = g.agenda.pop(index)
        if now.n > 2:
            g.agenda.append(now.replace(n=now.n - 1))
        g.agenda.append(frame)

    def prompt(self, g: Battle, now: Frame, seat: int) -> Message:
        sources = [Message(message_key("card", option.source)) for option in self.options(g, now, seat)]
        return Message("prompt-choose-order", {"sources": [*sources]})


CHOOSE_ORDER: Final = ChooseOrder()


def harry_reacts(g: Battle) -> Sequence[Frame]:
    """Harry's ability, his to choose (P10): the first time in a turn, anybody's, that control is removed."""
    if "harry" not in g.heroes or g.settings.game < 3 or "harry" in g.used:
        return ()
    g.used.append("harry")
    return (Frame(ability(g, "harry"), g.heroes.index("harry"), "harry"),)


def ability(g: Battle, hero: str) -> Effect[Any]:
    """What the hero's card of this game does."""
    return HEROES[hero].abilities[g.settings.game == 7]
