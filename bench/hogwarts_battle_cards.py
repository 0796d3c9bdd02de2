"""What the cards of Hogwarts Battle are worth beyond their text: writes `bot/cards.json`.

    python bench/hogwarts_battle_cards.py [--games 5000] [--seed 1] [--only late]

Three heroes play by the heuristic with its numbers moved at random; a part of the purchases, which differs from game to
game, is any card that can be paid, so that cards are not only bought by parties who are ahead. A logistic regression
explains who wins by the cards owned and by everything else that lies open. What it says of a card is pulled towards
what the card's text says, and the rating is moved half the way; purchases by the regression alone lose more games. Game
7 is told apart from Games 3 to 6: there the dice destroy Horcruxes.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from random import Random
from typing import Any

import numpy as np

import greathall
from greathall.core.fitted import Made, Tuned
from greathall.core.kernel import sample
from greathall.games.hogwarts_battle.actions import AcquireCard, AcquireToTop
from greathall.games.hogwarts_battle.bot import card_ratings as ratings_module
from greathall.games.hogwarts_battle.bot.card_ratings import FACTORS_FILE, card_ratings
from greathall.games.hogwarts_battle.bot.features import position
from greathall.games.hogwarts_battle.bot.heuristic import TUNING, heuristic
from greathall.games.hogwarts_battle.bot.tuning import CHOSEN, Numbers
from greathall.games.hogwarts_battle.cards import CARDS
from greathall.lab.fit import write

SPEC = greathall.game("hogwarts_battle")
SEATS = 3
KINDS = {"late": (7,), "middle": (3, 4, 5, 6)}
ROWS = 8
STRAYS, WILD, MOVED = 0.05, 0.3, 0.6
"""At most: the part of answers at random, of purchases at random, and how far the numbers move (in powers of two)."""
OF_CARDS = ("worth of", "log of attack", "log of influence", "cards", "hands by", "log of hands")
"""Features that tell about cards: left out, for the cards themselves are counted."""
RIDGE, PULL, CLUSTER = 5.0, 0.15, 2.0
"""Of the regression; the spread of cards around the line of their ratings; by how much errors are larger because the
positions of one game tell much the same."""
BOUGHT = [name for name, card in CARDS.items() if card.cost]


def played(seed: str, game: int) -> tuple[list[dict[str, float]], bool]:
    """Positions of one game, and whether it was won."""
    rng = Random(seed)
    g: Any = SPEC.new(seats=SEATS, seed=seed, game=game)
    strays, wild = STRAYS * rng.random(), WILD * rng.random()
    CHOSEN.numbers = Numbers({name: number * 2 ** rng.uniform(-MOVED, MOVED) for name, number in TUNING.tuned.items()})
    noted, turn = [], g.turn
    while not g.over:
        if g.turn > turn:
            turn = g.turn
            noted.append(row(g))
        for seat in g.waiting:
            action = sample(g.options(seat), rng) if rng.random() < strays else heuristic(g, seat, rng)
            if isinstance(action, AcquireCard | AcquireToTop) and rng.random() < wild:
                action = rng.choice([o for o in g.options(seat) if isinstance(o, AcquireCard | AcquireToTop)])
            g.act_unchecked(seat, action)
    CHOSEN.numbers = Numbers(TUNING.tuned)
    return rng.sample(noted, min(ROWS, len(noted))), bool(g.won)


def row(g: Any) -> dict[str, float]:
    own = {name: amount for name, amount in position(g).items() if not name.startswith(OF_CARDS)}
    own = {name: amount for name, amount in own.items() if not name.endswith(("of a hand", "in hand"))}
    own[f"Game {g.settings.game}"] = 1.0
    for pile in (*g.decks, *g.hands, *g.discards, g.played):
        for name in pile:
            if CARDS[name].cost:
                own[f"card {name}"] = own.get(f"card {name}", 0.0) + 1.0
    return own


def weights(rows: list[dict[str, float]], won: list[float]) -> dict[str, tuple[float, float]]:
    """The weight of each feature, and its standard error."""
    names = sorted({name for row in rows for name in row})
    table = np.array([[row.get(name, 0.0) for name in names] for row in rows])
    spread = table.std(0) + 1e-9
    table = np.c_[np.ones(len(table)), (table - table.mean(0)) / spread]
    truth = np.array(won)
    found, ridge = np.zeros(table.shape[1]), np.diag([0.0] + [RIDGE] * len(names))
    for _ in range(15):
        chance = 1 / (1 + np.exp(-np.clip(table @ found, -30, 30)))
        curve = (table.T * (chance * (1 - chance))) @ table + ridge
        found -= np.linalg.solve(curve, table.T @ (chance - truth) + ridge @ found)
    errors = CLUSTER * np.sqrt(np.diag(np.linalg.inv(curve)))
    return {n: (w / s, e / s) for n, w, e, s in zip(names, found[1:], errors[1:], spread, strict=True)}


def factors(kind: str, found: dict[str, tuple[float, float]]) -> dict[str, float]:
    """By what the rating of each card is to be multiplied."""
    rated = card_ratings(KINDS[kind][-1], SEATS, False)
    known = [(name, *found[f"card {name}"]) for name in BOUGHT if f"card {name}" in found]
    line = np.array([[rated[name], 1.0] for name, _, _ in known])
    certain = np.array([1 / error for _, _, error in known])
    slope, base = np.linalg.lstsq(line * certain[:, None], certain * [w for _, w, _ in known], rcond=None)[0]
    numbers = {}
    for name, weight, error in known:
        expected = slope * rated[name] + base
        likely = (weight / error**2 + expected / PULL**2) / (1 / error**2 + 1 / PULL**2)
        moved = (rated[name] + (likely - base) / slope) / 2
        least = rated["alohomora"] + CHOSEN.numbers.buy + 0.05  # to buy something is always better than nothing
        numbers[f"{kind} {name}"] = round(float(max(least, moved) / rated[name]), 4)
    return numbers


def main() -> None:
    parser = argparse.ArgumentParser(description="What cards are worth beyond their text.")
    parser.add_argument("--games", type=int, default=5000, help="of each kind")
    parser.add_argument("--seed", default="1")
    parser.add_argument("--only", choices=KINDS, nargs="*", default=[*KINDS], help="leave the other kind as it is")
    parser.add_argument(
        "--into", type=Path, default=Path(ratings_module.__file__).parent, help="the folder of the file"
    )
    arguments = parser.parse_args()
    numbers = dict(ratings_module.CARD_FACTORS)
    ratings_module.CARD_FACTORS.clear()  # begin with what the texts say
    for kind in arguments.only:
        rows, won = [], []
        for number in range(arguments.games):
            game = KINDS[kind][number % len(KINDS[kind])]
            noted, victory = played(f"{arguments.seed}, {kind} {number}", game)
            rows += noted
            won += [float(victory)] * len(noted)
        numbers = {name: factor for name, factor in numbers.items() if not name.startswith(kind)}
        numbers |= factors(kind, weights(rows, won))
    made = Made(game=SPEC.id, version=SPEC.version, games=arguments.games, seed=arguments.seed)
    (arguments.into / FACTORS_FILE).write_bytes(write(Tuned(made=made, numbers=dict(sorted(numbers.items())))))


if __name__ == "__main__":
    main()
