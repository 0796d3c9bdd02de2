"""The course of a turn, rule by rule; W-numbers name the rulings in `docs/rulings/scrabble.md`."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

from greathall.core.errors import Illegal
from greathall.core.kernel import Action, Effect, Frame
from greathall.core.messages import Message, Player, message_key
from greathall.core.spec import Outcome

from . import events as e
from . import moves as m
from .board import RACK, VALUE
from .cards import ACCIO, FINITE_INCANTATEM, HUFFLEPUFF, RICTUSEMPRA, STUPEFY, VERITASERUM
from .legal import MOVE_REFUSALS, Turns, bonuses, check, laid_out, parts
from .placing import Laid
from .spells import cast, strike
from .state import (
    Scrabble,
    draw_card,
    exchange,
    fill_rack,
    joined,
    lay_down,
    put_down,
    show_card,
    slip_away,
)

WRONG_CHALLENGE = 10
LAUGH = 10
IDLE_TURNS = 3


class BeginTurn(Effect[Scrabble]):
    """Play passes to the left; who is stupefied misses the turn (W16)."""

    def resolve(self, g: Scrabble, now: Frame) -> None:
        seat = g.turn = now.who
        g.turns += 1
        g.used = g.revelio = False
        g.fresh = []
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

    prompts = ("prompt-take-turn", "prompt-take-turn-no-card")
    refusals = MOVE_REFUSALS

    def resolve(self, g: Scrabble, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Scrabble, now: Frame, seat: int) -> Turns:
        return Turns(g, seat)

    def default(self, g: Scrabble, now: Frame, seat: int, rng: Random) -> Action:
        return m.Pass()

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        return Message("prompt-take-turn-no-card" if g.used else "prompt-take-turn", {"tiles": len(g.bag)})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        try:
            check(g, seat, action)
        except Illegal as refused:
            return refused
        return Illegal("refusal-not-an-option")

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        seat, action = now.who, answers[now.who]
        match action:
            case m.Place():
                _place(g, seat, action)
                g.then((CHALLENGE_WINDOW,), seat)
            case m.Exchange(tiles):
                exchange(g, seat, tiles)
                _idle(g, seat, passed=False)
                g.then((DRAW_TILES, END_TURN), seat)
            case m.Pass():
                g.emit(e.Passed(seat))
                _idle(g, seat, passed=True)
                g.then((DRAW_TILES, END_TURN), seat)
            case m.Tickle():
                g.used = True
                g.then((WHO_LAUGHED, TAKE_TURN), seat)
            case m.Attack() | m.Question() | m.Summon():
                aim(g, seat, action)
                g.then((REACTION_WINDOW, TAKE_TURN), seat)
            case _:
                cast(g, seat, action)
                g.then((TAKE_TURN,), seat)


def _idle(g: Scrabble, seat: int, passed: bool) -> None:
    g.idle[seat] += 1
    g.passes[seat] = g.passes[seat] + 1 if passed else 0


def _place(g: Scrabble, seat: int, action: m.Place) -> None:
    """Lay the tiles; nothing is scored or drawn before the challenges (W2)."""
    formed = laid_out(g.board, g.marks, action)
    g.laid, g.before = action, (g.board, g.marks)
    g.board, g.marks = formed.board, formed.marks
    lay_down(g, seat, formed.from_rack)
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
    return laid_out(*g.before, g.laid)


class Window(Effect[Scrabble]):
    """A question to others out of turn. Who holds Rictusempra may claim a laugh first (W13): when that is settled, all
    are asked again (`n` is 1 then). No answer has been told by then, so none is lost."""

    def answers(self, g: Scrabble, seat: int) -> list[Any]:
        raise NotImplementedError

    def options(self, g: Scrabble, now: Frame, seat: int) -> Sequence[Any]:
        found = self.answers(g, seat)
        if RICTUSEMPRA in g.hands[seat] and not now.n:
            found.append(m.Tickle())
        return found

    def default(self, g: Scrabble, now: Frame, seat: int, rng: Random) -> Action:
        return m.Accept()

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        for seat, answer in answers.items():
            if isinstance(answer, m.Tickle):  # there is one such card
                g.agenda += [now._replace(n=1), Frame(WHO_LAUGHED, seat, "")]
                return
        self.settle(g, now, answers)

    def settle(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        """All have answered the question itself."""
        raise NotImplementedError


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
        return [m.Accept(), m.Challenge()]

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        return Message("prompt-challenge-window", {"who": Player(now.who), "words": [*pending(g).texts]})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        return Illegal("refusal-challenge-first", who=Player(now.who))

    def settle(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        doubting = [seat for seat in g.others(now.who) if isinstance(answers[seat], m.Challenge)]
        formed = pending(g)
        wrong = tuple(word for word in formed.texts if word not in g.lexicon()) if doubting else ()
        if doubting:
            g.emit(e.Challenged(now.who, doubting[0]))
        if wrong:
            g.emit(e.TookBack(now.who, doubting[0], wrong))
            _take_back(g, now.who)
            g.then((DRAW_TILES, END_TURN), now.who)
        else:
            if doubting:
                g.scores[doubting[0]] -= WRONG_CHALLENGE
                g.emit(e.ChallengeFailed(now.who, doubting[0], formed.texts, WRONG_CHALLENGE))
            g.then((SCORE_PLAY, DRAW_TILES, END_TURN), now.who)


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
        g.scores[seat] += formed.score + glossary + bonus
        g.emit(e.Scored(seat, formed.score, formed.texts, glossary, bonus, len(formed.tiles) >= RACK))
        g.passes[seat] = g.idle[seat] = 0
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

    def options(self, g: Scrabble, now: Frame, seat: int) -> list[m.Return]:
        over = len(g.racks[seat]) - RACK
        return [m.Return(part) for part in parts(g.racks[seat], over) if len(part) == over]

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        return Message("prompt-draw-tiles", {"count": len(g.racks[seat]) - RACK})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        return Illegal("refusal-return-first", count=len(g.racks[seat]) - RACK)

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, m.Return]) -> None:
        tiles = answers[now.who].tiles
        slip_away(g, now.who, tiles)
        g.bag = joined(g.bag, tiles)
        g.emit(e.ReturnedTiles(now.who, len(tiles), tuple(sorted(tiles))))


class EndTurn(Effect[Scrabble]):
    """The end of the game, an extra turn (Reparo, W20), or the next player."""

    def resolve(self, g: Scrabble, now: Frame) -> None:
        seat = now.who
        out = not g.racks[seat] and not g.bag and g.idle[seat] == 0
        passed = min(g.passes) >= 2
        stuck = min(g.idle) >= IDLE_TURNS  # W19
        if out or passed or stuck:
            final_scores(g, seat if out else None)
        elif g.again:
            g.again -= 1
            g.then((BEGIN_TURN,), seat)
        else:
            g.then((BEGIN_TURN,), (seat + 1) % g.seats)


def final_scores(g: Scrabble, out: int | None) -> None:
    """Rule 24: unplayed tiles count against their owner and for the player who went out; Hufflepuff keeps its own."""
    gained = 0
    for seat in range(g.seats):
        left = sum(VALUE[tile] for tile in g.racks[seat])
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
    g.emit(e.Ended(winners(g)))


def winners(g: Scrabble) -> tuple[int, ...]:
    """The most House Points; a tie is shared (W23)."""
    return tuple(seat for seat in range(g.seats) if g.scores[seat] == max(g.scores))


def outcome(g: Scrabble) -> Outcome | None:
    return Outcome(tuple(g.scores), winners(g)) if g.over else None


# -- cards out of turn -------------------------------------------------------------------------------------------------


def aim(g: Scrabble, seat: int, action: m.Attack | m.Question | m.Summon) -> None:
    """The card is laid open; it works unless it is cancelled."""
    card = action.card if isinstance(action, m.Attack) else VERITASERUM if isinstance(action, m.Question) else ACCIO
    g.used = True
    g.spell = action
    put_down(g, seat, card)
    g.discard.append(card)
    if isinstance(action, m.Summon):
        g.emit(e.CardUsed(seat, card))
    else:
        g.emit(e.Aimed(seat, card, action.target))


class ReactionWindow(Window):
    """Finite Incantatem cancels a spell aimed at its holder, and Accio by another player (W12).

    Every possible target is asked, whether or not they hold the card; if several cancel, the next in turn does.
    """

    prompts = ("prompt-reaction-window",)
    refusals = (
        "refusal-no-card",
        "refusal-react-first",
    )

    def resolve(self, g: Scrabble, now: Frame) -> None:
        spell = g.spell
        assert spell is not None
        targets = g.others(now.who) if isinstance(spell, m.Summon) else [spell.target]
        g.ask(now, *sorted(targets))

    def answers(self, g: Scrabble, seat: int) -> list[Any]:
        return [m.Accept(), m.Finite()] if FINITE_INCANTATEM in g.hands[seat] else [m.Accept()]

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        return Message(
            "prompt-reaction-window", {"who": Player(now.who), "card": Message(message_key("card", g.discard[-1]))}
        )

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        if isinstance(action, m.Finite):
            return Illegal("refusal-no-card", card=Message(message_key("card", FINITE_INCANTATEM)))
        return Illegal("refusal-react-first", who=Player(now.who))

    def settle(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        spell, card = g.spell, g.discard[-1]
        assert spell is not None
        g.spell = None
        for seat in g.others(now.who):
            if isinstance(answers.get(seat), m.Finite):
                put_down(g, seat, FINITE_INCANTATEM)
                g.discard.append(FINITE_INCANTATEM)
                g.emit(e.Cancelled(now.who, seat, card))
                break
        else:
            strike(g, now.who, spell)
            if g.spell is not None:
                g.then((GIVE_TILE,), now.who)


class GiveTile(Effect[Scrabble]):
    """Veritaserum: the letter is given in exchange for any tile of the asker's rack."""

    prompts = ("prompt-give-tile",)
    refusals = ("refusal-give-first",)

    def resolve(self, g: Scrabble, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Scrabble, now: Frame, seat: int) -> list[m.Give]:
        return [m.Give(tile) for tile in dict.fromkeys(g.racks[seat])]

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        assert isinstance(g.spell, m.Question)
        return Message("prompt-give-tile", {"target": Player(g.spell.target), "letter": g.spell.letter})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        return Illegal("refusal-give-first")

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, m.Give]) -> None:
        tile = answers[now.who].tile
        assert isinstance(g.spell, m.Question)
        target = g.spell.target
        g.spell = None
        slip_away(g, now.who, tile, privy=(target,))
        g.racks[target] = joined(g.racks[target], tile)
        g.tiles_known[now.who][target] = joined(g.tiles_known[now.who][target], tile)
        g.emit(e.GaveTile(now.who, target, tile))


