# Built by tools/stubs.py.
"""The compiled classes. Import them from the package instead."""

from _typeshed import SupportsGetItem
from collections.abc import Callable, Iterator, Sequence
from mauerwerk import Player
from mauerwerk.analysis import Analysis, Mistake, Trial
from mauerwerk.drawing import Drawing, Motion
from mauerwerk.game import (
    Actor,
    AnyAction,
    Choice,
    Evaluate,
    GameId,
    Knows,
    PlayerName,
    Plays,
    Turn,
    Viewer,
)
from mauerwerk.lesson import LessonPage, LessonReply
from os import PathLike
from pandas import DataFrame
from typing import Any, Final, Literal, SupportsIndex, final, overload
from typing_extensions import CapsuleType, Self, disjoint_base

__all__: list[str] = [
    "Bot",
    "Chance",
    "Column",
    "Dealer",
    "Decide",
    "Guest",
    "HINTED",
    "Lesson",
    "Outcome",
    "Over",
    "Report",
    "Scenario",
    "Search",
    "Session",
    "Solution",
    "Standings",
    "Table",
    "TableView",
    "TurnBase",
    "__version__",
    "all_games",
    "all_scenarios",
    "arrow_stream",
    "berlin",
    "bot",
    "changes",
    "credits_of",
    "die_mauer",
    "html_of",
    "info_of",
    "lobby_of",
    "mauerbauer",
    "replace_texts",
    "rules_of",
    "search",
    "solve",
    "table",
    "words",
    "wrap",
]
from . import berlin as berlin, die_mauer as die_mauer, mauerbauer as mauerbauer

HINTED: Final[int]
"The largest number of actions in a hint."
__version__: Final[str]

@final
class Bot:
    """A player that chooses only from what its seat knows, in every game.

    The name is `random`, `greedy`, `flat:200`, `search:1000`, `easy`, `medium`, `hard` or
    `perfect`. Equal players with equal seeds and equal knowledge make equal choices, on every
    machine. `perfect` plays the solution of a small game for two, such as Die Mauer with the stock
    `TG12`. It raises MauerwerkError in any other game.

    `cmd:` and a command runs a program that plays by the protocol of engines. It receives what its
    seat has seen, and nothing else. A fault loses the game. The other arguments are its limits. Its
    processes end with the last reference to the bot. Bots of programs are equal if they share them.

    Args:
        seconds: The time for a decision of a program. Default: 10.
        game_seconds: The time for all its decisions in a game. Default: no limit.
        iterations: The number of iterations that it is told to use. Default: it chooses.
        processes: The largest number of processes at a time. Default: 64.
        log: The file that its standard error is appended to. Default: none.

    Raises:
        NotationError: If there is no such player, or its budget is not from 1 to 10**8.
        ValueError: If a limit is not positive.
        TypeError: If a player of the library has limits.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(
        cls,
        name: str,
        /,
        *,
        seconds: float | None = None,
        game_seconds: float | None = None,
        iterations: int | None = None,
        processes: int | None = None,
        log: str | PathLike[str] | None = None,
    ) -> Self: ...
    def analyse(self, seen: Knows[Any], /, *, seed: int) -> Analysis:
        """Returns the player's rating of each legal action of the seat with the given information
        state. See `InformationState.analyse`.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            InconsistentError: If no state fits.
        """

    def choose(self, seen: Knows[AnyAction], /, *, seed: int) -> AnyAction:
        """Chooses one of the legal actions of the seat with the given information state. See
        `InformationState.choose`.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            InconsistentError: If no state fits.
        """

    @property
    def faults(self, /) -> dict[str, int]:
        """The number of games that a program has lost by a fault, for each reason. Only the first
        hundred reasons are counted.
        """

    @property
    def name(self, /) -> str:
        """The player's name."""

@final
class Chance(TurnBase):
    """Chance decides: one of `State.chances()`."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Column:
    """A column: immutable numbers, one for each game. They are 32-bit integers, or fractions.

    It is a sequence of numbers, and `numpy.asarray(column)` is an array on the same memory. Made
    from little-endian bytes of the type `"int32"` or `"float64"`.
    """

    def __array__(self, /, dtype: Any | None = None, copy: bool | None = None) -> Any:
        """Returns a numpy array, on the same memory unless another type or a copy is requested."""

    @property
    def __array_interface__(self, /) -> dict[str, Any]:
        """Describes the memory to numpy."""

    def __arrow_c_array__(
        self, /, requested_schema: Any | None = None
    ) -> tuple[CapsuleType, CapsuleType]:
        """Exports the column to an Arrow consumer as an array, without copying."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Any: ...
    @overload
    def __getitem__(self, index: slice, /) -> Column: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Any]: ...
    def __len__(self, /) -> int: ...
    def __new__(cls, data: bytes, dtype: Literal["int32", "float64"] = ..., /) -> Self: ...
    def _mean(self, /) -> tuple[float, float]:
        """Returns the mean, and its standard error."""

    @property
    def dtype(self, /) -> Literal["int32", "float64"]:
        """The type of the numbers."""

    def tobytes(self, /) -> bytes:
        """Returns a copy of the numbers as little-endian bytes."""

    def tolist(self, /) -> list[Any]:
        """Returns a copy of the numbers as a list."""

