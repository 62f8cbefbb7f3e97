"""Drawings that know their parts.

All that draws takes a theme, and some things a sheet and a panel:

- themes: `"light"`, `"dark"`, `"auto"` (light or dark as the reader prefers, where a browser shows
  the drawing; else light) and `"print"` (black on white, but for what is played with);
- sheets: `"wide"`, and `"narrow"` for phones: 390 units wide, nothing written smaller than 11 of
  them;
- panels, to have a part alone, with a view box of its own: `"board"`, `"seats"` and `"hand"`, which
  has what the viewer acts with.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

__all__ = ["Drawing", "Motion", "Place"]


class Place(NamedTuple):
    """Something in a drawing that can be pointed at."""

    name: str
    """The name, in the game's notation: `c3`, `a1-b1`, `stock:0:T`."""
    label: str
    """What it is, in words."""
    shape: tuple[tuple[int, int], ...]
    """The corners of its outline, as x and y in the drawing's units."""
    bounds: tuple[int, int, int, int]
    """The rectangle around it: left, top, width, height."""
    is_target: bool
    """Whether a touch leads to a legal action of the viewer."""
    is_touched: bool
    """Whether it is one of the touches so far."""


class Motion(NamedTuple):
    """Something that moved from one place of a drawing to another, or happened where it is.

    >>> import mauerwerk as mw
    >>> table = mw.table("berlin", players=2, seed=5).resolve_chance().apply(0, "@b3")
    >>> table.motions("spectator", len(table) - 1)[0].places
    ('hammer:0', 'b3')
    """

    places: tuple[str, ...]
    """The names of the places on the way."""
    start: tuple[int, int, int, int]
    """The rectangle where it was: left, top, width, height."""
    end: tuple[int, int, int, int]
    """The rectangle where it is; the same as where it was, if it only happened there."""


@dataclass(frozen=True)
class Drawing:
    """A picture of what a viewer sees, and the places in it.

    >>> import mauerwerk as mw
    >>> drawing = mw.die_mauer.start(players=3).draw(0)
    >>> [place.name for place in drawing.places if place.is_target][:3]
    ['fist:0', 'stock:0:T', 'stock:0:G']
    """

    svg: str = field(repr=False)
    """The SVG document, in which a place is a group with its name as `data-place`."""
    width: int
    """The width, in the units of the places."""
    height: int
    """The height."""
    places: tuple[Place, ...] = field(repr=False)
    """What can be pointed at, in the order in which it is drawn: later ones lie above."""

    def _repr_svg_(self) -> str:
        return self.svg
