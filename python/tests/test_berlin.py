"""A game of Berlin is played, seen, written down and read again."""

from __future__ import annotations

import json
from itertools import islice
from typing import get_args

import pytest

import mauerwerk as mw
from games import WALL
from mauerwerk.berlin import (
    Action,
    Cell,
    Check,
    Collect,
    Content,
    Decision,
    Event,
    Fill,
    Flip,
    Hole,
    InformationState,
    Leave,
    Move,
    Open,
    Path,
    Piece,
    Place,
    Position,
    Reach,
    Record,
    Setup,
    ShowDice,
    ShowSuit,
    ShowTile,
    ShowValue,
    State,
    Value,
    Variant,
    View,
)

MOVING = State(f"{WALL} phase:moving roll:2")
VARIANTS: list[list[Variant]] = [
    [],
    ["crazy-eights", "fast-forward"],
    ["gravity", "wall-of-jericho"],
    ["nullo-gravity"],
    ["on-again-off-again"],
    ["pair-a-dice", "wall-of-china"],
]
RECORDS = [
    *(mw.berlin.play(variants=variants, players=3, seed=5) for variants in VARIANTS),
    mw.berlin.play(variants="crazy-eights", check_visibility="private", seed=5),
    mw.berlin.play(variants="gravity", gravity_fills="any-empty-cell", target=20, seed=5),
    mw.berlin.play(variants="wall-of-china", preset_holes=4, seed=5),
    mw.berlin.play(rows=2, columns=4, target=12, seed=5),
]
RECORD = RECORDS[0]


@pytest.fixture(params=RECORDS, ids=[str(record.setup) for record in RECORDS])
def record(request: pytest.FixtureRequest) -> Record:
    """Return a whole game."""
    found = request.param
    assert isinstance(found, Record)
    return found


def test_a_turn_is_rolled_moved_and_flipped() -> None:
    state = State(f"{WALL} phase:rolling")
    assert state.turn == mw.Chance()
    assert [weight for _, weight in state.chances()] == [1] * 6
    state = state.apply("chance", ShowValue("two"))
    assert (state.phase, state.roll, state.turn) == ("moving", "two", mw.Decide([0]))
    state = state.apply(0, Move(0, "RR"))
    assert state.hammers == (Cell("c1"), Cell("f3"))
    assert state.content("c1") == Content("t")
    state = state.apply(0, "+").apply("chance", "S2")  # dumb luck
    assert state.content("c1") == Content("tS2")
    assert (state.phase, state.seat, state.scores) == ("rolling", 0, (0, 0))
    state = state.apply("chance", "2").apply(0, "0UR").apply(0, "x")
    assert state.seat == 1
    assert State(f"{WALL} phase:rolling").scores == (0, 0)


def test_a_piece_that_matches_is_collected() -> None:
    state = State(f"{WALL.replace('a1/', 'd2/')} phase:moving roll:a").apply(0, "0D")
    assert state.seat == 1
    with pytest.raises(mw.IllegalActionError, match="BE-128"):
        state.apply(0, Collect())
    state = State(f"{WALL.replace('a1/', 'b1/')} phase:moving roll:2").apply(0, "0RR")
    state, events = state.step(0, "*")
    assert events == (mw.berlin.Collected(0, "cA2"),)
    assert state.collected == ((Piece("cA2"),), ())
    assert state.scores == (1, 0)
    assert state.content("d1") == Content(".")
    assert state.gaps == (Cell("d1"),)
    assert not state.holes


def test_actions_are_accepted_in_three_forms() -> None:
    action = MOVING.actions(0)[1]
    assert MOVING.apply(0, action) == MOVING.apply(0, str(action)) == MOVING.apply(0, action.id)
    assert MOVING.action_ids(0) == tuple(action.id for action in MOVING.actions(0))
    assert MOVING.actions(1) == ()
    with pytest.raises(mw.SeatError, match="no seat 7 at this table"):
        MOVING.actions(7)


def test_every_path_to_a_cell_is_legal() -> None:
    state = State(f"{WALL} phase:moving roll:2 path_memory:per-roll")
    listed = [action for action in state.actions(0) if isinstance(action, Move)]
    reach = state.view(0).reach
    assert sum(len(hammer.cells) for hammer in reach) == len(listed)
    assert state.apply(0, "0UR") == state.apply(0, "0RU")
    assert sum(str(action) in ("0UR", "0RU") for action in listed) == 1


