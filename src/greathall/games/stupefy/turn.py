"""A round in seven phases, each an effect, and the final count. S-numbers: rulings in `docs/rulings/stupefy.md`."""

from __future__ import annotations

from functools import cache
from itertools import compress
from random import Random
from typing import Final

from greathall.core.errors import Illegal
from greathall.core.kernel import Action, Effect, Frame
from greathall.core.messages import Message, Player, message_key
from greathall.games.stupefy import actions as a
from greathall.games.stupefy import events as e
from greathall.games.stupefy.actions import Cast
from greathall.games.stupefy.cards import (
    BECOME_FAVOURITE,
    FAVOUR,
    HOUSES,
    LESSONS,
    MISSPELL,
    POINTS,
    POINTS_10,
    POINTS_20,
    POINTS_40,
    POTION,
    PROTEGO,
    REVEALED_EACH_ROUND,
    REWARDS,
    ROUNDS,
    SPELLS,
    STUPEFY,
    TURNER,
)
from greathall.games.stupefy.effects import TIME_TURNER, become_favourite, private_lessons
from greathall.games.stupefy.scoring import announce_scores
from greathall.games.stupefy.state import Stupefy

REVEAL: Final = 0
PREPARE: Final = 1
TARGET: Final = 2
CAST: Final = 3
APPLY: Final = 4
SHARE: Final = 5
END: Final = 6
SCORING: Final = 7


class RevealRewards(Effect[Stupefy]):
    """1. Eight reward cards are laid faceup next to Become the Favourite."""

    def resolve(self, g: Stupefy, now: Frame) -> None:
        g.phase = REVEAL
        g.round += 1
        g.target = [-1] * g.seats
        g.cast = [-1] * g.seats
        g.taken = [()] * g.seats
        revealed = g.pile[-REVEALED_EACH_ROUND:]
        del g.pile[-REVEALED_EACH_ROUND:]
        for kind in revealed:
            g.middle[kind] += 1
        if g.log is not None:
            g.emit(e.RoundBegan(g.round, g.favourite))
            g.emit(e.Revealed(tuple([REWARDS[kind] for kind in sorted(revealed)])))


class PrepareSpell(Effect[Stupefy]):
    """2. All at once and in secret, everyone lays one spell card facedown."""

    refusals = ("refusal-no-such-spell", "refusal-prepare-first")

    choices: tuple[tuple[a.Prepare, ...], ...] = (
        (),
        (a.Prepare(SPELLS[MISSPELL]),),
        (a.Prepare(SPELLS[STUPEFY]),),
        (a.Prepare(SPELLS[MISSPELL]), a.Prepare(SPELLS[STUPEFY])),
    )

    def resolve(self, g: Stupefy, now: Frame) -> None:
        g.phase = PREPARE
        g.ask_all(now)

    def options(self, g: Stupefy, now: Frame, seat: int) -> tuple[a.Prepare, ...]:
        return self.choices[(g.misspells[seat] > 0) + 2 * (g.stupefies[seat] > 0)]

    def answered(self, g: Stupefy, now: Frame, answers: dict[int, a.Prepare]) -> None:
        for seat, answer in answers.items():
            if answer.spell == "stupefy":
                g.stupefies[seat] -= 1
                g.prepared[seat] = STUPEFY
            else:
                g.misspells[seat] -= 1
                g.prepared[seat] = MISSPELL

    def default(self, g: Stupefy, now: Frame, seat: int, rng: Random) -> Action:
        """S36: any card of the hand, with equal chances: a fixed one could be guessed."""
        misspells = g.misspells[seat]
        card = STUPEFY if rng.randrange(misspells + g.stupefies[seat]) >= misspells else MISSPELL
        return a.Prepare(SPELLS[card])

    def imagine(self, g: Stupefy, now: Frame, seat: int, rng: Random) -> Action:
        return self.default(g, now, seat, rng)

    def refusal(self, g: Stupefy, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, a.Prepare) and action.spell in SPELLS[:PROTEGO]:
            return Illegal("refusal-no-such-spell", spell=Message(message_key("spell", action.spell)))
        return Illegal("refusal-prepare-first")


