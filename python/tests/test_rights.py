"""Files that may not be written stay as they are, and the error names them."""

from __future__ import annotations

import os
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator

import mauerwerk as mw
from mauerwerk import cluster, datasets

pytest.importorskip("numpy")
parquet: Any = pytest.importorskip("pyarrow.parquet")
if os.name == "nt":
    pytest.skip("modes are of POSIX", allow_module_level=True)

SETUP = mw.die_mauer.Setup(players=3)
ASKED: dict[str, Any] = {"seed": 1, "piece": 10, "threads": 1}


@pytest.fixture
def folder() -> Iterator[Path]:
    """Return a folder that every user can reach."""
    with TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


@contextmanager
def mode(path: Path, bits: int) -> Generator[None]:
    """Change the mode of a file, and let root be another user meanwhile."""
    before, user = path.stat().st_mode, os.geteuid()
    path.chmod(bits)
    if user == 0:
        os.seteuid(1234)
    try:
        yield
    finally:
        os.seteuid(user)
        path.chmod(before)


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder, hidden ones among them."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_a_run_without_rights_leaves_the_files(folder: Path) -> None:
    run = cluster.simulate_to_parquet(folder / "run", 20, SETUP, **ASKED)
    before, first = contents(run), run / "part-000000000000.parquet"
    with mode(folder, 0o555), pytest.raises(PermissionError, match=str(folder / "new")):
        cluster.simulate_to_parquet(folder / "new", 20, SETUP, **ASKED)
    assert [*folder.iterdir()] == [run]
    with mode(run, 0o555), pytest.raises(PermissionError, match=r"part-000000000020\.parquet"):
        cluster.simulate_to_parquet(run, 40, SETUP, **ASKED)
    for hidden in (run, first):
        with mode(hidden, 0), pytest.raises(PermissionError, match=str(first)):
            cluster.simulate_to_parquet(run, 40, SETUP, **ASKED)
    assert contents(run) == before


def test_a_dataset_without_rights_leaves_the_file(folder: Path) -> None:
    data = datasets.dataset(mw.die_mauer.records(1, players=3, seed=1))
    file = folder / "data.parquet"
    data.to_parquet(file)
    before = file.read_bytes()
    with mode(file, 0o444), pytest.raises(PermissionError, match=str(file)):
        data.to_parquet(file)
    with mode(folder, 0o555), pytest.raises(PermissionError, match=r"other\.parquet"):
        data.to_parquet(folder / "other.parquet")
    assert contents(folder) == {file.name: before}
    assert parquet.read_table(file).num_rows == len(data)
