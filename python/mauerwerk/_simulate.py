"""Simulations with a progress bar."""

from __future__ import annotations

import os
import sys
from _thread import start_new_thread
from collections.abc import Sequence
from contextlib import contextmanager
from functools import partial
from time import sleep
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from mauerwerk._optional import optional

if TYPE_CHECKING:
    from collections.abc import Callable, Generator

    from mauerwerk._mauerwerk import Standings
    from mauerwerk.results import Results


_PAUSE = 0.001
"""The seconds between looks at threads."""


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
    return _on_threads(play, numbers, min(threads or os.cpu_count() or 1, count))


def _on_threads(play: Callable[[int], _Record], numbers: range, threads: int) -> list[_Record]:
    """Play games on some threads. Ctrl-C ends this as soon as the games in progress are over.

    Ctrl-C in a call of `threading` or of a pool can leave a lock that nothing releases.
    """
    records: list[list[_Record]] = [[] for _ in range(threads)]
    begun: list[int] = []
    ended: list[int] = []
    errors: list[BaseException] = []

    def work(place: int) -> None:
        try:
            for number in numbers[place::threads]:
                if errors:
                    break
                records[place].append(play(number))
        except BaseException as error:  # noqa: BLE001 (raised below)
            errors.append(error)
        ended.append(place)

    def wait() -> None:
        while len(ended) < len(begun):
            sleep(_PAUSE)

    try:
        # Python interrupts no call of C, so this list has all threads that have begun.
        begun.extend(map(partial(start_new_thread, work), zip(range(threads))))
        wait()
    except BaseException as error:  # noqa: BLE001 (raised below)
        errors.append(error)
        wait()
    if errors:
        raise errors[0]
    return [records[place % threads][place // threads] for place in range(len(numbers))]


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
