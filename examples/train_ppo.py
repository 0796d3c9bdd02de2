"""Learns Stupefy from nothing by PPO, in one file in the style of CleanRL, on two cores without a graphics card.

    pip install "greathall[env]" torch
    python examples/train_ppo.py --minutes 19 --save ppo_stupefy.npz

It plays against three of the bot `medium` from the first game on. Two processes play many games at a time, with one
pass through the network for all who are asked; meanwhile a third learns from what they played before. At the end what
was learned plays fresh deals against three `medium`, and then a fourth `medium` the same deals in its place. It is a
small file of numbers, which needs no torch to play:

    export GREATHALL_POLICY=$PWD/ppo_stupefy.npz PYTHONPATH=examples
    greathall play stupefy --bots train_ppo:Trained
    GREATHALL_BOTS=train_ppo:Trained greathall host        # may sit at the tables of this hall
"""

from __future__ import annotations

import argparse
import math
import multiprocessing
import os
import time

# Before numpy: three processes fill two cores; threads beside them would spend their time waiting for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")

from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from statistics import fmean, stdev
from typing import Any

import msgspec
import numpy as np
from numpy.typing import NDArray

import greathall
from greathall.bots import Bot, bot
from greathall.core.kernel import Action, State
from greathall.core.spec import GameSpec, Outcome

GAME, SEATS, CORES = "stupefy", 4, 2
MEMORY: dict[str, Any] = {"memory_aid": "on"}
"""The vector tells the present alone, so what all could remember (points, potions, favours) is shown, as a player may
wish at the table. `medium` remembers it in any case."""
WORKERS, TABLES, DECISIONS = 2, 64, 2048
"""Processes that play, tables of each, and decisions of each before the network learns from them."""
EPOCHS, BATCH, HIDDEN = 4, 512, 128
RATE, CLIP, ENTROPY, LAMBDA = 5e-4, 0.2, 0.01, 0.95
POLICY = "GREATHALL_POLICY"
"""The environment variable that names the file of a trained policy."""

Array = NDArray[np.float32]
Layers = dict[str, Any]
"""Of two networks, `actor` and `critic`, as torch names them; and `mean` and `spread` of what they see."""


class Trained(Bot):
    """Plays what was learned, by numpy alone; like `medium` with more players than it has learned with. It sees what
    `spec.observe` tells, so nothing hidden."""

    name = "train_ppo:Trained"
    blind = True

    def __init__(self, spec: GameSpec[Any], rng: Random, file: str | Path | None = None) -> None:
        super().__init__(spec, rng)
        path = Path(file or os.environ.get(POLICY, "ppo_stupefy.npz"))
        if not path.exists():
            raise FileNotFoundError(f"{path}: no trained policy; train one, or name its file in {POLICY}")
        with np.load(path) as kept:
            self.layers: Layers = {key: kept[key] for key in kept.files}
        if spec.id != str(self.layers["game"]):
            raise ValueError(f"{path} has learned {self.layers['game']}, not {spec.id}")
        if str(self.layers["numbers"]) != numbers_of(spec):
            raise ValueError(f"{path} was trained with another version of the numbers of {spec.id}: train it again")

    def pick(self, world: State, seat: int) -> Action:
        if world.seats != SEATS:  # it has not learned these
            assert self.spec.bots.heuristic is not None
            return self.spec.bots.heuristic(world, seat, self.rng)
        remembered = world.copy()
        remembered.settings = msgspec.structs.replace(world.settings, **MEMORY)
        legal = self.spec.numbers(world).space.legal(world, seat)
        seen = np.frombuffer(self.spec.observe(remembered, seat), np.float32)
        logits = through(self.layers, "actor", scaled(self.layers, seen))[[*legal]]
        return self.rng.choices([*legal.values()], np.exp(logits - logits.max()).tolist())[0]


def numbers_of(spec: GameSpec[Any]) -> str:
    """What the numbers of answers and vectors mean, as fingerprints."""
    return f"{spec.action_space(SEATS, **MEMORY).fingerprint} {spec.observer(SEATS, **MEMORY).fingerprint}"


def scaled(layers: Layers, seen: Array) -> Array:
    return np.asarray(np.clip((seen - layers["mean"]) / layers["spread"], -5, 5), np.float32)


def through(layers: Layers, net: str, x: Array) -> Array:
    """What a network makes of one vector or of many."""
    for layer in (0, 2):
        x = np.maximum(x @ layers[f"{net}.{layer}.weight"].T + layers[f"{net}.{layer}.bias"], 0)
    return np.asarray(x @ layers[f"{net}.4.weight"].T + layers[f"{net}.4.bias"])


