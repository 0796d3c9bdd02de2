"""Web Push: the hall tells people's devices something while no page of it is open.

A message is encrypted for the device and signed with the hall's own key (VAPID); the push service of the browser's
maker only carries it. It is sent in a thread, because services may be slow, and what that needs is imported with the
first message. Nothing waits for it and nothing depends on it: a message that cannot be delivered is forgotten.
"""

from __future__ import annotations

import asyncio
import binascii
import logging
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from urllib.parse import urlsplit

import msgspec

from greathall.core.errors import Illegal
from greathall.server.correspondence import today
from greathall.server.protocol import PushMessage, PushSubscription
from greathall.server.store import Store, StoreError

logger = logging.getLogger("greathall.server")

PUSH_SERVICES = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
DEVICES = 10
"""Of one person that are told: the newest."""
SECONDS = 10
"""After which a push service that does not answer is given up."""
KEPT = 24 * 3600
"""Seconds for which a service keeps a message for a device that is switched off."""
GONE = (404, 410)
"""The answers of a service that does not know the device any more."""


class Push:
    def __init__(self, store: Store, services: tuple[str, ...], contact: str) -> None:
        self.store, self.services, self.contact = store, services, contact
        self._private: str | None = None
        self._threads = ThreadPoolExecutor(2, "push")
        self._sending: set[asyncio.Task[None]] = set()

    async def public_key(self) -> str:
        """What a browser needs to subscribe: base64url, without padding."""
        return await asyncio.to_thread(_public, await self._key())

    async def _key(self) -> str:
        """The hall's private key, made at first need and kept in its database."""
        if self._private is None:
            self._private = await self.store.keep_secret("vapid", await asyncio.to_thread(_new_key))
        return self._private

    async def subscribe(self, person: str, device: PushSubscription) -> None:
        host = urlsplit(device.endpoint).hostname or ""
        known = any(host == service or host.endswith(f".{service}") for service in self.services)
        if not known or not _is_point(device.p256dh) or len(_decode(device.auth)) != 16:
            raise Illegal("refusal-push-service", host=host[:80])
        await self.store.subscribe(person, device, today(), DEVICES)

    def tell(self, person: str, message: Callable[[str], PushMessage]) -> None:
        """Send this to all devices of a person, each in its language, without waiting for it."""
        task = asyncio.create_task(self._tell(person, message))
        self._sending.add(task)
        task.add_done_callback(self._sending.discard)

    async def _tell(self, person: str, message: Callable[[str], PushMessage]) -> None:
        try:
            for device in await self.store.subscriptions(person):
                text = msgspec.json.encode(message(device.language)).decode()
                send = partial(_send, device, text, await self._key(), self.contact)
                status = await asyncio.get_running_loop().run_in_executor(self._threads, send)
                if status in GONE:
                    await self.store.unsubscribe(device.endpoint)
                elif status is None or status >= 400:
                    logger.warning("push: %s answered %s", urlsplit(device.endpoint).hostname, status)
        except StoreError as error:
            logger.warning("push: %s", error)

    async def settled(self) -> None:
        """All that was to be sent has been sent, or given up."""
        await asyncio.gather(*self._sending)

    async def close(self) -> None:
        for task in self._sending:
            task.cancel()
        await asyncio.gather(*self._sending, return_exceptions=True)
        self._threads.shutdown(wait=False, cancel_futures=True)


def _send(device: PushSubscription, text: str, key: str, contact: str) -> int | None:
    """The status with which the service answers; None: it does not."""
    import requests
    from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]

    session = requests.Session()
    session.max_redirects = 0  # a service has no business to send us elsewhere
    keys = {"p256dh": device.p256dh, "auth": device.auth}
    try:
        webpush(
            {"endpoint": device.endpoint, "keys": keys},
            data=text,
            vapid_private_key=key,
            vapid_claims={"sub": contact},
            ttl=KEPT,
            timeout=SECONDS,
            requests_session=session,
        )
    except WebPushException as error:
        return None if error.response is None else error.response.status_code
    except (requests.RequestException, ValueError):
        return None
    return 201


def _new_key() -> str:
    from cryptography.hazmat.primitives.asymmetric import ec

    return _encode(ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value.to_bytes(32, "big"))


def _public(private: str) -> str:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.derive_private_key(int.from_bytes(_decode(private), "big"), ec.SECP256R1())
    return _encode(key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint))


def _is_point(text: str) -> bool:
    """Is this a public key, a point on the curve P-256?"""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _decode(text))
    except ValueError:
        return False
    return True


def _encode(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def _decode(text: str) -> bytes:
    """The bytes; none if this is no base64url."""
    try:
        return urlsafe_b64decode(text.encode() + b"=" * (-len(text) % 4))
    except (binascii.Error, UnicodeEncodeError):
        return b""
