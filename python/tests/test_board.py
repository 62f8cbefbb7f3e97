"""A board plays by touches, hides what is hidden, and survives what makes no sense."""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false, reportUnknownVariableType=false

from __future__ import annotations

import doctest
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw
from needed import needed

needed("anywidget")

from mauerwerk import board as board_module
from mauerwerk._board.search import Search
from mauerwerk.board import Board, LessonBoard

if TYPE_CHECKING:
    from collections.abc import Callable

NAMES = ["Ada", "Ben", "Cem"]
# The sources next to this folder are not what is tested.
HERE = Path(__file__).parent
SLOW = "search:100000000"
"""A player who would think for hours."""


def screen(board: Board | LessonBoard) -> dict[str, Any]:
    """Return what the browser was sent last."""
    return dict(board._screen)


def wish(board: Board | LessonBoard, kind: object, number: object = None, **more: object) -> None:
    """Send what the browser sends, of the screen it sees."""
    at = screen(board)["number"] if number is None else number
    board._on_message(None, {"kind": kind, "number": at, **more}, [])


def rest(board: Board) -> None:
    """Wait until no player thinks."""
    until = time.monotonic() + 900
    while time.monotonic() < until:
        with board._lock:
            if board._search is None:
                return
        time.sleep(0.001)
    raise TimeoutError


def targets(board: Board | LessonBoard) -> list[str]:
    """List what may be touched."""
    return [place["name"] for place in screen(board)["places"] if place["isTarget"]]


@pytest.fixture(params=mw.GAMES)
def table(request: pytest.FixtureRequest) -> mw.Table:
    """Return the beginning of every game."""
    return mw.table(request.param, players=3, seed=7)


SMALL: dict[str, dict[str, Any]] = {
    "die-mauer": {"players": 3, "rounds": 1},
    "berlin": {"players": 2, "rows": 2, "columns": 4, "target": 2},
    "mauerbauer": {"players": 2, "board": "hexagon"},
}


@pytest.mark.parametrize("game", mw.GAMES)
def test_a_whole_game_is_played_by_touches(game: mw.GameId) -> None:
    board = Board(mw.table(game, seed=3, **SMALL[game]), seat=0, opponents="random", seed=3)
    made: list[tuple[mw.Actor, str]] = []

    @board.on_action
    def _(actor: mw.Actor, action: str) -> None:
        made.append((actor, action))

    draw = Random(7)
    before = len(board.table)
    while board.table.outcome is None:
        rest(board)
        if board.table.outcome is None:
            wish(board, "touch", place=draw.choice(targets(board)))
            assert not screen(board)["error"]
    assert made == list(board.table.decisions[before:])
    assert board.record.outcome == board.state.outcome == board.table.outcome
    assert board.table.outcome.text in screen(board)["turn"]
    assert not targets(board)
    assert not screen(board)["choices"]


@pytest.mark.parametrize("game", mw.GAMES)
def test_equal_boards_play_equal_games(game: mw.GameId) -> None:
    def play() -> str:
        board = Board(
            mw.table(game, players=3), seat=0, opponents={1: "easy", 2: mw.bot("flat:3")}, seed=5
        )
        for _ in range(4):
            board.touch(targets(board)[0])
            rest(board)
        return board.table.to_json()

    assert play() == play()


def test_it_takes_tables_states_and_records(table: mw.Table) -> None:
    game = mw.games[table.game]
    for it in (table, table.with_seed(None), game.start(players=3), game.Record(players=3)):
        board = Board(it, opponents={2: "easy"}, seed=7)
        assert board.table.seats == 3
        assert board.state == board.record.state
        assert board._screen["choices"] or board._screen["cover"]
    for nonsense in (None, 3, "die-mauer", mw, table.view()):
        with pytest.raises(TypeError, match="a table, a state or a record"):
            Board(nonsense)


