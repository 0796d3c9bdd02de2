"""Bots by name and level; honest, legal and repeatable in every game there is."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

import bluff
import greathall
from greathall.bots import BeginnerBot, Budget, HeuristicBot, SearchBot, bot, bots, levels
from greathall.bots.levels import temperaments, with_temperaments
from greathall.bots.names import BOT_NAMES, bot_name
from greathall.core.kernel import sample
from greathall.core.spec import GameSpec
from tests.bots.small_games import NIM
from tests.deep import deep

GAMES: list[GameSpec[Any]] = [bluff.SPEC, *greathall.games().values()]
SIMPLE = ("random", "heuristic", "beginner")
PLAYERS = [(spec, name) for spec in GAMES for name in bots(spec)]
every_player = pytest.mark.parametrize(("spec", "name"), PLAYERS, ids=[f"{s.id}-{n}" for s, n in PLAYERS])
SLOW = [(spec, name) for spec, name in PLAYERS if spec.id == "scrabble" and name not in SIMPLE]
"""Whole games of theirs, one of each level, are in `tests/games/scrabble/test_bots.py`."""


def named(name: str) -> str:
    """Few iterations: enough to play by the rules."""
    return name if name in SIMPLE else f"{name}:2"


def play(spec: GameSpec[Any], name: str, seed: int, seats: int) -> list[tuple[int, Any]]:
    """Every answer of a game among equals; `act` refuses what is not an option. Searches leave the end of a long game
    to chance."""
    g = spec.new(seats=seats, seed=seed)
    players = [bot(named(name), spec, 100 * seed + seat) for seat in range(seats)]
    finishers = [bot("random", spec, 100 * seed + seat) for seat in range(seats)]
    actions: list[Any] = []
    while not g.over:
        for seat in g.waiting:
            tired = name not in SIMPLE and len(actions) >= (100 if spec.bots.value else 3)
            action = (finishers if tired else players)[seat].choose(g, seat)
            g.act(seat, action)
            actions.append((seat, action))
    assert spec.outcome(g) is not None
    return actions


@pytest.mark.parametrize(
    ("spec", "name"),
    [deep(*player) if player in SLOW else player for player in PLAYERS],
    ids=[f"{s.id}-{n}" for s, n in PLAYERS],
)
def test_plays_legally_to_the_end_and_always_the_same(spec: GameSpec[Any], name: str) -> None:
    seats = spec.seats[-1] if name == "random" else spec.seats[0]
    assert play(spec, name, 5, seats) == play(spec, name, 5, seats)


@pytest.mark.parametrize(
    ("spec", "name"),
    [deep(*player) if player in SLOW[1:] else player for player in PLAYERS],
    ids=[f"{s.id}-{n}" for s, n in PLAYERS],
)
def test_chooses_the_same_in_a_world_its_seat_cannot_tell_apart(spec: GameSpec[Any], name: str) -> None:
    rng = Random(4)
    g = spec.new(seats=spec.seats[0], seed=9)
    looked = 0
    while not g.over and looked < (40 if spec.bots.value or name in SIMPLE else 2):
        for seat in g.waiting:
            if rng.random() < 0.5:
                looked += 1
                other = spec.redeal(g, seat, rng)
                here = bot(named(name), spec, looked).choose(g, seat)
                assert here == bot(named(name), spec, looked).choose(other, seat)
            g.act(seat, sample(g.options(seat), rng))


@every_player
def test_a_bot_that_needs_no_redeal_chooses_the_same_from_the_true_state(spec: GameSpec[Any], name: str) -> None:
    """The lab saves it the redeal; so it must not see more than its seat even without one."""
    if not bot(named(name), spec).blind:
        return
    rng = Random(5)
    g = spec.new(seats=spec.seats[-1], seed=6)
    for looked in range(60):
        if g.over:
            break
        for seat in g.waiting:
            here = bot(name, spec, looked).choose_unguarded(g, seat)
            assert here == bot(name, spec, looked).choose_unguarded(spec.redeal(g, seat, rng), seat)
            g.act(seat, here)


@every_player
def test_a_bot_leaves_the_state_as_it_was(spec: GameSpec[Any], name: str) -> None:
    g = spec.new(seed=2)
    before = spec.hash(g)
    bot(named(name), spec, 1).choose(g, g.waiting[0])
    assert spec.hash(g) == before


@pytest.mark.parametrize("spec", [spec for spec in GAMES if spec.bots.heuristic], ids=lambda spec: spec.id)
def test_rules_of_thumb_look_at_nothing_hidden(spec: GameSpec[Any]) -> None:
    """Even without the redeal that every bot begins with."""
    assert spec.bots.heuristic is not None
    rng = Random(8)
    g = spec.new(seats=spec.seats[-1], seed=3)
    looked = 0
    while not g.over and looked < 200:
        for seat in g.waiting:
            looked += 1
            here = spec.bots.heuristic(g, seat, Random(looked))
            assert here == spec.bots.heuristic(spec.redeal(g, seat, rng), seat, Random(looked))
            g.act(seat, here)


@pytest.mark.parametrize("spec", GAMES, ids=lambda spec: spec.id)
def test_situations_that_a_search_does_not_tell_apart_offer_the_same(spec: GameSpec[Any]) -> None:
    """The promise of `notices`, and that it keeps the secrets."""
    if spec.bots.infoset_key is None:
        return
    for seats in spec.seats:
        offered: dict[Any, Any] = {}
        for seed in range(6):
            rng = Random(seed)
            g = spec.new(seats=seats, seed=seed)
            while not g.over:
                for seat in g.waiting:
                    options = list(g.options(seat))
                    noticed = spec.bots.infoset_key(g, seat)
                    assert offered.setdefault((seat, noticed), options) == options
                    assert spec.bots.infoset_key(spec.redeal(g, seat, rng), seat) == noticed
                    g.act_unchecked(seat, rng.choice(options))


def test_levels_stand_for_bots() -> None:
    stupefy = greathall.game("stupefy")
    assert isinstance(bot("easy", stupefy), BeginnerBot)
    assert isinstance(bot("medium", stupefy), HeuristicBot)
    for level, budget in {"strong": Budget(milliseconds=300), "master": Budget(milliseconds=2000, cores=True)}.items():
        player = bot(level, stupefy)
        assert isinstance(player, SearchBot)
        assert player.budget == budget


def test_every_game_has_the_same_levels() -> None:
    for spec in GAMES:
        assert [*levels(spec)] == ["easy", "medium", "strong", "master"]


def test_the_temperaments_belong_to_the_levels_that_search() -> None:
    assert temperaments(bluff.SPEC) == {}
    assert temperaments(greathall.game("scrabble")) == {}
    stupefy = greathall.game("stupefy")
    spec = replace(stupefy, bots=replace(stupefy.bots, temperaments={"bold": lambda g, seat, action: 0.0}))
    assert temperaments(spec) == {"strong": ["bold"], "master": ["bold"]}
    assert with_temperaments(spec) == ["strong/bold", "master/bold"]
    assert all(isinstance(bot(name, spec), SearchBot) for name in with_temperaments(spec))


def test_the_levels_of_a_game_without_a_heuristic_search_longer_and_longer() -> None:
    budgets = [bot(level, bluff.SPEC).budget for level in levels(bluff.SPEC)]
    assert budgets[:2] == [Budget(iterations=20), Budget(iterations=100)]
    assert budgets[2:] == [Budget(milliseconds=300), Budget(milliseconds=2000)]


def test_the_budget_can_be_part_of_the_name() -> None:
    for text, budget in {
        "search:50": Budget(iterations=50),
        "search:50ms": Budget(milliseconds=50),
        "strong:50cpu": Budget(milliseconds=50, cpu=True),
        "master:50*": Budget(iterations=50, cores=True),
    }.items():
        player = bot(text, bluff.SPEC)
        assert isinstance(player, SearchBot)
        assert player.budget == budget


def test_names_in_older_saves_stay_readable() -> None:
    stupefy = greathall.game("stupefy")
    assert isinstance(bot("thumb", stupefy), HeuristicBot)
    assert isinstance(bot("ismcts", stupefy), SearchBot)
    assert bot("ismcts:50ms", stupefy).budget == Budget(milliseconds=50)


def test_a_search_takes_the_callers_budget_unless_its_name_has_one() -> None:
    short = Budget(milliseconds=5)
    for name, budget in {"strong": short, "search": short, "search:50": Budget(iterations=50)}.items():
        player = bot(name, bluff.SPEC, budget=short)
        assert isinstance(player, SearchBot)
        assert player.budget == budget
    assert bot("easy", greathall.game("stupefy"), budget=short).budget is None


def test_bots_at_one_table_have_different_names() -> None:
    names: list[str] = []
    for seat in range(16):
        names.append(bot_name(seat, names))
    assert names[:10] == [*BOT_NAMES]
    assert len({*names}) == 16


@pytest.mark.parametrize(
    "name", ["thumb", "deep_thought", "", "search:", "search:soon", "random:5", "search:0", "strong/shy"]
)
def test_an_unknown_bot_is_named_beside_the_known_ones(name: str) -> None:
    with pytest.raises(greathall.UnknownBot) as error:
        bot(name, bluff.SPEC)
    assert error.value.message.args["bot"] == name
    assert error.value.message.args["known"] == ["easy", "medium", "strong", "master", "random", "search"]


def test_a_budget_needs_a_limit() -> None:
    with pytest.raises(ValueError, match="iterations or milliseconds"):
        Budget()


def test_a_single_option_needs_no_thought() -> None:
    g = NIM.new(seed=1)
    for said in (3, 3):
        g.act(g.waiting[0], NIM.decode({"type": "say", "number": said}))
    player = SearchBot(NIM, Random(1), Budget(iterations=10**12))
    assert player.choose(g, g.waiting[0]).number == 1
