"""People are known by a key in their browser; the hall keeps only its hash."""

from __future__ import annotations

import hmac
import secrets
from collections import OrderedDict
from hashlib import blake2b

from greathall.core.errors import Illegal
from greathall.server.correspondence import today
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

    async def arrive(self, name: str) -> Identity:
        """A new person with a first key."""
        person = Person(secrets.token_hex(8), clean(name)[:24])
        key = secrets.token_urlsafe(32)
        await self.store.add_person(person, hash_key(key), today())
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

    async def code(self, person: Person) -> DeviceCode:
        """Eight letters that bring this person to another device. A new code ends the older one."""
        now = today()
        code = "".join(secrets.choice(LETTERS) for _ in range(8))
        await self.store.add_code(hash_key(code), person.id, now + CODE_SECONDS * 1000, now)
        return DeviceCode(code, CODE_SECONDS)

    async def claim(self, code: str) -> Identity:
        """The person that belongs to a code, with a key for this device. A code works once."""
        plain = code.upper().replace("-", "").replace(" ", "")
        key = secrets.token_urlsafe(32)
        person = await self.store.use_code(hash_key(plain), hash_key(key), today())
        if person is None:
            raise Illegal("refusal-unknown-code")
        return Identity(person.id, person.name, key)

    def forget(self, person: str) -> None:
        """Whose the person's keys are is looked up again."""
        self._known = OrderedDict((hashed, known) for hashed, known in self._known.items() if known.id != person)

    def forget_all(self) -> None:
        self._known.clear()
