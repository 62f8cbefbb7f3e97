"""Berlin, by Eric Witt (2003): a dice game for the piecepack, with eight variants.

Tiles and coins are face down and form a wall. Hammers walk over it by the roll of a die, flip the
pieces they land on, and collect those that match the die. The first player with twelve pieces wins.

Chance rolls the dice and turns up the pieces: `State.chances` lists its outcomes, and
`apply("chance", …)` applies one. Actions are objects that support `match`. Methods also accept
their notation or their id, and the notation of cells, paths and pieces:

=========================  ==============  =============================================
action                     notation        what it does
=========================  ==============  =============================================
`Place("c3")`              `@c3`           puts the hammer on a piece
`Move(0, "UUR")`           `0UUR`          moves the hammer of seat 0 along a path
`Flip()` `Leave()`         `+` `x`         flips the piece under the hammer, or leaves it
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

from typing import TYPE_CHECKING

from mauerwerk._generated import berlin as _generated
from mauerwerk._generated.berlin import *
from mauerwerk._mauerwerk import berlin as _compiled
from mauerwerk._mauerwerk.berlin import *

if not TYPE_CHECKING:
    # Type checkers see what the stars import; mypy would take a list of lists for an empty one.
    __all__ = [*_generated.__all__, *_compiled.__all__]

    def __dir__() -> list[str]:
        """Return the public names."""
        return __all__
