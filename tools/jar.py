"""Check that a jar of the library has what people need and are owed.

Usage: jar.py JAR
"""

from __future__ import annotations

import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
OWED = ("META-INF/LICENSE-MIT", "META-INF/LICENSE-APACHE", "META-INF/THIRD-PARTY")


def faults(files: dict[str, bytes]) -> list[str]:
    """Return what is wrong with the files of a jar."""
    wrong = [f"{name} is missing" for name in OWED if not files.get(name)]
    if b"Mozilla Public License" not in files.get("META-INF/THIRD-PARTY", b""):
        wrong.append("THIRD-PARTY is silent about the licence of uniffi")
    libraries = [name for name in files if name.startswith(("linux-", "darwin-", "win32-"))]
    if not libraries:
        wrong.append("no desktop has a library")
    folders = (b"/home/", b"/root/", b"/Users/", bytes(ROOT))
    wrong += [
        f"{name} names folders of the machine it was built on"
        for name in libraries
        if any(folder in files[name] for folder in folders)
    ]
    if "io/mauerwerk/Table.class" not in files:
        wrong.append("there are no classes")
    return wrong


def main() -> None:
    """Report all that is wrong with a jar."""
    with zipfile.ZipFile(sys.argv[1]) as jar:
        files = {name: jar.read(name) for name in jar.namelist()}
    found = faults(files)
    if found:
        sys.exit("\n".join(found))
    libraries = sorted(name for name in files if name.startswith(("linux-", "darwin-", "win32-")))
    print(f"{sys.argv[1]}: {', '.join(libraries)}")  # noqa: T201


if __name__ == "__main__":
    main()
