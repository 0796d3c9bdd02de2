"""One scenario for each potion, and every note on it."""

from __future__ import annotations

from greathall.games.hogwarts_board.actions import Cast, CastAt, Charm, Drink, KeepDice, Melee, Roll, Strike, Walk

from .table import DE1, RUN, WAIT, Table


def at(spell: str, who: int | str = 1) -> CastAt:
    return CastAt(spell, f"seat_{who}" if isinstance(who, int) else who)


def test_pumpkin_juice() -> None:
    t = Table()
    t.wizard(0, hp=5, potion="pumpkin_juice")
    t.turn(0, dice=(1,))
    t.act(Drink("pumpkin_juice"))
    assert t.hp(0) == 8
    assert t.under("pumpkin_juice")


def test_elixir_of_life() -> None:
    t = Table()
    t.wizard(0, sp=100, hp=3, potion="elixir_of_life")
    t.wizard(1, sp=100, spells=("stupefy",))
    t.fight(0, 1)
    t.round(Drink("elixir_of_life"), at("stupefy", 0), dice=(2,))
    assert t.hp(0) == 7, "five more and one less"


def test_pomphreys_brew() -> None:
    t = Table()
    t.wizard(0, sp=200, potion="pomphreys_brew", spells=("stupefy",))
    t.wizard(1, sp=200, spells=("snare", "petrificus_totalus"))
    t.fight(0, 1)
    b = t.battler(0)
    b.snared = b.confunded = b.bewildered = b.disarmed = 2
    b.bleeding = b.envenomed = b.touched = True
    t.round(Drink("pomphreys_brew"), at("petrificus_totalus", 0), dice=(2,))
    b = t.battler(0)
    assert (b.snared, b.confunded, b.bewildered, b.disarmed, b.petrified) == (0, 0, 0, 0, 0)
    assert (b.bleeding, b.envenomed) == (False, False)
    t.round(at("stupefy"), at("snare", 0), dice=(2, 2))
    assert not t.battler(0).snared, "immune until the turn ends"


def test_pomphreys_brew_ends_love_and_lasts_a_turn() -> None:
    t = Table()
    t.wizard(0, loves=1, potion="pomphreys_brew")
    t.turn(0, dice=(1, 1, 1))
    t.act(Drink("pomphreys_brew"), dice=(1,))
    assert t.g.wizards[0].loves == -1
    assert t.g.wizards[0].brewed
    t.act(t.options(0)[0])
    assert not t.g.wizards[0].brewed


def test_power_potion() -> None:
    t = Table()
    t.wizard(0, sp=20, potion="power_potion")
    t.turn(0)
    t.act(Drink("power_potion"), dice=(3,))
    assert t.sp(0) == 120
    assert any("stair_north" in walk.path for walk in t.options(0)), "the upper level is open"
    t.g.agenda.clear()
    t.g.waiting = ()
    t.turn(0)
    assert t.sp(0) == 120, "two rounds"
    t.g.agenda.clear()
    t.g.waiting = ()
    t.turn(0)
    assert t.sp(0) == 20


def test_power_potion_may_be_spent_and_costs_all_there_is() -> None:
    t = Table()
    t.wizard(0, sp=0, potion="power_potion")
    t.turn(0)
    t.act(Drink("power_potion"))
    t.g.lose_sp(0, 70)
    assert t.sp(0) == 30
    t.g.agenda.clear()
    t.g.waiting = ()
    for _ in range(2):
        t.turn(0)
        t.g.agenda.clear()
        t.g.waiting = ()
    assert t.sp(0) == 0


def test_liquid_luck() -> None:
    t = Table()
    t.wizard(0, potion="liquid_luck")
    t.rolls(2, 5)
    t.turn(0)
    t.g.act(0, Drink("liquid_luck"))
    assert t.options(0) == (KeepDice((2,)), KeepDice((5,)))
    t.g.act(0, KeepDice((5,)))
    assert {len(walk.path) for walk in t.options(0)} == {5}


