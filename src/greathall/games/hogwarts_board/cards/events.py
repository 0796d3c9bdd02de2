"""The 32 events of 30 kinds: our own deck (R2), one line a card.

A pair of numbers is for the lower and the upper level, by where the drawer stood when the card was drawn; the frame's
`n` remembers it.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from greathall.core.kernel import Effect, Frame
from greathall.core.messages import Message
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.actions import Action, Challenge, Decline, Forget, Go, Help
from greathall.games.hogwarts_board.battle.leaving import GO, faint
from greathall.games.hogwarts_board.battle.meeting import LAND, SETTLE
from greathall.games.hogwarts_board.battle.sides import sides_of
from greathall.games.hogwarts_board.battle.start import FIGHTS, LEVEL_BIT
from greathall.games.hogwarts_board.board import INFIRMARY, LEVEL, VCAB_SQUARE
from greathall.games.hogwarts_board.cards.items import ITEM_PILE
from greathall.games.hogwarts_board.cards.potions import POTION_PILES
from greathall.games.hogwarts_board.cards.spells import SPELL_PILES
from greathall.games.hogwarts_board.cards.taking import SORT_CARDS, forget
from greathall.games.hogwarts_board.death_eaters import DEATH_EATERS_MOVE
from greathall.games.hogwarts_board.dice import Rolling, pick, roll
from greathall.games.hogwarts_board.events import EndedForLove, EndedInPeace, Hurt, NoRival
from greathall.games.hogwarts_board.squares import USE_SQUARE, draw_card
from greathall.games.hogwarts_board.state import Castle

challenge = cache(Challenge)


class Gain(Effect[Castle]):
    """Gain SP."""

    def __init__(self, lower: int, upper: int) -> None:
        self.amount = (lower, upper)

    def resolve(self, g: Castle, now: Frame) -> None:
        g.gain_sp(now.who, self.amount[now.n])


class OthersGain(Effect[Castle]):
    """Every other player gains SP."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def resolve(self, g: Castle, now: Frame) -> None:
        for seat in range(g.seats):
            if seat != now.who:
                g.gain_sp(seat, self.amount)


class Lose(Effect[Castle]):
    """Lose SP."""

    def __init__(self, lower: int, upper: int) -> None:
        self.amount = (lower, upper)

    def resolve(self, g: Castle, now: Frame) -> None:
        g.lose_sp(now.who, self.amount[now.n])
        g.check_levels()


class Heal(Effect[Castle]):
    """Restore HP."""

    def __init__(self, lower: int, upper: int) -> None:
        self.amount = (lower, upper)

    def resolve(self, g: Castle, now: Frame) -> None:
        g.heal(now.who, self.amount[now.n])


class LoseHp(Effect[Castle]):
    """Lose HP, never below 1; who comes down to 1 faints."""

    def __init__(self, lower: int, upper: int) -> None:
        self.amount = (lower, upper)

    def resolve(self, g: Castle, now: Frame) -> None:
        seat = now.who
        wizard = g.wizards[seat]
        lost = min(self.amount[now.n], wizard.hp - 1)
        if lost:
            wizard.hp -= lost
            g.emit(Hurt(f"seat_{seat}", lost))
        if wizard.hp == 1:
            faint(g, seat)


class DrawCard(Effect[Castle]):
    """Draw a card of the pile of this level; it may be taken or left."""

    def __init__(self, *piles: str) -> None:
        self.piles = piles

    def resolve(self, g: Castle, now: Frame) -> None:
        draw_card(g, now.who, self.piles[now.n % len(self.piles)])


class LoseCard(Effect[Castle]):
    """Discard the potion or the item; with none, something else happens."""

    def __init__(self, kind: str, otherwise: Effect[Castle]) -> None:
        self.kind = kind
        self.otherwise = otherwise

    def resolve(self, g: Castle, now: Frame) -> None:
        card = getattr(g.wizards[now.who], self.kind)
        if card:
            g.drop(now.who, card)
            g.check_levels()
            g.then([SORT_CARDS])
        else:
            g.then([self.otherwise], now.who, now.source, now.n)


class ForgetAtRandom(Rolling):
    """Memory loss: spells are forgotten at random; the Rememberall protects."""

    def happen(self, g: Castle, now: Frame) -> None:
        wizard = g.wizards[now.who]
        if wizard.item == "rememberall":
            return
        spells = list(wizard.spells)
        lost = [
            spells.pop(pick(g, f"seat_{now.who}", "forget", range(len(spells)))) for _ in range(now.n + 1) if spells
        ]
        for card in lost:
            g.drop(now.who, card)


