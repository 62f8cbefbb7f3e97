"""Simulations with a progress bar."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from mauerwerk.results import Results


class _Simulates(Protocol):
    """Stands for a state of any game."""

    def _simulate(
        self,
        games: int,
        seed: int,
        limit: int | None,
        threads: int | None,
        tell: Callable[[int], object] | None,
    ) -> Results: ...


def simulated(  # noqa: PLR0913 (they are those of `simulate`)
    state: _Simulates,
    games: int,
    seed: int,
    limit: int | None,
    *,
    threads: int | None,
    progress: bool | None,
) -> Results:
    """Play games from a state, with a progress bar if asked for."""
    play = state._simulate  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
    if progress is False or (progress is None and not _watched()):
        return play(games, seed, limit, threads, None)
    try:
        from tqdm import tqdm  # noqa: PLC0415 (optional)
    except ImportError:
        if progress:
            raise
        return play(games, seed, limit, threads, None)
    with tqdm(total=games, unit=" games", unit_scale=True) as bar:
        table = play(games, seed, limit, threads, lambda played: bar.update(played - bar.n))
        bar.update(games - bar.n)
        return table


def _watched() -> bool:
    """Tell whether somebody sees a progress bar: in a terminal or a notebook."""
    return hasattr(sys, "ps1") or (sys.stderr is not None and sys.stderr.isatty())
