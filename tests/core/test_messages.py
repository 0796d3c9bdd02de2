from __future__ import annotations

from typing import Annotated

from msgspec import Struct

from greathall.core.messages import Message, Player, Seat, members, message_for, message_key, message_keys, vocabulary

Spell = Annotated[str, vocabulary("spell")]


class Cast(Struct, frozen=True, tag="cast_spell"):
    who: Seat
    spell: Spell | None
    at: tuple[Seat, ...] = ()
    strength: int = 1
    secretly: bool = False


class Pass(Struct, frozen=True, tag="pass"):
    pass


def test_keys_are_lower_case_with_hyphens() -> None:
    assert message_key("option", "Play_Card") == "option-play-card"


def test_fields_speak_by_their_types() -> None:
    text = message_for(Cast(2, "wingardium_leviosa", (0, 1), 3), "event")
    assert text == Message(
        "event-cast-spell",
        {
            "who": Player(2),
            "spell": Message("spell-wingardium-leviosa"),
            "at": [Player(0), Player(1)],
            "strength": 3,
            "secretly": "no",
        },
    )


def test_what_is_none_is_in_the_key_and_not_in_the_arguments() -> None:
    text = message_for(Cast(2, None), "option")
    assert text.key == "option-cast-spell-no-spell"
    assert "spell" not in text.args


def test_all_the_keys_of_a_type() -> None:
    assert message_keys(Cast, "event") == ["event-cast-spell", "event-cast-spell-no-spell"]
    assert message_keys(Pass, "option") == ["option-pass"]


def test_members_of_a_union() -> None:
    assert members(Cast | Pass) == (Cast, Pass)
    assert members(Pass) == (Pass,)


def test_a_text_shows_its_key_and_arguments() -> None:
    assert str(Message("refusal-far", {"steps": 3})) == "refusal-far (steps=3)"
    assert str(Message("refusal-far")) == "refusal-far"
