"""The stubs say what the compiled classes are."""

from __future__ import annotations

import importlib
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.mark.parametrize(
    "command",
    [
        ["mypy", "mauerwerk", "tests", "tools"],
        # Not the Python that happens to come first in the path.
        ["pyright", "--pythonpath", sys.executable, "--warnings", "mauerwerk", "tests", "tools"],
    ],
    ids=lambda command: command[0],
)
def test_types_hold(command: list[str]) -> None:
    pytest.importorskip(command[0])
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("checker", ["mypy", "pyright"])
def test_checkers_see_all_that_a_star_imports(checker: str, tmp_path: Path) -> None:
    pytest.importorskip(checker)
    for game in ["berlin", "die_mauer", "mauerbauer"]:
        names = ", ".join(importlib.import_module(f"mauerwerk.{game}").__all__)
        script = tmp_path / f"{game}.py"
        script.write_text(f"from mauerwerk.{game} import *\n\nprint({names})\n")
    python = {"mypy": ["--strict"], "pyright": ["--pythonpath", sys.executable]}[checker]
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-m", checker, *python, str(tmp_path)],
        cwd=tmp_path,
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
