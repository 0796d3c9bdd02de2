"""Fits the chance to defeat Voldemort to fights in the chamber, and writes it beside the bots (`chamber.json`).

    python bench/hogwarts_board_chamber.py [--fights 8000] [--seed 1] [--into FILE]

A wizard with drawn cards, potions at work and an ally now and then enters the chamber and fights by heuristic.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random

import msgspec

from greathall.core.fitted import Fitted, Made, Model
from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.battle.meeting import enter_chamber
from greathall.games.hogwarts_board.bot.chamber import NAMES, PATH, power_of
from greathall.games.hogwarts_board.bot.chamber import features as chamber_features
from greathall.games.hogwarts_board.lengths import length_of
from greathall.games.hogwarts_board.state import STRONG_HP, Castle
from greathall.lab import regression
from greathall.lab.regression import Position

LENGTHS = ("normal", "normal", "evening", "short")
HELD_OUT = 5
ADVANCED = 0.75
"""Of the spells; the others are basic."""


def fight(seed: str, number: int) -> Position:
    """One fight: what the wizard went in with, and whether Voldemort fell."""
    rng = Random(f"chamber {seed} {number}")
    g = SPEC.new(seats=3, seed=f"{seed}-{number}", length=rng.choice(LENGTHS))
    prepare(g, rng)
    wizard = g.wizards[0]
    helping = power_of(g, 1) if g.wizards[1].loves == 0 else 0
    row = chamber_features(
        wizard.hp,
        wizard.spells,
        4,
        wizard.potion,
        wizard.item,
        wizard.strong,
        wizard.speedy,
        g.lucky == 0,
        int(g.wizards[1].loves == 0),
        helping,
        length_of(g).voldemort_hp,
    )
    enter_chamber(g, 0, "door_snape")
    g.run()
    assert SPEC.bots.heuristic is not None
    while g.waiting and not g.over:
        for seat in g.waiting:
            g.act_unchecked(seat, SPEC.bots.heuristic(g, seat, rng))
    return Position(number, [dict(zip(NAMES, map(float, row), strict=True))], [float(0 in g.winners)])


def prepare(g: Castle, rng: Random) -> None:
    """Nothing is going on but this: drawn cards, some harm, a potion at work, an ally in love."""
    g.agenda.clear()
    g.waiting, g.asked, g.active = (), None, 0
    for seat, wizard in enumerate(g.wizards):
        for card in wizard.spells:
            g.drop(seat, card)
        wizard.square = "aviary"
    for seat in (0, 1):
        piles = ["advanced_spells" if rng.random() < ADVANCED else "basic_spells" for _ in range(3)]
        piles += ["basic_potions" if rng.random() < 1 / 3 else "advanced_potions"] * (rng.random() < 0.6)
        for pile in piles + ["items"] * (rng.random() < 0.6):
            card = rng.choice(g.piles[pile])
            g.pull(pile, card)
            g.receive(seat, card)
    g.wizards[0].sp, g.wizards[0].hp = 200, rng.choice((10, 10, 10, 9, 9, 8, 8, 7, 6, 5))
    g.wizards[1].sp, g.wizards[1].hp = rng.choice((50, 120, 200)), rng.randint(5, 10)
    if rng.random() < 0.25:
        g.begin("strong", 0, 1)
        g.wizards[0].hp = min(STRONG_HP, g.wizards[0].hp + 5)
    if rng.random() < 0.2:
        g.begin("speedy", 0, 1)
    if rng.random() < 0.1:
        g.lucky = 0
    if rng.random() < 0.15:
        g.wizards[1].loves = 0


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the chance to defeat Voldemort.")
    parser.add_argument("--fights", type=int, default=8000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--into", type=Path, default=PATH)
    arguments = parser.parse_args()
    fights = [fight(arguments.seed, number) for number in range(arguments.fights)]
    known = regression.fit([f for f in fights if f.game % HELD_OUT], 1.0)
    held_out = [f for f in fights if f.game % HELD_OUT == 0]
    final = regression.fit(fights, 1.0)
    model = Model(
        constant=round(final.constant, 4),
        weights={name: round(weight, 4) for name, weight in final.weights.items()},
        positions=len(fights),
        log_loss=round(regression.log_loss(held_out, known), 4),
        without_features=round(regression.baseline(held_out), 4),
    )
    made = Made(game=SPEC.id, version=SPEC.version, games=len(fights), seed=arguments.seed)
    fitted = Fitted(made=made, models={"": model})
    arguments.into.write_bytes(msgspec.json.format(msgspec.json.encode(fitted), indent=1) + b"\n")
    print(f"log loss {model.log_loss}, without features {model.without_features}")


if __name__ == "__main__":
    main()
