"""Games by many workers: processes, Dask or Ray, with the same bytes as on one machine.

Workers are an executor of `concurrent.futures`, a `distributed.Client` of Dask, or `Ray()`. They
receive ranges of games, and the results are joined in order.

>>> from concurrent.futures import ThreadPoolExecutor  # or a ProcessPoolExecutor, a Client, Ray()
>>> from mauerwerk import cluster, die_mauer
>>> setup = die_mauer.Setup(players=4)
>>> with ThreadPoolExecutor(2) as workers:
...     results = cluster.simulate(1000, setup, seed=1, on=workers, piece=300)
>>> results == die_mauer.simulate(1000, setup, seed=1)
True
"""

from __future__ import annotations

from contextlib import closing
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from mauerwerk._mauerwerk import Standings
from mauerwerk._parts import Parts
from mauerwerk._pieces import Client, Workers, cut, done_by
from mauerwerk._ray import Ray
from mauerwerk._run import Run, Starts
from mauerwerk._simulate import Matches, Simulates, counted, numbered
from mauerwerk.results import Results

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Sequence
    from os import PathLike

    from mauerwerk._mauerwerk import Bot
    from mauerwerk.analysis import Analysis
    from mauerwerk.game import Knows, Player, PlayerName

__all__ = [
    "Client",
    "Ray",
    "Starts",
    "Workers",
    "analyse",
    "match",
    "simulate",
    "simulate_to_parquet",
]

_Done = TypeVar("_Done")

AHEAD = 256
"""The default number of ranges that are requested at a time."""


