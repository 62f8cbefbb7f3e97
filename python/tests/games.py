"""The module of each game, by the game's id."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import mauerwerk as mw

GAMES: dict[str, Any] = {
    game: import_module(f"mauerwerk.{game.replace('-', '_')}") for game in mw.GAMES
}
