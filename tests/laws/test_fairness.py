"""The law of fairness: what is fair passes, and each kind of unfairness is caught."""

from __future__ import annotations

from collections.abc import Callable, Hashable, MutableSequence, Sequence
from math import comb, log
from random import Random
from typing import Any

import pytest

import bluff
import greathall
from bluff import Bluff
from greathall.core.chance import Chance, FastChance, key_of_seed
from greathall.core.kernel import Event, Frame
from greathall.core.messages import Seat
from greathall.core.spec import GameSpec, Odds
from greathall.games.hogwarts_board import dice
from greathall.laws import CheckLevel, LawBroken, check, fairness
from tests.deep import deep
from tests.laws.planted.variants import Choose, variant, with_effect

LIGHT = CheckLevel(json=0, secrecy=0, event_leaks=0, options=0, playouts=0, deals=0)
DIE = dict.fromkeys(range(6), 1)


def keyed(seed: int) -> Chance:
    return Chance(key_of_seed(seed))


def fast(seed: int) -> Chance:
    return FastChance(Random(seed).getrandbits(64))


@pytest.mark.parametrize("make", [keyed, fast])
def test_our_chance_is_fair(make: Callable[[int], Chance]) -> None:
    assert fairness.check_chance(make, draws=1500) > 5000


@pytest.mark.deep
@pytest.mark.parametrize("make", [keyed, fast])
def test_our_chance_is_fair_at_length(make: Callable[[int], Chance]) -> None:
    fairness.check_chance(make, draws=200_000)


@pytest.mark.parametrize("spec", greathall.games().values(), ids=lambda spec: spec.id)
def test_what_the_games_throw_and_deal_is_fair(spec: GameSpec[Any]) -> None:
    assert fairness.check(spec, deals=200) > 500


@pytest.mark.deep
@pytest.mark.parametrize("spec", greathall.games().values(), ids=lambda spec: spec.id)
def test_what_the_games_throw_and_deal_is_fair_at_length(spec: GameSpec[Any]) -> None:
    fairness.check(spec, deals=20_000)


# -- the bound ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("n", "p"), [(20, 0.5), (60, 1 / 6), (150, 0.02)])
def test_the_bound_is_never_below_the_exact_probability(n: int, p: float) -> None:
    def exactly(k: int) -> float:
        far = range(k, n + 1) if k >= n * p else range(k + 1)
        return sum(comb(n, i) * p**i * (1 - p) ** (n - i) for i in far)

    for k in range(n + 1):
        assert fairness.log_tail(n, p, k) >= log(exactly(k)) - 1e-9, k


def test_a_thing_that_cannot_be_is_caught() -> None:
    counts = fairness.Counts()
    counts.throw("die", 7, fairness.even(6))
    with pytest.raises(LawBroken, match="which cannot be"):
        fairness.require_fair("a test", counts)


# -- generators with a fault -------------------------------------------------------------------------------------------


def unfair(make: Callable[[int], Chance], words: str, draws: int = 6000) -> None:
    with pytest.raises(LawBroken, match=words) as caught:
        fairness.check_chance(make, draws)
    assert caught.value.law == "fairness"


class Tenth(Chance):
    """Every tenth die is never a six."""

    def below(self, stream: str, n: int) -> int:
        face = super().below(stream, n)
        return 0 if n == 6 and face == 5 and self.drawn[stream] % 10 == 0 else face


def test_every_tenth_die_is_never_a_six() -> None:
    unfair(lambda seed: Tenth(key_of_seed(seed)), r"below 6, throw \d+ of every 10: 5 came 0 times")


class Modulo(Chance):
    """Four bits are not enough for ten faces."""

    def below(self, stream: str, n: int) -> int:
        return super().below(stream, 16) % n


def test_a_modulo_of_too_few_bits() -> None:
    unfair(lambda seed: Modulo(key_of_seed(seed)), "below ", draws=1500)


class OneStream(Chance):
    """The streams give the same numbers."""

    def _number(self, stream: str, size: int) -> int:
        number = super()._number("all" if stream == "cards" else stream, size)
        if stream == "cards":
            return Chance(self.key, {"dice": self.drawn["all"] - 1})._number("dice", size)
        return number


def test_streams_that_go_together() -> None:
    unfair(lambda seed: OneStream(key_of_seed(seed)), "two streams", draws=1500)


class Lazy(Chance):
    """Shuffles, but forgets the last card (a common mistake)."""

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        part = list(items[:-1])
        super().shuffle(stream, part)
        items[:-1] = part


class Cut(Chance):
    """Cuts the deck instead of shuffling it: each card lies at each place equally often."""

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        at = self.below(stream, len(items)) if items else 0
        items[:] = [*items[at:], *items[:at]]


