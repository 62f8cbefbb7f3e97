# Built by tools/stubs.py.
"""The compiled classes of Berlin."""

from _typeshed import SupportsGetItem
from collections.abc import Callable, Iterator, Sequence
from mauerwerk._mauerwerk import Bot, Search
from mauerwerk.analysis import Analysis, Mistake
from mauerwerk.berlin import (
    CheckVisibility,
    Direction,
    DumbLuck,
    Ending,
    FirstColumn,
    GravityFills,
    Ground,
    HolesCount,
    Kind,
    OnOffScope,
    Options,
    PathMemory,
    Phase,
    Player,
    Suit,
    Value,
    Variant,
)
from mauerwerk.drawing import Drawing, Motion
from mauerwerk.game import Actor, Feature, GameKind, PlayerName, Turn, Viewer
from mauerwerk.results import Results
from numpy import bool_, float32, int64, int8, uint32, uint64
from numpy.typing import NDArray
from typing import Any, Final, Literal, SupportsIndex, TypeAlias, final, overload
from typing_extensions import Self, Unpack, disjoint_base

__all__: list[str] = [
    "Action",
    "ActionBase",
    "AllActions",
    "Batch",
    "CannotMove",
    "Cell",
    "Check",
    "Checked",
    "Chosen",
    "CoinLaid",
    "Collect",
    "Collected",
    "Content",
    "Decision",
    "DieDrawn",
    "Event",
    "EventBase",
    "Fill",
    "Filled",
    "Flip",
    "Flips",
    "GameOver",
    "HadDumbLuck",
    "Hole",
    "HoleLeft",
    "InformationState",
    "JerichoLapsed",
    "LaidAgain",
    "Leave",
    "Left",
    "Looks",
    "Move",
    "Moved",
    "Open",
    "Path",
    "PicksUp",
    "Piece",
    "Place",
    "Placed",
    "Position",
    "Reach",
    "Record",
    "Rolled",
    "RolledOff",
    "SavedLane",
    "Setup",
    "ShowDice",
    "ShowSuit",
    "ShowTile",
    "ShowValue",
    "State",
    "Tied",
    "TurnEnded",
    "TurnStarts",
    "TurnedUp",
    "View",
    "action",
    "choices",
    "ppn",
    "steps",
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
class CannotMove(EventBase):
    """No hammer can move (BE-08, BE-29)."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Cell:
    """A cell of the wall.

    Made from piecepack notation: `"a1"` is the lower left, `"l4"` the upper right of the usual wall.

    Raises:
        NotationError: If the notation of the cell is not valid.
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
    def __new__(cls, notation: str, /) -> Self: ...
    @staticmethod
    def at(column: int, row: int, /) -> Cell:
        """Returns the cell with the given column and row, counted from 0 at the lower left.

        Raises:
            NotationError: If no wall has such a cell.
        """

    @property
    def column(self, /) -> int:
        """The column, from 0 at the left."""

    @property
    def notation(self, /) -> str:
        """The notation."""

    @property
    def row(self, /) -> int:
        """The row, from 0 at the bottom."""

@final
class Check(ActionBase):
    """Looking at the tile under the hammer and turning it back (BE-48)."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Checked(EventBase):
    """A seat saw the face of the tile that it looked at."""

    __match_args__: Final = ("seat", "public", "tile")

    def __new__(
        cls, /, seat: int, public: bool, tile: tuple[Suit, Value] | None = None
    ) -> Self: ...
    @property
    def public(self, /) -> bool:
        """Whether all players may see it (BE-49)."""

    @property
    def seat(self, /) -> int:
        """The seat that looked."""

    @property
    def tile(self, /) -> tuple[Suit, Value] | None:
        """Suit and value, or `None` if they are hidden from the viewer."""

@final
class Chosen(EventBase):
    """A piece was chosen to be turned up, before the game or by the Wall of Jericho."""

    __match_args__: Final = ("cell",)

    def __new__(cls, /, cell: Cell | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """Its cell."""

@final
class CoinLaid(EventBase):
    """Chance dealt the suit of a face-down coin (BE-04)."""

    __match_args__: Final = ("cell", "suit")

    def __new__(cls, /, cell: Cell | str, suit: Suit) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """Its cell."""

    @property
    def suit(self, /) -> Suit:
        """Its suit."""

@final
class Collect(ActionBase):
    """Collecting the piece under the hammer (BE-20, BE-44)."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Collected(EventBase):
    """A piece was collected."""

    __match_args__: Final = ("seat", "piece")

    def __new__(cls, /, seat: int, piece: Piece | str) -> Self: ...
    @property
    def piece(self, /) -> Piece:
        """The piece."""

    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class Content:
    """The content of a cell of the wall.

    Made from notation:

    - `"."`: nothing, which is a hole or a gap
    - `"t"`: a face-down tile
    - `"t(S3:0,2)"`: a face-down tile that seats 0 and 2 have looked at, for others `"t(?:0,2)"`
    - `"cS"`: a face-down coin, or `"c"` before its suit is dealt
    - `"tS3"` and `"cS3"`: face-up pieces

    Raises:
        NotationError: If the notation is not valid.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, notation: str, /) -> Self: ...
    @property
    def checked_by(self, /) -> tuple[int, ...]:
        """The seats that have looked at a face-down tile (BE-48), in ascending order."""

    @property
    def is_empty(self, /) -> bool:
        """Whether there is no piece."""

    @property
    def is_face_down(self, /) -> bool:
        """Whether the content is a face-down piece."""

    @property
    def kind(self, /) -> Kind | None:
        """Tile or coin, or `None` if there is no piece."""

    @property
    def notation(self, /) -> str:
        """The notation."""

    @property
    def piece(self, /) -> Piece | None:
        """The piece if it is known, or `None`."""

    @property
    def suit(self, /) -> Suit | None:
        """The suit if it is known, also from the back of a coin (BE-04), or `None`."""

    @property
    def value(self, /) -> Value | None:
        """The value if it is known, or `None`."""

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
class DieDrawn(EventBase):
    """A die was drawn (BE-40)."""

    __match_args__: Final = ("suit",)

    def __new__(cls, /, suit: Suit) -> Self: ...
    @property
    def suit(self, /) -> Suit:
        """Its suit."""

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
class Fill(ActionBase):
    """Filling an empty cell with the pieces beyond it in a direction (BE-69, BE-117)."""

    __match_args__: Final = ("cell", "side")

    def __new__(cls, /, cell: Cell | str, side: Direction) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """The cell."""

    @property
    def side(self, /) -> Direction:
        """The side from which the pieces come."""

@final
class Filled(EventBase):
    """The pieces beyond an empty cell moved into it (BE-60)."""

    __match_args__: Final = ("cell", "side")

    def __new__(cls, /, cell: Cell | str, side: Direction) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """The cell."""

    @property
    def side(self, /) -> Direction:
        """The side from which they came."""

@final
class Flip(ActionBase):
    """Flipping the piece under the hammer (BE-19)."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Flips(EventBase):
    """A seat flips the piece under its hammer."""

    __match_args__: Final = ("cell",)

    def __new__(cls, /, cell: Cell | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """Its cell."""

@final
class GameOver(EventBase):
    """The game is over."""

    __match_args__: Final = ("ending",)

    def __new__(cls, /, ending: Ending) -> Self: ...
    @property
    def ending(self, /) -> Ending:
        """The cause."""

@final
class HadDumbLuck(EventBase):
    """A flipped piece matches the number: the seat rolls again, and the piece stays (BE-21)."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Hole(ActionBase):
    """Leaving a cell empty from the start (BE-76), by chance."""

    __match_args__: Final = ("cell",)

    def __new__(cls, /, cell: Cell | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """The cell."""

@final
class HoleLeft(EventBase):
    """A cell is empty from the start (BE-76)."""

    __match_args__: Final = ("cell",)

    def __new__(cls, /, cell: Cell | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """The cell."""

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
class JerichoLapsed(EventBase):
    """The Wall of Jericho was not used (BE-82), or could not be used (BE-84)."""

    __match_args__: Final = ("seat",)

    def __new__(cls, /, seat: int) -> Self: ...
    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class LaidAgain(EventBase):
    """The random holes broke a rule of a variant, and chance chooses them again (BE-121)."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Leave(ActionBase):
    """Leaving the piece under the hammer unchanged, or not using the Wall of Jericho (BE-19,
    BE-82).
    """

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Left(EventBase):
    """A seat leaves the piece under its hammer unchanged."""

    __match_args__: Final = ("cell",)

    def __new__(cls, /, cell: Cell | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """Its cell."""

@final
class Looks(EventBase):
    """A seat looks at the tile under its hammer (BE-48)."""

    __match_args__: Final = ("cell",)

    def __new__(cls, /, cell: Cell | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """Its cell."""

@final
class Move(ActionBase):
    """Moving the seat's own hammer, or another one (BE-08, BE-17)."""

    __match_args__: Final = ("hammer", "path")

    def __new__(cls, /, hammer: int, path: Path | str) -> Self: ...
    @property
    def hammer(self, /) -> int:
        """The seat whose hammer it is."""

    @property
    def path(self, /) -> Path:
        """The path."""

@final
class Moved(EventBase):
    """A hammer moved."""

    __match_args__: Final = ("seat", "hammer", "start", "path", "to")

    def __new__(
        cls, /, seat: int, hammer: int, start: Cell | str, path: Path | str, to: Cell | str
    ) -> Self: ...
    @property
    def hammer(self, /) -> int:
        """The seat whose hammer it is."""

    @property
    def path(self, /) -> Path:
        """The path."""

    @property
    def seat(self, /) -> int:
        """The seat that moved it."""

    @property
    def start(self, /) -> Cell:
        """The cell where the move began."""

    @property
    def to(self, /) -> Cell:
        """The cell where the move ended."""

@final
class Open(ActionBase):
    """Turning up a piece by the Wall of Jericho (BE-82), or before the game (BE-86)."""

    __match_args__: Final = ("cell",)

    def __new__(cls, /, cell: Cell | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """The cell."""

@final
class Path:
    """A path of one to six steps: a collection of directions.

    Made from notation such as `"UUR"`. If hammers jump empty cells (`holes_count`, BE-110), a step
    leads to the next piece. `"UUR~2"` stops at the second of the empty cells that the last
    step jumps.

    Raises:
        NotationError: If the notation of the path is not valid.
    """

    def __contains__(self, direction: Any, /) -> bool: ...
    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: object, /) -> bool: ...
    @overload
    def __getitem__(self, index: SupportsIndex, /) -> Direction: ...
    @overload
    def __getitem__(self, index: slice, /) -> tuple[Direction, ...]: ...
    def __gt__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Direction]: ...
    def __le__(self, value: object, /) -> bool: ...
    def __len__(self, /) -> int: ...
    def __lt__(self, value: object, /) -> bool: ...
    def __new__(cls, notation: str, /) -> Self: ...
    @property
    def notation(self, /) -> str:
        """The notation."""

    @property
    def stop(self, /) -> int:
        """The number of the empty cell at which the last step stops, or 0 if it is a whole step."""

@final
class PicksUp(EventBase):
    """A seat picks up the piece under its hammer."""

    __match_args__: Final = ("cell",)

    def __new__(cls, /, cell: Cell | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """Its cell."""

@final
class Piece:
    """A tile or a coin, by everything printed on it.

    Made from notation: `"tS3"` is the tile of suns with a three, `"cAn"` the coin of arms with a
    null.

    Raises:
        NotationError: If the notation of the piece is not valid.
    """

    __match_args__: Final = ("kind", "suit", "value")

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: object, /) -> bool: ...
    def __gt__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __le__(self, value: object, /) -> bool: ...
    def __lt__(self, value: object, /) -> bool: ...
    def __new__(cls, notation: str, /) -> Self: ...
    @property
    def index(self, /) -> int:
        """The index in the 48 pieces of a piecepack: tiles first, then by suit, then by value."""

    @property
    def kind(self, /) -> Kind:
        """Tile or coin."""

    @property
    def notation(self, /) -> str:
        """The notation."""

    @staticmethod
    def of(kind: Kind, suit: Suit, value: Value, /) -> Piece:
        """Returns the piece with the given kind, suit and value."""

    @property
    def suit(self, /) -> Suit:
        """Its suit."""

    @property
    def value(self, /) -> Value:
        """Its value."""

@final
class Place(ActionBase):
    """Putting a hammer on a piece before the game (BE-06)."""

    __match_args__: Final = ("cell",)

    def __new__(cls, /, cell: Cell | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """The cell."""

@final
class Placed(EventBase):
    """A hammer was put on the wall (BE-06)."""

    __match_args__: Final = ("seat", "cell")

    def __new__(cls, /, seat: int, cell: Cell | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """The cell."""

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
    def at(self, /) -> Cell | None:
        """The cell of the piece that is turned up away from any hammer (BE-82, BE-86), or `None` if
        there is none.
        """

    @property
    def collected(self, /) -> tuple[tuple[Piece, ...], ...]:
        """The pieces each seat has collected (BE-38)."""

    @property
    def colour(self, /) -> Suit | None:
        """The colour of the drawn die (BE-40), or `None` if there is none."""

    def content(self, cell: Cell | str, /) -> Content | None:
        """Returns the content of a cell, or `None` outside the wall.

        Raises:
            NotationError: If the notation of the cell is not valid.
        """

    @staticmethod
    def from_json(text: str, /) -> Position:
        """Reads a position from JSON, legal or not.

        Raises:
            PositionError: If the text is not valid JSON of a position.
        """

    @property
    def gained(self, /) -> bool:
        """Whether a piece was collected in this turn, if it is counted."""

    @property
    def hammers(self, /) -> tuple[Cell | None, ...]:
        """The cell of each seat's hammer, or `None` before it is put on the wall."""

    @property
    def idle_turns(self, /) -> int:
        """The number of turns in a row without a collected piece, if it is counted (BE-122)."""

    @property
    def jericho(self, /) -> tuple[int, ...]:
        """The seats that had their Wall of Jericho (BE-81)."""

    @property
    def kinds(self, /) -> tuple[Kind | None, ...]:
        """The kind of piece on which each seat's last turn ended, if it counts (BE-88)."""

    @property
    def opened(self, /) -> tuple[Cell, ...]:
        """The cells that were emptied in this turn, if gravity also fills gaps (BE-117). While random
        holes are chosen, the cells chosen so far.
        """

    @property
    def phase(self, /) -> Phase:
        """The part of the game."""

    @property
    def roll(self, /) -> Value | None:
        """The rolled value, or `None` if there is none. If there are two dice, it is the one that
        moved, or before that the higher one.
        """

    @property
    def rolls(self, /) -> tuple[int, ...]:
        """Each seat's roll for the first turn, 1 to 6. It is 0 before the roll, and 7 if the seat is
        out. Empty before the first roll.
        """

    @property
    def scores(self, /) -> tuple[int, ...]:
        """The number of pieces that each seat has collected."""

    @property
    def seat(self, /) -> int:
        """The seat that moves, or the next seat that places its hammer or rolls for the first turn."""

    @property
    def second(self, /) -> Value | None:
        """The other of two dice (BE-94), or `None` if there is none."""

    @property
    def setup(self, /) -> Setup:
        """The seats, variants and options."""

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the position as a dict of plain values."""

    def to_json(self, /) -> str:
        """Writes the position as JSON."""

    @property
    def visited(self, /) -> tuple[Cell, ...]:
        """The cells that the hammer of the deciding seat may not enter again in this turn (BE-15)."""

    @property
    def wall(self, /) -> tuple[Content, ...]:
        """The content of each cell, row by row from the lowest, each from left to right."""

@final
class Reach:
    """The cells that a hammer can be moved to."""

    __match_args__: Final = ("hammer", "cells")

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, /, hammer: int, cells: Sequence[Cell | str]) -> Self: ...
    @property
    def cells(self, /) -> tuple[Cell, ...]:
        """The cells, row by row from the lowest."""

    @property
    def hammer(self, /) -> int:
        """The seat whose hammer it is."""

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

    @staticmethod
    def from_ppn(text: str, /) -> Record:
        """Reads a game in portable piecepack notation (PPN), written by `ppn` or by people.

        Raises:
            RecordError: With the number of the line that cannot be read, or that the rules forbid.
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

    def ppn(self, /) -> str:
        """Writes the game in portable piecepack notation (PPN), as a separate document."""

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
class Rolled(EventBase):
    """The dice of a turn were rolled."""

    __match_args__: Final = ("value", "second")

    def __new__(cls, /, value: Value, second: Value | None = None) -> Self: ...
    @property
    def second(self, /) -> Value | None:
        """The lower of two values (BE-94)."""

    @property
    def value(self, /) -> Value:
        """The value, or the higher of two values."""

@final
class RolledOff(EventBase):
    """A seat rolled for the first turn (BE-07)."""

    __match_args__: Final = ("seat", "value")

    def __new__(cls, /, seat: int, value: Value) -> Self: ...
    @property
    def seat(self, /) -> int:
        """The seat."""

    @property
    def value(self, /) -> Value:
        """The value."""

@final
class SavedLane:
    """A game in a lane of a `Batch`, as it was when it was saved."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    @staticmethod
    def _read(text: str) -> SavedLane: ...

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
    def check_visibility(self, /) -> CheckVisibility:
        """Who sees a piece that is turned over to check its colour (BE-49)."""

    @property
    def columns(self, /) -> int:
        """The number of columns of the wall. The wall may have 7 to 96 cells (BE-74, BE-80)."""

    @property
    def dumb_luck(self, /) -> DumbLuck:
        """The effect of Dumb Luck (BE-21)."""

    @property
    def face_up(self, /) -> int:
        """The number of pieces that are face up from the start (BE-86)."""

    def features(self, /) -> tuple[Feature, ...]:
        """Returns a `Feature` for each part of a view as numbers, in order.

        Raises:
            SetupError: With all faults of the setup, and the rulings it breaks.
        """

    @property
    def fill(self, /) -> str:
        """The columns of tiles and those of coins (BE-73). It is `"alternate"`, `"tiles-only"`,
        `"coins-only"`, or a pattern of `T` and `C` that is repeated from left to right.
        """

    @property
    def first_column(self, /) -> FirstColumn:
        """The kind of piece in the first column (BE-01)."""

    @staticmethod
    def from_json(text: str, /) -> Setup:
        """Reads a setup from JSON.

        Raises:
            SetupError: If the text is not valid JSON of a setup.
        """

    @property
    def gravity_fills(self, /) -> GravityFills:
        """The empty cells that gravity fills (BE-59)."""

    @property
    def ground(self, /) -> Ground:
        """The ground (BE-56)."""

    @property
    def hammer_setup(self, /) -> Literal["choose", "random"] | tuple[Cell, ...]:
        """The places where hammers start: `"choose"`, `"random"`, or a cell for each seat (BE-06)."""

    def history_features(self, /) -> tuple[Feature, ...]:
        """Returns a `Feature` for each part of a row of `InformationState.history`, in order.

        Raises:
            SetupError: With all faults of the setup, and the rulings it breaks.
        """

    @property
    def holes_count(self, /) -> HolesCount:
        """Whether an empty cell costs a step (BE-11)."""

    @property
    def jericho_at(self, /) -> int:
        """The number of collected pieces that gives a player the Wall of Jericho (BE-85)."""

    def kind(self, /) -> GameKind:
        """Returns the kind of game that the setup makes. It contains whether seats decide at the same
        time, whether there is chance, and whether anything is hidden. It also has the bounds of
        scores, of the number of decisions, and of the number of actions and outcomes.

        Raises:
            SetupError: With all faults of the setup, and the rulings it breaks.
        """

    @property
    def max_idle_turns(self, /) -> int | None:
        """The number of turns in a row without a collected piece after which the game ends, or `None`
        for no limit (BE-122).
        """

    @property
    def notation(self, /) -> str:
        """The setup's notation."""

    @property
    def on_off_scope(self, /) -> OnOffScope:
        """The landings that variant 7 binds to one kind of piece (BE-91)."""

    @property
    def packs(self, /) -> int:
        """The number of whole piecepacks, 1 or 2 (BE-78)."""

    @property
    def path_memory(self, /) -> PathMemory:
        """The time for which a hammer may not enter a cell again (BE-15)."""

    @property
    def players(self, /) -> int:
        """The number of players, 2 to 4 with one piecepack, up to 8 with more (BE-78)."""

    @property
    def preset_holes(self, /) -> int | tuple[Cell, ...]:
        """The cells that are empty from the start: the number of random ones, or a list (BE-76)."""

    @property
    def redraw_on_bonus(self, /) -> bool:
        """Whether a new die is drawn for every bonus roll (BE-42)."""

    @property
    def rows(self, /) -> int:
        """The number of rows of the wall (BE-74)."""

    @property
    def stacks(self, /) -> tuple[Suit, ...]:
        """The suits of single stacks, which are quarters of a piecepack added to one piecepack
        (BE-78), in the order of the suits. They are read in any order.
        """

    @property
    def suit_rotation(self, /) -> Suit | tuple[Suit, ...]:
        """The order of the diagonals of coins, from the upper left (BE-39). It is all four suits, or
        the first suit, after which the others follow in their order.
        """

    @property
    def target(self, /) -> int:
        """The number of pieces that win, 1 to 96 (BE-30)."""

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the setup as a dict of options: only what differs from the defaults."""

    def to_json(self, /) -> str:
        """Writes the setup as JSON: only what differs from the defaults."""

    @property
    def variants(self, /) -> tuple[Variant, ...]:
        """The variants in play."""

@final
class ShowDice(ActionBase):
    """The values of two dice (BE-94), by chance."""

    __match_args__: Final = ("dice",)

    def __new__(cls, /, dice: Sequence[Value]) -> Self: ...
    @property
    def dice(self, /) -> tuple[Value, Value]:
        """Both values, the lower one first."""

@final
class ShowSuit(ActionBase):
    """The suit of a face-down coin (BE-04) or of the drawn die (BE-40), by chance."""

    __match_args__: Final = ("suit",)

    def __new__(cls, /, suit: Suit) -> Self: ...
    @property
    def suit(self, /) -> Suit:
        """The suit."""

@final
class ShowTile(ActionBase):
    """The face of a tile, by chance."""

    __match_args__: Final = ("suit", "value")

    def __new__(cls, /, suit: Suit, value: Value) -> Self: ...
    @property
    def suit(self, /) -> Suit:
        """Its suit."""

    @property
    def value(self, /) -> Value:
        """Its value."""

@final
class ShowValue(ActionBase):
    """The value of a die (BE-07, BE-09) or of a coin, by chance."""

    __match_args__: Final = ("value",)

    def __new__(cls, /, value: Value) -> Self: ...
    @property
    def value(self, /) -> Value:
        """The value."""

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
    def at(self, /) -> Cell | None:
        """The cell of the piece that is turned up away from any hammer (BE-82, BE-86), or `None` if
        there is none.
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
    def collected(self, /) -> tuple[tuple[Piece, ...], ...]:
        """The pieces that each seat has collected (BE-38)."""

    @property
    def colour(self, /) -> Suit | None:
        """The colour of the drawn die (BE-40), or `None` if there is none."""

    def content(self, cell: Cell | str, /) -> Content | None:
        """Returns the content of a cell, or `None` outside the wall.

        Raises:
            NotationError: If the notation of the cell is not valid.
        """

    @property
    def deciding(self, /) -> tuple[int, ...]:
        """The deciding seat. Empty if there is none."""

    def destination(self, action: Action | str | int, /) -> Cell | None:
        """Returns the cell where a legal move ends, or `None` for other actions and illegal moves.

        Raises:
            NotationError: If the notation or id of the action is not valid.
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
    def gained(self, /) -> bool:
        """Whether a piece was collected in this turn, if it is counted."""

    @property
    def gaps(self, /) -> tuple[Cell, ...]:
        """The empty cells that are not holes."""

    @property
    def hammers(self, /) -> tuple[Cell | None, ...]:
        """The cell of each seat's hammer, or `None` before it is put on the wall."""

    @property
    def holes(self, /) -> tuple[Cell, ...]:
        """The empty cells with a piece on all four sides (BE-34). All other empty cells are gaps."""

    @property
    def idle_turns(self, /) -> int:
        """The number of turns in a row without a collected piece, if it is counted (BE-122)."""

    @property
    def jericho(self, /) -> tuple[int, ...]:
        """The seats that had their Wall of Jericho (BE-81)."""

    @property
    def key(self, /) -> bytes:
        """A key of 16 bytes, equal only for equal states, on every machine within a version of the
        library. It distinguishes states that no seat can distinguish. A table of what a seat knows
        should use `InformationState.key`.
        """

    @property
    def kinds(self, /) -> tuple[Kind | None, ...]:
        """The kind of piece on which each seat's last turn ended, if it counts (BE-88)."""

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
    def notation(self, /) -> str:
        """The position's notation without the setup: `name:value` tokens."""

    @property
    def opened(self, /) -> tuple[Cell, ...]:
        """The cells that were emptied in this turn, if gravity also fills gaps (BE-117). While random
        holes are chosen, the cells chosen so far.
        """

    @property
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` if the game is not over."""

    @property
    def phase(self, /) -> Phase:
        """The part of the game."""

    @property
    def reach(self, /) -> tuple[Reach, ...]:
        """The cells that each hammer can be moved to, while a seat moves one."""

    @property
    def roll(self, /) -> Value | None:
        """The rolled value, or `None` if there is none. If there are two dice, it is the one that
        moved, or before that the higher one.
        """

    @property
    def rolls(self, /) -> tuple[int, ...]:
        """Each seat's roll for the first turn, 1 to 6. It is 0 before the roll, and 7 if the seat is
        out. Empty before the first roll.
        """

    @property
    def scores(self, /) -> tuple[int, ...]:
        """The number of pieces that each seat has collected."""

    @property
    def seat(self, /) -> int:
        """The seat that moves, or the next seat that places its hammer or rolls for the first turn."""

    @property
    def seats(self, /) -> int:
        """The number of seats."""

    @property
    def second(self, /) -> Value | None:
        """The other of two dice (BE-94), or `None` if there is none."""

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

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the position as a dict of plain values."""

    def to_json(self, /) -> str:
        """Writes the state as JSON."""

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

    def view(self, viewer: Viewer = ..., /) -> View:
        """Returns what a viewer sees: a seat, or `"spectator"`, who sees what is public.

        Raises:
            SeatError: If the table has no such seat.
        """

    @property
    def visited(self, /) -> tuple[Cell, ...]:
        """The cells that the hammer of the deciding seat may not enter again in this turn (BE-15)."""

    @property
    def wall(self, /) -> tuple[Content, ...]:
        """The content of each cell, row by row from the lowest, each from left to right."""

    @property
    def winners(self, /) -> tuple[int, ...]:
        """The seats that have won. Empty before the game is over."""

@final
class Tied(EventBase):
    """The leaders of the roll-off are tied and roll again."""

    __match_args__: Final = ("seats",)

    def __new__(cls, /, seats: Sequence[int]) -> Self: ...
    @property
    def seats(self, /) -> tuple[int, ...]:
        """The seats."""

@final
class TurnEnded(EventBase):
    """A turn is over."""

    __match_args__: Final = ("seat",)

    def __new__(cls, /, seat: int) -> Self: ...
    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class TurnStarts(EventBase):
    """A turn starts."""

    __match_args__: Final = ("seat",)

    def __new__(cls, /, seat: int) -> Self: ...
    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class TurnedUp(EventBase):
    """A piece was turned face up permanently."""

    __match_args__: Final = ("cell", "piece")

    def __new__(cls, /, cell: Cell | str, piece: Piece | str) -> Self: ...
    @property
    def cell(self, /) -> Cell:
        """Its cell."""

    @property
    def piece(self, /) -> Piece:
        """The piece."""

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
        """The deciding seat. Empty if there is none."""

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

    @property
    def holes(self, /) -> tuple[Cell, ...]:
        """The empty cells with a piece on all four sides (BE-34). All other empty cells are gaps."""

    def parts(self, /) -> dict[str, memoryview]:
        """Returns the view as numbers, by the names of their parts, each in its shape."""

    @property
    def position(self, /) -> Position:
        """The position as far as the viewer knows it."""

    @property
    def reach(self, /) -> tuple[Reach, ...]:
        """The cells that each hammer can be moved to, while a seat moves one."""

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
    def winners(self, /) -> tuple[int, ...]:
        """The seats that have won. Empty before the game is over."""

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

def ppn(record: Record, /) -> str:
    """Writes the game in portable piecepack notation (PPN), as a separate document."""

def steps(value: Value, /) -> int:
    """Returns the number of spaces that a hammer moves for a value, 1 to 6 (BE-09).

    Raises:
        NotationError: If there is no such value.
    """

Action: TypeAlias = (
    Check
    | Collect
    | Fill
    | Flip
    | Hole
    | Leave
    | Move
    | Open
    | Place
    | ShowDice
    | ShowSuit
    | ShowTile
    | ShowValue
)
"A decision of a seat or of chance. It can be read without the state."
Event: TypeAlias = (
    CannotMove
    | Checked
    | Chosen
    | CoinLaid
    | Collected
    | DieDrawn
    | Filled
    | Flips
    | GameOver
    | HadDumbLuck
    | HoleLeft
    | JerichoLapsed
    | LaidAgain
    | Left
    | Looks
    | Moved
    | PicksUp
    | Placed
    | Rolled
    | RolledOff
    | Tied
    | TurnEnded
    | TurnStarts
    | TurnedUp
)
"An event, as it is reported at the table."
