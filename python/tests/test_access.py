"""Values are reached by place, by name, and from a state as from its view."""

from __future__ import annotations

import subprocess
import sys
import weakref
from pathlib import Path
from typing import Any

import pytest

import mauerwerk as mw
from games import GAMES


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_rules_are_found_by_id_and_by_place(game: Any) -> None:  # noqa: ANN401
    for place, rule in enumerate(game.rules):
        assert game.rules[rule.id] is game.rules[place] is rule
        assert rule in game.rules
        assert rule.id in game.rules
    assert game.rules[-1].id == game.rules.ids[-1]
    assert game.rules[1:3] == (game.rules[1], game.rules[2])
    assert game.rules == tuple(game.rules)
    assert "XX-01" not in game.rules
    assert None not in game.rules
    with pytest.raises(IndexError):
        game.rules[999]
    with pytest.raises(TypeError):
        game.rules[None]


def test_only_public_names_are_listed() -> None:
    assert dir(mw) == sorted(mw.__all__)
    for name in mw.__all__:
        assert getattr(mw, name) is not None
    for game in GAMES.values():
        assert set(dir(game)) == set(game.__all__)


def test_an_import_is_quick(tmp_path: Path) -> None:
    slow = ["concurrent.futures", "dataclasses", "difflib", "inspect", "json", "logging", "numpy"]
    script = f"import sys, mauerwerk; print([name for name in {slow} if name in sys.modules])"
    command = [sys.executable, "-S", "-c", script]
    path = {"PYTHONPATH": str(Path(mw.__file__).parents[1])}
    done = subprocess.run(  # noqa: S603 (our own command)
        command, capture_output=True, text=True, check=True, env=path, cwd=tmp_path
    )
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_objects_are_referenced_weakly(game: Any) -> None:  # noqa: ANN401
    record = game.play(seed=7)
    results = game.simulate(1, seed=1, progress=False)
    objects = [
        *(
            record,
            record.setup,
            record.state,
            record.state.turn,
            record.outcome,
            record.decisions[0],
        ),
        *(record.decisions[0].action, record.events[0][0], record.state.view(), record.seen_by(0)),
        *(game.actions, results, results["game"], mw.bot("easy"), mw.table(game.info.id)),
    ]
    for one in objects:
        assert weakref.ref(one)() is one


def test_a_ruling_that_is_not_there_is_refused_with_its_neighbours() -> None:
    with pytest.raises(KeyError, match=r"DM-9x.*did you mean DM-"):
        mw.die_mauer.rules["DM-9x"]
    with pytest.raises(KeyError, match="did you mean DM-20"):
        mw.die_mauer.rules["dm_20"]
    with pytest.raises(KeyError, match="no ruling 'nothing'"):
        mw.die_mauer.rules["nothing"]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_actions_are_found_by_place(game: Any) -> None:  # noqa: ANN401
    first = [action for _, action in zip(range(3000), game.actions, strict=False)]
    assert [game.actions[place] for place in range(len(first))] == first
    assert game.actions[:9] == tuple(first[:9])
    assert game.actions[9:0:-3] == tuple(first[9:0:-3])
    assert game.actions[-1] == game.actions[len(game.actions) - 1]
    assert game.actions[-1].id < game.info.actions
    assert game.actions[-len(game.actions)] == first[0]
    assert game.actions[5:5] == ()
    for place in (len(game.actions), -len(game.actions) - 1):
        with pytest.raises(IndexError):
            game.actions[place]
    with pytest.raises(TypeError):
        game.actions["T"]


def test_all_of_berlin_stand_in_order() -> None:
    last = mw.berlin.actions[-1000:]
    assert [action.id for action in last] == sorted(action.id for action in last)
    for place in (100_000, 2_000_000, 4_000_000):
        before, action = mw.berlin.actions[place - 1 : place + 1]
        between = range(before.id + 1, action.id)
        assert mw.berlin.actions[place] == action
        for number in between:
            with pytest.raises(mw.NotationError):
                mw.berlin.action(number)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_record_counts_its_decisions(game: Any) -> None:  # noqa: ANN401
    record = game.play(players=3, seed=1)
    assert len(record) == len(record.decisions) == len(record.states) - 1
    empty = game.Record(players=3)
    assert len(empty) == 0
    assert empty
    assert len(record.undo()) == len(record) - 1


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_record_is_replayed_once(game: Any) -> None:  # noqa: ANN401
    record = game.play(players=3, seed=1)
    assert record.states is record.states
    assert record.events is record.events
    assert record.decisions is record.decisions
    assert record.states[-1] == record.state


def test_walls_and_paths_are_sliced() -> None:
    wall = mw.die_mauer.Wall("44T4")
    assert (wall[1:3], wall[::-1], wall[-1]) == (("4", "T"), ("4", "T", "4", "4"), "4")
    path = mw.berlin.Path("UUR")
    assert (path[1:], path[-1]) == (("U", "R"), "R")
    for sequence in (wall, path):
        with pytest.raises(IndexError):
            sequence[9]


def attributes(value: object) -> set[str]:
    """Return the names of what can be read from a value."""
    kind = type(value)
    names = [name for name in dir(kind) if not name.startswith("_")]
    return {name for name in names if not callable(getattr(kind, name))}


@pytest.mark.parametrize(
    "record",
    [
        mw.die_mauer.play(players=4, max_idle_turns=9, seed=7),
        mw.berlin.play(players=3, variants="gravity", seed=7),
        mw.berlin.play(players=3, variants="on-again-off-again,pair-a-dice", seed=7),
        mw.mauerbauer.play(players=3, early_roll_penalty=True, seed=7),
    ],
    ids=["die_mauer", "berlin", "berlin-with-dice", "mauerbauer"],
)
def test_a_state_has_what_its_views_have(record: Any) -> None:  # noqa: ANN401
    hidden = {"fists", "stocks", "gifts", "hands"}
    for state in record.states[::7]:
        view = state.view()
        for seen, names in [
            (view, attributes(view) - {"viewer", "position"}),
            (view.position, attributes(view.position)),
        ]:
            assert names <= attributes(state)
            for name in names - hidden:
                assert getattr(state, name) == getattr(seen, name), name


def test_a_state_of_die_mauer_has_in_full_what_its_views_hide() -> None:
    state = mw.die_mauer.State(
        "players:3 wall:- stocks:TG12346/TG12346/TG12346 fists:T/_/_ gifts:1>0T"
    )
    assert state.fists == ("T", "_", "_")
    assert state.stocks == tuple(state.stock(seat) for seat in range(3))
    assert state.gifts == (mw.die_mauer.Gift(1, 0, "T"),)
    for seat in range(3):
        assert state.view(seat).position.fists[seat] == state.fists[seat]
        assert state.view(seat).position.stocks[seat].size == len(state.stocks[seat])
