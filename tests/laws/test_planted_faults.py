"""Each law can fail: variants of Bluff with one fault each, and the law that catches it."""

from __future__ import annotations

import dataclasses
import itertools
import random
import shutil
import sys
from collections.abc import Iterator, Sequence
from importlib.resources import files
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

import bluff
from bluff import SPEC, Bluff, Play, Settings, View
from greathall import Illegal, Outcome, laws
from greathall.core.chance import FastChance
from greathall.core.codec import index_effects
from greathall.core.kernel import Event, Frame, LazyOptions
from greathall.core.messages import Message, Seat
from greathall.core.numbering import Numbered
from greathall.core.spec import GameSpec, Notation
from greathall.laws import CheckLevel, LawBroken
from greathall.text import catalogue

AnySpec = GameSpec[Any]
NO_PLAYOUTS = CheckLevel(playouts=0, lessons=0)
PLAYOUTS = CheckLevel(twins=0, lessons=0)
REDEALS = CheckLevel(json=0, event_leaks=0, options=0, playouts=0, lessons=0)
TEXTS = CheckLevel(json=0, secrecy=0, event_leaks=0, playouts=0)


class Choose(bluff.Choose):
    """The variants below change it, and ask the same."""

    def prompt(self, g: Bluff, now: Frame, seat: int) -> Message:
        return Message("prompt-choose")


def variant(redeal: Any = None, **changes: Any) -> AnySpec:
    """Bluff with some of its parts exchanged; hints are given by their own names."""
    for group in ("bots", "table", "env"):
        hints = getattr(SPEC, group)
        own = {field.name: changes.pop(field.name) for field in dataclasses.fields(hints) if field.name in changes}
        changes[group] = dataclasses.replace(hints, **own)
    parts = {field.name: getattr(SPEC, field.name) for field in dataclasses.fields(SPEC)} | changes
    return GameSpec(**parts) if redeal is None else _redealt_by(redeal)(**parts)


def _redealt_by(redeal: Any) -> type[AnySpec]:
    class Faulty(GameSpec[Any]):
        def redeal(self, g: Any, seat: int | None, rng: Random) -> Any:
            return redeal(g, seat, rng)

    return Faulty


def with_effect(effect: Choose, **changes: Any) -> AnySpec:
    """Bluff with another way to choose."""

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        g.agenda = [Frame(effect, *frame[1:]) for frame in g.agenda]

    return variant(setup=setup, effects=index_effects({"choose": effect}), **changes)


def caught(spec: AnySpec, law: str, *said: str, games: int = 40, level: CheckLevel = NO_PLAYOUTS) -> LawBroken:
    """The law that catches it, and what it says."""
    with pytest.raises(LawBroken) as caught:
        laws.check(spec, games=games, settings={}, level=level)
    broken = caught.value
    assert broken.law == law, str(broken)
    for words in said:
        assert words in str(broken), str(broken)
    return broken


def caught_in_texts(spec: AnySpec, *said: str) -> None:
    """Faults in texts are reported last, so one game is enough."""
    caught(spec, "texts", *said, games=1, level=TEXTS)


def test_bluff_itself_breaks_no_law() -> None:
    report = laws.check(variant(frames=(bluff.Revealed,)), games=15)
    assert report.broken is None
    assert {law for law in laws.LAWS if not report.totals.checked[law]} == {"heuristic", "fairness"}


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


# -- twins -------------------------------------------------------------------------------------------------------------


class Noting(Bluff):
    """Bluff with a note of what was chosen, which nobody sees."""

    __slots__ = ("note",)

    note: int

    def __init__(self, like: Noting | None = None) -> None:
        super().__init__(like)
        self.note = 0 if like is None else like.note


