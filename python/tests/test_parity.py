"""The same seeds give the same games, and the same wrong input the same text, as elsewhere.

The Kotlin and Swift packages are held to the same two files.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import mauerwerk as mw

PARITY = Path(__file__).parents[2] / "ffi" / "parity"


def lines(name: str) -> list[list[str]]:
    """Return the columns of each line."""
    text = (PARITY / name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()]


MODULES: dict[str, Any] = {
    "die-mauer": mw.die_mauer,
    "berlin": mw.berlin,
    "mauerbauer": mw.mauerbauer,
}


def fnv(text: str) -> str:
    """Return the 64-bit FNV-1a hash of a text."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


@pytest.mark.parametrize("line", lines("games.txt"), ids=lambda line: " ".join(line[:3]))
def test_the_same_seeds_give_the_same_games(line: list[str]) -> None:
    game, setup, seed, record, svg, last = line
    played = MODULES[game].Record.random(MODULES[game].Setup(setup), int(seed))
    assert fnv(played.to_json()) == record
    assert str(played.state) == last
    assert fnv(played.state.view().svg()) == svg


def is_python(line: list[str]) -> bool:
    """Tell whether Python has the call of a line: it names a game by its module, not by its id."""
    kind, what = line[:2]
    if kind in {"new", "read", "play"}:
        return what in MODULES
    return kind == "scenario" or (kind == "load" and "die-mauer" in what)


def wrong(call: list[str]) -> None:
    """Make a call that must be refused."""
    match call:
        case ["new", game, setup]:
            MODULES[game].start(setup)
        case ["read", game, notation]:
            MODULES[game].State(notation)
        case ["load", text]:
            mw.die_mauer.Record.from_json(text)
        case ["play", game, setup, who, notation]:
            actor = "chance" if who == "*" else int(who)
            MODULES[game].start(setup).apply(actor, notation)
        case ["scenario", toml]:
            mw.rulebook.Scenario("mine", toml)
        case _:
            pytest.fail(f"no such call: {call}")


@pytest.mark.parametrize(
    "line", [*filter(is_python, lines("errors.txt"))], ids=lambda line: " ".join(line[:-1])[:60]
)
def test_the_same_wrong_input_gives_the_same_text(line: list[str]) -> None:
    *call, text = line
    with pytest.raises(mw.MauerwerkError) as error:
        wrong([argument.replace("\\n", "\n") for argument in call])
    assert str(error.value).replace("\n", "\\n") == text