def test_liquid_luck_chooses_for_everybody_and_pairs_of_dice() -> None:
    t = Table()
    t.g.lucky = 1
    t.rolls(1, 1, 2, 3)
    t.event("dark_mark", 0)
    assert t.g.waiting == (1,)
    assert t.options(1) == (KeepDice((1, 1)), KeepDice((2, 3)))
    t.g.act(1, KeepDice((2, 3)))
    assert t.g.death_eaters == ["diagon_alley", "vcab_square"]


def test_liquid_luck_is_for_one_at_a_time_and_ends_with_the_turn() -> None:
    t = Table()
    t.wizard(0, potion="liquid_luck")
    t.g.lucky = 1
    t.turn(0)
    assert not any(isinstance(option, Drink) for option in t.options(0))
    t.g.lucky = -1
    t.wizard(1, sp=100)
    t.g.agenda.clear()
    t.g.waiting = ()
    t.turn(0)
    t.act(Drink("liquid_luck"))
    while t.g.waiting:
        t.g.act(0, t.options(0)[0])
    assert t.g.lucky == -1


def test_speed_potion() -> None:
    t = Table()
    t.wizard(0, sp=100, potion="speed_potion", spells=("incendio", "stupefy"))
    t.wizard(1, sp=100, spells=("stupefy",))
    t.turn(0)
    t.act(Drink("speed_potion"))
    t.g.agenda.clear()
    t.g.waiting = ()
    t.fight(0, 1)
    t.round(at("incendio"), RUN)
    t.act(at("stupefy"), dice=(2, 1, 2))
    assert t.hp(1) == 6, "two actions at once"
    t.round(at("stupefy"), RUN, dice=(2, 1))
    assert t.hp(1) == 5, "every other battle round"
    t.round(at("stupefy"), RUN)
    assert t.g.waiting == (0,)


def test_speed_potion_drunk_in_battle_begins_with_the_next_round() -> None:
    t = Table()
    t.wizard(0, sp=100, potion="speed_potion", spells=("stupefy",))
    t.wizard(1, sp=100, spells=("stupefy",))
    t.fight(0, 1)
    t.round(Drink("speed_potion"), RUN, dice=(1,))
    t.round(at("stupefy"), RUN)
    t.act(at("stupefy"), dice=(2, 1, 2))
    assert t.hp(1) == 8
    t.round(at("stupefy"), RUN, dice=(2, 1))
    assert t.battle.round == 4


def test_speed_potion_does_not_use_a_one_time_card_twice() -> None:
    t = Table()
    t.wizard(0, sp=200, spells=("lightning_bolt", "stupefy"), speedy=True)
    t.wizard(1, sp=200, spells=("stupefy",))
    t.fight(0, 1)
    t.round(at("lightning_bolt"), RUN)
    assert at("lightning_bolt") not in t.options(0)
    assert at("stupefy") in t.options(0)


def test_strength_potion() -> None:
    t = Table()
    t.wizard(0, hp=8, sp=100, potion="strength_potion", spells=("incendio",))
    t.wizard(1, sp=100)
    t.turn(0)
    t.act(Drink("strength_potion"))
    assert t.hp(0) == 13
    t.g.agenda.clear()
    t.g.waiting = ()
    t.fight(0, 1)
    t.round(at("incendio"), RUN, dice=(2, 1))
    assert t.hp(1) == 6
    t.g.agenda.clear()
    t.g.waiting = ()
    t.g.battle = None
    t.wizard(0, square="gryffindor")
    t.turn(0)
    assert t.hp(0) == 10, "what is above 10 is lost"


def test_strength_potion_in_battle_heals_at_once_and_strikes_later() -> None:
    t = Table()
    t.wizard(0, hp=9, sp=100, potion="strength_potion", spells=("stupefy",), item="basilisk_fang")
    t.wizard(1, sp=100)
    t.fight(0, 1)
    t.round(Drink("strength_potion"), RUN, dice=(1,))
    assert t.hp(0) == 14
    t.round(Strike("basilisk_fang", "seat_1"), RUN, dice=(2, 1))
    assert t.hp(1) == 7
    t.round(RUN, RUN, dice=(1, 1))
    assert t.hp(1) == 6, "venom is not strengthened"


