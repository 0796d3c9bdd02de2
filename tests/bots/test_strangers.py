"""Bots of other modules: `module:Class`."""

from __future__ import annotations

from random import Random

import pytest

import greathall
from greathall.bots import Bot
from greathall.core.kernel import Action, State
from greathall.server.commands import require_level


class First(Bot):
    """Takes the first option."""

    def pick(self, world: State, seat: int) -> Action:
        return world.options(seat)[0]


def test_a_class_of_any_module_is_a_bot() -> None:
    spec = greathall.game("stupefy")
    g = spec.new(seats=4, seed=1)
    chosen = greathall.bot(f"{__name__}:First", spec, Random(1)).choose(g, 0)
    assert chosen == g.options(0)[0]


@pytest.mark.parametrize("name", ["no_such_module:First", f"{__name__}:Second", "random:Random", "strong:soon"])
def test_what_is_no_bot_is_refused(name: str) -> None:
    with pytest.raises(greathall.UnknownBot):
        greathall.bot(name, greathall.game("stupefy"))


def test_at_a_table_sit_only_strangers_that_the_host_has_named(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(greathall.Illegal, match="unknown-bot"):
        require_level("stupefy", f"{__name__}:First")
    monkeypatch.setenv("GREATHALL_BOTS", f"other:Bot,{__name__}:First")
    require_level("stupefy", f"{__name__}:First")
