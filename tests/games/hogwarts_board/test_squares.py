"""One scenario for each square, and the rules of moving about."""

from __future__ import annotations

import pytest

from greathall.core.errors import Illegal
from greathall.games.hogwarts_board.actions import Buy, CastAt, Enter, Finish, Leave, Sell, StayOut, Take, Walk

from .table import RUN, Table


def at(spell: str, who: int | str = 1) -> CastAt:
    return CastAt(spell, f"seat_{who}" if isinstance(who, int) else who)


def test_library() -> None:
    t = Table()
    t.wizard(0, sp=15, spells=("incendio",))
    t.top("stupefy", "stupefy_2", "snare")
    t.use(0, "library")
    assert t.g.table == ["stupefy", "stupefy_2", "snare"]
    t.act(Buy("snare"))
    t.act(Sell("incendio"))
    assert t.sp(0) == 15 - 10 + 15
    t.act(Buy("stupefy_2"))
    t.act(Finish())
    assert t.g.wizards[0].spells == ("snare", "stupefy_2")
    assert t.g.piles["advanced_spells"][0] == "incendio", "an advanced spell goes under the advanced pile"
    assert t.g.piles["basic_spells"][0] == "stupefy"
    assert t.g.table == []


def test_library_refuses_what_is_too_dear() -> None:
    t = Table()
    t.wizard(0, sp=5)
    t.top("stupefy", "snare", "stupefy_2")
    t.use(0, "library")
    with pytest.raises(Illegal, match="too-dear"):
        t.act(Buy("snare"))


def test_dining_hall() -> None:
    t = Table()
    t.wizard(0, hp=5)
    t.use(0, "dining_hall")
    assert t.hp(0) == 7


def test_aviary() -> None:
    t = Table()
    t.wizard(0, hp=9)
    t.use(0, "aviary")
    assert t.hp(0) == 10


@pytest.mark.parametrize(("seat", "house"), [*enumerate(("gryffindor", "hufflepuff", "slytherin", "ravenclaw"))])
def test_common_rooms(seat: int, house: str) -> None:
    t = Table(4)
    guest = (seat + 1) % 4
    t.wizard(seat, square="library", sp=100, spells=("stupefy",))
    t.wizard(guest, square=house, sp=100, spells=("stupefy",))
    t.g.wizards[seat].square = house
    t.g.throw_out_guests(seat)
    assert t.square(guest) == t.g.wizards[guest].house
    t.use(seat, house)
    assert (t.sp(seat), t.hp(seat)) == (100, 10)


def test_gryffindor() -> None:
    t = Table()
    t.wizard(1, square="quidditch_pitch")
    t.turn(1, dice=(1,))
    assert Walk(("gryffindor",)) not in t.options(1), "the owner is in"
    with pytest.raises(Illegal, match="common-room"):
        t.g.act(1, Walk(("gryffindor",)))


def test_hufflepuff() -> None:
    t = Table()
    t.wizard(1, square="library")
    t.wizard(0, square="aviary", sp=50)
    t.turn(0, dice=(1,))
    t.act(Walk(("hufflepuff",)))
    assert (t.square(0), t.sp(0)) == ("hufflepuff", 55), "a guest may land while the owner is out, and gets nothing"


def test_slytherin() -> None:
    t = Table(3)
    t.wizard(2, square="dungeons")
    t.wizard(0, square="slytherin", spells=("stupefy",))
    t.turn(2, dice=(1,))
    t.act(Walk(("slytherin",)))
    assert (t.square(2), t.square(0), t.g.battle) == ("slytherin", "gryffindor", None), "the guest is thrown out"


def test_ravenclaw() -> None:
    t = Table()
    t.wizard(0, square="shrieking_shack", spells=("stupefy",))
    t.wizard(1, square="ravenclaw")
    t.turn(0, dice=(1,))
    t.act(Walk(("ravenclaw",)))
    assert t.g.battle is not None, "nobody's house: a plain square"


