"""Simulations agree with single games, are shared without copying, and can be stopped."""

from __future__ import annotations

import sys
from collections import Counter
from typing import TYPE_CHECKING, Any, get_args

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable

import mauerwerk as mw
from games import GAMES


@pytest.fixture(scope="module")
def table() -> mw.Results:
    """Return the results of some games."""
    return mw.die_mauer.simulate(20_000, players=4, seed=3, progress=False)


def address(column: mw.Column) -> int:
    """Return where the numbers of a column are kept."""
    place, read_only = column.__array_interface__["data"]
    assert read_only
    assert isinstance(place, int)
    return place


def test_game_0_is_the_game_of_the_seed() -> None:
    for seed in range(20):
        table = mw.die_mauer.simulate(2, players=5, rounds=2, seed=seed, progress=False)
        record = mw.die_mauer.play(players=5, rounds=2, seed=seed)
        row = {name: column[0] for name, column in table.items()}
        events = [event for events in record.events for event in events]
        outcome = record.outcome
        assert outcome is not None
        assert row["decisions"] == len(record.decisions)
        assert row["finished"] == 1
        assert row["turns"] == sum(isinstance(e, mw.die_mauer.Revealed) for e in events)
        assert row["pieces_built"] == sum(isinstance(e, mw.die_mauer.Built) for e in events)
        assert row["gifts"] == sum(isinstance(e, mw.die_mauer.Given) for e in events)
        assert row["winners"] == len(outcome.winners)
        for seat in range(5):
            assert row[f"score_{seat}"] == outcome.scores[seat]
            assert row[f"won_{seat}"] == (seat in outcome.winners)


def test_game_0_of_berlin_is_the_game_of_the_seed() -> None:
    for seed in range(10):
        table = mw.berlin.simulate(2, players=3, seed=seed, progress=False)
        record = mw.berlin.play(players=3, seed=seed)
        row = {name: column[0] for name, column in table.items()}
        events = [event for events in record.events for event in events]
        counts = Counter(type(event) for event in events)
        outcome = record.outcome
        assert outcome is not None
        assert row["decisions"] == len(record.decisions)
        assert row["finished"] == 1
        assert row["turns"] == counts[mw.berlin.TurnStarts]
        assert row["rolls"] == counts[mw.berlin.Rolled]
        assert row["own_moves"] + row["other_moves"] == counts[mw.berlin.Moved]
        assert row["flips"] == counts[mw.berlin.Flips]
        assert row["dumb_luck"] == counts[mw.berlin.HadDumbLuck]
        assert row["tiles_collected"] + row["coins_collected"] == sum(outcome.scores)
        for seat in range(3):
            assert row[f"score_{seat}"] == outcome.scores[seat]
            assert row[f"won_{seat}"] == (seat in outcome.winners)


def test_game_0_of_mauerbauer_is_the_game_of_the_seed() -> None:
    for seed in range(10):
        table = mw.mauerbauer.simulate(2, players=3, seed=seed, progress=False)
        record = mw.mauerbauer.play(players=3, seed=seed)
        row = {name: column[0] for name, column in table.items()}
        events = [event for events in record.events for event in events]
        counts = Counter(type(event) for event in events)
        outcome = record.outcome
        assert outcome is not None
        assert row["decisions"] == len(record.decisions)
        assert row["finished"] == 1
        assert row["turns"] == counts[mw.mauerbauer.Built]
        assert row["cities"] == counts[mw.mauerbauer.Completed]
        assert row["palaces"] == counts[mw.mauerbauer.PalacePlaced]
        assert row[f"ended_{outcome.ending}"] == 1
        for kind in get_args(mw.mauerbauer.Kind):
            scored = [e for e in events if isinstance(e, mw.mauerbauer.Scored)]
            scored = [event for event in scored if event.card.kind == kind]
            assert row[f"played_{kind.replace('-', '_')}"] == len(scored)
            assert row[f"scored_{kind.replace('-', '_')}"] == sum(e.points for e in scored)
        for seat in range(3):
            assert row[f"score_{seat}"] == outcome.scores[seat]
            assert row[f"won_{seat}"] == (seat in outcome.winners)


@pytest.mark.parametrize("simulate", [game.simulate for game in GAMES.values()])
def test_the_columns_are_those_of_the_docs(simulate: Callable[..., mw.Results]) -> None:
    doc = simulate.__doc__
    assert doc is not None
    names = simulate(1, seed=1, players=3, progress=False).names
    of_seats = [name for name in names if name.partition("_")[0] in ("score", "won", "share")]
    of_rounds = [name for name in names if name.startswith("rounds_by")]
    assert len(of_seats) == 9
    for name in {*names} - {*of_seats, *of_rounds}:
        assert f"`{name}`" in doc


