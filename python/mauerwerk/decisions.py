"""The decisions of many records as one table.

>>> import mauerwerk as mw
>>> records = [mw.die_mauer.play(players=3, seed=1, game=game) for game in range(10)]
>>> table = decisions_table(records)
>>> table.rows == sum(len(record) for record in records)
True
>>> table.to_dict()["action"][0] == str(records[0].decisions[0].action)
True
"""

from __future__ import annotations

import sys
from array import array
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from mauerwerk._mauerwerk import Column, arrow_stream
from mauerwerk._optional import optional

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import pandas as pd
    from typing_extensions import Self

__all__ = ["DecisionsTable", "decisions_table"]

CHANCE = -1
"""The actor of a decision of chance."""


@dataclass(frozen=True, repr=False)
class DecisionsTable:
    """The decisions of some records, one in each row, including secret ones.

    `polars.DataFrame(table)`, `pyarrow.table(table)` and `to_pandas()` make a data frame of it.
    """

    columns: dict[str, Column | list[str]]
    """The columns by their names: 32-bit integers, and texts."""
    records: int
    """The number of records."""

    @property
    def rows(self) -> int:
        """Return the number of decisions."""
        return len(self.columns["number"])

    def to_dict(self) -> dict[str, list[Any]]:
        """Return columns of plain values."""
        return {name: list(column) for name, column in self.columns.items()}

    def to_pandas(self) -> pd.DataFrame:
        """Return a pandas DataFrame.

        Raises:
            ImportError: If pandas is not installed.

        """
        frame: pd.DataFrame = optional("pandas", "frames").DataFrame(self.columns)
        return frame

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Export the table to an Arrow consumer as a stream of one batch."""
        # A consumer that needs other types casts by itself, as the protocol allows.
        del requested_schema
        return arrow_stream(dict(self.columns))

    def __len__(self) -> int:
        """Return the number of decisions."""
        return self.rows

    def __repr__(self) -> str:
        """Return the size, and nothing that could be secret."""
        return f"<DecisionsTable of {self.rows} decisions in {self.records} records>"

    def __copy__(self) -> Self:
        """Return the table itself, which must not be changed."""
        return self


def decisions_table(records: Iterable[Any], /, *, text: bool = False) -> DecisionsTable:
    """Return a table of all decisions of some records, of one game or of several.

    ========  =======  ======================================================================
    column    type     what it is
    ========  =======  ======================================================================
    `game`    integer  the index of the record
    `number`  integer  the number of earlier decisions in the record
    `actor`   integer  the seat that decided, or -1 for chance
    `action`  text     the action in notation
    `id`      integer  the id of the action
    `legal`   integer  the number of legal actions
    `text`    text     the events in words, if `text=True`
    ========  =======  ======================================================================

    Integers have 32 bits. The table contains what was secret at the table, like `record.decisions`.

    Raises:
        TypeError: If an item is not a record of a game.

    """
    numbers = {name: array("i") for name in ("game", "number", "actor", "id", "legal")}
    texts: dict[str, list[str]] = {"action": [], "text": []}
    count = 0
    for game, record in enumerate(records):
        _refuse_others(record)
        for row in _rows(record):
            for name, value in zip(("number", "actor", "id", "legal"), row[1:], strict=True):
                numbers[name].append(value)
            numbers["game"].append(game)
            texts["action"].append(row[0])
        if text:
            texts["text"].extend("; ".join(map(str, events)) for events in record.events)
        count = game + 1
    return DecisionsTable(_columns(numbers, texts, text=text), count)


def _rows(record: Any) -> Iterator[tuple[str, int, int, int, int]]:  # noqa: ANN401
    """Yield the action, number, actor, id and count of legal actions of each decision."""
    for number, (state, decision) in enumerate(zip(record.states, record.decisions, strict=False)):
        actor, action = decision.actor, decision.action
        if actor == "chance":
            yield str(action), number, CHANCE, action.id, len(state.chances())
        else:
            yield str(action), number, actor, action.id, len(state.action_ids(actor))


def _columns(
    numbers: dict[str, array[int]], texts: dict[str, list[str]], *, text: bool
) -> dict[str, Column | list[str]]:
    """Return the columns in their order."""
    columns: dict[str, Column | list[str]] = {}
    for name in ("game", "number", "actor", "action", "id", "legal", *(["text"] if text else [])):
        columns[name] = texts[name] if name in texts else _column(numbers[name])
    return columns


def _column(numbers: array[int]) -> Column:
    """Return a column of numbers."""
    if sys.byteorder == "big":
        numbers.byteswap()
    return Column(numbers.tobytes())


def _refuse_others(record: Any) -> None:  # noqa: ANN401
    """Raise an error for an object that is not a record of a game."""
    module = sys.modules.get(type(record).__module__)
    if type(record) is not getattr(module, "Record", None):
        message = f"a table of decisions is made of records of games, not of {record!r}"
        raise TypeError(message)
