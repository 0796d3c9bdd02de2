"""Every number that is printed on a card, written down a second time: a slip in one of the two places is seen."""

from __future__ import annotations

from greathall.games.hogwarts_battle.cards import EVENTS, GAME_LOCATIONS, HOGWARTS_CARDS, HORCRUXES, VILLAINS
from greathall.games.hogwarts_battle.components import HOUSES, KINDS, SYMBOLS
from greathall.games.hogwarts_battle.dice import DICE

CARDS = """
wingardium_leviosa 1 spell 2 3
reparo 1 spell 3 6
incendio 1 spell 4 4
lumos 1 spell 4 2
descendo 1 spell 5 2
essence_of_dittany 1 item 2 4
quidditch_gear 1 item 3 4
sorting_hat 1 item 4 1
golden_snitch 1 item 5 1
oliver_wood 1 ally 3 1
rubeus_hagrid 1 ally 4 1
albus_dumbledore 1 ally 8 1
finite 2 spell 3 2
expelliarmus 2 spell 6 2
polyjuice_potion 2 item 3 2
nimbus_2001 2 item 5 2
gilderoy_lockhart 2 ally 2 1
dobby 2 ally 4 1
ginny_weasley 2 ally 4 1
fawkes 2 ally 5 1
arthur_weasley 2 ally 6 1
molly_weasley 2 ally 6 1
expecto_patronum 3 spell 5 2
petrificus_totalus 3 spell 6 2
chocolate_frog 3 item 2 3
butterbeer 3 item 3 3
crystal_ball 3 item 3 2
marauders_map 3 item 5 1
sybill_trelawney 3 ally 4 1
remus_lupin 3 ally 4 1
sirius_black 3 ally 6 1
accio 4 spell 4 2
protego 4 spell 5 3
hogwarts_a_history 4 item 4 6
pensieve 4 item 5 1
triwizard_cup 4 item 5 1
fleur_delacour 4 ally 4 1
cedric_diggory 4 ally 4 1
viktor_krum 4 ally 5 1
alastor_mad_eye_moody 4 ally 6 1
pomona_sprout 4 ally 6 1
filius_flitwick 4 ally 6 1
minerva_mcgonagall 4 ally 6 1
severus_snape 4 ally 6 1
stupefy 5 spell 6 2
owls 5 item 4 2
cho_chang 5 ally 4 1
fred_weasley 5 ally 4 1
george_weasley 5 ally 4 1
nymphadora_tonks 5 ally 5 1
luna_lovegood 5 ally 5 1
kingsley_shacklebolt 5 ally 7 1
confundus 6 spell 3 2
bezoar 6 item 4 2
deluminator 6 item 6 1
advanced_potion_making 6 item 6 1
felix_felicis 6 item 7 2
elder_wand 6 item 7 1
horace_slughorn 6 ally 6 1
sword_of_gryffindor 7 item 7 1
"""
"""Game, kind, price, copies."""
COPIES = """
expulso 1:3
flipendo 1:2
he_who_must_not_be_named 1:3
petrification 1:2
hand_of_glory 2:2
obliviate 2:1
poison 2:1
relashio 2:1
dementors_kiss 3:2
oppugno 3:1
tarantallegra 3:1
avada_kedavra 4:1 5:1 7:1
crucio 4:1 5:1 7:1
heir_of_slytherin 4:2
imperio 4:1 5:1 7:1
morsmordre 4:2 5:1 6:1
regeneration 4:1
educational_decree 5:2
legilimency 5:1
sectumsempra 6:2
fiendfyre 7:1
"""
"""How many copies of an event each game adds."""
HEALTH = """
crabbe_and_goyle 1 5
draco_malfoy 1 6
quirinus_quirrell 1 6
tom_riddle 2 6
lucius_malfoy 2 7
basilisk 2 8
peter_pettigrew 3 7
dementor 3 8
barty_crouch_jr 4 7
death_eater_1 4 7
death_eater_2 5 7
dolores_umbridge 5 7
fenrir_greyback 6 8
bellatrix_lestrange 6 9
voldemort_5 5 10
voldemort_6 6 15
voldemort_7 7 20
"""
"""Game and health of each villain."""
LOCATIONS = """
1 1/4 1/4
2 1/4 1/4 2/5
3 1/5 2/6 2/6
4 1/6 2/6 2/7
5 1/7 2/7 2/7
6 1/7 2/7 3/8
7 1/6 2/6 2/7 3/8
"""
"""For each game, the events a turn and the control that loses each location, in order."""
DESTROYED = """
diary any health card
ring any attack influence
locket all attack health
cup all influence health
diadem all attack card
nagini all attack health card
"""
FACES = """
gryffindor influence influence influence attack health card
hufflepuff influence attack health health health card
ravenclaw influence attack health card card card
slytherin influence attack attack attack health card
"""


def lines(text: str) -> list[str]:
    return text.strip().splitlines()


def test_hogwarts_cards() -> None:
    cards = [(game, card) for game, cards in HOGWARTS_CARDS.items() for card in cards]
    found = [f"{card.id} {game} {KINDS[card.kind]} {card.cost} {card.copies}" for game, card in cards]
    assert sorted(found) == sorted(lines(CARDS))


def test_events() -> None:
    found = [" ".join([event.id, *(f"{g}:{n}" for g, n in event.copies.items())]) for event in EVENTS.values()]
    assert sorted(found) == sorted(lines(COPIES))


def test_villains() -> None:
    found = [f"{villain.id} {villain.game} {villain.health}" for villain in VILLAINS.values()]
    assert sorted(found) == sorted(lines(HEALTH))
    assert [villain.id for villain in VILLAINS.values() if villain.last] == [
        "voldemort_5",
        "voldemort_6",
        "voldemort_7",
    ]


def test_locations() -> None:
    assert [
        " ".join([str(game), *(f"{place.events}/{place.capacity}" for place in places)])
        for game, places in GAME_LOCATIONS.items()
    ] == lines(LOCATIONS)


def test_horcruxes() -> None:
    found = []
    for horcrux in HORCRUXES.values():
        symbols = [symbol for number, symbol in enumerate(SYMBOLS) if horcrux.symbols >> number & 1]
        found.append(" ".join([horcrux.id, "all" if horcrux.every else "any", *symbols]))
    assert found == lines(DESTROYED)


def test_dice() -> None:
    assert [" ".join([house, *(SYMBOLS[face] for face in DICE[i])]) for i, house in enumerate(HOUSES)] == lines(FACES)
