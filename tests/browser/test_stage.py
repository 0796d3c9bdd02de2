"""The staging in a real browser, with motion: what flies, in which order all is told, and that it ends as without."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import ASKED, PATIENCE, RunningHall, Sits

expect.set_options(timeout=PATIENCE)
WATCH = """
window.told = [];
const look = () => {
  const now = {
    log: [...document.querySelectorAll('.rail .log li:not(.head)')].map((line) => line.innerText.split('\\n')[0]),
    flying: [...document.querySelectorAll('.piece')].map((piece) => piece.classList[1]),
    villains: document.querySelectorAll('.stage .villain').length,
    score: document.querySelector(".scores [data-seat='0'] .pt")?.textContent.trim(),
    result: document.querySelector('.acts') !== null,
    lines: document.querySelectorAll('.score .line:not(.later)').length,
  };
  if (JSON.stringify(now) !== JSON.stringify(window.told.at(-1))) window.told.push(now);
};
const what = {subtree: true, childList: true, characterData: true, attributeFilter: ['aria-hidden']};
new MutationObserver(look).observe(document, what);
"""
TAP = """() => {
  window.tapped = new Promise((done) => {
    const tap = new MutationObserver(() => {
      const sum = document.querySelector('.piece.go b');
      if (!sum) return;
      tap.disconnect();
      document.querySelector('.stage .table').click();
      let frames = 6;
      const look = () => (sum.isConnected && frames-- ? requestAnimationFrame(look) : done(!sum.isConnected));
      look();
    });
    tap.observe(document, {subtree: true, childList: true});
  });
}"""
"""As soon as the sum flies the table is tapped, in the page: from here it might have landed. Is it gone soon?"""


def watched(hall: RunningHall, visitor: Sits, which: str, **settings: object) -> Page:
    key = hall.person("Ines")
    table = hall.table(key, game=which, seats=2, bots="medium", start=True, settings=settings)
    fast = {"pace": 0.6, "sound": False}
    page = visitor(key=key, size=(1440, 900), motion="no-preference", preferences=fast, script=WATCH)
    page.goto(f"{hall.address}/table/{table}")
    page.wait_for_selector(ASKED)
    return page


def test_a_villain_falls_before_anybody_says_so(rich: RunningHall, visitor: Sits) -> None:
    """The token flies to the villain; the villain falls; only then the game is won, for the log as well."""
    page = watched(rich, visitor, "hogwarts_battle", game=1)
    while not page.locator(".villain.legal").count():
        page.locator(".stage .legal, .stage [data-choice]").first.click()
        if page.locator("[data-confirm]").count():
            page.locator("[data-confirm]").click()
        page.wait_for_selector(ASKED)
    page.evaluate("window.told.length = 0")
    page.locator(".villain.legal").click()
    expect(page.locator(".win.won")).to_be_visible()
    told = page.evaluate("window.told")
    assert any("go" in now["flying"] and now["villains"] == 1 for now in told), (
        "the villain falls before the token lands"
    )
    assert any("fall" in now["flying"] for now in told)
    for now in told:
        news = " ".join(now["log"])
        assert "defeats" not in news or now["villains"] == 0, "the log told of a defeat that was not shown yet"
        assert now["result"] or "win" not in news, "the log told who won before the result did"
    expect(page.locator(".score .later")).to_have_count(0)
    lines = [now["lines"] for now in page.evaluate("window.told") if now["result"]]
    assert [*dict.fromkeys(lines)] == [0, 1, 2, 3, 5], "two heroes, then their fate, then how it ends and what follows"
    expect(page.locator(".piece")).to_have_count(0)


def test_a_word_is_laid_and_scored(rich: RunningHall, visitor: Sits) -> None:
    """Letter by letter, then the sum goes to the score; a tap skips what is left of it."""
    page = watched(rich, visitor, "scrabble", words="checked", houses=["slytherin", "gryffindor"])
    page.locator("[data-square='112']").focus()
    page.keyboard.type("wands")
    expect(page.locator("[data-confirm].primary")).to_be_visible()
    page.evaluate("window.told.length = 0")
    page.evaluate(TAP)
    page.keyboard.press("Enter")
    assert page.evaluate("window.tapped"), "a tap does not skip the sum"
    told = page.evaluate("window.told")
    rings = [now for now in told if "ring" in now["flying"]]
    assert rings, "the letters are not told one by one"
    assert rings[0]["score"].startswith("0"), "scored before it is told"
    first = next(now for now in told if "go" in now["flying"])
    assert any("WANDS" in line for line in first["log"]), "the sum flies before the log knows the word"
    expect(page.locator(".scores [data-seat='0'] .pt")).not_to_have_text("0")
    page.wait_for_selector(ASKED)
    expect(page.locator("[data-flights]")).to_have_count(0)
