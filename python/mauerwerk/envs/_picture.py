"""Drawings as pixels, for `render_mode="rgb_array"`."""

from __future__ import annotations

from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

import numpy as np

from mauerwerk._optional import optional

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from mauerwerk.drawing import Drawing

__all__ = ["Camera"]


class Camera:
    """Takes pictures of one size: that of the first drawing, in even numbers for videos."""

    def __init__(self, first: Drawing) -> None:
        """Keep the first drawing."""
        self.width, self.height = (size + size % 2 for size in (first.width, first.height))
        self._first = first.svg

    def picture(self, drawing: Drawing) -> NDArray[np.uint8]:
        """Return the red, green and blue of each pixel. A larger drawing is scaled down.

        Raises:
            ImportError: If a library is missing.
            OSError: If there are no fonts.

        """
        _check(self._first)
        return _pixels(
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{self.width}" height="{self.height}" '
            f'viewBox="0 0 {drawing.width} {drawing.height}">{drawing.svg}</svg>'
        )


def _pixels(svg: str) -> NDArray[np.uint8]:
    rasterizer, images = (optional(name, "render") for name in ("resvg_py", "PIL.Image"))
    png: bytes = rasterizer.svg_to_bytes(svg_string=svg, background="white")
    return np.array(images.open(BytesIO(png)).convert("RGB"))


@cache
def _check(svg: str) -> None:
    without_text = svg.replace("<text ", '<text visibility="hidden" ')
    if (_pixels(svg) == _pixels(without_text)).all():
        message = (
            "render_mode='rgb_array' found no font for the drawing: install one, such as "
            "DejaVu Sans (Debian: apt install fonts-dejavu-core)"
        )
        raise OSError(message)
