"""The data for the browser."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mauerwerk._board.sitting import Sitting
    from mauerwerk.drawing import Drawing, Place

NEWS = 12
"""The most lines of news that are read out."""


def screen(sitting: Sitting, drawing: Drawing, *, is_thinking: bool, hints: bool) -> dict[str, Any]:
    """Return everything that the browser draws next to the picture, as plain values.

    It depends only on what the viewer may see, and not on the state.
    """
    asked = sitting.asked
    choices = _choices(sitting)
    shown = sitting.now
    decisions = len(sitting.table)
    return {
        "number": sitting.number,
        "turn": _turn(sitting),
        "is_thinking": is_thinking,
        "is_live": sitting.shown is None,
        "cover": "" if sitting.covered is None else sitting.say("take", seat=sitting.covered),
        "places": _places(sitting, drawing),
        "touched": list(sitting.touched),
        "choices": choices,
        "choices_title": sitting.say("choices", number=len(choices)),
        "can_undo": sitting.before is not None and sitting.shown is None,
        "can_hint": hints and asked is not None,
        "hints": _hints(sitting),
        "shown": shown,
        "decisions": decisions,
        "shown_title": sitting.say("shown", shown=shown, decisions=decisions),
        "news": list(sitting.news()[-NEWS:]),
        "error": sitting.error,
    }


def _turn(sitting: Sitting) -> str:
    """Return whose turn it is, in words."""
    if sitting.shown is not None:
        return sitting.say("after", shown=sitting.shown, decisions=len(sitting.table))
    if sitting.covered is not None:
        return sitting.say("hand_over", seat=sitting.covered)
    if sitting.person is not None:
        return sitting.say("decides", seat=sitting.person)
    if sitting.opponent is not None:
        player = str(sitting.people.opponents[sitting.opponent])
        return sitting.say("thinks", seat=sitting.opponent, player=player)
    return sitting.table.status(lang=sitting.lang)


def _places(sitting: Sitting, drawing: Drawing) -> list[dict[str, Any]]:
    """Return the places that react to a pointer or a key, in drawing order."""
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
    """Return the best actions with their win rates and reasons, for the viewer who asked."""
    if sitting.hint is None or sitting.asked is None:
        return []
    labels = {one.action: one.label for one in sitting.labelled(sitting.asked)}
    return [
        {
            "action": one.action,
            "label": labels[one.action],
            "worth": ": ".join(filter(None, (sitting.say("worth", win=one.win), one.reason))),
        }
        for one in sitting.hint.best
    ]
