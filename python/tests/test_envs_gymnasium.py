"""One learner at a table with players, as Gymnasium's environments."""

from __future__ import annotations

import doctest
import pickle
import subprocess
import sys
from copy import deepcopy
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import mauerwerk as mw
from needed import needed

gymnasium: Any = needed("gymnasium")
check_env: Any = needed("gymnasium", "gymnasium.utils.env_checker").check_env

from mauerwerk.envs import gymnasium as ours
from mauerwerk.envs.gymnasium import AutoresetMode, Env, Policy, VectorEnv

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

NAMES = {"die-mauer": "DieMauer", "berlin": "Berlin", "mauerbauer": "Mauerbauer"}
RULES: dict[str, Any] = {"rounds": 1, "stock": "TG1", "max_idle_turns": 2}
SMALL: dict[str, Any] = {"players": 3, **RULES}


def with_any_action(env: Any) -> Any:  # noqa: ANN401 (its types are not all known)
    """Return an environment that takes any slot for a legal one: the checker knows of no masks."""

    def legal(slot: int) -> int:
        slots = np.flatnonzero(env.unwrapped.action_masks())
        return int(slots[slot % len(slots)])

    return gymnasium.wrappers.TransformAction(env, legal, None)


@pytest.mark.filterwarnings("ignore:.*different from the unwrapped version")
@pytest.mark.parametrize("game", mw.GAMES)
@pytest.mark.parametrize("options", [{}, {"seat": "rotating", "reward": "points"}])
def test_the_checker_passes(game: mw.GameId, options: dict[str, Any]) -> None:
    env = gymnasium.make(f"mauerwerk/{NAMES[game]}-v0", render_mode="ansi", **options)
    check_env(with_any_action(env))


def played(envs: VectorEnv, seed: int, steps: int) -> Iterator[tuple[Any, ...]]:
    """Play at random, and return what each step gave, behind what it was given."""
    numbers = np.random.default_rng(seed)
    seen, infos = envs.reset(seed=seed)
    for _ in range(steps):
        masks = infos["action_mask"]
        actions = np.array([numbers.choice(np.flatnonzero(m)) if m.any() else 0 for m in masks])
        step = envs.step(actions)
        yield actions, seen, infos, *step
        seen, _, terminated, truncated, infos = step
        over = terminated | truncated
        if envs.autoreset_mode is AutoresetMode.DISABLED and over.any():
            seen, infos = envs.reset(options={"reset_mask": over})


@pytest.mark.parametrize("mode", AutoresetMode)
@pytest.mark.parametrize("game", mw.GAMES)
def test_observations_are_what_the_learner_sees(game: mw.GameId, mode: AutoresetMode) -> None:
    envs = VectorEnv(game, 3, seat="rotating", autoreset_mode=mode, limit=60)
    assert envs.metadata["autoreset_mode"] is mode
    tables: Any = envs  # its types are not all known
    ended = 0
    for *_, seen, rewards, terminated, truncated, infos in played(envs, 1, 80):
        assert seen in tables.observation_space
        assert rewards.dtype == float
        over = terminated | truncated
        ended += over.sum()
        for lane in range(3):
            seat, state = int(infos["seat"][lane]), envs.tables.state(lane)
            assert (seen[lane] == np.asarray(state.view(seat).features())).all()
            assert (infos["action_mask"][lane] == np.asarray(state.mask(seat))).all() or (
                over[lane] and not infos["action_mask"][lane].any()
            )
            waits = infos["action_mask"][lane].any()
            assert waits == (mode is AutoresetMode.SAME_STEP or not over[lane])
        if mode is AutoresetMode.SAME_STEP and over.any():
            assert (infos["_final_obs"] == over).all()
            assert all(
                infos["final_obs"][lane].shape == seen[0].shape for lane in over.nonzero()[0]
            )
            assert not infos["final_info"]["action_mask"][over].any()
    assert ended > 2


def test_all_modes_play_the_games_of_the_seed() -> None:
    def games(mode: AutoresetMode, lanes: int) -> dict[int, float]:
        envs = VectorEnv(
            "die-mauer", lanes, autoreset_mode=mode, seat="rotating", reward="points", **SMALL
        )
        found: dict[int, float] = {}
        _, infos = envs.reset(seed=5)
        for _ in range(60):
            numbers = envs.tables.games
            _, rewards, over, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
            found |= {int(numbers[lane]): rewards[lane] for lane in np.flatnonzero(over)}
            if mode is AutoresetMode.DISABLED and over.any():
                _, infos = envs.reset(options={"reset_mask": over})
        return found

    found = [games(mode, lanes) for mode in AutoresetMode for lanes in (1, 2)]
    for number in range(8):
        assert len({rewards[number] for rewards in found}) == 1
    assert len({found[0][number] for number in range(8)}) > 1


