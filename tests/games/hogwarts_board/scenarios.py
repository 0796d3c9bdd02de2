"""Scenarios whose whole effect is compared: everything that changes on the table, and nothing else may.

`python -m tests.games.hogwarts_board.scenarios` writes `scenarios.json` anew after a change of rules; read what has
changed before you commit it.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from greathall.games.hogwarts_board.actions import Strike
from greathall.games.hogwarts_board.board import PASSABLE
from greathall.games.hogwarts_board.cards.deck import PILE_OF
from greathall.games.hogwarts_board.cards.events import EVENTS
from greathall.games.hogwarts_board.cards.items import ITEMS
from greathall.games.hogwarts_board.cards.potions import POTIONS
from greathall.games.hogwarts_board.cards.spells import SPELLS
from greathall.games.hogwarts_board.state import DEATH_EATERS_TURN
from greathall.games.hogwarts_board.turn import CABINET, END_OF_TURN, REST, TURN

from .table import DE1, DE2, RUN, Table

FILE = Path(__file__).with_name("scenarios.json")
Changes = dict[str, Any]
Scenario = Callable[[], Changes]


def table(seats: int = 3, **options: Any) -> Table:
    """Three who all carry something, a little hurt, in different places."""
    t = Table(seats, **options)
    t.g.active = 0
    t.g.cabinet = "aviary"
    for seat, (square, sp, hp) in enumerate((("dungeons", 250, 4), ("dungeons", 220, 7), ("library", 210, 6))):
        t.wizard(seat, square=square, sp=sp, hp=hp)
    t.wizard(1, spells=["stupefy", "snare"], potion="pumpkin_juice", item="crystal_ball")
    t.wizard(2, spells=["expelliarmus"], potion="power_potion", item="rememberall")
    return t


def give(t: Table, card: str) -> None:
    """Seat 0 carries this card, whoever had it before."""
    for seat, wizard in enumerate(t.g.wizards):
        if card in (wizard.potion, wizard.item, *wizard.spells) and card not in t.g.piles[PILE_OF[card]]:
            t.g.remove(seat, card)
            t.g.put_under(card)
    t.take_from_pile(card)
    t.g.receive(0, card)


def after(t: Table, do: Callable[[], object]) -> Changes:
    before = t.snapshot()
    do()
    return t.changes(before)


# -- battles -----------------------------------------------------------------------------------------------------------


def in_battle(card: str, choose: Callable[[Any], bool], foes: int, dice: tuple[int, ...], more: int) -> Changes:
    """One battle round in which seat 0 does this and the others fail to run; `more` such rounds are played after it."""
    t = table()
    if card:
        give(t, card)
    if t.g.wizards[1].item:
        t.g.drop(1, t.g.wizards[1].item)  # the Crystal Ball would choose last
    t.fight(0, 1, foes=foes)
    before = t.snapshot()
    action = next((option for option in t.options(0) if choose(option)), t.options(0)[0])
    t.dice(*dice)
    t.lots(1, 1, 1, 1)
    t.g.act(0, action)
    t.g.act(1, RUN)
    for _ in range(more):
        t.dice(*[1] * 12)
        for seat in t.g.waiting:
            options = t.options(seat)
            t.g.act(seat, RUN if RUN in options else options[0])
    return t.changes(before)


def at(name: str) -> Callable[[Any], bool]:
    return lambda option: getattr(option, "target", name) == name and option != RUN


def battles() -> Iterator[tuple[str, Scenario]]:
    for card in (*SPELLS, *POTIONS, *ITEMS):
        usable = card in SPELLS or card in POTIONS or ITEMS[card].battle
        if not usable:
            continue
        for target, foes in (("seat_1", 0), ("death_eater_1", DE1)):
            for die in (6, 4, 2, 1) if "healing" in card else (6, 1):
                dice = (die, 1, die, die, die, die) if not foes else (3, die, 1, 1, die, die)
                yield f"battle/{card}/{target}/{die}", partial(in_battle, card, at(target), foes, dice, 0)
        yield f"battle/{card}/seat_1/later", partial(in_battle, card, at("seat_1"), 0, (6, 1, 6, 6, 6, 6), 2)
    for die in range(1, 7):
        yield f"run/{die}", partial(in_battle, "", runs, 0, (die, 1), 0)
        yield f"run from a Death Eater/{die}", partial(in_battle, "", runs, DE1, (3, die, 1, 6), 0)
        yield f"table of a Death Eater/{die}", partial(in_battle, "", runs, DE1, (die, 1, 1, 6, 6, 6), 0)


def runs(option: Any) -> bool:
    return bool(option == RUN)


def falls() -> Iterator[tuple[str, Scenario]]:
    def fall(contest: str, hp: int, foes: int, dice: tuple[int, ...], **more: Any) -> Changes:
        t = table()
        t.wizard(0, hp=hp, **more)
        t.g.piles["advanced_spells"].clear()
        t.g.piles["basic_spells"].clear()
        square = "forbidden_forest" if foes else "dungeons"
        t.fight(0, foes=foes, contest=contest, square=square, level=0)

        return after(t, lambda: t.act(RUN, dice=dice))

    carried: dict[str, dict[str, Any]] = {
        "": {},
        "/stone": {"item": "resurrection_stone"},
        "/cards": {"spells": ["incendio"], "potion": "liquid_luck"},
    }
    for name, more in carried.items():
        for hp in (4, 3, 1):
            yield f"struck by a Death Eater/{hp}{name}", partial(fall, "square", hp, DE1, (3, 1, 6, 3), **more)
            yield f"struck by Voldemort/{hp}{name}", partial(fall, "chamber", hp, 0, (4, 1, 6), **more)
        yield f"cursed by Voldemort{name}", partial(fall, "chamber", 10, 0, (6, 1, 6), **more)
        yield f"away from Voldemort{name}", partial(fall, "chamber", 10, 0, (4, 5, 1), **more)
        yield f"a dementor{name}", partial(fall, "dementors", 2, 0, (1, 6), **more)
        yield f"the basilisk{name}", partial(fall, "basilisk", 2, 0, (1, 6), **more)
    yield "two Death Eaters", partial(fall, "square", 5, DE1 | DE2, (3, 3, 2, 6, 6, 3))


def victories() -> Iterator[tuple[str, Scenario]]:
    def win(contest: str, square: str, level: int, foes: int = 0) -> Changes:
        t = table()
        t.wizard(0, item="sword_of_gryffindor")
        t.wizard(1, hp=2)
        seats = (0, 1) if contest in ("square", "duel", "world_cup", "triwizard") and not foes else (0,)
        t.fight(*seats, foes=foes, contest=contest, square=square, level=level)
        before = t.snapshot()
        for b in t.battle.battlers[3:]:
            b.hp = 2
        hit = next(option for option in t.options(0) if isinstance(option, Strike))
        t.dice(*((6, 1, 6, 6, 6) if len(seats) == 2 else (3, 6, 1, 1, 6) if foes else (6, 1, 1, 1, 1)))
        t.g.act(0, hit)
        if len(seats) == 2:
            t.g.act(1, RUN)
        return t.changes(before)

    for contest in ("square", "duel", "world_cup", "triwizard", "dementors", "basilisk"):
        for level, square in ((0, "dungeons"), (1, "forbidden_forest")):
            yield f"won/{contest}/{level}", partial(win, contest, square, level)
    yield "won/a Death Eater", partial(win, "square", "forbidden_forest", 1, DE1)


# -- turns -------------------------------------------------------------------------------------------------------------


def cards_in_a_turn() -> Iterator[tuple[str, Scenario]]:
    def use(card: str, number: int) -> Changes:
        t = table()
        t.wizard(0, square="library")
        give(t, card)
        t.wizard(2, square="greenhouse")
        t.turn(0, dice=(2, 2, 2))
        if type(t.g.asked and t.g.asked.effect).__name__ != "MayUseCard":
            return {"asked": type(t.g.asked and t.g.asked.effect).__name__}
        before = t.snapshot()
        t.dice(2, 2, 2)
        t.g.act(0, t.options(0)[number])
        return t.changes(before)

    for card in (*POTIONS, *ITEMS):
        for number in (0, 1):
            yield f"turn/{card}/{number}", partial(use, card, number)


def squares() -> Iterator[tuple[str, Scenario]]:
    def use(square: str, **what: Any) -> Changes:
        t = table()
        t.wizard(0, square=square, hp=3, **what)
        t.top("top_marks", "stupefy", "incendio", "pumpkin_juice", "elixir_of_life", "elder_wand")
        return after(t, lambda: t.use(0, square, dice=(4,)))

    for square in PASSABLE:
        yield f"square/{square}", partial(use, square)
    for square in ("aviary", "vcab_square", "door_snape"):
        yield f"square/{square}/below 100 SP", partial(use, square, sp=90)
        yield f"square/{square}/cloaked", partial(use, square, cloaked=True)


def events() -> Iterator[tuple[str, Scenario]]:
    def draw(card: str, square: str, die: int) -> Changes:
        t = table()
        t.wizard(0, square=square, spells=["incendio"], potion="liquid_luck", item="elder_wand")
        t.wizard(1, square="hufflepuff")
        t.top("stupefy", "petrificus_totalus", "elixir_of_life", "broomstick")
        return after(t, lambda: t.event(card, dice=(die, 2, 3, 3), lots=(1, 1, 1)))

    for card in EVENTS:
        for square in ("shrieking_shack", "forbidden_forest"):
            for die in (1, 4, 6) if card in ("house_match", "giant_spiders", "dark_mark") else (1,):
                yield f"event/{card}/{square}/{die}", partial(draw, card, square, die)


def the_castle() -> Iterator[tuple[str, Scenario]]:
    def enemies(first: int, second: int, *rest: int, dead: bool = False) -> Changes:
        t = table()
        t.g.death_eaters = ["three_broomsticks", "" if dead else "diagon_alley"]
        t.wizard(1, square="snapes_cabinet")
        return after(t, lambda: t.death_eaters(dice=(first, second, *rest), lots=(1, 1)))

    for first, second in ((1, 2), (2, 1), (5, 4), (3, 3), (6, 6)):
        for dead in (False, True):
            name = f"Death Eaters/{first}{second}{'/one dead' if dead else ''}"
            yield name, partial(enemies, first, second, 2, 5, 1, 1, dead=dead)

    def expiry(effect: str, clock: int) -> Changes:
        t = table()
        t.g.active = clock
        t.wizard(0, hp=10)
        t.g.begin(effect, 0, 1)
        t.g.darken("greenhouse", 1)
        t.g.active = 0
        return after(t, lambda: t.do([TURN], clock) if clock < DEATH_EATERS_TURN else t.death_eaters(dice=(1, 2)))

    for effect in ("cloaked", "mapped", "guarded", "speedy", "strong", "powerful"):
        for clock in (0, DEATH_EATERS_TURN):
            yield f"ends/{effect}/{clock}", partial(expiry, effect, clock)

    def end(**what: Any) -> Changes:
        t = table()
        t.wizard(0, **what)
        t.wizard(1, square="greenhouse")
        fought = what.get("hp") == 5
        t.g.fought = fought
        return after(t, lambda: t.do([REST], 0))

    endings: dict[str, dict[str, Any]] = {
        "plain": {},
        "after a battle": {"hp": 5},
        "below 100": {"sp": 99},
        "with the stone": {"hp": 5, "item": "philosophers_stone"},
        "upstairs below 100": {"square": "three_broomsticks", "sp": 90},
        "lifted by studying": {"square": "three_broomsticks", "sp": 96},
    }
    for name, what in endings.items():
        yield f"rest/{name}", partial(end, **what)
    for die in range(1, 7):
        yield f"cabinet/{die}", partial(_cabinet, die)

    def turn_over(extra: int) -> Changes:
        t = table()
        t.g.extra, t.g.lucky = extra, 1
        t.wizard(2, brewed=True)
        return after(t, lambda: t.do([END_OF_TURN], 0))

    for extra in (0, 1, 2):
        yield f"end of turn/{extra}", partial(turn_over, extra)


def _cabinet(die: int) -> Changes:
    t = table()
    t.dice(die)
    return after(t, lambda: t.do([CABINET], -1))


def every() -> dict[str, Scenario]:
    parts = (battles, falls, victories, cards_in_a_turn, squares, events, the_castle)
    return {name: scenario for part in parts for name, scenario in part()}


def plain(changes: Changes) -> Changes:
    return dict(sorted(json.loads(json.dumps(changes)).items()))


if __name__ == "__main__":
    found = {name: plain(scenario()) for name, scenario in every().items()}
    lines = [f"{json.dumps(name)}: {json.dumps(changes, ensure_ascii=False)}" for name, changes in found.items()]
    FILE.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")
    print(f"{len(found)} scenarios")
