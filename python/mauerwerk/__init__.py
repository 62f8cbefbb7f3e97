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
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, cast

from mauerwerk import berlin, die_mauer, mauerbauer
from mauerwerk._mauerwerk import (
    Bot,
    Chance,
    Column,
    Dealer,
    Decide,
    Guest,
    Lesson,
    Outcome,
    Over,
    Search,
    Solution,
    Standings,
    Table,
    TableView,
    __version__,
    all_games,
    bot,
    replace_texts,
    search,
    solve,
    table,
    words,
)
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
    Evaluate,
    Evaluations,
    Feature,
    Game,
    GameId,
    GameKind,
    Info,
    Most,
    Player,
    PlayerName,
    Rule,
    Rules,
    Turn,
    Viewer,
    rules,
)
from mauerwerk.lobby import Lobby, SetupOption, lobby

if TYPE_CHECKING:
    from mauerwerk import cluster, rulebook
    from mauerwerk.analysis import Analysis, Appraisal, Hint, Mistake, Trial
    from mauerwerk.board import Board as Board
    from mauerwerk.board import LessonBoard as LessonBoard
    from mauerwerk.datasets import Dataset, dataset
    from mauerwerk.decisions import DecisionsTable, decisions_table
    from mauerwerk.drawing import Drawing, Motion, Place
    from mauerwerk.lesson import LessonPage, LessonReply
    from mauerwerk.results import Mean, Results

__all__ = [
    "GAMES",
    "Actor",
    "Analysis",
    "Appraisal",
    "Bot",
    "Chance",
    "Choice",
    "Column",
    "Dataset",
    "Dealer",
    "Decide",
    "DecisionsTable",
    "Drawing",
    "Evaluate",
    "Evaluations",
    "Fault",
    "FaultsError",
    "Feature",
    "Game",
    "GameId",
    "GameKind",
    "Guest",
    "Hint",
    "IllegalActionError",
    "InconsistentError",
    "Info",
    "Lesson",
    "LessonPage",
    "LessonReply",
    "Lobby",
    "MauerwerkError",
    "Mean",
    "MessageError",
    "Mistake",
    "Most",
    "Motion",
    "NotationError",
    "Outcome",
    "Over",
    "Place",
    "PlanError",
    "Player",
    "PlayerName",
    "PositionError",
    "RecordError",
    "Results",
    "Rule",
    "Rules",
    "ScenarioError",
    "Search",
    "SeatError",
    "SetupError",
    "SetupOption",
    "Solution",
    "Standings",
    "Table",
    "TableView",
    "TooManyWorldsError",
    "TouchError",
    "Trial",
    "Turn",
    "UnavailableError",
    "ViewError",
    "Viewer",
    "__version__",
    "berlin",
    "bot",
    "cluster",
    "dataset",
    "decisions_table",
    "die_mauer",
    "games",
    "lobby",
    "mauerbauer",
    "replace_texts",
    "rulebook",
    "rules",
    "search",
    "solve",
    "table",
    "words",
]

GAMES = cast("tuple[GameId, ...]", all_games())
"""The ids of all games."""

_modules: tuple[Game, ...] = (die_mauer, berlin, mauerbauer)
games: Mapping[str, Game] = MappingProxyType({game.info.id: game for game in _modules})
"""The modules of all games, by their ids."""

_LATER = {
    "analysis": ("Analysis", "Appraisal", "Hint", "Mistake", "Trial"),
    "board": ("Board", "LessonBoard"),
    "cluster": (),
    "datasets": ("Dataset", "dataset"),
    "decisions": ("DecisionsTable", "decisions_table"),
    "drawing": ("Drawing", "Motion", "Place"),
    "lesson": ("LessonPage", "LessonReply"),
    "results": ("Mean", "Results"),
    "rulebook": (),
}
"""Modules that are imported when they are first used, with their names in this package."""


if not TYPE_CHECKING:  # or checkers would take any name for one

    def __getattr__(name: str) -> Any:  # noqa: ANN401 (a class or a module)
        """Return a name whose module is imported now."""
        for place, names in _LATER.items():
            if name == place or name in names:
                module = import_module(f"mauerwerk.{place}")
                globals()[name] = found = module if name == place else getattr(module, name)
                return found
        message = f"module 'mauerwerk' has no attribute {name!r}"
        raise AttributeError(message)

    def __dir__() -> list[str]:
        """Return the public names."""
        return __all__