@final
class Dealer:
    """Random numbers for a game that is played decision by decision, with separate streams for chance
    and for each seat. So if one seat plays differently, chance still draws the same numbers in the
    same order.

    A game in which a dealer decides everything is `play(seed=seed, game=game)`. The dealer
    continues from call to call. A copy or a pickled dealer continues with the same numbers.

    Raises:
        NotationError: If the seed or the game is not a number from 0 to 2**64 - 1.
    """

    def __copy__(self, /) -> Self: ...
    def __deepcopy__(self, _memo: Any, /) -> Self: ...
    def __new__(cls, seed: int, /, game: int = ...) -> Self: ...
    @staticmethod
    def _read(streams: str) -> Dealer: ...
    def below(self, n: int, /) -> int:
        """Returns a number from 0 up to, but not including, `n`, from the stream of chance.

        Raises:
            ValueError: If `n` is 0.
        """

    def chance(self, state: Plays[AnyAction], /) -> AnyAction:
        """Returns an outcome of chance in a state, drawn by its exact weight.

        Raises:
            UnavailableError: If the game does not wait for chance.
        """

    def choose(self, state: Plays[AnyAction], seat: int, /) -> AnyAction:
        """Returns one of the legal actions of a seat, all equally likely.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            SeatError: If the table has no such seat.
        """

@final
class Decide(TurnBase):
    """Every one of these seats decides, in any order.

    If there are several, their decisions are simultaneous and secret. Each seat commits alone,
    and the last one triggers the reveal.
    """

    __match_args__: Final = ("seats",)

    def __new__(cls, /, seats: Sequence[int]) -> Self: ...
    @property
    def seats(self, /) -> tuple[int, ...]:
        """The seats, in ascending order."""

