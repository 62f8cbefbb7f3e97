"""A host in Kotlin and guests in Swift and Python play, and are told what they may know."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mauerwerk as mw

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
# The command within which Swift's programs run, where there is one.
SWIFT_GUEST = [*os.environ.get("WITHIN", "").split(), str(HERE / "guest/.build/debug/guest")]
SEED = "8067345129304587"
SETUPS = {
    "die-mauer": "players:3 rounds:1",
    "berlin": "players:3 rows:3",
    "mauerbauer": "players:3",
}
SECONDS = 300


def plain(printed: str) -> str:
    """Return what was printed without the resets of colours that Maven writes before and after."""
    return printed.replace("\x1b[0m", "").replace("\x1b[m", "")


@pytest.fixture(params=SETUPS)
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Path, list[str]]]:
    """Play with three processes; return the folder of what was sent, and what each printed."""
    game = request.param
    words = f"{game} {SETUPS[game]} --seed {SEED} --record {tmp_path}/game.json --log {tmp_path}"
    pom = HERE / "host/pom.xml"
    command = ["mvn", "-q", "-B", "-f", str(pom), "exec:java", f"-Dexec.args={words}"]
    host = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    processes = [host]
    try:
        assert host.stdout
        port = plain(host.stdout.readline()).removeprefix("port ").strip()
        python_guest = [sys.executable, str(HERE / "guest.py")]
        guests = ([*SWIFT_GUEST, port], [*python_guest, port, "easy"])
        processes += [
            subprocess.Popen(guest, stdout=subprocess.PIPE, text=True) for guest in guests
        ]
        # Guests first: a host waits for as long as a guest that ended at once.
        printed = [process.communicate(timeout=SECONDS)[0] for process in reversed(processes)]
        yield tmp_path, [plain(lines) for lines in reversed(printed)]
        assert [process.returncode for process in processes] == [0, 0, 0]
    finally:
        for process in processes:
            process.kill()


def sent(folder: Path) -> Iterator[tuple[int, str]]:
    """Return what was sent to each seat."""
    for seat in (1, 2):
        for line in (folder / f"seat{seat}").read_text().splitlines():
            yield seat, line


def test_three_languages_play_one_game(played: tuple[Path, list[str]]) -> None:
    folder, printed = played
    table = mw.Table.from_json((folder / "game.json").read_text())
    assert table.outcome
    ends = [lines.strip().splitlines()[-1] for lines in printed]
    assert ends == [str(table.outcome)] * 3
    assert {actor for actor, _ in table.decisions} >= {0, 1, 2}

    messages = list(sent(folder))
    assert len(messages) > len(table) / 2
    for seat, message in messages:
        says = json.loads(message)["says"]
        then = table.undo_to(says["decisions"])
        # What a host in another language sends, to the byte; and nothing of it knows the seed.
        assert message == then.message_to(seat, says.get("since"))
        assert SEED not in message
        # In a game that the seat can't tell apart, it sees the same.
        seen = then.resample(seat, 1).view(seat)
        assert (says.get("now") or says["seen"]["now"]) == seen.to_dict()