def test_the_same_seed_gives_the_same_table(table: mw.Results) -> None:
    assert mw.die_mauer.simulate(20_000, "players:4", seed=3, progress=False) == table
    assert mw.die_mauer.simulate(20_000, players=4, seed=4, progress=False) != table
    fewer = mw.die_mauer.simulate(100, players=4, seed=3, progress=False)
    assert all(fewer[name].tolist() == table[name].tolist()[:100] for name in table)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_range_of_games_is_those_rows(game: Any) -> None:  # noqa: ANN401
    whole = game.simulate(90, seed=3, progress=False)
    part = game.simulate(range(40, 70), seed=3, progress=False)
    assert part["game"].tolist() == [*range(40, 70)]
    assert all(part[name].tolist() == whole[name].tolist()[40:70] for name in whole)
    assert game.simulate(range(5, 5), seed=3, progress=False).rows == 0
    assert game.simulate(range(5, 2), seed=3, progress=False).rows == 0
    far = game.simulate(range(2**31 - 1, 2**31), seed=3, progress=False)
    assert far["game"].tolist() == [2**31 - 1]

    players = ["greedy", "random"] + ["random"] * (game is mw.die_mauer)
    limits = {"max_idle_turns": 50} if game is mw.die_mauer else {}
    played = game.simulate(range(2, 4), players=players, seed=3, progress=False, **limits)
    for number in (2, 3):
        record = game.play(players=players, seed=3, game=number, **limits)
        assert played["decisions"][number - 2] == len(record.decisions)
        scores = [played[f"score_{seat}"][number - 2] for seat in range(len(players))]
        assert scores == [*record.outcome.scores]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_game_of_a_row_can_be_replayed(game: Any) -> None:  # noqa: ANN401
    table = game.simulate(range(4711, 4713), seed=2, progress=False)
    record = game.play(seed=2, game=4711)
    assert table["decisions"][0] == len(record.decisions)
    assert record.outcome.scores == tuple(
        table[f"score_{seat}"][0] for seat in range(record.start.seats)
    )
    assert game.play(seed=2, game=0) == game.play(seed=2)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_random_players_play_the_games_without_players(game: Any) -> None:  # noqa: ANN401
    limits = {"max_idle_turns": 50} if game is mw.die_mauer else {}
    players = ["random"] * 3
    named = game.simulate(50, players=players, seed=5, progress=False, **limits)
    assert named == game.simulate(50, players=3, seed=5, progress=False, **limits)
    named = game.play(players=players, seed=5, game=7, **limits)
    assert named == game.play(players=3, seed=5, game=7, **limits)


def test_wrong_numbers_of_games_are_refused() -> None:
    simulate: Any = mw.die_mauer.simulate
    with pytest.raises(ValueError, match="not in steps of 2"):
        simulate(range(0, 9, 2), seed=1)
    for wrong in (2**31 + 1, range(2**31, 2**31 + 1), range(-1, 3)):
        with pytest.raises(ValueError, match=r"numbers below 2147483648|whole number from 0"):
            simulate(wrong, seed=1)
    with pytest.raises(ValueError, match="whole number from 0"):
        mw.die_mauer.play(seed=1, game=-1)


def test_games_go_on_from_a_state() -> None:
    state = mw.die_mauer.play(players=3, seed=2).states[-2]
    table = mw.die_mauer.simulate(100, state, seed=1, progress=False)
    assert set(table["decisions"]) == {1}


def test_games_that_nobody_can_end_are_stopped() -> None:
    setup = mw.berlin.Setup("rows:1 columns:8")
    assert setup.bounded() == mw.berlin.Setup(setup, max_idle_turns=1000)
    assert setup.bounded().bounded() == setup.bounded()
    table = mw.berlin.simulate(20, setup, seed=1, progress=False)
    assert set(table["finished"]) == {1}
    assert 0 < sum(table["idle_ending"]) < 20
    state = mw.berlin.start(setup, max_idle_turns=5)
    assert set(mw.berlin.simulate(20, state, seed=1, progress=False)["finished"]) == {1}
    assert mw.die_mauer.Setup().bounded() == mw.die_mauer.Setup()


