"""Every table in every kind of window: nothing cut, nothing upon something else, one's own seat and the question in
sight, and large enough for fingers where there are fingers.

In `make test` each moment in one language, in turn, and in every size; by `make windows` in both.

GREATHALL_PICTURES names a folder in which every window is kept as a picture, to be looked at."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browser import ROOT
from tests.browser.conftest import ASKED, RunningHall, Sits, foretell, go, wait_until
from tests.browser.moments import MOMENTS, table_at
from tests.browser.test_looks import violations
from tests.deep import in_turn

SIZES = [
    (320, 640),
    (390, 844),
    (844, 390),
    (667, 375),
    (720, 450),  # 1440 x 900 at 200 %
    (1366, 650),
    (768, 1024),
    (820, 1180),
    (1920, 1080),
]

OWN = {
    "stupefy": [".seat.me", ".hand .stack"],
    "scrabble": [".scores [data-seat='0']", ".rack .row-of"],
    "hogwarts_board": ["[data-own]"],
    "hogwarts_battle": [".hero.me", ".fan"],
    "trade": [".own"],
    "battle": [".own"],
}
"""By game, and by moment: what is in sight without a touch."""
APART = {"hogwarts_board": ".map .place"}
"""What must not lie upon each other."""
STEADY = {"scrabble": ".sq"}
"""What keeps its size whatever is asked."""
WIDTH = "what => document.querySelector(what).getBoundingClientRect().width"
LOST = """() => {
  const seen = (what) => [...document.querySelectorAll(what)].filter((e) => e.checkVisibility());
  const ground = (e) => getComputedStyle(e).backgroundColor;
  const dull = seen('.stage .legal').filter((e) => getComputedStyle(e).outlineStyle !== 'solid');
  const empty = seen('.stage .bar').filter((e) => ground(e) === ground(e.firstElementChild));
  return [...dull, ...empty].map((e) => e.outerHTML);
}"""
"""What forced colours take away: rings of what can be answered, and bars."""
PICTURES = os.environ.get("GREATHALL_PICTURES", "")
LAYOUT = (ROOT / "tests" / "browser" / "layout.js").read_text("utf-8")
LOOK = f"""async given => {{
  for (let times = 10; ; times--) {{  // a busy machine lays out a moment later
    await new Promise(requestAnimationFrame);
    const faults = ({LAYOUT})(given);
    if (!faults.length || !times) return faults;
    await new Promise(done => setTimeout(done, 100));
  }}
}}"""


@pytest.mark.parametrize("game", MOMENTS)
def test_every_window(hall: RunningHall, visitor: Sits, game: str) -> None:
    foretell("windows")
    key = hall.regular("Maëlle")
    tables = {moment.name: table_at(hall, key, game, moment) for moment in MOMENTS[game]}
    faults = []
    steady: dict[tuple[int, int], set[float]] = {}
    for turn, language in enumerate(("en", "fr")):
        page = visitor(key=key, language=language)
        for moment, table in in_turn([*tables.items()], turn, 2):
            go(page, f"{hall.address}/table/{table}")
            page.wait_for_selector(ASKED)
            page.evaluate("document.fonts.ready")
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                own = [*OWN[game], *OWN.get(moment, [])]
                given = {"own": own, "apart": APART.get(game, ""), "tap": tap(width)}
                found = page.evaluate(LOOK, given)
                faults += [f"{moment}, {language}, {width} x {height}: {fault}" for fault in found]
                if what := STEADY.get(game):
                    steady.setdefault((width, height), set()).add(page.evaluate(WIDTH, what))
                keep(page, f"{game}-{moment}.{language}.{width}x{height}")
    faults += [f"{size}: {sorted(widths)} wide" for size, widths in steady.items() if len(widths) > 1]
    page.emulate_media(forced_colors="active")
    faults += [f"lost in forced colours: {thing}" for thing in page.evaluate(LOST)]
    page.emulate_media(forced_colors="none")
    assert not faults, "\n".join(faults)


def tap(width: int) -> int:
    """How large for fingers; but nobody touches what is no tablet."""
    return 44 if width <= 1180 else 0


def keep(page: Page, name: str) -> None:
    if PICTURES:
        page.screenshot(path=Path(PICTURES, f"{name}.png"))


SEEN = """() => {
  const style = (what, which) => {
    const found = getComputedStyle(document.querySelector(what));
    return which.map((name) => found[name]);
  };
  return {
    square: style('.sq:not(.tw, .dw, .tl, .dl, .h, :has(.tile))',
      ['borderTopStyle', 'borderTopWidth', 'backgroundColor']),
    triple: style('.sq.tw', ['borderTopStyle']),
    tile: style('.sq .tile', ['backgroundColor', 'color']),
    legal: style('.rack .legal', ['outlineStyle', 'outlineWidth']),
    chosen: style('.rack .selected', ['outlineStyle', 'backgroundColor']),
  };
}"""


def test_forced_colours_keep_lines_tiles_rings_and_selection(hall: RunningHall, visitor: Sits) -> None:
    foretell("windows")
    key = hall.person("Maëlle")
    table = table_at(hall, key, "scrabble", MOMENTS["scrabble"][-1])
    page = visitor(key=key, size=(1366, 768), forced_colors="active")
    page.goto(f"{hall.address}/table/{table}")
    page.wait_for_selector(ASKED)
    page.locator(".rack .legal").first.click()
    seen = page.evaluate(SEEN)
    style, width, ground = seen["square"]
    assert (style, width) == ("solid", "1px")
    assert seen["triple"] == ["double"]
    body, letter = seen["tile"]
    assert body not in (ground, letter)
    assert seen["legal"] == ["solid", "3px"]
    assert seen["chosen"][0] == "solid"
    assert seen["chosen"][1] not in (ground, body)


SMALL = """() => {
  const scaled = (e) => e ? scaled(e.parentElement) * (Number(getComputedStyle(e).zoom) || 1) : 1;
  const size = (e) => parseFloat(getComputedStyle(e).fontSize) * scaled(e);
  return [...document.querySelectorAll('.tv *')].filter((e) =>
    [...e.childNodes].some((n) => n.nodeType === 3 && n.data.trim()) && e.checkVisibility() &&
    !e.closest('.board, .map, .sr')
  ).map((e) => [e.textContent.trim().slice(0, 30), size(e)]).filter(([, px]) => px && px < 26);
}"""


def test_the_screen_for_a_room_shows_no_hand(hall: RunningHall, visitor: Sits) -> None:
    """Not even in the browser of somebody who sits at the table. It can be read from three metres."""
    foretell("windows")
    key = hall.person("Maëlle")
    page = visitor(key=key, size=(1920, 1080))
    shown = (
        ("scrabble", -1, ".board"),
        ("hogwarts_battle", -1, ".hero"),
        ("stupefy", 0, ".ring .seat"),
        ("hogwarts_board", 0, ".map .place"),
    )
    for turn, (game, which, thing) in enumerate(shown):
        table = table_at(hall, key, game, MOMENTS[game][which])
        go(page, f"{hall.address}/table/{table}/screen")
        page.wait_for_selector(thing)
        expect(page.get_by_role("img", name="QR code of the invitation")).to_be_visible()
        assert page.locator("[data-rack], .fan, .cards .hand, main .legal").count() == 0
        expect(page.locator(".phases [aria-current]")).to_have_count(int(game != "scrabble"))
        expect(page.locator("footer")).to_contain_text("Waiting for Maëlle")
        assert page.evaluate(SMALL) == [], game
        assert page.evaluate("document.querySelector('.qr').getBoundingClientRect().width") >= 210
        for width, height in in_turn(((1920, 1080), (1366, 768)), turn, 2):
            page.set_viewport_size({"width": width, "height": height})
            given = {"own": [], "apart": f"{thing}, .reward, .qr, .player"}
            assert page.evaluate(LOOK, given) == [], f"{game}, {width}"
            keep(page, f"screen-{game}.{width}x{height}")
        page.set_viewport_size({"width": 1920, "height": 1080})
    violations(page, "screen")
    go(page, f"{hall.address}/table/{hall.table(key, seats=4, bots='easy', pace='relaxed', start=True)}/screen")
    expect(page.get_by_role("timer")).to_have_accessible_name("The clock stands still")  # nobody plays
    expect(page.locator(".join")).to_contain_text("3 bots")


LAST_SEEN = """() => {
  const [part, tile] = ['.window', '.window .sq:has(.last)'].map(
    (what) => document.querySelector(what).getBoundingClientRect());
  return tile.left >= part.left && tile.right <= part.right && tile.top >= part.top && tile.bottom <= part.bottom;
}"""
"""Is the first tile of the last word within what is seen of the board?"""


def test_the_board_of_scrabble_comes_nearer(hall: RunningHall, visitor: Sits) -> None:
    """At 200 % squares are large enough to touch; keys, wheel and buttons show the whole board and come back."""
    foretell("windows")
    key = hall.person("Maëlle")
    table = table_at(hall, key, "scrabble", MOMENTS["scrabble"][-1])
    page = visitor(key=key, size=(720, 450))
    processor = page.context.new_cdp_session(page)
    processor.send("Emulation.setCPUThrottlingRate", {"rate": 6})  # the window is there long before its squares
    page.goto(f"{hall.address}/table/{table}")
    page.wait_for_selector(ASKED)

    def until(least: float, most: float) -> None:
        size = "document.querySelector('.sq').getBoundingClientRect().width"
        wait_until(lambda: least <= page.evaluate(size) <= most, page, f"squares from {least} to {most} px")

    until(44, 45)
    wait_until(lambda: bool(page.evaluate(LAST_SEEN)), page, "the window begins where the last word lies")
    processor.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    page.locator("[data-square='112']").focus()
    page.keyboard.press("-")
    until(15, 30)
    fits = "w => w.scrollWidth <= w.clientWidth && w.scrollHeight <= w.clientHeight"
    assert page.locator(".window").evaluate(fits), "the whole board"
    page.locator("[data-square='112']").hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -100)
    page.keyboard.up("Control")
    until(44, 45)
    page.get_by_role("button", name="Nearer").click()
    until(60, 61)
    page.get_by_role("button", name="Whole board").click()
    until(15, 30)
