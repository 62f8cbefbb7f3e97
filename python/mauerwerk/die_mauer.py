"""Die Mauer, by Thomas Fackler (Zoch, 1999): a game of bluff about one common wall.

Every turn each seat puts a fist on the table, and all are opened at once. The fists of the
Master-builder and the competitors decide who builds at one of the two ends of the wall.

Pieces are `"T"` for a tower, `"G"` for a gate, and `"1"` to `"6"` for a wall with this number of
merlons. Actions are objects that support `match`. Methods also accept their notation or their id:

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

    def __dir__() -> list[str]:
        """Return the public names."""
        return __all__
