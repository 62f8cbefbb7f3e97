"""Programs that Ctrl-C stops."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pathlib import Path

# The program that started the tests may ignore the signal.
PROGRAM = """\
import signal
import mauerwerk as mw
signal.signal(signal.SIGINT, signal.default_int_handler)
{ready}
try:
    print("ready", flush=True)
    {call}
except KeyboardInterrupt:
    print("stopped")
"""
HANGS = 1800
"""Seconds: a guard against programs that never end, for the slowest machine."""


def stop(folder: Path, call: str, ready: str = "") -> None:
    """Stop a call that would take long by Ctrl-C."""
    code = PROGRAM.format(call=call, ready=ready)
    command = [sys.executable, "-W", "error", "-c", code]
    with subprocess.Popen(  # noqa: S603
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, cwd=folder
    ) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
        time.sleep(0.5)  # so that the call has begun, usually
        process.send_signal(signal.SIGINT)
        try:
            out, errors = process.communicate(timeout=HANGS)
        finally:
            process.kill()
    assert (out, errors) == ("stopped\n", "")
