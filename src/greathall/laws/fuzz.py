"""The laws driven by hypothesis: it looks for a game that breaks one, and shrinks it to a short list of answers.

A game is drawn as a number of seats, a seed, options (from the game's JSON Schema) and a list of numbers, each of which
chooses a seat and an option; when the list is at its end, the first seat takes its first option. So a shorter list of
smaller numbers is a simpler game. Needs the package `hypothesis`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from greathall.core.errors import BadOptions
from greathall.core.kernel import Action, LazyOptions
from greathall.core.spec import GameSpec
from greathall.laws.check import play
from greathall.laws.trial import THOROUGH, Care, Driver, Tally, Trial


@dataclass(frozen=True)
class Game:
    """One game as hypothesis draws it."""

    seats: int
    seed: int
    options: dict[str, Any]
    choices: list[int]


def games(spec: GameSpec[Any], choices: int = 100) -> st.SearchStrategy[Game]:
    """Games of every number of seats, with options that can be played together and up to so many choices."""
    return st.builds(
        Game,
        seats=st.sampled_from(spec.seats),
        seed=st.integers(0, 2**32),
        options=options(spec),
        choices=st.lists(st.integers(0, 2**16), max_size=choices),
    )


def options(spec: GameSpec[Any]) -> st.SearchStrategy[dict[str, Any]]:
    """Any of the game's options, each left out or given a value that its schema allows."""
    schema = spec.options_schema
    definitions = schema.get("$defs", {})
    properties = _resolve(schema, definitions).get("properties", {})
    drawn = {name: of_schema(kind, definitions) for name, kind in properties.items()}
    return st.fixed_dictionaries({}, optional=drawn)


def of_schema(schema: Mapping[str, Any], definitions: Mapping[str, Any]) -> st.SearchStrategy[Any]:
    """JSON values of a schema, as far as options of games go."""
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


def by_choices(choices: list[int]) -> Driver:
    """Each number chooses a seat and one of its options."""
    given_numbers = iter(choices)

    def choose(t: Trial) -> tuple[int, Action]:
        number = next(given_numbers, 0)
        waiting = t.g.waiting
        number, seat = number // len(waiting), waiting[number % len(waiting)]
        offered = t.g.options(seat)
        if isinstance(offered, LazyOptions):
            return seat, offered.sample(Random(number)) if number else next(iter(offered))
        return seat, offered[number % len(offered)]

    return choose


def fuzz(spec: GameSpec[Any], examples: int = 50, choices: int = 100, care: Care = THOROUGH) -> Tally:
    """Let hypothesis look for a broken law; `LawBroken` tells of the simplest game it found."""
    tally = Tally()

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
    @given(games(spec, choices))
    def the_laws_hold(game: Game) -> None:
        chosen = game.options
        try:
            spec.new(seats=game.seats, seed=game.seed, **chosen)
        except BadOptions:
            chosen = {}
        trial = play(Trial(spec, game.seats, game.seed, chosen, care), by_choices(game.choices))
        tally.checked += trial.tally.checked
        tally.games += 1
        tally.answers += len(trial.answers)
        tally.longest = max(tally.longest, len(trial.answers))

    the_laws_hold()
    return tally
