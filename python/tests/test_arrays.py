"""Views as numbers, slots, and games side by side."""

from __future__ import annotations

import pickle
import subprocess
import sys
from copy import copy
from math import prod
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

import mauerwerk as mw
from games import GAMES

if TYPE_CHECKING:
    from pathlib import Path


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_views_are_numbers_by_their_layout(game: Any) -> None:  # noqa: ANN401
    state = game.play(seed=3).states[30]
    layout = state.setup.features()
    view = state.view(1)
    numbers = np.asarray(view.features())
    assert numbers.dtype == np.float32
    assert not numbers.flags.writeable
    assert len(numbers) == layout[-1].stop
    parts = view.parts()
    assert [*parts] == [part.name for part in layout]
    for part in layout:
        array = np.asarray(parts[part.name])
        assert array.shape == part.shape
        assert part.stop - part.start == prod(part.shape)
        assert (array.ravel() == numbers[part.start : part.stop]).all()
        assert array.size == 0 or (part.low <= array.min() and array.max() <= part.high)


def test_views_are_numbers_without_numpy(tmp_path: Path) -> None:
    code = (
        "import sys; sys.modules['numpy'] = None\n"
        "import mauerwerk as mw\n"
        "numbers = mw.die_mauer.start(players=3).view(0).features()\n"
        "assert numbers.format == 'f' and numbers.readonly\n"
        "try: mw.die_mauer.Batch(1, seed=0)\n"
        "except ImportError as error: print(error)\n"
    )
    command = [sys.executable, "-c", code]
    done = subprocess.run(  # noqa: S603
        command, cwd=tmp_path, capture_output=True, text=True, check=True
    )
    assert done.stdout == "a batch needs numpy: pip install numpy\n"


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_slots_name_legal_actions(game: Any) -> None:  # noqa: ANN401
    for state in game.play(seed=5).states[::7]:
        if not isinstance(state.turn, mw.Decide):
            continue
        seat = state.turn.seats[0]
        slots = [state.slot(seat, action) for action in state.actions(seat)]
        mask = np.asarray(state.mask(seat))
        assert mask.dtype == np.bool_
        assert sorted(slots) == [*np.flatnonzero(mask)]
        assert len(mask) == state.slots
        for action, slot in zip(state.actions(seat), slots, strict=True):
            assert state.action_of(seat, slot) == action
        assert state.action_of(seat, state.slots) is None


