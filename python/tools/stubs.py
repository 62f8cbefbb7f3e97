"""Build the stubs of the installed package, with PyO3's introspection of its compiled module.

`python tools/stubs.py` rewrites them, and `--check` reports stale ones. This script adds what
introspection leaves out: imports of names in hints, the values of `__match_args__`, and overloads
of `__getitem__`.
"""

from __future__ import annotations

import argparse
import ast
import builtins
import importlib
import re
import subprocess
import sys
import tempfile
from pathlib import Path
from textwrap import indent
from types import ModuleType, UnionType

ROOT = Path(__file__).parents[1]
FOLDER = Path("mauerwerk", "_mauerwerk")
HEAD = "# Built by tools/stubs.py.\n"
# The modules of the names in hints. Other names are of the game's own module.
SOURCES = {
    "Actor": "mauerwerk.game",
    "Analysis": "mauerwerk.analysis",
    "Drawing": "mauerwerk.drawing",
    "Mistake": "mauerwerk.analysis",
    "Motion": "mauerwerk.drawing",
    "Any": "typing",
    "AnyAction": "mauerwerk.game",
    "Bot": "mauerwerk._mauerwerk",
    "Callable": "collections.abc",
    "CapsuleType": "typing_extensions",  # of `types` from Python 3.13 on
    "Choice": "mauerwerk.game",
    "DataFrame": "pandas",
    "Dealer": "mauerwerk._mauerwerk",
    "Evaluate": "mauerwerk.game",
    "Feature": "mauerwerk.game",
    "Final": "typing",
    "Iterator": "collections.abc",
    "GameId": "mauerwerk.game",
    "GameKind": "mauerwerk.game",
    "Knows": "mauerwerk.game",
    "LessonPage": "mauerwerk.lesson",
    "LessonReply": "mauerwerk.lesson",
    "Literal": "typing",
    "NDArray": "numpy.typing",
    "PlayerName": "mauerwerk.game",
    "Plays": "mauerwerk.game",
    "Results": "mauerwerk.results",
    "Search": "mauerwerk._mauerwerk",
    "Self": "typing_extensions",
    "Sequence": "collections.abc",
    "Standings": "mauerwerk._mauerwerk",
    "SupportsIndex": "typing",
    "Trial": "mauerwerk.analysis",
    "Turn": "mauerwerk.game",
    "TypeAlias": "typing",
    "Unpack": "typing_extensions",
    "Viewer": "mauerwerk.game",
    **dict.fromkeys(["bool_", "float32", "int8", "int64", "uint32", "uint64"], "numpy"),
    "overload": "typing",
}
ITEMS = {"dict": "Any, Any", "tuple": "Any, ..."}
# Methods that every object has, with the same types.
INHERITED = {"__ne__", "__reduce__", "__repr__", "__str__", "__getattr__"}
# Methods that return an object of the class itself, also in a subclass.
OF_ITSELF = {"__new__", "__copy__", "__deepcopy__"}


def introspection() -> Path:
    """Return PyO3's program for introspection, installed once for each version of PyO3."""
    lock = (ROOT.parent / "Cargo.lock").read_text("utf-8")
    version = re.search(r'name = "pyo3"\nversion = "(.+)"', lock)
    package = f"pyo3-introspection@{version and version[1]}"
    root = ROOT.parent / "target" / package
    if not root.exists():
        command = ["cargo", "install", "--quiet", "--debug", "--root", str(root), package]
        subprocess.run(command, check=True)  # noqa: S603 (our own command)
    return root / "bin" / "pyo3-introspection"


def built(folder: Path) -> dict[str, str]:
    """Return the stubs from introspection, by their names."""
    module = str(importlib.import_module("mauerwerk._mauerwerk").__file__)
    command = [str(introspection()), module, "_mauerwerk", str(folder)]
    subprocess.run(command, check=True)  # noqa: S603 (our own command)
    return {path.name: path.read_text("utf-8") for path in folder.glob("*.pyi")}


def finished(text: str, name: str) -> str:
    """Return the text of a stub with the missing parts."""
    game = name.removesuffix(".pyi")
    package = game == "__init__"
    module = importlib.import_module("mauerwerk._mauerwerk" + ("" if package else f".{game}"))
    finish = Finish(module)
    tree = ast.fix_missing_locations(finish.visit(ast.parse(text)))
    public = "mauerwerk" if package else f"mauerwerk.{game}"
    tree.body += unions(module)
    listed = exports(tree, module)
    place = ast.get_docstring(tree) is not None
    tree.body[place:place] = [*imports(tree, finish.sources, public), *listed]
    return formatted(f"{HEAD}{ast.unparse(ast.fix_missing_locations(tree))}\n")


