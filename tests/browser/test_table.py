"""The promises a player relies on at the table, each kept in a real browser."""

from __future__ import annotations

import re
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.cable import Cable
from tests.browser.conftest import ASKED, PATIENCE, RunningHall, Sits, answer, go, report, wait_until
from tests.browser.moments import begin, play_out, play_rest
from tests.deep import EVERYTHING, deep

expect.set_options(timeout=PATIENCE)
PHONE = (390, 844)


def friends(
    hall: RunningHall, *names: str, seats: int = 4, regular: bool = True, **wishes: object
) -> tuple[str, list[str]]:
    """A table where these people sit and bots hold the other seats; it has begun. Their keys come with it."""
    keys = [(hall.regular if regular else hall.person)(name) for name in names]
    table = hall.table(keys[0], seats=seats, **wishes)
    for key in keys[1:]:
        hall.ask("POST", f"/api/tables/{table}/join", {}, key)
    begin(hall, table, keys[0])
    return table, keys


def test_three_clicks_from_the_hall_to_the_first_move(hall: RunningHall, visitor: Sits) -> None:
    page = visitor()
    page.goto(hall.address)
    page.get_by_role("button", name="Play Stupefy").click()
    page.get_by_role("button", name="Play now").click()
    assert "spell" in answer(page)
    expect(page.locator(".choice")).to_contain_text(re.compile("aim|ready", re.I))


