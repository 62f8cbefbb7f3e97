"""Copies and pickles continue exactly where the original is."""

from __future__ import annotations

import json
import pickle
import weakref
from copy import copy, deepcopy
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import mauerwerk as mw
from games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable


def pickled(thing: Any) -> Any:  # noqa: ANN401 (as it was)
    return pickle.loads(pickle.dumps(thing))


WAYS: dict[str, Callable[[Any], Any]] = {"copy": copy, "deepcopy": deepcopy, "pickle": pickled}
SHORT: dict[str, dict[str, Any]] = {
    "die-mauer": {"players": 3, "rounds": 1},
    "berlin": {"rows": 3, "columns": 4, "target": 3},
    "mauerbauer": {"board": "strip"},
}


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_a_dealer_continues_with_the_same_numbers(way: Callable[[Any], Any]) -> None:
    dealer = mw.Dealer(2**64 - 1, game=5)
    for _ in range(20):
        dealer.below(6)
        other, still = way(dealer), way(dealer)
        assert decided(other) == decided(still) == decided(way(dealer))
    expected = decided(way(dealer))
    assert decided(dealer) == expected != decided(dealer)


def decided(dealer: mw.Dealer) -> list[Any]:
    """Play a game on, and return all that was decided."""
    state, found = mw.berlin.start(rows=3, columns=4, target=3), list[Any]()
    while state.outcome is None:
        if isinstance(state.turn, mw.Decide):
            actor: Any = state.turn.seats[0]
            found.append(dealer.choose(state, actor))
        else:
            actor = "chance"
            found.append(dealer.chance(state))
        state = state.apply(actor, found[-1])
    return found


def test_a_dealer_is_not_read_from_nonsense() -> None:
    for text in ["", "{}", '{"chance": "12"}', "[]"]:
        with pytest.raises(ValueError, match="not a saved dealer"):
            mw.Dealer._read(text)
    zeros = 64 * "0"
    dealer = mw.Dealer._read(json.dumps({"chance": zeros, "seats": [zeros] * 8}))
    assert len({dealer.below(2**32 - 1) for _ in range(9)}) > 1


def play(batch: Any, steps: int, player: str) -> list[Any]:  # noqa: ANN401 (each game has its own)
    """Play on, and return all that can be seen of it."""
    found: list[Any] = []
    for _ in range(steps):
        slots = batch.choose(player=player)
        batch.step(slots)
        ended = {name: column.tolist() for name, column in batch.ended().items()}
        found.append([slots.tolist(), batch.games.tolist(), batch.features().tobytes(), ended])
    return found


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
@pytest.mark.parametrize("player", ["random", "greedy"])
def test_a_batch_continues_with_the_same_games(
    game: Any,  # noqa: ANN401 (each game has its own)
    player: str,
    way: Callable[[Any], Any],
) -> None:
    memory = player != "random"
    batch = game.Batch(3, seed=2**64 - 1, memory=memory, threads=2, **SHORT[game.info.id])
    for steps in (0, 1, 5, 20):
        play(batch, steps, player)
        other = way(batch)
        assert len(other) == len(batch)
        if memory:
            assert all(other.seen(lane) == batch.seen(lane) for lane in range(3))
        for lane in batch.ended()["lane"].tolist():
            assert other.last(lane) == batch.last(lane)
        before = batch.features().tobytes()
        expected = play(way(batch), 25, player)
        assert batch.features().tobytes() == before  # a copy plays by itself
        assert play(other, 25, player) == expected
    assert expected == play(batch, 25, player)


def test_a_batch_is_not_read_from_nonsense() -> None:
    batch: Any = mw.berlin.Batch(2, seed=1, threads=3)
    _, (text, threads) = batch.__reduce__()
    assert threads == 3
    for wrong in ["", "{}", text[:-1], text.replace('"limit"', '"limt"')]:
        with pytest.raises(ValueError, match="not a saved batch"):
            mw.berlin.Batch._read(wrong, None)
    with pytest.raises(ValueError, match="not a saved batch"):
        mw.die_mauer.Batch._read(text, None)


def test_a_batch_has_one_seed_or_one_for_each_lane() -> None:
    seeds = [3, 2**64 - 1, 3]
    batch = mw.die_mauer.Batch(3, seed=seeds, **SHORT["die-mauer"])
    alone = [mw.die_mauer.Batch(1, seed=seed, **SHORT["die-mauer"]) for seed in seeds]
    for _ in range(80):
        for each in [batch, *alone]:
            each.step(each.choose())
        assert batch.games.tolist() == [one.games[0] for one in alone]
        assert (batch.features() == np.concatenate([one.features() for one in alone])).all()
    assert pickled(batch).games.max() > 0
    with pytest.raises(ValueError, match="seed must be one for each of 2 lanes, got 3"):
        mw.berlin.Batch(2, seed=seeds)
    with pytest.raises(TypeError, match="whole number"):
        mw.berlin.Batch(1, seed=[True])


def everything() -> dict[str, Any]:
    """Return an object of each kind."""
    table: Any = mw.table("berlin", players=2, seed=5).resolve_chance()
    things: dict[str, Any] = {
        "bot": mw.bot("hard"),
        "turn": table.turn,
        "table": table,
        "view": table.view(0),
        "lobby": mw.lobby("berlin"),
        "results": mw.berlin.simulate(2, seed=1, progress=False),
        "scenario": mw.rulebook.scenarios("berlin")[0],
        "drawing": table.draw(0),
        "analysis": table.analyse(table.turn.seats[0], iterations=20, seed=1),
    }
    for name, game in GAMES.items():
        record = game.play(seed=1)
        things |= {
            f"{name} setup": record.setup,
            f"{name} record": record,
            f"{name} state": record.state,
            f"{name} view": record.state.view(0),
            f"{name} seen": record.seen_by(0),
            f"{name} outcome": record.state.outcome,
            f"{name} decision": record.decisions[0],
            f"{name} decisions": record.decisions,
            f"{name} event": record.events[0],
            f"{name} events": record.events,
            f"{name} rules": game.rules,
        }
    return things


@pytest.mark.parametrize("way", WAYS.values(), ids=WAYS)
def test_everything_can_be_copied(way: Callable[[Any], Any]) -> None:
    failed: dict[str, str] = {}
    for name, thing in everything().items():
        try:
            again = way(thing)
            if again != thing and str(again) != str(thing):
                failed[name] = f"{again!r} is not {thing!r}"
        except TypeError as error:
            failed[name] = str(error)
    assert not failed


def test_what_lives_long_can_be_weakly_referenced() -> None:
    table = mw.table("berlin", players=2, seed=5)
    record = mw.berlin.play(seed=1)
    batch = mw.berlin.Batch(1, seed=1)
    for thing in [table, mw.Dealer(1), batch, record, record.setup, record.state, mw.bot("easy")]:
        assert weakref.ref(thing)() is thing
