# Built by tools/stubs.py.
"""The compiled classes; import them from the package instead."""

from _typeshed import SupportsGetItem
from collections.abc import Callable, Iterator, Sequence
from mauerwerk.analysis import Analysis
from mauerwerk.drawing import Drawing, Motion
from mauerwerk.game import Actor, AnyAction, Choice, Knows, Plays, Turn, Viewer
from pandas import DataFrame
from typing import Any, Final, SupportsIndex, final, overload
from typing_extensions import CapsuleType, Self, disjoint_base

__all__: list[str] = [
    "Bot",
    "Chance",
    "Column",
    "Dealer",
    "Decide",
    "Guest",
    "HINTED",
    "Outcome",
    "Over",
    "Report",
    "Scenario",
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
    "info_of",
    "lobby_of",
    "mauerbauer",
    "rules_of",
    "table",
    "words",
    "wrap",
]
from . import berlin as berlin, die_mauer as die_mauer, mauerbauer as mauerbauer

HINTED: Final[int]
"The number of actions that a hint names: the best ones."
__version__: Final[str]

@final
class Bot:
    """A player who chooses from what its seat knows, and from nothing else, in every game.

    Named `random`, `greedy`, `flat:200`, `search:1000`, `easy`, `medium`, `hard` or `perfect`. The
    same player with the same seed chooses the same wherever it knows the same, on every machine.
    `perfect` plays the solution of a small game for two, such as Die Mauer with the stock `TG12`,
    and raises MauerwerkError in any other.

    Raises:
        NotationError: If no player has that name, or its budget is not one of 1 to 10**8.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, name: str, /) -> Self: ...
    def analyse(self, seen: Knows[Any], /, *, seed: int) -> Analysis:
        """Returns what the player thinks of each legal action of the seat whose information state this
        is; see `InformationState.analyse`.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            InconsistentError: If no state fits.
        """

    def choose(self, seen: Knows[AnyAction], /, *, seed: int) -> AnyAction:
        """Chooses one of the legal actions of the seat whose information state this is; see
        `InformationState.choose`.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            InconsistentError: If no state fits.
        """

    @property
    def name(self, /) -> str:
        """The player's name."""

@final
class Chance(TurnBase):
    """Waits for chance: for one of `State.chances()`."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Column:
    """A column: 32-bit integers that cannot be changed, one a game.

    A sequence of numbers; `numpy.asarray(column)` is an array on the same memory.
    """

    def __array__(self, /, dtype: Any | None = None, copy: bool | None = None) -> Any:
        """Makes a numpy array: on the same memory unless another type or a copy is asked for."""

    @property
    def __array_interface__(self, /) -> dict[str, Any]:
        """Describes the memory to numpy."""

    def __arrow_c_array__(
        self, /, requested_schema: Any | None = None
    ) -> tuple[CapsuleType, CapsuleType]:
        """Hands the column to an Arrow consumer as an array, without copying."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> int: ...
    @overload
    def __getitem__(self, index: slice, /) -> Column: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[int]: ...
    def __len__(self, /) -> int: ...
    def __new__(cls, data: bytes, /) -> Self: ...
    def tobytes(self, /) -> bytes:
        """Returns the numbers as little-endian bytes, four a number: a copy."""

    def tolist(self, /) -> list[int]:
        """Returns the numbers as a list: a copy."""

