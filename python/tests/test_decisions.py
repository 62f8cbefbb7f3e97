"""Tables of decisions say what the records say."""

from __future__ import annotations

from typing import Any

import pytest

import mauerwerk as mw
from games import GAMES


def legal(state: Any, actor: mw.Actor) -> tuple[Any, ...]:  # noqa: ANN401
    """Return what an actor could choose from."""
    options: tuple[Any, ...] = state.chances() if actor == "chance" else state.actions(actor)
    return options


@pytest.mark.parametrize("game", GAMES)
def test_each_decision_is_a_row(game: str) -> None:
    records = [GAMES[game].play(players=3, seed=1, game=number) for number in range(2)]
    expected = [
        (
            game,
            number,
            -1 if one.actor == "chance" else one.actor,
            str(one.action),
            one.action.id,
            len(legal(record.states[number], one.actor)),
        )
        for game, record in enumerate(records)
        for number, one in enumerate(record.decisions)
    ]
    table = mw.decisions_table(records)
    columns = table.to_dict()
    assert list(columns) == ["game", "number", "actor", "action", "id", "legal"]
    assert list(zip(*columns.values(), strict=True)) == expected
    assert (table.rows, len(table), table.records) == (len(expected), len(expected), 2)
    assert table == mw.decisions_table(iter(records))
    assert ("chance" in {one.actor for one in records[0].decisions}) == (-1 in columns["actor"])


def test_games_may_differ_and_words_may_be_asked_for() -> None:
    records = [module.play(players=3, seed=2) for module in GAMES.values()]
    texts = mw.decisions_table(records, text=True).to_dict()["text"]
    events = [events for record in records for events in record.events]
    assert texts == ["; ".join(str(event) for event in several) for several in events]
    assert any(texts)


def test_data_frames_take_a_table() -> None:
    table = mw.decisions_table([mw.berlin.play(players=3, seed=2)])
    arrow: Any = pytest.importorskip("pyarrow")
    taken = arrow.table(table)
    assert taken.to_pydict() == table.to_dict()
    types = {"action": arrow.string()}
    assert {field.name: field.type for field in taken.schema} == {
        name: types.get(name, arrow.int32()) for name in table.columns
    }
    polars = pytest.importorskip("polars")
    assert polars.DataFrame(table).to_dict(as_series=False) == table.to_dict()
    pytest.importorskip("pandas")
    assert table.to_pandas().to_dict(orient="list") == table.to_dict()


def test_a_table_shows_no_secrets_by_itself(record: mw.die_mauer.Record) -> None:
    table = mw.decisions_table([record])
    assert repr(table) == f"<DecisionsTable of {len(record)} decisions in 1 records>"


def test_nothing_makes_an_empty_table() -> None:
    for records in ([], [mw.die_mauer.Record(players=3)]):
        table = mw.decisions_table(records)
        assert (table.rows, table.records) == (0, len(records))
        assert not any(table.to_dict().values())


def test_only_records_are_taken(start: mw.die_mauer.State) -> None:
    others: list[Any] = [start, "record", None, mw.table("berlin", players=2)]
    for other in others:
        with pytest.raises(TypeError, match="made of records"):
            mw.decisions_table([other])