@final
class Guest:
    """A player or a spectator on another device than the host's.

    The host has the game as a `Table` or a `Record`. The guest knows only the content of the host's
    messages, which is what its viewer may know. It never changes: `receive` returns another guest.

    >>> import mauerwerk as mw
    >>> table = mw.table("die-mauer", players=3)
    >>> guest = mw.Guest.join(table.message_to("match 1", 1))
    >>> table = table.apply(0, "T")
    >>> guest = guest.receive(table.message_to("match 1", 1, guest.decisions))
    >>> guest.news()
    ('seat 0 puts a fist on the table',)
    >>> table.receive("match 1", 1, guest.decide("T")).decisions[-1]
    (1, 'T')
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def _repr_mimebundle_(
        self, /, include: Any | None = None, exclude: Any | None = None
    ) -> dict[str, str]: ...
    def _repr_svg_(self, /) -> str: ...
    def actions(self, /) -> tuple[str, ...]:
        """Returns the legal actions of the guest in notation. Empty unless the game waits for it."""

    def analyse(
        self,
        /,
        *,
        seed: int | None = None,
        iterations: int | None = None,
        player: Bot | PlayerName | None = None,
        seconds: float | None = None,
        against: Bot | PlayerName | None = None,
        tell: Callable[[int], object] | None = None,
        lang: str = ...,
    ) -> Analysis:
        """Returns a player's rating of each legal action of the guest, from what the guest knows. See
        `InformationState.analyse`.

        Raises:
            UnavailableError: If the game does not wait for the guest.
            NotationError: If there is no such player, or a number is out of range.
            TypeError: If both a player and iterations are given.
            ValueError: If there is no such language.
        """

    def choices(self, /, *, lang: str = ...) -> tuple[Choice, ...]:
        """Returns the legal actions of the guest with labels. Empty unless the game waits for it.

        Raises:
            ValueError: If there is no such language.
        """

    def choose(self, player: Bot | PlayerName, /, *, seed: int) -> str:
        """Returns the action that a player chooses for the guest, from what the guest knows.

        Raises:
            UnavailableError: If the game does not wait for the guest.
            NotationError: If there is no such player, or the seed is not a number from 0 to 2**64 -
                1.
        """

    def decide(self, action: str, /) -> str:
        """Returns the message in which the guest's seat makes a decision in notation. The host's
        `receive` reads it.

        Raises:
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            NotationError: If the notation of the action is not valid.
            UnavailableError: If the guest is a spectator.
        """

    @property
    def decided(self, /) -> int:
        """The number of these decisions that the guest's seat made. A guest that has sent a decision
        waits until this number changes, or until it restarts.
        """

    @property
    def decisions(self, /) -> int:
        """The number of decisions that the guest knows of, where the host continues."""

    def draw(
        self,
        /,
        *,
        theme: str = ...,
        sheet: str = ...,
        panel: str | None = None,
        lang: str = ...,
        touched: SupportsGetItem[int, str] = ...,
    ) -> Drawing:
        """Draws what the guest sees, as `draw` of the host's game does for its viewer. The drawing has
        names and news, and marks what the guest may touch after its touches so far.

        Raises:
            TouchError: If the touches lead to no legal action.
            ValueError: If there is no such theme, sheet, panel or language.
        """

    @property
    def game(self, /) -> str:
        """The id of the game."""

    @staticmethod
    def join(message: str, /) -> Guest:
        """Makes a guest from the first message of a host, of any game: `message_to` without a number
        of decisions.

        Raises:
            MessageError: If the text is not such a message.
            InconsistentError: If no viewer can have seen its content.
            NotationError: If the library has no game with the id in it.
        """

    def message(self, /) -> str:
        """Returns the guest's knowledge as a message of a host, for storage: `join` continues from
        there, without news.
        """

    @property
    def names(self, /) -> tuple[str, ...]:
        """The players' names by seat. Empty if there are none."""

    def news(self, /, *, lang: str = ...) -> tuple[str, ...]:
        """Returns the events of the last message, in words.

        Raises:
            ValueError: If there is no such language.
        """

    @property
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` if the game is not over."""

    def receive(self, message: str, /) -> Guest:
        """Returns the guest after a message of the host. A message of the whole game restarts the
        guest.

        Raises:
            MessageError: If the text is not such a message, or does not continue the earlier ones.
                Then request the whole game. Also if it is old, or of another match. For another
                match, use `join`.
            InconsistentError: If no viewer can have seen its content.
        """

    @property
    def seats(self, /) -> int:
        """The number of seats."""

    @property
    def setup(self, /) -> str:
        """The setup in notation."""

    def summary(self, /, *, lang: str = ...) -> str:
        """Returns the position in one sentence: whose decision it is, and the points of each seat. Use
        it as the label of a drawing for people who don't see it.

        Raises:
            ValueError: If there is no such language.
        """

    def touch(self, touched: SupportsGetItem[int, str], /) -> str | None:
        """Returns the action that a series of touches of the guest means, or `None` if it is not
        complete.

        Raises:
            TouchError: If the touches lead to no legal action. The error lists the valid targets.
        """

    @property
    def turn(self, /) -> Turn:
        """Whose decision it is."""

    def view(self, /) -> TableView:
        """Returns what the guest sees."""

    @property
    def viewer(self, /) -> Viewer:
        """The viewer: a seat, or `"spectator"`."""

@final
class Lesson:
    """A lesson as it is played: a game explained step by step.

    `LessonBoard` shows it in a notebook.

    Raises:
        NotationError: If there is no such game.
    """

    def __new__(cls, game: str, /) -> Self: ...
    def answer(self, action: str, /, *, lang: str = ...) -> LessonReply:
        """Takes the learner's action in notation. A right one is played, and the lesson goes on.

        Raises:
            NotationError: If the text is not an action.
            UnavailableError: If the step has no task.
        """

    def back(self, /) -> bool:
        """Goes back to the step before. Returns whether there is one."""

    def go_on(self, /) -> bool:
        """Goes on to the next step. Returns whether there is one.

        Raises:
            UnavailableError: If the step has a task.
        """

    def page(self, /, *, lang: str = ...) -> LessonPage:
        """Returns what the step shows."""

    def screen(self, /, *, lang: str = ...) -> dict[str, Any]:
        """Returns what a board shows."""

    @property
    def seat(self, /) -> int:
        """The seat of the learner."""

    @property
    def table(self, /) -> Table:
        """The current game as a table."""

    def wish(self, wish: Any, /) -> None:
        """Grants a wish of a board. An object that is not a wish does nothing."""

@final
class Outcome:
    """The result of a game."""

    __match_args__: Final = ("ending", "scores", "winners", "text")

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(
        cls, /, ending: str, scores: Sequence[int], winners: Sequence[int], text: str
    ) -> Self: ...
    @property
    def ending(self, /) -> str:
        """The reason why the game ended: a stable code in snake_case."""

    @property
    def scores(self, /) -> tuple[int, ...]:
        """Each seat's final score, in points of the game."""

    @property
    def shares(self, /) -> tuple[float, ...]:
        """Each seat's share of the win: 1 divided by the number of winners, and 0 for the others."""

    @property
    def text(self, /) -> str:
        """The reason why the game ended, in words."""

    @property
    def winners(self, /) -> tuple[int, ...]:
        """The seats that won, in ascending order. Several seats can share the win."""

@final
class Over(TurnBase):
    """The game is over."""

    __match_args__: Final = ("outcome",)

    def __new__(cls, /, outcome: Outcome) -> Self: ...
    @property
    def outcome(self, /) -> Outcome:
        """The result."""

@final
class Report:
    """The result of running a scenario."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    @property
    def failures(self, /) -> tuple[str, ...]:
        """The steps that failed, each with its line number in the file. Empty if the scenario passes."""

    @property
    def passes(self, /) -> bool:
        """Returns whether all steps hold."""

    @property
    def scenario(self, /) -> Scenario:
        """The scenario."""

    @property
    def transcript(self, /) -> str:
        """The transcript."""

@final
class Scenario:
    """A scenario: a printed example or a ruling as data that can be run.

    Made from its name and the TOML text of its file. The title of a scenario of the library is in
    the language `lang`, and any other title is unchanged.

    Raises:
        ScenarioError: If the text is not a valid scenario.
        ValueError: If there is no such language.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, name: str, toml: str, /, lang: str = ...) -> Self: ...
    @property
    def game(self, /) -> str:
        """The id of the scenario's game."""

    @property
    def name(self, /) -> str:
        """The name, which is the file's name without its extension."""

    @property
    def rules(self, /) -> tuple[str, ...]:
        """The ids of the rulings that the scenario shows."""

    def run(self, /) -> Report:
        """Runs the scenario."""

    @property
    def source(self, /) -> str:
        """The printed source. Empty if there is none."""

    @property
    def title(self, /) -> str:
        """The title, or the name if the file has no title."""

    @property
    def toml(self, /) -> str:
        """The text of the file: TOML."""

@final
class Search:
    """A player whose tree search calls a function for the value of positions, in place of rollouts. It
    plays every game, wherever a `Bot` can choose, and its function is called on one thread at a time.

    `evaluate(features, masks)` is called with a row for each position. `features` is an array of
    float32 with what the deciding seat sees, as `Batch.features` writes it. `masks` is an array of
    bool with the slots of its legal actions. The positions are worlds that the searching seat could
    be in. The function returns `values`, or `values` and `policies`:

    - `values` has the shape (rows, seats). It contains the share of the win that each seat is
      expected to get, from 0 to 1. A row begins with the deciding seat, followed by the seats to its
      left.
    - `policies` has the shape of `masks`. It contains the weight of each slot, at least 0. Weights of
      slots without a legal action do not count. Without policies the game's judgement guides the
      search.

    Both are arrays of float32 or float64. If the function always returns the same, equal seeds and
    equal knowledge make equal choices.

    Args:
        evaluate: The function. The player can be pickled if the function can.
        iterations: The number of iterations of a decision, from 1 to 10**8. Default: 400.
        batch: The number of iterations before each call, from 1 to 65,536. Larger batches are
            faster, and choose with less care. Default: 16.

    Raises:
        NotationError: If the number of iterations is out of range.
        TypeError: If `evaluate` is not callable.
        ValueError: If the batch is out of range.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __new__(cls, /, *, evaluate: Evaluate, iterations: int = ..., batch: int = ...) -> Self: ...
    def analyse(self, seen: Knows[Any], /, *, seed: int) -> Analysis:
        """Returns the rating of each legal action of the seat with the given information state. Its
        shares of the win are the means of the values that the search has met.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            InconsistentError: If no state fits.
            MauerwerkError: If an evaluation has the wrong size, or a number that is out of range.
            TypeError: If an evaluation has another type.
        """

    @property
    def batch(self, /) -> int:
        """The number of iterations before each call."""

    def choose(self, seen: Knows[AnyAction], /, *, seed: int) -> AnyAction:
        """Chooses one of the legal actions of the seat with the given information state. See
        `InformationState.choose`.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            InconsistentError: If no state fits.
            MauerwerkError: If an evaluation has the wrong size, or a number that is out of range.
            TypeError: If an evaluation has another type.
        """

    @property
    def evaluate(self, /) -> Evaluate:
        """The function."""

    @property
    def iterations(self, /) -> int:
        """The number of iterations of a decision."""

@final
class Session:
    """A game of any kind as people play it at one screen. See `session` in the docs of the Rust crate.

    The players are those of the seats: `"person"`, `"elsewhere"`, or the name of a player such as
    `"hard"`. A front shows the `screen` and sends wishes. The host thinks about the `task`, and the
    session takes what was found.

    Raises:
        SetupError: If a player is unknown, or there are more players than seats.
        UnavailableError: If the table has no seed.
    """

    def __new__(
        cls,
        table: Table,
        players: SupportsGetItem[int, str],
        /,
        *,
        lang: str = ...,
        hints: bool = True,
        open: bool = False,
    ) -> Self: ...
    def apply(self, actor: Actor, action: str, /) -> None:
        """Makes a decision in notation, also for a seat that is played elsewhere.

        Raises:
            IllegalActionError: If a ruling refuses the action.
            NotationError: If the text is not an action.
            SeatError: If the table has no such seat.
        """

    def find(self, task: SupportsIndex, tell: Callable[[int], object], /) -> str:
        """Thinks about the task with a number, and returns what was found as JSON. Calls `tell` now and
        then, which can stop the work with an exception. Other threads can use the session meanwhile.

        Raises:
            UnavailableError: If the session no longer waits for the task.
            MauerwerkError: If the player can't choose.
        """

    def report(self, error: str, /) -> None:
        """Shows an error of the host until the next screen."""

    @property
    def screen(self, /) -> dict[str, Any]:
        """What the screen shows now."""

    @property
    def table(self, /) -> Table:
        """The game so far, as a table. It knows all that is hidden."""

    def take(self, task: SupportsIndex, found: str, /) -> None:
        """Takes what a player has found for the task with a number, as JSON. Nothing happens if the
        session no longer waits for it.

        Raises:
            ValueError: If the text is not an action, hints or a failure.
        """

    @property
    def task(self, /) -> int | None:
        """The number of the task that a player has to find something for now, or `None`."""

    def touch(self, place: str, /) -> None:
        """Touches a place.

        Raises:
            UnavailableError: If no person is asked.
            TouchError: If the touch leads to no legal action.
        """

    def undo(self, /) -> None:
        """Takes back the last decision of a person, and all that followed.

        Raises:
            UnavailableError: If no person has made a decision.
        """

    def wish(self, wish: Any, /) -> None:
        """Grants a wish of a front. An object that is not a wish does nothing."""

@final
class Solution:
    """A solved game for two, made by `solve`: its value, and perfect play."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    @property
    def gap(self, /) -> float:
        """The most that the play of this solution loses on average against an opponent who knows it."""

    @property
    def is_exact(self, /) -> bool:
        """Whether both seats always know the whole position, so that the solution is proven. Otherwise
        play has been improved in iterations.
        """

    def odds(self, seen: Any, /) -> dict[Any, float]:
        """Returns perfect play of a seat that decides: the odds of its legal actions.

        Raises:
            TypeError: If it is not an information state of the game.
            MauerwerkError: If the seat can't be in this information state, or decides nothing.
        """

    @property
    def opening(self, /) -> dict[int, dict[Any, float]]:
        """Perfect play of each seat that decides at the start: the odds of its actions."""

    @property
    def payoff(self, /) -> Literal["win", "points"]:
        """The payoff that seats play for: `"win"` or `"points"`."""

    def trial(
        self,
        player: Player,
        /,
        *,
        seed: int = ...,
        seeds: int = ...,
        tell: Callable[[int], object] | None = None,
    ) -> Trial:
        """Measures what a player gives away. It plays both seats, and its results are their mean.

        The player is a `Bot`, its name, a `Search`, weights of kinds of action, or a callable. A
        callable receives what its seat knows and the legal actions. It returns one of them, or a dict
        with the odds of some of them. A `Bot` or a `Search` is asked with the given number of seeds
        from `seed` on, and plays the mean of its answers. `tell` is called with the amount of work
        done, several times a second.

        If the solution is exact, a callable sees each position as the start of a game.

        Raises:
            NotationError: If there is no such player.
            IllegalActionError: If a callable returns an action that a ruling refuses.
            MauerwerkError: If odds are not valid probabilities.
        """

    @property
    def value(self, /) -> float:
        """The value of the game to seat 0 if both seats play perfectly: a share of the win, or a lead in
        points.
        """

@final
class Standings:
    """The standings of a match, made by `match` of a game: each player's results, with their
    uncertainty.

    `polars.DataFrame(standings)`, `pyarrow.table(standings)` and `to_pandas()` make a data frame
    with a row for each player. In a notebook it draws itself.
    """

    def __arrow_c_stream__(self, /, requested_schema: object = None) -> object:
        """Exports the columns of `to_dict()` to an Arrow consumer as a stream of one batch."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def _repr_html_(self, /) -> str: ...
    @property
    def deals(self, /) -> int:
        """The number of deals played."""

    @staticmethod
    def from_json(text: str, /) -> Standings:
        """Reads standings from JSON.

        Raises:
            ValueError: If the text is not valid JSON of standings, or a deal does not fit the
                players.
        """

    @staticmethod
    def joined(parts: Sequence[Standings], /) -> Standings:
        """Joins the standings of parts of a match. If they are in order, the result is the standings
        of the whole match, except for the times.

        Raises:
            ValueError: If there are none, or if their players differ.
        """

    def log_likelihood_ratio(self, elo0: float, elo1: float, /) -> float:
        """Returns the log-likelihood ratio of two strengths for the games between the first two
        players. It is positive if `elo1` explains the first player's lead better than `elo0`. From
        +2.94 on, accept `elo1`, and from -2.94 down, accept `elo0`, each with an error of at most 5
        %.
        """

    def to_dict(self, /) -> dict[str, Any]:
        """Returns columns of plain values, with a row for each player.

        - `player`: the name
        - `games`: the number of games, one for each seat in each deal
        - `win`: the mean share of the win in a seat
        - `error`: the standard error of `win` over deals
        - `points`: the mean score
        - `elo`: the strength relative to the others, whose mean is 0
        - `elo_error`: its standard error, the larger one of observed information and of deals
        - `seconds`: the median time of a decision with more than one action
        """

    def to_json(self, /) -> str:
        """Writes the standings as JSON: the players and every deal."""

    def to_pandas(self, /) -> DataFrame:
        """Returns `to_dict()` as a pandas DataFrame.

        Raises:
            ImportError: If pandas is not installed.
        """

@final
class Table:
    """A game of any kind in progress, by the id of the game. It is for programs that show drawings and
    buttons and need no types of a game. It never changes: methods return another table.

    Actions are in notation. Made from the id and a setup: its notation, a dict of options, options
    by keyword, or both. If a seed is given, it has its own chance. See `Record` of any game.

    Raises:
        NotationError: If there is no such game, or the seed is not a number from 0 to 2**64 - 1.
        SetupError: With all faults of the setup, and the rulings it breaks.
    """

    def __bool__(self, /) -> bool:
        """Returns `True`, even for a game without decisions."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __len__(self, /) -> int:
        """Counts the decisions."""

    def __new__(
        cls,
        game: GameId,
        setup: dict[str, Any] | str | None = None,
        /,
        *,
        seed: int | None = None,
        **options: Any,
    ) -> Self: ...
    def _repr_mimebundle_(
        self, /, include: Any | None = None, exclude: Any | None = None
    ) -> dict[str, str]: ...
    def _repr_svg_(self, /) -> str: ...
    def actions(self, seat: int, /) -> tuple[str, ...]:
        """Returns the legal actions of a seat in notation. Empty unless the game waits for it.

        Raises:
            SeatError: If the table has no such seat.
        """

    def analyse(
        self,
        seat: int,
        /,
        *,
        seed: int | None = None,
        iterations: int | None = None,
        player: Bot | PlayerName | None = None,
        seconds: float | None = None,
        against: Bot | PlayerName | None = None,
        tell: Callable[[int], object] | None = None,
        lang: str = ...,
    ) -> Analysis:
        """Returns a player's rating of each legal action of a seat, from what the seat knew before any
        seat of a joint decision committed. See `InformationState.analyse`.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            NotationError: If there is no such player, or a number is out of range.
            SeatError: If the table has no such seat.
            TypeError: If both a player and iterations are given.
            ValueError: If there is no such language.
        """

    def apply(self, actor: Actor, action: str, /) -> Table:
        """Returns the table after a decision of a seat, or of `"chance"`, in notation.

        Raises:
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            NotationError: If the notation of the action is not valid.
            SeatError: If no game has such a seat.
        """

    def before_last(self, seats: Sequence[int] | None = None, /) -> int | None:
        """Returns the number of decisions before the last one of these seats, or of any seat if none
        are given. Returns `None` if they have made none. `undo_to` with this number removes it and
        everything after it.

        Raises:
            SeatError: If no game has such a seat.
        """

    def chances(self, /, *, lang: str = ...) -> tuple[tuple[Choice, int], ...]:
        """Returns all outcomes of chance, as pairs of a choice and its exact weight. Empty unless the
        game waits for chance. Offer these if people use real dice.

        Raises:
            ValueError: If there is no such language.
        """

    def choices(self, seat: int, /, *, lang: str = ...) -> tuple[Choice, ...]:
        """Returns the legal actions of a seat with labels. Empty unless the game waits for it.

        Raises:
            SeatError: If the table has no such seat.
            ValueError: If there is no such language.
        """

    def choose(self, seat: int, player: Player, /, *, seed: int) -> str:
        """Returns the action that a player chooses for a seat. The player is one of `simulate`: a `Bot`,
        its name, a `Search`, weights of kinds of action, or a callable. It uses what the seat knew
        before any seat of a joint decision committed.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            IllegalActionError: If a callable returns an action that a ruling refuses.
            NotationError: If there is no such player, or the seed is not a number from 0 to 2**64 -
                1.
            SeatError: If the table has no such seat.
        """

    def deal(self, /) -> Table:
        """Returns the game after the next decision of chance, drawn from its seed.

        Raises:
            UnavailableError: If it has no seed, or does not wait for chance.
        """

    @property
    def decisions(self, /) -> tuple[tuple[Actor, str], ...]:
        """The decisions so far, as pairs of the actor and the action in notation. The `repr` of the
        tuple does not show them, because some may be secret.
        """

    def draw(
        self,
        viewer: Viewer = ...,
        /,
        *,
        theme: str = ...,
        sheet: str = ...,
        panel: str | None = None,
        lang: str = ...,
        touched: SupportsGetItem[int, str] = ...,
    ) -> Drawing:
        """Draws what a viewer, a seat or `"spectator"`, sees now. The drawing has the names of the
        players, and marks the result of the last decision. It also marks what the seat may touch
        after its touches so far. `mauerwerk.drawing` lists the themes, sheets and panels.

        Raises:
            SeatError: If the table has no such seat.
            TouchError: If the touches lead to no legal action.
            ValueError: If there is no such theme, sheet, panel or language.
        """

    @staticmethod
    def from_json(text: str, /) -> Table:
        """Reads a record of any game from JSON and replays it.

        Raises:
            RecordError: If the text is not a valid record, has a newer version, or if a decision in
                it is refused.
            NotationError: If the library has no game with the id in it.
        """

    @staticmethod
    def from_notation(game: GameId, notation: str, /) -> Table:
        """Starts a game at a position, from setup and position in notation.

        Raises:
            NotationError: If there is no such game.
            PositionError: If the notation is not valid, or with all rulings that the position
                breaks.
        """

    @property
    def game(self, /) -> GameId:
        """The id of the game."""

    def history(self, viewer: Viewer = ..., /, *, lang: str = ...) -> tuple[tuple[str, ...], ...]:
        """Returns the events of each decision in words, as a viewer saw them.

        Raises:
            SeatError: If the table has no such seat.
            ValueError: If there is no such language.
        """

    def message_to(self, match_id: str, viewer: Viewer, since: int | None = None, /) -> str:
        """Returns the message for a `Guest` with a viewer who knows of the given number of decisions.
        Without a number, the message contains everything that the viewer has seen. The id of the
        match is the same in all messages of a match, and different in every other match.

        Raises:
            SeatError: If the table has no such seat.
            NotationError: If the number is not a whole number from 0.
        """

    def mistakes(
        self,
        seat: int | None = None,
        /,
        *,
        seed: int,
        player: Bot | PlayerName = ...,
        tell: Callable[[int], object] | None = None,
    ) -> tuple[Mistake, ...]:
        """Returns the decisions that cost a share of the win, the most expensive first. A player, a
        `Bot` or its name, rates the legal actions from what the seat knew at each decision. A loss of
        less than two standard errors is not a mistake. `tell` is called with the number of decisions
        rated so far, several times a second, and Ctrl-C stops it.

        Raises:
            NotationError: If there is no such player, or the seed is not a number from 0 to 2**64 -
                1.
            SeatError: If the table has no such seat.
        """

    def motions(
        self, viewer: Viewer, since: int, /, *, sheet: str = ..., panel: str | None = None
    ) -> tuple[Motion, ...]:
        """Returns the motions that a viewer saw after the given number of decisions, in the units of
        its current drawing. Empty if no more decisions were made.

        Raises:
            SeatError: If the table has no such seat.
            NotationError: If the number is not a whole number from 0.
            ValueError: If there is no such sheet or panel.
        """

    @property
    def names(self, /) -> tuple[str, ...]:
        """The players' names by seat. Empty if there are none."""

    def news(self, viewer: Viewer = ..., /, *, lang: str = ...) -> tuple[str, ...]:
        """Returns the events of the last decision in words, as a viewer saw them.

        Raises:
            SeatError: If the table has no such seat.
            ValueError: If there is no such language.
        """

    @property
    def notation(self, /) -> str:
        """Setup and position in notation, including everything hidden."""

    def notice(self, kind: str, /, *, lang: str = ..., **fields: Any) -> str:
        """Returns a sentence of an app about the game, such as `notice("hand_over", seat=1)`, with the
        names of the players. The error of an unknown kind lists the known ones.

        Raises:
            ValueError: If there is no such kind, field or language.
        """

    @property
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` if the game is not over."""

    @staticmethod
    def random(
        game: GameId, setup: dict[str, Any] | str | None = None, /, *, seed: int, **options: Any
    ) -> Table:
        """Plays a whole game at random. The same setup and seed give the same game on every platform
        and in every language.

        Raises:
            NotationError: If there is no such game, or the seed is not a number from 0 to 2**64 -
                1.
            SetupError: With all faults of the setup, or a fault if the game did not end.
        """

    def receive(self, match_id: str, seat: int, message: str, /) -> Table:
        """Returns the game after the decision in a message from the guest on the given seat.

        Raises:
            MessageError: If the text is not such a message, is of another match, or comes too late.
                Then send that guest the whole game.
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            SeatError: If the table has no such seat.
        """

    def resample(self, viewer: Viewer, seed: int, /) -> Table:
        """Returns the game at a position that a viewer could be in, given everything it has seen. A
        bot may use it. It has no seed, which would reveal future chance to the bot.

        Raises:
            InconsistentError: If no position fits.
            SeatError: If the table has no such seat.
        """

    def resolve_chance(self, /) -> Table:
        """Returns the game after chance has decided from its seed until the game waits for a seat or
        is over.

        Raises:
            UnavailableError: If it has no seed.
        """

    @property
    def seats(self, /) -> int:
        """The number of seats."""

    @property
    def seed(self, /) -> int | None:
        """The seed of the game's own chance, or `None`."""

    @property
    def setup(self, /) -> str:
        """The setup in notation."""

    @property
    def standing(self, /) -> tuple[int, ...]:
        """Each seat's current score, which may depend on hidden information."""

    def status(self, /, *, lang: str = ...) -> str:
        """Returns the result, or the players that the game waits for, as a sentence.

        Raises:
            ValueError: If there is no such language.
        """

    def summary(self, viewer: Viewer = ..., /, *, lang: str = ...) -> str:
        """Returns the position in one sentence for a viewer, a seat or `"spectator"`: whose decision
        it is, and the points of each seat. Use it as the label of a drawing for people who don't
        see it.

        Raises:
            SeatError: If the table has no such seat.
            ValueError: If there is no such language.
        """

    def to_json(self, /) -> str:
        """Writes the whole game as the JSON of a record, including its seed."""

    def touch(self, seat: int, touched: SupportsGetItem[int, str], /) -> str | None:
        """Returns the action that a series of touches of a seat means, or `None` if it is not
        complete.

        Raises:
            SeatError: If the table has no such seat.
            TouchError: If the touches lead to no legal action. The error lists the valid targets.
        """

    def touches(self, seat: int, action: str, /) -> tuple[str, ...] | None:
        """Returns the places whose touches mean a legal action of a seat, or `None` if the action is
        not listed.

        Raises:
            NotationError: If the notation or id of the action is not valid.
            SeatError: If the table has no such seat.
        """

    @property
    def turn(self, /) -> Turn:
        """Whose decision it is."""

    def undo(self, /) -> Table:
        """Returns the table without its last decision.

        Raises:
            UnavailableError: If there are no decisions.
        """

    def undo_to(self, decisions: int, /) -> Table:
        """Returns the game after the given number of decisions.

        Raises:
            UnavailableError: If fewer have been made.
            NotationError: If the number is not a whole number from 0.
        """

    def view(self, viewer: Viewer = ..., /) -> TableView:
        """Returns what a viewer sees: a seat, or `"spectator"`, who sees what is public.

        Raises:
            SeatError: If the table has no such seat.
        """

    def with_names(self, names: Sequence[str], /) -> Table:
        """Returns the game with other names of the players, one for each seat.

        Raises:
            RecordError: If there is not one name for each seat.
        """

    def with_seed(self, seed: int | None, /) -> Table:
        """Returns the game with another seed, for all later decisions of chance. The caller decides
        for chance if it is `None`.

        Raises:
            NotationError: If the seed is not a number from 0 to 2**64 - 1.
        """

