"""The choices before a game, as data for forms.

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

    from mauerwerk.game import GameId

__all__ = ["Lobby", "SetupOption", "lobby"]


class SetupOption(NamedTuple):
    """An option of a setup."""

    name: str
    """The name in notation and as an argument."""
    label: str
    """The name for people."""
    meaning: str
    """The meaning, in a sentence."""
    kind: Literal["switch", "number", "seat", "one", "several", "text"]
    """The accepted values: a boolean, a whole number, a seat, one or several `names`, or a text."""
    names: Mapping[str, str]
    """The named values, each with its meaning in a sentence."""
    labels: Mapping[str, str]
    """The named values, each with its name for people."""
    least: int | None
    """The lower bound, or `None` if the option takes no number. Other options may narrow it."""
    most: int | None
    """The upper bound, or `None` if the option takes no number."""
    form: str | None
    """The form of a text, in words, or `None` if the option takes no text."""
    value: str
    """The current value in notation. Empty if it is not set."""
    default: str
    """The default value in notation. Empty if it is not set by default."""
    rules: tuple[str, ...]
    """The ids of the rulings that the option changes."""


class Lobby(NamedTuple):
    """The choices before a game, given those made so far."""

    seats: tuple[int, ...]
    """The numbers of players that are valid with the other options."""
    options: Mapping[str, SetupOption]
    """The options by their names, the number of seats first."""
    faults: tuple[Fault, ...]
    """The faults of the options. A game can't start until there are none."""


def lobby(
    game: GameId,
    setup: dict[str, Any] | str | None = None,
    /,
    *,
    lang: str = "en",
    **options: Any,  # noqa: ANN401
) -> Lobby:
    """Return the choices before a game, given a setup so far.

    Args:
        game: The id of the game.
        setup: The options so far: notation, or a dict.
        lang: The language of labels and meanings.
        options: Options that replace those of the setup.

    Raises:
        NotationError: If there is no such game.
        SetupError: With all unknown options, and all values that an option does not take.
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
