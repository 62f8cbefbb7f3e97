"""Tuples whose `repr` hides the items, because there may be secrets among them."""

from __future__ import annotations

from typing import TypeVar

_T = TypeVar("_T")


class Untold(tuple[_T, ...]):
    """A tuple whose `repr` contains only its length."""

    __slots__ = ()

    def __repr__(self) -> str:
        """Return the number of items, and the way to see them."""
        name = type(self).__name__
        return f"<{name}: {len(self)}, secret ones among them; list(...) shows all>"


class Decisions(Untold[_T]):
    """The decisions of a record."""

    __slots__ = ()


class Events(Untold[_T]):
    """The events of a record, in full, in a tuple for each decision."""

    __slots__ = ()
