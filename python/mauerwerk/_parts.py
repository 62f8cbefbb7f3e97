"""A folder of Parquet files, one for each range of a run."""

from __future__ import annotations

import json
from contextlib import suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any
from uuid import uuid4

from mauerwerk._optional import optional

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from mauerwerk._run import Run
    from mauerwerk.results import Results

KEY = b"mauerwerk"
"""The metadata key of a file's description."""


@dataclass(frozen=True)
class Parts:
    """A folder with the games of a run.

    Files are always complete: they are written under another name and then renamed.
    """

    folder: Path
    run: Run

    def path(self, games: range) -> Path:
        """Return the path of some games."""
        return self.folder / f"part-{games.start:012}.parquet"

    def has(self, games: range) -> bool:
        """Return whether some games are already there.

        Raises:
            ValueError: If there are other games in their place.

        """
        path = self.path(games)
        found = _description(path)
        if found is None:
            return False
        expected = self.described(games)
        for name in expected:
            # Numbers that may exceed 2**53 are stored as text. Older files have numbers.
            if str(found.get(name)) != str(expected[name]):
                message = (
                    f"{path} has games of another run: {name} is {found.get(name)!r} there, and "
                    f"{expected[name]!r} here; take another folder, or remove the file"
                )
                raise ValueError(message)
        return True

    def described(self, games: range) -> dict[str, object]:
        """Return the description of a file's games."""
        return {**self.run.described(), "first": str(games.start), "games": len(games)}

    def play(
        self,
        games: range,
        threads: int | None = 1,
        tell: Callable[[int], object] | None = None,
    ) -> int:
        """Play some games and store them. Return their number."""
        return self.keep(games, self.run.play(games, threads, tell))

    def keep(self, games: range, results: Results) -> int:
        """Write the file of some games. Return their number."""
        arrow = optional("pyarrow", "parquet")
        parquet = optional("pyarrow.parquet", "parquet")
        described = json.dumps(self.described(games), ensure_ascii=False).encode()
        table = arrow.table(results).replace_schema_metadata({KEY: described})
        path = self.path(games)
        # A separate name, because a worker that seemed lost may still write the same games.
        beside = path.with_name(f".{path.name}.{uuid4().hex}")
        try:
            parquet.write_table(table, beside, compression="zstd", row_group_size=len(games))
            beside.replace(path)
        finally:
            beside.unlink(missing_ok=True)
        return len(games)


def _description(path: Path) -> dict[str, Any] | None:
    """Return the description in a file, or `None` if the file is missing or incomplete."""
    arrow = optional("pyarrow", "parquet")
    parquet = optional("pyarrow.parquet", "parquet")
    described: dict[str, Any] | None = None
    with suppress(FileNotFoundError, arrow.ArrowInvalid):
        schema: Any = parquet.read_schema(path)
        metadata: dict[bytes, bytes] = schema.metadata or {}
        described = json.loads(metadata.get(KEY, b"{}"))
    return described
