"""Doors for programs that learn: every game as an environment of PettingZoo, Gymnasium, OpenSpiel and RLCard.

`greathall.env.pettingzoo`, `greathall.env.gymnasium` and `greathall.env.openspiel` each need their package, and
`greathall.env.rlcard` numpy; all come with `pip install "greathall[env]"`, but for RLCard's agents, which are its own.
What the doors are made of is in the specification of each game, without any package: `spec.action_space`,
`spec.observe`, `greathall.core.memory`. See `docs/env.md`.
"""
