"""People with real browsers at the tables of a real hall."""

from __future__ import annotations

import itertools
import json
import multiprocessing
import os
import socket
import tempfile
import time
import urllib.request
from collections import defaultdict
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from multiprocessing import forkserver
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urljoin, urlsplit, urlunsplit

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, Playwright, expect, sync_playwright

from tests.browser.browser import alone, client_build, launch_options
from tests.deep import EVERYTHING

PATIENCE = 60_000
"""Milliseconds: the machine may be slow; what works is found much earlier."""
expect.set_options(timeout=PATIENCE)


VISITS = itertools.count()
REGULARS: set[str] = set()
"""The keys of those who come to many tests."""
_FOLDER = tempfile.TemporaryDirectory(prefix="great-hall-")
LUCK = Path(_FOLDER.name, "luck")


def foretell(what: str) -> None:
    """From now on this text decides how games are dealt. GREATHALL_LUCK: other cards for all tests."""
    LUCK.write_text(f"{what} {os.environ.get('GREATHALL_LUCK', '')}", "utf-8")


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    foretell(item.nodeid)


FORKED = multiprocessing.get_context("forkserver")
FORKED.set_forkserver_preload(["__main__", "tests.browser.serve"])


def run_hall(data: Path, port: int, pause: float, wishes: dict[str, Any]) -> None:
    """In the process of a hall, which has imported this already."""
    from tests.browser import serve

    serve.main(data, port, pause, serve.Wishes(**wishes))


class RunningHall:
    """A hall in a process of its own, on a port that stays the same over restarts. For its wishes see `serve`."""

    def __init__(self, data: Path, pause: float = 0.02, **wishes: Any) -> None:
        self.data, self.pause, self.wishes = data, pause, wishes
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.process: ForkServerProcess | None = None
        self.regulars: dict[str, str] = {}
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        wishes = {"luck": LUCK if LUCK.exists() else None, **self.wishes}
        self.process = FORKED.Process(target=run_hall, args=(self.data, self.port, self.pause, wishes))
        self.process.start()
        deadline = time.monotonic() + PATIENCE / 1000
        while True:
            try:
                urllib.request.urlopen(f"{self.address}/health", timeout=2).close()
                return
            except OSError:
                if not self.process.is_alive() or time.monotonic() > deadline:
                    raise RuntimeError((self.data / "log").read_text()) from None
                time.sleep(0.1)

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.join(30)
            assert not self.process.is_alive(), "the hall does not stop"
            self.process = None
            assert "ERROR" not in (self.data / "log").read_text("utf-8"), "the hall had to log a fault"

    def ask(self, method: str, path: str, body: object = None, key: str = "") -> Any:
        request = urllib.request.Request(self.address + path, method=method)
        request.add_header("Authorization", f"Bearer {key}") if key else None
        data = None if body is None else json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
        with urllib.request.urlopen(request, data, timeout=30) as answer:
            return json.loads(answer.read() or "null")

    def person(self, name: str) -> str:
        """A new person's key."""
        return str(self.ask("POST", "/api/people", {"name": name})["key"])

    def regular(self, name: str) -> str:
        """The key of somebody who comes to many tests: in `make test` their pages stay open in between."""
        if name not in self.regulars:
            self.regulars[name] = self.person(name)
            REGULARS.add(self.regulars[name])
        return self.regulars[name]

    def table(self, key: str, **wishes: object) -> str:
        """A new table's id; the person with the key is its host, in seat 0."""
        return str(self.ask("POST", "/api/tables", {"game": "stupefy", "leavers": "wait", **wishes}, key)["id"])


@pytest.fixture(scope="session", autouse=True)
def forked() -> Iterator[None]:
    """The process from which halls are forked. In the end it is waited for: else nobody would see what they cost."""
    forkserver.ensure_running()
    yield
    forkserver._forkserver._stop()  # type: ignore[attr-defined]


@pytest.fixture(scope="session")
def built() -> None:
    """The client, built from the present sources."""
    with alone():
        client_build().build()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    try:
        chromium = playwright.chromium.launch(**launch_options())
    except Error:  # once in hundreds of starts this Chromium falls over itself
        chromium = playwright.chromium.launch(**launch_options())
    yield chromium
    chromium.close()


