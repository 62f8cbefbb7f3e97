"""The common parts of all environments: games by their ids, rewards, and checks."""

from __future__ import annotations

from operator import index
from typing import TYPE_CHECKING, Any, Literal, SupportsIndex, TypeAlias, cast

import numpy as np

from mauerwerk import GAMES, games

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from numpy.typing import NDArray

    from mauerwerk import Outcome
    from mauerwerk.game import Feature, GameId

__all__ = [
    "Illegal",
    "Reward",
    "bounds",
    "chosen",
    "rules_of",
    "seed_of",
    "slot_of",
    "starts_of",
    "within",
    "worth",
]

Reward: TypeAlias = Literal["share", "points"]
"""The reward at the end of a game. `"share"` is the share of the win: 1 divided by the number of
winners, and 0 for the others. `"points"` are points, negative if lower scores win.
"""

Illegal: TypeAlias = Literal["error", "lose"]
"""The effect of a slot without a legal action.

`"error"` raises a `ValueError`, and `"lose"` ends the game. Then the others share the win. If the
reward is points, the loser has the worst possible points, and the others have 0.
"""


def rules_of(game: GameId) -> Any:  # noqa: ANN401 (each module has its own types)
    """Return the module of a game by its id, as listed in `mauerwerk.GAMES`.

    Raises:
        ValueError: If there is no such game.

    """
    if game not in GAMES:
        message = f"{game!r} is not the id of a game: it is one of {', '.join(GAMES)}"
        raise ValueError(message)
    return games[game]


def starts_of(game: GameId, setup: object, options: dict[str, Any]) -> tuple[Any, ...]:
    """Return the positions in which games begin: states, or the start of a setup.

    The setup then has a limit if the game might never end.

    Raises:
        ValueError: If there is no such game, or positions have different setups.
        TypeError: If there are options for a state.
        SetupError: With all faults of the setup, and the rulings it breaks.

    """
    rules = rules_of(game)
    states = cast("list[Any]", setup if isinstance(setup, (list, tuple)) else [setup])
    if not states or not all(isinstance(state, rules.State) for state in states):
        return (rules.State.start(rules.Setup(setup, **options).bounded()),)
    if options:
        message = "a state has its options already"
        raise TypeError(message)
    if any(state.setup != states[0].setup for state in states):
        message = "all positions must have the same setup"
        raise ValueError(message)
    return tuple(states)


def bounds(layout: Sequence[Feature]) -> tuple[NDArray[np.float32], NDArray[np.float32]]:
    """Return the lower and the upper bound of each entry of the features."""
    low, high = np.empty((2, layout[-1].stop), np.float32)
    for part in layout:
        low[part.start : part.stop] = part.low
        high[part.start : part.stop] = part.high
    return low, high


def worth(
    game: GameId,
    reward: Reward,
    state: Any,  # noqa: ANN401 (the same)
    losers: Collection[int] = (),
) -> list[float]:
    """Return each seat's reward. It is 0 if the game was stopped at the limit.

    Losers have ended the game by an illegal action.
    """
    outcome: Outcome | None = state.outcome
    seats = range(state.seats)
    low_score_wins = rules_of(game).info.low_score_wins
    if reward == "points" and losers:
        kind = state.setup.kind()
        worst = -float(kind.highest) if low_score_wins else float(kind.lowest)
        return [worst if seat in losers else 0.0 for seat in seats]
    if losers:
        winners: Collection[int] = [seat for seat in seats if seat not in losers]
    elif outcome is None:
        return [0.0] * state.seats
    elif reward == "points":
        sign = -1.0 if low_score_wins else 1.0
        return [sign * score for score in outcome.scores]
    else:
        winners = outcome.winners
    share = 1 / len(winners) if winners else 0.0
    return [share * (seat in winners) for seat in seats]


def chosen(name: str, value: str, choices: Sequence[str]) -> str:
    """Return a value if it is one of the choices.

    Raises:
        ValueError: If it is not.

    """
    if value not in choices:
        message = f"{name} is {' or '.join(map(repr, choices))}, not {value!r}"
        raise ValueError(message)
    return value


def within(name: str, number: object, low: int, high: int) -> int:
    """Return a whole number if it is within these limits.

    Raises:
        TypeError: If it is not a whole number.
        ValueError: If it is not within the limits.

    """
    try:
        if isinstance(number, bool):
            raise TypeError  # noqa: TRY301 (it is one of those that are refused)
        whole = index(cast("SupportsIndex", number))
    except TypeError:
        message = f"{name} is a whole number, not {number!r}"
        raise TypeError(message) from None
    if not low <= whole <= high:
        message = f"{name} is a number from {low} to {high}, not {whole}"
        raise ValueError(message)
    return whole


def seed_of(seed: object) -> int:
    """Return a valid seed. See `within`."""
    return within("a seed", seed, 0, 2**64 - 1)


def slot_of(action: object) -> int:
    """Return a valid slot. See `within`."""
    return within("an action", action, 0, 2**32 - 1)
