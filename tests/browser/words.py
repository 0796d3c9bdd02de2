"""A person who plays Scrabble on the page: sees what the page shows, finds a play, lays it tile by tile."""

from __future__ import annotations

from functools import cache
from typing import Any

from playwright.sync_api import Page

from greathall.games.scrabble.engine.generator import generate
from greathall.games.scrabble.settings import Settings
from greathall.games.scrabble.state import lexicon_of
from tests.browser.conftest import ASKED

USUAL = Settings()
MY_TURN = f"{ASKED} [data-choice=exchange]"
ASKED_BY_OTHERS = f"{ASKED} [data-choice='0'][aria-disabled=false], .rack.owing"
LOOK = """() => {
  const shown = (tile, part) => tile.querySelector(part)?.innerText ?? '';
  const letter = tile => tile.classList.contains('blank') ? shown(tile, 'b').toLowerCase() : shown(tile, 'b');
  const mark = tile => tile.dataset.mark ?? '0';
  const squares = [...document.querySelectorAll('[data-square]')].map(s => s.querySelector('.tile:not(.tentative)'));
  return {
    board: squares.map(t => t ? letter(t) : '.').join(''),
    marks: squares.map(t => t ? mark(t) : '0').join(''),
    rack: [...document.querySelectorAll('.rack button .tile')].map(t => shown(t, 'b') || '?').join(''),
  };
}"""


@cache
def lexicon(settings: Settings) -> Any:
    return lexicon_of(settings)


def best_play(page: Page, settings: Settings = USUAL) -> list[tuple[int, str]]:
    """The squares and letters (small for a blank) of the dearest play; nothing if there is none."""
    seen = page.evaluate(LOOK)
    found = generate(lexicon(settings), seen["board"], seen["marks"], seen["rack"])
    return max(found, key=lambda play: play.score).tiles if len(found) else []


def lay(page: Page, tiles: list[tuple[int, str]]) -> None:
    """Touch each tile and then its square; a blank is told its letter."""
    for square, letter in tiles:
        blank = letter.islower()
        name = "blank" if blank else letter
        page.locator(f".rack button[data-letter='{name}']").first.click()
        page.locator(f"[data-square='{square}']").click()
        if blank:
            page.locator(".chooser button", has_text=letter.upper()).click()


def pass_turn(page: Page) -> bool:
    """Pass if that is asked for; False: the game is over."""
    page.wait_for_selector(f".acts, {MY_TURN}")
    if page.locator(".acts").count():
        return False
    decision = page.locator(".choice").get_attribute("data-decision")
    page.locator("[data-choice=pass]").click()
    page.locator("[data-confirm].primary").click()
    page.wait_for_selector(f".acts, .choice.waiting, .choice:not([data-decision='{decision}'])")
    return True


def await_turn(page: Page) -> None:
    """Answer what others ask, until it is this person's turn."""
    while page.wait_for_selector(f"{MY_TURN}, {ASKED_BY_OTHERS}") and not page.locator(MY_TURN).count():
        play_turn(page)


def play_turn(page: Page, doubt: bool = False, settings: Settings = USUAL) -> str:
    """Answer whatever is asked next; returns what it was. Empty: the game is over."""
    page.wait_for_selector(f".acts, {ASKED}")
    if page.locator(".acts").count():
        return ""
    decision = page.locator(".choice").get_attribute("data-decision")
    kind = "answer"
    if page.locator(MY_TURN).count():
        tiles = best_play(page, settings)
        kind = "word" if tiles else "pass"
        lay(page, tiles)
        if not tiles:
            page.locator("[data-choice=pass]").click()
        page.locator("[data-confirm].primary").click()
    elif page.locator("[data-choice]").count():
        page.locator("[data-choice]").nth(1 if doubt else 0).click()
    elif not page.locator(".rack.owing").count():
        page.wait_for_timeout(30)  # the answer is on its way: nothing is asked any more
        return "later"
    else:
        kind = "rack"
        number = 0
        while not page.locator("[data-confirm]").count():
            page.locator(".rack button.legal").nth(number).click()
            number += 1
        page.locator("[data-confirm]").click()
    page.wait_for_selector(f".acts, .choice.waiting, .choice:not([data-decision='{decision}'])")
    return kind
