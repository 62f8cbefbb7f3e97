"""The players at a board."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mauerwerk._mauerwerk import Bot

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from mauerwerk._mauerwerk import Table


class People:
    """The players at a board: people who share it, opponents, and others who decide elsewhere."""

    def __init__(
        self,
        table: Table,
        seat: int | None,
        opponents: Mapping[int, Bot | str] | Bot | str | None,
    ) -> None:
        """Assign the seats. Without `seat`, all seats without an opponent belong to people.

        Raises:
            NotationError: If there is no such player.
            ValueError: If the table has no such seat, or a seat is assigned twice.
            TypeError: If opponents are neither players by seat nor one player.

        """
        everyone = range(table.seats)
        if seat is not None:
            _check_seats([seat], table.seats)
        self.opponents = _seated(opponents, [other for other in everyone if other != seat])
        _check_seats(self.opponents, table.seats)
        if seat in self.opponents:
            message = f"seat {seat} is yours and can't be an opponent's"
            raise ValueError(message)
        own = everyone if seat is None else [seat]
        self.seats = tuple(one for one in own if one not in self.opponents)


def _seated(
    opponents: Mapping[int, Bot | str] | Bot | str | None, free: list[int]
) -> dict[int, Bot]:
    """Return the players by seat. A single player gets all free seats."""
    if opponents is None:
        return {}
    if isinstance(opponents, (str, Bot)):
        opponents = dict.fromkeys(free, opponents)
    if not hasattr(opponents, "items"):
        message = f"opponents are players by seat, such as {{1: 'hard'}}, not {opponents!r}"
        raise TypeError(message)
    return {seat: _player(player) for seat, player in opponents.items()}


def _player(player: Bot | str) -> Bot:
    return player if isinstance(player, Bot) else Bot(player)


def _check_seats(seats: Iterable[object], number: int) -> None:
    for seat in seats:
        if type(seat) is not int or not 0 <= seat < number:
            message = f"the table has no seat {seat!r}: its seats are 0 to {number - 1}"
            raise ValueError(message)
