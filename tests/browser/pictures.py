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
from tests.browser.words import MY_TURN, best_play, lay, play_turn

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
            "Duelling club": {"seats": 8, "visibility": "open"},
            "Words over tea": {"game": "scrabble", "seats": 3, "visibility": "open"},
            "Bots only, please": {"seats": 4, "bots": "medium", "start": True, "visibility": "open"},
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

    def the_words(self) -> None:
        """Scrabble: a few turns by the generator's best plays, then a word laid, an exchange, a doubt, the end."""
        houses = {"houses": ["gryffindor", "slytherin", "ravenclaw"]}
        table = self.hall.table(
            self.maelle, game="scrabble", seats=3, bots="medium", start=True, name="Words over tea", settings=houses
        )
        first = next(iter(self.pages.values()))
        self.everywhere(f"/table/{table}", ".board")
        self.take("scrabble-1-doubt", ".choice:not(.waiting) [data-choice='1']")
        words = 0
        while words < 3 or not first.locator(MY_TURN).count():
            words += play_turn(first) == "word"
            first.wait_for_selector(ASKED)
        for page in self.pages.values():
            page.wait_for_selector(MY_TURN)
            page.locator(".card.bonus.legal").first.click() if page.locator(".card.bonus.legal").count() else None
            lay(page, best_play(page))
        self.take("scrabble-2-word", "[data-confirm].primary")
        for page in self.pages.values():
            page.locator("[data-choice=back]").click()
            page.locator("[data-choice=exchange]").click()
            page.locator(".rack button.legal").nth(1).click()
            page.locator(".rack button.legal").nth(4).click()
        self.take("scrabble-3-exchange", "[data-confirm].primary")
        for page in self.pages.values():
            page.locator("[data-choice=back]").click()
        while not first.locator(".acts").count():
            play_turn(first)
        self.take("scrabble-4-end", ".acts")

    def the_battle(self) -> None:
        """The first turn of Game 1 with two heroes; proficiencies, then the middle of Game 7 with four; the end."""
        first = next(iter(self.pages.values()))
        table = self.hall.table(self.maelle, game="hogwarts_battle", seats=2, bots="medium", start=True)
        self.everywhere(f"/table/{table}", ASKED)
        fight(first, cards=2)
        self.take("battle-1-first-turn", ".choice")
        wishes = {"game": "hogwarts_battle", "seats": 4, "bots": "medium", "start": True, "settings": {"game": 7}}
        table = self.hall.table(self.maelle, **wishes)
        self.everywhere(f"/table/{table}", ".tray")
        for page in self.pages.values():
            page.locator(".tray [data-card='divination']").click()
        self.take("battle-2-proficiency", ".tray .selected")
        first.locator("[data-confirm]").click()
        first.wait_for_selector(".market")
        fight(first, turns=3, cards=2)
        self.take("battle-3-game-7", ".choice")
        first.locator(".hero").nth(1).click()
        for page in list(self.pages.values())[1:]:
            page.locator(".hero").nth(1).click()
        self.take("battle-4-belongings", "dialog")
        for page in self.pages.values():
            page.keyboard.press("Escape")
        while not first.locator(".acts").count():
            fight(first, turns=1)
        self.take("battle-5-end", ".acts")

    def the_castle(self) -> None:
        """Bots play the board game; Maëlle plays on from its best moments."""
        story = Chronicle(self.hall, self.maelle, seats=4)
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


FIGHT = """([card, end]) => {
  if (document.querySelector('.acts')) return 'over';
  if (!document.querySelector('.choice:not(.waiting)')) return 'wait';
  const find = what => document.querySelector(what);
  const own = find('[data-choice].primary');
  const played = card && find('.hand .legal');
  const spent = end && find('.villain.legal, .market .card.legal');
  const next = own ? played || spent || (end && own) : find('.stage .legal, .stage [data-choice]');
  if (!next) return 'ready';
  next.click();
  setTimeout(() => find('[data-confirm], [data-choice][aria-pressed=true]')?.click());
  return !own ? 'answer' : played ? 'card' : spent ? 'spend' : 'end';
}"""


def fight(page: Page, turns: int = 0, cards: int = 0) -> None:
    """Play whole turns of Hogwarts Battle, then so many cards of one more; stops when the game is over."""
    done = ""
    while done not in ("over", "ready"):
        done = page.evaluate(FIGHT, [turns > 0 or cards > 0, turns > 0])
        cards -= done == "card" and not turns
        turns -= done == "end"
        page.wait_for_timeout(120)


def main(only: str = "") -> None:
    client_build().build()
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as running:
        hall = RunningHall(Path(data), 0.05, own_games=True)
        browser = running.chromium.launch(**launch_options())
        try:
            album = Album(browser, hall)
            if only in ("", "hall"):
                album.the_hall()
            if only in ("", "table"):
                album.the_duel(album.the_lobby())
            if only in ("", "scrabble"):
                album.the_words()
            if only in ("", "battle"):
                album.the_battle()
            if only in ("", "castle"):
                album.the_castle()
            if only in ("", "text"):
                album.the_text_table()
        finally:
            browser.close()
            hall.stop()


if __name__ == "__main__":
    main(*sys.argv[1:])
