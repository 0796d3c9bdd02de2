"""The protocol's description is fresh, and everything the hall can say has words in both languages."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import greathall.server
from greathall.server import protocol as p
from greathall.server.schema import page, protocol_schema, structs
from greathall.text.catalogue import LANGUAGES, catalogue

ROOT = Path(__file__).parents[2]
SOURCES = [*Path(greathall.server.__file__).parent.rglob("*.py")]
KEY = re.compile(
    r'"((?:refusal|notice|push|database|backup|restore|port|postgres|node|stopped|table|check|picture)-[a-z-]+[a-z])"'
)
BUILT = (
    *("notice-bot-host", "notice-bot-away", "notice-bot-vote", "notice-proposed-undo", "notice-proposed-bot"),
    *("notice-closed-host", "notice-closed-abandoned"),
)


def test_the_page_for_people_is_fresh() -> None:
    """Else: python -m greathall.server.schema --doc > docs/protocol.md"""
    assert (ROOT / "docs" / "protocol.md").read_text("utf-8") == page()


def test_every_message_has_a_tag_of_its_own_and_is_described() -> None:
    tags = [struct.__struct_config__.tag for struct in (*get_args(p.FromClient), *get_args(p.FromHall))]
    assert len(tags) == len(set(tags))
    assert all(struct.__doc__ for struct in structs())
    assert all(getattr(p, struct.__name__) is struct for struct in (*get_args(p.FromClient), *get_args(p.FromHall)))
    definitions = protocol_schema()["$defs"]
    assert {struct.__name__ for struct in structs()} - {"Command"} <= set(definitions)


def test_no_two_structs_have_the_same_name() -> None:
    """The protocol is one name for many modules: a second struct would take the place of the first in silence."""
    modules = [module for name, module in sys.modules.items() if name.startswith(f"{p.__name__}.")]
    structs_of = {
        thing
        for module in modules
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, msgspec.Struct)
    }
    names = [struct.__name__ for struct in structs_of]
    assert sorted(name for name in set(names) if names.count(name) > 1) == []


def said() -> set[str]:
    found = {key for file in SOURCES for key in KEY.findall(file.read_text("utf-8"))}
    assert len(found) > 60
    return found | set(BUILT)


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_the_hall_says_has_words(language: str) -> None:
    words = catalogue(language)
    assert [key for key in sorted(said()) if key not in words] == []


def test_no_words_of_the_hall_are_unused() -> None:
    text = (ROOT / "src/greathall/text/en/hall.ftl").read_text("utf-8")
    keys = set(re.findall(r"^([a-z-]+) =", text, re.MULTILINE))
    command = "".join(file.read_text("utf-8") for file in (ROOT / "src/greathall/cli").glob("*.py"))
    assert sorted(key for key in keys - said() if f'"{key}"' not in command) == []


def test_both_languages_have_the_same_words() -> None:
    english, french = (
        set(re.findall(r"^([a-z-]+) =", (ROOT / f"src/greathall/text/{language}/hall.ftl").read_text("utf-8"), re.M))
        for language in LANGUAGES
    )
    assert english == french


def test_a_commands_fields_have_limits() -> None:
    decode = msgspec.json.Decoder(p.FromClient).decode
    for bad in (
        b'{"type":"sit","id":"","seat":0}',
        b'{"type":"sit","id":"1","seat":-1}',
        b'{"type":"sit","id":"1","seat":99}',
        b'{"type":"say","id":"1","text":"%b"}' % (b"x" * 301),
        b'{"type":"hello","key":"short"}',
        b'{"type":"hello","since":-1}',
        b'{"type":"gesture","id":"1","emote":"curse"}',
        b'{"type":"vote","id":"1","topic":"hang","agree":true}',
    ):
        with pytest.raises(msgspec.ValidationError):
            decode(bad)