def simulate(  # noqa: PLR0913 (whoever calls names them)
    games: int | range,
    start: Simulates | Starts,
    /,
    *,
    seed: int,
    on: Workers,
    players: Sequence[Any] | None = None,
    limit: int | None = None,
    piece: int | None = None,
    ahead: int = AHEAD,
    threads: int = 1,
    progress: bool | None = None,
) -> Results:
    """Play many games by workers, and return the same table as `simulate` of the game.

    The games continue from a `State`, from worlds of an `InformationState`, or start with a
    `Setup`, of any game. `games`, `seed`, `players`, `limit` and `progress` are those of the game's
    own `simulate`. State and players are pickled. A player of Dask and Ray may also be a lambda.

    A `piece` is the number of games in a worker's range, by default a 256th of all and at most
    100,000. The worker plays them on `threads` threads. At most `ahead` ranges are requested at a
    time, so additional workers have nothing to do. Dask and Ray play a lost worker's range again.
    Ctrl-C cancels all ranges that have not begun, and in Ray also those in progress.

    Raises:
        ValueError: If the games, the players or a number are not valid. Nothing is sent then.
        TypeError: If the start is of another type.
        BrokenExecutor: If a pool of processes has lost one of them, which ends the pool.

    """
    first, count = numbered(games)
    games = range(first, first + count)
    run = Run.of(start, seed, players, limit)
    none = run.none_of(games)
    pieces = cut(games, min(-(-count // 256) or 1, 100_000) if piece is None else piece)
    tables = dict(_counted(on, partial(run.play, threads=threads), pieces, ahead, progress))
    return Results.joined([none, *(tables[place] for place in range(len(pieces)))])


def simulate_to_parquet(  # noqa: PLR0913 (whoever calls names them)
    folder: str | PathLike[str],
    games: int | range,
    start: Simulates | Starts,
    /,
    *,
    seed: int,
    players: Sequence[Any] | None = None,
    limit: int | None = None,
    piece: int = 100_000,
    on: Workers | None = None,
    shared: bool = False,
    ahead: int = AHEAD,
    threads: int | None = None,
    progress: bool | None = None,
) -> Path:
    """Play more games than memory can hold into a folder of Parquet files, and return the folder.

    Each range is a file `part-000000000000.parquet`, named by its first game, with one row group.
    `polars.scan_parquet(folder / "*.parquet")`, DuckDB, Dask, Ray and `pyarrow.dataset` read all of
    them as one table. The bytes of the files are always the same with the same version of pyarrow.
    The key `mauerwerk` of a file's metadata describes the games as JSON. It has version, game,
    ruleset, setup, start, seed, players, limit, first and games.

    The ranges are played on this machine, or by the workers of `on`. This process receives and
    writes the results. If `shared=True`, the workers write them, and all of them must have the
    folder under the same path. The default of `threads` is all cores here, and 1 for each worker.

    Running the call again after it was stopped plays only the missing ranges. Files get their final
    name once complete. A killed process may leave a hidden file, which readers ignore.

    Raises:
        ValueError: If the games, the players or a number are not valid, or if the folder has other
            games or other ranges.
        TypeError: If the start is of another type.
        ImportError: If pyarrow is not installed.
        OSError: If the folder cannot be written.
        BrokenExecutor: If a pool of processes has lost one of them, which ends the pool.

    """
    first, count = numbered(games)
    games = range(first, first + count)
    parts = Parts(Path(folder), Run.of(start, seed, players, limit))
    parts.run.none_of(games)
    pieces = cut(games, piece)
    parts.folder.mkdir(parents=True, exist_ok=True)
    pieces = [piece for piece in pieces if not parts.has(piece)]
    if on is None:
        _here(parts, pieces, threads, progress)
        return parts.folder
    play = parts.play if shared else parts.run.play
    work: Callable[[range], Results | int] = partial(play, threads=threads or 1)
    with closing(_counted(on, work, pieces, ahead, progress)) as results:
        for place, done in results:
            if isinstance(done, Results):
                parts.keep(pieces[place], done)
    return parts.folder


def match(  # noqa: PLR0913 (whoever calls names them)
    deals: int | range,
    setup: Matches,
    /,
    *,
    seed: int,
    on: Workers,
    players: Sequence[Player],
    piece: int | None = None,
    ahead: int = AHEAD,
    threads: int = 1,
    progress: bool | None = None,
) -> Standings:
    """Play a match by workers, and return the same standings as `match` of the game.

    Only the times of decisions differ. A `piece` is the number of deals in a worker's range, by
    default a 256th of all. Everything else is as in `simulate`.

    Raises:
        ValueError: If the deals, the players or a number are not valid. Nothing is sent then.
        BrokenExecutor: If a pool of processes has lost one of them, which ends the pool.

    """
    first, count = numbered(deals)
    deals = range(first, first + count)
    work = partial(_matched, setup=setup, seed=seed, players=players, threads=threads)
    none = work(deals[:0])
    pieces = cut(deals, -(-count // 256) or 1 if piece is None else piece)
    parts = dict(_counted(on, work, pieces, ahead, progress, unit=" deals"))
    return Standings.joined([none, *(parts[place] for place in range(len(pieces)))])


def _matched(
    deals: range, setup: Matches, seed: int, players: Sequence[Player], threads: int
) -> Standings:
    """Play some deals of a match."""
    return setup._match(  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
        deals.start, len(deals), seed, threads, None, players
    )


def analyse(  # noqa: PLR0913 (whoever calls names them)
    seen: Sequence[Knows[Any]],
    /,
    *,
    seed: int,
    on: Workers,
    player: Bot | PlayerName | None = None,
    iterations: int | None = None,
    ahead: int = AHEAD,
    progress: bool | None = None,
) -> list[Analysis]:
    """Analyse many information states by workers, each like its own `analyse` with the seed.

    Raises:
        ValueError: If there is no such player, or a number is out of range. Also if a game does not
            wait for the seat of its information state.
        TypeError: If both a player and iterations are given.
        BrokenExecutor: If a pool of processes has lost one of them, which ends the pool.

    """
    asked = {"player": player, "iterations": iterations}
    asked = {name: value for name, value in asked.items() if value is not None}
    work = partial(_analysed, seed=seed, **asked)
    with counted(len(seen), progress=progress, unit=" positions") as tell:
        found: dict[int, Analysis] = {}
        with closing(done_by(on, work, seen, ahead)) as results:
            for place, analysis in results:
                found[place] = analysis
                if tell is not None:
                    tell(len(found))
    return [found[place] for place in range(len(seen))]


def _analysed(seen: Any, **asked: Any) -> Analysis:  # noqa: ANN401
    """Analyse one information state."""
    analysis: Analysis = seen.analyse(**asked)
    return analysis


def _counted(  # noqa: PLR0913 (each is said once)
    on: Workers,
    work: Callable[[range], _Done],
    pieces: Sequence[range],
    ahead: int,
    progress: bool | None,  # noqa: FBT001 (it has three values)
    *,
    unit: str = " games",
) -> Generator[tuple[int, _Done], None, None]:
    """Yield the result of each range like `done_by`, and show the progress."""
    played = 0
    with (
        counted(sum(map(len, pieces)), progress=progress, unit=unit) as tell,
        closing(done_by(on, work, pieces, ahead)) as results,
    ):
        for place, result in results:
            yield place, result
            played += len(pieces[place])
            if tell is not None:
                tell(played)


def _here(
    parts: Parts,
    pieces: Sequence[range],
    threads: int | None,
    progress: bool | None,  # noqa: FBT001 (it has three values)
) -> None:
    """Play ranges in this process, one after the other."""
    played = 0
    with counted(sum(map(len, pieces)), progress=progress, unit=" games") as tell:
        for piece in pieces:
            inner = None if tell is None else partial(_add, tell, played)
            played += parts.play(piece, threads, inner)


def _add(tell: Callable[[int], object], before: int, played: int) -> None:
    """Report the number of games played, including those of earlier ranges."""
    tell(before + played)
