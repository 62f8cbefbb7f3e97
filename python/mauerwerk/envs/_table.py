"""A table where a game is played by slots."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from mauerwerk import Chance, Dealer, Decide, Over

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping, Sequence

    from numpy.typing import NDArray

    from mauerwerk.game import Actor, Turn

__all__ = ["Table"]


class Table:
    """A game that is played by slots. Chance decides automatically, as in `play`."""

    def __init__(
        self,
        starts: Sequence[Any],
        limit: int | None,
    ) -> None:
        """Set up the table. Game `n` begins in the position `n` modulo their number."""
        self.starts, self.limit = starts, limit
        self.begin(0, 0)

    def begin(self, seed: int, game: int) -> None:
        """Begin the game of a seed with the given number."""
        self.deciding: tuple[int, ...] = ()
        self.dealer, self.decisions = Dealer(seed, game), 0
        self.state: Any = self.starts[game % len(self.starts)]
        self.losers: frozenset[int] = frozenset()
        self._look()

    def lose(self, losers: Collection[int]) -> None:
        """End the game, because these seats have chosen illegal slots."""
        self.losers, self.deciding, self.over = frozenset(losers), (), True

    def action_of(self, seat: int, slot: int) -> Any:  # noqa: ANN401 (the same)
        """Return the legal action of a seat in a slot, or `None` if there is none."""
        there = seat in self.deciding and 0 <= slot < self.state.slots
        return self.state.action_of(seat, slot) if there else None

    def decide(self, slots: Mapping[int, int]) -> None:
        """Decide for seats, each by a slot, and for chance after them.

        Raises:
            ValueError: If a slot has no legal action. Nothing has changed then.

        """
        actions = [(seat, self.check(seat, slot)) for seat, slot in slots.items()]
        for seat, action in actions:
            self._apply(seat, action)
        self._look()

    def check(self, seat: int, slot: int) -> Any:  # noqa: ANN401 (the same)
        """Return the legal action of a seat in a slot.

        Raises:
            ValueError: If there is none.

        """
        action: Any = self.action_of(seat, slot)
        if action is None:
            message = f"slot {slot} holds no legal action of seat {seat}"
            raise ValueError(message)
        return action

    def seen(self, seat: int) -> NDArray[np.float32]:
        """Return what a seat sees, as numbers."""
        return np.array(self.state.features(seat))

    def mask(self, seat: int) -> NDArray[np.int8]:
        """Return for each slot whether it has a legal action of a seat."""
        if seat not in self.deciding:
            return np.zeros(self.state.slots, np.int8)
        if seat not in self._masks:
            self._masks[seat] = np.array(self.state.mask(seat), np.int8)
        return self._masks[seat]

    def _apply(self, actor: Actor, action: object) -> None:
        self.state = self.state.apply(actor, action)
        self.decisions += 1

    def _look(self) -> None:
        """Decide for chance, and find the deciding seats."""
        self._masks: dict[int, NDArray[np.int8]] = {}
        turn: Turn = self.state.turn
        while isinstance(turn, Chance) and not self._full():
            self._apply("chance", self.dealer.chance(self.state))
            turn = self.state.turn
        self.over = isinstance(turn, Over)
        self.given_up = not self.over and self._full()
        self.deciding = ()
        if isinstance(turn, Decide) and not self.given_up:
            self.deciding = turn.seats

    def _full(self) -> bool:
        return self.limit is not None and self.decisions >= self.limit
