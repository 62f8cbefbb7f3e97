"""Check that all files agree on the version of the library, and that it can be released.

Usage: versions.py [VERSION]

VERSION is that of a tag. It must be the version of the library, and CHANGELOG.md must have a
heading for it. The project's address must be where registries require it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

DEPENDENCY = r"<artifactId>mauerwerk</artifactId>\s*<version>(.+?)</version>"
PACKAGE = r"mauerwerk(?:-android)?-(\d[\d.]*\d)(?:-\w+)?\.[a-z]|io\.mauerwerk:[\w-]+:(\d[\d.]*\d)"
# Files that repeat the version of Cargo.toml, with the text around it.
REPEATED = {
    "ffi/bindgen/Cargo.toml": r'^version = "(.+)"',
    "web/bindgen/Cargo.toml": r'^version = "(.+)"',
    "web/package.json": r'^  "version": "(.+)"',
    "ffi/kotlin/pom.xml": DEPENDENCY,
    "examples/android/pom.xml": DEPENDENCY,
    "examples/network/host/pom.xml": DEPENDENCY,
    "examples/web-host/README.md": PACKAGE,
    "docs/first-hour-android.md": PACKAGE,
    "docs/first-hour-web.md": PACKAGE,
    "web/README.md": PACKAGE,
    "README.md": PACKAGE,
}
# The beginnings of the lines that link from registries to the project.
ADDRESSED = {
    "Cargo.toml": ("repository = ",),
    "core/Cargo.toml": ("repository.workspace = true",),
    "examples/cli/Cargo.toml": ("repository.workspace = true",),
    "ffi/kotlin/pom.xml": ("  <url>", "  <developers>", "  <scm>"),
    "python/pyproject.toml": ("[project.urls]",),
}


def named(root: Path, file: str, pattern: str) -> set[str]:
    """Return the versions in a file."""
    found = re.finditer(pattern, (root / file).read_text(encoding="utf-8"), re.MULTILINE)
    return {next(filter(None, match.groups())) for match in found}


def unaddressed(root: Path) -> list[str]:
    """Return the files that don't link to the project."""
    lines = {file: (root / file).read_text(encoding="utf-8").splitlines() for file in ADDRESSED}
    return [
        f"{file} lacks {start.strip()}"
        for file, starts in ADDRESSED.items()
        for start in starts
        if not any(line.startswith(start) for line in lines[file])
    ]


def faults(root: Path, tag: str | None) -> list[str]:
    """Return everything that doesn't agree."""
    (version,) = named(root, "Cargo.toml", r'\[workspace\.package\]\nversion = "(.+)"')
    wrong = [
        f"{file} names {', '.join(sorted(found)) or 'no version'}, and Cargo.toml {version}"
        for file, pattern in REPEATED.items()
        if (found := named(root, file, pattern)) != {version}
    ]
    if tag is None:
        return wrong
    if tag != version:
        wrong.append(f"the tag says {tag}, and Cargo.toml {version}")
    if tag not in named(root, "CHANGELOG.md", r"^## (\S+)"):
        wrong.append(f"CHANGELOG.md has no heading for {tag}")
    return wrong


def main() -> None:
    """Report everything that doesn't agree."""
    root, tag = Path(__file__).parents[1], next(iter(sys.argv[1:]), None)
    wrong = faults(root, tag) + (unaddressed(root) if tag else [])
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