@pytest.mark.parametrize("reward", ["share", "points"])
def test_the_end_is_worth_what_the_outcome_says(reward: Any) -> None:  # noqa: ANN401
    envs = VectorEnv("die-mauer", 4, reward=reward, seat=1, **SMALL)
    ends = 0
    for *_, rewards, terminated, _, _ in played(envs, 2, 60):
        assert not rewards[~terminated].any()
        for lane in np.flatnonzero(terminated).tolist():
            ends += 1
            outcome: mw.Outcome = envs.tables.state(lane).outcome
            share = (1 in outcome.winners) / len(outcome.winners)
            assert rewards[lane] == (share if reward == "share" else -outcome.scores[1])
    assert ends > 5


def test_the_same_seed_gives_the_same_steps() -> None:
    def steps(seed: int) -> list[tuple[Any, ...]]:
        envs = VectorEnv("mauerbauer", 2, opponents="greedy", board="hexagon", players=2)
        return list(played(envs, seed, 20))

    for one, other in zip(steps(3), steps(3), strict=True):
        assert all((a == b).all() for a, b in zip(one[3:7], other[3:7], strict=True))
    assert any((a[3] != b[3]).any() for a, b in zip(steps(3), steps(4), strict=True))


@pytest.mark.parametrize("opponents", ["random", "greedy"])
def test_opponents_play_as_in_simulate(opponents: mw.PlayerName) -> None:
    """A learner that chooses as its opponents do sees the games of `simulate` to their ends."""
    played = mw.die_mauer.simulate(6, players=[opponents] * 3, seed=4, progress=False, **RULES)
    if opponents == "random":
        played = mw.die_mauer.simulate(6, players=3, seed=4, progress=False, **RULES)
    envs = VectorEnv("die-mauer", 2, opponents=opponents, reward="points", **SMALL)
    envs.reset(seed=4)
    found: dict[int, float] = {}
    while len(found) < 6:
        games, tables = envs.tables.games, envs.tables
        slots = tables.batch.choose(player=opponents, where=~tables.over)
        _, rewards, over, _, _ = envs.step(slots)
        found |= {int(games[lane]): float(rewards[lane]) for lane in np.flatnonzero(over)}
    scores = played["score_0"]
    assert [-found[game] for game in range(6)] == [float(scores[game]) for game in range(6)]


def test_policies_are_asked_with_what_they_see() -> None:
    asked: list[int] = []

    def first(seen: Any, masks: Any) -> Any:  # noqa: ANN401
        assert len(seen) == len(masks)
        asked.append(len(seen))
        return masks.argmax(axis=1)

    envs = VectorEnv("die-mauer", 5, opponents=[first, "random"], **SMALL)
    for _ in played(envs, 1, 20):
        pass
    assert max(asked) == 5
    wrong: list[tuple[Policy, type[ValueError | TypeError], str]] = [
        (lambda _, masks: masks.argmin(axis=1), ValueError, "holds no legal action"),
        (lambda _, masks: masks[:, 0] * 0.5, TypeError, "whole numbers"),
        (lambda _, masks: np.zeros(len(masks) + 1, int), ValueError, "1 slots"),
    ]
    for policy, error, text in wrong:
        with pytest.raises(error, match=text):
            Env("berlin", opponents=policy, seat=1).reset(seed=1)


def test_better_players_win_more() -> None:
    def won(opponents: mw.PlayerName) -> float:
        envs = VectorEnv("die-mauer", 8, opponents=opponents, **SMALL)
        return float(sum(step[4].sum() for step in played(envs, 1, 50)))

    assert won("greedy") < won("random")


def test_wrong_arguments_are_refused() -> None:
    wrong: list[tuple[dict[str, Any], type[ValueError | TypeError], str]] = [
        ({"game": "chess"}, ValueError, "'chess' is not the id of a game"),
        ({"game": "berlin", "num_envs": 0}, ValueError, "num_envs is a number from 1"),
        ({"game": "berlin", "num_envs": 1.5}, TypeError, "num_envs is a whole number"),
        ({"game": "berlin", "players": 9}, mw.SetupError, "players"),
        ({"game": "berlin", "nonsense": 1}, mw.SetupError, "nonsense"),
        ({"game": "berlin", "seat": 2}, ValueError, "seat is a number from 0 to 1"),
        ({"game": "berlin", "reward": "fun"}, ValueError, "reward is 'share' or 'points'"),
        ({"game": "berlin", "limit": 0}, ValueError, "limit is a number from 1"),
        ({"game": "berlin", "opponents": "best"}, mw.NotationError, "best"),
        ({"game": "berlin", "opponents": ["easy", "easy"]}, ValueError, "2 opponents for 1"),
        ({"game": "berlin", "opponents": 7}, TypeError, "an opponent is a player"),
        ({"game": "berlin", "autoreset_mode": "Never"}, ValueError, "Never"),
        ({"game": "berlin", "render_mode": "human"}, ValueError, "render_mode is 'ansi'"),
        ({"game": "berlin", "illegal": "win"}, ValueError, "illegal is 'error' or 'lose'"),
    ]
    for arguments, error, text in wrong:
        with pytest.raises(error, match=text):
            VectorEnv(**arguments)


