"""Doors for programs that learn: every game as an environment of PettingZoo, Gymnasium and OpenSpiel.

`greathall.env.pettingzoo`, `greathall.env.gymnasium` and `greathall.env.openspiel` each need their package; all come
with `pip install "greathall[env]"`. What they are made of is in the specification of each game, without any package:
`spec.action_space`, `spec.observe`, `greathall.core.memory`. See `docs/env.md`.
"""
