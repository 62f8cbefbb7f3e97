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

An observation is what the learner sees, a row of `Setup.features`; the table is turned so that the
learner is the first. An action is a slot. Which slots hold legal actions says
`info["action_mask"]`, as in Gymnasium's own environments, so that observations remain a `Box` that
any network takes. A slot without a legal action is a `ValueError`, or loses the game: see
`Illegal`. What a game is worth comes at its end: see `Reward`.

Copies and pickles of an environment continue with the same games.

Opponents decide between the learner's decisions. They are players by name (`"random"`, `"easy"`,
…), a `Bot`, or a policy: a function that takes features and masks, one row for each table that
waits for it, and returns slots. Several are given in the order in which they sit from the
learner's left. What a named player but `"random"` knows is what it sees at the time.
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
    rules_of,
    seed_of,
    setup_of,
    slot_of,
    within,
    worth,
)
from mauerwerk.envs._picture import Camera
from mauerwerk.envs._tables import Flags, Floats, Opponent, Policy, Tables, seated

if TYPE_CHECKING:
    from numpy.typing import NDArray

__all__ = ["AutoresetMode", "Env", "Illegal", "Opponent", "Policy", "Reward", "VectorEnv"]

RENDER_MODES = ["ansi", "rgb_array"]

Infos: TypeAlias = dict[str, Any]


class VectorEnv(gymnasium.vector.VectorEnv[Floats, Any, Any]):
    """Tables side by side, at each of which one seat learns.

    Environment `i` of `n` plays the games `i`, `i + n` and so on of the seed that `reset` is given:
    chance and `"random"` opponents draw in them what they draw in those of `simulate`. A rotating
    seat is the game's number, counted round the table. A game that ends before the learner was
    asked is passed over.

    With `AutoresetMode.NEXT_STEP` the step after the end of a game begins the next one there,
    whatever the action; with `SAME_STEP` the same step does, and what the learner saw at the end is
    `info["final_obs"]`; with `DISABLED` it is `reset(options={"reset_mask": …})`. A game of more
    than `limit` decisions, those of chance among them, is given up: truncated.
    """

    def __init__(  # noqa: PLR0913 (a table is told how to be laid)
        self,
        game: str,
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
        """Lay the tables of a game; options are those of its setup.

        The render mode `"rgb_array"` needs the extra `mauerwerk[render]`, and fonts.

        Raises:
            ValueError: If no game has that id, or an argument is out of range.
            SetupError: With all that is wrong with the setup, and the rulings it breaks.
            NotationError: If no player has that name.
            TypeError: If an argument is of the wrong kind.
            ImportError: If a library for pictures is missing.
            OSError: If fonts for pictures are missing.

        """
        self.game, self.setup = game, setup_of(game, setup, options)
        start = rules_of(game).State.start(self.setup)
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
            self.setup,
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
        """Begin the games of a seed, or without one the next games.

        With a list of seeds, each environment plays the games 0, 1, 2 and so on of its seed, or of
        a random one where that is `None`. With the option `reset_mask`, an array of bool, only the
        tables where it is true begin.

        Raises:
            TypeError: If a seed is no whole number, or the mask no array of bool.
            ValueError: If a seed is none from 0 to 2**64 - 1, there is not one for each
                environment, the mask has another shape, comes with a seed or before the first
                reset, or the environment is closed.

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
        """Let the learner decide at each table.

        Raises:
            TypeError: If the actions are no whole numbers.
            ValueError: If there is not one for each table, one holds no legal action, a table waits
                for a reset, or the environment is closed; nothing has happened then.

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
        """Return which slots hold legal actions of the learner: a row for each table."""
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
        """Return the seeds of games, if they are some."""
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
        """Return where games are to begin."""
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
        """Begin the next games where one is over, and return what the learners saw at the end."""
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
    """Return the slots that actions are.

    Raises:
        TypeError: If they are no whole numbers.
        ValueError: If there are not so many.

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
    """One table, at which one seat learns; arguments are those of `VectorEnv`."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012 (Gymnasium's own)

    def __init__(
        self,
        game: str,
        setup: object = None,
        **arguments: Any,  # noqa: ANN401 (they are those of `VectorEnv`)
    ) -> None:
        """Lay a table of a game; see `VectorEnv`."""
        arguments["autoreset_mode"] = AutoresetMode.DISABLED
        self.envs = VectorEnv(game, 1, setup, **arguments)
        self.render_mode = self.envs.render_mode
        spaces: Any = self.envs  # its types are not all known
        self.observation_space = spaces.single_observation_space
        self.action_space = spaces.single_action_space

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, Infos]:
        """Begin the game of a seed, or without one the next game; see `VectorEnv.reset`."""
        seen, infos = self.envs.reset(seed=seed)
        super().reset(seed=seed, options=options)
        return seen[0], self._info(infos)

    def step(self, action: object) -> tuple[Floats, float, bool, bool, Infos]:
        """Let the learner decide; see `VectorEnv.step`."""
        slots = np.array([slot_of(action)])
        seen, rewards, terminated, truncated, infos = self.envs.step(slots)
        info = self._info(infos)
        return seen[0], float(rewards[0]), bool(terminated[0]), bool(truncated[0]), info

    def action_masks(self) -> Flags:
        """Return which slots hold legal actions of the learner."""
        masks: Flags = self.envs.action_masks()[0]
        return masks

    def render(self) -> Any:  # noqa: ANN401 (text, pixels or nothing)
        """Return what the learner sees, drawn as text or as an array of pixels."""
        drawn = self.envs.render()
        return None if drawn is None else drawn[0]

    def close(self) -> None:
        """Close the environment: nothing can be done with it any more."""
        self.envs.close()

    @staticmethod
    def _info(infos: Infos) -> Infos:
        return {"action_mask": infos["action_mask"][0], "seat": int(infos["seat"][0])}


def _register() -> None:
    """Make the environments known to `gymnasium.make` and `make_vec`."""
    library: Any = gymnasium  # the same
    for game in GAMES:
        library.register(
            id=f"mauerwerk/{game.title().replace('-', '')}-v0",
            entry_point="mauerwerk.envs.gymnasium:Env",
            vector_entry_point="mauerwerk.envs.gymnasium:VectorEnv",
            kwargs={"game": game},
        )


_register()
