"""Pages about people and the hall: profile, statistics, a game shared by a link, the host's page, leaving for good."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from random import Random
from urllib.error import HTTPError

import pytest
from playwright.sync_api import Page, expect

from greathall.remote import Guest
from greathall.server.admin import host_key
from tests.browser.conftest import RunningHall, Sits
from tests.browser.test_looks import CHOOSE, Size, examine
from tests.deep import in_turn

Look = tuple[str, str, Size]
FRENCH: Look = ("fr", "day", (390, 844))
ENGLISH: Look = ("en", "night", (1440, 900))


def finished_game(hall: RunningHall, key: str) -> str:
    """A table where Ines has played a game of Stupefy with bots to its end."""

    async def play() -> str:
        rng = Random(4)
        async with Guest(hall.address, key=key) as ines:
            table = await ines.create("stupefy", seats=4, bots="easy", start=True, name="Friday owls")
            async with ines.visit(table.id) as visit:
                async for update in visit.updates():
                    if update.asked and update.options:
                        await visit.answer(update, rng.choice(update.options).action)
            return table.id

    with ThreadPoolExecutor(1) as beside_playwright:
        return beside_playwright.submit(asyncio.run, play()).result()


def look(page: Page, turn: int, where: str, there: str) -> None:
    """On a phone, in French, by day; on a desk, in English, by night. It stays English."""
    looks = in_turn((FRENCH, ENGLISH), turn, 2)
    for language, theme, size in looks:
        show(page, language, theme, size, there)
        examine(page, f"{where}, {language}, {size[0]}")
    if ENGLISH not in looks:
        show(page, *ENGLISH, there)


def show(page: Page, language: str, theme: str, size: Size, there: str) -> None:
    page.evaluate(CHOOSE, {"language": language, "theme": theme})
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.reload()
    page.wait_for_selector(there)


def figures(page: Page, title: str) -> list[str]:
    """The first row of the table below a chart."""
    chart = page.locator("figure", has=page.get_by_role("heading", name=title, exact=True))
    chart.locator("summary").click()
    row = chart.locator("tbody tr").first.locator("th, td").all_inner_texts()
    chart.locator("summary").click()
    return row


def test_what_is_kept_of_a_game_is_shown_shared_and_forgotten(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Ines")
    table = finished_game(hall, key)
    page = visitor(key=key)

    page.goto(f"{hall.address}/people")
    expect(page.get_by_role("heading", name="Ines", exact=True)).to_be_visible()
    assert figures(page, "Games and wins")[:2] == ["Stupefy", "1"]
    stories = page.locator(".story:not(.not)")
    expect(stories.first).to_be_visible()
    look(page, 0, "profile", ".story")
    page.get_by_role("button", name="Show all 48").click()
    assert page.locator(".story").count() >= 48
    href = stories.first.get_by_role("link").get_attribute("href")
    assert href is not None
    assert href.startswith(f"/table/{table}/replay/1?step=")

    page.goto(f"{hall.address}/statistics")
    expect(page.get_by_role("heading", name="Games a week")).to_be_visible()
    page.get_by_role("button", name="Always").click()
    assert int(figures(page, "Games a week")[1]) >= 1
    look(page, 1, "statistics", ".chart")

    page.goto(f"{hall.address}/table/{table}/replay/1")
    page.get_by_role("button", name="Share this game").click()
    words = page.locator("section", has=page.get_by_role("heading", name="The picture in words")).locator("p")
    expect(words).to_contain_text("4 players")
    assert "Ines" in words.inner_text()
    assert page.locator(".frame img").get_attribute("alt") == words.inner_text()
    page.get_by_role("button", name="Hidden", exact=True).click()
    expect(words).not_to_contain_text("Ines")
    page.get_by_role("button", name="Make a link").click()
    link = page.get_by_label("Link to the replay").input_value()

    look(page, 1, "share", ".frame img")
    stranger = visitor()
    stranger.goto(link)
    expect(stranger.get_by_role("slider")).to_be_visible()
    assert "Ines" not in stranger.inner_text("body")
    assert table not in stranger.content()
    assert "og:image" in stranger.content()
    page.get_by_role("button", name="Hidden", exact=True).click()
    page.get_by_role("button", name="Make a link").click()
    assert page.get_by_label("Link to the replay").input_value() == link
    page.get_by_role("button", name="Take the link back").click()
    expect(page.get_by_role("button", name="Make a link")).to_be_visible()
    with pytest.raises(HTTPError, match="404"):
        hall.ask("GET", f"/api/shared/{link.rsplit('/', 1)[-1]}")

    host = visitor()
    host.goto(f"{hall.address}/admin")
    host.get_by_label("The command").fill(host_key(hall.data))
    host.get_by_role("button", name="Open the page").click()
    host.get_by_role("button", name="Back up now").click()
    expect(host.get_by_text("The hall was backed up and read back")).to_be_visible()
    look(host, 0, "host's page", ".tbl")

    page.goto(f"{hall.address}/people")
    page.get_by_role("button", name="Delete me", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Delete me for good").click()
    expect(page.get_by_text("The hall has forgotten you")).to_be_visible()
    assert page.evaluate("localStorage.getItem('great-hall.key')") is None
    host.reload()
    expect(host.get_by_text("Somebody deleted themselves")).to_be_visible()
