"""What can be chosen before the deal. The texts are `setting-<name>`."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct


class Settings(Struct, frozen=True):
    limit: Annotated[int, Meta(ge=15, le=25)] = 21
