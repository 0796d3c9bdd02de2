"""The spaces of Gymnasium, which PettingZoo uses, too."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from greathall.env.episode import Episode


def action_space(episode: Episode) -> spaces.Discrete:
    return spaces.Discrete(episode.space.size)


def observation_space(episode: Episode) -> spaces.Dict:
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(-np.inf, np.inf, (episode.look.size,), np.float32),
        "action_mask": spaces.Box(0, 1, (episode.space.size,), np.int8),
    }
    return spaces.Dict(parts)
