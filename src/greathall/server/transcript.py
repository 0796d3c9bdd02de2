"""The record of a game from the lines of its log alone, without its rules: for games whose rules are gone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from greathall.core.chance import commitment, key_of_seed
from greathall.core.record import Record
from greathall.server import log


class Transcript:
    """Follows a log, and knows the record of the game that is going on.

    In logs of the first release nothing says that an answer took the place of another one: there, both are in it.
    """

    def __init__(self) -> None:
        self.number = 0
        self.record: Record | None = None
        self._game: tuple[str, int, dict[str, Any]] = ("", 0, {})
        self._held: tuple[int, Any] | None = None

    def follow(self, event: log.LogEvent) -> None:
        match event:
            case log.Created(game=game, seats=seats, settings=settings):
                self._game = (game, seats, settings)
            case log.Configured(game=game, seats=seats, settings=settings):
                self._game = (game, seats, settings)
            case log.Started(version, seed, actions):
                self._start(version, seed, actions)
            case log.Acted(seat, action, again=again) if self.record is not None:
                if self._held is not None and self._held[0] == seat:
                    self._held = None
                elif again:
                    self.record.drop(seat)
                self.record.actions.append((seat, action))
            case log.AnswerHeld(seat, action, again) if self.record is not None:
                if again and (self._held is None or self._held[0] != seat):
                    self.record.drop(seat)
                self._let_go(seat)
                self._held = (seat, action)
            case log.Retracted(seat) if self.record is not None:
                if self._held is None or self._held[0] != seat:
                    self.record.drop(seat)
                self._let_go(seat)
            case log.Undone(_, step) if self.record is not None:
                del self.record.actions[step:]
                self._held = None

    def _start(self, version: int, seed: int | str, actions: list[tuple[int, Any]]) -> None:
        game, seats, settings = self._game
        self.number += 1
        self._held = None
        self.record = Record(
            game=game,
            version=version,
            seats=seats,
            seed=seed,
            options=settings,
            actions=[*actions],
            commitment=commitment(key_of_seed(seed)),
        )

    def _let_go(self, other: int) -> None:
        """An answer that was held back counts as soon as another one is missing again."""
        if self._held is not None and self._held[0] != other and self.record is not None:
            self.record.actions.append(self._held)
        self._held = None


def transcribe(lines: Iterable[bytes], number: int) -> Record | None:
    """The record of the game with this number, as far as it went; None if there is no such game."""
    transcript = Transcript()
    for line in lines:
        event = log.decode(line).event
        if transcript.number == number and isinstance(event, log.Started | log.Configured):
            break
        transcript.follow(event)
    if transcript.number != number or transcript.record is None:
        return None
    return msgspec.convert(msgspec.to_builtins(transcript.record), Record)
