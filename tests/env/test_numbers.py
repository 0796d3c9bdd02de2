"""Answers and views as numbers: stable, complete, counted from one's own seat."""

from __future__ import annotations

import dataclasses
from itertools import compress, count
from random import Random
from typing import Any, Literal

import pytest
from msgspec import Struct

import greathall
from greathall.core import numbering, observing
from greathall.core.kernel import sample
from greathall.core.memory import Memory
from greathall.core.numbering import draw
from greathall.games.hogwarts_board.actions import Charm, Melee
from greathall.games.scrabble import actions as scrabble
from greathall.games.scrabble.engine.generator import generate
from greathall.games.scrabble.numbers import FOOTPRINTS, best_on, footprints, handfuls, marked
from greathall.games.stupefy.actions import Aim


def numbers(game: str, seats: int, /, **settings: Any) -> tuple[int, int, str, str]:
    spec = greathall.game(game)
    space, look = spec.action_space(seats, **settings), spec.observer(seats, **settings)
    return space.size, look.size, space.fingerprint, look.fingerprint


@pytest.mark.parametrize(
    ("game", "seats", "settings", "expected"),
    [
        ("stupefy", 4, {}, (1, 21, 198, "4b6768c4c742d927", "f74bbdc90aa059f8")),
        ("stupefy", 8, {}, (1, 29, 366, "15e6b34027cf52cb", "b79fedac3f5b3e16")),
        ("hogwarts_battle", 2, {"game": 1}, (1, 212, 315, "0937c35e06af2c71", "73a527539484855b")),
        ("hogwarts_battle", 4, {"game": 7}, (1, 629, 1325, "fe144fa64f5b505f", "2c9335aaf6cb5992")),
        ("hogwarts_board", 4, {}, (2, 2915, 2262, "c417a65c32aa7880", "d8865b4e52ba9f7e")),
        ("scrabble", 2, {}, (2, 22433, 6616, "9fb7ec55db68fee4", "ca9005de2a673418")),
    ],
)
def test_numbers_mean_what_they_meant(
    game: str, seats: int, settings: dict[str, Any], expected: tuple[int, int, int, str, str]
) -> None:
    """If this fails on purpose, count up the game's `EnvHints.version` and write the new ones here: what was learned
    with the old numbers is worth nothing with the new ones."""
    assert (greathall.game(game).env.version, *numbers(game, seats, **settings)) == expected


def test_seats_are_counted_from_oneself() -> None:
    spec = greathall.game("stupefy")
    space = spec.action_space(5)
    g = spec.new(seats=5, seed=1)
    assert space.action(g, 0, space.names.index("aim target=+1")) == Aim(1)
    assert space.action(g, 3, space.names.index("aim target=+2")) == Aim(0)
    assert space.action(g, 3, space.names.index("aim target=none")) == Aim(None)
    board = greathall.game("hogwarts_board")
    space, castle = board.action_space(3), board.new(seats=3, seed=1)
    assert space.action(castle, 2, space.names.index("melee target=+1")) == Melee("seat_0")
    assert space.action(castle, 1, space.names.index("charm target=+2")) == Charm(0)
    look = spec.observer(5)
    while g.favourite == 3 or not g.waiting:
        g = spec.new(seats=5, seed=g.favourite + 2)
    seen = look(g, 3)[look.fields["favourite"]]
    assert [*seen].index(1.0) == (g.favourite - 3) % 5


def test_seats_named_by_words_are_counted_from_oneself_too() -> None:
    """With three players, while the words are made for four."""
    spec = greathall.game("hogwarts_board")
    look, rng, g = spec.observer(3), Random(1), spec.new(seats=3, seed=1)
    met: set[tuple[int, str]] = set()
    while len(met) < 9 and g.waiting:
        for seat in range(3):
            fight = spec.view(g, seat).battle
            for place, battler in enumerate(fight.battlers if fight is not None else ()):
                if battler.name.startswith("seat_"):
                    told = look(g, seat)[look.fields[f"battle.battlers[{place}].name"]]
                    assert [*told].index(1.0) == (int(battler.name[5:]) - seat) % 3
                    met.add((seat, battler.name))
        g.act(g.waiting[0], sample(g.options(g.waiting[0]), rng))
    assert len(met) == 9