def test_love_potion() -> None:
    t = Table(3)
    t.wizard(0, sp=100, potion="love_potion", spells=("stupefy",))
    t.wizard(1, sp=100, spells=("stupefy",))
    t.wizard(2, sp=20, spells=("stupefy",))
    t.turn(0)
    t.act(Charm(2))
    assert t.g.wizards[2].loves == 0
    t.g.agenda.clear()
    t.g.waiting = ()
    t.fight(0, 1, square="forbidden_forest")
    assert t.g.waiting == (0, 1, 2), "the enamored joins wherever the piece stands, whatever the SP"
    assert t.square(2) == "slytherin"
    assert at("stupefy", 0) not in t.options(2)
    assert RUN not in t.options(2), "nobody leaves their love"


def test_love_potion_gives_consequences_to_the_loved_one() -> None:
    t = Table(3)
    t.wizard(0, sp=100, spells=("stupefy",))
    t.wizard(1, sp=100, hp=2, came=("slytherin", "dungeons"))
    t.wizard(2, sp=100, loves=0, spells=("stupefy",))
    t.fight(0, 1)
    t.round(RUN, RUN, at("stupefy", 1), dice=(1, 1, 2))
    assert (t.sp(0), t.sp(1), t.sp(2)) == (125, 90, 100)


def test_love_potion_defeat_of_the_enamored_costs_the_loved_one() -> None:
    t = Table(3)
    t.wizard(0, sp=100, spells=("stupefy",))
    t.wizard(1, sp=100, spells=("incendio",))
    t.wizard(2, sp=100, hp=2, loves=0)
    t.fight(0, 1)
    t.round(RUN, at("incendio", 2), WAIT, dice=(1, 2))
    assert (t.sp(0), t.sp(2), t.square(2)) == (90, 100, "infirmary")


def test_love_potion_lets_the_enamored_run_after_the_loved_one_and_fight_for_themselves() -> None:
    t = Table(3)
    t.wizard(0, sp=100, came=("slytherin", "dungeons"))
    t.wizard(1, sp=100, hp=2, spells=("stupefy",))
    t.wizard(2, sp=50, loves=0, spells=("stupefy",))
    t.fight(0, 1)
    t.round(RUN, RUN, at("stupefy"), dice=(1, 1, 1))
    assert RUN in t.options(2), "the loved one has tried to run"
    t.round(RUN, RUN, at("stupefy"), dice=(3, 1, 1))
    t.round(RUN, at("stupefy"), dice=(1, 2))
    assert (t.sp(0), t.sp(2)) == (90, 75)


def test_love_potion_runner_goes_home() -> None:
    t = Table(3)
    t.wizard(0, sp=100)
    t.wizard(1, sp=100, spells=("stupefy",))
    t.wizard(2, loves=0, square="library")
    t.fight(0, 1)
    t.round(RUN, RUN, WAIT, dice=(1, 1))
    t.round(RUN, RUN, RUN, dice=(1, 1, 3))
    assert t.square(2) == "slytherin"


def test_love_potion_against_voldemort() -> None:
    t = Table()
    t.wizard(0, sp=300, spells=("incendio_2",))
    t.wizard(1, sp=0, loves=0)
    t.fight(0, contest="chamber")
    assert t.g.waiting == (0, 1)
    assert RUN not in t.options(1)
    t.round(RUN, WAIT, dice=(3, 1, 2), lots=(2,))
    assert t.hp(1) == 4
    assert RUN in t.options(1), "after the first hit by Voldemort"


def test_love_potion_dying_for_love_leaves_100_sp() -> None:
    t = Table()
    t.wizard(0, sp=300, spells=("incendio_2",))
    t.wizard(1, sp=150, hp=3, loves=0)
    t.fight(0, contest="chamber")
    t.round(RUN, WAIT, dice=(3, 1, 2), lots=(2,))
    assert (t.sp(1), t.hp(1), t.square(1)) == (100, 10, "hufflepuff")


