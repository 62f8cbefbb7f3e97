"""Errors of the library, as subclasses of `ValueError`.

Their texts come from the core, so they are the same in Python, Kotlin, Swift and JavaScript.
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
    """Reports something that the library refuses.

    The first argument is the text in each language by its code, or one text for all languages.
    """

    def __str__(self) -> str:
        """Return the text in English."""
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
        texts: dict[str, str] | str = self.args[0] if self.args else ""
        if isinstance(texts, str):
            return texts
        if lang not in texts:
            message = f"unknown language {lang[:40]!r}: this build has {', '.join(texts)}"
            raise ValueError(message)
        return texts[lang]


class IllegalActionError(MauerwerkError):
    """Reports an action that the rules refuse. Nothing has changed.

    Its text contains advice, then the ruling, the player and the action.
    """

    rule: str
    """The id of the ruling that refuses the action."""
    reason: str
    """The reason, as a stable code in snake_case."""
    seat: Actor
    """The actor who tried the action: a seat, or `"chance"`."""
    action: Any
    """The refused action, as an object of the game."""

    # An Any, because each game has a different type.
    def __init__(
        self,
        texts: dict[str, str],
        rule: str,
        reason: str,
        seat: Actor,
        action: Any,  # noqa: ANN401
    ) -> None:
        """Store the parts of the report."""
        super().__init__(texts, rule, reason, seat, action)
        self.rule = rule
        self.reason = reason
        self.seat = seat
        self.action = action


class NotationError(MauerwerkError):
    """Reports text or an id that is not valid."""


class SeatError(MauerwerkError):
    """Reports a value that is not a valid seat of any game."""


class InconsistentError(MauerwerkError):
    """Reports an information state that no position fits."""


class TooManyWorldsError(MauerwerkError):
    """Reports that a viewer could be in more states than the limit, or than can be counted."""


class TouchError(MauerwerkError):
    """Reports a touch that leads to no legal action, with the valid targets."""


class UnavailableError(MauerwerkError):
    """Reports a call that is not possible now, such as an undo before the first decision."""


class Fault(NamedTuple):
    """One thing that is wrong."""

    rule: str | None
    """The id of the broken ruling, or `None` if it breaks no ruling."""
    text: str
    """What is wrong: in English, or in the language of the lobby."""
    option: str | None = None
    """The name of the setup's option that is wrong, or `None` if it is not about one option."""


class FaultsError(MauerwerkError):
    """Reports all faults at once."""

    faults: tuple[Fault, ...]
    """The faults, in the order in which they were found."""

    def __init__(
        self,
        texts: dict[str, str] | str,
        faults: Iterable[tuple[str | None, str, str | None]],
    ) -> None:
        """Keep what is reported."""
        self.faults = tuple(Fault(*fault) for fault in faults)
        super().__init__(texts, self.faults)


class SetupError(FaultsError):
    """Reports all faults of a setup."""


class PlanError(FaultsError):
    """Reports all faults of the plan of a board or a deck."""


class PositionError(FaultsError):
    """Reports all faults of a position."""


class RecordError(FaultsError):
    """Reports the faults of a record."""


class MessageError(FaultsError):
    """Reports the faults of a message between a host and a guest."""


class ScenarioError(FaultsError):
    """Reports the faults of a scenario."""


class ViewError(FaultsError):
    """Reports the faults of the JSON of a view."""
