"""Simulations with a progress bar."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from mauerwerk._optional import optional

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from mauerwerk._mauerwerk import Standings
    from mauerwerk.results import Results


class Simulates(Protocol):
    """Stands for a state of any game, or an information state."""

    def _simulate(  # noqa: PLR0913, PLR0917 (they are those of `simulate`)
        self,
        first: int,
        games: int,
        seed: int,
        limit: int | None,
        threads: int | None,
        tell: Callable[[int], object] | None,
        players: Sequence[Any] | None = None,
    ) -> Results: ...


_Player = TypeVar("_Player")


def seated(players: int | Sequence[_Player] | None) -> tuple[int | None, Sequence[_Player] | None]:
    """Return the number of seats, and their players if they are given."""
    if isinstance(players, Sequence) and not isinstance(players, str):
        return len(players), players
    seats: Any = players  # what is no number, a setup refuses
    return seats, None


def numbered(games: int | range) -> tuple[int, int]:
    """Return the number of the first game, and the number of games."""
    if not isinstance(games, range):
        return 0, games
    if games.step != 1:
        message = f"games are numbered one after the other, not in steps of {games.step}"
        raise ValueError(message)
    return games.start, len(games)


def simulated(  # noqa: PLR0913 (they are those of `simulate`)
    state: Simulates,
    games: int | range,
    seed: int,
    limit: int | None,
    players: Sequence[Any] | None,
    *,
    threads: int | None,
    progress: bool | None,
) -> Results:
    """Play games from a state, with an optional progress bar."""
    first, games = numbered(games)
    with counted(games, progress=progress, unit=" games") as tell:
        return state._simulate(  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
            first, games, seed, limit, threads, tell, players
        )


_Record = TypeVar("_Record")


def recorded(
    play: Callable[[int], _Record],
    games: int | range,
    players: Sequence[Any] | None,
    threads: int | None,
) -> list[_Record]:
    """Play whole games on some threads, and return their records.

    Raises:
        ValueError: If the number of threads is not valid.

    """
    first, count = numbered(games)
    numbers = range(first, first + count)
    if threads is not None and threads < 1:
        message = f"threads must be at least 1, got {threads}"
        raise ValueError(message)
    # A callable is only called on this thread.
    if threads == 1 or any(callable(player) for player in players or ()):
        return [play(number) for number in numbers]
    # Most programs never need the modules.
    from concurrent.futures import ThreadPoolExecutor  # noqa: PLC0415

    from mauerwerk._pieces import done_by  # noqa: PLC0415

    def all_of(piece: range) -> list[_Record]:
        return [play(number) for number in piece]

    pieces = (numbers[start : start + 64] for start in range(0, count, 64))
    threads = threads or os.cpu_count() or 1
    with ThreadPoolExecutor(threads) as workers:
        parts = dict(done_by(workers, all_of, pieces, 2 * threads))
    return [record for place in range(len(parts)) for record in parts[place]]


class Matches(Protocol):
    """Stands for a setup of any game."""

    def _match(  # noqa: PLR0913, PLR0917 (they are those of `match`)
        self,
        first: int,
        deals: int,
        seed: int,
        threads: int | None,
        tell: Callable[[int], object] | None,
        players: Sequence[Any],
    ) -> Standings: ...


def matched(  # noqa: PLR0913 (they are those of `match`)
    setup: Matches,
    deals: int | range,
    seed: int,
    players: Sequence[Any],
    *,
    threads: int | None,
    progress: bool | None,
) -> Standings:
    """Play a match, with an optional progress bar."""
    first, deals = numbered(deals)
    with counted(deals, progress=progress, unit=" deals") as tell:
        return setup._match(  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
            first, deals, seed, threads, tell, players
        )


@contextmanager
def counted(
    total: int, *, progress: bool | None, unit: str
) -> Generator[Callable[[int], object] | None, None, None]:
    """Show an optional progress bar. Call the yielded function with the number of games done."""
    if not _shown(progress):
        yield None
        return
    from tqdm import tqdm  # noqa: PLC0415 (optional)

    with tqdm(total=total, unit=unit, unit_scale=True) as bar:
        yield lambda done: bar.update(done - bar.n)
        bar.update(total - bar.n)


def _shown(progress: bool | None) -> bool:  # noqa: FBT001 (it has three values)
    """Return whether to show a progress bar.

    Raises:
        ImportError: If it is requested, and tqdm is not installed.

    """
    if progress is False or (progress is None and not _watched()):
        return False
    try:
        optional("tqdm", "progress")
    except ImportError:
        if progress:
            raise
        return False
    return True


def _watched() -> bool:
    """Return whether a progress bar is visible: in a terminal or a notebook."""
    return hasattr(sys, "ps1") or (sys.stderr is not None and sys.stderr.isatty())