class WhoLaughed(Effect[Scrabble]):
    """Rictusempra: another player must agree that they laughed; else the card stays in the hand (W13)."""

    prompts = ("prompt-who-laughed",)
    refusals = ("refusal-laugh-first",)

    def resolve(self, g: Scrabble, now: Frame) -> None:
        g.emit(e.CardUsed(now.who, RICTUSEMPRA))
        show_card(g, now.who, RICTUSEMPRA, g.others(now.who))
        g.ask(now, *sorted(g.others(now.who)))

    def options(self, g: Scrabble, now: Frame, seat: int) -> tuple[Any, ...]:
        return (m.StraightFace(), m.Laughed())

    def prompt(self, g: Scrabble, now: Frame, seat: int) -> Message:
        return Message("prompt-who-laughed", {"who": Player(now.who)})

    def refusal(self, g: Scrabble, now: Frame, seat: int, action: Action) -> Illegal:
        return Illegal("refusal-laugh-first", who=Player(now.who))

    def answered(self, g: Scrabble, now: Frame, answers: dict[int, Any]) -> None:
        by = tuple(seat for seat in g.others(now.who) if isinstance(answers[seat], m.Laughed))
        if not by:
            g.emit(e.NobodyLaughed(now.who))
            return
        put_down(g, now.who, RICTUSEMPRA)
        g.discard.append(RICTUSEMPRA)
        g.scores[now.who] += LAUGH
        g.emit(e.Tickled(now.who, by, LAUGH))


BEGIN_TURN, TAKE_TURN, END_TURN = BeginTurn(), TakeTurn(), EndTurn()
CHALLENGE_WINDOW, SCORE_PLAY, DRAW_TILES = ChallengeWindow(), ScorePlay(), DrawTiles()
REACTION_WINDOW, GIVE_TILE, WHO_LAUGHED = ReactionWindow(), GiveTile(), WhoLaughed()

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
)
