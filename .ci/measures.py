"""Measure the size of the project: the table of docs/decisions/15-tables.md.

Usage: measures.py

Counts lines of code, without blank lines, comments, docs, tests, data or generated code.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
# The beginning of a comment line, by file extension.
COMMENTS = {
    ".rs": ("//",),
    ".py": ("#",),
    ".kt": ("//", "/*", "*"),
    ".java": ("//", "/*", "*"),
    ".swift": ("//",),
    ".js": ("//", "/*", "*"),
    ".mjs": ("//", "/*", "*"),
    ".ts": ("//", "/*", "*"),
    ".toml": ("#",),
}
# Folders of generated code, tests, or stand-ins for tests.
OTHER = {"generated", "_generated", "_mauerwerk", "tests", "test", "Tests"}
OTHER |= {"benches", "fuzz", "mutants", "standins", "Linux"}
# The board of notebooks, which `web` bundles.
OTHER |= {"board.js"}
AREAS = ("core", "python", "ffi", "web", "examples", ".ci")
# A class in the listing of Kotlin's API.
CLASS = re.compile(r"^\S.* (?:class|interface) ", re.MULTILINE)
GAMES = ("berlin", "die_mauer", "mauerbauer")


def tracked() -> list[Path]:
    """Return the files of the repository."""
    listed = subprocess.check_output(["git", "ls-files"], cwd=ROOT, text=True)
    return [path for name in listed.splitlines() if (ROOT / (path := Path(name))).is_file()]


def without_tests(text: str) -> str:
    """Return the text of a Rust file without its tests, which are its last module."""
    return re.split(r"^#\[cfg\(test\)\]\nmod \w+ \{", text, maxsplit=1, flags=re.MULTILINE)[0]


def docstrings(text: str) -> int:
    """Return the number of lines of docstrings in a Python file."""
    holders = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    nodes = [node for node in ast.walk(ast.parse(text)) if isinstance(node, holders)]
    docs = [node.body[0] for node in nodes if node.body and ast.get_docstring(node) is not None]
    lines = [text.splitlines()[doc.lineno - 1 : doc.end_lineno] for doc in docs]
    return sum(bool(line.strip()) for doc in lines for line in doc)


def code(path: Path) -> int:
    """Return the lines of code of a file."""
    text = (ROOT / path).read_text("utf-8")
    if path.suffix == ".rs":
        text = without_tests(text)
    lines = (line.strip() for line in text.splitlines())
    count = sum(bool(line) and not line.startswith(COMMENTS[path.suffix]) for line in lines)
    return count - docstrings(text) if path.suffix == ".py" else count


def macro_lines(text: str) -> int:
    """Return the lines between the braces of `macro_rules!`."""
    bodies = re.findall(r"^macro_rules! .*?^\}", text, flags=re.MULTILINE | re.DOTALL)
    return sum(body.count("\n") - 1 for body in bodies)


def items(text: str) -> int:
    """Return the number of items of the trait `Game`."""
    trait = re.search(r"^pub trait Game:.*?^\}", text, flags=re.MULTILINE | re.DOTALL)
    return len(
        re.findall(r"^    (?:const|type|fn) ", trait[0] if trait else "", flags=re.MULTILINE)
    )


def main() -> None:
    """Print the table."""
    paths = tracked()
    areas: Counter[str] = Counter()
    own = macros = 0
    for path in paths:
        hand = path.suffix in COMMENTS and OTHER.isdisjoint(path.parts)
        hand = hand and not path.name.startswith(("test_", "tests."))
        if hand and path.parts[0] in AREAS and path.suffix != ".toml":
            areas[path.parts[0]] += code(path)
        if hand and path.parts[0] in {"python", "ffi"}:
            game = any(game in path.parts or path.stem == game for game in GAMES)
            own += code(path) if game else 0
        if path.suffix == ".rs" and path.as_posix().startswith(("python/src", "ffi/src")):
            macros += macro_lines((ROOT / path).read_text("utf-8"))
    rust = [path for path in paths if path.as_posix().startswith("core/src/")]
    loose = [path for path in rust if path.parent.name == "src" and path.name != "lib.rs"]
    kotlin = (ROOT / "ffi/kotlin/api/mauerwerk.api").read_text("utf-8")
    rows = {
        "hand-written code, tests apart": sum(areas.values()),
        **{f"of it in `{area}`": areas[area] for area in AREAS},
        "files in `core/src`": len(rust),
        "loose modules at its root": len(loose),
        "lines inside macros of the bindings": macros,
        "Kotlin classes in the API listing": len(re.findall(CLASS, kotlin)),
        "binding lines of the games' own": own,
        "items of `Game`": items((ROOT / "core/src/game/mod.rs").read_text("utf-8")),
    }
    sys.stdout.write("| measure | now |\n|---|--:|\n")
    sys.stdout.writelines(f"| {name} | {count:,} |\n" for name, count in rows.items())


if __name__ == "__main__":
    main()
