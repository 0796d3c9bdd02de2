"""Talk between teammates that nobody else at the table hears, where the game allows it.

Only people listen: a bot does not read, and speaks (`BotHints.remark`) only where the table lets it. Who heard a line
is kept in the log with it, because seats and teams change from game to game.
"""

from __future__ import annotations

from greathall.core.errors import Illegal
from greathall.server.state import TableState


def groups(state: TableState) -> list[list[int]]:
    """The seats that may talk among themselves now: teammates, where at least two people would hear it."""
    match = state.running
    if match is None or not match.spec.table.team_talk(match.g):
        return []
    teams: dict[int, list[int]] = {}
    for seat in range(len(state.chairs)):
        teams.setdefault(match.spec.team(match.g, seat), []).append(seat)
    return [seats for seats in teams.values() if len(_people(state, seats)) > 1]


def listeners(state: TableState, seat: int) -> list[str]:
    """The people who hear what is said from this seat to its team; `Illegal` if there is no such talk."""
    match = state.running
    if match is None or not match.spec.table.team_talk(match.g):
        raise Illegal("refusal-no-team-talk")
    for seats in groups(state):
        if seat in seats:
            return _people(state, seats)
    raise Illegal("refusal-no-teammate")


def partners(state: TableState, seat: int) -> list[str] | None:
    """The people who hear what a bot says to its partners; None where all at the table are in one team."""
    match = state.running
    if match is None:
        return []
    teams = [match.spec.team(match.g, other) for other in range(len(state.chairs))]
    if len({*teams}) == 1:
        return None
    return _people(state, [other for other, team in enumerate(teams) if team == teams[seat]])


def _people(state: TableState, seats: list[int]) -> list[str]:
    return sorted({person for seat in seats if (person := state.chairs[seat].person) is not None})
