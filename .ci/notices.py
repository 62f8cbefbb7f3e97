"""Write the licences of all crates in a library of this project.

Usage: notices.py PACKAGE [ARGUMENT OF CARGO TREE...]
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
INTRODUCTION = """\
What this library is made of, besides its own code, and on which terms.

The sources of each crate are at https://crates.io/crates/NAME/VERSION, unchanged. Where a crate is
on MPL-2.0, the Mozilla Public License 2.0 (https://mozilla.org/MPL/2.0/) applies to its files.
Rust's standard library (https://www.rust-lang.org) is linked in on the terms of the MIT or the
Apache-2.0 licence. Where unwinding comes from LLVM's libunwind (https://llvm.org), Apache-2.0 with
LLVM's exception holds for it.
"""
TEXTS = ("LICEN", "COPYING", "NOTICE", "UNLICENSE")


def cargo(*arguments: str) -> str:
    """Return the output of a cargo command."""
    command = ["cargo", *arguments, "--locked"]
    return subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def linked(package: str, arguments: list[str]) -> list[tuple[str, str]]:
    """Return name and version of each crate in a package, without the project's own."""
    tree = cargo(
        "tree",
        "-p",
        package,
        "-e",
        "normal,no-proc-macro",
        "--prefix",
        "none",
        "--format",
        "{p}",
        *arguments,
    )
    found = {tuple(line.split()[:2]) for line in tree.splitlines() if str(ROOT) not in line}
    return sorted((name, version.removeprefix("v")) for name, version in found)


def texts(folder: Path) -> list[str]:
    """Return the licence texts in the folder of a crate."""
    files = sorted(
        file for file in folder.iterdir() if file.is_file() and file.name.upper().startswith(TEXTS)
    )
    return [file.read_text().strip() for file in files]


def notices(package: str, arguments: list[str]) -> str:
    """Return the list of crates, and each text once, after the crates that it belongs to."""
    known = {
        (crate["name"], crate["version"]): crate
        for crate in json.loads(cargo("metadata", "--format-version=1"))["packages"]
    }
    crates = [known[key] for key in linked(package, arguments)]
    by_text: dict[str, list[str]] = {}
    for crate in crates:
        for text in texts(Path(crate["manifest_path"]).parent):
            by_text.setdefault(text, []).append(crate["name"])
    rows = [f"{crate['name']} {crate['version']}: {crate['license']}" for crate in crates]
    parts = [INTRODUCTION, "\n".join(rows) + "\n"]
    parts += [f"{'=' * 80}\n{', '.join(names)}\n\n{text}\n" for text, names in by_text.items()]
    return "\n".join(parts)


if __name__ == "__main__":
    sys.stdout.write(notices(sys.argv[1], sys.argv[2:]))
