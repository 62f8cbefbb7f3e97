"""Boards in JupyterLab and in Notebook 7, played in a real browser."""

# pyright: reportPrivateUsage=false, reportUnknownMemberType=false

from __future__ import annotations

import os
import re
import signal
import subprocess
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw
from needed import needed

needed("anywidget")

import notebook_pages as pages
from pictures import difference, keep, small

nbconvert = needed("nbconvert")

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from mauerwerk.board import Board
    from notebook_pages import Notebook, Server

FRONT = Path(__file__).parents[2] / "web"
AXE = FRONT / "node_modules" / "axe-core" / "axe.min.js"
ESBUILD = FRONT / "node_modules" / ".bin" / "esbuild"
SMALL: dict[str, dict[str, Any]] = {
    "die-mauer": {"players": 3, "rounds": 1, "stock": "TG1"},
    "berlin": {"players": 2, "rows": 2, "columns": 4, "target": 2},
    "mauerbauer": {"players": 2, "board": "hexagon"},
}
NAMES = ["Ada", "Ben", "Cem"]
ALIKE = 0.015
"""The share of a picture that fonts of another machine may change."""


def lacking(what: str) -> None:
    """Skip a test without a program; in CI all have to be there."""
    assert os.environ.get("CI") != "true", what
    pytest.skip(f"there is no {what}")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Start a server."""
    if pages.CHROMIUM is None:
        lacking("chromium")
    # A plain SIGTERM would end pytest without its fixtures, and leave the server and its kernels.
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    yield from pages.serve(tmp_path_factory.mktemp("jupyter"))


@pytest.fixture(scope="module")
def browser(server: Server) -> Iterator[Any]:
    """Start a browser."""
    del server  # which is asked for first: without a browser there is none
    with pages.api.sync_playwright() as tool:
        # Playwright starts without the sandbox unless told otherwise, which root needs.
        made = tool.chromium.launch(executable_path=pages.CHROMIUM)
        yield made
        made.close()


@pytest.fixture
def opened(
    server: Server,
    browser: Any,  # noqa: ANN401
    request: pytest.FixtureRequest,
) -> Iterator[Callable[..., Notebook]]:
    """Open notebooks with a board, each in a separate page."""
    made: list[Notebook] = []

    def open_(code: str, **options: Any) -> Notebook:  # noqa: ANN401
        name = f"{request.node.name}-{len(made)}"
        cell = f"import mauerwerk as mw\nboard = {code}\nboard"
        made.append(pages.open_notebook(server, browser, name, cell, **options))
        return made[-1]

    yield open_
    for one in made:
        assert not one.errors
        one.page.context.close()
    server.end_kernels()


class Game:
    """The same board twice: in a browser, and here, to know what to wait for."""

    def __init__(
        self,
        opened: Callable[..., Notebook],
        game: str,
        options: str,
        **page: Any,  # noqa: ANN401
    ) -> None:
        """Open the board there and here."""
        setup = ", ".join(f"{name}={value!r}" for name, value in SMALL[game].items())
        code = f"mw.Board(mw.table({game!r}, {setup}), {options})"
        self.twin: Board = eval(code, {"mw": mw})  # noqa: S307 (ours)
        self.notebook = opened(code, **page)
        self.wait()

    @property
    def page(self) -> Any:  # noqa: ANN401
        """Return the page."""
        return self.notebook.page

    def wait(self) -> None:
        """Wait until no player thinks, there and here, and both show the same."""
        while True:
            with self.twin._lock:
                if self.twin._search is None:
                    break
            self.page.wait_for_timeout(5)  # the twin finds the browser's event loop, and uses it
        number = self.twin._screen["number"]
        self.page.locator(f'.mw-board[data-screen="{number}"]').wait_for()

    def play(self, touch: Callable[[str], None]) -> None:
        """Play to the end, place by place."""
        while self.twin.table.outcome is None:
            assert len(self.twin.table) < 200
            if self.twin._screen["cover"]:
                self.uncover()
            seat = self.twin._screen["seat"]
            assert seat is not None
            action = self.twin.table.choose(seat, "greedy", seed=len(self.twin.table))
            for place in self.twin.table.touches(seat, action) or ():
                self.twin.touch(place)
                touch(place)
                self.wait()

    def uncover(self) -> None:
        """Take the board over."""
        self.page.locator(".mw-cover").click()
        self.twin._on_message(None, {"kind": "uncover", "number": self.twin._screen["number"]}, [])
        self.wait()

    def click(self, place: str) -> None:
        """Click into the middle of a place."""
        self.page.mouse.click(*self.middle(place))

    def middle(self, place: str) -> list[float]:
        """Return where the middle of a place is on the page, scrolled to."""
        name = place.replace('"', '\\"')
        found = self.page.locator(f'.mw-board [data-mark="target"][data-place="{name}"]').first
        found.scroll_into_view_if_needed()
        box = found.locator("> :last-child").bounding_box()  # the mark has the place's shape
        return [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]

    def press_to(self, place: str) -> None:
        """Go to a place by arrow keys, or else from one to the next, and take it."""
        wanted, tried = self.middle(place), 0
        while (name := self.focused()) != place:
            assert tried < 40
            at = self.middle(name)
            dx, dy = wanted[0] - at[0], wanted[1] - at[1]
            across = "ArrowRight" if dx > 0 else "ArrowLeft"
            along = "ArrowDown" if dy > 0 else "ArrowUp"
            key = across if abs(dx) > abs(dy) else along
            self.page.keyboard.press(key if tried < 20 else "PageDown")
            tried += 1
        self.page.keyboard.press("Enter" if tried % 2 else "Space")

    def focused(self) -> str:
        """Return the place that has the focus."""
        return str(self.page.evaluate("document.activeElement.dataset.place"))

    def check_end(self) -> None:
        """Check that the kernel's game is ours, to the end."""
        assert self.twin.table.outcome is not None
        ended = self.notebook.run("print(board.table.to_json())")
        assert ended.strip() == self.twin.table.to_json()
        turn = self.twin._screen["turn"]
        assert self.notebook.board.locator(".mw-turn").inner_text() == turn
        assert "win" in turn


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("die-mauer", f"opponents={{2: 'easy'}}, seed=6, names={NAMES}"),  # two share it
        ("berlin", "seat=0, opponents='easy', seed=3"),
        ("mauerbauer", "seat=0, opponents='easy', seed=0"),
    ],
)
def test_a_whole_game_is_played_by_clicks(
    opened: Callable[..., Notebook], game: str, options: str
) -> None:
    played = Game(opened, game, options)
    played.play(played.click)
    played.check_end()


