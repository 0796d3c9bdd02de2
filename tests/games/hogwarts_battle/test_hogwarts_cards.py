"""The sixty Hogwarts cards, one scenario each."""

from __future__ import annotations

from typing import Any

from greathall.games.hogwarts_battle.actions import AcquireToTop, Choose, PickHero
from tests.games.hogwarts_battle.table import reveal, table

# -- box 1 -------------------------------------------------------------------------------------------------------------


def test_wingardium_leviosa() -> None:
    t = table(hand="wingardium_leviosa", market="quidditch_gear reparo", influence=5).play("wingardium_leviosa")
    t.expect(influence=(6, 0))
    assert not t.offers(AcquireToTop("reparo"))
    t.acquire_to_top("quidditch_gear").acquire("reparo")
    assert t.g.decks[0][-1] == "quidditch_gear"
    t.expect(discard="reparo", influence=(0, 0))


def test_reparo() -> None:
    table(hand="reparo").play("reparo").choose("influence_2").expect(influence=(2, 0))
    table(hand="reparo", deck="firebolt").play("reparo").choose("draw_1").expect(hand="firebolt")


def test_incendio() -> None:
    table(hand="incendio", deck="firebolt").play("incendio").expect(attack=(1, 0), hand="firebolt")


def test_lumos() -> None:
    t = table(hand="lumos", decks=("firebolt", "trevor")).play("lumos")
    assert t.g.hands == [["firebolt"], ["trevor"]]


def test_descendo() -> None:
    table(hand="descendo").play("descendo").expect(attack=(2, 0))


def test_essence_of_dittany() -> None:
    table(hand="essence_of_dittany", health=(9, 4)).play("essence_of_dittany").pick(1).expect(health=(9, 6))


def test_quidditch_gear() -> None:
    table(hand="quidditch_gear", health=(9, 4)).play("quidditch_gear").expect(health=(10, 4), attack=(1, 0))


def test_sorting_hat() -> None:
    t = table(hand="sorting_hat", market="dobby finite", influence=5).play("sorting_hat").expect(influence=(7, 0))
    assert not t.offers(AcquireToTop("finite"))
    t.acquire_to_top("dobby")
    assert t.g.decks[0][-1] == "dobby"


def test_golden_snitch() -> None:
    table(hand="golden_snitch", deck="firebolt").play("golden_snitch").expect(influence=(2, 0), hand="firebolt")


def test_oliver_wood() -> None:
    t = table(hand="oliver_wood", villains="crabbe_and_goyle", damage=4, health=(10, 5)).play("oliver_wood")
    t.assign("crabbe_and_goyle").pick(1).expect(health=(10, 7))


def test_rubeus_hagrid() -> None:
    t = table(hand="rubeus_hagrid", health=(9, 4)).play("rubeus_hagrid").expect(health=(10, 5), attack=(1, 0))
    t.expect(played=["rubeus_hagrid"])


def test_albus_dumbledore() -> None:
    t = table(hand="albus_dumbledore", health=(9, 4), decks=("firebolt", "trevor")).play("albus_dumbledore")
    t.expect(attack=(1, 1), influence=(1, 1), health=(10, 5))
    assert t.g.hands == [["firebolt"], ["trevor"]]


# -- box 2 -------------------------------------------------------------------------------------------------------------


def test_finite() -> None:
    table(game=2, hand="finite finite", control=1).play("finite").expect(control=0).play("finite").expect(control=0)


def test_expelliarmus() -> None:
    table(game=2, hand="expelliarmus", deck="firebolt").play("expelliarmus").expect(attack=(2, 0), hand="firebolt")


def test_polyjuice_potion() -> None:
    t = table(game=2, hand="polyjuice_potion polyjuice_potion ginny_weasley").play("polyjuice_potion")
    t.play("ginny_weasley").play("polyjuice_potion").copy_ally("ginny_weasley")
    t.expect(attack=(2, 0), influence=(2, 0), plays=(0, 2, 1))
    t = table(game=2, hand="polyjuice_potion ginny_weasley").play("ginny_weasley", "polyjuice_potion").decline()
    t.expect(attack=(1, 0))


def test_nimbus_2001() -> None:
    t = table(game=2, hand="nimbus_2001", villains="crabbe_and_goyle", damage=3).play("nimbus_2001")
    t.assign("crabbe_and_goyle", 2).expect(influence=(2, 0))


