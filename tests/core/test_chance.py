from __future__ import annotations

from collections import Counter
from itertools import permutations
from random import Random
from typing import Any

import pytest

from greathall import BadSettings
from greathall.core.chance import Chance, FastChance, commitment, key_of_seed, shuffle, spell_seed, weighted_choice

KEY = key_of_seed(7)
BOTH = pytest.mark.parametrize("chance", [Chance(KEY), FastChance(7)], ids=["keyed", "fast"])


def draws(chance: Chance, stream: str = "dice", n: int = 6, count: int = 20) -> list[int]:
    return [chance.below(stream, n) for _ in range(count)]


def test_the_same_key_gives_the_same_draws_and_another_key_others() -> None:
    assert draws(Chance(KEY)) == draws(Chance(KEY))
    assert draws(Chance(KEY)) != draws(Chance(key_of_seed(8)))


@BOTH
def test_streams_do_not_disturb_each_other(chance: Chance) -> None:
    alone, mixed = chance.copy(), chance.copy()
    expected = draws(alone)
    found = []
    for _ in range(20):
        mixed.shuffle("deck", [1, 2, 3])
        found.append(mixed.below("dice", 6))
        mixed.below("market", 100)
    assert found == expected
    assert mixed.drawn == {"deck": 20, "dice": 20, "market": 20}


def test_streams_differ() -> None:
    assert draws(Chance(KEY), "dice", 1000) != draws(Chance(KEY), "deck", 1000)


def test_an_imagined_world_keeps_the_order_of_what_two_piles_have_in_common() -> None:
    """In whatever order they lay before; copies of a card lie anywhere."""
    few, more = ["a", "b", "c", "b", "d"], ["b", "d", "new", "c", "b", "a"]
    for number in range(50):
        FastChance(number).shuffle("deck", few)
        FastChance(number).shuffle("deck", more)
        assert [card for card in more if card != "new"] == few


def test_an_imagined_world_shuffles_what_cannot_be_a_key() -> None:
    pieces = [[number] for number in range(20)]
    FastChance(1).shuffle("bag", pieces)
    assert pieces != sorted(pieces) == [[number] for number in range(20)]


@BOTH
def test_a_copy_goes_its_own_way_from_the_same_place(chance: Chance) -> None:
    chance = chance.copy()
    draws(chance)
    twin = chance.copy()
    assert type(twin) is type(chance)
    ahead = draws(twin)
    assert draws(chance) == ahead


@BOTH
def test_draws_are_in_range_and_about_even(chance: Chance) -> None:
    chance = chance.copy()
    seen = Counter(draws(chance, n=6, count=6000))
    assert set(seen) == set(range(6))
    # 5 degrees of freedom: beyond 25.7 once in ten thousand; the seeds are fixed, so this never flickers
    assert sum((count - 1000) ** 2 / 1000 for count in seen.values()) < 25.7


@BOTH
def test_below_one_is_nought(chance: Chance) -> None:
    assert set(draws(chance.copy(), n=1)) == {0}


@BOTH
@pytest.mark.parametrize("size", range(131))
def test_a_shuffle_is_a_permutation(chance: Chance, size: int) -> None:
    items = list(range(size))
    chance.copy().shuffle("deck", items)
    assert sorted(items) == list(range(size))
    assert size < 8 or items != list(range(size))


@BOTH
def test_every_order_is_about_as_likely(chance: Chance) -> None:
    chance = chance.copy()
    seen: Counter[tuple[int, ...]] = Counter()
    for _ in range(6000):
        items = [0, 1, 2, 3]
        chance.shuffle("deck", items)
        seen[tuple(items)] += 1
    assert set(seen) == set(permutations(range(4)))
    # 23 degrees of freedom: beyond 56 about once in ten thousand
    assert sum((count - 250) ** 2 / 250 for count in seen.values()) < 56


def test_the_last_cards_of_a_large_shuffle_are_shuffled_too() -> None:
    """The hash is long enough to number the orders: no place of 130 cards is decided by few bits."""
    chance = Chance(KEY)
    first: Counter[int] = Counter()
    for _ in range(1000):
        items = list(range(130))
        chance.shuffle("deck", items)
        first[items[0]] += 1
        first[items[1]] += 1
    assert len(first) == 130


def test_the_draws_are_what_they_always_were() -> None:
    """Old records must replay: these values never change."""
    chance = Chance(key_of_seed(7))
    items = list(range(10))
    chance.shuffle("deck", items)
    assert (draws(chance, count=8), items) == FROZEN


FROZEN = ([5, 0, 1, 4, 4, 5, 1, 1], [6, 9, 0, 5, 8, 1, 2, 3, 4, 7])


@pytest.mark.parametrize("size", [0, 1, 2, 9, 10, 40, 143])
def test_a_shuffle_divides_its_number_by_one_choice_after_the_other(size: int) -> None:
    class Told(Chance):
        def _number(self, stream: str, size: int) -> int:
            self.told = super()._number(stream, size)
            return self.told

    chance, pieces, expected = Told(b"k" * 32), [*range(size)], [*range(size)]
    chance.shuffle("cards", pieces)
    number = chance.told
    for last in range(size - 1, 0, -1):
        number, chosen = divmod(number, last + 1)
        expected[last], expected[chosen] = expected[chosen], expected[last]
    assert pieces == expected


def test_imagined_orders_are_what_they_always_were() -> None:
    piles: list[list[Any]] = [[*"abracadabra"], [(3, 4), (1, 2), (3, 4)], [["no"], ["key"], "yes"], []]
    for pile in piles:
        FastChance(2**64 - 3).shuffle("cards", pile)
    assert piles == [[*"adaarabbcar"], [(3, 4), (3, 4), (1, 2)], [["no"], ["key"], "yes"], []]


@pytest.mark.parametrize("size", [0, 1, 2, 3, 52, 200])
def test_a_shuffle_by_a_generator_is_that_of_python(size: int) -> None:
    mine, its = [*range(size)], [*range(size)]
    shuffle(mine, Random(size))
    Random(size).shuffle(its)
    assert mine == its


def test_a_weighted_choice_by_a_generator_is_that_of_python() -> None:
    mine, its, weighing = Random(1), Random(1), Random(2)
    for size in range(1, 200):
        weights = [weighing.random() * (weighing.random() < 0.8) for _ in range(size)]
        weights[weighing.randrange(size)] += 1e-3
        assert weighted_choice(range(size), weights, mine) == its.choices(range(size), weights)[0]


def test_seeds() -> None:
    raw = bytes(range(32))
    assert key_of_seed(raw) == raw
    assert key_of_seed("hex:" + raw.hex()) == raw
    assert spell_seed(raw) == "hex:" + raw.hex()
    assert key_of_seed(spell_seed(raw)) == raw
    assert spell_seed(7) == 7
    keys = {key_of_seed(seed) for seed in (7, "7", b"7", 8, "owl")}
    assert {len(key) for key in keys} == {32}
    assert len(keys) == 5


@pytest.mark.parametrize("seed", [True, 1.5, [], "hex:xyz", None])
def test_bad_seeds(seed: Any) -> None:
    with pytest.raises(BadSettings, match="bad-seed"):
        key_of_seed(seed)


def test_a_commitment_binds_and_does_not_tell() -> None:
    assert commitment(KEY) == commitment(key_of_seed(7))
    assert commitment(KEY) != commitment(key_of_seed(8))
    assert KEY.hex() not in commitment(KEY)
    assert commitment(KEY) == "7becdf649001e5df080628e89d536854e8c129b0a608b22b01677cea3e5bc1e6", "old receipts hold"