def test_a_whole_game_is_played_by_keys_in_notebook_7(opened: Callable[..., Notebook]) -> None:
    played = Game(opened, "die-mauer", "seat=0, opponents='easy', seed=4", app="notebook")
    cells = played.page.locator(".jp-Notebook .jp-Cell").count()
    played.page.locator(".mw-board [role=button][tabindex='0'][data-place]").focus()
    played.play(played.press_to)
    played.check_end()
    played.page.locator(".mw-board button:visible").first.focus()
    played.page.keyboard.press("b")  # a shortcut of the notebook: a new cell
    played.page.wait_for_timeout(300)
    assert played.page.locator(".jp-Notebook .jp-Cell").count() == cells


def test_a_lesson_is_played_by_clicks(opened: Callable[..., Notebook]) -> None:
    it, twin = opened("mw.LessonBoard('die-mauer')"), mw.LessonBoard("die-mauer")
    lesson = twin.lesson

    def grant(kind: str, **fields: str) -> None:
        """Grant the wish here as well, wait for its screen there, and check what it says."""
        number = twin._screen["number"]
        twin._on_message(None, {"kind": kind, "number": number, **fields}, [])
        screen = twin._screen
        it.page.locator(f'.mw-board[data-screen="{screen["number"]}"]').wait_for()
        said = {part: screen[part] for part in ("turn", "said", "error")}
        said["text"] = screen["lesson"]["text"]
        assert {part: it.board.locator(f".mw-{part}").text_content() for part in said} == said

    def answer(action: str) -> dict[str, Any]:
        """Touch out an answer."""
        for place in lesson.table.touches(lesson.seat, action) or ():
            it.board.locator(f'[data-place="{place}"][role=button]').first.click()
            grant("touch", place=place)
        return twin._screen

    reasons = {"T": ("G", "gate costs 10 points"), "6": ("1", "the wall that costs most")}
    for right, (wrong, reason) in reasons.items():
        while lesson.page().task is None:
            it.board.get_by_role("button", name="Go on").click()
            grant("next")
        number = lesson.page().number
        assert reason in answer(wrong)["error"]
        assert lesson.page().number == number
        assert answer(right)["said"]
        assert lesson.page().number == number + 1
    assert lesson.page().number == 7
    assert it.run("print(board.lesson.page().number)") == "7\n"


