"""Find out which tests notice small faults in the rules, and write docs/MUTANTS.md.

A copy of the repository in `target/mutants` has all mutants in one program (see `src/main.rs`),
and an environment variable chooses one. So a mutant costs a run of tests, and no build. A sample of
each room runs: first the scenarios of its game, then, if they pass, the other tests of its game.
The option `--all` also runs the other test programs of the core, which takes hours.
The option `--judge` asks only the judge about the mutants of the rules, and prints its share.

Usage: mutants.py [--rooms ROOM,...] [--sample N] [--all] [--again] [--judge] [--changed REF]
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import resource
import shutil
import subprocess
import sys
from collections import Counter
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREE = ROOT / "target/mutants/tree"
LIBRARY = "core/src/lib.rs"
GAMES = ("die_mauer", "berlin", "mauerbauer")
# The files of each room, below the folders of the games.
ROOMS = {
    "steps": ["*/steps.rs", "*/state.rs"],
    "legality": ["*/legal.rs"],
    "scoring": ["mauerbauer/scoring.rs"],
    "explanations": [],
    "gravity": ["berlin/gravity.rs"],
    "moves": ["berlin/moves/*.rs"],
    "placement": ["mauerbauer/placement.rs"],
    "cities": ["mauerbauer/city.rs"],
    "validity": ["*/validity.rs", "*/validity/*.rs"],
    "redaction": ["*/event.rs", "die_mauer/seen_stock.rs"],
    "resampling": ["*/resample.rs", "*/resample/*.rs"],
    "notation": ["*/position.rs", "*/action.rs"],
}
JUDGED = ("steps", "legality", "scoring", "gravity", "moves", "placement", "cities", "redaction")
"""The rooms with rules that a subject of the judge must have."""
FUNCTIONS = {
    "redaction": re.compile(
        r"(View::of|::(seen_by|redact|check_seen|unseen|supposed|with_unknown))$"
    ),
    "explanations": re.compile(
        r"(explain|explain_for|explained|listed|listed_houses|counted_\w+)$"
    ),
}
"""The functions of some rooms, in any file. Others of `event.rs` are in no room."""
SLOWER = 4
"""A mutant that takes this many times as long as the rules is caught."""
FIRST = "transcripts_are_as_they_were_read"
"""A test that ends at the first scenario with a difference, so it runs before others."""
BUILD = {
    "CARGO_INCREMENTAL": "0",
    "CARGO_PROFILE_DEV_DEBUG": "0",
    # The files of the copy would have the names of those of the repository.
    "CARGO_TARGET_DIR": str(ROOT / "target/mutants/target"),
}
ON = re.compile(rb"mutants::on\((\d+)\)")


@dataclass(frozen=True)
class Mutant:
    """A small fault in the rules."""

    number: int
    file: str
    line: int
    function: str
    fault: str
    room: str
    nth: int
    """The number of this fault among the equal ones of its function."""

    @property
    def game(self) -> str:
        """Return the game whose rules have the fault."""
        return self.file.split("/")[3]

    @property
    def name(self) -> str:
        """Return a name that stays when other functions change."""
        nth = f" #{self.nth}" if self.nth > 1 else ""
        return f"{self.file.removeprefix('core/src/games/')} {self.function}: {self.fault}{nth}"


def sources() -> dict[str, str]:
    """Return the rooms of the files that get mutants."""
    return {
        path.relative_to(ROOT).as_posix(): room
        for room, patterns in ROOMS.items()
        for pattern in patterns
        for path in sorted((ROOT / "core/src/games").glob(pattern))
    }


def copied() -> None:
    """Copy the repository's files, apart from those that differ in the copy."""
    command = ["git", "ls-files", "-co", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    for name in set(listed.stdout.splitlines()) - {*sources(), "Cargo.toml", LIBRARY}:
        source, target = ROOT / name, TREE / name
        if source.exists() and not source.is_symlink():
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(source, target)
    manifest = (ROOT / "Cargo.toml").read_text()
    manifest = re.sub(r"members = \[.*\]", 'members = ["core"]', manifest)
    changed(TREE / "Cargo.toml", manifest.replace('"deny"', '"allow"'))


def changed(file: Path, text: str) -> None:
    """Write a file, unless it has this text, so that nothing is built again without need."""
    if not file.exists() or file.read_text() != text:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text)


