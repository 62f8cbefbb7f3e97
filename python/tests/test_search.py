"""A search asks a function for the value of positions, and plays wherever a bot can."""

from __future__ import annotations

import copy
import pickle
import re
from typing import TYPE_CHECKING, Any

import pytest

np: Any = pytest.importorskip("numpy")

import mauerwerk as mw  # noqa: E402
from games import GAMES  # noqa: E402

if TYPE_CHECKING:
    from collections.abc import Callable

SEATS = {"die-mauer": 3, "berlin": 2, "mauerbauer": 2}


def even(features: Any, masks: Any) -> Any:  # noqa: ANN401
    """Expect the same for all of three seats, and prefer no slot."""
    return np.full((len(features), 3), 1 / 3, np.float32), masks.astype(np.float32)


def even_for_two(features: Any, _masks: Any) -> Any:  # noqa: ANN401
    """Expect the same for both seats."""
    return np.full((len(features), 2), 0.5)


def failing(_features: object, _masks: object) -> Any:  # noqa: ANN401
    """Raise an error."""
    return 1 // 0


def judge(game: str) -> Callable[[Any, Any], Any]:
    """Return the function for the tables of a game."""
    return even if SEATS[game] == 3 else even_for_two


def known(game: str) -> Any:  # noqa: ANN401
    """Return what the deciding seat knows."""
    record = GAMES[game].Record(players=SEATS[game], seed=3).resolve_chance()
    return record.seen_by(record.state.turn.seats[0])


@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_gives_the_same_choice(game: str) -> None:
    seen = known(game)
    search = mw.search(evaluate=judge(game), iterations=24, batch=8)
    analysis = search.analyse(seen, seed=7)
    assert analysis == search.analyse(seen, seed=7) == seen.analyse(player=search, seed=7)
    assert (analysis.iterations, analysis.against) == (24, "perfect")
    choice = search.choose(seen, seed=7)
    assert choice == search.choose(seen, seed=7) == seen.choose(search, seed=7)
    assert choice in [one.action for one in analysis]


@pytest.mark.parametrize("game", GAMES)
def test_the_function_gets_what_the_deciding_seats_see(game: str) -> None:
    seen, module = known(game), GAMES[game]
    calls: list[tuple[Any, Any]] = []
    record = module.Record(players=SEATS[game], seed=3).resolve_chance()

    def note(features: Any, masks: Any) -> Any:  # noqa: ANN401
        calls.append((features, masks))
        return judge(game)(features, masks)

    mw.search(evaluate=note, iterations=10, batch=4).choose(seen, seed=1)
    root, mask = calls[0]
    assert (root.dtype, mask.dtype, len(calls)) == (np.float32, np.bool_, 4)
    assert root.shape[0] == mask.shape[0] == 1
    assert root[0].tolist() == list(seen.now.features())
    assert mask[0].tolist() == list(record.state.mask(seen.viewer))
    assert all(masks.any(axis=1).all() for _, masks in calls)


@pytest.mark.parametrize("wanted", ["T", "-"])
def test_policies_lead_the_search(wanted: Any) -> None:  # noqa: ANN401
    record = mw.die_mauer.Record(players=3, rounds=1, stock="TG12")
    slot = record.state.slot(0, wanted)

    def prefer(features: Any, masks: Any) -> Any:  # noqa: ANN401
        values, policies = even(features, masks)
        policies[:, slot] += 1e6 * masks[:, slot]
        return values, policies

    analysis = mw.search(evaluate=prefer, iterations=60).analyse(record.seen_by(0), seed=1)
    assert max(analysis, key=lambda one: one.visits).action == mw.die_mauer.Plan(wanted)


def test_it_plays_wherever_a_bot_can() -> None:
    search = mw.search(evaluate=even, iterations=6, batch=3)
    options: dict[str, Any] = {"players": [search, "random", search], "rounds": 1, "seed": 1}
    game = mw.die_mauer.play(**options)
    assert game.outcome == mw.die_mauer.play(**options).outcome
    assert mw.die_mauer.simulate(2, **options, progress=False).rows == 2
    table = mw.table("die-mauer", players=3)
    assert table.choose(0, search, seed=1) in [str(plan) for plan in table.actions(0)]
    setup = "players:3 rounds:1"
    played = mw.die_mauer.match(1, setup, players=[search, "random"], seed=1, progress=False)
    assert "even:6" in repr(played)


def test_it_decides_in_a_batch() -> None:
    search = mw.search(evaluate=even, iterations=6, batch=3)
    batch = mw.die_mauer.Batch(3, players=3, rounds=1, seed=5, memory=True)
    slots = batch.choose(player=search)
    assert batch.masks()[np.arange(3), slots].all()
    assert slots.tolist() == batch.choose(player=search).tolist()
    batch.step(slots)
    with pytest.raises(ValueError, match="needs each seat's history"):
        mw.die_mauer.Batch(3, players=3, seed=5).choose(player=search)


