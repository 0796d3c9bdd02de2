"""The two generators agree play by play; the public function `plays`; the best play by the word map."""

from __future__ import annotations

import os
import threading
import time
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import numba
import numpy as np
import pytest

from greathall.games.scrabble import Lexicon, engine, plays
from greathall.games.scrabble.board import EMPTY_BOARD, NO_MARKS, TILES
from greathall.games.scrabble.engine import extra, fast, warm_up, word_map
from greathall.games.scrabble.engine.best import best_play
from greathall.games.scrabble.engine.cache import UNUSED, use
from greathall.games.scrabble.engine.fast import (
    best,
    best_on,
    board_array,
    draw,
    every_play,
    marks_array,
    rack_array,
    tables,
)
from greathall.games.scrabble.engine.generator import BadPosition, by_hand
from greathall.games.scrabble.engine.play import Play
from greathall.games.scrabble.engine.search import NO_FLOOR, all_plays
from greathall.games.scrabble.engine.selfplay import rate_plays
from greathall.games.scrabble.languages import language
from greathall.games.scrabble.placing import lay

Position = tuple[str, str, str, bool]


def positions(lexicon: Lexicon, rng: Random, count: int) -> Iterator[Position]:
    """Positions met in games of random plays, some of them laid by Confundo; racks of one to nine tiles."""
    bag = [*lexicon.language.bag]
    while True:
        board, marks = EMPTY_BOARD, NO_MARKS
        for _ in range(rng.randint(2, 12)):
            rack = "".join(rng.sample(bag, rng.choice((7, 7, 7, 6, 5, 4, 3, 2, 1, 8))))
            if rng.random() < 0.03:
                rack += "?E"  # nine tiles, and perhaps two blanks
            elif rack.count("?") > 1 or rng.random() < 0.4:
                rack = rack.replace("?", "E", 1)
            confundo = board != EMPTY_BOARD and rng.random() < 0.3
            yield board, marks, rack, confundo
            count -= 1
            if not count:
                return
            found = every_play(lexicon, board, marks, rack, confundo)
            if found:
                play = found[rng.randrange(len(found))]
                laid = lay(board, marks, play.tiles, lexicon.language.values, confundo, play.down)
                board, marks = laid.board, laid.marks