class Whisper(Choose):
    """Seat 0 whispers a number before the cards are chosen: it is kept in a field that no view shows."""

    def resolve(self, g: Bluff, now: Frame) -> None:
        g.ask(now, 0)

    def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
        return [Play(card) for card in (1, 2, 3)]

    def answered(self, g: Any, now: Frame, answers: dict[int, Play]) -> None:
        self.keep(g, answers[0].card)

    def keep(self, g: Any, card: int) -> None:
        g.note = card


class WhisperOnTheAgenda(Whisper):
    """Kept in the effect that comes next."""

    def keep(self, g: Any, card: int) -> None:
        g.agenda[-1] = g.agenda[-1]._replace(n=card)


def whispering(whisper: Whisper, **changes: Any) -> AnySpec:
    choose = Choose()

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        g.agenda = [Frame(choose, *frame[1:]) for frame in g.agenda]
        g.then([whisper])

    effects = index_effects({"choose": choose, "whisper": whisper})
    return variant(state=Noting, setup=setup, effects=effects, longest=30, **changes)


def by_note(g: Any, seat: int, rng: Random) -> Play:
    """Answers by what seat 0 whispered."""
    return g.options(seat)[g.note % len(g.options(seat))]  # type: ignore[no-any-return]


def by_agenda(g: Any, seat: int, rng: Random) -> Play:
    return g.options(seat)[g.asked.n % len(g.options(seat))]  # type: ignore[no-any-return]


TWINS = CheckLevel(json=0, event_leaks=0, options=0, playouts=0, deals=0, lessons=0, twins=1)


@pytest.mark.parametrize(("whisper", "heuristic"), [(Whisper(), by_note), (WhisperOnTheAgenda(), by_agenda)])
def test_a_heuristic_that_looks_into_what_is_under_way(whisper: Whisper, heuristic: Any) -> None:
    """The redeal does not vary it, so only twins show that it is hidden: so it was with Accio in Scrabble."""
    spec = whispering(whisper, heuristic=heuristic)
    caught(spec, "heuristic", "uses what it may not know", "two worlds that it cannot tell apart", level=TWINS)
    blind = dataclasses.replace(TWINS, twins=0)
    assert laws.check(spec, games=12, settings={}, level=blind).broken is None, "no other law sees it"


@pytest.mark.parametrize(("whisper", "part"), [(Whisper(), "note"), (WhisperOnTheAgenda(), "question")])
def test_a_redeal_that_keeps_what_is_under_way(whisper: Whisper, part: str) -> None:
    caught(whispering(whisper), "twins", f"“{part}” can differ between worlds", games=60, level=TWINS)


class Ready(Event, frozen=True, tag="dealt"):
    """Somebody has put a card down; who sees it from behind the hand?"""

    who: Seat
    cards: tuple[int, ...] | None

    def seen_by(self, seat: int | None) -> Event:
        return self if seat == self.who else Ready(self.who, None)


class Putting(Choose):
    """The cards are put down unseen, one after the other, and never shown."""

    def __init__(self, sly: bool) -> None:
        self.sly = sly

    def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
        log, g.log = g.log, None
        super().answered(g, now, answers)
        g.log = log
        for seat in sorted(answers, key=lambda seat: answers[seat].card if self.sly else seat):
            g.emit(Ready(seat, (answers[seat].card,)))


def putting(sly: bool) -> AnySpec:
    effect = Putting(sly)

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        g.agenda = [Frame(effect, *frame[1:]) for frame in g.agenda]
        if g.log is not None:
            g.log.clear()

    def view(g: Bluff, seat: int | None) -> View:
        return View(bluff.view(g, seat).hand, (), (), ())

    def redeal_hidden(w: Bluff, seat: int | None, rng: Random) -> None:
        """Nothing that was put down is known but the own cards."""
        held = [[*hand, *(shown[other] for shown in w.played)] for other, hand in enumerate(w.hands)]
        pool = [card for card in range(1, bluff.DECK + 1) if seat is None or card not in held[seat]]
        rng.shuffle(pool)
        for other in range(w.seats):
            if other != seat:
                new = [pool.pop() for _ in held[other]]
                w.hands[other] = sorted(new[: len(w.hands[other])])
                w.played = [
                    (*shown[:other], card, *shown[other + 1 :])
                    for shown, card in zip(w.played, new[len(w.hands[other]) :], strict=True)
                ]
        w.points = [0] * w.seats
        for shown in w.played:
            w.points[shown.index(max(shown))] += 1

    effects = index_effects({"choose": effect})
    return variant(setup=setup, view=view, redeal_hidden=redeal_hidden, effects=effects, events=Ready)


