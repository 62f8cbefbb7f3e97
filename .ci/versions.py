"""Check that all files that name the version of the library agree, and that it may be released.

Usage: versions.py [VERSION]

With a version, that of a tag, it must be that of the library, CHANGELOG.md must have a heading for
it, and the project's address must stand where registries want it.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

DEPENDENCY = r"<artifactId>mauerwerk</artifactId>\s*<version>(.+?)</version>"
PACKAGE = r"mauerwerk(?:-android)?-(\d[\d.]*\d)(?:-\w+)?\.[a-z]|io\.mauerwerk:[\w-]+:(\d[\d.]*\d)"
# Files that repeat the version of Cargo.toml, and what stands around it.
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
# What begins the lines by which registries lead people to the project.
ADDRESSED = {
    "Cargo.toml": ("repository = ",),
    "core/Cargo.toml": ("repository.workspace = true",),
    "examples/cli/Cargo.toml": ("repository.workspace = true",),
    "ffi/kotlin/pom.xml": ("  <url>", "  <developers>", "  <scm>"),
    "python/pyproject.toml": ("[project.urls]",),
}


def named(root: Path, file: str, pattern: str) -> set[str]:
    """Return the versions that a file names."""
    found = re.finditer(pattern, (root / file).read_text(encoding="utf-8"), re.MULTILINE)
    return {next(filter(None, match.groups())) for match in found}


def unaddressed(root: Path) -> list[str]:
    """Return which files don't lead to the project."""
    lines = {file: (root / file).read_text(encoding="utf-8").splitlines() for file in ADDRESSED}
    return [
        f"{file} lacks {start.strip()}"
        for file, starts in ADDRESSED.items()
        for start in starts
        if not any(line.startswith(start) for line in lines[file])
    ]


def faults(root: Path, tag: str | None) -> list[str]:
    """Return what doesn't agree."""
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
    """Report all that doesn't agree."""
    root, tag = Path(__file__).parents[1], next(iter(sys.argv[1:]), None)
    wrong = faults(root, tag) + (unaddressed(root) if tag else [])
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
