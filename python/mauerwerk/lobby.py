"""What can be chosen before a game, as data: forms can be made of it.

>>> import mauerwerk as mw
>>> found = mw.lobby("berlin", variants=["fast-forward"], target=200)
>>> found.seats
(2, 3, 4)
>>> face_up = found.options["face_up"]
>>> face_up.label, face_up.value, face_up.most
('Pieces face up', '12', 96)
>>> [fault.option for fault in found.faults]
['target']
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from mauerwerk._mauerwerk import lobby_of
from mauerwerk.errors import Fault

if TYPE_CHECKING:
    from collections.abc import Mapping

__all__ = ["Lobby", "SetupOption", "lobby"]


class SetupOption(NamedTuple):
    """An option of a setup."""

    name: str
    """The name, as in notation and as an argument."""
    label: str
    """The name for people."""
    meaning: str
    """What it decides, in a sentence."""
    kind: Literal["switch", "number", "seat", "one", "several", "text"]
    """What it takes: a truth value, a whole number, a seat, one or several `names`, or a text."""
    names: Mapping[str, str]
    """The values that have names, each with its meaning in a sentence."""
    labels: Mapping[str, str]
    """The same values, each with its name for people."""
    least: int | None
    """The lowest number, if it takes one; other options may narrow the bounds."""
    most: int | None
    """The highest number, if it takes one."""
    form: str | None
    """What a text looks like, in words."""
    value: str
    """What it is now, in notation; empty if it is not set."""
    default: str
    """What it is where nothing was chosen, in notation; empty if it is not set then."""
    rules: tuple[str, ...]
    """The ids of the rulings that it changes."""


class Lobby(NamedTuple):
    """What can be chosen before a game, given what was chosen so far."""

    seats: tuple[int, ...]
    """The numbers of seats that may play with the other options as they are."""
    options: Mapping[str, SetupOption]
    """The options by their names, the number of seats first."""
    faults: tuple[Fault, ...]
    """What is wrong with the options as they are: with faults, no game can be started."""


def lobby(
    game: str,
    setup: dict[str, Any] | str | None = None,
    /,
    *,
    lang: str = "en",
    **options: Any,  # noqa: ANN401
) -> Lobby:
    """Return what can be chosen before a game, where a setup was chosen so far.

    Args:
        game: The id of the game.
        setup: The options so far: notation, or a dict.
        lang: The language of labels and meanings.
        options: Options that replace those of the setup.

    Raises:
        NotationError: If no game has that id.
        SetupError: With all that is no option, or not what an option takes.
        ValueError: If there is no such language.

    """
    seats, found, faults = lobby_of(game, setup, options, lang)
    made = (_option(*fields) for fields in found)
    return Lobby(
        tuple(seats),
        {option.name: option for option in made},
        tuple(Fault(*fault) for fault in faults),
    )


def _option(  # noqa: PLR0913, PLR0917 (the fields, in their order)
    words: list[str],
    kind: Any,  # noqa: ANN401 (a literal)
    named: list[tuple[str, str, str]],
    bounds: tuple[int, int] | None,
    form: str | None,
    value: str,
    default: str,
    rules: list[str],
) -> SetupOption:
    option, label, meaning = words
    least, most = bounds or (None, None)
    names = {one: text for one, _, text in named}
    labels = {one: text for one, text, _ in named}
    return SetupOption(
        option, label, meaning, kind, names, labels, least, most, form, value, default, tuple(rules)
    )
