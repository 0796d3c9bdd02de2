"""Words to set a table of Stupefy and to play at it: set a table, act, expect."""

from __future__ import annotations

from typing import Any

from greathall.core.kernel import Event, logged
from greathall.games.stupefy import SPEC
from greathall.games.stupefy.actions import Aim, Cast, Prepare, Protego, Take
from greathall.games.stupefy.cards import BECOME_FAVOURITE, HOUSES, REWARDS, SEATING
from greathall.games.stupefy.state import Stupefy
from greathall.games.stupefy.turn import END_ROUND, SHARE_REWARDS

FROM_LETTER = {"m": "misspell", "s": "stupefy"}


def table(seats: int = 4, **options: Any) -> Stupefy:
    """A game at its first question: houses in the order of the box, seat 0 the favourite, unless said otherwise."""
    options.setdefault("first_favourite", 0)
    options.setdefault("houses", tuple(HOUSES[place] for place in SEATING[seats]))
    return SPEC.new(seats=seats, seed=1, **options)


def lay(g: Stupefy, *rewards: str) -> None:
    """Put these rewards, and Become the Favourite, in the middle instead of what is there."""
    g.middle = [0] * len(REWARDS)
    g.middle[BECOME_FAVOURITE] = 1
    for reward in rewards:
        g.middle[REWARDS.index(reward)] += 1


def prepare(g: Stupefy, spells: str) -> None:
    """One letter a seat: m for a Misspell, s for a Stupefy."""
    for seat, letter in enumerate(spells):
        g.act(seat, Prepare(FROM_LETTER[letter]))


def aim(g: Stupefy, *targets: int | None) -> None:
    for seat, target in enumerate(targets):
        g.act(seat, Aim(target))


def cast(g: Stupefy, choices: str) -> None:
    """One letter a seat: c casts what was prepared, p is Protego."""
    for seat, letter in enumerate(choices):
        g.act(seat, Cast() if letter == "c" else Protego())


def duel(g: Stupefy, spells: str, targets: tuple[int | None, ...], choices: str) -> list[Event]:
    """Phases 2 to 5; the events that they made."""
    log = logged(g)
    prepare(g, spells)
    aim(g, *targets)
    cast(g, choices)
    return log


def calm(g: Stupefy, choices: str = "") -> list[Event]:
    """A round in which nobody aims; each prepares a Misspell while there is one."""
    spells = "".join("m" if misspells else "s" for misspells in g.misspells)
    return duel(g, spells, (None,) * g.seats, choices or "c" * g.seats)


def share_again(g: Stupefy) -> None:
    """Begin the share phase anew, after the flags were set by hand."""
    g.agenda.clear()
    g.waiting, g.asked = (), None
    g.then((SHARE_REWARDS, END_ROUND))
    g.run()


def take(g: Stupefy, *rewards: str) -> list[int]:
    """The seats asked in turn take these rewards; who they were."""
    takers = []
    for reward in rewards:
        (seat,) = g.waiting
        takers.append(seat)
        g.act(seat, Take(reward))
    return takers


def take_all(g: Stupefy) -> None:
    """Share what is left, each taking the first option, up to the next round."""
    now = g.round
    while not g.over and g.round == now and len(g.waiting) == 1:
        g.act(g.waiting[0], g.options(g.waiting[0])[0])


def told(log: list[Event], kind: type[Event]) -> list[Event]:
    return [event for event in log if isinstance(event, kind)]
