"""Count the lines of bindings that are written by hand.

Usage: bindings.py [files]

Without a word it prints the sums by layer, and what each game costs in each language: lines of its
own, without tests and without what is generated, but with the rows of its mirrors. With `files` it
prints the table of docs/decisions/07-mirrors.md, whose words for each file are in KINDS below.
"""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
FOLDERS = ("python/src", "python/mauerwerk", "ffi/src")
CODE = {".rs", ".py", ".kt", ".swift", ".toml"}
GAMES = {"berlin": "Berlin", "die_mauer": "DieMauer", "mauerbauer": "Mauerbauer"}

# What a file is: behaviour that the core lacks, the idiom of a language, or mechanical: it only
# says again what the core says. The longest beginning of a path counts.
KINDS = {
    "python/src": "behaviour",
    "python/src/arrays.rs": "idiom",
    "python/src/berlin": "idiom",
    "python/src/berlin/mod.rs": "mechanical",
    "python/src/berlin/state.rs": "mechanical",
    "python/src/classes": "mechanical",
    "python/src/classes/batch.rs": "behaviour",
    "python/src/classes/information.rs": "behaviour",
    "python/src/die_mauer": "idiom",
    "python/src/die_mauer/mod.rs": "mechanical",
    "python/src/die_mauer/state.rs": "mechanical",
    "python/src/drawing.rs": "idiom",
    "python/src/error.rs": "idiom",
    "python/src/game.rs": "idiom",
    "python/src/hint.rs": "idiom",
    "python/src/lib.rs": "mechanical",
    "python/src/lobby.rs": "mechanical",
    "python/src/mauerbauer": "idiom",
    "python/src/mauerbauer/mod.rs": "mechanical",
    "python/src/mauerbauer/state.rs": "mechanical",
    "python/src/mirror.rs": "idiom",
    "python/src/results.rs": "idiom",
    "python/src/rulebook.rs": "mechanical",
    "python/src/rules.rs": "mechanical",
    "python/src/seat.rs": "idiom",
    "python/src/standings.rs": "idiom",
    "python/src/table": "mechanical",
    "python/src/table/guest.rs": "behaviour",
    "python/src/turn.rs": "idiom",
    "python/src/value.rs": "idiom",
    "python/src/variant.rs": "idiom",
    "python/src/of_notation.rs": "idiom",
    "python/mauerwerk": "behaviour",
    "python/mauerwerk/__init__.py": "idiom",
    "python/mauerwerk/__main__.py": "idiom",
    "python/mauerwerk/_parts.py": "idiom",
    "python/mauerwerk/analysis.py": "idiom",
    "python/mauerwerk/berlin.py": "idiom",
    "python/mauerwerk/decisions.py": "idiom",
    "python/mauerwerk/die_mauer.py": "idiom",
    "python/mauerwerk/drawing.py": "idiom",
    "python/mauerwerk/envs": "behaviour",
    "python/mauerwerk/errors.py": "idiom",
    "python/mauerwerk/game.py": "idiom",
    "python/mauerwerk/mauerbauer.py": "idiom",
    "python/mauerwerk/results.py": "idiom",
    "python/mauerwerk/rulebook.py": "idiom",
    "ffi/src": "behaviour",
    "ffi/src/berlin": "idiom",
    "ffi/src/berlin/mod.rs": "mechanical",
    "ffi/src/classes.rs": "mechanical",
    "ffi/src/decision.rs": "mechanical",
    "ffi/src/die_mauer": "idiom",
    "ffi/src/die_mauer/mod.rs": "mechanical",
    "ffi/src/drawing.rs": "mechanical",
    "ffi/src/error.rs": "idiom",
    "ffi/src/lib.rs": "mechanical",
    "ffi/src/mauerbauer": "idiom",
    "ffi/src/mauerbauer/mod.rs": "mechanical",
    "ffi/src/mirror.rs": "idiom",
    "ffi/src/rulebook.rs": "mechanical",
    "ffi/src/rules.rs": "mechanical",
    "ffi/src/seat.rs": "idiom",
    "ffi/src/turn.rs": "mechanical",
}


