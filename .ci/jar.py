"""Check that a jar of the library contains everything that users need and are owed.

Usage: jar.py JAR
"""

from __future__ import annotations

import re
import sys
import zipfile
from pathlib import Path

ROOT = Path(__file__).parents[1]
DESKTOP = re.compile(r"\b(?:linux|darwin|win32)-(?:x86-64|aarch64)\b")
"""A desktop, as JNA and `.ci/desktops` name it."""
OWED = ("META-INF/LICENSE-MIT", "META-INF/LICENSE-APACHE", "META-INF/THIRD-PARTY")


def libraries(files: dict[str, bytes]) -> list[str]:
    """Return the names of the desktop libraries in a jar."""
    return sorted(name for name in files if DESKTOP.match(name) and not name.endswith("/"))


def faults(files: dict[str, bytes]) -> list[str]:
    """Return the faults of the files in a jar."""
    wrong = [f"{name} is missing" for name in OWED if not files.get(name)]
    if b"Mozilla Public License" not in files.get("META-INF/THIRD-PARTY", b""):
        wrong.append("THIRD-PARTY is silent about the licence of uniffi")
    found = libraries(files)
    built = DESKTOP.findall((ROOT / ".ci" / "desktops").read_text())
    lacking = sorted({*built} - {name.split("/")[0] for name in found})
    wrong += [f"{desktop} has no library" for desktop in lacking]
    folders = (b"/home/", b"/root/", b"/Users/", bytes(ROOT))
    wrong += [
        f"{name} names folders of the machine it was built on"
        for name in found
        if any(folder in files[name] for folder in folders)
    ]
    if "io/mauerwerk/Table.class" not in files:
        wrong.append("there are no classes")
    return wrong


def main() -> None:
    """Report all faults of a jar."""
    with zipfile.ZipFile(sys.argv[1]) as jar:
        files = {name: jar.read(name) for name in jar.namelist()}
    found = faults(files)
    if found:
        sys.exit("\n".join(found))
    print(f"{sys.argv[1]}: {', '.join(libraries(files))}")  # noqa: T201


if __name__ == "__main__":
    main()