def test_the_order_of_events_that_tells_what_is_hidden() -> None:
    """So it was planted in Stupefy, where those who shielded themselves were named by the card that they kept."""
    assert laws.check(putting(False), games=12, settings={}, level=TWINS).broken is None
    caught(putting(True), "twins", "the order of events tells", '"who":', games=12, level=TWINS)


# -- frames ------------------------------------------------------------------------------------------------------------


def in_a_step(g: Bluff) -> bool:
    """A state in the middle of a step, as frames show it: nobody is asked, and the game is not over."""
    return g.asked is None and bool(g.agenda)


def test_a_frame_that_shows_hidden_hands() -> None:
    def view(g: Bluff, seat: int | None) -> View:
        open_hand = tuple(g.hands[0]) if in_a_step(g) else ()
        return msgspec.structs.replace(bluff.view(g, seat), left=open_hand)

    caught(variant(view=view, frames=(bluff.Revealed,)), "frames", "sees at a marked event", "left[", games=2)
    assert laws.check(variant(view=view), games=2, settings={}).broken is None, "no other law sees it"


def test_a_frame_that_cannot_be_redealt() -> None:
    def redeal_hidden(w: Bluff, seat: int | None, rng: Random) -> None:
        if in_a_step(w):
            raise IndexError("pop from empty list")
        bluff.redeal_hidden(w, seat, rng)

    spec = variant(redeal_hidden=redeal_hidden, frames=(bluff.Revealed,))
    caught(spec, "frames", "IndexError: pop from empty list", games=2)


def test_a_view_that_changes_a_frame() -> None:
    def view(g: Bluff, seat: int | None) -> View:
        if in_a_step(g):
            g.points[0] += 1
        return bluff.view(g, None)

    caught(variant(view=view, frames=(bluff.Revealed,)), "frames", games=2)


# -- redealt worlds are other worlds -----------------------------------------------------------------------------------


def test_a_redeal_that_changes_nothing() -> None:
    caught(variant(redeal=lambda g, seat, rng: g.copy()), "redeal variety", "the true dice")


def test_a_redeal_that_changes_only_the_dice() -> None:
    def redeal(g: Bluff, seat: int | None, rng: Random) -> Bluff:
        w = g.copy()
        w.chance = FastChance(rng.getrandbits(64))
        return w

    caught(variant(redeal=redeal), "redeal variety", "was the same in all", "“hand ", games=12, level=REDEALS)


def test_a_redeal_that_keeps_sealed_answers() -> None:
    def redeal(g: Bluff, seat: int | None, rng: Random) -> Bluff:
        w = SPEC.redeal(g, seat, rng)
        for other, answer in g.sealed.items():
            if answer.card not in w.hands[other]:
                w.hands[other][0] = answer.card
            w.sealed[other] = answer
        return w

    caught(variant(redeal=redeal), "redeal variety", "“sealed answer of seat", games=12, level=REDEALS)


def test_a_redealt_world_that_cannot_be_played() -> None:
    def redeal(g: Bluff, seat: int | None, rng: Random) -> Bluff:
        w = SPEC.redeal(g, seat, rng)
        for other in w.sealed:
            if other != seat:
                w.sealed[other] = Play(rng.randint(1, 20))  # hardly ever a card in that hand
        return w

    caught(variant(redeal=redeal), "redeal playout", "fails: ValueError", "then, on a copy:", level=PLAYOUTS)