def test_actions_have_ids_and_notation() -> None:
    actions = mw.berlin.actions
    first = list(islice(actions, 70_000))
    assert first == sorted(first)
    assert len({action.id for action in first}) == len(first) < len(actions)
    assert len(actions) < mw.berlin.info.actions
    for action in first[::7]:
        assert mw.berlin.action(action.id) == action
        assert mw.berlin.action(str(action)) == action
        assert mw.berlin.action(action) == action
        assert isinstance(action, Action)
        assert action in actions
    assert mw.die_mauer.Plan("T") not in actions
    with pytest.raises(mw.NotationError):
        mw.berlin.action(mw.berlin.info.actions - 1 + 1)
    assert first[0] == mw.berlin.AllActions().__iter__().__next__()


def describe(action: Action) -> str:  # noqa: C901 (a case for each variant)
    """Return an action in words, with every variant of it."""
    match action:
        case ShowValue("null"):
            return "rolls a null"
        case ShowValue(value):
            return f"rolls {value}"
        case ShowDice((low, high)):
            return f"rolls {low} and {high}"
        case ShowSuit(suit):
            return f"draws {suit}"
        case ShowTile(suit, value):
            return f"shows {value} of {suit}"
        case Leave() | Flip() | Check() | Collect():
            return type(action).__name__
        case Place(cell) | Open(cell) | Hole(cell):
            return f"{type(action).__name__} {cell.column} {cell.row}"
        case Fill(cell, side="U"):
            return f"fills {cell} from above"
        case Fill(cell, side):
            return f"fills {cell} from {side}"
        case Move(hammer, path=path):
            return f"moves {hammer} by {len(path)}, at last {path[-1]}"


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("n", "rolls a null"),
        ("6", "rolls a null"),
        ("1", "rolls ace"),
        ("5,3", "rolls three and five"),
        ("S", "draws suns"),
        ("A2", "shows two of arms"),
        ("x", "Leave"),
        ("+", "Flip"),
        ("?", "Check"),
        ("*", "Collect"),
        ("@c4", "Place 2 3"),
        ("+a1", "Open 0 0"),
        ("*l1", "Hole 11 0"),
        ("c3<U", "fills c3 from above"),
        ("c3<L", "fills c3 from L"),
        ("1UUR", "moves 1 by 3, at last R"),
    ],
)
def test_actions_can_be_matched(notation: str, text: str) -> None:
    assert describe(mw.berlin.action(notation)) == text


def test_actions_are_made_of_notation_and_objects() -> None:
    assert Move(0, "UR") == Move(0, Path("UR")) == Move(path=Path("UR"), hammer=0)
    assert Place("c3") == Place(Cell.at(2, 2))
    assert ShowDice(["five", "three"]) == ShowDice(("three", "five"))
    assert ShowDice(["five", "three"]).dice == ("three", "five")
    assert repr(Fill("c3", "U")) == "Fill(Cell('c3'), 'U')"


def test_every_event_of_games_reads_and_can_be_made_again() -> None:
    events: list[Event] = [event for game in RECORDS for events in game.events for event in events]
    kinds = {type(event) for event in events}
    tied = mw.berlin.Tied((0, 1))
    rare = {mw.berlin.LaidAgain(), mw.berlin.CannotMove(), mw.berlin.JerichoLapsed(1), tied}
    assert set(get_args(Event)) <= kinds | {type(event) for event in rare}
    for event in {*events, *rare}:
        assert eval(repr(event), dict(vars(mw.berlin))) == event  # noqa: S307
        assert str(event)
        assert event.seen_by("spectator").seen_by(0) == event.seen_by()


