"""All seats as agents, as PettingZoo's environments."""

from __future__ import annotations

import doctest
import pickle
import sys
from copy import deepcopy
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

from mauerwerk.envs import _picture, pettingzoo
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
def test_their_suite_passes(game: mw.GameId) -> None:
    theirs.api_test(AECEnv(game), num_cycles=200)
    theirs.seed_test(lambda: AECEnv(game, players=3), num_cycles=100)
    theirs.render_test(partial(AECEnv, game), {"human": partial(is_, None)})


@pytest.mark.parametrize("game", mw.GAMES)
def test_their_suite_passes_in_parallel(game: mw.GameId) -> None:
    theirs.parallel_api_test(ParallelEnv(game, limit=300), num_cycles=200)


def test_their_suite_passes_for_a_parallel_environment_made_sequential() -> None:
    theirs.api_test(parallel_to_aec(ParallelEnv("die-mauer", **SMALL)), num_cycles=50)


@pytest.mark.parametrize("game", mw.GAMES)
def test_agents_see_what_their_seats_see(game: mw.GameId) -> None:
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
def test_the_state_is_what_all_seats_see(kind: Any) -> None:  # noqa: ANN401
    env = kind("die-mauer", **SMALL)
    env.reset(seed=1)
    while env.agents:
        state = env.state()
        assert env.state_space.contains(state)
        for agent, row in zip(env.possible_agents, state, strict=True):
            assert (env.observe(agent)["observation"] == row).all()
        if kind is ParallelEnv:
            env.step(
                {agent: int(env.observe(agent)["action_mask"].argmax()) for agent in env.agents}
            )
            continue
        seen, _, termination, truncation, _ = env.last()
        over = termination or truncation
        env.step(None if over else int(seen["action_mask"].argmax()))


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
def test_games_are_those_of_the_seed(game: mw.GameId) -> None:
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


def test_games_begin_in_given_positions() -> None:
    starts = mw.berlin.play(players=2, seed=5).states[4:7:2]
    env = AECEnv("berlin", starts)
    for game in range(3):
        env.reset(seed=1 if game == 0 else None)
        assert env.table.starts[game % 2] == starts[game % 2]
    assert env.setup == starts[0].setup


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
        ({"game": "berlin", "render_mode": "gif"}, ValueError),
        ({"game": "berlin", "illegal": "win"}, ValueError),
    ]
    for arguments, error in wrong:
        with pytest.raises(error):
            AECEnv(**arguments)
        with pytest.raises(error):
            ParallelEnv(**arguments)
    with pytest.raises(ValueError, match="waiting is 'one' or 'all', not 'none'"):
        ParallelEnv("berlin", waiting="none")  # type: ignore[arg-type]


def going_on(env: Any, steps: int, seed: int) -> list[Any]:  # noqa: ANN401 (either kind)
    """Play at random, and return all that was seen."""
    numbers, told = Random(seed), list[Any]()
    for _ in range(steps):
        if not env.agents:
            env.reset()
        if isinstance(env, AECEnv):
            seen, *others = env.last()
            told.append((bytes(seen["observation"]), seen["action_mask"].tolist(), str(others)))
            over = env.terminations[env.agent_selection]
            env.step(None if over else numbers.choice(seen["action_mask"].nonzero()[0]))
        else:
            slots = {agent: env.observe(agent)["action_mask"].nonzero()[0] for agent in env.agents}
            step = env.step({agent: numbers.choice(legal) for agent, legal in slots.items()})
            seen = {agent: bytes(each["observation"]) for agent, each in step[0].items()}
            told.append((seen, str(step[1:])))
    return told


def pickled(env: Any) -> Any:  # noqa: ANN401 (as it was)
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("way", [deepcopy, pickled])
@pytest.mark.parametrize("kind", [AECEnv, ParallelEnv])
@pytest.mark.parametrize("game", mw.GAMES)
def test_copies_continue_with_the_same_game(game: mw.GameId, kind: Any, way: Any) -> None:  # noqa: ANN401
    env = kind(game, players=3)
    way(env).reset(seed=1)
    env.reset(seed=3)
    for steps in (0, 7, 100):
        going_on(env, steps, steps)
        other = way(env)
        expected = going_on(way(env), 150, 1)
        assert going_on(other, 150, 1) == expected
    assert going_on(env, 150, 1) == expected


@pytest.mark.parametrize("processes", [0, 2])
def test_the_usual_recipe_of_supersuit_works(processes: int) -> None:
    supersuit = pytest.importorskip("supersuit", reason="there is no wheel for this Python")
    env = supersuit.pettingzoo_env_to_vec_env_v1(ParallelEnv("die-mauer", **SMALL))
    envs = supersuit.concat_vec_envs_v1(env, 2, num_cpus=processes, base_class="gymnasium")
    seen, infos = envs.reset(seed=1)
    assert seen["action_mask"].shape == (6, 44)
    if not processes:  # SuperSuit takes no infos from its processes
        assert all(info["action_mask"].any() for info in infos)
    for _ in range(30):
        seen, *_ = envs.step(seen["action_mask"].argmax(axis=1))
    if processes:
        envs.close()