class TargetOpponent(Effect[Stupefy]):
    """3. All at once, everyone points a wand at an opponent, or (too late) at nobody."""

    refusals = (
        "refusal-aim-first",
        "refusal-aim-at-yourself",
        "refusal-aim-at-teammate",
        "refusal-aim-at-empty-seat",
    )

    def resolve(self, g: Stupefy, now: Frame) -> None:
        g.phase = TARGET
        g.ask_all(now)

    def options(self, g: Stupefy, now: Frame, seat: int) -> tuple[a.Aim, ...]:
        return _aims(g.house, seat)

    def answered(self, g: Stupefy, now: Frame, answers: dict[int, a.Aim]) -> None:
        for seat, answer in answers.items():
            if answer.target is not None:
                g.target[seat] = answer.target
        if g.log is not None:
            for seat in range(g.seats):
                g.emit(e.Aimed(seat, answers[seat].target))

    def default(self, g: Stupefy, now: Frame, seat: int, rng: Random) -> Action:
        """S34: who is late points at nobody."""
        return a.Aim(None)

    def refusal(self, g: Stupefy, now: Frame, seat: int, action: Action) -> Illegal:
        if not isinstance(action, a.Aim) or action.target is None:
            return Illegal("refusal-aim-first")
        if action.target == seat:
            return Illegal("refusal-aim-at-yourself")
        if 0 <= action.target < g.seats:
            return Illegal("refusal-aim-at-teammate", target=Player(action.target))
        return Illegal("refusal-aim-at-empty-seat", seat=action.target + 1)


@cache
def _aims(house: tuple[int, ...], seat: int) -> tuple[a.Aim, ...]:
    """S2: one player of another house; S3: or nobody."""
    opponents = [other for other in range(len(house)) if house[other] != house[seat]]
    return (*(a.Aim(other) for other in opponents), a.Aim(None))


class CastSpell(Effect[Stupefy]):
    """4. All at once, everyone casts the prepared spell (S5) or Protego."""

    prompts = (
        "prompt-cast",
        "prompt-cast-at-ease",
    )
    refusals = ("refusal-cast-first",)

    choices: tuple[a.Cast | a.Protego, ...] = (a.Cast(), a.Protego())

    def resolve(self, g: Stupefy, now: Frame) -> None:
        g.phase = CAST
        g.ask_all(now)

    def options(self, g: Stupefy, now: Frame, seat: int) -> tuple[a.Cast | a.Protego, ...]:
        return self.choices

    def answered(self, g: Stupefy, now: Frame, answers: dict[int, a.Cast | a.Protego]) -> None:
        prepared = g.prepared
        for seat, answer in answers.items():
            g.cast[seat] = prepared[seat] if type(answer) is Cast else PROTEGO
        g.phase = APPLY
        if g.log is not None:
            for seat, spell in enumerate(g.cast):
                if spell == STUPEFY:
                    g.emit(e.Shouted(seat, g.target[seat] if g.target[seat] >= 0 else None))
                else:
                    g.emit(e.Misspelled(seat) if spell == MISSPELL else e.Shielded(seat))

    def prompt(self, g: Stupefy, now: Frame, seat: int) -> Message:
        wands: list[int | str | Player | Message] = [Player(s) for s in range(g.seats) if g.target[s] == seat]
        spell = Message(message_key("spell", SPELLS[g.prepared[seat]]))
        if not wands:
            return Message("prompt-cast-at-ease", {"spell": spell})
        return Message("prompt-cast", {"spell": spell, "wands": wands, "count": len(wands)})

    def refusal(self, g: Stupefy, now: Frame, seat: int, action: Action) -> Illegal:
        return Illegal("refusal-cast-first")


