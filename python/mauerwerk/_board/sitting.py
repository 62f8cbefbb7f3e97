"""A game at a board, with touches and a viewer."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import mauerwerk
from mauerwerk._mauerwerk import Chance, Decide
from mauerwerk.errors import TouchError, UnavailableError

if TYPE_CHECKING:
    from collections.abc import Callable

    from mauerwerk._board.people import People
    from mauerwerk._mauerwerk import Table
    from mauerwerk.analysis import Hint
    from mauerwerk.drawing import Drawing
    from mauerwerk.game import Actor, Choice, Viewer


class Sitting:
    """A game at a board: the table, the viewer, and the viewer's touches.

    It never waits for chance, which decides at once.
    """

    def __init__(
        self,
        table: Table,
        people: People,
        tell: Callable[[Actor, str], object],
        shown: int | None,
        lang: str,
    ) -> None:
        """Set up the board.

        `tell` is called with each decision, and `shown` is a place in a record.
        """
        self.lang = lang
        self.words = mauerwerk.words(lang)
        self.table = table
        self.people = people
        self.shown = shown
        self.touched: tuple[str, ...] = ()
        self.covered: int | None = None
        self.viewer: Viewer = people.seats[0] if len(people.seats) == 1 else "spectator"
        self.error = ""
        self.hint: Hint | None = None
        self.number = 0
        """The number of the screen. Clicks on older screens are ignored."""
        self.is_closed = False
        self._tell = tell
        game: Any = mauerwerk.games[table.game]
        self._hides = game.Setup(table.setup).kind().hidden and len(people.seats) > 1
        self._settle()

    @property
    def waiting(self) -> tuple[int, ...]:
        """Return the seats that the game waits for."""
        turn = self.table.turn
        return turn.seats if isinstance(turn, Decide) else ()

    @property
    def person(self) -> int | None:
        """Return the person who decides next: the viewer, if the game waits for the viewer."""
        asked = [seat for seat in self.waiting if seat in self.people.seats]
        return self.viewer if self.viewer in asked else next(iter(asked), None)

    @property
    def opponent(self) -> int | None:
        """Return the opponent who decides next. People decide first."""
        if self.person is not None:
            return None
        return next((seat for seat in self.waiting if seat in self.people.opponents), None)

    @property
    def asked(self) -> int | None:
        """Return the person who may touch the board now."""
        hidden = self.is_closed or self.covered is not None or self.shown is not None
        return None if hidden else self.person

    @property
    def before(self) -> int | None:
        """Return the number of decisions that are left if people undo their last one."""
        return self.table.before_last(self.people.seats) if self.people.seats else None

    @property
    def now(self) -> int:
        """Return the number of decisions that are shown."""
        return len(self.table) if self.shown is None else self.shown

    def say(self, kind: str, **fields: Any) -> str:  # noqa: ANN401 (as the kind takes them)
        """Return a sentence about the game. See `Table.notice`."""
        return self.table.notice(kind, lang=self.lang, **fields)

    def labelled(self, seat: int) -> tuple[Choice, ...]:
        """Return the legal actions of a seat with labels."""
        return self.table.choices(seat, lang=self.lang)

    def seed_of(self, seat: int) -> int:
        """Return the seed of a seat's next choice.

        Repeating an undone decision brings the same choice.
        """
        told = f"mauerwerk board {self.table.seed} {seat} {len(self.table)}"
        return Random(told).getrandbits(64)  # noqa: S311 (a game)

    def choices(self) -> tuple[Choice, ...]:
        """Return the choices that the asked person can still make."""
        if self.asked is None:
            return ()
        number = len(self.touched)
        choices = self.labelled(self.asked)
        return tuple(one for one in choices if one.touches[:number] == self.touched)

    def beginnings(self) -> set[str]:
        """Return the places that begin a series of touches."""
        choices = () if self.asked is None else self.table.choices(self.asked)
        return {one.touches[0] for one in choices if one.touches}

    def draw(self, theme: str, sheet: str) -> Drawing:
        """Draw the view of the viewer only."""
        table = self.table if self.shown is None else self.table.undo_to(self.shown)
        look: Any = {"theme": theme, "sheet": sheet, "lang": self.lang}
        return table.draw(self.viewer, touched=list(self.touched), **look)

    def news(self) -> tuple[str, ...]:
        """Return the events since the viewer decided, or just before the time shown."""
        if self.shown is not None:
            happened = self.table.undo_to(self.shown).news(self.viewer, lang=self.lang)
        else:
            history = self.table.history(self.viewer, lang=self.lang)
            happened = tuple(line for lines in history[self._last_own() :] for line in lines)
        return happened

    def _last_own(self) -> int:
        """Return the number of the viewer's last decision, or of the last one for a spectator."""
        decisions = self.table.decisions
        if self.viewer == "spectator":
            return max(len(decisions) - 1, 0)
        own = (at for at in reversed(range(len(decisions))) if decisions[at][0] == self.viewer)
        return next(own, 0)

    def touch(self, place: str) -> None:
        """Touch a place.

        The place touched last is released, and a touch that leads nowhere starts again.

        Raises:
            UnavailableError: If the game does not wait for a person here.
            TouchError: If no series begins there either. Earlier touches remain.

        """
        seat = self.expected()
        try:
            self._follow(seat, (*self.touched, place))
        except TouchError:
            if self.touched[-1:] == (place,):
                self.back()
            elif place in self.beginnings():
                self._follow(seat, (place,))
            else:
                raise

    def back(self) -> None:
        """Undo the last touch, if there is one."""
        self._look(self.touched[:-1])

    def apply(self, actor: Actor, action: str) -> None:
        """Make a decision.

        Raises:
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            NotationError: If the notation of the action is not valid.
            SeatError: If the table has no such seat.
            UnavailableError: If the board is closed.

        """
        self._check_open()
        self._decide(self.table.apply(actor, action))
        self.shown = None
        self._settle()

    def undo(self) -> None:
        """Undo the last decision of people, with everything that followed.

        Raises:
            UnavailableError: If they have made none, or the board is closed.

        """
        self._check_open()
        if self.before is None:
            raise UnavailableError(self.words["nothing-to-undo"])
        self.table = self.table.undo_to(self.before)
        self.shown = None
        self._settle()

    def uncover(self) -> None:
        """Show the board to the person who has taken it."""
        if self.covered is not None:
            self.viewer, self.covered = self.covered, None
            self._look(())

    def show(self, decisions: int) -> None:
        """Show the game after the given number of decisions. After all of them, continue."""
        if self.covered is None and 0 <= decisions <= len(self.table):
            self.shown = None if decisions == len(self.table) else decisions
            self._look(())

    def expected(self) -> int:
        """Return the seat of the asked person.

        Raises:
            UnavailableError: If there is none, with the reason.

        """
        self._check_open()
        if self.asked is None:
            raise UnavailableError(self._why_nobody())
        return self.asked

    def _why_nobody(self) -> str:
        if self.table.outcome is not None:
            return self.words["game-over"]
        if self.covered is not None:
            return self.say("covered", seat=self.covered)
        if self.shown is not None:
            return self.words["past"]
        return self.table.status(lang=self.lang)

    def _check_open(self) -> None:
        if self.is_closed:
            raise UnavailableError(self.words["closed"])

    def _follow(self, seat: int, touched: tuple[str, ...]) -> None:
        action = self.table.touch(seat, list(touched))
        if action is None:
            self._look(touched)
        else:
            self.apply(seat, action)

    def _look(self, touched: tuple[str, ...]) -> None:
        """Begin a new screen of the same position."""
        self.touched, self.error = touched, ""
        self.number += 1

    def _decide(self, table: Table) -> None:
        self.table = table
        actor, action = table.decisions[-1]
        self._tell(actor, action)

    def _settle(self) -> None:
        """Let chance decide, and make the asked person the only viewer."""
        while isinstance(self.table.turn, Chance):
            self._decide(self.table.deal())
        self.hint, self.covered = None, None
        person = self.person
        if person is None and self._hides and self.table.outcome is not None:
            self.viewer = "spectator"
        if person is not None and person != self.viewer:
            self._hand_over(person)
        self._look(())

    def _hand_over(self, person: int) -> None:
        if self._hides:
            self.viewer, self.covered = "spectator", person
        else:
            self.viewer = person
