"""Mauerbauer, by Leo Colovini (2006): walls, towers and cities on a map, with dice and guild cards.

Seats take turns to build walls, and place towers and houses by the roll of dice. When a wall closes
a city, all seats score it with cards. Board and deck are reconstructions (MA-01, MA-67). Owners of
the game can describe their copy exactly with `BoardPlan` and `DeckPlan`.

Places and colours are plain strings and numbers:

- A landscape space is its number, and a completed city the lowest number of its spaces.
- A tower space is a string like `"a1"`, and a wall line the two at its ends, `"a1-b1"`.
- Towers are `"b"`, `"g"` or `"w"`, houses and palaces `"R"`, `"G"`, `"Y"`, `"B"` or `"P"`.

`Card`, `Cards`, `Roll` and `Placement` are objects. Returned dicts are new, so the caller may
change them.

Chance deals the cards and rolls the dice: `State.chances` lists its outcomes, and `apply("chance",
…)` applies one. Actions are objects that support `match`. Methods also accept their notation or
their id, and the notation of cards, rolls and placements:

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

from typing import TYPE_CHECKING

from mauerwerk._generated import mauerbauer as _generated
from mauerwerk._generated.mauerbauer import *
from mauerwerk._mauerwerk import mauerbauer as _compiled
from mauerwerk._mauerwerk.mauerbauer import *

if not TYPE_CHECKING:
    # Type checkers see what the stars import; mypy would take a list of lists for an empty one.
    __all__ = ["cards", *_generated.__all__, *_compiled.__all__]

    def __dir__() -> list[str]:
        """Return the public names."""
        return __all__


cards: tuple[Card, ...] = all_cards()
"""Every face that a guild card may have, in order. No deck of the library has all of them:
`size` is the one card of the rulebook, `size-1` to `size-7` the same as four (MA-67)."""
