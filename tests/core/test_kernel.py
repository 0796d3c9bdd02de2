from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest
from msgspec import Struct

import bluff
from bluff import Bluff, Play
from greathall import Illegal
from greathall.core.kernel import Effect, Event, Frame, LazyOptions, State, logged, sample
from greathall.core.messages import Message


class Said(Event, frozen=True, tag="said"):
    word: str


class Say(Effect[State]):
    """Says a word, then lets others happen."""

    def __init__(self, word: str, *then: Effect[State]) -> None:
        self.word = word
        self.follow = then

    def resolve(self, g: State, now: Frame) -> None:
        g.emit(Said(f"{self.word} {now.who} {now.source} {now.n}"))
        g.then(self.follow, now.who, self.word, now.n + 1)


class AskAll(Effect[State]):
    def resolve(self, g: State, now: Frame) -> None:
        g.ask(now, *range(g.seats))

    def options(self, g: State, now: Frame, seat: int) -> list[int]:
        return [10 * seat, 10 * seat + 1]

    def answered(self, g: State, now: Frame, answers: dict[int, int]) -> None:
        g.emit(Said(str(answers)))


def table(*effects: Effect[State], seats: int = 3) -> State:
    g = State()
    g.seats = seats
    logged(g)
    g.then(effects)
    g.run()
    return g


def said(g: State) -> list[str]:
    assert g.log is not None
    return [event.word for event in g.log if isinstance(event, Said)]


def position(g: State) -> tuple[Any, ...]:
    return g.waiting, dict(g.sealed), g.asked, list(g.agenda), said(g)


# -- the agenda --------------------------------------------------------------------------------------------------------


def test_effects_happen_in_the_order_written_and_what_they_schedule_happens_first() -> None:
    g = table(Say("a", Say("b", Say("c")), Say("d")), Say("e"))
    assert [line.split()[0] for line in said(g)] == ["a", "b", "c", "d", "e"]
    assert g.over


def test_frames_carry_who_source_and_number() -> None:
    g = State()
    logged(g)
    g.then([Say("a", Say("b"))], who=2, source="rules", n=5)
    g.run()
    assert said(g) == ["a 2 rules 5", "b 2 a 6"]


def test_finish_ends_the_game_whatever_was_to_come() -> None:
    class Finish(Effect[State]):
        def resolve(self, g: State, now: Frame) -> None:
            g.finish()

    g = table(Say("a"), Finish(), Say("b"))
    assert g.over
    assert len(said(g)) == 1


# -- decisions ---------------------------------------------------------------------------------------------------------


def test_answers_stay_sealed_until_the_last_is_in() -> None:
    g = table(AskAll(), Say("after"))
    assert (g.waiting, g.over) == ((0, 1, 2), False)
    g.act(1, 10)
    g.act(0, 1)
    assert (g.waiting, g.sealed, said(g)) == ((2,), {1: 10, 0: 1}, [])
    g.act(2, 20)
    assert said(g) == ["{1: 10, 0: 1, 2: 20}", "after -1  0"]
    assert (g.waiting, g.sealed, g.asked, g.over) == ((), {}, None, True)


def test_options_are_for_those_who_are_asked() -> None:
    g = table(AskAll())
    assert g.options(1) == [10, 11]
    g.act(1, 11)
    assert g.options(1) == ()
    assert g.options(7) == ()


def test_an_answer_can_be_taken_back_until_the_last_is_in() -> None:
    g = table(AskAll())
    before = position(g)
    g.act(1, 10)
    g.retract(1)
    assert position(g) == before
    with pytest.raises(Illegal, match="refusal-nothing-to-retract"):
        g.retract(1)
    for seat in (2, 1, 0):
        g.act(seat, 10 * seat)
    with pytest.raises(Illegal, match="refusal-nothing-to-retract"):
        g.retract(0)


class AskForLetters(Effect[State]):
    """Each seat in turn chooses a letter; after each answer there is another one."""

    def __init__(self) -> None:
        self.computed = 0

    def resolve(self, g: State, now: Frame) -> None:
        g.ask(now, *range(g.seats))

    def options(self, g: State, now: Frame, seat: int) -> tuple[str, ...]:
        self.computed += 1
        return tuple("abcdef"[now.n :])

    def answered(self, g: State, now: Frame, answers: dict[int, str]) -> None:
        g.agenda.append(now.replace(n=now.n + 1))


def test_what_was_offered_is_not_computed_again_for_the_answer() -> None:
    effect = AskForLetters()
    g = table(effect, seats=1)
    for letter in g.options(0):
        assert g.options(0)[0] == letter
        before = effect.computed
        g.act(0, letter)
        assert effect.computed == before


def test_what_was_offered_is_forgotten_as_soon_as_something_happens() -> None:
    g = table(AskForLetters(), seats=2)
    assert "a" in g.options(0)
    g.act(0, "a")
    with pytest.raises(Illegal, match="refusal-already-answered"):
        g.act(0, "a")
    assert "a" in g.options(1)
    g.retract(0)
    assert (g.waiting, g.offered) == ((0, 1), ())
    g.act(0, "a")
    assert "a" in g.options(1)
    g.act(1, "a")
    for seat in range(2):
        with pytest.raises(Illegal, match="refusal-not-an-option"):
            g.act(seat, "a")
    with pytest.raises(Illegal, match="refusal-not-asked"):
        g.act(None, "a")
    assert "b" in g.options(0)
    g.asked = None
    g.waiting = ()
    g.then([AskForLetters()], n=3)
    g.run()
    with pytest.raises(Illegal, match="refusal-not-an-option"):
        g.act(0, "b")


