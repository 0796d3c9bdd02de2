"""The castle in a real browser: walking, trading and fighting by pointer, finger and key, to the end of a game."""

from __future__ import annotations

import re
import time
from contextlib import suppress
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect

from greathall.games.hogwarts_board.printed import PRINTED
from tests.browser.castle import Chronicle, Moment, asks, cards, fray
from tests.browser.conftest import ASKED, PATIENCE, RunningHall, Sits, foretell, go, play_within, report
from tests.browser.moments import play_rest
from tests.browser.test_looks import Size, examine, examine_end, examine_everywhere
from tests.deep import EVERYTHING, deep, in_turn

expect.set_options(timeout=PATIENCE)
DESK, PHONE = (1440, 900), (390, 844)
SQUARES = PRINTED["SQUARES"]
FINGER: dict[str, Any] = {"size": PHONE, "has_touch": True, "is_mobile": True}
ANSWERED = ".acts, .choice.waiting, .choice:not([data-decision='{}'])"
ANSWER = """n => {
  if (!document.querySelector('.choice:not(.waiting)')) return 0;
  const sure = document.querySelector('[data-confirm]');
  const all = [...document.querySelectorAll('.stage .legal'), ...document.querySelectorAll('[data-choice]')];
  const touched = sure ?? all[n % all.length];  // none while the table is still being drawn
  touched?.click();
  return touched ? 1 : 0;
}"""
"""Touch the n-th thing that can be touched, or confirm what was touched before."""
SENDING = ".opts [aria-disabled='true']"
"""An answer is on its way."""
WATCH = """name => {
  const pawn = document.querySelector(`[data-pawn=${name}]`);
  window.steps = [];
  new MutationObserver(() => steps.push(pawn.dataset.on)).observe(pawn, { attributeFilter: ['data-on'] });
}"""


def before_a_drink(situation: Moment, seat: int) -> int:
    """Who carries a potion is asked again after the move, so the bots wait, and the walk, of two steps, can be seen."""
    return int(situation["prompt"]["args"]["die"]) - 1 if situation["view"]["wizards"][seat]["potion"] else 0


def affordable(situation: Moment, seat: int) -> int:
    wizard, laid = situation["view"]["wizards"][seat], situation["view"]["table"]
    return len(laid) if wizard["sp"] >= 40 and wizard["square"] == "library" else 0


WALK = asks("prompt-walk")
BEFORE_A_DRINK = asks("prompt-walk", before_a_drink)
TRADE, BARGAIN = asks("prompt-trade", cards), asks("prompt-trade", affordable)
BATTLE, FRAY = asks("prompt-choose-action", cards), asks("prompt-choose-action", fray)


@pytest.fixture(scope="module")
def story(hall: RunningHall) -> Chronicle:
    """A game that bots have played to its end."""
    foretell("story")
    return Chronicle(hall, hall.regular("Maëlle"), needs=(BEFORE_A_DRINK, BARGAIN, FRAY))


@pytest.fixture(scope="module")
def scenes(story: Chronicle) -> dict[str, str]:
    """Tables to look at: nobody answers there."""
    return {name: story.play_on(wish)[0] for name, wish in {"walk": WALK, "trade": TRADE, "battle": FRAY}.items()}


def sit(story: Chronicle, page: Page, table: str) -> Page:
    go(page, f"{story.hall.address}/table/{table}")
    page.wait_for_selector(ASKED)
    return page


def settle(page: Page, decision: str | None) -> None:
    page.wait_for_selector(ANSWERED.format(decision))


def decision(page: Page) -> str | None:
    return page.locator(".choice").get_attribute("data-decision")


def test_a_walk_by_pointer(story: Chronicle, visitor: Sits) -> None:
    table, _ = story.play_on(WALK)
    page = sit(story, visitor(key=story.key, size=DESK), table)
    now = decision(page)
    place = page.locator(".place.legal").first
    expect(place).to_have_attribute("aria-label", re.compile("square"))
    place.click()
    expect(page.locator(".place.selected .tick")).to_be_visible()
    expect(page.locator("polyline.way")).to_have_count(1)
    page.locator("[data-confirm]").click()
    settle(page, now)
    page.keyboard.press("l")
    expect(page.locator("dialog .log li", has_text=re.compile("Maëlle walks")).first).to_be_visible()


