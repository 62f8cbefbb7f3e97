"""Mauerbauer, by Leo Colovini (2006): walls, towers and cities on a map, with dice and guild cards.

Seats build walls by turns, place towers and houses by the roll of dice, and when a wall closes a
city everybody scores it with cards. Board and deck are reconstructions (MA-01, MA-67): who owns the
game can describe a copy exactly, see `BoardPlan` and `DeckPlan`.

Places and colours are plain: a landscape space is its number, a completed city the lowest number
of its spaces; a tower space is a string like `"a1"`, a wall line the two at its ends, `"a1-b1"`;
towers are `"b"`, `"g"` or `"w"`, houses and palaces `"R"`, `"G"`, `"Y"`, `"B"` or `"P"`. What has
more to tell is an object: `Card`, `Cards`, `Roll`, `Placement`. A dict that is returned belongs to
the caller.

Chance deals the cards and rolls the dice: `State.chances` says what it may bring, and
`apply("chance", …)` brings it. Actions are objects that `match` takes apart; wherever one is
expected, its notation or its id will do, and the same holds for cards, rolls and placements:

==============================  ====================  =============================================
action                          notation              what it does
==============================  ====================  =============================================
`Build("a1-b1")`                `a1-b1`               builds a wall
`Place("b./RG")`                `b./RG`               places towers and houses
`Join(12)` `StayApart()`        `join:12` `apart`     connects the completed city, or doesn't
`Play("size")`                  `size`                plays a card
`PlayTwo(("size", "cities"))`   `size+cities`         plays two
`Discard("size")`               `drop:size`           discards one instead, and draws two
`Swap("size")` `EndSwap()`      `swap:size` `done`    puts down a card for another; no more of them
`Choose(12)` `Pass()`           `city:12` `pass`      names a city in the final scoring, or passes
`RollEarly()`                   `early`               rolls before building, if that is an option
`First(2)`                      `first:2`             *chance:* seat 2 starts
`Draw("size")`                  `draw:size`           *chance:* a card is dealt or drawn
`ShowDice("b/R?")`              `b/R?`                *chance:* the dice show a roll
==============================  ====================  =============================================

>>> state = State(
...     "board:hexagon first_player:0 walls:a1-b2,b1-b2 towers:a1b,b1g,b2w "
...     "houses:1=R,2=G,4=R hands:size,in-towers/cities,out-shore phase:building"
... )
>>> state = state.apply(0, "a1-b1")  # closes the space 1; both ends have towers
>>> state = state.apply("chance", "-/R?").apply(0, "../R.")
>>> state.cities, state.palaces  # the second red house makes a palace of both
({1: (1,)}, {1: ('R',)})
>>> print(state.explain("in-towers"))
in-towers scores 3: black tower a1, grey tower b1, white tower b2
>>> state.apply(0, "size+in-towers").scores
(9, 0)
"""

from __future__ import annotations

from types import MappingProxyType
from typing import TYPE_CHECKING

from mauerwerk._generated import mauerbauer as _words
from mauerwerk._generated.mauerbauer import *
from mauerwerk._mauerwerk import credits_of, info_of, rules_of
from mauerwerk._mauerwerk import mauerbauer as _mauerbauer
from mauerwerk._mauerwerk.mauerbauer import *
from mauerwerk._simulate import simulated
from mauerwerk.game import Info, Rules

if TYPE_CHECKING:
    from collections.abc import Mapping

    from typing_extensions import Unpack

    from mauerwerk.results import Results

__all__ = ["actions", "cards", "credits", "info", "play", "rules", "simulate", "start"]
__all__ += _mauerbauer.__all__
__all__ += _words.__all__

info: Info = Info(*info_of("mauerbauer"))
"""What kind of game it is."""

rules: Rules = Rules.of(rules_of("mauerbauer"))
"""Every ruling the game implements, in the order of their ids: `rules["MA-53"]`, `rules[0]`."""

credits: Mapping[str, str] = MappingProxyType(credits_of("mauerbauer"))  # noqa: A001
"""The signs that stand in the sources of rulings, with their meanings."""

actions: AllActions = AllActions()
"""Every action there is, in the order of their ids."""

cards: tuple[Card, ...] = all_cards()
"""Every face that a guild card may have, in order. No deck of the library has all of them:
`size` is the one card of the rulebook, `size-1` to `size-7` the same as four (MA-67)."""


def start(setup: Setup | Options | str | None = None, /, **options: Unpack[Options]) -> State:
    """Return the first state of a game.

    Takes a setup, in notation if you like, and the options of `Options` on top of it.

    Raises:
        SetupError: With all that is wrong with the setup, and the rulings it breaks.

    >>> start(players=3, board="strip", deck="uniform30").setup
    Setup(board='strip', deck='uniform30', players=3)
    >>> start(players=5)
    Traceback (most recent call last):
        ...
    mauerwerk.errors.SetupError: MA-90: 5 seats are not 2 to 4

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
    `None` shows one where somebody is watching. Ctrl-C stops it.

    `limit` is the number of decisions after which a game is given up: it has 0 in `finished`, no
    winner, and the scores as they stand, without the final scoring.

    Columns are 32-bit integers: `game`, `decisions`, `finished` (0 if it was given up at the
    limit), `turns`, `cities` (completed ones), `largest_city` in spaces, as it was completed,
    `connected`, `palaces`, `discarded` and `swapped` cards, `reshuffled`, `winners` (how many share
    the win), and for each seat `score_0` in points and `won_0`. For each kind of card they count
    how often it was played, and hold what it scored in sum: `played_city_size`,
    `played_colour_variety`, `played_tower_colour_in`, `played_palaces_in`, `played_colour_in`,
    `played_towers_in`, `played_houses_out`, `played_region_out`, `played_towers_out`,
    `played_tower_colour_out`, `played_shore_out`, `played_walls_out`, `played_cities`,
    `scored_city_size`, `scored_colour_variety`, `scored_tower_colour_in`, `scored_palaces_in`,
    `scored_colour_in`, `scored_towers_in`, `scored_houses_out`, `scored_region_out`,
    `scored_towers_out`, `scored_tower_colour_out`, `scored_shore_out`, `scored_walls_out`,
    `scored_cities`. One of these is 1, by what ended the game: `ended_last_wall`,
    `ended_last_tower`, `ended_last_house`, `ended_last_palace`, `ended_no_line_left`.

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