def test_love_potion_ends_when_the_user_attacks_the_enamored() -> None:
    t = Table(3)
    t.wizard(0, sp=100, spells=("stupefy",))
    t.wizard(1, sp=100, spells=("stupefy",))
    t.wizard(2, loves=0)
    t.fight(0, 1)
    t.round(at("stupefy", 2), RUN, WAIT, dice=(1, 1))
    assert t.g.wizards[2].loves == -1


def test_love_potion_is_cured_by_three_squares() -> None:
    for square, start in (("infirmary", "ravenclaw"), ("potions_shop", "slytherin")):
        t = Table()
        t.wizard(0, loves=1, square=start)
        t.turn(0, dice=(1,))
        t.act(Walk((square,)))
        assert t.g.wizards[0].loves == -1
    t = Table()
    t.wizard(0, loves=1, sp=100, square="diagon_alley")
    t.turn(0, dice=(1,))
    t.act(Walk(("snapes_cabinet",)))
    assert t.g.wizards[0].loves == -1


def test_love_potion_on_the_only_enemy_ends_the_battle() -> None:
    t = Table()
    t.wizard(0, sp=100, potion="love_potion")
    t.wizard(1, sp=100, spells=("incendio",))
    t.fight(0, 1)
    t.round(Charm(1), at("incendio", 0), dice=(2,))
    assert t.g.battle is None
    assert (t.sp(0), t.sp(1), t.hp(0)) == (100, 100, 7)


def test_love_potion_lovers_share_squares() -> None:
    t = Table()
    t.wizard(0, sp=100, spells=("stupefy",), square="slytherin")
    t.wizard(1, sp=100, spells=("stupefy",), square="dungeons", loves=0)
    t.turn(0, dice=(1,))
    t.act(Walk(("dungeons",)))
    assert t.g.battle is None


def test_love_potion_forbids_spells_from_afar_and_potions_at_the_loved_one() -> None:
    t = Table(3)
    t.wizard(0, sp=200, spells=("stupefy",), item="elder_wand")
    t.wizard(1, sp=200, spells=("stupefy",))
    t.wizard(2, sp=200, loves=0, spells=("lightning_bolt", "accio"), potion="love_potion")
    t.fight(0, 1)
    aimed = {getattr(option, "target", None) for option in t.options(2)}
    assert "seat_0" not in aimed
    assert 0 not in aimed


def test_love_potion_in_the_world_cup_takes_no_place() -> None:
    t = Table(3)
    t.wizard(0, sp=0, spells=("stupefy",))
    t.wizard(1, sp=0, hp=2)
    t.wizard(2, sp=0, loves=0)
    t.event("quidditch_world_cup")
    t.round(at("stupefy"), RUN, WAIT, dice=(2, 1))
    assert (t.sp(0), t.sp(1), t.sp(2)) == (35, 20, 0)


def test_potions_are_drunk_once_and_work_without_a_roll() -> None:
    t = Table()
    t.wizard(0, sp=200, hp=5, potion="pumpkin_juice")
    t.fight(0, foes=DE1, square="forbidden_forest")
    t.battler(0).confunded = 2
    t.battler(0).touched = True
    t.round(Drink("pumpkin_juice"), dice=(3, 1))
    assert t.hp(0) == 8
    assert t.g.wizards[0].potion == ""


def test_roll_before_drinking_is_possible() -> None:
    t = Table()
    t.wizard(0, hp=5, potion="pumpkin_juice")
    t.turn(0)
    t.act(Roll(), dice=(1,))
    t.top("house_points")
    t.act(Walk(("quidditch_pitch",)))
    t.act(Drink("pumpkin_juice"))
    assert (t.hp(0), t.sp(0)) == (9, 10), "three by the juice, one by resting; five by the event, five by studying"


def test_form_drinks_nothing() -> None:
    t = Table()
    t.wizard(0, sp=200, potion="pumpkin_juice", spells=("transfiguration_troll",))
    t.wizard(1, sp=200, spells=("stupefy",))
    t.fight(0, 1)
    t.round(Cast("transfiguration_troll"), RUN, dice=(2, 1))
    assert set(t.options(0)) == {Melee("seat_1"), RUN}