@final
class Dealer:
    """Random numbers for a game that is played decision by decision: a stream for chance, and one for
    each seat, so that whatever one seat does differently, chance brings the same in the same order.

    A game in which a dealer decides all is `play(seed=seed, game=game)`. It goes on from call to call.
    A copy or a pickled dealer continues with the same numbers.

    Raises:
        NotationError: If the seed or the game is no number from 0 to 2**64 - 1.
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
        """Returns what chance brings in a state, by its exact weights.

        Raises:
            UnavailableError: If the game does not wait for chance.
        """

    def choose(self, state: Plays[AnyAction], seat: int, /) -> AnyAction:
        """Returns one of the legal actions of a seat, each as likely.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            SeatError: If the table has no such seat.
        """

@final
class Decide(TurnBase):
    """Waits for every one of these seats, in any order.

    With several seats the decision is simultaneous and secret: each commits by itself, and the
    last one brings the reveal.
    """

    __match_args__: Final = ("seats",)

    def __new__(cls, /, seats: Sequence[int]) -> Self: ...
    @property
    def seats(self, /) -> tuple[int, ...]:
        """The seats, ascending."""

@final
class Guest:
    """Somebody who plays or looks on at another device than that of the host, who has the game as a
    `Table` or a `Record`. It knows what the host's messages have told, which is what its viewer may know
    and nothing more. It is never changed: what it hears makes another guest.

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
        """Returns the legal actions of the guest in notation: none unless the game waits for it."""

    def analyse(
        self,
        /,
        *,
        seed: int,
        iterations: int | None = None,
        player: Bot | str | None = None,
        seconds: float | None = None,
        tell: Callable[[int], object] | None = None,
        lang: str = ...,
    ) -> Analysis:
        """Returns what a player thinks of each legal action of the guest, from what the guest knows;
        see `InformationState.analyse`.

        Raises:
            UnavailableError: If the game does not wait for the guest.
            NotationError: If no player has that name, or a number is out of range.
            TypeError: If both a player and iterations are given.
        """

    def choices(self, /, *, lang: str = ...) -> tuple[Choice, ...]:
        """Returns the legal actions of the guest, each with a label in words: none unless the game
        waits for it.

        Raises:
            ValueError: If there is no such language.
        """

    def choose(self, player: Bot | str, /, *, seed: int) -> str:
        """Returns the action that a player chooses for the guest, from what the guest knows.

        Raises:
            UnavailableError: If the game does not wait for the guest.
            NotationError: If no player has that name, or the seed is no number from 0 to
                2**64 - 1.
        """

    def decide(self, action: str, /) -> str:
        """Returns the message by which the guest's seat makes a decision in notation: the host's
        `receive` reads it.

        Raises:
            IllegalActionError: If a ruling refuses the action; it names the ruling.
            NotationError: If no action is written like that.
            UnavailableError: If the guest only looks on.
        """

    @property
    def decided(self, /) -> int:
        """How many of these decisions the guest's seat made. Once it has sent one, it waits until this
        number changes, or until it begins anew.
        """

    @property
    def decisions(self, /) -> int:
        """The number of decisions that the guest has heard of: where the host goes on."""

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
        """Draws what the guest sees, as `draw` of the host's game does for its viewer: with names, with
        news, and with what it may touch after what it has touched so far.

        Raises:
            TouchError: If the touches lead to no legal action.
            ValueError: If there is no such theme, sheet, panel or language.
        """

    @property
    def game(self, /) -> str:
        """The id of the game."""

    @staticmethod
    def join(message: str, /) -> Guest:
        """Begins with the first message of a host, of any game: `message_to` without a number of
        decisions.

        Raises:
            MessageError: If the text is no such message.
            InconsistentError: If nobody can have seen what it tells.
            NotationError: If no game has the id in it.
        """

    def message(self, /) -> str:
        """Returns the message of a host that tells what the guest knows, to be kept: `join` goes on
        from there, without news.
        """

    @property
    def names(self, /) -> tuple[str, ...]:
        """The players' names by seat; empty if none were given."""

    def news(self, /, *, lang: str = ...) -> tuple[str, ...]:
        """Returns the events of the last message, in words.

        Raises:
            ValueError: If there is no such language.
        """

    @property
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` while the game goes on."""

    def receive(self, message: str, /) -> Guest:
        """Returns the guest who has heard a message of the host. With a message of the whole game, the
        guest starts again.

        Raises:
            MessageError: If the text is not such a message, or does not continue what the guest has
                heard of: ask for the whole game then. Or if it is old, or of another match: for that
                match, `join`.
            InconsistentError: If nobody can have seen what it tells.
        """

    @property
    def seats(self, /) -> int:
        """The number of seats."""

    @property
    def setup(self, /) -> str:
        """The setup in notation."""

    def summary(self, /, *, lang: str = ...) -> str:
        """Returns the position in one sentence: whose decision it is, and the points of each seat. It is
        the label of a drawing for people who don't see it.

        Raises:
            ValueError: If there is no such language.
        """

    def touch(self, touched: SupportsGetItem[int, str], /) -> str | None:
        """Returns the action that the touches of the guest mean, one after the other; `None` if there
        is more to touch.

        Raises:
            TouchError: If the touches lead to no legal action; it names what can be touched.
        """

    @property
    def turn(self, /) -> Turn:
        """Whose decision it is."""

    def view(self, /) -> TableView:
        """Returns what the guest sees."""

    @property
    def viewer(self, /) -> Viewer:
        """Who looks on: a seat, or `"spectator"`."""

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
        """Why the game ended: a stable code in snake_case."""

    @property
    def scores(self, /) -> tuple[int, ...]:
        """Each seat's final score, in the game's own points."""

    @property
    def text(self, /) -> str:
        """Why the game ended, in words."""

    @property
    def winners(self, /) -> tuple[int, ...]:
        """The seats that won, ascending; several share the win."""

@final
class Over(TurnBase):
    """Waits for nothing: the game has ended."""

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
        """What did not hold, each with its line in the file; empty if the scenario passes."""

    @property
    def passes(self, /) -> bool:
        """Returns whether all that must hold does."""

    @property
    def scenario(self, /) -> Scenario:
        """The scenario."""

    @property
    def transcript(self, /) -> str:
        """What happened, line by line."""

@final
class Scenario:
    """A scenario: a printed example or a ruling as data, that can be run.

    Made of its name and the TOML text of its file. The title of a scenario of the library is in the
    language `lang`; any other title is as its file has it.

    Raises:
        ScenarioError: If the text is no scenario.
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
        """Its name: that of the file, without its ending."""

    @property
    def rules(self, /) -> tuple[str, ...]:
        """The ids of the rulings it shows."""

    def run(self, /) -> Report:
        """Runs the scenario."""

    @property
    def source(self, /) -> str:
        """Where it is printed; empty if it is not."""

    @property
    def title(self, /) -> str:
        """What it shows; its name, if the file doesn't say."""

    @property
    def toml(self, /) -> str:
        """The text of its file: TOML."""

@final
class Standings:
    """The standings of a match, made by `match` of a game: what each player has done, with its
    uncertainty.

    `polars.DataFrame(standings)`, `pyarrow.table(standings)` and `to_pandas()` make a data frame of
    it with a row a player; in a notebook it draws itself.
    """

    def __arrow_c_stream__(self, /, requested_schema: object = None) -> object:
        """Hands the columns of `to_dict()` to an Arrow consumer as a stream of one batch."""

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
            ValueError: If the text is no such JSON, or a deal is none of its players'.
        """

    @staticmethod
    def joined(parts: Sequence[Standings], /) -> Standings:
        """Puts the standings of parts of a match together. In order they are the standings of the
        whole, but for the times of decisions.

        Raises:
            ValueError: If there are none, or if not all of them are of the same players.
        """

    def log_likelihood_ratio(self, elo0: float, elo1: float, /) -> float:
        """Returns the logarithm of how much likelier the games between the first two players are if the
        first is stronger by `elo1` than if it is by `elo0`: from +2.94 on the former holds, from
        -2.94 on the latter, each with at most 5 % of error.
        """

    def to_dict(self, /) -> dict[str, Any]:
        """Returns columns of plain values, a row a player: `player`; `games`, one for each seat in each
        deal; `win`, the mean share of the win in a seat, with its standard error `error` over deals;
        `points`, the mean score; `elo`, the strength beside the others, whose mean is 0; `seconds`, the
        median time of a decision with more than one action.
        """

    def to_json(self, /) -> str:
        """Writes the standings as JSON: the players, and every deal."""

    def to_pandas(self, /) -> DataFrame:
        """Returns a pandas DataFrame of `to_dict()`.

        Raises:
            ImportError: If pandas is not installed.
        """

@final
class Table:
    """A game of any kind as it was played so far, by the id of the game: for programs that show
    drawings and buttons and need no types of a game. It is never changed: what adds to it or takes
    from it returns another table.

    Actions are given and shown in notation. Made of the id and a setup: its notation, a dict of
    options, options by keyword, or both. With a seed it owns its chance: see `Record` of any game.

    Raises:
        NotationError: If no game has that id, or the seed is no number from 0 to 2**64 - 1.
        SetupError: With all that is wrong with the setup, and the rulings it breaks.
    """

    def __bool__(self, /) -> bool:
        """Returns `true`: a game is one also without decisions."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __len__(self, /) -> int:
        """Counts the decisions."""

    def __new__(
        cls,
        game: str,
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
        """Returns the legal actions of a seat in notation: none unless the game waits for it.

        Raises:
            SeatError: If the table has no such seat.
        """

    def analyse(
        self,
        seat: int,
        /,
        *,
        seed: int,
        iterations: int | None = None,
        player: Bot | str | None = None,
        seconds: float | None = None,
        tell: Callable[[int], object] | None = None,
        lang: str = ...,
    ) -> Analysis:
        """Returns what a player thinks of each legal action of a seat, from what the seat knew
        before any of those had committed who decide with it; see
        `InformationState.analyse`.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            NotationError: If no player has that name, or a number is out of range.
            SeatError: If the table has no such seat.
            TypeError: If both a player and iterations are given.
        """

    def apply(self, actor: Actor, action: str, /) -> Table:
        """Returns the table after a decision of a seat, or of `"chance"`, in notation.

        Raises:
            IllegalActionError: If a ruling refuses the action; it names the ruling.
            NotationError: If no action is written like that.
            SeatError: If no game has such a seat.
        """

    def before_last(self, seats: Sequence[int] | None = None, /) -> int | None:
        """Returns how many decisions were made before the last one of these seats, or of any
        seat if none are given; `None` if they have made none. `undo_to` that number takes
        it back, with all that followed.

        Raises:
            SeatError: If no game has such a seat.
        """

    def chances(self, /, *, lang: str = ...) -> tuple[tuple[Choice, int], ...]:
        """Returns all that chance may bring, as pairs of a choice and its exact weight: none unless
        the game waits for chance. With real dice on the table, offer these.

        Raises:
            ValueError: If there is no such language.
        """

    def choices(self, seat: int, /, *, lang: str = ...) -> tuple[Choice, ...]:
        """Returns the legal actions of a seat, each with a label in words: none unless the game waits
        for it.

        Raises:
            SeatError: If the table has no such seat.
            ValueError: If there is no such language.
        """

    def choose(self, seat: int, player: Bot | str, /, *, seed: int) -> str:
        """Returns the action that a player chooses for a seat: a `Bot` or its name. It is given
        what the seat knew before any of those had committed who decide with it.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            NotationError: If no player has that name, or the seed is no number from 0 to
                2**64 - 1.
            SeatError: If the table has no such seat.
        """

    def deal(self, /) -> Table:
        """Returns the game after the one decision that its own chance makes.

        Raises:
            UnavailableError: If it has no chance of its own, or does not wait for chance.
        """

    @property
    def decisions(self, /) -> tuple[tuple[Actor, str], ...]:
        """The decisions so far, as pairs of who decided and the action in notation. The tuple doesn't
        show them by itself: secret ones may be among them.
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
        """Draws what a viewer sees now: a seat, or `"spectator"`; with the names of the players, and
        with what the last decision brought and what the seat may touch marked, after the places it has
        touched so far. `mauerwerk.drawing` tells the themes, sheets and panels.

        Raises:
            SeatError: If the table has no such seat.
            TouchError: If the touches lead to no legal action.
            ValueError: If there is no such theme, sheet, panel or language.
        """

    @staticmethod
    def from_json(text: str, /) -> Table:
        """Reads a record of any game from JSON and replays it.

        Raises:
            RecordError: If the text is no record, or of a newer version, or a decision in it is
                refused.
            NotationError: If no game has the id in it.
        """

    @staticmethod
    def from_notation(game: str, notation: str, /) -> Table:
        """Starts a game at a position: the notation of both setup and position.

        Raises:
            NotationError: If no game has that id.
            PositionError: If the notation is none, or the position breaks rulings; it names all
                of them.
        """

    @property
    def game(self, /) -> str:
        """The id of the game."""

    def history(self, viewer: Viewer = ..., /, *, lang: str = ...) -> tuple[tuple[str, ...], ...]:
        """Returns what each decision brought, in words, as a viewer saw it.

        Raises:
            SeatError: If the table has no such seat.
            ValueError: If there is no such language.
        """

    def message_to(self, match_id: str, viewer: Viewer, since: int | None = None, /) -> str:
        """Returns the message for a `Guest` who looks on as a viewer and has heard of the given
        number of decisions. Without a number, the message has all that the viewer has seen.
        The id of the match is the same in all messages of a match, and different in every
        other match.

        Raises:
            SeatError: If the table has no such seat.
            NotationError: If that is no number from 0.
        """

    def motions(
        self, viewer: Viewer, since: int, /, *, sheet: str = ..., panel: str | None = None
    ) -> tuple[Motion, ...]:
        """Returns what moved for a viewer after so many decisions, by what that viewer saw alone,
        in the units of its drawing now; nothing if no more were made.

        Raises:
            SeatError: If the table has no such seat.
            NotationError: If that is no number from 0.
            ValueError: If there is no such sheet or panel.
        """

    @property
    def names(self, /) -> tuple[str, ...]:
        """The players' names by seat; empty if none were given."""

    def news(self, viewer: Viewer = ..., /, *, lang: str = ...) -> tuple[str, ...]:
        """Returns what the last decision brought, in words, as a viewer saw it.

        Raises:
            SeatError: If the table has no such seat.
            ValueError: If there is no such language.
        """

    @property
    def notation(self, /) -> str:
        """Setup and position in notation, with all that is hidden."""

    def notice(self, kind: str, /, *, lang: str = ..., **fields: Any) -> str:
        """Returns a sentence of a board about the game, such as `notice("hand_over", seat=1)`, with the
        names of the players. An unknown kind raises an error that lists the known ones.

        Raises:
            ValueError: If there is no such kind, field or language.
        """

    @property
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` while the game goes on."""

    @staticmethod
    def random(
        game: str, setup: dict[str, Any] | str | None = None, /, *, seed: int, **options: Any
    ) -> Table:
        """Plays a whole game at random. The same setup and seed give the same game on every
        platform and in every language.

        Raises:
            NotationError: If no game has that id, or the seed is no number from 0 to 2**64 - 1.
            SetupError: With all that is wrong with the setup, or that the game found no end.
        """

    def receive(self, match_id: str, seat: int, message: str, /) -> Table:
        """Returns the game after the decision that a guest's message tells, for the seat whose
        guest has sent it.

        Raises:
            MessageError: If the text is not such a message, is of another match, or comes too
                late: send that guest the whole game then.
            IllegalActionError: If a ruling refuses the action; it names the ruling.
            SeatError: If the table has no such seat.
        """

    def resample(self, viewer: Viewer, seed: int, /) -> Table:
        """Returns the game at a position that a viewer could be in, after all it has seen: what a bot
        may be given. It has no chance of its own, from which a bot could learn what is to come.

        Raises:
            InconsistentError: If no position fits.
            SeatError: If the table has no such seat.
        """

    def resolve_chance(self, /) -> Table:
        """Returns the game after its own chance has decided until it waits for a seat or is
        over.

        Raises:
            UnavailableError: If it has no chance of its own.
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
        """Each seat's score as it stands; like the notation it may depend on what is hidden."""

    def status(self, /, *, lang: str = ...) -> str:
        """Returns the result, or the players that the game waits for, as a sentence.

        Raises:
            ValueError: If there is no such language.
        """

    def summary(self, viewer: Viewer = ..., /, *, lang: str = ...) -> str:
        """Returns the position in one sentence for a viewer, a seat or `"spectator"`: whose decision
        it is, and the points of each seat. It is the label of a drawing for people who don't see
        it.

        Raises:
            SeatError: If the table has no such seat.
        """

    def to_json(self, /) -> str:
        """Writes the game as the JSON of a record: all of it, the seed of its own chance
        included.
        """

    def touch(self, seat: int, touched: SupportsGetItem[int, str], /) -> str | None:
        """Returns the action that the touches of a seat mean, one after the other; `None` if there
        is more to touch.

        Raises:
            SeatError: If the table has no such seat.
            TouchError: If the touches lead to no legal action; it names what can be touched.
        """

    def touches(self, seat: int, action: str, /) -> tuple[str, ...] | None:
        """Returns the places whose touches mean a legal action of a seat; `None` if it is not one of
        those that are listed.

        Raises:
            NotationError: If no action is written like that or has that id.
            SeatError: If the table has no such seat.
        """

    @property
    def turn(self, /) -> Turn:
        """Whose decision it is."""

    def undo(self, /) -> Table:
        """Returns the table without its last decision.

        Raises:
            UnavailableError: If there is no decision to take back.
        """

    def undo_to(self, decisions: int, /) -> Table:
        """Returns the game with the given number of decisions, the first ones.

        Raises:
            UnavailableError: If fewer have been made.
            NotationError: If that is no number from 0.
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
        """Returns the game with another seed of its own chance, for all that chance decides
        from now on; with `None`, chance is decided from outside.

        Raises:
            NotationError: If the seed is no number from 0 to 2**64 - 1.
        """

@final
class TableView:
    """What one viewer sees at a table: data of its own, with no way back to the table.

    It prints as the position's notation with `?` for what is hidden, and draws itself in a
    notebook.
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
        """Draws the view: the document, and the places in it. `mauerwerk.drawing` tells the themes, sheets
        and panels; names of people by seat stand for "seat 0"; `news` are the places of what has just
        happened, as events tell them.

        Raises:
            ValueError: If there is no such theme, sheet, panel or language.
        """

    @staticmethod
    def from_json(game: str, text: str, /) -> TableView:
        """Reads a view from JSON.

        Raises:
            NotationError: If no game has that id.
            ViewError: If the text is not such JSON, or no position looks like the view.
        """

    @property
    def game(self, /) -> str:
        """The id of the game."""

    @property
    def notation(self, /) -> str:
        """What the viewer sees, in notation."""

    @property
    def scores(self, /) -> tuple[int, ...]:
        """The points of each seat so far, as the viewer may know them, in the game's own points."""

    def svg(self, /, theme: str = ...) -> str:
        """Draws the view as an SVG document, in a theme of `mauerwerk.drawing`.

        Raises:
            ValueError: If there is no such theme.
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
        """Who looks: a seat, or `"spectator"`."""

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
    """Returns every scenario that comes with the library, by game and name."""

def arrow_stream(columns: dict[str, Any], /) -> object:
    """Hands columns to an Arrow consumer as a stream of one batch, as far as possible without copying."""

def bot(name: str, /) -> Bot:
    """Returns the player of a name: `random`, `greedy`, `flat:200`, `search:1000`, `easy`, `medium`,
    `hard` or `perfect`.

    Raises:
        NotationError: If no player has that name, or its budget is not one of 1 to 10**8.
    """

def changes(before: str, after: str, /) -> str:
    """Returns what changed from one notation of a game to another: the tokens that are new or have
    another value, and the names of those that are gone. Empty if nothing changed. Of a list it
    tells what was added and what was removed, where that is shorter.
    """

def credits_of(game: str, /) -> dict[str, str]:
    """Returns the signs that stand in the sources of a game's rulings, with their meanings.

    Raises:
        NotationError: If no game has that id.
    """

def info_of(game: str, /) -> tuple[str, str, int, int, bool]:
    """Returns what kind of game a game is: id, name, ruleset, actions, low_score_wins.

    Raises:
        NotationError: If no game has that id.
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
    """Returns what can be chosen before a game: seats, options, faults. The options are in a language.

    Raises:
        NotationError: If no game has that id.
        SetupError: With all that is no option, or not what an option takes.
        ValueError: If there is no such language.
    """

def rules_of(
    game: str, lang: str = ..., /
) -> list[tuple[str, str, str, list[str], list[str], bool]]:
    """Returns every ruling of a game: id, title, sentence, sources, the options that change it, and
    whether it is a definition.

    Raises:
        NotationError: If no game has that id.
        ValueError: If there is no such language.
    """

def table(
    game: str,
    setup: dict[str, Any] | str | None = None,
    /,
    *,
    seed: int | None = None,
    **options: Any,
) -> Table:
    """Starts a game of any kind by its id; see `Table`.

    Raises:
        NotationError: If no game has that id, or the seed is no number from 0 to 2**64 - 1.
        SetupError: With all that is wrong with the setup, and the rulings it breaks.
    """

def words(lang: str = ...) -> dict[str, str]:
    """Returns the words of buttons and headings by their names, such as `undo` and `hint`.

    Raises:
        ValueError: If there is no such language.
    """

def wrap(transcript: str, /) -> str:
    """Returns a transcript with its long lines wrapped."""
