"""Run every command on a page exactly as shown, except for those that are listed with a reason.

Commands are the lines of blocks `sh`, and code in a line whose first word is a `PROGRAM`.
A block `console` contains a command and what it prints. What the ones in `PRINTED` print must end
like that, except for times.
Those of the games run in a separate empty folder for each page, with a saved game `game.json`. All
others run at the top of the repository. Programs that `cargo run` would build are those that the
tests have built. The targets of `make` must exist: make would run lines that call make itself even
with `-n`, so its shell does nothing. A form with placeholders must have a page of help.

Usage: commands.py [PAGE...]
"""

from __future__ import annotations

import fnmatch
import os
import re
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

ROOT = Path(__file__).parent.parent
PROGRAM = re.compile(r"cargo|make|mauerwerk|liars-dice|pip|python[\d.]*|(ffi|\.ci)/.*")
BLOCK = re.compile(r"^( *)```(\w*)[^\n]*\n(.*?)^ *```", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"(?<!`)`([^`\n]+)`(?!`)")
CONSOLE = re.compile(r"^```console\n\$ ([^\n]+)\n(.*?)^```", re.MULTILINE | re.DOTALL)
TIME = re.compile(r" +[\d.]+ m?s$", re.MULTILINE)
PLACEHOLDER = re.compile(r" (<\w|\[\w|N\b|VERSION\b|…)")
SAVED = "mauerwerk play berlin players:3 --people none --seed 7 --save game.json"
HANGS = 1800
"""Seconds after which a command is stopped, enough for the slowest machine."""

# Pages whose blocks another test runs.
TESTED = {
    "docs/first-hour-*.md": ".ci/first_hour.py and python/tests/test_docs.py run these pages",
    "docs/releasing.md": "needs the keys and the machines of a release",
    "python/README.md": "`make test-python` runs these tools, with its own folders",
    "examples/android/README.md": "`make test-kotlin` runs these builds",
    "examples/ios/README.md": "`make test-swift` runs these builds",
    "examples/evaluator/README.md": "python/tests/test_example_network.py runs a small version",
    "examples/recipes/README.md": "installs gigabytes; `make recipes` runs them every night",
    "examples/network/README.md": "`make test-network` plays this game",
    "examples/web-host/README.md": "`make test-web` plays at this host",
    "ffi/README.md": "`make test-kotlin` and `make test-swift` run these builds",
}
# Commands that are not run, each with the reason.
LISTED = {
    "cargo install --path examples/cli*": "a release build of minutes; .ci/crate installs it",
    "cargo doc --open -p mauerwerk": "opens a browser; `make test-checks` builds the same docs",
    "cargo bench *": "a release build of minutes; a person reads its figures",
    "cargo build": "builds anew what tests have built",
    "cargo run --release *": "a release build of minutes; tests run the same code",
    "mauerwerk match berlin --players hard,medium -n 10*": "plays for minutes",
    "mauerwerk analyse berlin --record game.json --mistakes*": "thinks for minutes",
    "mauerwerk *cmd:*": "an engine of the reader's; examples/cli/tests play with engines",
    "python3 lucky.py": "waits for a host; examples/cli/tests play with it",
    "python3 ismcts.py": "waits for a host; python/tests/test_envs_openspiel.py plays with it",
    "mauerwerk board my-board.toml": "a file of the reader's",
    "pip install *": "an installation of minutes; `make test-python` has the same package",
    "pip wheel ./python": "a release build of minutes; `make test-python` has the wheel",
    "python python/tools/stubs.py": "python/tests/test_types.py runs it, and changes nothing",
    "python python/tools/loop.py": "times a release build",
    "mauerwerk play  *": "asks a person; examples/cli/tests answer",
    "dask scheduler *": "starts servers; python/tests/test_cluster.py plays on dask",
    "python -c *": "needs the servers of the line before",
    "sbatch *": "needs a cluster of Slurm",
    "ffi/generate *": "`make test-kotlin` and `make test-swift` run it",
    "python3 .ci/edit_cost.py": "measures for minutes",
}

