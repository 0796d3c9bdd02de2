"""Somebody goes away: the table waits, votes or lets a bot stand in, and gives the seat back."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import ASKED, RunningHall, Sits, answer, go, play_within, wait_until
from tests.browser.moments import play_rest
from tests.browser.test_looks import examine, examine_everywhere
from tests.browser.test_table import friends
from tests.deep import in_turn
from tests.server.push_service import PushService

DESK, PHONE, ACROSS = (1440, 900), (390, 844), (844, 390)


PATIENCE = 6
"""Seconds: long enough for all pages to open on a busy machine, so that nobody counts as away before."""


def at_table(hall: RunningHall, visitor: Sits, *names: str, **wishes: Any) -> tuple[str, list[str], list[Page]]:
    """People of a table of Stupefy, each with a page; all have answered the first question but the last."""
    table, keys = friends(hall, *names, regular=False, **wishes)
    pages = [visitor(key=key) for key in keys]
    for page in pages:
        page.goto(f"{hall.address}/table/{table}")
        page.wait_for_selector(ASKED)
    for page in pages[:-1]:
        answer(page)
    return table, keys, pages


class Clockwork(RunningHall):
    """A hall whose clock can be put forward."""

    def __init__(self, data: Path) -> None:
        self.ahead = 0
        self.file = data / "later"
        super().__init__(data, later=self.file)

    def later(self, seconds: int) -> None:
        self.ahead += seconds
        self.file.write_text(str(self.ahead))

    def is_empty(self, table: str, key: str) -> bool:
        """Has everybody left the table? A page that is gone is noticed a moment later."""
        return not self.ask("GET", f"/api/tables/{table}", key=key)["here"]


@pytest.fixture(scope="module")
def clockwork(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Clockwork]:
    running = Clockwork(tmp_path_factory.mktemp("clockwork"))
    yield running
    running.stop()


def test_a_game_left_alone_is_as_it_was(clockwork: Clockwork, visitor: Sits) -> None:
    """Ten minutes later, by a clock that the test puts forward."""
    key = clockwork.person("Ines")
    page = visitor(key=key)
    for game in ("stupefy", "scrabble", "hogwarts_board", "hogwarts_battle"):
        table = clockwork.table(key, game=game, seats=None, bots="easy", start=True, leavers="bot", pace="brisk")
        go(page, f"{clockwork.address}/table/{table}")
        page.wait_for_selector(ASKED)
        expect(page.locator(".choice h2")).not_to_be_empty()
        question, decision = page.inner_text(".choice h2"), page.get_attribute(".choice", "data-decision")
        page.goto(f"{clockwork.address}/health")
        wait_until(partial(clockwork.is_empty, table, key), page, "nobody is at the table")
        clockwork.later(600)
        page.wait_for_timeout(300)
        page.goto(f"{clockwork.address}/table/{table}")
        page.wait_for_selector(ASKED)
        expect(page.locator(".choice h2")).to_have_text(question)
        assert page.get_attribute(".choice", "data-decision") == decision
        assert clockwork.ask("GET", f"/api/tables/{table}", key=key)["your_turn"]


def test_the_others_wait(hall: RunningHall, visitor: Sits) -> None:
    wishes = {"leavers": "wait", "pace": "relaxed", "name": "Friday owls"}
    table, keys, (ines, oskar) = at_table(hall, visitor, "Ines", "Oskar", **wishes)
    oskar.context.close()
    expect(ines.locator(".choice")).to_contain_text("Oskar is away. The clock stands still.")
    expect(ines.locator(".seat.gone")).to_contain_text("Away 0:0")
    expect(ines.locator(".rail .note")).to_contain_text("Oskar is away")
    expect(ines.locator(".clock .i")).to_be_visible()

    ines.goto(f"{hall.address}/games")
    ines.get_by_role("button", name="Remind: Friday owls").click()
    expect(ines.get_by_text("Oskar has no device that the hall can call.")).to_be_visible()
    ines.reload()
    expect(ines.get_by_role("button", name="Reminded: Friday owls")).to_have_attribute("aria-disabled", "true")
    ines.get_by_role("link", name="Friday owls").click()
    ines.wait_for_selector(".seat.gone")
    back = visitor(key=keys[1])
    back.goto(f"{hall.address}/table/{table}")
    back.wait_for_selector(ASKED)
    expect(ines.locator(".seat.gone")).to_have_count(0)
    expect(ines.locator(".clock .i")).to_have_count(0)


def test_the_table_votes_by_name_and_the_bot_is_named(hall: RunningHall, visitor: Sits) -> None:
    names = ("Ines", "Oskar", "Jonah", "Théo")
    table, keys, (ines, oskar, jonah, theo) = at_table(
        hall, visitor, *names, seats=5, leavers="vote", patience=PATIENCE
    )
    theo.context.close()
    ines.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    expect(ines.locator(".vote h2")).to_have_text("Shall a bot stand in for Théo?")
    oskar.get_by_role("button", name="Let a bot play").click()
    jonah.get_by_role("button", name="Wait", exact=True).click()
    expect(ines.locator(".vote .tally")).to_contain_text("Oskar: yes")
    expect(ines.locator(".vote .tally")).to_contain_text("Jonah: wait")
    expect(ines.locator(".vote")).to_contain_text("2 of 3 people decide")
    expect(ines.locator(".vote .goal")).to_contain_text("The house with the most points after round 8 wins")
    variants = (("en", DESK), ("en", PHONE), ("en", ACROSS), ("fr", DESK), ("fr", PHONE))
    examine_everywhere(ines, "vote", *in_turn(variants, 1, 3))
    ines.get_by_role("button", name="Faire jouer un bot").click()
    expect(ines.locator(".vote")).to_have_count(0)
    expect(ines.locator(".seat.stand")).to_contain_text("Théo")
    bot = hall.ask("GET", f"/api/tables/{table}/games/1/replay?count=1", key=keys[0])["stand_ins"][0]["name"]
    ines.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    expect(ines.locator(".rail .note").first).to_contain_text(f"{bot} remplace Théo à partir d’ici, coup")
    examine(ines, "a bot stands in")
    back = visitor(key=keys[3])
    back.goto(f"{hall.address}/table/{table}")
    back.wait_for_selector(".ring")
    expect(ines.locator(".seat.stand")).to_have_count(0)
    expect(ines.locator(".rail .note").first).to_contain_text("Théo joue de nouveau à partir du coup")


def test_a_bot_stands_in_to_the_end_and_the_result_says_so(hall: RunningHall, visitor: Sits) -> None:
    table, keys, (ines, oskar) = at_table(hall, visitor, "Ines", "Oskar", leavers="bot", patience=PATIENCE)
    oskar.context.close()
    expect(ines.locator(".seat.stand")).to_contain_text("Oskar")
    play_within(ines, most=3)
    play_rest(hall, ines)
    [stand_in] = hall.ask("GET", f"/api/tables/{table}/games", key=keys[0])[0]["stand_ins"]
    expect(ines.locator(".stood")).to_have_text(
        f"{stand_in['name']}, a bot, stood in for Oskar from move {stand_in['first']} to the end."
    )
    standings = hall.ask("GET", "/api/statistics")["standings"]
    assert [row for row in standings if row["name"] == "Oskar" and row["stood_in"] == row["played"] == 1]


FREE = """field => {
  scrollTo(0, document.documentElement.scrollHeight);
  const { x, y, width, height } = field.getBoundingClientRect();
  return document.elementFromPoint(x + width / 2, y + height / 2) === field;
}"""


def test_the_lobby_tells_what_happens(hall: RunningHall, visitor: Sits) -> None:
    ines, oskar = (hall.person(name) for name in ("Ines", "Oskar"))
    table = hall.table(ines, seats=4, leavers="vote")
    hall.ask("POST", f"/api/tables/{table}/join", {}, oskar)
    page = visitor(key=ines, size=DESK)
    page.goto(f"{hall.address}/table/{table}")
    expect(page.get_by_role("radio", name="Let the table vote")).to_be_checked()
    examine_everywhere(page, "lobby", *in_turn((("en", DESK), ("en", PHONE), ("en", ACROSS)), 0, 2))
    seats, bar = (page.locator(part).bounding_box() for part in (".chairs", ".go"))
    assert seats is not None
    assert bar is not None
    assert seats["x"] + seats["width"] <= bar["x"], "on a phone lying down the bar stands beside the seats"
    page.evaluate("localStorage.setItem('great-hall.settings', JSON.stringify({ language: 'fr' }))")
    page.reload()
    page.wait_for_selector(".course")
    examine_everywhere(page, "lobby", *in_turn((("fr", DESK), ("fr", PHONE)), 1, 2))
    assert page.get_by_label("Dites quelque chose").evaluate(FREE), "on a phone nothing lies on what one says"
    page.get_by_role("radio", name="Un bot remplace").click()
    page.get_by_label("Combien de temps attendre").select_option("600")
    page.get_by_label("Force du bot").select_option("easy")
    expect(page.locator(".course .key")).to_contain_text("10 minutes plus tard")
    page.get_by_role("button", name="Par hibou").click()
    page.get_by_role("button", name="Trois jours").click()
    expect(page.locator(".course .key")).to_contain_text("Trois jours plus tard")
    page.get_by_role("button", name="À la table").click()
    page.get_by_role("button", name="Compléter avec des bots").click()
    page.get_by_role("button", name="Commencer avec un bot").click()
    expect(page.locator(".seat.stand")).to_contain_text("Oskar")


def test_by_correspondence_the_time_is_told_in_words(hall: RunningHall, visitor: Sits) -> None:
    table, keys = friends(hall, "Ines", "Oskar", regular=False, pace="three_days")
    ines = visitor(key=keys[0], size=DESK)
    ines.goto(f"{hall.address}/table/{table}")
    ines.wait_for_selector(ASKED)
    expect(ines.locator(".due")).to_have_text("Three days left")
    expect(ines.locator(".seat.gone")).to_have_count(0)
    examine_everywhere(ines, "by correspondence", ("en", DESK), ("fr", PHONE))
    ines.goto(hall.address)
    expect(ines.locator(".kept").first).to_contain_text("c’est à vous")
    expect(ines.locator(".kept .due")).to_have_text("Encore trois jours")


# -- push --------------------------------------------------------------------------------------------------------------


WRITE_DOWN = """() => { self.shown = [];
ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) => {
  self.shown.push([title, body, tag, data]); } }"""


@pytest.fixture
def service() -> Iterator[PushService]:
    running = PushService()
    yield running
    running.close()


def test_a_push_message_becomes_a_notification(clockwork: Clockwork, visitor: Sits, service: PushService) -> None:
    """The hall encrypts, signs and posts it; our own push service takes it and the device's keys open it. A Chromium
    without a head has no push service that could carry it on, and shows no notifications: so what was decrypted is
    handed to the real service worker by the debugging protocol, and what the worker asks to be shown is written down.
    """
    hall = clockwork
    table, keys = friends(hall, "Ines", "Oskar", regular=False)
    device = service.device("oskar")
    hall.ask("POST", "/api/me/push", device.subscription("fr"), keys[1])
    ines = visitor(key=keys[0])
    ines.goto(f"{hall.address}/table/{table}")
    ines.wait_for_selector(ASKED)
    hall.later(30)
    wait_until(lambda: bool(service.sent), ines, "nothing was pushed")
    message = device.decrypt(service.sent[0][2])
    assert message["path"] == f"/table/{table}"
    remind = ines.get_by_role("button", name="Remind", exact=True)
    remind.click()
    expect(ines.get_by_text("A message is on its way to Oskar.")).to_be_visible()
    expect(remind).to_have_count(0)
    wait_until(lambda: len(service.sent) == 2, ines, "nobody was reminded")
    assert "Ines vous le rappelle" in device.decrypt(service.sent[1][2])["body"]

    page = visitor(key=keys[1], service_workers="allow")
    page.goto(f"{hall.address}/settings")
    page.evaluate("navigator.serviceWorker.register('/service-worker.js').then(() => navigator.serviceWorker.ready)")
    wait_until(lambda: bool(page.context.service_workers), page, "no service worker")
    worker = page.context.service_workers[0]
    worker.evaluate(WRITE_DOWN)
    session = page.context.new_cdp_session(page)
    found: dict[str, str] = {}
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: found.update({r["scopeURL"]: r["registrationId"] for r in event["registrations"]}),
    )
    session.send("ServiceWorker.enable")
    wait_until(lambda: bool(found), page, "no service worker")
    [(scope, registration)] = found.items()
    assert scope == f"{hall.address}/"
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": hall.address, "registrationId": registration, "data": json.dumps(message)},
    )
    wait_until(lambda: bool(worker.evaluate("self.shown.length")), page, "no notification")
    assert worker.evaluate("self.shown") == [
        [message["title"], message["body"], message["tag"], message["path"]],
    ]


ALLOWED = """Object.defineProperty(Notification, 'permission', { get: () => 'default' });
Notification.requestPermission = async () => 'granted';
PushManager.prototype.subscribe = async () => { throw new DOMException('no service', 'AbortError'); };"""


def test_the_settings_say_whether_push_works(hall: RunningHall, visitor: Sits) -> None:
    page = visitor(key=hall.person("Ines"), script=ALLOWED, service_workers="allow")
    page.goto(f"{hall.address}/settings")
    expect(page.get_by_text("When others wait for you, also while no page of the hall is open.")).to_be_visible()
    page.get_by_role("group", name="Call this device").get_by_role("button", name="On").click()
    expect(page.get_by_text("the browser’s push service cannot be reached")).to_be_visible()
    examine(page, "settings")
    for script, text in (
        ("", "The browser does not allow notices from this address."),
        ("Object.defineProperty(window, 'isSecureContext', { value: false })", "begins with https"),
        ("delete window.PushManager", "This browser cannot do it."),
    ):
        page = visitor(key=hall.person("Ines"), script=script, service_workers="allow")
        page.goto(f"{hall.address}/settings")
        expect(page.get_by_text(text)).to_be_visible()
