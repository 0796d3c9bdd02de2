"""Word lists: built once, mapped, marked; clear errors for missing and damaged ones."""

from __future__ import annotations

import gzip
import os
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import pytest

import greathall
from greathall.core.errors import BadRecord
from greathall.core.record import Record, verify
from greathall.games.scrabble import SPEC, BadLexicon, Lexicon, languages
from greathall.games.scrabble.board import TILES
from greathall.games.scrabble.engine import lexicon as module
from greathall.games.scrabble.engine import wordlists
from greathall.games.scrabble.engine.warm_up import warm_up
from greathall.games.scrabble.languages import language
from greathall.games.scrabble.state import Scrabble, lexicon_of


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache of its own, and nothing remembered from before."""
    warm_up()  # to its end: a thread that an earlier test started would write into this cache
    monkeypatch.setattr(module, "user_cache_path", lambda name: tmp_path / name)
    module._load.cache_clear()
    yield tmp_path / "greathall" / "lexicons"
    module._load.cache_clear()


def usual_words(code: str = "en", modern: bool = False, glossary: bool = False, filter_name: str = "all") -> set[str]:
    """What a lexicon would be built of: a GADDAG takes seconds, and only its own tests need one."""
    spoken = language(code)
    return module.words_of(spoken.usual, spoken, modern, glossary, filter_name)


def test_the_default_list_is_enable() -> None:
    words = Lexicon.load()
    assert len(words) == 168_548
    assert "AARDVARK" in words
    assert "QI" not in words
    assert "aardvark" not in words
    assert "A" not in words
    assert 5 not in words
    assert words.glossary == frozenset()


def test_every_word_is_found_and_nothing_else() -> None:
    words = Lexicon.from_words(["cat", "CATS", "ZA", "toolongtobeplayedatall", "it's", "x"])
    assert list(words) == ["CAT", "CATS", "ZA"]
    assert all(word in words for word in words)
    assert "CA" not in words
    assert "ATS" not in words


def test_modern_two_letter_words() -> None:
    words, more = usual_words(), usual_words(modern=True)
    assert more - words == set(language().modern) - words
    assert words < more
    assert len(words) == 168_548


def test_an_own_list(tmp_path: Path, own_cache: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text("wizard\nwitch\n")
    words = Lexicon.load(str(file))
    assert list(words) == ["WITCH", "WIZARD"]
    file.write_text("wizard\n")
    module._load.cache_clear()
    assert list(Lexicon.load(str(file))) == ["WIZARD"]


def test_the_file_is_built_once_and_mapped(tmp_path: Path, own_cache: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text("wizard witch wand")
    Lexicon.load(str(file), glossary=True)
    (built,) = own_cache.iterdir()
    before = built.stat().st_mtime_ns
    module._load.cache_clear()
    words = Lexicon.load(str(file), glossary=True)
    assert built.stat().st_mtime_ns == before
    assert "HOGWARTS" in words
    assert "WAND" in words.glossary


def test_who_builds_a_list_removes_those_that_nobody_has_used_for_a_month(tmp_path: Path, own_cache: Path) -> None:
    def load(word: str) -> Path:
        """The file of an own list of this word."""
        file, before = tmp_path / "own.txt", {*own_cache.glob("*")}
        file.write_text(word)
        module._load.cache_clear()
        Lexicon.load(str(file))
        return next(iter({*own_cache.iterdir()} - before), own_cache)

    def unused(*paths: Path, days: int) -> None:
        for path in paths:
            os.utime(path, (time.time() - days * 86_400, path.stat().st_mtime))

    wand, witch, wizard = load("wand"), load("witch"), load("wizard")
    unused(wand, wizard, days=31)
    unused(witch, days=29)
    load("wizard")
    assert {*own_cache.iterdir()} == {wand, witch, wizard}, "nothing new, so nothing goes"
    owl = load("owl")
    assert {*own_cache.iterdir()} == {witch, wizard, owl}


@pytest.mark.parametrize("damage", [b"", b"GHLEX", b"x" * 500])
def test_a_damaged_cache_is_built_anew(tmp_path: Path, own_cache: Path, damage: bytes) -> None:
    file = tmp_path / "own.txt"
    file.write_text("wizard witch")
    Lexicon.load(str(file))
    (built,) = own_cache.iterdir()
    built.write_bytes(damage or built.read_bytes()[:-8])
    module._load.cache_clear()
    assert "WITCH" in Lexicon.load(str(file))


def test_errors_say_what_is_wrong(tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(BadLexicon, match="lexicon-unreadable"):
        Lexicon.load(str(tmp_path / "nowhere.txt"))
    with pytest.raises(BadLexicon, match="lexicon-empty"):
        Lexicon.from_words(["x"])
    monkeypatch.setattr(wordlists, "SCOWL", tmp_path / "scowl")
    with pytest.raises(BadLexicon, match="lexicon-no-scowl"):
        Lexicon.load("large")
    with pytest.raises(BadLexicon, match="lexicon-no-language"):
        Lexicon.load(code="tlh")
    with pytest.raises(BadLexicon, match="lexicon-damaged"):
        language().words("no such list")
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "enable.txt.gz").write_bytes(language().file("enable")[:-9])
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    with pytest.raises(BadLexicon, match="lexicon-damaged"):
        Lexicon.load(modern=True)


LISTS = {
    "en enable": (172_820, "6bd26e88482e3160"),
    "en blocked": (276, "98b62d4cd2e609eb"),
    "en common": (26_235, "1903f99c2f0bb37c"),
    "fr dela": (575_177, "3803f36d76e5a8e7"),
    "fr common": (25_300, "d5955dbebf5fea72"),
}


@pytest.mark.parametrize("name", LISTS)
def test_recorded_games_were_played_with_these_lists(name: str) -> None:
    code, _, file = name.partition(" ")
    words = language(code).words(file)
    assert (len(words), blake2b("\n".join(words).encode(), digest_size=8).hexdigest()) == LISTS[name]


def test_the_large_list_is_read_from_scowl(tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    scowl = tmp_path / "scowl"
    scowl.mkdir()
    (scowl / "english-words.80").write_text("zyzzyva\nbs\nPolish\n", "latin-1")
    (scowl / "english-words.95").write_text("toorare\n", "latin-1")
    monkeypatch.setattr(wordlists, "SCOWL", scowl)
    words = Lexicon.load("large")
    assert "ZYZZYVA" in words
    assert "TOORARE" not in words
    assert "POLISH" not in words
    assert "BS" not in words
    assert "AA" in words


def test_words_of_an_own_file_lose_their_accents_and_not_their_letters(tmp_path: Path, own_cache: Path) -> None:
    file = tmp_path / "mots.txt"
    file.write_text("été forêt œuf hélas wagon aujourd'hui", "utf-8")
    assert list(Lexicon.load(str(file), code="fr")) == ["ETE", "FORET", "HELAS", "OEUF", "WAGON"]


@pytest.mark.parametrize(("chosen", "left"), [("all", 3), ("tournament", 2), ("family", 1)])
def test_w22_a_table_chooses_its_filter(tmp_path: Path, own_cache: Path, chosen: str, left: int) -> None:
    file = tmp_path / "own.txt"
    file.write_text("kikes fucked wizard")
    g = SPEC.new(seats=2, seed=1, lexicon=str(file), edition="classic", modern=False, word_filter=chosen)
    assert list(g.lexicon()) == sorted(["WIZARD", "FUCKED", "KIKES"][:left])


SLURS = "KIKES NIGGERS SPICS FAGGOTRY DAGO WOG YID DYKE ABO LEZ SQUAW REDSKINS DARKY SPAZ JEWED POOFS RETARDS HONKIES"
PLAIN = "HOE TIT SEX ASS BUTT COCK SUCK NUDE ESCORT SNATCH DOMINATION EUNUCH SCAT HOOKER SPICE SQUAWK DYKED JEWEL"
RUDE = "FUCKED SHITTY CUNTS PORNO"


def test_w22_slurs_are_barred_in_all_their_forms_and_nothing_else() -> None:
    everything, tournament, family = (usual_words(filter_name=name) for name in ("all", "tournament", "family"))
    assert all(word in everything for word in (SLURS + " " + PLAIN + " " + RUDE).split())
    assert [word for word in SLURS.split() if word in tournament] == []
    assert [word for word in (PLAIN + " " + RUDE).split() if word not in tournament] == []
    assert [word for word in (SLURS + " " + RUDE).split() if word in family] == []
    assert [word for word in PLAIN.split() if word not in family] == []
    assert len(everything) - len(tournament) == len(language().words("slurs"))


@pytest.mark.parametrize("code", languages.codes())
def test_a_language_is_whole(code: str) -> None:
    """Every barred word is a word, once; the tiles spell every magic word; no list has anything but capitals."""
    spoken = language(code)
    words = set(spoken.words(spoken.usual))
    barred = spoken.words("slurs") + spoken.words("indecent")
    assert [word for word in barred if word.lower() not in words and word not in words] == []
    assert len(barred) == len(set(barred))
    assert all(word.isalpha() and word.isascii() and word.isupper() and len(word) <= 15 for word in spoken.glossary)
    assert [*spoken.copies] == [*spoken.values] == [*TILES]


def test_the_french_tiles_and_words() -> None:
    french = language("fr")
    assert len(french.bag) == 102
    assert (french.copies["E"], french.values["K"], french.values["W"], french.values["Q"]) == (15, 10, 10, 8)
    words = Lexicon.load(code="fr", modern=True, filter_name="tournament", glossary=True)
    for word in ["ETE", "CHEVAUX", "FINIRENT", "BELLES", "WU", "OEUF", "MOLDU", "CHOIXPEAU", "VIFDOR"]:
        assert word in words
    for word in ["TV", "WC", "QU", "BOUGNOUL", "HOGWARTS"]:
        assert word not in words
    assert words.language is french
    family = usual_words("fr", filter_name="family")
    assert usual_words("fr") - family >= {"CON", "BOUGNOUL"}
    assert "BELLES" in family


def test_a_folder_more_is_a_language_more(tmp_path: Path, own_cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tiles, values and words are enough: no word is barred, and beginners know all of them."""
    folder = tmp_path / "tlh"
    folder.mkdir()
    tiles = "\n".join(f'"{tile}" = [{9 if tile in "AEIST" else 1}, 2]' for tile in TILES)
    (folder / "language.toml").write_text(f'words = "qapla"\nmodern = []\n[tiles]\n{tiles}\n', "utf-8")
    words = "AS AT IT TEA TEAS EAT EATS SEAT SITE TIES SET SETS SAT SIT"
    (folder / "qapla.txt.gz").write_bytes(gzip.compress(words.encode()))
    (tmp_path / "en").symlink_to(languages.FOLDER / "en")
    monkeypatch.setattr(languages, "FOLDER", tmp_path)
    languages.codes.cache_clear()
    try:
        assert languages.codes() == ("en", "tlh")
        g = SPEC.new(seats=2, seed=3, language="tlh", edition="classic", words="checked")
        assert sorted(g.lexicon()) == sorted(words.split())
        assert len(g.bag) + 14 == len(language("tlh").bag)
        bots = [greathall.bot(level, SPEC, 1) for level in ("easy", "medium")]
        while not g.over:
            seat = g.waiting[0]
            g.act(seat, bots[seat].choose(g, seat))
        assert max(g.scores) > 0
    finally:
        languages.codes.cache_clear()
        language.cache_clear()


def test_a_record_tells_whether_an_own_list_has_changed(tmp_path: Path, own_cache: Path) -> None:
    file = tmp_path / "own.txt"
    file.write_text("horn horns thorn", "utf-8")
    record = Record.start("scrabble", 2, seed=1, lexicon=str(file), edition="classic")
    g = verify(record)
    assert isinstance(g, Scrabble)
    record.final = SPEC.hash(g)
    verify(record)
    file.write_text("horn horns thorn thorns", "utf-8")
    module._load.cache_clear()
    lexicon_of.cache_clear()
    with pytest.raises(BadRecord, match="other-ending"):
        verify(record)


def test_a_record_need_not_tell_the_lists_that_come_with_the_game() -> None:
    assert SPEC.new(seats=2, seed=1).word_list == "", "they never change"
