"""The common types of all games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import (
    TYPE_CHECKING,
    Any,
    Literal,
    NamedTuple,
    Protocol,
    SupportsIndex,
    TypeAlias,
    TypeVar,
    overload,
)

from mauerwerk._mauerwerk import Bot, Chance, Decide, Over, Search, rules_of

if TYPE_CHECKING:
    from collections.abc import Iterable

    import numpy as np
    from numpy.typing import NDArray
    from typing_extensions import Self

    from mauerwerk._mauerwerk import Standings
    from mauerwerk.analysis import Analysis
    from mauerwerk.results import Results

__all__ = [
    "Actor",
    "Choice",
    "Evaluate",
    "Evaluations",
    "Feature",
    "Game",
    "GameId",
    "GameKind",
    "Info",
    "Knows",
    "Most",
    "Player",
    "PlayerName",
    "Plays",
    "Rule",
    "Rules",
    "Turn",
    "Viewer",
    "rules",
]

GameId: TypeAlias = Literal["die-mauer", "berlin", "mauerbauer"]
"""The id of a game."""

PlayerName: TypeAlias = str
"""The name of a player, such as `"hard"` or `"search:1000"`. See `bot`.

Type checkers accept any text, because budgets are parts of names.
"""

Player: TypeAlias = (
    Bot | Search | PlayerName | Mapping[Any, float] | Callable[[Any, tuple[Any, ...]], Any]
)
"""The player of a seat in any game. Each game's own `Player` has the types of its actions."""

Evaluate: TypeAlias = "Callable[[NDArray[np.float32], NDArray[np.bool_]], Evaluations]"
"""A function that evaluates positions for a `Search`, from features and masks."""

Evaluations: TypeAlias = "NDArray[Any] | tuple[NDArray[Any], NDArray[Any] | None]"
"""The values of positions, or their values and policies."""

Actor: TypeAlias = int | Literal["chance"]
"""An actor: a seat's number, or chance."""

Viewer: TypeAlias = int | Literal["spectator"]
"""A viewer: a seat's number, or a spectator who sees only what is public."""

Turn: TypeAlias = Decide | Chance | Over
"""Whose decision it is."""

AnyAction = TypeVar("AnyAction")
_Chosen_co = TypeVar("_Chosen_co", covariant=True)


class Knows(Protocol[_Chosen_co]):
    """Stands for an information state of any game, from which a player chooses an action."""

    def choose(self, player: Bot | PlayerName, /, *, seed: int) -> _Chosen_co:
        """Return the action that a player chooses."""
        ...

    def analyse(self, *, seed: int, player: Bot | PlayerName | None = None) -> Analysis:
        """Return a player's rating of each legal action."""
        ...


class Plays(Protocol[_Chosen_co]):
    """Stands for a state of any game, in which a dealer draws an action."""

    def actions(self, seat: int, /) -> tuple[_Chosen_co, ...]:
        """Return the legal actions of a seat."""
        ...

    def chances(self) -> tuple[tuple[_Chosen_co, int], ...]:
        """Return all outcomes of chance, with their weights."""
        ...


class Rule(NamedTuple):
    """A ruling: what a game does, and the sources."""

    id: str
    """The id, for instance `DM-20`."""
    title: str
    """The subject of the ruling, in a few words."""
    sentence: str
    """The full text of the ruling."""
    sources: tuple[str, ...]
    """The texts that support the ruling, by their signs in `credits`."""
    options: tuple[str, ...]
    """The options that change the ruling. Empty if it is fixed."""
    definition: bool
    """Whether the ruling only defines a word, so that no code enforces it."""


class Rules(tuple[Rule, ...]):
    """The rulings of a game in the order of their ids, by index or by id.

    >>> from mauerwerk import die_mauer
    >>> die_mauer.rules["DM-20"].title == die_mauer.rules[19].title
    True
    >>> "DM-0" in die_mauer.rules
    False
    """

    __slots__ = ()

    @classmethod
    def of(cls, rules: Iterable[tuple[str, str, str, list[str], list[str], bool]]) -> Self:
        """Return the rulings with the given fields."""
        return cls(
            Rule(id_, title, sentence, tuple(sources), tuple(options), definition)
            for id_, title, sentence, sources, options, definition in rules
        )

    @property
    def ids(self) -> tuple[str, ...]:
        """Return the ids of all rulings."""
        return tuple(rule.id for rule in self)

    @overload
    def __getitem__(self, index: SupportsIndex | str, /) -> Rule: ...
    @overload
    def __getitem__(self, index: slice, /) -> tuple[Rule, ...]: ...
    def __getitem__(self, index: SupportsIndex | str | slice, /) -> Rule | tuple[Rule, ...]:
        """Return the ruling with an id or at an index, or those of a slice.

        Raises:
            KeyError: If there is no such ruling. The error has the nearest id.
            IndexError: If there is no such index.

        """
        if not isinstance(index, str):
            return super().__getitem__(index)
        for rule in self:
            if rule.id == index:
                return rule
        # Most programs never need the module.
        from difflib import get_close_matches  # noqa: PLC0415

        near = get_close_matches(index.strip().upper().replace("_", "-"), self.ids)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        message = f"no ruling {index[:40]!r}{hint}"
        raise KeyError(message)

    def __contains__(self, rule: object, /) -> bool:
        """Return whether a ruling, or one with the given id, is in the list."""
        return rule in self.ids if isinstance(rule, str) else super().__contains__(rule)


