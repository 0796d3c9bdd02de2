"""People are known by a key in their browser; the hall keeps only its hash."""

from __future__ import annotations

import hmac
import secrets
import time
from collections import OrderedDict
from hashlib import blake2b

from greathall.core.errors import Illegal
from greathall.server.names import clean
from greathall.server.protocol import DeviceCode, Identity
from greathall.server.store import Person, Store

LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ"
"""For codes that are read aloud: without I and O."""
CODE_SECONDS = 600
REMEMBERED = 4096


def hash_key(key: str) -> str:
    return blake2b(key.encode(), digest_size=32, person=b"greathall key").hexdigest()


class People:
    def __init__(self, store: Store) -> None:
        self.store = store
        self._known: OrderedDict[str, Person] = OrderedDict()
        self._codes: dict[str, tuple[Person, float]] = {}

    async def arrive(self, name: str) -> Identity:
        """A new person with a first key."""
        person = Person(secrets.token_hex(8), clean(name)[:24])
        key = secrets.token_urlsafe(32)
        await self.store.add_person(person, hash_key(key), int(time.time() * 1000))
        return Identity(person.id, person.name, key)

    async def of_key(self, key: str) -> Person | None:
        """Whose key this is. Found by its hash; of a key of 32 random bytes that tells nothing by its timing."""
        hashed = hash_key(key)
        known = self._known.get(hashed)
        if known is None:
            known = await self.store.person_of_key(hashed)
            if known is None:
                return None
            self._known[hashed] = known
            if len(self._known) > REMEMBERED:
                self._known.popitem(last=False)
        return known if hmac.compare_digest(hash_key(key), hashed) else None

    async def rename(self, person: Person, name: str) -> Person:
        renamed = Person(person.id, clean(name)[:24])
        await self.store.rename_person(person.id, renamed.name)
        for hashed, known in self._known.items():
            if known.id == person.id:
                self._known[hashed] = renamed
        return renamed

    def code(self, person: Person) -> DeviceCode:
        """Eight letters that bring this person to another device. A new code ends the older one."""
        now = time.monotonic()
        self._codes = {c: (p, end) for c, (p, end) in self._codes.items() if end > now and p.id != person.id}
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        self._codes[code] = (person, now + CODE_SECONDS)
        return DeviceCode(code, CODE_SECONDS)

    async def claim(self, code: str) -> Identity:
        """The person that belongs to a code, with a key for this device. A code works once."""
        plain = code.upper().replace("-", "").replace(" ", "")
        person, end = self._codes.pop(plain, (None, 0.0))
        if person is None or end < time.monotonic():
            raise Illegal("refusal-unknown-code")
        key = secrets.token_urlsafe(32)
        await self.store.add_key(person.id, hash_key(key), int(time.time() * 1000))
        return Identity(person.id, person.name, key)

    def forget(self, person: str) -> None:
        """The person's keys and codes are no longer known here."""
        self._known = OrderedDict((hashed, known) for hashed, known in self._known.items() if known.id != person)
        self._codes = {code: (known, end) for code, (known, end) in self._codes.items() if known.id != person}
