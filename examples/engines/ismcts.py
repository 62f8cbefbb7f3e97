"""An engine that plays by OpenSpiel's IS-MCTS. It needs `pip install 'mauerwerk[openspiel]'`."""

import json
import sys
from typing import Any

import numpy as np
import pyspiel
from mauerwerk.envs import openspiel
from open_spiel.python.algorithms import ismcts, mcts

SIMULATIONS = 100
"""The number of simulations if the host leaves it to the engine."""


def name_of(game: str) -> str:
    """Return OpenSpiel's name of a game. Seats that decide together commit in turn."""
    name = f"mauerwerk_{game.replace('-', '_')}"
    in_turn = f"{name}_in_turn"
    return in_turn if in_turn in openspiel.register() else name


def choose(game: Any, seen: dict[str, Any], seed: int, simulations: int) -> str:
    """Choose an action from what the seat has seen."""
    state = openspiel.State.fitting(game, game.rules.InformationState.from_json(json.dumps(seen)))
    seat = state.current_player()
    # Equal knowledge and an equal seed give an equal choice.
    numbers = np.random.RandomState([*state.information_state(seat).key, seed % 2**32])
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=numbers),
        uct_c=2.0,
        max_simulations=simulations,
        random_state=numbers,
    )
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, numbers.rand))
    return str(state.position.action_of(seat, bot.step(state)))


def main() -> None:
    """Answer the messages of the host, each in one line."""
    name, game, seed, seen = "", None, 0, {}
    for line in sys.stdin:
        message = json.loads(line)
        answer = {"id": message.get("id")}
        match message["type"]:
            case "hello":
                name = name_of(message["game"])
                answer |= {"type": "hello", "version": 1, "name": "IS-MCTS of OpenSpiel"}
            case "game":
                game = pyspiel.load_game(name, {"setup": message["setup"]})
                seed, seen = int(message["seed"]), message["seen"]
                answer |= {"type": "ready"}
            case "seen":
                seen["events"] += message["events"]
                seen["now"] = message["now"]
                continue
            case "choose":
                simulations = message.get("iterations", SIMULATIONS)
                answer |= {"type": "choice", "action": choose(game, seen, seed, simulations)}
            case "quit":
                return
            case _:
                continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