def test_a_private_check_is_seen_by_one_seat() -> None:
    start = mw.berlin.start(variants="crazy-eights", check_visibility="private")
    record, seed = Record(start), 0
    checked: mw.berlin.Checked | None = None
    while checked is None:
        seed += 1
        record = mw.berlin.play(start.setup, seed=seed)
        found = [e for es in record.events for e in es if isinstance(e, mw.berlin.Checked)]
        checked = next(iter(found), None)
    while not any(isinstance(event, mw.berlin.Checked) for event in record.events[-1]):
        record = record.undo()
    (event,) = [e for e in record.events[-1] if isinstance(e, mw.berlin.Checked)]
    assert event.tile is not None
    seat = event.seat
    assert event.seen_by(seat) == event
    assert event.seen_by(1 - seat) == mw.berlin.Checked(seat, public=False)
    place = record.state.hammers[seat]
    assert place is not None
    known = record.state.content(place)
    assert known is not None
    assert (known.kind, known.is_face_down) == ("tile", True)
    assert (known.suit, known.value) == event.tile
    assert seat in known.checked_by
    assert record.state.view(seat).position.content(place) == known
    hidden = record.state.view(1 - seat).position.content(place)
    assert hidden is not None
    if 1 - seat not in known.checked_by:
        assert (hidden.piece, hidden.suit, hidden.value) == (None, None, None)
    assert hidden.checked_by == known.checked_by


def test_a_record_replays(record: Record) -> None:
    states = record.states
    assert len(states) == len(record.decisions) + 1 == len(record.events) + 1
    assert states[0] == record.start == State.start(record.setup)
    assert states[-1] == record.state
    again = Record(record.start)
    for decision in record.decisions[:100]:
        again = again.apply(decision.actor, decision.action)
    assert again.state == states[min(100, len(record.decisions))]
    assert Record.from_json(record.to_json()) == record
    assert record.undo().apply(record.decisions[-1].actor, record.decisions[-1].action) == record


def test_a_record_is_written_as_ppn(record: Record) -> None:
    text = record.ppn()
    assert text == mw.berlin.ppn(record)
    assert "GameType: Berlin" in text
    assert text != Record(record.start).ppn()
    assert Record.from_ppn(text) == record
    with pytest.raises(mw.RecordError, match=r"line \d+: a is no place"):
        Record.from_ppn(text.replace("@a1", "@a", 1))


def test_an_outcome_says_who_won_and_why(record: Record) -> None:
    outcome = record.outcome
    assert outcome is not None
    assert outcome.ending in get_args(mw.berlin.Ending)
    assert outcome.scores == record.state.scores
    best = max(outcome.scores)
    assert outcome.winners == tuple(s for s, score in enumerate(outcome.scores) if score == best)
    assert record.state.view().winners == outcome.winners
    assert str(outcome) in str(record.state.turn)


def test_decisions_have_notation(record: Record) -> None:
    for decision in record.decisions:
        assert Decision.from_notation(str(decision)) == decision
    assert str(Decision("chance", "4")) == "* 4"


def test_chance_has_exact_weights(record: Record) -> None:
    for state in record.states[:200]:
        chances = state.chances()
        assert bool(chances) == (state.turn == mw.Chance())
        assert all(weight > 0 for _, weight in chances)
        for action, _ in chances[:3]:
            assert state.apply("chance", action)


def test_positions_are_written_and_read(record: Record) -> None:
    for state in record.states[::25]:
        assert State(str(state)) == state
        assert State.from_json(state.to_json()) == state
        assert State.from_dict(state.to_dict()) == state
        assert json.loads(state.to_json()) == state.to_dict()
        assert str(state).endswith(state.notation)


def test_an_information_state_is_what_a_seat_has_seen(record: Record) -> None:
    seen, state, part = InformationState(record.start, 1), record.start, Record(record.start)
    for decision in record.decisions[:120]:
        seen, state = seen.step(state, decision.actor, decision.action)
        part = part.apply(decision.actor, decision.action)
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


