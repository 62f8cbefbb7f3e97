"""Makes PyInstaller include what the board draws with."""

from importlib import import_module
from typing import Any

hooks: Any = import_module("PyInstaller.utils.hooks")  # it has no types
datas = hooks.collect_data_files("mauerwerk", includes=["_board/*.css", "_board/*.js"])
