"""Boards for notebooks: games and lessons that people play by touching them.

It needs `mauerwerk[board]`. Without it, states and records still draw themselves.
"""

from __future__ import annotations

import json
import secrets
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from threading import RLock
from typing import TYPE_CHECKING, Any

try:
    import anywidget
    import traitlets
except ImportError as error:
    missing = "mauerwerk.board needs anywidget: pip install 'mauerwerk[board]'"
    raise ImportError(missing) from error

import mauerwerk
from mauerwerk._board.search import Search
from mauerwerk._mauerwerk import Bot, Lesson, Session, Table
from mauerwerk.errors import MauerwerkError, UnavailableError

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Mapping, Sequence

    from mauerwerk.game import Actor, GameId, PlayerName

__all__ = ["Board", "LessonBoard"]

_FRONT = Path(__file__).parent / "_board"


class _Front(anywidget.AnyWidget):
    """A board in the browser: it shows a screen, and sends wishes."""

    # Texts, not paths: anywidget watches a path if ANYWIDGET_HMR is set.
    _esm = (_FRONT / "board.js").read_text("utf-8")
    _css = (_FRONT / "board.css").read_text("utf-8")

    _svg = traitlets.Unicode().tag(sync=True)
    _screen = traitlets.Dict().tag(sync=True)
    _lang = traitlets.Unicode().tag(sync=True)
    _words = traitlets.Dict().tag(sync=True)

    def __init__(self, lang: str) -> None:
        self._lock = RLock()
        self._is_closed = False
        super().__init__(_lang=lang, **self._seen(lang), _words=mauerwerk.words(lang))
        widget: Any = self  # the base class has no types
        widget.on_msg(self._on_message)

    @property
    def table(self) -> Table:
        """The game so far, as a table, with everything hidden."""
        raise NotImplementedError

    def _shown(self, lang: str) -> dict[str, Any]:
        """Return the screen."""
        raise NotImplementedError

    def _grant(self, wish: object) -> None:
        """Grant a wish, and show what follows."""
        raise NotImplementedError

    def _seen(self, lang: str) -> dict[str, Any]:
        """Return what the viewer may see, as traits."""
        screen = self._shown(lang)
        return {"_svg": screen.pop("svg"), "_screen": screen}

    def _show(self) -> None:
        """Send the browser what the viewer may see."""
        with self.hold_sync():  # one message for both
            for name, value in self._seen(self._lang).items():
                setattr(self, name, value)

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        """Apply a message of the browser, unless it is invalid or about an older screen."""
        with self._lock:
            if not self._is_closed:
                self._grant(content)

    def _repr_mimebundle_(self, **options: Any) -> Any:  # noqa: ANN401 (as the widget has it)
        """Return the widget, and a picture of what is public for viewers without widgets."""
        widget: Any = super()
        made = widget._repr_mimebundle_(**options)
        lang, view = self._lang, self.table.view()
        light, auto = (
            view.draw(theme=theme, lang=lang, names=self.table.names) for theme in ("light", "auto")
        )
        still = {
            "text/html": auto.html(),
            "image/svg+xml": light.svg,
            "text/plain": view.text(lang=lang),
        }
        if made is None:  # it is closed
            return still
        data, metadata = made
        return data | still, metadata


