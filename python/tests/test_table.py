"""A table plays any game by its id, in notation, and knows no types of a game."""

from __future__ import annotations

import copy
import json
import pickle
from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw

if TYPE_CHECKING:
    from collections.abc import Callable

SEED = 2**64 - 1
UNTYPED: Any = mw


def played(game: mw.GameId, *, seed: int = 7, decisions: int = 40) -> mw.Table:
    """Play on: seats take the last of their choices, chance is the table's own."""
    table = mw.table(game, players=3, seed=seed)
    while len(table) < decisions:
        table = table.resolve_chance()
        match table.turn:
            case mw.Decide(seats):
                table = table.apply(seats[0], table.choices(seats[0])[-1].action)
            case _:
                break
    return table


@pytest.fixture(params=mw.GAMES)
def table(request: pytest.FixtureRequest) -> mw.Table:
    """Return every game in progress."""
    return played(request.param)


def test_every_game_is_played_by_its_id(table: mw.Table) -> None:
    assert table.game in mw.GAMES
    assert len(table.decisions) == len(table) > 0
    again = mw.table(table.game, table.setup, seed=table.seed)
    assert again.seats == table.seats
    for actor, action in table.decisions:
        again = again.deal() if actor == "chance" else again.apply(actor, action)
    assert again == table
    assert hash(again) == hash(table)
    assert again != table.undo()
    assert again != table.game


def test_a_table_goes_to_the_end() -> None:
    for game in mw.GAMES:
        table = mw.Table.random(game, "players:3", seed=SEED)
        assert table.outcome is not None
        assert table.turn == mw.Over(table.outcome)
        assert table.standing == table.outcome.scores == table.view().scores
        assert [*table.actions(0), *table.choices(0), *table.chances()] == []
        assert mw.Table.random(game, {"players": 3}, seed=SEED) == table
        assert mw.Table.random(game, players=3, seed=SEED) == table
    assert mw.table("berlin", seed=1).outcome is None


def test_what_is_taken_back_and_decided_again_brings_the_same(table: mw.Table) -> None:
    for kept in (len(table) - 1, 7, 0):
        again = table.undo_to(kept)
        assert tuple(again.decisions) == tuple(table.decisions[:kept])
        for actor, action in table.decisions[kept:]:
            again = again.deal() if actor == "chance" else again.apply(actor, action)
        assert again == table
    last = table.before_last()
    assert last is not None
    assert table.decisions[last][0] != "chance"
    assert table.undo_to(0).before_last() is None
    assert table.undo_to(len(table)) == table
    with pytest.raises(mw.UnavailableError, match="decisions must be from 0 to"):
        table.undo_to(len(table) + 1)


def test_choices_are_the_actions_with_labels_of_their_own() -> None:
    for game in mw.GAMES:
        table = mw.table(game, players=3, seed=3).resolve_chance()
        seat = next(seat for seat in range(3) if table.actions(seat))
        choices = table.choices(seat)
        assert tuple(choice.action for choice in choices) == table.actions(seat)
        assert len({choice.label for choice in choices}) == len(choices)
    assert mw.table("die-mauer").choices(1)[-1] == mw.Choice(
        "6", "you put a fist on the table: 6", ("stock:1:6",)
    )


def test_real_dice_are_offered_with_their_weights() -> None:
    table = mw.table("berlin", "players:2")
    while table.turn != mw.Chance():
        seat = next(seat for seat in range(2) if table.actions(seat))
        table = table.apply(seat, table.actions(seat)[0])
    chances = table.chances()
    assert sum(weight for _, weight in chances) > 0
    choice, _ = chances[0]
    assert isinstance(choice, mw.Choice)
    assert tuple(table.apply("chance", choice.action).decisions)[-1] == ("chance", choice.action)


def test_views_are_text_drawings_and_json(table: mw.Table) -> None:
    for viewer in ("spectator", *range(table.seats)):
        view = table.view(viewer)
        assert view.viewer == viewer
        assert view.game == table.game
        assert str(view) == view.notation
        assert len(view.scores) == table.seats
        assert view.svg("dark") != view.svg() == view._repr_svg_()
        assert view.svg().startswith("<svg")
        assert view._repr_mimebundle_()["text/plain"] == view.text() != ""
        assert json.loads(view.to_json()) == view.to_dict()
        for same in (
            mw.TableView.from_json(table.game, view.to_json()),
            pickle.loads(pickle.dumps(view)),
            copy.copy(view),
        ):
            assert same == view
            assert hash(same) == hash(view)
    assert table.view(0) != table.view(1) != table
    assert table._repr_svg_() == table.view().svg()
    assert table._repr_mimebundle_() == table.view()._repr_mimebundle_()