def test_games_given_up_have_the_scores_as_they_stand() -> None:
    table = mw.die_mauer.simulate(10, players=4, seed=1, limit=30, progress=False)
    assert set(table["decisions"]) == {30}
    assert set(table["finished"]) == {0}
    assert set(table["winners"]) == set(table["won_0"]) == {0}
    record = mw.die_mauer.play(players=4, seed=1)
    penalty = {"T": record.setup.tower_penalty, "G": record.setup.gate_penalty}
    state = record.states[30]
    for seat, stock in enumerate(state.stocks):
        left = sum(penalty.get(piece) or int(piece) for piece in stock)
        assert table[f"score_{seat}"][0] == state.totals[seat] + left
    for game, limit in [(mw.berlin, 200), (mw.mauerbauer, 60)]:
        table = game.simulate(10, players=3, seed=36, limit=limit, progress=False)
        scores = game.play(players=3, seed=36).states[limit].scores
        assert any(scores)
        assert tuple(table[f"score_{seat}"][0] for seat in range(3)) == scores
        assert set(table["winners"]) == set(table["finished"]) == {0}
    table = mw.berlin.simulate(3, seed=1, limit=0, progress=False)
    assert set(table["score_0"]) == {0}


def test_any_number_of_threads_plays_the_same_games(table: mw.Results) -> None:
    for threads in (1, 2, 7):
        simulate = mw.die_mauer.simulate
        again = simulate(20_000, players=4, seed=3, threads=threads, progress=False)
        assert again == table
    for threads in (0, -1):
        with pytest.raises(ValueError, match=str(threads)):
            mw.die_mauer.simulate(1, seed=1, threads=threads)


def test_a_table_is_a_mapping(table: mw.Results) -> None:
    assert list(table) == list(table.names) == list(table.keys()) == list(dict(table.items()))
    assert len(table) == len(table.names)
    assert table.rows == 20_000
    assert table["game"].tolist() == list(range(20_000))
    assert "turns" in table
    assert "no such column" not in table
    unnamed: Any = 7
    assert unnamed not in table
    assert next(iter(table.values())) == table["game"]
    with pytest.raises(KeyError):
        table["no such column"]
    column = table["game"]
    assert (column[0], column[-1], len(column), list(column)[7]) == (0, 19_999, 20_000, 7)
    with pytest.raises(IndexError):
        column[20_000]
    assert column[:3].tolist() == [0, 1, 2]
    assert column[-2:].tolist() == [19_998, 19_999]
    assert column[::-10_000].tolist() == [19_999, 9999]
    assert len(column[5:5]) == len(column[9:1]) == 0
    assert 7 in column
    assert mw.Results(dict(table)) == table
    assert isinstance(table, dict)
    with pytest.raises(ValueError, match="lengths"):
        mw.Results({"a": column, "b": mw.Column(b"")})


def test_a_notebook_shows_a_table_in_a_line(table: mw.Results) -> None:
    pretty: Any = pytest.importorskip("IPython.lib.pretty")
    assert pretty.pretty(table) == repr(table)


def test_tables_are_joined(table: mw.Results) -> None:
    parts = [range(7), range(7, 7), range(7, 20_000)]
    tables = [mw.die_mauer.simulate(part, players=4, seed=3, progress=False) for part in parts]
    assert mw.Results.joined(iter(tables)) == table
    assert mw.Results.joined([table]) == table
    with pytest.raises(ValueError, match="no tables"):
        mw.Results.joined([])
    with pytest.raises(ValueError, match="different columns"):
        mw.Results.joined([table, mw.die_mauer.simulate(1, players=3, seed=1, progress=False)])


def test_a_table_cannot_be_changed(table: mw.Results) -> None:
    column: Any = table["game"]
    changes: list[Callable[[Any], object]] = [
        lambda t: t.update(a=column),
        lambda t: t.setdefault("a", column),
        lambda t: t.pop("game"),
        lambda t: t.popitem(),
        lambda t: t.clear(),
        lambda t: t.__setitem__("a", column),
        lambda t: t.__delitem__("game"),
        lambda t: t.__ior__({"a": column}),
        lambda t: t.__init__({"a": column}),
    ]
    before = dict(table)
    for change in changes:
        with pytest.raises(TypeError, match="cannot be changed"):
            change(table)
    assert dict(table) == before
    made: Any = mw.Results
    with pytest.raises(TypeError, match="Column"):
        made({"a": [1, 2]})


def test_no_games_make_an_empty_table() -> None:
    table = mw.die_mauer.simulate(0, players=4, seed=1, progress=False)
    assert table.rows == 0
    assert table.names[0] == "game"


def test_numpy_takes_a_column_without_copying(table: mw.Results) -> None:
    numpy = pytest.importorskip("numpy")
    array = numpy.asarray(table["turns"])
    assert array.__array_interface__["data"] == (address(table["turns"]), True)
    assert array.dtype == numpy.int32
    assert array.tolist() == table["turns"].tolist()
    assert numpy.array(table["turns"], dtype=float).dtype == float
    assert table["turns"].__array__(copy=True).flags.owndata
    expected = mw.die_mauer.simulate(1000, players=4, seed=3, progress=False)["turns"].tolist()
    kept = numpy.asarray(mw.die_mauer.simulate(1000, players=4, seed=3, progress=False)["turns"])
    assert kept.tolist() == expected  # the table is gone, its memory is not


