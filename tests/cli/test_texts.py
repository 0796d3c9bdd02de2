"""Every message of the command exists in English and French, is used, and is set properly."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse
from fluent.syntax.visitor import Visitor

from greathall import laws
from greathall.cli import command
from greathall.cli.choices import COMMANDS, plain
from greathall.lessons.script import TYPED
from greathall.text import LANGUAGES, catalogue

HOUSE = Path(str(files("greathall")))
TERMINALS = {
    folder.name: sorted([*folder.glob("terminal.py"), *folder.glob("terminal/*.py")])
    for folder in sorted((HOUSE / "games").iterdir())
    if (folder / "text").is_dir()
}
SOURCES = [
    *sorted(file for file in HOUSE.glob("cli/**/*.py") if "template" not in file.parts),
    *(file for files in TERMINALS.values() for file in files),
]


def messages(language: str, game: str = "") -> dict[str, ftl.Message]:
    """The messages of the command, or those of a game's drawing."""
    file = (
        HOUSE / "games" / game / "text" / language / "terminal.ftl" if game else HOUSE / "text" / language / "cli.ftl"
    )
    return {entry.id.name: entry for entry in parse(file.read_text("utf-8")).body if isinstance(entry, ftl.Message)}


def used(prefix: str = "cli-", sources: list[Path] = SOURCES) -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that stand in the code, and patterns for those that are put together there."""
    keys: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for source in sources:
        inside: set[int] = set()
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                inside |= {id(part) for part in node.values}
                parts = [re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                if parts[0].startswith(re.escape(prefix)):
                    patterns.append(re.compile("".join(parts)))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                keys |= {node.value} if re.fullmatch(rf"{prefix}[a-z0-9-]+", node.value) else set()
    return keys, patterns


def variables(message: ftl.Message) -> set[str]:
    found: set[str] = set()

    class Names(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Names().visit(message)
    return found


@pytest.mark.parametrize("game", ["", *TERMINALS])
def test_both_languages_have_the_same_messages_with_the_same_arguments(game: str) -> None:
    english, french = (messages(language, game) for language in LANGUAGES)
    assert list(english) == list(french)
    assert {key: variables(m) for key, m in english.items()} == {key: variables(m) for key, m in french.items()}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_key_that_is_used_exists(language: str) -> None:
    keys, patterns = used()
    there = messages(language)
    assert keys - set(there) == set()
    assert [pattern.pattern for pattern in patterns if not any(map(pattern.fullmatch, there))] == []


def test_no_message_is_unused() -> None:
    keys, patterns = used()
    broad = [pattern for pattern in patterns if pattern.pattern not in (r"cli\-.+",)]
    # `Parser` makes the keys of a command's summary and examples from its name.
    keys |= {f"cli-{name}{part}" for name in ("greathall", *command.COMMANDS) for part in ("", "-examples")}
    assert [key for key in messages("en") if key not in keys and not any(p.fullmatch(key) for p in broad)] == []


def test_no_key_is_written_twice_in_a_file() -> None:
    """Fluent takes one of them and says nothing."""
    for file in HOUSE.glob("**/text/*/*.ftl"):
        keys = [entry.id.name for entry in parse(file.read_text("utf-8")).body if isinstance(entry, ftl.Message)]
        assert sorted(key for key in set(keys) if keys.count(key) > 1) == [], file


@pytest.mark.parametrize("game", TERMINALS)
def test_a_games_drawing_uses_its_messages_and_no_others(game: str) -> None:
    keys, patterns = used("terminal-", TERMINALS[game])
    there = {key for key in messages("en", game) if not key.endswith(f"-{TYPED}")}  # those are the lessons'
    assert keys - there == set()
    assert [key for key in there - keys if not any(pattern.fullmatch(key) for pattern in patterns)] == []


def test_every_law_is_told_in_the_users_words() -> None:
    told = {key.removeprefix("cli-law-") for key in messages("fr") if key.startswith("cli-law-")} - {"broken"}
    assert told == {law.replace(" ", "-") for law in laws.LAWS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_at_a_question_can_be_told_apart(language: str) -> None:
    words = [plain(catalogue(language).text(f"cli-command-{command}")).split() for command in COMMANDS]
    flat = [word for each in words for word in each]
    assert len(flat) == len(set(flat))


def test_no_text_is_hidden_in_the_code() -> None:
    """Sentences (two words with a space between them) stand in the catalogues; docstrings are for programmers."""
    found: list[str] = []
    for source in SOURCES:
        tree = ast.parse(source.read_text("utf-8"))
        documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        styles = r"((bold|dim|red|green|yellow|blue|magenta|cyan|not) ?)+|.* on #[0-9a-f]{6}"
        found += [
            f"{source.name}: {node.value}"
            for node in ast.walk(tree)
            if isinstance(node, ast.Constant)
            and isinstance(node.value, str)
            and id(node) not in documents
            and re.search(r"[A-Za-zé]{2,} [A-Za-zé]{2,}", node.value)
            and not re.fullmatch(styles, node.value)
        ]
    assert found == ["command.py: greathall COMMAND ...", "new_game.py: My Game"]


@pytest.mark.parametrize(
    "wrong", ["siège", "robot", r"\w·\w", r"\((e|ne)\)", "vous seul", "êtes attendu", "suis resté"]
)
def test_french_has_one_noun_for_one_thing_and_asks_nobody_s_gender(wrong: str) -> None:
    """A seat is a “place”, a bot a “bot”; sentences avoid what would have to agree with a person."""
    found = [
        f"{file.parent.parent.parent.name}: {line}"
        for file in [*HOUSE.glob("games/*/text/fr/*.ftl"), *HOUSE.glob("text/fr/[ch]*.ftl")]
        for line in file.read_text("utf-8").splitlines()
        if not line.startswith("#") and re.search(wrong, line, re.IGNORECASE)
    ]
    assert found == []
