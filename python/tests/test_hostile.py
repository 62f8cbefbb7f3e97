"""Input from outside is refused with an error under `ValueError`, or with a `TypeError`."""

from __future__ import annotations

import itertools
import json
import pickle
from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw
from games import GAMES, HEXAGON, WALL
from mauerwerk.die_mauer import (
    Decision,
    Gift,
    Position,
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
CITY = "board:hexagon walls:a1-b2,a1-b1,b1-b2 towers:a1b,b1b,b2b hands:-/-"
HOSTILE: list[Any] = [
    *[-1, 99, 8, 255, 256, 2**31, 2**63, 2**64, 2**70, -(2**70), 10**5000, True],
    *[1.5, float("nan"), float("inf"), None, b"T", object(), object, [], {}, (), {0}],
    *["", " ", "-1", "99", "T ", "\0", "\ud800", "é", "🏰", "x" * 100_000, "T" * 65],
    *["null", "{}", "[]", "[" * 100_000, '{"a":' * 1000, "1e999", '"\\ud800"', "NaN"],
    *["players:4 players:4", "players:99999999999999999999", "wall:🏰 stocks:", ":", "a:b:c"],
    *["players:4 round:0", "players:4 fists:T", "players:4 stocks:/", "players:8 gifts:>"],
    *["spectator", "chance", "*", "0 T", ">", "+", "+TLL", "unsure:9", "builders:"],
    *["0", "9U", "0UUUUUUU", "U~95", "U~96", "0U~-1", "3,", "3,5,4", "@", "@zz99", "a97", "a0"],
    *["c3<", "c3<X", "t(", "t(S3:)", "t(S3:9)", "tS", "c🏰", "aaa1", "T" * 31, "gravity,gravity"],
    *["players:2 wall:", "rows:255 columns:255", "hammers:/", "rolls:4/0/7", "phase:over"],
    *["variants:", "stacks:suns,suns,suns,suns,suns", "preset_holes:96", "preset_holes:255"],
    *[["a1", "a1"], ["a1"] * 97, [0.5], [["a1"]], ["suns"] * 5, ["gravity", "nullo-gravity"]],
    *["a1-a1", "a1-i9", "b./", "b./RGY", "-/R", "b/RX", "in-", "out-4", "in-b*0", "size*256", "+"],
    *["join:0", "join:65", "first:4", "city:", "draw:", "size+", "walls:a1-b1,", "houses:1=X"],
    *["board:{", "board:{}", 'deck:{"cards":{}}', "deck:x", "first_player:9", "towers:a1bb"],
    *[{"cards": {}}, {"cards": {"size": 256}}, {"cards": {"size": 255, "in-b": 1}}, {"name": ""}],
    *[{1: ["a1"]}, {65: []}, {"name": "x", "towers": {"a1": [2**40, 0]}, "regions": []}],
    *[{"name": "x", "towers": {}, "regions": [{"name": "y", "spaces": {"1": "a1-a1-a1"}}] * 9}],
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
        *[View.from_json, SeenStock, Position.from_json, state.view().svg],
        *[game.Record, Record.from_json],
        *[record.with_names, lambda x: record.apply(x, "T"), lambda x: record.apply(0, x)],
        *[record.seen_by, seen.resample, seen.resample_record],
        *[lambda x: seen.step(state, x, x)],
        *[lambda x: game.InformationState.from_parts(x, x, x), game.InformationState.from_json],
        *[state.features, state.legal, lambda x: state.apply_slot(x, 0)],
        *[lambda x: state.apply_slot(0, x), package.Dealer, package.Dealer(1).chance],
        *[package.Dealer(1).below, lambda x: package.Dealer(1).choose(x, x)],
        *[lambda x: package.Dealer(1).choose(state, x), lambda x: game.play(seed=1, game=x)],
        *[lambda x: game.InformationState.from_parts(seen.start, x, seen.now)],
        *[lambda x: game.InformationState(state, x), lambda x: game.InformationState(x, 0)],
        *[lambda x: game.play(seed=x), lambda x: Record.random(Setup(), x)],
        *[wall.at, wall.fits, wall.takes, wall.capacity, stock.count, wall.__getitem__],
        *[lambda x: game.simulate(3, seed=x, progress=False), package.Results, package.Column],
        *[lambda x: game.simulate(3, x, seed=1, progress=False), lambda x: mw.Results({"a": x})],
        *[lambda x: game.simulate(3, seed=1, limit=x, progress=False), table.__getitem__],
        *[lambda x: mw.rulebook.Scenario(x, x), lambda x: mw.rulebook.Scenario("a", x)],
        *[table["turns"].__getitem__, lambda x: game.simulate(x, seed=1, limit=0) if x < 9 else 0],
    ]
    return [*doors, *options(mw.die_mauer)]


def doors_of_berlin() -> list[Callable[[Any], object]]:
    """Return everything of Berlin that takes something from outside."""
    game: Any = mw.berlin
    state: Any = game.State(f"{WALL} phase:moving roll:2")
    record: Any = game.Record(state)
    seen: Any = record.seen_by(0)
    path: Any = game.Path("UUR")
    return [
        *[
            state.actions,
            state.action_ids,
            state.view,
            state.content,
            state.view().position.content,
        ],
        *[lambda x: state.apply(x, "x"), lambda x: state.apply(0, x), lambda x: state.step(0, x)],
        *[lambda x: state.apply("chance", x), lambda x: state.apply(x, x)],
        *[game.State, game.State.from_json, game.State.from_dict, game.State.start, game.start],
        *[game.action, game.choices, game.steps, game.ppn, game.Setup, game.Setup.from_json],
        *[game.Cell, game.Path, game.Piece, game.Content, path.__getitem__],
        *[lambda x: game.Cell.at(x, 0), lambda x: game.Cell.at(0, x), lambda x: x in path],
        *[lambda x: game.Piece.of(x, "suns", "ace"), lambda x: game.Piece.of("coin", x, x)],
        *[game.ShowValue, game.ShowDice, game.ShowSuit, game.Place, game.Open, game.Hole],
        *[lambda x: game.ShowDice(("ace", x)), lambda x: game.ShowTile(x, x)],
        *[lambda x: game.Fill(x, "U"), lambda x: game.Fill("a1", x), lambda x: x in game.actions],
        *[lambda x: game.Move(x, "U"), lambda x: game.Move(0, x), lambda x: game.Reach(x, [])],
        *[lambda x: game.Reach(0, x), lambda x: game.Reach(0, [x]), game.Tied, game.GameOver],
        *[lambda x: game.Moved(0, x, "a1", "U", "a2"), lambda x: game.Moved(0, 1, x, x, x)],
        game.Flips,
        *[lambda x: game.Checked(0, x, None), lambda x: game.Checked(0, x, x), game.DieDrawn],
        *[lambda x: game.Checked(0, x, (x, x)), lambda x: game.Collected(0, x), game.TurnEnded],
        *[lambda x: game.Rolled("ace", x), lambda x: game.Filled("a1", x), game.Decision],
        *[game.View.from_json, state.view().svg, game.Record, game.Record.from_json],
        *[record.with_names, lambda x: record.apply(x, "x"), lambda x: record.apply(0, x)],
        *[record.seen_by, seen.resample, seen.resample_record],
        *[lambda x: seen.step(state, x, x)],
        *[lambda x: game.InformationState.from_parts(seen.start, x, seen.now)],
        *[lambda x: game.InformationState(state, x), lambda x: game.play(seed=x, target=1)],
        *[lambda x: game.simulate(3, seed=x, target=1, progress=False)],
        *[lambda x: game.simulate(3, x, seed=1, limit=9, progress=False)],
        *[lambda x: game.Setup(x, players=3), *options(mw.berlin)],
    ]


def doors_of_mauerbauer() -> list[Callable[[Any], object]]:
    """Return everything of Mauerbauer that takes something from outside."""
    game: Any = mw.mauerbauer
    state: Any = game.State(f"{HEXAGON} phase:building")
    record: Any = game.Record(state)
    seen: Any = record.seen_by(0)
    hand: Any = game.Cards("size,in-b*2")

    def doors_of(plan: Any) -> list[Callable[[Any], object]]:  # noqa: ANN401
        def from_file(path: object) -> object:
            try:
                return plan.from_file(path)
            except OSError:  # there is no such file
                return None

        def check(fields: object) -> object:
            return plan.from_dict(fields).check()

        return [plan.from_toml, plan.from_json, plan.shipped, from_file, check]

    return [
        *[state.actions, state.action_ids, state.view, state.tower, state.explain],
        *[lambda x: state.explain_for(x, 1), lambda x: state.explain_for("size", x)],
        *[*doors_of(game.BoardPlan), *doors_of(game.DeckPlan), game.action, game.choices],
        game.BoardPlan.shipped("strip").svg,
        *[lambda x: state.apply(x, "a1-b1"), lambda x: state.apply(0, x), game.RegionPlan],
        *[lambda x: state.apply("chance", x), lambda x: state.step(x, x)],
        *[game.State, game.State.from_json, game.State.from_dict, game.State.start, game.start],
        *[game.Setup, game.Setup.from_json, lambda x: game.Setup(x, players=3), game.Card],
        *[game.Cards, game.Cards.of, hand.count, lambda x: x in hand, game.Roll, game.Placement],
        *[lambda x: game.Roll.of(x, ("R", "R")), lambda x: game.Roll.of("b", x)],
        *[lambda x: game.Roll.of("b", ("R", x)), lambda x: game.Placement.of(x, ("R", "R"))],
        *[lambda x: game.Placement.of((x, None), (None, None)), lambda x: game.Decision(x, x)],
        *[game.First, game.Draw, game.ShowDice, game.Build, game.Place, game.Join, game.Play],
        *[game.PlayTwo, lambda x: game.PlayTwo(("size", x)), game.Discard, game.Swap, game.Choose],
        *[lambda x: game.Drawn(0, x), lambda x: game.Completed(x, 1), game.Reshuffled],
        *[lambda x: game.Completed(1, x), lambda x: game.TowerPlaced(x, "b"), game.GameOver],
        *[lambda x: game.TowerPlaced("a1", x), lambda x: game.HousePlaced(x, x), game.LastPlace],
        *[lambda x: game.Scored(0, "size", x), lambda x: game.Built(0, x), game.WallRemoved],
        *[game.CountedSpace, game.CountedColour, game.CountedWall, game.CountedCity],
        *[lambda x: game.CountedHouses(1, "R", x), lambda x: game.CountedTower(x, x)],
        *[lambda x: game.Explanation("size", x, []), lambda x: game.Explanation(x, 1, [])],
        *[lambda x: game.Explanation("size", 1, x), lambda x: game.Explanation("size", 1, [x])],
        *[game.Hand, game.Position.from_json, lambda x: game.BoardCounts(*[x] * 7)],
        *[lambda x: game.RegionPlan("x", x), lambda x: game.RegionPlan("x", {1: x})],
        *[lambda x: game.RegionPlan("x", {x: ["a1"]}), lambda x: x in game.actions],
        *[game.View.from_json, state.view().svg, game.Record, game.Record.from_json],
        *[record.with_names, lambda x: record.apply(x, "pass"), lambda x: record.apply(0, x)],
        *[record.seen_by, seen.resample, seen.resample_record],
        *[lambda x: seen.step(state, x, x)],
        *[lambda x: game.InformationState.from_parts(seen.start, x, seen.now)],
        *[lambda x: game.InformationState(state, x), lambda x: game.play(seed=x, board="hexagon")],
        *[lambda x: game.simulate(3, seed=x, board="hexagon", progress=False)],
        *[lambda x: game.simulate(3, x, seed=1, limit=9, progress=False), *options(game)],
    ]


def doors_of_bots() -> list[Callable[[Any], object]]:
    """Return everything about bots that takes something from outside."""
    game: Any = mw.berlin
    package: Any = mw
    record: Any = game.Record("players:2", seed=1).resolve_chance()
    seen: Any = record.seen_by(record.state.turn.seats[0])
    bot: Any = mw.bot("random")

    def says(answer: object) -> Callable[[object, object], object]:
        return lambda _, __: answer

    many: dict[str, Any] = {"seed": 1, "limit": 9, "progress": False}
    return [
        *[package.bot, package.Bot, bot.choose, lambda x: bot.choose(x, seed=1)],
        *[lambda x: bot.choose(seen, seed=x), lambda x: bot.analyse(seen, seed=x)],
        *[lambda x: seen.choose(x, seed=1), lambda x: seen.analyse(player=x, seed=1)],
        *[
            lambda x: seen.analyse(player="flat:1", seconds=x, seed=1),
            lambda x: seen.analyse(seed=x),
        ],
        lambda x: seen.analyse(iterations=x, seed=1),
        *[lambda x: record.choose(x, "random", seed=1), lambda x: record.analyse(x, seed=x)],
        *[lambda x: game.play(players=x, seed=1), lambda x: game.simulate(2, players=x, **many)],
        *[lambda x: game.simulate(2, players=["random", x], **many)],
        *[
            lambda x: game.Record.played(record.start, x, 1),
            lambda x: package.Analysis.of(x, 1, complete=True),
        ],
        *[lambda x: game.simulate(2, players=["random", says(x)], **many)],
    ]


def options(game: Any) -> list[Callable[[Any], object]]:  # noqa: ANN401
    """Return what takes each option of a game."""

    def option(name: str) -> Callable[[Any], object]:
        return lambda value: game.start(**{name: value})

    return list(map(option, game.Options.__annotations__))


@pytest.mark.parametrize(
    "door", [*doors(), *doors_of_berlin(), *doors_of_mauerbauer(), *doors_of_bots()]
)
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


def test_positions_of_berlin_of_any_tokens_are_refused_or_legal() -> None:
    tokens = [
        *["phase:over", "phase:rolling", "phase:moving", "phase:landed", "phase:settling"],
        *["roll:2", "roll:n second:2", "die:S", "seat:1", "seat:7", "at:a1", "visited:a1,b1"],
        *["hammers:a1/-", "hammers:a1/a1", "collected:tS2/-", "collected:tS2tS2/cS2", "opened:a1"],
        *["rolls:4/0", "kinds:t/c", "jericho:0", "idle:9", "gained:yes", "target:1"],
        *["variants:gravity", "variants:crazy-eights", "variants:nullo-gravity", "players:3"],
        *["variants:pair-a-dice", "variants:on-again-off-again", "variants:wall-of-jericho"],
        *["holes_count:skipped", "check_visibility:private", "preset_holes:1", "face_up:1"],
    ]
    legal = 0
    for chosen in itertools.chain.from_iterable(
        itertools.combinations(tokens, count) for count in range(4)
    ):
        for wall in (WALL, "rows:2 columns:4", "rows:2 columns:4 wall:..../...."):
            try:
                state = mw.berlin.State(f"{wall} {' '.join(chosen)}")
            except mw.FaultsError as error:
                assert error.faults
            else:
                legal += 1
                assert mw.berlin.State(str(state)) == state
                for viewer in range(2):
                    view = state.view(viewer)
                    assert mw.berlin.View.from_json(view.to_json()) == view
                    view.svg()
                    view.text()
                mw.berlin.Record(state).ppn()
    assert legal > 100


def test_positions_of_mauerbauer_of_any_tokens_are_refused_or_legal() -> None:
    tokens = [
        *["phase:over", "phase:rolling", "phase:placing", "phase:scoring", "phase:connecting"],
        *["phase:swapping", "phase:refilling", "phase:choosing", "phase:final-scoring"],
        *["phase:drawing draws:1", "phase:dealing", "phase:choosing-first", "phase:building"],
        *["last:a1-b1 walls:a1-b1", "last:a1-b2", "roll:-/RG", "roll:b/R?", "end:last-wall"],
        *["seat:1", "seat:7", "acting:1", "swappers:0,1", "swappers:1", "swapped:1", "draws:9"],
        *["chosen:1", "chosen:2", "early:yes early_roll_penalty:true", "scores:9/9", "discards:-"],
        *["discards:size*3", "palaces:1=R", "houses:1=RRRRRRRRRRRRR", "towers:a1b,a2b,b1b,b2b"],
    ]
    legal = 0
    for chosen in itertools.chain.from_iterable(
        itertools.combinations(tokens, count) for count in range(4)
    ):
        for board in (HEXAGON, CITY):
            try:
                state = mw.mauerbauer.State(f"{board} {' '.join(chosen)}")
            except mw.FaultsError as error:
                assert error.faults
            else:
                legal += 1
                assert mw.mauerbauer.State(str(state)) == state
                for viewer in range(2):
                    view = state.view(viewer)
                    assert mw.mauerbauer.View.from_json(view.to_json()) == view
                    view.svg()
                    view.text()
    assert legal > 50


MOVING = mw.berlin.State(f"{WALL} phase:moving roll:2")
MASONS = mw.mauerbauer.play(board="strip", players=3, seed=1)
STATES = [
    mw.die_mauer.start(players=4),
    mw.berlin.start(players=4),
    MOVING,
    mw.berlin.start(rows=48, columns=2, packs=2),
    mw.mauerbauer.start(players=4),
    mw.mauerbauer.State(f"{HEXAGON} phase:building"),
    MASONS.states[-20],
]


def replaced(whole: dict[str, Any], path: tuple[str, ...], value: object) -> dict[str, Any]:
    """Return a dict with another value at the end of a path of names."""
    name, *rest = path
    return whole | {name: replaced(whole[name], tuple(rest), value) if rest else value}


@pytest.mark.parametrize("state", STATES, ids=lambda state: str(state)[:40])
def test_views_of_any_json_can_be_drawn(
    state: mw.berlin.State | mw.die_mauer.State | mw.mauerbauer.State,
) -> None:
    view_of: Any = type(state.view())
    seen_of = game_of(state).InformationState
    whole = state.view(1).to_dict()
    place = ("position",) if "position" in whole else ()
    paths: list[tuple[str, ...]] = [(field,) for field in whole]
    paths += [(*place, field) for field in whole.get("position", ())]
    paths += [(*place, "setup", option) for option in game_of(state).Options.__annotations__]
    for path, value in itertools.product(paths, JSON):
        changed = replaced(whole, path, value)
        try:
            view = view_of.from_json(json.dumps(changed))
        except mw.ViewError:
            continue
        assert view.svg()
        assert view.svg("dark")
        assert view.text()
        assert str(view)
        assert hash(view) == hash(pickle.loads(pickle.dumps(view)))
        try:
            seen_of.from_parts(view, [], view).resample(1)
        except mw.InconsistentError:
            continue


JSON: list[Any] = [
    *[[], 0, 1, 9, 48, 96, 255, 65_535, -1, 1.5, "T", "", "a1", "over", None, True, {}, [None]],
    *[[0] * 8, [1], ["a1"], ["a1", "a1"], ["cr96"] * 5, ["t"] * 97, ["tS3"], [["tS3"] * 97], [[]]],
    *[["."] * 48, ["t(?:0)"] * 48, [{"hammer": 7, "cells": ["a96"]}], ["c3<U"], "gravity", [7]],
    *["seat 7", {"seat": 7}, "spectator", "n", "ace", "suns", ["tile"] * 9, "landed", "placing"],
    *[["a1-b1"], ["h7-h8"] * 9, {"h8": "b"}, {"64": ["R"] * 99}, [[64]], [[]], [[1, 1]], 2**32 - 1],
    *["b/R?", "size*255", "h7-h8", "last-wall", "connecting", [{"size": 9}], [{"size": 2**32 - 1}]],
    *["strip", "hexagon", {"cards": {"size": 255}}, {"name": "x", "towers": {}, "regions": []}],
]


def game_of(state: object) -> Any:  # noqa: ANN401
    """Return the module of a game."""
    games = GAMES.values()
    return next(game for game in games if isinstance(state, game.State))


@pytest.mark.parametrize(
    "value",
    [
        *[mw.berlin.Cell("c3"), mw.berlin.Path("UUR"), mw.berlin.Piece("tS3")],
        *[mw.berlin.Move(0, "UUR"), mw.berlin.ShowDice(("ace", "two")), mw.berlin.Fill("c3", "U")],
        *[mw.berlin.Moved(0, 1, "a1", "UUR", "b3"), mw.berlin.Content("t(S3:0)"), MOVING],
        *[MOVING.view(0), mw.berlin.Reach(0, ["a1"]), mw.berlin.Setup(variants="gravity")],
        *[mw.berlin.play(target=1, seed=1), mw.berlin.Record(MOVING).apply(0, "0UU").seen_by(0)],
        *[mw.mauerbauer.Build("a1-b1"), mw.mauerbauer.PlayTwo(("size", "in-b")), MASONS.states[-9]],
        *[mw.mauerbauer.Scored(0, "size", 6), mw.mauerbauer.Cards("size,in-b*2"), MASONS.setup],
        *[mw.mauerbauer.BoardPlan.shipped("hexagon"), MASONS.states[-9].view(0)],
        *[MASONS.states[-9].explain("out-towers"), mw.mauerbauer.Hand("?6")],
        *[mw.die_mauer.Plan("T"), mw.die_mauer.Stock("TG"), mw.die_mauer.start().view(0)],
    ],
    ids=lambda value: type(value).__name__,
)
def test_pickles_that_were_tampered_with_are_refused_or_legal(value: object) -> None:
    kept = pickle.dumps(value, protocol=0)
    for place, new in itertools.product(range(len(kept)), b"\x000Z~9"):
        try:
            again = pickle.loads(kept[:place] + bytes([new]) + kept[place + 1 :])
            assert repr(again) is not None
        except BROKEN:
            continue


# What pickle says by itself of bytes that are no pickle, in addition to what is refused here.
BROKEN = (
    *(*REFUSED, LookupError, pickle.UnpicklingError, EOFError, AttributeError, ImportError),
    *(AssertionError, MemoryError, SyntaxError),
)
