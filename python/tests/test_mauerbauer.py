"""A game of Mauerbauer is played, explained, seen, written down and read again."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, get_args

import pytest

import mauerwerk as mw
from mauerwerk.mauerbauer import (
    Action,
    BoardCounts,
    BoardPlan,
    Build,
    Card,
    Cards,
    Choose,
    CountedCity,
    CountedColour,
    CountedHouses,
    CountedPalaces,
    CountedSpace,
    CountedTower,
    CountedWall,
    Decision,
    DeckPlan,
    Discard,
    Draw,
    EndSwap,
    Event,
    Explanation,
    First,
    Hand,
    InformationState,
    Join,
    Pass,
    Place,
    Placement,
    Play,
    PlayTwo,
    Position,
    Record,
    RegionPlan,
    Roll,
    RollEarly,
    Setup,
    ShowDice,
    State,
    StayApart,
    Swap,
    View,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

BUILDING = State(
    "board:hexagon first_player:0 walls:a1-b2,b1-b2 towers:a1b,b1g,b2w "
    "houses:1=R,2=G,4=R hands:size,in-towers/cities,out-shore phase:building"
)
SCORING = BUILDING.apply(0, "a1-b1").apply("chance", "-/R?").apply(0, "../R.")
KITE = """
name = "kite"
coast = ["a1-b1"]
[towers]
a1 = [0, 0]
a2 = [10, 0]
b1 = [0, 10]
b2 = [10, 10]
[[regions]]
name = "north"
spaces = { 1 = "a1-a2-b1" }
[[regions]]
name = "south"
spaces = { 2 = "a2-b2-b1" }
"""
RECORDS = [
    *(mw.mauerbauer.play(players=players, seed=5) for players in (2, 3, 4)),
    *(mw.mauerbauer.play(players=2, board="strip", seed=seed) for seed in range(4)),
    mw.mauerbauer.play(players=3, deck="uniform30", early_roll_penalty=True, seed=5),
    mw.mauerbauer.play(tower_rule="fair-report", convert_after_connect=False, seed=5),
    mw.mauerbauer.play(board="hexagon", first_player=1, seed=5),
    mw.mauerbauer.play(board=BoardPlan.from_toml(KITE), deck={"cards": {"size": 7}}, seed=5),
]
RECORD = RECORDS[0]


@pytest.fixture(params=RECORDS, ids=[str(record.setup)[:60] for record in RECORDS])
def record(request: pytest.FixtureRequest) -> Record:
    """Return a whole game."""
    found = request.param
    assert isinstance(found, Record)
    return found


def test_a_wall_completes_a_city() -> None:
    state, events = BUILDING.step(0, Build("b1-a1"))
    assert events == (mw.mauerbauer.Built(0, "a1-b1"), mw.mauerbauer.Completed(1, 1))
    assert (state.phase, state.turn, state.last) == ("rolling", mw.Chance(), "a1-b1")
    assert sum(weight for _, weight in state.chances()) == 36
    state = state.apply("chance", ShowDice("-/?R"))
    assert state.roll == Roll("-/R?")
    assert state.actions(0) == tuple(Place(f"../{colour}.") for colour in "RGYBP")
    state = state.apply(0, Place("../R."))
    assert state == SCORING
    assert (state.phase, state.seat, state.acting, state.completed) == ("scoring", 0, 0, 1)
    assert state.walls == ("a1-b1", "a1-b2", "b1-b2")
    assert state.towers == {"a1": "b", "b1": "g", "b2": "w"}
    assert (state.tower("a1"), state.tower("a2")) == ("b", None)
    assert state.houses == {2: ("G",), 4: ("R",)}
    assert state.palaces == {1: ("R",)}
    assert state.cities == {1: (1,)}
    assert state.hands == (Cards("size,in-towers"), Cards("cities,out-shore"))
    assert (len(state.discards), state.deck, state.scores) == (0, 56, (0, 0))
    state = state.apply(0, "size+in-towers")
    assert state.scores == (9, 0)
    assert state.discards == Cards.of(["in-towers", "size"])
    assert (state.phase, state.draws) == ("drawing", 1)


def test_what_is_returned_belongs_to_the_caller() -> None:
    SCORING.towers.clear()
    SCORING.hands[0].counts.clear()
    SCORING.view().position.houses.clear()
    assert len(SCORING.towers) == 3
    assert len(SCORING.hands[0].counts) == 2
    assert SCORING.view().position.houses == SCORING.houses


def test_actions_are_accepted_in_three_forms() -> None:
    action = BUILDING.actions(0)[1]
    assert BUILDING.apply(0, action) == BUILDING.apply(0, str(action))
    assert BUILDING.apply(0, action) == BUILDING.apply(0, action.id)
    assert BUILDING.action_ids(0) == tuple(action.id for action in BUILDING.actions(0))
    assert BUILDING.actions(1) == ()
    with pytest.raises(mw.SeatError, match="no seat 7 at this table"):
        BUILDING.actions(7)


def test_actions_have_ids_and_notation() -> None:
    actions = tuple(mw.mauerbauer.actions)
    assert list(actions) == sorted(actions)
    assert len({action.id for action in actions}) == len(actions) == len(mw.mauerbauer.actions)
    assert len(actions) <= mw.mauerbauer.info.actions
    for action in actions:
        assert mw.mauerbauer.action(action.id) == action
        assert mw.mauerbauer.action(str(action)) == action
        assert mw.mauerbauer.action(action) == action
        assert eval(repr(action), dict(vars(mw.mauerbauer))) == action  # noqa: S307
        assert isinstance(action, Action)
        assert action in mw.mauerbauer.actions
    assert mw.die_mauer.Plan("T") not in mw.mauerbauer.actions
    with pytest.raises(mw.NotationError):
        mw.mauerbauer.action(mw.mauerbauer.info.actions)


def describe(action: Action) -> str:  # noqa: C901 (a case for each variant)
    """Return an action in words, with every variant of it."""
    match action:
        case First(seat):
            return f"seat {seat} starts"
        case Draw(Card("size")):
            return "a card for the size of the city"
        case Draw(card) | Play(card) | Discard(card) | Swap(card):
            return f"{type(action).__name__} {card.label}"
        case ShowDice(Roll(None, houses)):
            return f"rolls only {' and '.join(houses)}"
        case ShowDice(Roll(tower, (one, other))):
            return f"rolls {tower}, {one}, {other}"
        case Build(line):
            return f"builds from {line[:2]} to {line[3:]}"
        case Place(Placement((None, None), houses=(house, None))):
            return f"places only {house}"
        case Place(Placement(towers, houses)):
            return f"places {towers} and {houses}"
        case Join(city) | Choose(city):
            return f"{type(action).__name__} {city + 0}"
        case PlayTwo((one, other)):
            return f"plays {one} and {other}"
        case RollEarly() | StayApart() | EndSwap() | Pass():
            return type(action).__name__


@pytest.mark.parametrize(
    ("notation", "text"),
    [
        ("first:2", "seat 2 starts"),
        ("draw:size", "a card for the size of the city"),
        ("draw:in-b", "Draw black towers in the city"),
        ("size", "Play size of the city"),
        ("drop:cities", "Discard completed cities"),
        ("swap:out-R", "Swap red houses outside cities"),
        ("-/?R", "rolls only R and ?"),
        ("b/R?", "rolls b, R, ?"),
        ("b1-a1", "builds from a1 to b1"),
        ("../R.", "places only R"),
        ("b./RG", "places ('b', None) and ('R', 'G')"),
        ("join:12", "Join 12"),
        ("city:12", "Choose 12"),
        ("in-towers+size", "plays size and in-towers"),
        ("early", "RollEarly"),
        ("apart", "StayApart"),
        ("done", "EndSwap"),
        ("pass", "Pass"),
    ],
)
def test_actions_can_be_matched(notation: str, text: str) -> None:
    assert describe(mw.mauerbauer.action(notation)) == text


def test_actions_are_made_of_notation_and_objects() -> None:
    assert Play("size") == Play(Card("size")) == Play(card=Card("size"))
    assert Build("b1-a1") == Build("a1-b1")
    assert Build("b1-a1").line == "a1-b1"
    assert PlayTwo(["in-b", "size"]).cards == (Card("size"), Card("in-b"))
    assert PlayTwo(("size", "in-b")) == PlayTwo([Card("in-b"), "size"])
    assert Place(Placement.of(["b", None], ["R", "G"])) == Place("b./RG")
    assert ShowDice(Roll.of(None, ["?", "R"])) == ShowDice("-/R?")
    assert repr(Place("b./RG")) == "Place(Placement('b./RG'))"
    with pytest.raises(mw.SeatError):
        First(8)


def test_every_event_of_games_reads_and_can_be_made_again() -> None:
    events: list[Event] = [event for game in RECORDS for events in game.events for event in events]
    kinds = {type(event) for event in events}
    assert kinds == set(get_args(Event))
    for event in {*events, mw.mauerbauer.Drawn(0)}:
        assert eval(repr(event), dict(vars(mw.mauerbauer))) == event  # noqa: S307
        assert str(event)
        assert event.seen_by("spectator").seen_by(0) == event.seen_by()


def test_a_drawn_card_is_seen_by_one_seat() -> None:
    events = [event for events in RECORD.events for event in events]
    drawn = [event for event in events if isinstance(event, mw.mauerbauer.Drawn)]
    assert len(drawn) >= 12
    for event in drawn:
        assert event.card is not None
        assert event.seen_by(event.seat) == event
        assert event.seen_by(1 - event.seat) == mw.mauerbauer.Drawn(event.seat)
        assert str(event.card) not in str(event.seen_by())


def test_a_card_explains_what_it_scores() -> None:
    explained = SCORING.explain("in-towers")
    towers = (CountedTower("a1", "b"), CountedTower("b1", "g"), CountedTower("b2", "w"))
    assert explained == Explanation("in-towers", 3, towers, 1)
    assert str(explained) == "in-towers scores 3: black tower a1, grey tower b1, white tower b2"
    assert (
        explained.tell("de")
        == "in-towers bringt 3: schwarzer Turm a1, grauer Turm b1, weißer Turm b2"
    )
    assert (explained.card, explained.points, explained.city) == (Card("in-towers"), 3, 1)
    assert SCORING.explain("size").counted == (CountedSpace(1),)
    assert SCORING.explain("colours").counted == (CountedColour("R"),)
    assert SCORING.explain("colours").points == 0
    assert SCORING.explain("in-palaces").counted == (CountedPalaces(1, "R", 1),)
    assert SCORING.explain("out-2").counted == (CountedHouses(2, "G", 1),)
    assert SCORING.explain("cities").counted == (CountedCity(1),)
    assert BUILDING.explain("out-walls").counted == (CountedWall("a1-b2"), CountedWall("b1-b2"))
    assert BUILDING.explain("size") == Explanation("size", 0, [])
    assert SCORING.explain_for("size", 1) == SCORING.explain(Card("size"))
    assert SCORING.explain_for("size", 2) is None
    assert towers[0] < towers[1] < CountedWall("a1-b1")
    match SCORING.explain("in-R"):
        case Explanation(card, 3, (CountedPalaces(1, "R", 1),)):
            assert card == Card("in-R")
        case _:
            pytest.fail("an explanation can be matched")


def test_a_card_scores_what_it_explains(record: Record) -> None:
    for state, events in zip(record.states, record.events, strict=False):
        for event in events:
            if isinstance(event, mw.mauerbauer.Scored):
                explained = state.explain(event.card)
                assert explained.points == event.points
                if explained.city is not None:
                    assert state.explain_for(event.card, explained.city) == explained


def test_a_record_replays(record: Record) -> None:
    states = record.states
    assert len(states) == len(record.decisions) + 1 == len(record.events) + 1
    assert states[0] == record.start == State.start(record.setup)
    assert states[-1] == record.state
    again = Record(record.start)
    for decision in record.decisions:
        again = again.apply(decision.actor, decision.action)
    assert again == record
    assert Record.from_json(record.to_json()) == record
    assert record.undo().apply(record.decisions[-1].actor, record.decisions[-1].action) == record


def test_an_outcome_says_who_won_and_why(record: Record) -> None:
    outcome = record.outcome
    assert outcome is not None
    assert outcome.ending in get_args(mw.mauerbauer.Ending)
    assert outcome.ending == record.state.ending
    assert outcome.scores == record.state.scores
    standing = list(zip(outcome.scores, map(len, record.state.hands), strict=True))
    best = max(standing)
    assert outcome.winners == tuple(seat for seat, one in enumerate(standing) if one == best)
    assert record.state.view().winners == outcome.winners
    assert str(outcome) in str(record.state.turn)


def test_decisions_have_notation(record: Record) -> None:
    for decision in record.decisions:
        assert Decision.from_notation(str(decision)) == decision
    assert str(Decision("chance", "b/R?")) == "* b/R?"


def test_chance_has_exact_weights(record: Record) -> None:
    for state in record.states[:200]:
        chances = state.chances()
        assert bool(chances) == (state.turn == mw.Chance())
        assert all(weight > 0 for _, weight in chances)
        for action, _ in chances[:3]:
            assert state.apply("chance", action)


def test_positions_are_written_and_read(record: Record) -> None:
    for state in record.states[::9]:
        assert State(str(state)) == state
        assert State.from_json(state.to_json()) == state
        assert State.from_dict(state.to_dict()) == state
        assert json.loads(state.to_json()) == state.to_dict()
        assert str(state).endswith(state.notation)


def test_an_information_state_is_what_a_seat_has_seen(record: Record) -> None:
    seen, state, part = InformationState(record.start, 1), record.start, Record(record.start)
    for decision in record.decisions[:80]:
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
    for state in record.states[::9]:
        view = state.view(1)
        assert view.viewer == 1
        position = view.position
        shared = set(dir(State)) & (set(dir(View)) | set(dir(Position))) - {"hands"}
        for name in (name for name in shared if not name.startswith(("_", "to_", "from_"))):
            seen = getattr(position if hasattr(position, name) else view, name)
            if not callable(seen):
                assert seen == getattr(state, name), name
        for seat, (hand, seen) in enumerate(zip(state.hands, position.hands, strict=True)):
            assert seen == Hand(str(hand) if seat == 1 else f"?{len(hand)}")
            assert (seen.size, seen.cards) == (len(hand), hand if seat == 1 else None)
        assert sum(map(len, state.hands)) + len(position.discards) + view.deck == len(
            state.setup.deck_plan
        )
        assert str(position) == f"{state.setup} {view}"
        assert Position.from_json(position.to_json()) == position
        assert json.loads(position.to_json()) == position.to_dict()
        assert View.from_json(view.to_json()) == view
        assert json.loads(view.to_json()) == view.to_dict()
        assert view.winners == (state.outcome.winners if state.outcome else ())


def test_a_position_tells_what_a_turn_remembers() -> None:
    states = [state for game in RECORDS for state in game.states]
    assert {state.phase for state in states} == set(get_args(mw.mauerbauer.Phase))
    assert any(state.early for state in states)
    swapping = [state for state in states if state.swappers]
    assert any(state.swapped for state in swapping)
    for state in swapping:
        assert state.phase in ("swapping", "refilling")
        assert min(state.scores) == state.scores[state.acting]
        assert state.acting in state.swappers
    assert any(state.chosen in state.cities for state in states if state.chosen)
    assert all((state.roll is None) == (state.phase != "placing") for state in states)


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
    setup = Setup("players:2 board:strip", players=3, deck="uniform30", tower_rule=None)
    assert setup == Setup(players=3, board="strip", deck="uniform30")
    assert (setup.players, setup.board, setup.deck) == (3, "strip", "uniform30")
    assert eval(repr(setup), dict(vars(mw.mauerbauer))) == setup  # noqa: S307
    assert Setup(str(setup)) == Setup.from_json(setup.to_json()) == setup
    assert Setup(**setup.to_dict()) == setup
    assert Setup(setup, board="hexagon").board == "hexagon"
    assert mw.mauerbauer.start(setup).setup == setup
    assert (Setup().first_player, Setup(first_player=1).first_player) == ("random", 1)
    assert Setup(first_player="random") == Setup()
    assert (Setup().convert_after_connect, Setup().early_roll_penalty) == (True, False)
    assert setup.bounded() == setup


def test_plans_speak_the_chosen_language() -> None:
    board, deck = BoardPlan.from_toml(KITE), DeckPlan.from_dict({"cards": {"size": 30}})
    assert "Felder" in board.text(lang="de") != board.text()
    assert "cases" in board.svg(lang="fr") != board.svg()
    assert "Karten" in str(deck.check(lang="de")) != deck.check()
    view = mw.mauerbauer.start().view(0)
    assert "Mauer" in view.svg(lang="de") != view.svg()
    assert mw.table("berlin").view().svg(lang="nl") != mw.table("berlin").view().svg()
    with pytest.raises(ValueError, match="en, de, nl"):
        board.text(lang="xx")


def test_set_ups_take_plans() -> None:
    board, deck = BoardPlan.from_toml(KITE), DeckPlan.from_dict({"cards": {"size": 30}})
    setup = Setup(board=board, deck=deck)
    assert setup == Setup(board=board.to_dict(), deck=deck.to_dict())
    assert setup == Setup(f"board:{board.notation} deck:{deck.notation}")
    assert (setup.board, setup.deck) == (board, deck) == (setup.board_plan, setup.deck_plan)
    assert eval(repr(setup), dict(vars(mw.mauerbauer))) == setup  # noqa: S307
    assert Setup(str(setup)) == Setup.from_json(setup.to_json()) == setup
    assert Setup(**setup.to_dict()) == setup
    assert Setup(board="strip").board_plan == BoardPlan.shipped("strip")
    assert Setup(deck="uniform30").deck_plan == DeckPlan.shipped("uniform30")
    state = mw.mauerbauer.start(setup)
    assert State(str(state)).setup.board == board


def test_options_are_those_of_the_core() -> None:
    setup = Setup()
    names = set(mw.mauerbauer.Options.__annotations__)
    given = {name: getattr(setup, name) for name in names}
    assert Setup(**given) == setup
    with pytest.raises(mw.SetupError) as error:
        Setup(no_option=1)  # type: ignore[call-arg] # pyright: ignore[reportCallIssue]
    assert set(str(error.value).partition("there are ")[2].split(", ")) == names


@pytest.mark.parametrize(
    ("option", "type_"),
    [
        ("board", mw.mauerbauer.Shipped),
        ("deck", mw.mauerbauer.ShippedDeck),
        ("tower_rule", mw.mauerbauer.TowerRule),
    ],
)
def test_choices_are_those_of_the_core(option: str, type_: object) -> None:
    assert getattr(type_, "__args__", None) == mw.mauerbauer.choices(option)
    with pytest.raises(KeyError):
        mw.mauerbauer.choices("players")


def test_plans_are_read_and_written(tmp_path: Path) -> None:
    plans: list[tuple[type[BoardPlan | DeckPlan], BoardPlan | DeckPlan]] = [
        (BoardPlan, BoardPlan.from_toml(KITE)),
        *((BoardPlan, BoardPlan.shipped(name)) for name in get_args(mw.mauerbauer.Shipped)),
        (DeckPlan, DeckPlan.from_toml("cards = { size = 3, out-R = 2 }\npoints = { cities = 2 }")),
        *((DeckPlan, DeckPlan.shipped(name)) for name in get_args(mw.mauerbauer.ShippedDeck)),
    ]
    for kind, plan in plans:
        assert kind.from_toml(plan.to_toml()) == kind.from_toml(str(plan)) == plan
        assert kind.from_json(plan.to_json()) == kind.from_json(plan.notation) == plan
        assert kind.from_dict(plan.to_dict()) == plan
        (tmp_path / "plan.toml").write_text(plan.to_toml(), encoding="utf-8")
        (tmp_path / "plan.json").write_text(plan.to_json(), encoding="utf-8")
        assert kind.from_file(tmp_path / "plan.toml") == plan
        assert kind.from_file(str(tmp_path / "plan.json")) == plan


def test_a_board_is_counted() -> None:
    board = BoardPlan.shipped("reconstructed")
    assert board.check() == BoardCounts(45, 77, 33, 19, 10, 12, 10)
    assert [len(region.spaces) for region in board.regions] == [15, 15, 15]
    kite = BoardPlan.from_toml(KITE)
    assert (kite.name, kite.coast) == ("kite", ("a1-b1",))
    assert kite.towers == {"a1": (0, 0), "a2": (10, 0), "b1": (0, 10), "b2": (10, 10)}
    north, south = kite.regions
    assert north == RegionPlan("north", {1: ["a1", "a2", "b1"]})
    assert (south.name, south.spaces) == ("south", {2: ("a2", "b2", "b1")})
    counts = kite.check()
    assert (counts.spaces, counts.lines, counts.towers, counts.rim) == (2, 5, 4, 4)
    assert (counts.coast, counts.shore, counts.boundary) == (1, 2, 1)


def test_a_board_draws_itself() -> None:
    board = BoardPlan.from_toml(KITE)
    assert board._repr_svg_() == board.svg() == board.svg(theme="light")
    assert 'alt="Mauerbauer, ' in (board._repr_html_() or "")
    assert board.svg().startswith("<svg")
    assert board.svg("dark") != board.svg()
    assert "a1" in board.text()
    wrong = BoardPlan.from_dict(board.to_dict() | {"towers": {}})
    assert wrong._repr_svg_() is None
    assert wrong._repr_html_() is None
    with pytest.raises(mw.PlanError):
        wrong.svg()
    with pytest.raises(mw.PlanError):
        wrong.text()


def test_a_deck_is_counted() -> None:
    deck = DeckPlan.shipped("uniform30")
    assert (len(deck), deck.check()) == (60, None)
    assert set(deck.cards.counts.values()) == {2}
    assert deck.points["shore_out"] == 2
    assert deck.points["city_size"] == [6, 7, 8, 9]
    odd = DeckPlan.from_dict({"cards": {"size": 7}, "points": {"city_size": [1, 2, 3, 4]}})
    assert odd.cards == Cards("size*7")
    assert "60" in (odd.check() or "")
    dear = DeckPlan.from_dict({"cards": {"size": 60}, "points": {"walls_out": 5}})
    walls = "board:hexagon first_player:0 walls:a1-b2 towers:a1b,b2w houses:1=R,2=G hands:-/-"
    assert State(f"{walls} phase:building").explain("out-walls").points == 1
    assert State(f"{walls} phase:building deck:{dear.notation}").explain("out-walls").points == 5


@pytest.mark.parametrize(
    ("call", "rule"),
    [
        (lambda: BoardPlan.from_toml(KITE.replace("a2-b2-b1", "a2-b1-b2-c1")).check(), "MA-91"),
        (lambda: DeckPlan.from_dict({"cards": {}}).check(), "MA-92"),
        (lambda: BoardPlan.from_toml("name = 1"), None),
        (lambda: BoardPlan.from_json("{}"), None),
        (lambda: BoardPlan.from_dict({"name": "x"}), None),
        (lambda: DeckPlan.from_dict({"cards": {"no-card": 1}}), None),
    ],
)
def test_wrong_plans_are_refused(call: Callable[[], object], rule: str | None) -> None:
    with pytest.raises(mw.PlanError) as error:
        call()
    assert {fault.rule for fault in error.value.faults} == {rule}


def test_wrong_files_are_refused(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        BoardPlan.from_file(tmp_path / "none.toml")
    (tmp_path / "picture.toml").write_bytes(b"\xff\xd8")
    with pytest.raises(mw.PlanError, match="utf-8"):
        DeckPlan.from_file(tmp_path / "picture.toml")


def test_cards_are_values() -> None:
    cards = mw.mauerbauer.cards
    assert list(cards) == sorted(cards)
    assert len(set(cards)) == 31
    assert {card.kind for card in cards} == set(get_args(mw.mauerbauer.Kind))
    assert all(card.label for card in cards)
    assert all(Card(str(card)) == Card(card.notation) == card for card in cards)
    hand = Cards("in-b*2,size")
    assert list(hand) == [Card("size"), Card("in-b"), Card("in-b")]
    assert (len(hand), hand.count("in-b"), hand.count("cities")) == (3, 2, 0)
    assert hand.counts == Counter(hand) == {Card("size"): 1, Card("in-b"): 2}
    assert "in-b" in hand
    assert Card("cities") not in hand
    assert "nothing" not in hand
    assert 7 not in hand
    assert Cards.of(["in-b", Card("size"), "in-b"]) == hand
    assert str(hand) == hand.notation == "size,in-b*2"
    assert not Cards("-")


def test_rolls_and_placements_are_values() -> None:
    roll = Roll("b/?R")
    assert (roll.tower, roll.houses, roll.notation) == ("b", ("R", "?"), "b/R?")
    assert Roll.of("b", ("?", "R")) == roll
    assert Roll("-/RR").tower is None
    assert sorted([Roll("b/RR"), Roll("-/RR")]) == [Roll("-/RR"), Roll("b/RR")]
    placement = Placement("b./RG")
    assert (placement.towers, placement.houses) == (("b", None), ("R", "G"))
    assert Placement.of(("b", None), ("R", "G")) == placement
    assert sorted([placement, Placement("../R.")]) == [Placement("../R."), placement]


def test_rules_are_listed() -> None:
    rules = mw.mauerbauer.rules
    assert [int(rule.id.removeprefix("MA-")) for rule in rules] == list(range(1, len(rules) + 1))
    options = {name for rule in rules for name in rule.options}
    assert options == set(mw.mauerbauer.Options.__annotations__)
    assert mw.mauerbauer.info.id == "mauerbauer"
    assert not mw.mauerbauer.info.low_score_wins
