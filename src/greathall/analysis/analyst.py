"""Walks through a finished game question by question; it can stop after any, and go on from there another day."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise
from random import Random
from time import thread_time
from typing import Any

import msgspec
from msgspec.structs import replace

from greathall.analysis.judge import chances, judge, standing, unusual
from greathall.analysis.result import (
    VERSION,
    Analysis,
    CurvePoint,
    Effect,
    JudgedDecision,
    TurningPoint,
    mark,
)
from greathall.bots.budget import Budget
from greathall.core.errors import Illegal
from greathall.core.kernel import Action, LazyOptions, State
from greathall.core.match import Match, masked
from greathall.core.messages import Message, message_for
from greathall.core.record import Record

SECONDS = 40.0
"""Of one processor for a whole game, about: the time is spread over what is left to look at."""
ROLLOUTS = 150
"""For one decision of one's own, at most."""
OTHERS_WEIGHT = 0.15
"""How much time an answer of somebody else is given, compared with one of one's own."""
WORLDS_FOR_OTHERS = 16
WORLDS_AT_START = 64
TURNING_POINTS = 3
LEAST_TURN = 0.03
"""A smaller change of the chance is no turning point."""
WORLDS_AT_TURN = 48
MOMENTS_AT_TURN = 12
TOLD = 3
"""Events that are told of a turning point."""