def test_a_walk_by_finger(story: Chronicle, visitor: Sits) -> None:
    table, _ = story.play_on(WALK)
    page = sit(story, visitor(key=story.key, language="fr", **FINGER), table)
    now = decision(page)
    page.locator(".place.legal").last.tap()
    expect(page.locator("[data-confirm]")).to_contain_text("Marcher")
    page.locator("[data-confirm]").tap()
    settle(page, now)


def test_a_walk_by_keyboard_alone(story: Chronicle, visitor: Sits) -> None:
    table, _ = story.play_on(WALK)
    page = sit(story, visitor(key=story.key, size=DESK), table)
    now = decision(page)
    page.keyboard.press("ArrowRight")
    expect(page.locator(".place.legal:focus")).to_have_count(1)
    expect(page.locator(".help-bubble")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".place.legal:focus")).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Escape")
    expect(page.locator("[data-confirm]")).to_have_count(0)
    page.keyboard.press("Enter")
    for _ in range(page.locator(".stage .legal").count()):
        if page.locator("[data-confirm]:focus").count():
            break
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    settle(page, now)


def test_a_pawn_walks_square_by_square(story: Chronicle, visitor: Sits) -> None:
    table, seat = story.play_on(BEFORE_A_DRINK)
    page = sit(story, visitor(key=story.key, size=DESK, motion="no-preference"), table)
    place = page.locator(".place.legal").first
    goal = place.get_attribute("data-square")
    place.click()
    page.evaluate(WATCH, f"seat_{seat}")
    page.locator("[data-confirm]").click()
    page.wait_for_function("goal => steps.includes(goal)", arg=goal)
    steps = page.evaluate("steps")
    way = steps[: steps.index(goal) + 1]
    assert all(two in SQUARES[one]["neighbours"] for one, two in pairwise(way)), way
    assert len(way) >= 2


@pytest.mark.parametrize(
    ("language", "reason"),
    [("en", "No way of|upper level needs|owner of this"), deep("fr", "Aucun chemin|Étage|propriétaire")],
)
def test_a_square_out_of_reach_says_why(story: Chronicle, visitor: Sits, language: str, reason: str) -> None:
    table, _ = story.play_on(WALK)
    page = sit(story, visitor(key=story.key, language=language, size=DESK), table)
    page.locator(".place[aria-disabled]").last.click(force=True)
    expect(page.locator(".toast")).to_contain_text(re.compile(reason))


def test_a_card_is_bought_and_sold_by_touching_it(story: Chronicle, visitor: Sits) -> None:
    table, seat = story.play_on(BARGAIN)
    page = sit(story, visitor(key=story.key, size=DESK), table)
    own = page.locator(".hand .card")
    count = own.count()
    offer = page.locator(".laid .card.legal").first
    name = offer.locator(".name").inner_text()
    offer.click()
    page.locator("[data-confirm]").click()
    expect(own).to_have_count(count + 1)
    page.locator(".hand .card.legal", has_text=name).first.click()
    page.locator("[data-confirm]").click()
    expect(own).to_have_count(count)
    page.get_by_role("button", name="Finish").click()
    expect(page.locator(f".player[data-seat='{seat}']")).to_be_visible()


TOUCH = "selector => document.querySelector(selector)?.click()"
CONFIRM = """() => {
    const button = document.querySelector("[data-confirm]:not([aria-disabled='true'])");
    button?.click();
    return button !== null;
}"""


@pytest.mark.parametrize("phone", [deep(False), True])
def test_a_battle_to_its_end(story: Chronicle, visitor: Sits, phone: bool) -> None:
    table, _ = story.play_on(BATTLE)
    page = sit(story, visitor(key=story.key, **(FINGER if phone else {"size": DESK})), table)
    expect(page.locator(".battle .fighter").nth(1)).to_be_visible()
    turn = 0
    while page.locator(".battle").count() and not page.locator(".acts").count():
        spells = page.locator(f":root:has({ASKED}):not(:has({SENDING})) .hand :is(.card, .verb).legal")
        if not spells.count():  # another's turn, or a question that is not about one's own cards
            page.evaluate(ANSWER, turn)
            page.wait_for_timeout(40)
            continue
        now = decision(page)
        touched = spells.nth(turn % spells.count())
        with suppress(TimeoutError):  # the game may have gone on meanwhile
            touched.tap(timeout=3000) if phone else touched.click(timeout=3000)
        if not page.locator("[data-confirm]").count():  # more than one could be meant
            page.evaluate(TOUCH, ".fighter.legal, .player.legal, .mini.legal, .place.legal, .pile.legal")
            page.wait_for_timeout(40)
        if page.evaluate(CONFIRM):  # else the answer was on its way already
            turn += 1
            page.wait_for_selector(f"{ANSWERED.format(now)}, .stage:not(:has(.battle))")
    assert turn


