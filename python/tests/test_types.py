"""The stubs say what the compiled classes are."""

from __future__ import annotations

import importlib
import json
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


def scripts(folder: Path) -> str:
    """Write a script for each game that uses all its names, and return their folder."""
    for game in ["berlin", "die_mauer", "mauerbauer"]:
        names = ", ".join(importlib.import_module(f"mauerwerk.{game}").__all__)
        script = folder / f"star_{game}.py"
        script.write_text(f"from mauerwerk.{game} import *\n\nprint({names})\n")
    return str(folder)


def notebooks(folder: Path) -> None:
    """Write the code of each notebook. Cells show values, which a script does not use."""
    for path in sorted((ROOT.parent / "examples" / "notebooks").glob("*.ipynb")):
        cells = json.loads(path.read_text("utf-8"))["cells"]
        code = ["".join(cell["source"]) for cell in cells if cell["cell_type"] == "code"]
        script = folder / f"notebook_{path.stem}.py"
        script.write_text("\n".join(["# mypy: disable-error-code=misc", *code]), "utf-8")


# One run for each checker, since most of its time goes into the types of libraries.
@pytest.mark.parametrize(
    "command",
    # Not the Python that happens to come first in the path.
    [["mypy"], ["pyright", "--pythonpath", sys.executable, "--warnings"]],
    ids=lambda command: command[0],
)
def test_types_hold(command: list[str], tmp_path: Path) -> None:
    pytest.importorskip(command[0])
    if command[0] == "mypy":
        notebooks(tmp_path)
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", *command, "mauerwerk", "tests", "tools", scripts(tmp_path)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_stubs_are_what_the_classes_are(tmp_path: Path) -> None:
    pytest.importorskip("mypy")
    command = [sys.executable, "-m", "mypy.stubtest", "mauerwerk._mauerwerk"]
    done = subprocess.run(  # noqa: S603
        command, cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_stubs_are_as_they_are_built() -> None:
    pytest.importorskip("ruff")
    command = [sys.executable, str(ROOT / "tools" / "stubs.py"), "--check"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert done.returncode == 0, done.stderr