def mutated(without: set[int]) -> list[Mutant]:
    """Write the mutants into the copy, and return them."""
    rooms = sources()
    scratch = ROOT / "target/mutants/sources"
    for name in rooms:
        (scratch / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, scratch / name)
    left_out = ",".join(map(str, sorted(without)))
    command = [str(ROOT / "target/debug/mutants"), "--without", left_out, *rooms]
    done = subprocess.run(command, cwd=scratch, stdout=subprocess.PIPE, check=True)
    for name in rooms:
        changed(TREE / name, (scratch / name).read_text())
    found, seen = [], Counter()
    for one in map(json.loads, done.stdout.splitlines()):
        seen[same := (one["file"], one["function"], one["fault"])] += 1
        elsewhere = "" if one["file"].endswith("event.rs") else rooms[one["file"]]
        own = (name for name, names in FUNCTIONS.items() if names.search(one["function"]))
        found.append(Mutant(**one, room=next(own, elsewhere), nth=seen[same]))
    library = (ROOT / LIBRARY).read_text().replace("#![deny(", "#![allow(")
    switch = (Path(__file__).parent / "on.rs").read_text().replace("COUNT", str(len(found) + 1))
    changed(TREE / LIBRARY, library + switch)
    return [mutant for mutant in found if mutant.room and mutant.number not in without]


def cargo(*arguments: str) -> list[dict[str, object]]:
    """Return the messages of cargo about the copy."""
    done = subprocess.run(
        ["cargo", *arguments, "--all-features", "--message-format=json"],
        cwd=TREE,
        env=os.environ | BUILD,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        check=False,
    )
    return [json.loads(line) for line in done.stdout.splitlines()]


def refused() -> set[int]:
    """Return the numbers of mutants that the compiler refuses."""
    numbers = set()
    for message in cargo("check", "--lib"):
        error = message.get("message")
        if not isinstance(error, dict) or error["level"] != "error":
            continue
        for span in error["spans"]:
            if span["is_primary"]:
                source = (TREE / span["file_name"]).read_bytes()
                start, end = span["byte_start"], span["byte_end"]
                # The mutant's number comes before its fault, but after the operator `^`.
                after = source[start:end] == b"^"
                found = ON.findall(source[start:])[0] if after else ON.findall(source[:end])[-1]
                numbers.add(int(found))
    return numbers


def viable() -> list[Mutant]:
    """Return the mutants that the compiler accepts."""
    without: set[int] = set()
    kept = ROOT / "target/mutants/refused.json"
    # Other sources give other mutants the same numbers.
    texts = b"".join((ROOT / name).read_bytes() for name in sources())
    of = hashlib.sha256(texts).hexdigest()
    if kept.exists() and (known := json.loads(kept.read_text()))["of"] == of:
        without = set(known["refused"])
    found = mutated(without)
    while more := refused() - without:
        without |= more
        sys.stderr.write(f"{len(without)} mutants are no programs\n")
        found = mutated(without)
    kept.write_text(json.dumps({"of": of, "refused": sorted(without)}))
    return found


def programs(*, everything: bool) -> dict[str, str]:
    """Build the test programs of the games and the unit tests, or all, and return their paths."""
    games = [f"--test={name}" for name in GAMES]
    chosen = ["--tests"] if everything else ["--lib", *games]
    built = {
        message["target"]["name"]: str(message["executable"])  # type: ignore[index]
        for message in cargo("test", "--no-run", *chosen)
        if message.get("executable")
    }
    return built if set(GAMES) <= built.keys() else sys.exit("the tests of the copy do not build")