@pytest.mark.parametrize(
    ("error", "options"),
    [
        (ValueError, {"seat": 3}),
        (ValueError, {"seat": -1}),
        (ValueError, {"seat": True}),
        (ValueError, {"seat": "0"}),
        (ValueError, {"opponents": {3: "easy"}}),
        (ValueError, {"seat": 1, "opponents": {1: "easy"}}),
        (TypeError, {"opponents": 7}),
        (TypeError, {"opponents": {1: 7}}),
        (mw.NotationError, {"opponents": "strong"}),
        (mw.NotationError, {"opponents": {1: "flat:0"}}),
        (mw.NotationError, {"seed": -1}),
        (mw.RecordError, {"names": ["Ada"]}),
    ],
)
def test_what_is_wrong_is_refused_at_once(error: type[Exception], options: dict[str, Any]) -> None:
    with pytest.raises(error):
        Board(mw.table("die-mauer", players=3), **options)


def test_a_board_says_what_it_needs_where_that_is_missing() -> None:
    code = (
        "import sys; sys.modules['anywidget'] = None\n"
        "import mauerwerk as mw\n"
        "from mauerwerk import *\n"
        "assert mw.table('berlin')._repr_svg_().startswith('<svg')\n"
        "try: mw.Board\n"
        "except ImportError as error: print(error)\n"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=HERE
    )
    assert done.stdout == "mauerwerk.board needs anywidget: pip install 'mauerwerk[board]'\n"
    assert mw.Board is Board
    with pytest.raises(AttributeError, match="no attribute 'Bord'"):
        _ = mw.Bord  # type: ignore[attr-defined] # pyright: ignore[reportAttributeAccessIssue]


def test_the_example_in_its_docs_runs() -> None:
    assert doctest.testmod(board_module) == (0, 9)


# --- secrets


def sent(play: Callable[[], Board]) -> dict[str, Any]:
    """Return all that a browser is sent of a board."""
    state = play().get_state()
    return {name: state[name] for name in ("_svg", "_screen")}


@pytest.mark.parametrize("cover", [False, True])
def test_what_is_sent_does_not_depend_on_what_is_hidden(cover: bool) -> None:  # noqa: FBT001
    def play(fist: str) -> Callable[[], Board]:
        opponents: Any = {2: "easy"} if cover else None
        seat = None if cover else 1
        table = mw.table("die-mauer", players=3)
        board = Board(table, seat, opponents=opponents, seed=7, names=NAMES)
        board.apply(0, fist)
        return lambda: board

    assert sent(play("T")) == sent(play("G")) != sent(lambda: Board(mw.table("die-mauer"), 1))


def test_hands_of_others_are_not_sent() -> None:
    first = mw.table("mauerbauer", players=3, seed=7).resolve_chance()
    tables = [
        mw.Table.from_notation("mauerbauer", it.notation) for it in (first, first.resample(1, 3))
    ]
    assert tables[0].notation != tables[1].notation
    seen = [sent(partial(Board, table, 1, seed=7)) for table in tables]
    assert seen[0] == seen[1]
    seen = [sent(partial(Board, table, 0, seed=7)) for table in tables]
    assert seen[0] != seen[1]


def test_an_open_board_shows_all_hands_by_choice() -> None:
    for is_open, hands in ((False, 0), (True, 2)):
        board = Board(mw.table("die-mauer", players=3), 0, seed=7, open=is_open)
        assert len(screen(board)["hands"]) == hands
    shared = Board(mw.table("mauerbauer", players=3), seed=7, open=True)
    assert not screen(shared)["cover"]
    assert [hand["title"] for hand in screen(shared)["hands"]] == ["Seat 1", "Seat 2"]
    public = shared.table.view().draw(lang="en").svg
    assert shared._repr_mimebundle_()[0]["image/svg+xml"] == public


def test_people_who_share_a_board_hand_it_over() -> None:
    board = Board(mw.table("die-mauer", players=3), opponents={2: "easy"}, seed=7, names=NAMES)
    public = board.table.draw("spectator").svg
    assert screen(board)["cover"] == "I am Ada"
    assert board._svg == public
    assert not screen(board)["choices"]
    wish(board, "touch", place="stock:0:T")
    assert "covered until Ada looks" in screen(board)["error"]
    wish(board, "uncover")
    assert screen(board)["turn"] == "You decide"
    assert board._svg == board.table.draw(0).svg != public
    wish(board, "touch", place="stock:0:T")
    assert (screen(board)["cover"], len(board.table)) == ("I am Ben", 1)
    assert board._svg == board.table.draw("spectator").svg
    wish(board, "uncover")
    assert "fist of Ada" not in str(screen(board)["places"])
    wish(board, "touch", place="stock:1:6")  # the opponent decides last, by what it knows
    rest(board)
    assert [actor for actor, _ in board.table.decisions[:3]] == [0, 1, 2]


