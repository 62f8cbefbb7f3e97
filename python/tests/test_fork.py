"""Simulations in children of a process that has simulated, and stops while they go on."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from interrupted import stop

HEAD = """
import multiprocessing, os, signal, sys, threading
from concurrent.futures import ProcessPoolExecutor
import mauerwerk as mw

GAMES = {mw.die_mauer: 3000, mw.berlin: 60, mw.mauerbauer: 60}

def table(name, threads=None):
    game = getattr(mw, name)
    return game.simulate(GAMES[game], players=3, seed=0, threads=threads, progress=False)

def last(name):
    return table(name)["score_0"].tolist()
"""
FORK = """
def in_a_child(work):
    child = os.fork()
    if not child:
        signal.alarm(900)
        os._exit(0 if work() else 1)
    assert os.waitpid(child, 0)[1] == 0
"""
CALLS = 18
"""The calls in `forked.py` without optional libraries."""
forks = pytest.mark.skipif(not hasattr(os, "fork"), reason="this platform has no fork")


def run(folder: Path, code: str) -> None:
    """Run a program that must end well."""
    script = folder / "program.py"
    script.write_text(HEAD + FORK + code, encoding="utf-8")
    command = [sys.executable, "-W", "error", str(script)]
    done = subprocess.run(  # noqa: S603
        command, capture_output=True, text=True, check=False, timeout=1800, cwd=folder
    )
    assert (done.returncode, done.stderr) == (0, "")


@forks
def test_a_child_simulates_as_its_parent_did(tmp_path: Path) -> None:
    run(
        tmp_path,
        "for name in ('die_mauer', 'berlin', 'mauerbauer'):\n"
        "    expected = table(name)\n"
        "    in_a_child(lambda: table(name) == expected)\n"
        "    assert table(name) == expected\n",
    )


@forks
def test_each_call_is_the_same_in_a_fork(tmp_path: Path) -> None:
    program = Path(__file__).with_name("forked.py")
    command = [sys.executable, "-W", "error", str(program)]
    done = subprocess.run(  # noqa: S603
        command, capture_output=True, text=True, check=False, timeout=1800, cwd=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) >= CALLS


@forks
def test_an_engine_ends_while_a_fork_lives(tmp_path: Path) -> None:
    program = Path(__file__).parents[2] / "examples" / "engines" / "lucky.py"
    run(
        tmp_path,
        "import warnings\n"
        "warnings.simplefilter('ignore')\n"
        f"engine = mw.bot(f'cmd:{{sys.executable}} {program}')\n"
        "engine.choose(mw.die_mauer.Record(players=3).seen_by(0), seed=1)\n"
        "reading, writing = os.pipe()\n"
        "child = os.fork()\n"
        "if not child:\n"
        "    os.close(writing)\n"
        "    os.read(reading, 1)\n"
        "    os._exit(0)\n"
        "signal.alarm(300)\n"
        "del engine\n"
        "signal.alarm(0)\n"
        "os.close(writing)\n"
        "assert os.waitpid(child, 0)[1] == 0\n",
    )


@forks
def test_a_grandchild_simulates_too(tmp_path: Path) -> None:
    run(
        tmp_path,
        "expected = table('die_mauer')\n"
        "def child():\n"
        "    in_a_child(lambda: table('die_mauer') == expected)\n"
        "    return table('die_mauer') == expected\n"
        "in_a_child(child)\n",
    )


@forks
def test_nothing_outlives_a_simulation(tmp_path: Path) -> None:
    run(
        tmp_path,
        "tasks = '/proc/self/task'\n"
        "before = os.path.exists(tasks) and os.listdir(tasks)\n"
        "table('die_mauer', threads=4)\n"
        "assert (os.path.exists(tasks) and os.listdir(tasks)) == before\n",
    )


@forks
def test_a_process_forks_while_its_other_threads_simulate(tmp_path: Path) -> None:
    # From Python 3.12 on a fork warns if there are other threads.
    run(
        tmp_path,
        "import warnings\n"
        "warnings.simplefilter('ignore')\n"
        "expected = table('die_mauer')\n"
        "stop = threading.Event()\n"
        "def busy():\n"
        "    while not stop.is_set():\n"
        "        assert table('die_mauer', threads=2) == expected\n"
        "threads = [threading.Thread(target=busy) for _ in range(2)]\n"
        "for thread in threads: thread.start()\n"
        "try:\n"
        "    for _ in range(10):\n"
        "        in_a_child(lambda: table('die_mauer') == expected)\n"
        "finally:\n"
        "    stop.set()\n"
        "    for thread in threads: thread.join()\n",
    )


@pytest.mark.parametrize("method", ["fork", "spawn", "forkserver"])
def test_pools_of_processes_simulate(tmp_path: Path, method: str) -> None:
    if method != "spawn" and not hasattr(os, "fork"):
        pytest.skip("this platform has no fork")
    run(
        tmp_path,
        "if __name__ == '__main__':\n"
        f"    context = multiprocessing.get_context('{method}')\n"
        "    expected = last('die_mauer')\n"
        "    with context.Pool(2) as pool:\n"
        "        assert pool.map(last, ['die_mauer'] * 4) == [expected] * 4\n"
        "    with ProcessPoolExecutor(2, mp_context=context) as pool:\n"
        "        assert list(pool.map(table, ['die_mauer'] * 4)) == [table('die_mauer')] * 4\n",
    )


@pytest.mark.skipif(os.name == "nt", reason="signals are of POSIX")
@pytest.mark.parametrize(
    "call",
    [
        "mw.die_mauer.simulate(2 * 10**7, players=6, seed=1, threads=1)",
        "mw.berlin.simulate(10**7, rows=8, columns=12, packs=2, players=8, seed=1)",
        "mw.berlin.simulate(1, mw.berlin.start('rows:1 columns:8'), seed=1, limit=10**15)",
        "mw.berlin.simulate(10**6, mw.berlin.start('rows:1 columns:8'), seed=1, limit=10**15)",
        "mw.mauerbauer.simulate(10**7, players=4, seed=1, threads=1)",
        "mw.mauerbauer.simulate(10**7, players=['hard', 'random'], seed=1)",
        "mw.berlin.simulate(10**7, players=['hard', lambda seen, legal: legal[0]], seed=1)",
        "mw.die_mauer.play(players=['search:100000000'] * 3, seed=1)",
        "mw.die_mauer.Record(players=3).analyse(0, seed=1, iterations=10**8)",
        "mw.bot('flat:100000000').choose(mw.die_mauer.Record(players=3).seen_by(1), seed=1)",
        "mw.die_mauer.records(2**40, players=3, seed=1, threads=2)",
    ],
)
def test_ctrl_c_stops_any_game_at_once(tmp_path: Path, call: str) -> None:
    stop(tmp_path, call)


def test_ctrl_c_anywhere_ends_the_threads_of_records(tmp_path: Path) -> None:
    # Raised after each call in turn, as Python raises it where a signal has come.
    run(
        tmp_path,
        "import faulthandler\n"
        "faulthandler.dump_traceback_later(900, exit=True)\n"
        "def records():\n"
        "    return mw.die_mauer.records(200, players=3, rounds=1, seed=1, threads=3)\n"
        "def stopped(calls):\n"
        "    left = iter(range(calls))\n"
        "    def note(frame, event, called):\n"
        "        if event in ('return', 'c_return') and next(left, None) is None:\n"
        "            raise KeyboardInterrupt\n"
        "    sys.setprofile(note)\n"
        "    try:\n"
        "        records()\n"
        "        sys.setprofile(None)\n"
        "    except KeyboardInterrupt:\n"
        "        return True\n"
        "    return False\n"
        "records()\n"
        "calls = 0\n"
        "while stopped(calls):\n"
        "    calls += 1\n"
        "assert calls > 10\n",
    )
