"""A game of Die Mauer is played, seen, written down and read again."""

from __future__ import annotations

import json

import pytest

import mauerwerk as mw
from mauerwerk.die_mauer import (
    Action,
    Build,
    Decision,
    Decline,
    Event,
    Give,
    InformationState,
    Place,
    Plan,
    Record,
    Setup,
    State,
    View,
    Wall,
)


def test_a_turn_is_planned_in_secret_and_built_together(start: State) -> None:
    state = start.apply(0, "T").apply(3, "-").apply(1, "6")
    assert state.turn == mw.Decide([2])
    assert state.fist(0) == "T"
    assert state.view(1).position.fists == ("?", "6", "_", "?")
    state = state.apply(2, "4")
    assert state.wall == Wall("T")
    assert state.master == 1
    assert state.turn == mw.Decide((0, 1, 2, 3))
    assert start == mw.die_mauer.start(players=4)


def test_actions_are_accepted_in_three_forms(start: State) -> None:
    action = start.actions(0)[1]
    assert start.apply(0, action) == start.apply(0, str(action)) == start.apply(0, action.id)
    assert start.action_ids(0) == tuple(action.id for action in start.actions(0))
    with pytest.raises(mw.SeatError, match="no seat 4 at this table"):
        start.actions(4)


def test_actions_have_ids_and_notation() -> None:
    actions = mw.die_mauer.actions
    assert len(actions) == mw.die_mauer.info.actions == len(set(actions))
    assert list(actions) == sorted(actions)
    assert Plan("T") in actions
    assert "T" not in actions
    for place, action in enumerate(actions):
        assert action.id == place
        assert mw.die_mauer.action(place) == action
        assert mw.die_mauer.action(str(action)) == action
        assert mw.die_mauer.action(action) == action
        assert isinstance(action, Action)


def describe(action: Action) -> str:
    """Return an action in words, with every variant of it."""
    match action:
        case Plan("-"):
            return "hides nothing"
        case Plan(piece):
            return f"hides {piece}"
        case Place(end):
            return f"takes the {end} end"
        case Build(piece, None):
            return f"builds {piece}"
        case Build(piece, end):
            return f"builds {piece} at the {end} end"
        case Give(piece=piece):
            return f"gives {piece}"
        case Decline():
            return "declines"


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("-", "hides nothing"),
        ("T", "hides T"),
        ("L", "takes the left end"),
        ("+4", "builds 4"),
        ("+4R", "builds 4 at the right end"),
        (">G", "gives G"),
        ("x", "declines"),
    ],
)
def test_actions_can_be_matched(notation: str, text: str) -> None:
    assert describe(mw.die_mauer.action(notation)) == text


def over(turn: mw.Turn) -> bool:
    """Return whether a turn is the end, with every variant of it."""
    match turn:
        case mw.Decide(seats):
            return not seats
        case mw.Chance():
            return False
        case mw.Over(mw.Outcome(ending="rounds_played")):
            return True
        case mw.Over(_):
            return False


def test_turns_can_be_matched(record: Record) -> None:
    assert [over(state.turn) for state in record.states].index(True) == len(record.decisions)


def test_a_step_tells_what_happened(start: State) -> None:
    state = start.apply(0, "T").apply(1, "6").apply(2, "4")
    after, events = state.step(3, "T")
    assert after == state.apply(3, "T")
    assert events == (
        mw.die_mauer.Planned(3, "T"),
        mw.die_mauer.Revealed(0, ["T", "6", "4", "T"]),
        mw.die_mauer.Built(3, "T"),
        mw.die_mauer.BlockPassed(1),
    )
    assert events[0].seen_by(3) == events[0]
    assert events[0].seen_by(2) == events[0].seen_by() == mw.die_mauer.Planned(3)
    assert str(events[2]) == "seat 3 builds T"


def test_every_event_of_a_game_reads_and_can_be_made_again(record: Record) -> None:
    events: list[Event] = [event for events in record.events for event in events]
    assert len({type(event) for event in events}) == 8
    for event in events:
        assert eval(repr(event), dict(vars(mw.die_mauer))) == event  # noqa: S307
        assert str(event)


