"""Hogwarts Battle in a real browser: a turn by pointer, by touch and by keyboard, and a whole game to its end."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ASKED, PATIENCE, RunningHall, Sits, go, play_within, wait_until
from tests.browser.moments import play_rest
from tests.browser.test_looks import Size, examine, examine_end, examine_everywhere
from tests.deep import EVERYTHING, deep, in_turn

expect.set_options(timeout=PATIENCE)
DESK, PHONE = (1440, 900), (390, 844)
OVER = ".acts"
END = "[data-choice][data-type=end_turn]"
"""To end the turn stands in the choice bar only during one's own actions."""
AGAIN = "[data-confirm], [data-choice][aria-pressed=true]"
"""What was picked and waits to be pressed once more."""


def sit(hall: RunningHall, visitor: Sits, seats: int = 2, game: int = 1, **more: object) -> tuple[Page, str]:
    settings = {"game": game, **({"deal_proficiencies": True} if game > 5 else {}), **more.pop("settings", {})}  # type: ignore[dict-item]
    key = hall.regular("Ines")
    table = hall.table(key, game="hogwarts_battle", seats=seats, settings=settings, bots="medium", start=True)
    page = go(visitor(key=key, **more), f"{hall.address}/table/{table}")
    page.wait_for_selector(ASKED)
    return page, table


def settle(page: Page, before: str | None) -> None:
    """Until the hall has answered: another question, somebody else's, or the end."""
    page.wait_for_selector(f"{OVER}, .choice.waiting, .choice:not([data-decision='{before}'])")


def decision(page: Page) -> str | None:
    return page.locator(".choice").get_attribute("data-decision")


def answer_any(page: Page, where: str = ".stage .legal, .stage [data-choice]") -> None:
    """Take the first thing that can be chosen, and confirm it where that is wanted."""
    before = decision(page)
    page.locator(where).first.click()
    page.wait_for_timeout(0)
    if page.locator(AGAIN).count():
        page.locator(AGAIN).first.click()
    settle(page, before)


def end_turn(page: Page, press: Callable[[], object]) -> None:
    """End the turn; while something is left, one press does not."""
    before, left = decision(page), page.locator(END).inner_text()
    press()
    if "(" in left:
        expect(page.locator(f"{END}[aria-pressed=true]")).to_have_count(1)
        assert decision(page) == before
        press()


def to_actions(page: Page) -> None:
    """Answer what events and villains ask, until one's own actions; the game must not end before."""
    while not page.locator(f"{ASKED} {END}").count():
        assert not page.locator(OVER).count(), "the game is over before the test is"
        if page.locator(ASKED).count():
            answer_any(page)
        else:
            page.wait_for_selector(f"{ASKED}, {OVER}")


def play_until(page: Page, wanted: str) -> None:
    """Play cards, turn after turn, until this can be chosen."""
    for _ in range(300):
        to_actions(page)
        if page.locator(wanted).count():
            return
        answer_any(page, ".hand .legal" if page.locator(".hand .legal").count() else END)
    raise AssertionError(f"never: {wanted}")


HURRY = """which => {
  if (!document.querySelector('.choice:not(.waiting)')) return false;
  const hand = [...document.querySelectorAll('.hand .legal')];
  const rest = [...document.querySelectorAll('.stage .legal')];
  const buttons = [...document.querySelectorAll('[data-choice]')];
  const all = hand.length ? hand : rest.length && which % 3 ? rest : [...buttons, ...rest];
  all[which % all.length]?.click();
  setTimeout(() => document.querySelector('[data-confirm], [data-choice][aria-pressed=true]')?.click());
  return true;
}"""


def test_a_turn_by_pointer(hall: RunningHall, visitor: Sits) -> None:
    page, _ = sit(hall, visitor)
    to_actions(page)
    expect(page.locator(".hero.active")).to_contain_text("Your turn")
    expect(page.locator(".choice")).to_contain_text("cards to play")
    cards = page.locator(".hand .card").count()
    page.locator(".hand .legal").first.click()
    expect(page.locator(".played .cards li:not(.nothing)")).to_have_count(1)
    to_actions(page)
    assert page.locator(".hand .card").count() < cards + 1

    play_until(page, ".villain.legal")
    villain = page.locator(".villain.legal").first
    name = villain.get_attribute("data-villain")
    before = int((villain.locator(".figure .figure").inner_text() or "0").split()[0])
    villain.click()
    on_it = page.locator(f"[data-villain='{name}']")
    expect(page.locator(".rail .log li", has_text=re.compile("Ines attacks")).first).to_be_visible()
    assert not on_it.count() or on_it.locator(".pips .on").count() in (0, before + 1)

    play_until(page, ".market .card.legal")
    page.locator(".market .card.legal").first.click()
    expect(page.locator(".market .card.selected")).to_have_count(1)
    page.locator("[data-confirm]").click()
    expect(page.locator(".rail .log li", has_text=re.compile("Ines acquires")).first).to_be_visible()

    to_actions(page)
    turn = page.locator(".topbar .chip").inner_text()
    end_turn(page, page.locator(END).click)
    wait_until(lambda: page.locator(".topbar .chip").inner_text() != turn, page, "the next turn begins")


