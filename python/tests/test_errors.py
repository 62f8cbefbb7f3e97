"""What errors say: the ruling, all faults at once, and what would be right."""

from __future__ import annotations

import pickle
from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw
from games import HEXAGON, WALL
from mauerwerk.die_mauer import Plan, Record, Setup, State, View

if TYPE_CHECKING:
    from collections.abc import Callable


def test_an_illegal_action_names_the_ruling() -> None:
    state = mw.die_mauer.start(players=4)
    with pytest.raises(mw.IllegalActionError) as refused:
        state.apply(2, "5")
    error = refused.value
    assert (error.rule, error.reason, error.seat) == ("DM-09", "plan_not_owned", 2)
    assert error.action == Plan("5")
    assert str(error) == "Show a piece that you have, or - for an empty fist. (DM-09) [seat 2: 5]"
    assert isinstance(error, ValueError)
    with pytest.raises(mw.IllegalActionError) as refused:
        state.apply("chance", "T")
    assert refused.value.seat == "chance"


def test_an_illegal_move_names_the_ruling() -> None:
    state = mw.berlin.State(f"{WALL} phase:moving roll:2")
    for action, rule, reason in [
        ("0U", "BE-08", "wrong_length"),
        ("0DD", "BE-13", "off_the_wall"),
        ("0UD", "BE-14", "entered_before"),
        ("2UU", "BE-17", "no_such_hammer"),
        ("+", "BE-08", "not_a_move"),
    ]:
        with pytest.raises(mw.IllegalActionError) as refused:
            state.apply(0, action)
        error = refused.value
        assert (error.rule, error.reason, error.seat) == (rule, reason, 0)
        assert error.action == mw.berlin.action(action)
        assert str(error).endswith(f". ({rule}) [seat 0: {action}]")
    with pytest.raises(mw.SetupError) as wrong:
        mw.berlin.start(variants=["gravity", "nullo-gravity"], target=0)
    assert {fault.rule for fault in wrong.value.faults} == {"BE-99", "BE-30"}


def test_an_illegal_wall_names_the_ruling() -> None:
    state = mw.mauerbauer.State(f"{HEXAGON} phase:building")
    for action, rule, reason in [
        ("a1-b2", "MA-12", "line_taken"),
        ("a1-h8", "MA-97", "no_such_line"),
        ("early", "MA-15", "early_roll_off"),
        ("size", "MA-94", "not_asked"),
    ]:
        with pytest.raises(mw.IllegalActionError) as refused:
            state.apply(0, action)
        error = refused.value
        assert (error.rule, error.reason, error.seat) == (rule, reason, 0)
        assert error.action == mw.mauerbauer.action(action)
        assert str(error).endswith(f". ({rule}) [seat 0: {action}]")
    with pytest.raises(mw.SetupError) as wrong:
        mw.mauerbauer.start(players=5, first_player=7, deck={"cards": {}})
    assert {fault.rule for fault in wrong.value.faults} == {"MA-81", "MA-90", "MA-92"}


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
        lambda: mw.berlin.start(players=5),
        lambda: mw.berlin.Cell("a0"),
        lambda: mw.berlin.State(WALL.replace("tcM hammers", "t. hammers")),
        lambda: mw.berlin.State(f"{WALL} phase:moving roll:2").apply(0, "0U"),
        lambda: mw.mauerbauer.start(players=5),
        lambda: mw.mauerbauer.Card("no-card"),
        lambda: mw.mauerbauer.DeckPlan.from_dict({"cards": {}}).check(),
        lambda: mw.mauerbauer.State(f"{HEXAGON} phase:building").apply(0, "a1-b2"),
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


