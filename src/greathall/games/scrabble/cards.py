"""The 36 cards: four houses and the Hogwarts deck. What a card does is in `spells`; what it says is in `text/`."""

from __future__ import annotations

GRYFFINDOR, HUFFLEPUFF, RAVENCLAW, SLYTHERIN = "gryffindor", "hufflepuff", "ravenclaw", "slytherin"
HOUSES = (GRYFFINDOR, HUFFLEPUFF, RAVENCLAW, SLYTHERIN)

COMPETITION = {"quidditch_cup": 20, "owl_results": 15, "duelling_club": 10, "wizards_chess": 5}
"""Scored at once when drawn, then discarded."""

BONUS = {"harry_potter": "HAYPO", "tom_marvolo_riddle": "IVDMT", "ron_weasley": "RNWSL", "buckbeak": "UCBEK"}
"""Five points for each tile laid that shows one of these letters."""

VERITASERUM, FELIX_FELICIS = "veritaserum", "felix_felicis"
EXPELLIARMUS, ALOHOMORA, ENGORGIO, CONFUNDO = "expelliarmus", "alohomora", "engorgio", "confundo"
REPARO, STUPEFY, WINGARDIUM_LEVIOSA, ACCIO = "reparo", "stupefy", "wingardium_leviosa", "accio"
REVELIO, RICTUSEMPRA, GEMINO = "revelio", "rictusempra", "gemino"
TRANSFIGURATION, FINITE_INCANTATEM = "transfiguration", "finite_incantatem"

COPIES = {
    **dict.fromkeys(COMPETITION, 1),
    **dict.fromkeys(BONUS, 2),
    VERITASERUM: 2,
    FELIX_FELICIS: 2,
    EXPELLIARMUS: 1,
    ALOHOMORA: 1,
    ENGORGIO: 2,
    CONFUNDO: 1,
    REPARO: 1,
    STUPEFY: 1,
    WINGARDIUM_LEVIOSA: 1,
    ACCIO: 1,
    REVELIO: 1,
    RICTUSEMPRA: 1,
    GEMINO: 1,
    TRANSFIGURATION: 2,
    FINITE_INCANTATEM: 2,
}
"""How many of each: proposed, except the four competition cards; 32 in all."""

CARDS = tuple(COPIES)
SELF_CAST = (FELIX_FELICIS, ENGORGIO, REPARO, REVELIO, GEMINO)
"""Cards that need no aim."""
ATTACKS = (EXPELLIARMUS, STUPEFY, WINGARDIUM_LEVIOSA)
"""Cards aimed at one player, besides Veritaserum, which also names a letter."""
