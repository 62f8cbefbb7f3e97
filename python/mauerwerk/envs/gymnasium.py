"""Gymnasium environments: one learner at a table with players.

>>> import gymnasium
>>> import mauerwerk.envs.gymnasium
>>> env = gymnasium.make("mauerwerk/DieMauer-v0", opponents="greedy", players=3)
>>> seen, info = env.reset(seed=1)
>>> seen.shape, info["action_mask"].shape
((380,), (44,))
>>> slot = env.action_space.sample(info["action_mask"])
>>> seen, reward, terminated, truncated, info = env.step(slot)
>>> env.close()
>>> envs = gymnasium.make_vec("mauerwerk/Berlin-v0", num_envs=64, seat="rotating")
>>> envs.metadata["autoreset_mode"]
<AutoresetMode.NEXT_STEP: 'NextStep'>
>>> seen, info = envs.reset(seed=1)
>>> seen.shape, info["action_mask"].shape
((64, 1109), (64, 1780))
>>> envs.close()

An observation is what the learner sees, as a row of `Setup.features`, with seats counted from the
learner. An action is a slot. `info["action_mask"]` marks the slots with legal actions, as in
Gymnasium's own environments, so observations are a `Box` for any network. A slot without a legal
action raises a `ValueError`, or loses the game: see `Illegal`. The reward comes at the end of a
game: see `Reward`.

Copies and pickles of an environment continue with the same games.

Opponents decide between the learner's decisions. They are players by name (`"random"`, `"easy"`,
…), a `Bot`, or a policy. A policy is a function that receives features and masks, with a row for
each waiting table, and returns slots. Several opponents are listed from the learner's left on.
Named players except `"random"` know only what they see at the time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

try:
    import gymnasium
except ImportError as error:
    message = "mauerwerk.envs.gymnasium needs Gymnasium: pip install 'mauerwerk[gymnasium]'"
    raise ImportError(message) from error
import numpy as np
from gymnasium.spaces import Box, Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from mauerwerk import GAMES
from mauerwerk.envs._games import (
    Illegal,
    Reward,
    bounds,
    chosen,
    seed_of,
    slot_of,
    starts_of,
    within,
    worth,
)
from mauerwerk.envs._picture import Camera
from mauerwerk.envs._tables import Flags, Floats, Opponent, Policy, Tables, seated

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mauerwerk.game import GameId

__all__ = ["AutoresetMode", "Env", "Illegal", "Opponent", "Policy", "Reward", "VectorEnv"]

RENDER_MODES = ["ansi", "rgb_array"]

Infos: TypeAlias = dict[str, Any]


class VectorEnv(gymnasium.vector.VectorEnv[Floats, Any, Any]):
    """Tables in parallel, each with one seat for the learner.

    Environment `i` of `n` plays the games `i`, `i + n` and so on of the seed of `reset`. Chance and
    `"random"` opponents draw the same as in `simulate`. A rotating seat is the game's number,
    counted around the table. A game that ends before the learner decided is skipped.

    `AutoresetMode` selects when the next game begins at a table. For `NEXT_STEP` it is the step
    after the end of a game, for any action. For `SAME_STEP` it is the same step, and
    `info["final_obs"]` is the learner's last view. For `DISABLED` it is
    `reset(options={"reset_mask": …})`. A game of more than `limit` decisions, including those of
    chance, is truncated.
    """

    def __init__(  # noqa: PLR0913 (a table is told how to be laid)
        self,
        game: GameId,
        num_envs: int = 1,
        setup: object = None,
        *,
        opponents: Opponent | Sequence[Opponent] = "random",
        seat: int | Literal["rotating"] = 0,
        reward: Reward = "share",
        illegal: Illegal = "error",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        limit: int | None = None,
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401 (each game has its own)
    ) -> None:
        """Set up the tables of a game. Options are those of its setup.

        The setup may also be a state or a list of states. Game `n` then begins in the state `n`
        modulo their number.

        The render mode `"rgb_array"` needs the extra `mauerwerk[render]`, and fonts.

        Raises:
            ValueError: If there is no such game, or an argument is out of range.
            SetupError: With all faults of the setup, and the rulings it breaks.
            NotationError: If there is no such player.
            TypeError: If an argument is of the wrong kind.

        """
        self.game: GameId = game
        starts = starts_of(game, setup, options)
        start, self.setup = starts[0], starts[0].setup
        self.num_envs = within("num_envs", num_envs, 1, 2**20)
        self.seat: int | Literal["rotating"] = (
            "rotating" if seat == "rotating" else within("seat", seat, 0, start.seats - 1)
        )
        self.opponents = seated(opponents, start.seats - 1)
        self.reward: Reward = cast("Reward", chosen("reward", reward, ["share", "points"]))
        self.illegal: Illegal = cast("Illegal", chosen("illegal", illegal, ["error", "lose"]))
        self.limit = None if limit is None else within("limit", limit, 1, 2**64 - 1)
        self.render_mode = render_mode and chosen("render_mode", render_mode, RENDER_MODES)
        if render_mode == "rgb_array":
            self._camera = Camera(start.draw(0))
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {
            "autoreset_mode": self.autoreset_mode,
            "render_modes": RENDER_MODES,
            "render_fps": 1,
        }
        low, high = bounds(self.setup.features())
        self.single_observation_space = Box(low, high, dtype=np.float32)
        self.single_action_space = Discrete(start.slots)
        self.observation_space = batch_space(self.single_observation_space, self.num_envs)
        self.action_space = batch_space(self.single_action_space, self.num_envs)
        self.tables = Tables(
            game,
            starts,
            self.num_envs,
            seat=self.seat,
            opponents=self.opponents,
            illegal=self.illegal,
            limit=self.limit,
        )
        self._begun = False

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[Floats, Infos]:
        """Begin the games of a seed, or the next games if there is none.

        The first reset draws a seed if there is none. If there is a list of seeds, each environment
        plays the games 0, 1, 2 and so on of its seed. A `None` in the list means a random seed.
        With the option `reset_mask`, an array of bool, games begin only at the tables where it is
        true.

        Raises:
            TypeError: If a seed is not a whole number, or the mask not an array of bool.
            ValueError: If a seed is not from 0 to 2**64 - 1, or there is not one for each
                environment. Also if the mask has another shape, comes with a seed or before the
                first reset, or if the environment is closed.

        """
        self._refuse_closed()
        where = self._where(options, first=seed is not None or not self._begun)
        seeds = self._seeds(seed)
        if isinstance(seeds, int):
            super().reset(seed=seeds)
        if seed is not None or not self._begun:
            self.tables.begin(self._random_seed() if seeds is None else seeds)
        else:
            self.tables.restart(where)
        self._begun = True
        return self.tables.features(), self._infos(where)

    def step(self, actions: object) -> tuple[Floats, NDArray[np.float64], Flags, Flags, Infos]:
        """Decide for the learner at each table.

        Raises:
            TypeError: If the actions are not whole numbers.
            ValueError: If there is not one for each table, or one has no legal action. Also if a
                table waits for a reset, or the environment is closed. Nothing has changed then.

        """
        tables = self._ready()
        over = tables.over.copy()
        if self.autoreset_mode is AutoresetMode.DISABLED and over.any():
            message = f"the game of environment {int(over.argmax())} is over: reset it"
            raise ValueError(message)
        slots = _slots(actions, self.num_envs)
        tables.decide(slots, ~over)
        tables.restart(over)
        terminated, truncated = tables.over & ~tables.given_up, tables.given_up.copy()
        rewards = self._rewards()
        finals = self._restarted() if self.autoreset_mode is AutoresetMode.SAME_STEP else {}
        infos = self._infos(np.ones(self.num_envs, bool)) | finals
        return tables.features(), rewards, terminated, truncated, infos

    def action_masks(self) -> Flags:
        """Return the slots with legal actions of the learner: a row for each table."""
        return self._ready().masks()

    def render(self) -> tuple[Any, ...] | None:
        """Return what the learner sees at each table, drawn as text or as an array of pixels."""
        if self.render_mode is None:
            return None
        tables = self._ready()
        seen = [(tables.state(table), seat) for table, seat in enumerate(tables.learners.tolist())]
        if self.render_mode == "rgb_array":
            return tuple(self._camera.picture(state.draw(seat)) for state, seat in seen)
        return tuple(state.view(seat).text() for state, seat in seen)

    def _seeds(self, seed: object) -> int | list[int] | None:
        """Return valid seeds of games."""
        if seed is None:
            return None
        if not isinstance(seed, Sequence | np.ndarray) or isinstance(seed, str):
            return seed_of(seed)
        given = cast("Sequence[object]", seed)
        seeds = [self._random_seed() if one is None else seed_of(one) for one in given]
        if len(seeds) != self.num_envs:
            message = f"seed must be one for each of {self.num_envs} environments, got {len(seeds)}"
            raise ValueError(message)
        return seeds

    def _random_seed(self) -> int:
        return int(self.np_random.integers(2**53))

    def _where(self, options: dict[str, Any] | None, *, first: bool) -> Flags:
        """Return the tables where games begin."""
        mask = (options or {}).get("reset_mask")
        if mask is None:
            return np.ones(self.num_envs, bool)
        where: NDArray[Any] = np.array(mask)
        if where.dtype != np.bool_:
            message = f"reset_mask is an array of bool, not of {where.dtype}"
            raise TypeError(message)
        if where.shape != (self.num_envs,):
            message = f"reset_mask has shape {(self.num_envs,)}, not {where.shape}"
            raise ValueError(message)
        if first:
            message = "reset_mask: the first reset, and one with a seed, is of all environments"
            raise ValueError(message)
        return where

    def _rewards(self) -> NDArray[np.float64]:
        tables, rewards = self.tables, np.zeros(self.num_envs)
        for table in np.flatnonzero(tables.over).tolist():
            seat = int(tables.learners[table])
            losers = [seat] if tables.lost[table] else []
            rewards[table] = worth(self.game, self.reward, tables.state(table), losers)[seat]
        return rewards

    def _infos(self, where: Flags) -> Infos:
        masks, seats = self.action_masks().view(np.int8), self.tables.learners.copy()
        return {"action_mask": masks, "_action_mask": where, "seat": seats, "_seat": where.copy()}

    def _restarted(self) -> Infos:
        """Begin the next game where one is over, and return the learners' last views."""
        over = self.tables.over.copy()
        if not over.any():
            return {}
        info, seen = self._infos(over), np.full(self.num_envs, None, object)
        features = self.tables.features()
        for table in np.flatnonzero(over).tolist():
            seen[table] = features[table]
        self.tables.restart(over)
        finals = {"final_obs": seen, "final_info": info}
        return finals | {f"_{name}": over.copy() for name in finals}

    def _refuse_closed(self) -> None:
        if self.closed:
            message = "the environment is closed"
            raise ValueError(message)

    def _ready(self) -> Tables:
        self._refuse_closed()
        if not self._begun:
            message = "reset the environment first"
            raise ValueError(message)
        return self.tables


