"""A guest knows what its messages tell, decides by them, and survives what makes no sense."""

from __future__ import annotations

import copy
import json
import pickle
from random import Random
from typing import Any

import pytest

import mauerwerk as mw

MATCH = "match 1"
NAMES = ["Ada", "Ben", "Cem"]
VIEWERS: tuple[mw.Viewer, ...] = (0, 1, 2, "spectator")


@pytest.fixture(params=mw.GAMES)
def table(request: pytest.FixtureRequest) -> mw.Table:
    """Return the start of every game."""
    return mw.table(request.param, players=3, seed=7).with_names(NAMES)


def joined(table: mw.Table) -> dict[mw.Viewer, mw.Guest]:
    """Return a guest for each viewer."""
    return {viewer: mw.Guest.join(table.message_to(MATCH, viewer)) for viewer in VIEWERS}


def told(table: mw.Table, guests: dict[mw.Viewer, mw.Guest]) -> None:
    """Tell all guests what has happened."""
    for viewer, guest in guests.items():
        guests[viewer] = guest.receive(table.message_to(MATCH, viewer, guest.decisions))


def changed(message: str, name: str, value: Any) -> str:  # noqa: ANN401
    """Return the message with another value."""
    letter = json.loads(message)
    letter["says" if name in letter["says"] else name] = (
        {**letter["says"], name: value} if name in letter["says"] else value
    )
    return json.dumps(letter)


def test_guests_play_a_game(table: mw.Table) -> None:
    guests, draw = joined(table), Random(5)
    for _ in range(60):
        table = table.resolve_chance()
        told(table, guests)
        if not isinstance(table.turn, mw.Decide):
            break
        for seat in table.turn.seats:
            message = guests[seat].decide(draw.choice(guests[seat].actions()))
            table = table.receive(MATCH, seat, message)
            told(table, guests)
    for viewer, guest in guests.items():
        assert guest.view() == table.view(viewer)
        assert guest.draw(theme="dark") == table.draw(viewer, theme="dark")
        assert guest.news() == table.news(viewer)
        assert guest.summary() == table.summary(viewer)
        assert ("you have " in guest.summary()) == (viewer != "spectator")
        assert (guest.turn, guest.outcome) == (table.turn, table.outcome)
        assert (guest.game, guest.setup, guest.seats) == (table.game, table.setup, table.seats)
        assert (guest.viewer, guest.decisions, guest.names) == (viewer, len(table), tuple(NAMES))
        assert guest.decided == sum(actor == viewer for actor, _ in table.decisions)
        own = () if viewer == "spectator" else table.choices(viewer)
        assert guest.choices() == own
        assert guest.actions() == tuple(choice.action for choice in own)


def test_a_guest_goes_on_after_a_break(table: mw.Table) -> None:
    table = table.resolve_chance()
    guest = mw.Guest.join(table.message_to(MATCH, 0))
    for kept in (mw.Guest.join(guest.message()), pickle.loads(pickle.dumps(guest))):
        assert kept == guest
        assert hash(kept) == hash(guest)
    assert copy.deepcopy(guest) is guest
    assert guest != mw.Guest.join(table.message_to(MATCH, 1))
    assert repr(guest) == f"<Guest of {table.game}, seat 0, {len(table)} decisions>"
    assert guest._repr_mimebundle_()["text/plain"] == table.view(0).text()


def test_a_guest_begins_anew_after_an_undo(table: mw.Table) -> None:
    table = table.resolve_chance()
    before = table
    assert isinstance(table.turn, mw.Decide)
    seat = table.turn.seats[0]
    guest = mw.Guest.join(table.message_to(MATCH, seat))
    late = guest.decide(guest.actions()[0])
    table = table.receive(MATCH, seat, late)
    guest = guest.receive(table.message_to(MATCH, seat, guest.decisions))
    with pytest.raises(mw.MessageError, match=f"too late: seat {seat} has decided since"):
        table.receive(MATCH, seat, late)
    table = table.undo()
    assert table == before
    assert table.to_json() != before.to_json()
    with pytest.raises(mw.MessageError, match="too late: decisions were taken back"):
        pickle.loads(pickle.dumps(table)).receive(MATCH, seat, late)
    with pytest.raises(mw.MessageError, match="is old"):
        guest.receive(before.message_to(MATCH, seat))
    guest = guest.receive(table.message_to(MATCH, seat, guest.decisions))
    assert (guest.decisions, guest.news()) == (len(before), ())
    with pytest.raises(mw.MessageError, match='of "match 1", not of "match 2"'):
        table.receive("match 2", seat, guest.decide(guest.actions()[0]))