@pytest.fixture(scope="session")
def hall(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    running = RunningHall(tmp_path_factory.mktemp("hall"))
    yield running
    running.stop()


@pytest.fixture(scope="session")
def rich(built: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[RunningHall]:
    """A hall that favours the first seat: in Scrabble it holds the tiles of WANDS, a blank and nine Hogwarts cards, in
    Hogwarts Battle it wins by one attack."""
    running = RunningHall(tmp_path_factory.mktemp("rich"), full_hands=True)
    yield running
    running.stop()


Sits = Callable[..., Page]


def is_problem(line: ConsoleMessage) -> bool:
    """Not what a browser reports by itself: a line that broke, a request that was refused with a reason. What Svelte
    warns of is a problem, too."""
    if line.type == "warning":
        return "svelte.dev/e/" in line.text
    by_itself = ("ERR_", "WebSocket", "status of 409")
    return line.type == "error" and not any(part in line.text for part in by_itself)


GO = "path => { history.pushState(null, '', path); dispatchEvent(new PopStateEvent('popstate')); }"
AS_IT_WAS = "navigator.language.startsWith(document.documentElement.lang) && !document.querySelector('.toast')"
"""Nobody has chosen another language, and nothing of this visit would be seen at the next one."""


NOWHERE = "/health"
"""A page of the hall on which nothing happens. After one of another site, Chromium would begin a new process."""


def go(page: Page, address: str) -> Page:
    """As by a link: a page that is at this hall already loads nothing again, which takes a fifth of the time."""
    here, there = urlsplit(page.url), urlsplit(address)
    if here.netloc == there.netloc and here.path != NOWHERE:
        page.evaluate(GO, urlunsplit(("", "", *there[2:])))
    else:
        page.goto(address)
    return page


ARRIVE = """({ visit, key, settings }) => {
  if (location.origin === 'null') return;  // no hall: an empty page, or Chromium says that there is none
  if (localStorage.getItem('visit') !== visit) {
    localStorage.clear();
    sessionStorage.clear();
    localStorage.setItem('visit', visit);
  }
  if (key) localStorage.setItem('great-hall.key', key);
  localStorage.getItem('great-hall.settings') ?? localStorage.setItem('great-hall.settings', settings);
}"""
"""Before anything is loaded: what an earlier visitor has left behind is gone, in each hall at the first visit."""


Open = tuple[Page, ExitStack]
"""A page, and what happens on it before anything is loaded."""


@pytest.fixture(scope="session")
def kept() -> dict[str, list[Open]]:
    """Pages that were left, by how they were opened. Regulars find theirs as it was, and go on as by a link. Others get
    an old page that has forgotten everything: it loads all again, but in a process that is there, which takes half of
    the time."""
    return defaultdict(list)


@pytest.fixture(scope="session")
def problems() -> list[str]:
    """Errors on the pages of this test."""
    return []


@pytest.fixture
def visitor(
    browser: Browser, kept: dict[str, list[Open]], problems: list[str], request: pytest.FixtureRequest
) -> Iterator[Sits]:
    """A page in a browser of its own, which may have been open already. Errors on the page fail the test. Where nothing
    moves, nothing sounds either: Chromium would start to play what nobody hears."""
    opened: list[tuple[Open, str, str]] = []
    failed = request.session.testsfailed
    problems.clear()

    def new_page(language: str, motion: Literal["reduce", "no-preference"], **more: Any) -> Page:
        context = browser.new_context(
            locale={"en": "en-GB", "fr": "fr-FR"}[language],
            reduced_motion=motion,
            **{"color_scheme": "dark", "service_workers": "block", **more},
        )
        context.set_default_timeout(PATIENCE)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("console", lambda line: problems.append(line.text) if is_problem(line) else None)
        return page

    def open_page(
        key: str = "",
        language: str = "en",
        size: tuple[int, int] = (1280, 800),
        motion: Literal["reduce", "no-preference"] = "reduce",
        script: str = "",
        preferences: dict[str, object] | None = None,
        **more: Any,
    ) -> Page:
        wish = repr((key, language, motion, script, preferences, more)) if key in REGULARS else ""
        manner = "" if script or "service_workers" in more else repr((language, motion, more))
        if kept[wish]:
            page, arrival = kept[wish].pop()
        else:
            if kept[manner]:
                page, arrival = kept[manner].pop()
                arrival.close()
            else:
                page, arrival = new_page(language, motion, **more), ExitStack()
            settings = json.dumps({"sound": motion != "reduce", **(preferences or {})})
            new = {"visit": str(next(VISITS)), "key": key, "settings": settings}
            arrival.enter_context(page.context.add_init_script(f"({ARRIVE})({json.dumps(new)}); {script}"))
        page.set_viewport_size({"width": size[0], "height": size[1]})
        opened.append(((page, arrival), wish, manner))
        return page

    yield open_page
    well = request.session.testsfailed == failed and not problems and not EVERYTHING
    for left, wish, manner in opened:
        page, _ = left
        if well and wish and page.evaluate(AS_IT_WAS):
            page.mouse.move(0, 0)
            page.evaluate(GO, "/about")
            kept[wish].append(left)
        elif well and manner and forgotten(page):
            kept[manner].append(left)
        else:
            page.context.close()
    assert not problems, problems


def forgotten(page: Page) -> bool:
    """Whether the page has left the hall, and nobody would see that it was there."""
    if page.is_closed() or len(page.context.pages) > 1:
        return False
    try:
        page.goto(urljoin(page.url, NOWHERE))
        page.mouse.move(0, 0)
    except Error:  # the hall is closed
        return False
    return True


ASKED = ".choice:not(.waiting)"


def answer(page: Page, which: int = 0, counts: bool = True) -> str:
    """Answer the question that the page asks, by pointing, and see that it counts; returns the question."""
    page.wait_for_selector(ASKED)
    expect(page.locator(".choice h2")).not_to_be_empty()
    question = page.inner_text(".choice h2")
    decision = page.locator(".choice").get_attribute("data-decision")
    legal = page.locator(".stage .seat.legal, .stage .reward.legal")
    if legal.count():
        legal.nth(which % legal.count()).click()
        page.locator("[data-confirm]").click()
    else:
        buttons = page.locator("[data-choice]")
        buttons.nth(which % buttons.count()).click()
    if counts:
        page.wait_for_selector(f".acts, .curtain, .choice.waiting, .choice:not([data-decision='{decision}'])")
    return question


HURRY = """which => {
  if (!document.querySelector('.choice:not(.waiting)')) return false;
  const legal = [...document.querySelectorAll('.stage .seat.legal, .stage .reward.legal')];
  const buttons = [...document.querySelectorAll('[data-choice]')];
  const all = legal.length ? legal : buttons;
  all[which % all.length]?.click();
  const chosen = () => legal.length && document.querySelector('.choice:not(.waiting) [data-choice][aria-pressed=true]');
  setTimeout(() => (document.querySelector('[data-confirm]') || chosen() || null)?.click());
  return true;
}"""


def play_within(page: Page, answer: str = HURRY, stride: int = 1, most: int = 10_000) -> int:
    """Answer by this script until the game is over, or so often. It runs in the page: to be asked from outside whether
    something is to be answered costs more than the game. Returns how many answers were given."""
    played = f"""async stride => {{
      const answer = {answer}, end = performance.now() + {4 * PATIENCE};
      let turn = 0;
      while (turn < {most} && !document.querySelector('.acts')) {{
        if (performance.now() > end) throw new Error('the game does not end');
        turn += answer(turn * stride) ? 1 : 0;
        await new Promise(done => setTimeout(done, 15));
      }}
      return turn;
    }}"""
    return int(page.evaluate(played, stride))


def wait_until(check: Callable[[], bool], page: Page, what: str) -> None:
    """Until something holds that no selector can say."""
    deadline = time.monotonic() + PATIENCE / 1000
    while not check():
        assert time.monotonic() < deadline, what
        page.wait_for_timeout(50)


def report(name: str, value: str) -> None:
    """A measured figure, kept for `docs` and shown with `pytest -rP`."""
    folder = os.environ.get("GREATHALL_MEASURES")
    print(f"{name}: {value}")
    if folder:
        with Path(folder, "browser.txt").open("a") as file:
            file.write(f"{name}: {value}\n")
