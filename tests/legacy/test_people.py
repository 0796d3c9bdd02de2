"""Games that were finished under older versions count: their stories, houses and points are read from their logs."""

from __future__ import annotations

from pathlib import Path

import pytest

from greathall.server import profiles
from greathall.server.store import Person
from tests.legacy import reading as r
from tests.server.test_people_pages import settled

pytestmark = pytest.mark.anyio


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.mark.parametrize("version", r.versions(), ids=lambda version: version.name)
async def test_finished_games_of_an_older_hall_tell_their_stories(version: Path, tmp_path: Path) -> None:
    async with r.hall_of(version, tmp_path, asleep=True) as hall:
        await settled(hall)
        assert hall.bookkeeper.complete
        results = [result for result in await hall.store.results() if any(result.people)]
        assert results
        for result in results:
            assert await hall.store.facts(result.table, result.number) is not None
        people = {person for result in results for person in result.people if person is not None}
        pages = [await profiles.profile(hall, Person(person, ""), person) for person in people]
        assert sum(page.games for page in pages) == sum(len(set(result.people) - {None}) for result in results)
        assert any(page.stories for page in pages)
        assert (await profiles.charts(hall, None, "always", mine=False)).games == len(results)
