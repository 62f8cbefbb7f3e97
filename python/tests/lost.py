"""Loses a worker before, in and after each range of each run, and checks what is left."""

from __future__ import annotations

import os
import signal
import sys
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from functools import partial
from importlib import import_module
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


def lost_once(moment: str, sign: Path, work: Callable[..., Any], piece: Any) -> Any:  # noqa: ANN401
    """Do some work, and end the process at a moment if there is a file to remove."""
    if sign.exists():
        sign.unlink()
        lost(moment, work, piece)
    return work(piece)


class Losing(Executor):
    """Workers, one of which is lost at a range."""

    def __init__(self, pool: Executor, lose: Callable[..., Any], fatal: int) -> None:
        """Keep the workers."""
        self.pool, self.lose, self.left = pool, lose, fatal

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
        """Do a range."""
        self.left -= 1
        work = partial(self.lose, fn) if self.left == 0 else fn
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


def steps(*moments: str) -> list[tuple[str, int]]:
    """Return each moment of each range."""
    return [(moment, fatal) for moment in moments for fatal in range(1, RANGES + 1)]


def fails(run: Callable[[Executor], Any], moment: str, fatal: int) -> None:
    """Check that a run ends with the plain error."""
    with ProcessPoolExecutor(2, mp_context=get_context("forkserver")) as pool:
        try:
            run(Losing(pool, partial(lost, moment), fatal))
        except BrokenExecutor as error:
            assert "a worker was lost" in str(error)
        else:
            message = f"no worker was lost {moment} range {fatal}"
            raise AssertionError(message)


def processes(folder: Path) -> int:
    """Lose processes, which ends their pool, and return the number of cases."""
    cases = 0
    with ProcessPoolExecutor(2, mp_context=get_context("forkserver")) as pool:
        for run in tables().values():
            expected = run(pool)
            for moment, fatal in steps("before", "after"):
                fails(run, moment, fatal)
                cases += 1
            assert run(pool) == expected
        if find_spec("pyarrow") is None:
            return cases
        whole = contents(cluster.simulate_to_parquet(folder / "whole", GAMES, SETUP, **ASKED))
        for shared in (False, True):
            for moment, fatal in steps("before", *["in"] * shared, "after"):
                part = folder / f"{shared}-{moment}-{fatal}"
                run = partial(_files, part, shared=shared)
                fails(run, moment, fatal)
                assert contents(part).items() <= whole.items(), (moment, fatal, shared)
                assert contents(run(pool)) == whole
                _only_hidden(part, whole)
                cases += 1
    return cases


def dask(folder: Path) -> int:
    """Lose workers of Dask, which does their ranges again, and return the number of cases."""
    cases = 0
    distributed: Any = import_module("distributed")
    config: Any = import_module("dask").config
    with (
        # Dask would close a worker that takes longer to start again.
        config.set({"distributed.deploy.lost-worker-timeout": "1h"}),
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
        ) as workers,
        distributed.Client(workers) as client,
    ):
        pool = client.get_executor(pure=False)

        def done(run: Callable[[Executor], Any], moment: str, fatal: int) -> Any:  # noqa: ANN401
            sign = folder / "sign"
            sign.touch()
            result = run(Losing(pool, partial(lost_once, moment, sign), fatal))
            assert not sign.exists(), f"no worker was lost {moment} range {fatal}"
            return result

        for run in tables().values():
            expected = run(pool)
            for moment, fatal in steps("before", "after"):
                assert done(run, moment, fatal) == expected, (moment, fatal)
                cases += 1
        if find_spec("pyarrow") is None:
            return cases
        whole = contents(cluster.simulate_to_parquet(folder / "whole", GAMES, SETUP, **ASKED))
        for moment, fatal in steps("before", "in", "after"):
            part = folder / f"{moment}-{fatal}"
            assert contents(done(partial(_files, part, shared=True), moment, fatal)) == whole
            _only_hidden(part, whole)
            cases += 1
    return cases


def _only_hidden(folder: Path, whole: dict[str, bytes]) -> None:
    """Check that a folder holds no other file that a reader sees."""
    left = {path.name for path in folder.iterdir()} - whole.keys()
    assert all(name.startswith(".part-") for name in left), left


def _files(folder: Path, on: Executor, *, shared: bool) -> Path:
    return cluster.simulate_to_parquet(folder, GAMES, SETUP, on=on, shared=shared, **ASKED)


if __name__ == "__main__":
    set_forkserver_preload(["__main__", "mauerwerk", "pyarrow.parquet"])
    print({"processes": processes, "dask": dask}[sys.argv[1]](Path(sys.argv[2])))  # noqa: T201
