"""Set a table, act, expect.

`table(...)` stands at the active hero's actions (step 3); `reveal("flipendo", ...)` begins a turn whose Dark Arts event
is the one named. Names are the ids of the cards; several are written in one string, as in `hand="firebolt hedwig"`.
Seat 0 is the active hero unless `active` says otherwise.
"""

from __future__ import annotations

from typing import Any

from greathall.core.chance import Chance
from greathall.core.kernel import Event, Frame
from greathall.games.hogwarts_battle import SPEC
from greathall.games.hogwarts_battle.actions import (
    DECLINE,
    DISCARD_TOP,
    END_TURN,
    KEEP_ROLL,
    LEAVE_TOP,
    MARK_HORCRUX,
    ROLL_AGAIN,
    AcquireCard,
    AcquireToTop,
    AssignAttack,
    Choose,
    CopyAlly,
    DiscardCard,
    PickHero,
    PickVillain,
    PlayCard,
    ResolveFirst,
    RollHouse,
    TakeCard,
    UsePower,
)
from greathall.games.hogwarts_battle.cards import GAME_LOCATIONS
from greathall.games.hogwarts_battle.components import HOUSES, SYMBOLS
from greathall.games.hogwarts_battle.dice import DICE
from greathall.games.hogwarts_battle.setup import ACTIVE_VILLAINS
from greathall.games.hogwarts_battle.state import Battle
from greathall.games.hogwarts_battle.turn import STEPS, TURN

PROFICIENT = ("flying_lessons", "history_of_magic", "charms", "transfiguration")
"""Quiet proficiencies, so that only the scenario speaks."""


class LoadedDice(Chance):
    """Dice that fall as the scenario says; shuffles leave the cards as they lie."""

    def __init__(self, faces: list[int]) -> None:
        super().__init__(b"loaded")
        self.faces = faces

    def copy(self) -> LoadedDice:
        return LoadedDice(self.faces[:])

    def below(self, stream: str, n: int) -> int:
        return self.faces.pop(0)

    def shuffle(self, stream: str, items: Any) -> None:
        pass


