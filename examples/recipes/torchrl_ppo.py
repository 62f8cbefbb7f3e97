"""Learn Die Mauer with PPO of TorchRL, from the mask in the environment's `info`."""

from __future__ import annotations

from typing import Any

import torch
from tensordict.nn import TensorDictModule
from torch import nn
from torchrl.collectors import Collector
from torchrl.data import Binary
from torchrl.envs import (
    ActionMask,
    Compose,
    DTypeCastTransform,
    GymWrapper,
    RewardSum,
    TransformedEnv,
    default_info_dict_reader,
)
from torchrl.modules import MaskedCategorical, ProbabilisticActor, ValueOperator
from torchrl.objectives import ClipPPOLoss
from torchrl.objectives.value import GAE

from mauerwerk.envs.gymnasium import Env

BATCHES, STEPS, EPOCHS, ROWS = 8, 1024, 6, 256


def tables(seed: int) -> Any:
    """Return an environment whose mask is part of what a policy sees."""
    env = GymWrapper(Env("die-mauer", players=3, rounds=1), categorical_action_encoding=True)
    mask = Binary(env.action_spec.n, dtype=torch.int8)
    env.set_info_dict_reader(default_info_dict_reader(["action_mask"], spec={"action_mask": mask}))
    env.set_seed(seed)
    as_bool = DTypeCastTransform(torch.int8, torch.bool, in_keys=["action_mask"])
    return TransformedEnv(env, Compose(as_bool, ActionMask(), RewardSum()))


def network(features: int, outputs: int) -> nn.Module:
    """Return a network with two hidden layers."""
    hidden = [nn.Linear(features, 64), nn.Tanh(), nn.Linear(64, 64), nn.Tanh()]
    return nn.Sequential(*hidden, nn.Linear(64, outputs))


def main() -> None:
    """Learn and measure."""
    torch.set_num_threads(1)
    torch.manual_seed(1)
    env = tables(1)
    features, slots = env.observation_spec["observation"].shape[-1], env.action_spec.n
    logits = TensorDictModule(network(features, slots), ["observation"], ["logits"])
    actor = ProbabilisticActor(
        logits,
        in_keys={"logits": "logits", "mask": "action_mask"},
        distribution_class=MaskedCategorical,
        return_log_prob=True,
    )
    critic = ValueOperator(network(features, 1), ["observation"])
    loss = ClipPPOLoss(actor, critic, entropy_coeff=0.01)
    advantages = GAE(gamma=1.0, lmbda=0.95, value_network=critic)
    optimizer = torch.optim.Adam(loss.parameters(), lr=1e-3)
    for batch in Collector(env, actor, frames_per_batch=STEPS, total_frames=BATCHES * STEPS):
        for _ in range(EPOCHS):
            advantages(batch)
            for rows in torch.randperm(STEPS).split(ROWS):
                losses = loss(batch[rows])
                total = sum(losses[f"loss_{part}"] for part in ("objective", "critic", "entropy"))
                optimizer.zero_grad()
                total.backward()
                optimizer.step()
    played = next(iter(Collector(tables(2), actor, frames_per_batch=4 * STEPS)))
    won = played["next", "episode_reward"][played["next", "done"]]
    share, error = won.mean().item(), 1.96 * won.std().item() / len(won) ** 0.5
    print(f"wins {share:.3f} ± {error:.3f} of {len(won)} games, and 0.333 by luck")
    assert share - error > 1 / 3


if __name__ == "__main__":
    main()
