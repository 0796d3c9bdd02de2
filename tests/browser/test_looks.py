"""What can be said of every screen: reachable for all, whole on a phone, in both languages, light, and at home."""

from __future__ import annotations

import gzip
import re
import time
from collections.abc import Callable
from typing import Any
from urllib.parse import urlparse

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.browser import ROOT
from tests.browser.conftest import ASKED, RunningHall, Sits, answer, report
from tests.browser.moments import play_out
from tests.deep import deep

LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"]
MORE = ["heading-order", "landmark-unique"]
"""What axe calls best practice, and a reader finds their way by."""
CHOOSE = """more => localStorage.setItem('great-hall.settings',
  JSON.stringify({ ...JSON.parse(localStorage.getItem('great-hall.settings')), ...more }))"""
NEXT_THEME = """() => {
  window.themes = (window.themes ?? 0) + 1;
  document.documentElement.dataset.theme = window.themes % 2 ? 'day' : 'night';
}"""
EXAMINE = """async ([options, width]) => {
  // Colours that fade in are measured when they have arrived.
  await new Promise(requestAnimationFrame);
  const ends = animation => animation.effect.getComputedTiming().endTime < Infinity;
  const running = () => document.getAnimations().filter(a => a.playState === 'running' && ends(a));
  while (running().length) await Promise.all(running().map(a => a.finished.catch(() => {})));

  // Sheets and sounds are fetched again only for a rule on elements that play by themselves.
  const found = await axe.run(document, { ...options, preload: Boolean(document.querySelector('audio, video')) });
  const cut = [...document.querySelectorAll('main, main *, header *')].filter(e => {
    const r = e.getBoundingClientRect(), s = getComputedStyle(e);
    if (!r.width || !r.height || s.visibility === 'hidden' || e.closest('svg, .sr, .candles, .skip')) return false;
    for (let p = e.parentElement; p; p = p.parentElement)
      if (/auto|scroll|hidden/.test(getComputedStyle(p).overflowX)) return false;
    return r.right > innerWidth + 1 || r.left < -1; });
  return {
    broken: found.violations.map(v => [v.id, v.nodes.slice(0, 3).map(n => [n.target, n.any[0]?.message ?? ''])]),
    wider: Math.max(0, document.documentElement.scrollWidth - width),
    cut: cut.map(e => e.className + ': ' + e.textContent.trim().slice(0, 40)),
    keys: document.body.innerText.match(/⟨[^⟩]*⟩?/g) ?? [],
  };
}"""
"""Only what is wrong leaves the page: the whole report of axe takes as long to write as a third of the rules."""


Size = tuple[int, int]


def examine(page: Page, where: str) -> None:
    """No violation that axe can find, nothing beyond the edge, no key instead of a text."""
    assert _faults(page) == {"broken": [], "wider": 0, "cut": [], "keys": []}, where


def violations(page: Page, where: str) -> None:
    """No violation that axe can find."""
    assert _faults(page)["broken"] == [], where


def _faults(page: Page) -> dict[str, Any]:
    if not page.evaluate("'axe' in window"):
        page.evaluate((ROOT / "client/node_modules/axe-core/axe.min.js").read_text("utf-8"))
    more = {rule: {"enabled": True} for rule in MORE}
    options = {"runOnly": {"type": "tag", "values": LEVELS}, "rules": more, "resultTypes": ["violations"]}
    found: dict[str, Any] = page.evaluate(EXAMINE, [options, page.viewport_size["width"]])  # type: ignore[index]
    return found


def examine_everywhere(page: Page, where: str, *variants: tuple[str, Size]) -> None:
    """The same moment in these languages and sizes, beginning with the language that the page has. Themes differ in
    colours only, so they take turns: each is seen in wide and in narrow sizes."""
    now = page.locator("html").get_attribute("lang")
    for language, size in sorted(variants, key=lambda variant: variant[0] != now):
        if page.locator("html").get_attribute("lang") != language:
            speak(page, language)
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.evaluate(NEXT_THEME)
        examine(page, f"{where}, {language}, {size[0]}")


