"""The rules of thumb of Stupefy, and what a position is worth."""

from __future__ import annotations

from math import log
from random import Random

import pytest

from greathall.bots import Budget, bot
from greathall.core.reasons import Considered, Reasons
from greathall.games.stupefy import SPEC
from greathall.games.stupefy.actions import Aim, Cast, Prepare, Protego, Take
from greathall.games.stupefy.bot.beginner import beginner
from greathall.games.stupefy.bot.beliefs import believe
from greathall.games.stupefy.bot.evaluation import VALUE, chances, value
from greathall.games.stupefy.bot.explain import REASONS, explain
from greathall.games.stupefy.bot.heuristic import heuristic
from greathall.games.stupefy.bot.prospects import lesson_chance
from greathall.games.stupefy.bot.sense import pointless
from greathall.games.stupefy.bot.temperaments import TEMPERAMENTS
from greathall.games.stupefy.cards import FAVOUR, MISSPELL, POINTS_40, STUPEFY
from greathall.games.stupefy.redeal import lessons_agree
from greathall.games.stupefy.state import Stupefy
from greathall.lab import Batch, simulate
from greathall.text import LANGUAGES, catalogue
from tests.deep import deep

NAMES = ("Ada", "Ben", "Cat", "Dan", "Eve", "Fay", "Gus", "Hal")


def prepare_all(g: Stupefy, spells: str) -> None:
    """M or S for each seat."""
    for seat, spell in enumerate(spells):
        g.act(seat, Prepare("stupefy" if spell == "S" else "misspell"))


def aim_all(g: Stupefy, *targets: int | None) -> None:
    for seat, target in enumerate(targets):
        g.act(seat, Aim(target))


def answers(g: Stupefy, seat: int, times: int = 60) -> list[object]:
    return [heuristic(g, seat, Random(n)) for n in range(times)]


def test_no_protego_without_a_wand() -> None:
    g = SPEC.new(seats=4, seed=1)
    prepare_all(g, "MMSM")
    aim_all(g, 1, 0, 1, 1)
    assert set(answers(g, 2)) == {Cast()}


def test_three_loaded_wands_call_for_protego() -> None:
    g = SPEC.new(seats=4, seed=1)
    prepare_all(g, "MSSS")
    aim_all(g, 1, 0, 0, 0)
    g.misspells[1:] = [0, 0, 0]
    assert answers(g, 0).count(Protego()) > 50


def test_a_player_out_of_stupefies_frightens_nobody() -> None:
    g = SPEC.new(seats=4, seed=1)
    prepare_all(g, "MMMM")
    aim_all(g, 1, 0, 3, 2)
    g.stupefies[1] = 0
    assert set(answers(g, 0)) == {Cast()}


@pytest.mark.parametrize(("misspells", "stupefies", "only"), [(0, 2, "stupefy"), (2, 0, "misspell")])
def test_prepares_what_is_in_hand(misspells: int, stupefies: int, only: str) -> None:
    g = SPEC.new(seats=4, seed=1)
    g.misspells[0], g.stupefies[0] = misspells, stupefies
    assert set(answers(g, 0)) == {Prepare(only)}


def test_prepares_both_kinds_now_and_then() -> None:
    g = SPEC.new(seats=4, seed=1)
    assert set(answers(g, 0)) == {Prepare("misspell"), Prepare("stupefy")}


def test_aims_at_opponents_whatever_the_card() -> None:
    """The aim must not betray the card."""
    loaded, empty = SPEC.new(seats=6, seed=1), SPEC.new(seats=6, seed=1)
    prepare_all(loaded, "SMMMMM")
    prepare_all(empty, "MMMMMM")
    assert (loaded.prepared[0], empty.prepared[0]) == (STUPEFY, MISSPELL)
    assert answers(loaded, 0) == answers(empty, 0)
    targets = {answer.target for answer in answers(loaded, 0) if isinstance(answer, Aim)}
    assert targets == {seat for seat in range(6) if loaded.house[seat] != loaded.house[0]}