@final
class TableView:
    """What one viewer sees at a table, as separate data with no way back to the table.

    It prints as the position's notation with `?` for hidden parts, and draws itself in a notebook.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, other: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def _repr_mimebundle_(
        self, /, include: Any | None = None, exclude: Any | None = None
    ) -> dict[str, str]: ...
    def _repr_svg_(self, /) -> str: ...
    def draw(
        self,
        /,
        *,
        theme: str = ...,
        sheet: str = ...,
        panel: str | None = None,
        lang: str = ...,
        names: SupportsGetItem[int, str] = ...,
        news: SupportsGetItem[int, str] = ...,
    ) -> Drawing:
        """Draws the view: the document, with its places. `mauerwerk.drawing` lists the themes, sheets
        and panels. Names of people by seat replace "seat 0". `news` are the places of the latest
        events.

        Raises:
            ValueError: If there is no such theme, sheet, panel or language.
        """

    @staticmethod
    def from_json(game: str, text: str, /) -> TableView:
        """Reads a view from JSON.

        Raises:
            NotationError: If there is no such game.
            ViewError: If the text is not valid JSON of a view, or no position looks like it.
        """

    @property
    def game(self, /) -> str:
        """The id of the game."""

    @property
    def notation(self, /) -> str:
        """The viewer's position, in notation."""

    @property
    def scores(self, /) -> tuple[int, ...]:
        """The current points of each seat, as far as the viewer knows them."""

    def svg(self, /, theme: str = ..., *, lang: str = ...) -> str:
        """Draws the view as an SVG document, in a theme of `mauerwerk.drawing`.

        Raises:
            ValueError: If there is no such theme or language.
        """

    def text(self, /, *, lang: str = ...) -> str:
        """Draws the view with plain characters.

        Raises:
            ValueError: If there is no such language.
        """

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the view as a dict of plain values."""

    def to_json(self, /) -> str:
        """Writes the view as JSON."""

    @property
    def viewer(self, /) -> Viewer:
        """The viewer: a seat, or `"spectator"`."""

@disjoint_base
class TurnBase:
    """Whose decision it is: one of `Decide`, `Chance` and `Over`."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...

