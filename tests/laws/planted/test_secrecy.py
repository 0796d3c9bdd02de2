"""What is hidden stays hidden: views, options, texts, bots and events that tell too much."""

from __future__ import annotations

import dataclasses
from random import Random
from typing import Any

import msgspec
import pytest

import bluff
from bluff import SPEC, Bluff, Play, View
from greathall import Illegal, laws
from greathall.core.kernel import Event, Frame
from greathall.core.messages import Message, Seat
from greathall.laws import LawBroken
from tests.laws.planted.variants import Choose, caught, caught_in_texts, variant, with_effect

# -- secrecy -----------------------------------------------------------------------------------------------------------


class SealedView(View, frozen=True):
    sealed: dict[int, Play]


def test_a_leaked_sealed_answer() -> None:
    def view(g: Bluff, seat: int | None) -> Any:
        return SealedView(**msgspec.structs.asdict(bluff.view(g, seat)), sealed=g.sealed)

    broken = caught(variant(view=view), "secrecy", "situation", "view.sealed", "seed=", "after 1 answers: [[")
    assert broken.seats is not None
    with pytest.raises(LawBroken, match="secrecy"):
        laws.reproduce(variant(view=view), broken)


class DiceView(View, frozen=True):
    fortune: int


def test_leaked_dice() -> None:
    def view(g: Bluff, seat: int | None) -> Any:
        return DiceView(**msgspec.structs.asdict(bluff.view(g, seat)), fortune=g.chance.copy().below("dice", 6))

    caught(variant(view=view), "secrecy", "view.fortune:")


