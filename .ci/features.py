"""Check each feature of each crate alone, the crate without features, and each game's own tests.

Includes tests in the core. Leaves out features that only pass on a feature of the core.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
# Features that a crate needs to build.
NEEDS = {"mauerwerk-ffi": ["berlin"]}
NAMED = re.compile(r'feature = "([\w-]+)"')
MORE = {"mauerwerk": ["--lib", "--test", "*"]}


def features() -> dict[str, list[str]]:
    """Return the default features of each crate, and those that its own sources or targets name."""
    command = ["cargo", "metadata", "--no-deps", "--format-version", "1"]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, check=True)
    named = {}
    for crate in json.loads(done.stdout)["packages"]:
        sources = Path(crate["manifest_path"]).parent.rglob("*.rs")
        found = {name for source in sources for name in NAMED.findall(source.read_text())}
        found.update(*(target.get("required-features", []) for target in crate["targets"]))
        if crate["features"]:
            named[crate["name"]] = sorted({"default", *found} & set(crate["features"]))
    return named


def main() -> None:
    """Check all features, and print those that fail."""
    own = re.findall(r'"test (.*)"', (ROOT / ".cargo/config.toml").read_text())
    commands = [["cargo", "check", "-q", "--locked", *tests.split()] for tests in own]
    for crate, names in features().items():
        alone = {",".join(sorted({name, *NEEDS.get(crate, [])})) for name in ["", *names]}
        for chosen in sorted(alone):
            command = ["cargo", "check", "-q", "--locked", "-p", crate, *MORE.get(crate, [])]
            commands.append([*command, "--no-default-features", "--features", chosen.strip(",")])
    failed = [
        " ".join(command)
        for command in commands
        if subprocess.run(command, cwd=ROOT, check=False).returncode
    ]
    if failed:
        sys.exit("\n".join(["these fail:", *failed]))


if __name__ == "__main__":
    main()
