"""The six Horcruxes in order: the symbols that destroy each, and its curse. Their rewards are among the powers."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from greathall.games.hogwarts_battle.components import ATTACK, CARD, HEALTH, INFLUENCE, Horcrux
from greathall.games.hogwarts_battle.effects import Lose, ThisTurn, VillainsRecover
from greathall.games.hogwarts_battle.state import BattleEffect
from greathall.games.hogwarts_battle.triggers import ALLY_PLAYED, TWO_ON_ONE, Curse
from greathall.games.hogwarts_battle.unique_effects import Diadem


def horcrux(
    name: str,
    *symbols: int,
    every: bool = True,
    turn: Iterable[BattleEffect] = (),
    when: Mapping[str, BattleEffect] | None = None,
) -> Horcrux:
    reactions = {trigger: Curse(effect) for trigger, effect in (when or {}).items()}
    return Horcrux(name, *symbols, every=every, turn=turn, when=reactions)


HORCRUXES: tuple[Horcrux, ...] = (
    horcrux("diary", HEALTH, CARD, every=False, when={ALLY_PLAYED: Lose(1)}),
    horcrux("ring", ATTACK, INFLUENCE, every=False, when={TWO_ON_ONE: Lose(2)}),
    horcrux("locket", ATTACK, HEALTH),  # its curse is looked up where tokens are gained, see `mutations.gain`
    horcrux("cup", HEALTH, INFLUENCE, turn=[VillainsRecover(1)]),
    horcrux("diadem", CARD, ATTACK, turn=[Diadem()]),
    horcrux("nagini", ATTACK, CARD, HEALTH, turn=[Lose(1), ThisTurn("bitten")]),
)
