"""The course of a turn, rule by rule; W-numbers name the rulings in `docs/rulings/scrabble.md`."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from greathall.core.errors import Illegal
from greathall.core.kernel import Action, Effect, Frame
from greathall.core.messages import Message, Player
from greathall.core.spec import Outcome

from . import actions as a
from . import events as e
from .board import RACK
from .cards import HUFFLEPUFF, STUPEFY
from .effects import GIVE_TILE, REACTION_WINDOW, WHO_LAUGHED, Window, aim, cast, claim
from .hands import draw_card, put_down, show_card
from .options import TURN_REFUSALS, TurnOptions, allowed, bonuses, check, laid_on, laid_out, parts
from .placing import Laid
from .state import Scrabble
from .tiles import exchange, fill_rack, joined, remove_openly, remove_secretly
from .versions import ONE_CLAIM_A_TURN

WRONG_CHALLENGE = {"ten": 10, "five": 5, "double": 0, "single": 0}
"""What a challenge of right words costs (W3); after `double` the challenger sits out a turn."""
IDLE_TURNS = 3
MOST_OVERTIME = 60
"""Minutes that are counted at most."""
NO_OVERTIME: Mapping[int, int] = {}


class BeginTurn(Effect[Scrabble]):
    """Play passes to the left; who is stupefied misses the turn (W16)."""

    def resolve(self, g: Scrabble, now: Frame) -> None:
        seat = g.turn = now.who
        g.turns += 1
        g.used = g.revelio = g.claimed = False
        g.fresh = []
        if g.lately:
            g.lately[seat] = None
        if g.owed and g.owed[seat]:
            g.owed[seat] -= 1
            g.idle[seat] += 1
            g.emit(e.SatOut(seat))
            g.then((END_TURN,), seat)
            return
        if g.stupefied[seat]:
            g.stupefied[seat] -= 1
            g.discard.append(STUPEFY)
            g.idle[seat] += 1
            g.emit(e.MissedTurn(seat))
            g.then((END_TURN,), seat)
            return
        g.emit(e.TurnBegan(seat))
        g.then((TAKE_TURN,), seat)


class TakeTurn(Effect[Scrabble]):
    """Place tiles, exchange tiles or pass; and use one Hogwarts card, at its moment."""

    prompts = ("prompt-take-turn", "prompt-take-turn-no-card", "prompt-take-turn-plain")
    refusals = TURN_REFUSALS

    def resolve(self, g: Scrabble, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Scrabble, now: Frame, seat: int) -> TurnOptions:
        return TurnOptions(g, seat)

    def allows(self, g: Scrabble, now: Frame, seat: int, action: Action) -> bool:
        return allowed(g, seat, action)

    def default(self, g: Scrabble, now: Frame, seat: int, rng: Random) -> Action:
        return a.Pass()

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        plain = not (g.wizarding and g.settings.cards)
        key = "prompt-take-turn-plain" if plain else "prompt-take-turn-no-card" if g.used else "prompt-take-turn"
        return Message(key, {"tiles": len(g.bag)})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        try:
            check(g, seat, action)
        except Illegal as refused:
            return refused
        return Illegal("refusal-not-an-option")

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        seat, action = now.who, answers[now.who]
        match action:
            case a.Place():
                # scheduled first: who looks while the tiles are laid sees a game that goes on, and so no racks
                g.then((CHALLENGE_WINDOW,), seat)
                _place(g, seat, action)
            case a.Exchange(tiles):
                exchange(g, seat, tiles)
                _idle(g, seat, passed=False)
                g.then((DRAW_TILES, END_TURN), seat)
            case a.Pass():
                g.emit(e.Passed(seat))
                _idle(g, seat, passed=True)
                g.then((DRAW_TILES, END_TURN), seat)
            case a.Tickle():
                claim(g)
                g.used = g.used or g.version < ONE_CLAIM_A_TURN
                g.then((WHO_LAUGHED, TAKE_TURN), seat)
            case a.Attack() | a.Question() | a.Summon():
                g.then((REACTION_WINDOW, TAKE_TURN), seat)
                aim(g, seat, action)
            case _:
                cast(g, seat, action)
                g.then((TAKE_TURN,), seat)


def _idle(g: Scrabble, seat: int, passed: bool) -> None:
    g.idle[seat] += 1
    g.passes[seat] = g.passes[seat] + 1 if passed else 0


def _place(g: Scrabble, seat: int, action: a.Place) -> None:
    """Lay the tiles; nothing is scored or drawn before the challenges (W2)."""
    formed = laid_out(g, action)
    g.laid, g.before = action, (g.board, g.marks)
    g.board, g.marks = formed.board, formed.marks
    remove_openly(g, seat, formed.from_rack)
    if g.log is not None:
        g.emit(e.Laid(seat, action.tiles, formed.texts))
    if action.card is not None:
        g.used = True
        put_down(g, seat, action.card)
        g.discard.append(action.card)
        g.emit(e.CardUsed(seat, action.card))


def pending(g: Scrabble) -> Laid:
    """The play on the board that is not scored yet."""
    assert g.laid is not None
    assert g.before is not None
    return laid_on(*g.before, g.laid, g.settings.language)


class ChallengeWindow(Window):
    """Any word may be challenged before the next player starts (rule 8); all others answer at once (W3)."""

    prompts = ("prompt-challenge-window",)
    refusals = ("refusal-challenge-first",)

    def resolve(self, g: Scrabble, now: Frame) -> None:
        if g.settings.words == "checked":
            g.then((SCORE_PLAY, DRAW_TILES, END_TURN), now.who)
        else:
            g.ask(now, *sorted(g.others(now.who)))

    def answers(self, g: Scrabble, seat: int) -> list[Any]:
        return [a.Accept(), a.Challenge()]

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        laid = pending(g)
        points = laid.score + bonuses(g, laid, None if g.laid is None else g.laid.card)[1]  # magic words are not told
        return Message("prompt-challenge-window", {"who": Player(now.who), "words": [*laid.texts], "points": points})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        return Illegal("refusal-challenge-first", who=Player(now.who))

    def settle(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        doubting = [seat for seat in g.others(now.who) if isinstance(answers[seat], a.Challenge)]
        if doubting and self._doubted(g, now.who, doubting[0]):
            _take_back(g, now.who)
            g.then((DRAW_TILES, END_TURN), now.who)
        else:
            g.then((SCORE_PLAY, DRAW_TILES, END_TURN), now.who)

    def _doubted(self, g: Scrabble, seat: int, by: int) -> bool:
        """Is any of the words wrong? If none is, the challenger pays for it."""
        texts, lexicon = pending(g).texts, g.lexicon()
        g.emit(e.Challenged(seat, by))
        wrong = tuple([word for word in texts if word not in lexicon])
        if wrong:
            g.emit(e.TookBack(seat, by, wrong))
            return True
        points = WRONG_CHALLENGE[g.settings.challenge]
        g.scores[by] -= points
        if g.owed:
            g.owed[by] += 1
        g.emit(e.ChallengeFailed(seat, by, texts, points))
        return False


def _take_back(g: Scrabble, seat: int) -> None:
    """The player takes back the tiles, which all have seen, and loses the turn; a card laid with them returns (W2)."""
    tiles = pending(g).from_rack
    action, before = g.laid, g.before
    assert action is not None
    assert before is not None
    g.board, g.marks = before
    g.laid = g.before = None
    g.racks[seat] = joined(g.racks[seat], tiles)
    for other in g.others(seat):
        g.tiles_known[other][seat] = joined(g.tiles_known[other][seat], tiles)
    if action.card is not None:
        g.discard.remove(action.card)
        g.hands[seat].append(action.card)
        g.hands[seat].sort()
        show_card(g, seat, action.card, g.others(seat))
    _idle(g, seat, passed=False)


class ScorePlay(Effect[Scrabble]):
    """The words, the premiums, the fifty; then glossary and bonus card; then Hogwarts cards (W2, rules 12 and 14)."""

    def resolve(self, g: Scrabble, now: Frame) -> None:
        seat = now.who
        formed = pending(g)
        glossary, bonus = bonuses(g, formed, None if g.laid is None else g.laid.card)
        score = formed.score
        g.scores[seat] += score + glossary + bonus
        if g.log is not None:
            g.emit(e.Scored(seat, score, formed.texts, glossary, bonus, len(formed.tiles) >= RACK))
        g.passes[seat] = g.idle[seat] = 0
        if g.lately:
            g.lately[seat] = g.laid
        g.laid = g.before = None
        for _ in range(formed.cards()):
            draw_card(g, seat)


class DrawTiles(Effect[Scrabble]):
    """Draw up to seven; who holds more returns tiles of choice to the bag (W8, W9, Engorgio)."""

    prompts = ("prompt-draw-tiles",)
    refusals = ("refusal-return-first",)

    def resolve(self, g: Scrabble, now: Frame) -> None:
        if len(g.racks[now.who]) > RACK:
            g.ask(now, now.who)
        else:
            fill_rack(g, now.who)

    def options(self, g: Scrabble, now: Frame, seat: int) -> list[a.Return]:
        over = len(g.racks[seat]) - RACK
        return [a.Return(part) for part in parts(g.racks[seat], over) if len(part) == over]

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        return Message("prompt-draw-tiles", {"count": len(g.racks[seat]) - RACK})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        return Illegal("refusal-return-first", count=len(g.racks[seat]) - RACK)

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, a.Return]) -> None:
        tiles = answers[now.who].tiles
        remove_secretly(g, now.who, tiles)
        g.bag = joined(g.bag, tiles)
        g.emit(e.ReturnedTiles(now.who, len(tiles), tuple(sorted(tiles))))


class EndTurn(Effect[Scrabble]):
    """The end of the game, an extra turn (Reparo, W20), or the next player."""

    def resolve(self, g: Scrabble, now: Frame) -> None:
        seat = now.who
        out = not g.racks[seat] and not g.bag and g.idle[seat] == 0
        passed = min(g.passes) >= 2
        stuck = min(g.idle) >= IDLE_TURNS  # W19
        if not (out or passed or stuck):
            self._go_on(g, seat)
        elif g.settings.minutes:
            g.then((READ_CLOCKS,), seat, n=int(out))
        else:
            final_scores(g, seat if out else None)

    def _go_on(self, g: Scrabble, seat: int) -> None:
        if g.again:
            g.again -= 1
            g.then((BEGIN_TURN,), seat)
        else:
            g.then((BEGIN_TURN,), (seat + 1) % g.seats)


class ReadClocks(Effect[Scrabble]):
    """Each minute of overtime that was begun costs points (W27).

    The rules know no time: whoever keeps it answers for every seat, so that it stands in the record. Whose turn was the
    last is `who`; `n` says whether that player went out.
    """

    prompts = ("prompt-read-clocks",)

    def resolve(self, g: Scrabble, now: Frame) -> None:
        g.ask(now, *range(g.seats))

    def options(self, g: Scrabble, now: Frame, seat: int) -> list[a.ReadClock]:
        return [a.ReadClock(over) for over in range(MOST_OVERTIME + 1)]

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, a.ReadClock]) -> None:
        final_scores(g, now.who if now.n else None, {seat: answers[seat].over for seat in range(g.seats)})


def final_scores(g: Scrabble, out: int | None, overtime: Mapping[int, int] = NO_OVERTIME) -> None:
    """Rule 24: unplayed tiles count against their owner and for the player who went out; Hufflepuff keeps its own.
    And the clocks (W27)."""
    gained = 0
    for seat in range(g.seats):
        left = sum(g.language.values[tile] for tile in g.racks[seat])
        if g.house[seat] == HUFFLEPUFF:
            g.scores[seat] += left
        else:
            g.scores[seat] -= left
            gained += left
        if g.racks[seat]:
            points = left if g.house[seat] == HUFFLEPUFF else -left
            g.emit(e.FinalTiles(seat, points, tuple(g.racks[seat])))
    if out is not None:
        g.scores[out] += gained
        g.emit(e.WentOut(out, gained))
    for seat, minutes in overtime.items():
        if minutes:
            points = minutes * g.settings.overtime
            g.scores[seat] -= points
            g.emit(e.RanOver(seat, minutes, -points))
    g.emit(e.Ended(winners(g)))


def winners(g: Scrabble) -> tuple[int, ...]:
    """The most House Points; a tie is shared (W23)."""
    return tuple(seat for seat in range(g.seats) if g.scores[seat] == max(g.scores))


def outcome(g: Scrabble) -> Outcome | None:
    return Outcome(tuple(g.scores), winners(g)) if g.over else None


BEGIN_TURN, TAKE_TURN, END_TURN = BeginTurn(), TakeTurn(), EndTurn()
CHALLENGE_WINDOW, SCORE_PLAY, DRAW_TILES, READ_CLOCKS = ChallengeWindow(), ScorePlay(), DrawTiles(), ReadClocks()

EFFECTS = (
    BEGIN_TURN,
    TAKE_TURN,
    END_TURN,
    CHALLENGE_WINDOW,
    SCORE_PLAY,
    DRAW_TILES,
    REACTION_WINDOW,
    GIVE_TILE,
    WHO_LAUGHED,
    READ_CLOCKS,
)