def test_gilderoy_lockhart() -> None:
    t = table(game=2, hand="gilderoy_lockhart alohomora", deck="firebolt hedwig").play("gilderoy_lockhart")
    t.discard("alohomora").expect(hand="firebolt", discard="alohomora")
    t = reveal("flipendo", game=2, hand="gilderoy_lockhart", deck="firebolt hedwig")
    t.expect(hand="firebolt", discard="gilderoy_lockhart")


def test_dobby() -> None:
    table(game=2, hand="dobby", deck="firebolt", control=2).play("dobby").expect(control=1, hand="firebolt")


def test_ginny_weasley() -> None:
    table(game=2, hand="ginny_weasley").play("ginny_weasley").expect(attack=(1, 0), influence=(1, 0))


def test_fawkes() -> None:
    table(game=2, hand="fawkes").play("fawkes").choose("attack_2").expect(attack=(2, 0))
    t = table(game=2, hand="fawkes", health=(5, 9)).play("fawkes").choose("all_health_2")
    t.expect(health=(7, 10), attack=(0, 0))


def test_arthur_weasley() -> None:
    table(game=2, hand="arthur_weasley").play("arthur_weasley").expect(influence=(2, 2))


def test_molly_weasley() -> None:
    t = table(game=2, hand="molly_weasley", health=(5, 5)).play("molly_weasley")
    t.expect(influence=(1, 1), health=(7, 7))


# -- box 3 -------------------------------------------------------------------------------------------------------------


def test_expecto_patronum() -> None:
    t = table(game=3, heroes="ron hermione", hand="expecto_patronum", control=1).play("expecto_patronum")
    t.expect(attack=(1, 0), control=0)


def test_petrificus_totalus() -> None:
    t = table(game=3, hand="petrificus_totalus incendio", villains="basilisk dementor", deck="firebolt alohomora")
    t.play("petrificus_totalus").target("basilisk").expect(attack=(1, 0), shields=(1, 0))
    t.play("incendio").expect(hand="firebolt")  # its ban is switched off
    t.end()  # Ron's turn: still
    assert not t.g.works("basilisk")
    t.g.events = ["regeneration"]
    t.end()  # Harry's next turn: it works again
    assert t.g.works("basilisk")


def test_chocolate_frog() -> None:
    t = table(game=3, hand="chocolate_frog", health=(10, 5)).play("chocolate_frog").pick(1)
    t.expect(influence=(0, 1), health=(10, 6))
    reveal("flipendo", game=3, hand="chocolate_frog", health=(5, 5)).expect(influence=(1, 0), health=(5, 5))


def test_butterbeer() -> None:
    t = table(game=3, heroes="harry ron hermione", hand="butterbeer", health=(5, 5, 5)).play("butterbeer").pick(2)
    assert not t.offers(PickHero(2))
    t.pick(0).expect(influence=(1, 0, 1), health=(6, 5, 6))


def test_crystal_ball() -> None:
    t = table(game=3, hand="crystal_ball alohomora", deck="firebolt hedwig").play("crystal_ball")
    t.discard("alohomora").expect(hand="firebolt hedwig", discard="alohomora")


def test_marauders_map() -> None:
    table(game=3, hand="marauders_map", deck="firebolt hedwig").play("marauders_map").expect(hand="firebolt hedwig")
    t = reveal("flipendo", game=3, hand="marauders_map", decks=("firebolt", "trevor"))
    assert t.g.hands == [["firebolt"], ["trevor"]]


def test_sybill_trelawney() -> None:
    t = table(game=3, hand="sybill_trelawney", deck="alohomora hedwig").play("sybill_trelawney").discard("alohomora")
    t.expect(influence=(2, 0), hand="hedwig")
    t = table(game=3, hand="sybill_trelawney", deck="alohomora hedwig").play("sybill_trelawney").discard("hedwig")
    t.expect(influence=(0, 0), hand="alohomora")


def test_remus_lupin() -> None:
    t = table(game=3, hand="remus_lupin", health=(10, 5)).play("remus_lupin").pick(1)
    t.expect(attack=(1, 0), health=(10, 8))


def test_sirius_black() -> None:
    table(game=3, hand="sirius_black").play("sirius_black").expect(attack=(2, 0), influence=(1, 0))


# -- box 4 -------------------------------------------------------------------------------------------------------------


def test_accio() -> None:
    t = table(game=4, hand="accio", discard="firebolt bezoar hedwig").play("accio").choose("take_item").take("bezoar")
    t.expect(hand="bezoar", discard="firebolt hedwig")
    t = table(game=4, hand="accio", discard="hedwig").play("accio")  # no item to take: the influence it is
    t.expect(influence=(2, 0))


