# Built by tools/stubs.py.
"""The compiled classes of Die Mauer."""

from _typeshed import SupportsGetItem
from collections.abc import Callable, Iterator, Sequence
from mauerwerk._mauerwerk import Bot, Search
from mauerwerk.analysis import Analysis, Mistake
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
from mauerwerk.game import Actor, Feature, GameKind, PlayerName, Turn, Viewer
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
    "SavedLane",
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
    """A decision of a seat or of chance. It can be read without the state.

    Equal actions do the same. Actions sort by their ids, and print as notation.
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
        """The action's id, from 0 up to `info.actions` - 1. Ids are stable within a ruleset version."""

    @property
    def notation(self, /) -> str:
        """The action's notation."""

@final
class AllActions:
    """All actions of the game, in the order of their ids. The collection makes each action when it
    is needed, because a game may have millions.
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
    """Games that are played in parallel by arrays, one in each lane.

    Each lane waits for one seat at a time. If seats decide together, it waits for the first
    that has not committed, and that seat's view does not show the others' choices. Chance
    decides automatically. When a game is over, its lane begins the next one at once. If there
    are `n` lanes, lane `i` plays the games `i`, `i + n`, `i + 2n` and so on of the seed. If
    `choose` makes all choices, they are the games of `simulate`, on any number of threads.

    If seeds are a list with one for each lane, a lane plays the games 0, 1, 2 and so on of its
    seed.

    Games may also begin in given positions, a state or a list of states with the same setup. Then
    game `n` of a seed begins in the position `n` modulo their number.

    A game stops after `limit` decisions, by default 1,000,000. The default of `threads` is the
    number of cores. If `memory` is true, the batch remembers what each seat has seen, for
    players that choose from it.

    Arrays are numpy arrays, and new ones unless `out` is given. The interpreter is released
    while lanes continue.

    A copy or a pickled batch continues with the same games. A pickle contains all secrets, and
    another version of the library may not read it.

    Raises:
        SetupError: With all faults of the setup, and the rulings it breaks.
        ImportError: If numpy is not installed.
        TypeError: If there are options for a state.
        ValueError: If the number of lanes is not from 1 to 1,048,576, or there is not a seed
            for each. Also if the number of threads is out of range.
    """

    def __copy__(self, /) -> Self: ...
    def __deepcopy__(self, _memo: Any, /) -> Self: ...
    def __len__(self, /) -> int: ...
    def __new__(
        cls,
        lanes: int,
        setup: Setup | State | Sequence[State] | Options | str | None = None,
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
        player: Bot | Search | PlayerName = ...,
        where: NDArray[bool_] | None = None,
    ) -> NDArray[uint32]:
        """Returns a legal slot for each lane, which a player, a `Bot` or its name, chooses for the
        deciding seat. If `where` is given, it chooses only for the lanes where it is true. The
        slots of the other lanes stay unchanged in `out`, or are 0.

        The random player draws from the stream of the seat. Other players choose from what the seat
        knew before any seat of a joint decision committed. A batch with `memory` has this
        knowledge. If all seats use such players, the games are those of `simulate` with the same
        players. Ctrl-C stops the players.

        Raises:
            TypeError: If `out` is not an array of uint32 with one axis, or `where` not one of bool.
            ValueError: If `out` or `where` has another shape, if `out` is read-only or not
                contiguous, or if the player needs a memory.
            NotationError: If there is no such player.
        """

    def ended(self, /) -> dict[str, NDArray[Any]]:
        """Returns the games that ended with the last step as a dict of arrays: `lane`, `game`,
        `decisions`, `finished`, `scores` and `won`. `finished` is false if the game was stopped at
        the limit. `scores` and `won` have a column for each seat.
        """

    def features(self, /, out: NDArray[float32] | None = None) -> NDArray[float32]:
        """Returns what the deciding seats see, with a row of numbers for each lane.

        Raises:
            TypeError: If `out` is not an array of float32 with two axes.
            ValueError: If `out` has another shape, is read-only or not contiguous.
        """

    @property
    def games(self, /) -> NDArray[uint64]:
        """The number of the game in each lane."""

    def last(self, lane: int, /) -> State:
        """Returns the last position of the game that ended in a lane with the last step, with all
        secrets.

        Raises:
            IndexError: If there is no such lane.
            ValueError: If no game ended there with the last step.
        """

    @property
    def layout(self, /) -> tuple[Feature, ...]:
        """A `Feature` for each part of the features of a lane, in order."""

    def legal(self, /) -> tuple[NDArray[int64], NDArray[uint32]]:
        """Returns the legal actions of all lanes as two arrays: offsets, and slots. Lane `i` has the
        slots from offset `i` up to, but not including, offset `i + 1`.
        """

    def masks(self, /, out: NDArray[bool_] | None = None) -> NDArray[bool_]:
        """Returns for each slot whether it has a legal action, with a row for each lane.

        Raises:
            TypeError: If `out` is not an array of bool with two axes.
            ValueError: If `out` has another shape, is read-only or not contiguous.
        """

    def put(self, lane: int, state: State, /) -> None:
        """Continues the game in a lane from a position. If the batch has a memory, its seats begin to
        watch there.

        Raises:
            IndexError: If there is no such lane.
            ValueError: If the position has another setup.
        """

    def restart(self, /, where: NDArray[bool_] | None = None) -> None:
        """Begins the next game in all lanes, or in those where `where` is true. Their unfinished games
        do not count.

        Raises:
            TypeError: If `where` is not an array of bool with one axis.
            ValueError: If there is not one for each lane. Nothing has changed then.
        """

    def restore(self, lane: int, saved: SavedLane, /) -> None:
        """Continues a saved game in a lane, which may be of another batch.

        Raises:
            IndexError: If there is no such lane.
            ValueError: If the game has another setup, or only one of the batches has a memory.
        """

    def save(self, lane: int, /) -> SavedLane:
        """Returns the game in a lane, exactly where it is, for `restore`. It contains all secrets.

        Raises:
            IndexError: If there is no such lane.
        """

    @property
    def seats(self, /) -> NDArray[int8]:
        """The seat that each lane waits for. It is -1 if a game ended before a seat could decide. A
        step there accepts any slot.
        """

    def seen(self, lane: int, /) -> InformationState:
        """Returns what the seat that a lane waits for knew before any seat of a joint decision
        committed.

        Raises:
            IndexError: If there is no such lane.
            ValueError: If the batch was made without `memory`, or if the lane waits for no seat.
        """

    @property
    def slots(self, /) -> int:
        """The number of slots."""

    def state(self, lane: int, /) -> State:
        """Returns the position in a lane, with all secrets.

        Raises:
            IndexError: If there is no such lane.
        """

    def step(self, slots: NDArray[Any], /, where: NDArray[bool_] | None = None) -> None:
        """Decides for the deciding seats, one slot for each lane. If `where` is given, it decides only
        in the lanes where it is true. The other lanes stay unchanged, and their slots are ignored.

        Raises:
            TypeError: If slots are not an array of whole numbers with one axis, or `where` not one
                of bool.
            ValueError: If there is not one slot for each lane, or a slot has no legal action.
                Nothing has changed then.
        """

@final
class BlockPassed(EventBase):
    """The block went to the next Master-builder."""

    __match_args__: Final = ("master",)

    def __new__(cls, /, master: int) -> Self: ...
    @property
    def master(self, /) -> int:
        """The new Master-builder."""

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
        """The end, `"left"` or `"right"`, or `None` if there is no choice."""

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
    """One decision of a game, with its actor.

    Its text is the seat's number, or `*` for chance, a space, and the action.
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
        """The action."""

    @property
    def actor(self, /) -> Actor:
        """The actor: a seat, or `"chance"`."""

    @staticmethod
    def from_notation(text: str, /) -> Decision:
        """Reads a decision from notation such as `"0 x"`.

        Raises:
            NotationError: If the notation is not valid.
        """

    @property
    def notation(self, /) -> str:
        """The decision's notation."""

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
    """An event, as it is reported at the table."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    @staticmethod
    def from_json(text: str, /) -> Event:
        """Reads an event from JSON.

        Raises:
            ViewError: If the text is not valid JSON of an event.
        """

    @property
    def places(self, /) -> tuple[str, ...]:
        """The places of the event, in the order in which things move."""

    def seen_by(self, viewer: Viewer = ..., /) -> Event:
        """Returns the part of the event that a viewer learns."""

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
    """An information state: everything that a viewer with perfect memory has seen.

    Two histories give equal information states exactly if the viewer cannot distinguish them.
    It is the knowledge of a player at the table, so it is what a bot may use. Made from the
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
        seed: int | None = None,
        iterations: int | None = None,
        player: Bot | PlayerName | Search | None = None,
        seconds: float | None = None,
        against: Bot | PlayerName | None = None,
        tell: Callable[[int], object] | None = None,
        lang: str = ...,
    ) -> Analysis:
        """Returns a player's rating of each legal action: share of the win, points, and the expected
        line. The default is a search with 1000 `iterations`, from 1 to 10**8. A `player` can replace
        it: a `Bot`, its name, or a `Search`.

        The same question with the same seed has the same answer, on every machine. If `seconds` is
        given, which is above 0, the search ends after that time with its result so far. This result
        is **not** repeatable. The search then needs no seed, and without `iterations` it makes all
        possible ones. `tell` is called with the number of iterations, several times a second. Ctrl-C
        stops the search, and other threads can run meanwhile.

        The shares of the win are those that are expected if all seats continue like players of this
        kind, which `Analysis.against` names. `against="medium"` replaces them by the shares between
        other players. The order of the actions stays the same.

        Raises:
            UnavailableError: If the game does not wait for the seat, or if the viewer is a
                spectator.
            InconsistentError: If no state fits.
            NotationError: If there is no such player, or a number is out of range.
            TypeError: If both a player and iterations are given.
            ValueError: If there is no such language.
        """

    def choose(self, player: Player, /, *, seed: int) -> Action:
        """Returns the action that a player chooses. The player is one of `simulate`: a `Bot`, its name,
        a `Search`, weights of kinds of action, or a callable. Equal players with equal seeds and
        equal knowledge make equal choices, on every machine.

        Raises:
            UnavailableError: If the game does not wait for the seat, or if the viewer is a
                spectator.
            IllegalActionError: If a callable returns an action that a ruling refuses.
            InconsistentError: If no state fits.
            NotationError: If there is no such player, or the seed is not a number from 0 to 2**64 -
                1.
        """

    @property
    def events(self, /) -> tuple[Event, ...]:
        """The events since the first view, as the viewer saw them."""

    @staticmethod
    def from_json(text: str, /) -> InformationState:
        """Reads an information state from JSON.

        Raises:
            ViewError: If the text is not such JSON, if its views are of different viewers, or if no
                position looks like one of them.
        """

    @staticmethod
    def from_parts(start: View, events: Sequence[Event], now: View, /) -> InformationState:
        """Makes an information state from the first view, the events since then as the viewer saw
        them, and the current view.
        """

    def history(self, rows: int, /) -> memoryview:
        """Returns the latest events that were seen as `rows` rows of numbers (at most 65,536), oldest
        first. It is read-only memory that numpy uses without a copy. Rows before the first event
        are 0.

        `Setup.history_features()` describes the numbers of a row. An event takes one row, or one
        for each seat if it concerns each of them. Seats are counted from the viewer.

        Raises:
            ValueError: If the number of rows is not from 1 to 65,536.
        """

    @property
    def key(self, /) -> bytes:
        """A key of 16 bytes, equal only for equal information states. Use it in a table of what a seat
        can know, in place of the whole. It takes constant time, and is the same on every machine
        within a version of the library.
        """

    @property
    def now(self, /) -> View:
        """The current view."""

    def resample(self, seed: int, /) -> State:
        """Returns a state that the viewer could be in. It is drawn from all histories that fit what
        the viewer has seen, weighted only by chance. Decisions of others are facts, not evidence,
        and all possible secret decisions count equally. The same seed gives the same state.

        Raises:
            InconsistentError: If no state fits.
        """

    def resample_record(self, seed: int, /) -> Record:
        """Returns the record of a game that the viewer could have watched, with every decision since
        the viewer began to watch, even secret ones. It is drawn like `resample`, and ends in the
        state that `resample` returns for the same seed. `record.seen_by(seat)` is what another seat
        knows in that world.

        Raises:
            InconsistentError: If no game fits.
        """

    @property
    def start(self, /) -> View:
        """The first view."""

    def step(
        self, state: State, actor: Actor, action: Action | str | int, /
    ) -> tuple[InformationState, State]:
        """Applies a decision to the state. Returns what the viewer knows then, and the state after it.

        Raises:
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            NotationError: If the notation or id of the action is not valid.
            SeatError: If no game has such a seat.
        """

    def to_json(self, /) -> str:
        """Writes the information state as JSON."""

    @property
    def viewer(self, /) -> Viewer:
        """The viewer: a seat, or `"spectator"`."""

    def worlds(self, /, limit: int) -> tuple[tuple[State, int], ...]:
        """Returns every state that the viewer could be in, each once, with the number of histories
        that lead to it. `resample` draws in proportion to these numbers. The numbers have no common
        divisor, and the states are in the order of their notations.

        Raises:
            TooManyWorldsError: If there are more than `limit`, or their histories are too many to
                count.
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
        """The content of the fist: a piece, or `"-"` for nothing."""

@final
class Planned(EventBase):
    """A seat put a fist on the table. Only that seat knows its content."""

    __match_args__: Final = ("seat", "fist")

    def __new__(cls, /, seat: int, fist: Fist | None = None) -> Self: ...
    @property
    def fist(self, /) -> Fist | None:
        """The content of the fist, `"-"` for nothing, or `None` if it is hidden from the viewer."""

    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class Position:
    """A position as plain data, which may have unknown parts.

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
        """Each seat's fist: `"_"` if none is on the table, `"?"` for a closed one, `"-"` for an empty
        one, or a piece.
        """

    @staticmethod
    def from_json(text: str, /) -> Position:
        """Reads a position from JSON, legal or not.

        Raises:
            PositionError: If the text is not valid JSON of a position.
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
    """A game so far: a start and decisions. It never changes: methods return another record.

    Made from a state, or from a setup and options like `Setup`. If a seed is given, it has its
    own chance. The results of chance depend on the seed and on the number of decisions made
    before. So undoing and deciding again gives the same results. The seed reveals all future
    chance, and nothing that a seat receives contains it.

    Raises:
        SetupError: With all faults of the setup, and the rulings it breaks.
        NotationError: If the seed is not a number from 0 to 2**64 - 1.
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

    def apply(self, actor: Actor, action: Action | str | int, /) -> Record:
        """Returns the record with one more decision. See `State.apply`.

        Raises:
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            NotationError: If the notation or id of the action is not valid.
            SeatError: If no game has such a seat.
        """

    def before_last(self, seats: Sequence[int] | None = None, /) -> int | None:
        """Returns the number of decisions before the last one of these seats, or of any seat if none
        are given. Returns `None` if they have made none. `undo_to` with this number removes it and
        everything after it.

        Raises:
            SeatError: If no game has such a seat.
        """

    def choose(self, seat: int, player: Player, /, *, seed: int) -> Action:
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

    def deal(self, /) -> Record:
        """Returns the game after the next decision of chance, drawn from its seed.

        Raises:
            UnavailableError: If it has no seed, or does not wait for chance.
        """

    @property
    def decisions(self, /) -> tuple[Decision, ...]:
        """The decisions so far. The `repr` of the tuple does not show them, because some may be
        secret.
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

    @property
    def events(self, /) -> tuple[tuple[Event, ...], ...]:
        """The events in full: a tuple for each decision. Its `repr` does not show them. Use `seen_by`
        for what a viewer may know.
        """

    @staticmethod
    def from_json(text: str, /) -> Record:
        """Reads a record from JSON and replays it.

        Raises:
            RecordError: If the text is not a valid record, is of another game or a newer version,
                or if a decision in it is refused.
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

    @property
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` if the game is not over."""

    @staticmethod
    def played(start: State, players: Sequence[Player], seed: int, /, game: int = ...) -> Record:
        """Plays from a state to the end, with one player for each seat. It is the game with the given
        number in `simulate`. The same state, players, seed and number give the same game on every
        platform.

        Raises:
            NotationError: If there is no such player.
            IllegalActionError: If a callable returns an action that a ruling refuses.
            MauerwerkError: If there is not one player for each seat, or the game did not end within
                100,000 decisions.
        """

    @staticmethod
    def random(setup: Setup, seed: int, /, game: int = ...) -> Record:
        """Plays a whole game at random: the game with the given number in `simulate`. The same setup,
        seed and number give the same game on every platform.

        Raises:
            SetupError: With all faults of the setup, or a fault if the game did not end.
        """

    def receive(self, match_id: str, seat: int, message: str, /) -> Record:
        """Returns the game after the decision in a message from the guest on the given seat.

        Raises:
            MessageError: If the text is not such a message, is of another match, or comes too late.
                Then send that guest the whole game.
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            SeatError: If the table has no such seat.
        """

    def resolve_chance(self, /) -> Record:
        """Returns the game after chance has decided from its seed until the game waits for a seat or
        is over.

        Raises:
            UnavailableError: If it has no seed.
        """

    @property
    def seed(self, /) -> int | None:
        """The seed of the game's own chance, or `None`."""

    def seen_by(self, viewer: Viewer = ..., /) -> InformationState:
        """Returns everything that a viewer has seen of the game so far.

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
        """The current state."""

    @property
    def states(self, /) -> tuple[State, ...]:
        """All states from the first to the current one: one more than there are decisions. They are
        replayed once.
        """

    def subgame_key(self, viewer: Viewer = ..., /) -> bytes:
        """Returns a key of what a viewer has seen that forgets what can no longer matter.

        It has 16 bytes. It remembers the last position that all seats and the viewer knew, without
        what cannot matter in it, and what the viewer has seen since. So a table of a small game needs
        far fewer entries than by `InformationState.key`, which forgets nothing.

        Raises:
            SeatError: If the table has no such seat.
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

    def undo(self, /) -> Record:
        """Returns the record without its last decision.

        Raises:
            IndexError: If there are no decisions.
        """

    def undo_to(self, decisions: int, /) -> Record:
        """Returns the game after the given number of decisions.

        Raises:
            UnavailableError: If fewer have been made.
            NotationError: If the number is not a whole number from 0.
        """

    def with_names(self, names: Sequence[str], /) -> Record:
        """Returns the game with other names of the players, one for each seat.

        Raises:
            RecordError: If there is not one name for each seat.
        """

    def with_seed(self, seed: int | None, /) -> Record:
        """Returns the game with another seed, for all later decisions of chance. The caller decides
        for chance if it is `None`.

        Raises:
            NotationError: If the seed is not a number from 0 to 2**64 - 1.
        """

@final
class Revealed(EventBase):
    """All fists were opened (DM-12)."""

    __match_args__: Final = ("master", "fists")

    def __new__(cls, /, master: int, fists: Sequence[Fist]) -> Self: ...
    @property
    def fists(self, /) -> tuple[Fist, ...]:
        """The content of each fist, `"-"` for nothing."""

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
class SavedLane:
    """A game in a lane of a `Batch`, as it was when it was saved."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    @staticmethod
    def _read(text: str) -> SavedLane: ...

@final
class SeenStock:
    """A seat's stock, as far as a viewer knows it.

    Made from notation. `"TG12(+1-2)"` means the pieces that the viewer saw, plus one unknown piece that
    came in, minus two that went out. `"?5"` is a stock with a known size only.

    Raises:
        NotationError: If the notation of the stock is not valid.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, notation: str, /) -> Self: ...
    @property
    def certain(self, /) -> Stock | None:
        """The stock, or `None` if something about it is hidden from the viewer."""

    @property
    def counts(self, /) -> dict[Any, Any] | None:
        """The number of pieces of each type without the gifts that are hidden from the viewer. A
        negative number means that a hidden gift was built. `None` if only the size is known.
        """

    @property
    def hidden_in(self, /) -> int:
        """The number of pieces that came in by gifts hidden from the viewer."""

    @property
    def hidden_out(self, /) -> int:
        """The number of pieces that went out by gifts hidden from the viewer."""

    @property
    def notation(self, /) -> str:
        """The notation."""

    @property
    def size(self, /) -> int:
        """The number of pieces, which is public (DM-49)."""

    @property
    def surplus(self, /) -> Stock:
        """The pieces that were built without being among the visible ones."""

    @property
    def visible(self, /) -> Stock:
        """The pieces without the hidden gifts. Empty if only the size is known."""

@final
class Setup:
    """The seats and options of a game, checked when a game starts.

    Made from keyword options, from notation such as `"players:4"`, or from another setup with
    some options replaced. Missing options and `None` mean the default.

    Raises:
        SetupError: If an option is unknown, or does not take its value.
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
        players: Sequence[Player],
    ) -> Standings: ...
    def bounded(self, /) -> Setup:
        """Returns the setup of random games. If the game has an option that limits endless games, and
        it is not set, this sets it.
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
        """Returns a `Feature` for each part of a view as numbers, in order.

        Raises:
            SetupError: With all faults of the setup, and the rulings it breaks.
        """

    @property
    def first_master(self, /) -> int:
        """The first Master-builder (DM-03)."""

    @staticmethod
    def from_json(text: str, /) -> Setup:
        """Reads a setup from JSON.

        Raises:
            SetupError: If the text is not valid JSON of a setup.
        """

    @property
    def gate_penalty(self, /) -> int:
        """The penalty for a gate (DM-44)."""

    def history_features(self, /) -> tuple[Feature, ...]:
        """Returns a `Feature` for each part of a row of `InformationState.history`, in order.

        Raises:
            SetupError: With all faults of the setup, and the rulings it breaks.
        """

    def kind(self, /) -> GameKind:
        """Returns the kind of game that the setup makes. It contains whether seats decide at the same
        time, whether there is chance, and whether anything is hidden. It also has the bounds of
        scores, of the number of decisions, and of the number of actions and outcomes.

        Raises:
            SetupError: With all faults of the setup, and the rulings it breaks.
        """

    @property
    def max_idle_turns(self, /) -> int | None:
        """The number of idle turns in a row after which a round ends, or `None` for no limit (DM-43)."""

    @property
    def max_players(self, /) -> int:
        """The largest number of players, up to 8 (DM-02)."""

    @property
    def min_players(self, /) -> int:
        """The least number of players, from 2 (DM-02)."""

    @property
    def next_round_master(self, /) -> NextRoundMaster:
        """The Master-builder of the next round (DM-06)."""

    @property
    def notation(self, /) -> str:
        """The setup's notation."""

    @property
    def placement_order(self, /) -> PlacementOrder:
        """The seat that chooses the ends when several build (DM-22)."""

    @property
    def players(self, /) -> int:
        """The number of players, from `min_players` to `max_players` (DM-02)."""

    @property
    def rounds(self, /) -> int:
        """The number of rounds, up to 99 (DM-45)."""

    @property
    def sit1_optional(self, /) -> bool:
        """Whether the Master-builder may decline to build in Situation 1 (DM-26)."""

    def starting_stock(self, /) -> Stock:
        """Returns each seat's pieces at the start of a round (DM-48)."""

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
    """A position of the game: legal, complete and immutable.

    Made by `start`, by `apply`, or from notation. A state contains all secrets, and `str`, JSON
    and pickle reveal them, so show people a `view`. Its `repr` and a notebook show only what a
    spectator sees.

    Raises:
        PositionError: If the notation is not valid, or with all rulings that the position
            breaks.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, notation: str, /) -> Self: ...
    def _odds(self, /) -> list[tuple[int, float]]:
        """Returns the places of all outcomes of chance in `chances`, each with its probability."""

    def _outcome(self, /, place: SupportsIndex) -> int | None:
        """Returns the id of the outcome of chance at a place in `chances`, or `None` if there is none."""

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
        """Returns the ids of a seat's legal actions, in ascending order.

        Raises:
            SeatError: If the table has no such seat.
        """

    def action_of(self, seat: int, slot: int, /) -> Action | None:
        """Returns the legal action of a seat in a slot, or `None` if there is none now.

        Raises:
            SeatError: If the table has no such seat.
        """

    def actions(self, seat: int, /) -> tuple[Action, ...]:
        """Returns the legal actions of a seat, by ascending id. Empty unless the game waits for it.

        Raises:
            SeatError: If the table has no such seat.
        """

    def apply(self, actor: Actor, action: Action | str | int, /) -> State:
        """Returns the state after a decision of a seat, or of `"chance"`. The action may be an object,
        its notation, or its id.

        Raises:
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            NotationError: If the notation or id of the action is not valid.
            SeatError: If no game has such a seat.
        """

    def apply_slot(self, seat: int, slot: int, /) -> State:
        """Returns the state after the legal action of a seat in a slot.

        Raises:
            UnavailableError: If the slot has no legal action.
            SeatError: If the table has no such seat.
        """

    @property
    def builders(self, /) -> tuple[int, ...]:
        """The builders who have not built yet, when all fists are open and ends are chosen. The next
        one is the first clockwise from the Master-builder's left.
        """

    def canonical(self, /) -> State:
        """Returns the state that represents all states which the rules treat alike, such as mirror
        images. It is one of these states, and the same for each of them. In a game without such
        states, it is the state itself.
        """

    def chances(self, /) -> tuple[tuple[Action, int], ...]:
        """Returns all outcomes of chance, as pairs of an action and its exact weight. Empty unless the
        game waits for chance.
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
        """Draws what a viewer, a seat or `"spectator"`, sees. The drawing marks what the seat may
        touch after its touches so far. `mauerwerk.drawing` lists the themes, sheets and panels.
        Names of people by seat replace "seat 0". `news` are the places of the latest events.

        Raises:
            SeatError: If the table has no such seat.
            TouchError: If the touches lead to no legal action.
            ValueError: If there is no such theme, sheet, panel or language.
        """

    def features(self, viewer: Viewer = ..., /) -> memoryview:
        """Returns what a viewer sees as numbers, like `features()` of its view, without making the
        view.

        Raises:
            SeatError: If the table has no such seat.
        """

    def fist(self, seat: int, /) -> Fist | None:
        """Returns the content of a seat's fist, `"-"` for an empty one, or `None` if none is on the
        table.

        Raises:
            SeatError: If the table has no such seat.
        """

    @property
    def fists(self, /) -> tuple[SeenFist, ...]:
        """The content of each seat's fist: `"_"` if none is on the table, `"-"` for an empty one, or a
        piece. Only that seat may see it: show people a `view`.
        """

    @staticmethod
    def from_dict(position: dict[str, Any], /) -> State:
        """Reads a state from a dict as returned by `to_dict`.

        Raises:
            PositionError: If a field is missing or wrong, or the position breaks rulings.
        """

    @staticmethod
    def from_json(text: str, /) -> State:
        """Reads a state from JSON.

        Raises:
            PositionError: If the text is not valid JSON of a state, or the position breaks rulings.
        """

    @property
    def gifts(self, /) -> tuple[Gift, ...]:
        """The latest gifts of the round, oldest first, at most 7, in full."""

    @property
    def idle_turns(self, /) -> int:
        """The number of turns in a row in which nothing was built, if it is counted (DM-43)."""

    @property
    def key(self, /) -> bytes:
        """A key of 16 bytes, equal only for equal states, on every machine within a version of the
        library. It distinguishes states that no seat can distinguish. A table of what a seat knows
        should use `InformationState.key`.
        """

    def legal(self, seat: int, /) -> tuple[int, ...]:
        """Returns the slots of a seat's legal actions, in ascending order.

        Raises:
            SeatError: If the table has no such seat.
        """

    def mask(self, seat: int, /) -> memoryview:
        """Returns for each slot whether it has a legal action of a seat, as read-only memory that
        `numpy.asarray` uses without a copy.

        Raises:
            SeatError: If the table has no such seat.
        """

    @property
    def master(self, /) -> int:
        """The Master-builder."""

    @property
    def notation(self, /) -> str:
        """The position's notation without the setup: `name:value` tokens."""

    @property
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` if the game is not over."""

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
        """The setup that the game started with."""

    def slot(self, seat: int, action: Action | str | int, /) -> int | None:
        """Returns the slot of an action of a seat, or `None` if it is not legal.

        Raises:
            NotationError: If the notation or id of the action is not valid.
            SeatError: If the table has no such seat.
        """

    @property
    def slots(self, /) -> int:
        """The number of slots, a second numbering of the seats' actions that is dense enough for
        learning. It is the same in all states of a game.
        """

    @staticmethod
    def start(setup: Setup, /) -> State:
        """Returns the first state of a game.

        Raises:
            SetupError: With all faults of the setup, and the rulings it breaks.
        """

    def step(self, actor: Actor, action: Action | str | int, /) -> tuple[State, tuple[Event, ...]]:
        """Returns the state after a decision, and the events, in order and in full. See `apply`.

        Raises:
            IllegalActionError: If a ruling refuses the action. The error has the ruling.
            NotationError: If the notation or id of the action is not valid.
            SeatError: If no game has such a seat.
        """

    def stock(self, seat: int, /) -> Stock:
        """Returns the pieces of a seat. Only that seat may see them: show people a `view`.

        Raises:
            SeatError: If the table has no such seat.
        """

    @property
    def stocks(self, /) -> tuple[Stock, ...]:
        """Each seat's pieces. Only that seat may see them: show people a `view`."""

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the position as a dict of plain values."""

    def to_json(self, /) -> str:
        """Writes the state as JSON."""

    @property
    def totals(self, /) -> tuple[int, ...]:
        """Each seat's penalties of the rounds that have ended."""

    def touch(self, seat: int, touched: SupportsGetItem[int, str], /) -> Action | None:
        """Returns the action that a series of touches of a seat means, or `None` if it is not
        complete.

        Raises:
            SeatError: If the table has no such seat.
            TouchError: If the touches lead to no legal action. The error lists the valid targets.
        """

    def touches(self, seat: int, action: Action | str | int, /) -> tuple[str, ...] | None:
        """Returns the places whose touches mean a legal action of a seat, or `None` if the action is
        not listed.

        Raises:
            NotationError: If the notation or id of the action is not valid.
            SeatError: If the table has no such seat.
        """

    @property
    def turn(self, /) -> Turn:
        """Whose decision it is: `Decide(seats)`, `Chance()` or `Over(outcome)`."""

    @property
    def unsure(self, /) -> tuple[int, ...]:
        """The seats that took part in older gifts."""

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
    """A multiset of pieces (DM-36): a collection of all pieces in order.

    Made from notation: its pieces, such as `"TG1236"`, or `"-"` if there are none.

    Raises:
        NotationError: If the notation of the stock is not valid.
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
        """Returns the number of pieces of a type."""

    @property
    def notation(self, /) -> str:
        """The notation."""

@final
class View:
    """What one viewer sees of a state, as separate data with no way back to the state.

    It prints as the position's notation with `?` for hidden parts, and draws itself in a
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
        """Draws the view: the document, with its places. `mauerwerk.drawing` lists the themes, sheets
        and panels. Names of people by seat replace "seat 0". `news` are the places of the latest
        events.

        Raises:
            ValueError: If there is no such theme, sheet, panel or language.
        """

    def features(self, /) -> memoryview:
        """Returns the view as numbers, with seats counted from the viewer. It is read-only memory that
        `numpy.asarray` uses without a copy. `Setup.features` describes the numbers.
        """

    @staticmethod
    def from_json(text: str, /) -> View:
        """Reads a view from JSON.

        Raises:
            ViewError: If the text is not valid JSON of a view, or no position looks like it.
        """

    def parts(self, /) -> dict[str, memoryview]:
        """Returns the view as numbers, by the names of their parts, each in its shape."""

    @property
    def phase(self, /) -> Phase:
        """The part of the turn."""

    @property
    def position(self, /) -> Position:
        """The position, as far as the viewer knows it."""

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

    Made from notation: its pieces, such as `"44T4"`, or `"-"` if it is empty.

    Raises:
        NotationError: If the notation of the wall is not valid.
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
        """Returns the piece at an end, `"left"` or `"right"`, or `None` if the wall is empty."""

    def capacity(self, piece: Piece, /) -> int | None:
        """Returns the number of pieces of a type that may be built in one turn (DM-18 to DM-20).
        `None` means any number, as for every wall (DM-21).
        """

    def fits(self, piece: Piece, end: End, /) -> bool:
        """Returns whether a piece may be built at an end. A tower or gate may not be next to another
        (DM-20).
        """

    def mirrored(self, /) -> Wall:
        """Returns the mirror image, seen from the other side of the table."""

    @property
    def notation(self, /) -> str:
        """The notation."""

    def takes(self, piece: Piece, /) -> bool:
        """Returns whether a piece may be built at any end."""

def action(action: Action | str | int, /) -> Action:
    """Returns the action with a notation or an id. An action is returned unchanged.

    Raises:
        NotationError: If the notation or id of the action is not valid.
    """

def choices(option: str, /) -> tuple[str, ...]:
    """Returns every value of an option with named values.

    Raises:
        KeyError: If there is no such option.
    """

Action: TypeAlias = Build | Decline | Give | Place | Plan
"A decision of a seat or of chance. It can be read without the state."
Event: TypeAlias = (
    BlockPassed | Built | Declined | Given | Kept | NothingBuilt | Planned | Revealed | RoundOver
)
"An event, as it is reported at the table."