def test_it_is_an_opponent_of_a_learner() -> None:
    gymnasium = pytest.importorskip("mauerwerk.envs.gymnasium")
    search = mw.search(evaluate=even, iterations=4, batch=2)
    env = gymnasium.Env("die-mauer", {"players": 3, "rounds": 1}, opponents=search)
    _, info = env.reset(seed=1)
    _, _, _, _, after = env.step(int(np.flatnonzero(info["action_mask"])[0]))
    assert after["action_mask"].any()


def test_it_is_measured_in_a_solved_game() -> None:
    start = mw.die_mauer.start(players=2, min_players=2, rounds=1, stock="T", max_idle_turns=1)
    search = mw.search(evaluate=even_for_two, iterations=20)
    assert 0 <= mw.solve(start).trial(search, seeds=2).exploitability <= 1


def test_it_can_be_copied_and_pickled() -> None:
    search = mw.search(evaluate=even, iterations=20, batch=5)
    again = pickle.loads(pickle.dumps(search))
    assert (again.evaluate, again.iterations, again.batch) == (even, 20, 5)
    assert copy.copy(search) is search is copy.deepcopy(search)
    assert repr(search).startswith("Search(evaluate=<function even at ")
    unpicklable = mw.search(evaluate=lambda features, _: even_for_two(features, None))
    with pytest.raises((pickle.PicklingError, AttributeError)):
        pickle.dumps(unpicklable)


NUMBERS = "a numpy array of float32 or float64"
HALF = np.full((1, 3), 0.5)
BAD: list[tuple[Any, type[Exception], str]] = [
    (np.zeros((1, 2)), ValueError, "values must have the shape [1, 3], got [1, 2]"),
    (np.zeros(3), ValueError, "values must have the shape [1, 3], got [3]"),
    (np.ones((1, 3), int), TypeError, f"values as {NUMBERS}, got an array of int64 with 2 axes"),
    ([[0.5] * 3], TypeError, f"expected values as {NUMBERS}"),
    (HALF * np.nan, ValueError, "values must be from 0 to 1, got NaN in row 0"),
    (-HALF, ValueError, "values must be from 0 to 1, got -0.5 in row 0"),
    ((HALF,) * 3, TypeError, "values and policies, got a tuple of 3"),
    ((HALF, np.ones((1, 7))), ValueError, "policies must have the shape [1, 44], got [1, 7]"),
    ((HALF, np.zeros((1, 44))), ValueError, "a weight above 0, got none in row 0"),
]


@pytest.mark.parametrize(("answer", "error", "text"), BAD)
def test_a_bad_answer_is_refused_in_words(
    answer: object, error: type[Exception], text: str
) -> None:
    def evaluate(_features: object, _masks: object) -> Any:  # noqa: ANN401
        return answer

    search = mw.search(evaluate=evaluate, iterations=5)
    seen = mw.die_mauer.Record(players=3).seen_by(0)
    with pytest.raises(error, match=re.escape(text)):
        search.choose(seen, seed=1)
    with pytest.raises(error, match=re.escape(text)):
        mw.die_mauer.play(players=[search, "random", "random"], seed=1)


def test_an_error_of_the_function_is_raised() -> None:
    search = mw.search(evaluate=failing)
    seen = mw.die_mauer.Record(players=3).seen_by(0)
    with pytest.raises(ZeroDivisionError):
        search.choose(seen, seed=1)
    with pytest.raises(ZeroDivisionError):
        mw.die_mauer.simulate(1, players=[search] * 3, seed=1, progress=False)
    with pytest.raises(ZeroDivisionError):
        mw.die_mauer.Batch(1, players=3, seed=1, memory=True).choose(player=search)


def test_bad_arguments_are_refused_in_words() -> None:
    make: Any = mw.search
    for iterations in (0, 10**8 + 1):
        with pytest.raises(mw.NotationError, match=f"{iterations} iterations are not between 1"):
            make(evaluate=even, iterations=iterations)
    with pytest.raises(ValueError, match="batch must be a number from 1 to 65536, got 0"):
        make(evaluate=even, batch=0)
    with pytest.raises(TypeError, match="a function of features and masks"):
        make(evaluate="hard")
    seen = mw.die_mauer.Record(players=3).seen_by(0)
    with pytest.raises(TypeError, match="a Search takes a seed, and none of iterations"):
        seen.analyse(player=mw.search(evaluate=even), iterations=5, seed=1)
