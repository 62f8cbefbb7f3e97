"""Bots play every game from what their seat knows, and say what they think of it."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
import threading
from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw
from games import GAMES, HEXAGON
from interrupted import stop

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

NAMES = ["random", "greedy", "flat:3", "search:20", "easy", "medium", "hard"]
SEATS = {"die-mauer": 3, "berlin": 2, "mauerbauer": 2}
CHECK = (
    "rows:2 columns:4 variants:crazy-eights check_visibility:private hammers:a1/b2 seat:1 "
    "phase:moving die:S roll:2 wall:tcCt({}:0)cA/tcAtcS"
)
MASONS = "board:hexagon first_player:0 hands:in-b,in-w/{},cities phase:building"
# Positions that differ in what is hidden from the seat that is to move, and that seat.
PAIRS: list[tuple[Any, str, tuple[str, str], int]] = [
    (mw.die_mauer, "players:3 wall:- stocks:TG12346/TG12346/TG12346 fists:{}/_/_", ("T", "6"), 1),
    (mw.berlin, CHECK, ("S3", "M4"), 1),
    (mw.mauerbauer, MASONS, ("size", "colours"), 0),
]


@pytest.fixture(params=GAMES)
def game(request: pytest.FixtureRequest) -> Any:  # noqa: ANN401
    """Return the module of every game."""
    return GAMES[request.param]


def asked(game: Any) -> tuple[Any, int]:  # noqa: ANN401
    """Return a game in progress and the seat that is to move."""
    record = game.Record(players=SEATS[game.info.id], seed=3).resolve_chance()
    return record, record.state.turn.seats[0]


def known(game: Any) -> Any:  # noqa: ANN401
    """Return what the seat that is to move knows."""
    record, seat = asked(game)
    return record.seen_by(seat)


def first(_: object, legal: tuple[Any, ...]) -> Any:  # noqa: ANN401
    """Choose the first legal action."""
    return legal[0]


def failing(_: object, __: object) -> Any:  # noqa: ANN401
    """Raise an error."""
    return 1 // 0


def answering(answer: object) -> Callable[..., object]:
    """Return a player who always says the same."""

    def say(_: object, __: object) -> object:
        return answer

    return say


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_is_its_name(name: str) -> None:
    bot = mw.bot(name)
    assert bot.name == str(bot) == name
    assert repr(bot) == f"Bot('{name}')"
    assert bot == mw.Bot(name) == pickle.loads(pickle.dumps(bot))
    assert hash(bot) == hash(mw.Bot(name))
    assert sum(bot == mw.bot(other) for other in NAMES) == 1


@pytest.mark.parametrize(
    "name", ["", "herd", "Hard", "hard ", "flat", "flat:-1", "search:1.5", "search:1e3"]
)
def test_an_unknown_bot_is_refused_in_words(name: str) -> None:
    with pytest.raises(mw.NotationError, match="is not a player: random, greedy, flat:200"):
        mw.bot(name)


def test_a_budget_out_of_range_names_the_limit() -> None:
    for name in ["flat:0", "search:100000001"]:
        with pytest.raises(
            mw.NotationError, match=f"{name}. is not a player with 1 to 100000000 it"
        ):
            mw.bot(name)


@pytest.mark.parametrize("name", [name for name in NAMES if name != "hard"])
def test_the_same_seed_gives_the_same_choice(game: Any, name: str) -> None:  # noqa: ANN401
    seen, bot = known(game), mw.bot(name)
    legal = asked(game)[0].state.actions(seen.viewer)
    choice = bot.choose(seen, seed=7)
    assert choice in legal
    assert choice == seen.choose(name, seed=7) == seen.choose(bot, seed=7)
    analysis = bot.analyse(seen, seed=7)
    assert analysis == seen.analyse(player=name, seed=7)
    assert {one.action for one in analysis} == {*legal}
    assert sum(one.odds for one in analysis) == pytest.approx(1)


def test_a_search_asks_for_iterations(game: Any) -> None:  # noqa: ANN401
    seen = known(game)
    analysis = seen.analyse(iterations=30, seed=1)
    assert analysis == seen.analyse(player="search:30", seed=1)
    assert (analysis.iterations, analysis.complete) == (30, True)
    assert analysis != seen.analyse(iterations=30, seed=2)
    assert seen.analyse(seed=1).iterations == 1000
    assert analysis.best is analysis[0] is next(iter(analysis))
    for one in analysis:
        assert 0 <= one.win <= 1
        assert one.line[0] == (seen.viewer, one.action)


@pytest.mark.parametrize(("game", "notation", "secrets", "seat"), PAIRS)
def test_what_is_hidden_changes_nothing(
    game: Any,  # noqa: ANN401
    notation: str,
    secrets: tuple[str, str],
    seat: int,
) -> None:
    states = [game.State(notation.format(secret)) for secret in secrets]
    assert states[0] != states[1]
    one, other = (game.InformationState(state, seat) for state in states)
    assert one == other
    for name in NAMES[1:5]:
        assert one.analyse(player=name, seed=5) == other.analyse(player=name, seed=5)
        assert one.choose(name, seed=5) == other.choose(name, seed=5)
    pages = [game.Record(state).analyse(seat, seed=5, iterations=50) for state in states]
    assert pages[0]._repr_html_() == pages[1]._repr_html_()


def test_a_record_and_a_table_ask_for_a_seat(game: Any) -> None:  # noqa: ANN401
    record, seat = asked(game)
    seen = record.seen_by(seat)
    table = mw.Table.from_json(record.to_json())
    assert record.choose(seat, "greedy", seed=1) == seen.choose("greedy", seed=1)
    assert table.choose(seat, "greedy", seed=1) == str(seen.choose("greedy", seed=1))
    analysis = record.analyse(seat, iterations=20, seed=1)
    assert analysis == seen.analyse(iterations=20, seed=1)
    assert table.analyse(seat, iterations=20, seed=1).to_dict() == analysis.to_dict()


def test_a_callable_chooses_for_a_seat(game: Any) -> None:  # noqa: ANN401
    record, seat = asked(game)
    expected = record.state.actions(seat)[0]
    seen: list[object] = []

    def first(known: object, legal: tuple[Any, ...]) -> object:
        seen.append(known)
        return legal[0]

    table = mw.Table.from_json(record.to_json())
    assert record.choose(seat, first, seed=1) == expected
    assert record.seen_by(seat).choose(first, seed=1) == expected
    assert table.choose(seat, first, seed=1) == str(expected)
    assert seen == [record.seen_by(seat)] * 3
    assert record.choose(seat, {}, seed=1) in record.state.actions(seat)
    with pytest.raises(ZeroDivisionError):
        table.choose(seat, failing, seed=1)
    for others in {*range(record.state.seats)} - {*record.state.turn.seats}:
        with pytest.raises(mw.UnavailableError):
            record.choose(others, first, seed=1)
    with pytest.raises(mw.UnavailableError):
        record.seen_by("spectator").choose(first, seed=1)


def test_a_seat_is_given_what_it_knew_before_others_committed() -> None:
    record = mw.die_mauer.Record(players=3)
    before = record.analyse(2, seed=1, iterations=40)
    after = record.apply(0, "T").apply(1, "-")
    assert after.analyse(2, seed=1, iterations=40) == before
    assert after.seen_by(2).analyse(seed=1, iterations=40) != before
    with pytest.raises(mw.UnavailableError, match="does not wait"):
        after.analyse(0, seed=1)


def test_an_analysis_is_a_table(game: Any) -> None:  # noqa: ANN401
    analysis = known(game).analyse(iterations=200, seed=1)
    columns = analysis.to_dict()
    assert tuple(columns) == mw.Appraisal._fields
    assert columns["action"] == [str(one.action) for one in analysis]
    assert columns["line"][0].startswith(f"{analysis.best.line[0][0]} {analysis.best.action}")
    assert analysis[:2] == (analysis[0], analysis[1])
    assert analysis[-1] == analysis.appraisals[-1]
    with pytest.raises(IndexError):
        analysis[len(analysis)]
    hint = analysis.hint()
    assert hint.best[0] == analysis.best
    wins = [one.win for one in hint.best]
    assert wins == sorted(wins, reverse=True)
    assert set(hint.best) <= set(analysis)
    assert hint.reason in (None, *[one.reason for one in hint.best])


@pytest.mark.parametrize("name", ["random", "search:50"])
def test_data_frames_take_an_analysis(name: str) -> None:
    pandas = pytest.importorskip("pandas")
    polars = pytest.importorskip("polars")
    pyarrow: Any = pytest.importorskip("pyarrow")
    analysis = mw.bot(name).analyse(known(mw.die_mauer), seed=1)
    columns = analysis.to_dict()
    frame = polars.DataFrame(analysis)
    assert frame.to_dict(as_series=False) == columns
    assert [str(kind) for kind in frame.dtypes[:2]] == ["String", "Float64"]
    assert pyarrow.table(analysis).to_pydict() == columns
    assert analysis.to_pandas().equals(pandas.DataFrame(columns))
    assert list(pandas.DataFrame(analysis)["win"]) == columns["win"]


def test_a_notebook_draws_an_analysis() -> None:
    row = (mw.die_mauer.Plan("T"), 1.0, 0.5, 0.1, 2.0, 3, ((0, "T"),), "<b>", False)
    page = mw.Analysis.of([row], 3, complete=False, hinted=[0])._repr_html_()  # pyright: ignore[reportPrivateUsage]
    assert "width:6.00em" in page
    assert "50.0% ± 10.0%" in page
    assert "&lt;b&gt;" in page
    assert "stopped early" in page


def test_an_analysis_says_against_whom_it_counts() -> None:
    seen = known(mw.berlin)
    medium = seen.analyse(iterations=200, seed=1)
    easy = seen.analyse(iterations=200, seed=1, against="easy")
    assert (medium.against, easy.against) == ("medium", "easy")
    assert [one.action for one in medium] == [one.action for one in easy]
    assert [one.win for one in medium] != [one.win for one in easy]
    assert seen.analyse(iterations=200, seed=1, against="medium") == medium
    assert "against easy" in repr(easy)


def test_mistakes_are_those_of_the_command_line(game: Any) -> None:  # noqa: ANN401
    record = game.play(players=["random"] * SEATS[game.info.id], seed=3)
    record = game.Record.from_json(record.undo_to(12).to_json())
    told: list[int] = []
    mistakes = record.mistakes(seed=1, player="flat:20", tell=told.append)
    assert [one.loss for one in mistakes] == sorted((one.loss for one in mistakes), reverse=True)
    for one in mistakes:
        decision = record.decisions[one.number]
        assert (decision.actor, decision.action) == (one.seat, one.action)
        assert one.better != one.action
        assert one.loss >= 2 * one.error
    of_one = record.mistakes(0, seed=1, player="flat:20")
    assert of_one == tuple(one for one in mistakes if one.seat == 0)
    table = mw.Table.from_json(record.to_json()).mistakes(seed=1, player=mw.bot("flat:20"))
    assert [one.better for one in table] == [str(one.better) for one in mistakes]
    with pytest.raises(mw.SeatError):
        record.mistakes(7, seed=1)


def test_time_stops_a_search() -> None:
    seen = known(mw.berlin)
    analysis = seen.analyse(seconds=0.1)
    with pytest.raises(TypeError, match="seed is missing"):
        seen.analyse(iterations=10)
    assert not analysis.complete
    assert "stopped early" in repr(analysis)
    assert seen.analyse(player="flat:1", seconds=1e19, seed=1).complete


def test_a_search_tells_how_far_it_is_and_leaves_python_to_others() -> None:
    told: list[int] = []
    counted = before = between = 0
    over = threading.Event()

    def count() -> None:
        nonlocal counted
        while not over.is_set():
            counted += 1

    def tell(done: int) -> None:
        nonlocal before, between
        told.append(done)
        between += counted - before
        if len(told) > 3 and between > 10_000:
            raise LookupError
        before = counted

    thread = threading.Thread(target=count)
    thread.start()
    with pytest.raises(LookupError):
        known(mw.die_mauer).analyse(iterations=10**8, seed=1, tell=tell)
    over.set()
    thread.join()
    assert told == sorted(told)


def test_the_interpreter_may_end_while_a_thread_thinks() -> None:
    program = """
