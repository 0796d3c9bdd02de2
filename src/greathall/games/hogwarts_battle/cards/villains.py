"""The villains: game, health, ability, reward. Bans (Basilisk, Barty Crouch, Jr., Fenrir Greyback, Bellatrix
Lestrange) are not effects: the rules ask whether the villain is in play."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from greathall.games.hogwarts_battle.components import ALLY, ITEM, SPELL, Villain
from greathall.games.hogwarts_battle.dice import PenaltyDie
from greathall.games.hogwarts_battle.discarding import DiscardCards
from greathall.games.hogwarts_battle.effects import (
    AddControl,
    All,
    AllLose,
    ChooseOne,
    EachHero,
    Gain,
    Lose,
    RemoveControl,
    TakeBack,
    VillainsRecover,
)
from greathall.games.hogwarts_battle.events import MarkSeen, NewcomerSeen
from greathall.games.hogwarts_battle.state import BattleEffect
from greathall.games.hogwarts_battle.triggers import (
    ACQUIRED_DEAR,
    CONTROL_ADDED,
    CONTROL_REMOVED,
    DISCARDED,
    MORSMORDRE,
    NEW_VILLAIN,
    DeathEaterReaction,
    Reaction,
)
from greathall.games.hogwarts_battle.unique_effects import PeterPettigrew, TomRiddle


def villain(
    name: str,
    game: int,
    health: int,
    *,
    turn: Iterable[BattleEffect] = (),
    when: Mapping[str, BattleEffect] | None = None,
    reward: Iterable[BattleEffect] = (),
    last: bool = False,
) -> Villain:
    reactions = {
        trigger: effect if isinstance(effect, Reaction) else Reaction(effect)
        for trigger, effect in (when or {}).items()
    }
    return Villain(name, game, health, turn=turn, when=reactions, reward=reward, last=last)


MARK, NEWCOMER = AllLose(1), AllLose(1)


def death_eater(name: str, game: int) -> Villain:
    when = {MORSMORDRE: DeathEaterReaction(MarkSeen, MARK), NEW_VILLAIN: DeathEaterReaction(NewcomerSeen, NEWCOMER)}
    return villain(name, game, 7, when=when, reward=[All(Gain(health=1)), RemoveControl()])


# fmt: off
VILLAINS: tuple[Villain, ...] = (
    villain("crabbe_and_goyle", 1, 5, when={DISCARDED: Lose(1)}, reward=[All(Gain(draw=1))]),
    villain("draco_malfoy", 1, 6, when={CONTROL_ADDED: Lose(2)}, reward=[RemoveControl()]),
    villain("quirinus_quirrell", 1, 6, turn=[Lose(1)], reward=[All(Gain(influence=1, health=1))]),
    villain("tom_riddle", 2, 6, turn=[TomRiddle()],
            reward=[EachHero(ChooseOne(health_2=Gain(health=2), take_ally=TakeBack(ALLY)))]),
    villain("lucius_malfoy", 2, 7, when={CONTROL_ADDED: VillainsRecover(1)},
            reward=[All(Gain(influence=1)), RemoveControl()]),
    villain("basilisk", 2, 8, reward=[All(Gain(draw=1)), RemoveControl()]),
    villain("peter_pettigrew", 3, 7, turn=[PeterPettigrew()],
            reward=[EachHero(TakeBack(SPELL, may=True)), RemoveControl()]),
    villain("dementor", 3, 8, turn=[Lose(2)], reward=[All(Gain(health=2)), RemoveControl()]),
    villain("barty_crouch_jr", 4, 7, reward=[RemoveControl(2)]),
    death_eater("death_eater_1", 4),
    death_eater("death_eater_2", 5),
    villain("dolores_umbridge", 5, 7, when={ACQUIRED_DEAR: Lose(1)}, reward=[All(Gain(influence=1, health=2))]),
    villain("fenrir_greyback", 6, 8, reward=[All(Gain(health=3)), RemoveControl(2)]),
    villain("bellatrix_lestrange", 6, 9, reward=[EachHero(TakeBack(ITEM, may=True)), RemoveControl(2)]),
    villain("voldemort_5", 5, 10, turn=[Lose(1), DiscardCards(1)], last=True),
    villain("voldemort_6", 6, 15, turn=[PenaltyDie()], last=True),
    villain("voldemort_7", 7, 20, turn=[AddControl()], when={CONTROL_REMOVED: AllLose(1)}, last=True),
)
# fmt: on