def test_where_nothing_is_hidden_nobody_is_covered() -> None:
    board = Board(mw.table("berlin", players=2, seed=7))
    for seat in (0, 1):
        assert not screen(board)["cover"]
        assert screen(board)["turn"] == f"Seat {seat} decides"
        board.touch(targets(board)[0])


def test_a_stored_picture_shows_what_is_public() -> None:
    board = Board(mw.table("mauerbauer", players=3, seed=7), seat=0)
    data, _ = board._repr_mimebundle_()
    assert data["image/svg+xml"] == board.table._repr_svg_()
    assert "application/vnd.jupyter.widget-view+json" in data


# --- touches


def moving() -> Board:
    """Return a board of Berlin on which either hammer may be moved."""
    table = mw.Table.from_notation(
        "berlin", "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:4 seat:0"
    )
    return Board(table, seed=7)


def test_a_touch_narrows_and_a_wrong_one_begins_anew() -> None:
    board = moving()
    whole = len(screen(board)["choices"])
    wish(board, "touch", place="hammer:0")
    assert screen(board)["touched"] == ["hammer:0"]
    assert 0 < len(screen(board)["choices"]) < whole
    wish(board, "touch", place="hammer:1")
    assert screen(board)["touched"] == ["hammer:1"]
    wish(board, "touch", place="nowhere")
    assert screen(board)["touched"] == ["hammer:1"]
    assert "Choose a marked place" in screen(board)["error"]
    wish(board, "touch", place="hammer:1")  # the same again lets go
    assert (screen(board)["touched"], screen(board)["error"]) == ([], "")
    wish(board, "touch", place="hammer:0")
    wish(board, "back")
    assert screen(board)["touched"] == []
    assert len(board.table) == 0


def test_what_was_seen_too_early_means_nothing() -> None:
    board = moving()
    old = screen(board)["number"]
    wish(board, "touch", place="hammer:0")
    wish(board, "touch", number=old, place="hammer:1")  # the second half of a double click
    assert screen(board)["touched"] == ["hammer:0"]


def test_a_decision_is_made_from_the_list_as_well() -> None:
    board = moving()
    action = screen(board)["choices"][-1]["action"]
    wish(board, "act", action=action)
    assert board.table.decisions[0] == (0, action)
    wish(board, "act", action="🧱")
    assert screen(board)["error"]
    assert board.table.decisions[0] == (0, action)


@pytest.mark.parametrize(
    "message",
    [
        None,
        7,
        [],
        {},
        {"kind": []},
        {"kind": "touch"},
        {"kind": "touch", "place": {"a": 1}},
        {"kind": "act", "action": None},
        {"kind": "show", "decisions": "x"},
        {"kind": "show", "decisions": 10**30},
        {"kind": "show", "decisions": -1},
        {"kind": "look", "theme": [], "width": 1},
        {"kind": "look", "theme": "dark", "width": "wide"},
        {"kind": "look", "theme": "dark", "width": float("nan")},
        {"kind": "_decide"},
        {"kind": "uncover"},
        {"kind": "back"},
        {"kind": "undo"},
        {"kind": "🧱"},
    ],
)
def test_messages_that_make_no_sense_change_nothing(message: Any) -> None:  # noqa: ANN401
    board = Board(mw.table("die-mauer", players=3), seat=0, seed=7)
    before = board.table
    if hasattr(message, "items"):
        message = {**message, "number": screen(board)["number"]}
    board._on_message(None, message, [])
    assert board.table == before
    assert targets(board)


