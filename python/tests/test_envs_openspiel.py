"""The games of the library, as OpenSpiel's."""

from __future__ import annotations

import doctest
import pickle
import re
import subprocess
import sys
import unittest
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import mauerwerk as mw
from needed import needed

pyspiel: Any = needed("pyspiel")

from mauerwerk.envs import openspiel

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

NAMES = openspiel.register()
COUNTS = (Path(__file__).parents[2] / "docs" / "COUNTS.md").read_text(encoding="utf-8")
SMALL = {
    "mauerwerk_die_mauer": "players=3,rounds=1,stock=T1,max_idle_turns=2",
    "mauerwerk_die_mauer_in_turn": "players=3,rounds=1,stock=TG1,max_idle_turns=2",
    "mauerwerk_berlin": "columns=4,rows=2,target=2",
    "mauerwerk_mauerbauer": "board=hexagon",
}
TOLD = (
    "observation_tensor",
    "observation_string",
    "information_state_tensor",
    "information_state_string",
)
# A position and options with commas, equals signs and JSON.
HOUSES = (
    "board:hexagon walls:a1-b1,a1-b2,b1-b2 towers:a1b,b1g,b2w houses:1=R,2=G,4=R "
    "hands:size,in-towers/cities,out-shore phase:rolling last:a1-b1"
)
BOARD = (
    'players:2 board:{"coast":["a1-b1"],"name":"triangle","regions":[{"name":"north",'
    '"spaces":{"1":"a1-a2-b1"}}],"towers":{"a1":[0,0],"a2":[10,0],"b1":[0,10]}} '
    'deck:{"cards":{"cities":2,"size":2}}'
)
TINY = "players:2 min_players:2 rounds:1 max_idle_turns:1 stock:"

pytestmark = pytest.mark.filterwarnings("ignore::DeprecationWarning")


def load(name: str, parameters: str = "") -> Any:  # noqa: ANN401 (a type of theirs)
    return pyspiel.load_game(f"{name}({parameters})")


def sequential(game: Any) -> Any:  # noqa: ANN401 (the same)
    together = game.get_type().dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    return pyspiel.convert_to_turn_based(game) if together else game


def convert(setup: str) -> Any:  # noqa: ANN401 (the same)
    return sequential(pyspiel.load_game("mauerwerk_die_mauer", {"setup": setup}))


def in_turn(setup: str) -> Any:  # noqa: ANN401 (the same)
    return pyspiel.load_game("mauerwerk_die_mauer_in_turn", {"setup": setup})


def rows(chapter: str) -> list[list[str]]:
    """Return the rows of a table of the published counts, cell by cell."""
    text = COUNTS.split(f"\n## {chapter}\n")[1].split("\n## ")[0]
    return [
        [cell.strip() for cell in re.split(r" \| ", line.strip("| "))]
        for line in text.splitlines()
        if line.startswith("| `")
    ]


