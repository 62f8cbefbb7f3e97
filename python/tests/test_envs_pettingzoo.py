"""All seats as agents, as PettingZoo's environments."""

from __future__ import annotations

import doctest
from functools import partial
from operator import is_
from random import Random
from typing import Any

import numpy as np
import pytest

import mauerwerk as mw
from mauerwerk.envs._games import rules_of
from needed import needed

theirs: Any = needed("pettingzoo", "pettingzoo.test")
parallel_to_aec: Any = needed("pettingzoo", "pettingzoo.utils").parallel_to_aec

from mauerwerk.envs import pettingzoo
from mauerwerk.envs.pettingzoo import AECEnv, ParallelEnv

SMALL: dict[str, Any] = {"players": 3, "rounds": 1, "stock": "TG1", "max_idle_turns": 2}

# What its suite says of every environment with masks.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
    pytest.mark.filterwarnings("ignore:No agents present but"),
]


@pytest.mark.parametrize("game", mw.GAMES)
def test_their_suite_passes(game: str) -> None:
    theirs.api_test(AECEnv(game), num_cycles=200)
    theirs.seed_test(lambda: AECEnv(game, players=3), num_cycles=100)
    theirs.render_test(partial(AECEnv, game), {"human": partial(is_, None)})


@pytest.mark.parametrize("game", mw.GAMES)
def test_their_suite_passes_in_parallel(game: str) -> None:
    theirs.parallel_api_test(ParallelEnv(game, limit=300), num_cycles=200)


def test_their_suite_passes_for_a_parallel_environment_made_sequential() -> None:
    theirs.api_test(parallel_to_aec(ParallelEnv("die-mauer", **SMALL)), num_cycles=50)


@pytest.mark.parametrize("game", mw.GAMES)
def test_agents_see_what_their_seats_see(game: str) -> None:
    env, numbers = AECEnv(game), Random(1)
    env.reset(seed=2)
    for _ in env.agent_iter(120):
        for seat, other in enumerate(env.possible_agents):
            seen = env.observe(other)
            state = env.table.state
            assert (seen["observation"] == np.asarray(state.view(seat).features())).all()
            assert seen["action_mask"].any() == (seat in env.table.deciding)
            assert env.observation_space(other).contains(seen)
        seen, _, termination, _, _ = env.last()
        legal = np.flatnonzero(seen["action_mask"])
        env.step(None if termination else numbers.choice(legal))


@pytest.mark.parametrize("kind", [AECEnv, ParallelEnv])
def test_the_end_is_worth_what_the_outcome_says(kind: Any) -> None:  # noqa: ANN401
    for seed in range(5):
        env, numbers = kind("die-mauer", reward="points", **SMALL), Random(seed)
        env.reset(seed=seed)
        total = dict.fromkeys(env.possible_agents, 0.0)
        while env.agents:
            if isinstance(env, ParallelEnv):
                seen = {agent: env.observe(agent)["action_mask"] for agent in env.agents}
                actions = {
                    agent: numbers.choice(mask.nonzero()[0]) if mask.any() else 0
                    for agent, mask in seen.items()
                }
                for agent, reward in env.step(actions)[1].items():
                    total[agent] += reward
            else:
                seen, reward, termination, _, _ = env.last()
                total[env.agent_selection] += reward
                env.step(None if termination else numbers.choice(seen["action_mask"].nonzero()[0]))
        outcome = env.table.state.outcome
        assert [*total.values()] == [-score for score in outcome.scores]


@pytest.mark.parametrize("game", mw.GAMES)
def test_games_are_those_of_the_seed(game: str) -> None:
    env, rules = AECEnv(game), rules_of(game)
    env.reset(seed=9)
    for number in range(2):
        dealer = mw.Dealer(9, number)
        for agent in env.agent_iter():
            seat, state = env.possible_agents.index(agent), env.table.state
            if env.terminations[agent]:
                env.step(None)
            else:
                env.step(state.slot(seat, dealer.choose(state, seat)))
        assert env.table.state == rules.play(env.setup, seed=9, game=number).states[-1]
        env.reset()


def test_a_drawing_shows_no_secret() -> None:
    env = AECEnv("die-mauer", render_mode="ansi", **SMALL)
    env.reset(seed=1)
    before = env.render()
    shown = set[Any]()
    for slot in env.observe("player_0")["action_mask"].nonzero()[0]:
        env.reset(seed=1)
        env.step(slot)
        shown.add(env.render())
    assert len(shown) == 1
    assert before not in shown


def test_games_are_given_up_at_the_limit() -> None:
    env = AECEnv("die-mauer", limit=4, **SMALL)
    env.reset(seed=1)
    for _ in range(4):
        env.step(0)
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)
    with pytest.raises(ValueError, match="holds no legal action"):
        env.table.decide({env.table.state.turn.seats[0]: 0})
    for _ in env.agent_iter():
        env.step(None)


def test_wrong_actions_are_refused_and_change_nothing() -> None:
    env = AECEnv("die-mauer", **SMALL)
    with pytest.raises(ValueError, match="reset the environment"):
        env.step(0)
    for seed, error in [(-1, ValueError), (2**64, ValueError), (1.5, TypeError), (True, TypeError)]:
        with pytest.raises(error, match="a seed is"):
            env.reset(seed=seed)  # type: ignore[arg-type]
    env.reset(seed=1)
    before = env.table.state
    for action, error in [
        (43, ValueError),
        (-1, ValueError),
        (2**40, ValueError),
        (None, TypeError),
        (0.0, TypeError),
        ("T", TypeError),
        (True, TypeError),
        (np.zeros(1, int), TypeError),
    ]:
        with pytest.raises(error):
            env.step(action)
    assert env.table.state == before
    assert env.agent_selection == "player_0"
    with pytest.raises(ValueError, match="no agent 'player_3'"):
        env.observe("player_3")
    while not env.terminations[env.agent_selection]:
        env.step(env.observe(env.agent_selection)["action_mask"].argmax())
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    env.close()
    with pytest.raises(ValueError, match="closed"):
        env.step(None)
    with pytest.raises(ValueError, match="closed"):
        env.reset()


def test_wrong_actions_of_several_change_nothing() -> None:
    env = ParallelEnv("die-mauer", **SMALL)
    env.reset(seed=1)
    before = env.table.state
    for actions, text in [
        ({"player_0": 0, "player_1": 0}, "waits for player_2"),
        ({"player_0": 0, "player_1": 0, "player_2": 43}, "slot 43"),
        ({"player_0": 0, "player_1": 0, "player_2": 0, "player_3": 0}, "no agent who plays"),
    ]:
        with pytest.raises(ValueError, match=text):
            env.step(actions)
    assert env.table.state == before


def test_wrong_arguments_are_refused() -> None:
    wrong: list[tuple[dict[str, Any], type[ValueError | TypeError]]] = [
        ({"game": "chess"}, ValueError),
        ({"game": "berlin", "players": 9}, mw.SetupError),
        ({"game": "berlin", "reward": "fun"}, ValueError),
        ({"game": "berlin", "limit": -1}, ValueError),
        ({"game": "berlin", "limit": "x"}, TypeError),
        ({"game": "berlin", "render_mode": "rgb_array"}, ValueError),
    ]
    for arguments, error in wrong:
        with pytest.raises(error):
            AECEnv(**arguments)


def test_examples_in_docs_run() -> None:
    done = doctest.testmod(pettingzoo)
    assert done.attempted
    assert not done.failed
