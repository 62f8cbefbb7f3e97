"""What all games have in common."""

from __future__ import annotations

from difflib import get_close_matches
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

from mauerwerk._mauerwerk import Bot, Chance, Decide, Over, rules_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from typing_extensions import Self

    from mauerwerk._mauerwerk import Standings
    from mauerwerk.analysis import Analysis
    from mauerwerk.results import Results

__all__ = [
    "Actor",
    "Choice",
    "Feature",
    "Game",
    "GameKind",
    "Info",
    "Knows",
    "Most",
    "Plays",
    "Rule",
    "Rules",
    "Turn",
    "Viewer",
    "rules",
]

Actor: TypeAlias = int | Literal["chance"]
"""Who acts: a seat's number, or chance."""

Viewer: TypeAlias = int | Literal["spectator"]
"""Who looks: a seat's number, or somebody who sees only what is public."""

Turn: TypeAlias = Decide | Chance | Over
"""Whose decision it is."""

AnyAction = TypeVar("AnyAction")
_Chosen_co = TypeVar("_Chosen_co", covariant=True)


class Knows(Protocol[_Chosen_co]):
    """Stands for an information state of any game, of which a player chooses an action."""

    def choose(self, player: Bot | str, /, *, seed: int) -> _Chosen_co:
        """Return the action that a player chooses."""
        ...

    def analyse(self, *, seed: int, player: Bot | str | None = None) -> Analysis:
        """Return what a player thinks of each legal action."""
        ...


class Plays(Protocol[_Chosen_co]):
    """Stands for a state of any game, of which a dealer draws an action."""

    def actions(self, seat: int, /) -> tuple[_Chosen_co, ...]:
        """Return the legal actions of a seat."""
        ...

    def chances(self) -> tuple[tuple[_Chosen_co, int], ...]:
        """Return all that chance may bring, with its weight."""
        ...


class Rule(NamedTuple):
    """One ruling: what a game does where its texts are silent or disagree."""

    id: str
    """The ruling, for instance `DM-20`."""
    title: str
    """What the ruling is about, in a few words."""
    sentence: str
    """States the ruling in full."""
    sources: tuple[str, ...]
    """The texts the ruling rests on, by the signs that `credits` explains."""
    options: tuple[str, ...]
    """The options that change the ruling; none if it is fixed."""
    definition: bool
    """Whether the ruling only says what a word means, so that no code enforces it."""


class Rules(tuple[Rule, ...]):
    """The rulings of a game, in the order of their ids: by place, or by id.

    >>> from mauerwerk import die_mauer
    >>> die_mauer.rules["DM-20"].title == die_mauer.rules[19].title
    True
    >>> "DM-0" in die_mauer.rules
    False

    """

    __slots__ = ()

    @classmethod
    def of(cls, rules: Iterable[tuple[str, str, str, list[str], list[str], bool]]) -> Self:
        """Return the rulings of their fields."""
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
        """Return the ruling with an id or at a place, or those of a slice.

        Raises:
            KeyError: If no ruling has that id; it names the nearest.
            IndexError: If there is no such place.

        """
        if not isinstance(index, str):
            return super().__getitem__(index)
        for rule in self:
            if rule.id == index:
                return rule
        near = get_close_matches(index.strip().upper().replace("_", "-"), self.ids)
        hint = f"; did you mean {' or '.join(near)}?" if near else ""
        message = f"no ruling {index[:40]!r}{hint}"
        raise KeyError(message)

    def __contains__(self, rule: object, /) -> bool:
        """Return whether a ruling, or one with that id, is among them."""
        return rule in self.ids if isinstance(rule, str) else super().__contains__(rule)


def rules(game: str, /, *, lang: str = "en") -> Rules:
    """Return the rulings of a game in a language.

    >>> from mauerwerk import die_mauer, rules
    >>> rules("die-mauer") == die_mauer.rules
    True
    >>> rules("die-mauer", lang="de")["DM-20"].title
    'Türme und Tore'

    Raises:
        NotationError: If no game has that id.
        ValueError: If there is no such language.

    """
    return Rules.of(rules_of(game, lang))


class Choice(NamedTuple):
    """An action with all that a button needs."""

    action: str
    """The action in notation."""
    label: str
    """The action in words; the notation follows where several choices read the same."""
    touches: tuple[str, ...] = ()
    """The places whose touches, one after the other, mean the action; none for chance."""


class Feature(NamedTuple):
    """A named part of the numbers that a view is written as."""

    name: str
    """The name, unique within a game."""
    shape: tuple[int, ...]
    """The number of entries along each axis; empty for a single number."""
    low: float
    """The smallest number there may be."""
    high: float
    """The largest number there may be."""
    meaning: str
    """What the numbers mean."""
    rule: str | None
    """The ruling that says most about it, if one does."""
    start: int
    """Where the part begins."""
    stop: int
    """Where the part ends."""


class Most(NamedTuple):
    """A number that is never exceeded."""

    number: int
    """The number."""
    reached: bool
    """Whether it is known to be reached; else it is only a bound."""


class GameKind(NamedTuple):
    """What kind of game a setup makes.

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
    """Whether chance may decide anything."""
    hidden: bool
    """Whether anything may be hidden from a seat."""
    lowest: int
    """The number below which no score is."""
    highest: int
    """The number above which no score is."""
    decisions: Most | None
    """The bound of the decisions of a game, those of chance included; `None` where a game may go on
    for ever, or no bound is proven."""
    actions: Most
    """The bound of the legal actions of a seat at once."""
    chances: Most
    """The bound of what chance may bring at once."""


class Info(NamedTuple):
    """What kind of game a game is."""

    id: str
    """The name used in records, for instance `die-mauer`."""
    name: str
    """The name for people."""
    ruleset: int
    """The version of the rules; it rises when the same record would play otherwise."""
    actions: int
    """The number of actions there are; their ids run from 0 to one less."""
    low_score_wins: bool
    """Whether a lower score is the better one."""


class Game(Protocol):
    """The module of a game, as far as all games have the same: for programs that play any.

    >>> from mauerwerk import games
    >>> [len(game.play(seed=7).decisions) > 9 for game in games.values()]
    [True, True, True]

    """

    @property
    def info(self) -> Info:
        """Return what kind of game it is."""
        ...

    @property
    def rules(self) -> Rules:
        """Return its rulings."""
        ...

    @property
    def Setup(self) -> Callable[..., Any]:  # noqa: N802 (the name of the class)
        """Return the class of its setups."""
        ...

    @property
    def State(self) -> Callable[..., Any]:  # noqa: N802
        """Return the class of its states."""
        ...

    @property
    def Record(self) -> Callable[..., Any]:  # noqa: N802
        """Return the class of its records."""
        ...

    @property
    def InformationState(self) -> Callable[..., Any]:  # noqa: N802
        """Return the class of what a seat has seen."""
        ...

    @property
    def Batch(self) -> Callable[..., Any]:  # noqa: N802
        """Return the class of its games side by side."""
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
