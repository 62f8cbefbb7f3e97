"""Tests a host in Kotlin with guests in Swift and Python: they receive only what they may know."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

import mauerwerk as mw

if TYPE_CHECKING:
    from collections.abc import Iterator

HERE = Path(__file__).parent
# The command that runs Swift programs, if there is one.
SWIFT_GUEST = [*os.environ.get("WITHIN", "").split(), str(HERE / "guest/.build/debug/guest")]
SEED = "8067345129304587"
SETUPS = {
    "die-mauer": "players:3 rounds:1",
    "berlin": "players:3 rows:3",
    "mauerbauer": "players:3",
}
# The language in which each game is played.
LANGS = {"die-mauer": "de", "berlin": "nl", "mauerbauer": "fr"}
SECONDS = 300


def plain(printed: str) -> str:
    """Return output without the color resets that Maven writes before and after it."""
    return printed.replace("\x1b[0m", "").replace("\x1b[m", "")


def host(words: str) -> subprocess.Popen[str]:
    """Start a host."""
    pom = HERE / "host/pom.xml"
    command = ["mvn", "-q", "-B", "-f", str(pom), "exec:java", f"-Dexec.args={words}"]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


def port_of(process: subprocess.Popen[str]) -> str:
    """Return the port that a host prints."""
    assert process.stdout
    return plain(process.stdout.readline()).removeprefix("port ").strip()


@pytest.fixture(params=SETUPS)
def played(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[Path, list[str]]]:
    """Play with three processes. Return the folder of the messages, and each output."""
    game = request.param
    words = f"{game} {SETUPS[game]} --seed {SEED} --record {tmp_path}/game.json --log {tmp_path}"
    lang = ["--lang", LANGS[game]]
    processes = [host(" ".join([words, *lang]))]
    try:
        port = port_of(processes[0])
        python_guest = [sys.executable, str(HERE / "guest.py")]
        guests = ([*SWIFT_GUEST, port, *lang], [*python_guest, port, "easy", *lang])
        processes += [
            subprocess.Popen(guest, stdout=subprocess.PIPE, text=True) for guest in guests
        ]
        # Guests first, because a host waits for a guest that has ended.
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
    lang = LANGS[table.game]
    assert ends[0] == table.status(lang=lang)
    assert set(ends[1:]) == {table.summary(seat, lang=lang) for seat in (1, 2)}
    assert not {"the", "and", "seat", "seats"} & set(" ".join(printed).split())
    assert {actor for actor, _ in table.decisions} >= {0, 1, 2}

    started = mw.table(table.game, table.setup)
    messages = list(sent(folder))
    assert len(messages) > len(table) / 2
    for seat, message in messages:
        letter = json.loads(message)
        says = letter["says"]
        then = started
        for actor, action in table.decisions[: says["decisions"]]:
            then = then.apply(actor, action)
        # A host in another language sends the same bytes, and none of them depends on the seed.
        assert message == then.message_to(letter["match"], seat, says.get("since"))
        assert SEED not in message
        # In a game that the seat can't distinguish, it sees the same.
        seen = then.resample(seat, 1).view(seat)
        assert (says.get("now") or says["seen"]["now"]) == seen.to_dict()


def test_the_usage_is_in_the_chosen_language() -> None:
    commands = [[sys.executable, str(HERE / "guest.py")]]
    if Path(SWIFT_GUEST[-1]).exists():
        commands.append(SWIFT_GUEST)
    for command in commands:
        ran = subprocess.run(
            [*command, "--lang", "de"], capture_output=True, text=True, check=False
        )
        assert ran.returncode
        assert ran.stderr.startswith("Aufruf: guest PORT [SPIELER] ")


def test_a_person_plays_in_the_chosen_language() -> None:
    setup = "players:2 min_players:2 rounds:1 max_idle_turns:1"
    table, pipe = mw.table("die-mauer", setup, seed=1), subprocess.PIPE
    with socket.create_server(("127.0.0.1", 0)) as door:
        port = str(door.getsockname()[1])
        command = [sys.executable, str(HERE / "guest.py"), port, "--lang", "de"]
        guest = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        assert guest.stdin
        guest.stdin.write("nothing\n" + "1\n" * 100)
        guest.stdin.flush()
        connection = door.accept()[0]
        with connection, connection.makefile("rw", encoding="utf-8", newline="\n") as lines:
            assert lines.readline() == "join\n"
            print(f"seat 0 token\n{table.message_to('m', 0)}", file=lines, flush=True)
            while table.outcome is None:
                known = len(table)
                if table.actions(0):
                    table = table.receive("m", 0, lines.readline())
                else:
                    table = table.apply(1, table.actions(1)[0])
                print(table.message_to("m", 0, known), file=lines, flush=True)
            printed = guest.communicate(timeout=SECONDS)[0]
    assert printed.splitlines()[-1].startswith("Die Mauer ist aus: gemeinsamer Sieg, du und ")
    assert '"nothing" passt nicht: erwartet wird' in printed
    assert "Platz 0 legt eine Faust" in printed
    assert "seat" not in printed


class Line:
    """The connection of a guest that breaks the protocol."""

    def __init__(self, port: str, greeting: str = "join") -> None:
        """Take a place."""
        self.socket = socket.create_connection(("127.0.0.1", int(port)))
        self.file = self.socket.makefile("r", encoding="utf-8")
        self.send(f"{greeting}\n".encode())
        self.token = self.file.readline().split()[-1]

    def send(self, data: bytes) -> None:
        """Send anything that the host accepts."""
        with suppress(OSError):
            self.socket.sendall(data)

    def read(self) -> str:
        """Return the next line, which is empty if the host has hung up."""
        try:
            return self.file.readline()
        except OSError:
            return ""

    def is_cut(self) -> bool:
        """Return whether the host hangs up, after anything that it still sends."""
        while self.read():
            pass
        return True


def access(file: Path) -> tuple[int, int, int]:
    """Return the mode, the owner and the group of a file."""
    found = file.stat()
    return found.st_mode & 0o777, found.st_uid, found.st_gid


@contextmanager
def hosted(folder: Path, more: str = "", *, to_its_end: bool = True) -> Iterator[str]:
    """Play a short game to its end, with misbehaving guests. Check that it was saved."""
    record = folder / "game.json"
    kept = access(record) if record.exists() else (0o600, os.getuid(), os.getgid())
    words = f"die-mauer players:3 stock:TG rounds:1 --seed 7 --record {record} {more}"
    process = host(words)
    try:
        yield port_of(process)
        if not to_its_end:
            return
        printed, _ = process.communicate(timeout=SECONDS)
        assert process.returncode == 0
        table = mw.Table.from_json(record.read_text())
        assert plain(printed).strip().splitlines()[-1] == table.status()
        assert access(record) == kept
    finally:
        process.kill()


def test_a_guest_that_leaves_or_says_nothing_holds_nobody_up(tmp_path: Path) -> None:
    with hosted(tmp_path, "--patience 1") as port:
        silent, leaving = Line(port), Line(port)
        assert json.loads(leaving.read())["kind"] == "game"
        leaving.socket.close()
        assert silent.is_cut()


def test_a_guest_comes_back_with_its_token(tmp_path: Path) -> None:
    with hosted(tmp_path, to_its_end=False) as port:
        first, other = Line(port), Line(port)
        guest = mw.Guest.join(first.read())
        stale = guest.decide(guest.actions()[-1])
        first.socket.close()
        again = Line(port, f"join {first.token}")
        guest = mw.Guest.join(again.read())
        assert guest.viewer == 1
        again.send(f"{stale}\n{stale}\n".encode())
        # The same message twice. The second one is answered with the whole game.
        kinds = [json.loads(again.read())["kind"] for _ in range(2)]
        assert kinds == ["step", "game"]
        strangers = socket.create_connection(("127.0.0.1", int(port)))
        strangers.sendall(b"join 0123456789abcdef\n")
        assert strangers.recv(1) == b""
        other.socket.close()


def test_what_is_no_line_of_a_guest_ends_its_connection(tmp_path: Path) -> None:
    with hosted(tmp_path, to_its_end=False) as port:
        endless, bad = Line(port), Line(port)
        assert bad.read()
        bad.send(b"\xff\n")
        assert bad.is_cut()
        repeated = Line(port, f"join {bad.token}")
        repeated.send(b"{}\n" * 100)
        assert repeated.is_cut()
        endless.send(b"x" * 1_000_000)
        assert endless.is_cut()
        # The host continues.
        again = Line(port, f"join {endless.token}")
        assert json.loads(again.read())["kind"] == "game"


def test_a_host_goes_on_with_a_saved_record(tmp_path: Path) -> None:
    saved = mw.table("die-mauer", players=3, stock="TG", rounds=1, seed=3).apply(0, "T")
    record = tmp_path / "game.json"
    record.write_text(saved.to_json())
    record.chmod(0o640)
    if os.getuid() == 0:
        os.chown(record, 1234, 1234)
    with hosted(tmp_path, "--guests 0"):
        pass
    assert mw.Table.from_json(record.read_text()).decisions[0] == (0, "T")