def test_pandas_takes_a_table_without_copying(table: mw.Results) -> None:
    pandas = pytest.importorskip("pandas")
    numpy = pytest.importorskip("numpy")
    frame = table.to_pandas()
    assert isinstance(frame, pandas.DataFrame)
    assert tuple(frame.columns) == table.names
    again = pandas.DataFrame(dict(table), copy=False)
    assert again.equals(frame)
    place = again["turns"].to_numpy().__array_interface__["data"][0]
    assert place == address(table["turns"])
    assert pandas.DataFrame(table).equals(frame)
    assert pandas.DataFrame(table, columns=["turns"]).equals(frame[["turns"]])
    assert frame["turns"].mean() == numpy.mean(table["turns"])


def test_shares_of_the_win_are_columns(table: mw.Results) -> None:
    shares = [table[f"share_{seat}"] for seat in range(4)]
    assert all(column.dtype == "float64" for column in shares)
    rows = list(zip(*shares, strict=True))
    assert all(sum(row) == pytest.approx(1) for row in rows)
    outcome = mw.die_mauer.play(players=4, seed=3, game=17).outcome
    assert outcome is not None
    assert outcome.shares == rows[17]
    tied = next(row for row in rows if max(row) < 1)
    assert min(one for one in tied if one) == max(tied)


def test_means_have_intervals(table: mw.Results) -> None:
    numpy = pytest.importorskip("numpy")
    means = table.means()
    assert tuple(means) == table.names
    for name in ("turns", "share_1"):
        numbers = numpy.asarray(table[name])
        mean, error, low, high = means[name]
        assert mean == pytest.approx(numbers.mean())
        assert error == pytest.approx(numbers.std(ddof=1) / len(numbers) ** 0.5)
        assert (high - mean, mean - low) == pytest.approx((1.96 * error, 1.96 * error))
    none = mw.die_mauer.simulate(0, players=3, seed=1, progress=False).means()["turns"]
    assert none.mean != none.mean  # not a number


def test_a_frame_of_pandas_can_be_changed(table: mw.Results) -> None:
    pytest.importorskip("pandas")
    frame, first = table.to_pandas(), table["turns"][0]
    frame.loc[0, "turns"] = first + 5
    frame["decisions"] += 1
    assert (frame.loc[0, "turns"], table["turns"][0]) == (first + 5, first)


def test_duckdb_reads_a_table(table: mw.Results) -> None:
    duckdb: Any = pytest.importorskip("duckdb")
    results = table
    found = duckdb.sql("SELECT count(*), sum(turns) FROM results").fetchall()
    assert found == [(results.rows, sum(results["turns"]))]


def test_polars_takes_a_table_without_copying(table: mw.Results) -> None:
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame(table)
    assert tuple(frame.columns) == table.names
    assert frame.schema["turns"] == polars.Int32
    for name in table:
        array = frame[name].to_numpy(allow_copy=False)
        assert array.__array_interface__["data"][0] == address(table[name])


def test_arrow_takes_a_table_without_copying(table: mw.Results) -> None:
    pyarrow: Any = pytest.importorskip("pyarrow")
    taken = pyarrow.table(table)
    assert tuple(taken.column_names) == table.names
    for name in table:
        (chunk,) = taken[name].chunks
        assert chunk.buffers()[1].address == address(table[name])


def test_a_progress_bar_is_shown_if_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("tqdm")
    mw.die_mauer.simulate(1000, players=3, seed=1)
    assert not capsys.readouterr().err
    mw.die_mauer.simulate(1000, players=3, seed=1, progress=False)
    assert not capsys.readouterr().err
    mw.die_mauer.simulate(1000, players=3, seed=1, progress=True)
    assert "100%" in capsys.readouterr().err


def test_nobody_needs_a_progress_bar(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "tqdm", None)
    monkeypatch.setattr(sys, "ps1", ">>> ", raising=False)
    assert mw.die_mauer.simulate(10, players=3, seed=1).rows == 10
    with pytest.raises(ImportError):
        mw.die_mauer.simulate(10, players=3, seed=1, progress=True)


def test_an_error_while_telling_stops_the_games(start: mw.die_mauer.State) -> None:
    def fail(_: int) -> None:
        raise LookupError

    with pytest.raises(LookupError):
        start._simulate(0, 10**7, 1, None, None, fail)