class Table:
    """A game in which everything lies as the scenario wants it."""

    def __init__(self, g: Battle) -> None:
        self.g = g
        self.before: dict[str, Any] = {}
        self.log: list[Event] = []
        g.log = self.log

    # -- acting --------------------------------------------------------------------------------------------------------

    @property
    def seat(self) -> int:
        """Who is asked (the first, if several are)."""
        return self.g.waiting[0]

    def act(self, action: Any, seat: int | None = None) -> Table:
        self.g.act(self.seat if seat is None else seat, action)
        return self

    def play(self, *cards: str) -> Table:
        for card in cards:
            self.act(PlayCard(card))
        return self

    def assign(self, villain: str, tokens: int = 1) -> Table:
        for _ in range(tokens):
            self.act(AssignAttack(villain))
        return self

    def acquire(self, card: str) -> Table:
        return self.act(AcquireCard(card))

    def acquire_to_top(self, card: str) -> Table:
        return self.act(AcquireToTop(card))

    def use(self, power: str) -> Table:
        return self.act(UsePower(power))

    def end(self) -> Table:
        return self.act(END_TURN)

    def choose(self, *words: str, seat: int | None = None) -> Table:
        for word in words:
            self.act(Choose(word), seat)
        return self

    def pick(self, *heroes: int) -> Table:
        for hero in heroes:
            self.act(PickHero(hero))
        return self

    def target(self, villain: str) -> Table:
        return self.act(PickVillain(villain))

    def discard(self, *cards: str, seat: int | None = None) -> Table:
        for card in cards:
            self.act(DiscardCard(card), seat)
        return self

    def take(self, card: str) -> Table:
        return self.act(TakeCard(card))

    def copy_ally(self, card: str) -> Table:
        return self.act(CopyAlly(card))

    def roll(self, house: str) -> Table:
        return self.act(RollHouse(house))

    def first(self, source: str) -> Table:
        return self.act(ResolveFirst(source))

    def decline(self) -> Table:
        return self.act(DECLINE)

    def keep(self) -> Table:
        return self.act(KEEP_ROLL)

    def again(self) -> Table:
        return self.act(ROLL_AGAIN)

    def mark(self) -> Table:
        return self.act(MARK_HORCRUX)

    def discard_top(self) -> Table:
        return self.act(DISCARD_TOP)

    def leave_top(self) -> Table:
        return self.act(LEAVE_TOP)

    def dice(self, *faces: str) -> Table:
        """Load the dice: "gryffindor:attack" is a Gryffindor die that will show attack."""
        numbers = []
        for face in faces:
            house, symbol = face.split(":")
            numbers.append(DICE[HOUSES.index(house)].index(SYMBOLS.index(symbol)))
        self.g.chance = LoadedDice(numbers)
        return self

    # -- expecting -----------------------------------------------------------------------------------------------------

    def expect(self, **facts: Any) -> Table:
        """Attributes of the state; a list of cards may be written as a string, a list of numbers as a tuple."""
        for name, wanted in facts.items():
            if name in ("hand", "deck", "discard"):
                place = {"hand": self.g.hands, "deck": self.g.decks, "discard": self.g.discards}[name]
                assert sorted(place[0]) == sorted(wanted.split()), f"{name}: {place[0]}, not {wanted}"
                continue
            found = getattr(self.g, name)
            if isinstance(found, list) and isinstance(wanted, tuple):
                wanted = [*wanted]
            assert found == wanted, f"{name}: {found}, not {wanted}"
        return self

    def options(self, seat: int | None = None) -> list[Any]:
        return [*self.g.options(self.seat if seat is None else seat)]

    def offers(self, action: Any) -> bool:
        return action in self.options()

    @property
    def question(self) -> str:
        """The key of the prompt of whoever is asked."""
        prompt = self.g.prompt(self.seat)
        assert prompt is not None
        return prompt.key

    def quiet(self) -> Table:
        """Nothing is left to be answered but what the active hero does next."""
        assert self.question == "prompt-hero-actions", f"{self.question} is open"
        assert self.g.waiting == (self.g.active,)
        return self

    def told(self, kind: type[Event]) -> list[Any]:
        return [event for event in self.log if type(event) is kind]

    # -- comparing whole states ----------------------------------------------------------------------------------------

    def watch(self) -> Table:
        """Remember everything as it is now, for `changed`."""
        self.before = whole(self.g)
        return self

    def changed(self, **facts: Any) -> Table:
        """Since `watch` exactly these places of the state have changed, and they are as said; all else is as it was.

        Lists by seat are written as tuples, and cards as in `table`: `hands=("lumos", "")`.
        """
        now = whole(self.g)
        differ = {name for name in now if now[name] != self.before[name]}
        assert differ == set(facts), f"changed: { {name: now[name] for name in sorted(differ ^ set(facts))} }"
        for name, wanted in facts.items():
            if isinstance(wanted, tuple) and isinstance(now[name][0], list):
                wanted = tuple(words.split() for words in wanted)
            elif isinstance(wanted, str) and isinstance(now[name], list):
                wanted = wanted.split()
            if isinstance(wanted, tuple):
                wanted = [*wanted]
            found = [*now[name]] if isinstance(now[name], tuple) else now[name]
            assert found == wanted, f"{name}: {found}, not {wanted}"
        self.before = now
        return self


def whole(g: Battle) -> dict[str, Any]:
    """All that lies on the table and what is asked of whom, by the names of the state."""
    prompt = g.prompt(g.waiting[0]) if g.waiting else None
    places: dict[str, Any] = SPEC.save(g)["table"]
    return places | {"waiting": [*g.waiting], "question": prompt.key if prompt else ""}


