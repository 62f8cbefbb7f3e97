"""Whatever is wrong is refused with an error under `ValueError`, or with a `TypeError`."""

from __future__ import annotations

import itertools
import pickle
from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw
from mauerwerk.die_mauer import (
    Decision,
    Gift,
    Plan,
    Record,
    Revealed,
    RoundOver,
    SeenStock,
    Setup,
    State,
    Stock,
    View,
    Wall,
)

if TYPE_CHECKING:
    from collections.abc import Callable

REFUSED = (ValueError, TypeError)
HOSTILE: list[Any] = [
    *[-1, 99, 8, 255, 256, 2**31, 2**63, 2**64, 2**70, -(2**70), 10**5000, True],
    *[1.5, float("nan"), float("inf"), None, b"T", object(), object, [], {}, (), {0}],
    *["", " ", "-1", "99", "T ", "\0", "\ud800", "é", "🏰", "x" * 100_000, "T" * 65],
    *["null", "{}", "[]", "[" * 100_000, '{"a":' * 1000, "1e999", '"\\ud800"', "NaN"],
    *["players:4 players:4", "players:99999999999999999999", "wall:🏰 stocks:", ":", "a:b:c"],
    *["players:4 round:0", "players:4 fists:T", "players:4 stocks:/", "players:8 gifts:>"],
    *["spectator", "chance", "*", "0 T", ">", "+", "+TLL", "unsure:9", "builders:"],
    *[[1, 2], ["T"], ["T"] * 9, [[]], {"players": []}, {"setup": {}}, {1: 2}],
]


def doors() -> list[Callable[[Any], object]]:
    """Return everything that takes something from outside."""
    game: Any = mw.die_mauer
    package: Any = mw
    state: Any = game.start(players=4)
    record: Any = Record(players=4)
    seen: Any = record.seen_by(0)
    wall: Any = Wall("T")
    stock: Any = Stock("T")
    table: Any = game.simulate(3, seed=1, progress=False)
    revealed: Any = Revealed
    round_over: Any = RoundOver
    doors: list[Callable[[Any], object]] = [
        *[state.actions, state.action_ids, state.view, state.stock, state.fist],
        *[lambda x: state.apply(x, "T"), lambda x: state.apply(0, x), lambda x: state.step(0, x)],
        *[lambda x: state.apply(x, x), lambda x: state.step(x, 0), game.action, game.choices],
        *[game.State, State.start, State.from_json, State.from_dict, game.start, game.Setup],
        *[Setup.from_json, game.Wall, game.Stock, game.Plan, game.Build, Decision.from_notation],
        *[lambda x: game.Build("T", x), lambda x: Gift(x, x, x), lambda x: Decision(x, x)],
        *[lambda x: revealed(0, x), lambda x: round_over(x, "dead_wall", x, x), package.Over],
        *[lambda x: round_over(1, x, [], []), lambda x: round_over(1, "dead_wall", ["T"], x)],
        *[package.Decide, lambda x: package.Decide([x]), lambda x: mw.Outcome("a", x, x, "b")],
        *[View.from_json, SeenStock.from_json, state.view().svg, game.Record, Record.from_json],
        *[record.with_names, lambda x: record.apply(x, "T"), lambda x: record.apply(0, x)],
        *[record.seen_by, seen.resample, lambda x: seen.step(state, x, x)],
        *[lambda x: game.InformationState.from_parts(x, x, x)],
        *[lambda x: game.InformationState.from_parts(seen.start, x, seen.now)],
        *[lambda x: game.InformationState(state, x), lambda x: game.InformationState(x, 0)],
        *[lambda x: game.play(seed=x), lambda x: Record.random(Setup(), x)],
        *[wall.at, wall.fits, wall.takes, wall.capacity, stock.count, wall.__getitem__],
        *[lambda x: game.simulate(3, seed=x, progress=False), package.Table, package.Column],
        *[lambda x: game.simulate(3, x, seed=1, progress=False), lambda x: mw.Table({"a": x})],
        *[lambda x: game.simulate(3, seed=1, limit=x, progress=False), table.__getitem__],
        *[lambda x: mw.rulebook.Scenario(x, x), lambda x: mw.rulebook.Scenario("a", x)],
        *[table["turns"].__getitem__, lambda x: game.simulate(x, seed=1, limit=0) if x < 9 else 0],
    ]
    return [*doors, *map(option, mw.die_mauer.Options.__annotations__)]


def option(name: str) -> Callable[[Any], object]:
    """Return what takes one option."""
    start: Any = mw.die_mauer.start
    return lambda value: start(**{name: value})


@pytest.mark.parametrize("door", doors())
def test_no_input_gets_further_than_an_error(door: Callable[[Any], object]) -> None:
    for value in HOSTILE:
        try:
            door(value)
        except (*REFUSED, LookupError):
            continue


