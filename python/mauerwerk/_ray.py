"""The workers of Ray, as an executor like those of the standard library."""

from __future__ import annotations

from concurrent.futures import Executor, Future
from typing import TYPE_CHECKING, Any, TypeVar

from mauerwerk._optional import optional

if TYPE_CHECKING:
    from collections.abc import Callable

_Done = TypeVar("_Done")


class Ray(Executor):
    """The workers of a Ray cluster, as an executor.

    A range whose worker was lost is played again, at most `max_retries` times, or without limit if
    that is -1. Further options are those of `ray.remote`, such as `num_cpus` or `resources`.
    Without an earlier `ray.init()`, Ray starts or finds a cluster as usual.

    Raises:
        ImportError: If Ray is not installed.

    """

    def __init__(self, *, max_retries: int = 3, **options: Any) -> None:  # noqa: ANN401
        """Request workers with options of `ray.remote`."""
        self._ray: Any = optional("ray", "ray")
        self._call: Any = self._ray.remote(max_retries=max_retries, **options)(_called)

    def submit(
        self,
        fn: Callable[..., _Done],
        /,
        *args: Any,  # noqa: ANN401
        **kwargs: Any,  # noqa: ANN401
    ) -> Future[_Done]:
        """Submit a call. Cancelling the returned future stops the call, even if it has begun."""
        return _asked(self._ray, self._call.remote(fn, args, kwargs))


def _called(call: Callable[..., _Done], args: tuple[Any, ...], options: dict[str, Any]) -> _Done:
    """Call a function on a worker of Ray."""
    return call(*args, **options)


def _asked(ray: Any, reference: Any) -> Future[Any]:  # noqa: ANN401
    """Return a future of a Ray reference.

    Ray's own future cannot be cancelled: it would be set anyway.
    """
    asked: Future[Any] = Future()

    def hand_on(done: Future[Any]) -> None:
        if not asked.set_running_or_notify_cancel():
            return
        error = done.exception()
        if error is None:
            asked.set_result(done.result())
        else:
            asked.set_exception(error)

    def stop(asked: Future[Any]) -> None:
        if asked.cancelled():
            ray.cancel(reference)

    asked.add_done_callback(stop)
    reference.future().add_done_callback(hand_on)
    return asked
