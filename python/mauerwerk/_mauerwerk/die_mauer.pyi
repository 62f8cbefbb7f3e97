# Built by tools/stubs.py.
"""The compiled classes of Die Mauer."""

from _typeshed import SupportsGetItem
from collections.abc import Callable, Iterator, Sequence
from mauerwerk._mauerwerk import Bot
from mauerwerk.analysis import Analysis
from mauerwerk.die_mauer import (
    Building,
    DeadWall,
    Donation,
    Edition,
    End,
    Fist,
    NextRoundMaster,
    Nothing,
    Options,
    Phase,
    Piece,
    PlacementOrder,
    Player,
    RoundEnding,
    SeenFist,
    TieBreak,
)
from mauerwerk.drawing import Drawing, Motion
from mauerwerk.game import Actor, Feature, GameKind, Turn, Viewer
from mauerwerk.results import Results
from numpy import bool_, float32, int64, int8, uint32, uint64
from numpy.typing import NDArray
from typing import Any, Final, SupportsIndex, TypeAlias, final, overload
from typing_extensions import Self, Unpack, disjoint_base

__all__: list[str] = [
    "Action",
    "ActionBase",
    "AllActions",
    "Batch",
    "BlockPassed",
    "Build",
    "Built",
    "Decision",
    "Decline",
    "Declined",
    "Event",
    "EventBase",
    "Gift",
    "Give",
    "Given",
    "InformationState",
    "Kept",
    "NothingBuilt",
    "Place",
    "Plan",
    "Planned",
    "Position",
    "Record",
    "Revealed",
    "RoundOver",
    "SeenStock",
    "Setup",
    "State",
    "Stock",
    "View",
    "Wall",
    "action",
    "choices",
]
from . import Outcome, Standings

@disjoint_base
class ActionBase:
    """A decision of a seat or of chance, that can be read without the state.

    Actions are equal if they do the same, sort by their ids, and print as notation.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: object, /) -> bool: ...
    def __gt__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __le__(self, value: object, /) -> bool: ...
    def __lt__(self, value: object, /) -> bool: ...
    @property
    def id(self, /) -> int:
        """The action's id, from 0 up to `info.actions` - 1; it is stable within a
        ruleset version.
        """

    @property
    def notation(self, /) -> str:
        """The action's short written form."""

@final
class AllActions:
    """Every action there is: a collection in the order of their ids. It makes each
    action when it comes to it, since a game may have millions.
    """

    def __contains__(self, action: Any, /) -> bool: ...
    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Action: ...
    @overload
    def __getitem__(self, index: slice, /) -> tuple[Action, ...]: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Action]: ...
    def __len__(self, /) -> int: ...
    def __new__(cls, /) -> Self: ...

@final
class Batch:
    """Games that are played side by side, one in each lane, by arrays.

    Each lane waits for one seat at a time: of seats that decide together for the first that
    has not committed, whose view shows nothing of what the others have. Chance is dealt on
    the way, and a lane whose game is over goes on with the next one at once: of `n` lanes,
    lane `i` plays the games `i`, `i + n`, `i + 2n` and so on of the seed. With `choose` they
    are the games of `simulate`, whatever the number of threads.

    With a list of seeds, one for each lane, a lane plays the games 0, 1, 2 and so on of its
    seed.

    With `memory` it is kept what each seat has seen, from which players choose.

    Arrays are numpy's, and new ones unless `out` is given. The interpreter is free while
    lanes go on.

    A copy or a pickled batch continues with the same games. A pickle contains all secrets,
    and another version of the library may not read it.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.
        ImportError: If numpy is not installed.
        ValueError: If there are to be no lanes, or more than 1,048,576, or there is not a seed
            for each.
    """

    def __copy__(self, /) -> Self: ...
    def __deepcopy__(self, _memo: Any, /) -> Self: ...
    def __len__(self, /) -> int: ...
    def __new__(
        cls,
        lanes: int,
        setup: Setup | Options | str | None = None,
        /,
        *,
        seed: int | Sequence[int],
        limit: int | None = None,
        threads: int | None = None,
        memory: bool = False,
        **options: Unpack[Options],
    ) -> Self: ...
    @staticmethod
    def _read(lanes: str, threads: int | None) -> Batch: ...
    def choose(
        self,
        /,
        out: NDArray[uint32] | None = None,
        *,
        player: Bot | str = ...,
        where: NDArray[bool_] | None = None,
    ) -> NDArray[uint32]:
        """Returns a legal slot for each lane that a player chooses, a `Bot` or its name, for the seat
        that the lane waits for; with `where` only for the lanes where it is true: the slots of
        others stay as they are in `out`, or are 0.

        The random player draws from the stream of the seat. Others choose from what the seat knew
        before any of those had committed who decide with it, which a batch with `memory` keeps;
        if all seats do, the games are those of `simulate` with these players. Ctrl-C stops them.

        Raises:
            TypeError: If `out` is no array of uint32 with one axis, or `where` none of bool.
            ValueError: If `out` or `where` has another shape, `out` is read-only or not contiguous,
                or the player needs a memory.
            NotationError: If no player has that name.
        """

    def ended(self, /) -> dict[str, NDArray[Any]]:
        """Returns the games that ended with the last step, as columns: `lane`, `game`,
        `decisions`, `finished` (false if it was given up at the limit), and with a column
        for each seat `scores` and `won`.
        """

    def features(self, /, out: NDArray[float32] | None = None) -> NDArray[float32]:
        """Returns what the seats that the lanes wait for see: a row of numbers for each lane.

        Raises:
            TypeError: If `out` is no array of float32 with two axes.
            ValueError: If `out` has another shape, is read-only or not contiguous.
        """

    @property
    def games(self, /) -> NDArray[uint64]:
        """The number of the game in each lane."""

    def last(self, lane: int, /) -> State:
        """Returns the position in which the game in a lane was over, or was given up, with the
        last step. It tells all secrets.

        Raises:
            IndexError: If there is no such lane.
            ValueError: If no game ended there with the last step.
        """

    @property
    def layout(self, /) -> tuple[Feature, ...]:
        """The parts of the features of a lane, in order."""

    def legal(self, /) -> tuple[NDArray[int64], NDArray[uint32]]:
        """Returns the slots of legal actions of all lanes, one after the other, behind the
        offsets at which those of each lane begin, and end.
        """

    def masks(self, /, out: NDArray[bool_] | None = None) -> NDArray[bool_]:
        """Returns which slots hold legal actions: a row for each lane.

        Raises:
            TypeError: If `out` is no array of bool with two axes.
            ValueError: If `out` has another shape, is read-only or not contiguous.
        """

    def restart(self, /, where: NDArray[bool_] | None = None) -> None:
        """Begins the next game in all lanes, or in those where `where` is true. The games that
        were on there count nowhere.

        Raises:
            TypeError: If `where` is no array of bool with one axis.
            ValueError: If there is not one for each lane; nothing has happened then.
        """

    @property
    def seats(self, /) -> NDArray[int8]:
        """The seat that each lane waits for; -1 where a game ended before anybody could
        decide, so that any slot does.
        """

    def seen(self, lane: int, /) -> InformationState:
        """Returns what the seat that a lane waits for knew before any of those had committed who
        decide with it.

        Raises:
            IndexError: If there is no such lane.
            ValueError: If the batch was made without `memory`, or the lane waits for nobody.
        """

    @property
    def slots(self, /) -> int:
        """The number of slots."""

    def state(self, lane: int, /) -> State:
        """Returns the position in a lane. It tells all secrets.

        Raises:
            IndexError: If there is no such lane.
        """

    def step(self, slots: NDArray[Any], /, where: NDArray[bool_] | None = None) -> None:
        """Lets the seats that the lanes wait for decide, one slot a lane; with `where` only
        those of the lanes where it is true. The others stay as they are, whatever their
        slots.

        Raises:
            TypeError: If they are no array of whole numbers with one axis, or `where` none of
                bool.
            ValueError: If there is not one for each lane, or one holds no legal action;
                nothing has happened then.
        """