@pytest.mark.parametrize("name", NAMES)
def test_their_simulations_pass(name: str) -> None:
    game = load(name, SMALL[name])
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    pyspiel.random_sim_test(sequential(game), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_their_simulations_in_python_pass(name: str) -> None:
    flags: Any = needed("absl", "absl.flags")
    flags.FLAGS(["tests"], known_only=True)
    theirs: Any = needed("pyspiel", "open_spiel.python.tests.games_sim_test")
    np.random.seed(1)  # noqa: NPY002 (their simulations draw from it)
    kind = load(name).get_type()
    for players in {kind.min_num_players, kind.max_num_players}:
        theirs.GamesSimTest().sim_game(load(name, f"players={players}"))
    for utility in openspiel.UTILITIES:
        game = load(name, f"{SMALL[name]},utility={utility}")
        theirs.GamesSimTest().sim_game(game)
        theirs.GamesSimTest().sim_game(sequential(game))


@pytest.mark.parametrize("name", NAMES)
def test_their_suite_passes(name: str) -> None:
    flags: Any = needed("absl", "absl.flags")
    theirs: Any = needed("pyspiel", "open_spiel.integration_tests.api_test")
    flags.FLAGS(["tests"], known_only=True)
    game = sequential(load(name, SMALL[name]))
    run(theirs.EnforceAPIOnPartialTreeBase, name, game)


def run(suite: Any, name: str, game: Any) -> None:  # noqa: ANN401 (types of theirs)
    """Run a suite of theirs on a game."""
    cases = type("Cases", (suite,), {"game": game, "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(cases).run(result)
    assert result.testsRun > 3
    assert not result.errors + result.failures, result.errors + result.failures


@pytest.mark.parametrize("row", [row for row in rows("Die Mauer") if int(row[2]) <= 600])
@pytest.mark.parametrize("turns", [convert, in_turn])
def test_whole_trees_are_as_large_as_published(
    turns: Callable[[str], Any], row: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    flags: Any = needed("absl", "absl.flags")
    theirs: Any = needed("pyspiel", "open_spiel.integration_tests.api_test")
    flags.FLAGS(["tests"], known_only=True)
    setup, histories, finished, decided = row[0].strip("`"), int(row[2]), int(row[3]), row[6]
    monkeypatch.setitem(theirs.TOTAL_NUM_STATES, setup, (0, histories - finished, finished))
    known = sum(map(int, decided.split("/")))
    monkeypatch.setitem(theirs.PERFECT_RECALL_NUM_STATES, setup, known)
    run(theirs.EnforceAPIOnFullTreeBase, setup, turns(setup))


@pytest.mark.parametrize(
    ("name", "row"),
    [
        (f"mauerwerk_{chapter.lower()}", row)
        for chapter in ("Berlin", "Mauerbauer")
        for row in rows(chapter)
    ],
)
def test_trees_branch_as_published(name: str, row: list[str]) -> None:
    game = pyspiel.load_game(name, {"setup": row[0].strip("`")})
    level = [game.new_initial_state()]
    for cell in row[1:]:
        histories, positions = map(int, re.findall(r"\d+", cell))
        if histories > 700:
            break
        level = [after for state in level for after in children(state)]
        assert len(level) == histories
        assert len({str(state) for state in level}) == positions


def children(state: Any) -> list[Any]:  # noqa: ANN401 (a type of theirs)
    if state.is_terminal():
        return []
    if state.is_chance_node():
        return [state.child(action) for action, _ in state.chance_outcomes()]
    return [state.child(action) for action in state.legal_actions()]


def played(name: str, decisions: int, seed: int, game: Any = None) -> Any:  # noqa: ANN401 (the same)
    """Return a state of a game, or a small one, after some random decisions."""
    numbers, state = Random(seed), (game or load(name, SMALL[name])).new_initial_state()
    for _ in range(decisions):
        if state.is_terminal():
            break
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(numbers.choices(actions, weights)[0])
        elif state.is_simultaneous_node():
            seats = range(state.num_players())
            state.apply_actions([numbers.choice(state.legal_actions(seat)) for seat in seats])
        else:
            state.apply_action(numbers.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("name", NAMES)
def test_what_python_is_told_itself_is_what_they_are_told(name: str) -> None:
    for decisions in (0, 3, 4, 5, 6, 7, 99):
        state, theirs = played(name, decisions, 4), pyspiel.State
        assert state.is_chance_node() == theirs.is_chance_node(state)
        assert state.legal_actions() == theirs.legal_actions(state)
        for player in range(state.num_players()):
            assert state.legal_actions(player) == theirs.legal_actions(state, player)
            for method in TOLD:
                told = getattr(state, method)(player)
                assert told == getattr(theirs, method)(state, player)
                assert told == getattr(state, method)(np.int8(player))
        for method in TOLD:
            if state.current_player() >= 0:
                assert getattr(state, method)() == getattr(theirs, method)(state)
            with pytest.raises(pyspiel.SpielError):
                getattr(state, method)(state.num_players())
        if state.is_chance_node():
            chances = state.position.chances()
            total = sum(weight for _, weight in chances)
            expected = [weight / total for _, weight in chances]
            assert state.chance_outcomes() == [*enumerate(expected)]
            for number, (action, _) in enumerate(chances):
                assert state.action_to_string(number) == str(action)
                assert state.child(number).position == state.position.apply("chance", action)


@pytest.mark.parametrize("name", NAMES)
def test_tensors_are_what_is_and_was_seen(name: str) -> None:
    for rows in (0, 1, 50):
        game = load(name, f"{SMALL[name]},history={rows}")
        state, start = played(name, 8, 1, game), game.new_initial_state()
        observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
        for player in range(state.num_players()):
            view, seen = state.position.view(player), state.information_state(player)
            now = view.features().tolist()
            assert state.observation_tensor(player) == now
            past = np.ravel(seen.history(rows)).tolist() if rows else []
            assert state.information_state_tensor(player) == now + past
            assert len(start.information_state_tensor(player)) == len(now + past)
            observer.set_from(state, player)
            assert ("history" in observer.dict) == (rows > 0)
            key = f"P{player} {view} seen:{seen.key.hex()}"
            assert state.information_state_string(player) == observer.string_from(state, player)
            assert state.information_state_string(player) == key
            assert state.observation_string(player) == str(view)


def test_a_spectator_has_seen_no_secret() -> None:
    state = played("mauerwerk_die_mauer_in_turn", 2, 1)
    none = pyspiel.PrivateInfoType.NONE
    kind = pyspiel.IIGObservationType(perfect_recall=True, private_info=none)
    observer = state.get_game().make_py_observer(kind)
    observer.set_from(state, 0)
    assert (observer.dict["history"] == state.information_state("spectator").history(16)).all()


@pytest.mark.parametrize(
    "setup", [f"{TINY}TG", f"{TINY}T1", "players:3 rounds:1 max_idle_turns:2 stock:T"]
)
def test_tensors_of_short_games_tell_information_states_apart(setup: str) -> None:
    start = pyspiel.load_game("mauerwerk_die_mauer_in_turn", {"setup": setup, "history": 64})
    tensors: dict[str, tuple[float, ...]] = {}
    for state in tree(start.new_initial_state()):
        for player in range(state.num_players()):
            tensor = tuple(state.information_state_tensor(player))
            assert tensors.setdefault(state.information_state_string(player), tensor) == tensor
    apart = {(text[:2], tensor) for text, tensor in tensors.items()}
    assert len(apart) == len(tensors) > 50


def test_what_does_not_fit_into_a_tensor_is_the_oldest() -> None:
    setup = {"setup": f"{TINY}TG", "history": 1}
    start = pyspiel.load_game("mauerwerk_die_mauer_in_turn", setup).new_initial_state()
    found = {
        (s.information_state_string(0), (*s.information_state_tensor(0),)) for s in tree(start)
    }
    assert len({text for text, _ in found}) > len({tensor for _, tensor in found})


def tree(state: Any) -> Iterator[Any]:  # noqa: ANN401 (a type of theirs)
    """Return a state and all states after it."""
    yield state
    for child in children(state):
        yield from tree(child)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "mauerwerk_die_mauer"])
def test_what_is_known_is_kept_step_by_step(name: str) -> None:
    """Who is asked again and again knows the same as who is asked once."""
    asked = load(name, SMALL[name]).new_initial_state()
    once = asked.clone()
    for action in played(name, 12, 2).full_history():
        if not asked.is_chance_node():
            asked.information_state_string(asked.current_player())
        asked.apply_action(action.action)
        once.apply_action(action.action)
    for player in range(asked.num_players()):
        assert asked.information_state(player) == once.information_state(player)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "mauerwerk_die_mauer"])
def test_resampled_states_fit_what_was_seen(name: str) -> None:
    numbers = Random(3)
    for decisions in (5, 6, 7, 8):
        state = played(name, decisions, decisions)
        for player in range(state.num_players()):
            guess = state.resample_from_infostate(player, numbers.random)
            assert guess.current_player() == state.current_player()
            assert guess.information_state(player) == state.information_state(player)
            assert guess.observation_tensor(player) == state.observation_tensor(player)
            if state.current_player() == player:
                assert guess.legal_actions() == state.legal_actions()
                guess.apply_action(guess.legal_actions()[0])


def test_is_mcts_plays_by_resampling() -> None:
    theirs: Any = needed("pyspiel", "open_spiel.python.algorithms.ismcts")
    mcts: Any = needed("pyspiel", "open_spiel.python.algorithms.mcts")
    game = load("mauerwerk_die_mauer_in_turn", SMALL["mauerwerk_die_mauer_in_turn"])
    numbers = np.random.RandomState(1)
    bot = theirs.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=numbers),
        uct_c=2.0,
        max_simulations=20,
        max_world_samples=-1,
        random_state=numbers,
        final_policy_type=theirs.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=theirs.ChildSelectionPolicy.PUCT,
    )

    def resampled(state: Any, player: int) -> Any:  # noqa: ANN401 (types of theirs)
        return state.resample_from_infostate(player, numbers.rand)

    bot.set_resampler(resampled)
    state = game.new_initial_state()
    for _ in range(6):
        action = bot.step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_is_mcts_plays_as_an_engine() -> None:
    program = Path(__file__).parents[2] / "examples" / "engines" / "ismcts.py"
    bot = mw.bot(f"cmd:{sys.executable} -W ignore {program}", iterations=4, seconds=600)
    setup = "players:3 rounds:1 stock:T1 max_idle_turns:2"
    standings = mw.die_mauer.match(1, setup, players=[bot, "random", "random"], seed=1)
    assert (standings.deals, bot.faults) == (1, {})


