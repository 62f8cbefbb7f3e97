"""Tabletop rules as a library: a position is a value, and a rule leads from one to the next.

>>> import mauerwerk as mw
>>> state = mw.die_mauer.start(players=4)
>>> for seat, fist in enumerate(["T", "6", "4", "-"]):  # secret, in any order
...     state = state.apply(seat, fist)
>>> state.wall
Wall('T')
>>> state.turn
Decide((0, 1, 2, 3))
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from mauerwerk import berlin, cluster, die_mauer, mauerbauer, rulebook
from mauerwerk._mauerwerk import (
    Bot,
    Chance,
    Column,
    Dealer,
    Decide,
    Guest,
    Outcome,
    Over,
    Standings,
    Table,
    TableView,
    __version__,
    all_games,
    bot,
    replace_texts,
    table,
    words,
)
from mauerwerk.analysis import Analysis, Appraisal, Hint
from mauerwerk.decisions import DecisionsTable, decisions_table
from mauerwerk.drawing import Drawing, Motion, Place
from mauerwerk.errors import (
    Fault,
    FaultsError,
    IllegalActionError,
    InconsistentError,
    MauerwerkError,
    MessageError,
    NotationError,
    PlanError,
    PositionError,
    RecordError,
    ScenarioError,
    SeatError,
    SetupError,
    TooManyWorldsError,
    TouchError,
    UnavailableError,
    ViewError,
)
from mauerwerk.game import (
    Actor,
    Choice,
    Feature,
    Game,
    GameKind,
    Info,
    Most,
    Rule,
    Rules,
    Turn,
    Viewer,
    rules,
)
from mauerwerk.lobby import Lobby, SetupOption, lobby
from mauerwerk.results import Results

if TYPE_CHECKING:
    from mauerwerk.board import Board as Board

__all__ = [
    "GAMES",
    "Actor",
    "Analysis",
    "Appraisal",
    "Bot",
    "Chance",
    "Choice",
    "Column",
    "Dealer",
    "Decide",
    "DecisionsTable",
    "Drawing",
    "Fault",
    "FaultsError",
    "Feature",
    "Game",
    "GameKind",
    "Guest",
    "Hint",
    "IllegalActionError",
    "InconsistentError",
    "Info",
    "Lobby",
    "MauerwerkError",
    "MessageError",
    "Most",
    "Motion",
    "NotationError",
    "Outcome",
    "Over",
    "Place",
    "PlanError",
    "PositionError",
    "RecordError",
    "Results",
    "Rule",
    "Rules",
    "ScenarioError",
    "SeatError",
    "SetupError",
    "SetupOption",
    "Standings",
    "Table",
    "TableView",
    "TooManyWorldsError",
    "TouchError",
    "Turn",
    "UnavailableError",
    "ViewError",
    "Viewer",
    "__version__",
    "berlin",
    "bot",
    "cluster",
    "decisions_table",
    "die_mauer",
    "games",
    "lobby",
    "mauerbauer",
    "replace_texts",
    "rulebook",
    "rules",
    "table",
    "words",
]

GAMES: tuple[str, ...] = all_games()
"""The ids of all games."""

_modules: tuple[Game, ...] = (die_mauer, berlin, mauerbauer)
games: Mapping[str, Game] = MappingProxyType({game.info.id: game for game in _modules})
"""The modules of all games, by their ids."""


if not TYPE_CHECKING:  # or checkers would take any name for one

    def __getattr__(name: str) -> Any:  # noqa: ANN401 (a class)
        """Return `Board`, which needs a library that the rest of the package doesn't need."""
        if name == "Board":
            from mauerwerk.board import Board  # noqa: PLC0415 (optional)

            return Board
        message = f"module 'mauerwerk' has no attribute {name!r}"
        raise AttributeError(message)
