"""The final count: Potions Master, Latecomer, Favours, totals."""

from __future__ import annotations

from msgspec import Struct

from greathall.core.messages import Seat
from greathall.core.spec import Outcome
from greathall.games.stupefy import events as e
from greathall.games.stupefy.cards import FAVOUR_BONUS, HOUSES, LATECOMER_POINTS, POTIONS_MASTER_POINTS, House
from greathall.games.stupefy.state import Stupefy


class HouseScore(Struct, frozen=True):
    """How a house came to its total."""

    house: House
    box: int
    potions_master: int
    latecomers: int
    favours: int
    total: int


class Scoring(Struct, frozen=True):
    potions_master: Seat | None
    latecomers: tuple[Seat, ...]
    bonuses: tuple[int, ...]
    """Favour points by seat."""
    houses: tuple[HouseScore, ...]
    winners: tuple[House, ...]


def score(g: Stupefy) -> Scoring:
    """The scores as they would stand if the game ended now."""
    seats = range(g.seats)
    most_potions = max(g.potions)
    brewers = [seat for seat in seats if g.potions[seat] == most_potions]
    master = brewers[0] if len(brewers) == 1 else None  # S25: a tie, be it between teammates, gives it to nobody
    most_tokens = max(g.tokens)
    late = tuple(seat for seat in seats if g.tokens[seat] == most_tokens)
    latecomers = late if len(late) < g.seats else ()  # S24, S26
    bonuses = tuple(FAVOUR_BONUS[favours] for favours in g.favours)  # S27: each player alone
    houses = []
    for house in g.houses():
        members = g.members(house)
        mastery = POTIONS_MASTER_POINTS if master in members else 0
        lateness = LATECOMER_POINTS * len([seat for seat in latecomers if seat in members])
        favours = sum(bonuses[seat] for seat in members)
        box = g.boxes[house]
        houses.append(HouseScore(HOUSES[house], box, mastery, lateness, favours, box + mastery + lateness + favours))
    best = max(house.total for house in houses)
    winners = tuple(house.house for house in houses if house.total == best)  # S28: tied houses share the victory
    return Scoring(master, latecomers, bonuses, tuple(houses), winners)


def outcome(g: Stupefy) -> Outcome | None:
    if not g.over:
        return None
    scoring = score(g)
    totals = {house.house: house.total for house in scoring.houses}
    names = [HOUSES[house] for house in g.house]
    return Outcome(
        scores=tuple(totals[name] for name in names),
        winners=tuple(seat for seat, name in enumerate(names) if name in scoring.winners),
    )


def announce_scores(g: Stupefy) -> None:
    if g.log is None:
        return
    scoring = score(g)
    g.emit(e.PotionsMaster(scoring.potions_master, max(g.potions)))
    g.emit(e.Latecomers(scoring.latecomers or None, max(g.tokens), len(scoring.latecomers)))
    for seat, bonus in enumerate(scoring.bonuses):
        if bonus:
            g.emit(e.FavourBonus(seat, g.favours[seat], bonus))
    for house in scoring.houses:
        g.emit(e.HouseScored(house.house, house.total))
    g.emit(e.Won(scoring.winners, max(house.total for house in scoring.houses)))