def test_wrong_steps_are_refused_and_change_nothing() -> None:
    envs = VectorEnv("die-mauer", 2, autoreset_mode="Disabled", **SMALL)
    with pytest.raises(ValueError, match="reset the environment first"):
        envs.step([0, 0])
    with pytest.raises(ValueError, match="from 0 to 18446744073709551615, not -1"):
        envs.reset(seed=-1)
    with pytest.raises(TypeError, match="a seed is a whole number"):
        envs.reset(seed="x")  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="a seed is a whole number, not True"):
        envs.reset(seed=[1, True])
    for seeds in ([1], [1, 2, 3]):
        with pytest.raises(ValueError, match="one for each of 2 environments, got"):
            envs.reset(seed=seeds)
    with pytest.raises(ValueError, match="the first reset"):
        envs.reset(options={"reset_mask": np.array([True, False])})
    envs.reset(seed=1)
    before = [envs.tables.state(lane) for lane in range(2)]
    for actions, error in [
        ([0.5, 1], TypeError),
        ([0], ValueError),
        ([[0, 0]], ValueError),
        ([0, 43], ValueError),
        ([0, -1], ValueError),
        ([0, 2**40], ValueError),
        (["T", "G"], TypeError),
    ]:
        with pytest.raises(error):
            envs.step(actions)
    for mask, error in [
        ([1, 0], TypeError),
        (np.ones(2), TypeError),
        (np.ones(3, bool), ValueError),
    ]:
        with pytest.raises(error, match="reset_mask"):
            envs.reset(options={"reset_mask": mask})
    assert [envs.tables.state(lane) for lane in range(2)] == before
    over = np.zeros(2, bool)
    while not over.any():
        _, _, over, _, _ = envs.step(envs.action_masks().argmax(axis=1))
    with pytest.raises(ValueError, match="is over: reset it"):
        envs.step(envs.action_masks().argmax(axis=1))
    envs.close()
    for call in (envs.reset, envs.action_masks, lambda: envs.step([0, 0])):
        with pytest.raises(ValueError, match="closed"):
            call()


def test_games_begin_in_given_positions() -> None:
    record = mw.die_mauer.play(players=3, seed=5)
    starts = [state for state in record.states if state.turn == mw.Decide((0, 1, 2))][3:5]
    envs = VectorEnv("die-mauer", 4, starts)
    seen, _ = envs.reset(seed=1)
    expected = [np.asarray(starts[table % 2].features(0)) for table in range(4)]
    assert np.array_equal(seen, np.stack(expected))
    alone, _ = Env("die-mauer", starts[1]).reset(seed=1)
    assert np.array_equal(alone, expected[1])
    with pytest.raises(ValueError, match="the same setup"):
        VectorEnv("die-mauer", 1, [starts[0], mw.die_mauer.start(players=4)])


def test_environments_have_a_seed_each() -> None:
    def steps(envs: VectorEnv, seed: Any) -> list[Any]:  # noqa: ANN401 (one, or a list)
        seen, infos = envs.reset(seed=seed)
        found: list[Any] = [(seen.tobytes(), str(infos["seat"]))]
        for _ in range(40):
            slots = envs.action_masks().argmax(axis=1)
            seen, rewards, over, _, infos = envs.step(slots)
            found.append((seen[0].tobytes(), rewards[0], over[0], infos["seat"][0]))
        return found[1:]

    options: dict[str, Any] = {"seat": "rotating", "opponents": ["easy", "random"], **SMALL}
    alone = [steps(VectorEnv("die-mauer", 1, **options), seed) for seed in (3, 4)]
    assert steps(VectorEnv("die-mauer", 2, **options), [3, 4]) == alone[0]
    assert steps(VectorEnv("die-mauer", 2, **options), np.array([4, 3])) == alone[1]
    assert steps(VectorEnv("die-mauer", 1, **options), (3,)) == alone[0]
    assert steps(VectorEnv("die-mauer", 2, **options), [4, None]) == alone[1]


def pickled(env: Any) -> Any:  # noqa: ANN401 (as it was)
    return pickle.loads(pickle.dumps(env))