def test_a_record_replays(record: Record) -> None:
    states = record.states
    assert len(states) == len(record.decisions) + 1 == len(record.events) + 1
    assert states[0] == record.start == State.start(record.setup)
    assert states[-1] == record.state
    again = Record(record.start)
    for decision in record.decisions:
        again = again.apply(decision.actor, decision.action)
    assert again == record
    assert again.outcome == record.outcome == record.state.outcome
    assert Record.from_json(record.to_json()) == record


def test_a_record_is_undone_without_being_changed(record: Record) -> None:
    before = record.undo()
    assert before.state == record.states[-2]
    assert before.outcome is None
    assert before.apply(*(record.decisions[-1].actor, record.decisions[-1].action)) == record
    with pytest.raises(IndexError):
        Record(players=3).undo()


def test_a_record_has_names() -> None:
    record = Record(players=3).with_names(["Ann", "Bo", "Cy"])
    assert record.names == ("Ann", "Bo", "Cy")
    assert Record.from_json(record.to_json()).names == record.names
    assert record != Record(players=3)
    with pytest.raises(mw.RecordError):
        record.with_names(["Ann"])


def test_an_outcome_says_who_won_and_why(record: Record) -> None:
    outcome = record.outcome
    assert outcome is not None
    assert outcome.ending == "rounds_played"
    assert outcome.scores == record.state.totals
    best = min(outcome.scores)
    assert outcome.winners == tuple(s for s, score in enumerate(outcome.scores) if score == best)
    assert str(outcome) in str(record.state.turn)


def test_decisions_have_notation(record: Record) -> None:
    for decision in record.decisions:
        assert Decision.from_notation(str(decision)) == decision
        match decision:
            case Decision(actor, action):
                assert Decision(actor, action) == decision
    assert str(Decision("chance", "T")) == "* T"


def test_positions_are_written_and_read(record: Record) -> None:
    for state in record.states[::20]:
        assert State(str(state)) == state
        assert State.from_json(state.to_json()) == state
        assert State.from_dict(state.to_dict()) == state
        assert json.loads(state.to_json()) == state.to_dict()
        assert str(state).endswith(state.notation)


def test_an_information_state_is_what_a_seat_has_seen(record: Record) -> None:
    seen, state = InformationState(record.start, 1), record.start
    for decision in record.decisions[:40]:
        seen, state = seen.step(state, decision.actor, decision.action)
    part = record
    while len(part.decisions) > 40:
        part = part.undo()
    assert seen == part.seen_by(1)
    assert seen.viewer == 1
    assert seen.now == state.view(1)
    assert seen.start == record.start.view(1)
    assert InformationState.from_parts(seen.start, seen.events, seen.now) == seen
    for seed in range(20):
        guess = seen.resample(seed)
        assert guess.view(1) == seen.now
        assert guess == seen.resample(seed)
    assert "events" in json.loads(seen.to_json())
    assert InformationState.from_json(seen.to_json()) == seen
    with pytest.raises(mw.ViewError, match="invalid JSON"):
        InformationState.from_json("seen")


def test_other_seats_know_other_things_in_records_that_are_resampled() -> None:
    record = Record(players=3).apply(0, "T")
    seen = record.seen_by(1)
    known: set[bytes] = set()
    for seed in range(20):
        other = seen.resample_record(seed)
        assert other.seen_by(1) == seen
        assert other.seen_by(1).key == seen.key
        assert other.state == seen.resample(seed)
        assert other == seen.resample_record(seed)
        known.add(other.seen_by(0).key)
    assert len(known) > 1
    with pytest.raises(mw.InconsistentError):
        InformationState.from_parts(seen.start, [], seen.now).resample_record(1)


def test_a_key_stands_for_what_is_known(record: Record) -> None:
    keys: set[bytes] = set()
    known: set[object] = set()
    seen, state = InformationState(record.start, 1), record.start
    for decision in record.decisions[:60]:
        seen, state = seen.step(state, decision.actor, decision.action)
        assert len(seen.key) == len(state.key) == 16
        assert seen.key == InformationState.from_json(seen.to_json()).key
        assert state.key == State(str(state)).key
        keys |= {seen.key, state.key}
        known |= {seen, state}
    assert len(keys) == len(known)
    hidden = [InformationState(record.start, 0).step(record.start, 1, fist)[0] for fist in "TG"]
    assert hidden[0].key == hidden[1].key