class ApplySpells(Effect[Stupefy]):
    """5. All spells take effect together; whoever is protected or stupefied lays the flag down."""

    def resolve(self, g: Stupefy, now: Frame) -> None:
        hits = [0] * g.seats
        for seat, victim in enumerate(g.target):
            if g.cast[seat] == STUPEFY and victim >= 0:  # S3: without a target it is spent for nothing
                hits[victim] += 1
        for seat, card in enumerate(g.prepared):
            g.prepared[seat] = -1
            if g.cast[seat] == PROTEGO:  # S6: no token; the own card is not cast and goes facedown
                g.standing[seat] = False
                g.target[seat] = -1
                g.down[seat] += (card,)
                continue
            if hits[seat]:  # S7: the own spell still works; S8: a token each
                g.standing[seat] = False
                g.tokens[seat] += hits[seat]
            elif not g.settings.spent_when_unharmed:  # S1, the other way
                _take_back(g, seat, card)
                continue
            if card == STUPEFY:
                g.open_stupefies += 1
            else:
                g.open_misspells += 1
        if g.log is not None:
            self._announce(g, hits)

    def _announce(self, g: Stupefy, hits: list[int]) -> None:
        for seat, spell in enumerate(g.cast):
            if spell == PROTEGO:
                g.emit(e.DiscardedFacedown(seat, SPELLS[g.down[seat][-1]]))
                continue
            if hits[seat]:
                by = [s for s, target in enumerate(g.target) if target == seat and g.cast[s] == STUPEFY]
                g.emit(e.Stupefied(seat, tuple(by), hits[seat]))
            if hits[seat] or g.settings.spent_when_unharmed:
                g.emit(e.Discarded(seat, SPELLS[spell]))


def _take_back(g: Stupefy, seat: int, card: int) -> None:
    """All have seen the card go to the hand, so it is not among the facedown discards."""
    facedown = len(g.down[seat])
    if card == STUPEFY:
        g.stupefies[seat] += 1
        g.prove(seat, 0, g.unseen_stupefies(seat) - 1)
    else:
        g.misspells[seat] += 1
        misspells = g.misspells[seat] + g.down[seat].count(MISSPELL)
        g.prove(seat, facedown - misspells + 1, facedown)


class ShareRewards(Effect[Stupefy]):
    """6. The favourite, or the first standing player on the left, takes first (S17)."""

    def resolve(self, g: Stupefy, now: Frame) -> None:
        g.phase = SHARE
        first = _next_standing(g, g.favourite)
        if first >= 0:
            g.agenda.append(Frame(TAKE_REWARD, first, "rules"))
            return
        kept = g.settings.all_down == "carry" and g.round < ROUNDS
        if not kept:
            _discard_middle(g)
        if g.log is not None:
            g.emit(e.AllDown(kept))


def _discard_middle(g: Stupefy) -> None:
    """S13: rewards that nobody may take any more."""
    for kind in range(BECOME_FAVOURITE):
        g.spent[kind] += g.middle[kind]
        g.middle[kind] = 0


def _next_standing(g: Stupefy, seat: int) -> int:
    """This seat if its flag stands, else the first standing one clockwise; -1 if all are down."""
    standing = g.standing
    for _ in range(g.seats):
        if standing[seat]:
            return seat
        seat = (seat + 1) % g.seats
    return -1


