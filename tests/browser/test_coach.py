"""A hint at the table, what one plays for, and looking back after the game."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import ASKED, RunningHall, Sits
from tests.browser.test_looks import examine
from tests.browser.test_people_pages import finished_game, look


def test_a_hint_advises_and_a_game_is_looked_back_at(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Ines")
    table = hall.table(key, seats=4, bots="easy", start=True)
    page = visitor(key=key, size=(390, 844))
    page.goto(f"{hall.address}/table/{table}")
    page.wait_for_selector(ASKED)
    expect(page.locator(".goal")).to_contain_text("The house with the most points after round 8 wins")

    page.get_by_role("button", name="Ask for a hint").click()
    page.wait_for_selector(".hint .why")  # a process has to start
    expect(page.locator(".hint h2")).to_contain_text("Wick would: Prepare")
    expect(page.locator(".hint .worth li")).to_have_count(2)
    expect(page.locator(".stage .advised").first).to_be_visible()
    examine(page, "hint, phone")
    page.set_viewport_size({"width": 1440, "height": 900})
    expect(page.locator(".rail .hint h2")).to_contain_text("Wick would: Prepare")
    examine(page, "hint, desk")
    page.keyboard.press("Escape")
    expect(page.locator(".hint")).to_have_count(0)
    page.keyboard.press("h")
    decision = page.locator(".choice").get_attribute("data-decision")
    page.locator("[data-take-hint]").click()
    page.wait_for_selector(f".choice.waiting, .choice:not([data-decision='{decision}'])")

    finished = finished_game(hall, key)
    page.goto(f"{hall.address}/table/{finished}")
    page.get_by_role("link", name="Look back").click()
    page.locator("[data-stop]").click()
    going_on = page.get_by_role("button", name="Go on")
    expect(going_on).to_be_visible()
    page.reload()  # what is done is kept, and nothing goes on by itself
    going_on.click()
    page.wait_for_selector("progress:not([max='1']), #moved")  # how far it is, unless it is done by now
    page.wait_for_selector("#moved", timeout=180_000)  # it is thought of at low priority
    expect(page.locator(".ending")).to_contain_text(re.compile(r" won (together )?with \d+ points; "))
    expect(page.locator(".dec").first).to_be_visible()
    assert page.locator(".turns button").count() <= 3
    look(page, 0, "looking back", "#moved")
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".dec").first.click()
    mark = page.locator(".detail [data-mark]").get_attribute("data-mark")
    page.get_by_role("link", name="See it in the replay").click()
    expect(page.locator(f"[data-judged={mark}]")).to_be_visible()  # the same mark at the same decision
    assert page.locator(".moments > span").count() > 8, "each decision has its mark over the timeline"
    look(page, 1, "marks in the replay", "[data-judged]")
    page.locator("[data-try]").click()
    page.wait_for_url(re.compile(r"/table/[a-z0-9]+$"))
    page.wait_for_selector(".choice")
