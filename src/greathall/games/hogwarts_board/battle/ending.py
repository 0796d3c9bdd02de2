"""The end of a battle: victory and its prizes, or none; everybody goes where they belong."""

from __future__ import annotations

from typing import Final

from greathall.core.kernel import Frame
from greathall.games.hogwarts_board import versions
from greathall.games.hogwarts_board.battle.creatures import (
    DEATH_EATER,
    DEMENTOR,
    ENEMIES_SIDE,
    SERPENT,
    VOLDEMORT,
    WIZARD,
)
from greathall.games.hogwarts_board.battle.leaving import roll_doorway, to_doorway
from greathall.games.hogwarts_board.battle.sides import own_account
from greathall.games.hogwarts_board.battle.state import Battle
from greathall.games.hogwarts_board.board import CHAMBER, INFIRMARY
from greathall.games.hogwarts_board.cards.taking import SORT_CARDS
from greathall.games.hogwarts_board.dice import Rolling
from greathall.games.hogwarts_board.events import BattleUndecided, BattleWon, Ranked
from greathall.games.hogwarts_board.state import UNSETTLED_CHAMPION, Castle, battle_of

REWARD: Final = {DEATH_EATER: 15, WIZARD: 25, DEMENTOR: 10}
DUEL_PRIZE: Final[tuple[int, ...]] = (20, 30)
CUP: Final = {
    "world_cup": ((0, 0), (35, 60), (20, 30), (10, 15), (5, 5)),
    "triwizard": ((0, 0), (25, 50), (15, 25), (5, 10), (0, 0)),
}
"""Prizes by rank and level."""
BASILISK_FIRST: Final[tuple[int, ...]] = (30, 60)
BASILISK_OTHERS: Final[tuple[int, ...]] = (15, 25)


