"""Everything is a value: immutable, equal, hashable, copied and pickled."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

import pytest

import mauerwerk as mw

if TYPE_CHECKING:
    from pathlib import Path

    from mauerwerk.die_mauer import Record, State

RECORD = mw.die_mauer.play(players=4, seed=7)
STATE = RECORD.states[50]
NOTATIONS = ["4", "3,5", "S", "S3", "x", "+", "?", "*", "@c3", "+c3", "*c3", "c3<U", "0UUR", "0U~2"]
BERLIN = mw.berlin.play(players=3, variants="nullo-gravity,pair-a-dice", seed=7)
MOVING = next(state for state in reversed(BERLIN.states) if state.phase == "moving")
MASONS = mw.mauerbauer.play(players=3, early_roll_penalty=True, seed=7)
PLACING = next(state for state in reversed(MASONS.states) if state.phase == "placing")
BOARD = mw.mauerbauer.BoardPlan.shipped("hexagon")
DECK = mw.mauerbauer.DeckPlan.from_dict({"cards": {"size": 9}, "points": {"cities": 2}})
MASONRY = [
    *["first:2", "draw:size", "b/R?", "early", "a1-b1", "b./RG", "apart", "join:12", "size"],
    *["in-b+in-b", "drop:size", "swap:size", "done", "city:12", "pass"],
]
ANALYSIS = mw.die_mauer.Record(players=3).analyse(0, seed=1, iterations=50)
VALUES: list[object] = [
    *mw.die_mauer.actions,
    *{event for events in RECORD.events for event in events},
    RECORD,
    STATE,
    STATE.setup,
    STATE.turn,
    STATE.wall,
    STATE.stock(0),
    STATE.view(),
    STATE.view(2),
    STATE.view(2).position,
    STATE.view(2).position.stocks[1],
    RECORD.decisions[0],
    RECORD.outcome,
    RECORD.state.turn,
    RECORD.seen_by(1),
    mw.die_mauer.Gift(1, 0, "T"),
    mw.die_mauer.actions,
    *[mw.berlin.action(text) for text in NOTATIONS],
    *{type(event): event for events in BERLIN.events for event in events}.values(),
    mw.berlin.Checked(0, public=False, tile=("suns", "ace")),
    mw.berlin.Checked(0, public=False),
    BERLIN,
    MOVING,
    MOVING.setup,
    MOVING.turn,
    MOVING.view(),
    MOVING.view(2),
    MOVING.view(2).position,
    *MOVING.view(2).reach,
    BERLIN.decisions[0],
    BERLIN.outcome,
    BERLIN.seen_by(1),
    mw.berlin.actions,
    mw.berlin.Cell("c3"),
    mw.berlin.Path("UUR~2"),
    mw.berlin.Piece("tS3"),
    *[mw.berlin.Content(text) for text in (".", "t", "t(S3:0)", "c", "cS", "tS3")],
    *[mw.mauerbauer.action(text) for text in MASONRY],
    *{type(event): event for events in MASONS.events for event in events}.values(),
    mw.mauerbauer.Drawn(0),
    MASONS,
    PLACING,
    PLACING.setup,
    mw.mauerbauer.Setup(board=BOARD, deck=DECK, first_player=1),
    mw.mauerbauer.Setup(board=BOARD.to_dict() | {"name": "not a name"}),
    MASONS.state.turn,
    PLACING.view(),
    PLACING.view(2),
    PLACING.view(2).position,
    *PLACING.view(2).position.hands[1:],
    MASONS.decisions[0],
    MASONS.outcome,
    MASONS.seen_by(1),
    mw.mauerbauer.actions,
    mw.mauerbauer.Card("in-b"),
    mw.mauerbauer.Cards("size,in-b*2"),
    mw.mauerbauer.Roll("b/R?"),
    mw.mauerbauer.Placement("b./RG"),
    BOARD,
    BOARD.regions[0],
    BOARD.check(),
    DECK,
    PLACING.explain("out-towers"),
    mw.mauerbauer.CountedSpace(1),
    mw.mauerbauer.CountedColour("R"),
    mw.mauerbauer.CountedTower("a1", "b"),
    mw.mauerbauer.CountedHouses(1, "R", 2),
    mw.mauerbauer.CountedPalaces(1, "R", 2),
    mw.mauerbauer.CountedWall("a1-b1"),
    mw.mauerbauer.CountedCity(1),
    mw.mauerbauer.rules[0],
    mw.mauerbauer.info,
    mw.berlin.rules[0],
    mw.berlin.info,
    mw.Chance(),
    mw.die_mauer.rules[0],
    mw.die_mauer.info,
    mw.rulebook.scenarios()[0],
    mw.bot("search:5"),
    ANALYSIS,
    ANALYSIS.best,
    ANALYSIS.hint(),
    mw.die_mauer.simulate(10, seed=1, progress=False),
    mw.die_mauer.simulate(10, seed=1, progress=False)["turns"],
]
NAMES = [type(value).__name__ for value in VALUES]


@pytest.mark.parametrize("value", VALUES, ids=NAMES)
def test_values_are_copied_and_pickled(value: object) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        again = pickle.loads(pickle.dumps(value, protocol))
        assert again == value
        assert type(again) is type(value)
        assert hash(again) == hash(value)
        assert repr(again) == repr(value)
        assert str(again) == str(value)
    for copied in (copy.copy(value), copy.deepcopy(value)):
        assert copied is value or isinstance(value, tuple)


def test_a_setup_is_replaced_in_part() -> None:
    setup = mw.die_mauer.Setup(players=3)
    # `copy.replace` of Python 3.13 calls it.
    assert setup.__replace__(rounds=2) == mw.die_mauer.Setup(players=3, rounds=2)


@pytest.mark.parametrize("value", VALUES, ids=NAMES)
def test_dask_names_equal_values_alike(value: object) -> None:
    tokenize = pytest.importorskip("dask.base").tokenize
    again = pickle.loads(pickle.dumps(value))
    assert tokenize(again) == tokenize(value)
    assert tokenize(value) != tokenize(None)


@pytest.mark.parametrize("value", VALUES, ids=NAMES)
def test_values_cannot_be_changed(value: object) -> None:
    names = [name for name in dir(value) if not name.startswith("_")]
    for name in [*names, "something_else"]:
        with pytest.raises(AttributeError):
            setattr(value, name, 1)
        with pytest.raises(AttributeError):
            delattr(value, name)


@pytest.mark.parametrize("value", VALUES, ids=NAMES)
def test_values_equal_only_their_like(value: object) -> None:
    assert value not in (None, 0, "T")
    assert sum(other == value for other in VALUES) == 1 or isinstance(value, tuple)


@pytest.mark.parametrize("value", VALUES, ids=NAMES)
def test_representations_read_well(value: object) -> None:
    assert " object at 0x" not in repr(value)
    assert "\n" not in repr(value)


def test_values_are_pickled_across_processes(tmp_path: Path) -> None:
    code = (
        "import pickle, sys\n"
        "values = pickle.load(sys.stdin.buffer)\n"
        "sys.stdout.buffer.write(pickle.dumps(values))\n"
    )
    command = [sys.executable, "-W", "error", "-c", code]
    done = subprocess.run(  # noqa: S603
        command, input=pickle.dumps(VALUES), capture_output=True, check=True, cwd=tmp_path
    )
    assert pickle.loads(done.stdout) == VALUES


def test_secrets_stay_out_of_a_pickled_view() -> None:
    text = "players:3 wall:- stocks:TG12346/TG12346/TG12346 fists:T/_/_"
    state, other = mw.die_mauer.State(text), mw.die_mauer.State(text.replace("fists:T", "fists:6"))
    assert pickle.dumps(state.view(1)) == pickle.dumps(other.view(1))
    assert pickle.dumps(state.view(0)) != pickle.dumps(other.view(0))


def test_a_private_check_stays_out_of_a_pickled_view() -> None:
    text = "rows:2 columns:4 variants:crazy-eights check_visibility:private hammers:a1/b2 "
    text += "phase:rolling die:S wall:tcCt(S3:0)cA/tcAtcS"
    state, other = mw.berlin.State(text), mw.berlin.State(text.replace("S3", "M4"))
    assert pickle.dumps(state.view(1)) == pickle.dumps(other.view(1))
    assert pickle.dumps(state.view(0)) != pickle.dumps(other.view(0))


def test_hands_of_others_stay_out_of_a_pickled_view() -> None:
    text = "board:hexagon first_player:0 hands:size,cities/in-b,in-w phase:building"
    state = mw.mauerbauer.State(text)
    other = mw.mauerbauer.State(text.replace("size,", "colours,"))
    assert pickle.dumps(state.view(1)) == pickle.dumps(other.view(1))
    assert pickle.dumps(state.view(0)) != pickle.dumps(other.view(0))


def test_threads_share_values(start: State, record: Record) -> None:
    def play(seed: int) -> Record:
        assert start.view(seed % 4).viewer == seed % 4
        assert record.seen_by(seed % 4).resample(seed).setup == start.setup
        return mw.die_mauer.play(players=4, seed=seed)

    with ThreadPoolExecutor(8) as pool:
        records = list(pool.map(play, range(64)))
    assert records == [mw.die_mauer.play(players=4, seed=seed) for seed in range(64)]


def test_actions_are_kept_once(start: State) -> None:
    assert start.actions(0)[0] is start.actions(1)[0]
    assert mw.die_mauer.action("T") is mw.die_mauer.action(1)
    assert mw.berlin.action("0UUR") is mw.berlin.action(mw.berlin.Move(0, "UUR").id)
    assert mw.mauerbauer.action("b1-a1") is mw.mauerbauer.action(mw.mauerbauer.Build("a1-b1").id)
    assert next(iter(mw.die_mauer.actions)) is mw.die_mauer.action(0)


def test_threads_agree_on_actions() -> None:
    moves = [f"{seat}{path}" for seat in range(8) for path in ("UDUD", "LRLR", "UULL", "D~3")]

    def objects(_: int) -> list[int]:
        return [id(mw.berlin.action(move)) for move in moves]

    with ThreadPoolExecutor(8) as pool:
        assert len({tuple(ids) for ids in pool.map(objects, range(64))}) == 1
