"""The laws driven by hypothesis: it looks for a game that breaks one, and shrinks it to a short list of answers.

A number of seats, a seed and settings (from the game's JSON Schema) are drawn first, then a number for each answer, as
the game goes on, which chooses a seat and an option. When a game breaks a law, hypothesis makes its numbers simpler,
and then shorter and shorter games are tried. Needs the package `hypothesis`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from greathall.core.errors import GreatHallError
from greathall.core.kernel import Action, LazyOptions
from greathall.core.spec import GameSpec
from greathall.laws import texts
from greathall.laws.check import check_game
from greathall.laws.errors import LawBroken
from greathall.laws.harness import THOROUGH, CheckLevel, Driver, Totals, Trial


@dataclass(frozen=True)
class Game:
    """How a game starts."""

    seats: int
    seed: int
    settings: dict[str, Any]


def games(spec: GameSpec[Any]) -> st.SearchStrategy[Game]:
    """Games with any number of seats, any seed and any settings."""
    return st.builds(Game, seats=st.sampled_from(spec.seats), seed=st.integers(0, 2**32), settings=game_settings(spec))


def game_settings(spec: GameSpec[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Any of the game's settings, each left out or given a value that its schema allows."""
    schema = spec.options_schema
    definitions = schema.get("$defs", {})
    properties = _resolve(schema, definitions).get("properties", {})
    drawn = {name: of_schema(kind, definitions) for name, kind in properties.items()}
    return st.fixed_dictionaries({}, optional=drawn)


def of_schema(schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> st.SearchStrategy[Any]:
    """JSON values of a schema, as far as settings of games use it."""
    schema = _resolve(schema, definitions)
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "const" in schema:
        return st.just(schema["const"])
    if "anyOf" in schema:
        return st.one_of([of_schema(kind, definitions) for kind in schema["anyOf"]])
    match schema.get("type"):
        case "boolean":
            return st.booleans()
        case "integer":
            return st.integers(schema.get("minimum", 0), schema.get("maximum", schema.get("minimum", 0) + 100))
        case "number":
            return st.floats(schema.get("minimum", 0), schema.get("maximum", 1), allow_nan=False)
        case "string":
            return st.text(min_size=schema.get("minLength", 0), max_size=min(schema.get("maxLength", 8), 8))
        case "array":
            most = min(schema.get("maxItems", 8), 8)
            items = of_schema(schema.get("items") or {"const": None}, definitions)
            return st.lists(items, min_size=schema.get("minItems", 0), max_size=most)
        case "null":
            return st.none()
    return st.just(schema.get("default"))


def _resolve(schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> Mapping[str, Any]:
    while "$ref" in schema:
        schema = definitions[schema["$ref"].rsplit("/", 1)[-1]]
    return schema


def by_draws(draw: Callable[[st.SearchStrategy[int]], int], seed: int, limit: int) -> Driver:
    """The first `limit` answers are drawn, each as a number that chooses a seat and an option; the rest is random."""
    rest = Random(seed)
    numbers = st.integers(0, 2**16)

    def choose(t: Trial) -> tuple[int, Action]:
        number = draw(numbers) if len(t.answers) < limit else rest.randrange(2**16)
        waiting = t.g.waiting
        number, seat = number // len(waiting), waiting[number % len(waiting)]
        offered = t.g.options(seat)
        if isinstance(offered, LazyOptions):
            return seat, offered.sample(Random(number)) if number else next(iter(offered))
        return seat, offered[number % len(offered)]

    return choose


def fuzz(spec: GameSpec[Any], examples: int = 50, draws: int = 400, level: CheckLevel = THOROUGH) -> Totals:
    """Let hypothesis look for a broken law; `LawBroken` describes the shortest game it found."""
    totals = Totals()
    broken = _search(spec, examples, draws, None, level, totals)
    while broken is not None:
        shorter = _search(spec, examples, draws, len(broken.answers) - 1, level, totals) if broken.answers else None
        if shorter is None:
            raise broken
        broken = shorter
    return totals


def _search(
    spec: GameSpec[Any], examples: int, draws: int, upto: int | None, level: CheckLevel, totals: Totals
) -> LawBroken | None:
    """The simplest game of at most `upto` answers that breaks a law."""

    @settings(
        max_examples=examples,
        deadline=None,
        database=None,
        derandomize=True,
        print_blob=False,
        report_multiple_bugs=False,
        phases=(Phase.generate, Phase.shrink),
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much],
    )
    @given(games(spec), st.data())
    def the_laws_hold(game: Game, data: st.DataObject) -> None:
        chosen = game.settings
        try:
            spec.new(seats=game.seats, seed=game.seed, **chosen)
        except GreatHallError:
            chosen = {}
        trial = Trial(spec, game.seats, game.seed, chosen, level)
        trial.random_play = False
        check_game(trial, by_draws(data.draw, game.seed, draws), upto)
        texts.report(trial.totals)
        totals.checked += trial.totals.checked
        totals.games += 1
        totals.answers += len(trial.answers)
        totals.longest = max(totals.longest, len(trial.answers))

    try:
        the_laws_hold()
    except LawBroken as broken:
        return broken
    return None