@final
class BlockPassed(EventBase):
    """The block went to the next Master-builder."""

    __match_args__: Final = ("master",)

    def __new__(cls, /, master: int) -> Self: ...
    @property
    def master(self, /) -> int:
        """The seat."""

@final
class Build(ActionBase):
    """A piece of the stock that is built in Situation 1 (DM-26), or by a builder who may decline
    and has one legal end. The end is required if both are legal, and optional otherwise
    (DM-52).
    """

    __match_args__: Final = ("piece", "end")

    def __new__(cls, /, piece: Piece, end: End | None = None) -> Self: ...
    @property
    def end(self, /) -> End | None:
        """The end, `"left"` or `"right"`, or `None` where there is no choice."""

    @property
    def piece(self, /) -> Piece:
        """The piece."""

@final
class Built(EventBase):
    """A piece was built."""

    __match_args__: Final = ("seat", "piece", "end")

    def __new__(cls, /, seat: int, piece: Piece, end: End | None = None) -> Self: ...
    @property
    def end(self, /) -> End | None:
        """The end, or `None` for the first piece of a wall (DM-24)."""

    @property
    def piece(self, /) -> Piece:
        """The piece."""

    @property
    def seat(self, /) -> int:
        """The seat that owned the piece."""

@final
class Decision:
    """One decision of a game: who decided what.

    Written as the seat's number, or `*` for chance, a space, and the action.
    """

    __match_args__: Final = ("actor", "action")

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, actor: Actor, action: Action | str | int, /) -> Self: ...
    @property
    def action(self, /) -> Action:
        """What was decided."""

    @property
    def actor(self, /) -> Actor:
        """Who decided: a seat, or `"chance"`."""

    @staticmethod
    def from_notation(text: str, /) -> Decision:
        """Reads a decision from notation such as `"0 x"`.

        Raises:
            NotationError: If no decision is written like that.
        """

    @property
    def notation(self, /) -> str:
        """The decision's written form."""

@final
class Decline(ActionBase):
    """Declining: a builder who may decline builds nothing (DM-13, DM-15), also in Situation 1
    (DM-26). In Situation 2, it gives nothing (DM-30).
    """

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Declined(EventBase):
    """A builder who may decline builds nothing, and takes the piece back (DM-13, DM-15)."""

    __match_args__: Final = ("seat",)

    def __new__(cls, /, seat: int) -> Self: ...
    @property
    def seat(self, /) -> int:
        """The seat."""

@disjoint_base
class EventBase:
    """Something that happened, as it is reported at the table."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    @staticmethod
    def from_json(text: str, /) -> Event:
        """Reads an event from JSON.

        Raises:
            ViewError: If the text is no such JSON.
        """

    @property
    def places(self, /) -> tuple[str, ...]:
        """The places that the event concerns, in the order in which things move there."""

    def seen_by(self, viewer: Viewer = ..., /) -> Event:
        """Returns what a viewer gets to know of it; what is hidden from the viewer is left
        out.
        """

    def to_json(self, /) -> str:
        """Writes the event as JSON."""

@final
class Gift:
    """A gift: a competitor's piece that the Master-builder received in Situation 2."""

    __match_args__: Final = ("donor", "receiver", "piece")

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, /, donor: int, receiver: int, piece: Piece | None = None) -> Self: ...
    @property
    def donor(self, /) -> int:
        """The seat that gave the piece."""

    @property
    def piece(self, /) -> Piece | None:
        """The piece, or `None` if it is hidden from the viewer."""

    @property
    def receiver(self, /) -> int:
        """The Master-builder of that turn."""

