"""Simulations with a progress bar."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable

    from mauerwerk.results import Results


class _Simulates(Protocol):
    """Stands for a state of any game."""

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
    """Return how many seats there are, and who plays in them if that is said."""
    if isinstance(players, Sequence) and not isinstance(players, str):
        return len(players), players
    seats: Any = players  # what is no number, a setup refuses
    return seats, None


def numbered(games: int | range) -> tuple[int, int]:
    """Return the number of the first of some games, and how many there are."""
    if not isinstance(games, range):
        return 0, games
    if games.step != 1:
        message = f"games are numbered one after the other, not in steps of {games.step}"
        raise ValueError(message)
    return games.start, len(games)


def simulated(  # noqa: PLR0913 (they are those of `simulate`)
    state: _Simulates,
    games: int | range,
    seed: int,
    limit: int | None,
    players: Sequence[Any] | None,
    *,
    threads: int | None,
    progress: bool | None,
) -> Results:
    """Play games from a state, with a progress bar if asked for."""
    first, games = numbered(games)
    play = partial(state._simulate, first)  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    if progress is False or (progress is None and not _watched()):
        return play(games, seed, limit, threads, None, players)
    try:
        from tqdm import tqdm  # noqa: PLC0415 (optional)
    except ImportError:
        if progress:
            raise
        return play(games, seed, limit, threads, None, players)
    with tqdm(total=games, unit=" games", unit_scale=True) as bar:

        def tell(played: int) -> None:
            bar.update(played - bar.n)

        table = play(games, seed, limit, threads, tell, players)
        bar.update(games - bar.n)
        return table


def _watched() -> bool:
    """Return whether somebody sees a progress bar: in a terminal or a notebook."""
    return hasattr(sys, "ps1") or (sys.stderr is not None and sys.stderr.isatty())