# Commands in blocks `console` that take seconds. The others take minutes, and a person runs them.
PRINTED = [
    "mauerwerk match * --players easy,random *",
    "mauerwerk solve die-mauer * stock:T[G1] --players random,*",
    "liars-dice solve * faces:2 *",
]


def lines(block: str) -> Iterator[str]:
    """Yield the commands of a block: one on each line, or on several lines if quotes span them."""
    command = ""
    for line in block.splitlines():
        command += line
        try:
            words = shlex.split(command, comments=True)
        except ValueError:
            command += "\n"
            continue
        if words:
            yield command.strip()
        command = ""


def commands(page: str) -> Iterator[str]:
    """Yield the commands of a page."""
    for found in BLOCK.finditer(page):
        if found[2] == "sh":
            yield from lines(found[3])
    for code in CODE.findall(BLOCK.sub("", page)):
        words = code.split()
        while words and re.fullmatch(r"[A-Z_]+=\S*", words[0]):
            words = words[1:]
        if words[1:] and words[1] != "=" and PROGRAM.fullmatch(words[0]):
            yield code


def matched(command: str, patterns: Iterable[str]) -> str | None:
    """Return the first pattern that a command or the name of a page has."""
    return next((pattern for pattern in patterns if fnmatch.fnmatch(command, pattern)), None)


def runnable(command: str) -> str:
    """Return the program that is run for a command."""
    if command.startswith("make "):
        return command.replace("make ", "make -n SHELL=true ", 1)
    if PLACEHOLDER.search(command) or re.fullmatch(r"mauerwerk (analyse|solve)", command):
        return f"{' '.join(command.split()[:2])} --help"
    built = re.match(r"cargo run -p (\S+)( -- )?", command)
    if built and (ROOT / "target/debug" / built[1]).exists():
        return f"{built[1]} {command[built.end() :]}"
    return command


def run(command: str, folder: Path) -> tuple[int, str]:
    """Run a command, and return its exit status and what it prints."""
    at_top = command.split(maxsplit=1)[0] not in ("mauerwerk", "liars-dice")
    path = [str(ROOT / "target/debug"), str(ROOT / ".venv/bin"), os.environ["PATH"]]
    done = subprocess.run(
        ["bash", "-euc", command],
        cwd=ROOT if at_top else folder,
        env=os.environ | {"PATH": os.pathsep.join(path), "CI": "true"},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=HANGS,
        text=True,
        check=False,
    )
    return done.returncode, done.stdout


def other_output(command: str, printed: str, folder: Path) -> str | None:
    """Run a command, and return what it prints unless the text of a page is its end."""
    status, found = run(f"{command} 2>/dev/null", folder)
    same = printed and not status and TIME.sub("", found).endswith(TIME.sub("", printed))
    return None if same else found


def main(names: list[str]) -> None:
    """Run the commands of pages. For all pages, also check that each reason is needed."""
    listed = subprocess.run(["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, check=True)
    used: set[str | None] = set()
    failed, count = [], 0
    for name in names or listed.stdout.decode().split():
        text = (ROOT / name).read_text()
        page = list(dict.fromkeys(commands(text)))
        tested = matched(name, TESTED)
        used.add(tested)
        with tempfile.TemporaryDirectory() as folder:
            if not tested and any("game.json" in command for command in page):
                run(SAVED, Path(folder))
            for command in page if not tested else []:
                pattern = matched(command, LISTED)
                used.add(pattern)
                if pattern is None:
                    count += 1
                    status, printed = run(runnable(command), Path(folder))
                    if status:
                        failed.append(f"{name}: {command}\n{printed[-2000:]}")
            for command, printed in CONSOLE.findall(text):
                pattern = matched(command, PRINTED)
                used.add(pattern)
                if pattern is None:
                    continue
                count += 1
                found = other_output(command, printed, Path(folder))
                if found is not None:
                    failed.append(f"{name} says something else than: {command}\n{found}")
    unused = [one for one in [*TESTED, *LISTED, *PRINTED] if one not in used and not names]
    failed += [f"not needed: {one}" for one in unused]
    if failed:
        sys.exit("\n".join(failed))
    sys.stdout.write(f"{count} commands run\n")


if __name__ == "__main__":
    main(sys.argv[1:])
