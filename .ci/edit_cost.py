"""Measure the cost of a changed line of a rule, in CPU seconds, until its game's tests have run.

For each game, build its test program, change one line where a decision is applied, then build and
run the program again. The line is changed back at the end.
"""

from __future__ import annotations

import resource
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
GAMES = ("die_mauer", "berlin", "mauerbauer")
# The place where every decision of a game is applied.
PLACE = ") -> Result<Self, Illegal<Action, Reason>> {\n"
CHANGED = f"{PLACE}        std::hint::black_box(actor);\n"


def seconds(game: str, *more: str) -> float:
    """Return the CPU seconds of cargo and all its processes."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = ["cargo", game.replace("_", "-"), "-q", *more]
    subprocess.run(command, check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def main(games: list[str]) -> None:
    """Print a Markdown table."""
    out = sys.stdout
    out.write("| game | build | run | CPU seconds |\n|---|--:|--:|--:|\n")
    for game in games:
        file = ROOT / f"core/src/games/{game}/mod.rs"
        text = file.read_text()
        if PLACE not in text:
            sys.exit(f"{file}: no line {PLACE.strip()!r} to change")
        seconds(game, "--no-run")
        try:
            file.write_text(text.replace(PLACE, CHANGED, 1))
            build, run = seconds(game, "--no-run"), seconds(game)
        finally:
            file.write_text(text)
        out.write(f"| {game} | {build:.0f} | {run:.0f} | {build + run:.0f} |\n")
        out.flush()


if __name__ == "__main__":
    main(sys.argv[1:] or list(GAMES))