class BattleEnds(Rolling):
    """Victory and its SP; powder and truces know no victor. Enemies go where they belong."""

    def happen(self, g: Castle, now: Frame) -> None:
        battle = battle_of(g)
        decided = not now.source
        if now.source and battle.contest != "raid":
            self._death_eaters_leave(g, battle)
        g.battle = None
        standing = [seat for seat, b in enumerate(battle.battlers[: g.seats]) if b.here]
        if now.source == "powder":
            self._darken(g, battle)
        elif now.source and battle.place and battle.place != CHAMBER:
            self._make_peace(g, battle, standing)
        if battle.contest == CHAMBER and g.last_stand:
            self._remember(g, battle)
        if battle.place == CHAMBER:
            self._leave_chamber(g, battle, standing, now.source)
        if g.log is not None:
            self._announce(g, battle, decided)
        if now.source != "powder":
            self._prizes(g, battle, standing, decided)
        g.check_levels()
        if g.version >= versions.BATTLERS_STAY:
            for seat, wizard in enumerate(g.wizards):
                if wizard.square == wizard.house:
                    g.throw_out_guests(seat)
        g.forget_peace()

    def _death_eaters_leave(self, g: Castle, battle: Battle) -> None:
        """To the doorways; all dice are rolled before anybody goes."""
        home = [int(b.name[-1]) - 1 for b in battle.battlers if b.here and b.kind == DEATH_EATER]
        doors = [roll_doorway(g, number) for number in home]
        for number, door in zip(home, doors, strict=True):
            to_doorway(g, number, door)

    def _make_peace(self, g: Castle, battle: Battle, standing: list[int]) -> None:
        bits = sum(1 << seat for seat in standing)
        g.peace = (*g.peace, (battle.place, bits, sum(1 << s for s in standing if g.able(s))))

    def _announce(self, g: Castle, battle: Battle, decided: bool) -> None:
        victors = tuple(b.name for b in battle.battlers if b.here)
        won = decided and any(b.here and b.kind != SERPENT and _beat_somebody(battle, b.side) for b in battle.battlers)
        if ("voldemort", ENEMIES_SIDE) in battle.beaten and g.version >= versions.HELPERS_DO_NOT_INHERIT:
            won = False
        g.emit(BattleWon(victors) if won else BattleUndecided())

    def _darken(self, g: Castle, battle: Battle) -> None:
        square = g.wizards[battle.powder].square
        if battle.place == CHAMBER or square == CHAMBER:
            g.darken(CHAMBER)
        elif battle.battlers[battle.powder].here and square != INFIRMARY:
            g.darken(square)
        elif battle.place:
            g.darken(battle.place)

    def _leave_chamber(self, g: Castle, battle: Battle, standing: list[int], how: str) -> None:
        """Powder leads back to the doorway (R57), exhaustion home."""
        for seat in standing:
            if g.wizards[seat].square == CHAMBER:
                if how == "powder" and battle.door:
                    g.put(seat, battle.door, "thrown_out")
                    g.unsettled.append(seat)
                else:
                    g.send_home(seat)

    def _remember(self, g: Castle, battle: Battle) -> None:
        """How many HP Voldemort is left with after somebody's last battle (H5)."""
        seat = battle.drawer
        left = next(b.hp for b in battle.battlers if b.kind == VOLDEMORT)
        g.last_stand = (*g.last_stand[:seat], max(left, 0), *g.last_stand[seat + 1 :])

    def _prizes(self, g: Castle, battle: Battle, standing: list[int], decided: bool) -> None:
        level, contest = battle.level, battle.contest
        champions = [seat for seat in standing if own_account(g, battle, seat)]
        if contest in CUP:
            if battle.beaten or not decided:  # love may end it before anybody falls
                self._rank(g, battle, champions)
        elif contest == "duel":
            for seat in champions:
                if decided and _beat_somebody(battle, battle.battlers[seat].side):
                    g.gain_sp(seat, DUEL_PRIZE[level], "victory")
        elif contest == "basilisk":
            if ("basilisk", ENEMIES_SIDE) in battle.beaten and champions:
                self._basilisk(g, battle, champions)
        elif decided:
            for seat in champions:
                g.gain_sp(seat, self._reward(g, battle, seat), "victory")

    def _reward(self, g: Castle, battle: Battle, seat: int) -> int:
        """The SP for all whom the seat's side has beaten; nobody is paid for their love."""
        side = battle.battlers[seat].side
        love = f"seat_{g.wizards[seat].loves}"
        return sum([REWARD.get(_kind(name), 0) for name, fallen in battle.beaten if fallen != side and name != love])

    def _rank(self, g: Castle, battle: Battle, champions: list[int]) -> None:
        """The last one standing is first; those who fell together share the lower of their places.

        If only a serpent stands, all are defeated and nobody is first (R81).
        """
        place = int(not champions and any(b.here and b.kind == SERPENT for b in battle.battlers))
        groups = [champions, *([s for r, s in battle.falls if r == fell] for fell in range(battle.round, 0, -1))]
        for group in groups:
            place += len(group)
            place = min(place, len(CUP[battle.contest]) - 1)
            for seat in group:
                g.emit(Ranked(seat, place))
                g.gain_sp(seat, CUP[battle.contest][place][battle.level])
        if battle.contest == "triwizard" and len(champions) == 1:
            g.unsettled.append(UNSETTLED_CHAMPION + champions[0])

    def _basilisk(self, g: Castle, battle: Battle, champions: list[int]) -> None:
        dealt = {seat: battle.dealt[seat] for seat in champions}
        for seat, wizard in enumerate(g.wizards):
            if seat not in dealt and wizard.loves in dealt:
                dealt[wizard.loves] += battle.dealt[seat]
        best = max(dealt.values())
        first = min((s for s in champions if dealt[s] == best), key=lambda s: (s - battle.drawer) % g.seats)
        for seat in champions:
            g.emit(Ranked(seat, 1 if seat == first else 2))
            g.gain_sp(seat, (BASILISK_FIRST if seat == first else BASILISK_OTHERS)[battle.level])
        if "basilisk_fang" in g.piles["items"]:
            g.pull("items", "basilisk_fang")
            g.found.append((first, "basilisk_fang"))
        else:
            card = g.draw("items")
            if card:
                g.found.append((first, card))
        g.then([SORT_CARDS])


def _kind(name: str) -> str:
    return WIZARD if name.startswith("seat_") else name.rsplit("_", 1)[0]


def _beat_somebody(battle: Battle, side: int) -> bool:
    return any(fallen != side for _, fallen in battle.beaten)


BATTLE_ENDS: Final = BattleEnds()
