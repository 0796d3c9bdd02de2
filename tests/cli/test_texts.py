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
from greathall.text import LANGUAGES, catalogue

SOURCES = sorted(Path(str(files("greathall.cli"))).rglob("*.py"))
PREFIX = "cli-"


def messages(language: str) -> dict[str, ftl.Message]:
    source = (files("greathall.text") / language / "cli.ftl").read_text("utf-8")
    return {entry.id.name: entry for entry in parse(source).body if isinstance(entry, ftl.Message)}


def used() -> tuple[set[str], list[re.Pattern[str]]]:
    """The keys that stand in the code, and patterns for those that are put together there."""
    keys: set[str] = set()
    patterns: list[re.Pattern[str]] = []
    for source in SOURCES:
        inside: set[int] = set()
        for node in ast.walk(ast.parse(source.read_text("utf-8"))):
            if isinstance(node, ast.JoinedStr):
                inside |= {id(part) for part in node.values}
                parts = [re.escape(p.value) if isinstance(p, ast.Constant) else ".+" for p in node.values]
                if parts[0].startswith(re.escape(PREFIX)):
                    patterns.append(re.compile("".join(parts)))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in inside:
                keys |= {node.value} if re.fullmatch(r"cli-[a-z0-9-]+", node.value) else set()
    # `Parser` makes the keys of a command's summary and examples from its name.
    patterns.append(re.compile("cli-greathall-examples"))
    return keys, patterns


def variables(message: ftl.Message) -> set[str]:
    found: set[str] = set()

    class Names(Visitor):
        def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
            found.add(node.id.name)

    Names().visit(message)
    return found


def test_both_languages_have_the_same_messages_with_the_same_arguments() -> None:
    english, french = (messages(language) for language in LANGUAGES)
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
    keys |= {f"cli-{name}{part}" for name in command.COMMANDS for part in ("", "-examples")}
    assert [key for key in messages("en") if key not in keys and not any(p.fullmatch(key) for p in broad)] == []


def test_every_law_is_told_in_the_users_words() -> None:
    told = {key.removeprefix("cli-law-") for key in messages("fr") if key.startswith("cli-law-")} - {"broken"}
    assert told == {law.replace(" ", "-") for law in laws.LAWS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_commands_at_a_question_can_be_told_apart(language: str) -> None:
    words = [plain(catalogue(language).word(f"cli-command-{command}")).split() for command in COMMANDS]
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
    assert found == ["command.py: greathall COMMAND ..."]