def test_an_option_that_looks_at_other_hands() -> None:
    class Sly(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
            own = super().options(g, now, seat)
            return own[::-1] if max(g.hands[1]) == 20 else own

    caught(with_effect(Sly()), "secrecy", "sees in its options")


def test_a_prompt_that_looks_at_other_hands() -> None:
    class Sly(Choose):
        def prompt(self, g: Bluff, now: Frame, seat: int) -> Message:
            return Message("prompt-choose", {"hint": g.hands[(seat + 1) % g.seats][0]})

    caught(with_effect(Sly()), "secrecy", "prompt.args.hint:")


def test_a_default_that_looks_at_other_hands() -> None:
    class Sly(Choose):
        def default(self, g: Bluff, now: Frame, seat: int, rng: Random) -> Play:
            own = self.options(g, now, seat)
            return own[sum(map(sum, g.hands)) % len(own)]

    caught(with_effect(Sly()), "secrecy", "the default of seat")


def test_a_refusal_that_looks_at_other_hands() -> None:
    class Sly(Choose):
        def refusal(self, g: Bluff, now: Frame, seat: int, action: Any) -> Illegal:
            held = any(getattr(action, "card", 0) in hand for hand in g.hands)
            return Illegal("refusal-not-asked" if held else "refusal-not-an-option")

    caught(with_effect(Sly()), "secrecy", "the refusal seat")


def test_a_redeal_that_changes_the_own_hand() -> None:
    def redeal(g: Bluff, seat: int | None, rng: Random) -> Bluff:
        w = SPEC.redeal(g, seat, rng)
        if seat is not None:
            w.hands[seat][0] = 21 - w.hands[seat][0]
        return w

    caught(variant(redeal=redeal), "secrecy", "view.hand[0]:")


def test_a_redeal_that_changes_the_true_world() -> None:
    def redeal(g: Bluff, seat: int | None, rng: Random) -> Bluff:
        rng.shuffle(g.hands[0])
        return SPEC.redeal(g, seat, rng)

    caught(variant(redeal=redeal), "secrecy", "changed the state")


def test_a_heuristic_that_peek() -> None:
    def heuristic(g: Bluff, seat: int, rng: Random) -> Play:
        rival = max(g.hands[(seat + 1) % g.seats])
        return Play(min((card for card in g.hands[seat] if card > rival), default=g.hands[seat][0]))

    caught(variant(heuristic=heuristic), "heuristic", "uses what it may not know")


def rivals_sum(g: Bluff, seat: int, *action: Any) -> int:
    """What no seat knows."""
    return sum(g.hands[(seat + 1) % g.seats])


def told_sum(g: Bluff, seat: int) -> Message:
    return Message("seat", {"number": rivals_sum(g, seat)})


def peeking(g: Bluff, seat: int, rng: Random) -> Play:
    return Play(g.hands[seat][rivals_sum(g, seat) % len(g.hands[seat])])


@pytest.mark.parametrize(
    ("hint", "said"),
    [
        ({"beginner": peeking}, "beginner"),
        ({"opponents": [(1.0, peeking)]}, "imagined opponent"),
        ({"routine": lambda g, seat, action: rivals_sum(g, seat) % 2 == 0}, "routine"),
        ({"pointless": lambda g, seat, action: rivals_sum(g, seat) % 2 == 0}, "pointless answer"),
        ({"temperaments": {"sly": rivals_sum}}, "temperament sly"),
        ({"remark": told_sum}, "remark"),
        ({"explain": lambda g, seat, reasons: told_sum(g, seat)}, "explanation"),
        ({"promising": lambda g, seat: g.options(seat)[rivals_sum(g, seat) % 2 :]}, "promising answers"),
        ({"rounds": lambda g: sum(g.hands[0])}, "count of rounds"),
        ({"turned": lambda then, g, seat: Message("seat", {"number": rivals_sum(g, seat)})}, "word on what has turned"),
        (
            {"turned": lambda g, now, seat: Message("seat", {"number": rivals_sum(g, seat)})},
            "word on what turned since",
        ),
    ],
    ids=lambda it: it if isinstance(it, str) else "",
)
def test_a_hint_for_bots_that_peeks(hint: dict[str, Any], said: str) -> None:
    faulty = variant(heuristic=lambda g, seat, rng: g.options(seat)[0], **hint)
    caught(faulty, "heuristic", f"the {said} of seat", "uses what it may not know")


def test_a_remark_without_a_text() -> None:
    spec = variant(remark=lambda g, seat: Message("remark-nobody-wrote"))
    caught(spec, "texts", "remark-nobody-wrote", games=1)


def test_a_temperament_without_a_name() -> None:
    caught_in_texts(variant(temperaments={"sly": lambda g, seat, action: 0.0}), "no message temperament-sly")


def test_an_infoset_key_that_peeks() -> None:
    caught(variant(infoset_key=lambda g, seat: tuple(map(tuple, g.hands))), "secrecy", "the infoset key of seat")


def test_the_text_of_an_option_that_peeks() -> None:
    def option(g: Bluff, seat: int, action: Play) -> Message:
        return Message("option-play", {"card": max(g.hands[(seat + 1) % g.seats])})

    caught(variant(option=option), "secrecy", "an option of seat")


def test_a_preview_that_peeks() -> None:
    caught(variant(preview=lambda g, seat, action: g.hands), "secrecy", "the preview of seat")


# -- events ------------------------------------------------------------------------------------------------------------


class OpenDeal(bluff.Dealt, frozen=True, tag="dealt"):
    def seen_by(self, seat: int | None) -> Event:
        return self


def test_an_event_that_tells_a_hidden_hand_at_the_deal() -> None:
    def setup(g: Bluff) -> None:
        bluff.setup(g)
        if g.log is not None:
            g.log[:] = [OpenDeal(seat, tuple(hand)) for seat, hand in enumerate(g.hands)]

    spec = variant(setup=setup, events=OpenDeal | bluff.Revealed)
    caught(spec, "secrecy", "event-dealt tells", "“hand ", "OpenDeal(", games=60)


class Boast(Event, frozen=True, tag="revealed"):
    cards: tuple[int, ...]
    winner: Seat
    best: int


def test_an_event_that_tells_a_hidden_card_in_play() -> None:
    class Boasting(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            super().answered(g, now, answers)
            if g.log is not None:
                last = g.log.pop()
                assert isinstance(last, bluff.Revealed)
                g.log.append(Boast(last.cards, last.winner, max(g.hands[0], default=0)))

    def setup(g: Bluff) -> None:
        with_effect(effect).setup(g)
        if g.log is not None:
            g.log.clear()

    effect = Boasting()
    spec = dataclasses.replace(with_effect(effect), setup=setup, events=Boast)
    caught(spec, "secrecy", "event-revealed tells", "what is in “hand 0”", games=30)


class ForSpectators(bluff.Dealt, frozen=True, tag="dealt"):
    def seen_by(self, seat: int | None) -> Event:
        return self if seat in (None, self.who) else ForSpectators(self.who, None)


def test_an_event_that_tells_a_spectator_more_than_a_player() -> None:
    def setup(g: Bluff) -> None:
        bluff.setup(g)
        if g.log is not None:
            g.log[:] = [ForSpectators(seat, tuple(hand)) for seat, hand in enumerate(g.hands)]

    caught(variant(setup=setup, events=ForSpectators | bluff.Revealed), "secrecy", "a spectator is told", games=1)