def test_a_guest_moves_within_a_minute_of_opening_the_link_on_a_phone(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Ines")
    table = hall.table(key, seats=4)
    host, guest = visitor(key=key), visitor(language="fr", size=PHONE, has_touch=True, is_mobile=True)
    host.goto(f"{hall.address}/table/{table}")
    began = time.monotonic()
    guest.goto(f"{hall.address}/table/{table}")
    guest.get_by_label("Votre pseudo").fill("Théo")
    guest.get_by_role("button", name="Entrer").tap()
    expect(host.locator(".chairs")).to_contain_text("Théo")
    host.get_by_role("button", name="Fill with bots").click()
    host.get_by_role("button", name="Start the game").click()
    guest.wait_for_selector(ASKED)
    guest.locator("[data-choice]").first.tap()
    guest.wait_for_selector("[data-retract]")
    took = time.monotonic() - began
    report("guest on a phone, from link to first move", f"{took:.1f} s")
    assert took < 60
    assert guest.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_cut_network_loses_and_doubles_nothing(hall: RunningHall, visitor: Sits) -> None:
    table, keys = friends(hall, "Ines", "Oskar", regular=False)
    cable = Cable(hall.port)
    ines, oskar = visitor(key=keys[0]), visitor(key=keys[1])
    ines.goto(f"{cable.address}/table/{table}")
    oskar.goto(f"{hall.address}/table/{table}")
    answer(ines)
    answer(oskar)
    ines.wait_for_selector(".seat.legal")
    cable.cut()
    expect(ines.get_by_text("Reconnecting")).to_be_visible()
    ines.locator(".seat.legal").nth(1).click()
    target = ines.locator(".seat.selected").get_attribute("data-seat")
    ines.locator("[data-confirm]").click()
    answer(oskar)
    expect(oskar.locator(".choice h2")).to_contain_text("ready")
    cable.mend()
    expect(ines.get_by_text("Reconnecting")).to_be_hidden()
    expect(ines.locator(".choice h2")).to_contain_text("Cast it")
    aimed = ines.locator(".rail .log li", has_text=re.compile("^ *Ines aims at"))
    expect(aimed).to_have_count(1)
    moments = hall.ask("GET", f"/api/tables/{table}/games/1/replay?first=0&count=100")["page"]
    players = moments[-1]["situation"]["view"]["players"]
    assert players[0]["target"] == int(target or -1)


def test_the_hall_restarts_in_the_middle_of_a_game(built: None, visitor: Sits, tmp_path: Path) -> None:
    hall = RunningHall(tmp_path)
    try:
        key = hall.person("Ines")
        table = hall.table(key, seats=4, bots="medium", start=True)
        page = visitor(key=key, service_workers="allow")
        page.goto(f"{hall.address}/table/{table}")
        answer(page)
        page.wait_for_selector(".seat.legal")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        expect(page.locator(".seat .say", has_text="Ready")).to_have_count(3)  # the bots have chosen: all is still
        before = page.inner_text(".ring")
        listed = len(hall.ask("GET", "/api/games"))
        hall.stop()
        expect(page.get_by_text("Reconnecting")).to_be_visible()
        second = page.context.new_page()
        second.goto(hall.address)  # the shell is kept
        expect(second.get_by_role("heading", name="Great Hall")).to_be_visible()
        expect(second.get_by_text("The hall cannot be reached just now")).to_be_visible()
        expect(second.get_by_text("Which tables are open cannot be seen just now.")).to_be_visible()
        expect(second.get_by_text("No open table yet")).to_have_count(0)
        expect(second.locator("article.game svg[viewBox]")).not_to_have_count(0)  # what could be played, with pictures
        expect(second.locator("article.game")).to_have_count(listed)
        hall.start()
        expect(second.get_by_text("The hall cannot be reached just now")).to_be_hidden()
        expect(second.get_by_text("Which tables are open cannot be seen just now.")).to_be_hidden()
        second.close()
        expect(page.get_by_text("You are back in your seat")).to_be_visible()
        page.wait_for_selector(".seat.legal")
        wait_until(lambda: page.inner_text(".ring") == before, page, "the table is as it was")
        answer(page)
        expect(page.locator(".choice h2")).to_contain_text("Cast it")
    finally:
        hall.stop()


def test_somebody_whom_the_hall_does_not_know_is_asked_for_a_name(hall: RunningHall, visitor: Sits) -> None:
    """As after a new database: the key that the browser keeps opens nothing any more."""
    table = hall.table(hall.person("Ines"), seats=4)
    page = visitor(key="a key of another hall")
    page.goto(f"{hall.address}/table/{table}")
    page.get_by_label("Your nickname").fill("Oskar")
    page.get_by_role("button", name="Come in").click()
    expect(page.get_by_text("Oskar").first).to_be_visible()


@pytest.mark.parametrize(
    ("language", "reason"), [("en", "is of your house: aim at an opponent"), deep("fr", "est de votre Maison")]
)
def test_a_refused_move_says_why_in_the_readers_language(
    hall: RunningHall, visitor: Sits, language: str, reason: str
) -> None:
    key = hall.regular("Ines")
    table = hall.table(key, seats=5, bots="medium", start=True)
    page = visitor(key=key, language=language)
    go(page, f"{hall.address}/table/{table}")
    answer(page)
    page.wait_for_selector(".seat.legal")
    page.locator(".seat[aria-disabled=true]:not(.me)").click(force=True)
    expect(page.locator(".toast")).to_contain_text(reason)


def test_ready_can_be_withdrawn_until_the_last_is_ready(hall: RunningHall, visitor: Sits) -> None:
    table, keys = friends(hall, "Ines", "Oskar")
    ines, oskar = visitor(key=keys[0]), visitor(key=keys[1])
    for page in (ines, oskar):
        go(page, f"{hall.address}/table/{table}")
        page.wait_for_selector(ASKED)
    seat = oskar.locator(".seat[data-seat='0'] .say")
    expect(seat).to_have_text("Still choosing")
    answer(ines, 0)
    expect(seat).to_have_text("Ready")
    assert "Stupefy" not in oskar.inner_text(".ring")
    assert "Misspell" not in oskar.inner_text(".ring")
    ines.get_by_role("button", name="Choose again").click()
    expect(seat).to_have_text("Still choosing")
    answer(ines, 1)
    expect(seat).to_have_text("Ready")
    answer(oskar)
    answer(ines)
    answer(oskar)
    for page in (ines, oskar):
        expect(page.locator(".rail .log li", has_text="aims at")).to_have_count(4)
    moments = hall.ask("GET", f"/api/tables/{table}/games/1/replay?first=0&count=100")["page"]
    aims = [len([e for e in m["events"] if e["event"]["type"] == "aimed"]) for m in moments]
    assert [n for n in aims if n] == [4], "the reveal is one step for all"


def test_one_notice_a_turn_and_none_while_the_page_is_seen(hall: RunningHall, visitor: Sits) -> None:
    script = """
      window.told = []; window.seen = 'visible';
      window.Notification = class { static permission = 'granted'; static requestPermission = async () => 'granted';
        constructor(title, options) { window.told.push(title + '|' + options.body); } close() {} };
      Object.defineProperty(document, 'visibilityState', { get: () => window.seen });
    """
    table, keys = friends(hall, "Ines", "Oskar")
    ines, oskar = visitor(key=keys[0], script=script, preferences={"notices": True}), visitor(key=keys[1])
    go(ines, f"{hall.address}/table/{table}")
    go(oskar, f"{hall.address}/table/{table}")
    ines.wait_for_selector(ASKED)
    assert ines.title().startswith("●")
    assert ines.evaluate("told.length") == 0, "the page was visible"
    answer(ines)
    expect(ines.locator(".choice h2")).to_have_text("You are ready")
    assert not ines.title().startswith("●")
    ines.evaluate("window.seen = 'hidden'")
    answer(oskar)
    ines.wait_for_selector(ASKED)
    wait_until(lambda: ines.evaluate("told.length") == 1, ines, "one notice")
    answer(oskar)
    expect(ines.locator(".seat[data-seat='1'] .say")).to_have_text("Ready")
    assert ines.evaluate("told").pop().startswith("Your turn: Stupefy|Ready your wand")
    answer(ines)
    wait_until(lambda: ines.evaluate("told.length") == 2, ines, "one more for the next question")


def test_a_whole_game_by_keyboard_alone(hall: RunningHall, visitor: Sits) -> None:
    """From the front page to the replay; of its rounds two, by `make windows` all."""
    page = visitor()
    page.goto(hall.address)
    page.wait_for_selector(".game")
    tab_to(page, "Play Stupefy")
    page.keyboard.press("Enter")
    tab_to(page, "Play now")
    page.keyboard.press("Enter")
    over = page.get_by_role("button", name="Play again, same table")
    asked = page.locator(ASKED)
    questions = 0
    while True:
        expect(asked.or_(over).first).to_be_visible()
        if over.is_visible():
            break
        before = page.locator(".choice").get_attribute("data-decision")
        answered = f".acts, .choice.waiting, .choice:not([data-decision='{before}'])"
        page.keyboard.press("ArrowRight")
        page.keyboard.press("Enter")
        page.wait_for_selector(f"[data-confirm], {answered}")
        if page.locator("[data-confirm]").count():
            page.keyboard.press("Enter")
        questions += 1
        page.wait_for_selector(answered)
        if questions == 2 * 3 and not EVERYTHING:
            play_rest(hall, page)
    assert questions >= (8 if EVERYTHING else 2) * 3
    tab_to(page, "Replay")
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile("/replay/1"))
    slider = page.get_by_role("slider")
    expect(slider).to_be_visible()
    slider.focus()
    page.keyboard.press("End")
    expect(slider).to_have_attribute("aria-valuenow", slider.get_attribute("aria-valuemax") or "")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("Home")
    expect(slider).to_have_attribute("aria-valuenow", "0")