class AllForget(Effect[Castle]):
    """Memory loss: every player on this level forgets a spell of choice."""

    prompts = ("prompt-forget-one",)

    def resolve(self, g: Castle, now: Frame) -> None:
        seats = [
            seat
            for seat, wizard in enumerate(g.wizards)
            if wizard.spells and wizard.item != "rememberall" and LEVEL[wizard.square] == now.n
        ]
        if seats:
            g.ask(now, *seats)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return tuple(forget(card) for card in dict.fromkeys(g.wizards[seat].spells))

    def answered(self, g: Castle, now: Frame, answers: dict[int, Forget]) -> None:
        for seat in sorted(answers):
            g.drop(seat, answers[seat].card)

    def prompt(self, g: Castle, now: Frame, seat: int) -> Message:
        return Message("prompt-forget-one")


class RollFor(Rolling):
    """A die decides: the first effect whose number is not below it."""

    def __init__(self, **table: Effect[Castle]) -> None:
        self.table = {int(face.removeprefix("up_to_")): effect for face, effect in table.items()}

    def happen(self, g: Castle, now: Frame) -> None:
        die = roll(g, f"seat_{now.who}", "event")
        effect = next(effect for face, effect in self.table.items() if die <= face)
        g.then([effect], now.who, now.source, now.n)


class GoTo(Effect[Castle]):
    """Go to a square and use it, if one may stand there now."""

    def __init__(self, *squares: str) -> None:
        self.squares = squares

    def resolve(self, g: Castle, now: Frame) -> None:
        go_to(g, now.who, self.squares[now.n % len(self.squares)])


class GoToCabinet(Effect[Castle]):
    """Go to the cabinet's piece, or upstairs to its square, and use it."""

    def resolve(self, g: Castle, now: Frame) -> None:
        go_to(g, now.who, VCAB_SQUARE if now.n else g.cabinet)


class GoAnywhere(Effect[Castle]):
    """Go to any other square where one may stand, and use it."""

    def resolve(self, g: Castle, now: Frame) -> None:
        g.ask(now, now.who)

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        here = g.wizards[seat].square
        return tuple([GO[square] for square in g.open_squares(seat) if square != here])

    def answered(self, g: Castle, now: Frame, answers: dict[int, Go]) -> None:
        go_to(g, now.who, answers[now.who].square)


def go_to(g: Castle, seat: int, square: str) -> None:
    """Who runs from a battle there uses the square run to instead; events drawn there count too (R83)."""
    if g.may_stand(seat, square):
        g.put(seat, square, "event")
        g.then([LAND, USE_SQUARE], seat)


class MissATurn(Effect[Castle]):
    """Miss the next turn."""

    def resolve(self, g: Castle, now: Frame) -> None:
        g.wizards[now.who].skips += 1


