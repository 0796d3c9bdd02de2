"""Word lists: built once, mapped, marked; clear errors for missing and damaged ones."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

import pytest

from greathall.games.scrabble import BadLexicon, Lexicon
from greathall.games.scrabble.engine import lexicon as module
from greathall.games.scrabble.engine import wordlists
from greathall.games.scrabble.engine.warm_up import warm_up


@pytest.fixture
def own_cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A cache of its own, and nothing remembered from before."""
    warm_up()  # to its end: a thread that an earlier test started would write into this cache
    monkeypatch.setattr(module, "user_cache_path", lambda name: tmp_path / name)
    module._load.cache_clear()
    yield tmp_path / "greathall" / "lexicons"
    module._load.cache_clear()


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
    words = Lexicon.load(modern=True)
    assert all(word in words for word in module.MODERN)
    assert len(words) == 168_548 + sum(word not in Lexicon.load() for word in module.MODERN)


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
    with pytest.raises(BadLexicon, match="lexicon-damaged"):
        wordlists.bundled("no such list")
    (tmp_path / "enable.txt.gz").write_bytes((wordlists.FOLDER / "enable.txt.gz").read_bytes()[:-9])
    (tmp_path / "blocked.txt.gz").write_bytes(b"")
    monkeypatch.setattr(wordlists, "FOLDER", tmp_path)
    with pytest.raises(BadLexicon, match="lexicon-damaged"):
        Lexicon.load()


LISTS = {
    "enable": (172_820, "6bd26e88482e3160"),
    "blocked": (276, "98b62d4cd2e609eb"),
    "common": (26_235, "1903f99c2f0bb37c"),
}


@pytest.mark.parametrize("name", LISTS)
def test_recorded_games_were_played_with_these_lists(name: str) -> None:
    words = wordlists.bundled(name)
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
