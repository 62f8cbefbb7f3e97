"""Games by many workers are those of one machine, even if workers fail."""

from __future__ import annotations

import gc
import json
import os
import signal
import subprocess
import sys
import time
from concurrent.futures import (
    BrokenExecutor,
    Executor,
    Future,
    ProcessPoolExecutor,
    ThreadPoolExecutor,
)
from contextlib import contextmanager, suppress
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from collections.abc import Callable, Generator, Iterator, Sequence

import mauerwerk as mw
from games import GAMES
from interrupted import stop
from mauerwerk import cluster

SETUP = mw.die_mauer.Setup(players=3)
CASES = 18
"""The losses in `lost.py` without pyarrow."""
FEW = {"die-mauer": 500, "berlin": 20, "mauerbauer": 60}


class Mortal:
    """A player whose process dies once: in the worker that first finds a file to remove."""

    def __init__(self, sign: Path) -> None:
        """Put up the file."""
        self.sign = sign
        sign.touch()

    def __call__(self, _: object, legal: Sequence[Any]) -> Any:  # noqa: ANN401
        """Return the last action, if still alive."""
        with suppress(FileNotFoundError):
            self.sign.unlink()
            os.kill(os.getpid(), signal.SIGKILL)
        return legal[-1]


class Here(Executor):
    """Does what it is asked for at once, and remembers how many pieces were asked for."""

    def __init__(self, stop: int = sys.maxsize) -> None:
        """Do n pieces, and leave the others undone."""
        self.asked: list[Future[Any]] = []
        self.stop = stop

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
        """Do it."""
        future: Future[Any] = Future()
        if len(self.asked) < self.stop:
            try:
                future.set_result(fn(*args, **kwargs))
            except ValueError as error:
                future.set_exception(error)
        self.asked.append(future)
        return future


class Counting(ThreadPoolExecutor):
    """Counts the pieces that are asked for and not yet done."""

    most = 0

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:  # noqa: ANN401
        """Count, and do it later."""
        future = super().submit(fn, *args, **kwargs)
        self.most = max(self.most, self._work_queue.qsize())
        return future


def last(_: object, legal: Sequence[Any]) -> Any:  # noqa: ANN401
    """Choose the last legal action."""
    return legal[-1]


@pytest.fixture(scope="module")
def pool() -> Iterator[ProcessPoolExecutor]:
    """Return two processes."""
    with ProcessPoolExecutor(2, mp_context=get_context("spawn")) as workers:
        yield workers


def contents(folder: Path) -> dict[str, bytes]:
    """Return the files of a folder, hidden ones among them."""
    return {path.name: path.read_bytes() for path in folder.iterdir()}


@pytest.mark.parametrize("game", GAMES)
def test_processes_play_the_games_of_one_machine(game: str, pool: ProcessPoolExecutor) -> None:
    module, games = GAMES[game], range(3, FEW[game])
    setup = module.Setup(players=3)
    expected = module.simulate(games, setup, seed=1, progress=False)
    assert cluster.simulate(games, setup, seed=1, on=pool) == expected
    assert cluster.simulate(games, setup, seed=1, on=pool, piece=7, threads=2) == expected
    state = module.play(players=3, seed=1).states[-3]
    players = ["random", last, "random"]
    expected = module.simulate(4, state, players=players, seed=2, progress=False)
    assert cluster.simulate(4, state, players=players, seed=2, on=pool, piece=1) == expected


def test_games_get_an_end_as_those_of_one_machine_do() -> None:
    endless = mw.berlin.Setup("rows:1 columns:8")
    expected = mw.berlin.simulate(5, endless, seed=1, progress=False)
    assert cluster.simulate(5, endless, seed=1, on=Here()) == expected


def test_no_games_make_an_empty_table() -> None:
    workers = Here()
    table = cluster.simulate(0, SETUP, seed=1, on=workers)
    assert table == mw.die_mauer.simulate(0, SETUP, seed=1, progress=False)
    assert not workers.asked


def test_processes_play_the_match_of_one_machine(pool: ProcessPoolExecutor) -> None:
    options: dict[str, Any] = {"players": ["greedy", "random"], "seed": 7}
    match = cluster.match(range(3, 12), SETUP, on=pool, piece=2, **options)
    alone = mw.die_mauer.match(range(3, 12), SETUP, progress=False, **options)
    for name, column in match.to_dict().items():
        assert name == "seconds" or column == alone.to_dict()[name]
    nothing = Here()
    assert cluster.match(0, SETUP, on=nothing, **options).deals == 0
    with pytest.raises(mw.MauerwerkError, match="two players or more"):
        cluster.match(9, SETUP, on=nothing, players=["easy"], seed=1)
    assert not nothing.asked