# --- what is hidden


def test_what_a_seat_may_not_know_is_not_sent(opened: Callable[..., Notebook]) -> None:
    it = opened("mw.Board(mw.table('die-mauer', players=4), seat=0, seed=7)")
    it.run("for seat, fist in enumerate(['6', '4', '-']): board.apply(seat + 1, fist)")
    it.board.locator("svg desc", has_text="fists:_/?/?/?").wait_for(state="attached")
    hidden = "fists:_/6/4/-"
    received = it.traffic.received()
    assert any("fists:_/?/?/?" in text for text in received)
    assert not any(hidden in text for text in received)
    it.run("print(board.table.notation)")  # the control: what is sent is found
    assert any(hidden in text for text in it.traffic.received())


def test_cards_of_others_are_not_sent(opened: Callable[..., Notebook]) -> None:
    table = mw.table("mauerbauer", players=3, seed=7).resolve_chance()
    hands = re.findall(r"hands:(\S+)", table.notation)[0].split("/")
    it = opened("mw.Board(mw.table('mauerbauer', players=3, seed=7), seat=0)")
    it.page.evaluate("jupyterapp.commands.execute('docmanager:save')")

    def sent(hand: str) -> list[str]:
        received = "\n".join(it.traffic.received())
        return [
            card for card in hand.split(",") if re.search(rf"(?<![\w-]){card}(?![\w-])", received)
        ]

    own = hands[0].split(",")  # a card may be there twice
    others = [[card for card in hand.split(",") if card not in own] for hand in hands[1:]]
    coded = [",".join(card for card in hand if "-" in card) for hand in [own, *others]]
    assert sent(coded[0]) == coded[0].split(",")
    assert [sent(hand) for hand in coded[1:]] == [[], []]
    assert not any(hand in text for hand in hands[1:] for text in it.traffic.received())
    it.run("print(board.table.notation)")
    assert sent(coded[1]) == coded[1].split(",")


# --- for everybody


def audit(page: Any) -> Any:  # noqa: ANN401
    """Return what axe finds, once it has seen the colours: a page loads its theme by and by."""
    until = time.monotonic() + pages.SLOW / 1000
    while time.monotonic() < until:
        page.wait_for_timeout(300)
        report = page.evaluate("() => axe.run('.mw-board')")
        if any(rule["id"] == "color-contrast" for rule in report["passes"]):
            return report
    raise TimeoutError