def test_a_guest_asks_a_player(table: mw.Table) -> None:
    table = table.resolve_chance()
    assert isinstance(table.turn, mw.Decide)
    seat = table.turn.seats[0]
    guest = mw.Guest.join(table.message_to(MATCH, seat))
    player = mw.bot("flat:5")
    assert guest.choose(player, seed=1) == table.choose(seat, player, seed=1)
    found = guest.analyse(player=player, seed=1)
    assert found == table.analyse(seat, player=player, seed=1)
    spectator = mw.Guest.join(table.message_to(MATCH, "spectator"))
    with pytest.raises(mw.UnavailableError):
        spectator.choose("random", seed=1)


def test_touches_mean_actions() -> None:
    table = mw.table("die-mauer", players=3)
    guest = mw.Guest.join(table.message_to(MATCH, 0))
    for choice in guest.choices():
        assert guest.touch(list(choice.touches)) == choice.action
    with pytest.raises(mw.TouchError):
        guest.touch(["nowhere"])
    with pytest.raises(mw.TouchError, match="spectator"):
        mw.Guest.join(table.message_to(MATCH, "spectator")).touch(["stock:0:T"])


def test_messages_tell_nothing_that_is_hidden() -> None:
    table = mw.table("die-mauer", players=3, seed=99)
    for viewer in VIEWERS:
        sent = [
            [table.apply(0, fist).message_to(MATCH, viewer, since) for since in (None, 0)]
            for fist in ("T", "4", "-")
        ]
        if viewer == 0:
            assert sent[0] != sent[1] != sent[2]
        else:
            assert sent[0] == sent[1] == sent[2]
    assert table.message_to(MATCH, 0) == table.with_seed(3).message_to(MATCH, 0)


def test_what_is_wrong_is_said() -> None:
    table = mw.table("die-mauer", players=3, stock="TG")
    scene, step = table.message_to(MATCH, 0), table.apply(1, "T").message_to(MATCH, 0, 0)
    guest = mw.Guest.join(scene)
    wrong: list[tuple[type[Exception], str, Any]] = [
        (mw.MessageError, "invalid JSON", lambda: mw.Guest.join("hello")),
        (mw.MessageError, "format", lambda: mw.Guest.join(table.to_json())),
        (mw.MessageError, "version 9", lambda: guest.receive(changed(scene, "version", 9))),
        (mw.MessageError, "goes on from", lambda: guest.receive(changed(step, "since", 4))),
        (mw.MessageError, "seat 1", lambda: guest.receive(table.message_to(MATCH, 1))),
        (mw.MessageError, "another", lambda: guest.receive(table.message_to("another", 0))),
        (mw.MessageError, "no decisions", lambda: guest.receive(guest.decide("T"))),
        (mw.MessageError, "decisions alone", lambda: table.receive(MATCH, 0, scene)),
        (mw.MessageError, "2 names", lambda: guest.receive(changed(scene, "names", ["A", "B"]))),
        (mw.NotationError, "chess", lambda: mw.Guest.join(changed(scene, "game", "chess"))),
        (mw.NotationError, "xyz", lambda: guest.decide("xyz")),
        (mw.IllegalActionError, "DM-", lambda: guest.decide("4")),
        (mw.SeatError, "3", lambda: table.message_to(MATCH, 3)),
        (mw.SeatError, "3", lambda: table.receive(MATCH, 3, guest.decide("T"))),
        (mw.NotationError, "-1", lambda: table.message_to(MATCH, 0, -1)),
        (TypeError, "", lambda: mw.Guest.join(3)),  # type: ignore[arg-type]  # pyright: ignore[reportArgumentType]
    ]
    before = pickle.dumps(guest)
    for kind, said, call in wrong:
        with pytest.raises(kind) as error:
            call()
        assert said in str(error.value)
    assert pickle.dumps(guest) == before


@pytest.mark.parametrize("game", mw.GAMES)
def test_garbled_messages_do_no_harm(game: mw.GameId) -> None:
    table = mw.table(game, players=3, seed=3)
    late = mw.Table.from_json(mw.Table.random(game, players=3, seed=3).to_json())
    late = late.undo_to(len(late) // 2)
    guest, draw = mw.Guest.join(late.message_to(MATCH, 0)), Random(game)
    texts = [late.message_to(MATCH, 0), late.message_to(MATCH, 0, len(late))]
    texts.append(table.message_to(MATCH, 0))
    for _ in range(150):
        text = draw.choice(texts)
        at, length = draw.randrange(len(text)), draw.randrange(1, 9)
        garbled = text[:at] + draw.choice(["", "0", '"', "-1", "}", "9" * 30]) + text[at + length :]
        try:
            heard = guest.receive(garbled)
        except mw.MauerwerkError:
            continue
        heard.draw()
        heard.choices()