def test_protego() -> None:
    table(game=4, hand="protego", health=(5, 5)).play("protego").expect(attack=(1, 0), health=(6, 5))
    reveal("flipendo", game=4, hand="protego").expect(attack=(1, 0), health=(10, 10))


def test_hogwarts_a_history() -> None:
    t = table(game=4, hand="hogwarts_a_history").dice("ravenclaw:influence").play("hogwarts_a_history")
    t.roll("ravenclaw").expect(influence=(1, 1))


def test_pensieve() -> None:
    t = table(game=4, hand="pensieve", decks=("firebolt", "trevor")).play("pensieve").pick(0)
    t.expect(influence=(1, 1))
    assert t.g.hands == [["firebolt"], ["trevor"]]


def test_triwizard_cup() -> None:
    t = table(game=4, hand="triwizard_cup", health=(5, 5)).play("triwizard_cup")
    t.expect(attack=(1, 0), influence=(1, 0), health=(6, 5))


def test_fleur_delacour() -> None:
    t = table(game=4, hand="fleur_delacour ginny_weasley", health=(5, 5)).play("fleur_delacour")
    t.expect(influence=(2, 0), health=(5, 5)).play("ginny_weasley").expect(health=(7, 5))
    t = table(game=4, hand="fleur_delacour ginny_weasley", health=(5, 5)).play("ginny_weasley", "fleur_delacour")
    t.expect(health=(7, 5))


def test_cedric_diggory() -> None:
    t = table(game=4, hand="cedric_diggory", health=(5, 5)).dice("hufflepuff:health").play("cedric_diggory")
    t.expect(attack=(1, 0), health=(6, 6))


def test_viktor_krum() -> None:
    t = table(game=4, hand="viktor_krum", villains="crabbe_and_goyle", damage=3, health=(5, 5)).play("viktor_krum")
    t.assign("crabbe_and_goyle", 2).expect(influence=(1, 0), health=(6, 5))


def test_alastor_mad_eye_moody() -> None:
    t = table(game=4, heroes="ron neville", hand="alastor_mad_eye_moody", control=3).play("alastor_mad_eye_moody")
    t.expect(influence=(2, 0), control=2)


def test_pomona_sprout() -> None:
    t = table(game=4, hand="pomona_sprout", health=(5, 5)).dice("hufflepuff:attack").play("pomona_sprout").pick(1)
    t.expect(influence=(1, 0), health=(5, 7), attack=(1, 1))


def test_filius_flitwick() -> None:
    t = table(game=4, hand="filius_flitwick", decks=("firebolt hedwig", "trevor")).dice("ravenclaw:card")
    t.play("filius_flitwick").expect(influence=(1, 0), hand="firebolt hedwig")
    assert t.g.hands[1] == ["trevor"]


def test_minerva_mcgonagall() -> None:
    t = table(game=4, hand="minerva_mcgonagall").dice("gryffindor:influence").play("minerva_mcgonagall")
    t.expect(influence=(2, 1), attack=(1, 0))


def test_severus_snape() -> None:
    t = table(game=4, hand="severus_snape", health=(5, 5)).dice("slytherin:attack").play("severus_snape")
    t.expect(attack=(2, 1), health=(7, 5))


# -- box 5 -------------------------------------------------------------------------------------------------------------


def test_stupefy() -> None:
    t = table(game=5, heroes="ron neville", hand="stupefy", deck="firebolt", control=1).play("stupefy")
    t.expect(attack=(1, 0), control=0, hand="firebolt")


def test_owls() -> None:
    t = table(game=5, hand="owls alohomora alohomora alohomora", health=(5, 5)).play("alohomora", "owls")
    t.expect(attack=(0, 0), influence=(3, 0)).play("alohomora").expect(attack=(1, 0), health=(6, 5))
    t.play("alohomora").expect(attack=(1, 0), health=(6, 5))


def test_cho_chang() -> None:
    t = table(game=5, hand="cho_chang", deck="alohomora alohomora firebolt").dice("ravenclaw:influence")
    t.play("cho_chang").discard("alohomora", "alohomora")
    t.expect(hand="firebolt", influence=(1, 1), discard="alohomora alohomora")


def test_fred_weasley() -> None:
    t = table(game=5, hands=("fred_weasley", "ginny_weasley")).dice("gryffindor:attack").play("fred_weasley")
    t.expect(influence=(1, 1), attack=(2, 1))
    t = table(game=5, hands=("fred_weasley ginny_weasley", "")).dice("gryffindor:attack").play("fred_weasley")
    t.expect(influence=(0, 0))


