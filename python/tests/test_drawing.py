"""Drawings know their parts, and actions are touches on them."""

from __future__ import annotations

import re
from html import unescape
from typing import TYPE_CHECKING
from urllib.parse import unquote

import pytest

import mauerwerk as mw

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator


def tables(game: mw.GameId) -> Iterator[tuple[mw.Table, int]]:
    """Return some tables where a seat decides."""
    played = mw.Table.random(game, seed=5)
    for made in range(0, min(len(played.decisions), 300), 17):
        table = played.undo_to(made)
        if isinstance(table.turn, mw.Decide):
            yield table, table.turn.seats[0]


@pytest.mark.parametrize("game", mw.GAMES)
def test_every_choice_is_made_by_touches(game: mw.GameId) -> None:
    for table, seat in tables(game):
        for choice in table.choices(seat):
            assert table.touches(seat, choice.action) == choice.touches
            assert table.touch(seat, list(choice.touches)) == choice.action
            for number in range(len(choice.touches)):
                assert table.touch(seat, list(choice.touches[:number])) is None


@pytest.mark.parametrize("game", mw.GAMES)
def test_places_are_marked_in_the_document(game: mw.GameId) -> None:
    for table, seat in tables(game):
        drawing = table.draw(seat)
        targets = {place.name for place in drawing.places if place.is_target}
        assert targets == {choice.touches[0] for choice in table.choices(seat)}
        marked = re.findall(r'data-place="([^"]*)" data-mark="target"', drawing.svg)
        assert set(marked) == targets
        for place in drawing.places:
            left, top, width, height = place.bounds
            assert 0 <= left <= left + width <= drawing.width, place
            assert 0 <= top <= top + height <= drawing.height, place
            assert place.label


def test_what_was_touched_is_marked_and_narrows_what_may_be() -> None:
    state = mw.berlin.State(
        "rows:2 columns:4 wall:tcCtcA/tcStcM hammers:a1/d2 phase:moving roll:a seat:0"
    )
    assert state.touches(0, "0R") == ("hammer:0", "b1")
    drawing = state.draw(0, touched=["hammer:0"])
    assert {place.name for place in drawing.places if place.is_touched} == {"hammer:0"}
    targets = {place.name for place in drawing.places if place.is_target}
    assert targets == {"b1", "a2"}
    assert str(state.touch(0, ["hammer:0", "b1"])) == "0R"
    assert state.touches(0, "0L") is None
    assert mw.Drawing._repr_svg_(drawing) == drawing.svg  # pyright: ignore[reportPrivateUsage]


@pytest.mark.parametrize("game", mw.GAMES)
@pytest.mark.parametrize("sheet", ["wide", "narrow"])
def test_parts_are_drawn_alone(game: mw.GameId, sheet: str) -> None:
    for table, seat in tables(game):
        whole = table.draw(seat, sheet=sheet)
        parts = [table.draw(seat, sheet=sheet, panel=panel) for panel in ("board", "seats", "hand")]
        assert {place.name for part in parts for place in part.places} == {
            place.name for place in whole.places
        }
        assert all(part.height < whole.height for part in parts)


def test_themes_follow_the_reader_or_the_printer() -> None:
    view = mw.die_mauer.start().view(0)
    light, dark, auto, paper = (
        view.draw(theme=theme).svg for theme in ("light", "dark", "auto", "print")
    )
    assert "light-dark(" in auto
    assert "light-dark(" not in light + dark + paper
    assert len({light, dark, auto, paper}) == 4
    assert view.svg("auto") == auto
    with pytest.raises(
        ValueError, match='the theme is "red", not "light", "dark", "auto" or "print"'
    ):
        view.svg("red")


@pytest.mark.parametrize("game", mw.GAMES)
def test_an_image_for_a_page_is_the_drawing_with_words(game: mw.GameId) -> None:
    view = mw.Table.random(game, seed=5).view(0)
    drawing = view.draw(theme="auto", names=['<"&Ada', "Böll"])
    image = re.fullmatch(r'<style>.*</style>\n<img .* alt="(.*)" src="(.*)"/>\n', drawing.html())
    assert image
    assert unescape(image[1]) == drawing.alt
    assert unquote(unescape(image[2])) == f"data:image/svg+xml,{drawing.svg}"
    title, described = re.findall(r"<(?:title|desc)>(.*)</", drawing.svg)[:2]
    assert drawing.alt == unescape(f"{title}. {described}")
    assert view._repr_mimebundle_()["text/html"] == view.draw(theme="auto").html()
    assert mw.Drawing._repr_html_(drawing) == drawing.html()  # pyright: ignore[reportPrivateUsage]


