"""A board for notebooks that people play by touching it.

It needs `mauerwerk[board]`. Without it, states and records still draw themselves.
"""

from __future__ import annotations

import secrets
from functools import partial
from pathlib import Path
from random import Random
from threading import RLock
from typing import TYPE_CHECKING, Any, cast

try:
    import anywidget
    import traitlets
except ImportError as error:
    missing = "mauerwerk.board needs anywidget: pip install 'mauerwerk[board]'"
    raise ImportError(missing) from error

import mauerwerk
from mauerwerk._board.people import People
from mauerwerk._board.screen import screen
from mauerwerk._board.search import Search
from mauerwerk._board.sitting import Sitting
from mauerwerk._mauerwerk import Table
from mauerwerk.errors import MauerwerkError, TouchError

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from mauerwerk._mauerwerk import Bot
    from mauerwerk.analysis import Analysis
    from mauerwerk.game import Actor

__all__ = ["Board"]

_FRONT = Path(__file__).parent / "_board"
_NARROW = 600
"""The width, in pixels, below which the narrow sheet is drawn."""


class Board(anywidget.AnyWidget):
    """A game in a notebook, played by clicks, by keys, or from a list of actions.

    It accepts a table, a state or a record of any game. All seats without an opponent belong to
    people. One person sits at the board if `seat` is given, and otherwise all share it. In a game
    with secrets, the board then covers itself until the next person looks. Opponents choose from
    what their seat knows, and chance is drawn from the seed. A completed game is shown decision by
    decision.

    `lang` is the language of the whole board: "en", "de", "nl" or "fr".

    The browser receives what the viewer may see, and never the state. Any code in the notebook can
    read `state`. A saved notebook contains a picture of what is public.

    >>> import mauerwerk as mw
    >>> board = mw.Board(mw.die_mauer.start(players=3), seat=0, opponents="easy", seed=7)
    >>> board.touch("stock:0:T")
    >>> board.table.decisions[0]
    (0, 'T')
    >>> board.close()
    """

    # Texts, not paths: anywidget watches a path if ANYWIDGET_HMR is set.
    _esm = (_FRONT / "board.js").read_text("utf-8")
    _css = (_FRONT / "board.css").read_text("utf-8")

    _svg = traitlets.Unicode().tag(sync=True)
    _screen = traitlets.Dict().tag(sync=True)
    _lang = traitlets.Unicode().tag(sync=True)
    _words = traitlets.Dict().tag(sync=True)

    def __init__(  # noqa: PLR0913 (all by name but the game)
        self,
        game: Any,  # noqa: ANN401 (a table, or a state or a record of any game)
        /,
        seat: int | None = None,
        *,
        opponents: Mapping[int, Bot | str] | Bot | str | None = None,
        hints: bool = True,
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
        people = People(table, seat, opponents)
        self._lock = RLock()
        self._search: Search | None = None
        self._callbacks: list[Callable[[Actor, str], object]] = []
        self._untold: list[tuple[Actor, str]] = []
        self._hints = hints
        self._look = {"theme": "light", "sheet": "wide"}
        over = table.outcome is not None
        self._sitting = Sitting(table, people, self._note, 0 if over else None, lang)
        super().__init__(**self._seen(), _lang=lang, _words=self._sitting.words)
        widget: Any = self  # the base class has no types
        widget.on_msg(self._on_message)
        with self._lock:  # whoever thinks fast must find the search it belongs to
            self._go_on()

    @property
    def table(self) -> Table:
        """The game so far, as a table, with everything hidden."""
        return self._sitting.table

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
        with self._lock:
            self._sitting.touch(place)
            self._go_on()

    def apply(self, actor: Actor, action: str) -> None:
        """Decide for a seat in notation, including seats that are played elsewhere.

        Raises:
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            NotationError: If the notation of the action is not valid.
            SeatError: If the table has no such seat.
            UnavailableError: If the board is closed.

        """
        with self._lock:
            self._sitting.apply(actor, str(action))
            self._go_on()

    def undo(self) -> None:
        """Undo the last decision of the people at the board, with everything that followed.

        Raises:
            UnavailableError: If they have made none, or the board is closed.

        """
        with self._lock:
            self._sitting.undo()
            self._go_on()

    def close(self) -> None:
        """Stop the thinking opponent, and remove the board. The game can still be read."""
        if "_sitting" in vars(self):  # a board that was refused never came so far
            with self._lock:
                self._stop()
                self._sitting.is_closed = True
        super().close()

    def _note(self, actor: Actor, action: str) -> None:
        self._untold.append((actor, action))

    def _tell(self) -> None:
        """Call the callbacks of decisions. Their errors are shown on the board."""
        while self._untold:
            decision = self._untold.pop(0)
            for callback in self._callbacks:
                self._call(callback, *decision)

    def _call(self, callback: Callable[[Actor, str], object], actor: Actor, action: str) -> None:
        try:
            callback(actor, action)
        except Exception as error:  # noqa: BLE001 (the game must not suffer)
            self._refuse(error)

    def _go_on(self) -> None:
        """Show the position, and let an opponent think if it decides."""
        self._stop()
        opponent = self._sitting.opponent
        if opponent is not None and not self._sitting.is_closed:
            player = self._sitting.people.opponents[opponent]
            self._think(opponent, player, partial(self._choose, opponent))
        self._show()
        self._tell()

    def _think(self, seat: int, player: Bot | None, done: Callable[[Analysis], object]) -> None:
        seed = self._sitting.seed_of(seat)
        lang = self._sitting.lang
        think = partial(self.table.analyse, seat, seed=seed, player=player, lang=lang)
        self._search = Search(lambda tell: think(tell=tell), partial(self._found, done))

    def _stop(self) -> None:
        if self._search is not None:
            self._search.stop()
            self._search = None

    def _found(
        self, done: Callable[[Analysis], object], search: Search, found: Analysis | Exception
    ) -> None:
        """Use the result of a search, unless it is no longer needed."""
        with self._lock:
            if search is not self._search:
                return
            self._search = None
            if isinstance(found, Exception):
                self._refuse(found)
            else:
                done(found)

    def _choose(self, seat: int, analysis: Analysis) -> None:
        """Decide for an opponent by drawing from the odds."""
        seed = self._sitting.seed_of(seat)
        odds = [one.odds for one in analysis]
        (drawn,) = Random(seed).choices([one.action for one in analysis], odds)  # noqa: S311
        self._sitting.apply(seat, cast("str", drawn))
        self._go_on()

    def _advise(self, number: int, analysis: Analysis) -> None:
        """Show a hint to the viewer who asked for it."""
        if number == self._sitting.number:
            self._sitting.hint = analysis.hint()
        self._show()

    def _refuse(self, error: Exception) -> None:
        """Show an error."""
        self._sitting.error = self._told(error)
        self._show()

    def _told(self, error: Exception) -> str:
        """Return an error in words."""
        if isinstance(error, TouchError):
            return self._sitting.words["no-target"]
        known = isinstance(error, MauerwerkError)
        return str(error) if known else f"{type(error).__name__}: {error}"

    def _seen(self) -> dict[str, Any]:
        """Return what the viewer may see, as traits."""
        drawing = self._sitting.draw(**self._look)
        is_thinking = self._search is not None
        shown = screen(self._sitting, drawing, is_thinking=is_thinking, hints=self._hints)
        return {"_svg": drawing.svg, "_screen": shown}

    def _show(self) -> None:
        """Send the browser what the viewer may see."""
        with self.hold_sync():  # one message for both
            for name, value in self._seen().items():
                setattr(self, name, value)

    def _on_message(self, _widget: object, content: object, _buffers: object) -> None:
        """Apply a message of the browser, unless it is invalid or about an older screen."""
        wish = cast("dict[str, Any]", content) if isinstance(content, dict) else {}
        with self._lock:
            if self._sitting.is_closed:
                return
            if wish.get("kind") == "look":
                self._turn_to(wish.get("theme"), wish.get("width"))
            elif wish.get("number") == self._sitting.number:
                self._do(wish)

    def _turn_to(self, theme: object, width: object) -> None:
        if theme in ("light", "dark") and isinstance(width, (int, float)):
            look = {"theme": str(theme), "sheet": "narrow" if width < _NARROW else "wide"}
            if look != self._look:
                self._look = look
                self._show()

    def _do(self, wish: dict[str, Any]) -> None:
        kind = wish.get("kind")
        try:
            if kind == "touch":
                self._sitting.touch(str(wish.get("place")))
            elif kind == "act":
                self._act(str(wish.get("action")))
            elif kind == "hint":
                self._ask()
                return
            elif kind == "show":
                self._sitting.show(_whole(wish.get("decisions")))
            elif kind in ("back", "undo", "uncover"):
                getattr(self._sitting, kind)()
        except MauerwerkError as error:
            self._refuse(error)
        else:
            self._go_on() if kind in ("touch", "act", "undo") else self._show()

    def _act(self, action: str) -> None:
        self._sitting.apply(self._sitting.expected(), action)

    def _ask(self) -> None:
        """Let a player think for the asked person, and show its choice."""
        self._stop()
        if self._hints:
            seat = self._sitting.expected()
            self._think(seat, None, partial(self._advise, self._sitting.number))
            self._show()

    def _repr_mimebundle_(self, **options: Any) -> Any:  # noqa: ANN401 (as the widget has it)
        """Return the widget, and a picture of what is public for viewers without widgets."""
        widget: Any = super()
        made = widget._repr_mimebundle_(**options)
        lang, view = self._sitting.lang, self.table.view()
        drawing = view.draw(lang=lang, names=self.table.names)
        still = {"image/svg+xml": drawing.svg, "text/plain": view.text(lang=lang)}
        if made is None:  # it is closed
            return still
        data, metadata = made
        return data | still, metadata


def _whole(number: object) -> int:
    """Return the whole number in a message, or one that no game has."""
    return number if type(number) is int else -1


def _table(game: Any) -> Table:  # noqa: ANN401
    """Return a table of the game, given in any form."""
    if isinstance(game, Table):
        return game
    for name, module in mauerwerk.games.items():
        kinds: Any = module
        if isinstance(game, kinds.State):
            return Table.from_notation(name, str(game))
        if isinstance(game, kinds.Record):
            return Table.from_json(game.to_json())
    message = f"a board shows a table, a state or a record of a game, not a {type(game).__name__}"
    raise TypeError(message)
