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

from mauerwerk import berlin, die_mauer, mauerbauer, rulebook
from mauerwerk._mauerwerk import Chance, Column, Decide, Outcome, Over, __version__
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
    ViewError,
)
from mauerwerk.game import Actor, Info, Rule, Rules, Turn, Viewer
from mauerwerk.table import Table

__all__ = [
    "Actor",
    "Chance",
    "Column",
    "Decide",
    "Fault",
    "FaultsError",
    "IllegalActionError",
    "InconsistentError",
    "Info",
    "MauerwerkError",
    "NotationError",
    "Outcome",
    "Over",
    "PlanError",
    "PositionError",
    "RecordError",
    "Rule",
    "Rules",
    "ScenarioError",
    "SeatError",
    "SetupError",
    "Table",
    "TooManyWorldsError",
    "Turn",
    "ViewError",
    "Viewer",
    "__version__",
    "berlin",
    "die_mauer",
    "mauerbauer",
    "rulebook",
]
