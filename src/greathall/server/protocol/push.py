"""HTTP: notifications of the browser."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class PushKey(Struct, frozen=True):
    """GET /api/push: the hall's public key for Web Push (VAPID), as a browser's `applicationServerKey`."""

    key: str


class PushSubscription(Struct, frozen=True, kw_only=True):
    """POST /api/me/push: this device wants to be told when others wait for its person. The endpoint must belong to a
    push service that the hall knows. Posting the same endpoint again replaces what was told before."""

    endpoint: Annotated[str, Meta(max_length=1000, pattern="^https?://")]
    p256dh: Annotated[str, Meta(min_length=80, max_length=100)]
    auth: Annotated[str, Meta(min_length=16, max_length=40)]
    language: Annotated[str, Meta(pattern="^(en|fr)$")] = "en"


class PushEndpoint(Struct, frozen=True):
    """POST /api/me/push/end: this device is not told any more."""

    endpoint: Annotated[str, Meta(max_length=1000)]


class Reminded(Struct, frozen=True, kw_only=True):
    """The answer to POST /api/tables/{table}/remind."""

    told: list[str]
    """The names of those whose devices are told."""
    silent: list[str]
    """The names of those who have no device that could be told: they see it when they come."""


class PushMessage(Struct, frozen=True, kw_only=True):
    """What the service worker of a device receives: no more than the front page shows, in the device's language."""

    title: str
    body: str
    path: str
    """The page to open."""
    tag: str
    """A newer message with the same tag takes its place."""