def test_a_turn_on_a_phone_by_touch(hall: RunningHall, visitor: Sits) -> None:
    page, _ = sit(hall, visitor, size=PHONE, has_touch=True, is_mobile=True, language="fr")
    to_actions(page)
    page.locator(".hand .legal").first.tap()
    expect(page.locator(".played .cards li:not(.nothing)")).to_have_count(1)
    to_actions(page)
    page.locator(".hero").nth(1).tap()
    expect(page.get_by_role("dialog")).to_contain_text("Main")
    page.keyboard.press("Escape")
    play_until(page, ".villain.legal")
    page.locator(".villain.legal").first.tap()
    page.locator(".ticker").tap()
    expect(page.locator("dialog .log li", has_text=re.compile("Ines attaque")).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_turn_by_keyboard(hall: RunningHall, visitor: Sits) -> None:
    page, _ = sit(hall, visitor)
    to_actions(page)
    page.locator("#main").focus()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
        if page.evaluate("document.activeElement.matches('.hand .legal')"):
            break
    page.keyboard.press("Enter")
    expect(page.locator(".played .cards li:not(.nothing)")).to_have_count(1)
    to_actions(page)
    turn = page.locator(".topbar .chip").inner_text()
    for _ in range(20):
        page.keyboard.press("ArrowRight")
        if page.evaluate(f"document.activeElement.matches('{END}')"):
            break
    end_turn(page, lambda: page.keyboard.press("Enter"))
    wait_until(lambda: page.locator(".topbar .chip").inner_text() != turn, page, "the next turn begins")


@pytest.mark.parametrize(
    ("language", "dear", "none"), [("en", "influence; you have", "no attack left"), deep("fr", "Influence", "Dégâts")]
)
def test_what_cannot_be_done_says_why(hall: RunningHall, visitor: Sits, language: str, dear: str, none: str) -> None:
    page, _ = sit(hall, visitor, language=language)
    to_actions(page)
    page.locator(".market .card[aria-disabled=true]").last.click(force=True)
    expect(page.locator(".toast").last).to_contain_text(dear)
    page.mouse.move(0, 0)
    expect(page.locator(".help-bubble")).to_be_hidden()
    page.locator(".villain[aria-disabled=true]").first.click(force=True)
    expect(page.locator(".toast", has_text=none).first).to_be_visible()


def test_help_on_focus_tells_a_card(hall: RunningHall, visitor: Sits) -> None:
    page, _ = sit(hall, visitor)
    to_actions(page)
    page.locator("#main").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".help-bubble")).to_be_visible()
    assert page.evaluate("document.activeElement.getAttribute('aria-description').length") > 10


def test_a_finger_that_stays_reads_and_does_not_play(hall: RunningHall, visitor: Sits) -> None:
    page, _ = sit(hall, visitor, size=PHONE, has_touch=True, is_mobile=True)
    to_actions(page)
    card = page.locator(".hand .legal").first
    card.dispatch_event("pointerdown", {"pointerType": "touch"})
    expect(page.locator(".help-bubble")).to_be_visible()
    card.dispatch_event("pointerup", {"pointerType": "touch"})
    before = decision(page)
    card.dispatch_event("click")
    assert decision(page) == before
    expect(page.locator(".played .nothing")).to_have_count(1)
    card.tap()
    expect(page.locator(".played .nothing")).to_have_count(0)


@pytest.mark.deep
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_whole_game_to_its_end(hall: RunningHall, visitor: Sits, language: str) -> None:
    page, _ = sit(hall, visitor, settings={"difficulty": "hard"}, language=language)
    play_within(page, HURRY, most=10_000 if EVERYTHING else 15)
    play_rest(hall, page)
    words = {"en": "Hogwarts (is safe|has fallen)", "fr": "Poudlard est (sauvé|tombé)"}[language]
    expect(page.locator(".win")).to_contain_text(re.compile(words, re.I))
    expect(page.locator(".next")).to_contain_text(re.compile("Game [12]|Jeu [12]"))
    expect(page.locator(".sheet tbody tr")).to_have_count(2)
    examine(page, f"result, {language}")


