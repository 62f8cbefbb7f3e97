"""Programs that Ctrl-C stops."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# Whatever started the tests may ignore the signal.
PROGRAM = """\
import signal, time
import mauerwerk as mw
signal.signal(signal.SIGINT, signal.default_int_handler)
{ready}
print("ready", flush=True)
try:
    {call}
except KeyboardInterrupt:
    print(time.time(), flush=True)
"""


def seconds_to_stop(folder: Path, call: str, ready: str = "") -> tuple[float, float]:
    """Return how many seconds after Ctrl-C a call has stopped, and its program."""
    code = PROGRAM.format(call=call, ready=ready)
    command = [sys.executable, "-W", "error", "-c", code]
    with subprocess.Popen(  # noqa: S603
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.5)
        sent = time.time()
        process.send_signal(signal.SIGINT)
        try:
            out, errors = process.communicate(timeout=60)
        finally:
            process.kill()
    assert not errors
    return float(out) - sent, time.time() - sent