@pytest.mark.parametrize("game", mw.GAMES)
def test_axe_finds_nothing(opened: Callable[..., Notebook], game: str) -> None:
    if not AXE.exists():
        lacking("axe-core: npm install --no-package-lock in web")
    it = opened(f"mw.Board(mw.table({game!r}, players=3, seed=7), seat=0, opponents='easy')")
    it.page.evaluate(AXE.read_text("utf-8"))
    # Jupyter's <body> is 0 high and hides what overflows, so axe takes all text for invisible and
    # leaves contrast out.
    it.page.evaluate("() => { document.body.style.height = '100vh'; }")
    it.board.locator("summary").click()
    for theme in ("Light", "Dark"):
        it.set_theme(theme)
        report = audit(it.page)
        told = [
            f"{rule['id']}: {node['html'][:200]}"
            for rule in report["violations"]
            for node in rule["nodes"]
        ]
        assert not told, "\n".join(told)
    it.page.evaluate("document.querySelector('.mw-actions button').textContent = ''")
    bad = it.page.evaluate("() => axe.run('.mw-board')")["violations"]
    assert "button-name" in {rule["id"] for rule in bad}  # the control


def test_targets_are_buttons_with_words_and_keep_the_focus(opened: Callable[..., Notebook]) -> None:
    played = Game(
        opened, "berlin", "seed=7", viewport={"width": 390, "height": 1200}, app="notebook"
    )
    for place in ("a1", "b1"):
        target = played.page.locator(f'.mw-board [data-place="{place}"][role=button]')
        assert target.get_attribute("aria-label").startswith(f"{place}: ")
        assert target.get_attribute("aria-pressed") == "false"
        target.focus()
        played.twin.touch(place)
        played.page.keyboard.press("Enter")
        played.wait()
        assert played.page.evaluate("document.activeElement.closest('.mw-picture') !== null")
    inside = ".mw-board [role='graphics-symbol'] [role='button']"
    assert played.page.locator(inside).count() == 0


def test_a_click_beside_a_small_place_means_it(opened: Callable[..., Notebook]) -> None:
    played = Game(
        opened,
        "die-mauer",
        "seat=0, seed=7",
        viewport={"width": 390, "height": 900},
        app="notebook",
    )
    x, y = played.middle("stock:0:1")
    played.page.mouse.click(x, y + 16)  # below the piece, which is 12 units wide
    played.twin.touch("stock:0:1")
    played.wait()
    assert played.notebook.run("print(board.table.decisions[0])").strip() == "(0, '1')"


@pytest.mark.parametrize(
    ("game", "sheet", "width"),
    [("die-mauer", "narrow", 390), ("berlin", "wide", 1280), ("mauerbauer", "wide", 1280)],
)
def test_boards_look_as_they_did(
    opened: Callable[..., Notebook], game: str, sheet: str, width: int
) -> None:
    it = opened(
        f"mw.Board(mw.table({game!r}, players=3, seed=7), seat=0)",
        viewport={"width": width, "height": 2400},
        app="notebook",
        color_scheme="light",
    )
    it.set_theme("Light")
    picture = it.board.locator(".mw-picture")
    keep(picture.screenshot(), f"{game}-{sheet}")
    assert difference(picture.screenshot(), f"{game}-{sheet}") < ALIKE
    # The control: without what can be touched it is another one.
    it.page.add_style_tag(content=".mw-board [role=button] { visibility: hidden; }")
    assert difference(picture.screenshot(), f"{game}-{sheet}") > ALIKE


def is_dark(image: Any) -> bool:  # noqa: ANN401
    """Return whether a drawing is dark."""
    return bool(small(image.screenshot()).convert("L").resize((1, 1)).getpixel((0, 0)) < 96)


def test_drawings_have_the_theme_of_jupyterlab(opened: Callable[..., Notebook]) -> None:
    it = opened("mw.Board(mw.table('die-mauer', seed=7), seat=0)", color_scheme="dark")
    it.run("display(mw.berlin.start(players=3).view(0))")
    drawing = it.page.get_by_role("img", name="Berlin, main game, seen by seat 0")
    for trusted in (True, False):
        it.page.evaluate(
            "(is) => { jupyterapp.shell.currentWidget.content.activeCell.model.trusted = is; }",
            trusted,
        )
        for theme in ("Dark", "Light"):
            it.set_theme(theme)
            assert is_dark(drawing) == (theme == "Dark")


