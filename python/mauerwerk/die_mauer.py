"""Die Mauer, by Thomas Fackler (Zoch, 1999): a game of bluff about one common wall.

Every turn each seat puts a fist on the table. All are opened at once, and what the Master-builder
and his competitors hold decides who builds at one of the two ends of the wall.

Pieces are written `"T"` for a tower, `"G"` for a gate, and `"1"` to `"6"` for a wall of so many
merlons. Actions are objects that `match` takes apart; wherever one is expected, its notation or its
id will do:

=====================  ==================  ====================================
action                 notation            what it does
=====================  ==================  ====================================
`Plan("T")`            `T` `G` `1` … `6`   puts a fist on the table
`Plan("-")`            `-`                 puts an empty fist on the table
`Place("left")`        `L` `R`             chooses an end for a piece
`Build("T")`           `+T`                builds in Situation 1
`Build("T", "left")`   `+TL` `+TR`         the same, where both ends are legal
`Give("T")`            `>T`                gives a piece away in Situation 2
`Decline()`            `x`                 builds nothing, or gives nothing
=====================  ==================  ====================================
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mauerwerk._generated import die_mauer as _words
from mauerwerk._generated.die_mauer import *
from mauerwerk._mauerwerk import credits_of, info_of, rules_of
from mauerwerk._mauerwerk import die_mauer as _die_mauer
from mauerwerk._mauerwerk.die_mauer import *
from mauerwerk._simulate import simulated
from mauerwerk.game import Info, Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from typing_extensions import Unpack

    from mauerwerk.results import Results

__all__ = ["actions", "credits", "info", "play", "rules", "simulate", "start"]
__all__ += _die_mauer.__all__
__all__ += _words.__all__

info: Info = Info(*info_of("die-mauer"))
"""What kind of game it is."""

rules: Rules = Rules.of(rules_of("die-mauer"))
"""Every ruling the game implements, in the order of their ids: `rules["DM-20"]`, `rules[0]`."""

credits: Mapping[str, str] = MappingProxyType(credits_of("die-mauer"))  # noqa: A001
"""The signs that stand in the sources of rulings, with their meanings."""

actions: AllActions = AllActions()
"""Every action there is, in the order of their ids."""


def start(setup: Setup | Options | str | None = None, /, **options: Unpack[Options]) -> State:
    """Return the first state of a game.

    Takes a setup, in notation if you like, and the options of `Options` on top of it.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.

    >>> start(players=5, rounds=2).setup
    Setup(players=5, rounds=2)

    """
    return State.start(Setup(setup, **options))


def play(
    setup: Setup | Options | str | None = None, /, *, seed: int, **options: Unpack[Options]
) -> Record:
    """Play a whole game at random and return its record.

    The same setup and seed (from 0 to 2**64 - 1) give the same game on every platform.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.

    >>> play(players=5, seed=7) == play(players=5, seed=7)
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
    `None` shows one where somebody is watching. Ctrl-C stops it.

    `limit` is the number of decisions after which a game is given up: it has 0 in `finished`, no
    winner, and the scores as they stand: the penalties of the rounds that have ended, and for the
    pieces left.

    Columns are 32-bit integers: `game`, `decisions`, `finished` (0 if it was given up at the
    limit), `turns`, `pieces_built`, `nothing_built`, `declined`, `gifts`, `gifts_refused`, how many
    rounds ended each way (`rounds_by_…`), `winners` (how many share the win), and for each seat
    `score_0` in penalty points and `won_0`.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.

    >>> table = simulate(1000, players=3, seed=1, progress=False)
    >>> table.rows
    1000

    """
    if not isinstance(start, State):
        start = State.start(Setup(start, **options).bounded())
    elif options:
        message = "a state has its options already"
        raise TypeError(message)
    return simulated(start, games, seed, limit, threads=threads, progress=progress)