def test_players_play_in_their_evaluation() -> None:
    for name in NAMES:
        game = load(name, SMALL[name])
        others = range(1, game.num_players())
        bots = [openspiel.Bot(0, "greedy", 3)]
        bots += [pyspiel.make_uniform_random_bot(seat, 7) for seat in others]
        returns = [pyspiel.evaluate_bots(game.new_initial_state(), bots, seed) for seed in range(4)]
        assert all(sum(one) == pytest.approx(0) for one in returns)
        assert name == "mauerwerk_mauerbauer" or sum(one[0] for one in returns) > 0


def test_a_bot_plays_each_game_by_another_seed() -> None:
    game = load("mauerwerk_die_mauer", "players=3,rounds=1")
    bot, start = openspiel.Bot(0, "random", 1), game.new_initial_state()
    choices = [bot.step(start) for _ in range(8)]
    assert len({*choices}) > 1
    again = openspiel.Bot(0, "random", 1)
    assert choices == [again.step(start) for _ in range(8)]


def test_a_bot_knows_no_commitment_of_the_same_decision() -> None:
    together = load("mauerwerk_die_mauer", "players=3,rounds=1").new_initial_state()
    start = load("mauerwerk_die_mauer_in_turn", "players=3,rounds=1").new_initial_state()
    for seed in range(4):
        chosen = openspiel.Bot(1, "random", seed).step(together)
        for slot in start.legal_actions():
            assert openspiel.Bot(1, "random", seed).step(start.child(slot)) == chosen


