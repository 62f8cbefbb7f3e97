"""Makes PyInstaller include the drawing files of the board, and what only compiled code imports."""

from importlib import import_module
from typing import Any

hooks: Any = import_module("PyInstaller.utils.hooks")  # it has no types
datas = hooks.collect_data_files("mauerwerk", includes=["_board/*.css", "_board/*.js"])
names = ["_optional", "_untold", "analysis", "drawing", "errors", "game", "lesson", "results"]
hiddenimports = [f"mauerwerk.{name}" for name in names]
