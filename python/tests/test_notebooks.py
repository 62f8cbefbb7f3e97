"""The notebooks run, and print what they were committed with."""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

nbformat: Any = pytest.importorskip("nbformat")
nbclient: Any = pytest.importorskip("nbclient")
pytest.importorskip("ipykernel")
pytest.importorskip("matplotlib")

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
NOTEBOOKS = sorted((ROOT / "examples" / "notebooks").glob("*.ipynb"))
TO_THE_LAST_DIGIT = re.compile(r"\d\.\d{12}")  # sums of floats end otherwise on another processor
OF_A_MACHINE = re.compile(r"(?<![\w.])/(work|home|root|tmp|usr|Users)/|[A-Z]:\\\\")


def printed(notebook: Any) -> Iterator[str]:  # noqa: ANN401
    """Return what each cell of a notebook printed, pictures aside."""
    for cell in notebook.cells:
        texts: list[str] = []
        for output in cell.get("outputs", []):
            assert output.output_type != "error"
            text = output.get("text") or output.get("data", {}).get("text/plain", "")
            if "image/png" not in output.get("data", {}):
                texts.append(text)
        yield "".join(texts)  # in how many parts it came is a matter of speed


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_prints_what_it_did(path: Path) -> None:
    kept = nbformat.read(path, as_version=4)
    again = nbformat.from_dict(kept)
    where = {"metadata": {"path": str(path.parent)}}
    options = {"timeout": 1800, "kernel_name": "python3", "resources": where}
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of the notebook's own machinery
        nbclient.NotebookClient(again, **options).execute()
    assert list(printed(again)) == list(printed(nbformat.read(path, as_version=4)))


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_rounds_what_it_prints(path: Path) -> None:
    for text in printed(nbformat.read(path, as_version=4)):
        assert not TO_THE_LAST_DIGIT.search(text)


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_names_no_machine(path: Path) -> None:
    text = re.sub(r'"image/png": "[^"]*"', "", path.read_text(encoding="utf-8"))
    assert not OF_A_MACHINE.search(text)
    notebook = nbformat.read(path, as_version=4)
    assert set(notebook.metadata) == {"kernelspec", "language_info"}