def test_chance_has_its_weights() -> None:
    state = pyspiel.load_game("mauerwerk_mauerbauer", {"setup": HOUSES}).new_initial_state()
    chances = state.position.chances()
    total = sum(weight for _, weight in chances)
    wanted = [weight / total for _, weight in chances]
    assert state.chance_outcomes() == [*enumerate(wanted)]
    assert len({*wanted}) > 1
    for beyond in (-2, len(wanted)):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            state.apply_action(beyond)


@pytest.mark.parametrize(
    ("name", "parameters"),
    [
        *[(name, {"history": 3}) for name in NAMES],
        ("mauerwerk_mauerbauer", {"setup": HOUSES}),
        ("mauerwerk_mauerbauer", {"setup": BOARD}),
        ("mauerwerk_mauerbauer", {"players": 3, "board": "hexagon", "utility": "margin"}),
        ("mauerwerk_berlin", {"stacks": "suns,moons", "limit": 90}),
        ("mauerwerk_die_mauer_in_turn", {"setup": f"{TINY}TG1", "utility": "points"}),
        ("mauerwerk_die_mauer", {"wall_values": "1,2,3,4,6", "stock": "12"}),
    ],
)
def test_states_survive_copies_and_texts(name: str, parameters: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, parameters)
    assert str(pyspiel.load_game(str(game))) == str(game)
    assert f"history={openspiel.HISTORY}" not in str(game)
    start = game.new_initial_state().position
    assert pyspiel.load_game(str(game)).new_initial_state().position == start
    state = played(name, 7, 4, game)
    guesses = [] if game.together else [state.resample_from_infostate(0, lambda: 0.5)]
    for one in (state, *guesses):
        text = pyspiel.serialize_game_and_state(game, one)
        loaded, read = pyspiel.deserialize_game_and_state(text)
        assert str(loaded) == str(game)
        for again in (one.clone(), deepcopy(one), read, pickle.loads(pickle.dumps(one))):
            assert again.history() == one.history()
            assert again.position == one.position
            assert again.current_player() == one.current_player()
            assert again.information_state(0) == one.information_state(0)