@final
class Give(ActionBase):
    """A piece that is given to the Master-builder in Situation 2 (DM-31)."""

    __match_args__: Final = ("piece",)

    def __new__(cls, /, piece: Piece) -> Self: ...
    @property
    def piece(self, /) -> Piece:
        """The piece."""

@final
class Given(EventBase):
    """A piece was given away. Only the two seats know which (DM-32)."""

    __match_args__: Final = ("donor", "receiver", "piece")

    def __new__(cls, /, donor: int, receiver: int, piece: Piece | None = None) -> Self: ...
    @property
    def donor(self, /) -> int:
        """The seat that gave the piece."""

    @property
    def piece(self, /) -> Piece | None:
        """The piece, or `None` if it is hidden from the viewer."""

    @property
    def receiver(self, /) -> int:
        """The Master-builder of that turn."""

@final
class InformationState:
    """An information state: all that a viewer with perfect memory has seen.

    Two histories that the viewer cannot tell apart give equal information states, and only
    those: it is what a player at the table knows, and what a bot may be given. Made of the
    state from which the viewer watches.

    Raises:
        SeatError: If the table has no such seat.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, state: State, viewer: Viewer, /) -> Self: ...
    def _repr_mimebundle_(
        self, /, include: Any | None = None, exclude: Any | None = None
    ) -> dict[str, str]: ...
    def _repr_svg_(self, /) -> str: ...
    def _simulate(
        self,
        /,
        first: int,
        games: int,
        seed: int,
        limit: int | None,
        threads: int | None,
        tell: Callable[[int], object] | None,
        players: Sequence[Player] | None = None,
    ) -> Results: ...
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
        """Returns what a player thinks of each legal action: share of the win, points, and the
        line expected next. It is a search of 1000 `iterations`, or of as many as are given,
        from 1 to 10**8, or another `player`: a `Bot` or its name.

        The same question with the same seed has the same answer, on every machine. With
        `seconds` a search ends after that time, above 0, with what it has found by then, and
        that is **not** repeatable; without a budget it then makes all it can. `tell` is called
        with the number of iterations made, some times a second. Ctrl-C stops it, and other
        threads go on meanwhile.

        Raises:
            UnavailableError: If the game does not wait for the seat, or a spectator has seen
                this.
            InconsistentError: If no state fits.
            NotationError: If no player has that name, or a number is out of range.
            TypeError: If both a player and iterations are given.
        """

    def choose(self, player: Bot | str, /, *, seed: int) -> Action:
        """Returns the action that a player chooses: a `Bot` or its name. The same player and seed
        choose the same wherever the same is known, on every machine.

        Raises:
            UnavailableError: If the game does not wait for the seat, or a spectator has seen
                this.
            InconsistentError: If no state fits.
            NotationError: If no player has that name, or the seed is no number from 0 to
                2**64 - 1.
        """

    @property
    def events(self, /) -> tuple[Event, ...]:
        """What happened since, as the viewer saw it."""

    @staticmethod
    def from_json(text: str, /) -> InformationState:
        """Reads an information state from JSON.

        Raises:
            ViewError: If the text is not such JSON, its views are not its viewer's, or no
                position looks like one of them.
        """

    @staticmethod
    def from_parts(start: View, events: Sequence[Event], now: View, /) -> InformationState:
        """Puts together what a viewer saw first, what happened since as it saw it, and what
        it sees now.
        """

    def history(self, rows: int, /) -> memoryview:
        """Returns the latest that was seen as so many rows of numbers (at most 65,536), the oldest
        first: read-only memory that numpy takes as it is. Rows before the first event are 0.

        What the numbers of a row mean is told by `Setup.history_features()`. An event takes one
        row, or one for each seat where it says something of each; seats are counted from the
        viewer.

        Raises:
            ValueError: If that is no number from 1 to 65,536.
        """

    @property
    def key(self, /) -> bytes:
        """A key of 16 bytes, the same for equal information states and for no others: a table of
        what a seat can know takes it in place of the whole. It costs the same however much has
        been seen, and is the same on every machine within a version of the library.
        """

    @property
    def now(self, /) -> View:
        """What the viewer sees now."""

    def resample(self, seed: int, /) -> State:
        """Returns a state that the viewer could be in, drawn from all histories that fit what
        it has seen, weighed by chance alone: decisions of others are facts, no evidence,
        and what they decided out of sight could equally be anything that fits. The same
        seed gives the same state.

        Raises:
            InconsistentError: If no state fits.
        """

    def resample_record(self, seed: int, /) -> Record:
        """Returns the record of a game that the viewer could have watched: every decision since it
        began to, those of chance and those made out of sight included. It is drawn like
        `resample`, and ends in the state that `resample` gives for the same seed;
        `record.seen_by(seat)` is what another seat knows in that world.

        Raises:
            InconsistentError: If no game fits.
        """

    @property
    def start(self, /) -> View:
        """What the viewer saw first."""

    def step(
        self, state: State, actor: Actor, action: Action | str | int, /
    ) -> tuple[InformationState, State]:
        """Applies a decision to the state, and returns what the viewer knows then, and the
        state after it.

        Raises:
            IllegalActionError: If a ruling refuses the action; it names the ruling.
            NotationError: If no action is written like that or has that id.
            SeatError: If no game has such a seat.
        """

    def to_json(self, /) -> str:
        """Writes the information state as JSON."""

    @property
    def viewer(self, /) -> Viewer:
        """Who has seen this: a seat, or `"spectator"`."""

    def worlds(self, /, limit: int) -> tuple[tuple[State, int], ...]:
        """Returns every state that the viewer could be in, each once, with the number of
        histories that lead to it: what `resample` draws by. The numbers have no common
        divisor, and the states are in the order of their notations.

        Raises:
            TooManyWorldsError: If there are more than `limit`, or their histories are too
                many to count.
            InconsistentError: If no state fits.
        """

@final
class Kept(EventBase):
    """The donor of Situation 2 gave nothing."""

    __match_args__: Final = ("donor",)

    def __new__(cls, /, donor: int) -> Self: ...
    @property
    def donor(self, /) -> int:
        """The seat that could have given."""

@final
class NothingBuilt(EventBase):
    """No piece is built in this turn."""

    __match_args__: Final = ("why",)

    def __new__(cls, /, why: Nothing) -> Self: ...
    @property
    def why(self, /) -> Nothing:
        """The reason."""

@final
class Place(ActionBase):
    """The end at which an open piece is built (DM-22)."""

    __match_args__: Final = ("end",)

    def __new__(cls, /, end: End) -> Self: ...
    @property
    def end(self, /) -> End:
        """The end: `"left"` or `"right"`."""

@final
class Plan(ActionBase):
    """A fist put on the table, in the planning phase (DM-07)."""

    __match_args__: Final = ("fist",)

    def __new__(cls, /, fist: Fist) -> Self: ...
    @property
    def fist(self, /) -> Fist:
        """What is in it: a piece, or `"-"` for nothing."""

@final
class Planned(EventBase):
    """A seat put a fist on the table. Only that seat knows its content."""

    __match_args__: Final = ("seat", "fist")

    def __new__(cls, /, seat: int, fist: Fist | None = None) -> Self: ...
    @property
    def fist(self, /) -> Fist | None:
        """What is in the fist, `"-"` for nothing, or `None` where it is hidden from the viewer."""

    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class Position:
    """A position as plain data, with question marks where it is not known.

    It prints as its notation, after the setup's.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    @property
    def builders(self, /) -> tuple[int, ...]:
        """The builders who have not built yet, when all fists are open and ends are chosen. The next
        one is the first clockwise from the Master-builder's left.
        """

    @property
    def fists(self, /) -> tuple[str, ...]:
        """Each seat's fist: `"_"` if none is on the table, `"?"` for a closed one, `"-"` for one with
        nothing in it, or a piece.
        """

    @staticmethod
    def from_json(text: str, /) -> Position:
        """Reads a position from JSON; it need not be legal.

        Raises:
            PositionError: If the text is no such JSON.
        """

    @property
    def gifts(self, /) -> tuple[Gift, ...]:
        """The latest gifts of the round, oldest first, at most 7. Older ones, even of the viewer's own
        seat, are only events of the viewer's `InformationState`.
        """

    @property
    def idle_turns(self, /) -> int:
        """The number of turns in a row in which nothing was built, if it is counted (DM-43)."""

    @property
    def master(self, /) -> int:
        """The Master-builder."""

    @property
    def rounds_played(self, /) -> int:
        """The number of rounds that have ended. If it is the number of all rounds, the game is over."""

    @property
    def rounds_won(self, /) -> tuple[int, ...]:
        """The number of rounds at whose end each seat held nothing (DM-46)."""

    @property
    def setup(self, /) -> Setup:
        """The seats and options."""

    @property
    def stocks(self, /) -> tuple[SeenStock, ...]:
        """The stock of each seat."""

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the position as a dict of plain values."""

    def to_json(self, /) -> str:
        """Writes the position as JSON."""

    @property
    def totals(self, /) -> tuple[int, ...]:
        """Each seat's penalties of the rounds that have ended."""

    @property
    def unsure(self, /) -> tuple[int, ...]:
        """The seats that took part in older gifts. Another seat sees only the number of their pieces,
        unless these are just that seat and one more.
        """

    @property
    def wall(self, /) -> Wall:
        """The wall on the table."""