def test_a_view_holds_what_is_seen(record: Record) -> None:
    rows, columns = record.setup.rows, record.setup.columns
    for state in record.states[::25]:
        view = state.view(1)
        assert view.viewer == 1
        seen = view.position
        assert seen.setup == state.setup
        assert len(seen.wall) == len(state.wall) == rows * columns
        for place, content in enumerate(state.wall):
            cell = Cell.at(place % columns, place // columns)
            assert state.content(cell) == content
            assert seen.content(str(cell)) == seen.wall[place]
        assert seen.content(Cell.at(columns, 0)) is None
        assert view.holes == state.holes
        assert seen.hammers == state.hammers
        assert seen.collected == state.collected
        assert seen.scores == state.scores == tuple(map(len, state.collected))
        assert (seen.phase, seen.seat) == (state.phase, state.seat)
        assert (seen.colour, seen.roll, seen.second) == (state.colour, state.roll, state.second)
        assert set(state.holes + state.gaps) == {
            Cell.at(place % columns, place // columns)
            for place, content in enumerate(state.wall)
            if content.is_empty
        }
        assert View.from_json(view.to_json()) == view
        assert Position.from_json(seen.to_json()) == seen
        assert str(seen) == f"{state.setup} {view}"
        assert view.to_dict()["position"] == seen.to_dict()
        assert json.loads(view.to_json()) == view.to_dict()
        turn = state.turn
        assert view.deciding == (turn.seats if isinstance(turn, mw.Decide) else ())
        for reach in view.reach:
            assert set(reach.cells) <= {
                Cell.at(place % columns, place // columns) for place in range(rows * columns)
            }
            assert eval(repr(reach), dict(vars(mw.berlin))) == reach  # noqa: S307


def test_a_view_tells_what_a_turn_remembers() -> None:
    state = MOVING.apply(0, "0RR").apply(0, "+").apply("chance", "S2").apply("chance", "2")
    assert state.view().position.visited == tuple(map(Cell, ["a1", "b1", "c1"]))
    face_down = WALL.replace("cA2", "cA")
    rolls = State(f"{face_down} phase:rolling-off rolls:4/0 seat:1").view()
    assert rolls.deciding == ()
    assert (rolls.position.rolls, rolls.position.kinds) == ((4, 0), ())
    both = State(f"{WALL} variants:on-again-off-again phase:rolling kinds:t/-")
    assert both.view().position.kinds == ("tile", None)
    without = WALL.replace("tcStcStcS", ".cStcS.cS")
    jericho = State(
        f"{without} variants:wall-of-jericho jericho_at:2 collected:tS2tC3/- "
        "phase:jericho jericho:0"
    )
    assert "+a1" in map(str, jericho.actions(0))
    turning = jericho.apply(0, Open("a1"))
    assert (turning.phase, turning.view().position.at) == ("turning-jericho", Cell("a1"))
    assert turning.view().position.jericho == (0,)
    idle = State(f"{WALL} max_idle_turns:9 phase:rolling idle:3 gained:yes").view().position
    assert (idle.idle_turns, idle.gained) == (3, True)


def test_a_hole_is_filled_as_the_mover_chooses() -> None:
    state = State(
        "rows:3 columns:3 wall:tcSt/t.t/tcSt collected:cM4/- "
        "variants:nullo-gravity hammers:a1/c3 phase:settling"
    )
    fills = state.actions(0)
    assert fills == tuple(Fill("b2", side) for side in get_args(mw.berlin.Direction))
    state, events = state.step(0, fills[0])
    assert events[0] == mw.berlin.Filled("b2", "U")


def test_views_draw_themselves(record: Record) -> None:
    state = record.states[len(record.decisions) // 2]
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
    setup = Setup("players:2 target:9", players=3, variants="gravity,fast-forward", ground=None)
    assert setup == Setup(players=3, target=9, variants=["fast-forward", "gravity"])
    assert (setup.variants, setup.face_up, setup.rows) == (("gravity", "fast-forward"), 12, 4)
    assert eval(repr(setup), dict(vars(mw.berlin))) == setup  # noqa: S307
    assert Setup(str(setup)) == Setup.from_json(setup.to_json()) == setup
    assert Setup(**setup.to_dict()) == setup
    assert Setup(setup, ground="left").ground == "left"
    assert mw.berlin.start(setup).setup == setup


def test_cells_of_a_set_up_are_given_in_many_ways() -> None:
    cells = (Cell("a1"), Cell("c2"))
    for given in ("a1,c2", ["a1", "c2"], cells, ("a1", Cell("c2"))):
        assert Setup(hammer_setup=given).hammer_setup == cells
        assert Setup(preset_holes=given).preset_holes == cells
    assert Setup(hammer_setup="random").hammer_setup == "random"
    assert Setup().hammer_setup == "choose"
    assert Setup(preset_holes=3) == Setup(preset_holes="3")
    assert Setup(preset_holes=3).preset_holes == 3
    assert Setup(fill="TTC").fill == "TTC"
    assert Setup(stacks="suns,arms").stacks == Setup(stacks=["suns", "arms"]).stacks


def test_options_are_those_of_the_core() -> None:
    setup = Setup()
    names = set(mw.berlin.Options.__annotations__)
    given = {name: getattr(setup, name) for name in names}
    assert Setup(**given) == setup
    with pytest.raises(mw.SetupError) as error:
        Setup(no_option=1)  # type: ignore[call-arg] # pyright: ignore[reportCallIssue]
    assert set(str(error.value).partition("there are ")[2].split(", ")) == names


@pytest.mark.parametrize(
    ("option", "type_"),
    [
        ("variants", mw.berlin.Variant),
        ("first_column", mw.berlin.FirstColumn),
        ("stacks", mw.berlin.Suit),
        ("suit_rotation", mw.berlin.Suit),
        ("holes_count", mw.berlin.HolesCount),
        ("path_memory", mw.berlin.PathMemory),
        ("dumb_luck", mw.berlin.DumbLuck),
        ("check_visibility", mw.berlin.CheckVisibility),
        ("ground", mw.berlin.Ground),
        ("gravity_fills", mw.berlin.GravityFills),
        ("on_off_scope", mw.berlin.OnOffScope),
    ],
)
def test_choices_are_those_of_the_core(option: str, type_: object) -> None:
    assert getattr(type_, "__args__", None) == mw.berlin.choices(option)
    with pytest.raises(KeyError):
        mw.berlin.choices("rows")


def test_phases_are_those_of_the_core() -> None:
    seen = {state.phase for game in RECORDS for state in game.states}
    assert seen == set(get_args(mw.berlin.Phase))


def test_pieces_are_values() -> None:
    piece = Piece("tS3")
    assert (piece.kind, piece.suit, piece.value) == ("tile", "suns", "three")
    assert Piece.of("tile", "suns", "three") == piece
    assert piece.notation == str(piece) == "tS3"
    suits, values = get_args(mw.berlin.Suit), get_args(Value)
    kinds = get_args(mw.berlin.Kind)
    pieces = [Piece.of(kind, suit, value) for kind in kinds for suit in suits for value in values]
    assert pieces == sorted(pieces)
    assert [piece.index for piece in pieces] == list(range(48))
    assert [mw.berlin.steps(value) for value in values] == [1, 2, 3, 4, 5, 6]
    match piece:
        case Piece("tile", suit, value="three"):
            assert suit == "suns"
        case _:
            pytest.fail("a piece can be matched")


def test_cells_and_paths_are_values() -> None:
    cell = Cell("aa1")
    assert (cell.column, cell.row, cell.notation) == (26, 0, "aa1")
    assert sorted([Cell("a2"), Cell("b1"), Cell("a1")]) == [Cell("a1"), Cell("b1"), Cell("a2")]
    path = Path("UUR")
    assert list(path) == ["U", "U", "R"]
    assert (len(path), path[0], path[-1], path.stop) == (3, "U", "R", 0)
    assert "R" in path
    assert "D" not in path
    assert 7 not in path
    assert Path("R~2").stop == 2
    with pytest.raises(IndexError):
        path[3]
    assert Path("U") < Path("UU")
    assert Reach(0, ["a1"]) == Reach(hammer=0, cells=[Cell("a1")])


def test_contents_say_what_is_known() -> None:
    kinds = {text: Content(text).kind for text in (".", "t", "c", "cS", "tS3", "t(S3:0)")}
    assert kinds == {".": None, "t": "tile", "c": "coin", "cS": "coin", "tS3": "tile"} | {
        "t(S3:0)": "tile"
    }
    assert Content(".").is_empty
    assert not Content(".").is_face_down
    assert Content("cS").suit == "suns"
    assert Content("cS").value is None
    assert Content("c").suit is None
    assert Content("tS3").piece == Content("t(S3:0)").piece == Piece("tS3")
    assert Content("t(S3:2,0)").checked_by == (0, 2)
    assert Content("tS3").checked_by == ()
    with pytest.raises(mw.NotationError, match="t cS"):
        Content("tt")


def test_rules_are_listed() -> None:
    rules = mw.berlin.rules
    assert [int(rule.id.removeprefix("BE-")) for rule in rules] == list(range(1, len(rules) + 1))
    options = {name for rule in rules for name in rule.options}
    assert options <= set(mw.berlin.Options.__annotations__)
    assert mw.berlin.info.id == "berlin"
    assert not mw.berlin.info.low_score_wins