@pytest.mark.parametrize(
    "text", [HOUSES, BOARD, "a+b,(c=d)~%2C\n%", "12", ",1", "+1", "-.5", "true"]
)
def test_any_notation_fits_into_a_game_string(text: str) -> None:
    quoted = openspiel.quoted(text)
    assert not {*quoted} & {*",=()\n"}
    assert openspiel._unquoted(quoted) == text  # pyright: ignore[reportPrivateUsage]
    with pytest.raises(ValueError, match=r"invalid|could not|is not"):
        float(quoted)


def test_a_game_says_what_its_setup_is() -> None:
    def facts(name: str, parameters: str = "") -> tuple[Any, ...]:
        game = load(name, parameters)
        kind = game.get_type()
        seats = (kind.min_num_players, kind.max_num_players)
        hidden = kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
        return game.max_chance_outcomes(), hidden, seats, game.max_game_length()

    assert facts("mauerwerk_berlin") == (48, False, (2, 4), 10_000)
    assert facts("mauerwerk_berlin", "packs=2,players=8,limit=99")[2:] == ((2, 8), 99)
    assert facts("mauerwerk_berlin", "variants=crazy-eights,check_visibility=private")[1]
    assert facts("mauerwerk_mauerbauer") == (63, True, (2, 4), 10_000)
    position = mw.mauerbauer.play(players=3, seed=1).states[40]
    setup = f"setup={openspiel.quoted(str(position))}"
    assert facts("mauerwerk_mauerbauer", setup)[2] == (3, 3)
    assert facts("mauerwerk_die_mauer") == (0, True, (3, 6), 10_000)
    kind = mw.die_mauer.Setup("players:3 max_idle_turns:2").kind()
    assert kind.decisions is not None
    bounded = facts("mauerwerk_die_mauer", "players=3,max_idle_turns=2")
    assert bounded[3] == kind.decisions.number
    registered = {kind.short_name: kind for kind in pyspiel.registered_games()}
    perfect = pyspiel.GameType.Information.PERFECT_INFORMATION
    assert registered["mauerwerk_berlin"].information == perfect
    assert registered["mauerwerk_die_mauer"].max_num_players == 6


@pytest.mark.parametrize("name", NAMES)
def test_returns_are_shares_or_points_or_margins(name: str) -> None:
    returns: list[list[float]] = []
    general = [False, True, False]
    games = [load(name, f"{SMALL[name]},utility={utility}") for utility in openspiel.UTILITIES]
    for game, is_general in zip(games, general, strict=True):
        returns.append(played(name, 10_000, 1, game).returns())
        assert game.utility_sum() == (None if is_general else 0.0)
        kinds = pyspiel.GameType.Utility
        assert game.get_type().utility == (kinds.GENERAL_SUM if is_general else kinds.ZERO_SUM)
        assert game.min_utility() <= min(returns[-1]) <= max(returns[-1]) <= game.max_utility()
    outcome = played(name, 10_000, 1).position.outcome
    shares, points, margins = returns
    sign = -1 if games[0].rules.info.low_score_wins else 1
    assert points == [sign * score for score in outcome.scores]
    for seat, (share, point, margin) in enumerate(zip(shares, points, margins, strict=True)):
        others = [*points[:seat], *points[seat + 1 :]]
        assert margin == pytest.approx(point - sum(others) / len(others))
        part = (seat in outcome.winners) / len(outcome.winners)
        assert share == pytest.approx(part * len(points) - 1)


def test_wrong_parameters_are_refused() -> None:
    for parameters, message in {
        "utility=win": "utility is 'share' or 'points' or 'margin', not 'win'",
        "history=65537": "history is a number from 0 to 65536, not 65537",
        "stock=T,tower_penalty=0,utility=points": (
            "utility is 'share', not 'points': all scores are 0 here"
        ),
    }.items():
        with pytest.raises(ValueError, match=re.escape(message)):
            load("mauerwerk_die_mauer", parameters)


@pytest.mark.parametrize(("utility", "payoff"), [("share", "win"), ("margin", "points")])
def test_their_solver_finds_our_value(utility: str, payoff: Any) -> None:  # noqa: ANN401
    cfr: Any = needed("pyspiel", "open_spiel.python.algorithms.cfr")
    scores: Any = needed("pyspiel", "open_spiel.python.algorithms.expected_game_score")
    exploiting: Any = needed("pyspiel", "open_spiel.python.algorithms.exploitability")
    parameters = {"setup": f"{TINY}TG", "utility": utility}
    game = pyspiel.load_game("mauerwerk_die_mauer_in_turn", parameters)
    solver = cfr.CFRPlusSolver(game)
    for _ in range(30):
        solver.evaluate_and_update_policy()
    policy = solver.average_policy()
    value, other = scores.policy_value(game.new_initial_state(), [policy, policy])
    assert value == pytest.approx(-other)
    exact = mw.solve(mw.die_mauer.start(f"{TINY}TG"), payoff=payoff).value
    within = 0.02 * game.max_utility()
    assert value == pytest.approx(2 * exact - 1 if utility == "share" else exact, abs=within)
    assert exploiting.exploitability(game, policy) < 0.05 * game.max_utility()


