"""Makes PyInstaller include what the board draws with."""

from PyInstaller.utils.hooks import collect_data_files

datas = collect_data_files("mauerwerk", includes=["_board/*.css", "_board/*.js"])
