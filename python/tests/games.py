"""The module of each game, and positions that several tests start from."""

from __future__ import annotations

from typing import Any

import mauerwerk as mw

GAMES: dict[str, Any] = {**mw.games}

# Mauerbauer with three spaces that are nearly a city, and Berlin with two hammers.
HEXAGON = (
    "board:hexagon first_player:0 walls:a1-b2,b1-b2 towers:a1b,b1g,b2w "
    "houses:1=R,2=G,4=R hands:size,in-towers/cities,out-shore"
)
WALL = "rows:3 columns:6 wall:tcStcStcS/tcMtcAtcS/tcCtcA2tcM hammers:a1/f3"
