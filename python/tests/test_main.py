"""The package plays a game from the command line."""

from __future__ import annotations

import os
import subprocess
import sys
from typing import TYPE_CHECKING

import mauerwerk as mw

if TYPE_CHECKING:
    from pathlib import Path


def run(folder: Path, *options: str, encoding: str = "utf-8") -> subprocess.CompletedProcess[str]:
    """Run the package as a program."""
    command = [sys.executable, "-W", "error", "-m", "mauerwerk", *options]
    return subprocess.run(  # noqa: S603
        command,
        cwd=folder,
        env=os.environ | {"PYTHONIOENCODING": encoding},
        capture_output=True,
        encoding=encoding,
        check=False,
    )


def test_a_seeded_game_is_told_and_drawn(tmp_path: Path) -> None:
    done = run(tmp_path, "die-mauer", "players:3", "rounds:1", "--seed", "7")
    record = mw.die_mauer.play(players=3, rounds=1, seed=7)
    assert done.returncode == 0, done.stderr
    assert record.state.view().text() in done.stdout
    assert done.stdout.endswith(f"{record.outcome}\n")
    assert "seat 1 puts a fist on the table\n" in done.stdout  # and not what is in it


def test_a_game_of_berlin_is_told_and_drawn(tmp_path: Path) -> None:
    done = run(tmp_path, "berlin", "--seed", "7", "players:3", "variants:gravity")
    record = mw.berlin.play(players=3, variants="gravity", seed=7)
    assert done.returncode == 0, done.stderr
    assert record.state.view().text() in done.stdout
    assert done.stdout.endswith(f"{record.outcome}\n")


def test_a_game_of_mauerbauer_is_told_and_drawn(tmp_path: Path) -> None:
    done = run(tmp_path, "mauerbauer", "--seed", "7", "players:3", "board:strip")
    record = mw.mauerbauer.play(players=3, board="strip", seed=7)
    assert done.returncode == 0, done.stderr
    assert record.state.view().text() in done.stdout
    assert done.stdout.endswith(f"{record.outcome}\n")
    assert "seat 1 draws a card" in done.stdout  # and not which


def test_a_game_is_played_without_being_named(tmp_path: Path) -> None:
    done = run(tmp_path, "--seed", "7")
    assert done.returncode == 0, done.stderr
    assert done.stdout.endswith(f"{mw.die_mauer.play(seed=7).outcome}\n")


def test_a_terminal_that_cannot_draw_is_no_error(tmp_path: Path) -> None:
    done = run(tmp_path, "--seed", "7", encoding="ascii")
    assert done.returncode == 0, done.stderr


def test_wrong_input_gets_one_line(tmp_path: Path) -> None:
    done = run(tmp_path, "die-mauer", "players:1", "--seed", "7")
    assert done.returncode == 2
    assert done.stderr.splitlines()[-1].startswith("python -m mauerwerk: error: DM-02: ")
