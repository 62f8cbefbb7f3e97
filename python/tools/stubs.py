"""Copy the docs of the compiled classes into their stubs, where editors look for them.

`python tools/stubs.py` rewrites the stubs; with `--check` it tells whether they are as they should
be. The package has to be installed.
"""

from __future__ import annotations

import argparse
import ast
import importlib
import inspect
import subprocess
import sys
from pathlib import Path
from textwrap import indent

FOLDER = Path(__file__).parents[1] / "mauerwerk" / "_mauerwerk"
HEAD = "# The docs in this file are copied by tools/stubs.py."
MODULES = {
    "__init__.pyi": "mauerwerk._mauerwerk",
    "berlin.pyi": "mauerwerk._mauerwerk.berlin",
    "die_mauer.pyi": "mauerwerk._mauerwerk.die_mauer",
    "mauerbauer.pyi": "mauerwerk._mauerwerk.mauerbauer",
}


def filled(text: str, name: str) -> str:
    """Return the text of a stub with the docs of the module that it describes."""
    tree = ast.parse(text)
    module = importlib.import_module(name)
    export(tree, module.__all__)
    fill(tree, module, "")
    return formatted(
        f"# The docs in this file are copied by tools/stubs.py.\n{ast.unparse(tree)}\n"
    )


def export(tree: ast.Module, names: list[str]) -> None:
    """Replace the list of exported names."""
    tree.body = [node for node in tree.body if not ast.unparse(node).startswith("__all__")]
    imports = sum(isinstance(node, ast.Import | ast.ImportFrom) for node in tree.body)
    place = imports + (ast.get_docstring(tree) is not None)
    tree.body[place:place] = ast.parse(f"__all__ = {sorted(names)!r}").body


def fill(node: ast.Module | ast.ClassDef | ast.FunctionDef, owner: object, margin: str) -> None:
    """Replace the docs of a node, and of all that is defined in it."""
    if isinstance(node.body[0], ast.Expr) and ast.get_docstring(node) is not None:
        del node.body[0]
    for child in node.body:
        if isinstance(child, ast.ClassDef | ast.FunctionDef):
            fill(child, getattr(owner, child.name), margin + "    ")
    doc = inspect.getdoc(owner)
    written = isinstance(node, ast.FunctionDef) and node.name.startswith("__")
    if doc and not written:
        rest = [child for child in node.body if not is_ellipsis(child)]
        node.body = [ast.Expr(ast.Constant(docstring(doc, margin))), *rest]


def is_ellipsis(node: ast.stmt) -> bool:
    """Tell whether a statement is `...`, which only fills a place."""
    return isinstance(node, ast.Expr) and ast.unparse(node) == "..."


def docstring(doc: str, margin: str) -> str:
    """Return docs as they stand in a source, with a last line of their own if they need one."""
    text = indent(doc, margin).strip()
    return f"{text}\n{margin}" if "\n" in text else text


def formatted(text: str) -> str:
    """Return the text as the formatter writes it."""
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "stub.pyi", "-"]
    folder = FOLDER.parent.parent
    return subprocess.run(  # noqa: S603 (our own command)
        command, input=text, capture_output=True, text=True, check=True, cwd=folder
    ).stdout


def main() -> int:
    """Rewrite or check every stub."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args().check
    stale: list[str] = []
    for file, module in MODULES.items():
        path = FOLDER / file
        text = path.read_text(encoding="utf-8")
        new = filled(text, module)
        if new != text:
            stale.append(file)
            if not check:
                path.write_text(new, encoding="utf-8")
    if check and stale:
        sys.stderr.write(f"stale: {', '.join(stale)}\n")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