def _slots(actions: object, count: int) -> NDArray[Any]:
    """Return valid slots.

    Raises:
        TypeError: If they are not whole numbers.
        ValueError: If their number is not `count`.

    """
    slots: NDArray[Any] = np.asarray(actions)
    if slots.dtype.kind not in "iu":
        message = f"actions are an array of whole numbers, not of {slots.dtype}"
        raise TypeError(message)
    if slots.shape != (count,):
        message = f"actions have shape {(count,)}, not {slots.shape}"
        raise ValueError(message)
    return slots


class Env(gymnasium.Env[Floats, Any]):
    """One table with one seat for the learner. Arguments are those of `VectorEnv`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium's own)

    def __init__(
        self,
        game: GameId,
        setup: object = None,
        **arguments: Any,  # noqa: ANN401 (they are those of `VectorEnv`)
    ) -> None:
        """Set up a table of a game. See `VectorEnv`."""
        arguments["autoreset_mode"] = AutoresetMode.DISABLED
        self.envs = VectorEnv(game, 1, setup, **arguments)
        self.render_mode = self.envs.render_mode
        spaces: Any = self.envs  # its types are not all known
        self.observation_space = spaces.single_observation_space
        self.action_space = spaces.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, Infos]:
        """Begin the game of a seed, or the next game if there is none. See `VectorEnv.reset`."""
        seen, infos = self.envs.reset(seed=seed)
        super().reset(seed=seed, options=options)
        return seen[0], self._info(infos)

    def step(self, action: object) -> tuple[Floats, float, bool, bool, Infos]:
        """Decide for the learner. See `VectorEnv.step`."""
        slots = np.array([slot_of(action)])
        seen, rewards, terminated, truncated, infos = self.envs.step(slots)
        info = self._info(infos)
        return seen[0], float(rewards[0]), bool(terminated[0]), bool(truncated[0]), info

    def action_masks(self) -> Flags:
        """Return the slots with legal actions of the learner."""
        masks: Flags = self.envs.action_masks()[0]
        return masks

    def render(self) -> Any:  # noqa: ANN401 (text, pixels or nothing)
        """Return what the learner sees, drawn as text or as an array of pixels."""
        drawn = self.envs.render()
        return None if drawn is None else drawn[0]

    def close(self) -> None:
        """Close the environment, which can't be used any more."""
        self.envs.close()

    @staticmethod
    def _info(infos: Infos) -> Infos:
        return {"action_mask": infos["action_mask"][0], "seat": int(infos["seat"][0])}


def _register() -> None:
    """Register the environments for `gymnasium.make` and `make_vec`."""
    library: Any = gymnasium  # the same
    for game in GAMES:
        library.register(
            id=f"mauerwerk/{game.title().replace('-', '')}-v0",
            entry_point="mauerwerk.envs.gymnasium:Env",
            vector_entry_point="mauerwerk.envs.gymnasium:VectorEnv",
            kwargs={"game": game},
        )


_register()