def test_moves_of_berlin_say_where_they_end() -> None:
    wall = "rows:2 columns:4 wall:tcStcA/tcMtA2cC hammers:a1/d2 seat:1 phase:moving roll:2"
    state = mw.berlin.State(wall)
    assert str(state.destination("1LD")) == "c1"
    assert state.destination("1RR") is None
    assert state.destination("x") is None


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_batches_play_the_games_of_their_seed(game: Any) -> None:  # noqa: ANN401
    batch = game.Batch(5, seed=7, threads=2)
    found: dict[int, tuple[int, list[int]]] = {}
    while not all(number in found for number in range(8)):
        batch.step(batch.choose())
        ended = batch.ended()
        for row, number in enumerate(ended["game"]):
            found[int(number)] = (int(ended["decisions"][row]), [*map(int, ended["scores"][row])])
            assert ended["finished"][row]
            assert ended["won"][row].any()
    table = game.simulate(8, seed=7, progress=False)
    for number in range(8):
        scores = [table[f"score_{seat}"][number] for seat in range(len(found[number][1]))]
        assert found[number] == (table["decisions"][number], scores)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_arrays_are_what_each_seat_sees(game: Any) -> None:  # noqa: ANN401
    batch = game.Batch(9, seed=1)
    features = np.full((9, batch.layout[-1].stop), np.nan, np.float32)
    masks = np.empty((9, batch.slots), bool)
    for _ in range(12):
        assert batch.features(features) is features
        assert batch.masks(out=masks) is masks
        offsets, slots = batch.legal()
        for lane, seat in enumerate(batch.seats):
            state = batch.state(lane)
            assert (features[lane] == np.asarray(state.view(int(seat)).features())).all()
            assert (masks[lane] == np.asarray(state.mask(int(seat)))).all()
            legal = slots[offsets[lane] : offsets[lane + 1]]
            assert sorted(legal) == [*np.flatnonzero(masks[lane])]
        batch.step(batch.choose().astype(np.int64))
    assert (batch.features() == batch.features(features)).all()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_state_decides_by_slots_and_is_seen_as_numbers(game: Any) -> None:  # noqa: ANN401
    for state in game.play(seed=6).states[::9]:
        for viewer in ("spectator", 0, 1):
            assert state.features(viewer) == state.view(viewer).features()
        if not isinstance(state.turn, mw.Decide):
            continue
        seat = state.turn.seats[0]
        assert [*state.legal(seat)] == [*np.flatnonzero(state.mask(seat))]
        for slot in state.legal(seat):
            assert state.apply_slot(seat, slot) == state.apply(seat, state.action_of(seat, slot))
        with pytest.raises(mw.UnavailableError, match=f"slot {state.slots} holds no legal action"):
            state.apply_slot(seat, state.slots)
    with pytest.raises(mw.SeatError):
        game.start().legal(8)


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_dealer_plays_the_games_of_its_seed(game: Any) -> None:  # noqa: ANN401
    for number in (0, 3):
        dealer = mw.Dealer(7, game=number)
        expected = game.play(seed=7, game=number)
        state = expected.start
        for _ in range(len(expected.decisions) // 2):
            state = decided(dealer, state)
        other = copy(dealer)
        while state.outcome is None:
            state, again = decided(dealer, state), decided(other, state)
            assert state == again
        assert state == expected.state
    with pytest.raises(mw.UnavailableError, match="does not wait for chance"):
        dealer.chance(state)
    with pytest.raises(mw.UnavailableError, match="does not wait for seat 0"):
        dealer.choose(state, 0)
    with pytest.raises(mw.SeatError):
        dealer.choose(state, 9)


def decided(dealer: mw.Dealer, state: Any) -> Any:  # noqa: ANN401
    """Return the state after the next decision."""
    match state.turn:
        case mw.Chance():
            return state.apply("chance", dealer.chance(state))
        case mw.Decide((seat, *_)):
            return state.apply(seat, dealer.choose(state, seat))
        case over:
            message = f"{over} waits for nobody"
            raise AssertionError(message)


@pytest.mark.parametrize("name", mw.GAMES)
def test_a_setup_says_what_kind_of_game_it_makes(name: str) -> None:
    game = mw.games[name]
    kind: mw.GameKind = game.Setup(players=3).kind()
    assert kind.hidden == (name != "berlin")
    assert kind.simultaneous == (name == "die-mauer")
    assert kind.chance == (name != "die-mauer")
    table = game.simulate(50, players=3, seed=1, progress=False)
    for seat in range(3):
        assert all(kind.lowest <= score <= kind.highest for score in table[f"score_{seat}"])
    with pytest.raises(mw.SetupError):
        game.Setup(players=9).kind()


def test_the_kind_of_game_depends_on_the_setup() -> None:
    assert mw.berlin.Setup(check_visibility="private").kind().hidden
    short = mw.die_mauer.Setup(players=3, rounds=1, max_idle_turns=2).kind()
    assert short.decisions is not None
    table = mw.die_mauer.simulate(500, players=3, rounds=1, max_idle_turns=2, seed=1)
    assert max(table["decisions"]) <= short.decisions.number


def test_dealers_refuse_what_is_no_state() -> None:
    dealer = mw.Dealer(1)
    with pytest.raises(TypeError, match="a state"):
        dealer.chance("players:3")  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2\\*\\*64"):
        mw.Dealer(-1)
    with pytest.raises(ValueError, match="below 0"):
        dealer.below(0)
    assert [mw.Dealer(7).below(6) for _ in range(2)] == [0, 0]


def test_lanes_that_are_not_chosen_stand_still() -> None:
    batch = mw.die_mauer.Batch(3, players=4, seed=1)
    before = batch.state(1)
    some = np.array([True, False, True])
    batch.step(np.array([0, 99, 0]), where=some)
    assert batch.state(1) == before
    assert [*batch.seats] == [1, 0, 1]
    batch.restart(~some)
    assert [*batch.games] == [0, 4, 2]
    batch.restart()
    assert [*batch.games] == [3, 7, 5]
    with pytest.raises(ValueError, match="a choice of 2 lanes, where there are 3"):
        batch.step(batch.choose(), where=some[:2])
    with pytest.raises(ValueError, match="a choice of 2 lanes, where there are 3"):
        batch.restart(some[:2])
    with pytest.raises(TypeError, match="bool"):
        batch.restart([True, False, True])  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="bool"):
        batch.step(batch.choose(), where=np.ones(3))  # type: ignore[arg-type]


def test_the_last_position_of_a_game_can_be_looked_at() -> None:
    batch = mw.die_mauer.Batch(2, players=3, rounds=1, seed=1)
    with pytest.raises(ValueError, match="no game ended in lane 1 with the last step"):
        batch.last(1)
    with pytest.raises(IndexError):
        batch.last(2)
    while len(batch.ended()["lane"]) == 0:
        batch.step(batch.choose())
    ended = batch.ended()
    last = batch.last(int(ended["lane"][0]))
    assert last.outcome is not None
    assert [*last.outcome.scores] == [*ended["scores"][0]]


