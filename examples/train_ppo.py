"""Learns Stupefy from nothing by PPO, in one file in the style of CleanRL, on two cores without a graphics card.

    pip install "greathall[env]" torch
    python examples/train_ppo.py --minutes 20 --save ppo_stupefy.npz

One seat learns, the other three are the bot `medium`. At the end it plays a thousand games against three `medium` and
tells how many it won; even is 25 %. What was learned is a small file of numbers, which plays without torch:

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
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
from numpy.typing import NDArray

import greathall
from greathall.bots import Bot
from greathall.core.kernel import Action, State
from greathall.core.spec import GameSpec, Outcome
from greathall.env import gymnasium

GAME, SEATS = "stupefy", 4
WORKERS, ENVS, STEPS, EPOCHS, BATCHES = 2, 64, 64, 4, 4
RATE, CLIP, ENTROPY, LAMBDA = 1e-3, 0.2, 0.01, 0.95
HIDDEN = 128
POLICY = "GREATHALL_POLICY"
"""The environment variable that names the file of a trained policy."""

Array = NDArray[np.float32]


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
            self.layers: dict[str, Any] = {key: kept[key] for key in kept.files}
        if spec.id != str(self.layers["game"]):
            raise ValueError(f"{path} has learned {self.layers['game']}, not {spec.id}")
        if str(self.layers["numbers"]) != numbers_of(spec, SEATS):
            raise ValueError(f"{path} was trained with another version of the numbers of {spec.id}: train it again")

    def pick(self, world: State, seat: int) -> Action:
        if world.seats != SEATS:  # it has not learned these
            assert self.spec.bots.heuristic is not None
            return self.spec.bots.heuristic(world, seat, self.rng)
        legal = self.spec.numbers(world).space.legal(world, seat)
        logits = self.logits(np.frombuffer(self.spec.observe(world, seat), np.float32))
        chances = {index: math.exp(logits[index] - max(logits[i] for i in legal)) for index in legal}
        return legal[self.rng.choices([*chances], [*chances.values()])[0]]

    def logits(self, seen: Array) -> Array:
        kept = self.layers
        x = np.clip((seen - kept["mean"]) / kept["spread"], -5, 5)
        for layer in (0, 2):
            x = np.tanh(kept[f"body.{layer}.weight"] @ x + kept[f"body.{layer}.bias"])
        return np.asarray(kept["actor.weight"] @ x + kept["actor.bias"], np.float32)


def numbers_of(spec: GameSpec[Any], seats: int) -> str:
    """What the numbers of answers and vectors mean, as fingerprints."""
    return f"{spec.action_space(seats).fingerprint} {spec.observer(seats).fingerprint}"


def margin(outcome: Outcome, seat: int) -> float:
    """Winning is what counts; a part of the reward is how near it was, which is easier to learn from."""
    others = [score for other, score in enumerate(outcome.scores) if other != seat]
    return (seat in outcome.winners) + 0.5 * math.tanh((outcome.scores[seat] - max(others)) / 60)


class Normal:
    """Running mean and spread of the vectors."""

    def __init__(self, size: int) -> None:
        self.count, self.mean, self.square = 1e-4, np.zeros(size), np.ones(size)

    def update(self, seen: Array) -> None:
        share = len(seen) / (self.count + len(seen))
        self.count += len(seen)
        self.mean += share * (seen.mean(0) - self.mean)
        self.square += share * ((seen**2).mean(0) - self.square)

    @property
    def spread(self) -> NDArray[Any]:
        return np.asarray(np.sqrt(np.maximum(self.square - self.mean**2, 1e-4)))

    def __call__(self, seen: Array) -> Array:
        return np.asarray(np.clip((seen - self.mean) / self.spread, -5, 5), np.float32)


def stacked(observations: list[Any]) -> tuple[Array, NDArray[np.bool_]]:
    seen = np.stack([it["observation"] for it in observations])
    return seen, np.stack([it["action_mask"] for it in observations]).astype(bool)


def work(pipe: Connection, count: int, seed: int) -> None:
    """Plays some games in a process of its own: answers come by the pipe, what follows goes back by it."""
    envs = [gymnasium.make(GAME, seats=SEATS, seat=None, bots="medium", reward=margin) for _ in range(count)]
    pipe.send((stacked([env.reset(seed=seed + i)[0] for i, env in enumerate(envs)]), [0.0] * count, [False] * count))
    while (actions := pipe.recv()) is not None:
        observations, rewards, ends = [], [], []
        for env, action in zip(envs, actions, strict=True):
            observation, reward, over, _, _ = env.step(action)
            observations.append(env.reset()[0] if over else observation)
            rewards.append(reward)
            ends.append(over)
        pipe.send((stacked(observations), rewards, ends))


def train(minutes: float, save: Path, seed: int) -> None:
    import torch
    from torch import nn
    from torch.distributions import Categorical

    torch.manual_seed(seed)
    torch.set_num_threads(1)  # the games need the processors more
    spec = greathall.game(GAME)
    size, answers = spec.observer(SEATS).size, spec.action_space(SEATS).size
    pipes, context = [], multiprocessing.get_context("fork")
    for number in range(WORKERS):
        pipe, theirs = context.Pipe()
        context.Process(target=work, args=(theirs, ENVS // WORKERS, seed + number * ENVS), daemon=True).start()
        pipes.append(pipe)

    def heard() -> tuple[Array, Any, list[float], list[bool]]:
        """What follows in all games, worker by worker."""
        parts = [pipe.recv() for pipe in pipes]
        seen, masks = (np.concatenate(it) for it in zip(*(part[0] for part in parts), strict=True))
        return seen, masks, [it for part in parts for it in part[1]], [it for part in parts for it in part[2]]

    class Net(nn.Module):  # type: ignore[misc]
        def __init__(self) -> None:
            super().__init__()
            self.body = nn.Sequential(nn.Linear(size, HIDDEN), nn.Tanh(), nn.Linear(HIDDEN, HIDDEN), nn.Tanh())
            self.actor, self.critic = nn.Linear(HIDDEN, answers), nn.Linear(HIDDEN, 1)
            nn.init.orthogonal_(self.actor.weight, 0.01)

        def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
            x = self.body(seen)
            return Categorical(logits=self.actor(x).masked_fill(~mask, -1e9)), self.critic(x).squeeze(-1)

    net, normal = Net(), Normal(size)
    optimizer = torch.optim.Adam(net.parameters(), lr=RATE, eps=1e-5)

    def keep() -> None:
        weights = {name: value.detach().numpy() for name, value in net.state_dict().items()}
        numbers = numbers_of(spec, SEATS)
        np.savez(save, game=GAME, numbers=numbers, mean=normal.mean, spread=normal.spread, **weights)

    seen, mask, _, _ = heard()
    began, steps, games, won = time.monotonic(), 0, 0, 0.0
    shape = (STEPS, ENVS)
    all_seen, all_masks = torch.zeros(*shape, size), torch.zeros(*shape, answers, dtype=torch.bool)
    all_actions, all_logs = torch.zeros(shape, dtype=torch.long), torch.zeros(shape)
    all_values, all_rewards, all_ends = torch.zeros(shape), torch.zeros(shape), torch.zeros(shape)
    told = began
    while (spent := (time.monotonic() - began) / 60) < minutes:
        optimizer.param_groups[0]["lr"] = RATE * max(0.05, 1 - spent / minutes)
        for step in range(STEPS):
            normal.update(seen)
            x, legal = torch.from_numpy(normal(seen)), torch.from_numpy(mask)
            with torch.no_grad():
                chances, values = net(x, legal)
            actions = chances.sample()
            all_seen[step], all_masks[step], all_values[step] = x, legal, values
            all_actions[step], all_logs[step] = actions, chances.log_prob(actions)
            for pipe, part in zip(pipes, actions.chunk(WORKERS), strict=True):
                pipe.send(part.tolist())
            seen, mask, rewards, ends = heard()
            all_rewards[step], all_ends[step] = torch.tensor(rewards), torch.tensor(ends, dtype=torch.float32)
            games, won = games + sum(ends), won + sum(reward >= 1 for reward in rewards)
        steps += STEPS * ENVS
        with torch.no_grad():
            _, following = net(torch.from_numpy(normal(seen)), torch.from_numpy(mask))
        advantages, last = torch.zeros(shape), torch.zeros(ENVS)
        for step in reversed(range(STEPS)):
            goes_on = 1 - all_ends[step]
            error = all_rewards[step] + following * goes_on - all_values[step]
            advantages[step] = last = error + LAMBDA * goes_on * last
            following = all_values[step]
        returns = (advantages + all_values).flatten()
        flat = [it.flatten(0, 1) for it in (all_seen, all_masks, all_actions, all_logs, advantages)]
        for _ in range(EPOCHS):
            for part in torch.randperm(STEPS * ENVS).chunk(BATCHES):
                b_seen, b_masks, b_actions, b_logs, b_advantages = (it[part] for it in flat)
                chances, values = net(b_seen, b_masks)
                ratio = (chances.log_prob(b_actions) - b_logs).exp()
                gain = (b_advantages - b_advantages.mean()) / (b_advantages.std() + 1e-8)
                policy = -torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
                value = ((values - returns[part]) ** 2).mean()
                loss = policy + 0.5 * value - ENTROPY * chances.entropy().mean()
                optimizer.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(net.parameters(), 0.5)
                optimizer.step()
        if time.monotonic() - told > 60:
            rate = steps / (time.monotonic() - began)
            print(
                f"{spent:5.1f} min  {steps:>9,} steps ({rate:,.0f}/s)  won {won / games:6.1%} of {games:,}", flush=True
            )
            told, games, won = time.monotonic(), 0, 0.0
            keep()
    keep()
    for pipe in pipes:
        pipe.send(None)


def evaluate(file: Path, games: int, seed: int) -> tuple[int, int]:
    """How many of these games the policy won against three `medium`, its seat changing from game to game."""
    env = gymnasium.make(GAME, seats=SEATS, seat=None, bots="medium")
    policy = Trained(env.episode.spec, Random(seed), file)
    won = 0
    for number in range(games):
        env.reset(seed=1_000_000 + seed * games + number)
        reward, over = 0.0, False
        while not over:
            action = policy.pick(env.episode.g, env.seat)
            index = env.episode.space.index(env.episode.g, env.seat, action)
            _, reward, over, _, _ = env.step(index)
        won += reward > 0
    return won, games


def interval(won: int, games: int) -> tuple[float, float]:
    """Wilson's, at 95 %."""
    z, p = 1.96, won / games
    middle, half = p + z * z / (2 * games), z * math.sqrt(p * (1 - p) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn Stupefy by PPO, from nothing.")
    parser.add_argument("--minutes", type=float, default=19.0, help="how long to train (default: 19)")
    parser.add_argument("--games", type=int, default=1000, help="how many games to play at the end (default: 1000)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--save", type=Path, default=Path("ppo_stupefy.npz"), help="where to keep what was learned")
    given = parser.parse_args()
    train(given.minutes, given.save, given.seed)
    won, games = evaluate(given.save, given.games, given.seed)
    low, high = interval(won, games)
    print(f"against three medium: won {won / games:.1%} ({low:.1%} to {high:.1%}) of {games}; even is {1 / SEATS:.0%}")


if __name__ == "__main__":
    main()
