"""Makes each call that computes in a fork before it, in this process, and in a fork after it."""

from __future__ import annotations

import faulthandler
import os
import pickle
import sys
import traceback
import warnings
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

import mauerwerk as mw
from mauerwerk import berlin, die_mauer, mauerbauer

PROGRAM = Path(__file__).parents[2] / "examples" / "engines" / "lucky.py"
SMALL = "players:3 rounds:1 stock:TG12"
SOLVED = "players:2 min_players:2 rounds:1 max_idle_turns:1 stock:TG"
OF_PLAYERS: dict[str, Any] = {"players": ["greedy", "random"], "seed": 1, "progress": False}


def standings() -> dict[str, Any]:
    """Play a match, and return its columns without times."""
    columns = die_mauer.match(4, SMALL, threads=2, **OF_PLAYERS).to_dict()
    return {name: column for name, column in columns.items() if name != "seconds"}


def stepped(module: Any) -> list[list[int]]:  # noqa: ANN401
    """Let the games of a batch go on."""
    batch = module.Batch(64, players=3, seed=1, threads=2)
    taken: list[list[int]] = []
    for _ in range(5):
        slots = batch.choose()
        taken.append(slots.tolist())
        batch.step(slots)
    return taken


def environment() -> list[bool]:
    """Make some steps of environments in parallel."""
    from mauerwerk.envs.gymnasium import VectorEnv  # noqa: PLC0415

    env = VectorEnv("die-mauer", 8, {"players": 3})
    _, infos = env.reset(seed=1)
    for _ in range(5):
        _, _, _, _, infos = env.step(infos["action_mask"].argmax(axis=1))
    masks: list[bool] = infos["action_mask"].reshape(-1).tolist()
    return masks


def searched() -> list[Any]:
    """Search with a function."""
    import numpy as np  # noqa: PLC0415

    def even(features: Any, _masks: Any) -> Any:  # noqa: ANN401
        return np.full((len(features), 3), 1 / 3)

    seen = die_mauer.Record(players=3).seen_by(0)
    return list(mw.search(evaluate=even, iterations=50, batch=8).analyse(seen, seed=1))


def calls() -> dict[str, Callable[[], Any]]:
    """Return the calls by their names."""
    record = berlin.Record(players=3, seed=3).resolve_chance()
    turn = record.state.turn
    assert isinstance(turn, mw.Decide)
    seen = record.seen_by(turn.seats[0])
    whole = die_mauer.play(players=3, seed=1)
    engine, solution = mw.bot(f"cmd:{sys.executable} {PROGRAM}"), mw.solve(die_mauer.start(SOLVED))
    first = die_mauer.Record(players=3).seen_by(0)
    table = mw.table("berlin", players=2, seed=1)
    every: dict[str, Callable[[], Any]] = {
        "play": lambda: mauerbauer.play(players=["easy", "random"], seed=1),
        "records": lambda: berlin.records(80, players=2, rows=2, columns=4, seed=1),
        "simulate": lambda: mauerbauer.simulate(9, players=3, seed=1, threads=2, progress=False),
        "simulate players": lambda: berlin.simulate(4, threads=2, **OF_PLAYERS),
        "match": standings,
        "analyse": lambda: seen.analyse(seed=1, iterations=30),
        "analyse by threads": lambda: first.analyse(seed=1, iterations=2000),
        "choose": lambda: mw.bot("medium").choose(first, seed=1),
        "table": lambda: table.choose(0, "easy", seed=1) if table.actions(0) else table.turn,
        "mistakes": lambda: whole.mistakes(0, seed=1, player="flat:20"),
        "resample": lambda: seen.resample(1),
        "worlds": lambda: first.worlds(100),
        "solve": lambda: repr(mw.solve(die_mauer.start(SOLVED))),
        "odds": lambda: solution.odds(die_mauer.Record(SOLVED).seen_by(1)),
        "trial": lambda: solution.trial("easy"),
        "perfect": lambda: mw.bot("perfect").choose(die_mauer.Record(SOLVED).seen_by(0), seed=1),
        "engine": lambda: [engine.choose(first, seed=seed) for seed in range(3)],
        "games of an engine": lambda: die_mauer.play(
            SMALL, players=[engine, "easy", engine], seed=1
        ),
        "rulebook": lambda: str(mw.rulebook.scenarios("die-mauer")[0].run()),
    }
    if find_spec("numpy"):
        every |= {"search": searched, "batch": lambda: stepped(mauerbauer)}
    if find_spec("gymnasium"):
        every |= {"environment": environment}
    return every


def in_a_fork(call: Callable[[], Any]) -> Any:  # noqa: ANN401
    """Return the result of a call in a fork of this process."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        # A call that hangs says where.
        faulthandler.dump_traceback_later(300, exit=True)
        try:
            result = pickle.dumps(call())
            with os.fdopen(writing, "wb") as pipe:
                pipe.write(result)
        except BaseException:
            traceback.print_exc()
            raise
        finally:
            os._exit(0)
    os.close(writing)
    with os.fdopen(reading, "rb") as pipe:
        result = pipe.read()
    assert os.waitpid(child, 0)[1] == 0
    return pickle.loads(result)


def main() -> None:
    """Make the calls, and print their number."""
    # From Python 3.12 on a fork warns if there are other threads, as those of an engine are.
    warnings.simplefilter("ignore", DeprecationWarning)
    every = calls()
    for name, call in every.items():
        before = in_a_fork(call)
        assert before == call() == in_a_fork(call) == call(), name
    print(len(every))  # noqa: T201


if __name__ == "__main__":
    main()
