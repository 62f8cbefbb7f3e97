"""The results of simulations, as a table that other libraries use without copying.

>>> from mauerwerk import die_mauer
>>> table = die_mauer.simulate(1000, players=3, seed=1, progress=False)
>>> table.rows, table["game"][-1]
(1000, 999)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NoReturn

from mauerwerk._mauerwerk import Column, arrow_stream
from mauerwerk._optional import optional

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    import pandas as pd
    from typing_extensions import Self

__all__ = ["Column", "Results"]


def _refuse(self: Results, *_: object, **__: object) -> NoReturn:
    """Refuse to change results."""
    message = f"{type(self).__name__} cannot be changed: make a dict of it first"
    raise TypeError(message)


class Results(dict[str, Column]):
    """The results of games, one in each row: named columns of 32-bit integers.

    It is a dict of immutable columns by name, so `pandas.DataFrame(table)` works. A column is read
    by numpy without copying. The whole table is read by polars, pyarrow and every other Arrow
    consumer without copying.

    Raises:
        TypeError: If a column is something else.
        ValueError: If the columns have different lengths.

    """

    __slots__ = ()

    def __init__(self, columns: Mapping[str, Column], /) -> None:
        """Make a table from columns."""
        if self:
            _refuse(self)
        columns = dict(columns)
        given: dict[str, object] = {**columns}
        for name, column in given.items():
            if not isinstance(column, Column):
                message = f"{name!r} is no Column"
                raise TypeError(message)
        if len({len(column) for column in columns.values()}) > 1:
            message = "columns of different lengths"
            raise ValueError(message)
        super().__init__(columns)

    @classmethod
    def joined(cls, tables: Iterable[Results], /) -> Self:
        """Return the rows of several tables, one table after the other.

        Raises:
            ValueError: If there are no tables, or they have different columns.

        """
        tables = list(tables)
        names = {table.names for table in tables}
        if len(names) != 1:
            message = "tables of different columns" if names else "no tables to join"
            raise ValueError(message)
        return cls(
            {
                name: Column(b"".join(table[name].tobytes() for table in tables))
                for name in names.pop()
            }
        )

    @property
    def names(self) -> tuple[str, ...]:
        """Return the names of the columns."""
        return tuple(self)

    @property
    def rows(self) -> int:
        """Return the number of rows, which is the number of games."""
        return next((len(column) for column in self.values()), 0)

    def to_pandas(self) -> pd.DataFrame:
        """Return a pandas DataFrame on the same memory, which cannot be changed in place.

        Raises:
            ImportError: If pandas is not installed.

        """
        numpy, pandas = optional("numpy", "frames"), optional("pandas", "frames")
        arrays = {name: numpy.asarray(column) for name, column in self.items()}
        frame: pd.DataFrame = pandas.DataFrame(arrays, copy=False)
        return frame

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Export the table to an Arrow consumer as a stream of one batch, without copying."""
        # A consumer that needs other types casts by itself, as the protocol allows.
        del requested_schema
        return arrow_stream(dict(self))

    def __hash__(self) -> int:  # type: ignore[override] # pyright: ignore[reportIncompatibleVariableOverride]
        """Return a hash that is the same for equal tables within a process."""
        return hash((self.names, self.rows))

    def __repr__(self) -> str:
        """Return the number of games and the names of the columns."""
        return f"<Results of {self.rows} games: {', '.join(self)}>"

    def __reduce__(self) -> tuple[type[Self], tuple[dict[str, Column]]]:
        """Return what makes an equal table."""
        return type(self), (dict(self),)

    def __copy__(self) -> Self:
        """Return the table itself, which is immutable."""
        return self

    def __deepcopy__(self, memo: Any, /) -> Self:  # noqa: ANN401
        """Return the table itself, which is immutable."""
        return self

    if not TYPE_CHECKING:
        __setitem__ = __delitem__ = __ior__ = _refuse
        clear = pop = popitem = setdefault = update = _refuse
