"""The command `greathall`: play, simulate, replay and verify from a terminal, in English or French."""

from greathall.cli.command import main

__all__ = ["main"]