def test_a_view_is_that_of_the_game_itself() -> None:
    state = mw.berlin.start(players=3)
    assert mw.table("berlin", players=3).view(1).to_json() == state.view(1).to_json()
    assert mw.table("berlin", players=3).view(1).svg() == state.view(1).svg()


def test_a_seat_learns_what_it_may() -> None:
    table = mw.table("die-mauer").apply(0, "T")
    assert table.news(0) == ("seat 0 puts a fist on the table: T",)
    assert table.news(1) == table.news() == ("seat 0 puts a fist on the table",)
    assert table.undo().news() == ()
    full = played("mauerbauer")
    for viewer in ("spectator", 0, 1, 2):
        history = full.history(viewer)
        assert len(history) == len(full)
        assert history[-1] == full.news(viewer)
    assert full.history(0) != full.history(1)


def test_nothing_shows_a_secret_by_itself() -> None:
    table = mw.table("die-mauer", seed=SEED).apply(0, "T")
    other = mw.table("die-mauer", seed=1).apply(0, "G")
    assert repr(table) == repr(other) == "<Table of die-mauer, 1 decisions: decide 1,2,3>"
    assert repr(table.decisions) == "<Decisions: 1, secret ones among them; list(...) shows all>"
    assert repr(table.view(1)) == repr(other.view(1))
    assert table._repr_mimebundle_() == other._repr_mimebundle_()
    guess = table.resample(1, 42)
    assert guess.view(1) == table.view(1)
    assert guess.seed is None


def test_a_table_is_kept_whole(table: mw.Table) -> None:
    named = table.with_names(["Ada", "Ben", "Cem"])
    assert named.names == ("Ada", "Ben", "Cem")
    assert table.names == ()
    for same in (
        mw.Table.from_json(named.to_json()),
        pickle.loads(pickle.dumps(named)),
        copy.deepcopy(named),
    ):
        assert same == named != table
        assert same.seed == named.seed == 7
    assert table.with_seed(None).seed is None
    position = mw.Table.from_notation(table.game, table.notation)
    assert position.notation == table.notation
    assert position.decisions == ()
    assert bool(position)


@pytest.mark.parametrize(
    ("error", "call"),
    [
        (mw.NotationError, lambda: UNTYPED.table("chess")),
        (mw.NotationError, lambda: UNTYPED.Table.random("", seed=0)),
        (mw.NotationError, lambda: UNTYPED.Table.from_notation("chess", "")),
        (mw.NotationError, lambda: mw.TableView.from_json("chess", "{}")),
        (mw.NotationError, lambda: mw.table("berlin", seed=-1)),
        (mw.NotationError, lambda: mw.table("berlin").apply(0, "🧱")),
        (mw.SetupError, lambda: mw.table("berlin", players=99)),
        (mw.SetupError, lambda: mw.table("berlin", plaxers=2)),
        (mw.SetupError, lambda: mw.table("berlin", "players:2 nonsense")),
        (mw.PositionError, lambda: mw.Table.from_notation("berlin", "wall:x")),
        (mw.RecordError, lambda: mw.Table.from_json("[]")),
        (mw.RecordError, lambda: mw.table("berlin").with_names(["Ada"])),
        (mw.ViewError, lambda: mw.TableView.from_json("berlin", "{}")),
        (mw.SeatError, lambda: mw.table("berlin").actions(2)),
        (mw.SeatError, lambda: mw.table("berlin").view(2)),
        (mw.SeatError, lambda: mw.table("berlin").history(2)),
        (mw.SeatError, lambda: mw.table("berlin").apply(8, "+")),
        (mw.IllegalActionError, lambda: mw.table("berlin").apply(0, "@a1")),
        (mw.UnavailableError, lambda: mw.table("berlin").undo()),
        (mw.UnavailableError, lambda: mw.table("die-mauer", seed=1).deal()),
        (mw.UnavailableError, lambda: mw.table("berlin").resolve_chance()),
        (ValueError, lambda: mw.table("berlin").view().svg("red")),
    ],
)
def test_what_is_wrong_is_refused(error: type[Exception], call: Callable[[], object]) -> None:
    with pytest.raises(error) as refused:
        call()
    assert type(refused.value) is error


def test_what_is_of_the_wrong_type_is_refused() -> None:
    made: Any = mw.table
    for call in (
        lambda: made(7),
        lambda: made("berlin", 4),
        lambda: made("berlin").apply(0, 7),
        lambda: made("berlin").view(None),
        lambda: made("berlin").undo_to("all"),
        made,
    ):
        with pytest.raises(TypeError):
            call()


def test_a_refusal_names_its_ruling() -> None:
    with pytest.raises(mw.IllegalActionError) as refused:
        mw.table("die-mauer").apply(0, "5")
    assert refused.value.rule == "DM-09"
    assert refused.value.action == "5"
    assert refused.value.seat == 0
    same = pickle.loads(pickle.dumps(refused.value))
    assert str(same) == str(refused.value)