def test_what_lies_before_the_players_begins_with_ones_own() -> None:
    spec = greathall.game("stupefy")
    g = spec.new(seats=4, seed=3)
    look, rng = spec.observer(4), Random(1)
    for _ in range(40):
        g.act(g.waiting[0], sample(g.options(g.waiting[0]), rng))
    for seat in range(4):
        tokens = [look(g, seat)[look.fields[f"players[+{other}].tokens"]][0] for other in range(4)]
        assert tokens == [g.tokens[(seat + other) % 4] for other in range(4)]


@pytest.mark.parametrize("game", ["stupefy", "hogwarts_battle", "hogwarts_board"])
def test_what_was_seen_before_changes_no_vector(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(observing, "KEPT", 400)  # so that it is forgotten again and again
    spec = greathall.game(game)
    seats, settings, rng = 4, spec.read_settings({}), Random(2)
    used = observing.Observer(spec, seats, settings)
    for seed in range(2):
        g = spec.new(seats=seats, seed=seed)
        for step in range(60):
            seat = g.waiting[-1]
            g.act(seat, sample(g.options(seat), rng))
            seen = [used(g, other) for other in range(seats)]
            if step % 20 == 0:
                fresh = observing.Observer(spec, seats, settings)
                assert seen == [fresh(g, other) for other in range(seats)]
                assert {len(vector) for vector in seen} == {used.size}


@pytest.mark.parametrize("game", ["stupefy", "hogwarts_battle", "hogwarts_board"])
def test_the_vector_tells_which_question_is_asked(game: str) -> None:
    spec, rng = greathall.game(game), Random(3)
    g = spec.new(seats=4, seed=5)
    look = spec.observer(4)
    met: set[str] = set()
    part = look.fields["prompt"]
    while g.waiting and len(met) < 6:
        asked = g.prompt(g.waiting[0])
        assert asked is not None
        told = zip(look.names[part], look(g, g.waiting[0])[part], strict=True)
        assert [name for name, number in told if number] == [f"prompt={asked.key}"]
        met.add(asked.key)
        g.act(g.waiting[0], sample(g.options(g.waiting[0]), rng))
    assert len(met) > 2


def test_a_view_of_lists_is_seen_though_it_cannot_be_remembered() -> None:
    class Listed(Struct):
        words: list[Literal["wand", "owl"]]
        numbers: list[int]

    spec = greathall.game("stupefy")
    seen: list[Listed] = [Listed(["owl", "owl"], [7]), Listed([], [1, 2, 3, 4, 5])]

    def view(g: Any, seat: int | None) -> Listed:
        return seen[seat or 0]

    view.__annotations__["return"] = Listed
    look = observing.Observer(dataclasses.replace(spec, view=view), 4, spec.read_settings({}))
    g = spec.new(seats=4, seed=1)
    told = [dict(zip(look.names, look(g, seat), strict=True)) for seat in range(2)]
    assert [(it["words=owl"], it["words=wand"]) for it in told] == [(2, 0), (0, 0)]
    assert [[it[f"numbers[{i}]"] for i in range(4)] for it in told] == [[7, 0, 0, 0], [1, 2, 3, 4]]


def test_a_wrong_number_is_refused() -> None:
    spec = greathall.game("stupefy")
    g = spec.new(seats=4, seed=3)
    space = spec.action_space(4)
    with pytest.raises(greathall.BadAction, match=r"bad-number.*last=20"):
        space.action(g, 0, 99)
    with pytest.raises(greathall.BadAction, match="bad-action"):
        space.index(g, 0, Aim(17))
    with pytest.raises(greathall.WrongSeats):
        spec.action_space(3)
    with pytest.raises(greathall.BadSettings):
        spec.observer(4, colour="red")
    board = greathall.game("hogwarts_board")
    walks = board.action_space(2)
    with pytest.raises(greathall.Illegal):
        walks.action(board.new(seats=2, seed=1), 0, walks.names.index("keep_dice #1"))


def test_a_play_of_scrabble_is_told_by_its_footprint() -> None:
    spec = greathall.game("scrabble")
    g = spec.new(seats=2, seed=5, edition="classic")
    seat = g.turn
    g.racks[seat] = "AEINRST"
    space = spec.action_space(2, edition="classic")
    legal = space.legal(g, seat)
    for index in [*legal][::7]:
        action = legal[index]
        if isinstance(action, scrabble.Place):
            first, count = action.tiles[0][1:], len(action.tiles)
            down = count > 1 and action.tiles[1][-1] == action.tiles[0][-1]
            assert space.names[index] == f"place tiles={first} {'down' if down else 'across'} {count} card=none".lower()
            assert space.index(g, seat, action) == index
    plays: Any = g.options(seat).plays
    found = footprints(plays)
    plain = footprints(type(plays)([tuple(play) for play in plays]))
    assert [*found] == [*plain]
    assert all(plays[found[it]].score == plays[plain[it]].score for it in found)
    best = max(play.score for play in plays)
    assert best in {plays[i].score for i in found.values()}


@pytest.mark.parametrize("confundo", [False, True])
@pytest.mark.parametrize("marks", ["0", "1", "3"])
def test_one_play_of_scrabble_is_found_without_the_others(marks: str, confundo: bool) -> None:
    """Also where its word is read in reverse: then one footprint has plays in both directions."""
    spec, rng = greathall.game("scrabble"), Random(1)
    g = spec.new(seats=2, seed=5)
    g.board, g.marks = f"{'.' * 112}SE{'.' * 17}A{'.' * 93}", f"{'0' * 112}{2 * marks}{'0' * 111}"
    g.racks[g.turn] = "AEST"
    plays = generate(g.lexicon(), g.board, g.marks, g.racks[g.turn], confundo)
    best = footprints(plays)
    assert len(best) > 9
    assert [*compress(count(), marked(plays))] == [*best]
    for it in (*best, *rng.sample(range(len(FOOTPRINTS)), 60)):
        assert best_on(g, g.turn, it, confundo) == (plays[best[it]] if it in best else None)


def test_a_number_of_scrabble_is_drawn_without_the_others() -> None:
    spec, rng = greathall.game("scrabble"), Random(2)
    g = spec.new(seats=2, seed=4)
    space, drawn = spec.action_space(2), set()
    for _ in range(40):
        legal = space.legal(g, g.turn)
        drawn.add(type(legal[draw(legal, rng)]))
    assert {scrabble.Place, scrabble.Exchange} <= drawn


def test_all_numbers_and_their_answers_agree_with_each_looked_at_alone() -> None:
    spec = greathall.game("scrabble")
    g = spec.new(seats=2, seed=9)
    space, seat = spec.action_space(2), g.turn
    legal = space.legal(g, seat)
    assert space.mask(g, seat) == bytearray(number in legal for number in range(space.size))
    assert len(legal) == len([*legal]) == sum(space.mask(g, seat))
    for number in Random(1).sample([*legal], 12):
        assert space.legal(g, seat)[number] == legal[number]
        assert space.legal(g, seat).get(number + space.size) is None


def test_options_that_recur_have_the_numbers_of_the_seat_that_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numbering, "KEPT", 3)  # so that they are forgotten again and again
    spec, rng = greathall.game("stupefy"), Random(4)
    for seed in range(2):
        g = spec.new(seats=5, seed=seed)
        space = numbering.ActionSpace(spec, 5, g.settings)
        while not g.over:
            fresh = numbering.ActionSpace(spec, 5, g.settings)
            for seat in range(5):
                assert space.legal(g, seat) == fresh.legal(g, seat)
            seat = g.waiting[0]
            assert space.legal(g, seat) is space.legal(g, seat)
            g.act(seat, space.legal(g, seat)[draw(space.legal(g, seat), rng)])