import threading, time
import mauerwerk as mw
table = mw.table("die-mauer")
think = lambda: table.analyse(0, iterations=10**8, seed=1)
threading.Thread(target=think, daemon=True).start()
time.sleep(0.2)
"""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, cwd="/", capture_output=True, text=True, check=False)  # noqa: S603
    assert (done.returncode, done.stderr) == (0, "")


def test_bots_play_the_same_games_on_any_number_of_threads(game: Any) -> None:  # noqa: ANN401
    players = ["search:5", *["random"] * (SEATS[game.info.id] - 1)]
    one, two, seven = (
        game.simulate(5, players=players, seed=2, limit=90, threads=threads, progress=False)
        for threads in (1, 2, 7)
    )
    assert one == two == seven
    assert one.names == game.simulate(1, players=len(players), seed=2, progress=False).names
    assert one["game"].tolist() == [0, 1, 2, 3, 4]
    assert one != game.simulate(5, players=len(players), seed=2, limit=90, progress=False)
    assert game.simulate(0, players=players, seed=2, progress=False).rows == 0


def test_game_0_is_the_game_of_the_seed(game: Any) -> None:  # noqa: ANN401
    players = [mw.bot("easy"), *["random"] * (SEATS[game.info.id] - 1)]
    record = game.play(players=players, seed=4)
    table = game.simulate(1, players=players, seed=4, progress=False)
    assert table["decisions"][0] == len(record)
    assert tuple(table[f"score_{seat}"][0] for seat in range(len(players))) == record.outcome.scores
    assert record == game.Record.played(record.start, players, 4)
    assert game.simulate(1, record.start, players=players, seed=4, progress=False) == table


def test_better_bots_win_more(game: Any) -> None:  # noqa: ANN401
    seats = SEATS[game.info.id]
    players = ["greedy", *["random"] * (seats - 1)]
    table = game.simulate(20, players=players, seed=1, progress=False)
    assert sum(table["won_0"]) > 20 / seats


def test_a_callable_plays(game: Any) -> None:  # noqa: ANN401
    asked: list[Any] = []

    def last(seen: Any, legal: tuple[Any, ...]) -> Any:  # noqa: ANN401
        assert threading.current_thread() is threading.main_thread()
        asked.append(seen)
        return legal[-1] if len(asked) % 2 else str(legal[-1])

    players = [last, *["random"] * (SEATS[game.info.id] - 1)]
    record = game.play(players=players, seed=1)
    states = {state.view(0): state for state in record.states}
    assert asked
    for seen in asked:
        assert type(seen) is game.InformationState
        assert seen.viewer == 0
        assert 0 in states[seen.now].turn.seats
    table = game.simulate(2, players=players, seed=1, progress=False)
    assert table["decisions"][0] == len(record)
    assert table == game.simulate(2, players=players, seed=1, threads=4, progress=False)


def test_what_a_callable_raises_comes_through(game: Any) -> None:  # noqa: ANN401
    def fail(_: object, __: object) -> Any:  # noqa: ANN401
        raise LookupError(game.info.id)

    def stop(_: object, __: object) -> Any:  # noqa: ANN401
        raise KeyboardInterrupt

    rest = ["random"] * (SEATS[game.info.id] - 1)
    answers: list[tuple[Callable[..., Any], type[BaseException], str | None]] = [
        (fail, LookupError, game.info.id),
        (stop, KeyboardInterrupt, None),
        (answering(None), TypeError, "an action"),
        (answering("no action"), mw.NotationError, "no action"),
        (known, TypeError, "positional"),
    ]
    for answer, error, text in answers:
        players = [*rest, answer]
        with pytest.raises(error, match=text):
            game.play(players=players, seed=1)
        with pytest.raises(error, match=text):
            game.simulate(3, players=players, seed=1, progress=False)


@pytest.mark.parametrize(
    ("game", "action", "rule"),
    [
        (mw.die_mauer, "+TL", "DM-59"),
        (mw.berlin, "x", "BE-128"),
        (mw.mauerbauer, "size", "MA-94"),
    ],
)
def test_an_illegal_answer_names_the_ruling(game: Any, action: str, rule: str) -> None:  # noqa: ANN401
    players: list[Any] = [answering(action), *["random"] * (SEATS[game.info.id] - 1)]
    with pytest.raises(mw.IllegalActionError) as refused:
        game.play(players=players, seed=1)
    assert (refused.value.seat, refused.value.action) == (0, game.action(action))
    assert refused.value.rule == rule


BUDGETS: list[Any] = [0, -1, 2**63, 2**64, 10**8 + 1, 1.5, "7", None]


@pytest.mark.parametrize("budget", BUDGETS)
def test_a_budget_out_of_range_is_refused(game: Any, budget: Any) -> None:  # noqa: ANN401
    seen = known(game)
    for name in ("flat", "search"):
        if budget != "7":
            with pytest.raises(mw.NotationError):
                mw.bot(f"{name}:{budget}")
    if budget is not None:
        with pytest.raises((mw.NotationError, TypeError)):
            seen.analyse(iterations=budget, seed=1)


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf"), "1", 10**400])
def test_a_time_out_of_range_is_refused(seconds: Any) -> None:  # noqa: ANN401
    with pytest.raises((mw.NotationError, TypeError), match="seconds, above 0"):
        known(mw.berlin).analyse(seconds=seconds, seed=1)


def impossible(game: Any) -> Any:  # noqa: ANN401
    """Return an information state that no history explains."""
    record, seat = asked(game)
    first = record.start.view(seat)
    # Nothing has happened, and yet a game is nearly over.
    states = reversed(game.play(players=record.state.seats, seed=9).states)
    now = next(state for state in states if seat in getattr(state.turn, "seats", ())).view(seat)
    return game.InformationState.from_parts(first, [], now)


def test_questions_that_have_no_answer_are_refused(game: Any) -> None:  # noqa: ANN401
    record, seat = asked(game)
    over = game.play(players=SEATS[game.info.id], seed=1)
    waiting = next(
        (state, other)
        for state in over.states
        for other in range(state.seats)
        if other not in getattr(state.turn, "seats", ())
    )
    refused: list[tuple[Any, type[Exception], str | None]] = [
        (record.seen_by(), mw.UnavailableError, "spectator"),
        (over.seen_by(seat), mw.UnavailableError, "the game is over"),
        (game.InformationState(*waiting), mw.UnavailableError, "does not wait"),
    ]
    if game is not mw.berlin:  # whose views are refused unless some history explains them
        refused.append((impossible(game), mw.InconsistentError, None))
    for seen, error, text in refused:
        for name in ("random", "greedy", "search:5"):
            with pytest.raises(error, match=text):
                seen.choose(name, seed=1)
            with pytest.raises(error, match=text):
                mw.bot(name).analyse(seen, seed=1)
    with pytest.raises(mw.UnavailableError):
        over.analyse(0, seed=1)
    with pytest.raises(mw.SeatError):
        record.choose(7, "random", seed=1)


def test_calls_that_are_wrong_are_refused(game: Any) -> None:  # noqa: ANN401
    seen, seats = known(game), SEATS[game.info.id]
    state = game.start(players=seats)
    package: Any = mw
    calls: list[Callable[[], object]] = [
        *[
            lambda: seen.choose(None, seed=1),
            lambda: seen.choose(1, seed=1),
            lambda: package.bot(None),
        ],
        *[lambda: seen.choose("hard"), lambda: seen.choose("hard", seed=-1)],
        *[lambda: seen.choose("greedy", seed=1.5), lambda: seen.analyse(seed="1")],
        lambda: seen.analyse(seed=1, player="hard", iterations=5),
        *[
            lambda: mw.bot("hard").choose(state, seed=1),
            lambda: package.bot("hard").choose(None, seed=1),
        ],
        *[
            lambda: game.play(players=["random"] * 99, seed=1),
            lambda: game.play(players=[], seed=1),
        ],
        *[lambda: game.play(players="random", seed=1), lambda: game.play(players=1.5, seed=1)],
        lambda: game.play(players=["random"] * (seats - 1) + [5], seed=1),
        lambda: game.play(players=["random"] * (seats - 1) + ["herd"], seed=1),
        lambda: game.simulate(1, state, players=["random"], seed=1),
        lambda: game.simulate(1, state, players=seats, seed=1),
        lambda: game.Record.played(state, ["random"] * (seats + 1), 1),
        lambda: game.simulate(1, players=["random"] * seats, seed=1, threads=0),
    ]
    for number, call in enumerate(calls):
        with pytest.raises((ValueError, TypeError)):
            raise AssertionError((number, call()))


def test_players_who_find_no_end_are_given_up() -> None:
    state = mw.berlin.start("rows:1 columns:8", max_idle_turns=None)
    table = mw.berlin.simulate(1, state, players=[first] * 2, seed=1, limit=500, progress=False)
    assert (table["finished"][0], table["decisions"][0]) == (0, 500)


def test_bots_think_of_a_position_in_notation() -> None:
    seen = mw.mauerbauer.InformationState(mw.mauerbauer.State(f"{HEXAGON} phase:building"), 0)
    analysis = seen.analyse(iterations=50, seed=1)
    assert isinstance(analysis.best.action, mw.mauerbauer.Build)
    assert analysis.hint().reason


def test_weights_of_kinds_of_action_decide() -> None:
    options: dict[str, Any] = {"rows": 3, "columns": 4, "progress": False, "seed": 7}
    eager = {mw.berlin.Collect: 50.0, mw.berlin.Flip: 50.0}
    keen = mw.berlin.simulate(200, players=[eager, {}], **options)
    named = mw.berlin.simulate(200, players=[{"Collect": 50.0, "Flip": 50.0}, {}], **options)
    assert named == keen
    even = mw.berlin.simulate(200, players=[{}, {}], **options)
    assert sum(keen["won_0"]) > sum(even["won_0"]) + 30
    record = mw.die_mauer.play(seed=1, players=[{"Plan": 2}, "random", "greedy"], rounds=1)
    assert record.outcome is not None


@pytest.mark.parametrize(
    ("weights", "error", "text"),
    [
        ({"collect": 1}, mw.NotationError, '"collect" is no kind of action: they are'),
        ({mw.die_mauer.Plan: 1}, mw.NotationError, '"Plan" is no kind of action'),
        ({"Collect": -1}, mw.NotationError, "the weight of Collect is a number from 0"),
        ({"Collect": float("nan")}, mw.NotationError, "not NaN"),
        ({"Collect": "much"}, TypeError, "a weight: a number"),
        ({3: 1}, TypeError, "a kind of action, by its name"),
    ],
)
def test_wrong_weights_are_refused(weights: Any, error: type[Exception], text: str) -> None:  # noqa: ANN401
    with pytest.raises(error, match=text):
        mw.berlin.simulate(1, players=[weights, {}], seed=1)


def test_games_go_on_from_what_a_seat_knows() -> None:
    start = mw.die_mauer.start(players=3, rounds=1)
    seen, state = mw.die_mauer.InformationState(start, 0).step(start, 1, "T")
    table = mw.die_mauer.simulate(500, seen, seed=7, progress=False)
    again = mw.die_mauer.simulate(range(100, 500), seen, seed=7, threads=1, progress=False)
    assert list(table["score_1"])[100:] == list(again["score_1"])
    known = mw.die_mauer.simulate(500, state, seed=7, progress=False)
    assert list(table["score_1"]) != list(known["score_1"])
    bots = mw.die_mauer.simulate(20, seen, seed=7, players=["greedy"] * 3, progress=False)
    assert bots.rows == 20
    with pytest.raises(TypeError, match="a state has its options already"):
        mw.die_mauer.simulate(1, seen, seed=1, rounds=2)
    built = mw.die_mauer.State("players:3 rounds:1 wall:T stocks:G12346/TG12346/TG12346")
    torn = mw.die_mauer.InformationState.from_parts(seen.start, seen.events, built.view(0))
    with pytest.raises(mw.InconsistentError):
        mw.die_mauer.simulate(1, torn, seed=1)


def test_a_match_finds_the_stronger_player() -> None:
    pyarrow: Any = pytest.importorskip("pyarrow")
    standings = mw.die_mauer.match(
        12, "players:3 rounds:1", players=["greedy", mw.bot("random")], seed=1, progress=False
    )
    assert standings.deals == 12
    columns = standings.to_dict()
    assert columns["player"] == ["greedy", "random"]
    assert sum(columns["games"]) == 12 * 9
    greedy, random = columns["win"]
    assert greedy - 2 * columns["error"][0] > random
    assert sum(columns["elo"]) == pytest.approx(0)
    assert all(error > 0 for error in columns["elo_error"])
    assert standings.log_likelihood_ratio(0, 50) > 0
    assert pyarrow.table(standings).column_names == list(columns)
    assert [*standings.to_pandas()["player"]] == ["greedy", "random"]
    assert repr(standings).startswith("<Standings of 12 deals: greedy ")
    assert "<td>greedy</td>" in standings._repr_html_()


def test_callables_play_a_match() -> None:
    def last(_: object, legal: tuple[Any, ...]) -> Any:  # noqa: ANN401
        return legal[-1]

    players: list[mw.die_mauer.Player] = [first, last, first]
    standings = mw.die_mauer.match(2, "players:3 rounds:1", players=players, seed=1)
    assert standings.to_dict()["player"] == ["first", "last"]
    assert standings.to_dict()["games"] == [12, 6]
    others = mw.die_mauer.match(
        1, "players:3 rounds:1", players=[{}, {"Plan": 2}, lambda _, legal: legal[0]], seed=1
    )
    assert others.to_dict()["player"] == ["weights", "weights 2", "<lambda>"]
    with pytest.raises(ZeroDivisionError):
        mw.die_mauer.match(1, "players:3", players=["easy", failing], seed=1)


def test_parts_of_a_match_are_joined() -> None:
    options: dict[str, Any] = {"players": ["greedy", "random"], "seed": 3, "progress": False}
    setup = mw.die_mauer.Setup("players:3 rounds:1 stock:TG12")
    whole = mw.die_mauer.match(9, setup, **options)
    parts = [mw.die_mauer.match(part, setup, **options) for part in (range(4), range(4, 9))]
    joined = mw.Standings.joined(pickle.loads(pickle.dumps(parts)))
    assert untimed(joined) == untimed(whole)
    assert copy.deepcopy(joined) is joined
    assert mw.Standings.from_json(joined.to_json()) == joined
    alone = mw.die_mauer.match(9, setup, **options, threads=1)
    assert untimed(alone) == untimed(whole)


def untimed(standings: mw.Standings) -> dict[str, Any]:
    """Return what is the same on every machine."""
    return {name: column for name, column in standings.to_dict().items() if name != "seconds"}


def test_matches_that_cannot_be_are_refused() -> None:
    def match(deals: Any = 1, setup: Any = "players:3", **more: Any) -> mw.Standings:  # noqa: ANN401
        options: dict[str, Any] = {"players": ["random", "easy"], "seed": 1, **more}
        return mw.die_mauer.match(deals, setup, **options)

    with pytest.raises(mw.MauerwerkError, match="a match takes two players or more"):
        match(players=["random"])
    with pytest.raises(mw.NotationError, match="a player: random, greedy"):
        match(players=["random", "best"])
    with pytest.raises(mw.SetupError):
        match(setup="players:9")
    with pytest.raises(ValueError, match="threads is 0"):
        match(threads=0)
    with pytest.raises(ValueError, match="not in steps of 2"):
        match(range(0, 9, 2))
    with pytest.raises(ValueError, match="deals have numbers below"):
        match(range(2**64 - 1, 2**64 + 1))
    with pytest.raises(TypeError):
        match(players=[max, min])
    with pytest.raises(ValueError, match="no standings to join"):
        mw.Standings.joined([])
    with pytest.raises(ValueError, match="standings of other players"):
        mw.Standings.joined([match(), match(players=["easy", "random"])])
    for wrong, why in [("", "JSON"), ("[]", "players"), ('{"players":[],"deals":[{}]}', "games")]:
        with pytest.raises(ValueError, match=why):
            mw.Standings.from_json(wrong)


def test_ctrl_c_stops_a_match(tmp_path: Path) -> None:
    call = "mw.berlin.match(10**6, players=['hard', 'medium'], seed=1)"
    stop(tmp_path, call)
