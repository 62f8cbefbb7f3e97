"""Loses a worker before, in and after each range of each run, and checks what is left."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from functools import partial
from importlib.util import find_spec
from multiprocessing import get_context, set_forkserver_preload
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

import mauerwerk as mw
from mauerwerk import cluster

SETUP = mw.die_mauer.Setup(players=3)
SEEN = mw.die_mauer.Record(players=3).seen_by(0)
RANGES = 3
ASKED: dict[str, Any] = {"seed": 1, "piece": 3}
GAMES = 3 * RANGES


def end(*_: object) -> None:
    """End this process as a system without memory does."""
    os.kill(os.getpid(), signal.SIGKILL)


def lost(moment: str, work: Callable[..., Any], piece: Any) -> Any:  # noqa: ANN401
    """Do some work, and end the process at a moment."""
    if moment == "in":
        # A file is whole, and has not its name yet.
        Path.replace = end  # type: ignore[method-assign, assignment]
    if moment != "before":
        work(piece)
    end()


class Losing(Executor):
    """Processes, one of which is lost at a range."""

    def __init__(self, moment: str, fatal: int) -> None:
        """Start the processes."""
        self.pool = ProcessPoolExecutor(2, mp_context=get_context("forkserver"))
        self.moment, self.left = moment, fatal

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
        """Do a range."""
        self.left -= 1
        work = partial(lost, self.moment, fn) if self.left == 0 else fn
        return self.pool.submit(work, *args, **kwargs)


def standings(on: Executor) -> dict[str, Any]:
    """Play a match, and return its columns without times."""
    players = ["greedy", "random"]
    columns = cluster.match(GAMES, SETUP, players=players, on=on, **ASKED).to_dict()
    return {name: column for name, column in columns.items() if name != "seconds"}


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder that a reader sees."""
    return {path.name: path.read_bytes() for path in folder.glob("*.parquet")}


def tables() -> dict[str, Callable[[Executor], Any]]:
    """Return the runs that give a result."""
    return {
        "simulate": lambda on: cluster.simulate(GAMES, SETUP, on=on, **ASKED),
        "match": standings,
        "analyse": lambda on: cluster.analyse([SEEN] * RANGES, seed=1, iterations=20, on=on),
    }


def fails(run: Callable[[Executor], Any], moment: str, fatal: int) -> None:
    """Check that a run ends with the plain error."""
    losing = Losing(moment, fatal)
    try:
        run(losing)
    except BrokenExecutor as error:
        assert "a worker was lost" in str(error)
    else:
        message = f"no worker was lost {moment} range {fatal}"
        raise AssertionError(message)
    finally:
        losing.pool.shutdown()


def main(folder: Path) -> int:
    """Lose the workers, and return the number of cases."""
    cases = 0
    with ProcessPoolExecutor(2, mp_context=get_context("forkserver")) as pool:
        for run in tables().values():
            expected = run(pool)
            for moment in ("before", "after"):
                for fatal in range(1, RANGES + 1):
                    fails(run, moment, fatal)
                    cases += 1
            assert run(pool) == expected
        if find_spec("pyarrow") is None:
            return cases
        whole = contents(cluster.simulate_to_parquet(folder / "whole", GAMES, SETUP, **ASKED))
        for shared in (False, True):
            for moment in ("before", "in", "after") if shared else ("before", "after"):
                for fatal in range(1, RANGES + 1):
                    part = folder / f"{shared}-{moment}-{fatal}"
                    run = partial(_files, part, shared)
                    fails(run, moment, fatal)
                    assert contents(part).items() <= whole.items(), (moment, fatal, shared)
                    assert contents(run(pool)) == whole
                    left = {path.name for path in part.iterdir()} - whole.keys()
                    assert all(name.startswith(".part-") for name in left), left
                    cases += 1
    return cases


def _files(folder: Path, shared: bool, on: Executor) -> Path:  # noqa: FBT001
    return cluster.simulate_to_parquet(folder, GAMES, SETUP, on=on, shared=shared, **ASKED)


if __name__ == "__main__":
    set_forkserver_preload(["__main__", "mauerwerk", "pyarrow.parquet"])
    print(main(Path(sys.argv[1])))  # noqa: T201
