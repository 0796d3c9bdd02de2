"""What the pages and docstrings show is true: their examples are run."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent


@pytest.mark.parametrize("page", ["docs/adding-a-game.md", "docs/architecture.md"])
def test_the_examples_of_the_pages(page: str) -> None:
    result = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize("module", ["greathall", "greathall.laws"])
def test_the_examples_of_the_docstrings(module: str) -> None:
    result = doctest.testmod(importlib.import_module(module))
    assert result.attempted
    assert not result.failed


def test_the_pages_quote_bluff_as_it_is() -> None:
    """The code blocks of the walk are pieces of the file they walk through."""
    page = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
    bluff = (ROOT / "examples" / "bluff" / "bluff" / "__init__.py").read_text("utf-8")
    quoted = [block.split("```")[0] for block in page.split("```python\n")[1:]]
    assert len(quoted) == 3
    for block in quoted:
        assert block in bluff