def sharing(middle: dict[int, int]) -> Stupefy:
    """Seat 0 is the favourite, all stand, and this lies in the middle."""
    g: Stupefy = SPEC.new(seats=4, seed=1, first_favourite=0)
    prepare_all(g, "MMMM")
    aim_all(g, None, None, None, None)
    for seat in range(4):
        g.act(seat, Cast())
    assert g.waiting == (0,)
    g.middle = [middle.get(kind, 0) for kind in range(len(g.middle))]
    return g


def test_a_fifth_favour_is_better_than_forty_points() -> None:
    g = sharing({POINTS_40: 1, FAVOUR: 1})
    g.favours[0] = 4
    assert heuristic(g, 0, Random(1)) == Take("favour")


def test_the_last_favour_of_the_game_may_be_worth_less() -> None:
    g = sharing({POINTS_40: 1, FAVOUR: 1})
    g.round = 8
    g.favours = [0, 4, 5, 0]
    assert heuristic(g, 0, Random(1)) == Take("points_40")


def test_wands_point_at_the_larger_house_when_all_have_the_same() -> None:
    """What the members of a house have adds up: with five players the house of two won nine games of ten."""
    g = SPEC.new(seats=5, seed=1)
    prepare_all(g, "MMMMM")
    pair = next(house for house in g.houses() if g.house.count(house) == 2)
    g.round = 4
    g.boxes = [60 * g.house.count(house) for house in range(4)]
    single = next(seat for seat in range(5) if g.house[seat] != pair and seat != g.favourite)
    aims = [answer.target for answer in answers(g, single, 400) if isinstance(answer, Aim)]
    assert sum(target is not None and g.house[target] == pair for target in aims) > 1.25 * 400 / 2


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_houses_share_the_chance_to_win(seats: int) -> None:
    g = SPEC.new(seats=seats, seed=2)
    rng = Random(1)
    while not g.over:
        shares = {g.house[seat]: value(g, seat) for seat in range(seats)}
        assert set(shares) == set(chances(g, 0))
        assert sum(chances(g, 0).values()) == pytest.approx(1, abs=1e-6)
        assert all(0 <= share <= 1 for share in shares.values())
        for seat in g.waiting:
            g.act(seat, heuristic(g, seat, rng))
    outcome = SPEC.outcome(g)
    assert outcome is not None
    assert {seat for seat in range(seats) if value(g, seat) > 0} == set(outcome.winners)


@pytest.mark.parametrize("seats", SPEC.seats)
def test_the_value_knows_what_is_good(seats: int) -> None:
    g = SPEC.new(seats=seats, seed=2)
    g.round = 6
    even = value(g, 0)
    rich, favoured = g.copy(), g.copy()
    rich.boxes[g.house[0]] = 100
    favoured.favours[0] = 4
    assert min(value(rich, 0), value(favoured, 0)) > even + 0.05
    late = g.copy()
    late.tokens[0] += 4
    assert value(late, 0) < even


def test_there_is_a_fit_for_every_table_and_round_and_it_says_how_it_was_made() -> None:
    assert set(VALUE.models) == {f"{seats} players, round {n}" for seats in SPEC.seats for n in range(2, 9)}
    assert all(model.log_loss < model.without_features for model in VALUE.models.values())
    for seats in SPEC.seats:
        known = [VALUE.models[f"{seats} players, round {n}"] for n in (2, 5, 8)]
        early, middle, late = (model.without_features - model.log_loss for model in known)
        assert early < middle < late, "the nearer the end, the surer"
        assert late > 0.25


@pytest.mark.parametrize("seats", [4, deep(6), deep(8)])
def test_no_seat_is_better_than_another(seats: int) -> None:
    for side in simulate(Batch(SPEC, 120, seats, seed="seats"), ["medium"]).by_seat():
        fair = 1 / len(set(SPEC.new(seats=seats, seed=1).house))
        assert abs(side.wins.mean - fair) < 4 * side.wins.error


