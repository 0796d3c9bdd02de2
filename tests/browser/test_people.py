"""What people at a table do with each other: ask for a move back, quieten, send away, try again from here."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import ASKED, RunningHall, Sits, answer, go, wait_until
from tests.browser.moments import play_out
from tests.browser.test_table import friends


def menu(page: Page, *path: str) -> None:
    page.get_by_role("button", name="Menu").click()
    for name in path:
        page.get_by_role("dialog").get_by_role("button", name=name, exact=True).click()


def test_a_move_is_taken_back_when_the_others_agree(hall: RunningHall, visitor: Sits) -> None:
    table, keys = friends(hall, "Ines", "Oskar", undo=True)
    ines, oskar = visitor(key=keys[0]), visitor(key=keys[1], language="fr")
    for page in (ines, oskar):
        go(page, f"{hall.address}/table/{table}")
    first = answer(ines)
    answer(oskar)
    ines.wait_for_selector(".seat.legal")
    menu(ines, "Take my move back")
    expect(oskar.locator(".vote")).to_contain_text("Ines")
    oskar.get_by_role("button", name="D’accord", exact=True).click()
    expect(ines.locator(f"{ASKED} h2")).to_have_text(first)
    expect(ines.locator(".seat.legal")).to_have_count(0)
    answer(ines)
    answer(oskar)
    ines.wait_for_selector(".seat.legal")
    menu(ines, "Take my move back")
    expect(ines.locator(".dock")).to_contain_text("You asked to take your move back: Oskar may say yes or no.")
    oskar.get_by_role("button", name="Pas d’accord", exact=True).click()
    expect(oskar.locator(".vote")).to_have_count(0)
    ines.wait_for_selector(".seat.legal")
    menu(ines, "Take my move back")  # a refusal stays one, so that nobody is asked until they give in
    expect(ines.get_by_text("The others did not want")).to_be_visible()
    expect(oskar.locator(".vote")).to_have_count(0)


def test_the_host_mutes_and_sends_away(hall: RunningHall, visitor: Sits) -> None:
    table, keys = friends(hall, "Ines", "Oskar")
    ines, oskar = visitor(key=keys[0]), visitor(key=keys[1])
    for page in (ines, oskar):
        go(page, f"{hall.address}/table/{table}")
    menu(ines, "People", "Mute")
    expect(ines.get_by_role("dialog").get_by_role("button", name="Unmute")).to_be_visible()
    oskar.get_by_label("Say something").fill("Boo")
    oskar.get_by_role("button", name="Say", exact=True).click()
    expect(oskar.locator(".toast")).to_be_visible()
    replace = ines.get_by_role("dialog").get_by_role("button", name="Let a bot play")
    expect(replace).to_have_count(2)
    replace.first.click()  # for the host
    expect(replace).to_have_count(1)
    ines.get_by_role("dialog").get_by_role("button", name="Remove", exact=True).click()
    expect(oskar.get_by_text("The host has sent you away from this table.")).to_be_visible()
    assert "Boo" not in ines.locator(".rail").inner_text()


PLACES = """() => ['.bubbles p', "[data-seat='0']", '.dock'].map(
  (what) => document.querySelector(what)?.getBoundingClientRect().toJSON())"""
"""All at once: a busy machine lays out a moment later. What is just being drawn anew has no place yet."""


PATIENT = "const wait = setTimeout; setTimeout = (what, ms, ...more) => wait(what, ms === 5000 ? 1e5 : ms, ...more)"
"""A bubble stays as long as a slow machine needs to look at it."""


def test_words_at_the_table(hall: RunningHall, visitor: Sits) -> None:
    """In sight on a desk; on a phone a bubble at the seat that says it, and a count of what is unread."""
    table, keys = friends(hall, "Ines", "Oskar")
    ines, oskar = visitor(key=keys[0]), visitor(key=keys[1], script=PATIENT)
    for page in (ines, oskar):
        go(page, f"{hall.address}/table/{table}")
        expect(page.locator(".talk input")).to_be_visible()
    oskar.set_viewport_size({"width": 390, "height": 844})
    expect(oskar.locator(".talk input")).to_be_hidden()
    ines.get_by_role("button", name="Trust me.").click()
    expect(ines.locator(".talk")).to_contain_text("Ines Trust me.")
    bubble = oskar.locator(".bubbles p")
    expect(bubble).to_have_text("Trust me." if oskar.locator("html[lang=en]").count() else "Faites-moi confiance.")

    def beside() -> bool:
        place, seat, dock = places = oskar.evaluate(PLACES)
        if not all(places):
            return False
        sides = place["left"] - seat["left"], place["right"] - seat["right"]
        gaps = place["top"] - seat["bottom"], seat["top"] - place["bottom"]
        return min(map(abs, sides)) < 8 and min(map(abs, gaps)) < 12 and bool(place["bottom"] <= dock["top"])

    wait_until(beside, oskar, "the bubble is at the seat that says it")
    oskar.set_viewport_size({"width": 768, "height": 1024})
    wait_until(beside, oskar, "the bubble follows its seat when the phone becomes a tablet")
    oskar.set_viewport_size({"width": 390, "height": 844})
    wait_until(beside, oskar, "the bubble follows its seat back")
    oskar.evaluate("document.querySelector('.dock').style.paddingTop = '90px'")
    wait_until(beside, oskar, "the bubble follows its seat when the question takes more room")
    expect(oskar.locator(".iconbtn.narrow .badge")).to_have_text("1")
    expect(ines.locator(".bubbles p")).to_have_count(0)
    oskar.locator(".iconbtn.narrow").click()
    expect(oskar.get_by_role("dialog").locator(".lines")).to_contain_text("Ines")
    expect(oskar.locator(".iconbtn.narrow .badge")).to_have_count(0)
    oskar.reload()
    expect(oskar.locator(".dock")).to_be_visible()
    expect(oskar.locator(".iconbtn.narrow .badge")).to_have_count(0)  # what was said before is not news
    ines.keyboard.press("c")
    expect(ines.locator(".talk input")).to_be_focused()


def test_playing_on_from_a_moment_of_the_replay(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Ines")
    table = hall.table(key, seats=4, bots="easy", start=True)
    play_out(hall, table, key)
    page = visitor(key=key)
    page.goto(f"{hall.address}/table/{table}/replay/1?step=12&seat=0")
    expect(page.locator(".dock .hand .stack")).to_have_count(2)  # the seat's own cards, as they were
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(f"/table/(?!{table})"))
    page.wait_for_selector(".ring")
    answer(page)
    assert hall.ask("GET", f"/api/tables/{page.url.rsplit('/', 1)[-1]}")["bots"] == 3