def test_handfuls_are_told_by_the_places_of_the_rack() -> None:
    assert handfuls("AAB", 2) == {1: "A", 3: "AA", 4: "B", 5: "AB"}
    spec = greathall.game("scrabble")
    g = spec.new(seats=2, seed=5)
    g.racks[g.turn] = "AABCDEF"
    space = spec.action_space(2)
    number = space.index(g, g.turn, scrabble.Exchange("AB"))
    assert space.names[number] == "exchange tiles=5"
    assert space.action(g, g.turn, number) == scrabble.Exchange("AB")


def test_a_seat_remembers_what_it_was_told_and_what_it_answered() -> None:
    spec = greathall.game("stupefy")
    log: list[Any] = []
    g = spec.new(seats=4, seed=7, log=log)
    memory, rng, mine = Memory(g), Random(2), []
    while not g.over:
        seat = g.waiting[0]
        action = sample(g.options(seat), rng)
        memory.answered(seat, action)
        g.act(seat, action)
        mine += [action] if seat == 1 else []
    told = memory.told(1)
    assert [it for it in told if type(it) in spec.actions.__args__] == mine
    assert told != memory.told(2)
    world = spec.redeal(g, 1, rng)
    imagined = memory.imagined_for(world, 1)
    assert imagined.told(1) == told
    assert imagined.digest(1) == memory.digest(1) != memory.digest(2)
    assert all(event.seen_by(1) == event for event in imagined.entries if hasattr(event, "seen_by"))
