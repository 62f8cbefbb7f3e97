"""Learn Die Mauer with DQN of tianshou, which reads a mask next to what it sees."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import torch
from tianshou.algorithm.modelfree.dqn import DQN, DiscreteQLearningPolicy
from tianshou.algorithm.optim import AdamOptimizerFactory
from tianshou.data import Collector, VectorReplayBuffer
from tianshou.env import DummyVectorEnv
from tianshou.trainer import OffPolicyTrainerParams
from tianshou.utils.net.common import Net

from mauerwerk.envs.gymnasium import Env

TABLES, EPOCHS, STEPS = 8, 1, 4000


class Masked(gymnasium.ObservationWrapper[Any, Any, Any]):
    """An environment that shows its mask as tianshou expects it."""

    def observation(self, observation: Any) -> dict[str, Any]:
        """Return what the learner sees, and its mask."""
        env: Any = self.env
        return {"obs": observation, "mask": env.action_masks()}


def tables() -> DummyVectorEnv:
    """Return several tables."""
    return DummyVectorEnv([lambda: Masked(Env("die-mauer", players=3, rounds=1))] * TABLES)


def main() -> None:
    """Learn and measure."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    np.random.seed(1)  # noqa: NPY002 (tianshou's own)
    envs, env = tables(), Env("die-mauer", players=3, rounds=1)
    envs.seed(1)
    network = Net(
        state_shape=env.observation_space.shape,
        action_shape=int(env.action_space.n),
        hidden_sizes=[64, 64],
    )
    policy: Any = DiscreteQLearningPolicy(
        model=network, action_space=env.action_space, eps_training=0.2
    )
    dqn: Any = DQN(
        policy=policy, optim=AdamOptimizerFactory(lr=1e-3), gamma=1.0, target_update_freq=200
    )
    learner = Collector[Any](dqn, envs, VectorReplayBuffer(20_000, TABLES), exploration_noise=True)
    dqn.run_training(
        OffPolicyTrainerParams(
            training_collector=learner,
            max_epochs=EPOCHS,
            epoch_num_steps=STEPS,
            collection_step_num_env_steps=TABLES * 4,
            update_step_num_gradient_steps_per_sample=0.25,
            show_progress=False,
            verbose=False,
        )
    )
    others = tables()
    others.seed(2)
    games = Collector[Any](dqn, others).collect(n_episode=400, reset_before_collect=True)
    share, error = games.returns.mean(), 1.96 * games.returns.std() / len(games.returns) ** 0.5
    print(f"wins {share:.3f} ± {error:.3f} of {len(games.returns)} games, and 0.333 by luck")
    assert share - error > 1 / 3


if __name__ == "__main__":
    main()
