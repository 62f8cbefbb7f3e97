"""Tables in parallel, with one seat for the learner and players in the other seats."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Literal, TypeAlias, cast

import numpy as np
from numpy.typing import NDArray

from mauerwerk import Bot, Search, bot
from mauerwerk.envs._games import Illegal, rules_of
from mauerwerk.game import GameId, PlayerName

__all__ = ["Flags", "Floats", "Opponent", "Policy", "Tables", "seated"]

Floats: TypeAlias = NDArray[np.float32]
Flags: TypeAlias = NDArray[np.bool_]

Policy: TypeAlias = Callable[[Floats, Flags], Any]
"""A function that receives features and masks, with a row for each waiting table. It returns a slot
for each.
"""

Opponent: TypeAlias = Bot | Search | PlayerName | Policy
"""The player of a seat that is not the learner's: a player, its name, a search, or a policy."""


def seated(opponents: object, seats: int) -> tuple[Bot | Search | Policy | None, ...]:
    """Return the player of each seat from the learner's left on. `None` plays at random.

    Raises:
        NotationError: If there is no such player.
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


def _player(opponent: object) -> Bot | Search | Policy | None:
    if opponent == "random":
        return None
    if isinstance(opponent, str):
        return bot(opponent)
    if isinstance(opponent, (Bot, Search)) or callable(opponent):
        return opponent
    message = f"an opponent is a player, its name, or a policy, not {opponent!r}"
    raise TypeError(message)


class Tables:
    """Tables that continue until each waits for its learner, or its game is over."""

    PASSED = 1000
    """The largest number of games in a row that may end before a learner decides."""

    def __init__(  # noqa: PLR0913 (all of it is needed)
        self,
        game: GameId,
        starts: Sequence[Any],
        count: int,
        *,
        seat: int | Literal["rotating"],
        opponents: Sequence[Bot | Search | Policy | None],
        illegal: Illegal,
        limit: int | None,
    ) -> None:
        """Set up the tables."""
        self.count, self.seat, self.opponents, self.illegal = count, seat, opponents, illegal
        memory = any(isinstance(opponent, (Bot, Search)) for opponent in opponents)
        self._lay = partial(rules_of(game).Batch, count, starts, limit=limit, memory=memory)

    def begin(self, seed: int | list[int]) -> None:
        """Begin the first games of a seed, or of a separate seed for each table."""
        self.batch: Any = self._lay(seed=seed)
        self.games: NDArray[np.uint64] = self.batch.games
        self.learners = np.zeros(self.count, np.int64)
        self.over, self.given_up, self.lost = np.ones((3, self.count), bool)
        self._ends: dict[int, Any] = {}
        self.restart(np.ones(self.count, bool))

    def restart(self, where: Flags) -> None:
        """Begin the next games at some tables, and continue until their learners decide.

        Raises:
            ValueError: If too many games end before.

        """
        # If a game is over, the batch has already begun the next one.
        self.batch.restart(where & ~self.over)
        going = where
        for _ in range(self.PASSED):
            self.over, self.given_up = self.over & ~going, self.given_up & ~going
            self.lost = self.lost & ~going
            self.games = np.where(going, self.batch.games, self.games)
            self.learners = np.where(going, self._seats(self.games), self.learners)
            self._go_on(going)
            going = going & self.over
            if not going.any():
                return
        message = f"{self.PASSED} games ended before the learner was asked"
        raise ValueError(message)

    def decide(self, slots: NDArray[Any], where: Flags) -> None:
        """Decide for learners by slots, and continue until they decide again or the game ends.

        Raises:
            ValueError: If a slot has no legal action, unless that loses the game. Nothing has
                changed then.

        """
        if self.illegal == "error":
            _check(slots[where], self.masks()[where], self.learners[where])
        else:
            legal = _legal(slots, self.masks())
            self._lose(where & ~legal)
            where = where & legal
        self._step(np.where(where, slots, 0).astype(np.uint32), where)
        self._go_on(where)

    def features(self) -> Floats:
        """Return what the learners see, which is the end of a completed game."""
        features: Floats = self.batch.features()
        for table in np.flatnonzero(self.over).tolist():
            features[table] = self._ends[table].features(int(self.learners[table]))
        return features

    def masks(self) -> Flags:
        """Return the slots with legal actions of the learners. There are none if a game is over."""
        masks: Flags = self.batch.masks()
        masks[self.over] = False
        return masks

    def state(self, table: int) -> Any:  # noqa: ANN401 (each game has its own)
        """Return the position at a table, which is the last one of a completed game."""
        return self._ends[table] if self.over[table] else self.batch.state(table)

    def _lose(self, where: Flags) -> None:
        """End the games at some tables: their learners have lost."""
        tables = np.flatnonzero(where).tolist()
        self._ends.update((table, self.batch.state(table)) for table in tables)
        self.over, self.lost = self.over | where, self.lost | where
        self.batch.restart(where)

    def _seats(self, games: NDArray[np.uint64]) -> NDArray[np.int64]:
        """Return the learners' seats in some games."""
        if self.seat == "rotating":
            return (games % (len(self.opponents) + 1)).astype(np.int64)
        return np.full(self.count, self.seat, np.int64)

    def _go_on(self, going: Flags) -> None:
        """Let opponents decide at some tables, until a learner decides or its game ends."""
        while True:
            seats = self.batch.seats.astype(np.int64)
            waiting = going & ~self.over & (seats != self.learners)
            if not waiting.any():
                return
            self._step(self._choose(waiting, seats), waiting)

    def _choose(self, waiting: Flags, seats: NDArray[np.int64]) -> NDArray[np.uint32]:
        """Return the slots that opponents choose, or 0 if a table waits for no seat."""
        slots = np.zeros(self.count, np.uint32)
        places = (seats - self.learners - 1) % (len(self.opponents) + 1)
        for place, opponent in enumerate(self.opponents):
            asked = waiting & (seats >= 0) & (places == place)
            if opponent is None or isinstance(opponent, (Bot, Search)):
                self.batch.choose(slots, player=opponent or "random", where=asked)
            elif asked.any():
                seen, masks = self.batch.features()[asked], self.batch.masks()[asked]
                slots[asked] = _told(opponent, seen, masks, seats[asked])
        return slots

    def _step(self, slots: NDArray[np.uint32], where: Flags) -> None:
        self.batch.step(slots, where=where)
        ended = self.batch.ended()
        tables = ended["lane"]
        self.over[tables], self.given_up[tables] = True, ~ended["finished"]
        self._ends.update((table, self.batch.last(table)) for table in tables.tolist())


