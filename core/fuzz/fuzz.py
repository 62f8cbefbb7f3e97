"""Let libFuzzer look for inputs that break the library, and keep those that reach something new.

Builds the targets with the stable compiler; a C++ compiler builds libFuzzer.
Starts from the kept inputs in `core/fuzz/corpus`, each a line: a JSON string with a character for
each byte. `core/tests/wrong` runs all of them. Inputs that show a fault go to `target/fuzz/found`.

Usage: fuzz.py [--seconds N] [--keep] [TARGET...]
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
FUZZ = ROOT / "core/fuzz"
WORK = ROOT / "target/fuzz"
LEVEL = "-Cllvm-args=-sanitizer-coverage"
FLAGS = [
    *("--cfg=fuzzing", "-Cpasses=sancov-module", f"{LEVEL}-level=4", f"{LEVEL}-pc-table"),
    *(f"{LEVEL}-inline-8bit-counters", f"{LEVEL}-trace-compares"),
]
LONGEST = 2000
"""The number of bytes of an input."""
KEPT = 16
"""The number of inputs that are kept of a target."""


def build() -> Path:
    """Build the program of all targets."""
    told = subprocess.run(["rustc", "-vV"], stdout=subprocess.PIPE, text=True, check=True).stdout
    host = re.findall(r"host: (.*)", told)[0]
    command = ["cargo", "build", "-q", "--locked", "--target", host, "--target-dir", str(WORK)]
    env = {**os.environ, "RUSTFLAGS": " ".join(FLAGS)}
    subprocess.run([*command, f"--manifest-path={FUZZ}/Cargo.toml"], env=env, check=True)
    return WORK / host / "debug/fuzz"


def unpack(target: str) -> Path:
    """Write the kept inputs of a target into a folder, beside those of earlier runs."""
    folder = WORK / "corpus" / target
    folder.mkdir(parents=True, exist_ok=True)
    kept = (FUZZ / f"corpus/{target}.jsonl").read_text().split("\n")[:-1]
    for number, line in enumerate(kept):
        (folder / f"kept-{number}").write_bytes(json.loads(line).encode("latin-1"))
    return folder


def run(program: Path, target: str, *more: str) -> bool:
    """Run libFuzzer on a target."""
    found = WORK / "found"
    found.mkdir(exist_ok=True)
    command = [str(program), *more, f"-max_len={LONGEST}", "-timeout=20", "-rss_limit_mb=2048"]
    command.append(f"-artifact_prefix={found}/{target}-")
    env = {**os.environ, "TARGET": target}
    done = subprocess.run(command, env=env, stderr=subprocess.PIPE, text=True, check=False)
    last = [line for line in done.stderr.splitlines() if "cov:" in line][-1:]
    sys.stderr.write(" ".join([target, *last]) + "\n")
    if done.returncode:
        sys.stderr.write(done.stderr[-4000:])
    return done.returncode == 0


def keep(program: Path, target: str, folder: Path) -> None:
    """Keep the inputs of a folder that reach the most, each beside those before it."""
    most = WORK / "most"
    shutil.rmtree(most, ignore_errors=True)
    most.mkdir()
    if run(program, target, "-set_cover_merge=1", str(most), str(folder)):
        chosen = sorted(most.iterdir(), key=lambda file: file.stat().st_mtime_ns)[:KEPT]
        inputs = [file.read_bytes().decode("latin-1") for file in chosen]
        lines = [json.dumps(one, ensure_ascii=False) + "\n" for one in inputs]
        (FUZZ / f"corpus/{target}.jsonl").write_text("".join(lines))


def main() -> None:
    """Run each target."""
    known = sorted(file.stem for file in (FUZZ / "corpus").iterdir())
    reader = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    reader.add_argument("--seconds", type=int, default=20, help="how long each target runs (20)")
    reader.add_argument("--keep", action="store_true", help="write the kept inputs again")
    reader.add_argument("targets", nargs="*", metavar="TARGET", help=", ".join(known))
    given = reader.parse_args()
    for name in given.targets:
        if name not in known:
            reader.error(f"there is no target {name}; there are {', '.join(known)}")
    program = build()
    failed = []
    for target in given.targets or known:
        folder = unpack(target)
        if not run(program, target, str(folder), f"-max_total_time={given.seconds}"):
            failed.append(target)
        elif given.keep:
            keep(program, target, folder)
    if failed:
        sys.exit(f"faults in {', '.join(failed)}: see {WORK / 'found'}")


if __name__ == "__main__":
    main()