class Swapping(Chance):
    """Swaps each card with any other: not every order is equally likely (another common mistake)."""

    def shuffle(self, stream: str, items: MutableSequence[Any]) -> None:
        for i in range(len(items)):
            j = self.below(stream, len(items))
            items[i], items[j] = items[j], items[i]


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        (Lazy, "shuffle of .*, place"),
        (Cut, "shuffle of .*, after"),
        deep(Swapping, "shuffle of"),
    ],
)
def test_shuffles_with_a_fault(kind: type[Chance], words: str) -> None:
    unfair(lambda seed: kind(key_of_seed(seed)), words, draws=12_000 if kind is Swapping else 1500)


def test_a_seed_that_hardly_counts() -> None:
    unfair(lambda seed: keyed(seed // 2), "first .* of a seed, after", draws=1500)


# -- games with a fault ------------------------------------------------------------------------------------------------


def thrown(g: Bluff) -> int:
    return g.chance.below("dice", 6)


def unfair_game(spec: GameSpec[Any], *said: str, deals: int = 1000) -> None:
    with pytest.raises(LawBroken) as caught:
        fairness.check(spec, deals)
    assert caught.value.law == "fairness"
    for words in said:
        assert words in str(caught.value)


def test_every_tenth_die_of_a_game_is_never_a_six() -> None:
    """As it was planted in HOGWARTS, where ten dice come from one draw."""
    spec = greathall.game("hogwarts_board")
    weights, _ = spec.odds.throws["die"]
    rolls = 0

    def roll(g: Any) -> int:
        nonlocal rolls
        rolls += 1
        die = dice.roll(g, "castle", "order")
        return 1 if rolls % 10 == 0 and die == 6 else die

    unfair_game(
        variant(odds=Odds(throws={"die": (weights, roll)}), **_board(spec)),
        "die in the true world, throw 10 of every 10",
    )


def _board(spec: GameSpec[Any]) -> dict[str, Any]:
    return {
        "state": spec.state,
        "setup": spec.setup,
        "settings": spec.settings,
        "redeal_hidden": spec.redeal_hidden,
        "effects": spec.effects,
        "seats": spec.seats,
        "version": spec.version,
    }


def test_a_die_that_is_wrong_in_redealt_worlds_only() -> None:
    def throw(g: Bluff) -> int:
        return max(thrown(g), 1) if isinstance(g.chance, FastChance) else thrown(g)

    unfair_game(variant(odds=Odds(throws={"die": (DIE, throw)})), "die in a redealt world: 0 came 0 times")


def test_a_row_that_favours_a_seat() -> None:
    def first(g: Bluff) -> dict[str, Sequence[Hashable]]:
        starts = min(thrown(g), g.seats - 1)
        return {"who begins": [seat == starts for seat in range(g.seats)]}

    unfair_game(variant(odds=Odds(rows=first)), "who begins at a table of")


class Threw(Event, frozen=True, tag="revealed"):
    cards: tuple[int, ...]
    winner: Seat


class Dicing(Choose):
    """Throws a die whenever cards are shown; and seat 1 has a better one."""

    def __init__(self, fair: bool) -> None:
        self.fair = fair

    def answered(self, g: Bluff, now: Frame, answers: dict[int, Any]) -> None:
        log, g.log = g.log, None
        super().answered(g, now, answers)
        g.log = log
        for seat in range(g.seats):
            die = thrown(g)
            g.emit(Threw((die if self.fair or seat != 1 else max(die, 1),), seat))


def rolled(event: Event) -> tuple[str, str, Hashable] | None:
    return ("die", f"seat {event.winner}", event.cards[0]) if isinstance(event, Threw) else None


def test_a_die_that_favours_a_player_in_play() -> None:
    odds: Odds[Bluff] = Odds(throws={"die": (DIE, thrown)}, rolled=rolled)
    assert check(with_effect(Dicing(True), odds=odds, events=Threw | bluff.Dealt), games=3, level=LIGHT)
    with pytest.raises(LawBroken, match=r"die in play for seat 1.*: 0 came 0 times") as caught:
        check(with_effect(Dicing(False), odds=odds, events=Threw | bluff.Dealt), games=200, seats=2, level=LIGHT)
    assert caught.value.law == "fairness"


def test_fair_hands_pass() -> None:
    def hands(g: Bluff) -> dict[str, Sequence[Hashable]]:
        return {f"who got {card}": [card in hand for hand in g.hands] for card in (1, 10, 20)}

    assert fairness.check(variant(odds=Odds(rows=hands)), deals=2000) > 20