def victory(outcome: Outcome | None, seat: int) -> float:
    """1 for winning alone; a shared victory is a part of one, so that even is 1/4 for each of four."""
    assert outcome is not None
    return (seat in outcome.winners) / len(outcome.winners)


class Table:
    """A game in which one seat learns among three `medium`. All that it saw and did is kept until it is over."""

    def __init__(self, spec: GameSpec[Any], rng: Random) -> None:
        self.spec = spec
        self.rng = rng
        self.g: Any = spec.new(seats=SEATS, seed=rng.getrandbits(63), **MEMORY)
        self.seat = rng.randrange(SEATS)
        self.path: list[Any] = []

    def goes_on(self) -> bool:
        """To the learner's next question, for which `medium` answers whatever the others are asked; or to the end."""
        g, medium = self.g, self.spec.bots.heuristic
        assert medium is not None
        while g.waiting:
            for seat in g.waiting:
                if seat != self.seat:
                    g.act_unchecked(seat, medium(g, seat, self.rng))
            if self.seat in g.waiting:
                return True
        return False

    def lead(self) -> float:
        """How far the learner is ahead in points, as a part of a victory."""
        points = [self.g.boxes[house] for house in self.g.house]
        mine = points.pop(self.seat)
        return 0.5 * math.tanh((mine - max(points)) / 60)


def play(pipe: Connection, seed: int) -> None:
    """Plays in a process of its own: layers come by the pipe, what was seen and done with them goes back by it."""
    spec, rng, dice = greathall.game(GAME), Random(seed), np.random.default_rng(seed)
    look, space = spec.observer(SEATS, **MEMORY), spec.action_space(SEATS, **MEMORY)
    tables = [Table(spec, rng) for _ in range(TABLES)]
    while (layers := pipe.recv()) is not None:
        paths: list[list[Any]] = []  # of games that are over
        worth: list[float] = []
        while sum(map(len, paths)) < DECISIONS:
            for place, table in enumerate(tables):
                while not table.goes_on():
                    paths.append(table.path)
                    worth.append(victory(spec.outcome(table.g), table.seat))
                    tables[place] = table = Table(spec, rng)
            seen = np.stack([np.frombuffer(look(table.g, table.seat), np.float32) for table in tables])
            legal = np.stack([np.frombuffer(space.mask(table.g, table.seat), np.bool_) for table in tables])
            logits = np.where(legal, through(layers, "actor", scaled(layers, seen)), -np.inf)
            logits -= logits.max(1, keepdims=True)  # else the powers of a sure policy are too large for a number
            logits -= np.log(np.exp(logits).sum(1, keepdims=True))
            actions = (logits + dice.gumbel(size=logits.shape)).argmax(1)
            for i, table in enumerate(tables):
                number = int(actions[i])
                table.path.append((seen[i], legal[i], number, logits[i, number], table.lead()))
                table.g.act_unchecked(table.seat, space.action(table.g, table.seat, number))
        seen, legal, actions, logs, leads = (
            np.stack(it) for it in zip(*(it for path in paths for it in path), strict=True)
        )
        values = through(layers, "critic", scaled(layers, seen))[:, 0]
        gains = advantages(values, leads, [*map(len, paths)], worth)
        batch = seen, legal, actions, logs.astype(np.float32), gains, gains + values
        pipe.send((batch, worth, time.process_time()))


def advantages(values: Array, leads: Array, lengths: list[int], worth: list[float]) -> Array:
    """Generalised advantage estimation of finished games, without discount. A change of the lead is rewarded at once
    and taken back at the end (a potential: it changes how soon is learned what is worth doing, not what is)."""
    found, start = np.zeros_like(values), 0
    for length, following in zip(lengths, worth, strict=True):
        last = lead = 0.0
        for step in reversed(range(start, start + length)):
            last = following + lead - leads[step] - values[step] + LAMBDA * last
            found[step], following, lead = last, values[step], leads[step]
        start += length
    return found