class TakeReward(Effect[Stupefy]):
    """Each standing player in turn takes one reward (S16) until none is left (S18), and its effect happens at once."""

    refusals = (
        "refusal-not-in-the-middle",
        "refusal-take-first",
    )

    choices: tuple[a.Take, ...] = tuple(a.Take(reward) for reward in REWARDS)
    preferred: tuple[int, ...] = (POINTS_40, POINTS_20, POINTS_10, FAVOUR, POTION, BECOME_FAVOURITE, TURNER, LESSONS)

    def resolve(self, g: Stupefy, now: Frame) -> None:
        middle = g.middle
        kinds = len(middle) - middle.count(0)
        if kinds > 1:
            g.ask(now, now.who)
        elif kinds:  # nothing to choose, nothing hidden
            self._take(g, now.who, middle.index(max(middle)))

    def options(self, g: Stupefy, now: Frame, seat: int) -> tuple[a.Take, ...]:
        return tuple(compress(self.choices, g.middle))

    def answered(self, g: Stupefy, now: Frame, answers: dict[int, a.Take]) -> None:
        self._take(g, now.who, _KINDS[answers[now.who].reward])

    def default(self, g: Stupefy, now: Frame, seat: int, rng: Random) -> Action:
        """S37."""
        return self.choices[next(kind for kind in self.preferred if g.middle[kind])]

    def refusal(self, g: Stupefy, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, a.Take) and action.reward in REWARDS:
            return Illegal("refusal-not-in-the-middle", reward=Message(message_key("reward", action.reward)))
        return Illegal("refusal-take-first")

    def _take(self, g: Stupefy, who: int, kind: int) -> None:
        g.middle[kind] -= 1
        g.taken[who] += (kind,)
        if kind == POTION:
            g.potions[who] += 1
        elif kind == FAVOUR:
            g.favours[who] += 1
        if g.log is not None:
            g.emit(e.Took(who, REWARDS[kind]))
        g.agenda.append(Frame(self, _next_standing(g, (who + 1) % g.seats), "rules"))
        if kind == LESSONS:
            private_lessons(g, who)
        elif kind == TURNER:
            g.agenda.append(Frame(TIME_TURNER, who, REWARDS[TURNER]))
        elif kind == BECOME_FAVOURITE:
            become_favourite(g, who)


_KINDS: Final = {reward: kind for kind, reward in enumerate(REWARDS)}


class EndRound(Effect[Stupefy]):
    """7. Houses announce the points they won and put them into their box; flags stand up again."""

    def resolve(self, g: Stupefy, now: Frame) -> None:
        g.then(ROUND if g.round < ROUNDS else (SCORE,))  # before any event: with an empty agenda the game is over
        g.phase = END
        won = [0] * len(HOUSES)
        for seat, taken in enumerate(g.taken):
            for kind in taken:
                won[g.house[seat]] += POINTS[kind]
                if kind in (LESSONS, TURNER):
                    g.spent[kind] += 1
        for house, points in enumerate(won):
            g.boxes[house] += points
        if g.log is not None:
            for house in g.houses():  # S19: the sum of this round, zero too, and nothing else
                g.emit(e.Announced(HOUSES[house], won[house]))
        g.middle[BECOME_FAVOURITE] = 1
        g.standing = [True] * g.seats


class Score(Effect[Stupefy]):
    """After eight rounds: Potions Master, Latecomer, Favours, and the houses' totals."""

    def resolve(self, g: Stupefy, now: Frame) -> None:
        g.phase = SCORING
        announce_scores(g)


REVEAL_REWARDS: Final = RevealRewards()
PREPARE_SPELL: Final = PrepareSpell()
TARGET_OPPONENT: Final = TargetOpponent()
CAST_SPELL: Final = CastSpell()
APPLY_SPELLS: Final = ApplySpells()
SHARE_REWARDS: Final = ShareRewards()
TAKE_REWARD: Final = TakeReward()
END_ROUND: Final = EndRound()
SCORE: Final = Score()

ROUND: Final[tuple[Effect[Stupefy], ...]] = (
    REVEAL_REWARDS,
    PREPARE_SPELL,
    TARGET_OPPONENT,
    CAST_SPELL,
    APPLY_SPELLS,
    SHARE_REWARDS,
    END_ROUND,
)
EFFECTS = (*ROUND, TAKE_REWARD, TIME_TURNER, SCORE)
