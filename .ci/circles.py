"""Find circles of imports between the files of the core, and fail on one outside of `ALLOWED`.

An import counts for the file that defines the item, even if others re-export it. Comments, `mod
tests` and names that `macro_rules!` uses by `$crate` don't count. A listed circle that no longer
exists fails, too: the list contains what is left to do.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent / "core/src"

# Accounts and worlds find hidden things from information states, and name the trait `Hidden`. An
# event defines its row of a history, and histories consist of information states.
CONTRACT = "game/event game/hidden game/history game/information"
# Circles that only a redesign can remove.
LAWS = """lab/laws lab/laws/games lab/laws/knowledge lab/laws/legality lab/laws/notation"""
CANVAS = """sheet/canvas sheet/canvas/captions sheet/canvas/controls sheet/canvas/marks
    sheet/canvas/tag"""
PAIRS = """\
play/lanes play/lanes/lane
lab/rulebook lab/rulebook/runner"""
SETS = [CONTRACT, LAWS, CANVAS, *PAIRS.splitlines()]
ALLOWED = [set(files.split()) for files in SETS]

USE = re.compile(r"^[ \t]*(pub(?:\([^)]*\))?\s+)?use ([\w:{},\s*]+);", re.MULTILINE)
PATH = re.compile(r"(?<!in )(?<!\$)\b((?:crate|super|self)(?:::\w+)+)")
CHILD = re.compile(r"(?<![:\w])(\w+)::(\w+)")


def module(file: Path) -> tuple[str, ...]:
    """Return the path of the module in a file."""
    path = file.relative_to(ROOT).with_suffix("").parts
    return path[:-1] if path[-1] in ("mod", "lib") else path


def code(file: Path) -> str:
    """Return a file without comments and tests."""
    text = re.sub(r"//[^\n]*", "", file.read_text())
    return re.split(r"#\[cfg\(test\)\]\s*mod \w+ \{", text)[0]


CODE = {module(file): code(file) for file in sorted(ROOT.rglob("*.rs"))}
# What the build writes into a file's `mod texts` imports nothing of the file.
CODE |= {(*of, "texts"): "" for of, text in CODE.items() if "mod texts {" in text}


def leaves(tree: str, before: tuple[str, ...] = ()) -> list[tuple[str, ...]]:
    """Return the paths of a tree of imports."""
    parts, depth, last = [], 0, ""
    for letter in tree:
        depth += (letter == "{") - (letter == "}")
        if letter == "," and depth == 0:
            parts, last = [*parts, last], ""
        else:
            last += letter
    paths = []
    for part in filter(None, map(str.strip, [*parts, last])):
        head, brace, rest = part.partition("{")
        path = tuple(filter(None, head.split(" as ")[0].strip().split("::")))
        paths += leaves(rest[: rest.rindex("}")], before + path) if brace else [before + path]
    return paths


def absolute(of: tuple[str, ...], path: tuple[str, ...]) -> tuple[str, ...] | None:
    """Return a path from the crate's root, or `None` if it leads to another crate."""
    if path[0] == "crate":
        return path[1:]
    if path[0] not in ("self", "super"):
        return of + path if of + path[:1] in CODE else None
    while path and path[0] in ("self", "super"):
        of, path = (of[:-1] if path[0] == "super" else of), path[1:]
    return of + path


def imports(of: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], bool]]:
    """Yield the imports of a module, and whether each is exported."""
    for use in USE.finditer(CODE[of]):
        for leaf in leaves(use[2]):
            if path := absolute(of, leaf):
                yield path, bool(use[1])


NAMES = {of: {path[-1]: path for path, _ in imports(of)} for of in CODE}


def home(path: tuple[str, ...], seen: frozenset[tuple[str, ...]] = frozenset()) -> tuple[str, ...]:
    """Return the module that defines the item at a path."""
    at = next(path[:end] for end in range(len(path), -1, -1) if path[:end] in CODE)
    rest = path[len(at) :]
    onwards = NAMES[at].get(rest[0]) if rest else None
    if onwards is None or onwards == path or path in seen:
        return at
    return home(onwards + rest[1:], seen | {path})


def unit(of: tuple[str, ...]) -> str:
    """Return the name of a module's file."""
    return "/".join(of) or "lib"


def arrows() -> dict[str, dict[str, set[str]]]:
    """Return the imports of each unit by their units."""
    found: dict[str, dict[str, set[str]]] = {}
    for of, text in CODE.items():
        body = USE.sub("", text)
        used = [path for path, exported in imports(of) if not exported]
        used += [absolute(of, tuple(path.split("::"))) for path in PATH.findall(body)]
        used += [of + path for path in CHILD.findall(body) if of + path[:1] in CODE]
        for path in filter(None, used):
            to = unit(home(path))
            if to not in (unit(of), "lib"):
                items = found.setdefault(unit(of), {}).setdefault(to, set())
                items.add(f"{'/'.join(of)}: {path[-1]}")
    return found


def reached(start: str, found: dict[str, dict[str, set[str]]]) -> set[str]:
    """Return everything that a unit imports, directly or indirectly."""
    seen: set[str] = set()
    new = {start}
    while new:
        seen |= new
        new = {to for unit in new for to in found.get(unit, ())} - seen
    return {unit for unit in seen if unit != start or start in found.get(start, ())}


def circles(found: dict[str, dict[str, set[str]]]) -> list[set[str]]:
    """Return the largest sets of units that all import each other."""
    after = {unit: reached(unit, found) for unit in found}
    sets = [{unit, *(to for to in after[unit] if unit in after.get(to, ()))} for unit in found]
    return [one for nth, one in enumerate(sets) if len(one) > 1 and one not in sets[:nth]]


def report(circle: set[str], found: dict[str, dict[str, set[str]]]) -> str:
    """Return a circle in words, with each import."""
    pairs = [(of, to) for of in sorted(circle) for to in sorted(circle & found[of].keys())]
    lines = [f"  {of} -> {to}: {'; '.join(sorted(found[of][to]))}" for of, to in pairs]
    return "\n".join([f"circle: {', '.join(sorted(circle))}", *lines])


def main() -> None:
    """Report all circles that are not allowed."""
    found = arrows()
    there = circles(found)
    wrong = [report(circle, found) for circle in there if not any(map(circle.issubset, ALLOWED))]
    gone = [listed for listed in ALLOWED if not any(map(listed.issuperset, there))]
    wrong += [f"listed, but no circle: {', '.join(sorted(listed))}" for listed in gone]
    if wrong:
        sys.exit("\n".join(wrong))


if __name__ == "__main__":
    main()
