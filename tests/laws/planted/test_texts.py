"""Everything can be said, in both languages."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest

import bluff
from bluff import Bluff, Settings
from greathall import Illegal, laws
from greathall.core.kernel import Frame
from greathall.core.messages import Message
from greathall.core.spec import Notation
from greathall.text import catalogue
from tests.laws.planted.variants import TEXTS, AnySpec, Choose, caught, caught_in_texts, variant, with_effect


@pytest.fixture
def reworded(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """Bluff with a change in one of its catalogues."""
    package = tmp_path / "reworded"
    (package / "text").mkdir(parents=True)
    (package / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "reworded", raising=False)
    source = Path(bluff.__file__).parent / "text"

    def change(language: str, old: str, new: str, **changes: Any) -> AnySpec:
        for name in ("en", "fr"):
            text = (source / name / "rules.ftl").read_text("utf-8")
            assert name != language or old in text
            (package / "text" / name).mkdir(exist_ok=True)
            (package / "text" / name / "rules.ftl").write_text(text.replace(old, new) if name == language else text)
        return variant(package="reworded", **changes)

    yield change
    catalogue.cache_clear()


def test_a_missing_french_text(reworded: Any) -> None:
    caught_in_texts(reworded("fr", "option-play =", "option-plays ="), "fr: no message option-play", "fr has")


def test_a_missing_label_of_the_view(reworded: Any) -> None:
    caught_in_texts(reworded("fr", "view-left =", "view-lefts ="), "fr: no message view-left", "en has")


def test_a_notation_that_nobody_explains() -> None:
    spec = variant(notation=Notation(lambda g, action: None, lambda g, seat, text: None))
    caught_in_texts(spec, "en: no message notation", "fr: no message notation")


def test_a_missing_form_of_an_event(reworded: Any) -> None:
    caught_in_texts(reworded("en", "event-dealt-no-cards", "event-dealt-none"), "en: no message event-dealt-no-cards")


def test_differing_variables(reworded: Any) -> None:
    spec = reworded("fr", "{ $winner } marque", "quelqu’un marque")
    caught_in_texts(spec, "event-revealed: en uses $cards, $winner, fr uses $cards")


def test_a_variable_that_is_not_given(reworded: Any) -> None:
    caught_in_texts(
        reworded("en", "the { $card }", "the { $crad }"), "en: option-play uses $crad, which it is not given"
    )


def test_a_text_that_cannot_be_read(reworded: Any) -> None:
    caught_in_texts(reworded("fr", "title = Bluff", "title ="), "cannot be read")


def test_a_missing_word(reworded: Any) -> None:
    spec = reworded("fr", "title", "title", vocabularies={"suit": ["cups"]}, errors=["refusal-never"])
    caught_in_texts(spec, "fr: no message suit-cups", "en: no message refusal-never")


class Chatty(Settings, frozen=True):
    loud: bool = False
    manner: Any = "kind"


def test_a_missing_setting() -> None:
    caught_in_texts(variant(settings=Chatty), "en: no message setting-loud", "fr: no message setting-manner")


def test_a_prompt_that_is_not_declared() -> None:
    class Other(Choose):
        prompts = ("refusal-not-asked",)

        def prompt(self, g: Bluff, now: Frame, seat: int) -> Message:
            return Message("prompt-choose")

    caught_in_texts(with_effect(Other()), "prompt-choose is not among the prompts")


def test_a_refusal_that_is_not_declared_or_cannot_be_said() -> None:
    class Mute(Choose):
        def refusal(self, g: Bluff, now: Frame, seat: int, action: Any) -> Illegal:
            return Illegal("prompt-choose")

    caught(with_effect(Mute()), "options", "prompt-choose is not among the refusals")

    class Mumbling(Choose):
        prompts = ("option-play",)

        def prompt(self, g: Bluff, now: Frame, seat: int) -> Message:
            return Message("option-play")

    caught_in_texts(with_effect(Mumbling()), "option-play cannot be formatted in en", "card")


@pytest.mark.parametrize(
    ("wrong", "rule"),
    [
        ("Choisissez une carte!", "! ? and ; need"),
        ("Choisissez une carte ; toutes", "! ? and ; need"),
        ("Choisissez une carte : toutes", ": needs a no-break space"),
        ("Choisissez l'une", "the apostrophe is ’"),
        ("Choisissez «une carte»", "« and » need no-break spaces inside"),
        ('Choisissez "une carte"', "the quotation marks are « and »"),
        ("Choisissez une carte...", "three dots are …"),
        ("Choisissez { $n ->\n   *[other] une carte!\n }", "! ? and ; need"),
    ],
)
def test_french_typography(reworded: Any, wrong: str, rule: str) -> None:
    caught_in_texts(reworded("fr", "Choisissez une carte", wrong), f"fr: prompt-choose: {rule}")


@pytest.mark.parametrize(
    "right",
    ["Vraiment\u202f?!", "Ainsi\u00a0: «\u202foui\u202f»", "L’heure est 12:30", "hex: et…", "pip install 'x[y]'"],
)
def test_good_french_passes(reworded: Any, right: str) -> None:
    assert laws.check_texts(reworded("fr", "Choisissez une carte", right))


def without_french(reworded: Any, **changes: Any) -> AnySpec:
    spec: AnySpec = reworded("fr", "title", "title", **changes)
    shutil.rmtree(Path(str(files("reworded"))) / "text" / "fr")
    return spec


def test_a_missing_catalogue_is_told_in_a_sentence(reworded: Any) -> None:
    caught_in_texts(
        without_french(reworded),
        "a fault in the texts",
        "fr: the game has no catalogue; write text/fr/rules.ftl in reworded, or leave fr out of the spec's languages",
    )


def test_other_faults_are_reported_before_those_in_texts(reworded: Any) -> None:
    caught(without_french(reworded, outcome=lambda g: None), "termination", "over and has no outcome")


def test_a_game_in_one_language_breaks_no_law(reworded: Any) -> None:
    spec = without_french(reworded, languages=("en",))
    assert laws.check(spec, games=1, level=TEXTS).totals.checked["texts"]
    assert catalogue("fr", spec).text("prompt-choose") == catalogue("en", spec).text("prompt-choose")