@pytest.mark.parametrize(
    ("template", "theme"), [("lab", "light"), ("lab", "dark"), ("classic", "light")]
)
def test_drawings_have_the_theme_of_a_converted_notebook(
    browser: Any,  # noqa: ANN401
    template: str,
    theme: str,
) -> None:
    data = mw.berlin.start(players=3).view(0)._repr_mimebundle_()
    made = pages.notebook("")
    made.cells[0].outputs = [pages.nbformat.v4.new_output("display_data", data)]
    exporter = nbconvert.HTMLExporter(template_name=template, theme=theme)
    page = browser.new_context(color_scheme="dark").new_page()
    page.set_content(exporter.from_notebook_node(made)[0])
    drawing = page.get_by_role("img", name="Berlin, main game, seen by seat 0")
    assert is_dark(drawing) == (theme == "dark")
    page.context.close()


MARIMO = """
import marimo

app = marimo.App()


@app.cell
def _():
    import mauerwerk as mw
    mw.Board(mw.table("die-mauer", players=3, seed=7), seat=0, opponents="easy")
    return
"""


def test_a_board_is_played_in_marimo(
    browser: Any,  # noqa: ANN401
    tmp_path: Path,
) -> None:
    needed("marimo")
    app = tmp_path / "app.py"
    app.write_text(MARIMO)
    errors: list[str] = []

    def wrong(error: object) -> None:
        errors.append(str(error))

    with pages.marimo(app) as address, browser.new_context() as context:
        page = context.new_page()
        page.set_default_timeout(pages.SLOW)
        page.on("pageerror", wrong)
        page.goto(address)
        page.locator('.mw-board [data-place="stock:0:T"][role=button]').click()
        page.locator(".mw-board").get_by_text("you build T").wait_for()
    assert not errors


def test_a_board_speaks_german(opened: Callable[..., Notebook]) -> None:
    options = f"opponents={{2: 'easy'}}, seed=6, names={NAMES}, lang='de'"
    it = Game(opened, "die-mauer", options)
    assert it.notebook.board.get_attribute("lang") == "de"
    assert it.notebook.board.get_attribute("aria-label") == "Spielfeld"
    it.notebook.board.get_by_text("Weitergeben an Ada").wait_for()
    it.page.get_by_role("button", name="Ich bin Ada").click()
    it.notebook.board.get_by_role("button", name="Tipp").click()
    it.notebook.board.get_by_text("gewinnt ").first.wait_for()
    shown = it.notebook.board.inner_text()
    for english in (
        "Hint",
        "Actions",
        "Take back",
        "What happened",
        "decides",
        "Thinking",
        "stock",
    ):
        assert english not in shown


def test_a_closed_board_goes_and_the_game_stays(opened: Callable[..., Notebook]) -> None:
    it = opened("mw.Board(mw.table('berlin', seed=7), seat=1, opponents='search:100000000')")
    it.board.get_by_text("is thinking").wait_for()
    told = it.run("before = board.table; board.close(); print(board.table == before)")
    assert told == "True\n"
    it.board.wait_for(state="detached")


def test_the_bundle_is_current(tmp_path: Path) -> None:
    if not ESBUILD.exists():
        lacking("esbuild: npm install --no-package-lock in web")
    command = ["npm", "run", "--silent", "board", "--", f"--outdir={tmp_path}"]
    subprocess.run(command, cwd=FRONT, check=True)  # noqa: S603
    kept = FRONT.parent / "python" / "mauerwerk" / "_board"
    for file in ("board.js", "board.css"):
        assert (tmp_path / file).read_text("utf-8") == (kept / file).read_text("utf-8")