# -- lessons, beginners, characters, reasons ---------------------------------------------------------------------------


def test_the_chance_that_lessons_work() -> None:
    g = sharing({POINTS_40: 1})
    assert lesson_chance(g, 0, 0) == 0.0, "nothing in the discard pile"
    g.open_stupefies = 1
    assert lesson_chance(g, 0, 0) == 1.0
    assert 0.9 < lesson_chance(g, 0, 1) < 1.0, "seat 1 may have no Misspell, as far as seat 0 knows"
    g.open_stupefies, g.down[1] = 0, (MISSPELL,)
    assert 0.0 < lesson_chance(g, 0, 0) < 0.5, "a card that nobody has seen may be one"
    g.down[0] = (STUPEFY,)
    assert lesson_chance(g, 0, 0) == 1.0, "the own one is known"
    g.misspells[0] = 0
    assert lesson_chance(g, 0, 0) == 0.0


def test_a_beginner_always_aims_shouts_often_and_hides_from_empty_wands() -> None:
    g = SPEC.new(seats=4, seed=1)
    shots = [beginner(g, 0, Random(n)) for n in range(100)]
    assert 35 < shots.count(Prepare("stupefy")) < 75
    prepare_all(g, "MMMM")
    assert Aim(None) not in {beginner(g, 0, Random(n)) for n in range(100)}
    aim_all(g, 1, 0, 0, 0)
    for other in (1, 2, 3):
        g.stupefies[other] = 0
    hides = [beginner(g, 0, Random(n)) for n in range(100)]
    assert hides.count(Protego()) > 60, "who knows the cards is not afraid"
    assert set(answers(g, 0)) == {Cast()}


def test_a_beginner_plays_to_the_end_at_every_table() -> None:
    for seats in SPEC.seats:
        g = SPEC.new(seats=seats, seed=4)
        rng = Random(seats)
        while not g.over:
            for seat in g.waiting:
                g.act(seat, beginner(g, seat, rng))


@pytest.mark.parametrize(("character", "shot"), [("bold", "stupefy"), ("careful", "misspell")])
def test_characters_lean_to_what_they_like(character: str, shot: str) -> None:
    g = SPEC.new(seats=4, seed=1)
    leaning = TEMPERAMENTS[character]
    liked = max(g.options(0), key=lambda answer: leaning(g, 0, answer))
    assert liked == Prepare(shot)
    prepare_all(g, "MSMM")
    aim_all(g, 1, 0, 0, 0)
    assert max(g.options(0), key=lambda answer: leaning(g, 0, answer)) == (Cast() if character == "bold" else Protego())


def test_a_character_shows_in_what_it_does() -> None:
    """At the same decisions the bold shoot and stand more often than the careful. Without a character both would do the
    same."""
    daring = {"bold": 0, "careful": 0}
    rng = Random(2)
    for seed in range(5):
        g = SPEC.new(seats=4, seed=seed)
        while not g.over:
            for character in daring:
                if 0 in g.waiting and isinstance(g.options(0)[0], Prepare | Cast):
                    answer = bot(f"strong/{character}:24", SPEC, Random(seed)).choose(g, 0)
                    daring[character] += answer in (Prepare("stupefy"), Cast())
            for seat in g.waiting:
                g.act(seat, heuristic(g, seat, rng))
    assert daring["bold"] > 1.1 * daring["careful"], daring


def test_the_ambitious_aim_at_the_favourite_and_like_favours() -> None:
    leaning = TEMPERAMENTS["ambitious"]
    g = SPEC.new(seats=4, seed=1, first_favourite=2)
    prepare_all(g, "MMMM")
    assert max(g.options(0), key=lambda answer: leaning(g, 0, answer)) == Aim(2)
    g = sharing({POINTS_40: 1, FAVOUR: 1})
    assert leaning(g, 0, Take("favour")) > leaning(g, 0, Take("points_40"))