def test_george_weasley() -> None:
    t = table(game=5, hands=("george_weasley", "fred_weasley molly_weasley"), health=(5, 5))
    t.dice("gryffindor:influence").play("george_weasley").expect(health=(6, 6), attack=(1, 0), influence=(1, 1))


def test_nymphadora_tonks() -> None:
    for word, gains in (("influence_3", {"influence": (3, 0)}), ("attack_2", {"attack": (2, 0)})):
        table(game=5, hand="nymphadora_tonks").play("nymphadora_tonks").choose(word).expect(**gains)
    t = table(game=5, heroes="ron neville", hand="nymphadora_tonks", control=1).play("nymphadora_tonks")
    t.choose("remove_1").expect(control=0)


def test_luna_lovegood() -> None:
    t = table(game=5, hand="luna_lovegood owls owls").dice("ravenclaw:influence").play("luna_lovegood")
    t.expect(influence=(2, 1), attack=(0, 0)).play("owls").expect(attack=(1, 0)).play("owls").expect(attack=(1, 0))


def test_kingsley_shacklebolt() -> None:
    t = table(game=5, heroes="ron hermione", hand="kingsley_shacklebolt", control=1, health=(5, 5))
    t.play("kingsley_shacklebolt").expect(attack=(2, 0), health=(6, 5), control=0)


# -- box 6 -------------------------------------------------------------------------------------------------------------


def test_confundus() -> None:
    places: dict[str, Any] = {
        "game": 6,
        "heroes": "ron hermione",
        "villains": "dementor basilisk",
        "control": 2,
        "attack": 1,
    }
    t = table(hand="confundus", **places).play("confundus").assign("dementor").expect(control=2)
    t.assign("basilisk").expect(control=1)
    t = table(hand="confundus", **{**places, "attack": 2}).assign("dementor").assign("basilisk").play("confundus")
    t.expect(control=1)


def test_bezoar() -> None:
    t = table(game=6, hand="bezoar", deck="firebolt", health=(10, 5)).play("bezoar").pick(1)
    t.expect(health=(10, 8), hand="firebolt")


def test_deluminator() -> None:
    places: dict[str, Any] = {"game": 6, "heroes": "ron hermione", "hand": "deluminator"}
    table(control=3, **places).play("deluminator").choose("remove_2").expect(control=1)
    t = table(control=1, **places).play("deluminator")
    assert t.options() == [Choose("remove_0"), Choose("remove_1"), Choose("remove_2")]
    t.choose("remove_0").quiet().expect(control=1)
    table(control=1, **places).play("deluminator").choose("remove_2").quiet().expect(control=0)
    table(control=0, **places).play("deluminator").quiet()


def test_advanced_potion_making() -> None:
    t = table(game=6, hand="advanced_potion_making", health=(8, 5), decks=("firebolt", "trevor"))
    t.play("advanced_potion_making").expect(health=(10, 7), attack=(1, 0), hand="firebolt")


def test_felix_felicis() -> None:
    t = table(game=6, hand="felix_felicis", health=(5, 5)).play("felix_felicis").choose("attack_2")
    assert not t.offers(Choose("attack_2"))
    t.choose("health_2").expect(attack=(2, 0), health=(7, 5))
    t = table(game=6, hand="felix_felicis", deck="lumos reparo").play("felix_felicis").choose("influence_2", "draw_2")
    t.expect(influence=(2, 0), hand="lumos reparo")


def test_elder_wand() -> None:
    t = table(game=6, hand="alohomora elder_wand alohomora", health=(5, 5)).play("alohomora", "elder_wand")
    t.expect(attack=(1, 0), health=(6, 5)).play("alohomora").expect(attack=(2, 0), health=(7, 5))


def test_horace_slughorn() -> None:
    t = table(game=6, hand="horace_slughorn", health=(5, 5)).dice("slytherin:attack").play("horace_slughorn")
    t.choose("influence_1")
    assert t.seat == 1
    t.choose("health_1").expect(influence=(1, 0), health=(5, 6), attack=(1, 1))


# -- box 7 -------------------------------------------------------------------------------------------------------------


def test_sword_of_gryffindor() -> None:
    t = table(game=7, hand="sword_of_gryffindor").dice("gryffindor:attack", "gryffindor:influence")
    t.play("sword_of_gryffindor").expect(attack=(3, 1), influence=(1, 1))