def test_wrong_arrays_are_refused() -> None:
    batch = mw.die_mauer.Batch(3, players=4, seed=1)
    width = batch.layout[-1].stop
    before = [batch.state(lane) for lane in range(3)]
    with pytest.raises(TypeError, match="float32"):
        batch.features(np.zeros((3, width)))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="float32"):
        batch.features([0.0])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="shape"):
        batch.features(np.zeros((2, width), np.float32))
    with pytest.raises(ValueError, match="contiguous"):
        batch.features(np.zeros((3, 2 * width), np.float32)[:, ::2])
    fixed = np.zeros((3, width), np.float32)
    fixed.flags.writeable = False
    with pytest.raises(ValueError, match="written"):
        batch.features(fixed)
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step(np.zeros(3))
    with pytest.raises(TypeError, match="whole numbers"):
        batch.step([0, 0, 0])  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="2 slots for 3 lanes"):
        batch.step(np.zeros(2, np.uint32))
    for wrong in (9, -1, 2**40):
        with pytest.raises(ValueError, match="lane 2"):
            batch.step(np.array([0, 0, wrong]))
    with pytest.raises(IndexError):
        batch.state(3)
    assert [batch.state(lane) for lane in range(3)] == before


def test_wrong_batches_are_refused() -> None:
    for lanes in (0, 2**20 + 1):
        with pytest.raises(ValueError, match="lanes"):
            mw.berlin.Batch(lanes, seed=0)
    with pytest.raises(mw.SetupError):
        mw.berlin.Batch(1, players=9, seed=0)
    with pytest.raises(ValueError, match="2\\*\\*64"):
        mw.berlin.Batch(1, seed=-1)
    with pytest.raises(TypeError):
        mw.berlin.Batch(1)  # type: ignore[call-arg]
    with pytest.raises(ValueError, match="threads"):
        mw.berlin.Batch(1, seed=0, threads=0)


def test_games_are_given_up_at_the_limit() -> None:
    batch = mw.die_mauer.Batch(2, players=4, seed=1, limit=6)
    for _ in range(6):
        assert len(batch.ended()["lane"]) == 0
        batch.step(batch.choose())
    assert [*batch.ended()["lane"]] == [0, 1]
    assert not batch.ended()["finished"].any()
    assert [*batch.games] == [2, 3]


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_a_history_is_rows_of_numbers(game: Any) -> None:  # noqa: ANN401
    record = game.play(seed=3)
    seen = record.seen_by(1)
    layout = record.setup.history_features()
    rows = np.asarray(seen.history(64))
    assert rows.dtype == np.float32
    assert not rows.flags.writeable
    assert rows.shape == (64, layout[-1].stop)
    assert (np.asarray(seen.history(5)) == rows[-5:]).all()
    kind = next(part for part in layout if part.name == "kind")
    assert (rows[:, kind.start : kind.stop].sum(axis=1) == 1).all()
    early = np.asarray(game.InformationState(record.start, 1).history(2))
    assert not early.any()
    for wrong in (0, 2**16 + 1):
        with pytest.raises(ValueError, match="rows: a number from 1 to 65536"):
            seen.history(wrong)


def test_a_state_and_its_mirror_image_are_one() -> None:
    stocks = "stocks:G1246/TG12346/TG12346/TG12346"
    one, other = (mw.die_mauer.State(f"wall:{wall} {stocks}") for wall in ("T3", "3T"))
    assert one != other
    assert one.canonical() == other.canonical()
    assert one.canonical() in {one, other}
    wall = "rows:2 columns:4 wall:tcStcA/tcMtA2cC hammers:a1/d2 seat:1 phase:moving roll:2"
    mirrored = "rows:2 columns:4 wall:tcMtA2cC/tcStcA hammers:a2/d1 seat:1 phase:moving roll:2"
    assert mw.berlin.State(wall).canonical() == mw.berlin.State(mirrored).canonical()
    state = mw.mauerbauer.start(players=2)
    assert state.canonical() == state


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_players_in_batches_play_the_games_of_simulate(game: Any) -> None:  # noqa: ANN401
    options: dict[str, Any] = {"players": 2, **SHORT[game.info.id]}
    named = options | {"players": ["greedy"] * game.start(**options).seats}
    table = game.simulate(4, seed=5, progress=False, **named)
    batch = game.Batch(3, seed=5, memory=True, **options)
    found: dict[int, int] = {}
    while len(found) < 4:
        seen = batch.seen(0)
        assert seen.viewer == batch.seats[0]
        batch.step(batch.choose(player="greedy"))
        ended = batch.ended()
        pairs = zip(ended["game"].tolist(), ended["decisions"].tolist(), strict=True)
        found |= {number: decisions for number, decisions in pairs if number < 4}
    assert [found[number] for number in range(4)] == list(table["decisions"])