def test_processes_analyse_what_is_seen(pool: ProcessPoolExecutor) -> None:
    for module, turns in [(mw.die_mauer, 8), (mw.berlin, 60), (mw.mauerbauer, 30)]:
        record = module.play(players=3, seed=3).undo_to(turns)
        while not isinstance(record.state.turn, mw.Decide):
            record = record.undo()
        seat = record.state.turn.seats[0]
        seen = [record.seen_by(seat)] * 2
        expected = seen[0].analyse(seed=4, iterations=30)
        assert cluster.analyse(seen, seed=4, iterations=30, on=pool) == [expected] * 2
        with pytest.raises(mw.UnavailableError):
            cluster.analyse([record.seen_by("spectator")], seed=4, on=pool)


@pytest.mark.parametrize(
    ("change", "error", "text"),
    [
        ({"seed": -1}, ValueError, "-1"),
        ({"players": ["random", "nobody", "random"]}, mw.NotationError, "nobody"),
        ({"players": ["random"]}, mw.MauerwerkError, "3 seats"),
        ({"limit": -1}, ValueError, "-1"),
        ({"piece": 0}, ValueError, "piece of 0"),
        ({"ahead": 0}, ValueError, "0 pieces"),
        ({"games": range(0, 10, 2)}, ValueError, "steps of 2"),
        ({"games": range(2**31, 2**31 + 1)}, ValueError, "2147483648"),
        ({"start": "players:3"}, TypeError, "players:3"),
    ],
)
def test_bad_questions_are_not_sent(
    change: dict[str, Any], error: type[Exception], text: str, tmp_path: Path
) -> None:
    workers = Here()
    asked: dict[str, Any] = {"games": 10, "start": SETUP, "seed": 1, "on": workers, **change}
    games, start = asked.pop("games"), asked.pop("start")
    with pytest.raises(error, match=text):
        cluster.simulate(games, start, **asked)
    pytest.importorskip("pyarrow")
    with pytest.raises(error, match=text):
        cluster.simulate_to_parquet(tmp_path, games, start, **asked)
    assert not workers.asked
    assert not contents(tmp_path)


def test_an_error_of_a_worker_cancels_the_others() -> None:
    def wrong(*_: object) -> str:
        return "no action"

    workers = Here(stop=1)
    with pytest.raises(mw.NotationError):
        cluster.simulate(9, SETUP, players=[wrong] * 3, seed=1, on=workers, piece=1, ahead=5)
    assert [future.cancelled() for future in workers.asked] == [False, True, True, True, True]


def test_a_broken_pool_says_so_in_plain_words(tmp_path: Path) -> None:
    players = [Mortal(tmp_path / "sign"), last, last]
    with (
        ProcessPoolExecutor(2, mp_context=get_context("spawn")) as workers,
        pytest.raises(BrokenExecutor, match="a worker was lost"),
    ):
        cluster.simulate(8, SETUP, players=players, seed=1, on=workers)


