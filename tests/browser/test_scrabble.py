"""Scrabble on the drawn table: words laid by pointing, dragging, touching and typing; what they bring; why not."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from greathall.games.scrabble.settings import Settings
from tests.browser.conftest import ASKED, PATIENCE, RunningHall, Sits, go
from tests.browser.moments import play_rest
from tests.browser.test_looks import Size, examine, examine_end, examine_everywhere
from tests.browser.words import LOOK, MY_TURN, await_turn, best_play, lay, pass_turn, play_turn
from tests.deep import EVERYTHING, deep, in_turn
from tests.games.scrabble.written import MAGPIE

expect.set_options(timeout=PATIENCE)
DESK, PHONE = (1440, 900), (390, 844)
CENTRE = 112
FIRST = ["slytherin", "gryffindor", "ravenclaw", "hufflepuff"]
"""Slytherin begins: the person in seat 0."""


def seated(
    hall: RunningHall, visitor: Sits, *, seats: int = 2, settings: dict[str, object] | None = None, **more: Any
) -> Page:
    """A person who begins a game against bots."""
    key = hall.regular("Ines")
    chosen = {"houses": FIRST[:seats], **(settings or {})}
    table = hall.table(key, game="scrabble", seats=seats, bots="easy", start=True, settings=chosen)
    page = go(visitor(key=key, **more), f"{hall.address}/table/{table}")
    page.wait_for_selector(MY_TURN)
    return page


def card(page: Page, name: str) -> Locator:
    return page.get_by_role("button", name=name, exact=True)


def square(page: Page, number: int) -> Locator:
    return page.locator(f"[data-square='{number}']")


def letters(page: Page) -> list[str]:
    """The letters on the rack, without blanks."""
    return [letter for letter in page.evaluate(LOOK)["rack"] if letter != "?"]


def laid(page: Page) -> Locator:
    return page.locator(".board .tentative")


def test_a_word_laid_by_pointing_says_what_it_would_bring_and_brings_it(hall: RunningHall, visitor: Sits) -> None:
    page = seated(hall, visitor, size=(1440, 900), settings={"cards": False})  # no card may come in between
    tiles = best_play(page)
    lay(page, tiles)
    play = page.locator("[data-confirm]")
    expect(play).to_have_text(re.compile(r"Play for \d+"))
    points = play.inner_text().split()[-1]
    expect(page.locator(".worth")).to_contain_text(re.compile(rf"You would score\s*{points}"))
    play.click()
    for square, _ in tiles:
        expect(page.locator(f".board [data-square='{square}'] .tile")).to_be_visible()
    expect(page.locator(".scores li").first.locator(".pt")).to_contain_text(points)
    expect(page.locator(".rack button .tile")).to_have_count(7)


def test_a_word_laid_by_dragging(hall: RunningHall, visitor: Sits) -> None:
    page = seated(hall, visitor)
    for number in (CENTRE, CENTRE + 1):
        page.locator(".rack button[data-letter]:not([data-letter=blank])").first.drag_to(square(page, number))
    expect(laid(page)).to_have_count(2)
    expect(page.locator("[data-confirm].primary")).to_be_visible()
    square(page, CENTRE).drag_to(square(page, CENTRE + 15))
    expect(square(page, CENTRE + 15).locator(".tentative")).to_be_visible()
    expect(page.locator(".worth .why")).to_contain_text(re.compile("one line|centre"))
    square(page, CENTRE + 15).drag_to(page.locator("[data-rack]"))
    expect(laid(page)).to_have_count(1)


def test_typing_on_the_board_is_enough(hall: RunningHall, visitor: Sits) -> None:
    """One tab stop; arrows move, letters lay, Space turns, Backspace takes back, Enter plays."""
    page = seated(hall, visitor)
    assert page.locator(".board [tabindex='0']").count() == 1
    square(page, CENTRE).focus()
    first, second, third, *_ = letters(page)
    page.keyboard.press("ArrowUp")
    page.keyboard.press("ArrowDown")
    page.keyboard.press(first)
    page.keyboard.press(second)
    expect(square(page, CENTRE + 1).locator(".tentative")).to_contain_text(second)
    page.keyboard.press("Backspace")
    page.keyboard.press("Backspace")
    expect(laid(page)).to_have_count(0)
    page.keyboard.press("Space")
    for letter in (first, second, third):
        page.keyboard.press(letter.lower())
    expect(square(page, CENTRE + 30).locator(".tentative")).to_contain_text(third)
    expect(page.locator("[data-confirm].primary")).to_be_visible()
    page.keyboard.press("Enter")
    expect(page.locator(".board .tile:not(.tentative)").first).to_be_visible()
    expect(page.locator(".rail")).to_contain_text(f"Ines lays {first}{second}{third}")


def test_letters_typed_on_the_board_are_no_shortcuts(hall: RunningHall, visitor: Sits) -> None:
    page = seated(hall, visitor)
    square(page, CENTRE).focus()
    page.keyboard.press("c")
    page.keyboard.press("l")
    assert page.evaluate("document.activeElement.closest('.board') !== null")
    page.keyboard.press("Escape")
    expect(laid(page)).to_have_count(0)


def test_the_rest_by_keyboard_too(hall: RunningHall, visitor: Sits) -> None:
    """A tile of the rack is taken with Enter and laid with Enter on the board."""
    page = seated(hall, visitor)
    page.locator(".rack button:not([data-letter=blank])").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".rack button[aria-pressed=true]")).to_have_count(1)
    square(page, CENTRE).focus()
    page.keyboard.press("Enter")
    expect(laid(page)).to_have_count(1)
    page.locator("[data-choice=back]").press("Enter")
    expect(laid(page)).to_have_count(0)
    page.locator("[data-choice=pass]").press("Enter")
    page.locator("[data-confirm].primary").press("Enter")
    expect(page.locator(".rail")).to_contain_text("Ines passes")


@pytest.mark.parametrize(("language", "reason"), [("en", "needs two letters"), deep("fr", "au moins deux lettres")])
def test_what_cannot_be_played_says_why_beside_the_preview(
    hall: RunningHall, visitor: Sits, language: str, reason: str
) -> None:
    page = seated(hall, visitor, language=language)
    page.locator(".rack button:not([data-letter=blank])").first.click()
    square(page, CENTRE).click()
    expect(page.locator(".worth .why")).to_contain_text(reason)
    expect(page.locator(".choice .ask")).to_contain_text(reason)
    expect(page.locator("[data-confirm]")).to_have_attribute("aria-disabled", "true")
    assert page.locator(".toast").count() == 0


def test_wrong_words_are_refused_only_where_they_are_checked(hall: RunningHall, visitor: Sits) -> None:
    page = seated(hall, visitor, settings={"words": "checked"})
    tiles = [(CENTRE + i, letter) for i, letter in enumerate(sorted(letters(page)))]
    lay(page, tiles)
    expect(page.locator(".worth .why, .worth .sum").first).to_be_visible()
    if page.locator(".worth .why").count():
        expect(page.locator(".worth .why")).to_contain_text("is not a word")
    page.locator("[data-choice=back]").click()
    lay(page, best_play(page))
    expect(page.locator("[data-confirm].primary")).to_be_visible()


def test_on_a_phone_by_touch(hall: RunningHall, visitor: Sits) -> None:
    """Touch a square first, then tiles in order; the preview is the hint of the choice bar."""
    page = seated(hall, visitor, size=PHONE, has_touch=True, is_mobile=True)
    square(page, CENTRE).tap()
    for _ in range(3):
        page.locator(".rack button:not([data-letter=blank])").first.tap()
    expect(laid(page)).to_have_count(3)
    expect(page.locator("[data-confirm].primary")).to_have_text(re.compile(r"Play for \d+"))
    expect(page.locator(".choice .ask p:not(.goal)")).to_contain_text(re.compile(r"[A-Z]{3} \d+"))
    square(page, CENTRE + 2).tap()
    expect(laid(page)).to_have_count(2)
    page.locator("[data-confirm].primary").tap()
    expect(page.locator(".board .tile:not(.tentative)")).not_to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_exchanging_tiles(hall: RunningHall, visitor: Sits) -> None:
    page = seated(hall, visitor)
    page.locator("[data-choice=exchange]").click()
    expect(page.locator(".choice h2")).to_have_text("Which tiles do you exchange?")
    for number in (0, 2, 4):
        page.locator(".rack button").nth(number).click()
    page.locator(".rack button").nth(2).click()
    expect(page.locator("[data-confirm]")).to_have_text("Exchange 2 tiles")
    page.locator("[data-confirm]").click()
    expect(page.locator(".rail")).to_contain_text("Ines exchanges 2 tiles")
    expect(page.locator(".rack .slot button")).to_have_count(7)


def test_shuffling_keeps_the_tiles(hall: RunningHall, visitor: Sits) -> None:
    page = seated(hall, visitor)
    before = page.evaluate(LOOK)["rack"]
    page.get_by_role("button", name="Shuffle the rack").click()
    assert sorted(page.evaluate(LOOK)["rack"]) == sorted(before)


def test_a_bonus_card_and_a_glossary_word(rich: RunningHall, visitor: Sits) -> None:
    page = seated(rich, visitor)
    card(page, "Ron Weasley").click()
    lay(page, [(CENTRE + i, letter) for i, letter in enumerate("WAND")])
    expect(page.locator(".worth dl")).to_contain_text(re.compile(r"Word of the Glossary\s*\+10\s*Ron Weasley\s*\+10"))
    points = page.locator("[data-confirm]").inner_text()
    card(page, "Ron Weasley").click()
    expect(page.locator("[data-confirm]")).not_to_have_text(points)
    card(page, "Ron Weasley").click()
    expect(page.locator("[data-confirm]")).to_have_text(points)
    page.locator("[data-confirm]").click()
    expect(page.locator(".rail")).to_contain_text("and 10 by the bonus card")


def test_revelio_opens_the_glossary(rich: RunningHall, visitor: Sits) -> None:
    page = seated(rich, visitor)
    expect(page.get_by_role("button", name="Look into the Glossary")).to_have_count(0)
    card(page, "Revelio").click()
    page.locator("[data-confirm].primary").click()
    page.get_by_role("button", name="Look into the Glossary").click()
    book = page.get_by_role("dialog")
    expect(book).to_contain_text("ACCIO")
    book.get_by_label("With these letters").fill("wan")
    expect(book.get_by_role("listitem")).to_have_text(["WAND"])
    expect(book).to_contain_text("One word")
    examine(page, "the Glossary")
    page.keyboard.press("Escape")
    lay(page, [(CENTRE + i, letter) for i, letter in enumerate("WAND")])
    expect(page.locator(".worth dl")).to_contain_text(re.compile(r"Word of the Glossary\s*\+20"))


def test_a_blank_asks_for_its_letter(rich: RunningHall, visitor: Sits) -> None:
    page = seated(rich, visitor)
    lay(page, [(CENTRE, "W"), (CENTRE + 1, "i")])
    expect(page.locator("[data-confirm]")).to_have_text("Play for 8")
    expect(square(page, CENTRE + 1)).to_have_attribute("aria-label", re.compile("I, laid by you"))
    page.locator("[data-choice=back]").click()
    square(page, CENTRE).focus()
    page.keyboard.press("Shift+Q")
    page.keyboard.press("i")
    expect(laid(page)).to_have_count(1)
    expect(square(page, CENTRE).locator(".blank")).to_contain_text("Q")


def test_a_spell_is_aimed_at_a_player(rich: RunningHall, visitor: Sits) -> None:
    page = seated(rich, visitor, seats=3)
    card(page, "Stupefy").click()
    expect(page.locator(".choice h2")).to_have_text("Stupefy: against whom?")
    expect(page.locator(".scores .legal")).to_have_count(2)
    page.locator(".scores .legal").first.click()
    expect(page.locator("[data-confirm]")).to_have_text(re.compile("Use Stupefy against"))
    page.locator("[data-confirm]").click()
    expect(page.locator(".scores")).to_contain_text("Stupefied")
    page.wait_for_selector(MY_TURN)
    expect(page.locator(".cards")).to_contain_text("You have used a card this turn.")
    page.locator(".card", has_text="Transfiguration").click(force=True)
    expect(page.locator(".toast")).to_contain_text("You have used a card this turn.")


def test_veritaserum_asks_a_player_for_a_letter(rich: RunningHall, visitor: Sits) -> None:
    page = seated(rich, visitor)
    card(page, "Veritaserum").click()
    page.locator(".scores .legal").click()
    page.locator(".chooser").get_by_role("button", name="X", exact=True).click()
    expect(page.locator("[data-confirm]")).to_have_text(re.compile("ask .* for X"))
    page.locator("[data-confirm]").click()
    expect(page.locator(".rail")).to_contain_text(re.compile("asks .* for X"))
    page.wait_for_selector(f"{MY_TURN}, .rack.owing")
    if page.locator(MY_TURN).count():
        expect(page.locator(".scores .known .tile")).to_have_count(7)
    else:
        assert play_turn(page) == "rack"


def test_transfiguration_exchanges_and_goes_on(rich: RunningHall, visitor: Sits) -> None:
    page = seated(rich, visitor)
    card(page, "Transfiguration").click()
    page.locator(".rack button").nth(0).click()
    expect(page.locator("[data-confirm]")).to_have_text("Exchange one and go on")
    page.locator("[data-confirm]").click()
    expect(page.locator(".rail")).to_contain_text("Ines uses Transfiguration")
    page.wait_for_selector(MY_TURN)


def test_confundo_marks_the_tiles(rich: RunningHall, visitor: Sits) -> None:
    page = seated(rich, visitor)
    card(page, "Confundo").click()
    lay(page, [(CENTRE + i, letter) for i, letter in enumerate("DNAW")])
    expect(page.locator(".worth h2")).to_have_text("WAND")
    page.locator("[data-confirm].primary").click()
    expect(page.locator(".board .tile[data-mark='1']")).to_have_count(4)
    expect(square(page, CENTRE)).to_have_attribute("aria-label", re.compile("from right to left"))


def test_cards_that_find_nothing_say_so(rich: RunningHall, visitor: Sits) -> None:
    page = seated(rich, visitor)
    expect(page.locator(".cards")).to_contain_text("No blank lies on the board.")
    expect(page.locator(".cards")).to_contain_text("The discard pile is empty.")


def test_alohomora_takes_a_blank_and_accio_a_card(rich: RunningHall, visitor: Sits) -> None:
    page = seated(rich, visitor)
    card(page, "Felix Felicis").click()
    page.locator("[data-confirm].primary").click()
    expect(page.locator(".rail")).to_contain_text("Ines uses Felix Felicis")
    page.wait_for_selector(MY_TURN)
    lay(page, [(CENTRE + i, letter) for i, letter in enumerate("WANDs")])
    page.locator("[data-confirm].primary").click()
    await_turn(page)
    card(page, "Alohomora").click()
    square(page, CENTRE + 4).click()
    page.locator("[data-confirm].primary").click()
    expect(page.locator(".rail")).to_contain_text("Ines puts S on 8L and takes the blank")
    expect(page.locator(".rack button[data-letter=blank]")).to_have_count(1)
    play_turn(page)
    await_turn(page)
    card(page, "Accio").click()
    page.locator(".chooser").get_by_role("button", name="Felix Felicis").click()
    page.locator("[data-confirm].primary").click()
    expect(page.locator(".rail")).to_contain_text("Ines takes Felix Felicis from the discard pile")


def test_a_whole_game(hall: RunningHall, visitor: Sits) -> None:
    """Against a bot, with every question that comes; then the final screen tells why. On the page until each kind of
    question was answered, by `make windows` to its end."""
    page = seated(hall, visitor, settings={"cards": False})
    missing = {"word", "answer"}
    while (EVERYTHING or missing) and (kind := play_turn(page)):
        missing -= {kind}
    assert not missing
    play_rest(hall, page)
    result = page.locator(".final")
    expect(result).to_contain_text(re.compile("wins|win"))
    expect(result).to_contain_text("Unplayed tiles")
    expect(result).to_contain_text("The best play")
    examine_end(page)


def test_it_is_for_all(hall: RunningHall, visitor: Sits) -> None:
    """axe finds nothing, nothing is cut off, on a desk the page does not scroll."""
    page = seated(hall, visitor, seats=4, size=DESK)
    wide: list[tuple[str, Size]] = [("en", DESK), ("fr", (1024, 768))]
    small: list[tuple[str, Size]] = [("fr", PHONE), ("fr", (360, 740))]
    examine_everywhere(page, "turn", *in_turn(wide + small, 1, 3))
    tiles = [(CENTRE + i, letter) for i, letter in enumerate(letters(page)[:3])]
    lay(page, tiles)
    page.wait_for_selector("[data-confirm].primary")
    examine_everywhere(page, "laid", *in_turn(small, 0, 2))
    for variant in wide:
        examine_everywhere(page, "laid", variant)
        over = page.evaluate("document.documentElement.scrollHeight - innerHeight")
        board = page.locator(".board").bounding_box()
        dock = page.locator(".dock").bounding_box()
        assert over <= 0
        assert board is not None
        assert dock is not None
        assert board["y"] + board["height"] <= dock["y"]
    page.locator("[data-choice=back]").click()
    page.locator("[data-choice=exchange]").click()
    examine_everywhere(page, "exchange", *in_turn(wide + small, 0, 3))


def test_a_spectator_sees_no_secret(hall: RunningHall, visitor: Sits) -> None:
    key = hall.person("Ines")
    table = hall.table(
        key, game="scrabble", seats=2, bots="easy", start=True, visibility="open", settings={"houses": FIRST[:2]}
    )
    player, watcher = visitor(key=key), visitor(key=hall.person("Théo"))
    player.goto(f"{hall.address}/table/{table}")
    player.wait_for_selector(MY_TURN)
    lay(player, [(CENTRE, letters(player)[0])])
    watcher.goto(f"{hall.address}/table/{table}")
    watcher.wait_for_selector(".board")
    assert watcher.locator(".rack").count() == 0
    assert watcher.locator(".board .tile").count() == 0
    expect(watcher.locator(".scores")).to_contain_text("Ines")
    watcher.wait_for_selector(".choice.waiting")
    assert not re.search(r"draws [A-Z],", watcher.inner_text("body"))
    assert watcher.locator(ASKED).count() == 0


FRENCH_END = (
    "2SWAPANT6/1B2E7B2/1I2L7I2/1F2O1EVAGUEZ1C/1FRASATES3U1O/CA2O2L4T1M/E3M2E6T/D2JE2NUMERiSA/"
    "R2A3T1O3ID/EH1R5Y3XI/NO1L5E4N/EU1S3EPULIDE1/1L13/1E5ENGOUaI1/1RINKAIT7 /HQRSV 595/458 0"
)
"""The last turns of a game in French between bots: the bag is empty."""


def test_a_classic_game_in_french_comes_to_its_end(hall: RunningHall, visitor: Sits) -> None:
    """From a position near its end, which the settings of the table give. The person passes; by `make windows` they
    play words."""
    settings = {"edition": "classic", "language": "fr", "words": "checked", "tracker": True, "position": FRENCH_END}
    page = seated(hall, visitor, size=DESK, language="fr", settings={"houses": [], "minutes": 25, **settings})
    expect(page.locator(".board")).to_be_visible()
    expect(page.locator(".seatclock")).to_have_count(2)
    expect(page.locator(".seatclock.running")).to_have_text(re.compile(r"^2[34]:\d\d$"))
    expect(page.locator(".tracker .unseen li").first).to_be_visible()
    examine(page, "classic, French")
    while play_turn(page, settings=Settings(edition="classic", language="fr")) if EVERYTHING else pass_turn(page):
        pass
    expect(page.locator(".acts")).to_be_visible()
    examine(page, "end, French")


def test_studying_words_and_a_game_from_a_file(hall: RunningHall, visitor: Sits) -> None:
    """Words looked up outside games; a file that is wrong, and one that is right: its best plays, and playing on."""
    page = visitor(key=hall.person("Ines"), size=DESK)
    page.goto(f"{hall.address}/study/scrabble")
    page.locator("[data-letters]").fill("retina")
    page.keyboard.press("Enter")
    expect(page.locator("[data-word]")).to_contain_text("RETINA is a word.")
    expect(page.locator("[data-word]")).to_contain_text("RETAIN")
    upload = page.locator("[data-file]")
    upload.set_input_files({"name": "a.gcg", "mimeType": "text/plain", "buffer": MAGPIE.replace("+21", "+25").encode()})
    expect(page.locator("[data-wrong]")).to_have_text(
        "Move 6, 10F PASTE: the file says 25 points, by the rules it is 21."
    )
    upload.set_input_files({"name": "a.gcg", "mimeType": "text/plain", "buffer": MAGPIE.encode()})
    expect(page.locator(".moves li")).to_have_count(6)
    expect(page.locator("[data-wrong]")).to_have_count(0)
    page.locator(".moves button").nth(4).click()
    expect(page.locator(".board .tile")).to_have_count(7)
    page.locator("[data-plays]").click()
    expect(page.locator(".plays .played")).to_contain_text("10F PASTE")
    examine(page, "study")
    page.locator("[data-play-on]").click()
    page.wait_for_selector(MY_TURN)
    expect(page.locator(".scores li").first.locator(".pt")).to_contain_text("14")
    assert sorted(letters(page)) == sorted("PASTEEE")
