"""How the rulebook of Scrabble is put together."""

from __future__ import annotations

from greathall.core.rulebook import Chapter, Group, Rulebook

from .cards import BONUS, CARDS, COMPETITION, COPIES, HOUSES

SPELLS = tuple(card for card in CARDS if card not in COMPETITION and card not in BONUS)
RULEBOOK = Rulebook(
    chapters={
        "goal": Chapter(
            icon="winner",
            steps={
                "letters": "tile:W4 tile:A1 tile:N1 tile:D2",
                "house": "crest:gryffindor crest:hufflepuff crest:ravenclaw crest:slytherin",
                "blank": "tile:_ > tile:E",
            },
        ),
        "turn": Chapter(
            icon="rematch",
            steps={
                "lay": "tile:O1 tile:W1 tile:L1",
                "cross": "tile:N1 + tile:O1 + tile:X8",
                "exchange": "tile:Q10 > sign:bag > tile:E1",
                "pass": "sign:next",
            },
        ),
        "points": Chapter(
            icon="points",
            steps={
                "letter": "square:dl square:tl",
                "word": "square:dw square:tw",
                "seven": "sign:rack > +50",
                "glossary": "sign:glossary > +10",
            },
        ),
        "magic": Chapter(
            icon="spell",
            steps={
                "draw": "sign:hogwarts_space > back",
                "use": "accio reparo revelio",
                "stop": "stupefy > finite_incantatem",
            },
        ),
        "ending": Chapter(
            icon="challenge",
            steps={"doubt": "sign:challenge > −10", "out": "sign:bag > sign:winner", "left": "tile:Q10 > −10"},
        ),
    },
    groups={
        "competition": Group(vocabulary="card", names=tuple(COMPETITION), icon="competition", copies=COPIES),
        "bonus": Group(vocabulary="card", names=tuple(BONUS), copies=COPIES),
        "spells": Group(vocabulary="card", names=SPELLS, copies=COPIES),
        "houses": Group(vocabulary="house", names=HOUSES),
    },
    rulings={
        "w1": "magic",
        "w2": "magic turn",
        "w3": "ending",
        "w4": "ending",
        "w5": "points revelio",
        "w6": "points",
        "w7": "harry_potter tom_marvolo_riddle ron_weasley buckbeak",
        "w8": "ravenclaw",
        "w9": "expelliarmus",
        "w10": "veritaserum",
        "w11": "expelliarmus wingardium_leviosa",
        "w12": "finite_incantatem",
        "w13": "rictusempra",
        "w14": "confundo",
        "w15": "alohomora",
        "w16": "stupefy",
        "w17": "magic",
        "w18": "transfiguration",
        "w19": "ending",
        "w20": "reparo",
        "w21": "points",
        "w22": "turn",
        "w23": "ending",
        "w24": "accio felix_felicis gemino magic",
        "w25": "gryffindor",
        "w26": "magic",
        "w27": "ending",
    },
    examples={"first_word": "turn"},
)
