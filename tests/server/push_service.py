"""A push service as browser makers run one, on a port of this machine, and a device that reads what it carries."""

from __future__ import annotations

import json
import os
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import http_ece  # type: ignore[import-untyped]
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def spell(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def read(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Device:
    """A browser's keys: only it can read what was encrypted for it."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = os.urandom(16)

    def subscription(self, language: str = "en") -> dict[str, str]:
        point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        return {"endpoint": self.endpoint, "p256dh": spell(point), "auth": spell(self._auth), "language": language}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        plain = http_ece.decrypt(body, private_key=self._key, auth_secret=self._auth, version="aes128gcm")
        message: dict[str, Any] = json.loads(plain)
        return message


class PushService:
    """Keeps what it is sent. `answers` gives another status for a device, such as 410: it is gone."""

    def __init__(self) -> None:
        self.sent: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        service = self

        class Post(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers["content-length"]))
                service.sent.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
                self.send_response(service.answers.get(self.path, 201))
                self.end_headers()

            def log_message(self, *_: Any) -> None: ...

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Post)
        self.address = f"http://127.0.0.1:{self._server.server_port}"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def device(self, name: str) -> Device:
        return Device(f"{self.address}/{name}")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


def signed_by(headers: dict[str, str], public_key: str) -> dict[str, Any]:
    """The claims of a VAPID header, whose signature is verified with the hall's public key."""
    kind, _, rest = headers["authorization"].partition(" ")
    assert kind == "vapid"
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert parts["k"].rstrip("=") == public_key
    signed, _, signature = parts["t"].rpartition(".")
    raw = read(signature)
    r, s = int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big")
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), read(public_key))
    key.verify(encode_dss_signature(r, s), signed.encode(), ec.ECDSA(SHA256()))
    claims: dict[str, Any] = json.loads(read(signed.split(".")[1]))
    return claims