def test_a_subgame_key_forgets_what_cannot_matter() -> None:
    start = Record(players=2, min_players=2, stock="T12")
    one, other = (
        start.apply(0, first).apply(1, "-").apply(0, second).apply(1, second).apply(0, "R")
        for first, second in [("1", "2"), ("2", "1")]
    )
    assert one.seen_by(0).key != other.seen_by(0).key
    assert one.subgame_key(0) == other.subgame_key(0)
    assert len({one.subgame_key(0), one.subgame_key(1), start.subgame_key(0)}) == 3
    with pytest.raises(mw.SeatError):
        one.subgame_key(2)


def test_worlds_are_listed_with_the_ways_they_came_about() -> None:
    start = State(
        "players:3 rounds:1 donation_can_end_round:false dead_wall:continue stock:TG1 "
        "wall:T11T stocks:G/TG1/G"
    )
    seen, state = InformationState(start, "spectator"), start
    counts: list[int] = []
    for seat, action in [(0, "-"), (1, "-"), (2, "G"), (1, ">T"), (1, "-"), (0, "-")]:
        seen, state = seen.step(state, seat, action)
        worlds = dict(seen.worlds(limit=24))
        assert state in worlds
        assert all(world.view("spectator") == seen.now for world in worlds)
        counts.append(len(worlds))
    # A closed fist is empty or any piece of the stock. The gift was one of three: of a gate, seat 0
    # has two equal pieces then.
    assert counts == [2, 2 * 4, 1, 3, 3 * 3, 3 * (3 + 2 + 3)]
    assert set(worlds.values()) == {1}
    assert {seen.resample(seed) for seed in range(500)} == set(worlds)
    with pytest.raises(mw.TooManyWorldsError, match="more than 23 states"):
        seen.worlds(limit=23)
    with pytest.raises(mw.InconsistentError):
        InformationState.from_parts(seen.now, seen.events, start.view()).worlds(10)


def test_a_view_holds_what_is_seen(record: Record) -> None:
    for state in record.states[::20]:
        view = state.view(2)
        assert view.viewer == 2
        assert view.position.setup == state.setup
        assert view.position.wall == state.wall
        assert view.position.stocks[2].certain == state.stock(2)
        assert view.position.master == state.master
        assert view.phase == state.phase
        assert view.position.totals == state.totals
        assert view.position.rounds_won == state.rounds_won
        assert view.position.rounds_played == state.rounds_played
        assert view.wall_is_dead == state.wall_is_dead
        assert View.from_json(view.to_json()) == view
        assert json.loads(view.to_json()) == view.to_dict()
        turn = state.turn
        assert view.deciding == (turn.seats if isinstance(turn, mw.Decide) else ())
    assert record.state.view().winners == (record.outcome.winners if record.outcome else None)


def test_a_view_hides_gifts() -> None:
    setup = "players:3 rounds:1"
    state = State(f"{setup} wall:- stocks:TG12346/TG12346/TG12346")
    for seat, fist in enumerate("--T"):
        state = state.apply(seat, fist)
    state = state.apply(1, ">G")
    seen = state.view(2)
    assert seen.position.gifts == (mw.die_mauer.Gift(1, 0),)
    assert state.view(0).position.gifts == (mw.die_mauer.Gift(1, 0, "G"),)
    stock = seen.position.stocks[0]
    assert (stock.size, stock.hidden_in, stock.hidden_out) == (8, 1, 0)
    assert stock.certain is None
    assert str(stock.visible) == "TG12346"
    assert str(stock.surplus) == "-"
    assert stock.counts == dict.fromkeys("TG12346", 1) | {"5": 0}
    assert str(stock) == "TG12346(+1)"
    assert mw.die_mauer.SeenStock(seen.to_dict()["position"]["stocks"][0]) == stock
    assert mw.die_mauer.Position.from_json(seen.position.to_json()) == seen.position
    assert not seen.position.builders
    assert not seen.position.unsure
    assert seen.position.idle_turns == 0


