"""Measure what games, rows and ranges cost on one core: the table of `docs/clusters.md`.

`python tools/cluster.py` takes half a minute, and requires a release build of the package.
"""

from __future__ import annotations

import pickle
import sys
import tempfile
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING, Any

import mauerwerk as mw
from mauerwerk import cluster
from mauerwerk._parts import Parts
from mauerwerk._run import Run
from mauerwerk.results import Results

if TYPE_CHECKING:
    from collections.abc import Callable

RANGES, SIZE = 8, 10_000
"""The number of ranges, and the number of games in each."""


def seconds(work: Callable[[], object]) -> float:
    """Return how long a call takes."""
    start = perf_counter()
    work()
    return perf_counter() - start


def short(number: float, unit: str) -> str:
    """Write a number with two digits."""
    return f"{float(f'{number:.2g}'):g} {unit}"


def column(game: Any) -> list[str]:  # noqa: ANN401 (each game has its own types)
    """Return what a game costs."""
    run = Run.of(game.Setup(players=3), 1, None, None)
    rows = RANGES * SIZE
    parts: list[Results] = []
    ranges = [range(nth * SIZE, (nth + 1) * SIZE) for nth in range(RANGES)]
    played = seconds(lambda: parts.extend(map(run.play, ranges)))
    thinking = Run.of(game.Setup(players=3), 1, ["easy"] * 3, None)
    thought = seconds(lambda: thinking.play(range(20)))
    sent = [pickle.dumps(part) for part in parts]
    joined = seconds(lambda: Results.joined([pickle.loads(part) for part in sent]))  # noqa: S301
    with tempfile.TemporaryDirectory() as folder:
        files = Parts(Path(folder), run)
        files.keep(range(SIZE), parts[0])  # loads pyarrow
        written = seconds(lambda: files.keep(range(SIZE), parts[0]))
        size = files.path(range(SIZE)).stat().st_size
    return [
        short(1e6 * played / rows, "µs"),
        short(1e3 * thought / 20, "ms"),
        f"{sum(map(len, sent)) / rows:.0f} bytes",
        f"{size / SIZE:.0f} bytes",
        short(1e6 * joined / rows, "µs"),
        short(1e6 * written / SIZE, "µs"),
    ]


def of_a_range() -> float:
    """Return the time of a range with one game, by a pool with one process."""
    setup = mw.die_mauer.Setup()
    with ProcessPoolExecutor(1) as pool:
        cluster.simulate(1, setup, seed=1, on=pool)
        return seconds(lambda: cluster.simulate(500, setup, seed=1, on=pool, piece=1)) / 500


def main() -> None:
    """Print the table."""
    games = list(mw.games.values())
    rows = {
        "": [game.info.name for game in games],
        "---": ["--:"] * len(games),
    }
    names = (
        "a random game",
        "a game of three `easy` players",
        "a row in memory and on the wire",
        "a row in a file",
        "the collector unpacks and joins a row",
        "the collector writes a row to a file",
    )
    rows |= zip(names, map(list, zip(*map(column, games), strict=True)), strict=True)
    lines = [f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items()]
    pooled = f"a range of one game, by a pool of one process: {short(1e3 * of_a_range(), 'ms')}"
    sys.stdout.write("\n".join([*lines, "", pooled, ""]))


if __name__ == "__main__":
    main()
