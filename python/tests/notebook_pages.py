"""Pages of JupyterLab and Notebook 7 in a real browser, and what passes to and fro."""

# pyright: reportUnknownVariableType=false, reportUnknownArgumentType=false

from __future__ import annotations

import base64
import contextlib
import json
import os
import re
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from dataclasses import dataclass, field
from itertools import pairwise
from typing import TYPE_CHECKING, Any

from needed import needed

nbformat = needed("nbformat")
needed("jupyterlab")
needed("notebook")
api = needed("playwright", "playwright.sync_api")

if TYPE_CHECKING:
    from collections.abc import Generator, Iterator
    from pathlib import Path

SLOW = 900_000
"""Milliseconds: a busy machine takes its time."""
CHROMIUM = os.environ.get("CHROMIUM") or shutil.which("chromium") or shutil.which("google-chrome")
KERNEL = "jupyterapp.shell.currentWidget?.sessionContext?.session?.kernel"
OVERRIDES = {
    "@jupyterlab/apputils-extension:notification": {
        "fetchNews": "false",  # a text, not a truth value
        "checkForUpdates": False,
        "doNotDisturbMode": True,
    },
    "@jupyterlab/notebook-extension:tracker": {"windowingMode": "none"},
    "@jupyterlab/docmanager-extension:plugin": {"autosave": False},
}


def decode(frame: bytes | str) -> dict[str, Any]:
    """Take a message of v1.kernel.websocket.jupyter.org apart; text is the older protocol."""
    if isinstance(frame, str):
        return dict(json.loads(frame))
    number = int.from_bytes(frame[:8], "little")
    ends = [int.from_bytes(frame[8 * i : 8 * i + 8], "little") for i in range(1, number + 1)]
    parts = [frame[a:b] for a, b in pairwise(ends)]
    names = ["header", "parent_header", "metadata", "content"]
    message = {name: json.loads(part) for name, part in zip(names, parts[1:5], strict=True)}
    return message | {"channel": parts[0].decode(), "buffers": parts[5:]}


def texts(value: Any) -> list[str]:  # noqa: ANN401
    """List every text in a message: keys, values, and buffers as far as they are text."""
    match value:
        case str():
            return [value]
        case bytes():
            return [value.decode("utf-8", "replace"), base64.b64encode(value).decode()]
        case dict():
            return [text for key, one in value.items() for text in [str(key), *texts(one)]]
        case list() | tuple():
            return [text for one in value for text in texts(one)]
        case _:
            return []


@dataclass
class Traffic:
    """All that the browser was sent."""

    frames: list[bytes | str] = field(default_factory=list[bytes | str])
    bodies: list[str] = field(default_factory=list[str])

    def listen(self, page: Any) -> None:  # noqa: ANN401
        """Record what passes a page from now on."""
        page.on("websocket", self._opened)
        page.on("response", self._answered)

    def _opened(self, opened: Any) -> None:  # noqa: ANN401
        opened.on("framereceived", self._received)

    def _received(self, frame: bytes | str) -> None:
        self.frames.append(frame)

    def _answered(self, answer: Any) -> None:  # noqa: ANN401
        if "/api/contents/" in answer.url or "/api/kernels" in answer.url:
            with contextlib.suppress(api.Error):  # a redirect has no body
                self.bodies.append(answer.text())

    def received(self) -> list[str]:
        """List all texts that the browser was sent."""
        messages = [decode(frame) for frame in self.frames]
        return [text for message in messages for text in texts(message)] + self.bodies


@dataclass
class Server:
    """A JupyterLab, which serves pages of Notebook 7 as well."""

    url: str
    token: str
    root: Path
    home: Path

    def ask(self, path: str, method: str = "GET") -> Any:  # noqa: ANN401
        """Return what the server's interface answers."""
        ask = urllib.request.Request(f"{self.url}{path}", method=method)  # noqa: S310 (our own)
        ask.add_header("Authorization", f"token {self.token}")
        with urllib.request.urlopen(ask, timeout=900) as answer:  # noqa: S310
            return json.loads(answer.read() or "null")

    def end_kernels(self) -> None:
        """End the kernels of all notebooks."""
        for session in self.ask("/api/sessions"):
            self.ask(f"/api/sessions/{session['id']}", "DELETE")