@pytest.mark.skipif(os.name == "nt", reason="signals are of POSIX")
@pytest.mark.parametrize(
    ("workers", "needed"), [("processes", "mauerwerk"), ("dask", "distributed")]
)
def test_a_worker_may_be_lost_at_every_step(workers: str, needed: str, tmp_path: Path) -> None:
    pytest.importorskip(needed)
    program = Path(__file__).with_name("lost.py")
    command = [sys.executable, "-W", "error", str(program), workers, str(tmp_path)]
    done = subprocess.run(  # noqa: S603
        command, capture_output=True, text=True, check=False, timeout=1800, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= CASES


def test_progress_is_shown_if_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("tqdm")
    cluster.simulate(40, SETUP, seed=1, on=Here(), piece=10, progress=True)
    shown = capsys.readouterr().err
    assert "40.0/40.0" in shown
    cluster.simulate(40, SETUP, seed=1, on=Here())
    assert not capsys.readouterr().err


def test_progress_counts_games(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    told: list[list[int]] = []

    @contextmanager
    def counted(total: int, **_: object) -> Generator[Callable[[int], object], None, None]:
        told.append([total])
        yield told[-1].append

    monkeypatch.setattr(cluster, "counted", counted)
    cluster.simulate(25, SETUP, seed=1, on=Here(), piece=10, ahead=1)
    assert told.pop() == [25, 10, 20, 25]
    pytest.importorskip("pyarrow")
    cluster.simulate_to_parquet(tmp_path, range(10), SETUP, seed=1, piece=10)
    told.clear()
    cluster.simulate_to_parquet(tmp_path, 30, SETUP, seed=1, piece=10, threads=1)
    assert told[0][0] == 20  # what is there already is no work
    assert told[0][-1] > 10
    assert told[0][1:] == sorted(told[0][1:])


def test_no_more_is_asked_for_than_said() -> None:
    with Counting(1) as workers:
        cluster.simulate(60, SETUP, seed=1, on=workers, piece=1, ahead=5)
    assert 1 <= workers.most <= 5


def test_files_are_the_same_however_they_are_made(
    pool: ProcessPoolExecutor, tmp_path: Path
) -> None:
    arrow: Any = pytest.importorskip("pyarrow.dataset")
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    ways: list[dict[str, Any]] = [{}, {"threads": 2}, {"on": pool}, {"on": pool, "shared": True}]
    made: list[dict[str, bytes]] = []
    for number, way in enumerate(ways):
        folder = tmp_path / str(number)
        asked = (folder, range(20, 500), SETUP)
        assert cluster.simulate_to_parquet(*asked, seed=1, piece=200, **way) == folder
        made.append(contents(folder))
    assert made[1:] == [made[0]] * 3
    assert sorted(made[0]) == [f"part-{game:012}.parquet" for game in (20, 220, 420)]
    table = arrow.dataset(tmp_path / "0").to_table().sort_by("game")
    expected = mw.die_mauer.simulate(range(20, 500), SETUP, seed=1, progress=False)
    assert table.to_pydict() == {name: column.tolist() for name, column in expected.items()}
    found = parquet.ParquetFile(tmp_path / "0" / "part-000000000420.parquet")
    assert found.num_row_groups == 1
    start = mw.die_mauer.start(SETUP)
    assert json.loads(found.schema_arrow.metadata[b"mauerwerk"]) == {
        "version": mw.__version__,
        "game": "die-mauer",
        "ruleset": mw.die_mauer.info.ruleset,
        "setup": "players:3",
        "start": start.notation,
        "seed": "1",
        "players": None,
        "limit": None,
        "first": "420",
        "games": 80,
    }


def test_a_run_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    whole = contents(cluster.simulate_to_parquet(tmp_path / "a", 50, SETUP, seed=1, piece=10))
    folder = tmp_path / "b"
    cluster.simulate_to_parquet(folder, range(30), SETUP, seed=1, piece=10)
    (folder / "part-000000000010.parquet").unlink()
    (folder / "part-000000000020.parquet").write_bytes(b"PAR1")  # not whole
    workers = Here()
    cluster.simulate_to_parquet(folder, 50, SETUP, seed=1, piece=10, on=workers)
    assert len(workers.asked) == 4
    assert contents(folder) == whole


def test_a_folder_of_another_run_is_left_alone(tmp_path: Path) -> None:
    arrow: Any = pytest.importorskip("pyarrow")
    parquet: Any = pytest.importorskip("pyarrow.parquet")
    cluster.simulate_to_parquet(tmp_path, 20, SETUP, seed=1, piece=10)
    before = contents(tmp_path)
    others: list[dict[str, Any]] = [
        {"seed": 2},
        {"piece": 5},
        {"limit": 7},
        {"players": ["random"] * 3},
        {"start": mw.die_mauer.Setup(players=3, rounds=2)},
        {"start": mw.berlin.Setup(players=3)},
    ]
    for other in others:
        asked: dict[str, Any] = {"start": SETUP, "seed": 1, "piece": 10, **other}
        start = asked.pop("start")
        with pytest.raises(ValueError, match="another run"):
            cluster.simulate_to_parquet(tmp_path, 20, start, **asked)
        assert contents(tmp_path) == before
    path = tmp_path / "part-000000000000.parquet"
    parquet.write_table(arrow.table({"a": [1]}), path)
    with pytest.raises(ValueError, match="another run"):
        cluster.simulate_to_parquet(tmp_path, 10, SETUP, seed=1, piece=10)


def test_a_write_that_fails_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parquet: Any = pytest.importorskip("pyarrow.parquet")

    def fail(_: object, path: Path, **_options: object) -> None:
        path.write_bytes(b"half")
        raise KeyboardInterrupt

    monkeypatch.setattr(parquet, "write_table", fail)
    with pytest.raises(KeyboardInterrupt):
        cluster.simulate_to_parquet(tmp_path, 5, SETUP, seed=1)
    assert not contents(tmp_path)


@pytest.mark.skipif(os.name == "nt", reason="signals are of POSIX")
def test_ctrl_c_cancels_what_has_not_begun(tmp_path: Path) -> None:
    ready = "from concurrent.futures import ThreadPoolExecutor; workers = ThreadPoolExecutor(1)"
    # A pool that is interrupted as it starts its thread waits for that thread for ever.
    ready += "; workers.submit(int).result()"
    start = "mw.die_mauer.Setup(), seed=1, on=workers, piece=1000"
    stop(tmp_path, f"mw.cluster.simulate(10**9, {start})", ready)


def both_survive(on: cluster.Workers, folder: Path) -> None:
    """Play games by workers one of which is killed, as a table and as files."""
    players = [Mortal(folder / "sign"), last, last]
    expected = mw.die_mauer.simulate(24, SETUP, players=[last] * 3, seed=1, progress=False)
    table = cluster.simulate(24, SETUP, players=players, seed=1, on=on, piece=3)
    assert not (folder / "sign").exists()
    assert table == expected
    pytest.importorskip("pyarrow")
    players[0] = Mortal(folder / "sign")
    asked = (24, SETUP)
    made = cluster.simulate_to_parquet(
        folder / "a", *asked, players=players, seed=1, on=on, piece=8, shared=True
    )
    here = cluster.simulate_to_parquet(folder / "b", *asked, players=players, seed=1, piece=8)
    assert contents(made) == contents(here)


def test_dask_plays_the_games_of_a_lost_worker_again(tmp_path: Path) -> None:
    distributed: Any = pytest.importorskip("distributed")
    with (
        distributed.LocalCluster(
            n_workers=2, threads_per_worker=1, processes=True, dashboard_address=":0"
        ) as workers,
        distributed.Client(workers) as client,
    ):
        expected = mw.die_mauer.simulate(5000, SETUP, seed=1, progress=False)
        assert cluster.simulate(5000, SETUP, seed=1, on=client) == expected
        both_survive(client, tmp_path)


def start_ray(monkeypatch: pytest.MonkeyPatch) -> Any:  # noqa: ANN401
    """Start Ray, or skip the test: that Ray starts is not what it is about."""
    ray: Any = pytest.importorskip("ray", reason="there is no wheel of Ray for this Python")
    services = ray._private.services
    get_node: Any = getattr(services, "get_node", None)  # Ray 2.10 has none

    # Ray waits 30 seconds for its node, too few on a busy machine. No setting changes that.
    def wait_for_node(*args: str) -> object:
        for _ in range(200):
            try:
                return get_node(*args)
            except RuntimeError:
                time.sleep(1)
        return get_node(*args)

    if get_node:
        monkeypatch.setattr(services, "get_node", wait_for_node)
    for _ in range(3):
        try:
            ray.init(
                address="local",  # a separate cluster
                num_cpus=2,
                object_store_memory=200_000_000,
                include_dashboard=False,
                log_to_driver=False,
                runtime_env={"env_vars": {"PYTHONPATH": str(Path(__file__).parent)}},  # for players
            )
        except Exception as error:
            ray.shutdown()
            if "timed out during startup" not in str(error):
                raise
        else:
            return ray
    gc.collect()
    pytest.skip("Ray does not start on this machine")


# Ray leaves processes that it does not wait for.
@pytest.mark.filterwarnings("ignore::pytest.PytestUnraisableExceptionWarning")
def test_ray_plays_the_games_of_a_lost_worker_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Ray's workers import from where it is started, and the sources lack what is compiled.
    monkeypatch.chdir(tmp_path)
    # On a busy machine, Ray would give up its own processes, and end this one.
    monkeypatch.setenv("RAY_gcs_rpc_server_reconnect_timeout_s", "600")
    monkeypatch.setenv("RAY_health_check_failure_threshold", "1000")
    ray = start_ray(monkeypatch)
    try:
        expected = mw.die_mauer.simulate(5000, SETUP, seed=1, progress=False)
        assert cluster.simulate(5000, SETUP, seed=1, on=cluster.Ray()) == expected
        both_survive(cluster.Ray(), tmp_path)
    finally:
        ray.shutdown()
        gc.collect()  # so that its warnings are of this test
