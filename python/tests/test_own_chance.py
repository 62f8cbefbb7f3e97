"""A record that owns its chance brings the same dice when a decision is made again."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from mauerwerk import (
    Decide,
    NotationError,
    UnavailableError,
    berlin,
    die_mauer,
    mauerbauer,
)

SEED = 2**64 - 1


def played(seed: int, decisions: int) -> berlin.Record:
    """Play on: seats take the first of their actions, chance is the record's own."""
    record = berlin.Record(players=3, hammer_setup="random", seed=seed)
    while len(record.decisions) < decisions:
        record = record.resolve_chance()
        turn = record.state.turn
        assert isinstance(turn, Decide)
        seat = turn.seats[0]
        record = record.apply(seat, record.state.actions(seat)[0])
    return record


def test_what_is_taken_back_and_decided_again_brings_the_same() -> None:
    record = played(SEED, 80)
    for kept in (79, 40, 3, 0):
        again = record.undo_to(kept)
        assert again.decisions == record.decisions[:kept]
        for decision in record.decisions[kept:]:
            if decision.actor == "chance":
                again = again.deal()
            else:
                again = again.apply(decision.actor, decision.action)
        assert again == record
    assert played(SEED, 80) == record != played(1, 80)


def test_the_seed_is_kept() -> None:
    record = played(SEED, 60)
    for same in (
        berlin.Record.from_json(record.to_json()),
        pickle.loads(pickle.dumps(record)),
        copy.deepcopy(record),
        berlin.Record(record.start, seed=SEED).undo_to(0).with_seed(SEED),
    ):
        assert same.seed == SEED
    assert json.loads(record.to_json())["seed"] == str(SEED)
    assert berlin.Record(players=3).seed is None
    assert record.with_seed(None).seed is None
    assert record.with_seed(None) != record


def test_the_seed_is_told_to_nobody() -> None:
    record = mauerbauer.Record(players=3, seed=SEED).resolve_chance()
    other = record.with_seed(1)
    for viewer in ("spectator", 0, 1, 2):
        seen = record.seen_by(viewer)
        assert seen == other.seen_by(viewer)
        assert seen.to_json() == other.seen_by(viewer).to_json()
    assert record.state == other.state
    assert repr(record) == repr(other)
    assert record._repr_svg_() == other._repr_svg_()


def test_the_last_decision_of_a_person_is_found() -> None:
    record = played(7, 60).resolve_chance()
    last = record.before_last()
    assert last is not None
    assert all(decision.actor == "chance" for decision in record.decisions[last + 1 :])
    first = record.before_last([0])
    assert first is not None
    assert first <= last
    assert record.decisions[first].actor == 0
    assert record.undo_to(0).before_last() is None
    assert record.undo_to(len(record.decisions)) == record
    for many in (len(record.decisions) + 1, 2**64 - 1):
        with pytest.raises(UnavailableError, match=f"got {many}"):
            record.undo_to(many)


def test_what_cannot_be_dealt_is_told() -> None:
    with pytest.raises(ValueError, match="no chance of its own"):
        berlin.Record(players=3).resolve_chance()
    with pytest.raises(ValueError, match="no chance of its own"):
        berlin.Record(players=3).deal()
    with pytest.raises(ValueError, match="does not wait for chance"):
        die_mauer.Record(players=3, seed=7).deal()
    assert die_mauer.Record(players=3, seed=7).resolve_chance().decisions == ()
    for seed in (-1, 2**64):
        with pytest.raises(NotationError):
            berlin.Record(players=3, seed=seed)