def all_games() -> tuple[str, ...]:
    """Returns the ids of all games."""

def all_scenarios(lang: str = ...) -> tuple[Scenario, ...]:
    """Returns every scenario of the library, by game and name."""

def arrow_stream(columns: dict[str, Any], /) -> object:
    """Exports columns to an Arrow consumer as a stream of one batch, without copying if possible."""

def bot(
    name: str,
    /,
    *,
    seconds: float | None = None,
    game_seconds: float | None = None,
    iterations: int | None = None,
    processes: int | None = None,
    log: str | PathLike[str] | None = None,
) -> Bot:
    """Returns the player with a name: `random`, `greedy`, `flat:200`, `search:1000`, `easy`, `medium`,
    `hard`, `perfect`, or `cmd:` and the command of a program. `Bot` describes the limits.

    Raises:
        NotationError: If there is no such player, or its budget is not from 1 to 10**8.
        ValueError: If a limit is not positive.
        TypeError: If a player of the library has limits.
    """

def changes(before: str, after: str, /) -> str:
    """Returns the changes from one notation of a game to another: new tokens, tokens with another
    value, and the names of removed tokens. Empty if nothing changed. For a list, it contains the
    added and the removed elements if that is shorter.
    """

def credits_of(game: str, /) -> dict[str, str]:
    """Returns the signs that the sources of a game's rulings use, with their meanings.

    Raises:
        NotationError: If there is no such game.
    """

