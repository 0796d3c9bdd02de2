"""The Dark Arts events, one scenario each."""

from __future__ import annotations

from greathall.games.hogwarts_battle.actions import AssignAttack
from greathall.games.hogwarts_battle.events import Blocked
from tests.games.hogwarts_battle.table import loaded, reveal


def test_expulso() -> None:
    reveal("expulso").expect(health=(8, 10), pile=["expulso"])


def test_flipendo() -> None:
    t = reveal("flipendo", hand="firebolt alohomora").expect(health=(9, 10))
    assert t.question == "prompt-put-down"
    t.discard("alohomora").expect(hand="firebolt", discard="alohomora")


def test_he_who_must_not_be_named() -> None:
    reveal("he_who_must_not_be_named").expect(control=1)


def test_petrification() -> None:
    t = reveal("petrification", hand="incendio").expect(health=(9, 9))
    t.play("incendio").expect(attack=(1, 0), hand="")
    assert t.told(Blocked)[0].source == "petrification"
    t.end()
    assert len(t.g.hands[0]) == 5  # the hand at the end of the turn is drawn all the same


def test_hand_of_glory() -> None:
    reveal("hand_of_glory").expect(health=(9, 10), control=1)


def test_obliviate() -> None:
    t = reveal("obliviate", hands=("alohomora firebolt", "trevor"))
    assert t.g.waiting == (0,)
    t.discard("alohomora").expect(health=(10, 8), hand="firebolt")


def test_poison() -> None:
    t = reveal("poison", hands=("hedwig", "trevor firebolt"))
    assert t.g.waiting == (0, 1)
    t.choose("lose_2", seat=1).discard("hedwig", seat=0).expect(health=(10, 8), hand="")


def test_relashio() -> None:
    t = reveal("relashio", hands=("firebolt", "mandrake"))
    t.choose("lose_2", seat=0).choose("lose_2", seat=1).expect(health=(8, 8))


def test_dementors_kiss() -> None:
    reveal("dementors_kiss", heroes="harry ron neville").expect(health=(8, 9, 9))


def test_oppugno() -> None:
    t = reveal("oppugno", decks=("incendio alohomora", "alohomora"))
    t.expect(health=(8, 10), discard="incendio", deck="alohomora", shown=(0, 1))


def test_tarantallegra() -> None:
    t = reveal("tarantallegra", villains="dementor basilisk", game=3, attack=3)
    t.expect(health=(7, 10))  # the Dementor takes 2 more
    t.assign("dementor")
    assert not t.offers(AssignAttack("dementor"))
    t.assign("basilisk").expect(attack=(1, 0))


def test_avada_kedavra() -> None:
    reveal("avada_kedavra", "expulso", game=4).expect(health=(5, 10), control=0, pile=["avada_kedavra", "expulso"])
    t = reveal("avada_kedavra", "regeneration", game=4, health=(3, 10))
    t.expect(health=(0, 10), stunned=(True, False), control=2)


def test_crucio() -> None:
    reveal("crucio", "crucio", "expulso", game=4).expect(health=(6, 10))


def test_heir_of_slytherin() -> None:
    loaded("slytherin:influence", "heir_of_slytherin", game=4).expect(control=1)
    loaded("slytherin:attack", "heir_of_slytherin", game=4).expect(health=(9, 9))


def test_imperio() -> None:
    reveal("imperio", "expulso", game=4).expect(health=(8, 8))  # of two heroes the other one
    t = reveal("imperio", "regeneration", game=4, heroes="harry ron neville")
    assert t.question == "prompt-another-hero"
    t.pick(2).expect(health=(10, 10, 8))


def test_morsmordre() -> None:
    reveal("morsmordre", game=4, heroes="harry ron neville").expect(health=(9, 9, 9), control=1)
    reveal("morsmordre", game=4, villains="death_eater_1").expect(health=(8, 8), control=1)


def test_regeneration() -> None:
    t = reveal("regeneration", game=4, villains="crabbe_and_goyle basilisk", damage=3)
    t.expect(damage=(1, 0))


def test_educational_decree() -> None:
    reveal("educational_decree", game=5, hand="incendio lumos reparo dobby").expect(health=(7, 10))


def test_legilimency() -> None:
    t = reveal("legilimency", game=5, decks=("alohomora", "firebolt"))
    t.expect(health=(8, 10), discard="alohomora")


def test_sectumsempra() -> None:
    t = reveal("sectumsempra", "regeneration", game=6, hand="quidditch_gear").expect(health=(8, 8))
    t.play("quidditch_gear").expect(health=(8, 8), attack=(1, 0))
    t.end()
    assert not t.g.no_healing


def test_fiendfyre() -> None:
    reveal("fiendfyre", game=7, heroes="harry ron neville hermione").expect(health=(7, 7, 7, 7))
