"""The games as environments of the libraries that learners are written for.

============================  ==========================  =======================
module                        has                         needs
============================  ==========================  =======================
`mauerwerk.envs.gymnasium`    `Env` and `VectorEnv`       `mauerwerk[gymnasium]`
`mauerwerk.envs.pettingzoo`   `AECEnv` and `ParallelEnv`  `mauerwerk[pettingzoo]`
`mauerwerk.envs.openspiel`    `register`                  `mauerwerk[openspiel]`
============================  ==========================  =======================

In all of them a game is named by its id, as in `mauerwerk.table`; options are those of its
setup. An action is a *slot*, an observation what the seat sees, as numbers by `Setup.features`.
"""