def test_a_guess_keeps_the_limit() -> None:
    state = load("mauerwerk_berlin", "limit=9").new_initial_state()
    for _ in range(8):
        state.apply_action(children_of(state)[0])
    for player in (state.current_player(), 0, 1):
        if player >= 0:
            guess = state.resample_from_infostate(player, lambda: 0.5)
            guess.apply_action(children_of(guess)[0])
            assert guess.is_terminal()


def children_of(state: Any) -> list[int]:  # noqa: ANN401 (a type of theirs)
    """Return the actions of a player or of chance."""
    if state.is_chance_node():
        return [action for action, _ in state.chance_outcomes()]
    actions: list[int] = state.legal_actions()
    return actions


def test_parameters_are_those_of_a_setup() -> None:
    def setup(name: str, parameters: str) -> str:
        return str(load(name, parameters).new_initial_state().position.setup)

    assert setup("mauerwerk_die_mauer", "") == "players:4"
    assert setup("mauerwerk_die_mauer", "rounds=2,sit1_optional=0,stock=TG") == (
        "players:4 rounds:2 sit1_optional:false stock:TG"
    )
    assert setup("mauerwerk_die_mauer", "setup=stock:12,rounds=1") == "players:4 rounds:1 stock:12"
    for parameters in ("variants=gravity+wall-of-china", "setup=variants:gravity+wall-of-china"):
        variants = setup("mauerwerk_berlin", parameters)
        assert variants == str(mw.berlin.Setup(variants=["gravity", "wall-of-china"]))
    for parameters in ("players=9", "stock=X", "variants=x", "setup=nonsense", "limit=0"):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            load("mauerwerk_die_mauer", parameters)


def test_games_are_given_up_at_the_limit() -> None:
    state = load("mauerwerk_berlin", "limit=5").new_initial_state()
    for _ in range(5):
        assert not state.is_terminal()
        outcomes: Any = state.chance_outcomes() if state.is_chance_node() else []
        state.apply_action(outcomes[0][0] if outcomes else state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0.0, 0.0]
    assert state.legal_actions() == []


def test_wrong_actions_are_refused() -> None:
    state = load("mauerwerk_berlin").new_initial_state()
    before = str(state)
    for action in (10**6, -5):
        with pytest.raises((ValueError, pyspiel.SpielError)):
            state.apply_action(action)
    with pytest.raises((ValueError, pyspiel.SpielError)):
        load("mauerwerk_die_mauer").new_initial_state().apply_actions([43, 0, 0, 0])
    assert str(state) == before


@pytest.mark.parametrize("name", NAMES)
def test_games_can_be_pickled(name: str) -> None:
    for game in (load(name), load(name, SMALL[name])):
        for again in (pickle.loads(pickle.dumps(game)), deepcopy(game)):
            assert str(again) == str(game)
            assert again.num_distinct_actions() == game.num_distinct_actions()
    assert pickle.loads(pickle.dumps(type(game))) is type(game)
    setup = "players:3 rounds:1 stock:TG1"
    if name.startswith("mauerwerk_die_mauer"):
        game = pyspiel.load_game(name, {"setup": setup})
        assert str(pickle.loads(pickle.dumps(game)).new_initial_state()).startswith("players:3")


def test_a_game_is_unpickled_where_nothing_is_registered(tmp_path: Path) -> None:
    data = pickle.dumps(load("mauerwerk_berlin", "columns=4"))
    code = f"import pickle; print(pickle.loads({data!r}))"
    command = [sys.executable, "-W", "ignore", "-c", code]
    done = subprocess.run(  # noqa: S603
        command, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout.startswith("mauerwerk_berlin(")


def test_examples_in_docs_run() -> None:
    done = doctest.testmod(openspiel, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert done.attempted
    assert not done.failed
