"""Berlin, by Eric Witt (2003): a dice game for the piecepack, with eight variants.

Tiles and coins lie face down as a wall. Hammers walk over it by the roll of a die, flip what they
land on, and collect what matches the die; the first with twelve pieces wins.

Chance rolls the dice and turns up the pieces: `State.chances` says what it may bring, and
`apply("chance", …)` brings it. Actions are objects that `match` takes apart; wherever one is
expected, its notation or its id will do, and the same holds for cells, paths and pieces:

=========================  ==============  =============================================
action                     notation        what it does
=========================  ==============  =============================================
`Place("c3")`              `@c3`           puts one's hammer on a piece
`Move(0, "UUR")`           `0UUR`          moves the hammer of seat 0 along a path
`Flip()` `Leave()`         `+` `x`         flips the piece that was landed on, or leaves it
`Collect()`                `*`             collects it
`Check()`                  `?`             looks at it and turns it back (variant 1)
`Open("c3")`               `+c3`           turns up a piece by the Wall of Jericho
`Fill("c3", "U")`          `c3<U`          fills c3 with the pieces above it
`ShowValue("null")`        `a 2 3 4 5 n`   *chance:* a die or a coin shows a value
`ShowDice(("ace","two"))`  `a,2`           *chance:* two dice show values (variant 8)
`ShowSuit("suns")`         `S M C A`       *chance:* a coin or the drawn die has a colour
`ShowTile("suns","two")`   `S2`            *chance:* a tile shows
`Hole("c3")`               `*c3`           *chance:* a cell is left empty from the start
=========================  ==============  =============================================

>>> wall = "rows:3 columns:6 wall:tcStcStcS/tcMtcAtcS/tcCtcA2tcM hammers:a1/f3"
>>> state = State(f"{wall} phase:moving roll:2")  # seat 0 has rolled a two
>>> state = state.apply(0, "0RR").apply(0, "+").apply("chance", "S2")
>>> state.content("c1"), state.seat, state.phase  # dumb luck: another roll
(Content('tS2'), 0, 'rolling')
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING, Literal, TypeAlias, TypedDict

from mauerwerk._mauerwerk import berlin as _berlin
from mauerwerk._mauerwerk import credits_of, info_of, rules_of
from mauerwerk._mauerwerk.berlin import *
from mauerwerk._simulate import simulated
from mauerwerk.game import Info, Rules

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from typing_extensions import Unpack

    from mauerwerk.results import Results

__all__ = [
    "CheckVisibility",
    "Direction",
    "DumbLuck",
    "Ending",
    "FirstColumn",
    "GravityFills",
    "Ground",
    "HolesCount",
    "Kind",
    "Options",
    "PathMemory",
    "Phase",
    "Suit",
    "Value",
    "Variant",
    "actions",
    "credits",
    "info",
    "play",
    "rules",
    "simulate",
    "start",
]
__all__ += _berlin.__all__

Suit: TypeAlias = Literal["suns", "moons", "crowns", "arms"]
"""Names a suit, which is also the colour of a die (BE-55)."""

Value: TypeAlias = Literal["ace", "two", "three", "four", "five", "null"]
"""Names a number of tiles, coins and dice: aces are low, nulls high (BE-09)."""

Kind: TypeAlias = Literal["tile", "coin"]
"""Tells tiles and coins apart."""

Direction: TypeAlias = Literal["U", "D", "L", "R"]
"""Names one of the four ways from a cell to the next: up, down, left, right."""

Phase: TypeAlias = Literal[
    "leaving-holes",
    "dealing-coins",
    "choosing-faces",
    "turning-face",
    "placing",
    "rolling-off",
    "jericho",
    "turning-jericho",
    "drawing-die",
    "rolling",
    "moving",
    "landed",
    "flipping",
    "flipped",
    "checking",
    "checked",
    "picking-up",
    "settling",
    "over",
]
"""Names a part of the game."""

Ending: TypeAlias = Literal["target_reached", "wall_gone", "too_many_idle_turns"]
"""Says why a game ended: BE-30, BE-31 or BE-122."""

Variant: TypeAlias = Literal[
    "crazy-eights",
    "gravity",
    "nullo-gravity",
    "wall-of-china",
    "wall-of-jericho",
    "fast-forward",
    "on-again-off-again",
    "pair-a-dice",
]
"""Names a variant of the rulebook."""

FirstColumn: TypeAlias = Literal["tiles", "coins"]
"""Says which pieces the first column has (BE-01)."""

HolesCount: TypeAlias = Literal["step", "skipped"]
"""Says whether an empty cell costs a hammer a step (BE-11)."""

PathMemory: TypeAlias = Literal["whole-turn", "per-roll"]
"""Says for how long a hammer may not enter a cell again (BE-15)."""

DumbLuck: TypeAlias = Literal["extra-roll-only", "collect"]
"""Says what Dumb Luck brings (BE-21)."""

CheckVisibility: TypeAlias = Literal["public", "private"]
"""Says who sees a piece that is turned over to check its colour (BE-49)."""

Ground: TypeAlias = Literal["bottom", "top", "left", "right"]
"""Names the side of the wall that is the ground (BE-56)."""

GravityFills: TypeAlias = Literal["holes-only", "any-empty-cell"]
"""Says which empty cells gravity fills (BE-59)."""


class Options(TypedDict, total=False):
    """Names the options of a set-up; `None` is the default."""

    players: int | None
    """Holds the number of seats, 2 to 4 with one piecepack, up to 8 with more (BE-78)."""
    variants: Sequence[Variant] | str | None
    """Holds the variants that are played, in notation with commas."""
    rows: int | None
    """Holds the number of rows of the wall (BE-74)."""
    columns: int | None
    """Holds the number of columns; rows times columns are 7 to 96 (BE-74, BE-80)."""
    first_column: FirstColumn | None
    """Says which pieces the first column has (BE-01)."""
    fill: str | None
    """Says which columns are tiles and which are coins: `"alternate"`, `"tiles-only"`,
    `"coins-only"`, or a pattern of `T` and `C` that is repeated from left to right (BE-73)."""
    preset_holes: int | Sequence[Cell | str] | str | None
    """Says how many random cells are empty from the start, or which (BE-76)."""
    packs: int | None
    """Holds the number of whole piecepacks, 1 or 2 (BE-78)."""
    stacks: Sequence[Suit] | str | None
    """Holds the suits of single stacks that are added to one piecepack (BE-78)."""
    hammer_setup: Sequence[Cell | str] | str | None
    """Says where hammers start: `"choose"`, `"random"`, or a cell for each seat (BE-06)."""
    holes_count: HolesCount | None
    """Says whether an empty cell costs a step (BE-11)."""
    path_memory: PathMemory | None
    """Says for how long a hammer may not enter a cell again (BE-15)."""
    dumb_luck: DumbLuck | None
    """Says what Dumb Luck brings (BE-21)."""
    target: int | None
    """Holds how many pieces win, 1 to 96 (BE-30)."""
    suit_rotation: Sequence[Suit] | Suit | str | None
    """The order of the diagonals of coins, from the upper left: the first suit, where the others
    follow as they are listed, or else all four, in notation with commas (BE-39)."""
    redraw_on_bonus: bool | None
    """Tells whether a new die is drawn for every bonus roll (BE-42)."""
    check_visibility: CheckVisibility | None
    """Says who sees a piece that is turned over to check its colour (BE-49)."""
    ground: Ground | None
    """Names the ground (BE-56)."""
    gravity_fills: GravityFills | None
    """Says which empty cells gravity fills (BE-59)."""
    jericho_at: int | None
    """Holds how many pieces bring the Wall of Jericho (BE-85)."""
    face_up: int | None
    """Holds how many pieces lie face up from the start (BE-86)."""
    max_idle_turns: int | None
    """Holds after how many turns in a row without a collected piece the game ends; no limit by
    default (BE-122)."""


info: Info = Info(*info_of("berlin"))
"""What kind of game it is."""

rules: Rules = Rules.of(rules_of("berlin"))
"""Every ruling the game implements, in the order of their ids: `rules["BE-34"]`, `rules[0]`."""

credits: Mapping[str, str] = MappingProxyType(credits_of("berlin"))  # noqa: A001
"""The signs that stand in the sources of rulings, with their meanings."""

actions: AllActions = AllActions()
"""Holds every action there is, in the order of their ids."""


def start(setup: Setup | Options | str | None = None, /, **options: Unpack[Options]) -> State:
    """Return the first state of a game.

    Takes a set-up, in notation if you like, and the options of `Options` on top of it.

    Raises:
        SetupError: With all that is wrong with the set-up, and the rulings it breaks.

    >>> start(players=3, variants=["gravity"], ground="left").setup
    Setup(ground='left', players=3, variants=['gravity'])

    """
    return State.start(Setup(setup, **options))


def play(
    setup: Setup | Options | str | None = None, /, *, seed: int, **options: Unpack[Options]
) -> Record:
    """Play a whole game at random and return its record.

    The same set-up and seed (from 0 to 2**64 - 1) give the same game on every platform.

    Raises:
        SetupError: With all that is wrong with the set-up, and the rulings it breaks.

    >>> play(players=3, seed=7) == play(players=3, seed=7)
    True

    """
    return Record.random(Setup(setup, **options), seed)


def simulate(  # noqa: PLR0913 (whoever calls names them)
    games: int,
    start: State | Setup | Options | str | None = None,
    /,
    *,
    seed: int,
    limit: int | None = None,
    threads: int | None = None,
    progress: bool | None = None,
    **options: Unpack[Options],
) -> Results:
    """Play many games at random on all cores, and return a table with one row a game.

    The games go on from a state, or start with a set-up and the options of `Options` on top of it.
    Game 0 is `play(seed=seed)`; every other game has a seed of its own. They are the same on any
    number of `threads`, by default as many as there are cores; the threads end with the call, so
    that the process may fork. `progress` says whether to show a progress bar, which needs tqdm;
    `None` shows one where somebody is watching. Ctrl-C stops it. Games from a set-up end at the
    limit of idle turns that `Setup.bounded` gives; those from a state have its own.

    `limit` is the number of decisions after which a game is given up: it has 0 in `finished`, no
    winner, and the scores as they stand: the pieces collected.

    Columns are 32-bit integers: `game`, `decisions`, `finished` (0 if it was given up at the
    limit), `turns`, `rolls`, `own_moves` and `other_moves` of hammers, `cannot_move`, `flips`,
    `checks`, `dumb_luck`, `tiles_collected`, `coins_collected`, `left` (pieces left as they were),
    `filled` (cells), `idle_ending` (1 if the game was stopped by `max_idle_turns`), `winners` (how
    many share the win), and for each seat `score_0` in pieces and `won_0`.

    Raises:
        SetupError: With all that is wrong with the set-up, and the rulings it breaks.

    >>> table = simulate(100, players=3, seed=1, progress=False)
    >>> table.rows
    100

    """
    if not isinstance(start, State):
        start = State.start(Setup(start, **options).bounded())
    elif options:
        message = "a state has its options already"
        raise TypeError(message)
    return simulated(start, games, seed, limit, threads=threads, progress=progress)