def free_port() -> int:
    """Return the number of a free port."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def serve(home: Path) -> Iterator[Server]:
    """Start a server in a new folder, and end it and its kernels."""
    root, lab = home / "root", home / "config" / "labconfig"
    for folder in (root, lab):
        folder.mkdir(parents=True)
    (lab / "default_setting_overrides.json").write_text(json.dumps(OVERRIDES))
    port = free_port()
    made = Server(f"http://127.0.0.1:{port}", secrets.token_hex(16), root, home)
    with (home / "log").open("w") as log:
        process = subprocess.Popen(  # noqa: S603
            _command(made, port), env=_environment(made), stdout=log, stderr=log
        )
    try:
        _wait(made, process)
        yield made
    finally:
        process.terminate()  # the server ends its kernels
        try:
            process.wait(30)
        except subprocess.TimeoutExpired:
            process.kill()


def _command(server: Server, port: int) -> list[str]:
    return [
        *(sys.executable, "-m", "jupyterlab", "--no-browser", "--allow-root"),
        *("--ip=127.0.0.1", f"--port={port}", "--ServerApp.port_retries=0"),
        f"--ServerApp.root_dir={server.root}",
        "--LabApp.expose_app_in_browser=True",
        "--JupyterNotebookApp.expose_app_in_browser=True",
        "--LabApp.news_url=None",
        "--LabApp.check_for_updates_class=jupyterlab.NeverCheckForUpdate",
        f"--LabApp.workspaces_dir={server.home / 'workspaces'}",
        f"--LabApp.user_settings_dir={server.home / 'settings'}",
    ]


def _environment(server: Server) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("JUPYTER", "IPYTHON"))}
    runtime = server.home / "runtime"
    runtime.mkdir(mode=0o700)
    return kept | {
        "HOME": str(server.home),
        "JUPYTER_CONFIG_DIR": str(server.home / "config"),
        "JUPYTER_DATA_DIR": str(server.home / "data"),
        "JUPYTER_RUNTIME_DIR": str(runtime),
        "IPYTHONDIR": str(server.home / "ipython"),
        "JUPYTER_TOKEN": server.token,  # not on the command line, where all can read it
    }


def _wait(server: Server, process: subprocess.Popen[bytes]) -> None:
    until = time.monotonic() + SLOW / 1000
    while True:
        assert process.poll() is None, (server.home / "log").read_text()
        assert time.monotonic() < until, (server.home / "log").read_text()
        with contextlib.suppress(OSError):
            server.ask("/api/status")
            return
        time.sleep(0.2)


@contextlib.contextmanager
def marimo(app: Path) -> Generator[str, None, None]:
    """Serve an app of marimo, and return its address."""
    port = free_port()
    command = [sys.executable, "-m", "marimo", "run", str(app), "--headless", "--no-token"]
    quiet = os.environ | {"HOME": str(app.parent), "MARIMO_SKIP_UPDATE_CHECK": "1"}
    process = subprocess.Popen(  # noqa: S603
        [*command, "--port", str(port)], cwd=app.parent, env=quiet, stdout=subprocess.DEVNULL
    )
    try:
        until = time.monotonic() + SLOW / 1000
        while True:
            assert process.poll() is None
            assert time.monotonic() < until
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.2)
        yield f"http://127.0.0.1:{port}"
    finally:
        process.terminate()
        process.wait(30)


def notebook(*cells: str) -> Any:  # noqa: ANN401
    """Return a notebook with these cells."""
    made = [nbformat.v4.new_code_cell(cell.strip()) for cell in cells]
    # Without a kernelspec there is a question for a kernel in a dialogue.
    spec = {"name": "python3", "display_name": "Python 3", "language": "python"}
    return nbformat.v4.new_notebook(cells=made, metadata={"kernelspec": spec})


@dataclass
class Notebook:
    """A notebook in a separate page."""

    page: Any
    traffic: Traffic
    errors: list[str]
    path: str

    def wrong(self, error: object) -> None:
        """Keep what a script did wrong."""
        self.errors.append(str(error))

    def said(self, message: Any) -> None:  # noqa: ANN401
        """Keep what the page complains of."""
        if message.type == "error":
            self.errors.append(message.text)

    @property
    def board(self) -> Any:  # noqa: ANN401
        """Return the board in it."""
        return self.page.locator(".mw-board")

    def set_theme(self, theme: str) -> None:
        """Let the page be light or dark; the server keeps that for the pages to come."""
        self.page.evaluate(
            "(theme) => jupyterapp.commands.execute('apputils:change-theme', {theme})",
            f"JupyterLab {theme}",
        )
        self.page.locator(f".mw-board[data-theme='{theme.lower()}']").wait_for()

    def run(self, code: str) -> str:
        """Run the notebook's last cell with this code, and return what it prints."""
        self.page.evaluate(
            """(code) => {
                const notebook = jupyterapp.shell.currentWidget.content;
                notebook.activeCellIndex = notebook.widgets.length - 1;
                notebook.activeCell.model.sharedModel.setSource(code);
            }""",
            code,
        )
        self.page.evaluate("jupyterapp.commands.execute('notebook:run-cell')")
        return str(
            self.page.evaluate(
                """() => jupyterapp.shell.currentWidget.content.activeCell.model.outputs.toJSON()
                    .map((output) => output.text ?? output.ename).join('')"""
            )
        )


def open_notebook(
    server: Server,
    browser: Any,  # noqa: ANN401
    name: str,
    *cells: str,
    app: str = "lab",
    **context: Any,  # noqa: ANN401
) -> Notebook:
    """Open a notebook in a new page, and run all its cells; an empty one follows."""
    path = f"{re.sub(r'[^a-z0-9]+', '-', name.lower())}.ipynb"
    nbformat.write(notebook(*cells, ""), server.root / path)
    options = {"viewport": {"width": 1280, "height": 1500}, **context}
    page = browser.new_context(**options).new_page()
    page.set_default_timeout(SLOW)
    opened = Notebook(page, Traffic(), [], path)
    opened.traffic.listen(page)
    page.on("pageerror", opened.wrong)
    page.on("console", opened.said)
    # A separate workspace: the server keeps the layout of the last page, and would put its tabs
    # before ours.
    tree = {"lab": f"lab/workspaces/{path[:-6]}/tree", "notebook": "notebooks"}[app]
    page.goto(f"{server.url}/{tree}/{path}?token={server.token}")
    page.locator(".jp-Notebook .jp-Cell").first.wait_for()
    page.wait_for_function(f"() => {KERNEL}?.status === 'idle'")
    opened.errors.clear()  # those of the page itself: Notebook 7 has two while it loads
    page.evaluate("jupyterapp.commands.execute('notebook:run-all-cells')")
    page.locator(".mw-board[data-theme] svg").first.wait_for()
    # The board has told the kernel how the page looks, and is drawn again for it by now.
    page.evaluate(f"{KERNEL}.requestExecute({{code: 'pass'}}).done")
    return opened