def lay(
    game: int,
    heroes: str,
    *,
    hand: str = "",
    hands: tuple[str, ...] = (),
    deck: str = "",
    decks: tuple[str, ...] = (),
    discard: str = "",
    discards: tuple[str, ...] = (),
    villains: str = "quirinus_quirrell",
    damage: int = 0,
    stack: str = "basilisk",
    market: str = "reparo incendio lumos descendo finite dobby",
    health: tuple[int, ...] = (),
    attack: int = 0,
    influence: int = 0,
    control: int = 0,
    location: int = 0,
    active: int = 0,
    proficiencies: tuple[str, ...] = (),
    trophies: str = "",
    horcrux: str = "",
    played: str = "",
    **options: Any,
) -> Battle:
    party = heroes.split()
    seats = len(party)
    if game >= 6:
        proficiencies = (*proficiencies, *(p for p in PROFICIENT if p not in proficiencies))[:seats]
    g = SPEC.new(seats=seats, seed=7, game=game, heroes=party, proficiencies=proficiencies, **options)
    g.agenda, g.asked, g.waiting, g.sealed = [], None, (), {}
    g.active = active
    spread = [""] * seats
    spread[active] = hand
    g.hands = [(hands[seat] if seat < len(hands) else spread[seat]).split() for seat in range(seats)]
    spread[active] = deck
    g.decks = [
        (decks[seat] if seat < len(decks) else spread[seat] or "alohomora " * 5).split() for seat in range(seats)
    ]
    for cards in g.decks:
        cards.reverse()  # written with the top card first
    spread = [""] * seats
    spread[active] = discard
    g.discards = [(discards[seat] if seat < len(discards) else spread[seat]).split() for seat in range(seats)]
    g.known = [0] * seats
    g.shown = [0] * seats
    g.open = [[] for _ in range(seats)]
    g.told = []
    g.villains = villains.split()
    last = g.villains and g.villains[-1].startswith("voldemort")
    slots = ACTIVE_VILLAINS[game]
    if game >= 5:
        ordinary, final = (g.villains[:-1], g.villains[-1:]) if last else (g.villains, [""])
        g.villains = ordinary + [""] * (slots - len(ordinary)) + final
    else:
        g.villains += [""] * (slots - len(g.villains))
    g.damage = [damage, *[0] * (len(g.villains) - 1)]
    g.shields = [0] * len(g.villains)
    g.villain_stack = stack.split()
    g.beaten = []
    g.market = market.split()
    g.market += [""] * (6 - len(g.market))
    g.health = [*health] if health else [10] * seats
    g.stunned = [False] * seats
    g.attack = [0] * seats
    g.influence = [0] * seats
    g.attack[active], g.influence[active] = attack, influence
    g.control, g.location = control, location
    g.trophies[active] = trophies.split()
    g.curse, g.marks, g.shattered = horcrux, 0, ""
    if horcrux:
        order = ["diary", "ring", "locket", "cup", "diadem", "nagini"]
        g.horcruxes = order[: order.index(horcrux) : -1]
    elif game == 7:
        g.horcruxes = []
    g.events, g.pile = ["expulso"], []
    g.played, g.plays, g.promises, g.used = played.split(), [0, 0, 0], [], []
    g.dawn = (g.location, g.control, *g.health)
    g.assigned = [0] * len(g.villains)
    g.healed = [0] * seats
    g.fallen = []
    g.defeated = g.on_top = g.once = 0
    g.no_draws = g.no_healing = g.bitten = g.slowed = False
    return g


def table(game: int = 1, heroes: str = "harry ron", **places: Any) -> Table:
    """A table at the active hero's actions."""
    g = lay(game, heroes, **places)
    t = Table(g)
    g.agenda = STEPS[g.active][:4]
    g.run()
    return t


def reveal(*events: str, game: int = 1, heroes: str = "harry ron", **places: Any) -> Table:
    """A turn begins and the first event is revealed; the others lie below it. By default no villain is in play."""
    g = lay(game, heroes, **{"villains": "", **places})
    g.events = [*reversed(events)]
    t = Table(g)
    g.agenda = [Frame(TURN, g.active, "rules")]
    g.run()
    return t


def loaded(face: str, *events: str, **places: Any) -> Table:
    """`reveal` with a die that falls as told."""
    game, heroes = places.pop("game", 1), places.pop("heroes", "harry ron")
    g = lay(game, heroes, **{"villains": "", **places})
    g.events = [*reversed(events)]
    t = Table(g).dice(face)
    g.agenda = [Frame(TURN, g.active, "rules")]
    g.run()
    return t


def turn(game: int = 1, heroes: str = "harry ron", **places: Any) -> Table:
    """A turn begins with an event that does nothing here (Regeneration), so that only the villains speak."""
    return reveal("regeneration", game=game, heroes=heroes, **places)


def location_named(name: str) -> tuple[int, int]:
    """The game of a location and its number there."""
    return next(
        (game, number)
        for game, locations in GAME_LOCATIONS.items()
        for number, location in enumerate(locations)
        if location.id == name
    )
