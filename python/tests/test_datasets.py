"""Records are played on all cores, and their decisions are arrays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw
from games import GAMES

if TYPE_CHECKING:
    from pathlib import Path

np = pytest.importorskip("numpy")


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_records_are_the_games_of_their_numbers(game: Any) -> None:  # noqa: ANN401
    expected = [game.play(players=3, seed=4, game=number) for number in range(2, 5)]
    assert game.records(range(2, 5), players=3, seed=4) == expected
    assert game.records(range(2, 5), players=3, seed=4, threads=1) == expected
    many = mw.die_mauer.records(130, players=3, rounds=1, seed=4, threads=2)
    assert many[129] == mw.die_mauer.play(players=3, rounds=1, seed=4, game=129)
    assert game.records(0, players=3, seed=4) == []


def failing(_: object, __: object) -> Any:  # noqa: ANN401
    """Raise an error."""
    return 1 // 0


def test_players_play_records() -> None:
    def last(_: object, legal: tuple[Any, ...]) -> Any:  # noqa: ANN401
        return legal[-1]

    players: list[mw.die_mauer.Player] = ["greedy", "random", "easy"]
    records = mw.die_mauer.records(2, players=players, rounds=1, seed=4)
    assert records[1] == mw.die_mauer.play(players=players, rounds=1, seed=4, game=1)
    assert len(mw.berlin.records(1, players=[last, last], target=50, seed=4)) == 1
    with pytest.raises(ZeroDivisionError):
        mw.berlin.records(1, players=[last, failing], seed=4)
    with pytest.raises(mw.NotationError):
        mw.die_mauer.records(300, players=[mw.bot("flat:0")] * 3, seed=4)
    with pytest.raises(ValueError, match="threads must be at least 1"):
        mw.berlin.records(1, seed=4, threads=0)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_rows_are_what_seats_saw_and_did(game: Any) -> None:  # noqa: ANN401
    records = [record.undo_to(40) for record in game.records(2, players=3, seed=4)]
    data = mw.dataset(records)
    assert len(data) == sum(one.actor != "chance" for record in records for one in record.decisions)
    for row in range(0, len(data), 7):
        record, number = records[data["game"][row]], int(data["number"][row])
        state, decision = record.states[number], record.decisions[number]
        seat = int(data["seat"][row])
        assert decision.actor == seat
        assert state.action_of(seat, int(data["slot"][row])) == decision.action
        assert data["features"][row].tolist() == state.features(seat).tolist()
        assert data["mask"][row].tolist() == state.mask(seat).tolist()
    assert np.isnan(data["share"]).all()
    assert repr(data).startswith(f"<Dataset of {len(data)} decisions: game, number")


def test_rows_have_the_result() -> None:
    [record] = mw.die_mauer.records(1, players=3, rounds=1, seed=4)
    data = mw.dataset([record])
    assert record.outcome is not None
    for seat, share in enumerate(record.outcome.shares):
        own = data["seat"] == seat
        assert set(data["share"][own].tolist()) == {share}
        assert set(data["score"][own].tolist()) == {record.outcome.scores[seat]}


def test_a_dataset_is_a_table(tmp_path: Path) -> None:
    arrow: Any = pytest.importorskip("pyarrow")
    polars = pytest.importorskip("polars")
    pandas = pytest.importorskip("pandas")
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    data = mw.dataset(mw.die_mauer.records(2, players=3, rounds=1, seed=4))
    data.to_parquet(tmp_path / "games.parquet")
    for table in (arrow.table(data), parquet.read_table(tmp_path / "games.parquet")):
        assert table.column_names == [*data]
        assert table["mask"].to_pylist() == data["mask"].tolist()
        assert table["features"].to_pylist() == data["features"].tolist()
    assert polars.DataFrame(data)["slot"].to_list() == data["slot"].tolist()
    assert list(pandas.DataFrame(data.to_pandas())["mask"][0]) == data["mask"][0].tolist()


def test_other_records_are_refused() -> None:
    one, other = (mw.die_mauer.records(1, players=seats, seed=1) for seats in (3, 4))
    with pytest.raises(ValueError, match="the same game and setup"):
        mw.dataset(one + other)
    with pytest.raises(ValueError, match="the same game and setup"):
        mw.dataset([])
    with pytest.raises(ValueError, match="no decision of a seat"):
        mw.dataset([mw.berlin.Record()])