def test_the_picture_follows_the_page() -> None:
    board = Board(mw.table("die-mauer", players=3), seat=0, seed=7)
    wish(board, "look", theme="dark", width=390)
    assert board._svg == board.table.draw(0, theme="dark", sheet="narrow").svg
    wish(board, "look", theme="light", width=900)
    assert board._svg == board.table.draw(0).svg


# --- opponents, hints, taking back


def test_what_is_touched_while_an_opponent_thinks_harms_nothing() -> None:
    board = Board(
        mw.table("mauerbauer", players=2, seed=7), seat=0, opponents=SLOW, names=["Ada", "Ben"]
    )
    while board._search is None:
        board.touch(targets(board)[0])
    thinking = screen(board)
    assert thinking["isThinking"]
    assert thinking["turn"] == f"Ben ({SLOW}) is thinking …"
    before = board.table
    wish(board, "touch", place="a1-a2")
    assert screen(board)["error"] == "Waiting for Ben"
    with pytest.raises(mw.UnavailableError, match="Waiting for Ben"):
        board.touch("a1-a2")
    assert board.table == before
    search = board._search
    wish(board, "undo")  # ends the search
    search.join(20)
    assert not search._thread.is_alive()
    assert len(board.table) < len(before)
    assert screen(board)["turn"] == "You decide"


def test_a_board_speaks_one_language() -> None:
    table = mw.table("die-mauer", players=3, seed=6).with_names(["Ada", "Ben", ""])
    board = Board(table, opponents={2: "easy"}, lang="de")
    assert board._lang == "de"
    assert (board._words["undo"], board._words["hint"]) == ("Zurücknehmen", "Tipp")
    assert screen(board)["turn"] == "Weitergeben an Ada"
    assert screen(board)["cover"] == "Ich bin Ada"
    wish(board, "touch", place="stock:0:T")
    assert screen(board)["error"] == "Das Spielfeld ist verdeckt, bis Ada hinsieht."
    wish(board, "uncover")
    assert screen(board)["turn"] == "Du bist an der Reihe"
    assert screen(board)["choices"][0]["label"].startswith("du legst")
    assert screen(board)["choicesTitle"] == f"Züge ({len(screen(board)['choices'])})"
    wish(board, "hint")
    rest(board)
    assert screen(board)["hints"][0]["worth"].startswith("gewinnt ")
    wish(board, "touch", place="nowhere")
    assert screen(board)["error"] == "Dort geht jetzt nichts. Wähle eine markierte Stelle."
    wish(board, "act", action="T")
    assert screen(board)["shownTitle"] == "1 von 1 Entscheidungen"
    assert "Bauherr" in board._repr_mimebundle_()[0]["image/svg+xml"]
    with pytest.raises(ValueError, match="unknown language"):
        Board(table, lang="xx")


@pytest.mark.parametrize(("lang", "over"), [("de", "Spielende"), ("nl", "Einde"), ("fr", "Fin")])
def test_a_game_that_is_over_tells_who_won(lang: str, over: str) -> None:
    board = Board(mw.die_mauer.play(players=3, rounds=1, seed=1), lang=lang)
    wish(board, "show", decisions=len(board.table))
    assert screen(board)["turn"] == board.table.status(lang=lang)
    assert screen(board)["turn"].startswith(over)
    wish(board, "show", decisions=1)
    assert " 1 " in screen(board)["turn"]


def test_a_notice_names_what_is_wrong_with_it() -> None:
    table = mw.table("berlin", players=2)
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("nothing", {}),
        ("take", {}),
        ("take", {"seat": 9}),
        ("take", {"at": 1}),
    ]
    for kind, fields in wrong:
        with pytest.raises(ValueError, match=r"variant|field|seat|whole number"):
            table.notice(kind, **fields)


def test_a_closed_board_stops_and_keeps_the_game() -> None:
    board = Board(mw.table("berlin", players=2, seed=7), seat=1, opponents=SLOW)
    search, before = board._search, board.table
    assert search is not None
    board.close()
    search.join(20)
    assert not search._thread.is_alive()
    with pytest.raises(mw.UnavailableError, match="The board is closed"):
        board.touch("a1")
    with pytest.raises(mw.UnavailableError, match="The board is closed"):
        board.apply(0, "@a1")
    with pytest.raises(mw.UnavailableError, match="The board is closed"):
        board.undo()
    wish(board, "touch", place="a1")
    assert board.table == before
    assert board.state == board.record.state


