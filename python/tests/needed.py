"""Libraries that some tests need, and that the package can do without."""

from __future__ import annotations

import os
import sys
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import pytest

WHEELS = {"pyspiel": sys.version_info >= (3, 11) and sys.platform != "win32"}
"""Whether a library has wheels here, if not everywhere."""


def needed(library: str, module: str | None = None) -> Any:  # noqa: ANN401 (not all have types)
    """Return a library, or a module of it; without it, skip the tests of a file.

    In CI they are skipped only where there is no wheel of it.
    """
    if find_spec(library) is None:
        assert os.environ.get("CI") != "true" or not WHEELS.get(library, True), library
        pytest.skip(f"{library} is not installed", allow_module_level=True)
    return import_module(module or library)