def tab_to(page: Page, name: str) -> None:
    for _ in range(80):
        page.keyboard.press("Tab")
        focused = page.evaluate("document.activeElement.getAttribute('aria-label') ?? document.activeElement.innerText")
        if (focused or "").strip() == name:
            return
    raise AssertionError(f"Tab never reaches {name}")


def test_four_browsers_and_four_bots_in_two_languages_with_a_spectator(hall: RunningHall, visitor: Sits) -> None:
    names = ["Ines", "Théo", "Oskar", "Maëlle"]
    table, keys = friends(hall, *names, seats=8)
    pages = [
        visitor(key=key, language="fr" if seat % 2 else "en", size=PHONE if seat > 1 else (1280, 800))
        for seat, key in enumerate(keys)
    ]
    spectator = visitor(language="fr")
    for page in pages:
        go(page, f"{hall.address}/table/{table}")
    go(spectator, f"{hall.address}/table/{table}")
    spectator.get_by_role("button", name="Entrer et regarder").click()
    spectator.wait_for_selector(".ring")
    assert spectator.locator(".hand, [data-choice], .legal").count() == 0, "a spectator has no cards and no choices"

    for turn in range(3 if EVERYTHING else 1):
        for page in pages:
            answer(page, turn)
    for page in (*pages, spectator):  # the long middle is played by all, and seen by nobody
        go(page, f"{hall.address}/about")
    play_out(hall, table, *keys)
    for page in (*pages, spectator):
        go(page, f"{hall.address}/table/{table}")
    for page in pages:
        page.wait_for_selector(".acts")
    for page, language in zip(pages, ["en", "fr"] * 2, strict=True):
        expect(page.locator(".win")).to_contain_text({"en": "win", "fr": "gagne"}[language])
        assert "⟨" not in page.inner_text("body")
    expect(spectator.locator(".win")).to_contain_text("gagne")
    assert spectator.get_by_role("button", name="Rejouer").count() == 0

    # each is one click: the receipt, the replay, the rematch
    pages[0].get_by_role("button", name="Check the shuffle").click()
    expect(pages[0].get_by_text("The promise was kept.")).to_be_visible()
    pages[0].keyboard.press("Escape")
    pages[1].get_by_role("link", name="Revoir la partie").click()
    expect(pages[1].get_by_role("slider")).to_be_visible()
    pages[1].get_by_role("combobox").select_option(label="Oskar")
    pages[1].wait_for_url(re.compile("seat=2"))
    expect(pages[1].locator(".seat.me")).to_contain_text("Oskar")
    pages[0].get_by_role("button", name="Play again, same table").click()
    for page in (pages[0], pages[2], pages[3]):
        page.wait_for_selector(ASKED)
    expect(spectator.locator(".topbar")).to_contain_text("Manche 1 sur 8")