def train(minutes: float, save: Path, seed: int) -> None:
    pipes, context = [], multiprocessing.get_context("fork")
    for number in range(WORKERS):
        pipe, theirs = context.Pipe()
        context.Process(target=play, args=(theirs, seed * WORKERS + number), daemon=True).start()
        pipes.append(pipe)

    import torch  # after the others have begun: they play without it
    from torch import nn
    from torch.nn.functional import log_softmax

    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the games need the other processor
    spec = greathall.game(GAME)
    size, answers = spec.observer(SEATS, **MEMORY).size, spec.action_space(SEATS, **MEMORY).size

    def net(outputs: int) -> Any:
        last = nn.Linear(HIDDEN, outputs)
        nn.init.orthogonal_(last.weight, 0.01)
        return nn.Sequential(nn.Linear(size, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU(), last)

    nets = nn.ModuleDict({"actor": net(answers), "critic": net(1)})
    optimizer = torch.optim.Adam(nets.parameters(), lr=RATE, eps=1e-5)
    scale = {"mean": np.zeros(size, np.float32), "spread": np.ones(size, np.float32)}

    def layers() -> Layers:
        return scale | {name: value.numpy().copy() for name, value in nets.state_dict().items()}

    def keep() -> None:
        np.savez(save, game=GAME, numbers=numbers_of(spec), **layers())

    for pipe in pipes:
        pipe.send(layers())
    began, steps, spent, told, won = time.monotonic(), 0, 0.0, 0.0, []
    while spent < minutes:
        parts = [pipe.recv() for pipe in pipes]
        batch = [np.concatenate(it) for it in zip(*(part[0] for part in parts), strict=True)]
        won += [it for part in parts for it in part[1]]
        if first := not steps:  # the first games show how large the numbers are
            scale = {"mean": batch[0].mean(0), "spread": np.maximum(batch[0].std(0), 0.1)}
        for pipe in pipes:  # they play on with what there is, while this process learns
            pipe.send(layers())
        steps += len(batch[0])
        spent = (time.process_time() + sum(part[2] for part in parts)) / 60 / CORES
        if first:
            continue
        batch[0] = scaled(scale, batch[0])
        rows = [torch.from_numpy(it) for it in batch]
        done = min(1.0, spent / minutes)
        optimizer.param_groups[0]["lr"] = RATE * (1 - done)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(rows[0])).split(BATCH):
                seen, legal, actions, logs, gains, returns = (it[part] for it in rows)
                gains = (gains - gains.mean()) / (gains.std(correction=0) + 1e-8)  # a last part may be a single one
                chances = log_softmax(nets["actor"](seen).masked_fill(~legal, -1e9), 1)
                ratio = (chances.gather(1, actions[:, None])[:, 0] - logs).exp()
                policy = -torch.min(ratio * gains, ratio.clamp(1 - CLIP, 1 + CLIP) * gains).mean()
                entropy = -(chances.exp() * chances).sum(1).mean()
                value = ((nets["critic"](seen)[:, 0] - returns) ** 2).mean()
                optimizer.zero_grad()
                (policy + value - ENTROPY * (1 - done) * entropy).backward()
                nn.utils.clip_grad_norm_(nets.parameters(), 0.5)
                optimizer.step()
        if spent - told > min(1, minutes / 20):
            clock = (time.monotonic() - began) / 60
            print(
                f"{spent:5.1f} min of {CORES} cores ({clock:.1f} on the clock)  {steps:>9,} decisions  "
                f"won {fmean(won):6.1%} of {len(won):,} games",
                flush=True,
            )
            told, won = spent, []
            keep()
    keep()
    for pipe in pipes:
        pipe.recv()
        pipe.send(None)


def evaluate(file: Path, games: int, seed: int) -> tuple[list[float], list[float]]:
    """What the policy won of these games against three `medium`, its seat changing; and a fourth `medium` in its place,
    in the same deals."""
    spec = greathall.game(GAME)
    medium = bot("medium", spec, Random(seed))
    shares: list[list[float]] = []
    for player in (Trained(spec, Random(seed), file), medium):
        shares.append([])
        for number in range(games):
            g = spec.new(seats=SEATS, seed=(1 << 40) + seed * games + number)
            while not g.over:
                for seat in g.waiting:
                    chooser = player if seat == number % SEATS else medium
                    g.act_unchecked(seat, chooser.choose_unguarded(g, seat))
            shares[-1].append(victory(spec.outcome(g), number % SEATS))
    return shares[0], shares[1]


def around(values: list[float]) -> str:
    """A mean, with its interval at 95 %."""
    half = 1.96 * stdev(values) / math.sqrt(len(values))
    return f"{fmean(values):.1%} ({fmean(values) - half:.1%} to {fmean(values) + half:.1%})"


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Stupefy by PPO, from nothing.")
    parser.add_argument(
        "--minutes",
        type=float,
        default=19.0,
        help="how long to train on two cores; half of the processor time of all its processes is counted, so that it "
        "learns as much on a busy machine (default: 19)",
    )
    parser.add_argument("--games", type=int, default=1500, help="how many games to play at the end (default: 1500)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("ppo_stupefy.npz"), help="where to keep what was learned")
    given = parser.parse_args()
    train(given.minutes, given.save, given.seed)
    won, in_its_place = evaluate(given.save, given.games, given.seed)
    more = [a - b for a, b in zip(won, in_its_place, strict=True)]
    print(f"against three medium: won {around(won)} of {given.games}; even is {1 / SEATS:.0%}")
    print(f"a fourth medium in the same deals: {around(in_its_place)}; the difference: {around(more)}")


if __name__ == "__main__":
    main()
