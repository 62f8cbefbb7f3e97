"""Learn Die Mauer with MaskablePPO of sb3-contrib, stop in the middle, and resume.

The environments have `action_masks()`, which is all that MaskablePPO needs. Their pickle continues
with the same games, so a resumed run and an uninterrupted run have the same curve.
"""

from __future__ import annotations

import pickle
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.evaluation import evaluate_policy
from stable_baselines3.common.env_util import make_vec_env

GAME, SETUP = "mauerwerk.envs.gymnasium:mauerwerk/DieMauer-v0", {"players": 3, "rounds": 1}
PART = 4096
"""The number of decisions in each of four parts of the curve."""


def learn(model: Any, parts: int) -> list[float]:
    """Learn on, and return the mean share of the win in the latest games after each part."""
    curve = []
    for _ in range(parts):
        model.learn(PART, reset_num_timesteps=False)
        curve.append(float(np.mean([game["r"] for game in model.ep_info_buffer])))
    return curve


def save(model: Any, folder: Path) -> None:
    """Write the model, its tables, and the states of all random numbers."""
    model.save(folder / "model.zip")
    rest = model.get_env(), torch.get_rng_state(), np.random.get_state()  # noqa: NPY002 (SB3's own)
    (folder / "rest.pickle").write_bytes(pickle.dumps(rest))


def load(folder: Path) -> Any:
    """Read a model that continues where it was written."""
    envs, of_torch, of_numpy = pickle.loads((folder / "rest.pickle").read_bytes())
    model = MaskablePPO.load(folder / "model.zip", env=envs, force_reset=False)
    torch.set_rng_state(of_torch)
    np.random.set_state(of_numpy)  # noqa: NPY002
    return model


def main() -> None:
    """Learn, resume and measure."""
    torch.set_num_threads(1)
    envs = make_vec_env(GAME, n_envs=8, seed=1, env_kwargs=SETUP)
    model = MaskablePPO("MlpPolicy", envs, n_steps=128, ent_coef=0.01, seed=1, device="cpu")
    curve = learn(model, 2)
    with TemporaryDirectory() as name:
        save(model, Path(name))
        through = curve + learn(model, 2)
        resumed = curve + learn(load(Path(name)), 2)
    print("the curve", *(f"{share:.3f}" for share in through))
    assert resumed == through, (resumed, through)
    tables = make_vec_env(GAME, n_envs=8, seed=2, env_kwargs=SETUP)
    shares: Any = evaluate_policy(
        model, tables, 400, deterministic=False, return_episode_rewards=True
    )[0]
    share, error = np.mean(shares), 1.96 * np.std(shares) / len(shares) ** 0.5
    print(f"wins {share:.3f} ± {error:.3f} of {len(shares)} games, and 0.333 by luck")
    assert share - error > 1 / 3


if __name__ == "__main__":
    main()
