"""Check the rules for plain English that a script can check.

Usage: prose.py [FILE...]

The default is every file of git that a pattern of PAGES or SOURCES matches. Prints the place, the
rule and the text of each fault, and fails if there is one. Code, comments in pages and the targets
of links are not prose. Cells of tables may contain several sentences.

The prose of a source file is its comments and docstrings. A sentence there may span several lines,
and a line may contain several sentences.
"""

from __future__ import annotations

import ast
import fnmatch
import inspect
import re
import subprocess
import sys
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parent.parent
# Patterns of the files to check, as `git ls-files` understands them.
PAGES = ["*.md"]
SOURCES = """
core/build/*.rs core/src/*.rs core/tests/*.rs core/examples/*.rs core/benches/*.rs core/fuzz/*.rs
core/mutants/*.rs core/mutants/*.py
ffi/src/* ffi/tests/* ffi/b*.rs ffi/kotlin/*.kt ffi/kotlin/*.java ffi/swift/*.swift
web/src/* web/ts/* web/site/*.ts web/test/*.mjs
python/front/*.js python/mirror/*.rs python/src/*.rs
python/*.py
examples/*/src/*.rs examples/cli/tests/*.rs examples/liars-dice/*.rs examples/web-host/*.mjs
examples/*.kt examples/*.swift
.ci/*.py
"""
# Files that are not checked, each with the reason.
EXCEPTED = {
    "docs/CALIBRATION.md": "core/examples/calibration writes this page",
    "docs/JSON.md": "core/examples/json.rs writes this page",
    "docs/glossary/*": "words of German, Dutch and French",
    "docs/STRENGTH.md": "docs/strength writes this page",
    "docs/sentences/*": "quotes the texts of the rules",
}
LONGEST = 25
"""The most words in a sentence."""

# Phrases that are not plain English, each with what to write instead.
PHRASES = {
    r"of (one's|its|his|her|their|your) own": "custom, your own, built-in or separate",
    r"one's own": "custom or your own",
    r"(whoever|whatever|whichever)": "a noun",
    r"(somebody|nobody)('s)?": "the player, the caller or no player",
    r"(he|him|his|himself|she|her|herself)": "the player",
    r"(?<!there )is (none of|no(?! (longer|more|less|fewer)\b))": "is not a valid … or unknown …",
    r"(so|as|that) many": "n or the given number of …",
    r"(thither|hither|whence|hence|thereby|whereby)": "a plain word",
    r"beside": "next to or in addition to",
    r"besides": "also or in addition",
    r"anew": "again",
    r"(to|can|could|cannot|can't) be had": "available",
    r"lies": "is",
    r"wants?": "requires or needs",
    r"(\S+\.md\S*|pages?|docs|README) (tells?|says?|brings?|holds?|stands?|takes?|asks?)": (
        "contains, lists, describes or requires"
    ),
    r"\S+; `?(None|null|nil)`? if": "or `None` if …",
}
BANNED = {
    re.compile(rf"(?<![\w-]){phrase}(?![\w-])", re.IGNORECASE): instead
    for phrase, instead in PHRASES.items()
}
OPENING = re.compile(r"(Of|With|To|Whatever|Whoever) ")
FENCE = re.compile(r" *(```+|~~~+)")
ITEM = re.compile(r"^\s*(?:[-*+]|\d+\.)\s+(?:\[.\] )?")
# The bold words that begin a paragraph or an item are its title.
TITLE = re.compile(r"^\*\*[^*]+(?:[.:]\*\*:?|\*\*:) +")
SPLIT = re.compile(
    r"""(?<=[.!?])(?<!\be\.g\.)(?<!\bi\.e\.)[)\]"'*_]*\s+(?=["'(\[*_`]*(?:[A-Z0-9`]|[\w.-]+/\S))"""
)
END = re.compile(r"""[.!?:…][)\]"'*_`]*$""")
REPLACED = [
    (re.compile(r"<!--.*?-->"), ""),
    (re.compile(r"(`+)(?!`)(?!(?:None|null|nil)`).+?(?<!`)\1(?!`)"), "`x`"),
    (re.compile(r"!?\[([^\]]*)\](\([^)]*\)|\[[^\]]*\])"), r"\1"),
    (re.compile(r"<[^>]+>"), "`x`"),
]
# A line of a comment; a session of Python or a table; and what begins an item in code.
COMMENT = re.compile(r"\s*(?://[/!]?|/\*\*?|\*(?=[ /])|\*$)(?!/) ?(.*?)\s*(?:\*/)?")
HASH = re.compile(r"\s*#(?![!\[]) ?(.*)")
LITERAL = re.compile(r"^ *(>>> |={4,}).*(\n.*\S.*)*", re.MULTILINE)
TAG = re.compile(r"\s*(@\w+|- \w+ ?\w*:|(?<= {4})\w+:) ")


class Line(NamedTuple):
    """A line of prose: its number, its text without code and links, and its kind."""

    number: int
    text: str
    kind: str  # "prose", "item", "heading" or "cells"


class Fault(NamedTuple):
    """A fault: the number of its line, the rule, and the text."""

    number: int
    rule: str
    text: str


def plain(text: str) -> str:
    """Return a text without code, comments and the targets of links."""
    for pattern, new in REPLACED:
        text = pattern.sub(new, text)
    return text.strip()


