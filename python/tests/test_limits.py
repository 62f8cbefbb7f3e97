"""Absurd numbers and little memory end in a result or in a named error."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="the limits are those of Linux")

HANGS = 1800
"""Seconds: a guard against programs that never end, for the slowest machine."""
SIMULATE = "mw.die_mauer.simulate(200_000, seed=1, threads=1, progress=False)"
LIMITED = """\
import resource
import mauerwerk as mw
start = mw.die_mauer.start(
    players=2, min_players=2, rounds=1, max_idle_turns=2, stock="TG1234"
)
seen = mw.die_mauer.InformationState(start, 0)
with open("/proc/self/statm") as numbers:
    now = int(numbers.read().split()[0]) * resource.getpagesize()
resource.setrlimit(resource.RLIMIT_AS, (now + {memory}, now + {memory}))
try:
    {call}
except (mw.MauerwerkError, MemoryError) as error:
    print(type(error).__name__, error)
else:
    print("done")
"""


def run(*command: str, folder: Path) -> str:
    """Run a program of Python, and return what it prints."""
    done = subprocess.run(  # noqa: S603
        [sys.executable, *command],
        capture_output=True,
        text=True,
        check=False,
        timeout=HANGS,
        cwd=folder,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_absurd_numbers_are_refused_or_meant(tmp_path: Path) -> None:
    program = Path(__file__).with_name("absurd.py")
    told = json.loads(run("-W", "error", str(program), folder=tmp_path))
    assert told["wrong"] == []
    assert told["calls"] > 9000


# A search that is out of memory ends the process, as Rust does where an allocation fails.
@pytest.mark.parametrize(
    ("call", "megabytes", "expected"),
    [
        (SIMULATE, 4, "MemoryError the results of 200000 games take 35 MB"),
        (SIMULATE, 128, "done"),
        ("mw.solve(start)", 4, "MauerwerkError out of memory: "),
        ("seen.analyse(seed=1, player='hard')", 256, "done"),
    ],
)
def test_little_memory_is_enough_or_named(
    call: str, megabytes: int, expected: str, tmp_path: Path
) -> None:
    told = run("-c", LIMITED.format(memory=megabytes * 2**20, call=call), folder=tmp_path)
    assert told.startswith(expected)
