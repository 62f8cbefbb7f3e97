"""Pictures of pages, compared with those that a person has looked at."""

# pyright: reportUnknownMemberType=false

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

from needed import needed

np = needed("numpy")
Image = needed("PIL", "PIL.Image")

FOLDER = Path(__file__).parent / "pictures"
WIDTH = 280
"""Pixels: wide enough for a piece that is missing, too narrow for how a font is smoothed."""
SEEN = 48
"""A smaller difference in a colour is none, from 0 to 255."""


def small(png: bytes) -> Any:  # noqa: ANN401
    """Return a picture as it is compared."""
    picture = Image.open(io.BytesIO(png)).convert("RGB")
    return picture.resize((WIDTH, round(picture.height * WIDTH / picture.width)))


def keep(png: bytes, name: str) -> None:
    """Keep a picture as the one to compare with, if `PICTURES=write` says so."""
    if os.environ.get("PICTURES") == "write":
        FOLDER.mkdir(exist_ok=True)
        small(png).quantize(256).save(FOLDER / f"{name}.png", optimize=True)


def difference(png: bytes, name: str) -> float:
    """Return the share of a picture that differs from the one kept of that name, from 0 to 1."""
    kept, picture = Image.open(FOLDER / f"{name}.png").convert("RGB"), small(png)
    if abs(kept.height - picture.height) > kept.height // 20:
        return 1.0
    now = np.asarray(picture.resize(kept.size), dtype=int)
    return float((np.abs(now - np.asarray(kept, dtype=int)).max(axis=2) > SEEN).mean())
