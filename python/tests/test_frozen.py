"""Programs that are frozen by PyInstaller have the files of the board."""

from __future__ import annotations

import runpy
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

from needed import needed

needed("PyInstaller")

PROGRAM = """\
import mauerwerk as mw
for game in mw.GAMES:
    table = mw.table(game, players=3, seed=1).resolve_chance()
    while table.outcome is None:
        for seat in table.turn.seats:
            table = table.apply(seat, table.choose(seat, "random", seed=1))
        table = table.resolve_chance()
    assert str(table.view().svg()).startswith("<svg")
    assert mw.Lesson(game).page().number == 1
    print(len(table.news()) > 0)
"""
LARGE = [
    *["anywidget", "distributed", "gymnasium", "matplotlib", "numpy", "pandas", "pettingzoo"],
    *["polars", "pyarrow", "ray", "tqdm", "traitlets"],
]
"""Libraries that the program does not use, which take minutes to freeze."""


def test_the_hook_is_found_and_has_the_files_of_the_board() -> None:
    (entry,) = [
        entry for entry in entry_points(group="pyinstaller40") if entry.module[:9] == "mauerwerk"
    ]
    (folder,) = entry.load()()
    hook = runpy.run_path(str(Path(folder, "hook-mauerwerk.py")))
    files = {(Path(file).name, folder) for file, folder in hook["datas"]}
    folder = str(Path("mauerwerk", "_board"))
    assert files == {("board.js", folder), ("board.css", folder)}


def test_a_frozen_program_plays_and_draws(tmp_path: Path) -> None:
    (tmp_path / "program.py").write_text(PROGRAM)
    left_out = [f"--exclude-module={library}" for library in LARGE]
    freeze = [sys.executable, "-m", "PyInstaller", "program.py", "--log-level=ERROR", *left_out]
    for command in (freeze, [str(tmp_path / "dist" / "program" / "program")]):
        done = subprocess.run(  # noqa: S603
            command, capture_output=True, text=True, check=False, timeout=1800, cwd=tmp_path
        )
        assert done.returncode == 0, done.stderr
    assert done.stdout == 3 * "True\n"
    files = {path.name for path in tmp_path.glob("dist/program/**/_board/*")}
    assert files >= {"board.js", "board.css"}