@final
class Record:
    """A game as it was played so far: a start and decisions. It is never changed: what
    adds to it or takes from it returns another record.

    Made of a state to start from, or of a setup and options like `Setup`. With a seed it
    owns its chance: what chance brings depends on the seed and on the number of decisions
    made before, so that what is taken back and decided again brings the same. Whoever knows
    the seed knows what is to come: nothing that a seat is given has it.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.
        NotationError: If the seed is no number from 0 to 2**64 - 1.
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
        start: State | Setup | Options | str | None = None,
        /,
        *,
        seed: int | None = None,
        **options: Unpack[Options],
    ) -> Self: ...
    def _repr_mimebundle_(
        self, /, include: Any | None = None, exclude: Any | None = None
    ) -> dict[str, str]: ...
    def _repr_svg_(self, /) -> str: ...
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

    def apply(self, actor: Actor, action: Action | str | int, /) -> Record:
        """Returns the record with a decision more; see `State.apply`.

        Raises:
            IllegalActionError: If a ruling refuses the action; it names the ruling.
            NotationError: If no action is written like that or has that id.
            SeatError: If no game has such a seat.
        """

    def before_last(self, seats: Sequence[int] | None = None, /) -> int | None:
        """Returns how many decisions were made before the last one of these seats, or of any
        seat if none are given; `None` if they have made none. `undo_to` that number takes
        it back, with all that followed.

        Raises:
            SeatError: If no game has such a seat.
        """

    def choose(self, seat: int, player: Bot | str, /, *, seed: int) -> Action:
        """Returns the action that a player chooses for a seat: a `Bot` or its name. It is given
        what the seat knew before any of those had committed who decide with it.

        Raises:
            UnavailableError: If the game does not wait for the seat.
            NotationError: If no player has that name, or the seed is no number from 0 to
                2**64 - 1.
            SeatError: If the table has no such seat.
        """

    def deal(self, /) -> Record:
        """Returns the game after the one decision that its own chance makes.

        Raises:
            UnavailableError: If it has no chance of its own, or does not wait for chance.
        """

    @property
    def decisions(self, /) -> tuple[Decision, ...]:
        """The decisions so far, as a tuple that doesn't show them by itself: secret ones
        may be among them.
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

    @property
    def events(self, /) -> tuple[tuple[Event, ...], ...]:
        """What happened, in full: a tuple of events for each decision. It doesn't show
        them by itself: see `seen_by` for what a viewer may know.
        """

    @staticmethod
    def from_json(text: str, /) -> Record:
        """Reads a record from JSON and replays it.

        Raises:
            RecordError: If the text is no record, of another game or a newer version, or a
                decision in it is refused.
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

    @property
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` while the game goes on."""

    @staticmethod
    def played(start: State, players: Sequence[Player], seed: int, /, game: int = ...) -> Record:
        """Plays on from a state to the end, between players: one for each seat. It is the game
        of that number among those of `simulate`. The same state, players, seed and number
        give the same game on every platform.

        Raises:
            NotationError: If no player has such a name.
            IllegalActionError: If a callable returns an action that a ruling refuses.
            MauerwerkError: If there is not one player for each seat, or they find no end
                within 100,000 decisions.
        """

    @staticmethod
    def random(setup: Setup, seed: int, /, game: int = ...) -> Record:
        """Plays a whole game at random: the game of that number among those of `simulate`. The
        same setup, seed and number give the same game on every platform.

        Raises:
            SetupError: With all that is wrong with the setup, or that the game found no
                end.
        """

    def receive(self, match_id: str, seat: int, message: str, /) -> Record:
        """Returns the game after the decision that a guest's message tells, for the seat whose
        guest has sent it.

        Raises:
            MessageError: If the text is not such a message, is of another match, or comes too
                late: send that guest the whole game then.
            IllegalActionError: If a ruling refuses the action; it names the ruling.
            SeatError: If the table has no such seat.
        """

    def resolve_chance(self, /) -> Record:
        """Returns the game after its own chance has decided until it waits for a seat or is
        over.

        Raises:
            UnavailableError: If it has no chance of its own.
        """

    @property
    def seed(self, /) -> int | None:
        """The seed of the game's own chance, or `None`."""

    def seen_by(self, viewer: Viewer = ..., /) -> InformationState:
        """Returns all that a viewer has seen of the game so far.

        Raises:
            SeatError: If the table has no such seat.
        """

    @property
    def setup(self, /) -> Setup:
        """The setup of the game."""

    @property
    def start(self, /) -> State:
        """The first state."""

    @property
    def state(self, /) -> State:
        """The state now."""

    @property
    def states(self, /) -> tuple[State, ...]:
        """Every state from the first to the one now: one more than there are decisions.
        They are replayed once.
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

    def undo(self, /) -> Record:
        """Returns the record without its last decision.

        Raises:
            IndexError: If there is no decision to take back.
        """

    def undo_to(self, decisions: int, /) -> Record:
        """Returns the game with the given number of decisions, the first ones.

        Raises:
            UnavailableError: If fewer have been made.
            NotationError: If that is no number from 0.
        """

    def with_names(self, names: Sequence[str], /) -> Record:
        """Returns the game with other names of the players, one for each seat.

        Raises:
            RecordError: If there is not one name for each seat.
        """

    def with_seed(self, seed: int | None, /) -> Record:
        """Returns the game with another seed of its own chance, for all that chance decides
        from now on; with `None`, chance is decided from outside.

        Raises:
            NotationError: If the seed is no number from 0 to 2**64 - 1.
        """

@final
class Revealed(EventBase):
    """All fists were opened (DM-12)."""

    __match_args__: Final = ("master", "fists")

    def __new__(cls, /, master: int, fists: Sequence[Fist]) -> Self: ...
    @property
    def fists(self, /) -> tuple[Fist, ...]:
        """What was in each fist, `"-"` for nothing."""

    @property
    def master(self, /) -> int:
        """The Master-builder."""

@final
class RoundOver(EventBase):
    """A round ended. The remaining pieces of all seats are shown (DM-56)."""

    __match_args__: Final = ("round", "ending", "left", "penalties")

    def __new__(
        cls,
        /,
        round: int,
        ending: RoundEnding,
        left: Sequence[Stock | str],
        penalties: Sequence[int],
    ) -> Self: ...
    @property
    def ending(self, /) -> RoundEnding:
        """The cause of its end."""

    @property
    def left(self, /) -> tuple[Stock, ...]:
        """The remaining pieces."""

    @property
    def penalties(self, /) -> tuple[int, ...]:
        """The penalties for them (DM-44)."""

    @property
    def round(self, /) -> int:
        """The number of the round, from 1."""

@final
class SeenStock:
    """What is known of a seat's stock: its pieces, or those that a viewer knows of.

    Made of notation such as `"TG12(+1-2)"`: these pieces by all that was seen, and besides one more
    came in and two went out; or `"?5"` if only the number of pieces is known.

    Raises:
        NotationError: If no stock is written like that.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, notation: str, /) -> Self: ...
    @property
    def certain(self, /) -> Stock | None:
        """The stock if nothing about it is hidden from the viewer, else `None`."""

    @property
    def counts(self, /) -> dict[Any, Any] | None:
        """How many of each type there would be had the gifts hidden from the viewer not been
        made. Below zero stands for a hidden gift that was built; `None` if only the size is known.
        """

    @property
    def hidden_in(self, /) -> int:
        """The number of pieces that came in by gifts hidden from the viewer."""

    @property
    def hidden_out(self, /) -> int:
        """The number of pieces that went out by gifts hidden from the viewer."""

    @property
    def notation(self, /) -> str:
        """The written form."""

    @property
    def size(self, /) -> int:
        """The number of pieces there are, which is public (DM-49)."""

    @property
    def surplus(self, /) -> Stock:
        """The pieces that were built without being among the visible ones."""

    @property
    def visible(self, /) -> Stock:
        """The pieces there would be had the hidden gifts not been made; none if only the size is
        known.
        """

