"""Tables side by side, at which one seat is the learner's, and players have the others."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, Literal, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from mauerwerk import Bot, bot
from mauerwerk.envs._games import rules_of
from mauerwerk.envs._table import Table

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

__all__ = ["Flags", "Floats", "Opponent", "Policy", "Tables", "seated"]

Floats: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]

Policy: TypeAlias = Callable[[Floats, Flags], Any]
"""A function that takes features and masks, a row for each table that waits for it, and returns a
slot for each."""

Opponent: TypeAlias = Bot | str | Policy
"""Who has a seat that is not the learner's: a player, its name, or a policy."""


def seated(opponents: object, seats: int) -> tuple[Bot | Policy | None, ...]:
    """Return who has each seat from the learner's left on; `None` plays at random.

    Raises:
        NotationError: If no player has that name.
        TypeError: If one is neither a player nor a policy.
        ValueError: If there is not one for each seat.

    """
    if isinstance(opponents, str) or not isinstance(opponents, Sequence):
        return (_player(opponents),) * seats
    several = cast("Sequence[object]", opponents)
    if len(several) != seats:
        message = f"{len(several)} opponents for {seats} seats"
        raise ValueError(message)
    return tuple(map(_player, several))


def _player(opponent: object) -> Bot | Policy | None:
    if opponent == "random":
        return None
    if isinstance(opponent, str):
        return bot(opponent)
    if isinstance(opponent, Bot) or callable(opponent):
        return opponent
    message = f"an opponent is a player, its name, or a policy, not {opponent!r}"
    raise TypeError(message)


class Tables:
    """Tables that go on until each waits for its learner."""

    PASSED = 1000
    """The most games that may end one after the other before a learner is asked."""

    def __init__(  # noqa: PLR0913 (all of it is needed)
        self,
        game: str,
        setup: Any,  # noqa: ANN401 (each game has its own)
        count: int,
        *,
        seat: int | Literal["rotating"],
        opponents: Sequence[Bot | Policy | None],
        limit: int | None,
    ) -> None:
        """Lay the tables."""
        self.seat, self.opponents = seat, opponents
        recorded = any(isinstance(opponent, Bot) for opponent in opponents)
        rules = rules_of(game)
        self.tables = [Table(rules, setup, limit, recorded=recorded) for _ in range(count)]
        self.learners = np.zeros(count, np.int64)
        self.numbers = [Random() for _ in range(count)]  # noqa: S311 (games are no cryptography)

    def begin(self, seed: int) -> None:
        """Begin the first games of a seed, at all tables."""
        self.seed = seed
        self.games = [number - len(self.tables) for number in range(len(self.tables))]
        self.restart(range(len(self.tables)))

    def restart(self, where: Iterable[int]) -> None:
        """Begin the next games at some tables, and go on until their learners are asked.

        Raises:
            ValueError: If too many games end before.

        """
        going = list(where)
        for _ in range(self.PASSED):
            for number in going:
                self._next(number)
            self.go_on(going)
            going = [number for number in going if not self.tables[number].deciding]
            if not going:
                return
        message = f"{self.PASSED} games ended before the learner was asked"
        raise ValueError(message)

    def decide(self, slots: Mapping[int, int]) -> None:
        """Let learners decide, each by a slot, and go on until they are asked or the game ends.

        Raises:
            ValueError: If a slot holds no legal action; nothing has happened then.

        """
        for number, slot in slots.items():
            self.tables[number].check(int(self.learners[number]), slot)
        for number, slot in slots.items():
            self.tables[number].decide({int(self.learners[number]): slot})
        self.go_on(slots)

    def go_on(self, going: Iterable[int]) -> None:
        """Let players decide at some tables, until a learner is asked or its game ends."""
        while going := [number for number in going if self._place(number) is not None]:
            for player in range(len(self.opponents)):
                asked = [number for number in going if self._place(number) == player]
                for number, slot in zip(asked, self._choose(player, asked), strict=True):
                    self.tables[number].decide({self.tables[number].deciding[0]: slot})

    def _next(self, number: int) -> None:
        self.games[number] += len(self.tables)
        game, table = self.games[number], self.tables[number]
        self.numbers[number].seed(f"{self.seed}/{game}")
        table.begin(self.seed, game)
        self.learners[number] = game % table.state.seats if self.seat == "rotating" else self.seat

    def _place(self, number: int) -> int | None:
        """Return which opponent a table waits for, if it doesn't wait for the learner."""
        deciding = self.tables[number].deciding
        if not deciding or deciding[0] == self.learners[number]:
            return None
        return int(deciding[0] - self.learners[number] - 1) % (len(self.opponents) + 1)

    def _choose(self, player: int, asked: Sequence[int]) -> Sequence[int]:
        """Return the slots that an opponent chooses at the tables where it is asked."""
        chooser, tables = self.opponents[player], [self.tables[number] for number in asked]
        if chooser is None:
            return [table.draw() for table in tables]
        if isinstance(chooser, Bot):
            seeds = [self.numbers[number].getrandbits(64) for number in asked]
            return [table.choose(chooser, seed) for table, seed in zip(tables, seeds, strict=True)]
        return _told(chooser, tables) if tables else []


def _mask(table: Table) -> Flags:
    return table.mask(table.deciding[0]).view(bool)


def _told(policy: Policy, tables: Sequence[Table]) -> Sequence[int]:
    """Return the slots that a policy chooses.

    Raises:
        TypeError: If they are no whole numbers.
        ValueError: If there is not one for each table.

    """
    seen = np.stack([table.seen(table.deciding[0]) for table in tables])
    slots = np.asarray(policy(seen, np.stack([_mask(table) for table in tables])))
    if slots.dtype.kind not in "iu":
        message = f"a policy returns whole numbers, not {slots!r}"
        raise TypeError(message)
    if slots.shape != (len(tables),):
        message = f"a policy returns {len(tables)} slots here, not {slots!r}"
        raise ValueError(message)
    chosen: Sequence[int] = slots.tolist()
    for table, slot in zip(tables, chosen, strict=True):
        table.check(table.deciding[0], slot)
    return chosen