def test_a_player_that_fails_is_told_in_words() -> None:
    board = Board(mw.table("berlin", players=2, seed=7), seat=0)

    def think(_tell: object) -> str:
        message = "too much"
        raise MemoryError(message)

    wish(board, "hint")
    task = board._task
    assert task is not None
    with board._lock:
        board._search = Search(think, partial(board._found, task))
    rest(board)
    assert screen(board)["error"] == "MemoryError: too much"
    assert targets(board)


def test_hints_name_the_best_three_with_reasons() -> None:
    table = mw.table("die-mauer", players=3, rounds=1, stock="TG1")
    board = Board(table, seat=0, opponents="easy", names=NAMES, seed=7)
    wish(board, "hint")
    assert screen(board)["isThinking"]
    rest(board)
    hints = screen(board)["hints"]
    assert len(hints) == 3
    assert hints[0]["label"].startswith("you put a fist on the table")
    assert any("you build" in hint["worth"] for hint in hints)
    wish(board, "act", action=hints[0]["action"])
    assert not screen(board)["hints"]
    silent = Board(table, seat=0, hints=False)
    wish(silent, "hint")
    assert not screen(silent)["canHint"]
    assert silent._search is None


def test_a_hint_that_comes_too_late_is_not_shown() -> None:
    board = Board(mw.table("berlin", players=2, seed=7), seat=0, seed=7)
    wish(board, "hint")
    search = board._search
    assert search is not None
    board.touch("a1")
    search.join(20)
    assert not screen(board)["hints"]


def test_people_take_back_to_their_last_decision(table: mw.Table) -> None:
    board = Board(table, seat=0, opponents="random", seed=7)
    rest(board)
    assert not screen(board)["canUndo"]
    with pytest.raises(mw.UnavailableError, match="no decision to take back"):
        board.undo()
    while len(board.table) == len(table) or not screen(board)["choices"]:
        before = board.table
        board.touch(targets(board)[0])
        rest(board)
        after = board.table
        board.undo()
        rest(board)
        assert board.table == before
        board.touch(targets(board)[0])
        rest(board)
        assert board.table == after  # the same again brings the same


def test_others_decide_elsewhere() -> None:
    board = Board(mw.table("die-mauer", players=3), seat=1, names=NAMES, seed=7)
    assert screen(board)["turn"] == "You decide"
    board.touch("stock:1:T")
    assert screen(board)["turn"] == "Waiting for Ada and Cem"
    board.apply(0, "6")
    assert screen(board)["turn"] == "Waiting for Cem"
    with pytest.raises(mw.IllegalActionError):
        board.apply(2, "L")
    board.apply(2, "-")
    assert screen(board)["turn"] == "You decide"
    opened = "fists open: Ada shows 6 (Master-builder), you show T, Cem shows nothing"
    assert opened in screen(board)["news"]


def test_callbacks_may_decide_and_may_fail() -> None:
    board = Board(mw.table("die-mauer", players=3), seat=0, names=NAMES, seed=7)

    @board.on_action
    def _(actor: mw.Actor, _action: str) -> None:
        if actor in (0, 1):
            board.apply(actor + 1, "-")

    @board.on_action
    def _(actor: mw.Actor, _action: str) -> None:
        if actor == 2:
            message = "oh"
            raise LookupError(message)

    board.touch("stock:0:T")
    assert [actor for actor, _ in board.table.decisions] == [0, 1, 2]
    assert screen(board)["error"] == "LookupError: oh"


def test_a_game_of_opponents_plays_itself() -> None:
    table = mw.table("die-mauer", players=3, rounds=1, stock="TG")
    board = Board(table, opponents="random", seed=7)
    rest(board)
    assert board.table.outcome is not None
    assert screen(board)["shown"] == len(board.table)


