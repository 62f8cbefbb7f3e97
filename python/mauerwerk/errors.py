"""What the library refuses, as exceptions under `ValueError`.

Their texts come from the core, so that they are the same in every language.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mauerwerk.game import Actor

__all__ = [
    "Fault",
    "FaultsError",
    "IllegalActionError",
    "InconsistentError",
    "MauerwerkError",
    "MessageError",
    "NotationError",
    "PlanError",
    "PositionError",
    "RecordError",
    "ScenarioError",
    "SeatError",
    "SetupError",
    "TooManyWorldsError",
    "TouchError",
    "UnavailableError",
    "ViewError",
]


class MauerwerkError(ValueError):
    """Reports something that the library refuses."""


class IllegalActionError(MauerwerkError):
    """Reports an action that the rules refuse; nothing has happened.

    Its text says what to do instead, then cites the ruling, the player and the action.
    """

    rule: str
    """The id of the ruling that refuses the action."""
    reason: str
    """The reason, as a stable code in snake_case."""
    seat: Actor
    """Who wanted to act: a seat, or `"chance"`."""
    action: Any
    """The refused action, an object of the game's own."""

    # An Any, because each game has actions of its own.
    def __init__(
        self,
        texts: dict[str, str],
        rule: str,
        reason: str,
        seat: Actor,
        action: Any,  # noqa: ANN401
    ) -> None:
        """Keep what is reported."""
        super().__init__(texts, rule, reason, seat, action)
        self.rule = rule
        self.reason = reason
        self.seat = seat
        self.action = action

    def __str__(self) -> str:
        """Return the text of the core in English."""
        return self.tell()

    def tell(self, lang: str = "en") -> str:
        """Return the text in a language.

        >>> from mauerwerk import IllegalActionError, die_mauer
        >>> try:
        ...     die_mauer.start(players=3).apply(0, "5")
        ... except IllegalActionError as error:
        ...     error.tell("de").endswith("(DM-09) [Platz 0: 5]")
        True

        Raises:
            ValueError: If there is no such language.

        """
        texts: dict[str, str] = self.args[0]
        if lang not in texts:
            message = f"unknown language {lang[:40]!r}: this build has {', '.join(texts)}"
            raise ValueError(message)
        return texts[lang]


class NotationError(MauerwerkError):
    """Reports text or an id that stands for nothing."""


class SeatError(MauerwerkError):
    """Reports something that is no seat of any game."""


class InconsistentError(MauerwerkError):
    """Reports an information state that no position fits."""


class TooManyWorldsError(MauerwerkError):
    """Reports that a viewer could be in more states than were asked for, or than can be counted."""


class TouchError(MauerwerkError):
    """Reports a touch that leads to no legal action, and what can be touched instead."""


class UnavailableError(MauerwerkError):
    """A call that makes no sense now, such as an undo before the first decision."""


class Fault(NamedTuple):
    """One thing that is wrong."""

    rule: str | None
    """The id of the ruling it breaks, if it breaks one."""
    text: str
    """What is wrong."""
    option: str | None = None
    """The name of the option of the setup that it is about, if it is about one."""


class FaultsError(MauerwerkError):
    """Reports all that is wrong at once."""

    faults: tuple[Fault, ...]
    """What is wrong, in the order it was found."""

    def __init__(self, text: str, faults: Iterable[tuple[str | None, str, str | None]]) -> None:
        """Keep what is reported."""
        self.faults = tuple(Fault(*fault) for fault in faults)
        super().__init__(text, self.faults)

    def __str__(self) -> str:
        """Return the text of the core."""
        return str(self.args[0])


class SetupError(FaultsError):
    """Reports all that is wrong with a setup."""


class PlanError(FaultsError):
    """Reports all that is wrong with the plan of a board or a deck."""


class PositionError(FaultsError):
    """Reports all that is wrong with a position."""


class RecordError(FaultsError):
    """Reports what is wrong with a record."""


class MessageError(FaultsError):
    """Reports what is wrong with a message between a host and a guest."""


class ScenarioError(FaultsError):
    """Reports what is wrong with a scenario."""


class ViewError(FaultsError):
    """Reports what is wrong with the JSON of a view."""
