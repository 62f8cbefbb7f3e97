"""Check that texts for people are in the message files, and not in code that draws or reports.

Prints the place of each string literal with words in the files of ROOMS, and fails if there is one.
A literal has words if it has two words in a row, or if it begins with a capital letter followed by
small ones.
"""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
# Patterns of the files to check, as `git ls-files` understands them.
ROOMS = """
core/src/games/*/draw*
core/src/games/*/event.rs
core/src/games/*/places.rs
core/src/sheet/canvas/*
core/src/play/table/notice.rs
core/src/play/table/screen.rs
web/front/*.ts
core/src/play/session/*
python/mauerwerk/_board/*.py
python/mauerwerk/board.py
examples/android/app/src/main/kotlin/*
examples/android/logic/src/main/kotlin/*
examples/ios/App/*
examples/ios/Sources/*
examples/cli/src/advice.rs
examples/cli/src/analyse.rs
examples/cli/src/berlin.rs
examples/cli/src/board.rs
examples/cli/src/check.rs
examples/cli/src/contest.rs
examples/cli/src/deck.rs
examples/cli/src/die_mauer.rs
examples/cli/src/host*
examples/cli/src/judge.rs
examples/cli/src/letters.rs
examples/cli/src/mauerbauer.rs
examples/cli/src/order.rs
examples/cli/src/page.rs
examples/cli/src/replay.rs
examples/cli/src/scenarios.rs
examples/cli/src/show.rs
examples/cli/src/simulate.rs
examples/cli/src/solve*.rs
examples/cli/src/terminal_game.rs
examples/network/guest.py
examples/network/guest/Sources/guest/main.swift
examples/network/host/src/main/kotlin/network/Host.kt
"""
# Literals that no player reads, each with the reason.
EXCEPTED = {
    r"^(Die Mauer|Berlin|Mauerbauer)$": "names of games",
    r"Segoe UI|graphics-document|color-scheme": "SVG",
    r"^(Arrow|Page|Home|End|Enter|Escape|Backspace)": "names of keys",
    r"a spectator has nothing|cannot go on": "errors of a command for developers",
    r"^dice (on the table|in the phone)$": "the first line of a saved game",
    r"^mauerwerk board": "what a seed is made of",
    r"needs anywidget|a board shows a|is yours and can't be|opponents are players|players for|the "
    "table has no seat": "errors of a program that makes a board",
    r"^(Seat|State|Record|Table|Setup|(Lesson)?Board)$": "names of classes",
    r"could not be written": "an error of the disk, as the system has it",
    r"^Elo$": "the name of a rating",
    r"^the host has hung up$": "an error that the program catches",
    r"^no such name$": "an error that the reader of arguments replaces",
}
WORDS = re.compile(r"[A-Za-z]{2,},? [a-z]{2,}|^[A-Z][a-z]+")
LITERALS = re.compile(r"\"(?:\\.|[^\"\\\n])*\"|`(?:\\.|[^`\\])*`")
# Code that contains no visible literals: comments, docs, attributes and macros for tests.
UNSEEN = re.compile(
    r'""".*?"""|/\*.*?\*/|//[^\n]*|(?m:^\s*#!?\[.*?\]\s*$)|(?m:^\s*# .*$)|(?m:^\s*expected: .*$)',
    re.DOTALL,
)
# Parts of a literal that are replaced with values.
FILLED = re.compile(r"\\?[${]?\{[^{}]*\}|\\\([^()]*\)|\$\w+")


def code(text: str) -> str:
    """Return a file without comments and tests, with the same number of lines."""
    text = re.split(r"#\[cfg\(test\)\]\s*mod \w+ \{", text)[0]
    return UNSEEN.sub(lambda found: "\n" * found[0].count("\n"), text)


def faults(path: str) -> Iterator[str]:
    """Return the literals of a file that have words."""
    text = code((ROOT / path).read_text())
    for found in LITERALS.finditer(text):
        shown = FILLED.sub("", found[0][1:-1]).strip()
        if WORDS.search(shown) and not any(re.search(one, shown) for one in EXCEPTED):
            yield f"{path}:{text.count(chr(10), 0, found.start()) + 1}: {found[0]}"


def main() -> None:
    """Check all rooms."""
    command = ["git", "ls-files", "--", *ROOMS.split()]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    paths = [path for path in listed.stdout.split() if not path.endswith(("/board.js", ".css"))]
    found = [fault for path in paths for fault in faults(path)]
    print("\n".join(found))  # noqa: T201
    sys.exit(bool(found))


if __name__ == "__main__":
    main()
