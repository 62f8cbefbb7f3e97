"""Calls every public function with absurd numbers, with little memory and little time.

Prints the wrong answers, the calls that were stopped, the classes without an object, and the number
of calls, as JSON.
"""

from __future__ import annotations

import ast
import faulthandler
import inspect
import json
import resource
import signal
import sys
from concurrent.futures import Executor, Future
from math import inf, nan
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import mauerwerk as mw
from mauerwerk import cluster, rulebook

if TYPE_CHECKING:
    from collections.abc import Iterator

ABSURD: list[Any] = [-1, -(2**63), 2**31, 10**6, 10**9, 2**63, 2**64, 10**30, inf, -inf, nan, 1e308]
REFUSED = (ValueError, TypeError, LookupError, OverflowError, MemoryError)
MEMORY = 3 * 2**30
"""The bytes of addresses that this process may use."""
TIME = 0.1
"""Seconds after which a call is stopped, as Ctrl-C does."""
HANGS = 120
"""Seconds after which a call that does not stop ends the process."""


class LateError(BaseException):
    """Stops a call."""


class Function(NamedTuple):
    """A public function of the package, as its source or stub describes it."""

    owner: type | None
    call: str
    arguments: ast.arguments


class Here(Executor):
    """Does at once what it is asked for."""

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> Any:  # noqa: ANN401
        """Do it."""
        future: Future[Any] = Future()
        future.set_result(fn(*args, **kwargs))
        return future


def stop(*_: object) -> None:
    """Stop the current call."""
    raise LateError


def limited(call: Any, *args: Any, **named: Any) -> Any:  # noqa: ANN401
    """Call with limits, and return the result or what stopped it."""
    faulthandler.dump_traceback_later(HANGS, exit=True)
    try:
        signal.setitimer(signal.ITIMER_REAL, TIME)
        try:
            return call(*args, **named)
        finally:
            signal.setitimer(signal.ITIMER_REAL, 0)
    except LateError as error:
        return error
    except Exception as error:  # noqa: BLE001 (the caller judges it)
        return error


def modules() -> dict[Path, Any]:
    """Return the modules that have public functions, by the file that describes them."""
    package = Path(mw.__file__).parent
    compiled = package / "_mauerwerk"
    found: dict[Path, Any] = {compiled / "__init__.pyi": sys.modules["mauerwerk._mauerwerk"]}
    for game in (mw.berlin, mw.die_mauer, mw.mauerbauer):
        name = game.__name__.rpartition(".")[2]
        found[compiled / f"{name}.pyi"] = found[package / "_generated" / f"{name}.py"] = game
    return found | {Path(str(module.__file__)): module for module in (cluster, rulebook)}


def functions() -> Iterator[Function]:
    """Yield all functions that take a number."""
    for path, module in modules().items():
        for item in ast.parse(path.read_text("utf-8")).body:
            owner = getattr(module, getattr(item, "name", ""), None)
            if isinstance(item, ast.FunctionDef) and item.name[0] != "_":
                yield Function(None, f"{module.__name__}.{item.name}", item.args)
            elif isinstance(item, ast.ClassDef) and isinstance(owner, type):
                for each in item.body:
                    if isinstance(each, ast.FunctionDef) and each.name[0] != "_":
                        yield Function(owner, each.name, each.args)
                    elif isinstance(each, ast.FunctionDef) and each.name in {"__new__", "__init__"}:
                        yield Function(owner, "", each.args)


