"""The example that lets a search ask a network learns, and plays a match."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

np: Any = pytest.importorskip("numpy")

import mauerwerk as mw  # noqa: E402

FOLDER = Path(__file__).parents[2] / "examples" / "evaluator"


def test_a_small_run_prints_a_match() -> None:
    small = {"games": 20, "iterations": 12, "deals": 1, "rounds": 1}
    options = [f"--{name}={value}" for name, value in small.items()]
    command = [sys.executable, "network.py", *options]
    done = subprocess.run(command, cwd=FOLDER, capture_output=True, text=True, check=True)  # noqa: S603
    learned, head, *rows = done.stdout.splitlines()
    assert learned.startswith("learned from ")
    assert head.split() == ["player", "games", "wins", "(95", "%)", "points", "a", "decision"]
    assert [row.split()[0].split(":")[0] for row in rows] == ["evaluate", "search"]


def test_the_network_learns(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "path", [str(FOLDER), *sys.path])
    network: Any = __import__("network")
    features, shares = network.games(mw.die_mauer.Setup(players=3), 20)
    fitted = network.fitted(features, shares, rounds=8)
    loss = ((fitted.evaluate(features, None) - shares) ** 2).sum(axis=1).mean()
    assert loss < 0.8 * ((1 / 3 - shares) ** 2).sum(axis=1).mean()