def test_seats_that_the_table_lacks_are_refused() -> None:
    state = mw.die_mauer.start(players=4)
    record = mw.die_mauer.Record(state)
    calls: list[Callable[[], object]] = [
        *[lambda: state.view(5), lambda: state.actions(5), lambda: state.action_ids(5)],
        *[lambda: state.stock(5), lambda: state.fist(5), lambda: record.seen_by(5)],
        lambda: mw.die_mauer.InformationState(state, 5),
        *[lambda: mw.die_mauer.play(players=4, seed=1).seen_by(5)],
    ]
    for call in calls:
        with pytest.raises(mw.SeatError) as refused:
            call()
        assert str(refused.value) == "no seat 5 at this table: its seats are 0 to 3"
    # A decision of a seat that is not at the table is refused as the rules refuse it.
    seen = mw.die_mauer.InformationState(state, 0)
    decides: list[Callable[[], object]] = [
        *[lambda: state.apply(5, "T"), lambda: state.step(5, "T")],
        *[lambda: record.apply(5, "T"), lambda: seen.step(state, 5, "T")],
    ]
    for decide in decides:
        with pytest.raises(mw.IllegalActionError):
            decide()
    for game, seats in [(mw.berlin, 2), (mw.mauerbauer, 2)]:
        with pytest.raises(mw.SeatError, match=f"its seats are 0 to {seats - 1}"):
            game.start().view(seats)
        with pytest.raises(mw.SeatError, match=f"its seats are 0 to {seats - 1}"):
            game.start().actions(seats)


def untyped(**options: Any) -> Setup:  # noqa: ANN401
    """Make a setup of options that a type checker would refuse."""
    return Setup(**options)


@pytest.mark.parametrize(
    ("make", "told"),
    [
        (lambda: untyped(ruonds=2), "ruonds: no such name; the nearest is rounds"),
        (lambda: Setup(rounds=2**64), "rounds: takes a whole number from 1 to 99; this is 184467"),
        (lambda: Setup(rounds=-1), "rounds: takes a whole number from 1 to 99; this is -1"),
        (lambda: Setup(rounds=True), "rounds: takes a whole number from 1 to 99; this is true"),
        (lambda: untyped(sit1_optional=1), "sit1_optional: takes true or false; this is 1"),
        (
            lambda: untyped(tie_break="shard"),
            'takes shared or most-rounds-won; this is "shard"',
        ),
        (lambda: Setup.from_json(""), "invalid JSON: it is empty"),
        (lambda: State.from_json('{"wall":[]}'), "wall: takes "),
        (lambda: State.from_dict({}), "setup: takes named values: players, edition"),
        (lambda: View.from_json("[]"), "takes named values: viewer, position"),
        (lambda: Record.from_json("{"), "invalid JSON: it ends in the middle of an object"),
        (
            lambda: mw.mauerbauer.Setup(board={"name": 1, "towers": {"zz": []}, "region": []}),
            (
                "board.name: takes a text; this is 1; board.region: no such name; "
                "the nearest is regions; board.towers.zz: takes a tower space from a1 to h8"
            ),
        ),
    ],
)
def test_faults_of_form_say_what_is_taken(make: Callable[[], object], told: str) -> None:
    with pytest.raises(mw.MauerwerkError) as refused:
        make()
    assert told in str(refused.value)


def test_sensible_forms_are_taken() -> None:
    setup = mw.berlin.Setup
    assert setup(variants="gravity, pair-a-dice") == setup(variants=["gravity", "pair-a-dice"])
    assert setup(stacks=["arms", "suns"]) == setup(stacks="suns,arms")
    assert setup("variants:gravity, pair-a-dice").variants == ("gravity", "pair-a-dice")
    assert mw.berlin.start(preset_holes=[]).apply("chance", "S")
    plan = mw.mauerbauer.BoardPlan.shipped("hexagon")
    assert mw.mauerbauer.BoardPlan.from_json("\ufeff" + plan.to_json()) == plan
    assert mw.mauerbauer.BoardPlan.from_toml("\ufeff" + plan.to_toml()) == plan


def test_records_that_do_not_replay_are_refused() -> None:
    record = mw.die_mauer.play(players=3, seed=1)
    for old, new in [('"0 ', '"9 '), ('"version":1', '"version":9'), ("die-mauer", "go")]:
        with pytest.raises(mw.RecordError):
            Record.from_json(record.to_json().replace(old, new, 1))


def test_options_come_with_a_setup_only() -> None:
    state = mw.die_mauer.start(players=4)
    with pytest.raises(TypeError):
        mw.die_mauer.simulate(1, state, seed=1, players=3)
    with pytest.raises(TypeError):
        Record(state, players=3)
