"""What those who run a hall see: the log, the metrics, the traces."""

from __future__ import annotations

import io
import logging
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from opentelemetry.sdk.trace.export.in_memory_span_exporter import InMemorySpanExporter
from prometheus_client.parser import text_string_to_metric_families

from greathall.server import about
from greathall.server import protocol as p
from greathall.server.bots import BotPool
from greathall.server.metrics import HELP
from greathall.server.serve import start_log
from tests.server.guests import arrive, company, new_table, opened, served

pytestmark = pytest.mark.anyio


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """The log as machines read it."""
    stream = io.StringIO()
    start_log(stream, "json")
    yield stream
    for name in ("greathall.server", "uvicorn.error"):
        logging.getLogger(name).handlers, logging.getLogger(name).propagate = [], True
    logging.getLogger("greathall.server.requests").setLevel(logging.NOTSET)


def lines(stream: io.StringIO) -> list[dict[str, str]]:
    return [msgspec.json.decode(line) for line in stream.getvalue().splitlines()]


async def test_the_log_names_request_table_and_person(tmp_path: Path, written: io.StringIO) -> None:
    async with opened(tmp_path) as hall, served(hall) as address:
        luna = await arrive(hall, "Luna")
        table = await new_table(hall, luna)
        headers = {"authorization": f"Bearer {luna.key}"}
        async with httpx.AsyncClient(base_url=address, headers=headers, trust_env=False) as http:
            answer = await http.post(f"/api/tables/{table}/join", json={})
            stranger = await http.get("/api/games", headers={"authorization": "", "x-request-id": "mine"})
    asked = next(line for line in lines(written) if "/join" in line["message"])
    assert asked["message"].startswith(f"POST /api/tables/{table}/join: 201 in ")
    assert asked["request"] == answer.headers["x-request-id"]
    assert (asked["table"], asked["person"]) == (table, luna.person)
    assert stranger.headers["x-request-id"] != "mine"  # only nodes say to which request something belongs
    other = next(line for line in lines(written) if "/api/games" in line["message"])
    assert "person" not in other


async def test_what_goes_wrong_at_a_table_names_the_command_that_caused_it(
    tmp_path: Path, written: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path) as hall:
        about.begin(request="r1")
        table, (luna,) = await company(hall, "Luna", seats=2)
        monkeypatch.setattr(hall.tables[table].state, "apply", lambda record: 1 / 0)
        assert await luna.refused(p.Say, text="hello") == "refusal-hall-error"
        fault = next(line for line in lines(written) if "the rules broke" in line["message"])
        assert (fault["request"], fault["table"], fault["person"]) == ("r1", table, hall.tables[table].state.host)
        await luna.go()


async def test_metrics_are_as_prometheus_wants_them(tmp_path: Path) -> None:
    """What `promtool check metrics` looks at."""
    pool = BotPool(1)
    pool.stop()
    async with opened(tmp_path) as hall:
        _, (luna,) = await company(hall, "Luna", seats=2)
        await luna.play_out()
        every = dict.fromkeys(HELP.keys() - hall.metrics.counters.keys() - {"commit", "bot_think", "loop_lag"}, 1.5)
        page = hall.metrics.page({**every, **hall.gauges(), **pool.gauges()})
        await luna.go()
    families = [*text_string_to_metric_families(page)]
    assert len({family.name for family in families}) == len(families) == len(HELP)
    declared = re.findall(r"^# TYPE (\S+) (\S+)$", page, re.M)
    assert len(declared) == len(families)
    for name, kind in declared:
        assert re.fullmatch(r"greathall_[a-z]+(_[a-z]+)*", name)
        assert f"# HELP {name} " in page
        assert (kind == "counter") == name.endswith("_total")
        assert not re.search(r"_(count|sum|bucket|info|ms|milliseconds|kb|mb|minutes|percent)$", name)
        assert kind not in name.split("_")
    moves = next(family for family in families if family.name == "greathall_moves")
    assert moves.samples[0].value > 0
    commit = next(family for family in families if family.name == "greathall_commit_seconds")
    buckets = [sample.value for sample in commit.samples if sample.name.endswith("_bucket")]
    assert buckets == sorted(buckets)
    assert buckets[-1] == next(sample.value for sample in commit.samples if sample.name.endswith("_count"))


async def test_traces(tmp_path: Path) -> None:
    exporter = InMemorySpanExporter()
    assert about.start_tracing(exporter)
    try:
        async with opened(tmp_path) as hall, served(hall) as address:
            luna = await arrive(hall, "Luna")
            async with httpx.AsyncClient(base_url=address, trust_env=False) as http:
                await http.get("/api/games")
            table, (sitter,) = await company(hall, luna.name, seats=2)
            await sitter.act()
            headers = about.carried()
            await sitter.go()
    finally:
        about.stop_tracing()
    spans = exporter.get_finished_spans()
    assert {"GET /api/games", "Act", "append", "think"} <= {span.name for span in spans}
    thought = next(span for span in spans if span.name == "think")
    assert thought.attributes is not None
    assert thought.attributes["greathall.table"] == table
    assert headers.keys() <= {"x-request-id", "traceparent"}
    with about.span("nothing"):
        pass
    assert len(exporter.get_finished_spans()) == len(spans)