@final
class Setup:
    """The seats and options a game starts with: anything at all, until a game is
    started with it.

    Made of keyword options, of notation such as `"players:4"`, or of another setup with
    some options replaced. What is not given or `None` is the default.

    Raises:
        SetupError: If an option is unknown, or its value no such value at all.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(
        cls, setup: Setup | Options | str | None = None, /, **options: Unpack[Options]
    ) -> Self: ...
    def __replace__(self, /, **options: Unpack[Options]) -> Setup: ...
    def _match(
        self,
        /,
        first: int,
        deals: int,
        seed: int,
        threads: int | None,
        tell: Callable[[int], object] | None,
        players: Sequence[Bot | str],
    ) -> Standings: ...
    def bounded(self, /) -> Setup:
        """Returns the setup as random games have it: with a limit to games that nobody could
        end, where the game has an option for that and it is not set.
        """

    @property
    def building(self, /) -> Building:
        """Whether a builder must build (DM-13, DM-15)."""

    @property
    def dead_wall(self, /) -> DeadWall | None:
        """The effect of a dead wall. `None` ends the round if giving away a last piece can't end it
        (DM-42).
        """

    @property
    def donation(self, /) -> Donation:
        """Whether the donor of Situation 2 may keep the piece (DM-30)."""

    @property
    def donation_can_end_round(self, /) -> bool:
        """Whether giving away a last piece ends the round (DM-35)."""

    @property
    def edition(self, /) -> Edition:
        """The rulebook of the defaults. It changes nothing else."""

    def features(self, /) -> tuple[Feature, ...]:
        """Returns the parts of what a view of the game is as numbers, in order.

        Raises:
            SetupError: With all that is wrong with the setup, and the rulings it breaks.
        """

    @property
    def first_master(self, /) -> int:
        """The first Master-builder (DM-03)."""

    @staticmethod
    def from_json(text: str, /) -> Setup:
        """Reads a setup from JSON.

        Raises:
            SetupError: If the text is no such JSON.
        """

    @property
    def gate_penalty(self, /) -> int:
        """The penalty for a gate (DM-44)."""

    def history_features(self, /) -> tuple[Feature, ...]:
        """Returns the parts of a row of `InformationState.history`, in order.

        Raises:
            SetupError: With all that is wrong with the setup, and the rulings it breaks.
        """

    def kind(self, /) -> GameKind:
        """Returns what kind of game it makes: whether seats decide at the same time, whether there
        is chance, whether anything is hidden, and the bounds of scores, of the length of a
        game, and of actions and chances at once.

        Raises:
            SetupError: With all that is wrong with the setup, and the rulings it breaks.
        """

    @property
    def max_idle_turns(self, /) -> int | None:
        """The number of idle turns in a row after which a round ends, or `None` for no limit (DM-43)."""

    @property
    def max_players(self, /) -> int:
        """The most players that have pieces, up to 8 (DM-02)."""

    @property
    def min_players(self, /) -> int:
        """The least number of players, from 2 (DM-02)."""

    @property
    def next_round_master(self, /) -> NextRoundMaster:
        """The Master-builder of the next round (DM-06)."""

    @property
    def notation(self, /) -> str:
        """The setup's written form."""

    @property
    def placement_order(self, /) -> PlacementOrder:
        """The seat that chooses the ends when several build (DM-22)."""

    @property
    def players(self, /) -> int:
        """The number of players (DM-02)."""

    @property
    def rounds(self, /) -> int:
        """The number of rounds, up to 99 (DM-45)."""

    @property
    def sit1_optional(self, /) -> bool:
        """Whether the Master-builder may decline to build in Situation 1 (DM-26)."""

    def starting_stock(self, /) -> Stock:
        """Returns what each seat has at the start of a round (DM-48)."""

    @property
    def stock(self, /) -> Stock | None:
        """Each seat's pieces at the start of a round, or `None` for a complete set (DM-48)."""

    @property
    def tie_break(self, /) -> TieBreak:
        """The winner when several have the lowest total (DM-46)."""

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the setup as a dict of options: only what differs from the defaults."""

    def to_json(self, /) -> str:
        """Writes the setup as JSON: only what differs from the defaults."""

    @property
    def tower_penalty(self, /) -> int:
        """The penalty for a tower (DM-44)."""

    @property
    def wall_values(self, /) -> tuple[int, ...]:
        """The merlons of the walls in a set, each from 1 to 6, all different (DM-01)."""

@final
class State:
    """A position of the game: legal, complete, and never changed.

    Made by `start`, by `apply`, or of notation. A state knows all secrets, and `str`, JSON
    and pickle tell them: show people a `view`. By itself, as `repr` and in a notebook, it
    shows what a spectator sees.

    Raises:
        PositionError: If the notation is none, or the position breaks rulings; it names
            all of them.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, notation: str, /) -> Self: ...
    def _odds(self, /) -> list[tuple[int, float]]:
        """Returns the ids of all that chance may bring, ascending, each with its probability."""

    def _repr_mimebundle_(
        self, /, include: Any | None = None, exclude: Any | None = None
    ) -> dict[str, str]: ...
    def _repr_svg_(self, /) -> str: ...
    def _simulate(
        self,
        /,
        first: int,
        games: int,
        seed: int,
        limit: int | None,
        threads: int | None,
        tell: Callable[[int], object] | None,
        players: Sequence[Player] | None = None,
    ) -> Results: ...
    def action_ids(self, seat: int, /) -> tuple[int, ...]:
        """Returns the ids of a seat's legal actions, ascending.

        Raises:
            SeatError: If the table has no such seat.
        """

    def action_of(self, seat: int, slot: int, /) -> Action | None:
        """Returns the legal action of a seat in a slot; `None` if there is none now.

        Raises:
            SeatError: If the table has no such seat.
        """

    def actions(self, seat: int, /) -> tuple[Action, ...]:
        """Returns the legal actions of a seat, by ascending id: none unless the game waits
        for it.

        Raises:
            SeatError: If the table has no such seat.
        """

    def apply(self, actor: Actor, action: Action | str | int, /) -> State:
        """Returns the state after a decision of a seat, or of `"chance"`; the action may be
        given as an object, as notation, or as its id.

        Raises:
            IllegalActionError: If a ruling refuses the action; it names the ruling.
            NotationError: If no action is written like that or has that id.
            SeatError: If no game has such a seat.
        """

    def apply_slot(self, seat: int, slot: int, /) -> State:
        """Returns the state after the legal action of a seat in a slot.

        Raises:
            UnavailableError: If there is no legal action in the slot.
            SeatError: If the table has no such seat.
        """

    @property
    def builders(self, /) -> tuple[int, ...]:
        """The builders who have not built yet, when all fists are open and ends are chosen. The next
        one is the first clockwise from the Master-builder's left.
        """

    def canonical(self, /) -> State:
        """Returns the state that stands for all those which the rules cannot tell from this one, such
        as its mirror image: the same for each of them, and one of them itself. Where a game
        tells all its states apart, it is this state.
        """

    def chances(self, /) -> tuple[tuple[Action, int], ...]:
        """Returns all that chance may bring, as pairs of an action and its exact weight:
        none unless the game waits for chance.
        """

    @property
    def deciding(self, /) -> tuple[int, ...]:
        """The deciding seats."""

    def draw(
        self,
        viewer: Viewer = ...,
        /,
        *,
        theme: str = ...,
        sheet: str = ...,
        panel: str | None = None,
        lang: str = ...,
        names: SupportsGetItem[int, str] = ...,
        touched: SupportsGetItem[int, str] = ...,
        news: SupportsGetItem[int, str] = ...,
    ) -> Drawing:
        """Draws what a viewer sees: a seat, or `"spectator"`; with what the seat may touch marked,
        after the places it has touched so far. `mauerwerk.drawing` tells the themes, sheets and
        panels; names of people by seat stand for "seat 0"; `news` are the places of what has just
        happened, as events tell them.

        Raises:
            SeatError: If the table has no such seat.
            TouchError: If the touches lead to no legal action.
            ValueError: If there is no such theme, sheet, panel or language.
        """

    def features(self, viewer: Viewer = ..., /) -> memoryview:
        """Returns what a viewer sees as numbers: the `features()` of its view, which need not be
        made for it.

        Raises:
            SeatError: If the table has no such seat.
        """

    def fist(self, seat: int, /) -> Fist | None:
        """Returns what a seat has in its fist, `"-"` for nothing, or `None` if none is on the table.

        Raises:
            SeatError: If the table has no such seat.
        """

    @property
    def fists(self, /) -> tuple[SeenFist, ...]:
        """What is in each seat's fist: `"_"` if none is on the table, `"-"` for nothing, or a
        piece. Only the seat itself may look: show people a `view`.
        """

    @staticmethod
    def from_dict(position: dict[str, Any], /) -> State:
        """Reads a state from a dict as `to_dict` returns it.

        Raises:
            PositionError: If a field is missing or wrong, or the position breaks rulings.
        """

    @staticmethod
    def from_json(text: str, /) -> State:
        """Reads a state from JSON.

        Raises:
            PositionError: If the text is no such JSON, or the position breaks rulings.
        """

    @property
    def gifts(self, /) -> tuple[Gift, ...]:
        """The latest gifts of the round, oldest first, at most 7, in full."""

    @property
    def idle_turns(self, /) -> int:
        """The number of turns in a row in which nothing was built, if it is counted (DM-43)."""

    @property
    def key(self, /) -> bytes:
        """A key of 16 bytes, the same for equal states and for no others, on every machine within
        a version of the library. It tells states apart that no seat can: a table of what a
        seat knows takes `InformationState.key`.
        """

    def legal(self, seat: int, /) -> tuple[int, ...]:
        """Returns the slots of a seat's legal actions, ascending.

        Raises:
            SeatError: If the table has no such seat.
        """

    def mask(self, seat: int, /) -> memoryview:
        """Returns which slots hold a legal action of a seat: read-only memory that
        `numpy.asarray` takes without a copy.

        Raises:
            SeatError: If the table has no such seat.
        """

    @property
    def master(self, /) -> int:
        """The Master-builder."""

    @property
    def notation(self, /) -> str:
        """The position's written form without the setup: `name:value` tokens."""

    @property
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` while the game goes on."""

    @property
    def phase(self, /) -> Phase:
        """The part of the turn."""

    @property
    def rounds_played(self, /) -> int:
        """The number of rounds that have ended. If it is the number of all rounds, the game is over."""

    @property
    def rounds_won(self, /) -> tuple[int, ...]:
        """The number of rounds at whose end each seat held nothing (DM-46)."""

    @property
    def seats(self, /) -> int:
        """The number of seats."""

    @property
    def setup(self, /) -> Setup:
        """The setup the game was started with."""

    def slot(self, seat: int, action: Action | str | int, /) -> int | None:
        """Returns the slot of an action of a seat; `None` if it is not legal.

        Raises:
            NotationError: If no action is written like that or has that id.
            SeatError: If the table has no such seat.
        """

    @property
    def slots(self, /) -> int:
        """The number of slots: a second numbering of what seats may decide, dense enough to
        learn with, and the same in all states of a game.
        """

    @staticmethod
    def start(setup: Setup, /) -> State:
        """Returns the first state of a game.

        Raises:
            SetupError: With all that is wrong with the setup, and the rulings it breaks.
        """

    def step(self, actor: Actor, action: Action | str | int, /) -> tuple[State, tuple[Event, ...]]:
        """Returns the state after a decision, and what happened, in order and in full; see
        `apply`.

        Raises:
            IllegalActionError: If a ruling refuses the action; it names the ruling.
            NotationError: If no action is written like that or has that id.
            SeatError: If no game has such a seat.
        """

    def stock(self, seat: int, /) -> Stock:
        """Returns the pieces a seat has. Only the seat itself may look: show people a `view`.

        Raises:
            SeatError: If the table has no such seat.
        """

    @property
    def stocks(self, /) -> tuple[Stock, ...]:
        """Each seat's pieces. Only the seat itself may look: show people a `view`."""

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the position as a dict of plain values."""

    def to_json(self, /) -> str:
        """Writes the state as JSON."""

    @property
    def totals(self, /) -> tuple[int, ...]:
        """Each seat's penalties of the rounds that have ended."""

    def touch(self, seat: int, touched: SupportsGetItem[int, str], /) -> Action | None:
        """Returns the action that the touches of a seat mean, one after the other; `None` if there
        is more to touch.

        Raises:
            SeatError: If the table has no such seat.
            TouchError: If the touches lead to no legal action; it names what can be touched.
        """

    def touches(self, seat: int, action: Action | str | int, /) -> tuple[str, ...] | None:
        """Returns the places whose touches mean a legal action of a seat; `None` if it is not one of
        those that are listed.

        Raises:
            NotationError: If no action is written like that or has that id.
            SeatError: If the table has no such seat.
        """

    @property
    def turn(self, /) -> Turn:
        """Whose decision it is: `Decide(seats)`, `Chance()` or `Over(outcome)`."""

    @property
    def unsure(self, /) -> tuple[int, ...]:
        """The seats that took part in gifts older than those."""

    def view(self, viewer: Viewer = ..., /) -> View:
        """Returns what a viewer sees: a seat, or `"spectator"`, who sees what is public.

        Raises:
            SeatError: If the table has no such seat.
        """

    @property
    def wall(self, /) -> Wall:
        """The wall on the table."""

    @property
    def wall_is_dead(self, /) -> bool:
        """Whether the wall takes no piece that any seat has. This is public: all pieces that are
        neither built nor in the box are in stocks (DM-42).
        """

    @property
    def winners(self, /) -> tuple[int, ...]:
        """The seats that have won. Empty before the game is over."""

@final
class Stock:
    """A multiset of pieces (DM-36): a collection of pieces in order, each as often as it is
    there.

    Made of notation: its pieces, such as `"TG1236"`, or `"-"` if there are none.

    Raises:
        NotationError: If no stock is written like that.
    """

    def __contains__(self, piece: Any, /) -> bool: ...
    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Piece]: ...
    def __len__(self, /) -> int: ...
    def __new__(cls, notation: str, /) -> Self: ...
    def count(self, piece: Piece, /) -> int:
        """Returns how many pieces of a type there are."""

    @property
    def notation(self, /) -> str:
        """The written form."""

@final
class View:
    """What one viewer sees of a state: data of its own, with no way back to the state.

    It prints as the position's notation with `?` for what is hidden, and draws itself in a
    notebook.
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
    @property
    def deciding(self, /) -> tuple[int, ...]:
        """The deciding seats."""

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

    def features(self, /) -> memoryview:
        """Returns what the view shows as numbers, seats counted from whoever looks: read-only
        memory that `numpy.asarray` takes without a copy. `Setup.features` says what they are.
        """

    @staticmethod
    def from_json(text: str, /) -> View:
        """Reads a view from JSON.

        Raises:
            ViewError: If the text is not such JSON, or no position looks like the view.
        """

    def parts(self, /) -> dict[str, memoryview]:
        """Returns what the view shows as numbers, by the names of their parts, each in its
        shape.
        """

    @property
    def phase(self, /) -> Phase:
        """The part of the turn."""

    @property
    def position(self, /) -> Position:
        """The position, as far as the viewer knows it."""

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

    @property
    def wall_is_dead(self, /) -> bool:
        """Whether the wall takes no piece that any seat has. This is public: all pieces that are
        neither built nor in the box are in stocks (DM-42).
        """

    @property
    def winners(self, /) -> tuple[int, ...]:
        """The seats that have won. Empty before the game is over."""

@final
class Wall:
    """The wall on the table: a collection of pieces from the left to the right end.

    Made of notation: its pieces, such as `"44T4"`, or `"-"` before the first one is built.

    Raises:
        NotationError: If no wall is written like that.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Piece: ...
    @overload
    def __getitem__(self, index: slice, /) -> tuple[Piece, ...]: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Piece]: ...
    def __len__(self, /) -> int: ...
    def __new__(cls, notation: str, /) -> Self: ...
    def at(self, end: End, /) -> Piece | None:
        """Returns the piece at an end, `"left"` or `"right"`, or `None` if nothing is built."""

    def capacity(self, piece: Piece, /) -> int | None:
        """Returns how many pieces of a type may be built in one turn (DM-18 to DM-20); `None` means
        any number, as for every wall (DM-21).
        """

    def fits(self, piece: Piece, end: End, /) -> bool:
        """Returns whether a piece may be built at an end: no tower or gate stands next to another
        (DM-20).
        """

    def mirrored(self, /) -> Wall:
        """Returns the same wall seen from the other side of the table."""

    @property
    def notation(self, /) -> str:
        """The written form."""

    def takes(self, piece: Piece, /) -> bool:
        """Returns whether a piece may be built at all."""

def action(action: Action | str | int, /) -> Action:
    """Returns the action of a notation or an id; an action is returned as it is.

    Raises:
        NotationError: If no action is written like that or has that id.
    """

def choices(option: str, /) -> tuple[str, ...]:
    """Returns every value of an option that has names for its values.

    Raises:
        KeyError: If there is no such option.
    """

Action: TypeAlias = Build | Decline | Give | Place | Plan
"A decision of a seat or of chance, that can be read without the state."
Event: TypeAlias = (
    BlockPassed | Built | Declined | Given | Kept | NothingBuilt | Planned | Revealed | RoundOver
)
"Something that happened, as it is reported at the table."
