# Built by tools/stubs.py.
"""The compiled classes of Mauerbauer."""

from _typeshed import SupportsGetItem, SupportsLenAndGetItem
from collections.abc import Callable, Iterator, Sequence
from mauerwerk._mauerwerk import Bot
from mauerwerk.analysis import Analysis
from mauerwerk.drawing import Drawing, Motion
from mauerwerk.game import Actor, Feature, GameKind, Turn, Viewer
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
    """Describes a board: its tower spaces, the corners of its landscape spaces, and its coast. Wall
    lines are the sides of spaces, and all else follows too (MA-05).

    Made of TOML, JSON, a dict, a file, or the name of a board that comes with the library. It can
    be anything: `check` names all that is wrong with it (MA-91). Prints as TOML.
    """

    def __copy__(self, /) -> Self: ...
    def __dask_tokenize__(self, /) -> tuple[str, Any]: ...
    def __deepcopy__(self, /, _memo: Any) -> Self: ...
    def __eq__(self, value: object, /) -> bool: ...
    def __hash__(self, /) -> int: ...
    def _repr_svg_(self, /) -> str | None: ...
    def check(self, /) -> BoardCounts:
        """Checks the plan, and counts what the board has.

        Raises:
            PlanError: With all that is wrong at once (MA-91).
        """

    @property
    def coast(self, /) -> tuple[str, ...]:
        """The rim lines next to water."""

    @staticmethod
    def from_dict(plan: dict[str, Any], /) -> BoardPlan:
        """Reads a plan from a dict as `to_dict` returns it. What it describes is not checked:
        see `check`.

        Raises:
            PlanError: If a field is missing or wrong.
        """

    @staticmethod
    def from_file(path: str | PathLike[str], /) -> BoardPlan:
        """Reads a plan from a file: JSON if its name ends in `.json`, else TOML.

        Raises:
            OSError: If the file cannot be read.
            PlanError: If it holds no plan.
        """

    @staticmethod
    def from_json(text: str, /) -> BoardPlan:
        """Reads a plan from JSON. What it describes is not checked: see `check`.

        Raises:
            PlanError: If the text is no such JSON.
        """

    @staticmethod
    def from_toml(text: str, /) -> BoardPlan:
        """Reads a plan from TOML. What it describes is not checked: see `check`.

        Raises:
            PlanError: If the text is no such TOML; it names the line.
        """

    @property
    def name(self, /) -> str:
        """The name of the board: letters, digits and hyphens."""

    @property
    def notation(self, /) -> str:
        """The written form that a setup's notation has for it: its JSON."""

    @property
    def regions(self, /) -> tuple[RegionPlan, ...]:
        """The regions, one to three."""

    @staticmethod
    def shipped(name: Shipped, /) -> BoardPlan:
        """Returns a plan that comes with the library, by its name.

        Raises:
            NotationError: If there is none of that name.
        """

    def svg(self, /, theme: str = ...) -> str:
        """Draws the board as an SVG document, in a theme of `mauerwerk.drawing`.

        Raises:
            PlanError: With all that is wrong at once (MA-91).
            ValueError: If there is no such theme.
        """

    def text(self, /) -> str:
        """Draws the board with plain characters.

        Raises:
            PlanError: With all that is wrong at once (MA-91).
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
    """A guild card by its face; cards with the same face are alike (MA-83).

    Made of notation such as `"size"`, `"in-towers"` or `"out-R"`; `cards` holds all there are.

    Raises:
        NotationError: If no card is written like that.
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
        """The kind: the paragraph of the rulebook that says what it scores."""

    @property
    def label(self, /) -> str:
        """What the card counts, in words."""

    @property
    def notation(self, /) -> str:
        """The written form."""

