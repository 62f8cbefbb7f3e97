"""What the docs show is true."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import mauerwerk
from games import GAMES
from mauerwerk import analysis, cluster, datasets, decisions, errors, game, lesson, rulebook
from mauerwerk._generated import berlin, die_mauer, mauerbauer

MODULES = [
    mauerwerk,
    analysis,
    cluster,
    datasets,
    decisions,
    errors,
    game,
    lesson,
    rulebook,
    *GAMES.values(),
]
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
ROOT = Path(__file__).parents[2]
# Pages with examples in Python that exist here: a source package has only its README.
READMES = [
    path
    for path in [
        ROOT / "README.md",
        ROOT / "python" / "README.md",
        ROOT / "docs" / "clusters.md",
        ROOT / "docs" / "compare.md",
        ROOT / "docs" / "first-hour-analyst.md",
    ]
    if path.exists()
]


@pytest.mark.parametrize("module", [*MODULES, berlin, die_mauer, mauerbauer])
def test_examples_in_docs_run(module: object) -> None:
    assert doctest.testmod(module, optionflags=FLAGS).failed == 0  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]


@pytest.mark.parametrize("path", READMES, ids=lambda path: str(path.relative_to(ROOT)))
def test_examples_in_readmes_run(
    path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)  # some save files
    assert doctest.testfile(str(path), module_relative=False, optionflags=FLAGS).failed == 0


@pytest.mark.skipif(ROOT / "README.md" not in READMES, reason="a source package has no such page")
def test_the_readme_counts_what_there_is() -> None:
    rows = (ROOT / "README.md").read_text("utf-8").splitlines()
    for each in GAMES.values():
        (row,) = [row for row in rows if row.startswith(f"| **{each.info.name}**")]
        assert f" {len(each.rules)} rulings," in row
        assert f" {len(each.Options.__annotations__)} options," in row
        assert f" {len(rulebook.scenarios(each.info.id))} scenarios |" in row


def test_everything_public_has_docs() -> None:
    for module in MODULES:
        assert module.__doc__
        for name in module.__all__:
            value = getattr(module, name)
            if not isinstance(value, type) or value.__module__.split(".")[0] != "mauerwerk":
                continue
            assert value.__doc__, name
            for attribute in vars(value):
                if not attribute.startswith("_"):
                    assert getattr(value, attribute).__doc__, (name, attribute)