def kind_of(line: str) -> str:
    """Return the kind of a line of prose."""
    if line.startswith("#"):
        return "heading"
    if line.lstrip().startswith("|"):
        return "cells"
    return "item" if ITEM.match(line) or TAG.match(line) else "prose"


def paragraphs(page: str) -> Iterator[list[Line]]:
    """Yield the paragraphs, items, headings and rows of a page, each as its lines."""
    fence, code, listed = "", False, False
    found: list[Line] = []
    for number, line in enumerate(page.splitlines(), 1):
        mark = FENCE.match(line)
        fenced = bool(fence or mark)
        if mark and not fence:
            fence = mark[1]
        elif mark and fence and line.strip() == fence:
            fence = ""
        code = bool(not listed and line.startswith("    ") and (code or not found))
        if fenced or code or not line.strip():
            yield found
            found = []
            continue
        kind = kind_of(line)
        listed = kind == "item" or (listed and line.startswith(" "))
        if kind != "prose":
            yield found
            found = []
        found.append(Line(number, plain(line), kind))
        if kind in ("heading", "cells"):
            yield found
            found = []
    yield found


def sentences(line: Line) -> list[str]:
    """Return the sentences of a line, without marks and titles."""
    if line.kind == "cells":
        cells = line.text.strip("|").split("|")
        return [part.strip() for cell in cells for part in re.split(r"(?<=[.!?;])\s+", cell)]
    text = TITLE.sub("", ITEM.sub("", TAG.sub("", line.text, count=1), count=1), count=1)
    return SPLIT.split(text)


def words(sentence: str) -> int:
    """Return the number of words of a sentence."""
    return sum(any(sign.isalnum() for sign in word) for word in sentence.split())


def check_phrases(line: Line) -> Iterator[Fault]:
    """Yield the phrases of a line that are not plain English."""
    for pattern, instead in BANNED.items():
        if match := pattern.search(line.text):
            yield Fault(line.number, f'"{match[0]}": write {instead}', line.text)


def check_sentences(line: Line) -> Iterator[Fault]:
    """Yield the sentences of a line that are too long, or begin with the wrong word."""
    for part in sentences(line):
        if (count := words(part)) > LONGEST:
            yield Fault(line.number, f"{count} words, not at most {LONGEST}", part)
        if match := OPENING.match(part):
            yield Fault(line.number, f'do not begin with "{match[1]}"', part)


def check_lines(paragraph: list[Line]) -> Iterator[Fault]:
    """Yield the faults of a paragraph whose lines are not one sentence each."""
    for line in paragraph:
        if line.kind in ("prose", "item") and (count := len(sentences(line))) > 1:
            yield Fault(line.number, f"{count} sentences on a line", line.text)
    for line in paragraph[:-1]:
        if not END.search(line.text):
            yield Fault(line.number, "a sentence broken into lines", line.text)


def joined(paragraph: list[Line]) -> list[Line]:
    """Return a paragraph as one line."""
    text = plain(" ".join(line.text for line in paragraph))
    return [paragraph[0]._replace(text=text)] if paragraph else []


def comments(source: str, mark: re.Pattern[str]) -> str:
    """Return the comments of a source file, on the same lines as there."""
    found = (mark.fullmatch(line) for line in source.splitlines())
    return without_literals("\n".join(match[1] if match else "" for match in found))


def without_literals(text: str) -> str:
    """Return a text with empty lines in place of sessions and tables."""
    return LITERAL.sub(lambda found: "\n" * found[0].count("\n"), text)


def docstrings(source: str) -> str:
    """Return the docstrings and comments of a Python file, with their line numbers."""
    lines = comments(source, HASH).splitlines()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            doc = without_literals(inspect.cleandoc(str(node.value.value))).splitlines()
            lines[node.lineno - 1 : node.lineno - 1 + len(doc)] = doc
    return "\n".join(lines)


def check(name: str, text: str) -> Iterator[Fault]:
    """Yield the faults of a file."""
    is_page = name.endswith(".md")
    if not is_page:
        text = docstrings(text) if name.endswith(".py") else comments(text, COMMENT)
    for paragraph in paragraphs(text):
        if is_page:
            yield from check_lines(paragraph)
        for line in paragraph if is_page else joined(paragraph):
            yield from check_phrases(line)
            if line.kind != "heading":
                yield from check_sentences(line)


def pages() -> list[str]:
    """Return the files to check."""
    patterns = [*PAGES, *SOURCES.split()]
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", *patterns]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True, text=True)
    excepted = [one for one in EXCEPTED if not fnmatch.filter(listed.stdout.split(), one)]
    if excepted:
        sys.exit(f"not needed: {', '.join(excepted)}")
    names = sorted(set(listed.stdout.split()))
    return [name for name in names if not any(fnmatch.fnmatch(name, one) for one in EXCEPTED)]


def main(names: list[str]) -> None:
    """Print every fault of the given files, or of all."""
    count = 0
    for name in names or pages():
        for fault in sorted(check(name, (ROOT / name).read_text(encoding="utf-8"))):
            count += 1
            sys.stdout.write(f"{name}:{fault.number}: {fault.rule}\n    {fault.text[:160]}\n")
    if count:
        sys.exit(f"{count} faults of style")


if __name__ == "__main__":
    main(sys.argv[1:])