class Storing(Bluff):
    __slots__ = ("stored",)

    stored: list[list[int]]

    def __init__(self, like: Storing | None = None) -> None:
        super().__init__(like)
        self.stored = [] if like is None else [cards[:] for cards in like.stored]


def test_stored_options() -> None:
    class Stored(Choose):
        def resolve(self, g: Any, now: Frame) -> None:
            super().resolve(g, now)
            g.stored = [hand[:] for hand in g.hands]

        def options(self, g: Any, now: Frame, seat: int) -> list[Play]:
            return [Play(card) for card in g.stored[seat]]

    caught(with_effect(Stored(), state=Storing), "redeal playout", "ValueError", level=PLAYOUTS)


# -- copies, seeds, saves ----------------------------------------------------------------------------------------------


class Sharing(Bluff):
    __slots__ = ()

    def __init__(self, like: Sharing | None = None) -> None:
        super().__init__(like)
        if like is not None:
            self.points = like.points


def test_a_copy_that_shares_a_list() -> None:
    caught(variant(state=Sharing), "copies", "answers on a copy changed the original", "table.points")


class Slow(Bluff):
    """Shares what only a later answer changes."""

    __slots__ = ("rounds",)

    rounds: list[int]

    def __init__(self, like: Slow | None = None) -> None:
        super().__init__(like)
        self.rounds = [] if like is None else like.rounds


def test_a_kept_copy_that_changes_later() -> None:
    class Counting(Choose):
        def answered(self, g: Any, now: Frame, answers: dict[int, Play]) -> None:
            super().answered(g, now, answers)
            if g.log is not None:  # only at the true table, so that the copy of the moment does not show it
                g.rounds.append(1)

    with pytest.raises(LawBroken) as caught:
        laws.check(with_effect(Counting(), state=Slow), games=2)
    assert caught.value.law in ("copies", "determinism")


class Forgetful(Bluff):
    __slots__ = ("first",)

    first: int

    def __init__(self, like: Forgetful | None = None) -> None:
        super().__init__(like)
        self.first = 0  # forgets `like.first`


def test_a_slot_forgotten_in_the_copy() -> None:
    def setup(g: Any) -> None:
        bluff.setup(g)
        g.first = 1

    caught(variant(state=Forgetful, setup=setup), "copies", "a copy differs from its original", "table.first: 1 | 0")


class Unslotted(Bluff):
    def __init__(self, like: Unslotted | None = None) -> None:
        super().__init__(like)
        self.luck: int = 0 if like is None else like.luck


def test_a_slot_forgotten_in_the_save() -> None:
    caught(variant(state=Unslotted), "json", "luck outside its slots")


class IllSaved(Bluff):
    __slots__ = ("marks",)

    marks: list[Any]

    def __init__(self, like: IllSaved | None = None) -> None:
        super().__init__(like)
        self.marks = [] if like is None else like.marks[:]


def test_a_slot_whose_type_does_not_survive_json() -> None:
    def setup(g: Any) -> None:
        bluff.setup(g)
        g.marks = [(1, 2)]

    def view(g: Any, seat: int | None) -> View:
        assert all(isinstance(mark, tuple) for mark in g.marks)
        return bluff.view(g, seat)

    caught(variant(state=IllSaved, setup=setup, view=view), "json", "AssertionError")


def test_an_effect_without_an_id() -> None:
    class Lost(Choose):
        pass

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        g.agenda = [Frame(Lost(), *frame[1:]) for frame in g.agenda]

    with pytest.raises(LawBroken, match="Lost is not in the game's effects: it has no id") as caught:
        laws.check(variant(setup=setup), games=1)
    assert caught.value.law == "json"


def test_unseeded_randomness_at_the_deal() -> None:
    deals = itertools.count()

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        first = next(deals) % len(g.hands[0])  # never the same twice, which true chance can be
        g.hands[0] = g.hands[0][first:] + g.hands[0][:first]

    caught(variant(setup=setup), "determinism", "two games dealt from the same seed differ", "table.hands[0]")