def html_of(svg: str, alt: str, width: SupportsIndex, height: SupportsIndex) -> str:
    """Returns a drawing as an image for an HTML page."""

def info_of(game: str, /) -> tuple[GameId, str, int, int, bool]:
    """Returns the description of a game: id, name, ruleset, actions, low_score_wins.

    Raises:
        NotationError: If there is no such game.
    """

def lobby_of(
    game: str, setup: Any, options: dict[str, Any] | None, lang: str, /
) -> tuple[
    list[int],
    list[
        tuple[
            list[str],
            str,
            list[tuple[str, str, str]],
            tuple[int, int] | None,
            str | None,
            str,
            str,
            list[str],
        ]
    ],
    list[tuple[str | None, str, str | None]],
]:
    """Returns the choices before a game: seats, options and faults, with the options' texts in a
    language.

    Raises:
        NotationError: If there is no such game.
        SetupError: With all unknown options, and all values that an option does not take.
        ValueError: If there is no such language.
    """

def replace_texts(lang: str, texts: str, /) -> None:
    """Replaces texts of a language with your own, for all games and all later calls.

    The texts are a Fluent file. A line such as `### die_mauer` names a file of the library,
    `core/texts/<language>/die_mauer.ftl`. The messages below this line replace those in that file, by
    name. Call this once for each language, before its first text.

    Raises:
        ValueError: If there is no such language, a message is invalid, or the texts of the language
            have already been replaced. No text is replaced then.
    """

