"""Run a page of a first hour, in an empty folder with the built packages.

Usage: first_hour.py PAGE NAME=PACKAGE...

Each package, a file or a folder, is copied into the folder under its name. A block of the page with
a file name after its language is appended to that file. Then the commands of the blocks `sh` run.
Their output must equal the blocks `text`. If WITHIN names a command, they run through it. The
folder is created in FOLDER.
"""

from __future__ import annotations

import difflib
import os
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

COLOUR = re.compile(r"\x1b\[[0-9;]*m")
BLOCK = re.compile(r"^```(\w+)(?: (\S+))?\n(.*?)^```$", re.MULTILINE | re.DOTALL)


class Block(NamedTuple):
    """A block of a page: its language, the file it belongs to, and its text."""

    language: str
    file: str
    text: str


def blocks(page: Path) -> list[Block]:
    """Return the blocks of a page."""
    return [Block(*found) for found in BLOCK.findall(page.read_text())]


def joined(page: list[Block], language: str) -> str:
    """Return the text of all blocks of a language."""
    return "".join(block.text for block in page if block.language == language)


def put(package: str, folder: Path) -> None:
    """Copy a package into a folder, without build results."""
    name, source = package.split("=", 1)
    if Path(source).is_dir():
        shutil.copytree(source, folder / name, ignore=shutil.ignore_patterns(".build"))
    else:
        shutil.copy(source, folder / name)


def write(page: list[Block], folder: Path) -> None:
    """Write the files of a page into a folder."""
    for block in page:
        if block.file:
            file = folder / block.file
            file.parent.mkdir(parents=True, exist_ok=True)
            with file.open("a") as out:
                out.write(block.text)


def printed(commands: str, folder: Path) -> str:
    """Return the output of commands in a folder. Exit with the first one that fails."""
    within = os.environ.get("WITHIN", "").split()
    command = [*within, "sh", "-euc", commands]
    done = subprocess.run(command, cwd=folder, stdout=subprocess.PIPE, text=True, check=False)
    if done.returncode:
        sys.exit(f"{done.stdout}a command failed: {commands}")
    return COLOUR.sub("", done.stdout)


def main() -> None:
    """Compare the output with the page."""
    path, packages = Path(sys.argv[1]), sys.argv[2:]
    page = blocks(path)
    with tempfile.TemporaryDirectory(dir=os.environ.get("FOLDER")) as name:
        folder = Path(name)
        for package in packages:
            put(package, folder)
        write(page, folder)
        found = printed(joined(page, "sh"), folder).splitlines(keepends=True)
    shown = joined(page, "text").splitlines(keepends=True)
    difference = list(difflib.unified_diff(shown, found, path.name, "what is printed"))
    if difference:
        sys.exit("".join(difference))
    print(f"{path.name}: {len(page)} blocks")  # noqa: T201


if __name__ == "__main__":
    main()
