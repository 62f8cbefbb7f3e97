"""The results of simulations, as a table that other libraries use without copying.

>>> from mauerwerk import die_mauer
>>> table = die_mauer.simulate(1000, players=3, seed=1, progress=False)
>>> table.rows, table["game"][-1]
(1000, 999)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, NamedTuple, NoReturn

from mauerwerk._mauerwerk import Column, arrow_stream
from mauerwerk._optional import optional

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import pandas as pd
    from typing_extensions import Self

__all__ = ["Column", "Mean", "Results"]


class Mean(NamedTuple):
    """The mean of a column, with its uncertainty."""

    mean: float
    """The mean over all games."""
    error: float
    """Its standard error."""
    low: float
    """The lower end of the interval of 95 %: 1.96 standard errors below the mean."""
    high: float
    """The upper end of the interval."""


def _refuse(self: Results, *_: object, **__: object) -> NoReturn:
    """Refuse to change results."""
    message = f"{type(self).__name__} cannot be changed: make a dict of it first"
    raise TypeError(message)


class _Dict(dict[str, Column]):
    """The class that results name. It has a `repr`, so that notebooks use that of the results."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Return the text of a dict."""
        return super().__repr__()


class Results(Mapping[str, Column]):
    """The results of games, one in each row: named columns of 32-bit integers or fractions.

    It is a mapping of immutable columns by name. A column is read by numpy without copying. The
    whole table is read by polars, pyarrow, DuckDB and every other Arrow consumer without copying,
    and by `pandas.DataFrame(table)`.

    Raises:
        TypeError: If a column is something else.
        ValueError: If the columns have different lengths.

    """

    __slots__ = ("__weakref__", "_columns")

    def __init__(self, columns: Mapping[str, Column], /) -> None:
        """Make a table from columns."""
        if hasattr(self, "_columns"):
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
        self._columns = columns

    if not TYPE_CHECKING:

        @property
        def __class__(self) -> type:
            """Return a dict to pandas, which reads only dicts. DuckDB reads no dict of columns."""
            return _Dict

    def __getitem__(self, name: str, /) -> Column:
        """Return the column with a name."""
        return self._columns[name]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names of the columns."""
        return iter(self._columns)

    def __len__(self) -> int:
        """Return the number of columns."""
        return len(self._columns)

    def __eq__(self, other: object, /) -> bool:
        """Return whether another table or dict has the same columns."""
        if type(other) not in {dict, Results}:
            return NotImplemented
        return self._columns == (other._columns if type(other) is Results else other)

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
                name: Column(
                    b"".join(table[name].tobytes() for table in tables), tables[0][name].dtype
                )
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

    def means(self) -> dict[str, Mean]:
        """Return the mean of each column, with its standard error and an interval of 95 %.

        `pandas.DataFrame.from_dict(results.means(), orient="index")` makes a table of them. All
        numbers are NaN if there are too few games.

        >>> from mauerwerk import die_mauer
        >>> results = die_mauer.simulate(10_000, players=4, seed=1, progress=False)
        >>> share = results.means()["share_0"]
        >>> share.low < 0.25 < share.high
        True
        """
        found: dict[str, Mean] = {}
        for name, column in self.items():
            mean, error = column._mean()  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]
            found[name] = Mean(mean, error, mean - 1.96 * error, mean + 1.96 * error)
        return found

    def to_pandas(self) -> pd.DataFrame:
        """Return a pandas DataFrame, which has its own memory and can be changed.

        Raises:
            ImportError: If pandas is not installed.

        """
        numpy, pandas = optional("numpy", "frames"), optional("pandas", "frames")
        arrays = {name: numpy.array(column) for name, column in self.items()}
        frame: pd.DataFrame = pandas.DataFrame(arrays, copy=False)
        return frame

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Export the table to an Arrow consumer as a stream of one batch, without copying."""
        # A consumer that needs other types casts by itself, as the protocol allows.
        del requested_schema
        return arrow_stream(self._columns)

    def __hash__(self) -> int:
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
