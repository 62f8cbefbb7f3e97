"""Drawings, with their places.

Everything that draws has a theme, and some things have a sheet and a panel:

- themes: `"light"`, `"dark"`, `"auto"` and `"print"`. `"auto"` is light or dark by the reader's
  preference in a browser, and otherwise light. `"print"` is black on white, except for pieces.
- sheets: `"wide"`, and `"narrow"` for phones, which is 390 units wide with text of at least 11
  units.
- panels, to draw a part alone with a separate view box: `"board"`, `"seats"` and `"hand"`, which
  has the viewer's hand and controls.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from mauerwerk._mauerwerk import html_of

__all__ = ["Drawing", "Motion", "Place"]


class Place(NamedTuple):
    """A part of a drawing that a pointer can reach."""

    name: str
    """The name, in the game's notation: `c3`, `a1-b1`, `stock:0:T`."""
    label: str
    """The label, in words."""
    shape: tuple[tuple[int, int], ...]
    """The corners of its outline, as x and y in the drawing's units."""
    bounds: tuple[int, int, int, int]
    """The rectangle around it: left, top, width, height."""
    is_target: bool
    """Whether a touch leads to a legal action of the viewer."""
    is_touched: bool
    """Whether it is one of the touches so far."""


class Motion(NamedTuple):
    """A motion from one place of a drawing to another, or a place where something happened.

    >>> import mauerwerk as mw
    >>> table = mw.table("berlin", players=2, seed=5).resolve_chance().apply(0, "@b3")
    >>> table.motions("spectator", len(table) - 1)[0].places
    ('hammer:0', 'b3')
    """

    places: tuple[str, ...]
    """The names of the places on the way."""
    start: tuple[int, int, int, int]
    """The rectangle where the motion starts: left, top, width, height."""
    end: tuple[int, int, int, int]
    """The rectangle where the motion ends. Equal to `start` if nothing moved."""


@dataclass(frozen=True)
class Drawing:
    """A drawing of what a viewer sees, with its places.

    >>> import mauerwerk as mw
    >>> drawing = mw.die_mauer.start(players=3).draw(0)
    >>> [place.name for place in drawing.places if place.is_target][:3]
    ['fist:0', 'stock:0:T', 'stock:0:G']
    """

    svg: str = field(repr=False)
    """The SVG document. Each place is a group with its name as `data-place`."""
    width: int
    """The width, in the units of the places."""
    height: int
    """The height, in the units of the places."""
    places: tuple[Place, ...] = field(repr=False)
    """The places in drawing order: later ones are on top."""
    alt: str = field(repr=False)
    """What the drawing shows, in words."""

    def html(self) -> str:
        """Return the drawing as an image for an HTML page, with the alternative text.

        A drawing in the theme `"auto"` is dark where the page is dark.
        """
        return html_of(self.svg, self.alt, self.width, self.height)

    def _repr_html_(self) -> str:
        return self.html()

    def _repr_svg_(self) -> str:
        return self.svg