def passes(program: str, filters: list[str], environment: dict[str, str], seconds: float) -> bool:
    """Return whether tests pass within the given CPU seconds. The first that fails ends them."""
    limited = f'ulimit -t {int(seconds)} -v 8000000; exec "$0" "$@"'
    process = subprocess.Popen(
        ["bash", "-c", limited, program, *filters, "--test-threads=1"],
        cwd=TREE / "core",
        env=os.environ | {"CI": "true", "INSTA_UPDATE": "no"} | environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        errors="replace",
    )
    with process, process.stdout or nullcontext([]) as lines:
        if any(line.rstrip().endswith("FAILED") for line in lines):
            process.kill()
    return process.returncode == 0


def spent() -> float:
    """Return the CPU seconds of all processes that have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


@dataclass
class Tests:
    """Tests that run together."""

    name: str
    program: str
    filters: list[str]
    seconds: float = 0
    """The CPU seconds that they take without a fault."""
    reached: set[int] = field(default_factory=set)

    def measure(self) -> None:
        """Run without a fault, to see which places the tests reach, and how long they take."""
        file = ROOT / f"target/mutants/reached-{self.name.replace(' ', '-')}"
        file.unlink(missing_ok=True)
        start = spent()
        if not passes(self.program, self.filters, {"REACHED": str(file)}, 3600):
            sys.exit(f"{self.name}: a test fails without a fault")
        self.seconds = spent() - start
        self.reached = {int(one) for one in file.read_text().split()} if file.exists() else set()
        sys.stderr.write(
            f"{self.name}: {self.seconds:.1f} s, {len(self.reached)} mutants reached\n"
        )

    def catch(self, mutant: Mutant) -> bool:
        """Return whether a test fails because of a mutant, or takes much longer."""
        limit = 5 + SLOWER * self.seconds
        chosen = {"MUTANT": str(mutant.number)}
        return mutant.number in self.reached and not passes(
            self.program, self.filters, chosen, limit
        )


def modules(name: str, program: str) -> list[Tests]:
    """Return the tests of a program by their first modules."""
    command = [program, "--list", "--format", "terse"]
    listed = subprocess.run(command, capture_output=True, check=True, text=True).stdout
    filters: dict[tuple[str, bool], list[str]] = {}
    for line in listed.splitlines():
        test = line.removesuffix(": test")
        module = test.split("::")[0] if "::" in test else ""
        filters.setdefault((module, test.endswith(FIRST)), []).append(test)
    return [
        Tests(f"{name} {module}".strip(), program, ["--exact", *own])
        for (module, _), own in filters.items()
    ]


def prepared(built: dict[str, str]) -> list[Tests]:
    """Return the tests of the core, the quick ones first, measured once for each build."""
    kept = ROOT / "target/mutants/measured.json"
    build = [[name, path, Path(path).stat().st_mtime] for name, path in sorted(built.items())]
    if kept.exists() and (known := json.loads(kept.read_text()))["build"] == build:
        return [Tests(**one | {"reached": set(one["reached"])}) for one in known["tests"]]
    tests = [one for name, path in sorted(built.items()) for one in modules(name, path)]
    for one in tests:
        one.measure()
    tests.sort(key=lambda one: one.seconds)
    told = [vars(one) | {"reached": sorted(one.reached)} for one in tests]
    kept.write_text(json.dumps({"build": build, "tests": told}))
    return tests


def caught(mutant: Mutant, tests: list[Tests], known: str) -> str:
    """Return the tests that catch a mutant, or nothing. The scenarios of its game come first."""
    scenarios = f"{mutant.game} rulebook"
    if known == scenarios or any(one.name == scenarios and one.catch(mutant) for one in tests):
        return scenarios
    others = [one for one in tests if one.name != scenarios]
    others.sort(key=lambda one: not one.name.startswith(mutant.game))
    return known or next((one.name for one in others if one.catch(mutant)), "")


def interval(hits: int, count: int) -> str:
    """Return a share with its 95 % interval, by Wilson."""
    if not count:
        return "-"
    z, share = 1.96, hits / count
    middle = (share + z * z / (2 * count)) / (1 + z * z / count)
    half = z / (1 + z * z / count) * ((share * (1 - share) + z * z / (4 * count)) / count) ** 0.5
    low, high = 100 * max(0, middle - half), 100 * min(1, middle + half)
    return f"{100 * share:.1f} % ({low:.0f} to {high:.0f})"


def sampled(mutants: list[Mutant], count: int) -> list[Mutant]:
    """Return a sample that changes little when the source changes: those with the lowest hashes."""
    return sorted(mutants, key=lambda one: hashlib.sha256(one.name.encode()).digest())[:count]


def listed_as_same(mutants: list[Mutant]) -> dict[str, str]:
    """Return the mutants that are the same program as the rules, each with the reason."""
    groups = json.loads((Path(__file__).parent / "same.json").read_text())
    same = {name: group["reason"] for group in groups for name in group["mutants"]}
    if unknown := same.keys() - {mutant.name for mutant in mutants}:
        sys.exit(f"same.json lists mutants that do not exist: {sorted(unknown)}")
    return same


@dataclass
class Result:
    """The tests that caught a mutant, or nothing, and the CPU seconds that it took."""

    by: str = ""
    seconds: float = 0


def run(drawn: list[Mutant], tests: list[Tests], *, again: bool) -> dict[str, Result]:
    """Run mutants, and return the results by the mutants' names. Keeps each result in a file."""
    file = ROOT / f"target/mutants/caught-{drawn[0].room}.json"
    read = json.loads(file.read_text()) if file.exists() else {}
    kept = {name: Result(**one) for name, one in read.items()}
    for mutant in drawn:
        result = kept.setdefault(mutant.name, Result()) if again else Result()
        start = spent()
        result.by = caught(mutant, tests, result.by)
        result.seconds = max(result.seconds, spent() - start)
        kept[mutant.name] = result
        file.write_text(json.dumps({name: vars(one) for name, one in kept.items()}, indent=0))
    return {mutant.name: kept[mutant.name] for mutant in drawn}