def written() -> dict[str, int]:
    """Return the lines of each file of the repository that is written by hand, tests left out."""
    listed = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True)
    paths = [Path(name) for name in listed.splitlines()]
    return {
        path.as_posix(): len((ROOT / path).read_text("utf-8").splitlines())
        for path in paths
        if path.suffix in CODE and (ROOT / path).exists() and not is_other(path)
    }


def is_other(path: Path) -> bool:
    """Tell whether a file is generated, or a test."""
    other = {"generated", "_generated", "_mauerwerk", "tests", "test", "Tests"}
    return not other.isdisjoint(path.parts)


def kind_of(name: str) -> str:
    """Return what a file is."""
    known = [path for path in KINDS if name == path or name.startswith(f"{path}/")]
    return KINDS[max(known, key=len)]


def cost(lines: dict[str, int], module: str, name: str) -> dict[str, int]:
    """Return the lines that a game has for itself, by language."""
    parts = {
        "Python, in Rust": f"python/src/{module}/",
        "Python": f"python/mauerwerk/{module}.py",
        "Kotlin and Swift, in Rust": f"ffi/src/{module}/",
        "Kotlin": f"ffi/kotlin/src/main/kotlin/io/mauerwerk/{name}.kt",
        "Swift": f"ffi/swift/Sources/Mauerwerk/{name}.swift",
        "rows of the mirrors": f"tools/mirror/tables/{module}.toml",
    }
    return {
        part: sum(count for path, count in lines.items() if path.startswith(start))
        for part, start in parts.items()
    }


def sums(lines: dict[str, int]) -> list[str]:
    """Write the sums by layer and kind, then the cost of each game."""
    rows = [
        "| written by hand | lines | behaviour | idiom | mechanical |",
        "|---|---:|---:|---:|---:|",
    ]
    for folder in FOLDERS:
        kinds: Counter[str] = Counter()
        for path, count in lines.items():
            if path.startswith(f"{folder}/"):
                kinds[kind_of(path)] += count
        cells = [sum(kinds.values()), kinds["behaviour"], kinds["idiom"], kinds["mechanical"]]
        rows.append(row(f"`{folder}`", cells))
    costs = [cost(lines, module, name) for module, name in GAMES.items()]
    rows += [
        "",
        "| lines of its own | " + " | ".join(GAMES.values()) + " |",
        "|---|---:|---:|---:|",
    ]
    rows += [row(part, [own[part] for own in costs]) for part in costs[0]]
    return [*rows, row("in all", [sum(own.values()) for own in costs])]


def row(name: str, cells: list[int]) -> str:
    """Write a row of a table."""
    return f"| {name} | " + " | ".join(f"{cell:,}" for cell in cells) + " |"


def files(lines: dict[str, int]) -> list[str]:
    """Write each file with its lines and what it is; of a folder of one kind only the folder."""
    groups: Counter[tuple[str, str]] = Counter()
    for path, count in lines.items():
        if path.startswith(tuple(f"{folder}/" for folder in FOLDERS)):
            groups[shown(path, lines), kind_of(path)] += count
    rows = [f"| `{name}` | {count:,} | {kind} |" for (name, kind), count in groups.items()]
    return ["| file or folder | lines | mostly |", "|---|---:|---|", *rows]


def shown(path: str, lines: dict[str, int]) -> str:
    """Return the folder of a file if all in it is of one kind and it is a part, else the file."""
    folder = path.rpartition("/")[0]
    kinds = {kind_of(other) for other in lines if other.startswith(f"{folder}/")}
    return path if folder in FOLDERS or len(kinds) > 1 else f"{folder}/"


def main() -> None:
    """Write what is asked for."""
    table = files if sys.argv[1:] == ["files"] else sums
    sys.stdout.writelines(f"{line}\n" for line in table(written()))


if __name__ == "__main__":
    main()
