"""PettingZoo environments: every seat is an agent, `player_0`, `player_1` and so on.

>>> from mauerwerk.envs.pettingzoo import AECEnv
>>> env = AECEnv("berlin", players=3)
>>> env.reset(seed=1)
>>> for agent in env.agent_iter():
...     seen, reward, termination, truncation, info = env.last()
...     over = termination or truncation
...     env.step(None if over else env.action_space(agent).sample(seen["action_mask"]))
>>> env.agents
[]

An observation is what the agent's seat sees, as a row of `Setup.features` with seats counted from
it. It has a mask of the slots with legal actions, which is also in `infos`. An action is a slot. A
slot without a legal action raises a `ValueError`, or loses the game: see `Illegal`. The reward
comes at the end of a game: see `Reward`.

In an `AECEnv`, seats that decide together act one after the other, and none sees the others'
commitments. In a `ParallelEnv` they act in one step.

Copies and pickles of an environment continue with the same game.
"""

from __future__ import annotations

from importlib import import_module
from random import randrange
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

try:
    pettingzoo: Any = import_module("pettingzoo")  # it has no types
except ImportError as error:
    message = "mauerwerk.envs.pettingzoo needs PettingZoo: pip install 'mauerwerk[pettingzoo]'"
    raise ImportError(message) from error
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

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
from mauerwerk.envs._table import Table

if TYPE_CHECKING:
    from collections.abc import Mapping

    from numpy.typing import NDArray

    from mauerwerk.game import GameId

__all__ = ["AECEnv", "Illegal", "ParallelEnv", "Reward", "Waiting"]

Waiting: TypeAlias = Literal["one", "all"]
"""The slots in the mask of a waiting agent: `"one"` is slot 0, and `"all"` is all. Masked
distributions refuse masks without any slot.
"""

RENDER_MODES = ["human", "ansi", "rgb_array"]