@pytest.mark.parametrize(
    "square", ["quidditch_pitch", "hagrids_cabin", "dungeons", "shrieking_shack", "forbidden_forest"]
)
def test_event_squares(square: str) -> None:
    t = Table()
    t.wizard(0, sp=150)
    t.top("house_points")
    t.use(0, square)
    assert t.sp(0) == (169 if square == "forbidden_forest" else 155)
    assert t.under("house_points")
    t = Table(events=False)
    t.wizard(0, sp=150)
    t.use(0, square)
    assert t.sp(0) == 150, "without the event deck a plain square"


def test_quidditch_pitch() -> None:
    test_event_squares("quidditch_pitch")


def test_hagrids_cabin() -> None:
    test_event_squares("hagrids_cabin")


def test_dungeons() -> None:
    test_event_squares("dungeons")


def test_shrieking_shack() -> None:
    test_event_squares("shrieking_shack")


def test_forbidden_forest() -> None:
    test_event_squares("forbidden_forest")


def test_greenhouse() -> None:
    t = Table()
    t.use(0, "greenhouse")
    assert t.sp(0) == 10


def test_charms_classroom() -> None:
    t = Table()
    t.wizard(0, square="slytherin")
    t.turn(0, dice=(2,))
    t.act(Walk(("dungeons", "charms_classroom")))
    assert t.sp(0) == 15, "the lesson and the study bonus"


def test_room_of_requirement() -> None:
    t = Table()
    t.g.cabinet = "library"
    t.top("elder_wand", "broomstick")
    t.use(0, "room_of_requirement")
    assert t.options(0) == (Take("elder_wand"), Take("broomstick"), Leave())
    t.act(Take("broomstick"))
    assert t.g.wizards[0].item == "broomstick"
    assert t.under("elder_wand")


def test_potions_shop() -> None:
    t = Table()
    t.wizard(0, sp=30, potion="pomphreys_brew")
    t.top("power_potion", "pumpkin_juice")
    t.use(0, "potions_shop")
    with pytest.raises(Illegal, match="one-potion"):
        t.act(Buy("power_potion"))
    t.act(Sell("pomphreys_brew"))
    t.act(Buy("power_potion"))
    t.act(Finish())
    assert (t.g.wizards[0].potion, t.sp(0)) == ("power_potion", 30)


def test_infirmary() -> None:
    t = Table()
    t.wizard(0, hp=3, square="ravenclaw")
    t.wizard(1, square="infirmary", spells=("stupefy",))
    t.turn(0, dice=(1,))
    t.act(Walk(("infirmary",)))
    assert (t.g.battle, t.hp(0)) == (None, 4), "nothing but the rest now"
    t.turn(0, dice=(5,))
    assert (t.square(0), t.hp(0)) == ("infirmary", 10)
    assert not t.g.wizards[0].resting


def test_three_broomsticks() -> None:
    t = Table()
    t.wizard(0, sp=100, hp=3)
    t.use(0, "three_broomsticks", dice=(4,))
    assert t.hp(0) == 7


def test_restricted_section() -> None:
    t = Table()
    t.wizard(0, sp=110)
    t.top("incendio", "protego", "accio")
    t.use(0, "restricted_section")
    t.act(Buy("incendio"))
    t.act(Finish())
    assert (t.g.wizards[0].spells, t.square(0)) == (("incendio",), "gryffindor"), "95 SP: home after the trade"


def test_snapes_cabinet() -> None:
    t = Table()
    t.wizard(0, sp=150)
    t.top("love_potion", "elixir_of_life")
    t.use(0, "snapes_cabinet")
    t.act(Buy("love_potion"))
    t.act(Finish())
    assert (t.g.wizards[0].potion, t.sp(0)) == ("love_potion", 125)


def test_dumbledores_office() -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.top("accio")
    t.use(0, "dumbledores_office")
    t.act(Take("accio"))
    assert t.g.wizards[0].spells == ("accio",)


def test_diagon_alley() -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.top("speed_potion")
    t.use(0, "diagon_alley")
    t.act(Take("speed_potion"))
    assert t.g.wizards[0].potion == "speed_potion"


