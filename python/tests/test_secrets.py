"""What is shown without being asked for tells no secret."""

from __future__ import annotations

import importlib
import warnings
from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

WALL = "players:3 wall:- stocks:TG12346/TG12346/TG12346 fists:{}/_/_"
CHECK = (
    "rows:2 columns:4 variants:crazy-eights check_visibility:private hammers:a1/b2 "
    "phase:rolling die:S wall:tcCt({}:0)cA/tcAtcS"
)
MASONS = "board:hexagon first_player:0 hands:{},cities/in-b,in-w phase:building"
# Positions that differ in what is hidden alone.
PAIRS: list[tuple[Any, Any]] = [
    (mw.die_mauer.State(WALL.format("T")), mw.die_mauer.State(WALL.format("6"))),
    (mw.berlin.State(CHECK.format("S3")), mw.berlin.State(CHECK.format("M4"))),
    (mw.mauerbauer.State(MASONS.format("size")), mw.mauerbauer.State(MASONS.format("colours"))),
]
IDS = ["die-mauer", "berlin", "mauerbauer"]


def record_of(state: Any) -> Any:  # noqa: ANN401
    """Return the record that starts at a state."""
    game = importlib.import_module(type(state).__module__)
    return game.Record(state)


def shown(state: Any) -> Iterator[Any]:  # noqa: ANN401
    """Return what shows itself of a state and of the objects that hold it."""
    record = record_of(state)
    yield repr(state)
    yield repr([state, (state,), {"a": state}, {state}])
    yield state._repr_svg_()
    yield state._repr_mimebundle_()
    yield repr(state.setup), repr(state.turn), repr(state.outcome)
    yield repr(record), repr(record.states), repr(record.decisions), repr(record.events)
    yield record._repr_svg_(), record._repr_mimebundle_()
    yield repr(record.seen_by()), record.seen_by()._repr_mimebundle_()
    yield repr(record.seen_by(1)), record.seen_by(1)._repr_mimebundle_()
    yield repr(state.view()), str(state.view()), state.view()._repr_mimebundle_()
    yield repr(state.view(1)), state.view(1)._repr_mimebundle_()


@pytest.mark.parametrize(("state", "other"), PAIRS, ids=IDS)
def test_what_shows_itself_hides_what_is_hidden(state: Any, other: Any) -> None:  # noqa: ANN401
    assert state != other
    assert list(shown(state)) == list(shown(other))


@pytest.mark.parametrize(("state", "other"), PAIRS, ids=IDS)
def test_what_is_asked_for_tells_all(state: Any, other: Any) -> None:  # noqa: ANN401
    assert str(state) != str(other)
    assert state.to_json() != other.to_json()
    assert state.to_dict() != other.to_dict()
    assert state.notation != other.notation
    assert type(state)(str(state)) == state
    assert state.view(0)._repr_mimebundle_() != other.view(0)._repr_mimebundle_()


def test_records_show_their_decisions_when_asked() -> None:
    record = mw.die_mauer.Record(players=3).apply(0, "T").apply(1, "6")
    assert repr(record.decisions) == "<Decisions: 2, secret ones among them; list(...) shows all>"
    assert repr(record.events) == "<Events: 2, secret ones among them; list(...) shows all>"
    assert isinstance(record.decisions, tuple)
    first, second = record.decisions
    assert repr(list(record.decisions)) == f"[{first!r}, {second!r}]"
    assert repr(first) == "Decision(0, Plan('T'))"
    assert record.decisions == (first, second)
    assert record.decisions[1:] == (second,)
    assert hash(record.decisions) == hash((first, second))


CELLS = """
import mauerwerk as mw
state = mw.die_mauer.State("{}")
record = mw.die_mauer.Record(state)
---
state
---
[state], (state,), {{"state": state}}
---
record
---
record.states
---
record.apply(1, "G").decisions
---
record.apply(1, "G").events
---
record.seen_by(2)
---
record.seen_by()
---
state.view()
---
state.view(2)
---
from IPython.display import display
display(state, record, record.states)
---
import numpy as np
np.array([state])
---
state.turn, state.setup, state.master, state.wall
"""


def outputs(text: str, folder: Path) -> list[str]:
    """Run a notebook, and return what each cell has stored."""
    nbformat: Any = pytest.importorskip("nbformat")
    nbclient: Any = pytest.importorskip("nbclient")
    pytest.importorskip("ipykernel")
    cells = [nbformat.v4.new_code_cell(cell.strip()) for cell in text.split("---")]
    notebook = nbformat.v4.new_notebook(cells=cells)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # those of the notebook's own machinery
        where = {"metadata": {"path": str(folder)}}
        options = {"timeout": 900, "kernel_name": "python3", "resources": where}
        nbclient.NotebookClient(notebook, **options).execute()
    for cell in notebook.cells[1:]:
        assert cell.outputs, cell.source
        for output in cell.outputs:
            output.pop("execution_count", None)
            output.pop("metadata", None)
    return [str(cell.outputs) for cell in notebook.cells[1:]]


def test_a_stored_notebook_tells_no_secret(tmp_path: Path) -> None:
    tower, wall = (outputs(CELLS.format(WALL.format(fist)), tmp_path) for fist in "T6")
    assert tower == wall
    assert any("svg" in output for output in tower)
    assert not [output for output in tower if "fists:T" in output or "Plan(" in output]