def test_a_whole_game(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Maëlle")
    table = hall.table(key, game="hogwarts_board", seats=2, bots="easy", start=True, settings={"length": "short"})
    page = visitor(key=key, size=DESK)
    page.goto(f"{hall.address}/table/{table}")
    began = time.monotonic()
    turn = play_within(page, ANSWER, stride=7, most=10_000 if EVERYTHING else 25)
    report("a short game of two in the castle", f"{time.monotonic() - began:.0f} s, {turn} touches")
    play_rest(hall, page)
    expect(page.locator(".win h2")).to_contain_text("win")
    expect(page.locator(".win p")).to_contain_text(re.compile("Voldemort"))
    examine_end(page)


LONGEST = ("Expelliarmus", "Sectumsempra", "Transplanage", "Transfiguration:", "Métamorphose")
BROKEN = """words => {
  const name = document.querySelector(".own .card:has(.odds) .name"), range = document.createRange();
  return words.filter(word => {
    name.textContent = word;
    range.selectNodeContents(name);
    return range.getClientRects().length > 1;
  });
}"""


def test_a_card_in_a_battle_on_a_phone(story: Chronicle, scenes: dict[str, str], visitor: Sits) -> None:
    """The chosen one leaves its heading free, and no name breaks beside its odds."""
    page = sit(story, visitor(key=story.key, **FINGER), scenes["battle"])
    page.locator(".own .card.legal").first.tap()
    expect(page.locator(".own .card.selected .tick")).to_be_visible()
    top = page.evaluate("document.querySelector('.own .card.selected').getBoundingClientRect().top")
    tick = page.evaluate("document.querySelector('.own .card.selected .tick').getBoundingClientRect().top")
    heading = page.evaluate("document.querySelector('.own h2').getBoundingClientRect().bottom")
    assert heading < top
    assert heading <= tick + 3  # the space below the letters
    assert page.evaluate(BROKEN, LONGEST) == []


@pytest.mark.parametrize(("turn", "what"), [(0, "walk"), (1, "trade"), (2, "battle")])
def test_reachable_for_all_and_whole_everywhere(
    story: Chronicle, scenes: dict[str, str], visitor: Sits, turn: int, what: str
) -> None:
    page = sit(story, visitor(key=story.key, size=DESK), scenes[what])

    def look(turn: int, where: str) -> None:
        english: list[tuple[str, Size]] = [("en", DESK), ("en", (1024, 768))]
        french: list[tuple[str, Size]] = [("fr", DESK), ("fr", PHONE), ("fr", (360, 740))]
        for language, size in in_turn(english + french, turn, 3):
            examine_everywhere(page, where, (language, size))
            assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
            if size == DESK:
                over = page.evaluate("(b => b.scrollHeight - b.clientHeight)(document.querySelector('.table'))")
                assert over <= 1, where

    look(turn, what)
    page.locator(".stage .legal").first.click()
    look(turn + 1, f"{what} touched")


def test_the_game_is_seen_again(story: Chronicle, visitor: Sits) -> None:
    page = visitor(key=story.key, size=DESK)
    page.goto(f"{story.hall.address}/table/{story.table}/replay/1?step=60&seat=1")
    page.wait_for_selector("[role=slider]")
    expect(page.locator(".place")).to_have_count(28)
    page.get_by_role("button", name="One step on").click()
    expect(page.locator(".player.me")).to_have_attribute("data-seat", "1")
    examine(page, "replay")


def test_who_watches_sees_no_secret(story: Chronicle, scenes: dict[str, str], visitor: Sits) -> None:
    page = visitor(size=DESK)
    page.goto(f"{story.hall.address}/table/{scenes['battle']}")
    page.get_by_role("button", name="Come in and watch").click()
    page.wait_for_selector(".battle")
    expect(page.locator(".hand, .legal, .plan, [data-choice]")).to_have_count(0)
    expect(page.locator(".place")).to_have_count(28)
    expect(page.locator(".pile .seen")).to_have_count(0)
