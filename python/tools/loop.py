"""Time Python loops through games, next to those of other libraries, on one core.

`python tools/loop.py` plays whole random games by each loop, and prints the tables of
`python/README.md`. They contain thousands of decisions a second: the median of several rounds, with
the least and the most. Loops of OpenSpiel, PettingZoo and Gymnasium are left out if the library is
not installed. Decisions of chance count where a loop has to make them.
"""

from __future__ import annotations

import argparse
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from random import Random
from statistics import median
from time import process_time
from typing import TYPE_CHECKING, Any

import mauerwerk as mw

if TYPE_CHECKING:
    from collections.abc import Callable

ROUNDS = 5
"""The number of rounds."""

GAMES: dict[str, Any] = {**mw.games}

OPEN_SPIEL = ("leduc_poker", "liars_dice", "goofspiel(imp_info=True)", "python_kuhn_poker")
"""OpenSpiel's own games. The first three are in C++."""

PETTING_ZOO = ("tictactoe_v3", "connect_four_v3")
"""PettingZoo's own games, which need pygame."""

TABLES = 64
"""The number of tables that are played together."""


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


def batched(batch: Any) -> int:  # noqa: ANN401 (each game has its own)
    """Decide once in each lane, with arrays, and return the number of decisions."""
    batch.features()
    batch.masks()
    batch.step(batch.choose())
    return len(batch)


def open_spiel(game: Any, random: Random, *, tensors: bool) -> int:  # noqa: ANN401 (it has no types)
    """Play a game of OpenSpiel, and return the number of decisions."""
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            action = random.choices(actions, weights)[0]
        else:
            if tensors:
                state.observation_tensor()
            action = random.choice(state.legal_actions())
        state.apply_action(action)
        decisions += 1
    return decisions


def any_slot(mask: Any, random: Random) -> int:  # noqa: ANN401 (of whichever array)
    """Return a slot with a legal action, or 0 if there is none."""
    slots = mask.nonzero()[0]
    return int(slots[random.randrange(len(slots))]) if len(slots) else 0


def in_turn(env: Any, random: Random) -> int:  # noqa: ANN401 (it has no types)
    """Play a game of PettingZoo, and return the number of the seats' decisions."""
    decisions = 0
    env.reset(seed=random.randrange(2**32))
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        over = terminated or truncated
        env.step(None if over else any_slot(seen["action_mask"], random))
        decisions += not over
    return decisions


def together(env: Any, random: Random) -> int:  # noqa: ANN401 (the same)
    """Play a game of PettingZoo's parallel interface, and return the number of decisions."""
    decisions = 0
    _, infos = env.reset(seed=random.randrange(2**32))
    while env.agents:
        decisions += sum(not info["waits"] for info in infos.values())
        slots = {agent: any_slot(info["action_mask"], random) for agent, info in infos.items()}
        *_, infos = env.step(slots)
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


def has(*names: str) -> bool:
    """Return whether libraries are installed."""
    return all(map(find_spec, names))


def of_games(random: Random) -> dict[str, list[Callable[[], int]]]:
    """Return the loops through each game, by name."""
    dealer = mw.Dealer(1)
    starts = [rules.State.start(rules.Setup()) for rules in GAMES.values()]
    batches = [rules.Batch(TABLES, seed=1, threads=1) for rules in GAMES.values()]
    found: dict[str, list[Callable[[], int]]] = {
        "`turn`, `actions` and `apply`": [partial(listed, start, dealer) for start in starts],
        "`turn`, `Dealer.choose` and `apply`": [partial(chosen, start, dealer) for start in starts],
        f"`Batch`, {TABLES} lanes, with arrays": [partial(batched, batch) for batch in batches],
    }
    if has("pyspiel"):
        adapter, pyspiel = import_module("mauerwerk.envs.openspiel"), import_module("pyspiel")
        names = [name for name in adapter.register() if name != "mauerwerk_die_mauer"]
        games = [pyspiel.load_game(name) for name in names]
        for name, tensors in (("OpenSpiel", False), ("OpenSpiel, `observation_tensor`", True)):
            found[name] = [partial(open_spiel, game, random, tensors=tensors) for game in games]
    if has("pettingzoo"):
        adapter = import_module("mauerwerk.envs.pettingzoo")
        found["PettingZoo, `AECEnv`"] = [
            partial(in_turn, adapter.AECEnv(game), random) for game in GAMES
        ]
        found["PettingZoo, `ParallelEnv`"] = [
            partial(together, adapter.ParallelEnv(game), random) for game in GAMES
        ]
    if has("gymnasium"):
        adapter = import_module("mauerwerk.envs.gymnasium")
        envs = [adapter.VectorEnv(game, num_envs=TABLES) for game in GAMES]
        masks = [list(env.reset(seed=1)[1]["action_mask"]) for env in envs]
        found[f"Gymnasium, `VectorEnv`, {TABLES} tables"] = [
            partial(gymnasium, env, random, mask) for env, mask in zip(envs, masks, strict=True)
        ]
    return found


def of_others(random: Random) -> dict[str, list[Callable[[], int]]]:
    """Return the loops through games of other libraries, by name."""
    found: dict[str, list[Callable[[], int]]] = {}
    if has("pyspiel"):
        pyspiel = import_module("pyspiel")
        import_module("open_spiel.python.games")
        for name in OPEN_SPIEL:
            game = pyspiel.load_game_as_turn_based(name)
            found[f"OpenSpiel, `{name}`"] = [
                partial(open_spiel, game, random, tensors=tensors)
                for tensors in (False, True)
                if not tensors or game.get_type().provides_observation_tensor
            ]
    if has("pettingzoo", "pygame"):
        for name in PETTING_ZOO:
            env = import_module(f"pettingzoo.classic.{name}").env()
            found[f"PettingZoo, `{name}`"] = [partial(in_turn, env, random)]
    return found


def timed(
    loops: dict[str, list[Callable[[], int]]], seconds: float
) -> dict[str, list[list[float]]]:
    """Return the rates of each loop, round by round."""
    rates: dict[str, list[list[float]]] = {name: [[] for _ in of] for name, of in loops.items()}
    for _ in range(ROUNDS):
        for name, of in loops.items():
            for play, reached in zip(of, rates[name], strict=True):
                reached.append(rate(play, seconds) / 1000)
    return rates


def shown(reached: list[float]) -> str:
    """Return a cell of a table."""
    return f"{median(reached):,.0f} ({min(reached):,.0f}-{max(reached):,.0f})"


def main() -> None:
    """Print the rate of every loop."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=0.3, help="how long a round takes")
    parser.add_argument("--only", default="", help="a part of the names of the loops to time")
    arguments = parser.parse_args()
    random = Random(1)
    of_each, others = of_games(random), of_others(random)
    every = {name: of for name, of in (of_each | others).items() if arguments.only in name}
    rates = timed(every, arguments.seconds)
    titles = [game.replace("-", " ").title() for game in GAMES]
    for head, names in ((titles, of_each), (["plain", "`observation_tensor`"], others)):
        print("| " + " | ".join(["k decisions/s", *head]) + " |")
        print("|---|" + "--:|" * len(head))
        for name in filter(rates.__contains__, names):
            cells = [shown(reached) for reached in rates[name]]
            print("| " + " | ".join([name, *cells, *[""] * (len(head) - len(cells))]) + " |")
        print()


if __name__ == "__main__":
    main()
