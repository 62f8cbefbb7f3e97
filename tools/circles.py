"""Looks for circles of imports in the core, and fails if there is one that `ALLOWED` doesn't list.

What is compared are the files and folders of `core/src`; of the contract and of each game, the
files within, but for what draws and what resamples, which are one unit each. An import counts for
the file that defines the item, however it is re-exported. Comments, `mod tests` and what macros
name by `$crate` don't count.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent / "core/src"
OPEN = ("berlin", "die_mauer", "game", "mauerbauer")

# The contract names information states, worlds and samplers, and they name it. An event says what
# its row of a history is, and histories are made of information states.
CONTRACT = {"game", "game/event", "game/information", "game/sampler", "game/world", "history"}
ALLOWED = [CONTRACT]

USE = re.compile(r"^[ \t]*(pub(?:\([^)]*\))?\s+)?use ([\w:{},\s*]+);", re.MULTILINE)
PATH = re.compile(r"(?<!in )(?<!\$)\b((?:crate|super|self)(?:::\w+)+)")
CHILD = re.compile(r"(?<![:\w])(\w+)::(\w+)")


def module(file: Path) -> tuple[str, ...]:
    """Return the path of the module that a file is."""
    path = file.relative_to(ROOT).with_suffix("").parts
    return path[:-1] if path[-1] in ("mod", "lib") else path


def code(file: Path) -> str:
    """Return the text of a file without comments and tests."""
    text = re.sub(r"//[^\n]*", "", file.read_text())
    return re.split(r"#\[cfg\(test\)\]\s*mod \w+ \{", text)[0]


CODE = {module(file): code(file) for file in sorted(ROOT.rglob("*.rs"))}


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
    """Return a path from the crate's root; `None` if it leads to another crate."""
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
    """Return the module that defines what a path leads to."""
    at = next(path[:end] for end in range(len(path), -1, -1) if path[:end] in CODE)
    rest = path[len(at) :]
    onwards = NAMES[at].get(rest[0]) if rest else None
    if onwards is None or onwards == path or path in seen:
        return at
    return home(onwards + rest[1:], seen | {path})


def unit(of: tuple[str, ...]) -> str:
    """Return the file or folder that a module belongs to."""
    if not of or of[0] not in OPEN:
        return of[0] if of else "lib"
    return "/".join(of[:2] if of[1:2] in (("draw",), ("resample",)) else of)


def arrows() -> dict[str, dict[str, set[str]]]:
    """Return what each unit imports from which other."""
    found: dict[str, dict[str, set[str]]] = {}
    for of, text in CODE.items():
        body = USE.sub("", text)
        used = [path for path, exported in imports(of) if not exported]
        used += [absolute(of, tuple(path.split("::"))) for path in PATH.findall(body)]
        used += [of + path for path in CHILD.findall(body) if of + path[:1] in CODE]
        for path in filter(None, used):
            to = unit(home(path))
            if to not in (unit(of), "lib"):
                names = found.setdefault(unit(of), {}).setdefault(to, set())
                names.add(f"{'/'.join(of)}: {path[-1]}")
    return found


def reached(start: str, found: dict[str, dict[str, set[str]]]) -> set[str]:
    """Return all that a unit imports, by whatever way."""
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


def main() -> None:
    """Look for circles, and print those that there are."""
    found = arrows()
    wrong = [circle for circle in circles(found) if circle not in ALLOWED]
    for circle in wrong:
        sys.stdout.write(f"circle: {', '.join(sorted(circle))}\n")
        for of in sorted(circle):
            for to in sorted(circle & found[of].keys()):
                sys.stdout.write(f"  {of} -> {to}: {'; '.join(sorted(found[of][to]))}\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
