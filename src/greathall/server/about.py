"""What the present work is about: which request, table and person. The log and the traces name them."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from contextvars import ContextVar
from typing import Any

FIELDS = ("request", "table", "person")
_about: ContextVar[dict[str, str] | None] = ContextVar("about", default=None)


def begin(**fields: str) -> dict[str, str]:
    """From here on the work is about this; more becomes known on the way."""
    known = dict(fields)
    _about.set(known)
    return known


def current() -> dict[str, str]:
    """What is known; an empty one that nobody else sees, if nothing has begun."""
    return _about.get() or {}


def resume(known: dict[str, str]) -> None:
    """Somebody else's work goes on in this task."""
    _about.set(known)


def note(**fields: str) -> None:
    known = _about.get()
    if known is not None:
        known |= fields


def new_request() -> str:
    return secrets.token_hex(6)


class AboutFilter(logging.Filter):
    """Puts it into every line of the log."""

    def filter(self, record: logging.LogRecord) -> bool:
        for name, value in current().items():
            if not hasattr(record, name):
                setattr(record, name, value)
        return True


# -- traces ------------------------------------------------------------------------------------------------------------

_tracer: Any = None


def span(name: str, **attributes: str | int) -> Any:
    """Around a piece of work, for OpenTelemetry; nothing, unless traces are wanted."""
    if _tracer is None:
        return nullcontext()
    known = {f"greathall.{key}": value for key, value in (*current().items(), *attributes.items())}
    return _tracer.start_as_current_span(name, attributes=known)


def start_tracing(exporter: Any = None) -> bool:
    """Send traces to where the variables `OTEL_…` say (or to this exporter); False if the packages are missing."""
    global _tracer
    try:
        from opentelemetry.sdk.resources import Resource
        from opentelemetry.sdk.trace import TracerProvider
        from opentelemetry.sdk.trace.export import BatchSpanProcessor, SimpleSpanProcessor
    except ImportError:
        return False
    provider = TracerProvider(resource=Resource.create({"service.name": "greathall"}))
    if exporter is None:
        from opentelemetry.exporter.otlp.proto.http.trace_exporter import OTLPSpanExporter

        provider.add_span_processor(BatchSpanProcessor(OTLPSpanExporter()))
    else:
        provider.add_span_processor(SimpleSpanProcessor(exporter))
    _tracer = provider.get_tracer("greathall")
    return True


def stop_tracing() -> None:
    global _tracer
    _tracer = None


def carried() -> dict[str, str]:
    """Headers that tell another node to which request and trace its work belongs."""
    headers = {"x-request-id": request} if (request := current().get("request")) else {}
    if _tracer is not None:
        from opentelemetry.propagate import inject

        inject(headers)
    return headers


def continued(headers: dict[str, str]) -> Any:
    """Work that another node has begun: around it, so that its spans are parts of the same trace."""
    if _tracer is None or "traceparent" not in headers:
        return nullcontext()
    from opentelemetry.propagate import extract

    return _attached(extract(headers))


@contextmanager
def _attached(context: Any) -> Iterator[None]:
    from opentelemetry.context import attach, detach

    token = attach(context)
    try:
        yield
    finally:
        detach(token)
