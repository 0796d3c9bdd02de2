"""What a card is worth to a bot, computed from its text; it depends on game, party and stage."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from greathall.core.fitted import Tuned
from greathall.core.kernel import Effect
from greathall.games.hogwarts_battle.bot.tuning import CHOSEN
from greathall.games.hogwarts_battle.cards import CARDS
from greathall.games.hogwarts_battle.components import SPELL
from greathall.games.hogwarts_battle.conditions import EachPlayed, IfAllAttacked, IfDefeat, IfPlayed
from greathall.games.hogwarts_battle.dice import Roll, RollAnyDie
from greathall.games.hogwarts_battle.effects import (
    All,
    AnyHero,
    ChooseOne,
    ChooseTwo,
    DrawThenDiscard,
    EachHero,
    ForFullHealth,
    Gain,
    IfWeasley,
    MayPutOnTop,
    RemoveControl,
    RemoveUpTo,
    TakeBack,
    TwoHeroes,
)
from greathall.games.hogwarts_battle.unique_effects import Petrify, Polyjuice

FACTORS_FILE: Final = "cards.json"
"""Written by `bench/hogwarts_battle_cards.py`."""


def _read_factors() -> dict[str, float]:
    path = Path(__file__).with_name(FACTORS_FILE)
    return msgspec.json.decode(path.read_bytes(), type=Tuned).numbers if path.exists() else {}


CARD_FACTORS: Final = _read_factors()
"""By what the rating by a card's text is multiplied in Games 3 to 6 (`middle ...`) and in Game 7 (`late ...`)."""


class Weights(NamedTuple):
    """What one token, one card, one control removed is worth."""

    attack: float
    influence: float
    health: float
    draw: float
    control: float
    die: float
    all: float
    """How many times as much a gain for all heroes is worth as one for oneself."""
    seats: int


def weights(game: int, seats: int, late: bool) -> Weights:
    """Later in a game influence buys less; in later games health and control matter more."""
    t = CHOSEN.numbers
    return Weights(
        attack=t.late_attack if late else t.attack,
        influence=t.late_influence if late else t.influence,
        health=t.health + t.health_by_game * game,
        draw=t.draw,
        control=0.0 if game == 1 else t.control + t.control_by_game * game,
        die=t.die if game < 7 else t.die_7,
        all=1 + t.others * (seats - 1),
        seats=seats,
    )


def card_ratings(game: int, seats: int, late: bool) -> dict[str, float]:
    """The worth of every card in a hero's deck."""
    numbers = CHOSEN.numbers
    known = numbers.ratings.get((game, seats, late))
    if known is None:
        w = weights(game, seats, late)
        kind = "late" if game == 7 else "middle" if game > 2 else "early"
        known = numbers.ratings[game, seats, late] = {
            card.id: numbers.factors[card.id]
            * CARD_FACTORS.get(f"{kind} {card.id}", 1.0)
            * (sum([worth(effect, w) for effect in card.play.effects], 0.0) + when_discarded(card.discarded, w))
            for card in CARDS.values()
        }
    return known


def when_discarded(effects: tuple[Effect[Any], ...], w: Weights) -> float:
    """What a card gains by being good to discard."""
    return 0.3 * sum([worth(effect, w) for effect in effects], 0.0)


def worth(effect: Effect[Any], w: Weights) -> float:
    match effect:
        case Gain():
            tokens = effect.attack * w.attack + effect.influence * w.influence
            return tokens + effect.health * w.health + effect.draw * w.draw
        case All():
            return worth(effect.gain, w) * w.all
        case AnyHero():
            return worth(effect.gain, w) * 1.3
        case TwoHeroes():
            return worth(effect.gain, w) * 1.8
        case ForFullHealth():
            return worth(effect.gain, w) * 0.5 * w.seats
        case IfWeasley():
            return worth(effect.all, w) * 0.2
        case ChooseTwo():
            return sum(sorted(sum([worth(e, w) for e in part], 0.0) for part in effect.parts.values())[-2:]) + 0.3
        case ChooseOne():
            return max(sum([worth(e, w) for e in part], 0.0) for part in effect.parts.values()) + 0.3
        case EachHero():
            return sum([worth(e, w) for e in effect.effects], 0.0) * w.all
        case RemoveControl():
            return w.control * effect.number
        case RemoveUpTo():
            return w.control * 1.7
        case DrawThenDiscard():
            return effect.draw * w.draw - effect.put_down.number * 0.7
        case Roll():
            return w.die * (1 + 0.4 * (w.seats - 1))
        case RollAnyDie():
            return w.die * (1.3 + 0.4 * (w.seats - 1))
        case IfDefeat():
            return 0.35 * sum([worth(e, w) for e in effect.effects], 0.0)
        case IfPlayed() | IfAllAttacked():
            return 0.6 * sum([worth(e, w) for e in effect.effects], 0.0)
        case EachPlayed():
            return (2.5 if effect.kind == SPELL else 0.8) * sum([worth(e, w) for e in effect.effects], 0.0)
        case Polyjuice():
            return 2.0
        case Petrify():
            return 1.5
        case TakeBack():
            return 1.5
        case MayPutOnTop():
            return 0.4
    return 0.0
