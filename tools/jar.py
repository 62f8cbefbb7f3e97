"""Check that a jar of the library has what people need and are owed.

Usage: jar.py JAR
"""

from __future__ import annotations

import sys
import zipfile

OWED = ("META-INF/LICENSE-MIT", "META-INF/LICENSE-APACHE", "META-INF/THIRD-PARTY")


def faults(files: dict[str, bytes]) -> list[str]:
    """Return what is wrong with the files of a jar."""
    missing = [f"{name} is missing" for name in OWED if not files.get(name)]
    if b"Mozilla Public License" not in files.get("META-INF/THIRD-PARTY", b""):
        missing.append("THIRD-PARTY is silent about the licence of uniffi")
    libraries = [name for name in files if name.startswith(("linux-", "darwin-", "win32-"))]
    if not libraries:
        missing.append("no desktop has a library")
    if "io/mauerwerk/Table.class" not in files:
        missing.append("there are no classes")
    return missing


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