class Board(_Front):
    """A game in a notebook, played by clicks, by keys, or from a list of actions.

    It accepts a table, a state or a record of any game. All seats without an opponent belong to
    people. One person sits at the board if `seat` is given, and otherwise all share it. In a game
    with secrets, the board then covers itself until the next person looks. Opponents choose from
    what their seat knows, and chance is drawn from the seed. A completed game is shown decision by
    decision.

    `lang` is the language of the whole board: "en", "de", "nl" or "fr".

    The browser receives what the viewer may see, and never the state. If `open` is true, it
    receives the hands of all seats, and the board is never covered. This is for people who study.
    Any code in the notebook can read `state`. A saved notebook contains a picture of what is
    public.

    >>> import mauerwerk as mw
    >>> board = mw.Board(mw.die_mauer.start(players=3), seat=0, opponents="easy", seed=7)
    >>> board.touch("stock:0:T")
    >>> board.table.decisions[0]
    (0, 'T')
    >>> board.close()
    """

    def __init__(  # noqa: PLR0913 (all by name but the game)
        self,
        game: Any,  # noqa: ANN401 (a table, or a state or a record of any game)
        /,
        seat: int | None = None,
        *,
        opponents: Mapping[int, Bot | PlayerName] | Bot | PlayerName | None = None,
        hints: bool = True,
        open: bool = False,  # noqa: A002 (as in all languages)
        seed: int | None = None,
        names: Sequence[str] = (),
        lang: str = "en",
    ) -> None:
        """Set up the board. Errors are raised here, before anything is shown.

        Raises:
            TypeError: If the argument is not a game.
            ValueError: If the table has no such seat, a seat is assigned twice, or there is no such
                language.
            NotationError: If there is no such player, or the seed is not a number from 0 to 2**64 -
                1.
            RecordError: If there is not one name for each seat.

        """
        table = _table(game)
        if names:
            table = table.with_names(names)
        if seed is not None or table.seed is None:
            table = table.with_seed(secrets.randbits(53) if seed is None else seed)
        players = _players(table.seats, seat, opponents)
        self._session = Session(table, players, lang=lang, hints=hints, open=open)
        self._search: Search | None = None
        self._task: int | None = None
        self._callbacks: list[Callable[[Actor, str], object]] = []
        self._told = len(table)
        super().__init__(lang)
        with self._lock:  # whoever thinks fast must find the search it belongs to
            self._go_on()

    @property
    def table(self) -> Table:
        """The game so far, as a table, with everything hidden."""
        return self._session.table

    @property
    def state(self) -> Any:  # noqa: ANN401 (of any game)
        """The state of the game, as an object of the game's class, with everything hidden."""
        game: Any = mauerwerk.games[self.table.game]
        return game.State(self.table.notation)

    @property
    def record(self) -> Any:  # noqa: ANN401 (of any game)
        """The record of the game, as an object of the game's class, with everything hidden."""
        game: Any = mauerwerk.games[self.table.game]
        return game.Record.from_json(self.table.to_json())

    def on_action(self, callback: Callable[[Actor, str], object]) -> Callable[[Actor, str], object]:
        """Call a function after each decision, including those of chance, with actor and action.

        It returns the function, so it can be used as a decorator.
        """
        self._callbacks.append(callback)
        return callback

    def touch(self, place: str) -> None:
        """Touch a place, like a click.

        Raises:
            UnavailableError: If the game does not wait for a person at the board, with the reason.
            TouchError: If the touch leads to no legal action. The error lists the valid targets.

        """
        with self._open():
            self._session.touch(place)

    def apply(self, actor: Actor, action: str) -> None:
        """Decide for a seat in notation, including seats that are played elsewhere.

        Raises:
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            NotationError: If the notation of the action is not valid.
            SeatError: If the table has no such seat.
            UnavailableError: If the board is closed.

        """
        with self._open():
            self._session.apply(actor, str(action))

    def undo(self) -> None:
        """Undo the last decision of the people at the board, with everything that followed.

        Raises:
            UnavailableError: If they have made none, or the board is closed.

        """
        with self._open():
            self._session.undo()

    def close(self) -> None:
        """Stop the thinking opponent, and remove the board. The game can still be read."""
        if "_session" in vars(self):  # a board that was refused never came so far
            with self._lock:
                self._stop()
                self._is_closed = True
        super().close()

    @contextmanager
    def _open(self) -> Generator[None]:
        """Change the session, and show what follows."""
        with self._lock:
            if self._is_closed:
                raise UnavailableError(self._words["closed"])
            yield
            self._go_on()

    def _go_on(self) -> None:
        """Think about the task of the session, and show where the game is."""
        task = None if self._is_closed else self._session.task
        if task != self._task:
            self._stop()
            self._task = task
            if task is not None:
                find = partial(self._session.find, task)
                self._search = Search(find, partial(self._found, task))
        self._show()
        self._tell()

    def _stop(self) -> None:
        if self._search is not None:
            self._search.stop()
            self._search = self._task = None

    def _found(self, task: int, search: Search, found: str | Exception) -> None:
        """Use the result of a search, unless it is no longer needed."""
        with self._lock:
            if search is not self._search:
                return
            self._search = self._task = None
            if isinstance(found, Exception):
                found = json.dumps({"failure": _in_words(found, self._lang)})
            self._session.take(task, found)
            self._go_on()

    def _tell(self) -> None:
        """Call the callbacks of decisions. Their errors are shown on the board."""
        decisions = self.table.decisions
        self._told = min(self._told, len(decisions))
        while self._told < len(self.table.decisions):
            decision = self.table.decisions[self._told]
            self._told += 1
            for callback in self._callbacks:
                self._call(callback, *decision)

    def _call(self, callback: Callable[[Actor, str], object], actor: Actor, action: str) -> None:
        try:
            callback(actor, action)
        except Exception as error:  # noqa: BLE001 (the game must not suffer)
            self._session.report(_in_words(error, self._lang))
            self._show()

    def _shown(self, lang: str) -> dict[str, Any]:
        del lang  # the session has it
        return self._session.screen

    def _grant(self, wish: object) -> None:
        self._session.wish(wish)
        self._go_on()