@pytest.mark.parametrize("waiting", ["one", "all"])
def test_agents_who_wait_have_legal_slots(waiting: Any) -> None:  # noqa: ANN401 (a literal)
    env, numbers = ParallelEnv("berlin", players=3, waiting=waiting), Random(1)
    seen, infos = env.reset(seed=1)
    waits = 0
    while env.agents:
        for agent, each in seen.items():
            mask, info = each["action_mask"], infos[agent]
            assert (mask == info["action_mask"]).all()
            assert mask.any()
            if info["waits"]:
                waits += 1
                assert mask.sum() == (1 if waiting == "one" else len(mask))
                assert mask[0]
            else:
                legal = env.table.state.legal(env.possible_agents.index(agent))
                assert [*legal] == mask.nonzero()[0].tolist()
        slots = {agent: each["action_mask"].nonzero()[0] for agent, each in seen.items()}
        actions = {agent: numbers.choice(legal) for agent, legal in slots.items()}
        seen, _, _, _, infos = env.step(actions)
    assert waits > 100
    assert all(info["waits"] for info in infos.values())


def test_the_selected_agent_has_its_mask_in_its_info() -> None:
    env = AECEnv("mauerbauer", players=2)
    env.reset(seed=1)
    for _ in range(20):
        seen, _, _, _, info = env.last()
        assert (info["action_mask"] == seen["action_mask"]).all()
        others = [env.infos[agent] for agent in env.agents if agent != env.agent_selection]
        assert others == [{}]
        env.step(seen["action_mask"].argmax())


@pytest.mark.parametrize("reward", ["share", "points"])
def test_an_illegal_slot_can_lose_the_game(reward: Any) -> None:  # noqa: ANN401 (a literal)
    for kind in (AECEnv, ParallelEnv):
        env: Any = kind("die-mauer", reward=reward, illegal="lose", **SMALL)
        env.reset(seed=1)
        if isinstance(env, AECEnv):
            env.step(0)
            env.step(43)
            rewards, over = env.rewards, env.terminations
        else:
            _, rewards, over, _, _ = env.step({"player_0": 0, "player_1": 43, "player_2": 0})
            assert env.agents == []
        assert all(over.values())
        worst = -float(env.setup.kind().highest)
        expected = [0.5, 0.0, 0.5] if reward == "share" else [0.0, worst, 0.0]
        assert [*rewards.values()] == expected
        env.reset()
        assert not env.table.over
    env = ParallelEnv("die-mauer", illegal="lose", **SMALL)
    env.reset(seed=1)
    assert not any(env.step(dict.fromkeys(env.agents, 43))[1].values())


@pytest.mark.parametrize("game", mw.GAMES)
def test_pictures_are_of_one_size_and_have_text(game: mw.GameId) -> None:
    needed("resvg_py")
    env = AECEnv(game, players=3, render_mode="rgb_array")
    env.reset(seed=1)
    frames: list[Any] = []
    for _ in range(30):
        env.step(env.observe(env.agent_selection)["action_mask"].argmax())
        frames.append(env.render())
    assert len({frame.shape for frame in frames}) == 1
    height, width, colors = frames[0].shape
    assert (height % 2, width % 2, colors, frames[0].dtype) == (0, 0, 3, np.uint8)
    assert (frames[0] != frames[-1]).any()
    # The name of the game is written there in dark letters.
    assert frames[0][:60, :200].min() < 80


def test_pictures_say_what_they_lack(monkeypatch: pytest.MonkeyPatch) -> None:
    resvg = needed("resvg_py")
    draw = partial(resvg.svg_to_bytes, skip_system_fonts=True)
    private: Any = _picture
    private._check.cache_clear()
    env = AECEnv("berlin", render_mode="rgb_array")  # Stable-Baselines3 asks for it unseen
    env.reset(seed=1)
    with monkeypatch.context() as patched:
        patched.setattr(resvg, "svg_to_bytes", draw)
        with pytest.raises(OSError, match="found no font for the drawing: install"):
            env.render()
    with monkeypatch.context() as patched:
        patched.setitem(sys.modules, "resvg_py", None)
        with pytest.raises(ImportError, match=r"pip install 'mauerwerk\[render\]'"):
            env.render()


def test_examples_in_docs_run() -> None:
    done = doctest.testmod(pettingzoo)
    assert done.attempted
    assert not done.failed
