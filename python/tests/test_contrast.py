"""What drawings say and mark can be seen: the contrast that WCAG 2.2 asks for at level AA."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from needed import needed

api = needed("playwright", "playwright.sync_api")

if TYPE_CHECKING:
    from collections.abc import Iterator

ROOT = Path(__file__).parents[2]
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
DRAWINGS = sorted(
    path
    for folder in ("docs", "core/tests/snapshots/drawings", "examples/liars-dice/tests/snapshots")
    for path in (ROOT / folder).rglob("*.svg")
)
CONTRAST = (Path(__file__).parent / "contrast.js").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def page() -> Iterator[Any]:
    """Open a page in a browser."""
    if CHROMIUM is None:
        assert os.environ.get("CI") != "true", "chromium"
        pytest.skip("there is no chromium")
    with api.sync_playwright() as tool:
        browser = tool.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield browser.new_page()
        browser.close()


def faults(page: Any, svg: str) -> list[str]:  # noqa: ANN401
    """Return the texts and marks of a drawing that can't be seen well enough."""
    size = re.search(r'width="(\d+)" height="(\d+)"', svg)
    assert size
    page.set_viewport_size({"width": int(size[1]), "height": int(size[2])})
    page.set_content(f"<body style='margin:0'>{svg}")
    found = page.evaluate(CONTRAST)
    return [
        f"{one['text']!r} has {one['least']:.2f} of {one['needed']}"
        for one in found
        if one["least"] is not None and one["least"] < one["needed"]
    ]


def test_there_are_drawings_of_all_games() -> None:
    assert len(DRAWINGS) > 40


@pytest.mark.parametrize("drawing", DRAWINGS, ids=lambda path: path.stem)
def test_texts_and_marks_stand_out(page: Any, drawing: Path) -> None:  # noqa: ANN401
    assert faults(page, drawing.read_text(encoding="utf-8")) == []


def test_faint_texts_are_found(page: Any) -> None:  # noqa: ANN401
    text = '<text x="10" y="40" font-size="{}" fill="#777777">hidden</text>'
    tint = '<rect width="200" height="99" fill="#000000" fill-opacity="0.1"/>'
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">{}</svg>'
    assert faults(page, drawing.format(tint + text.format(12))) == ["'hidden' has 3.57 of 4.5"]
    assert faults(page, drawing.format(tint + text.format(30))) == []
    assert faults(page, drawing.format(text.format(12)))


def test_faint_marks_are_found(page: Any) -> None:  # noqa: ANN401
    mark = (
        '<g data-place="c3" data-mark="target" transform="translate({})">'
        '<path d="M10 10L60 10L60 60L10 60Z" fill="none" stroke="{}" stroke-width="2"/></g>'
    )
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100">{}</svg>'
    faint, clear = mark.format("0 0", "#cccccc"), mark.format("90 0", "#555555")
    assert faults(page, drawing.format(faint)) == ["'c3' has 1.61 of 3"]
    assert faults(page, drawing.format(clear)) == []
    assert faults(page, drawing.format(faint + clear)) == []