class LessonBoard(_Front):
    """A lesson in a notebook, played by clicks, by keys, or from a list of actions.

    Each step has a text. A step with a task waits for an answer on the board. The lesson explains a
    wrong answer, or cites the ruling that refuses it. `lang` is the language of the whole board:
    "en", "de", "nl" or "fr".

    >>> import mauerwerk as mw
    >>> board = mw.LessonBoard("die-mauer", lang="de")
    >>> board.lesson.page(lang="de").number
    1
    >>> board.close()
    """

    def __init__(self, game: GameId, /, *, lang: str = "en") -> None:
        """Start the lesson of a game.

        Raises:
            NotationError: If there is no such game.
            ValueError: If there is no such language.

        """
        self._lesson = Lesson(game)
        super().__init__(lang)

    @property
    def lesson(self) -> Lesson:
        """The lesson."""
        return self._lesson

    @property
    def table(self) -> Table:
        """The game of the lesson as a table, with everything hidden."""
        return self._lesson.table

    def close(self) -> None:
        """Remove the board."""
        self._is_closed = True
        super().close()

    def _shown(self, lang: str) -> dict[str, Any]:
        return self._lesson.screen(lang=lang)

    def _grant(self, wish: object) -> None:
        self._lesson.wish(wish)
        self._show()


def _in_words(error: Exception, lang: str) -> str:
    if isinstance(error, MauerwerkError):
        return error.tell(lang)
    return f"{type(error).__name__}: {error}"


def _players(
    seats: int, seat: object, opponents: Mapping[int, Bot | PlayerName] | Bot | PlayerName | None
) -> list[str]:
    """Return who plays, by seat. Without an own seat, all seats but the opponents' are people's."""
    own = range(seats) if seat is None else [_checked(seat, seats)]
    if isinstance(opponents, (str, Bot)):
        opponents = {one: opponents for one in range(seats) if one != seat}
    if not hasattr(opponents or {}, "items"):
        message = f"opponents are players by seat, such as {{1: 'hard'}}, not {opponents!r}"
        raise TypeError(message)
    players = ["person" if one in own else "elsewhere" for one in range(seats)]
    for one, player in (opponents or {}).items():
        if _checked(one, seats) == seat:
            message = f"seat {seat} is yours and can't be an opponent's"
            raise ValueError(message)
        players[one] = str(player if isinstance(player, Bot) else Bot(player))
    return players


def _checked(seat: object, seats: int) -> int:
    if type(seat) is not int or not 0 <= seat < seats:
        message = f"the table has no seat {seat!r}: its seats are 0 to {seats - 1}"
        raise ValueError(message)
    return seat


def _table(game: Any) -> Table:  # noqa: ANN401
    """Return a table of the game, given in any form."""
    if isinstance(game, Table):
        return game
    for name in mauerwerk.GAMES:
        kinds: Any = mauerwerk.games[name]
        if isinstance(game, kinds.State):
            return Table.from_notation(name, str(game))
        if isinstance(game, kinds.Record):
            return Table.from_json(game.to_json())
    message = f"a board shows a table, a state or a record of a game, not a {type(game).__name__}"
    raise TypeError(message)
