"""`make pictures`: the main screens, on a desk and on a phone, at night and by day, in English and French.

One game is played; at each moment the same seat is looked at in four browsers.
"""

from __future__ import annotations

import sys
import tempfile
from base64 import b64decode
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.browser import ROOT, client_build, launch_options
from tests.browser.castle import Chronicle, asks, cards, fray
from tests.browser.conftest import ASKED, RunningHall, answer

FOLDER = ROOT / "docs" / "pictures"
DESK, PHONE = (1440, 900), (390, 844)
VARIANTS = {
    "desk.night.en": (DESK, "night", "en"),
    "desk.day.fr": (DESK, "day", "fr"),
    "phone.night.fr": (PHONE, "night", "fr"),
    "phone.day.en": (PHONE, "day", "en"),
}


class Album:
    def __init__(self, browser: Browser, hall: RunningHall) -> None:
        self.browser, self.hall = browser, hall
        self.maelle, self.ines = hall.person("Maëlle"), hall.person("Ines")
        self.pages = {name: self.page(self.maelle, *variant) for name, variant in VARIANTS.items()}
        self.friend = self.page(self.ines, DESK, "night", "fr")

    def page(self, key: str, size: tuple[int, int], theme: str, language: str) -> Page:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            reduced_motion="reduce",
            has_touch=size == PHONE,
            device_scale_factor=1,
        )
        context.set_default_timeout(60_000)
        kept = f'{{"theme": "{theme}", "language": "{language}", "sound": true}}'
        context.add_init_script(
            f"localStorage.setItem('great-hall.settings', '{kept}'); localStorage.setItem('great-hall.key', '{key}')"
            if key
            else f"localStorage.setItem('great-hall.settings', '{kept}')"
        )
        return context.new_page()

    def everywhere(self, path: str, wait: str) -> None:
        for page in self.pages.values():
            page.goto(self.hall.address + path)
            page.wait_for_selector(wait)

    def take(self, name: str, wait: str = "h1") -> None:
        for variant, page in self.pages.items():
            page.wait_for_selector(wait)
            page.evaluate("document.fonts.ready")
            page.mouse.move(2, 2)
            page.wait_for_timeout(500)
            shot = page.context.new_cdp_session(page).send("Page.captureScreenshot", {"format": "webp", "quality": 82})
            (FOLDER / f"{name}.{variant}.webp").write_bytes(b64decode(shot["data"]))
        print(name)

    def the_hall(self) -> None:
        for name, wishes in {
            "Duelling club": {"seats": 8, "door": "open"},
            "Words over tea": {"game": "scrabble", "seats": 3, "door": "open"},
            "Bots only, please": {"seats": 4, "bots": "medium", "start": True, "door": "open"},
        }.items():
            self.hall.table(self.ines, name=name, **wishes)
        self.everywhere("/", ".t")
        self.take("hall", ".t")
        for screen in ("settings", "statistics", "about"):
            self.everywhere(f"/{screen}", "h1")
            self.take(screen)

    def the_lobby(self) -> str:
        table = self.hall.table(self.maelle, seats=8, name="Friday owls")
        guests = {name: self.page("", size, theme, language) for name, (size, theme, language) in VARIANTS.items()}
        mine, self.pages = self.pages, guests
        self.everywhere(f"/table/{table}", "form")
        self.take("invitation", "form")
        for page in guests.values():
            page.context.close()
        self.pages = mine
        self.hall.ask("POST", f"/api/tables/{table}/join", {"seat": 2}, self.ines)
        self.friend.goto(f"{self.hall.address}/table/{table}")
        self.friend.wait_for_selector(".chairs")
        self.everywhere(f"/table/{table}", ".chairs")
        first = next(iter(self.pages.values()))
        for seat in (1, 3, 4, 5, 6):
            first.locator(".chair").nth(seat).locator("button").last.click()
            first.wait_for_selector(f".chair:nth-child({seat + 1}):not(.free)")
        self.friend.get_by_label("Dites quelque chose").fill("Je n’ai que des Sorts Ratés. Promis.")
        self.friend.get_by_role("button", name="Dire").click()
        self.take("lobby", ".chairs")
        first.get_by_role("button", name="Fill with bots").click()
        first.get_by_role("button", name="Start the game").click()
        return table

    def the_duel(self, table: str) -> None:
        first = next(iter(self.pages.values()))
        self.friend.wait_for_selector(ASKED)
        self.take("stupefy-1-prepare", ASKED)
        for page in (self.friend, first):
            answer(page)
        for page in self.pages.values():
            page.locator(".seat.legal").nth(1).click()
        self.take("stupefy-2-aim", ".seat.selected")
        answer(self.friend, 2)
        first.locator("[data-confirm]").click()
        first.wait_for_selector(".choice:not(.waiting) [data-choice='1']")
        self.take("stupefy-3-look", "[data-choice='1']")
        answer(first, 0)
        self.take("stupefy-4-ready", "[data-retract]")
        answer(self.friend, 0)
        self.share(first)
        turn = 0
        while not first.locator(".acts").count():
            turn += 1
            for page in (first, self.friend):
                if page.locator(ASKED).count():
                    answer(page, turn)
            first.wait_for_timeout(30)
        self.take("stupefy-6-scoring", ".acts")
        for page in self.pages.values():
            page.locator(".acts .btn").last.click()
        self.take("receipt", ".verdict")
        self.everywhere(f"/table/{table}/replay/1?step=60&seat=0", "[role=slider]")
        self.take("replay", "[role=slider]")

    def share(self, first: Page) -> None:
        """The first time that Maëlle takes a reward."""
        while not first.locator(".reward.legal").count():
            for page in (first, self.friend):
                if (page.locator(ASKED).count() and not page.locator(".reward.legal").count()) or (
                    page is self.friend and page.locator(".reward.legal").count()
                ):
                    answer(page, 0)
            first.wait_for_timeout(40)
        for page in self.pages.values():
            page.locator(".reward.legal").first.click()
        self.take("stupefy-5-share", ".reward.selected")
        first.locator("[data-confirm]").click()

    def the_castle(self) -> None:
        """Bots play the board game; Maëlle plays on from its best moments."""
        first = next(iter(self.pages.values()))
        story = Chronicle(self.hall, self.maelle, first, seats=4)
        self.everywhere(f"/table/{story.table}", ".acts")
        self.take("board-5-result", ".acts")
        walk = asks(
            "prompt-walk", lambda s, seat: (s["view"]["wizards"][seat]["sp"] >= 100) + 9 * len(s["view"]["dark"])
        )
        for name, wish, touch in (
            ("board-1-walk", walk, ".place.legal"),
            ("board-2-trade", asks("prompt-trade", cards), ".card.legal"),
            ("board-3-battle", asks("prompt-choose-action", fray), ".card.legal"),
            ("board-4-card", asks("prompt-before-move", cards), ""),
        ):
            table, _ = story.play_on(wish)
            self.everywhere(f"/table/{table}", ASKED)
            for page in self.pages.values():
                if touch:
                    page.locator(touch).first.click()
                    page.mouse.move(2, 2)
                    page.evaluate("document.querySelector('.table').scrollTop = 0")
            self.take(name, ASKED)

    def the_text_table(self) -> None:
        table = self.hall.table(self.maelle, seats=4, bots="medium", start=True)
        for page in self.pages.values():
            page.context.add_init_script(
                "localStorage.setItem('great-hall.settings', JSON.stringify({ ...JSON.parse("
                "localStorage.getItem('great-hall.settings')), table: 'text' }))"
            )
        self.everywhere(f"/table/{table}", ".text")
        self.take("text-table", ".text")


def main(only: str = "") -> None:
    client_build().build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as running:
        hall = RunningHall(Path(data), 0.05, "--own-games")
        browser = running.chromium.launch(**launch_options())
        try:
            album = Album(browser, hall)
            if only in ("", "hall"):
                album.the_hall()
            if only in ("", "table"):
                album.the_duel(album.the_lobby())
            if only in ("", "castle"):
                album.the_castle()
            if only in ("", "text"):
                album.the_text_table()
        finally:
            browser.close()
            hall.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