def rules_of(
    game: str, lang: str = ..., /
) -> list[tuple[str, str, str, list[str], list[str], bool]]:
    """Returns every ruling of a game: id, title, sentence, sources, the options that change it, and
    whether it is a definition.

    Raises:
        NotationError: If there is no such game.
        ValueError: If there is no such language.
    """

def search(*, evaluate: Evaluate, iterations: int = ..., batch: int = ...) -> Search:
    """Returns a player whose search calls a function for the value of positions. See `Search`.

    Raises:
        NotationError: If the number of iterations is out of range.
        TypeError: If `evaluate` is not callable.
        ValueError: If the batch is out of range.
    """

def solve(
    start: Any,
    /,
    *,
    payoff: Literal["win", "points"] = ...,
    method: Literal["cfr+", "dcfr"] = ...,
    iterations: int = ...,
    limit: int = ...,
    tell: Callable[[int], object] | None = None,
) -> Solution:
    """Solves a small game for two that starts at a state of any game.

    If both seats always know the whole position, it works backwards from all ends, and the value is
    proven up to `gap`. Otherwise `iterations` of counterfactual regret minimisation improve play, and
    the exact best response measures its `gap`. The methods are `"cfr+"` and `"dcfr"`. The payoff is
    `"win"`, the share of the win, or `"points"`, the lead in points. `tell` is called with the amount of
    work done, several times a second, and Ctrl-C stops it.

    Raises:
        TypeError: If `start` is not a state of a game.
        ValueError: If there is no such payoff or method.
        MauerwerkError: If the game does not have two seats, can return to a position, or has more
            than `limit` positions or histories.
    """

def table(
    game: GameId,
    setup: dict[str, Any] | str | None = None,
    /,
    *,
    seed: int | None = None,
    **options: Any,
) -> Table:
    """Starts a game of any kind by its id. See `Table`.

    Raises:
        NotationError: If there is no such game, or the seed is not a number from 0 to 2**64 - 1.
        SetupError: With all faults of the setup, and the rulings it breaks.
    """

def words(lang: str = ...) -> dict[str, str]:
    """Returns the words of buttons and headings by their keys, such as `undo` and `hint`.

    Raises:
        ValueError: If there is no such language.
    """

def wrap(transcript: str, /) -> str:
    """Returns a transcript with wrapped lines."""