def test_every_answer_has_a_reason_in_words() -> None:
    given = set()
    for seats in SPEC.seats:
        g = SPEC.new(seats=seats, seed=seats)
        rng = Random(seats)
        while not g.over:
            for seat in g.waiting:
                for answer in g.options(seat):
                    if not pointless(g, seat, answer):
                        reason = explain(g, seat, Reasons(seat=seat, options=(considered(answer),)))
                        assert reason is not None
                        given.add(reason.key)
                        for language in LANGUAGES:
                            assert catalogue(language, SPEC).format(reason, NAMES)
                g.act(seat, heuristic(g, seat, rng))
    assert given == set(REASONS)


def considered(action: object) -> Considered:
    return Considered(action=action, worth=0.5, error=0.0, rollouts=1)


def test_a_reason_hangs_on_nothing_hidden() -> None:
    rng = Random(5)
    g = SPEC.new(seats=6, seed=5)
    while not g.over:
        for seat in g.waiting:
            world = SPEC.redeal(g, seat, rng)
            for answer in g.options(seat):
                asked = Reasons(seat=seat, options=(considered(answer),))
                assert explain(g, seat, asked) == explain(world, seat, asked)
                assert pointless(g, seat, answer) == pointless(world, seat, answer)
            g.act(seat, heuristic(g, seat, rng))


def test_strong_bluffs() -> None:
    """A mixture, not a habit: over many searches of one position both cards are prepared."""
    g = SPEC.new(seats=4, seed=3)
    rng = Random(1)
    while g.round < 4:
        for seat in g.waiting:
            g.act(seat, heuristic(g, seat, rng))
    chosen = {bot("strong", SPEC, Random(n)).choose(g, 0, Budget(iterations=60)) for n in range(16)}
    assert chosen == {Prepare("misspell"), Prepare("stupefy")}


# -- beliefs -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [4, 7])
def test_a_believed_world_is_one_that_the_seat_cannot_tell_apart(seats: int) -> None:
    """Also where lessons have proved something about cards that lie facedown."""
    rng = Random(3)
    lent = proved = 0
    for seed in range(10):
        g = SPEC.new(seats=seats, seed=seed, spent_when_unharmed=seed % 2 == 0)
        while not g.over:
            for seat in g.waiting:
                world = SPEC.redeal(g, seat, rng)
                believe(world, seat, rng)
                assert SPEC.view(world, seat) == SPEC.view(g, seat)
                assert [world.unseen_stupefies(s) for s in range(seats)] == [
                    g.unseen_stupefies(s) for s in range(seats)
                ]
                assert all(count >= 0 for count in (*world.misspells, *world.stupefies))
                assert not world.lent or lessons_agree(world)
                for other, first, least, most in world.proofs:
                    assert other == seat or least <= world.down[other][:first].count(STUPEFY) <= most
                lent, proved = lent + bool(world.lent), proved + bool(world.proofs)
                g.act(seat, rng.choice(g.options(seat)))
    assert lent
    assert proved


def test_beliefs_know_more_of_a_prepared_card_than_a_redeal() -> None:
    """Log loss of the guess that a card is a Stupefy, over some games of heuristic players."""
    rng = Random(4)
    losses = {False: 0.0, True: 0.0}
    for seed in range(80):
        g = SPEC.new(seats=4, seed=f"beliefs {seed}")
        while not g.over:
            if isinstance(g.options(g.waiting[0])[0], Cast):
                for believed in losses:
                    counts = [0] * 4
                    for _ in range(12):
                        world = SPEC.redeal(g, 0, rng)
                        if believed:
                            believe(world, 0, rng)
                        counts = [n + (card == STUPEFY) for n, card in zip(counts, world.prepared, strict=True)]
                    for other in (1, 2, 3):
                        said = (counts[other] + 0.5) / 13
                        losses[believed] -= log(said if g.prepared[other] == STUPEFY else 1 - said)
            for seat in g.waiting:
                g.act(seat, heuristic(g, seat, rng))
    assert losses[True] < 0.95 * losses[False]
