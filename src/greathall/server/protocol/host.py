"""HTTP: the host's page and commands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from greathall.server.protocol.fields import Phase


class HostPerson(Struct, frozen=True, kw_only=True):
    """A person as the host sees them."""

    person: str
    name: str
    created: int
    seen: int
    here: bool
    games: int
    keys: int
    banned: bool
    until: int | None


class HostTable(Struct, frozen=True, kw_only=True):
    """A table as the host sees it: nothing of what lies on it."""

    id: str
    name: str
    game: str
    phase: Phase
    people: int
    bots: int
    here: int
    moves: int
    changed: int


class BackupFile(Struct, frozen=True):
    """A backup in the folder of the hall, read back and checked."""

    name: str
    bytes: int
    at: int


class HostDeed(Struct, frozen=True, kw_only=True):
    """A line of what was done."""

    at: int
    by: Literal["page", "command", "hall", "person"]
    deed: Literal["close", "remove", "ban", "unban", "code", "backup", "deleted"]
    what: str
    """The table or person by name, or the file; empty for a person who is deleted."""
    person: str = ""
    """Whom it was about, if anybody."""


class HostPage(Struct, frozen=True, kw_only=True):
    """GET /api/admin, with the host's key in the header `x-host-key`."""

    version: str
    running: int
    """Seconds."""
    here: int
    playing: int
    answer_ms: float
    database_bytes: int
    backup_bytes: int
    free_bytes: int
    people: list[HostPerson]
    tables: list[HostTable]
    backups: list[BackupFile]
    backups_kept: int
    nightly: bool
    """Whether the hall makes one every night."""
    deeds: list[HostDeed]


class CloseTable(Struct, frozen=True, tag="close"):
    """The table is closed; its games stay readable."""

    table: str


class RemovePerson(Struct, frozen=True, tag="remove"):
    """The person is deleted; records keep a nameless seat."""

    person: str


class BanPerson(Struct, frozen=True, tag="ban"):
    """The person's keys are refused, for so many days or for good."""

    person: str
    days: Annotated[int, Meta(ge=1, le=3650)] | None = None


class UnbanPerson(Struct, frozen=True, tag="unban"):
    """The person may come back."""

    person: str


class GiveCode(Struct, frozen=True, tag="code"):
    """A device code for somebody who has lost their key."""

    person: str


class MakeBackup(Struct, frozen=True, tag="backup"):
    """A backup into the folder of the hall; the newest (`backups_kept`) are kept."""


HostCommand = CloseTable | RemovePerson | BanPerson | UnbanPerson | GiveCode | MakeBackup


class HostDone(Struct, frozen=True):
    """The answer to POST /api/admin/deeds."""

    what: str
    code: str | None = None