def _told(policy: Policy, seen: Floats, masks: Flags, seats: NDArray[np.int64]) -> NDArray[Any]:
    """Return the slots that a policy chooses.

    Raises:
        TypeError: If they are not whole numbers.
        ValueError: If there is not one for each table, or one has no legal action.

    """
    slots: NDArray[Any] = np.asarray(policy(seen, masks))
    if slots.dtype.kind not in "iu":
        message = f"a policy must return whole numbers, got an array of {slots.dtype}"
        raise TypeError(message)
    if slots.shape != (len(masks),):
        message = f"a policy must return {len(masks)} slots here, got the shape {slots.shape}"
        raise ValueError(message)
    _check(slots, masks, seats)
    return slots


def _legal(slots: NDArray[Any], masks: Flags) -> Flags:
    """Return whether each slot has a legal action."""
    there = (slots >= 0) & (slots < masks.shape[1])
    legal: Flags = there & masks[np.arange(len(masks)), np.where(there, slots, 0)]
    return legal


def _check(slots: NDArray[Any], masks: Flags, seats: NDArray[np.int64]) -> None:
    """Check that slots have legal actions.

    Raises:
        ValueError: If one doesn't.

    """
    legal = _legal(slots, masks)
    if not legal.all():
        wrong = int(legal.argmin())
        message = f"slot {slots[wrong]} holds no legal action of seat {seats[wrong]}"
        raise ValueError(message)
