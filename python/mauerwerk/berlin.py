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
from typing import TYPE_CHECKING

from mauerwerk._generated import berlin as _words
from mauerwerk._generated.berlin import *
from mauerwerk._mauerwerk import berlin as _berlin
from mauerwerk._mauerwerk import credits_of, info_of, rules_of
from mauerwerk._mauerwerk.berlin import *
from mauerwerk._simulate import simulated
from mauerwerk.game import Info, Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from typing_extensions import Unpack

    from mauerwerk.results import Results

__all__ = ["actions", "credits", "info", "play", "rules", "simulate", "start"]
__all__ += _berlin.__all__
__all__ += _words.__all__

info: Info = Info(*info_of("berlin"))
"""What kind of game it is."""

rules: Rules = Rules.of(rules_of("berlin"))
"""Every ruling the game implements, in the order of their ids: `rules["BE-34"]`, `rules[0]`."""

credits: Mapping[str, str] = MappingProxyType(credits_of("berlin"))  # noqa: A001
"""The signs that stand in the sources of rulings, with their meanings."""

actions: AllActions = AllActions()
"""Every action there is, in the order of their ids."""


def start(setup: Setup | Options | str | None = None, /, **options: Unpack[Options]) -> State:
    """Return the first state of a game.

    Takes a setup, in notation if you like, and the options of `Options` on top of it.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.

    >>> start(players=3, variants=["gravity"], ground="left").setup
    Setup(ground='left', players=3, variants=['gravity'])

    """
    return State.start(Setup(setup, **options))


def play(
    setup: Setup | Options | str | None = None, /, *, seed: int, **options: Unpack[Options]
) -> Record:
    """Play a whole game at random and return its record.

    The same setup and seed (from 0 to 2**64 - 1) give the same game on every platform.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.

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

    The games go on from a state, or start with a setup and the options of `Options` on top of it.
    Game 0 is `play(seed=seed)`; every other game has a seed of its own. They are the same on any
    number of `threads`, by default as many as there are cores; the threads end with the call, so
    that the process may fork. `progress` says whether to show a progress bar, which needs tqdm;
    `None` shows one where somebody is watching. Ctrl-C stops it. Games from a setup end at the
    limit of idle turns that `Setup.bounded` gives; those from a state have its own.

    `limit` is the number of decisions after which a game is given up: it has 0 in `finished`, no
    winner, and the scores as they stand: the pieces collected.

    Columns are 32-bit integers: `game`, `decisions`, `finished` (0 if it was given up at the
    limit), `turns`, `rolls`, `own_moves` and `other_moves` of hammers, `cannot_move`, `flips`,
    `checks`, `dumb_luck`, `tiles_collected`, `coins_collected`, `left` (pieces left as they were),
    `filled` (cells), `idle_ending` (1 if the game was stopped by `max_idle_turns`), `winners` (how
    many share the win), and for each seat `score_0` in pieces and `won_0`.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.

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
