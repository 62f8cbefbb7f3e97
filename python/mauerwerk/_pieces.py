"""Work in ranges, on this machine or by the workers of an executor."""

from __future__ import annotations

from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, Executor, wait
from contextlib import contextmanager
from itertools import islice
from typing import TYPE_CHECKING, Protocol, TypeAlias, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterable
    from concurrent.futures import Future

_Piece = TypeVar("_Piece")
_Done = TypeVar("_Done")

_PAUSE = 0.1
"""The seconds between checks, for systems where Ctrl-C doesn't end a wait."""


class Client(Protocol):
    """Stands for Dask's `distributed.Client`."""

    def get_executor(self, *, pure: bool) -> Executor:
        """Return the workers as an executor."""
        ...


Workers: TypeAlias = Executor | Client
"""The workers: an executor, or a client of Dask."""


def cut(games: range, size: int) -> list[range]:
    """Return ranges with `size` games each. The last one may be shorter."""
    if size < 1:
        message = f"a piece of {size} games: it has at least 1"
        raise ValueError(message)
    return [games[start : start + size] for start in range(0, len(games), size)]


def done_by(
    on: Workers, work: Callable[[_Piece], _Done], pieces: Iterable[_Piece], ahead: int
) -> Generator[tuple[int, _Done], None, None]:
    """Yield the index of each range with its result, in the order of completion.

    At most `ahead` ranges are requested at a time. Closing the generator cancels the others.
    """
    if ahead < 1:
        message = f"{ahead} pieces ahead: at least 1 is asked for"
        raise ValueError(message)
    executor = on if isinstance(on, Executor) else on.get_executor(pure=False)
    places: dict[Future[_Done], int] = {}
    left = enumerate(pieces)
    with _plain_losses():
        try:
            for place, piece in islice(left, ahead):
                places[executor.submit(work, piece)] = place
            while places:
                done, _ = wait(places, timeout=_PAUSE, return_when=FIRST_COMPLETED)
                for future in done:
                    yield places.pop(future), future.result()
                for place, piece in islice(left, ahead - len(places)):
                    places[executor.submit(work, piece)] = place
        finally:
            for future in places:
                future.cancel()


@contextmanager
def _plain_losses() -> Generator[None, None, None]:
    """Explain in plain words that an executor has lost a worker and cannot continue."""
    try:
        yield
    except BrokenExecutor as error:
        message = (
            "a worker was lost, killed perhaps for want of memory, and its executor does no more: "
            "make a new one and ask again (Dask and Ray play lost pieces again by themselves)"
        )
        raise type(error)(message) from error