@pytest.mark.parametrize("way", [deepcopy, pickled])
@pytest.mark.parametrize("game", mw.GAMES)
def test_copies_continue_with_the_same_games(game: mw.GameId, way: Any) -> None:  # noqa: ANN401
    def going_on(envs: VectorEnv, steps: int) -> list[Any]:
        found: list[Any] = []
        for _ in range(steps):
            seen, *others, infos = envs.step(envs.action_masks().argmax(axis=1))
            found.append((seen.tobytes(), str(others), infos["action_mask"].tobytes()))
        return found

    envs = VectorEnv(game, 2, opponents=["greedy", "random"], seat="rotating", players=3, limit=60)
    way(envs).reset(seed=1)
    envs.reset(seed=3)
    for steps in (0, 3, 40):
        going_on(envs, steps)
        other = way(envs)
        expected = going_on(way(envs), 50)
        assert going_on(other, 50) == expected
    assert going_on(envs, 50) == expected
    env = Env(game)
    env.reset(seed=1)
    slot = int(env.action_masks().argmax())
    assert (way(env).step(slot)[0] == env.step(slot)[0]).all()


@pytest.mark.parametrize("mode", AutoresetMode)
def test_an_illegal_slot_can_lose_the_game(mode: AutoresetMode) -> None:
    envs = VectorEnv("die-mauer", 3, illegal="lose", autoreset_mode=mode, seat=1, **SMALL)
    envs.reset(seed=1)
    games = envs.tables.games
    slots = envs.action_masks().argmax(axis=1)
    slots[1] = 43
    seen, rewards, over, truncated, infos = envs.step(slots)
    assert over.tolist() == [False, True, False]
    assert not rewards.any()
    assert not truncated.any()
    if mode is AutoresetMode.SAME_STEP:
        assert infos["_final_obs"].tolist() == over.tolist()
        assert envs.tables.games[1] == games[1] + 3
        return
    assert not infos["action_mask"][1].any()
    expected = envs.tables.state(1).features(1)
    assert (seen[1] == np.asarray(expected)).all()
    if mode is AutoresetMode.DISABLED:
        envs.reset(options={"reset_mask": over})
    else:
        envs.step(envs.action_masks().argmax(axis=1))
    assert envs.tables.games[1] == games[1] + 3
    assert envs.action_masks()[1].any()


def test_an_illegal_slot_costs_the_worst_points() -> None:
    for game in mw.GAMES:
        env = Env(game, illegal="lose", reward="points")
        env.reset(seed=1)
        illegal = int(env.action_masks().argmin())
        _, reward, over, _, _ = env.step(illegal)
        kind = env.envs.setup.kind()
        worst = -kind.highest if mw.games[game].info.low_score_wins else kind.lowest
        assert (reward, over) == (worst, True)
        with pytest.raises(ValueError, match="is over: reset it"):
            env.step(0)
        env.reset()
        assert env.action_masks().any()


def test_pictures_can_be_filmed() -> None:
    needed("resvg_py")
    env: Any = gymnasium.make("mauerwerk/DieMauer-v0", render_mode="rgb_array", **SMALL)
    env = gymnasium.wrappers.RenderCollection(env)
    env.reset(seed=1)
    for _ in range(5):
        env.step(int(env.unwrapped.action_masks().argmax()))
    frames = env.render()
    assert len(frames) == 6
    assert len({frame.shape for frame in frames}) == 1
    envs = VectorEnv("berlin", 2, render_mode="rgb_array")
    envs.reset(seed=1)
    drawn: Any = envs.render()
    one, other = drawn
    assert one.shape == other.shape
    assert one.dtype == np.uint8


def test_games_in_which_nobody_is_asked_do_not_hang() -> None:
    with pytest.raises(ValueError, match="before the learner was asked"):
        Env("die-mauer", seat=2, limit=1, **SMALL).reset(seed=1)


def test_the_extra_is_named_where_it_lacks(tmp_path: Path) -> None:
    code = (
        "import sys\n"
        "for name in ('gymnasium', 'pettingzoo', 'pyspiel'): sys.modules[name] = None\n"
        "for name in ('gymnasium', 'pettingzoo', 'openspiel'):\n"
        "    try: __import__(f'mauerwerk.envs.{name}')\n"
        "    except ImportError as error: print(error)\n"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert [line.split(": ")[1] for line in done.stdout.splitlines()] == [
        "pip install 'mauerwerk[gymnasium]'",
        "pip install 'mauerwerk[pettingzoo]'",
        "pip install 'mauerwerk[openspiel]'",
    ]


def test_examples_in_docs_run() -> None:
    done = doctest.testmod(ours)
    assert done.attempted
    assert not done.failed
