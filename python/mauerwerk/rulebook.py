"""Scenarios: printed examples and rulings as data, run to transcripts.

>>> print(check("die-mauer").failed)
()
"""

from __future__ import annotations

from html import escape
from typing import TYPE_CHECKING

from mauerwerk._mauerwerk import Report, Scenario, all_scenarios, changes, wrap

if TYPE_CHECKING:
    from collections.abc import Iterable

    from mauerwerk.game import GameId

__all__ = ["Check", "Report", "Scenario", "changes", "check", "scenarios", "wrap"]

_HEAD = ("scenario", "title", "rules", "verdict")


class Check(tuple[Report, ...]):
    """Reports of scenarios, shown as a table."""

    __slots__ = ()

    @property
    def passes(self) -> bool:
        """Return whether every scenario passes."""
        return not self.failed

    @property
    def failed(self) -> tuple[Report, ...]:
        """Return the reports of scenarios that fail."""
        return tuple(report for report in self if not report.passes)

    def rows(self) -> list[tuple[str, str, str, str]]:
        """Return a row for each scenario: its name, its title, its rulings and its result."""
        return [
            (report.scenario.name, report.scenario.title, " ".join(report.scenario.rules), verdict)
            for report in self
            for verdict in ["passes" if report.passes else "; ".join(report.failures)]
        ]

    def __str__(self) -> str:
        """Return the table as text."""
        rows = [_HEAD, *self.rows()]
        widths = [max(len(row[place]) for row in rows) for place in range(len(_HEAD))]
        return "\n".join(
            "  ".join(cell.ljust(width) for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        )

    def __repr__(self) -> str:
        """Return the table as text."""
        return str(self)

    def _repr_html_(self) -> str:
        """Return the table for a notebook."""
        rows = "".join(_html_row("td", row) for row in self.rows())
        return f"<table><thead>{_html_row('th', _HEAD)}</thead><tbody>{rows}</tbody></table>"


def _html_row(tag: str, cells: Iterable[str]) -> str:
    return "<tr>" + "".join(f"<{tag}>{escape(cell)}</{tag}>" for cell in cells) + "</tr>"


def scenarios(game: GameId | None = None, *, lang: str = "en") -> tuple[Scenario, ...]:
    """Return every scenario of the library, for one game or for all.

    Their titles are in the language `lang`.

    Raises:
        ValueError: If there is no such game or language.

    """
    every = all_scenarios(lang)
    games = {scenario.game for scenario in every}
    if game is not None and game not in games:
        message = f"no game {game!r}: {', '.join(sorted(games))}"
        raise ValueError(message)
    return tuple(s for s in every if game is None or game == s.game)


def check(game: GameId | None = None) -> Check:
    """Run every scenario of the library, for one game or for all.

    Raises:
        ValueError: If there is no such game.

    """
    return Check(scenario.run() for scenario in scenarios(game))