def test_unseeded_randomness_in_play() -> None:
    class Moody(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            super().answered(g, now, answers)
            g.points[0] += random.getrandbits(40)

    caught(with_effect(Moody()), "determinism", "led two copies apart", "table.points[0]")


def test_a_replay_that_ends_elsewhere() -> None:
    dealt: list[int] = []

    def setup(g: Bluff) -> None:
        bluff.setup(g)
        dealt.append(1)
        if len(dealt) % 3 == 0:  # the first two are the game and its twin, the third is the replay
            g.points[0] = 100

    caught(variant(setup=setup), "replay", "the record replays to another state after 0 answers")


class Fickle(Choose):
    """An effect with a memory of its own."""

    def __init__(self) -> None:
        self.asked = 0

    def prompt(self, g: Bluff, now: Frame, seat: int) -> Message:
        self.asked += 1
        return super().prompt(g, now, seat)


def test_an_effect_that_changes() -> None:
    caught(with_effect(Fickle()), "effects", "choose: {'asked': 0", games=2)


# -- termination and conservation --------------------------------------------------------------------------------------


def test_an_empty_option_list() -> None:
    class Stuck(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
            return [] if len(g.played) == 2 else super().options(g, now, seat)

    caught(with_effect(Stuck()), "termination", "is asked and has no options")


def test_an_endless_game() -> None:
    class Endless(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            g.then([self])

    broken = caught(with_effect(Endless()), "termination", "more than the 20 answers")
    assert len(broken.answers) == 21


def test_a_question_that_asks_nobody() -> None:
    class Nobody(Choose):
        def resolve(self, g: Bluff, now: Frame) -> None:
            if len(g.played) == 3:
                g.ask(now)
            else:
                super().resolve(g, now)

    caught(with_effect(Nobody()), "termination", "question still open")


def test_a_question_that_asks_somebody_twice() -> None:
    class Twice(Choose):
        def resolve(self, g: Bluff, now: Frame) -> None:
            g.ask(now, 1, 0)

    caught(with_effect(Twice()), "termination", "each once and ascending: (1, 0)")


def test_an_outcome_before_the_end_and_none_after_it() -> None:
    def early(g: Bluff) -> Outcome:
        return Outcome(tuple(g.points), ())

    caught(variant(outcome=early), "termination", "an outcome before it is over")
    caught(variant(outcome=lambda g: None), "termination", "over and has no outcome")


def test_teammates_with_different_fates() -> None:
    caught(variant(team=lambda g, seat: 0), "termination", "teammates with different results")


def test_rules_that_crash() -> None:
    class Crashing(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            raise KeyError("no such card")

    caught(with_effect(Crashing()), "termination", "KeyError: 'no such card'")


def test_a_lost_card() -> None:
    class Losing(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            super().answered(g, now, answers)
            if len(g.played) == 3:
                g.played[0] = g.played[0][:-1]

    caught(with_effect(Losing()), "conservation", "lost or doubled", "cards: 10 | 9")


def test_a_doubled_card() -> None:
    class Doubling(Choose):
        def answered(self, g: Bluff, now: Frame, answers: dict[int, Play]) -> None:
            super().answered(g, now, answers)
            if len(g.played) == 3:
                g.hands[0].append(20)

    caught(with_effect(Doubling()), "conservation", "cards: 10 | 11")


def test_a_redeal_that_loses_a_card() -> None:
    def redeal(g: Bluff, seat: int | None, rng: Random) -> Bluff:
        w = SPEC.redeal(g, seat, rng)
        w.played = w.played[:-1]
        return w

    def view(g: Bluff, seat: int | None) -> View:
        return View(bluff.view(g, seat).hand, (), (), ())

    caught(variant(redeal=redeal, view=view), "conservation", "lost or doubled")


# -- options -----------------------------------------------------------------------------------------------------------


class Sloppy(LazyOptions):
    """Lists the hand, but takes any card."""

    def __init__(self, hand: list[int], takes: Sequence[int]) -> None:
        self.hand = hand
        self.takes = takes

    def __len__(self) -> int:
        return len(self.hand)

    def __getitem__(self, index: Any) -> Any:
        return Play(self.hand[index])

    def __iter__(self) -> Iterator[Play]:
        return (Play(card) for card in self.hand)

    def __contains__(self, action: object) -> bool:
        return isinstance(action, Play) and action.card in self.takes


def test_lazy_options_that_accept_what_cannot_be_played() -> None:
    class Lax(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> Any:
            return Sloppy(g.hands[seat], range(1, 21))

    caught(with_effect(Lax()), "options", "cannot be played: ValueError", "on a copy")


class Lenient(Bluff):
    __slots__ = ()

    def act(self, seat: int, action: Any) -> None:
        if seat in self.waiting and isinstance(action, Play):
            self.act_unchecked(seat, action)
        else:
            super().act(seat, action)


def test_an_illegal_action_that_is_accepted() -> None:
    caught(variant(state=Lenient), "options", "not among its options is accepted", "Play(card=")


def test_an_option_that_is_refused() -> None:
    class Strict(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> Any:
            return Sloppy(g.hands[seat], [card for card in g.hands[seat] if card != max(g.hands[seat])])

    caught(with_effect(Strict()), "options", "is refused: refusal-not-an-option")


class Particular(Bluff):
    __slots__ = ()

    def act(self, seat: int, action: Any) -> None:
        if isinstance(action, Play) and action.card == 13:
            raise Illegal("refusal-not-an-option")
        super().act(seat, action)


def test_an_option_that_the_state_refuses() -> None:
    caught(variant(state=Particular), "options", "is refused: refusal-not-an-option", '"card":13')


class Resentful(Bluff):
    __slots__ = ()

    def act(self, seat: int, action: Any) -> None:
        try:
            super().act(seat, action)
        except Illegal:
            self.points[0] -= 1
            raise


def test_a_refusal_that_changes_the_state() -> None:
    caught(variant(state=Resentful), "options", "is refused but changes the state", "table.points[0]: 0 | -1")


def test_a_refusal_that_leaves_an_event() -> None:
    class Telltale(Choose):
        def refusal(self, g: Bluff, now: Frame, seat: int, action: Any) -> Illegal:
            g.emit(bluff.Dealt(seat, None))
            return super().refusal(g, now, seat, action)

    caught(with_effect(Telltale()), "options", "leaves an event", "Dealt(")


def test_a_crash_on_an_ill_typed_answer() -> None:
    class Rigid(Sloppy):
        def __contains__(self, action: Any) -> bool:
            return action.card in self.hand

    class Crashing(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> Any:
            return Rigid(g.hands[seat], ())

    caught(with_effect(Crashing()), "options", "AttributeError")


class Welcoming(Bluff):
    __slots__ = ()

    def act(self, seat: int, action: Any) -> None:
        super().act(seat if seat in self.waiting else self.waiting[0], action)


def test_a_seat_that_is_not_asked_and_accepted() -> None:
    caught(variant(state=Welcoming), "options", "which is not asked is accepted")


def test_options_that_differ_when_asked_for_twice() -> None:
    class Shifty(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
            own = super().options(g, now, seat)
            return random.sample(own, len(own))

    caught(with_effect(Shifty()), "options", "change when listed twice")


def test_an_option_offered_twice() -> None:
    class Doubled(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
            return super().options(g, now, seat) * 2

    caught(with_effect(Doubled()), "options", "the same option twice")


def test_looking_at_the_options_changes_the_state() -> None:
    class Sorting(Choose):
        def options(self, g: Bluff, now: Frame, seat: int) -> list[Play]:
            g.hands[seat].sort(key=lambda card: (len(g.sealed) % 2, -card))
            return super().options(g, now, seat)

    with pytest.raises(LawBroken):
        laws.check(with_effect(Sorting()), games=2)


class Stubborn(Bluff):
    __slots__ = ()

    def retract(self, seat: int) -> None:
        super().retract(seat)
        self.waiting = tuple(sorted(self.waiting, reverse=True))


def test_a_retract_that_does_not_restore() -> None:
    caught(variant(state=Stubborn), "retract", "took its answer back and the state is not as before", "waiting[0]:")


def test_a_default_that_is_not_an_option() -> None:
    class Bold(Choose):
        def default(self, g: Bluff, now: Frame, seat: int, rng: Random) -> Play:
            return Play(20)

    caught(with_effect(Bold()), "defaults", "is not one of its options", "Play(card=20)")


def test_a_heuristic_that_choose_no_option() -> None:
    caught(variant(heuristic=lambda g, seat, rng: Play(20)), "heuristic", "chooses no option")


def test_a_value_beyond_one() -> None:
    caught(variant(value=lambda g, seat: float(g.points[seat])), "heuristic", "a value is not from 0 to 1")


# -- texts -------------------------------------------------------------------------------------------------------------


@pytest.fixture
def reworded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Bluff with a change in one of its catalogues."""
    package = tmp_path / "reworded"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "reworded", raising=False)
    source = Path(bluff.__file__).parent / "text"

    def change(language: str, old: str, new: str, **changes: Any) -> AnySpec:
        for name in ("en", "fr"):
            text = (source / name / "rules.ftl").read_text("utf-8")
            assert name != language or old in text
            (package / "text" / name).mkdir(exist_ok=True)
            (package / "text" / name / "rules.ftl").write_text(text.replace(old, new) if name == language else text)
        return variant(package="reworded", **changes)

    yield change
    catalogue.cache_clear()


def test_a_missing_french_text(reworded: Any) -> None:
    caught_in_texts(reworded("fr", "option-play =", "option-plays ="), "fr: no message option-play", "fr has")


def test_a_missing_label_of_the_view(reworded: Any) -> None:
    caught_in_texts(reworded("fr", "view-left =", "view-lefts ="), "fr: no message view-left", "en has")


def test_a_notation_that_nobody_explains() -> None:
    spec = variant(notation=Notation(lambda g, action: None, lambda g, seat, text: None))
    caught_in_texts(spec, "en: no message notation", "fr: no message notation")


def test_a_missing_form_of_an_event(reworded: Any) -> None:
    caught_in_texts(reworded("en", "event-dealt-no-cards", "event-dealt-none"), "en: no message event-dealt-no-cards")


def test_differing_variables(reworded: Any) -> None:
    spec = reworded("fr", "{ $winner } marque", "quelqu’un marque")
    caught_in_texts(spec, "event-revealed: en uses $cards, $winner, fr uses $cards")


def test_a_variable_that_is_not_given(reworded: Any) -> None:
    caught_in_texts(
        reworded("en", "the { $card }", "the { $crad }"), "en: option-play uses $crad, which it is not given"
    )


def test_a_text_that_cannot_be_read(reworded: Any) -> None:
    caught_in_texts(reworded("fr", "title = Bluff", "title ="), "cannot be read")


def test_a_missing_word(reworded: Any) -> None:
    spec = reworded("fr", "title", "title", vocabularies={"suit": ["cups"]}, errors=["refusal-never"])
    caught_in_texts(spec, "fr: no message suit-cups", "en: no message refusal-never")


class Chatty(Settings, frozen=True):
    loud: bool = False
    manner: Any = "kind"


def test_a_missing_setting() -> None:
    caught_in_texts(variant(settings=Chatty), "en: no message setting-loud", "fr: no message setting-manner")


def test_a_prompt_that_is_not_declared() -> None:
    class Other(Choose):
        prompts = ("refusal-not-asked",)

        def prompt(self, g: Bluff, now: Frame, seat: int) -> Message:
            return Message("prompt-choose")

    caught_in_texts(with_effect(Other()), "prompt-choose is not among the prompts")


def test_a_refusal_that_is_not_declared_or_cannot_be_said() -> None:
    class Mute(Choose):
        def refusal(self, g: Bluff, now: Frame, seat: int, action: Any) -> Illegal:
            return Illegal("prompt-choose")

    caught(with_effect(Mute()), "options", "prompt-choose is not among the refusals")

    class Mumbling(Choose):
        prompts = ("option-play",)

        def prompt(self, g: Bluff, now: Frame, seat: int) -> Message:
            return Message("option-play")

    caught_in_texts(with_effect(Mumbling()), "option-play cannot be formatted in en", "card")


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ("Choisissez une carte!", "! ? and ; need"),
        ("Choisissez une carte ; toutes", "! ? and ; need"),
        ("Choisissez une carte : toutes", ": needs a no-break space"),
        ("Choisissez l'une", "the apostrophe is ’"),
        ("Choisissez «une carte»", "« and » need no-break spaces inside"),
        ('Choisissez "une carte"', "the quotation marks are « and »"),
        ("Choisissez une carte...", "three dots are …"),
        ("Choisissez { $n ->\n   *[other] une carte!\n }", "! ? and ; need"),
    ],
)
def test_french_typography(reworded: Any, wrong: str, rule: str) -> None:
    caught_in_texts(reworded("fr", "Choisissez une carte", wrong), f"fr: prompt-choose: {rule}")


@pytest.mark.parametrize(
    "right",
    ["Vraiment\u202f?!", "Ainsi\u00a0: «\u202foui\u202f»", "L’heure est 12:30", "hex: et…", "pip install 'x[y]'"],
)
def test_good_french_passes(reworded: Any, right: str) -> None:
    assert laws.check_texts(reworded("fr", "Choisissez une carte", right))


def without_french(reworded: Any, **changes: Any) -> AnySpec:
    spec: AnySpec = reworded("fr", "title", "title", **changes)
    shutil.rmtree(Path(str(files("reworded"))) / "text" / "fr")
    return spec


def test_a_missing_catalogue_is_told_in_a_sentence(reworded: Any) -> None:
    caught_in_texts(
        without_french(reworded),
        "a fault in the texts",
        "fr: the game has no catalogue; write text/fr/rules.ftl in reworded, or leave fr out of the spec's languages",
    )


def test_other_faults_are_reported_before_those_in_texts(reworded: Any) -> None:
    caught(without_french(reworded, outcome=lambda g: None), "termination", "over and has no outcome")


def test_a_game_in_one_language_breaks_no_law(reworded: Any) -> None:
    spec = without_french(reworded, languages=("en",))
    assert laws.check(spec, games=1, level=TEXTS).totals.checked["texts"]
    assert catalogue("fr", spec).text("prompt-choose") == catalogue("en", spec).text("prompt-choose")


# -- numbers -----------------------------------------------------------------------------------------------------------


def test_answers_without_a_number() -> None:
    caught(variant(answers={Play: Numbered(words={"card": range(1, 11)})}), "numbers", "have no number of their own")


def test_a_mask_that_tells_a_hidden_card() -> None:
    def read(g: Bluff, seat: int, card: int) -> int:
        return card + (max(g.hands[(seat + 1) % g.seats]) > 15)

    faulty = variant(answers={Play: Numbered(words={"card": range(1, 22)}, reads={"card": read})})
    caught(faulty, "secrecy", "the mask of seat", "tells what it may not know")


def test_a_vector_of_many_lengths() -> None:
    faulty = variant(reads={"hand": (["card"], lambda hand: [float(card) for card in hand])})
    caught(faulty, "numbers", "the vector of seat", "another length")