def speak(page: Page, language: str) -> None:
    """Change the language as a person does, in the menu of a table."""
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name=re.compile("Settings|Paramètres")).click()
    page.get_by_role("dialog").get_by_role("button", name={"en": "English", "fr": "Français"}[language]).click()
    page.wait_for_selector(f"html[lang={language}]")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog", state="detached")


def examine_end(page: Page) -> None:
    """The final screen as it is, on a phone lying down, and on one held upright, in French, by day."""
    examine(page, "end, wide")
    page.set_viewport_size({"width": 844, "height": 390})
    for part in (page.locator(".win"), page.locator(".sheet tbody tr").first, page.locator(".acts .btn").last):
        expect(part).to_be_in_viewport(ratio=0.99)
    page.set_viewport_size({"width": 390, "height": 844})
    page.evaluate(CHOOSE, {"language": "fr", "theme": "day"})
    page.reload()
    page.wait_for_selector(".acts")
    examine(page, "end, phone")


FOLLOW = """path => {
  document.querySelector('h1')?.setAttribute('data-before', '');
  const link = document.createElement('a');
  link.href = path;
  document.body.append(link);
  link.click();
  link.remove();
}"""
"""Go where a link of the page leads: nothing is loaded again."""


@pytest.mark.parametrize(
    ("language", "size", "theme", "by"),
    [
        ("fr", (390, 844), "day", "links"),
        deep("fr", (390, 844), "day", "addresses"),
        deep("en", (1440, 900), "night", "links"),
    ],
)
def test_every_screen(hall: RunningHall, visitor: Sits, language: str, size: Size, theme: str, by: str) -> None:
    key = hall.person("Maëlle")
    page = visitor(key=key, language=language, size=size, preferences={"theme": theme})
    look: Callable[[str], None] = lambda where: examine(page, f"{where}, {language}, {size[0]}")  # noqa: E731

    def go(path: str) -> None:
        page.evaluate(FOLLOW, path) if by == "links" else page.goto(hall.address + path)

    page.goto(hall.address)
    page.wait_for_selector(".game")
    look("hall")
    for screen in ("settings", "statistics", "about", "nowhere"):
        go(f"/{screen}")
        page.wait_for_selector("h1:not([data-before])")
        look(screen)
    go(f"/table/{hall.table(key, seats=5)}")
    page.wait_for_selector(".chairs")
    look("lobby")
    assert page.locator(".btn.primary").count() == 1, "one thing is offered first"
    page.locator(".topbar .iconbtn").first.hover()
    expect(page.get_by_role("tooltip")).to_have_text(re.compile("Settings|Paramètres"))

    table = hall.table(key, seats=8, bots="medium", start=True)
    go(f"/table/{table}")
    for phase in ("prepare", "target", "cast"):
        page.wait_for_selector(ASKED)
        look(phase)
        answer(page)
    page.get_by_role("button", name="Menu").click()
    look("menu")
    page.keyboard.press("Escape")
    go(f"/table/{table}/replay/1")
    page.wait_for_selector("[role=slider]")
    look("replay")
    page.evaluate(CHOOSE, {"table": "text"})
    page.goto(f"{hall.address}/table/{table}")
    page.wait_for_selector(".text")
    look("text table")


