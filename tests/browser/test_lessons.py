"""Every lesson of every game is played in the browser by its answers; one by keyboard alone.

The answer is read from what *Show me* says and given where a person gives it: by a button, or on the table. What is to
be pressed must be in sight before that, on a phone upright (English) and across (French). Lessons take turns with the
languages, and whole games are only begun, on a desk; by `make windows` all is played in both languages to the end.
Where another answer has a button, it is tried first: the teacher replies, or the lesson goes on by it.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

import greathall
from greathall.lessons import lessons
from tests.browser.conftest import RunningHall, Sits, go, wait_until
from tests.browser.test_looks import examine
from tests.browser.words import lay
from tests.deep import in_turn

LOOK = """() => {
  const teacher = document.querySelector('[data-teacher]');
  const asks = document.querySelector('.choice:not(.waiting)');
  if (!asks) return null;
  const has = selector => document.querySelector(selector) !== null;
  const goal = document.querySelector('.stage .goal')?.getBoundingClientRect();
  return {
    goal: goal !== undefined && goal.height > 10 && goal.bottom <= innerHeight,
    says: teacher?.querySelector('.words').innerText ?? '', reply: has('[data-teacher].reply'),
    undrawn: teacher?.dataset.undrawn ?? '', task: asks.querySelector('h2').innerText,
    decision: asks.dataset.decision ?? '', shown: has('[data-again]'),
    finding: has('.choice [data-thing]'), goOn: has('[data-go-on]'), done: has('[data-play]'), show: has('[data-show]'),
  };
}"""
LOOK_ROUND = """() => {
  for (const thing of document.querySelectorAll('.stage .legal, .choice [data-choice]')) {
    const { x, y, width, height } = thing.getBoundingClientRect();
    thing.inSight = thing.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  }
}"""
"""Remembers what can be pressed and is in sight: nothing lies over its middle."""
OUT_OF_SIGHT = """finding => {
  const all = selector => [...document.querySelectorAll(selector)];
  if (finding) return all('.choice [data-choice]').filter(b => !b.inSight).map(b => b.innerText);
  const [things, ghosts] = [all('.stage .advised'), all('.stage .ghost')];
  const drawn = ({ x, y, width, height }) => document.elementFromPoint(x + width / 2, y + height / 2);
  if (ghosts.some(g => g.parentElement.contains(drawn(g.getBoundingClientRect())))) return [];
  return things.some(thing => thing.inSight) ? [] : [...things, ...ghosts].map(thing => thing.outerHTML);
}"""
"""What *Show me* now marks, if none of it was in sight when it was asked for."""
GIVE = """async words => {
  const plain = text => text.trim().replace(/\\s+/g, ' ');
  const same = element => plain(element.innerText) === plain(words);
  const soon = () => new Promise(done => setTimeout(done, 30));
  const button = [...document.querySelectorAll('.choice [data-choice]')].find(same);
  if (button) {
    button.click();
    await soon();
    if (button.isConnected && button.ariaPressed === 'true') button.click();  // asked whether one is sure
    return true;
  }
  const touch = async thing => {
    if (thing.ariaPressed !== 'true') {  // a second touch would answer
      thing.click();
      await soon();
    }
    const confirm = document.querySelector('[data-confirm]');
    if (!confirm) return !document.querySelector('.stage [aria-pressed=true]');  // one touch has answered
    if (!plain(words).startsWith(plain(confirm.innerText))) return false;  // a walk by its end
    confirm.click();
    return true;
  };
  for (const first of document.querySelectorAll('.stage .legal.advised')) {
    if (await touch(first)) return true;
    for (const second of document.querySelectorAll('.stage .legal.advised, .advised ~ .legal'))
      if (second !== first && await touch(second)) return true;
  }
  return false;
}"""
TRY = """async words => {
  const plain = text => text.trim().replace(/\\s+/g, ' ');
  const answers = [...document.querySelectorAll('.choice [data-choice]')].filter(b => !/[a-z]/.test(b.dataset.choice));
  const other = answers.find(b => plain(b.innerText) !== plain(words));
  if (!other) return '';
  const tried = plain(other.innerText);
  other.click();
  await new Promise(done => setTimeout(done, 30));
  if (other.isConnected && other.ariaPressed === 'true') other.click();  // asked whether one is sure
  return tried;
}"""
GHOSTS = """() => [...document.querySelectorAll('.stage [data-square] .ghost')]
  .map(ghost => [Number(ghost.closest('[data-square]').dataset.square), ghost.dataset.letter])"""
"""The letters of the word that is shown, and their squares."""
SHORT_OF_THE_END = 6
"""So many questions of a whole game are answered."""
LONGEST = 3000


def begin(page: Page, hall: RunningHall, game: str, lesson: str) -> None:
    go(page, f"{hall.address}/learn/{game}/{lesson}")
    page.wait_for_selector("[data-teacher]")


def give(page: Page, shown: str) -> bool:
    """The answer in these words; a word is laid tile by tile."""
    tiles = page.evaluate(GHOSTS)
    if not tiles:  # what flies may be on its way
        wait_until(lambda: bool(page.evaluate(GIVE, shown)), page, f"the table does not take {shown}")
        return True
    lay(page, tiles)
    page.locator("[data-confirm].primary").click()
    return True


def play(page: Page, most: int = LONGEST) -> None:
    """To the end of the lesson, or so many questions and explanations far."""
    for _ in range(most):
        wait_until(lambda: page.evaluate(LOOK) is not None, page, "nobody asks anything")
        wait_until(
            lambda: goal_in_sight(page), page, "what one plays for is not in sight"
        )  # its words may be on the way
        seen = page.evaluate(LOOK)
        assert not seen["undrawn"], f"{seen['undrawn']} is spoken of but not drawn: {seen['says']}"
        if seen["done"]:
            return
        what = f"at {seen['task']}"
        if seen["goOn"]:
            page.evaluate("document.querySelector('[data-go-on]').click()")
        elif seen["show"]:
            page.evaluate(LOOK_ROUND)
            page.evaluate("document.querySelector('[data-show]').click()")
            page.wait_for_selector("[data-again]")
            hidden = page.evaluate(OUT_OF_SIGHT, seen["finding"])
            assert not hidden, f"out of sight {what}: {hidden}"
            shown = page.inner_text("[data-teacher] .words").split(": ", 1)[-1]
            if try_another(page, seen, shown.removesuffix(".")):
                continue
            what = f"{shown} {what}"
            assert give(page, shown.removesuffix(".")), f"the table does not take {what}"
        else:  # only the game asks
            page.evaluate("document.querySelector('[data-skip]').click()")
        wait_until(lambda seen=seen: moved(page, seen), page, f"nothing follows {what}")  # type: ignore[misc]


def goal_in_sight(page: Page) -> bool:
    """Or the lesson is over."""
    seen = page.evaluate(LOOK)
    return bool(seen and (seen["goal"] or seen["done"]))


def try_another(page: Page, seen: dict[str, object], shown: str) -> bool:
    """Any answer but the one that is shown: it gets a reply; true if the lesson went on by it."""
    tried = page.evaluate(TRY, shown)
    if not tried:
        return False
    replied = "[data-teacher].reply"
    wait_until(lambda: page.locator(replied).count() > 0 or moved(page, seen), page, f"nobody replies to {tried}")
    if not page.locator(replied).count():
        return True
    assert page.inner_text(f"{replied} .words").strip(), f"no words for {tried}"
    page.evaluate("document.querySelector('[data-show]').click()")
    page.wait_for_selector("[data-teacher]:not(.reply) [data-again]")
    return False


def moved(page: Page, before: dict[str, object]) -> bool:
    """The lesson has gone on: other words, another question, or the end."""
    now = page.evaluate(LOOK)
    return bool(now and not now["shown"] and not now["reply"] and {**now, "goal": before["goal"]} != before)


DESK = (1440, 900)
PHONES = {"en": (390, 844), "fr": (844, 390)}
GAMES = ("stupefy", "hogwarts_battle", "hogwarts_board", "scrabble")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("game", GAMES)
def test_every_lesson_is_played_by_its_answers(hall: RunningHall, visitor: Sits, game: str, language: str) -> None:
    page = visitor(language=language)
    chosen = in_turn([*lessons(greathall.game(game)).items()], ("en", "fr").index(language), 2)
    begun = 0
    for name, lesson in chosen:
        width, height = DESK if lesson.script.whole else PHONES[language]
        page.set_viewport_size({"width": width, "height": height})
        begin(page, hall, game, name)
        if lesson.script.whole:
            play(page, SHORT_OF_THE_END)
            begun += 1
            continue
        play(page)
        expect(page.locator("[data-play]")).to_be_visible()
    done = page.evaluate("JSON.parse(localStorage.getItem('great-hall.lessons')).length")
    assert done == len(chosen) - begun


@pytest.mark.deep
@pytest.mark.parametrize(("language", "size"), [("en", DESK), ("fr", (390, 844))])
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_to_its_end(
    hall: RunningHall, visitor: Sits, game: str, language: str, size: tuple[int, int]
) -> None:
    page = visitor(language=language, size=size)
    begin(page, hall, game, next(name for name, it in lessons(greathall.game(game)).items() if it.script.whole))
    play(page)
    expect(page.locator("[data-play]")).to_be_visible()


def test_a_wrong_answer_is_replied_to_and_one_can_go_back(hall: RunningHall, visitor: Sits) -> None:
    page = visitor(size=(390, 844))
    page.goto(f"{hall.address}/learn/stupefy")
    page.get_by_role("link", name="Begin: Your first round").click()
    page.locator("[data-go-on]").click()
    page.get_by_role("button", name="Prepare Misspell").click()
    expect(page.locator("[data-teacher].reply")).to_contain_text("only looks dangerous")
    page.get_by_role("button", name="Read it again").click()
    expect(page.locator("[data-teacher]")).to_contain_text("This is your hand")
    page.get_by_role("button", name="Prepare Stupefy").click()
    expect(page.locator("[data-teacher]")).to_contain_text("The crown shows the Favourite")
    page.get_by_role("button", name="One step back").click()
    expect(page.locator("[data-teacher]")).to_contain_text("the rewards")


CHALK = """() => {
  const box = what => document.querySelector(what).getBoundingClientRect();
  const pin = Math.min(...[...document.querySelectorAll('.pin')].map(one => one.getBoundingClientRect().top));
  return { ring: box('.leaders .ring').top, die: box('.told').bottom, pin, table: box('.table').top };
}"""


def test_chalk_touches_only_what_it_is_about(hall: RunningHall, visitor: Sits) -> None:
    """On a phone one's own seat is ringed under the die; nothing of the map is cut by the plan above it."""
    page = visitor(language="fr", size=(390, 844))
    begin(page, hall, "hogwarts_board", "first_turn")
    page.wait_for_selector(".leaders .ring")
    wait_until(lambda: (at := page.evaluate(CHALK))["ring"] > at["die"], page, "the ring lies on the die")
    at = page.evaluate(CHALK)
    assert at["pin"] >= at["table"], at


def test_a_lesson_by_keyboard_alone(hall: RunningHall, visitor: Sits) -> None:
    page = visitor(size=(1440, 900))
    page.goto(f"{hall.address}/learn/stupefy/bluff_and_protego")
    page.wait_for_selector("[data-teacher]")
    examine(page, "a lesson")
    task = page.locator(".choice h2")
    expect(task).to_have_text("Prepare a Misspell")
    page.keyboard.press("1")
    expect(task).to_have_text("Aim at any opponent")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")  # picks the opponent
    page.keyboard.press("Enter")  # and again: aims
    expect(task).to_have_text("Who does not aim at you?")
    page.keyboard.press("1")
    expect(page.locator("[data-teacher].reply")).to_be_visible()
    page.keyboard.press("2")
    expect(page.locator("[data-teacher]")).to_contain_text("Cinder aims at Damson")
    page.locator("body").press("Enter")
    expect(task).to_have_text("Protect yourself")
    page.keyboard.press("2")
    expect(task).to_have_text("Lesson finished")
    assert page.evaluate("document.querySelector('[data-teacher] [aria-live=polite]').innerText").startswith("Bramble")
