"""Shares games between the tests."""

from __future__ import annotations

import pytest

import mauerwerk as mw


@pytest.fixture(scope="session")
def record() -> mw.die_mauer.Record:
    """Return a whole game."""
    return mw.die_mauer.play(players=4, seed=7)


@pytest.fixture
def start() -> mw.die_mauer.State:
    """Return the first state of a game of four."""
    return mw.die_mauer.start(players=4)
