"""The games as environments of learning libraries.

============================  ==========================  =======================
module                        has                         needs
============================  ==========================  =======================
`mauerwerk.envs.gymnasium`    `Env` and `VectorEnv`       `mauerwerk[gymnasium]`
`mauerwerk.envs.pettingzoo`   `AECEnv` and `ParallelEnv`  `mauerwerk[pettingzoo]`
`mauerwerk.envs.openspiel`    `register`                  `mauerwerk[openspiel]`
============================  ==========================  =======================

All of them name a game by its id, as in `mauerwerk.table`, and have the options of its setup. An
action is a *slot*. An observation is what the seat sees, as numbers by `Setup.features`.
"""