def rules(game: GameId, /, *, lang: str = "en") -> Rules:
    """Return the rulings of a game in a language.

    >>> from mauerwerk import die_mauer, rules
    >>> rules("die-mauer") == die_mauer.rules
    True
    >>> rules("die-mauer", lang="de")["DM-20"].title
    'Türme und Tore'

    Raises:
        NotationError: If there is no such game.
        ValueError: If there is no such language.

    """
    return Rules.of(rules_of(game, lang))


class Choice(NamedTuple):
    """An action, with everything for a button."""

    action: str
    """The action in notation."""
    label: str
    """The action in words. The notation follows if several choices have the same words."""
    touches: tuple[str, ...] = ()
    """The places whose touches, in this order, mean the action. Empty for chance."""


class Feature(NamedTuple):
    """A named part of a view as numbers."""

    name: str
    """The name, which is unique in a game."""
    shape: tuple[int, ...]
    """The number of entries along each axis. Empty for a single number."""
    low: float
    """The lower bound of the numbers."""
    high: float
    """The upper bound of the numbers."""
    meaning: str
    """The meaning of the numbers."""
    rule: str | None
    """The ruling that describes the part best, or `None` if there is none."""
    start: int
    """The index where the part begins."""
    stop: int
    """The index where the part ends."""


class Most(NamedTuple):
    """A bound that is never exceeded."""

    number: int
    """The bound."""
    reached: bool
    """Whether the bound is known to be reached."""


class GameKind(NamedTuple):
    """The kind of game that a setup makes.

    >>> from mauerwerk import die_mauer
    >>> kind = die_mauer.Setup(players=3).kind()
    >>> kind.simultaneous, kind.chance, kind.hidden, kind.decisions
    (True, False, True, None)
    >>> kind.actions
    Most(number=15, reached=False)
    """

    simultaneous: bool
    """Whether seats may have to decide at the same time."""
    chance: bool
    """Whether there may be decisions of chance."""
    hidden: bool
    """Whether anything may be hidden from a seat."""
    lowest: int
    """The lower bound of scores."""
    highest: int
    """The upper bound of scores."""
    decisions: Most | None
    """The bound of the number of decisions in a game, including those of chance.

    `None` if a game may never end, or if no bound is proven.
    """
    actions: Most
    """The bound of the number of legal actions of a seat."""
    chances: Most
    """The bound of the number of outcomes of chance."""


class Info(NamedTuple):
    """The description of a game."""

    id: GameId
    """The name in records, for instance `die-mauer`."""
    name: str
    """The name for people."""
    ruleset: int
    """The version of the rules. It rises whenever the same record would play out differently."""
    actions: int
    """The exclusive upper bound of action ids. Not every id below it is an action."""
    low_score_wins: bool
    """Whether lower scores are better."""


class Game(Protocol):
    """The module of a game, with the parts that all games have, for programs that play any game.

    >>> from mauerwerk import games
    >>> [len(game.play(seed=7).decisions) > 9 for game in games.values()]
    [True, True, True]
    """

    @property
    def info(self) -> Info:
        """Return the description of the game."""
        ...

    @property
    def rules(self) -> Rules:
        """Return the rulings."""
        ...

    @property
    def Setup(self) -> Callable[..., Any]:  # noqa: N802 (the name of the class)
        """Return the class of setups."""
        ...

    @property
    def State(self) -> Callable[..., Any]:  # noqa: N802
        """Return the class of states."""
        ...

    @property
    def Record(self) -> Callable[..., Any]:  # noqa: N802
        """Return the class of records."""
        ...

    @property
    def InformationState(self) -> Callable[..., Any]:  # noqa: N802
        """Return the class of information states."""
        ...

    @property
    def Batch(self) -> Callable[..., Any]:  # noqa: N802
        """Return the class of batches."""
        ...

    @property
    def start(self) -> Callable[..., Any]:
        """Return the function that starts a game."""
        ...

    @property
    def play(self) -> Callable[..., Any]:
        """Return the function that plays a whole game."""
        ...

    @property
    def simulate(self) -> Callable[..., Results]:
        """Return the function that plays many games."""
        ...

    @property
    def match(self) -> Callable[..., Standings]:
        """Return the function that plays a match between players."""
        ...