class AnotherTurn(Effect[Castle]):
    """Another turn after this one; not after another turn (R89)."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if g.extra == 0 and now.who == g.active:
            g.extra = 1


class Guard(Effect[Castle]):
    """Death Eaters leave the drawer alone for a round."""

    def resolve(self, g: Castle, now: Frame) -> None:
        g.begin("guarded", now.who, 1)


class Duel(Effect[Castle]):
    """Duel a player of choice, who is not in the infirmary."""

    def resolve(self, g: Castle, now: Frame) -> None:
        if self.options(g, now, now.who):
            g.ask(now, now.who)
        elif g.version >= versions.SAYS_WHY_NO_CONTEST:
            g.emit(NoRival(now.who))

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return tuple(challenge(s) for s, w in enumerate(g.wizards) if s != seat and w.square != INFIRMARY)

    def answered(self, g: Castle, now: Frame, answers: dict[int, Challenge]) -> None:
        rival = answers[now.who].rival
        if g.able(now.who) or g.able(rival):
            fight(g, "duel", now, [now.who, rival], "")
        else:
            g.emit(EndedInPeace("duel"))
            for seat in (now.who, rival):
                g.gain_sp(seat, (5, 10)[now.n])


class Dementors(Effect[Castle]):
    """Battle one dementor, or two upstairs."""

    def resolve(self, g: Castle, now: Frame) -> None:
        fight(g, "dementors", now, [now.who], g.wizards[now.who].square)


class Basilisk(Effect[Castle]):
    """Battle the basilisk; the others may help, asked in turn order. `source` counts who was asked."""

    def resolve(self, g: Castle, now: Frame) -> None:
        g.then([VOLUNTEER], now.who, "", now.n << LEVEL_BIT | 1 << now.who)


class Volunteer(Effect[Castle]):
    """The next player decides whether to help; then the fight begins. `n` holds who takes part."""

    def resolve(self, g: Castle, now: Frame) -> None:
        seat = self._next(g, now)
        if seat >= 0:
            g.ask(now, seat)
        else:
            drawer = now.who
            g.then([FIGHTS["basilisk"], SETTLE], drawer, g.wizards[drawer].square, now.n)

    def _next(self, g: Castle, now: Frame) -> int:
        for k in range(len(now.source) + 1, g.seats):
            seat = (now.who + k) % g.seats
            if g.wizards[seat].square != INFIRMARY:
                return seat
        return -1

    def options(self, g: Castle, now: Frame, seat: int) -> tuple[Action, ...]:
        return HELP_OPTIONS

    def answered(self, g: Castle, now: Frame, answers: dict[int, Action]) -> None:
        ((seat, answer),) = answers.items()
        about = now.n | 1 << seat if isinstance(answer, Help) else now.n
        g.then([VOLUNTEER], now.who, "." * ((seat - now.who) % g.seats), about)


class Tournament(Effect[Castle]):
    """All against all, prizes by rank. If nobody can attack, or love makes all one side, it ends in peace."""

    def __init__(self, contest: str, peaceful: tuple[int, int], all_gain: bool) -> None:
        self.contest = contest
        self.peaceful = peaceful
        self.all_gain = all_gain

    def resolve(self, g: Castle, now: Frame) -> None:
        seats = [seat for seat, w in enumerate(g.wizards) if w.square != INFIRMARY]
        sides = sides_of(g, [w.square != INFIRMARY for w in g.wizards])
        rivals = len({sides[seat] for seat in seats}) > 1
        if any(g.able(seat) for seat in seats) and rivals:
            fight(g, self.contest, now, seats, "")
            return
        for_love = len(seats) > 1 and not rivals and g.version >= versions.SAYS_WHY_NO_CONTEST
        g.emit(EndedForLove(self.contest) if for_love else EndedInPeace(self.contest))
        for seat in seats if self.all_gain else [now.who]:
            g.gain_sp(seat, self.peaceful[now.n])


def fight(g: Castle, contest: str, now: Frame, seats: list[int], place: str) -> None:
    bits = sum(1 << seat for seat in seats) | now.n << LEVEL_BIT
    g.then([FIGHTS[contest], SETTLE], now.who, place, bits)


VOLUNTEER: Final = Volunteer()
HELP_OPTIONS: Final[tuple[Action, ...]] = (Decline(), Help())
FULL: Final = 99

EVENTS: Final[dict[str, tuple[Effect[Castle], ...]]] = {
    "house_points": (Gain(5, 19),),
    "top_marks": (Gain(20, 35),),
    "house_cup": (Gain(15, 25), OthersGain(5)),
    "house_match": (RollFor(up_to_2=LoseHp(1, 2), up_to_4=Gain(10, 20), up_to_6=Gain(25, 45)),),
    "defence_club": (Gain(5, 15), DrawCard(*SPELL_PILES)),
    "caught_by_filch": (Lose(5, 15),),
    "snape_displeased": (LoseCard("potion", Lose(5, 10)),),
    "niffler": (LoseCard("item", Lose(5, 10)),),
    "whomping_willow": (LoseHp(2, 3),),
    "giant_spiders": (RollFor(up_to_3=LoseHp(2, 3), up_to_6=Gain(15, 35)),),
    "chocolate_frogs": (Heal(3, 5), Gain(5, 10)),
    "phoenix_tears": (Heal(FULL, FULL), Gain(10, 20)),
    "owl_parcel": (DrawCard(*POTION_PILES),),
    "joke_shop_hamper": (DrawCard(ITEM_PILE),),
    "backfired_charm": (ForgetAtRandom(),),
    "ministry_obliviators": (AllForget(),),
    "portkey": (GoAnywhere(),),
    "summoned": (GoTo("library", "dumbledores_office"),),
    "floo_powder": (GoTo("potions_shop", "diagon_alley"),),
    "the_room_appears": (GoTo("room_of_requirement"),),
    "cabinet_mishap": (GoToCabinet(),),
    "mirror": (Gain(20, 35), MissATurn()),
    "time_turner": (AnotherTurn(),),
    "phoenix_guard": (Gain(10, 20), Guard()),
    "dark_mark": (DEATH_EATERS_MOVE,),
    "duelling_club": (Duel(),),
    "dementors": (Dementors(),),
    "basilisk": (Basilisk(),),
    "quidditch_world_cup": (Tournament("world_cup", (10, 15), all_gain=True),),
    "triwizard_tournament": (Tournament("triwizard", (10, 20), all_gain=False),),
}