def test_the_final_screen(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Maëlle")
    table = hall.table(key, seats=4, bots="easy", start=True)
    play_out(hall, table, key)
    page = visitor(key=key, preferences={"theme": "night"})
    page.goto(f"{hall.address}/table/{table}")
    page.wait_for_selector(".acts")
    examine_end(page)
    page.get_by_role("button", name="Vérifier la donne").click()
    page.wait_for_selector(".verdict")
    examine(page, "receipt, phone")


SHIFTS = """
  window.shifted = 0;
  new PerformanceObserver(list => list.getEntries().forEach(e => { shifted += e.value; }))
    .observe({ type: "layout-shift", buffered: true });
  window.drawn = new Set();
  new MutationObserver(() => {
    const stage = document.querySelector(".stage"), has = (part) => Boolean(stage.querySelector(part));
    if (stage && has(".ring"))
      drawn.add([has(".hand"), has(".choice"), stage.checkVisibility({ visibilityProperty: true })].join());
  }).observe(document, { subtree: true, childList: true, attributeFilter: ["class"] });
"""
"""What moves while the page loads, and in which parts a table is drawn: its hand, its question, in sight."""


def test_the_first_load_is_light_and_asks_nobody_else(hall: RunningHall, visitor: Sits) -> None:
    page = visitor(size=(390, 844), script=SHIFTS)
    scripts: dict[str, int] = {}
    hosts: set[str] = set()

    def heard(response: Response) -> None:
        hosts.add(urlparse(response.url).netloc)
        if response.request.resource_type == "script":
            scripts[response.url] = len(gzip.compress(response.body(), 9))

    page.on("response", heard)
    wire: list[float] = []
    network = page.context.new_cdp_session(page)
    network.on("Network.loadingFinished", lambda answer: wire.append(answer["encodedDataLength"]))
    network.send("Network.enable")
    page.goto(hall.address)
    page.wait_for_selector(".game")
    page.wait_for_load_state("networkidle")
    network.detach()
    first = sum(scripts.values())
    assert page.evaluate("shifted") < 0.02, "the front page jumps"
    began = time.monotonic()
    page.get_by_role("button", name="Play Stupefy").click()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".ring .seat")
    report("first visit, on the wire", f"{sum(wire) / 1000:.1f} kB in {len(wire)} files")
    report("script at first load, gzip", f"{first / 1000:.1f} kB in {len(scripts)} files")
    report("time from click to the first table", f"{time.monotonic() - began:.2f} s")
    page.wait_for_selector(ASKED)
    page.wait_for_load_state("networkidle")
    report("script with a Stupefy table, gzip", f"{sum(scripts.values()) / 1000:.1f} kB")
    page.reload()
    page.wait_for_selector(ASKED)
    page.wait_for_load_state("networkidle")
    *parts, whole = page.evaluate("[...drawn]")
    assert whole == "true,true,true"
    assert parts, "drawn in one go"
    assert all(part.endswith("false") for part in parts), "seen before it is whole"
    report("layout shift of a table", f"{page.evaluate('shifted'):.3f}")
    assert page.evaluate("shifted") < 0.02, "the table jumps"
    assert first <= 100_000
    assert 60_000 < sum(wire) <= 130_000, "what the front page fetches"
    assert hosts == {urlparse(hall.address).netloc}


def test_the_largest_view_is_drawn_in_no_time(hall: RunningHall, visitor: Sits) -> None:
    """Eight players with all wands out: how long the page works on one update."""
    script = """
      window.costs = [];
      const add = WebSocket.prototype.addEventListener;
      Object.defineProperty(WebSocket.prototype, 'onmessage', { set(f) { add.call(this, 'message', e => {
        const t = performance.now(), painted = () => costs.push(performance.now() - t);
        f.call(this, e);
        if (e.data.includes('"update"')) requestAnimationFrame(() => setTimeout(painted));
      }); } });
    """
    key = hall.person("Ines")
    table = hall.table(key, seats=8, bots="medium", start=True)
    page = visitor(key=key, script=script)
    page.goto(f"{hall.address}/table/{table}")
    answer(page)
    answer(page)
    page.wait_for_selector(ASKED)
    costs = page.evaluate("costs.sort((a, b) => a - b)")
    report(
        "from an update of eight players to its picture",
        f"median {costs[len(costs) // 2]:.0f} ms, worst {costs[-1]:.0f} ms",
    )
    assert costs[len(costs) // 2] < 1000
