"""Check each feature of each crate alone, and the crate without features.

Includes tests in the core.
"""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Features that a crate needs to build.
NEEDS = {"mauerwerk-ffi": ["berlin"]}
MORE = {"mauerwerk": ["--lib", "--test", "*"]}


def features() -> dict[str, list[str]]:
    """Return the features of each crate of the workspace that has any."""
    command = ["cargo", "metadata", "--no-deps", "--format-version", "1"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    crates = json.loads(done.stdout)["packages"]
    return {crate["name"]: sorted(crate["features"]) for crate in crates if crate["features"]}


def main() -> None:
    """Check all features, and print those that fail."""
    failed = []
    for crate, names in features().items():
        alone = {",".join(sorted({name, *NEEDS.get(crate, [])})) for name in ["", *names]}
        for chosen in sorted(alone):
            command = ["cargo", "check", "-q", "--locked", "-p", crate, *MORE.get(crate, [])]
            command += ["--no-default-features", "--features", chosen.strip(",")]
            if subprocess.run(command, cwd=ROOT, check=False).returncode:
                failed.append(" ".join(command))
    if failed:
        sys.exit("\n".join(["these fail:", *failed]))


if __name__ == "__main__":
    main()
