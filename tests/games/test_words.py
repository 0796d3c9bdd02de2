"""One noun for one thing, in every text of a game; French that asks nobody's gender; English for a ten-year-old."""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

import pytest

from greathall.games.hogwarts_board.battle.ending import DUEL_PRIZE
from greathall.games.hogwarts_board.battle.leaving import LOSS

OTHERWISE = {
    ("stupefy", "fr"): "drapeaux?|récompenses?|maisons?|potions|faveurs?|à terre|assomm[a-z]+|au milieu|robots?",
    ("scrabble", "fr"): "cases? (à )?tour|Transfiguration|dout(e|er|é)|sorts?|robots?",
    ("scrabble", "en"): "doubt[a-z]*|tower squares?|brown spaces?",
    ("hogwarts_board", "fr"): "tours? de combat|assauts?|l’étage|niveau supérieur|points de sort|sorts|portes? sombres?"
    "|perd(ez)? connaissance|santé|robots?",
    ("hogwarts_board", "en"): "for want of|astray|bewildered|routed|envenomed|shown out|prey|a class|wizards?",
    (
        "hogwarts_battle",
        "fr",
    ): "santé|méchants?|récompenses?|alliés?|(?<!au )(?<!a )(?<!ont )lieux?|sept parties|robots?",
}
"""What a thing is called elsewhere or was called once: here its name is the one in the rules, capitals included."""
GENDERED = (
    "joueu(r|se)s?|gagnante?s?|vainqueurs?|champion(ne)?|ceux|celles et ceux|tous contre tous|assez forte?s?"
    r"|[Vv]ous êtes (?!en )\w+[éiut]e?s?|(?<=\$(?:who|foe) \} est )\w+[éiu]e?"
)
"""Words that make a person a man or a woman. Heroes, villains and things are what they are."""


@cache
def messages(game: str, language: str) -> dict[str, str]:
    """Of a game; without one, those that all games share."""
    folder = files(f"greathall.games.{game}" if game else "greathall") / "text" / language
    text = "\n".join(file.read_text(encoding="utf-8") for file in folder.iterdir() if file.name.endswith(".ftl"))
    return dict(re.findall(r"^([a-z][\w-]*) = ?(.*(?:\n[ }].*)*)", text, re.MULTILINE))


def found(game: str, language: str, words: str) -> list[str]:
    """Where one of these words is said; the titles of stories may play with words."""
    pattern = re.compile(rf"(?<![\w$-])({words})(?![\w-])")
    said = {key: pattern.search(text) for key, text in messages(game, language).items() if not key.startswith("story-")}
    return [f"{key}: {match.group()}" for key, match in said.items() if match]


@pytest.mark.parametrize(("game", "language"), OTHERWISE, ids=" ".join)
def test_a_thing_has_one_name(game: str, language: str) -> None:
    assert len(messages(game, language)) > 200
    assert found(game, language, OTHERWISE[game, language]) == []


@pytest.mark.parametrize("game", ["stupefy", "scrabble", "hogwarts_board", "hogwarts_battle"])
def test_french_asks_nobody_for_a_gender(game: str) -> None:
    assert found(game, "fr", GENDERED) == []


def test_nor_do_the_texts_that_all_games_share() -> None:
    assert found("", "fr", "joueu(r|se)s?|gagnante?s?|vainqueurs?|spectateurs?|sorciers?|inconnus?|amis?") == []


@pytest.mark.parametrize("language", ["en", "fr"])
def test_who_challenges_reads_what_is_at_stake(language: str) -> None:
    numbers = [int(number) for number in re.findall(r"\d+", messages("hogwarts_board", language)["about-duel"])]
    assert numbers == [*DUEL_PRIZE, *LOSS["duel"]]