@pytest.mark.parametrize("door", ["door_snape", "door_restricted"])
def test_dark_doorways(door: str) -> None:
    t = Table()
    t.wizard(0, sp=199)
    t.use(0, door)
    assert not t.g.waiting, "199 SP do not open it"
    t.wizard(0, sp=200)
    t.use(0, door)
    assert t.options(0) == (StayOut(), Enter())
    t.act(Enter())
    assert (t.battle.contest, t.square(0)) == ("chamber", "chamber")


def test_door_snape() -> None:
    t = Table(length="short")
    t.wizard(0, sp=120)
    t.use(0, "door_snape")
    assert Enter() in t.options(0), "earlier in a short game"


def test_door_restricted() -> None:
    t = Table()
    t.wizard(0, sp=200)
    t.use(0, "door_restricted")
    t.act(StayOut())
    assert t.square(0) == "door_restricted"


def test_vcab_square() -> None:
    t = Table()
    t.wizard(0, sp=100)
    t.g.cabinet = "greenhouse"
    t.use(0, "vcab_square")
    assert (t.square(0), t.sp(0)) == ("greenhouse", 110), "down, and the lower square is used too"


def test_vcab_piece() -> None:
    t = Table()
    t.g.cabinet = "greenhouse"
    t.wizard(0, sp=100)
    t.use(0, "greenhouse")
    assert (t.square(0), t.sp(0)) == ("vcab_square", 100), "up, and that is all"
    t.wizard(0, sp=99)
    t.use(0, "greenhouse")
    assert (t.square(0), t.sp(0)) == ("greenhouse", 109), "below 100 SP just the square"


def test_vcab_must_be_won_in_battle_first() -> None:
    t = Table()
    t.g.cabinet = "dungeons"
    t.wizard(0, sp=100, square="slytherin", spells=("stupefy",))
    t.wizard(1, sp=100, square="dungeons", hp=2)
    t.turn(0, dice=(1,))
    t.act(Walk(("dungeons",)))
    t.round(at("stupefy"), RUN, dice=(2, 1))
    assert t.square(0) == "vcab_square"


def test_vcab_moves_counter_clockwise_and_takes_nobody() -> None:
    from greathall.games.hogwarts_board.turn import CABINET

    t = Table()
    t.wizard(0, sp=100, square="hufflepuff")
    t.dice(2)
    t.do([CABINET])
    assert (t.g.cabinet, t.square(0)) == ("hufflepuff", "hufflepuff")


@pytest.mark.parametrize("stair", ["stair_north", "stair_south"])
def test_staircases(stair: str) -> None:
    t = Table()
    t.wizard(0, sp=100, hp=5)
    t.use(0, stair)
    assert (t.hp(0), t.sp(0), t.square(0)) == (5, 100, stair)


def test_stair_north() -> None:
    t = Table()
    t.wizard(0, sp=99, square="library")
    t.turn(0, dice=(1,))
    with pytest.raises(Illegal, match="upper-level"):
        t.g.act(0, Walk(("stair_north",)))


def test_stair_south() -> None:
    t = Table()
    t.wizard(0, sp=100, square="room_of_requirement")
    t.turn(0, dice=(2,))
    assert Walk(("stair_south", "diagon_alley")) in t.options(0)


def test_chamber() -> None:
    t = Table()
    t.wizard(0, sp=250, spells=("incendio_2",))
    t.g.death_eaters = ["", ""]
    t.use(0, "door_snape")
    t.act(Enter())
    t.battler("voldemort").hp = 4
    t.round(at("incendio_2", "voldemort"), dice=(3, 2, 1))
    assert t.g.over
    assert t.g.winners == (0,)


def test_a_move_never_goes_back_over_its_own_squares() -> None:
    t = Table()
    t.wizard(0, sp=100, square="library")
    t.turn(0, dice=(4,))
    for walk in t.options(0):
        assert len(walk.path) == 4
        assert len({"library", *walk.path}) == 5
    with pytest.raises(Illegal, match="no-such-way"):
        t.g.act(0, Walk(("dining_hall", "library", "dining_hall", "library")))
