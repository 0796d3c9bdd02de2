"""Your games in a real browser: a campaign over several evenings, and the list of all that was played."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ASKED, PATIENCE, RunningHall, Sits
from tests.browser.test_hogwarts_battle import OVER, answer_any
from tests.browser.test_looks import examine
from tests.deep import in_turn

expect.set_options(timeout=PATIENCE)
DESK, PHONE, ACROSS = (1440, 900), (390, 844), (844, 390)


@pytest.fixture
def quick(built: None, tmp_path: Path) -> Iterator[RunningHall]:
    """A hall of its own, which may be restarted: Hogwarts Battle is won by one attack."""
    running = RunningHall(tmp_path, full_hands=True)
    yield running
    running.stop()


def sized(page: Page, size: tuple[int, int]) -> Page:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate("window.scrollTo(0, 0)")  # what is scrolled under a bar is rightly hidden
    return page


def closed(page: Page) -> None:
    """The browser is closed, with all it had in memory."""
    page.context.close()


def win(page: Page) -> None:
    """Attack the villain as soon as that is possible; whatever else is asked is answered somehow."""
    page.wait_for_selector(ASKED)
    while not page.locator(OVER).count():
        attack = page.locator(".villain.legal").count()
        answer_any(page, ".villain.legal" if attack else ".stage .legal, .stage [data-choice]")
        page.wait_for_selector(f"{ASKED}, {OVER}")


def table_of(page: Page) -> str:
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[-1]


def test_who_has_no_name_yet_can_begin_a_campaign(hall: RunningHall, visitor: Sits) -> None:
    page = visitor(size=DESK)
    page.goto(f"{hall.address}/games")
    page.get_by_role("button", name="Begin a campaign").click()
    page.get_by_label("Your nickname").fill("Luna")
    page.get_by_role("dialog").get_by_role("button", name="Begin a campaign").click()
    expect(page.locator(".chap.next")).to_be_visible()
    closed(page)


def test_a_campaign_over_several_evenings(quick: RunningHall, visitor: Sits, tmp_path: Path) -> None:
    key, friend = quick.person("Maëlle"), quick.person("Ines")
    page = visitor(key=key, size=DESK)
    page.goto(f"{quick.address}/games")
    expect(page.get_by_role("heading", name="No game yet")).to_be_visible()
    examine(page, "no game yet")

    # the first evening: begun with Game 5, with a bot
    page.get_by_role("button", name="Begin a campaign").click()
    page.get_by_label("Name of the campaign").fill("Attic")
    page.get_by_role("button", name="5", exact=True).click()
    examine(page, "begin a campaign")
    page.get_by_role("dialog").get_by_role("button", name="Begin a campaign").click()
    expect(page.locator(".chap.next")).to_contain_text("Ministry of Magic")
    expect(page.locator(".chap.shut")).to_have_count(2)
    examine(page, "a new book")
    page.get_by_role("button", name="Play Game 5").click()
    win(page)
    page.get_by_role("link", name="Open the next box").click()

    # the box: one by one, back, then all
    expect(page.get_by_role("heading", name="The sixth box")).to_be_visible()
    first = page.locator(".big .name").inner_text()
    page.get_by_role("button", name="Next card").click()
    expect(page.locator(".big .name")).not_to_have_text(first)
    expect(page.locator(".topbar .chip").last).to_contain_text("2 of 19")
    examine(page, "a box")
    for size in in_turn((PHONE, ACROSS), 1, 2):
        examine(sized(page, size), f"a box, {size[0]}")
    sized(page, DESK).keyboard.press("ArrowLeft")
    expect(page.locator(".big .name")).to_have_text(first)
    page.keyboard.press("Escape")
    expect(page.locator(".spread li")).to_have_count(19)
    examine(page, "all of a box")
    examine(sized(page, PHONE), "all of a box, phone")
    closed(page)

    # the second evening, after restarts of browser and hall: the party changes, and no box opens again by itself
    quick.stop()
    quick.start()
    page = visitor(key=key, size=DESK)
    page.goto(quick.address)
    page.get_by_role("navigation").get_by_role("link", name="Your games").click()
    expect(page.locator(".camp")).to_contain_text("Game 6 is next.")
    page.get_by_role("link", name="Open the book: Attic").click()
    expect(page.locator(".chap.won")).to_have_count(1)
    expect(page.locator(".hero.me")).to_contain_text("1 won")
    page.get_by_role("button", name="Change seats").click()
    table = table_of(page)
    page.wait_for_selector(".chairs")
    quick.ask("POST", f"/api/tables/{table}/join", {"seat": 1}, friend)
    expect(page.locator(".chairs")).to_contain_text("Ines")
    page.get_by_role("button", name="Start the game").click()
    ines = visitor(key=friend, language="fr", size=PHONE, preferences={"theme": "day"})
    ines.goto(f"{quick.address}/table/{table}")
    for seat in (page, ines):
        seat.wait_for_selector(ASKED)
        answer_any(seat)
    win(page)
    closed(page)

    # the third evening: the box was not opened yet, so it opens by itself; one click plays on
    page = visitor(key=key, size=DESK)
    page.goto(f"{quick.address}/games")
    expect(page.locator(".camp")).to_contain_text("A new box waits to be opened.")
    examine(page, "your games with news")
    page.get_by_role("link", name="Open the book: Attic").click()
    expect(page.get_by_role("heading", name="The seventh box")).to_be_visible()
    page.get_by_role("button", name="Show all").click()
    page.get_by_role("button", name="Play Game 7").click()
    assert table_of(page) == table, "the same table, the same company"
    for seat in (page, ines):
        seat.wait_for_selector(ASKED)
        answer_any(seat)
    win(page)
    page.get_by_role("link", name="To the book").click()
    expect(page.locator(".go .askbar")).to_contain_text("All games are won.")
    closed(page)

    # afterwards: the whole book, for both, in both languages
    page = visitor(key=key, size=DESK, accept_downloads=True)
    page.goto(f"{quick.address}/games")
    page.get_by_role("link", name="Open the book: Attic").click()
    expect(page.locator(".eve")).to_have_count(3)
    expect(page.locator(".hero")).to_have_count(2)
    expect(page.locator(".eve").last).to_contain_text("without Ines")
    examine(page, "a won book")
    examine(sized(page, PHONE), "a won book, phone")
    with page.expect_download() as saved:
        sized(page, DESK).get_by_role("button", name="Save the book as a file").click()
    file = tmp_path / "book.json"
    saved.value.save_as(file)
    assert len(json.loads(file.read_text("utf-8"))["history"]) == 3
    ines.goto(f"{quick.address}/games")
    ines.get_by_role("link", name=re.compile("Ouvrir le livre")).click()
    ines.get_by_role("button", name="Revoir la boîte 7").click()
    expect(ines.get_by_role("heading", name="La septième boîte")).to_be_visible()
    ines.get_by_role("button", name="Tout montrer").click()
    ines.get_by_role("button", name="Au livre").click()
    expect(ines.locator(".go .askbar")).to_contain_text("Tous les Jeux sont gagnés")
    examine(ines, "a won book, French")
    sized(ines, (1440, 900)).evaluate("scrollTo(0, document.body.scrollHeight)")  # the bar covers nothing there
    examine(ines, "a won book, French, desk")

    # what was played stands in the list, and the book can be brought from its file
    page.goto(f"{quick.address}/games")
    expect(page.locator(".fin")).to_have_count(3)
    page.get_by_role("button", name="Begin one").click()
    page.get_by_role("dialog").locator("input[type=file]").set_input_files(file)
    expect(page.locator(".chap.won")).to_have_count(3)
    page.goto(f"{quick.address}/games")
    expect(page.locator(".camp")).to_have_count(2)


def test_every_game_is_found_again(rich: RunningHall, visitor: Sits) -> None:
    key = rich.person("Maëlle")
    names = ["Friday owls", "Third-floor corridor", "Words over tea", "Duelling club"]
    kinds = ["stupefy", "hogwarts_board", "scrabble", "stupefy"]
    for name, game in zip(names, kinds, strict=True):
        rich.table(key, game=game, name=name, bots="medium", start=True)
    lobby = rich.table(key, game="hogwarts_board", name="Stairs that move", seats=3)
    rich.ask("POST", f"/api/tables/{lobby}/join", {"seat": 1}, rich.person("Priya"))
    rich.ask("POST", "/api/campaigns", {"game": "hogwarts_battle", "name": "Attic", "at": 3}, key)
    page = visitor(key=key, size=DESK)
    for name in ("Rainy Sunday", "Tea without sugar"):
        battle = rich.table(key, game="hogwarts_battle", name=name, seats=2, bots="medium", start=True)
        page.goto(f"{rich.address}/table/{battle}")
        win(page)

    page.goto(rich.address)
    expect(page.locator(".kept")).to_have_count(3)
    examine(page, "front page with games")
    examine(sized(page, PHONE), "front page with games, phone")
    sized(page, DESK).get_by_role("link", name=re.compile("All your games")).click()
    for name in names:
        expect(page.locator(".turn, .gm", has_text=name)).to_have_count(1)
    expect(page.locator(".gm", has_text="Stairs that move")).to_contain_text("Seats taken: 2 of 3")
    expect(page.locator(".turn .primary")).to_have_count(1)
    expect(page.locator(".fin")).to_have_count(2)
    examine(page, "your games")
    examine(sized(page, ACROSS), "your games, across")
    examine(sized(page, (1024, 768)), "your games, tablet")

    sized(page, DESK).get_by_role("searchbox").fill("sUGAR")
    expect(page.locator(".fin")).to_have_count(1)
    expect(page.locator(".turn")).to_have_count(0)
    page.get_by_role("searchbox").fill("nothing like this")
    page.get_by_role("button", name="Show all", exact=True).click()
    expect(page.locator(".fin")).to_have_count(2)
    page.get_by_role("button", name="Scrabble").click()
    expect(page.locator(".turn")).to_have_count(1)
    expect(page.locator(".fin")).to_have_count(0)
    page.get_by_role("button", name="Scrabble").click()
    page.get_by_label("To", exact=True).fill("2020-01-01")
    expect(page.locator(".fin")).to_have_count(0)
    page.get_by_label("To", exact=True).fill("")

    page.get_by_role("button", name="Delete from my list: Rainy Sunday").click()
    page.get_by_role("button", name="Put back").click()
    expect(page.locator(".fin", has_text="Rainy Sunday")).to_contain_text("Won")
    page.get_by_role("button", name="Delete from my list: Rainy Sunday").click()
    expect(page.locator(".fin.gone")).to_have_count(1)
    page.reload()
    expect(page.locator(".fin")).to_have_count(1)
    page.get_by_role("link", name="Replay: Tea without sugar").click()
    page.wait_for_selector("[role=slider]")
    page.go_back()
    page.get_by_role("button", name="Rematch: Tea without sugar").click()
    page.wait_for_selector(ASKED)

    french = visitor(key=key, language="fr", size=PHONE, preferences={"theme": "day"})
    french.goto(f"{rich.address}/games")
    french.wait_for_selector(".fin, .turn")
    examine(french, "your games, French")
    french.get_by_role("button", name="Menu").click()
    examine(french, "menu of the hall, French")