def test_what_was_offered_is_not_known_to_copies() -> None:
    effect = AskForLetters()
    g = table(effect, seats=1)
    g.options(0)
    before = effect.computed
    g.copy().act(0, "a")
    assert effect.computed == before + 1


def test_an_option_written_into_the_list_of_options_is_refused() -> None:
    g = table(AskAll())
    options = g.options(0)
    assert isinstance(options, list)
    options.append(5)
    with pytest.raises(Illegal, match="refusal-not-an-option"):
        g.act(0, 5)


@pytest.mark.parametrize(
    ("seat", "action", "key"),
    [
        (0, 99, "refusal-not-an-option"),
        (0, None, "refusal-not-an-option"),
        (0, [], "refusal-not-an-option"),
        (1, 10, "refusal-already-answered"),
        (9, 0, "refusal-not-asked"),
        (-1, 0, "refusal-not-asked"),
        ("0", 0, "refusal-not-asked"),
    ],
)
def test_a_refused_answer_says_why_and_changes_nothing(seat: Any, action: Any, key: str) -> None:
    g = table(AskAll())
    g.act(1, 10)
    before = position(g)
    with pytest.raises(Illegal) as refused:
        g.act(seat, action)
    assert refused.value.message == Message(key)
    assert position(g) == before


def test_nobody_answers_after_the_end() -> None:
    g = table(Say("a"))
    for ask in (lambda: g.act(0, 0), lambda: g.default(0, Random(1))):
        with pytest.raises(Illegal, match="refusal-game-over"):
            ask()


class Odd(Struct, frozen=True, tag="odd"):
    number: int


def test_an_effect_gives_its_own_reason_for_what_is_well_typed_only() -> None:
    class Even(AskAll):
        def refusal(self, g: State, now: Frame, seat: int, action: Odd) -> Illegal:
            return Illegal("refusal-odd", rest=action.number % 2)

    g = table(Even())
    with pytest.raises(Illegal, match=r"refusal-odd \(rest=1\)"):
        g.act(0, Odd(3))
    with pytest.raises(Illegal, match="refusal-not-an-option"):
        g.act(0, Odd("three"))  # type: ignore[arg-type]


def test_default_and_prompt() -> None:
    g = table(AskAll())
    assert g.default(2, Random(1)) == 20
    assert g.prompt(2) == Message("prompt-ask-all")
    g.act(2, 20)
    assert g.prompt(2) == Message("prompt-ask-all"), "shown while others still choose"
    with pytest.raises(Illegal, match="refusal-already-answered"):
        g.default(2, Random(1))
    assert g.prompt(7) is None


def test_take_is_act_without_the_check() -> None:
    g, h = table(AskAll()), table(AskAll())
    for seat in range(3):
        g.act_unchecked(seat, 10 * seat)
        h.act(seat, 10 * seat)
    assert said(g) == said(h)


# -- copies and logs ---------------------------------------------------------------------------------------------------


def test_a_copy_is_apart_and_has_no_log() -> None:
    g = bluff.SPEC.new(seats=2, seed=1, log=[])
    before = bluff.SPEC.save(g)
    c = g.copy()
    assert type(c) is Bluff
    assert c.log is None
    for seat in range(2):
        c.act(seat, c.options(seat)[0])
    c.chance.below("dice", 6)
    assert bluff.SPEC.save(g) == before
    assert bluff.SPEC.save(c) != before


def test_logging_starts_where_it_is_asked_for() -> None:
    g = bluff.SPEC.new(seats=2, seed=1)
    log = logged(g)
    for seat in range(2):
        g.act(seat, g.options(seat)[0])
    assert [type(event) for event in log] == [bluff.Revealed]


def test_events_are_seen_as_they_say() -> None:
    log: list[Event] = []
    bluff.SPEC.new(seats=2, seed=1, log=log)
    dealt = log[0]
    assert dealt.seen_by(0) == dealt
    assert dealt.seen_by(1) == dealt.seen_by(None) == bluff.Dealt(0, None)
    shown = bluff.Revealed((3, 4), 1)
    assert shown.seen_by(None) is shown


# -- many options ------------------------------------------------------------------------------------------------------


class Squares(LazyOptions):
    def __len__(self) -> int:
        return 1000

    def __getitem__(self, index: Any) -> Any:
        return index * index

    def __contains__(self, action: object) -> bool:
        return isinstance(action, int) and round(action**0.5) ** 2 == action


def test_lazy_options() -> None:
    class Lazy(AskAll):
        def options(self, g: State, now: Frame, seat: int) -> Any:
            return Squares()

    g = table(Lazy(), seats=2)
    assert sample(g.options(0), Random(1)) in Squares()
    g.act(0, 49)
    with pytest.raises(Illegal):
        g.act(1, 50)
    g.act(1, 64)
    assert g.over


def test_listed_options_are_not_lazy() -> None:
    assert not isinstance((1, 2), LazyOptions)
    assert not isinstance([1, 2], LazyOptions)
    assert isinstance(Squares(), LazyOptions)


def test_sampling_is_about_even() -> None:
    rng = Random(1)
    drawn = [sample("abc", rng) for _ in range(300)]
    assert min(drawn.count(letter) for letter in "abc") > 70


def test_playing_bluff_by_hand() -> None:
    g = bluff.SPEC.new(seats=2, seed=1)
    g.hands = [[1, 9], [5, 6]]
    g.act(0, Play(9))
    g.act(1, Play(6))
    assert (g.points, g.hands) == ([1, 0], [[1], [5]])
    with pytest.raises(Illegal):
        g.act(0, Play(9))
    assert msgspec.to_builtins(g.options(0)) == [{"type": "play", "card": 1}]
