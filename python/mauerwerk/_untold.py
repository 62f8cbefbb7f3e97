"""Tuples that don't show what is in them by themselves: there may be secrets among it."""

from __future__ import annotations

from typing import TypeVar

_T = TypeVar("_T")


class Untold(tuple[_T, ...]):
    """A tuple whose representation says only how long it is."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Return the number of items, and how to see them."""
        name = type(self).__name__
        return f"<{name}: {len(self)}, secret ones among them; list(...) shows all>"


class Decisions(Untold[_T]):
    """The decisions of a record."""

    __slots__ = ()


class Events(Untold[_T]):
    """The events of a record, in full, in a tuple for each decision."""

    __slots__ = ()