def lines_of(room: str, size: int, results: dict[str, Result], same: dict[str, str]) -> list[str]:
    """Return the lines of the page about a room: a row of the table, and survivors."""
    if wrong := [name for name, one in results.items() if one.by and name in same]:
        sys.exit(f"same.json lists mutants that tests catch: {wrong}")
    counted = {name: one for name, one in results.items() if name not in same}
    scenarios = sum(one.by.endswith("rulebook") for one in counted.values())
    everything = sum(bool(one.by) for one in counted.values())
    seconds = sum(one.seconds for one in results.values()) / len(results)
    cells = (room, size, len(results), len(results) - len(counted))
    shares = (interval(scenarios, len(counted)), interval(everything, len(counted)))
    row = "| " + " | ".join(map(str, (*cells, *shares, f"{seconds:.1f}"))) + " |"
    survivors = [name for name, one in sorted(counted.items()) if not one.by]
    return [row, *(f"- {room}: `{name}`" for name in survivors)]


def write_page(lines: list[str], rooms: list[str]) -> None:
    """Write lines about some rooms into the page. Lines about other rooms stay."""
    page = ROOT / "docs/MUTANTS.md"
    kept = page.read_text().split("\n") if page.exists() else []
    others = [room for room in ROOMS if room not in rooms]
    lines += [line for line in kept if re.match(rf"[|-] ({'|'.join(others)})[: ]", line)]
    order = list(ROOMS)
    lines.sort(key=lambda line: (line[0] == "-", order.index(re.findall(r"\w+", line)[0])))
    text = (Path(__file__).parent / "page.txt").read_text()
    rows = "\n".join(line for line in lines if line[0] == "|")
    survivors = [line for line in lines if line[0] == "-"]
    if survivors:
        survivors = ["These faults are in the samples, and no test notices them.", "", *survivors]
    told = "\n".join(survivors or ["Tests notice every fault in the samples."])
    page.write_text(text.replace("ROWS", rows).replace("SURVIVORS", told))


def changed_since(ref: str) -> set[tuple[str, int]]:
    """Return the files and lines that differ from a commit."""
    command = ["git", "diff", "-U0", "--no-prefix", "--merge-base", ref, "--", "core/src/games"]
    diff = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True).stdout
    places, file = set(), ""
    for line in diff.splitlines():
        if line.startswith("+++ "):
            file = line[4:]
        elif hunk := re.match(r"@@ .* \+(\d+)(?:,(\d+))? @@", line):
            first, count = int(hunk[1]), int(hunk[2] or 1)
            places |= {(file, number) for number in range(first, first + count)}
    return places


