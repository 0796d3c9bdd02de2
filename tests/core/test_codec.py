from __future__ import annotations

import sys
from copy import copy
from types import ModuleType
from typing import Any

import msgspec
import pytest

import bluff
from bluff import SPEC, Bluff, Play
from greathall import BadSave
from greathall.core.chance import FastChance
from greathall.core.codec import encoded_state, index_effects, load_state, save_state
from greathall.core.kernel import Effect, State
from tools.compiled import with_plain_classes


def mid_decision() -> Bluff:
    g = SPEC.new(seats=3, seed=5)
    for seat in range(3):
        g.act(seat, g.options(seat)[seat])
    g.act(1, g.options(1)[0])
    return g


def through_json(value: Any) -> Any:
    return msgspec.json.decode(msgspec.json.encode(value))


def test_a_state_in_the_middle_of_a_decision_survives_json() -> None:
    g = mid_decision()
    h = SPEC.load(through_json(SPEC.save(g)))
    assert type(h) is Bluff
    assert SPEC.save(h) == SPEC.save(g)
    assert (h.sealed, h.waiting, h.asked, h.agenda) == (g.sealed, g.waiting, g.asked, g.agenda)
    assert h.played == g.played, "tuples come back as tuples"
    assert SPEC.hash(h) == SPEC.hash(g)
    for x in (g, h):
        x.act(0, Play(x.hands[0][0]))
        x.act(2, Play(x.hands[2][0]))
    assert SPEC.save(h) == SPEC.save(g)
    assert h.chance.below("dice", 1000) == g.chance.below("dice", 1000)


def test_a_redealt_world_survives_json() -> None:
    g = mid_decision()
    g.chance = FastChance(99)
    g.chance.below("dice", 6)
    h = SPEC.load(through_json(SPEC.save(g)))
    assert isinstance(h.chance, FastChance)
    assert h.chance.below("dice", 1000) == g.chance.below("dice", 1000)


def test_a_redealt_world_saved_before_it_had_streams_is_read() -> None:
    saved = SPEC.save(mid_decision()) | {"chance": 99}
    assert SPEC.load(saved).chance.below("dice", 1000) == FastChance(99).below("dice", 1000)


def test_a_save_is_apart_from_the_state() -> None:
    g = mid_decision()
    saved = SPEC.save(g)
    written = msgspec.json.encode(saved)
    g.chance.below("deck", 6)
    g.act(0, Play(g.hands[0][0]))
    assert msgspec.json.encode(saved) == written


def test_the_fingerprint_changes_with_anything() -> None:
    g = mid_decision()
    prints = {SPEC.hash(g)}
    for change in (
        "g.points[0] += 1",
        "g.hands[2].reverse()",
        "g.chance.below('x', 2)",
        "g.retract(1)",
        "g.agenda.pop()",
    ):
        exec(change)
        prints.add(SPEC.hash(g))
    assert len(prints) == 6


@pytest.mark.parametrize(
    "damage",
    [
        lambda saved: saved.pop("agenda"),
        lambda saved: saved["table"].pop("hands"),
        lambda saved: saved["table"].update(hands="none"),
        lambda saved: saved["table"].update(points=["a", "b", "c"]),
        lambda saved: saved.update(sealed=[]),
        lambda saved: saved.update(sealed={"one": {"type": "play", "card": 1}}),
        lambda saved: saved.update(sealed={"1": {"type": "play", "card": 99}}),
        lambda saved: saved.update(waiting="12"),
        lambda saved: saved.update(seats="3"),
        lambda saved: saved.update(asked=["no_such_effect", 0, "", 0]),
        lambda saved: saved.update(asked=["choose", 0]),
        lambda saved: saved.update(agenda=[["choose", "somebody", "", 0]]),
        lambda saved: saved.update(chance=["not hexadecimal", {}]),
        lambda saved: saved.update(chance=None),
    ],
)
def test_a_damaged_save_is_refused(damage: Any) -> None:
    saved = through_json(SPEC.save(mid_decision()))
    damage(saved)
    with pytest.raises(BadSave, match="bad-save"):
        SPEC.load(saved)


def test_what_is_no_save_at_all() -> None:
    wrong: list[Any] = [None, [], "save", 3]
    for nothing in wrong:
        with pytest.raises(BadSave):
            SPEC.load(nothing)


# -- effects have names ------------------------------------------------------------------------------------------------


class Sentence(Effect[State]):
    def __init__(self, *parts: Effect[State]) -> None:
        self.parts = parts


class Slotted(Effect[State]):
    __slots__ = ("inner",)

    def __init__(self, inner: Effect[State]) -> None:
        self.inner = inner


class CardText(msgspec.Struct, frozen=True):
    cost: int
    when: dict[str, list[Effect[Any]]]


def test_every_effect_gets_its_path() -> None:
    lose, gain = Sentence(), Sentence()
    texts = {
        "draco": CardText(cost=6, when={"control_added": [Slotted(Sentence(lose))]}),
        "rules": [gain, lose],
    }
    found = index_effects(texts)
    assert found["rules/0"] is gain
    assert found["draco/when/control_added/0/inner/parts/0"] is lose
    assert lose.id == "draco/when/control_added/0/inner/parts/0", "met twice: the first name stays"
    assert set(found) == {
        "draco/when/control_added/0",
        "draco/when/control_added/0/inner",
        "draco/when/control_added/0/inner/parts/0",
        "rules/0",
    }


def test_two_effects_cannot_have_one_name() -> None:
    one, two = Sentence(), Sentence()
    one.id = two.id = "same"
    with pytest.raises(ValueError, match="two effects are called same"):
        index_effects({"a": one, "b": two})


def test_an_effect_without_a_name_cannot_be_saved() -> None:
    g = SPEC.new(seats=2, seed=1)
    g.then([bluff.Choose()])
    with pytest.raises(TypeError, match="Choose is not in the game's effects"):
        SPEC.save(g)


RECORDS = """
from __future__ import annotations
from msgspec import UNSET, Struct, UnsetType
from greathall.core.kernel import State

class Pawn(Struct, gc=False):
    at: tuple[int, ...] = ()

class Piece(Struct):
    name: str
    pawns: list[Pawn]
    seen: int | UnsetType = UNSET

class Table(State):
    __slots__ = ("pieces",)
    pieces: list[Piece]
"""


def records(source: str, monkeypatch: pytest.MonkeyPatch) -> Any:
    module = ModuleType("records")
    monkeypatch.setitem(sys.modules, "records", module)
    exec(source, vars(module))
    return module


def test_the_plain_classes_of_a_compiled_build_are_saved_as_the_structs_are(monkeypatch: pytest.MonkeyPatch) -> None:
    written = []
    for source in (RECORDS, with_plain_classes(RECORDS)):
        module = records(source, monkeypatch)
        g = module.Table()
        g.pieces = [module.Piece("king", [module.Pawn((1, 2)), module.Pawn()], seen=3), module.Piece("queen", [])]
        saved = through_json(save_state(g))
        h: Any = load_state(saved, module.Table, None, None, {})
        assert h.pieces == g.pieces
        assert type(h.pieces[0].pawns[0].at) is tuple
        written.append((msgspec.json.encode(save_state(g)), msgspec.json.encode(save_state(h)), encoded_state(h)))
        king = copy(g.pieces[0])
        king.name = "rook"
        assert [piece.name for piece in g.pieces] == ["king", "queen"]
        assert king != g.pieces[0]
        del saved["table"]["pieces"][0]["name"]
        with pytest.raises(BadSave):
            load_state(saved, module.Table, None, None, {})
    assert written[0] == written[1]
