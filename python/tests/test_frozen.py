"""Programs that are frozen by PyInstaller have the files of the board."""

from __future__ import annotations

import runpy
from importlib.metadata import entry_points
from pathlib import Path

from needed import needed

needed("PyInstaller")


def test_the_hook_is_found_and_has_the_files_of_the_board() -> None:
    (entry,) = [
        entry for entry in entry_points(group="pyinstaller40") if entry.module[:9] == "mauerwerk"
    ]
    (folder,) = entry.load()()
    hook = runpy.run_path(str(Path(folder, "hook-mauerwerk.py")))
    files = {(Path(file).name, folder) for file, folder in hook["datas"]}
    folder = str(Path("mauerwerk", "_board"))
    assert files == {("board.js", folder), ("board.css", folder)}