def passes_the_judge(game: str, **environment: str) -> bool:
    """Return whether the judge finds nothing wrong in the program with mutants."""
    game = game.replace("_", "-")
    subject = f"exec {BUILD['CARGO_TARGET_DIR']}/debug/examples/subject {game}"
    command = ["judge", "--game", game, f"cmd:{subject}", "--first", "-n", "30"]
    program = [ROOT / "target/debug/mauerwerk", *command]
    done = subprocess.run(program, env=os.environ | environment, capture_output=True, check=False)
    return done.returncode == 0


def judged(mutants: list[Mutant], same: dict[str, str], count: int) -> None:
    """Print which mutants of a sample pass the judge, and the share that fails.

    What only serves drawings, hints or arrays is never reached by a question of the judge.
    """
    os.environ["CARGO_PROFILE_DEV_OPT_LEVEL"] = "1"
    command = ["cargo", "build", "-q", "--workspace", "--all-features", "--bin", "mauerwerk"]
    subprocess.run(command, cwd=ROOT, check=True)
    cargo("build", "--example", "subject")
    file = ROOT / "target/mutants/reached-judge"
    file.unlink(missing_ok=True)
    if wrong := [game for game in GAMES if not passes_the_judge(game, REACHED=str(file))]:
        sys.exit(f"the rules do not pass the judge: {wrong}")
    reached = {int(number) for number in file.read_text().split()}
    rules = [one for one in mutants if one.room in JUDGED and one.name not in same]
    drawn = sampled(rules, count)
    asked = [one for one in drawn if one.number in reached]
    survivors = [one for one in asked if passes_the_judge(one.game, MUTANT=str(one.number))]
    told = [f"- {one.room}: `{one.name}`" for one in survivors]
    told.append(f"{len(rules)} mutants, {len(drawn)} in the sample, {len(asked)} of them reached")
    found = len(asked) - len(survivors)
    told.append(
        f"found: {interval(found, len(drawn))}, of those reached {interval(found, len(asked))}"
    )
    sys.stdout.write("\n".join([*told, ""]))


def main() -> None:
    """Run a sample of some rooms and write the page, or run the mutants of changed lines."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rooms", default=",".join(ROOMS), help="rooms, with commas")
    parser.add_argument("--sample", type=int, default=75, help="mutants of each room")
    parser.add_argument("--all", action="store_true", help="run all test programs of the core")
    parser.add_argument("--again", action="store_true", help="keep what was caught before")
    parser.add_argument("--changed", metavar="REF", help="run the lines that differ from a commit")
    parser.add_argument("--judge", action="store_true", help="ask the judge alone")
    chosen = parser.parse_args()
    places = changed_since(chosen.changed) if chosen.changed else None
    if places == set():
        return
    subprocess.run(["cargo", "build", "-q", "-p", "mutants"], cwd=ROOT, check=True)
    copied()
    mutants = viable()
    same = listed_as_same(mutants)
    if places is not None:
        mutants = [one for one in mutants if (one.file, one.line) in places]
    if not mutants:
        return
    if chosen.judge:
        judged(mutants, same, chosen.sample)
        return
    tests = prepared(programs(everything=chosen.all))
    if places is not None:
        results = run(sampled(mutants, chosen.sample), tests, again=False)
        survivors = [name for name, one in results.items() if not one.by and name not in same]
        sys.exit("\n".join(["no test notices these faults:", *survivors]) if survivors else 0)
    lines, rooms = [], chosen.rooms.split(",")
    for room in rooms:
        whole = [mutant for mutant in mutants if mutant.room == room]
        results = run(sampled(whole, chosen.sample), tests, again=chosen.again)
        lines += lines_of(room, len(whole), results, same)
        write_page(list(lines), rooms)


if __name__ == "__main__":
    main()
