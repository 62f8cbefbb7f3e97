"""Optional libraries of the package."""

from __future__ import annotations

from importlib import import_module
from typing import Any

__all__ = ["optional"]


def optional(name: str, extra: str) -> Any:  # noqa: ANN401 (not all have types)
    """Return a library, or raise an error that explains how to install it.

    Raises:
        ImportError: If it is not installed.

    """
    try:
        return import_module(name)
    except ImportError as error:
        message = f"this needs {name}: pip install 'mauerwerk[{extra}]'"
        raise ImportError(message, name=name) from error
