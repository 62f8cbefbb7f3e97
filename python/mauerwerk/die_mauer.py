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

from typing import TYPE_CHECKING

from mauerwerk._generated import die_mauer as _generated
from mauerwerk._generated.die_mauer import *
from mauerwerk._mauerwerk import die_mauer as _compiled
from mauerwerk._mauerwerk.die_mauer import *

if not TYPE_CHECKING:
    # Type checkers see what the stars import; mypy would take a list of lists for an empty one.
    __all__ = [*_generated.__all__, *_compiled.__all__]
