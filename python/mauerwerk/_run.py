"""A run of games without their range, which is sent to the workers."""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol, cast

from mauerwerk._mauerwerk import __version__

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from mauerwerk._simulate import Simulates
    from mauerwerk.results import Results


class Starts(Protocol):
    """Stands for a setup of any game."""

    def bounded(self) -> Starts:
        """Return the setup with a limit, so that every game ends."""
        ...


@dataclass(frozen=True)
class Run:
    """The games of a seed from a state, at random or between players."""

    start: Simulates
    seed: int
    players: Sequence[Any] | None
    limit: int | None

    @classmethod
    def of(
        cls, start: Simulates | Starts, seed: int, players: Sequence[Any] | None, limit: int | None
    ) -> Run:
        """Return the games that continue from a state, or start with a setup."""
        return cls(started(start), seed, players, limit)

    def play(
        self,
        games: range,
        threads: int | None = 1,
        tell: Callable[[int], object] | None = None,
    ) -> Results:
        """Play some of the games."""
        return self.start._simulate(  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
            games.start, len(games), self.seed, self.limit, threads, tell, self.players
        )

    def none_of(self, games: range) -> Results:
        """Return the table without rows, or raise the error of playing any of the games."""
        self.play(games[:0])
        return self.play(games[len(games) :])

    def described(self) -> dict[str, object]:
        """Return everything that determines the games, as plain values."""
        module: Any = sys.modules[type(self.start).__module__]
        return {
            "version": __version__,
            "game": module.info.id,
            "ruleset": module.info.ruleset,
            **_place(self.start),
            "seed": str(self.seed),
            "players": None if self.players is None else [_named(one) for one in self.players],
            "limit": None if self.limit is None else str(self.limit),
        }


def _place(start: Any) -> dict[str, str]:  # noqa: ANN401 (a state or an information state)
    """Return the start of the games: a state, or worlds of an information state with a key."""
    if hasattr(start, "key") and hasattr(start, "now"):
        return {"seen": start.key.hex(), "now": str(start.now)}
    return {"setup": str(start.setup), "start": start.notation}


def started(start: Any) -> Simulates:  # noqa: ANN401 (what is neither, is refused)
    """Return the start of the games. For a setup, it is the first state of a game that ends."""
    module: Any = sys.modules.get(type(start).__module__)
    if type(start) is getattr(module, "Setup", None):
        start = module.State.start(start.bounded())
    if type(start) in {getattr(module, "State", None), getattr(module, "InformationState", None)}:
        return cast("Simulates", start)
    message = (
        f"games start with a State, an InformationState or a Setup of a game, not with {start!r}"
    )
    raise TypeError(message)


def _named(player: Any) -> str:  # noqa: ANN401
    """Return the name of a player, which is that of a bot, or of a callable with its module."""
    if isinstance(player, str) or not callable(player):
        return str(player)
    name = getattr(player, "__qualname__", type(player).__qualname__)
    return f"{player.__module__}.{name}"