def test_positions_of_any_tokens_are_refused_or_legal() -> None:
    tokens = [
        *["players:3", "wall:TT", "wall:T", "stocks:-/-/-", "master:7", "round:over", "round:9"],
        *["totals:9/9/9", "won:9/9/9", "fists:-/-/-", "fists:T/T/T", "builders:0,1,2"],
        *["gifts:1>0T,1>1T", "unsure:0", "idle:9", "rounds:99", "max_idle_turns:1", "stock:T"],
    ]
    for chosen in itertools.combinations(tokens, 4):
        try:
            state = State(" ".join(chosen))
        except mw.FaultsError as error:
            assert error.faults
        else:
            assert State(str(state)) == state
            for viewer in range(3):
                assert View.from_json(state.view(viewer).to_json()) == state.view(viewer)
                state.view(viewer).svg()
                state.view(viewer).text()


def test_views_of_any_json_can_be_drawn() -> None:
    state = mw.die_mauer.start(players=4)
    whole = state.view(1).to_dict()
    for field, value in itertools.product(whole, [[], 0, 9, 255, "T", None, [0] * 8, [1]]):
        try:
            view = View.from_json(to_json(whole | {field: value}))
        except mw.ViewError:
            continue
        view.svg()
        view.text()
        str(view)
        seen = mw.die_mauer.InformationState.from_parts(view, [], view)
        try:
            seen.resample(1)
        except mw.InconsistentError:
            continue


def to_json(value: object) -> str:
    """Return JSON."""
    import json  # noqa: PLC0415

    return json.dumps(value)


def test_an_illegal_action_names_the_ruling() -> None:
    state = mw.die_mauer.start(players=4)
    with pytest.raises(mw.IllegalActionError) as refused:
        state.apply(2, "5")
    error = refused.value
    assert (error.rule, error.reason, error.seat) == ("DM-09", "plan_not_owned", 2)
    assert error.action == Plan("5")
    sentence = next(rule.sentence for rule in mw.die_mauer.rules if rule.id == error.rule)
    assert str(error) == f"DM-09: {sentence} [seat 2: 5]"
    assert isinstance(error, ValueError)
    with pytest.raises(mw.IllegalActionError) as refused:
        state.apply("chance", "T")
    assert refused.value.seat == "chance"


def test_faults_are_reported_at_once() -> None:
    with pytest.raises(mw.SetupError) as refused:
        mw.die_mauer.start(players=2, rounds=0)
    error = refused.value
    assert [fault.rule for fault in error.faults] == ["DM-02", "DM-45"]
    assert str(error) == "; ".join(f"{fault.rule}: {fault.text}" for fault in error.faults)
    with pytest.raises(mw.PositionError) as wrong:
        State("players:4 wall:TG")
    assert wrong.value.faults[0].rule == "DM-20"
    dictionary = mw.die_mauer.start(players=4).to_dict() | {"wall": "TG"}
    with pytest.raises(mw.PositionError) as wrong:
        State.from_dict(dictionary)
    assert wrong.value.faults[0].rule == "DM-20"


def errors() -> list[mw.MauerwerkError]:
    """Return an error of every kind."""
    state = mw.die_mauer.start(players=4)
    calls: list[Callable[[], object]] = [
        lambda: state.apply(0, "5"),
        lambda: state.apply(0, "?"),
        lambda: state.apply(99, "T"),
        lambda: state.apply(-1, "T"),
        lambda: state.apply(0, 999),
        lambda: mw.die_mauer.start(players=1),
        lambda: State("players:4 wall:TG"),
        lambda: Record.from_json("{}"),
        lambda: View.from_json("{}"),
        lambda: mw.rulebook.Scenario("mine", ""),
    ]
    found: list[mw.MauerwerkError] = []
    for call in calls:
        with pytest.raises(mw.MauerwerkError) as refused:
            call()
        found.append(refused.value)
    return found


@pytest.mark.parametrize("error", errors(), ids=lambda error: type(error).__name__)
def test_errors_are_pickled(error: mw.MauerwerkError) -> None:
    again = pickle.loads(pickle.dumps(error))
    assert type(again) is type(error)
    assert str(again) == str(error)
    assert vars(again) == vars(error)
    assert str(error)


def test_seats_are_named_in_errors() -> None:
    state = mw.die_mauer.start(players=4)
    with pytest.raises(mw.SeatError) as refused:
        state.apply(99, "T")
    assert str(refused.value) == "no seat 99: seats are numbered 0 to 7"
    with pytest.raises(mw.SeatError, match="-1"):
        state.view(-1)
    with pytest.raises(mw.IllegalActionError, match="DM-02"):
        state.apply(5, "T")


def test_records_that_do_not_replay_are_refused() -> None:
    record = mw.die_mauer.play(players=3, seed=1)
    for old, new in [('"0 ', '"9 '), ('"version":1', '"version":2'), ("die-mauer", "go")]:
        with pytest.raises(mw.RecordError):
            Record.from_json(record.to_json().replace(old, new, 1))


def test_options_come_with_a_set_up_only() -> None:
    state = mw.die_mauer.start(players=4)
    with pytest.raises(TypeError):
        mw.die_mauer.simulate(1, state, seed=1, players=3)
    with pytest.raises(TypeError):
        Record(state, players=3)
