"""What the browser is sent."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mauerwerk._board.people import People
    from mauerwerk._board.sitting import Sitting
    from mauerwerk._mauerwerk import Outcome
    from mauerwerk.drawing import Drawing, Place

NEWS = 12
"""The number of lines of news that are read out at most."""


def screen(sitting: Sitting, drawing: Drawing, *, is_thinking: bool, hints: bool) -> dict[str, Any]:
    """Return all that the browser draws beside the picture, as plain values.

    It is made from what the one who looks may see: the state is not among it.
    """
    asked = sitting.asked
    return {
        "number": sitting.number,
        "turn": _turn(sitting),
        "is_thinking": is_thinking,
        "is_live": sitting.shown is None,
        "cover": None if sitting.covered is None else sitting.people.name(sitting.covered),
        "places": _places(sitting, drawing),
        "touched": list(sitting.touched),
        "choices": _choices(sitting),
        "can_undo": sitting.before is not None and sitting.shown is None,
        "can_hint": hints and asked is not None,
        "hints": _hints(sitting),
        "shown": len(sitting.table) if sitting.shown is None else sitting.shown,
        "decisions": len(sitting.table),
        "news": list(sitting.news()[-NEWS:]),
        "error": sitting.error,
    }


def _turn(sitting: Sitting) -> str:
    """Return whose turn it is, in words."""
    if sitting.shown is not None:
        return f"After {sitting.shown} of {len(sitting.table)} decisions"
    if sitting.table.outcome is not None:
        return _result(sitting.people, sitting.table.outcome)
    if sitting.covered is not None:
        return f"Hand over to {sitting.people.name(sitting.covered)}"
    return _decider(sitting)


def _result(people: People, outcome: Outcome) -> str:
    winners = people.all(outcome.winners)
    verb = "win" if len(outcome.winners) > 1 else "wins"
    scores = ", ".join(f"{people.name(n)} {score}" for n, score in enumerate(outcome.scores))
    return _begun(f"{winners} {verb} ({outcome.text}): {scores}")


def _decider(sitting: Sitting) -> str:
    people = sitting.people
    if sitting.person is not None:
        return _begun(f"{people.name(sitting.person)} decides")
    if sitting.opponent is not None:
        player = people.opponents[sitting.opponent]
        return _begun(f"{people.name(sitting.opponent)} ({player}) is thinking …")
    return f"Waiting for {people.all(sitting.waiting)}"


def _begun(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def _places(sitting: Sitting, drawing: Drawing) -> list[dict[str, Any]]:
    """Return the places that mean something to a pointer or a key, in the order of drawing."""
    if sitting.asked is None:
        return []
    beginnings = sitting.beginnings()
    return [
        _place(place) for place in drawing.places if place.is_target or place.name in beginnings
    ]


def _place(place: Place) -> dict[str, Any]:
    return {
        "name": place.name,
        "label": place.label,
        "shape": [list(corner) for corner in place.shape],
        "is_target": place.is_target,
    }


def _choices(sitting: Sitting) -> list[dict[str, str]]:
    return [{"action": one.action, "label": one.label} for one in sitting.choices()]


def _hints(sitting: Sitting) -> list[dict[str, Any]]:
    """Return the best actions, with how often they win and why, for the one who asked."""
    if sitting.hint is None or sitting.asked is None:
        return []
    labels = {one.action: one.label for one in sitting.table.choices(sitting.asked)}
    return [
        {
            "action": one.action,
            "label": labels[one.action],
            "win": round(100 * one.win),
            "reason": one.reason or "",
        }
        for one in sitting.hint.best
    ]