SHORT: dict[str, dict[str, Any]] = {
    "die-mauer": {"players": 3, "rounds": 1},
    "berlin": {"rows": 3, "columns": 4, "target": 3},
    "mauerbauer": {"board": "strip"},
}


def test_players_choose_where_they_are_asked() -> None:
    batch = mw.berlin.Batch(3, seed=5, memory=True)
    where = np.array([True, False, True])
    out = np.full(3, 7, np.uint32)
    chosen = batch.choose(out, player=mw.bot("greedy"), where=where)
    assert chosen is out
    assert out[1] == 7
    masks = batch.masks()
    assert masks[0, out[0]]
    assert masks[2, out[2]]
    assert (batch.choose(player="greedy", where=where) == [out[0], 0, out[2]]).all()
    random = batch.choose(where=where)
    assert random[1] == 0


def test_players_are_refused_what_they_lack() -> None:
    batch = mw.berlin.Batch(2, seed=5)
    with pytest.raises(ValueError, match="greedy needs each seat's history"):
        batch.choose(player="greedy")
    with pytest.raises(ValueError, match="has no memory"):
        batch.seen(0)
    with pytest.raises(IndexError, match="no lane 2 of 2"):
        batch.seen(2)
    with pytest.raises(mw.NotationError, match="best"):
        batch.choose(player=mw.bot("best"))
    with pytest.raises(ValueError, match="1 lanes, where there are 2"):
        batch.choose(where=np.ones(1, bool))
    with pytest.raises(TypeError, match="bool"):
        batch.choose(where=np.ones(2))  # type: ignore[arg-type]


def positions(game: Any, *made: int) -> list[Any]:  # noqa: ANN401
    """Return positions of a random game after some decisions."""
    states = game.play(players=2 if game is mw.berlin else 3, seed=5).states
    return [states[number] for number in made]


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_games_begin_in_given_positions(game: Any) -> None:  # noqa: ANN401
    starts = positions(game, 4, 6)
    batch = game.Batch(3, starts, seed=7)
    alone = game.Batch(3, starts[0], seed=7)
    begun = [game.Batch(1, start, seed=1).state(0) for start in starts]
    if not starts[0].setup.kind().chance:
        assert begun == starts
        assert [batch.state(lane) for lane in range(3)] == [*begun, begun[0]]
    for _ in range(3):
        assert alone.state(0) == batch.state(0)
        alone.step(alone.choose())
        batch.step(batch.choose())
    batch.restart()
    assert batch.games.tolist() == [3, 4, 5]
    assert copy(batch).state(1) == batch.state(1)
    with pytest.raises(TypeError, match="its options already"):
        game.Batch(1, starts[0], seed=1, players=3)
    with pytest.raises(mw.SetupError, match="position 1 has another"):
        game.Batch(1, [starts[0], game.start(players=4)], seed=1)
    with pytest.raises(TypeError, match="a state"):
        game.Batch(1, [starts[0], "players:3"], seed=1)


@pytest.mark.parametrize("memory", [False, True])
@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_lanes_are_saved_and_restored(game: Any, memory: bool) -> None:  # noqa: ANN401, FBT001
    batch = game.Batch(2, players=3, seed=7, memory=memory)
    for _ in range(5):
        batch.step(batch.choose())
    saved = batch.save(0)
    for kept in (saved, pickle.loads(pickle.dumps(saved))):
        batch.restore(1, kept)
        assert batch.state(1) == batch.state(0)
        assert batch.masks()[0].tolist() == batch.masks()[1].tolist()
        assert not memory or batch.seen(0) == batch.seen(1)
    slots = batch.choose()
    assert slots[0] == slots[1]
    batch.step(slots)
    assert batch.state(0) == batch.state(1)
    batch.restore(0, saved)
    assert batch.state(0) != batch.state(1)
    with pytest.raises(IndexError):
        batch.restore(2, saved)
    with pytest.raises(ValueError, match="of other games"):
        game.Batch(1, players=3, seed=7, memory=not memory).restore(0, saved)


@pytest.mark.parametrize("memory", [False, True])
def test_a_lane_continues_from_a_position(memory: bool) -> None:  # noqa: FBT001
    start = mw.die_mauer.start(players=3).apply(0, "T")
    batch = mw.die_mauer.Batch(2, players=3, seed=7, memory=memory)
    batch.put(1, start)
    assert batch.state(1) == start
    assert batch.seats.tolist() == [0, 1]
    with pytest.raises(ValueError, match="the setup of the lanes"):
        batch.put(0, mw.die_mauer.start(players=4))
    assert batch.state(0) == mw.die_mauer.start(players=3)
