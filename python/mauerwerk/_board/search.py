"""Searches in the background of the event loop."""

from __future__ import annotations

import asyncio
import atexit
import contextlib
from contextvars import copy_context
from threading import Event, Thread
from typing import TYPE_CHECKING
from weakref import WeakSet

if TYPE_CHECKING:
    from collections.abc import Callable


class _StoppedError(Exception):
    """Ends a search from within."""


class Search:
    """A player that thinks on a separate thread, and can be stopped."""

    def __init__(
        self,
        think: Callable[[Callable[[int], object]], str],
        done: Callable[[Search, str | Exception], object],
    ) -> None:
        """Start the search. `done` is called with the result, unless the search was stopped before.

        If an event loop runs, it calls `done`, as it does for widgets.
        """
        self.iterations = 0
        self._stopped = Event()
        self._deliver = _deliverer()
        self._thread = Thread(target=self._run, args=(think, done), daemon=True)
        _searches.add(self)
        self._thread.start()

    @property
    def is_stopped(self) -> bool:
        """Return whether the result is no longer needed."""
        return self._stopped.is_set()

    def stop(self) -> None:
        """Stop the search at its next check. The result is lost."""
        self._stopped.set()

    def join(self, seconds: float | None = None) -> None:
        """Wait until the thread has ended."""
        self._thread.join(seconds)

    def _look(self, iterations: int) -> None:
        self.iterations = iterations
        if self.is_stopped:
            raise _StoppedError

    def _run(
        self,
        think: Callable[[Callable[[int], object]], str],
        done: Callable[[Search, str | Exception], object],
    ) -> None:
        found: str | Exception
        try:
            found = think(self._look)
        except _StoppedError:
            return
        except Exception as error:  # noqa: BLE001 (whatever it is, it is told in words)
            found = error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits
            self._deliver(lambda: done(self, found))


def _deliverer() -> Callable[[Callable[[], object]], object]:
    """Return a function that calls another one on the caller's event loop."""
    try:
        loop = asyncio.get_running_loop()
    except RuntimeError:
        return lambda call: call()
    context = copy_context()
    return lambda call: loop.call_soon_threadsafe(call, context=context)


_searches: WeakSet[Search] = WeakSet()


@atexit.register
def _end() -> None:
    """Stop all searches before the interpreter ends, because they need it for their checks."""
    for search in list(_searches):
        search.stop()
    for search in list(_searches):
        search.join(10)
