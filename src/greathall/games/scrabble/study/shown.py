"""What those who study Scrabble are shown: see `core.study`."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from greathall.core.record import Record, replay
from greathall.core.study import StudiedGame, StudiedLoss, StudiedPlay, StudiedTurn, StudiedWord

from ..actions import Exchange, Place
from ..gcg import decode_gcg, game_of, read_gcg, write_gcg
from ..languages import codes
from ..notation import write_play, write_position
from ..settings import Settings
from ..state import Scrabble, lexicon_of
from ..turn import TAKE_TURN
from .best_plays import Studied, best_plays
from .games import equity_lost, states_of
from .positions import position
from .words import anagrams, hooks, judged

MOST_PLAYS = 100_000
"""So many are weighed at most."""


class Shown:
    def languages(self) -> Collection[str]:
        return codes()

    def word(self, letters: str, language: str, most: int = 200) -> StudiedWord:
        lexicon = lexicon_of(Settings(edition="classic", language=language))
        ((word, counts),) = judged(lexicon, [letters]).items()
        found = hooks(lexicon, letters)
        spelled = [other for other in anagrams(lexicon, letters) if other != word] if most else []
        return StudiedWord(word=word, counts=counts, before=found.before, behind=found.behind, anagrams=spelled[:most])

    def text_of(self, content: bytes) -> str:
        return decode_gcg(content)

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

    def losses(self, text: str, language: str, deals: int = 0) -> Iterator[StudiedLoss]:
        for lost in equity_lost(read_gcg(text), deals=deals, language=language, word_filter="all"):
            yield StudiedLoss(
                number=lost.number,
                player=lost.player,
                played=_shown(lost.played, played=True),
                best=_shown(lost.best),
                equity=lost.equity,
                chance=lost.chance,
            )

    def plays(
        self, position_line: str, language: str, played: str, count: int = 25, deals: int = 0
    ) -> list[StudiedPlay]:
        return _listed(position(position_line, language=language, word_filter="all"), 0, played, count, deals)

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


def _listed(g: Scrabble, seat: int, played: str, count: int = 25, deals: int = 0) -> list[StudiedPlay]:
    """The best plays, and the one that was played."""
    found = best_plays(g, seat, MOST_PLAYS, deals=deals)
    return [_shown(it, it.text == played) for i, it in enumerate(found) if i < count or it.text == played]


def _shown(it: Studied, played: bool = False) -> StudiedPlay:
    return StudiedPlay(
        text=it.text,
        score=it.score,
        kept=it.kept,
        leave=it.leave,
        equity=it.equity,
        chance=it.chance,
        played=played,
    )