def agree(lexicon: Lexicon, seed: int, count: int) -> None:
    for board, marks, rack, confundo in positions(lexicon, Random(seed), count):
        quick = every_play(lexicon, board, marks, rack, confundo)
        slow = by_hand(lexicon, board, marks, rack, confundo)
        told = {(play.lane, play.placements): play.score for play in quick}
        assert len(told) == len(quick), (board, marks, rack, confundo)
        assert told == {(play.lane, play.placements): play.score for play in slow}, (board, marks, rack, confundo)
        in_order = list(slow.ordered())
        assert list(quick.ordered()) == in_order
        for index in {0, len(quick) // 2, len(quick) - 1} if quick else ():
            drawn = quick.ordered()
            assert drawn[index] == in_order[index], "picked out before they are in order"
            assert drawn[index] == in_order[index]
        chances = Random(len(quick))
        for chance in [chances.getrandbits(62) for _ in range(12)]:
            drawn_play = draw(lexicon, board, marks, rack, chance, confundo)
            assert drawn_play == slow.drawn(chance), (board, marks, rack, confundo, chance)
        for play in chances.sample(in_order, min(4, len(in_order))):
            on = play.meta & 0xFFFF
            for lane, squares in ((play.lane, on), (play.lane, on >> 1 & ~1), ((play.lane + 15) % 60, on)):
                best_one = best_on(lexicon, board, marks, rack, lane, squares, confundo) if squares else None
                assert best_one == slow.best_on(lane, squares), (board, marks, rack, confundo, lane, squares)


def test_every_play_can_be_drawn(enable: Lexicon) -> None:
    """Beside HORN, which its own marks make read in reverse or not; and on an empty board."""
    board, marks = "." * 110 + "HORN" + "." * 111, "0" * 110 + "1111" + "0" * 111
    for position in ((board, NO_MARKS, "AES", False), (board, marks, "ST", False), (board, NO_MARKS, "AES", True),
                     (EMPTY_BOARD, NO_MARKS, "AES", False)):  # fmt: skip
        every, rng = set(every_play(enable, *position)), Random(4)
        assert {draw(enable, *position[:3], rng.getrandbits(62), position[3]) for _ in range(3000)} == every


def test_nothing_is_drawn_where_nothing_can_be_laid(enable: Lexicon) -> None:
    assert draw(enable, EMPTY_BOARD, NO_MARKS, "VVVVVVV", 5) is None
    assert by_hand(enable, EMPTY_BOARD, NO_MARKS, "VVVVVVV").drawn(5) is None


def test_a_play_is_drawn_where_its_anchor_has_more_than_there_is_room_for(
    enable: Lexicon, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = "." * 110 + "HORN" + "." * 111, NO_MARKS, "AEINRST", 77
    drawn = draw(enable, *position)
    monkeypatch.setattr(fast, "ROOM", 2)
    monkeypatch.setattr(fast, "tables", cache(fast.Tables))
    assert draw(enable, *position) == drawn


@pytest.fixture(scope="module")
def enable() -> Lexicon:
    return Lexicon.load()


@pytest.fixture(scope="module")
def common(enable: Lexicon) -> Lexicon:
    """A small part of the list: quick for the plain generator, and with the short words that make boards dense."""
    rng = Random(5)
    return Lexicon.from_words(word for word in enable if len(word) < 4 or rng.random() < 0.06)


def test_the_generators_agree_on_a_small_lexicon(common: Lexicon) -> None:
    agree(common, 0, 40)


def test_the_generators_agree_on_enable(enable: Lexicon) -> None:
    agree(enable, 100, 12)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(80))
def test_the_generators_agree_twenty_thousand_times(common: Lexicon, enable: Lexicon, seed: int) -> None:
    agree(enable if seed % 8 == 0 else common, 1000 + seed, 250)


def some_french(count: int) -> Lexicon:
    """The short words of the usual list, and some of the long ones."""
    rng = Random(5)
    words = [word for word in language("fr").words("dela") if len(word) < 4 or rng.random() < count / 575_000]
    return Lexicon.from_words(words, code="fr")


def test_the_generators_agree_in_french() -> None:
    agree(some_french(8000), 200, 25)


@pytest.mark.deep
def test_the_generators_agree_twenty_thousand_times_in_french() -> None:
    words = some_french(20_000)
    for seed in range(80):
        agree(words, 3000 + seed, 250)


def test_every_play_is_what_the_rules_say(enable: Lexicon) -> None:
    """The rules of placing know nothing of the generators, and give the same words and scores."""
    for board, marks, rack, confundo in positions(enable, Random(9), 25):
        for play in every_play(enable, board, marks, rack, confundo):
            laid = lay(board, marks, play.tiles, language().values, confundo, play.down)
            assert all(word.text in enable for word in laid.words)
            assert laid.score == play.score
            assert laid.backwards == play.backwards


def test_the_best_play_is_the_best_of_all(enable: Lexicon) -> None:
    for board, marks, rack, confundo in positions(enable, Random(11), 75):
        every = every_play(enable, board, marks, rack, confundo)
        found, equity = best(enable, board, marks, rack, confundo)
        assert len(found) == bool(every)
        if every:
            assert equity == 100 * max(play.score for play in every) == 100 * found[0].score
            assert found[0] in set(every)


def crossed(board: str, play: Play) -> list[int]:
    """Where words of the board cross that of a play, as `board_array` counts squares."""
    beside, padded = (1 if play.down else 17), board_array(board)
    squares = [17 * (square // 15 + 1) + square % 15 + 1 for square, _ in play.tiles]
    return [at for at in squares if padded[at - beside] or padded[at + beside]]


def agree_on_the_best(lexicon: Lexicon, seed: int, count: int) -> None:
    """The word map and the generator of all plays, for any worth of leaves, squares and letters."""
    rng, t = Random(seed), tables(lexicon.language.code)
    draws = np.random.default_rng(seed)
    ours = np.zeros((1, 2), np.uint64)
    for board, marks, rack, confundo in positions(lexicon, rng, count):
        leaves = draws.integers(-2500, 3000, 4096).astype(np.int32) * rng.choice((0, 1, 1))
        squares = draws.integers(0, 2, 289).astype(np.int32) * rng.choice((0, 0, 500))
        letters = np.append(draws.integers(0, 2, 26), 0).astype(np.int32) * rng.choice((0, 0, 500))
        counts = rack_array(rack)
        position = (
            lexicon.nodes, board_array(board), marks_array(marks), counts, confundo, t.values, t.letter_mult,
            t.word_mult, squares, letters, leaves,
        )  # fmt: skip
        every = every_play(lexicon, board, marks, rack, confundo)
        rated = np.zeros(len(every), np.int64)
        rate_plays(every.packed, len(every), counts, leaves, squares, letters, rated)
        if squares.any():  # once more for each word that crosses the own
            rated += np.array([int(squares[crossed(board, play)].sum()) for play in every], np.int64)
        equity = max(rated, default=NO_FLOOR)
        assert best_play(*position, NO_FLOOR, ours) == (len(every) > 0, equity), (board, marks, rack, confundo)
        assert best_play(*position, equity, ours) == (0, equity), "nothing is better"
        if every:
            assert (int(ours[0, 0]), int(ours[0, 1])) in set(every), (board, marks, rack, confundo)
            assert best_play(*position, equity - 1, ours) == (1, equity)


def test_the_word_map_finds_the_best_of_all(enable: Lexicon) -> None:
    agree_on_the_best(enable, 31, 120)


def test_the_word_map_finds_the_best_of_all_in_french() -> None:
    agree_on_the_best(some_french(8000), 32, 120)


def test_the_best_play_with_more_blanks_than_the_word_map_knows(enable: Lexicon) -> None:
    board = "." * 105 + ".....HORN......" + "." * 105
    found, equity = best(enable, board, NO_MARKS, "AE???")
    assert equity == 100 * max(play.score for play in every_play(enable, board, NO_MARKS, "AE???"))
    assert found[0].score * 100 == equity


def test_a_blank_lies_where_its_letter_would_count_least() -> None:
    """KAYAK with one K on a double letter."""
    words = Lexicon.from_words(["KAYAK"])
    found, equity = best(words, EMPTY_BOARD, NO_MARKS, "KAYA?")
    assert equity == 100 * max(play.score for play in every_play(words, EMPTY_BOARD, NO_MARKS, "KAYA?")) == 3200
    assert found[0].score == 32


@pytest.mark.deep
@pytest.mark.parametrize("code", ["en", "fr"])
def test_the_word_map_finds_the_best_of_all_ten_thousand_times(code: str) -> None:
    words = Lexicon.load(code=code)
    for seed in range(40):
        agree_on_the_best(words, 5000 + seed, 250)


def test_hooks_parallels_and_one_tile_plays() -> None:
    words = Lexicon.from_words(["HORN", "HORNS", "SO", "NO", "ON", "OH"])
    board = ["." * 15] * 7 + [".....HORN......"] + ["." * 15] * 7
    found = {(play.placements, play.score) for play in plays(board, "SO", words)}
    assert (((7, 9, "S", False),), 8) in found
    assert (((7, 9, "S", False), (8, 9, "O", False)), 8 + 1 + 1) in found
    two = Lexicon.from_words(["AN", "NA"])
    corner = ["." * 15] * 7 + [".......N......."] + ["........N......"] + ["." * 15] * 6
    one_tile = [play for play in plays(corner, "A", two) if len(play.placements) == 1]
    assert len([play for play in one_tile if play.placements[0][:2] == (7, 8)]) == 1


def test_the_first_word_covers_the_centre(enable: Lexicon) -> None:
    found = plays(["." * 15] * 15, "HORNSAE", enable)
    assert found
    assert all(any((r, c) == (7, 7) for r, c, _, _ in play.placements) for play in found)
    assert all(len(play.placements) > 1 for play in found)


def test_positions_that_cannot_be_read(enable: Lexicon) -> None:
    for board, rack in (
        (["." * 15] * 14, "A"),
        (["." * 14] * 15, "A"),
        (["!" * 15] * 15, "A"),
        (["." * 15] * 15, "a"),
        (["." * 15] * 15, "A" * 11),
    ):
        with pytest.raises(BadPosition):
            plays(board, rack, enable)


def test_plays_works_without_numba(monkeypatch: pytest.MonkeyPatch, common: Lexicon) -> None:
    board = ["." * 15] * 7 + [".....HORN......"] + ["." * 15] * 7
    usual = {(play.score, play.placements) for play in plays(board, "AEINST?", common)}
    monkeypatch.setattr(extra, "_installed", False)
    assert {(play.score, play.placements) for play in plays(board, "AEINST?", common)} == usual


def test_the_filter_denies_no_word_with_or_without_blanks(enable: Lexicon) -> None:
    """And it denies most handfuls that spell none: else it would spare nothing."""
    opened = word_map.open_filter(enable.nodes)

    def may(tiles: str) -> bool:
        return bool(word_map.may_spell(enable.nodes, opened, number(tiles), tiles.count("?")))

    rng = Random(3)
    for word in rng.sample(list(enable), 300):
        shuffled = "".join(rng.sample(word, len(word)))
        assert may(shuffled)
        assert may(shuffled[1:] + "?")
        assert may(shuffled[2:] + "??")
    nonsense = ["".join(rng.choices("BCDFGVWQZJ", k=7)) for _ in range(300)]
    assert sum(map(may, nonsense)) < 40


def number(tiles: str) -> np.uint64:
    """Of a handful."""
    return np.uint64(sum(int(word_map.NUMBERS[TILES.index(tile)]) for tile in tiles) % (1 << 64))


def test_the_word_map_knows_the_words_of_a_handful(enable: Lexicon) -> None:
    def spelled(tiles: str) -> set[str]:
        at, count = word_map.spelled(enable.nodes, number(tiles))
        rows = enable.nodes[int(at) : int(at) + 2 * int(count)].astype("<u8").view(np.uint8).reshape(-1, 16)
        return {"".join(chr(64 + letter) for letter in row if letter) for row in rows}

    of_letters: dict[str, set[str]] = {}
    for word in enable:
        of_letters.setdefault("".join(sorted(word)), set()).add(word)
    rng = Random(4)
    for letters in [*rng.sample(sorted(of_letters), 300), "AEINRST", "AEGINRST"]:
        assert spelled(letters) == of_letters[letters]
    nonsense = {"".join(sorted(rng.choices(TILES[:26], k=6))) for _ in range(300)}
    assert all(not spelled(letters) for letters in nonsense - of_letters.keys())


def test_what_is_compiled_is_kept_for_the_same_sources_only(tmp_path: Path) -> None:
    """numba looks at the file of a function alone, not at those of what it calls."""
    sources = Path(engine.__file__).parent
    assert Path(numba.config.CACHE_DIR).name == engine.digest(sources)
    for file in sources.glob("*.py"):
        (tmp_path / file.name).write_bytes(file.read_bytes())
    assert engine.digest(tmp_path) == engine.digest(sources)
    (tmp_path / "search.py").write_text("another", "utf-8")
    assert engine.digest(tmp_path) != engine.digest(sources)


def test_what_is_compiled_is_kept_wherever_the_sources_lie() -> None:
    """numba would keep it for each clone and environment by itself. Functions of others stay where numba keeps them."""
    kept = str(Path(numba.config.CACHE_DIR, numba.__version__))
    assert {function.stats.cache_path for function in (all_plays, best_play, word_map.spelled)} == {kept}
    elsewhere = numba.njit(cache=True)(agree)
    assert elsewhere.stats.cache_path != kept


def test_folders_of_sources_that_nobody_has_used_for_a_month_go_when_a_new_one_is_made(tmp_path: Path) -> None:
    old, recent, new = (tmp_path / "compiled" / name for name in ("old", "recent", "new"))
    for folder in (old, recent):
        (folder / "engine").mkdir(parents=True)
        (folder / "engine" / "search.nbi").touch()
        os.utime(folder, (time.time() - UNUSED - 60,) * 2)
    use(recent)
    assert old.exists(), "nothing new"
    use(new)
    assert [*(tmp_path / "compiled").iterdir()] == [recent]
    use(tmp_path / "nowhere" / "new")


def test_warming_up_uses_the_folder_of_the_sources(monkeypatch: pytest.MonkeyPatch) -> None:
    used: list[Path] = []
    monkeypatch.setattr(warm_up, "use", used.append)
    monkeypatch.setattr(warm_up, "_ready", threading.Event())
    warm_up.warm_up()
    assert used == [engine.COMPILED]