WATCH = """() => {
  window.watched = [];
  const text = place => document.querySelector(place)?.textContent ?? '';
  const look = () => watched.push([text('.choice h2'), text('.seat.me')]);
  new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
}"""
"""Keeps what is shown for a moment only, which a slow machine might look at too late."""


def test_the_reveal_is_played_and_then_the_game_goes_on(hall: RunningHall, visitor: Sits) -> None:
    """With motion: the shouts are shown before anybody is asked again, and a whole round passes."""
    key = hall.regular("Ines")
    table = hall.table(key, seats=4, bots="medium", start=True)
    page = visitor(key=key, motion="no-preference")
    go(page, f"{hall.address}/table/{table}")
    answer(page)
    answer(page)
    page.wait_for_selector("[data-choice='1']")
    page.evaluate(WATCH)
    page.locator("[data-choice='1']").click()
    expect(page.locator(".topbar")).to_contain_text("Round 2 of 8")
    shown = page.evaluate("watched")
    assert "Watch the table" in [question for question, _ in shown]
    assert any("Protego" in me for _, me in shown)
    assert "spell" in answer(page)


def test_the_language_changes_in_the_middle_of_a_game_without_a_reload(hall: RunningHall, visitor: Sits) -> None:
    key = hall.regular("Ines")
    table = hall.table(key, seats=4, bots="medium", start=True)
    page = visitor(key=key)
    go(page, f"{hall.address}/table/{table}")
    page.wait_for_selector(ASKED)
    page.evaluate("window.sameness = true")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("dialog").get_by_role("button", name="Français").click()
    page.keyboard.press("Escape")
    expect(page.locator(".choice h2")).to_contain_text("Préparez un Sort")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    assert page.evaluate("window.sameness")


@pytest.mark.parametrize("table", ["drawn", "text"])
def test_a_strangers_game_is_played_with_its_own_drawing_and_as_text(
    hall: RunningHall, visitor: Sits, table: str
) -> None:
    key = hall.regular("Ines")
    game = hall.table(key, game="bluff", seats=3, bots="easy", start=True)
    page = visitor(key=key, preferences={"table": table})
    go(page, f"{hall.address}/table/{game}")
    for _ in range(5):
        page.wait_for_selector({"drawn": f":root:has({ASKED}) .bluff button.card", "text": ".text"}[table])
        if table == "drawn":
            now = page.locator(".choice").get_attribute("data-decision")
            page.locator(".bluff button.card").first.click()
            page.wait_for_selector(f".acts, .choice.waiting, .choice:not([data-decision='{now}'])")
        else:
            answer(page)
    expect(page.get_by_role("button", name="Play again, same table")).to_be_visible()
    expect(page.locator(".result")).to_contain_text("Ines")


def test_stupefy_can_be_read_as_text(hall: RunningHall, visitor: Sits) -> None:
    key = hall.regular("Ines")
    table = hall.table(key, seats=4, bots="medium", start=True)
    page = visitor(key=key, preferences={"table": "text"})
    go(page, f"{hall.address}/table/{table}")
    for _ in range(3):
        answer(page)
    expect(page.locator(".text")).to_contain_text("Ines")
    expect(page.locator(".text")).to_contain_text(re.compile("Gryffindor|Hufflepuff|Ravenclaw|Slytherin"))


def test_two_seats_on_one_device_pass_behind_a_curtain(hall: RunningHall, visitor: Sits) -> None:
    key = hall.regular("Ines")
    table = hall.table(key, game="bluff", seats=2)
    page = visitor(key=key)
    go(page, f"{hall.address}/table/{table}")
    page.get_by_role("button", name="Sit here too").click()
    page.get_by_role("button", name="Start the game").click()
    for name in ("Ines", "Ines 2"):
        expect(page.locator(".curtain h2")).to_have_text(f"Hand the device to {name}")
        page.locator(".curtain button").click()
        answer(page)
    answer(page)  # whoever holds the device begins the next round
    expect(page.locator(".curtain h2")).to_have_text("Hand the device to Ines")


def test_a_seat_moves_to_another_device_by_a_code(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Ines")
    table = hall.table(key, seats=4, bots="medium", start=True)
    first, second = visitor(key=key, size=PHONE), visitor(size=PHONE)
    first.goto(f"{hall.address}/settings")
    first.get_by_role("button", name="Code for another device").click()
    code = first.locator(".letters").inner_text()
    assert first.locator(".letters").evaluate("e => e.getClientRects().length * e.offsetHeight") < 60, "in one line"
    second.goto(hall.address)
    second.get_by_role("button", name="I have a code").click()
    second.get_by_label("Code or link").fill(code)
    second.get_by_role("button", name="Go there").click()
    second.get_by_role("link", name="Back to the table").click()
    second.wait_for_url(re.compile(table))
    assert "spell" in answer(second)
