"""Time Python loops through games: thousands of decisions a second on one core.

`python tools/loop.py` plays whole random games of each, including chance. If OpenSpiel is
installed, it also plays the games there, and one of OpenSpiel's own games in Python. The comparison
shows OpenSpiel's share of the time. If PettingZoo and Gymnasium are installed, it plays their
environments, with observations, and without counting decisions of chance. The best of several
rounds counts.
"""

from __future__ import annotations

import argparse
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

import mauerwerk as mw

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 5
"""The number of rounds."""

GAMES: dict[str, Any] = {**mw.games}

OPEN_SPIEL = ("python_kuhn_poker", "die_mauer_in_turn", "berlin", "mauerbauer")
"""Names of games in OpenSpiel. The first is OpenSpiel's own."""


TABLES = 64
"""The number of Gymnasium tables."""


def listed(state: Any, dealer: mw.Dealer) -> int:  # noqa: ANN401 (each game has its own)
    """Play a game by the lists of legal actions, and return the number of decisions."""
    decisions = 0
    below, chance = dealer.below, dealer.chance
    while True:
        turn = state.turn
        if type(turn) is mw.Decide:
            for seat in turn.seats:
                actions = state.actions(seat)
                state = state.apply(seat, actions[below(len(actions))])
                decisions += 1
        elif type(turn) is mw.Chance:
            state = state.apply("chance", chance(state))
            decisions += 1
        else:
            return decisions


def chosen(state: Any, dealer: mw.Dealer) -> int:  # noqa: ANN401 (the same)
    """Play a game by a dealer's choices, and return the number of decisions."""
    decisions = 0
    choose, chance = dealer.choose, dealer.chance
    while True:
        turn = state.turn
        if type(turn) is mw.Decide:
            for seat in turn.seats:
                state = state.apply(seat, choose(state, seat))
                decisions += 1
        elif type(turn) is mw.Chance:
            state = state.apply("chance", chance(state))
            decisions += 1
        else:
            return decisions


def open_spiel(game: Any, random: Random) -> int:  # noqa: ANN401 (it has no types)
    """Play a game of OpenSpiel, and return the number of decisions."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = random.choices(actions, weights)[0]
        else:
            action = random.choice(state.legal_actions())
        state.apply_action(action)
        decisions += 1
    return decisions


def any_slot(mask: Any, random: Random) -> int:  # noqa: ANN401 (of whichever array)
    """Return a slot with a legal action, or 0 if there is none."""
    slots = mask.nonzero()[0]
    return int(slots[random.randrange(len(slots))]) if len(slots) else 0


def petting_zoo(env: Any, random: Random) -> int:  # noqa: ANN401 (it has no types)
    """Play a game of PettingZoo, and return the number of the seats' decisions."""
    decisions = 0
    env.reset(seed=random.randrange(2**32))
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else any_slot(seen["action_mask"], random))
        decisions += not over
    return decisions


def gymnasium(envs: Any, random: Random, masks: list[Any]) -> int:  # noqa: ANN401 (the same)
    """Decide once at each Gymnasium table, and return the number of decisions."""
    *_, info = envs.step([any_slot(mask, random) for mask in masks])
    masks[:] = info["action_mask"]
    return len(masks)


def rate(play: Callable[[], int], seconds: float) -> float:
    """Return the number of decisions a second."""
    decisions, began = 0, process_time()
    while process_time() - began < seconds:
        decisions += play()
    return decisions / (process_time() - began)


def loops() -> dict[str, Callable[[], int]]:
    """Return every loop by its name."""
    dealer, random = mw.Dealer(1), Random(1)
    found: dict[str, Callable[[], int]] = {}
    for name, rules in GAMES.items():
        start = rules.State.start(rules.Setup())
        found[f"{name}, listed"] = partial(listed, start, dealer)
        found[f"{name}, chosen"] = partial(chosen, start, dealer)
    if find_spec("pyspiel"):
        pyspiel: Any = import_module("pyspiel")
        import_module("open_spiel.python.games")
        import_module("mauerwerk.envs.openspiel").register()
        for name in OPEN_SPIEL:
            game = pyspiel.load_game(name if name == OPEN_SPIEL[0] else f"mauerwerk_{name}")
            found[f"OpenSpiel, {name}"] = partial(open_spiel, game, random)
    for name in GAMES:
        if find_spec("pettingzoo"):
            env = import_module("mauerwerk.envs.pettingzoo").AECEnv(name)
            found[f"PettingZoo, {name}"] = partial(petting_zoo, env, random)
        if find_spec("gymnasium"):
            envs = import_module("mauerwerk.envs.gymnasium").VectorEnv(name, num_envs=TABLES)
            masks = list(envs.reset(seed=1)[1]["action_mask"])
            found[f"Gymnasium, {name}"] = partial(gymnasium, envs, random, masks)
    return found


def main() -> None:
    """Print the rate of every loop."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.5, help="how long a round takes")
    parser.add_argument("--only", default="", help="a part of the names of the loops to time")
    arguments = parser.parse_args()
    timed = {name: loop for name, loop in loops().items() if arguments.only in name}
    best = dict.fromkeys(timed, 0.0)
    for _ in range(ROUNDS):
        for name, loop in timed.items():
            best[name] = max(best[name], rate(loop, arguments.seconds))
    for name, decisions in best.items():
        print(f"{name:30} {decisions / 1000:8.0f} k decisions/s")


if __name__ == "__main__":
    main()