def test_opponents_may_decide_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    class Quick(Search):
        def __init__(self, *args: Any) -> None:  # noqa: ANN401
            super().__init__(*args)
            self.join(0.05)

    monkeypatch.setattr("mauerwerk.board.Search", Quick)
    table = mw.table("die-mauer", players=3, rounds=1, stock="TG")
    board = Board(table, opponents="random", seed=7)
    rest(board)
    assert board.table.outcome is not None


# --- records


def test_a_record_is_stepped_through() -> None:
    full = mw.Table.random("mauerbauer", players=3, seed=7).with_names(NAMES)
    board = Board(full, seat=1)
    assert (screen(board)["shown"], screen(board)["decisions"]) == (0, len(full))
    for at in (5, len(full) - 1, 1):
        wish(board, "show", decisions=at)
        assert board._svg == full.undo_to(at).draw(1).svg
        assert screen(board)["turn"] == f"After {at} of {len(full)} decisions"
        assert not screen(board)["places"]
        named = full.undo_to(at).news(1)
        for line, by_name in zip(screen(board)["news"], named, strict=True):
            assert line == by_name or ("you" in line and "Ben" in by_name and "Ben" not in line)
    with pytest.raises(mw.UnavailableError, match="The game is over"):
        board.touch("a1-a2")
    wish(board, "show", decisions=len(full))
    assert "wins" in screen(board)["turn"] or "win " in screen(board)["turn"]
    assert board.table.decisions == full.decisions


def test_looking_back_is_no_taking_back() -> None:
    board = Board(mw.table("berlin", players=2, seed=7))
    board.touch("a1")
    wish(board, "show", decisions=0)
    with pytest.raises(mw.UnavailableError, match="shows an earlier time"):
        board.touch("b1")
    wish(board, "show", decisions=len(board.table))
    board.touch("b1")
    assert [action for actor, action in board.table.decisions if actor != "chance"][:2] == [
        "@a1",
        "@b1",
    ]


def test_a_program_ends_while_an_opponent_thinks() -> None:
    code = (
        "import mauerwerk as mw\n"
        f"mw.Board(mw.table('berlin', players=2, seed=1), opponents={SLOW!r})\n"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        timeout=900,
        cwd=HERE,
    )
    assert done.stderr == ""


# --- lessons


def do_right(board: LessonBoard) -> None:
    """Give the right answer by touches. Check that wrong ones are explained."""
    before, lesson = screen(board)["lesson"], board.lesson
    for action in lesson.table.actions(lesson.seat):
        for place in lesson.table.touches(lesson.seat, action) or ():
            wish(board, "touch", place=place)
        if screen(board)["lesson"]["number"] > before["number"]:
            return
        assert screen(board)["error"]
    pytest.fail(before["task"])


@pytest.mark.parametrize("game", mw.GAMES)
def test_a_lesson_is_played_on_the_board(game: mw.GameId) -> None:
    board = LessonBoard(game, lang="nl")
    assert screen(board)["lesson"]["text"] == mw.Lesson(game).page(lang="nl").text
    assert board._words == mw.words("nl")
    while (step := screen(board)["lesson"])["number"] < step["count"]:
        assert screen(board)["turn"] == (step["task"] or "")
        assert bool(targets(board)) == (step["task"] is not None)
        if step["task"] is None:
            wish(board, "next")
            assert not screen(board)["said"]
        else:
            do_right(board)
    wish(board, "previous")
    assert screen(board)["lesson"]["number"] == step["count"] - 1
    old = screen(board)["number"] - 1
    wish(board, "previous", number=old)
    wish(board, "nonsense")
    assert screen(board)["lesson"]["number"] == step["count"] - 1
    assert board._svg == board.table.draw(board.lesson.seat, lang="nl").svg
    board.close()
    wish(board, "previous")
    assert board.lesson.page().number == step["count"] - 1


def test_a_stored_lesson_shows_what_is_public() -> None:
    board = LessonBoard("die-mauer")
    data, _ = board._repr_mimebundle_()
    assert data["image/svg+xml"] == board.table.draw("spectator").svg
    with pytest.raises(mw.NotationError):
        LessonBoard("chess")  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    with pytest.raises(ValueError, match="xx"):
        LessonBoard("berlin", lang="xx")
