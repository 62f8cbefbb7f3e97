"""The decisions of many records as arrays, for learning from games.

>>> import mauerwerk as mw
>>> records = mw.die_mauer.records(10, players=3, seed=1)
>>> data = dataset(records)
>>> data["features"].shape == (len(data), mw.die_mauer.Setup(players=3).features()[-1].stop)
True
>>> bool(data["mask"][0, data["slot"][0]])
True
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from mauerwerk._optional import optional

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from os import PathLike

    import pandas as pd

__all__ = ["Dataset", "dataset"]


class Dataset:
    """Arrays with a row for each decision of a seat, by name: `data["features"]`.

    ==========  ===================  ==========================================================
    array       type                 what it is
    ==========  ===================  ==========================================================
    `game`      int64                the index of the record
    `number`    int64                the number of earlier decisions in the record
    `seat`      int8                 the seat that decided
    `features`  float32, 2 axes      what the seat saw, as in `State.features`
    `mask`      bool, 2 axes         the slots with legal actions, as in `State.mask`
    `slot`      uint32               the slot of its action
    `share`     float64              its share of the win at the end
    `score`     int32                its score at the end, in points of the game
    ==========  ===================  ==========================================================

    The share is NaN in a game that is not over, and the score is 0. `polars.DataFrame(data)`,
    `pyarrow.table(data)` and DuckDB read it as a table, with a list in each row for the features
    and the mask.
    """

    __slots__ = ("__weakref__", "_arrays")

    def __init__(self, arrays: dict[str, Any]) -> None:
        """Make a dataset of arrays of equal lengths."""
        self._arrays = arrays

    def __getitem__(self, name: str, /) -> Any:  # noqa: ANN401 (an array)
        """Return the array with a name."""
        return self._arrays[name]

    def __iter__(self) -> Iterator[str]:
        """Iterate over the names of the arrays."""
        return iter(self._arrays)

    def __len__(self) -> int:
        """Return the number of decisions."""
        return len(self._arrays["slot"])

    def __repr__(self) -> str:
        """Return the number of decisions and the names of the arrays."""
        return f"<Dataset of {len(self)} decisions: {', '.join(self)}>"

    def _table(self) -> Any:  # noqa: ANN401 (it has no types)
        """Return a table of pyarrow on the same memory, except for the mask."""
        arrow = optional("pyarrow", "parquet")
        columns: dict[str, Any] = {}
        for name, array in self._arrays.items():
            flat = arrow.array(array.reshape(-1))
            width = array.shape[1] if array.ndim > 1 else 0
            columns[name] = arrow.FixedSizeListArray.from_arrays(flat, width) if width else flat
        return arrow.table(columns)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Export the table to an Arrow consumer.

        Raises:
            ImportError: If pyarrow is not installed.

        """
        return self._table().__arrow_c_stream__(requested_schema)

    def to_pandas(self) -> pd.DataFrame:
        """Return a pandas DataFrame, with a list in each row for the features and the mask.

        Raises:
            ImportError: If pandas is not installed.

        """
        columns = {
            name: list(array) if array.ndim > 1 else array for name, array in self._arrays.items()
        }
        frame: pd.DataFrame = optional("pandas", "frames").DataFrame(columns)
        return frame

    def to_parquet(self, path: str | PathLike[str], /) -> None:
        """Write the table as a Parquet file.

        Raises:
            ImportError: If pyarrow is not installed.

        """
        optional("pyarrow.parquet", "parquet").write_table(self._table(), path, compression="zstd")


def dataset(records: Iterable[Any], /) -> Dataset:
    """Return the decisions of seats in some records as arrays.

    All records must have the same game and setup. The features are those of the seat's view, so
    they do not contain what it could not see. `records` of a game plays such records.

    Raises:
        ValueError: If there are no decisions, or if the records have different setups.
        ImportError: If numpy is not installed.

    """
    numpy = optional("numpy", "frames")
    records = tuple(records)
    if len({(type(record).__module__, str(record.setup)) for record in records}) != 1:
        message = "a dataset is made of records with the same game and setup, and at least one"
        raise ValueError(message)
    rows = [row for game, record in enumerate(records) for row in _rows(game, record, numpy)]
    if not rows:
        message = "the records contain no decision of a seat"
        raise ValueError(message)
    types = {
        "game": "int64",
        "number": "int64",
        "seat": "int8",
        "features": "float32",
        "mask": "bool",
        "slot": "uint32",
        "share": "float64",
        "score": "int32",
    }
    columns = zip(*rows, strict=True)
    return Dataset(
        {
            name: numpy.array(column, dtype=dtype)
            for (name, dtype), column in zip(types.items(), columns, strict=True)
        }
    )


def _rows(game: int, record: Any, numpy: Any) -> Iterator[tuple[Any, ...]]:  # noqa: ANN401
    """Yield the row of each decision of a seat. An action without a slot has no row."""
    outcome = record.outcome
    for number, (state, decision) in enumerate(zip(record.states, record.decisions, strict=False)):
        seat = decision.actor
        slot = None if seat == "chance" else state.slot(seat, decision.action)
        if slot is None:
            continue
        share, score = (
            (float("nan"), 0) if outcome is None else (outcome.shares[seat], outcome.scores[seat])
        )
        seen, mask = numpy.asarray(state.features(seat)), numpy.asarray(state.mask(seat))
        yield game, number, seat, seen, mask, slot, share, score
