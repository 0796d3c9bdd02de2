"""The campaign's book: its seven chapters, what the boxes hold, and who came when."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from greathall.core.campaign import Book, BookEvening, Box, BoxCard, Chapter, Companion
from greathall.core.messages import Message, message_key
from greathall.games.hogwarts_battle.cards import (
    CARDS,
    GAME_LOCATIONS,
    HOGWARTS_CARDS,
    HORCRUXES,
    PROFICIENCIES,
    VILLAINS,
)
from greathall.games.hogwarts_battle.components import GAMES, KINDS

if TYPE_CHECKING:
    from greathall.games.hogwarts_battle.campaign import Campaign, Evening, Member

SCENES = {
    1: "diagon_alley",
    2: "chamber_of_secrets",
    3: "shrieking_shack",
    4: "triwizard_tournament",
    5: "ministry_of_magic",
    6: "astronomy_tower",
    7: "hogwarts_castle",
}
"""The location that gives each chapter its name."""
FIRST_PROFICIENCY = 6
MESSAGES = (
    "chapter-about",
    "chapter-won",
    "box-told",
    "box-news",
    "book-pieces",
    "book-skill-later",
    "book-skill-open",
    "evening-won",
    "evening-lost",
    "box-kind-spell",
    "box-kind-item",
    "box-kind-ally",
    "box-kind-villain",
    "box-kind-horcrux",
    "box-kind-proficiency",
)


def named(thing: str) -> Message:
    return Message(message_key("card", thing))


def book(campaign: Campaign) -> Book:
    history = campaign.history
    party = history[-1].party if history else []
    opened = [box(game) for game in GAMES if game <= campaign.reached]
    cards = sum(card.copies for each in opened for card in each.cards if card.kind in KINDS)
    return Book(
        name=campaign.name,
        next=campaign.reached,
        finished=campaign.finished,
        begun_with=campaign.begun_with,
        chapters=[chapter(campaign, game) for game in GAMES],
        boxes=opened,
        currency="influence",
        pieces=Message("book-pieces", {"count": cards}),
        party=[companion(campaign, member) for member in party],
        evenings=[evening(campaign, each, party) for each in history],
    )


# -- chapters and evenings ---------------------------------------------------------------------------------------------


def chapter(campaign: Campaign, game: int) -> Chapter:
    tries = [each for each in campaign.history if each.game == game]
    won = next((each for each in tries if each.won), None)
    state: Any = "shut" if game > campaign.reached else "open"
    if won is not None:
        state = "won"
    elif game == campaign.reached:
        state = "next"
    return Chapter(
        number=game,
        title=named(SCENES[game]),
        about=Message("chapter-about", {"game": game}),
        sign=SCENES[game],
        state=state,
        tries=[each.won for each in tries],
        told=None if won is None else Message("chapter-won", {"tries": tries.index(won) + 1, "turns": won.turns}),
    )


def evening(campaign: Campaign, played: Evening, latest: list[Member]) -> BookEvening:
    lost = Message("evening-lost", {"turns": played.turns, "location": named(played.location or SCENES[played.game])})
    here = {member.person for member in played.party} | {""}  # whoever has left for good is not missed
    return BookEvening(
        chapter=played.game,
        won=played.won,
        told=Message("evening-won", {"turns": played.turns}) if played.won else lost,
        party=[companion(campaign, member) for member in played.party],
        missing=[member.person for member in latest if member.person not in here],
        ended=played.ended,
        seconds=played.seconds,
    )


def companion(campaign: Campaign, member: Member) -> Companion:
    there = [each for each in campaign.history if member.person in {other.person for other in each.party}]
    skill = Message("book-skill-open" if campaign.reached >= FIRST_PROFICIENCY else "book-skill-later")
    if member.proficiency is not None:
        skill = named(member.proficiency)
    return Companion(
        name=member.person,
        role=named(member.hero),
        sign=member.hero,
        skill=skill,
        chosen=member.proficiency is not None,
        won=sum(each.won for each in there),
        lost=sum(not each.won for each in there),
    )


# -- boxes -------------------------------------------------------------------------------------------------------------


@cache
def box(game: int) -> Box:
    """What is new in this game; Dark Arts events stay a surprise."""
    cards = [*_cards(game)]
    counts = {kind: sum(card.kind in kinds for card in cards) for kind, kinds in COUNTED.items()}
    return Box(
        number=game,
        told=Message("box-told", {**counts, "locations": len(GAME_LOCATIONS[game])}),
        news=Message("box-news", {"game": game}),
        cards=cards,
    )


COUNTED: dict[str, Iterable[str]] = {
    "cards": KINDS,
    "villains": ("villain",),
    "horcruxes": ("horcrux",),
    "proficiencies": ("proficiency",),
}


def _cards(game: int) -> Iterator[BoxCard]:
    for card in HOGWARTS_CARDS[game]:
        yield _card(card.id, KINDS[CARDS[card.id].kind], cost=card.cost, copies=card.copies)
    for villain in VILLAINS.values():
        if villain.game == game:
            yield _card(villain.id, "villain")
    if game == FIRST_PROFICIENCY:
        yield from (_card(name, "proficiency") for name in PROFICIENCIES)
    if game == GAMES[-1]:
        yield from (_card(name, "horcrux") for name in HORCRUXES)


def _card(thing: str, kind: str, *, cost: int | None = None, copies: int = 1) -> BoxCard:
    text = Message(message_key("help-card", thing))
    kind_name = Message(message_key("box-kind", kind))
    return BoxCard(id=thing, kind=kind, kind_name=kind_name, name=named(thing), text=text, cost=cost, copies=copies)
