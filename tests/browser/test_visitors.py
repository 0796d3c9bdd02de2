"""The visitors of these tests: a page that another has left knows nothing any more."""

from __future__ import annotations

import pytest

from tests.browser.conftest import RunningHall, Sits

TRACES = "[localStorage, sessionStorage].map(place => [place.getItem('trace'), place.getItem('great-hall.key')])"
LEAVE = "for (const place of [localStorage, sessionStorage]) place.setItem('trace', 'left')"


@pytest.mark.parametrize("name", ["Ines", ""])
def test_a_visitor_finds_nothing_of_another(hall: RunningHall, visitor: Sits, name: str) -> None:
    key = hall.person(name) if name else None
    page = visitor(key=key or "")
    page.goto(f"{hall.address}/about")
    assert page.evaluate(TRACES) == [[None, key], [None, None]]
    page.evaluate(LEAVE)
    page.reload()
    assert page.evaluate(TRACES) == [["left", key], ["left", None]], "what is one's own stays"
