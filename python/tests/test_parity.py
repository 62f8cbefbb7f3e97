"""The same seeds give the same games, and the same wrong input the same text, as elsewhere.

The Kotlin and Swift packages are held to the same files.
"""

from __future__ import annotations

import struct
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw

if TYPE_CHECKING:
    from collections.abc import Callable

PARITY = Path(__file__).parents[2] / "ffi" / "parity"


def lines(name: str) -> list[list[str]]:
    """Return the columns of each line."""
    text = (PARITY / name).read_text(encoding="utf-8")
    return [line.split("\t") for line in text.splitlines()]


def fnv(text: str) -> str:
    """Return the 64-bit FNV-1a hash of a text."""
    value = 0xCBF29CE484222325
    for byte in text.encode():
        value = (value ^ byte) * 0x100000001B3 % 2**64
    return f"{value:016x}"


@pytest.mark.parametrize("line", lines("games.txt"), ids=lambda line: " ".join(line[:3]))
def test_the_same_seeds_give_the_same_games(line: list[Any]) -> None:
    game, setup, seed, record, svg, last = line
    played = mw.Table.random(game, setup, seed=int(seed))
    assert fnv(played.to_json()) == record
    assert played.notation == last
    assert fnv(played.draw().svg) == svg


def reader(kind: str, game: mw.GameId) -> Callable[[str], Any]:
    """Return what reads something that is seen of a game from JSON."""
    if kind == "view":
        return lambda text: mw.TableView.from_json(game, text)
    module: Any = mw.games[game]
    name = {"event": "EventBase", "information": "InformationState"}[kind]
    return getattr(module, name).from_json  # type: ignore[no-any-return]


@pytest.mark.parametrize("line", lines("seen.txt"), ids=lambda line: " ".join(line[:2]))
def test_what_is_seen_crosses_as_json(line: list[Any]) -> None:
    kind, game, text, *wanted = line
    seen = reader(kind, game)(text)
    made: dict[str, Callable[[], list[str]]] = {
        "view": lambda: [seen.notation, fnv(seen.svg("dark"))],
        "event": lambda: [str(seen)],
        "information": lambda: [str(len(seen.events)), fnv(seen.now.svg("dark"))],
    }
    assert made[kind]() == wanted
    assert reader(kind, game)(seen.to_json()) == seen


def pointed(drawing: mw.Drawing) -> str:
    """Return what can be pointed at, a line each."""
    text = ""
    for place in drawing.places:
        shape = " ".join(f"{x},{y}" for x, y in place.shape)
        marks = f"{int(place.is_target)}{int(place.is_touched)}"
        text += f"{place.name}|{place.label}|{shape}|{marks}\n"
    return text


@pytest.mark.parametrize("line", lines("touches.txt"), ids=lambda line: " ".join(line[:4]))
def test_places_and_touches_are_the_same(line: list[Any]) -> None:
    game, setup, seed, made, seat, touch, *hashes = line
    played = mw.Table.random(game, setup, seed=int(seed)).undo_to(int(made))
    choices = played.choices(int(seat))
    touched = "".join(f"{one.action} {','.join(one.touches)}\n" for one in choices)
    first = played.draw(int(seat))
    after = played.draw(int(seat), sheet="narrow", touched=[touch])
    texts = [touched, pointed(first), first.svg, pointed(after), after.svg]
    assert [fnv(text) for text in texts] == hashes


@pytest.mark.parametrize("line", lines("touch_errors.txt"), ids=lambda line: " ".join(line[:4]))
def test_touches_are_refused_with_the_same_text(line: list[Any]) -> None:
    game, setup, seat, touches, text = line
    viewer: mw.Viewer = "spectator" if seat == "spectator" else int(seat)
    with pytest.raises(mw.TouchError) as error:
        mw.table(game, setup).draw(viewer, touched=touches.split(","))
    assert str(error.value) == text


def thought(analysis: mw.Analysis, labels: dict[str, str]) -> str:
    """Return all that an analysis says, a line an action."""
    text = ""
    for one in analysis:
        numbers = (one.odds, one.win, one.error, one.points)
        bits = " ".join(struct.pack(">d", number).hex() for number in numbers)
        line = ",".join(f"{actor} {action}" for actor, action in one.line)
        text += f"{one.action} {labels[one.action]} {one.visits} {bits} {line} {one.reason or ''}\n"
    return text


@pytest.mark.parametrize("line", lines("opponents.txt"), ids=lambda line: " ".join(line[:6]))
def test_opponents_think_the_same(line: list[Any]) -> None:
    game, setup, seed, made, seat, player, own, choice, hashed = line
    table = mw.Table.random(game, setup, seed=int(seed)).undo_to(int(made))
    assert table.choose(int(seat), player, seed=int(own)) == choice
    labels = {one.action: one.label for one in table.choices(int(seat))}
    analysis = table.analyse(int(seat), player=player, seed=int(own))
    assert fnv(thought(analysis, labels)) == hashed


@pytest.mark.parametrize("line", lines("opponent-errors.txt"), ids=lambda line: " ".join(line[:5]))
def test_opponents_refuse_with_the_same_text(line: list[Any]) -> None:
    how, game, setup, seat, player, text = line
    match how:
        case "new":
            table = mw.table(game, setup)
        case "read":
            table = mw.Table.from_notation(game, setup)
        case _:
            table = mw.Table.random(game, setup, seed=7)
    with pytest.raises(mw.MauerwerkError) as error:
        table.choose(int(seat), player, seed=7)
    assert str(error.value) == text


def wrong(call: list[Any]) -> None:
    """Make a call that must be refused."""
    match call:
        case ["new", game, setup]:
            mw.table(game, setup)
        case ["read", game, notation]:
            mw.Table.from_notation(game, notation)
        case ["load", text]:
            mw.Table.from_json(text)
        case ["play", game, setup, who, notation]:
            actor: mw.Actor = "chance" if who == "*" else int(who)
            mw.table(game, setup).apply(actor, notation)
        case ["undo", game, setup]:
            mw.table(game, setup).undo()
        case ["deal", game, setup]:
            mw.table(game, setup, seed=0).deal()
        case ["view" | "event" | "information" as kind, game, text]:
            reader(kind, game)(text)
        case ["scenario", toml]:
            mw.rulebook.Scenario("mine", toml)
        case _:
            pytest.fail(f"no such call: {call}")


@pytest.mark.parametrize("line", lines("errors.txt"), ids=lambda line: " ".join(line[:-1])[:60])
def test_the_same_wrong_input_gives_the_same_text(line: list[Any]) -> None:
    *call, text = line
    with pytest.raises(mw.MauerwerkError) as error:
        wrong([argument.replace("\\n", "\n") for argument in call])
    assert str(error.value).replace("\n", "\\n") == text