class Finish(ast.NodeTransformer):
    """Finishes a stub, class by class."""

    def __init__(self, owner: object) -> None:
        """Remember what the stub describes."""
        self.owner: object = owner
        self.names: dict[str, str] = {}
        self.sources = SOURCES.copy()

    def visit_ImportFrom(self, node: ast.ImportFrom) -> ast.ImportFrom | None:
        """Remember imports. A name that looks built-in may be a name in a hint."""
        for alias in node.names:
            self.names[alias.asname or alias.name] = alias.name
            if node.module not in {None, "builtins"}:
                self.sources.setdefault(alias.name, str(node.module))
        return node if node.level else None

    def visit_arg(self, node: ast.arg) -> ast.arg:
        """Return an argument with its hint as an expression."""
        node.annotation = unquoted(node.annotation)
        self.generic_visit(node)
        return node

    def visit_Name(self, node: ast.Name) -> ast.expr:
        """Return a name as in the hint. A collection without item types contains any."""
        name = ast.Name(self.names.get(node.id, node.id), ast.Load())
        items = ITEMS.get(name.id)
        return ast.Subscript(name, ast.parse(items, mode="eval").body) if items else name

    def visit_Subscript(self, node: ast.Subscript) -> ast.Subscript:
        """Visit the items of a collection, but not its name."""
        node.slice = self.visit(node.slice)
        return node

    def visit_ClassDef(self, node: ast.ClassDef) -> ast.ClassDef:
        """Finish the content of a class."""
        outer, self.owner = self.owner, getattr(self.owner, node.name)
        self.generic_visit(node)
        self.owner = outer
        node.body = node.body or [ellipsis()]
        return node

    def visit_AnnAssign(self, node: ast.AnnAssign) -> ast.AnnAssign:
        """Set the value of `__match_args__`, which `match` uses."""
        self.generic_visit(node)
        match node.target:
            case ast.Name("__match_args__"):
                value = ast.Constant(getattr(self.owner, "__match_args__"))  # noqa: B009
                return ast.AnnAssign(node.target, ast.Name("Final"), value, 1)
            case _:
                return node

    def visit_FunctionDef(self, node: ast.FunctionDef) -> list[ast.FunctionDef]:
        """Leave out what every object has, and add overloads for an index and a slice."""
        if node.name in INHERITED:
            return []
        node.returns = ast.Name("Self") if node.name in OF_ITSELF else unquoted(node.returns)
        self.generic_visit(node)
        match node.name, node.returns:
            case "__getitem__", ast.BinOp(item, ast.BitOr(), part):
                return [overload(node, "SupportsIndex", item), overload(node, "slice", part)]
            case _:
                return [node]

    def visit_Expr(self, node: ast.Expr) -> ast.Expr:
        """Return docs in the style of a source, with the closing quotes on a separate line."""
        match node.value:
            case ast.Constant(str(doc)):
                margin = " " * node.col_offset
                text = indent(ast.get_docstring(ast.Module([node], [])) or doc, margin).strip()
                return ast.Expr(ast.Constant(f"{text}\n{margin}" if "\n" in text else text))
            case _:
                return node


def unquoted(hint: ast.expr | None) -> ast.expr | None:
    """Return a hint as an expression, also if a Rust signature has it as text."""
    match hint:
        case ast.Constant(str(text)):
            return ast.parse(text, mode="eval").body
        case _:
            return hint


def overload(node: ast.FunctionDef, index: str, returns: ast.expr) -> ast.FunctionDef:
    """Return one of two ways to call a function with an index."""
    arguments = node.args.posonlyargs
    known = [*arguments[:-1], ast.arg(arguments[-1].arg, ast.Name(index))]
    taken = ast.arguments(known, [], defaults=[], kwonlyargs=[], kw_defaults=[])
    return ast.FunctionDef(node.name, taken, [ellipsis()], [ast.Name("overload")], returns)


def ellipsis() -> ast.stmt:
    """Return `...`, which fills a body."""
    return ast.Expr(ast.Constant(...))


def imports(tree: ast.Module, sources: dict[str, str], public: str) -> list[ast.stmt]:
    """Return the imports of the names that a stub uses."""
    nodes = [*ast.walk(tree)]
    known = {node.name for node in nodes if isinstance(node, ast.ClassDef | ast.FunctionDef)}
    known |= {ast.unparse(node.target) for node in nodes if isinstance(node, ast.AnnAssign)}
    known |= {*dir(builtins), "__all__"}
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            known |= {alias.name for alias in node.names}
    used = {node.id for node in nodes if isinstance(node, ast.Name)} - known
    by_module: dict[str, list[str]] = {}
    for name in sorted(used):
        by_module.setdefault(sources.get(name, public), []).append(name)
    return [
        ast.ImportFrom(module, [ast.alias(name) for name in names], 0)
        for module, names in sorted(by_module.items())
    ]


def unions(module: ModuleType) -> list[ast.stmt]:
    """Return the unions of classes that extend the same base class."""
    found: list[ast.stmt] = []
    for name, union in vars(module).items():
        if isinstance(union, UnionType):
            classes = " | ".join(class_.__name__ for class_ in union.__args__)
            doc = (getattr(module, f"{name}Base").__doc__ or "").partition("\n")[0]
            found += ast.parse(f"{name}: TypeAlias = {classes}\n{doc!r}\n").body
    return found


def exports(tree: ast.Module, module: ModuleType) -> list[ast.stmt]:
    """Return the list of exported names, with those that introspection leaves out."""
    tree.body = [node for node in tree.body if not ast.unparse(node).startswith("__all__")]
    names = getattr(module, "__all__")  # noqa: B009 (of a module, whichever it is)
    return ast.parse(f"__all__: list[str] = {sorted(names)!r}").body


def formatted(text: str) -> str:
    """Return the text as the formatter writes it."""
    command = [sys.executable, "-m", "ruff", "format", "--stdin-filename", "stub.pyi", "-"]
    return subprocess.run(  # noqa: S603 (our own command)
        command, input=text, capture_output=True, text=True, check=True, cwd=ROOT
    ).stdout


def main() -> int:
    """Rewrite or check every stub."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="change nothing")
    check = parser.parse_args().check
    stale: list[str] = []
    with tempfile.TemporaryDirectory() as folder:
        for name, text in sorted(built(Path(folder)).items()):
            path, new = ROOT / FOLDER / name, finished(text, name)
            if not path.exists() or path.read_text("utf-8") != new:
                stale.append(name)
                if not check:
                    path.write_text(new, "utf-8")
    if check and stale:
        sys.stderr.write(f"stale: {', '.join(stale)}: run tools/stubs.py\n")
    return int(check and bool(stale))


if __name__ == "__main__":
    sys.exit(main())
