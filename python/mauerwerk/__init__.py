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

from mauerwerk import berlin, cluster, die_mauer, mauerbauer, rulebook
from mauerwerk._mauerwerk import (
    Bot,
    Chance,
    Column,
    Dealer,
    Decide,
    Outcome,
    Over,
    Table,
    TableView,
    __version__,
    all_games,
    bot,
    table,
)
from mauerwerk.analysis import Analysis, Appraisal, Hint
from mauerwerk.decisions import DecisionsTable, decisions_table
from mauerwerk.errors import (
    Fault,
    FaultsError,
    IllegalActionError,
    InconsistentError,
    MauerwerkError,
    NotationError,
    PlanError,
    PositionError,
    RecordError,
    ScenarioError,
    SeatError,
    SetupError,
    TooManyWorldsError,
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
)
from mauerwerk.results import Results

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
    "Fault",
    "FaultsError",
    "Feature",
    "Game",
    "GameKind",
    "Hint",
    "IllegalActionError",
    "InconsistentError",
    "Info",
    "MauerwerkError",
    "Most",
    "NotationError",
    "Outcome",
    "Over",
    "PlanError",
    "PositionError",
    "RecordError",
    "Results",
    "Rule",
    "Rules",
    "ScenarioError",
    "SeatError",
    "SetupError",
    "Table",
    "TableView",
    "TooManyWorldsError",
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
    "mauerbauer",
    "rulebook",
    "table",
]

GAMES: tuple[str, ...] = all_games()
"""The ids of all games."""

_modules: tuple[Game, ...] = (die_mauer, berlin, mauerbauer)
games: Mapping[str, Game] = MappingProxyType({game.info.id: game for game in _modules})
"""The modules of all games, by their ids."""
