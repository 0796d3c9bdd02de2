"""The front page, the help on everything at the four tables, and the rulebooks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.conftest import ASKED, RunningHall, Sits, go
from tests.browser.test_looks import examine
from tests.deep import deep

PHONE = (390, 844)
TONGUES = [("en", "less", "Private Lessons"), ("fr", "cours", "Cours Particuliers")]
GAMES = {
    "stupefy": "Stupefy",
    "scrabble": "Scrabble",
    "hogwarts_board": "HOGWARTS",
    "hogwarts_battle": "Hogwarts Battle",
}
THINGS = {
    "stupefy": (".reward", ".seat .tokens", ".hand .stack"),
    "scrabble": (".sq.tw", ".rack .legal", ".board + *, [data-seat] .in"),
    "hogwarts_board": (".place.legal", ".place:not(.legal)", ".player .hp"),
    "hogwarts_battle": (".market .card", ".villain", ".hero .health"),
}
"""What is pointed at, in each game: each of them explains itself."""
FOCUSED = {
    "stupefy": ".seat.me",
    "scrabble": "[data-seat] .in",
    "hogwarts_board": ".player.me",
    "hogwarts_battle": ".villain",
}
"""What the keyboard comes to, though it cannot be answered with."""
UNREACHED = """() => {
  const things = document.querySelectorAll('.stage .table :is([data-seat], [data-villain], [data-fighter], .roll)');
  const keys = 'button, a[href], [tabindex="0"]';
  return [...things].filter(thing => {
    if (!thing.getClientRects().length || thing.querySelector(keys)) return false;
    return thing.closest(`${keys}, .table`).matches('.table');
  }).map(thing => thing.outerHTML);
}"""
"""People and enemies of a table, and odds, that no key reaches."""


UNTOLD = """() => {
  const squares = '.sq:is(.dl, .tl, .dw, .tw, .h), [data-square]:not(.sq)';  // a plain square of Scrabble has no tip
  const drawn = '[data-at], [data-card], [data-thing], [data-villain], [data-hero], svg.i, button, [role=img]';
  const things = `${drawn}, ${squares}`;
  const tells = '[aria-description]:not([aria-description=""]), svg.i[aria-label]';
  const figure = node => /\\d/.test(node.data) && node.data.trim().split(/\\s+/).length < 3;
  const silent = [];
  for (const root of document.querySelectorAll('.stage > .table, .stage > .dock > :not(.choice, .asks)')) {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.nodeType === Node.TEXT_NODE ? node.parentElement : node;
      if (node === element ? !node.matches(things) : !figure(node)) continue;
      if (!element.getClientRects().length || element.closest('[aria-hidden=true], .sr, .axis')) continue;
      let at = element;
      while (at !== root && !at.matches(tells)) at = at.parentElement;
      if (at === root && !element.querySelector(tells)) silent.push(element.outerHTML);
    }
  }
  return silent;
}"""
"""Things, signs and figures of a table that say nothing of themselves to whoever points at them."""


def told(page: Page) -> str:
    bubble = page.locator(".help-bubble")
    expect(bubble).to_be_visible()
    return bubble.inner_text()


def hold(thing: Locator) -> None:
    """A finger that stays."""
    thing.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})


def test_the_front_page_says_what_each_game_is_and_keeps_beginners_safe(hall: RunningHall, visitor: Sits) -> None:
    page = visitor(size=PHONE, language="fr", preferences={"theme": "day", "language": "fr"})
    page.goto(hall.address)
    for game in GAMES:
        card = page.locator(f".game[data-game={game}]")
        expect(card.locator(".picture svg").first).to_be_visible()
        expect(card.locator(".facts")).to_contain_text("minutes")
        expect(card.locator(".tagline")).to_have_text(re.compile(r".{20}"))
        for fact in card.locator(".facts li").all():  # players, minutes, weight, together or not
            hold(fact)
            assert re.fullmatch(r".{30,}\.", told(page)), fact.inner_text()
            page.keyboard.press("Escape")
    examine(page, "front page")
    page.locator(".game[data-game=scrabble]").get_by_role("button", name="Jouer").click()
    page.locator("summary").click()
    chosen = page.locator("dialog .seg button[aria-pressed=true]").all_inner_texts()
    assert {"Bots", "facile", "français", "sont refusés aussitôt", "oui"} <= {*chosen}
    examine(page, "play now")


def test_everything_at_the_four_tables_explains_itself(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Nell")
    page = visitor(key=key)
    for game, things in THINGS.items():
        table = hall.table(key, game=game, seats=None, bots="easy", start=True)
        go(page, f"{hall.address}/table/{table}")
        page.wait_for_selector(ASKED)
        expect(page.locator(".choice h2")).not_to_be_empty()
        assert page.evaluate(UNTOLD) == [], game
        assert page.evaluate(UNREACHED) == [], game
        page.locator(".choice h2").hover()
        assert len(told(page)) > 30, f"{game}: what the question is about"
        page.mouse.move(1, 1)
        page.keyboard.press("Tab")
        page.locator(FOCUSED[game]).first.focus()
        assert len(told(page)) > 10, f"{game}: {FOCUSED[game]} by keyboard"
        page.keyboard.press("Escape")
        for thing in things[:2]:
            page.mouse.move(1, 1)
            expect(page.locator(".help-bubble")).to_be_hidden()
            page.locator(thing).first.hover(force=True)
            assert len(told(page)) > 10, f"{game}: {thing}"
            page.keyboard.press("Escape")
            expect(page.locator(".help-bubble")).to_be_hidden()
        last = page.locator(things[2]).first
        before = page.locator(".choice").get_attribute("data-decision")
        hold(last)
        words = told(page)
        last.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True})
        last.dispatch_event("click")
        assert told(page) == words, f"{game}: a finger that stays reads"
        assert page.locator(".choice").get_attribute("data-decision") == before
        page.keyboard.press("Escape")
    go(page, f"{hall.address}/learn/hogwarts_board/battles")
    page.locator("[data-go-on]").click()
    assert page.evaluate(UNTOLD) == [], "a battle"
    assert page.evaluate(UNREACHED) == [], "a battle"
    page.locator(".verb.legal").hover()
    assert "Of the six faces, 4 take you away unhurt" in told(page)


def test_what_is_greyed_says_why_and_a_card_leads_to_the_rules(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Nell")
    page = visitor(key=key, size=PHONE, has_touch=True)
    page.goto(f"{hall.address}/table/{hall.table(key, game='stupefy', seats=4, bots='easy', start=True)}")
    page.wait_for_selector(ASKED)
    page.locator(".hand .legal").first.tap()
    own = page.locator(".seat.me[aria-disabled=true]")
    expect(own).to_be_visible()
    own.tap(force=True)  # Playwright does not tap what is disabled; people do
    expect(page.locator(".toast").last).to_contain_text("aim at yourself")
    hold(own)
    expect(page.locator(".help-bubble .why")).to_contain_text("aim at yourself")
    hold(page.locator(".reward").first)
    page.locator(".help-bubble a").tap()
    dialog = page.locator("dialog.book")
    expect(dialog.locator(".cardpage, .plates").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert "/table/" in page.url, "nobody left the table"


@pytest.mark.parametrize(
    ("language", "query", "card"), [deep("en", "less", "Private Lessons"), ("fr", "cours", "Cours Particuliers")]
)
def test_the_rulebook_is_searched_read_tried_and_printed(
    hall: RunningHall, visitor: Sits, language: str, query: str, card: str
) -> None:
    page = visitor(
        language=language, preferences={"language": language, "theme": "day" if language == "fr" else "night"}
    )
    page.goto(f"{hall.address}/rules/stupefy/round")
    expect(page.locator(".plate")).to_have_count(7)
    examine(page, f"rules, {language}")
    page.get_by_role("searchbox").fill(query)
    page.locator(".list a", has_text=card).click()
    expect(page.get_by_role("heading", name=card)).to_be_visible()
    assert page.url.endswith("/rules/stupefy/private_lessons")
    expect(page.locator("mark").first).to_be_visible()
    examine(page, f"card, {language}")
    for game in GAMES:
        page.goto(f"{hall.address}/rules/{game}/aid")
        expect(page.locator(".aid li").nth(9)).to_be_visible()
        assert "⟨" not in page.inner_text("body")
        printed = page.pdf(format="A4", margin={"top": "12mm", "right": "12mm", "bottom": "12mm", "left": "12mm"})
        assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, f"{game}, {language}: one page"
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto(f"{hall.address}/rules/hogwarts_battle")
    expect(page.locator(".plate").first).to_be_visible()
    examine(page, f"rules on a phone, {language}")
    page.goto(f"{hall.address}/rules/stupefy/private_lessons")
    page.locator("[data-example]").click()
    page.wait_for_url(re.compile("/table/"))
    expect(page.locator(".reward.legal", has_text=card).first).to_be_visible()
