# Built by tools/stubs.py.
"""The compiled classes of Mauerbauer."""

from _typeshed import SupportsGetItem, SupportsLenAndGetItem
from collections.abc import Callable, Iterator, Sequence
from mauerwerk._mauerwerk import Bot, Search
from mauerwerk.analysis import Analysis, Mistake
from mauerwerk.drawing import Drawing, Motion
from mauerwerk.game import Actor, Feature, GameKind, PlayerName, Turn, Viewer
from mauerwerk.mauerbauer import (
    Ending,
    HouseColour,
    HouseDie,
    Kind,
    Options,
    Phase,
    Player,
    Shipped,
    ShippedDeck,
    TowerColour,
    TowerRule,
)
from mauerwerk.results import Results
from numpy import bool_, float32, int64, int8, uint32, uint64
from numpy.typing import NDArray
from os import PathLike
from typing import Any, Final, Literal, SupportsIndex, TypeAlias, final, overload
from typing_extensions import Self, Unpack, disjoint_base

__all__: list[str] = [
    "Action",
    "ActionBase",
    "AllActions",
    "Batch",
    "BoardCounts",
    "BoardPlan",
    "Build",
    "Built",
    "Card",
    "Cards",
    "Choose",
    "Chosen",
    "Completed",
    "Connected",
    "Counted",
    "CountedBase",
    "CountedCity",
    "CountedColour",
    "CountedHouses",
    "CountedPalaces",
    "CountedSpace",
    "CountedTower",
    "CountedWall",
    "Decision",
    "DeckPlan",
    "Discard",
    "Discarded",
    "Draw",
    "Drawn",
    "EndComes",
    "EndSwap",
    "Event",
    "EventBase",
    "Explanation",
    "FinalScoring",
    "First",
    "GameOver",
    "Hand",
    "HousePlaced",
    "InformationState",
    "Join",
    "LastPlace",
    "PalacePlaced",
    "Pass",
    "Passed",
    "Place",
    "Placement",
    "Play",
    "PlayTwo",
    "Position",
    "Record",
    "RegionPlan",
    "Reshuffled",
    "Roll",
    "RollEarly",
    "Rolled",
    "RolledEarly",
    "SavedLane",
    "Scored",
    "Setup",
    "ShowDice",
    "Starts",
    "State",
    "StayApart",
    "StayedApart",
    "Swap",
    "SwapEnded",
    "Swapped",
    "TowerPlaced",
    "TowerRemoved",
    "TurnEnded",
    "TurnStarts",
    "View",
    "WallRemoved",
    "action",
    "all_cards",
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
class BoardCounts:
    """The counts of a board's parts."""

    __match_args__: Final = ("spaces", "lines", "towers", "rim", "coast", "shore", "boundary")

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(
        cls,
        /,
        spaces: int,
        lines: int,
        towers: int,
        rim: int,
        coast: int,
        shore: int,
        boundary: int,
    ) -> Self: ...
    @property
    def boundary(self, /) -> int:
        """The number of lines between two regions (MA-02)."""

    @property
    def coast(self, /) -> int:
        """The number of coast lines: lines of the rim next to water."""

    @property
    def lines(self, /) -> int:
        """The number of wall lines."""

    @property
    def rim(self, /) -> int:
        """The number of lines that border one space (MA-03)."""

    @property
    def shore(self, /) -> int:
        """The number of tower spaces at the shore (MA-05)."""

    @property
    def spaces(self, /) -> int:
        """The number of landscape spaces, 1 to 64."""

    @property
    def towers(self, /) -> int:
        """The number of tower spaces, 3 to 64."""

@final
class BoardPlan:
    """A board: its tower spaces, the corners of its landscape spaces, and its coast. Wall lines are
    the sides of spaces, and everything else follows, too (MA-05).

    Made from TOML, JSON, a dict, a file, or the name of a built-in board. The data may be invalid:
    `check` lists all faults (MA-91). Prints as TOML.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def _repr_html_(self, /) -> str | None: ...
    def _repr_svg_(self, /) -> str | None: ...
    def check(self, /) -> BoardCounts:
        """Checks the plan, and counts its parts.

        Raises:
            PlanError: With all faults at once (MA-91).
        """

    @property
    def coast(self, /) -> tuple[str, ...]:
        """The rim lines next to water."""

    @staticmethod
    def from_dict(plan: dict[str, Any], /) -> BoardPlan:
        """Reads a plan from a dict as returned by `to_dict`. Only `check` checks its content.

        Raises:
            PlanError: If a field is missing or wrong.
        """

    @staticmethod
    def from_file(path: str | PathLike[str], /) -> BoardPlan:
        """Reads a plan from a file: JSON if its name ends in `.json`, otherwise TOML.

        Raises:
            OSError: If the file cannot be read.
            PlanError: If its content is not a valid plan.
        """

    @staticmethod
    def from_json(text: str, /) -> BoardPlan:
        """Reads a plan from JSON. Only `check` checks its content.

        Raises:
            PlanError: If the text is not valid JSON of a plan.
        """

    @staticmethod
    def from_toml(text: str, /) -> BoardPlan:
        """Reads a plan from TOML. Only `check` checks its content.

        Raises:
            PlanError: If the text is not valid TOML of a plan. The error has the line.
        """

    @property
    def name(self, /) -> str:
        """The name of the board: letters, digits and hyphens."""

    @property
    def notation(self, /) -> str:
        """The plan in the notation of a setup, which is its JSON."""

    @property
    def regions(self, /) -> tuple[RegionPlan, ...]:
        """The regions, one to three."""

    @staticmethod
    def shipped(name: Shipped, /) -> BoardPlan:
        """Returns a built-in plan by its name.

        Raises:
            NotationError: If there is no such plan.
        """

    def svg(self, /, theme: str = ..., *, lang: str = ...) -> str:
        """Draws the board as an SVG document, in a theme of `mauerwerk.drawing`.

        Raises:
            PlanError: With all faults at once (MA-91).
            ValueError: If there is no such theme or language.
        """

    def text(self, /, *, lang: str = ...) -> str:
        """Draws the board with plain characters.

        Raises:
            PlanError: With all faults at once (MA-91).
            ValueError: If there is no such language.
        """

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the plan as a dict of plain values."""

    def to_json(self, /) -> str:
        """Writes the plan as JSON."""

    def to_toml(self, /) -> str:
        """Writes the plan as TOML."""

    @property
    def towers(self, /) -> dict[str, tuple[int, int]]:
        """The position of each tower space, to the right and down. Positions are whole numbers from
        -1,000,000 to 1,000,000 in any unit, such as the pixels of a picture.
        """

@final
class Build(ActionBase):
    """A wall on a line."""

    __match_args__: Final = ("line",)

    def __new__(cls, /, line: str) -> Self: ...
    @property
    def line(self, /) -> str:
        """The line by the tower spaces at its ends, the earlier one first."""

@final
class Built(EventBase):
    """A wall was built."""

    __match_args__: Final = ("seat", "line")

    def __new__(cls, /, seat: int, line: str) -> Self: ...
    @property
    def line(self, /) -> str:
        """Its line."""

    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class Card:
    """A guild card by its face. Cards with the same face are alike (MA-83).

    Made from notation such as `"size"`, `"in-towers"` or `"out-R"`. `cards` contains all cards.

    Raises:
        NotationError: If the notation of the card is not valid.
    """

    __match_args__: Final = ("notation",)

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
    def kind(self, /) -> Kind:
        """The kind, which is a paragraph of the rulebook."""

    @property
    def label(self, /) -> str:
        """What the card counts, in words."""

    @property
    def notation(self, /) -> str:
        """The notation."""

@final
class Cards:
    """A multiset of guild cards (MA-83): a collection of all cards in order.

    Made from notation such as `"size,in-b*2"`, or `"-"` for no cards.

    Raises:
        NotationError: If the notation of the cards is not valid.
    """

    def __contains__(self, card: Any, /) -> bool: ...
    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __iter__(self, /) -> Iterator[Card]: ...
    def __len__(self, /) -> int: ...
    def __new__(cls, notation: str, /) -> Self: ...
    def count(self, card: Card | str, /) -> int:
        """Returns the number of cards with a face."""

    @property
    def counts(self, /) -> dict[Card, int]:
        """The number of cards of each face that occurs, as a new dict."""

    @property
    def notation(self, /) -> str:
        """The notation."""

    @staticmethod
    def of(cards: Sequence[Card | str], /) -> Cards:
        """Returns the multiset of some cards, at most 255 of each.

        Raises:
            NotationError: If one of them is not a valid card.
        """

@final
class Choose(ActionBase):
    """The completed city, named by its space, that is chosen for the final scoring (MA-71)."""

    __match_args__: Final = ("city",)

    def __new__(cls, /, city: int) -> Self: ...
    @property
    def city(self, /) -> int:
        """The first space of the city."""

@final
class Chosen(EventBase):
    """A seat chose a city in the final scoring."""

    __match_args__: Final = ("seat", "city")

    def __new__(cls, /, seat: int, city: int) -> Self: ...
    @property
    def city(self, /) -> int:
        """The first space of the city."""

    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class Completed(EventBase):
    """A wall completed a city (MA-06)."""

    __match_args__: Final = ("city", "spaces")

    def __new__(cls, /, city: int, spaces: int) -> Self: ...
    @property
    def city(self, /) -> int:
        """The first space of the city."""

    @property
    def spaces(self, /) -> int:
        """The number of its spaces."""

@final
class Connected(EventBase):
    """The completed city was connected with an older one (MA-45)."""

    __match_args__: Final = ("city", "older")

    def __new__(cls, /, city: int, older: int) -> Self: ...
    @property
    def city(self, /) -> int:
        """The first space of the completed city."""

    @property
    def older(self, /) -> int:
        """The first space of the older one."""

@disjoint_base
class CountedBase:
    """A thing that a card counts."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __ge__(self, value: object, /) -> bool: ...
    def __gt__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __le__(self, value: object, /) -> bool: ...
    def __lt__(self, value: object, /) -> bool: ...

@final
class CountedCity(CountedBase):
    """A completed city."""

    __match_args__: Final = ("city",)

    def __new__(cls, /, city: int) -> Self: ...
    @property
    def city(self, /) -> int:
        """Its first space."""

@final
class CountedColour(CountedBase):
    """A colour of houses and palaces in the city."""

    __match_args__: Final = ("colour",)

    def __new__(cls, /, colour: HouseColour) -> Self: ...
    @property
    def colour(self, /) -> HouseColour:
        """The colour."""

@final
class CountedHouses(CountedBase):
    """Houses."""

    __match_args__: Final = ("space", "colour", "count")

    def __new__(cls, /, space: int, colour: HouseColour, count: int) -> Self: ...
    @property
    def colour(self, /) -> HouseColour:
        """Their colour."""

    @property
    def count(self, /) -> int:
        """Their number."""

    @property
    def space(self, /) -> int:
        """Their space. For houses in a city, it is the city's first space."""

@final
class CountedPalaces(CountedBase):
    """Palaces."""

    __match_args__: Final = ("city", "colour", "count")

    def __new__(cls, /, city: int, colour: HouseColour, count: int) -> Self: ...
    @property
    def city(self, /) -> int:
        """The first space of their city."""

    @property
    def colour(self, /) -> HouseColour:
        """Their colour."""

    @property
    def count(self, /) -> int:
        """Their number."""

@final
class CountedSpace(CountedBase):
    """A landscape space of the city."""

    __match_args__: Final = ("space",)

    def __new__(cls, /, space: int) -> Self: ...
    @property
    def space(self, /) -> int:
        """The space."""

@final
class CountedTower(CountedBase):
    """A tower."""

    __match_args__: Final = ("at", "colour")

    def __new__(cls, /, at: str, colour: TowerColour) -> Self: ...
    @property
    def at(self, /) -> str:
        """Its tower space."""

    @property
    def colour(self, /) -> TowerColour:
        """Its colour."""

@final
class CountedWall(CountedBase):
    """A wall."""

    __match_args__: Final = ("line",)

    def __new__(cls, /, line: str) -> Self: ...
    @property
    def line(self, /) -> str:
        """Its line."""

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
class DeckPlan:
    """A deck of guild cards: the number of cards with each face, and their points.

    Made from TOML, JSON, a dict, a file, or the name of a built-in deck. The data may be invalid:
    `check` lists all faults (MA-92). Prints as TOML.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __len__(self, /) -> int: ...
    @property
    def cards(self, /) -> Cards:
        """The cards."""

    def check(self, /, *, lang: str = ...) -> str | None:
        """Checks the plan. Returns a warning if the number of cards differs from the printed deck, or
        `None` (MA-92).

        Raises:
            PlanError: If it has no cards, or more than 255.
            ValueError: If there is no such language.
        """

    @staticmethod
    def from_dict(plan: dict[str, Any], /) -> DeckPlan:
        """Reads a plan from a dict as returned by `to_dict`. Only `check` checks its content.

        Raises:
            PlanError: If a field is missing or wrong.
        """

    @staticmethod
    def from_file(path: str | PathLike[str], /) -> DeckPlan:
        """Reads a plan from a file: JSON if its name ends in `.json`, otherwise TOML.

        Raises:
            OSError: If the file cannot be read.
            PlanError: If its content is not a valid plan.
        """

    @staticmethod
    def from_json(text: str, /) -> DeckPlan:
        """Reads a plan from JSON. Only `check` checks its content.

        Raises:
            PlanError: If the text is not valid JSON of a plan.
        """

    @staticmethod
    def from_toml(text: str, /) -> DeckPlan:
        """Reads a plan from TOML. Only `check` checks its content.

        Raises:
            PlanError: If the text is not valid TOML of a plan. The error has the line.
        """

    @property
    def notation(self, /) -> str:
        """The plan in the notation of a setup, which is its JSON."""

    @property
    def points(self, /) -> dict[str, Any]:
        """The points of each kind of card, as a new dict (MA-93): a number for each thing that is
        counted, or a list. `city_size` has the points for 1, 2, 3, and 7 or more spaces.
        `colour_variety` has those for 2 or 3 colours and for 4 or 5, and `colour_in` those for a
        house and a palace.
        """

    @staticmethod
    def shipped(name: ShippedDeck, /) -> DeckPlan:
        """Returns a built-in plan by its name.

        Raises:
            NotationError: If there is no such plan.
        """

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the plan as a dict of plain values."""

    def to_json(self, /) -> str:
        """Writes the plan as JSON."""

    def to_toml(self, /) -> str:
        """Writes the plan as TOML."""

@final
class Discard(ActionBase):
    """A card that is discarded instead of played (MA-54)."""

    __match_args__: Final = ("card",)

    def __new__(cls, /, card: Card | str) -> Self: ...
    @property
    def card(self, /) -> Card:
        """The card."""

@final
class Discarded(EventBase):
    """A seat discarded a card instead of scoring (MA-54)."""

    __match_args__: Final = ("seat", "card")

    def __new__(cls, /, seat: int, card: Card | str) -> Self: ...
    @property
    def card(self, /) -> Card:
        """The card."""

    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class Draw(ActionBase):
    """The card that is dealt or drawn, by chance."""

    __match_args__: Final = ("card",)

    def __new__(cls, /, card: Card | str) -> Self: ...
    @property
    def card(self, /) -> Card:
        """The card."""

@final
class Drawn(EventBase):
    """A seat was dealt a card, or has drawn one."""

    __match_args__: Final = ("seat", "card")

    def __new__(cls, /, seat: int, card: Card | str | None = None) -> Self: ...
    @property
    def card(self, /) -> Card | None:
        """The card, or `None` if it is hidden from the viewer (MA-82)."""

    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class EndComes(EventBase):
    """A piece of the last of its kind was placed, so this turn is the last (MA-75)."""

    __match_args__: Final = ("ending",)

    def __new__(cls, /, ending: Ending) -> Self: ...
    @property
    def ending(self, /) -> Ending:
        """The cause."""

@final
class EndSwap(ActionBase):
    """The end of a swap."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

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
class Explanation:
    """The points of a card, with what was counted. It prints as a sentence."""

    __match_args__: Final = ("card", "points", "counted", "city")

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(
        cls,
        /,
        card: Card | str,
        points: int,
        counted: Sequence[CountedBase],
        city: int | None = None,
    ) -> Self: ...
    @property
    def card(self, /) -> Card:
        """The card."""

    @property
    def city(self, /) -> int | None:
        """The first space of the scored city, or `None`."""

    @property
    def counted(self, /) -> tuple[Counted, ...]:
        """What the card counts, even if not all of it scores."""

    @property
    def points(self, /) -> int:
        """The points."""

    def tell(self, /, lang: str = ...) -> str:
        """Returns the points and what was counted, in words.

        Raises:
            ValueError: If there is no such language.
        """

@final
class FinalScoring(EventBase):
    """The final scoring starts (MA-71)."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class First(ActionBase):
    """The seat that starts (MA-81), by chance."""

    __match_args__: Final = ("seat",)

    def __new__(cls, /, seat: int) -> Self: ...
    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class GameOver(EventBase):
    """The game is over."""

    __match_args__: Final = ("ending",)

    def __new__(cls, /, ending: Ending) -> Self: ...
    @property
    def ending(self, /) -> Ending:
        """The cause."""

@final
class Hand:
    """A hand, as far as it is known (MA-82).

    The text is its cards, such as `"size,in-b*2"`, or `?` and their number.

    Raises:
        NotationError: If the notation of the hand is not valid.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, notation: str, /) -> Self: ...
    @property
    def cards(self, /) -> Cards | None:
        """The cards, or `None` if they are not known."""

    @property
    def notation(self, /) -> str:
        """The notation."""

    @property
    def size(self, /) -> int:
        """The number of cards."""

@final
class HousePlaced(EventBase):
    """A house was placed."""

    __match_args__: Final = ("space", "colour")

    def __new__(cls, /, space: int, colour: HouseColour) -> Self: ...
    @property
    def colour(self, /) -> HouseColour:
        """The colour."""

    @property
    def space(self, /) -> int:
        """The landscape space."""

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
class Join(ActionBase):
    """Connecting the completed city with the older city named by this space (MA-45)."""

    __match_args__: Final = ("city",)

    def __new__(cls, /, city: int) -> Self: ...
    @property
    def city(self, /) -> int:
        """The first space of the older one."""

@final
class LastPlace(EventBase):
    """The seats in last place may swap cards (MA-70)."""

    __match_args__: Final = ("seats",)

    def __new__(cls, /, seats: Sequence[int]) -> Self: ...
    @property
    def seats(self, /) -> tuple[int, ...]:
        """The seats."""

@final
class PalacePlaced(EventBase):
    """Two houses were replaced with a palace (MA-35)."""

    __match_args__: Final = ("city", "colour")

    def __new__(cls, /, city: int, colour: HouseColour) -> Self: ...
    @property
    def city(self, /) -> int:
        """The first space of the city."""

    @property
    def colour(self, /) -> HouseColour:
        """The colour."""

@final
class Pass(ActionBase):
    """A pass without cards (MA-89), or in the final scoring (MA-71)."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Passed(EventBase):
    """A seat passed."""

    __match_args__: Final = ("seat",)

    def __new__(cls, /, seat: int) -> Self: ...
    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class Place(ActionBase):
    """Towers and houses (MA-24)."""

    __match_args__: Final = ("placement",)

    def __new__(cls, /, placement: Placement | str) -> Self: ...
    @property
    def placement(self, /) -> Placement:
        """The pieces with their places."""

@final
class Placement:
    """A seat's placement after its roll, all at once (MA-24).

    Made from notation such as `"b./RG"`. The towers are those at the earlier and the later end of the
    wall. The first house is for the space with the lower number. A `.` means none.

    Raises:
        NotationError: If the notation of the placement is not valid.
    """

    __match_args__: Final = ("towers", "houses")

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
    def houses(self, /) -> tuple[HouseColour | None, HouseColour | None]:
        """The house on each space next to the wall, or `None`, in the order of their numbers."""

    @property
    def notation(self, /) -> str:
        """The notation."""

    @staticmethod
    def of(
        towers: SupportsLenAndGetItem[TowerColour | None],
        houses: SupportsLenAndGetItem[HouseColour | None],
        /,
    ) -> Placement:
        """Returns the placement of towers at both ends and of houses on both sides, each a colour or
        `None`.

        Raises:
            NotationError: If there is no such colour.
        """

    @property
    def towers(self, /) -> tuple[TowerColour | None, TowerColour | None]:
        """The tower at each end of the wall, or `None`, in the order of the tower spaces."""

@final
class Play(ActionBase):
    """One card played."""

    __match_args__: Final = ("card",)

    def __new__(cls, /, card: Card | str) -> Self: ...
    @property
    def card(self, /) -> Card:
        """The card."""

@final
class PlayTwo(ActionBase):
    """Two cards played, which may be alike (MA-59)."""

    __match_args__: Final = ("cards",)

    def __new__(cls, /, cards: Sequence[Card | str]) -> Self: ...
    @property
    def cards(self, /) -> tuple[Card, Card]:
        """Both cards, in their order."""

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
    def acting(self, /) -> int:
        """The seat that decides, or for which cards are drawn."""

    @property
    def chosen(self, /) -> int | None:
        """The city that the acting seat has chosen in the final scoring, by its first space, or `None`
        if there is none (MA-71).
        """

    @property
    def discards(self, /) -> Cards:
        """The cards on the discard pile."""

    @property
    def draws(self, /) -> int:
        """The number of cards that the acting seat still draws."""

    @property
    def early(self, /) -> bool:
        """Whether the seat has rolled too early in this turn (MA-85)."""

    @property
    def ending(self, /) -> Ending | None:
        """The reason why this turn is the last or the game is over, or `None` before that is known
        (MA-75).
        """

    @staticmethod
    def from_json(text: str, /) -> Position:
        """Reads a position from JSON, legal or not.

        Raises:
            PositionError: If the text is not valid JSON of a position.
        """

    @property
    def hands(self, /) -> tuple[Hand, ...]:
        """Each seat's hand, as far as it is known (MA-82)."""

    @property
    def houses(self, /) -> dict[int, tuple[HouseColour, ...]]:
        """The houses on each space that has some. Those of a completed city may be on any of its
        spaces, and in a state they are on the first (MA-53).
        """

    @property
    def last(self, /) -> str | None:
        """The wall that was built last, or `None` if there is none."""

    @property
    def palaces(self, /) -> dict[int, tuple[HouseColour, ...]]:
        """The palaces of each completed city that has some, on any of its spaces. In a state they are
        on the first.
        """

    @property
    def phase(self, /) -> Phase:
        """The part of the game."""

    @property
    def roll(self, /) -> Roll | None:
        """The roll, before pieces are placed, or `None`."""

    @property
    def scores(self, /) -> tuple[int, ...]:
        """The score of each seat."""

    @property
    def seat(self, /) -> int:
        """The seat that has the turn."""

    @property
    def setup(self, /) -> Setup:
        """The seats, board, deck and options."""

    @property
    def swapped(self, /) -> int:
        """The number of cards that the acting seat has put down for a swap."""

    @property
    def swappers(self, /) -> tuple[int, ...]:
        """The seats in last place that may still swap cards, including the acting one (MA-70)."""

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the position as a dict of plain values."""

    def to_json(self, /) -> str:
        """Writes the position as JSON."""

    @property
    def towers(self, /) -> dict[str, TowerColour]:
        """The towers on the board."""

    @property
    def walls(self, /) -> tuple[str, ...]:
        """The walls on the board, without duplicates."""

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
class RegionPlan:
    """The plan of a region of a board."""

    __match_args__: Final = ("name", "spaces")

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def __new__(cls, /, name: str, spaces: dict[int, Sequence[str]]) -> Self: ...
    @property
    def name(self, /) -> str:
        """The name of the region: letters, digits and hyphens."""

    @property
    def spaces(self, /) -> dict[int, tuple[str, ...]]:
        """The corners of each of its landscape spaces."""

@final
class Reshuffled(EventBase):
    """The discards became the new deck (MA-60)."""

    __match_args__: Final = ("cards",)

    def __new__(cls, /, cards: int) -> Self: ...
    @property
    def cards(self, /) -> int:
        """The number of cards."""

@final
class Roll:
    """A roll of the dice, with the house dice in any order.

    Made from notation: `"b/R?"` is a black tower, a red house, and a house of any colour. `"-/RR"` is
    a roll without the tower die (MA-18).

    Raises:
        NotationError: If the notation of the roll is not valid.
    """

    __match_args__: Final = ("tower", "houses")

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
    def houses(self, /) -> tuple[HouseDie, HouseDie]:
        """The faces of the two house dice, in the order of their ids."""

    @property
    def notation(self, /) -> str:
        """The notation."""

    @staticmethod
    def of(tower: TowerColour | None, houses: SupportsLenAndGetItem[HouseDie], /) -> Roll:
        """Returns the roll of a tower die, `None` if it is not rolled, and two house dice.

        Raises:
            NotationError: If a die has no such face.
        """

    @property
    def tower(self, /) -> TowerColour | None:
        """The face of the tower die, or `None` if it is not rolled."""

@final
class RollEarly(ActionBase):
    """A roll before the wall is built (MA-15)."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class Rolled(EventBase):
    """The dice were rolled."""

    __match_args__: Final = ("roll",)

    def __new__(cls, /, roll: Roll | str) -> Self: ...
    @property
    def roll(self, /) -> Roll:
        """The roll."""

@final
class RolledEarly(EventBase):
    """A seat has rolled too early (MA-15)."""

    __match_args__: Final = ("seat", "points")

    def __new__(cls, /, seat: int, points: int) -> Self: ...
    @property
    def points(self, /) -> int:
        """The points it loses: one if it has any (MA-80)."""

    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class SavedLane:
    """A game in a lane of a `Batch`, as it was when it was saved."""

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    @staticmethod
    def _read(text: str) -> SavedLane: ...

@final
class Scored(EventBase):
    """A seat scored with a card, and discarded it."""

    __match_args__: Final = ("seat", "card", "points")

    def __new__(cls, /, seat: int, card: Card | str, points: int) -> Self: ...
    @property
    def card(self, /) -> Card:
        """The card."""

    @property
    def points(self, /) -> int:
        """The points."""

    @property
    def seat(self, /) -> int:
        """The seat."""

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
    @property
    def board(self, /) -> Shipped | BoardPlan:
        """The board to play on (MA-01): the name of a built-in one, or a plan (MA-91)."""

    @property
    def board_plan(self, /) -> BoardPlan:
        """The plan of the board, also of a built-in one."""

    def bounded(self, /) -> Setup:
        """Returns the setup of random games. If the game has an option that limits endless games, and
        it is not set, this sets it.
        """

    @property
    def convert_after_connect(self, /) -> bool:
        """Whether pairs of houses formed by connecting cities become palaces (MA-39)."""

    @property
    def deck(self, /) -> ShippedDeck | DeckPlan:
        """The deck to play with (MA-67): the name of a built-in one, or a plan (MA-92)."""

    @property
    def deck_plan(self, /) -> DeckPlan:
        """The plan of the deck, also of a built-in one."""

    @property
    def early_roll_penalty(self, /) -> bool:
        """Whether a seat may roll too early, for a point (MA-15)."""

    def features(self, /) -> tuple[Feature, ...]:
        """Returns a `Feature` for each part of a view as numbers, in order.

        Raises:
            SetupError: With all faults of the setup, and the rulings it breaks.
        """

    @property
    def first_player(self, /) -> int | Literal["random"]:
        """The seat that has the first turn, or `"random"` (MA-81)."""

    @staticmethod
    def from_json(text: str, /) -> Setup:
        """Reads a setup from JSON.

        Raises:
            SetupError: If the text is not valid JSON of a setup.
        """

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
    def notation(self, /) -> str:
        """The setup's notation."""

    @property
    def players(self, /) -> int:
        """The number of players, 2 to 4 (MA-90)."""

    def to_dict(self, /) -> dict[str, Any]:
        """Returns the setup as a dict of options: only what differs from the defaults."""

    def to_json(self, /) -> str:
        """Writes the setup as JSON: only what differs from the defaults."""

    @property
    def tower_rule(self, /) -> TowerRule:
        """The tower that goes to the one free end of a wall (MA-19)."""

@final
class ShowDice(ActionBase):
    """The faces of the dice, by chance."""

    __match_args__: Final = ("roll",)

    def __new__(cls, /, roll: Roll | str) -> Self: ...
    @property
    def roll(self, /) -> Roll:
        """The roll."""

@final
class Starts(EventBase):
    """A seat was drawn to start (MA-81)."""

    __match_args__: Final = ("seat",)

    def __new__(cls, /, seat: int) -> Self: ...
    @property
    def seat(self, /) -> int:
        """The seat."""

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
    @property
    def acting(self, /) -> int:
        """The seat that decides, or for which cards are drawn."""

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
    def chosen(self, /) -> int | None:
        """The city that the acting seat has chosen in the final scoring, by its first space, or `None`
        if there is none (MA-71).
        """

    @property
    def cities(self, /) -> dict[int, tuple[int, ...]]:
        """The spaces of each completed city, by its first space, as a new dict."""

    @property
    def completed(self, /) -> int | None:
        """The first space of the city that was completed in this turn, or `None` if there is none."""

    @property
    def deck(self, /) -> int:
        """The number of cards in the deck."""

    @property
    def discards(self, /) -> Cards:
        """The cards on the discard pile."""

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

    @property
    def draws(self, /) -> int:
        """The number of cards that the acting seat still draws."""

    @property
    def early(self, /) -> bool:
        """Whether the seat has rolled too early in this turn (MA-85)."""

    @property
    def ending(self, /) -> Ending | None:
        """The reason why this turn is the last or the game is over, or `None` before that is known
        (MA-75).
        """

    def explain(self, card: Card | str, /) -> Explanation:
        """Explains the current points of a card, for the city that was just completed, or that was
        chosen for the final scoring. Without a city, a card that counts in a city scores nothing
        (MA-72).

        Raises:
            NotationError: If the notation of the card is not valid.
        """

    def explain_for(self, card: Card | str, city: int, /) -> Explanation | None:
        """Explains the points of a card for the completed city named by a space, or returns `None` if
        there is no such city.

        Raises:
            NotationError: If the notation of the card or of the space is not valid.
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
    def hands(self, /) -> tuple[Cards, ...]:
        """The cards in each seat's hand."""

    @property
    def houses(self, /) -> dict[int, tuple[HouseColour, ...]]:
        """The houses on each space that has some. Those of a completed city may be on any of its
        spaces, and in a state they are on the first (MA-53).
        """

    @property
    def key(self, /) -> bytes:
        """A key of 16 bytes, equal only for equal states, on every machine within a version of the
        library. It distinguishes states that no seat can distinguish. A table of what a seat knows
        should use `InformationState.key`.
        """

    @property
    def last(self, /) -> str | None:
        """The wall that was built last, or `None` if there is none."""

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
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` if the game is not over."""

    @property
    def palaces(self, /) -> dict[int, tuple[HouseColour, ...]]:
        """The palaces of each completed city that has some, on any of its spaces. In a state they are
        on the first.
        """

    @property
    def phase(self, /) -> Phase:
        """The part of the game."""

    @property
    def roll(self, /) -> Roll | None:
        """The roll, before pieces are placed, or `None`."""

    @property
    def scores(self, /) -> tuple[int, ...]:
        """The score of each seat."""

    @property
    def seat(self, /) -> int:
        """The seat that has the turn."""

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

    @property
    def swapped(self, /) -> int:
        """The number of cards that the acting seat has put down for a swap."""

    @property
    def swappers(self, /) -> tuple[int, ...]:
        """The seats in last place that may still swap cards, including the acting one (MA-70)."""

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

    def tower(self, at: str, /) -> TowerColour | None:
        """Returns the colour of the tower on a tower space, or `None` if there is none.

        Raises:
            NotationError: If the notation of the tower space is not valid.
        """

    @property
    def towers(self, /) -> dict[str, TowerColour]:
        """The towers on the board."""

    @property
    def turn(self, /) -> Turn:
        """Whose decision it is: `Decide(seats)`, `Chance()` or `Over(outcome)`."""

    def view(self, viewer: Viewer = ..., /) -> View:
        """Returns what a viewer sees: a seat, or `"spectator"`, who sees what is public.

        Raises:
            SeatError: If the table has no such seat.
        """

    @property
    def walls(self, /) -> tuple[str, ...]:
        """The walls on the board, without duplicates."""

    @property
    def winners(self, /) -> tuple[int, ...]:
        """The seats that have won, in ascending order. Empty before the game is over."""

@final
class StayApart(ActionBase):
    """Not connecting the completed city (MA-45)."""

    __match_args__: Final = ()

    def __new__(cls, /) -> Self: ...

@final
class StayedApart(EventBase):
    """The completed city was not connected with a neighbouring city."""

    __match_args__: Final = ("city",)

    def __new__(cls, /, city: int) -> Self: ...
    @property
    def city(self, /) -> int:
        """The first space of the completed city."""

@final
class Swap(ActionBase):
    """A card that is put down for a swap (MA-70)."""

    __match_args__: Final = ("card",)

    def __new__(cls, /, card: Card | str) -> Self: ...
    @property
    def card(self, /) -> Card:
        """The card."""

@final
class SwapEnded(EventBase):
    """A seat ended its swap."""

    __match_args__: Final = ("seat", "cards")

    def __new__(cls, /, seat: int, cards: int) -> Self: ...
    @property
    def cards(self, /) -> int:
        """The number of cards that it put down."""

    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class Swapped(EventBase):
    """A seat put down a card for a swap."""

    __match_args__: Final = ("seat", "card")

    def __new__(cls, /, seat: int, card: Card | str) -> Self: ...
    @property
    def card(self, /) -> Card:
        """The card."""

    @property
    def seat(self, /) -> int:
        """The seat."""

@final
class TowerPlaced(EventBase):
    """A tower was placed."""

    __match_args__: Final = ("at", "colour")

    def __new__(cls, /, at: str, colour: TowerColour) -> Self: ...
    @property
    def at(self, /) -> str:
        """The tower space."""

    @property
    def colour(self, /) -> TowerColour:
        """The colour."""

@final
class TowerRemoved(EventBase):
    """A tower inside a city returned to the supply (MA-42, MA-49)."""

    __match_args__: Final = ("at", "colour")

    def __new__(cls, /, at: str, colour: TowerColour) -> Self: ...
    @property
    def at(self, /) -> str:
        """The tower space."""

    @property
    def colour(self, /) -> TowerColour:
        """The colour."""

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
    def cities(self, /) -> dict[int, tuple[int, ...]]:
        """The spaces of each completed city, by its first space, as a new dict."""

    @property
    def completed(self, /) -> int | None:
        """The first space of the city that was completed in this turn, or `None` if there is none."""

    @property
    def deck(self, /) -> int:
        """The number of cards in the deck."""

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
    def position(self, /) -> Position:
        """The position, with unknown hands of the others (MA-82)."""

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

@final
class WallRemoved(EventBase):
    """A wall inside a city returned to the supply (MA-41, MA-48)."""

    __match_args__: Final = ("line",)

    def __new__(cls, /, line: str) -> Self: ...
    @property
    def line(self, /) -> str:
        """Its line."""

def action(action: Action | str | int, /) -> Action:
    """Returns the action with a notation or an id. An action is returned unchanged.

    Raises:
        NotationError: If the notation or id of the action is not valid.
    """

def all_cards() -> tuple[Card, ...]:
    """Returns all faces of guild cards, in order."""

def choices(option: str, /) -> tuple[str, ...]:
    """Returns every value of an option with named values.

    Raises:
        KeyError: If there is no such option.
    """

Action: TypeAlias = (
    Build
    | Choose
    | Discard
    | Draw
    | EndSwap
    | First
    | Join
    | Pass
    | Place
    | Play
    | PlayTwo
    | RollEarly
    | ShowDice
    | StayApart
    | Swap
)
"A decision of a seat or of chance. It can be read without the state."
Counted: TypeAlias = (
    CountedCity
    | CountedColour
    | CountedHouses
    | CountedPalaces
    | CountedSpace
    | CountedTower
    | CountedWall
)
"A thing that a card counts."
Event: TypeAlias = (
    Built
    | Chosen
    | Completed
    | Connected
    | Discarded
    | Drawn
    | EndComes
    | FinalScoring
    | GameOver
    | HousePlaced
    | LastPlace
    | PalacePlaced
    | Passed
    | Reshuffled
    | Rolled
    | RolledEarly
    | Scored
    | Starts
    | StayedApart
    | SwapEnded
    | Swapped
    | TowerPlaced
    | TowerRemoved
    | TurnEnded
    | TurnStarts
    | WallRemoved
)
"An event, as it is reported at the table."