def test_the_host_chooses_the_game_and_the_heroes(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Ines")
    table = hall.table(key, game="hogwarts_battle", seats=2, bots="easy")
    host, guest = visitor(key=key), visitor(key=hall.person("Théo"), language="fr")
    host.goto(f"{hall.address}/table/{table}")
    expect(host.locator("dl")).to_contain_text(re.compile(r"Game \(1 to 7\)\s*1"))
    host.get_by_role("button", name="Change").click()
    form = host.get_by_role("dialog")
    form.get_by_role("group", name="Game (1 to 7)").get_by_role("button", name="3", exact=True).click()
    heroes = form.get_by_role("group", name="The heroes, seat by seat").first
    heroes.get_by_role("button", name="chosen here").click()
    heroes.get_by_label("Ines").select_option("Neville Longbottom")
    examine(host, "the rules of the table")
    form.get_by_role("button", name="Keep").click()
    guest.goto(f"{hall.address}/table/{table}")
    expect(guest.locator("dl")).to_contain_text("Neville Londubat et Hermione Granger")
    host.get_by_role("button", name="Start the game").click()
    expect(host.locator(".topbar .chip")).to_contain_text("Game 3")
    expect(host.locator(".hero").first).to_contain_text("Neville Longbottom")


@pytest.mark.parametrize("language", ["en", deep("fr")])
def test_a_win_leads_on_to_the_next_game(rich: RunningHall, visitor: Sits, language: str) -> None:
    page, _ = sit(rich, visitor, language=language)
    to_actions(page)
    page.locator(".villain.legal").click()
    expect(page.locator(".win.won")).to_contain_text({"en": "Hogwarts is safe", "fr": "Poudlard est sauvé"}[language])
    examine_end(page)
    page.locator(OVER).get_by_role("button", name=re.compile("suivante")).click()
    page.wait_for_selector(ASKED)
    expect(page.locator(".topbar .chip")).to_contain_text(re.compile("Jeu 2 · tour 1"))


@pytest.mark.parametrize(("game", "seats"), [deep(1, 2), (7, 4)])
def test_the_table_is_whole_for_all(hall: RunningHall, visitor: Sits, game: int, seats: int) -> None:
    page, _ = sit(hall, visitor, seats, game, size=DESK)

    def look(turn: int, where: str) -> None:
        variants: list[tuple[str, Size]] = [("en", DESK), ("fr", PHONE), ("fr", (360, 740)), ("fr", (1024, 768))]
        examine_everywhere(page, f"{where}, Game {game}", *in_turn(variants, turn, 3))

    look(0, "the first question")
    to_actions(page)
    look(1, "own actions")
    answer_any(page, ".hand .legal")
    look(2, "after a card")
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    assert page.evaluate("(e => e.scrollHeight <= e.clientHeight + 1)(document.querySelector('.stage .table'))"), (
        "the desk shows the whole table without scrolling"
    )


@pytest.mark.parametrize("closed", [deep(False), True])
def test_one_person_leads_two_heroes(hall: RunningHall, visitor: Sits, closed: bool) -> None:
    """With open hands there is nothing to hide; with closed hands the device is handed over."""
    key = hall.person("Ines")
    table = hall.table(key, game="hogwarts_battle", seats=2, settings={"closed_hands": closed})
    page = visitor(key=key)
    page.goto(f"{hall.address}/table/{table}")
    page.get_by_role("button", name="Sit here too").click()
    page.get_by_role("button", name="Start the game").click()
    for name in ("Harry Potter", "Ron Weasley"):
        if closed:
            page.locator(".curtain button").click()
        to_actions(page)
        expect(page.locator(".hero.active")).to_contain_text(name)
        expect(page.locator(".hero.active")).to_contain_text("Your turn")
        end_turn(page, page.locator(END).click)
        expect(page.locator(".hero.active")).not_to_contain_text(name)
    expect(page.locator(".curtain")).to_have_count(int(closed))


def test_proficiencies_are_chosen_on_the_table(hall: RunningHall, visitor: Sits) -> None:
    page, _ = sit(hall, visitor, game=6, settings={"deal_proficiencies": False})
    expect(page.locator(".tray .card.legal")).to_have_count(9)
    page.locator(".tray [data-card='potions']").click()
    expect(page.locator(".choice")).to_contain_text("an ally, an item and a spell")
    page.locator("[data-confirm]").click()
    to_actions(page)
    page.mouse.move(0, 0)
    page.locator(".hero").first.click()
    expect(page.get_by_role("dialog")).to_contain_text("Potions")


def test_a_spectator_sees_no_closed_hand(hall: RunningHall, visitor: Sits) -> None:
    page, table = sit(hall, visitor, settings={"closed_hands": True})
    spectator = visitor()
    spectator.goto(f"{hall.address}/table/{table}")
    spectator.get_by_role("button", name="Come in and watch").click()
    spectator.wait_for_selector(".heroes")
    assert spectator.locator(".hand, [data-choice], .legal").count() == 0
    for hero in range(2):
        spectator.locator(".hero").nth(hero).click()
        expect(spectator.get_by_role("dialog")).to_contain_text("Closed")
        spectator.keyboard.press("Escape")
    page.locator(".hero").nth(1).click()
    expect(page.get_by_role("dialog")).to_contain_text("Closed")


WATCH = """new MutationObserver(() => { window.acted ||= document.querySelector('.acting') !== null; })
  .observe(document, { subtree: true, childList: true, attributes: true });"""


def test_events_are_shown_one_after_another(hall: RunningHall, visitor: Sits) -> None:
    """With motion: the next hero's event stands in the light before anybody is asked again."""
    page, _ = sit(hall, visitor, seats=3, motion="no-preference", script=WATCH)
    to_actions(page)
    page.evaluate("window.acted = false")
    end_turn(page, page.locator(END).click)
    wait_until(lambda: bool(page.evaluate("window.acted")), page, "an event or a villain is shown")
    to_actions(page)