def test_views_draw_themselves(record: Record) -> None:
    state = record.states[30]
    for viewer in ("spectator", 0, 1):
        view = state.view(viewer)
        assert view._repr_svg_() == view.svg() == view.svg(theme="light")
        assert view.svg().startswith("<svg")
        assert view.svg("dark") != view.svg()
        assert view.text()
    assert state._repr_svg_() == state.view().svg()
    assert record._repr_svg_() == record.state._repr_svg_()
    seen = record.seen_by(1)
    assert seen._repr_svg_() == seen.now.svg()


def test_set_ups_take_options() -> None:
    setup = Setup("players:5 rounds:2", rounds=3, edition="vil-coyote", stock=None)
    assert setup == Setup(players=5, rounds=3, edition="vil-coyote")
    assert eval(repr(setup), dict(vars(mw.die_mauer))) == setup  # noqa: S307
    assert Setup(str(setup)) == Setup.from_json(setup.to_json()) == setup
    assert Setup(**setup.to_dict()) == setup
    assert Setup(setup, rounds=4).rounds == 4
    assert setup.donation == "mandatory"
    assert setup.starting_stock() == mw.die_mauer.Stock("TG12346")
    assert Setup(stock=mw.die_mauer.Stock("TG1")).stock == Setup(stock="TG1").stock
    assert mw.die_mauer.start(setup).setup == setup


def test_options_are_those_of_the_core() -> None:
    names = set(mw.die_mauer.Options.__annotations__)
    for name in names:
        assert hasattr(Setup(), name)
    with pytest.raises(mw.SetupError) as error:
        Setup(no_option=1)  # type: ignore[call-arg] # pyright: ignore[reportCallIssue]
    assert set(str(error.value).partition("there are ")[2].split(", ")) == names


@pytest.mark.parametrize(
    ("option", "type_"),
    [
        ("edition", mw.die_mauer.Edition),
        ("next_round_master", mw.die_mauer.NextRoundMaster),
        ("placement_order", mw.die_mauer.PlacementOrder),
        ("building", mw.die_mauer.Building),
        ("donation", mw.die_mauer.Donation),
        ("dead_wall", mw.die_mauer.DeadWall),
        ("tie_break", mw.die_mauer.TieBreak),
    ],
)
def test_choices_are_those_of_the_core(option: str, type_: object) -> None:
    assert getattr(type_, "__args__", None) == mw.die_mauer.choices(option)
    with pytest.raises(KeyError):
        mw.die_mauer.choices("rounds")


def test_walls_and_stocks_are_collections() -> None:
    wall = Wall("44T4")
    assert list(wall) == ["4", "4", "T", "4"]
    assert (len(wall), wall[0], wall[-2]) == (4, "4", "T")
    assert "T" in wall
    assert wall.capacity("G") == 2
    assert wall.capacity("4") is None
    assert Wall("444T").capacity("G") == 1
    assert wall.mirrored() == Wall("4T44")
    assert wall.at("left") == "4"
    assert Wall("-").at("right") is None
    assert wall.fits("G", "left")
    assert wall.takes("G")
    assert not Wall("T").takes("G")
    with pytest.raises(IndexError):
        wall[4]
    stock = mw.die_mauer.Stock("TTG")
    assert list(stock) == ["T", "T", "G"]
    assert (len(stock), stock.count("T"), stock.count("6")) == (3, 2, 0)
    assert "G" in stock
    assert "6" not in stock
    assert "nothing" not in stock
    assert 7 not in stock
    assert not mw.die_mauer.Stock("-")


def test_rules_are_listed() -> None:
    rules = mw.die_mauer.rules
    assert [rule.id for rule in rules] == sorted(rule.id for rule in rules)
    assert len(rules) == 64
    options = {name for rule in rules for name in rule.options}
    assert options <= set(mw.die_mauer.Options.__annotations__)
    assert mw.die_mauer.info.id == "die-mauer"


def test_chance_has_no_part_in_this_game(start: State) -> None:
    assert start.chances() == ()
    with pytest.raises(mw.IllegalActionError):
        start.apply("chance", "T")
