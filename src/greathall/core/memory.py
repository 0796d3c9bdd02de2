"""What a seat was told from the deal on, and what it answered itself: perfect recall.

A state has no history, so whoever wants to remember keeps a memory beside it, and tells it of every answer:

>>> import greathall
>>> spec = greathall.game("stupefy")
>>> g = spec.new(seats=4, seed=7)
>>> memory = Memory(g)
>>> action = g.options(2)[0]
>>> memory.answered(2, action)
>>> g.act(2, action)
>>> memory.told(2), memory.told(1)
([Prepare(spell='misspell')], [])
"""

from __future__ import annotations

from hashlib import blake2b

import msgspec

from greathall.core.events import Event
from greathall.core.kernel import Action, State


class Answer(msgspec.Struct, frozen=True):
    """Who answered what; nobody else is told of it but by events."""

    seat: int
    action: Action


class Memory(list[Event]):
    """The log of a state, with the answers between the events; each seat reads in it what it may know."""

    def __init__(self, g: State, entries: list[Event | Answer] | None = None) -> None:
        super().__init__()
        self._digests: dict[int, tuple[int, bytes]] = {}
        self.entries: list[Event | Answer] = list(g.log or ()) if entries is None else entries
        g.log = self

    def append(self, event: Event) -> None:
        """Called by the state for what happens."""
        self.entries.append(event)

    def answered(self, seat: int, action: Action) -> None:
        """Called before the seat's answer is given to the state."""
        self.entries.append(Answer(seat, action))

    def told(self, seat: int, since: int = 0) -> list[Event | Action]:
        """What this seat was told and what it answered, oldest first, from the entry of this number on."""
        found: list[Event | Action] = []
        for entry in self.entries[since:]:
            if isinstance(entry, Answer):
                if entry.seat == seat:
                    found.append(entry.action)
            elif (event := entry.seen_by(seat)) is not None:
                found.append(event)
        return found

    def digest(self, seat: int) -> str:
        """A fingerprint of `told`: two memories of a seat are equal if their digests are."""
        done, digest = self._digests.get(seat, (0, b""))
        if done < len(self.entries):
            for thing in self.told(seat, done):
                digest = blake2b(digest + msgspec.json.encode(thing), digest_size=16).digest()
            self._digests[seat] = len(self.entries), digest
        return digest.hex()

    def copy_for(self, g: State) -> Memory:
        """The same memory for a copy of the state."""
        memory = Memory(g, self.entries[:])
        memory._digests = self._digests.copy()
        return memory

    def imagined_for(self, g: State, seat: int) -> Memory:
        """For a world redealt from what this seat knows: nobody in it remembers more than the seat was told."""
        kept: list[Event | Answer] = []
        for entry in self.entries:
            if isinstance(entry, Answer):
                if entry.seat == seat:
                    kept.append(entry)
            elif (event := entry.seen_by(seat)) is not None:
                kept.append(event)
        return Memory(g, kept)
