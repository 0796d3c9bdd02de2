"""What those who study Scrabble are shown: see `core.study`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from greathall.core.record import Record, replay
from greathall.core.study import StudiedGame, StudiedPlay, StudiedTurn, StudiedWord

from ..actions import Exchange, Place
from ..gcg import game_of, read_gcg, write_gcg
from ..languages import codes
from ..notation import write_play, write_position
from ..settings import Settings
from ..state import Scrabble, lexicon_of
from ..turn import TAKE_TURN
from .best_plays import best_plays
from .games import states_of
from .positions import position
from .words import anagrams, hooks, judged

MOST_WORDS = 200
"""Anagrams that are listed at most."""
PLAYS, MOST_PLAYS = 25, 100_000
"""So many are told, and so many weighed at most."""


class Shown:
    def languages(self) -> Collection[str]:
        return codes()

    def word(self, letters: str, language: str) -> StudiedWord:
        lexicon = lexicon_of(Settings(edition="classic", language=language))
        ((word, counts),) = judged(lexicon, [letters]).items()
        found = hooks(lexicon, letters)
        spelled = [other for other in anagrams(lexicon, letters) if other != word]
        return StudiedWord(
            word=word, counts=counts, before=found.before, behind=found.behind, anagrams=spelled[:MOST_WORDS]
        )

    def game(self, text: str, language: str) -> StudiedGame:
        from ..spec import SPEC  # which knows all this

        written = read_gcg(text)
        lines = dict(enumerate(written.lines, 1))
        return StudiedGame(
            names=[*(written.full_names or written.names)],
            language=language,
            turns=[
                StudiedTurn(
                    number=turn.number,
                    player=written.names.index(turn.player),
                    rack=turn.g.racks[0],
                    move=lines[turn.number].move,
                    points=lines[turn.number].points,
                    total=lines[turn.number].total,
                    position=write_position(
                        turn.g.board, [turn.g.racks[0]], turn.g.scores, int(max(turn.g.passes) > 0)
                    ),
                    view=SPEC.view(turn.g, None),
                )
                for turn in states_of(written, language=language, word_filter="all")
            ],
        )

    def plays(self, position_line: str, language: str, played: str) -> list[StudiedPlay]:
        return _listed(position(position_line, language=language, word_filter="all"), 0, played)

    def plays_then(self, record: Record, step: int) -> list[StudiedPlay]:
        from ..spec import SPEC

        SPEC.require_version(record.version)
        g = replay(record, step)
        assert isinstance(g, Scrabble)
        if g.asked is None or g.asked.effect is not TAKE_TURN:
            return []
        done = SPEC.decode(record.actions[step][1]) if step < len(record.actions) else None
        played = write_play(g.board, done) if isinstance(done, Place) else ""
        return _listed(g, g.turn, f"-{done.tiles}" if isinstance(done, Exchange) else played)

    def written(self, record: Record, names: Sequence[str]) -> str:
        from ..spec import SPEC

        SPEC.require_version(record.version)
        return write_gcg(game_of(record, SPEC, names))


def _listed(g: Scrabble, seat: int, played: str) -> list[StudiedPlay]:
    """The best plays, and the one that was played."""
    found = best_plays(g, seat, MOST_PLAYS, deals=0)
    return [
        StudiedPlay(
            text=it.text,
            score=it.score,
            kept=it.kept,
            leave=it.leave,
            equity=it.equity,
            chance=it.chance,
            played=it.text == played,
        )
        for i, it in enumerate(found)
        if i < PLAYS or it.text == played
    ]