def samples() -> dict[type, Any]:
    """Return an object of each class, as far as attributes and calls without arguments lead."""
    small = mw.die_mauer.start(players=2, min_players=2, rounds=1, stock="T", max_idle_turns=1)
    guest = mw.Guest.join(mw.table("berlin", players=2, seed=1).message_to("match", 1))
    ahead: list[Any] = [mw.Dealer(1), mw.bot("random"), mw.lobby("berlin"), mw.solve(small), guest]
    ahead += [rulebook.scenarios()[0], mw.die_mauer.match(1, seed=1, players=["random"] * 2)]
    for game in (mw.berlin, mw.die_mauer, mw.mauerbauer):
        record = game.Record(players=3, seed=1).resolve_chance()
        seen = record.seen_by(record.state.turn.seats[0])
        ahead += [record.state, game.play(players=3, seed=1), seen, game.info]
        ahead += [game.Batch(2, seed=1), seen.analyse(seed=1, iterations=5)]
        ahead += [mw.table(game.info.id, players=3), game.simulate(2, seed=1, progress=False)]
    found: dict[type, Any] = {}
    while ahead:
        one = ahead.pop(0)
        kind: type = one.__class__
        if issubclass(kind, (list, tuple)):
            ahead += one[:100]
        if issubclass(kind, dict):
            ahead += [*one.values()][:1]
        if kind in found or not kind.__module__.startswith("mauerwerk"):
            continue
        found[kind] = one
        for name in dir(one):
            if name[0] != "_":
                value = limited(getattr, one, name)
                ahead.append(limited(value) if callable(value) else value)
    return found


def is_number(argument: ast.arg) -> bool:
    """Return whether an argument can be a number, or contain numbers."""
    if argument.annotation is None:
        return False
    names = {node.id for node in ast.walk(argument.annotation) if isinstance(node, ast.Name)}
    return bool(names & {"int", "float"}) and "Callable" not in names


def usual(name: str, owner: type | None, known: dict[type, Any]) -> Any:  # noqa: ANN401
    """Return an argument that is not absurd."""
    module = sys.modules.get(getattr(owner, "__module__", ""), mw.die_mauer)
    game: Any = module if hasattr(module, "State") else mw.die_mauer
    match name:
        case "setup":
            return known[game.Setup]
        case "start" | "state" | "game":
            return known[game.State]
        case "players":
            return ["random", "random"]
        case "on":
            return Here()
        case "seen":
            return known[game.InformationState]
        case "evaluate":
            return repr
        case _:
            return 1


def calls(one: Function, known: dict[type, Any]) -> Iterator[tuple[str, Any]]:
    """Yield each absurd call of a function with its name."""
    arguments = one.arguments
    if one.owner is None:
        module, _, name = one.call.rpartition(".")
        function: Any = getattr(sys.modules[module], name)
    elif not one.call:
        function = one.owner
    else:
        function = getattr(known.get(one.owner, one.owner), one.call)
    listed = [*arguments.posonlyargs, *arguments.args]
    bound = listed and listed[0].arg in {"self", "cls"}
    placed = len(arguments.posonlyargs) - bool(bound)
    listed = listed[bool(bound) :]
    required = [each.arg for each in listed[: len(listed) - len(arguments.defaults)]]
    pairs = zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    required += [each.arg for each, default in pairs if default is None]
    every = [*listed, *arguments.kwonlyargs]
    for argument in filter(is_number, every):
        for value in ABSURD:
            for form in (value, [value]):
                asked = {name: usual(name, one.owner, known) for name in required}
                asked[argument.arg] = form
                first = [each.arg for each in every[: max(placed, 0)]]
                with_gap = [name for name in first if name in asked]
                args = [asked.pop(name) for name in with_gap]
                yield (
                    f"{one.owner.__name__ if one.owner else ''}.{one.call}({argument.arg}={form})",
                    limited(function, *args, **asked),
                )


def main() -> None:
    """Make all calls."""
    signal.signal(signal.SIGALRM, stop)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    known = samples()
    wrong: list[str] = []
    late: list[str] = []
    unreached: set[str] = set()
    number = 0
    for one in functions():
        if one.owner is not None and one.call and one.owner not in known:
            static = inspect.getattr_static(one.owner, one.call)
            if not isinstance(static, (staticmethod, classmethod)):
                unreached.add(f"{one.owner.__module__}.{one.owner.__name__}")
                continue
        for name, result in calls(one, known):
            number += 1
            if isinstance(result, LateError):
                late.append(name)
            elif isinstance(result, BaseException) and not isinstance(result, REFUSED):
                wrong.append(f"{name}: {result!r}")
    told = {"wrong": wrong, "late": late, "unreached": sorted(unreached), "calls": number}
    print(json.dumps(told, indent=1))  # noqa: T201


if __name__ == "__main__":
    main()
