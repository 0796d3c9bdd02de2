"""What lies open on the table, told with how long it lasts."""

from __future__ import annotations

from greathall.games.hogwarts_board import SPEC
from greathall.games.hogwarts_board.actions import CastAt, Walk
from greathall.games.hogwarts_board.printed import PRINTED
from greathall.games.hogwarts_board.view import DarkView, EffectView

from .table import DE1, Table


def test_darkness_tells_how_long_it_lasts() -> None:
    t = Table()
    t.g.darken("dungeons")
    t.g.darken("slytherin", 1)
    dark = SPEC.view(t.g, None).dark
    assert DarkView("dungeons", 3) in dark
    assert DarkView("slytherin", 3) in dark
    assert DarkView("potions_shop", 1) in dark


def test_effects_tell_how_long_they_last() -> None:
    t = Table()
    t.g.begin("speedy", 0, 1)
    t.g.wizards[0].brewed = True
    assert SPEC.view(t.g, 1).wizards[0].statuses == (EffectView("speedy", 1), EffectView("brewed", None))
    t = Table()
    t.wizard(0, sp=100, spells=("confundus_minor",))
    t.fight(0, foes=DE1)
    t.round(CastAt("confundus_minor", "death_eater_1"), dice=(1, 6, 6, 2))
    battle = SPEC.view(t.g, 0).battle
    assert battle is not None
    foe = next(b for b in battle.battlers if b.name == "death_eater_1")
    assert foe.most_hp >= foe.hp > 0
    assert all(effect.rounds for effect in foe.statuses if effect.status == "confunded")


def test_the_quest_is_told() -> None:
    for length, sp, rounds in (("normal", 200, 200), ("short", 120, 40)):
        view = SPEC.view(Table(length=length).g, None)
        assert (view.chamber_sp, view.last_round) == (sp, rounds)


def test_the_step_of_the_turn() -> None:
    def seen(t: Table) -> tuple[str, str | None]:
        prompt = t.g.prompt(t.g.waiting[0])
        assert prompt is not None
        return prompt.key, SPEC.view(t.g, None).step

    def table() -> Table:
        t = Table()
        t.g.round = 1
        return t

    t = table()
    t.wizard(0, square="slytherin", sp=20)
    t.turn(0, dice=(1,))
    assert seen(t) == ("prompt-walk", "move")
    t.act(Walk(("potions_shop",)))
    assert seen(t) == ("prompt-trade", "square")
    t = table()
    t.wizard(0, hp=2, resting=1, potion="elixir_of_life")
    t.turn(0)
    assert seen(t) == ("prompt-before-recovery", "rest")
    t = table()
    t.fight(0, foes=DE1)
    assert seen(t) == ("prompt-choose-action", "battle")
    t.g.active = t.g.seats
    assert SPEC.view(t.g, None).step is None, "the Death Eaters' turn has no steps"


def test_what_is_printed() -> None:
    assert PRINTED["SQUARES"]["library"]["neighbours"] == ("infirmary", "dining_hall", "stair_north")
    assert PRINTED["CARDS"]["incendio"] == {"pile": "advanced_spells", "sp": 100, "value": 15}