@final
class Cards:
    """A multiset of guild cards (MA-83): a collection of cards in order, each as often as it is
    there.

    Made of notation such as `"size,in-b*2"`, or `"-"` for none.

    Raises:
        NotationError: If no cards are written like that.
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
        """Returns how many cards there are of a face."""

    @property
    def counts(self, /) -> dict[Card, int]:
        """The number of cards of each face that is there, as a dict of its own."""

    @property
    def notation(self, /) -> str:
        """The written form."""

    @staticmethod
    def of(cards: Sequence[Card | str], /) -> Cards:
        """Returns the multiset of some cards, at most 255 of each.

        Raises:
            NotationError: If one of them is no card.
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
    """Something that a card counts."""

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
class DeckPlan:
    """Describes a deck of guild cards: how many cards have each face, and what they score.

    Made of TOML, JSON, a dict, a file, or the name of a deck that comes with the library. It can be
    anything: `check` names all that is wrong with it (MA-92). Prints as TOML.
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

    def check(self, /) -> str | None:
        """Checks the plan, and returns a warning if it has another number of cards than the printed
        deck, else `None` (MA-92).

        Raises:
            PlanError: If it has no card, or more than 255.
        """

    @staticmethod
    def from_dict(plan: dict[str, Any], /) -> DeckPlan:
        """Reads a plan from a dict as `to_dict` returns it. What it describes is not checked:
        see `check`.

        Raises:
            PlanError: If a field is missing or wrong.
        """

    @staticmethod
    def from_file(path: str | PathLike[str], /) -> DeckPlan:
        """Reads a plan from a file: JSON if its name ends in `.json`, else TOML.

        Raises:
            OSError: If the file cannot be read.
            PlanError: If it holds no plan.
        """

    @staticmethod
    def from_json(text: str, /) -> DeckPlan:
        """Reads a plan from JSON. What it describes is not checked: see `check`.

        Raises:
            PlanError: If the text is no such JSON.
        """

    @staticmethod
    def from_toml(text: str, /) -> DeckPlan:
        """Reads a plan from TOML. What it describes is not checked: see `check`.

        Raises:
            PlanError: If the text is no such TOML; it names the line.
        """

    @property
    def notation(self, /) -> str:
        """The written form that a setup's notation has for it: its JSON."""

    @property
    def points(self, /) -> dict[str, Any]:
        """What each kind of card scores, as a dict of its own (MA-93): a number for each thing
        that is counted, or a list. `city_size` scores 1, 2, 3, and 7 or more spaces,
        `colour_variety` 2 or 3 colours and 4 or 5, `colour_in` a house and a palace.
        """

    @staticmethod
    def shipped(name: ShippedDeck, /) -> DeckPlan:
        """Returns a plan that comes with the library, by its name.

        Raises:
            NotationError: If there is none of that name.
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
class Explanation:
    """The points for a card, and what was counted for them. It prints as a sentence."""

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
        """The first space of the city that the scoring is about, or `None`."""

    @property
    def counted(self, /) -> tuple[Counted, ...]:
        """What the card counts, even where not all of it scores."""

    @property
    def points(self, /) -> int:
        """The points."""

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

    Written as its cards, such as `"size,in-b*2"`, or as `?` and their number.

    Raises:
        NotationError: If no hand is written like that.
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
        """The written form."""

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
        """The pieces, and where they go."""

@final
class Placement:
    """What a seat places after its roll, all at once (MA-24).

    Made of notation such as `"b./RG"`: a tower for the earlier and for the later end of the wall,
    `.` for none; then a house for the space with the lower number and for the other one.

    Raises:
        NotationError: If no placement is written like that.
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
        """The house on each space beside the wall, in the order of their numbers; `None` for none."""

    @property
    def notation(self, /) -> str:
        """The written form."""

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
        """The tower at each end of the wall, in the order of the tower spaces; `None` for none."""

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
    """A position as plain data, with question marks where it is not known.

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
        """The city that the acting seat has chosen in the final scoring, by its first space, if there
        is one (MA-71).
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
        """Reads a position from JSON; it need not be legal.

        Raises:
            PositionError: If the text is no such JSON.
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
        """The wall that was built last, if there is one."""

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
    """A roll of the dice; which house die is which doesn't matter.

    Made of notation: `"b/R?"` is a black tower, a red house, and a house of any colour; `"-/RR"` is
    a roll without the tower die (MA-18).

    Raises:
        NotationError: If no roll is written like that.
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
        """What the two house dice show, in the order of their faces."""

    @property
    def notation(self, /) -> str:
        """The written form."""

    @staticmethod
    def of(tower: TowerColour | None, houses: SupportsLenAndGetItem[HouseDie], /) -> Roll:
        """Returns the roll of a tower die, `None` if it is not rolled, and of two house dice.

        Raises:
            NotationError: If a die has no such face.
        """

    @property
    def tower(self, /) -> TowerColour | None:
        """What the tower die shows, or `None` if it is not rolled."""

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
    @property
    def board(self, /) -> Shipped | BoardPlan:
        """The board to play on (MA-01): the name of one that comes with the library, or a plan
        (MA-91).
        """

    @property
    def board_plan(self, /) -> BoardPlan:
        """The plan of the board, also of one that comes with the library."""

    def bounded(self, /) -> Setup:
        """Returns the setup as random games have it: with a limit to games that nobody could
        end, where the game has an option for that and it is not set.
        """

    @property
    def convert_after_connect(self, /) -> bool:
        """Whether pairs of houses formed by connecting cities become palaces (MA-39)."""

    @property
    def deck(self, /) -> ShippedDeck | DeckPlan:
        """The deck to play with (MA-67): the name of one that comes with the library, or a plan
        (MA-92).
        """

    @property
    def deck_plan(self, /) -> DeckPlan:
        """The plan of the deck, also of one that comes with the library."""

    @property
    def early_roll_penalty(self, /) -> bool:
        """Whether a seat may roll too early, for a point (MA-15)."""

    def features(self, /) -> tuple[Feature, ...]:
        """Returns the parts of what a view of the game is as numbers, in order.

        Raises:
            SetupError: With all that is wrong with the setup, and the rulings it breaks.
        """

    @property
    def first_player(self, /) -> int | Literal["random"]:
        """The seat that has the first turn, or `"random"` (MA-81)."""

    @staticmethod
    def from_json(text: str, /) -> Setup:
        """Reads a setup from JSON.

        Raises:
            SetupError: If the text is no such JSON.
        """

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
    def notation(self, /) -> str:
        """The setup's written form."""

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
    @property
    def acting(self, /) -> int:
        """The seat that decides, or for which cards are drawn."""

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
    def chosen(self, /) -> int | None:
        """The city that the acting seat has chosen in the final scoring, by its first space, if there
        is one (MA-71).
        """

    @property
    def cities(self, /) -> dict[int, tuple[int, ...]]:
        """The spaces of each completed city by its first one, as a dict of its own."""

    @property
    def completed(self, /) -> int | None:
        """The first space of the city that was completed in this turn, if there is one."""

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
        """Draws what a viewer sees: a seat, or `"spectator"`; with what the seat may touch marked,
        after the places it has touched so far. `mauerwerk.drawing` tells the themes, sheets and
        panels; names of people by seat stand for "seat 0"; `news` are the places of what has just
        happened, as events tell them.

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
        """Explains what a card scores now: for the city that was just completed, or that was chosen
        for the final scoring. Without one, a card that looks at the city scores nothing (MA-72).

        Raises:
            NotationError: If no card is written like that.
        """

    def explain_for(self, card: Card | str, city: int, /) -> Explanation | None:
        """Explains what a card would score for the completed city that goes by this space, its first;
        `None` if there is no such city.

        Raises:
            NotationError: If no card is written like that, or no space has that number.
        """

    def features(self, viewer: Viewer = ..., /) -> memoryview:
        """Returns what a viewer sees as numbers: the `features()` of its view, which need not be
        made for it.

        Raises:
            SeatError: If the table has no such seat.
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
    def hands(self, /) -> tuple[Cards, ...]:
        """The cards in each seat's hand."""

    @property
    def houses(self, /) -> dict[int, tuple[HouseColour, ...]]:
        """The houses on each space that has some. Those of a completed city may be on any of its
        spaces, and in a state they are on the first (MA-53).
        """

    @property
    def key(self, /) -> bytes:
        """A key of 16 bytes, the same for equal states and for no others, on every machine within
        a version of the library. It tells states apart that no seat can: a table of what a
        seat knows takes `InformationState.key`.
        """

    @property
    def last(self, /) -> str | None:
        """The wall that was built last, if there is one."""

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
    def notation(self, /) -> str:
        """The position's written form without the setup: `name:value` tokens."""

    @property
    def outcome(self, /) -> Outcome | None:
        """The result, or `None` while the game goes on."""

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

    def tower(self, at: str, /) -> TowerColour | None:
        """Returns the colour of the tower on a tower space, or `None` if there is none.

        Raises:
            NotationError: If no tower space is written like that.
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
        """The seats that have won, ascending; none before the game is over."""

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
    def cities(self, /) -> dict[int, tuple[int, ...]]:
        """The spaces of each completed city by its first one, as a dict of its own."""

    @property
    def completed(self, /) -> int | None:
        """The first space of the city that was completed in this turn, if there is one."""

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
    def position(self, /) -> Position:
        """The position, with unknown hands of the others (MA-82)."""

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
    """Returns the action of a notation or an id; an action is returned as it is.

    Raises:
        NotationError: If no action is written like that or has that id.
    """

def all_cards() -> tuple[Card, ...]:
    """Returns every face that a guild card may have, in order."""

def choices(option: str, /) -> tuple[str, ...]:
    """Returns every value of an option that has names for its values.

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
"A decision of a seat or of chance, that can be read without the state."
Counted: TypeAlias = (
    CountedCity
    | CountedColour
    | CountedHouses
    | CountedPalaces
    | CountedSpace
    | CountedTower
    | CountedWall
)
"Something that a card counts."
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
"Something that happened, as it is reported at the table."