class _Agents:
    """The common part of both kinds of environment: agents at a table."""

    agents: list[str]

    def __init__(  # noqa: PLR0913 (a table is told how to be laid)
        self,
        game: GameId,
        setup: object = None,
        *,
        reward: Reward = "share",
        illegal: Illegal = "error",
        limit: int | None = None,
        render_mode: str | None = None,
        **options: Any,  # noqa: ANN401 (each game has its own)
    ) -> None:
        """Set up a table of a game. Options are those of its setup.

        The setup may also be a state or a list of states. Game `n` then begins in the state `n`
        modulo their number.

        A game of more than `limit` decisions, including those of chance, is truncated. The render
        mode `"rgb_array"` needs the extra `mauerwerk[render]`, and fonts.

        Raises:
            ValueError: If there is no such game, or an argument is out of range.
            SetupError: With all faults of the setup, and the rulings it breaks.

        """
        super().__init__()
        self.game: GameId = game
        starts = starts_of(game, setup, options)
        self.setup = starts[0].setup
        self.reward: Reward = cast("Reward", chosen("reward", reward, ["share", "points"]))
        self.illegal: Illegal = cast("Illegal", chosen("illegal", illegal, ["error", "lose"]))
        self.limit = None if limit is None else within("limit", limit, 1, 2**64 - 1)
        self.render_mode = render_mode and chosen("render_mode", render_mode, RENDER_MODES)
        self.metadata = {
            "name": f"{game.replace('-', '_')}_v0",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.table = Table(starts, self.limit)
        if render_mode == "rgb_array":
            self._camera = Camera(starts[0].draw())
        self.possible_agents = [f"player_{seat}" for seat in range(self.table.state.seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents = []
        low, high = bounds(self.setup.features())
        slots = self.table.state.slots
        self._actions = {agent: Discrete(slots) for agent in self.possible_agents}
        self._observations = {
            agent: Dict(
                {
                    "observation": Box(low, high, dtype=np.float32),
                    "action_mask": Box(0, 1, (slots,), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        rows = (len(self.possible_agents), 1)
        self.state_space = Box(np.tile(low, rows), np.tile(high, rows), dtype=np.float32)
        self._seed: int | None = None
        self._closed = False

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations."""
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self._actions[agent]

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return what an agent sees, with the slots of its legal actions."""
        seat = self._seat(agent)
        return {"observation": self.table.seen(seat), "action_mask": self.table.mask(seat)}

    def state(self) -> NDArray[np.float32]:
        """Return what all seats see together, with a row for each, for a centralised critic.

        It contains secrets, so agents that choose by it cheat.
        """
        return np.stack([self.table.seen(seat) for seat in self._seats.values()])

    def render(self) -> Any:  # noqa: ANN401 (text, pixels or nothing)
        """Return what a spectator sees, drawn as text or pixels, or print it."""
        if self.render_mode is None:
            return None
        if self.render_mode == "rgb_array":
            return self._camera.picture(self.table.state.draw())
        text: str = self.table.state.view("spectator").text()
        if self.render_mode == "ansi":
            return text
        print(text)  # noqa: T201 (that is what it is for)
        return None

    def close(self) -> None:
        """Close the environment, which can't be used any more."""
        self._closed = True

    def _begin(self, seed: int | None) -> None:
        """Begin the first game of a seed, or its next game if there is no seed."""
        self._refuse_closed()
        if seed is not None or self._seed is None:
            self._seed = randrange(2**53) if seed is None else seed_of(seed)  # noqa: S311
            self._game = -1
        self._game += 1
        self.table.begin(self._seed, self._game)
        self.agents = self.possible_agents.copy()

    def _decide(self, slots: dict[int, int]) -> None:
        """Decide for seats, each by a slot."""
        table = self.table
        losers = [seat for seat, slot in slots.items() if table.action_of(seat, slot) is None]
        if losers and self.illegal == "lose":
            table.lose(losers)
        else:
            table.decide(slots)

    def _worth(self) -> dict[str, float]:
        worths = worth(self.game, self.reward, self.table.state, self.table.losers)
        return dict(zip(self.possible_agents, worths, strict=True))

    def _seat(self, agent: str) -> int:
        if agent not in self._seats:
            message = f"no agent {agent!r}: they are {', '.join(self.possible_agents)}"
            raise ValueError(message)
        return self._seats[agent]

    def _refuse_closed(self) -> None:
        if self._closed:
            message = "the environment is closed"
            raise ValueError(message)


class AECEnv(_Agents, pettingzoo.AECEnv):  # type: ignore[misc]
    """A table where agents act one after the other."""

    def reset(self, seed: int | None = None, options: object = None) -> None:  # noqa: ARG002 (none)
        """Begin the first game of a seed, or its next game if there is no seed.

        `play` plays the same games.

        Raises:
            TypeError: If the seed is not a whole number.
            ValueError: If it is not from 0 to 2**64 - 1, or the environment is closed.

        """
        self._begin(seed)
        self._none = dict.fromkeys(self.agents, 0.0)
        self.rewards, self._cumulative_rewards = self._none.copy(), self._none.copy()
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._skip_agent_selection = None
        self._look()

    def step(self, action: object) -> None:
        """Act for the selected agent. The action of an agent whose game is over is `None`.

        Raises:
            TypeError: If the action is not a whole number.
            ValueError: If the slot has no legal action, or if the action is not `None` when the
                game is over. Nothing has changed then.

        """
        self._refuse_closed()
        if not self.agents:
            message = "the game is over for all agents: reset the environment"
            raise ValueError(message)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._decide({self._seats[agent]: slot_of(action)})
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        self._look()

    def _look(self) -> None:
        """Find the deciding agent, and the rewards if the game is over."""
        table = self.table
        if table.deciding:
            self.agent_selection = self.possible_agents[table.deciding[0]]
            self.infos[self.agent_selection] = {"action_mask": table.mask(table.deciding[0])}
            return
        self.rewards = self._worth()
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, table.over)
        self.truncations = dict.fromkeys(self.agents, table.given_up)
        self.agent_selection = self.agents[0]


class ParallelEnv(_Agents, pettingzoo.ParallelEnv):  # type: ignore[misc]
    """A table where all agents act in each step.

    The actions of the deciding agents are applied. The actions of the other agents are ignored:
    `infos` contains for each agent whether it `waits`.
    """

    def __init__(
        self,
        game: GameId,
        setup: object = None,
        *,
        waiting: Waiting = "one",
        **arguments: Any,  # noqa: ANN401 (they are those of `AECEnv`)
    ) -> None:
        """Set up a table of a game. See `AECEnv`."""
        super().__init__(game, setup, **arguments)
        self.waiting: Waiting = cast("Waiting", chosen("waiting", waiting, ["one", "all"]))

    def observe(self, agent: str) -> dict[str, NDArray[Any]]:
        """Return what an agent sees, with the slots that it may choose."""
        seen = super().observe(agent)
        if self._seats[agent] not in self.table.deciding:
            seen["action_mask"][: 1 if self.waiting == "one" else None] = 1
        return seen

    def reset(
        self,
        seed: int | None = None,
        options: object = None,  # noqa: ARG002 (there are none)
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Begin the first game of a seed, or its next game. See `AECEnv.reset`."""
        self._begin(seed)
        return self._told()

    def step(
        self, actions: Mapping[str, object]
    ) -> tuple[
        dict[str, Any],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Act for all deciding agents.

        Raises:
            TypeError: If an action is not a whole number.
            ValueError: If a deciding agent has no action, or its slot has no legal one. Also if an
                agent no longer plays, or the environment is closed. Nothing has changed then.

        """
        self._refuse_closed()
        for agent in actions:
            if agent not in self.agents:
                message = f"{agent!r} is no agent who plays: they are {self.agents}"
                raise ValueError(message)
        if not self.agents:
            message = "the game is over for all agents: reset the environment"
            raise ValueError(message)
        for seat in self.table.deciding:
            if self.possible_agents[seat] not in actions:
                message = f"the game waits for {self.possible_agents[seat]}, who has no action"
                raise ValueError(message)
        agents = self.possible_agents
        self._decide({seat: slot_of(actions[agents[seat]]) for seat in self.table.deciding})
        seen, infos = self._told()
        terminated = dict.fromkeys(agents, self.table.over)
        truncated = dict.fromkeys(agents, self.table.given_up)
        if not self.table.deciding:
            self.agents = []
        return seen, self._worth(), terminated, truncated, infos

    def _told(self) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        """Return what all agents see, and their infos."""
        seen = {agent: self.observe(agent) for agent in self.possible_agents}
        infos = {
            agent: {
                "action_mask": seen[agent]["action_mask"],
                "waits": seat not in self.table.deciding,
            }
            for agent, seat in self._seats.items()
        }
        return seen, infos
