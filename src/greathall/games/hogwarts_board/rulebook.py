"""How the rulebook of HOGWARTS is put together."""

from __future__ import annotations

from greathall.core.rulebook import Chapter, Group, Rulebook
from greathall.games.hogwarts_board.board import SQUARES
from greathall.games.hogwarts_board.cards.deck import CARDS, PILE_OF


def _cards(*piles: str) -> Group:
    return Group(vocabulary="card", names=tuple(card for card in CARDS if PILE_OF[card] in piles), icon="card-{}")


RULEBOOK = Rulebook(
    chapters={
        "goal": Chapter(
            icon="winner",
            steps={
                "points": "sq-greenhouse > sign:castle-sp",
                "upper": "100 > sq-stair_north",
                "chamber": "200 > sq-chamber",
                "year": "sign:clock",
            },
        ),
        "turn": Chapter(
            icon="rematch",
            steps={
                "card": "castle-item or castle-potion",
                "move": "die:4 > sign:castle-walk",
                "meet": "crest:gryffindor sign:castle-battle crest:slytherin",
                "square": "sq-library sq-infirmary sq-quidditch_pitch",
                "rest": "sign:castle-hp + sign:castle-sp",
            },
        ),
        "battle": Chapter(
            icon="castle-battle",
            steps={
                "choose": "card-stupefy castle-potion castle-item verb-run",
                "die": "die:1 sign:castle-fail",
                "run": "die:2 die:3 die:6 > sign:castle-away",
                "faint": "sign:castle-hp > sq-infirmary",
                "win": "foe-death_eater > +15",
            },
        ),
        "danger": Chapter(
            icon="foe-death_eater",
            steps={
                "eaters": "foe-death_eater foe-death_eater",
                "die": "foe-dementor foe-voldemort",
                "cabinet": "sign:castle-cabinet > 100",
            },
        ),
        "cards": Chapter(
            icon="castle-hand",
            steps={
                "spells": "card-stupefy card-expelliarmus card-snare",
                "potions": "card-pumpkin_juice",
                "items": "card-broomstick",
                "trade": "sq-library sq-potions_shop",
            },
        ),
    },
    groups={
        "squares": Group(vocabulary="square", names=tuple(SQUARES), icon="sq-{}"),
        "basic-spells": _cards("basic_spells"),
        "advanced-spells": _cards("advanced_spells"),
        "potions": _cards("basic_potions", "advanced_potions"),
        "items": _cards("items"),
        "events": _cards("events"),
    },
    rulings={
        "r8": "turn",
        "r9": "turn",
        "r10": "turn",
        "r17": "battle",
        "r25": "battle",
        "r33": "battle",
        "r35": "battle",
        "r37": "battle stupefy incendio",
        "r46": "expecto_patronum",
        "r49": "protego",
        "r55": "elder_wand",
        "r56": "darkness_powder",
        "r65": "goal chamber",
        "r67": "resurrection_stone",
    },
    examples={"first_steps": "turn"},
)