class Analyst:
    """Looks at one seat of one finished game. `analysis` is what is known so far."""

    def __init__(self, record: Record, seat: int, kept: Analysis | None = None, seconds: float = SECONDS) -> None:
        self.match = Match(record)
        if not self.match.over:
            raise Illegal("refusal-game-not-over")
        if not 0 <= seat < record.seats:
            raise Illegal("refusal-no-such-seat")
        self.spec = self.match.spec
        if self.spec.bots.heuristic is None:
            raise Illegal("refusal-no-analysis")
        self.seat = seat
        self.seconds = seconds
        questions = self.match.moments - 1
        if kept is None or (kept.version, kept.seat, kept.questions) != (VERSION, seat, questions):
            kept = Analysis(
                game=record.game,
                seat=seat,
                seats=record.seats,
                unit="chance" if self.spec.bots.judge is None else "points",
                rounds_are=self.spec.bots.rounds_are,
                teams=[self.spec.team(self.match.g, other) for other in range(record.seats)],
                questions=questions,
            )
        self.analysis = kept

    def look(self) -> bool:
        """Look at the next question, and after the last sum up; False if there is nothing left to do."""
        found = self.analysis
        if found.finished:
            return False
        began = thread_time()
        if found.done == 0:
            self._begin()
        if found.done < found.questions:
            self._question(found.done)
            found.done += 1
        else:
            self._sum_up()
        found.seconds += thread_time() - began
        return not found.finished

    # -- question by question ------------------------------------------------------------------------------------------

    def _begin(self) -> None:
        found, g = self.analysis, self.match.state_at(0)
        dealt = self._standing(g, "start", WORLDS_AT_START)
        found.curve.append(CurvePoint(0, self._round(g), dealt))
        found.start = dealt[self.seat] if found.unit == "chance" else 0.0

    def _question(self, number: int) -> None:
        """All answers to one question, judged in the state in which it was asked: nobody had answered yet."""
        steps = self.match.question_steps
        asked, until = steps[number], steps[number + 1]
        g = self.match.state_at(asked)
        for who, action in self.match.record.actions[asked:until]:
            played = self.spec.decode(action)
            if not _has_choice(g, who):
                continue
            if who == self.seat:
                self._own(g, asked, played)
            else:
                self._other(g, asked, who, played)

    def _own(self, g: State, step: int, played: Action) -> None:
        found = self.analysis
        judged = judge(self.spec, g, self.seat, played, self._rng(step), self._budget(1.0))
        if judged is None:
            return
        found.decisions.append(
            JudgedDecision(
                step=step,
                round=self._round(g),
                played=_plain(judged.played),
                options=[_plain(option) for option in judged.options],
                lost=judged.lost,
                error=judged.error,
                mark=mark(judged.lost, found.unit),
                reason=judged.reason,
            )
        )
        found.choices = found.choices.plus(-judged.lost, judged.error if judged.lost else 0.0)
        if judged.lost:
            found.curve.append(CurvePoint(step, self._round(g), judged.before))
        found.curve.append(CurvePoint(step + 1 if judged.lost else step, self._round(g), judged.after))

    def _other(self, g: State, step: int, who: int, played: Action) -> None:
        found, spec, rng = self.analysis, self.spec, self._rng(step, who)
        if found.unit == "points":
            judged = judge(spec, g, who, played, rng, self._budget(1.0))
            if judged is not None:
                found.others = found.others.plus(judged.lost / (found.seats - 1), judged.error if judged.lost else 0.0)
            return
        heuristic = spec.bots.heuristic
        if heuristic is None or heuristic(spec.redeal(g, who, rng), who, rng) == played:
            return
        found.others = found.others.plus(*unusual(spec, g, who, played, self.seat, rng, self._worlds_for_others()))

    # -- time ----------------------------------------------------------------------------------------------------------

    def _budget(self, weight: float) -> Budget:
        return Budget(iterations=ROLLOUTS, milliseconds=1000.0 * self._share(weight), cpu=True)

    def _share(self, weight: float) -> float:
        """The seconds for something of this weight, if what is left is spread over the questions that are left. Most
        questions take less than their share, which leaves more for those that are close."""
        found = self.analysis
        left = max(0.05 * self.seconds, self.seconds - found.seconds)
        own = 1.0 if found.unit == "points" else 1.0 / found.seats + OTHERS_WEIGHT
        return 2.0 * weight * left / (own * max(1, found.questions - found.done))

    def _worlds_for_others(self) -> int:
        """Fewer when the time runs out."""
        found = self.analysis
        late = found.seconds / self.seconds > 1.5 * (found.done + 1) / max(1, found.questions)
        return WORLDS_FOR_OTHERS // 2 if late and found.seconds > 0.2 * self.seconds else WORLDS_FOR_OTHERS

    # -- summing up ----------------------------------------------------------------------------------------------------

    def _sum_up(self) -> None:
        found, g = self.analysis, self.match.g
        last = chances(self.spec, g)
        found.curve.append(CurvePoint(self.match.step, self._round(g), last))
        outcome = self.spec.outcome(g)
        assert outcome is not None
        others = [score for other, score in enumerate(outcome.scores) if other != self.seat]
        found.end = last[self.seat] if found.unit == "chance" else float(outcome.scores[self.seat] - max(others))
        moved = Effect(found.end - found.start)
        found.luck = moved.plus(-found.choices.amount, found.choices.error).plus(
            -found.others.amount, found.others.error
        )
        found.turning = self._turning_points()
        found.finished = True

    def _turning_points(self) -> list[TurningPoint]:
        """The largest changes of the seat's chance: at its own answers, and from one of them to the next."""
        curve, seat = self.analysis.curve, self.seat
        changes = []
        for one, two in pairwise(curve):
            change = two.chances[seat] - one.chances[seat]
            if abs(change) >= LEAST_TURN:
                changes.append((abs(change), one, two))
        largest = sorted(changes, key=lambda change: -change[0])[:TURNING_POINTS]
        return [self._turning_point(one, two) for _, one, two in sorted(largest, key=lambda change: change[1].step)]

    def _turning_point(self, one: CurvePoint, two: CurvePoint) -> TurningPoint:
        own = {decision.step: decision for decision in self.analysis.decisions if decision.lost}
        decision = own.get(one.step) if two.step == one.step + 1 else None
        since, step = self._when(one, two) if decision is None else (decision.step, decision.step)
        return TurningPoint(
            step=step,
            round=self._round(self.match.state_at(step)),
            cause="event" if decision is None else "choice",
            before=one.chances[self.seat],
            after=two.chances[self.seat],
            told=self._happened(since, step) if decision is None else _compared(decision),
        )

    def _when(self, one: CurvePoint, two: CurvePoint) -> tuple[int, int]:
        """From which moment to which, between two points, the seat's chance changed most, as it could tell then."""
        steps = [step for step in self.match.question_steps if one.step <= step <= two.step]
        every = max(1, len(steps) // MOMENTS_AT_TURN)
        steps = [*steps[:-1:every], steps[-1]] if steps else [two.step]
        direction = 1.0 if two.chances[self.seat] > one.chances[self.seat] else -1.0
        known = [self._chance_at(step, two) for step in steps]
        jumps = [direction * (after - before) for before, after in pairwise(known)]
        if not jumps:
            return one.step, steps[-1]
        largest = jumps.index(max(jumps))
        return steps[largest], steps[largest + 1]

    def _chance_at(self, step: int, two: CurvePoint) -> float:
        g = self.match.state_at(step)
        return two.chances[self.seat] if g.over else self._standing(g, f"turn {step}", WORLDS_AT_TURN)[self.seat]

    def _happened(self, since: int, step: int) -> list[Message]:
        """What changed, as the game puts it, then what the seat was told of it."""
        turned = self.spec.bots.turned
        said = None if turned is None else turned(self.match.state_at(since), self.match.state_at(step), self.seat)
        told = [message_for(event, "event") for event in self._seen(step)]
        return told if said is None else [said, *told[: TOLD - 1]]

    def _seen(self, step: int) -> list[Any]:
        """What the seat was told just before this step: the marked events and the last one, else the first."""
        steps = self.match.question_steps
        before = max((asked for asked in steps if asked < step), default=-1)
        happened = [each.event for each in self.match.events if before < each.step <= step]
        told = masked(happened, self.seat)
        marked = [event for event in told if isinstance(event, self.spec.table.frames)]
        return [*dict.fromkeys([*marked, *told[-1:]])][-TOLD:] if marked else told[:TOLD]

    # -- helpers -------------------------------------------------------------------------------------------------------

    def _standing(self, g: State, when: str, worlds: int) -> list[float]:
        rng = Random(f"{when}/{self.seat}")
        if self.analysis.unit == "points":
            return chances(self.spec, self.spec.redeal(g, self.seat, rng))
        return standing(self.spec, g, self.seat, rng, worlds)

    def _round(self, g: State) -> int:
        rounds = self.spec.bots.rounds
        return 0 if rounds is None else rounds(g)

    def _rng(self, step: int, who: int | None = None) -> Random:
        """The same whenever the question is looked at; the game's own seed is not in it."""
        return Random(f"analysis/{step}/{self.seat if who is None else who}")


def _has_choice(g: State, seat: int) -> bool:
    options = g.options(seat)
    return isinstance(options, LazyOptions) or len(options) > 1


def _compared(decision: JudgedDecision) -> list[Message]:
    """What was answered, what would have been better, and why."""
    better = decision.options[0].message
    said = Message("turning-choice", {"played": decision.played.message, "better": better})
    return [said] if decision.reason is None else [said, decision.reason]


def _plain(option: Any) -> Any:
    """With its action as JSON values: an analysis is read back without knowing the game."""
    return replace(option, action=msgspec.to_builtins(option.action))


Progress = Callable[[int, int], None]
"""How many questions have been looked at, of how many."""


def analyse(
    record: Record,
    seat: int,
    *,
    seconds: float = SECONDS,
    kept: Analysis | None = None,
    progress: Progress | None = None,
) -> Analysis:
    """The whole analysis at once."""
    analyst = Analyst(record, seat, kept, seconds)
    while analyst.look():
        if progress is not None:
            progress(analyst.analysis.done, analyst.analysis.questions)
    return analyst.analysis
