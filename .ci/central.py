"""Sign the packages for Maven Central, and put them into one archive.

Usage: central.py VERSION

Takes the packages in target/dist, each with its POM, sources and documentation. Writes
target/central.zip: the folders of a Maven repository, with a signature and checksums for each file.
The key is the default key of gpg, and SIGNING_PASSPHRASE is its passphrase.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

DIST, WORK = Path("target/dist"), Path("target/central")
GROUP = "io/mauerwerk"
# The Android package is compiled from the sources of the jar.
PACKAGES = {"mauerwerk": "jar", "mauerwerk-android": "aar"}


def files(artifact: str, packaging: str, version: str) -> dict[str, Path]:
    """Return the files of a package by their names at Central."""
    made = {
        f"{artifact}-{version}.{kind}": f"{artifact}-{version}.{kind}"
        for kind in (packaging, "pom")
    }
    for extra in ("sources", "javadoc"):
        made[f"{artifact}-{version}-{extra}.jar"] = f"mauerwerk-{version}-{extra}.jar"
    return {name: DIST / source for name, source in made.items()}


def sign(file: Path) -> None:
    """Write the signature of a file next to it."""
    command = ["gpg", "--batch", "--yes", "--pinentry-mode", "loopback", "--passphrase-fd", "0"]
    passphrase = os.environ.get("SIGNING_PASSPHRASE", "")
    command += ["--armor", "--detach-sign", str(file)]
    subprocess.run(command, input=passphrase, text=True, check=True)


def sum_up(file: Path) -> None:
    """Write the checksums of a file next to it."""
    for kind in ("md5", "sha1", "sha256", "sha512"):
        file.with_name(f"{file.name}.{kind}").write_text(
            hashlib.new(kind, file.read_bytes()).hexdigest()
        )


def main() -> None:
    """Write the archive."""
    version = sys.argv[1]
    shutil.rmtree(WORK, ignore_errors=True)
    for artifact, packaging in PACKAGES.items():
        folder = WORK / GROUP / artifact / version
        folder.mkdir(parents=True)
        for name, source in files(artifact, packaging, version).items():
            if not source.exists():
                sys.exit(f"{source} is missing: make dist")
            shutil.copy(source, folder / name)
            sign(folder / name)
        for file in sorted(folder.iterdir()):
            sum_up(file)
    with zipfile.ZipFile(WORK.with_suffix(".zip"), "w", zipfile.ZIP_DEFLATED) as archive:
        for file in sorted(WORK.rglob("*.*")):
            if file.is_file():
                archive.write(file, file.relative_to(WORK))


if __name__ == "__main__":
    main()