def test_texts_have_the_names_of_the_players() -> None:
    table = mw.table("die-mauer", players=3).apply(0, "T")
    assert table.news(0) == ("seat 0 puts a fist on the table: T",)
    named = table.with_names(["Ada", "", "Cem"])
    assert named.news(1) == ("Ada puts a fist on the table",)
    assert named.history(1) == (named.news(1),)
    assert named.choices(1)[0].label.startswith("you put a fist")
    assert named.choices(2, lang="nl")[0].label.startswith("jij legt je vuist")
    reasons = [one.reason for one in named.analyse(2, seed=7, iterations=10)]
    assert any("Ada" in reason for reason in reasons if reason)


def test_names_stand_for_seats() -> None:
    table = mw.table("die-mauer", players=3)
    drawing = mw.die_mauer.start(players=3).draw(names=["Ada", "Ben", ""])
    assert ">Ada</text>" in drawing.svg
    assert ">Seat 2</text>" in drawing.svg
    labels = [place.label for place in drawing.places]
    assert "tower of Ben" in labels
    assert ">Seat 0</text>" in table.draw().svg


def test_what_has_happened_is_marked() -> None:
    state = mw.die_mauer.start(players=3)
    after, events = state.step(0, "T")
    assert [event.places for event in events] == [("fist:0",)]
    drawing = after.view(1).draw(news=events[0].seen_by(1).places)
    assert 'data-place="fist:0" data-mark="news"' in drawing.svg
    record = mw.die_mauer.Record(state).apply(0, "T")
    assert 'data-place="fist:0" data-mark="news"' in record.draw(2).svg


WRONG: list[tuple[type[Exception], Callable[[mw.die_mauer.State], object]]] = [
    (mw.TouchError, lambda state: state.draw(0, touched=["stock:1:T"])),
    (mw.TouchError, lambda state: state.draw(touched=["stock:0:T"])),
    (mw.TouchError, lambda state: state.touch(0, ["stock:0:T", "stock:0:T"])),
    (mw.TouchError, lambda state: state.apply(0, "T").touch(0, ["stock:0:T"])),
    (mw.SeatError, lambda state: state.touch(4, [])),
    (mw.SeatError, lambda state: state.draw(4)),
    (mw.NotationError, lambda state: state.touches(0, "nothing")),
    (ValueError, lambda state: state.draw(theme="red")),
    (ValueError, lambda state: state.draw(sheet="broad")),
    (ValueError, lambda state: state.draw(panel="table")),
    (TypeError, lambda state: state.draw(touched="stock:0:T")),
    (TypeError, lambda state: state.draw(names=[1])),  # type: ignore[list-item]
]


@pytest.mark.parametrize(("error", "call"), WRONG)
def test_wrong_touches_are_refused(
    error: type[Exception], call: Callable[[mw.die_mauer.State], object]
) -> None:
    with pytest.raises(error):
        call(mw.die_mauer.start(players=4))


@pytest.mark.parametrize("game", mw.GAMES)
def test_motions_are_of_what_a_viewer_saw(game: mw.GameId) -> None:
    table = mw.Table.random(game, seed=7)
    last = len(table) - 1
    while not (moved := table.motions("spectator", last, sheet="narrow")):
        last -= 1
    drawn = {place.bounds for place in table.draw(sheet="narrow").places}
    for motion in moved:
        assert motion.end in drawn or motion.start == motion.end
    assert table.motions(0, len(table)) == table.motions(0, 2**64 - 1) == ()
    with pytest.raises(mw.SeatError):
        table.motions(7, 0)
    with pytest.raises(mw.NotationError):
        table.motions(0, -1)
    with pytest.raises(ValueError, match="sheet"):
        table.motions(0, 0, sheet="square")
