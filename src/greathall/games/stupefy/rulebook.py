"""How the rulebook of Stupefy is put together."""

from __future__ import annotations

from greathall.core.rulebook import Chapter, Group, Rulebook
from greathall.games.stupefy.cards import COPIES, REWARDS

RULEBOOK = Rulebook(
    chapters={
        "goal": Chapter(
            icon="winner",
            steps={
                "house": "flag:gryffindor flag:hufflepuff flag:ravenclaw flag:slytherin",
                "cards": "stupefy stupefy stupefy misspell misspell misspell misspell misspell",
                "flag": "flag:ravenclaw > 40",
            },
        ),
        "round": Chapter(
            icon="rematch",
            steps={
                "rewards": "40 20 20 10 become_the_favourite favour favour successful_potion time_turner",
                "prepare": "back back",
                "aim": "flag:gryffindor sign:wand > flag:slytherin",
                "cast": "stupefy or protego",
                "effects": "down:slytherin sign:delay",
                "share": "flag:gryffindor 40 flag:ravenclaw favour",
                "end": "40 20 > sign:house_box",
            },
        ),
        "scoring": Chapter(
            icon="points",
            steps={
                "box": "10 20 40 > sign:house_box",
                "potions": "successful_potion successful_potion > +100",
                "late": "sign:delay sign:delay > −100",
                "favours": "favour favour favour > +60",
            },
        ),
        "teams": Chapter(
            icon="people",
            steps={
                "mates": "flag:gryffindor sign:team flag:gryffindor",
                "twins": "sign:twin + sign:delay",
                "talk": "sign:chat",
            },
        ),
    },
    groups={
        "spells": Group(vocabulary="spell", names=("stupefy", "misspell", "protego")),
        "rewards": Group(vocabulary="reward", names=REWARDS, copies=dict(zip(REWARDS, COPIES, strict=False))),
    },
    rulings={
        "s1": "stupefy misspell",
        "s2": "round stupefy",
        "s3": "round",
        "s4": "round",
        "s5": "stupefy misspell",
        "s6": "stupefy protego",
        "s7": "stupefy",
        "s8": "stupefy",
        "s9": "protego",
        "s10": "round",
        "s11": "private_lessons",
        "s12": "private_lessons",
        "s13": "round",
        "s14": "become_the_favourite",
        "s15": "time_turner",
        "s16": "round",
        "s17": "round become_the_favourite",
        "s18": "round",
        "s19": "round scoring",
        "s20": "scoring",
        "s21": "scoring",
        "s22": "teams",
        "s25": "scoring successful_potion",
        "s26": "scoring",
        "s27": "favour scoring",
        "s28": "scoring",
        "s29": "become_the_favourite",
        "s30": "teams",
        "s32": "teams round",
        "s33": "round",
        "s34": "round",
        "s35": "round",
        "s39": "become_the_favourite",
        "s40": "protego",
        "s41": "protego",
        "s42": "time_turner private_lessons",
        "s43": "goal",
        "s44": "round misspell",
    },
    examples={"private_lessons": "private_lessons", "take_cover": "protego round"},
)
