# The docs in this file are copied by tools/stubs.py.
"""Holds the compiled classes; import them from the package instead."""

from collections.abc import Iterator, Sequence
from typing import Any, Final, SupportsIndex, final, overload
import numpy as np
import numpy.typing as npt
from typing_extensions import Self, disjoint_base
from . import berlin as berlin, die_mauer as die_mauer, mauerbauer as mauerbauer

__all__ = [
    "Chance",
    "Column",
    "Decide",
    "Outcome",
    "Over",
    "Report",
    "Scenario",
    "TurnBase",
    "__version__",
    "all_scenarios",
    "arrow_stream",
    "berlin",
    "changes",
    "die_mauer",
    "mauerbauer",
    "wrap",
]
__version__: Final[str]

@disjoint_base
class TurnBase:
    """Says whose decision it is: one of `Decide`, `Chance` and `Over`."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __copy__(self, /) -> Self: ...
    def __deepcopy__(self, _memo: Any, /) -> Self: ...

@final
class Decide(TurnBase):
    """Waits for every one of these seats, in any order.

    With several seats the decision is simultaneous and secret: each commits by itself, and the
    last one brings the reveal.
    """

    __match_args__: Final = ("seats",)

    def __new__(cls, seats: Sequence[int]) -> Self: ...
    @property
    def seats(self) -> tuple[int, ...]:
        """Holds the seats, ascending."""

@final
class Chance(TurnBase):
    """Waits for chance: for one of `State.chances()`."""

    __match_args__: Final = ()

    def __new__(cls) -> Self: ...

@final
class Over(TurnBase):
    """Waits for nothing: the game has ended."""

    __match_args__: Final = ("outcome",)

    def __new__(cls, outcome: Outcome) -> Self: ...
    @property
    def outcome(self) -> Outcome:
        """Holds the result."""

@final
class Outcome:
    """Holds the result of a game."""

    __match_args__: Final = ("ending", "scores", "winners", "text")

    @property
    def text(self) -> str:
        """Says why the game ended, in words."""
    "Holds the result of a game."

    def __new__(
        cls, ending: str, scores: Sequence[int], winners: Sequence[int], text: str
    ) -> Self: ...
    @property
    def ending(self) -> str:
        """Says why the game ended: a stable code in snake_case."""

    @property
    def scores(self) -> tuple[int, ...]:
        """Holds each seat's final score, in the game's own points."""

    @property
    def winners(self) -> tuple[int, ...]:
        """Holds the seats that won, ascending; several share the win."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __copy__(self, /) -> Self: ...
    def __deepcopy__(self, _memo: Any, /) -> Self: ...

@final
class Column:
    """Holds a column: 32-bit integers that cannot be changed, one a game.

    A sequence of numbers; `numpy.asarray(column)` is an array on the same memory.
    """

    def __new__(cls, data: bytes, /) -> Self: ...
    @property
    def __array_interface__(self) -> dict[str, Any]: ...
    def __array__(
        self, dtype: npt.DTypeLike | None = None, copy: bool | None = None
    ) -> npt.NDArray[np.int32]: ...
    def tobytes(self) -> bytes:
        """Returns the numbers as little-endian bytes, four a number: a copy."""

    def tolist(self) -> list[int]:
        """Returns the numbers as a list: a copy."""

    def __len__(self, /) -> int: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Column: ...
    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...
    def __iter__(self, /) -> Iterator[int]: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __copy__(self, /) -> Self: ...
    def __deepcopy__(self, _memo: Any, /) -> Self: ...

@final
class Scenario:
    """Holds a scenario: a printed example or a ruling as data, that can be run.

    Made of its name and the TOML text of its file.

    Raises:
        ScenarioError: If the text is no scenario.
    """

    def __new__(cls, name: str, toml: str, /) -> Self: ...
    @property
    def name(self) -> str:
        """Holds its name: that of the file, without its ending."""

    @property
    def toml(self) -> str:
        """Holds the text of its file: TOML."""

    @property
    def game(self) -> str:
        """Holds the id of its game."""

    @property
    def title(self) -> str:
        """What it shows; its name, if the file doesn't say."""

    @property
    def source(self) -> str:
        """Says where it is printed; empty if it is not."""

    @property
    def rules(self) -> tuple[str, ...]:
        """Holds the ids of the rulings it shows."""

    def run(self) -> Report:
        """Runs the scenario."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __copy__(self, /) -> Self: ...
    def __deepcopy__(self, _memo: Any, /) -> Self: ...

@final
class Report:
    """Holds the result of running a scenario."""

    @property
    def scenario(self) -> Scenario:
        """Holds the scenario."""

    @property
    def transcript(self) -> str:
        """Tells what happened, line by line."""

    @property
    def failures(self) -> tuple[str, ...]:
        """What did not hold, each with its line in the file; empty if the scenario passes."""

    @property
    def passes(self) -> bool:
        """Tells whether all that must hold does."""

    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __copy__(self, /) -> Self: ...
    def __deepcopy__(self, _memo: Any, /) -> Self: ...

def all_scenarios() -> tuple[Scenario, ...]:
    """Returns every scenario that comes with the library, by game and name."""

def changes(before: str, after: str, /) -> str:
    """
    Returns what changed from one notation of a game to another: the tokens that are new or have
    another value, and the names of those that are gone. Empty if nothing changed. Of a list it
    tells what was added and what was removed, where that is shorter.
    """

def wrap(transcript: str, /) -> str:
    """Returns a transcript with its long lines wrapped."""

def arrow_stream(columns: dict[str, Column], /) -> object:
    """Hands columns to an Arrow consumer as a stream of one batch, without copying."""
