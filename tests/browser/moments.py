"""Tables at a moment worth looking at: a person answers over the socket until the moment has come, then leaves."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
from playwright.sync_api import Page

from greathall.remote import Guest
from greathall.remote.visit import new_id
from greathall.server import protocol as p
from tests.browser.conftest import RunningHall, go

T = TypeVar("T")
Wish = Callable[[Any, Any], bool]
"""Of the prompt's key and the view, as plain data."""


class Moment(NamedTuple):
    name: str
    settings: dict[str, Any]
    wish: Wish


def asked(*prompts: str) -> Wish:
    return lambda prompt, view: prompt in prompts


def words(count: int) -> Wish:
    """One's own turn, with so many tiles on the board."""
    return lambda prompt, view: (
        prompt.startswith("prompt-take-turn") and sum(c.isalpha() for c in "".join(view["board"])) >= count
    )


def fray(prompt: str, view: Any) -> bool:
    """A battle with something to choose from."""
    return prompt == "prompt-choose-action" and len(view["wizards"][0]["spells"]) > 0


def midway(prompt: str, view: Any) -> bool:
    """Some cards are played, some are still in hand."""
    return prompt == "prompt-hero-actions" and len(view["played"]) >= 2 and any(view["prices"])


GAMES = 4
"""One may be over before its moment comes; in so many it comes."""
SEATS = {"stupefy": 8, "scrabble": 4, "hogwarts_board": 4, "hogwarts_battle": 4}
MOMENTS: dict[str, list[Moment]] = {
    "stupefy": [
        Moment("prepare", {}, asked("prompt-prepare-spell")),
        Moment("aim", {}, asked("prompt-target-opponent")),
        Moment("share", {}, asked("prompt-take-reward")),
    ],
    "scrabble": [
        Moment("empty", {}, asked("prompt-take-turn", "prompt-take-turn-no-card")),
        Moment("doubt", {}, asked("prompt-challenge-window")),
        Moment("words", {}, words(14)),
    ],
    "hogwarts_board": [
        Moment("walk", {}, asked("prompt-walk")),
        Moment("trade", {}, asked("prompt-trade")),
        Moment("battle", {}, fray),
    ],
    "hogwarts_battle": [
        Moment("first", {"game": 1}, midway),
        Moment("proficiency", {"game": 6}, asked("prompt-take-proficiency")),
        Moment("late", {"game": 7}, midway),
    ],
}


async def _reach(address: str, key: str, table: str, wish: Wish, dice: random.Random) -> bool:
    """Whether the moment came before the game was over."""
    async with Guest(address, key) as guest, guest.visit(table) as visit:
        async for update in visit.updates():
            prompt = update.situation.prompt
            if not update.asked or prompt is None:
                continue
            if wish(prompt.key, update.situation.view):
                return True
            await visit.answer(update, _next(update, dice))
    return False


async def _to_the_end(address: str, table: str, *keys: str) -> None:
    async def play(key: str, dice: random.Random) -> None:
        async with Guest(address, key) as guest, guest.visit(table) as visit:
            async for update in visit.updates():
                if update.asked:
                    await visit.answer(update, _next(update, dice))

    await asyncio.gather(*(play(key, random.Random(n)) for n, key in enumerate(keys)))


def play_out(hall: RunningHall, table: str, *keys: str) -> None:
    """These people answer to the end of the game, without a page."""
    _beside(_to_the_end(hall.address, table, *keys))


def play_rest(hall: RunningHall, page: Page) -> None:
    """The person of this page, alone with bots, answers to the end of the game while the page is elsewhere: it would
    draw every move. Nothing is left to do where the page has played to the end."""
    if page.locator(".acts").count():
        return
    table, key = page.url, page.evaluate("localStorage.getItem('great-hall.key')")
    go(page, f"{hall.address}/about")
    play_out(hall, table.rsplit("/", 1)[-1], key)
    go(page, table)
    page.wait_for_selector(".acts")


async def _leave_to_bots(address: str, key: str, table: str) -> None:
    async with Guest(address, key) as guest, guest.visit(table) as visit:
        await visit.do(p.SeatBot(id=new_id(), seat=0, level="medium"))
        async for _ in visit.updates():
            pass


def leave_to_bots(hall: RunningHall, table: str, key: str) -> None:
    """The person in seat 0 watches to the end of the game how a bot plays in their place, without a page."""
    _beside(_leave_to_bots(hall.address, key, table))


async def _begin(address: str, host: str, table: str) -> None:
    async with Guest(address, host) as guest, guest.visit(table) as visit:
        await visit.do(p.FillBots(id=new_id()))
        await visit.do(p.Start(id=new_id()))


def begin(hall: RunningHall, table: str, host: str) -> None:
    """The host lets bots take the free seats and starts the game, without a page."""
    _beside(_begin(hall.address, host, table))


def _beside(work: Coroutine[Any, Any, T]) -> T:
    """In another thread: Playwright has a loop in this one."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, work).result()


def _next(update: p.Update, dice: random.Random) -> Any:
    """Any answer that keeps the game going: words are left to the bots, a turn is ended when nothing else is left."""
    if not update.options:
        return {"type": "pass"}
    actions = [option.action for option in update.options]
    kinds = [(action, msgspec.to_builtins(action)["type"]) for action in actions]
    last = ("end_turn", "challenge", "run")
    return dice.choice([action for action, kind in kinds if kind not in last] or actions)


def table_at(hall: RunningHall, key: str, game: str, moment: Moment) -> str:
    """A table where the person in seat 0 is asked at this moment."""
    settings = {"settings": moment.settings} if moment.settings else {}
    for luck in range(GAMES):
        table = hall.table(key, game=game, seats=SEATS[game], bots="easy", start=True, **settings)
        if _beside(_reach(hall.address, key, table, moment.wish, random.Random(f"{moment.name} {luck}"))):
            return table
    raise AssertionError(f"none of {GAMES} games came to the moment")
