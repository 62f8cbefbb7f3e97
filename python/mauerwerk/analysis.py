"""Analyses: a player's ratings of a seat's legal actions.

>>> import mauerwerk as mw
>>> seen = mw.die_mauer.Record(players=3, rounds=1, stock="T").seen_by(0)
>>> analysis = seen.analyse(iterations=500, seed=7)
>>> analysis.best.action, len(analysis), analysis.iterations
(Plan('T'), 2, 500)
"""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple, overload

from mauerwerk._mauerwerk import arrow_stream
from mauerwerk._optional import optional

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    import pandas as pd
    from typing_extensions import Self

    from mauerwerk.game import Actor

__all__ = ["Analysis", "Appraisal", "Hint", "Mistake", "Trial"]


class Appraisal(NamedTuple):
    """A player's rating of one action."""

    # An Any, because each game has a different type.
    action: Any
    """The action: an object of the game, or notation if it is of a table."""
    odds: float
    """The probability that the player chooses it, from 0 to 1."""
    win: float
    """The seat's expected share of the win after it, from 0 to 1.

    It is the mean over all iterations that began with the action, corrected by results between
    equal players of this kind. The correction keeps the order of the actions.
    """
    error: float
    """The standard error of `win` from the number of visits. 0 with fewer than two visits."""
    points: float
    """The seat's mean final score in these iterations, in points of the game."""
    visits: int
    """The number of these iterations. 0 for a player without iterations."""
    line: tuple[tuple[Actor, Any], ...]
    """The expected next decisions of seats, beginning with this one, each with its actor."""
    reason: str | None
    """The best reason for or against it in a few words, or `None` if the game has none."""
    tied: bool
    """Whether the action is about as good as the best one, within their standard errors."""


class Hint(NamedTuple):
    """The advice to a seat."""

    best: tuple[Appraisal, ...]
    """The best actions, best first: three, or fewer if others are not worth naming."""
    reason: str | None
    """A reason in a few words, or `None` if the game has none for the best action."""


class Mistake(NamedTuple):
    """A decision that cost a share of the win."""

    number: int
    """The number of earlier decisions: the index in `decisions`."""
    seat: int
    """The seat that decided."""
    action: Any
    """The action: an object of the game, or notation if it is of a table."""
    better: Any
    """The best action instead."""
    loss: float
    """The gain in the share of the win by the better action."""
    error: float
    """The standard error of the loss."""


class Trial(NamedTuple):
    """What a player gives away in a solved game, as the mean of both seats."""

    loss: float
    """The loss against perfect play, which does not look at the player."""
    exploitability: float
    """The loss against an opponent who knows the player's odds."""
    best_responses: tuple[float, float]
    """The payoff of the best response to the player, from seat 0 and from seat 1."""


@dataclass(frozen=True, repr=False)
class Analysis:
    """A player's ratings of all legal actions of a seat, best first.

    It is a collection of `Appraisal`. `analyse` makes it from what the seat knows, so it reveals
    nothing more. `polars.DataFrame(analysis)`, `pyarrow.table(analysis)` and `to_pandas()` make a
    data frame with a row for each action. In a notebook it draws itself.
    """

    appraisals: tuple[Appraisal, ...]
    """The ratings of all actions, best first: by win, then by odds.

    Actions with less than a tenth of the most visits come last.
    """
    iterations: int
    """The number of iterations made."""
    complete: bool
    """Whether all iterations were made. `False` if the search was stopped early."""
    hinted: tuple[int, ...]
    """The indices of the appraisals in the hint."""
    against: str = "perfect"
    """The player that the shares of the win expect on all seats: `"easy"`, `"medium"`, `"hard"` or
    `"perfect"`. For `"perfect"`, the shares are not corrected."""

    @classmethod
    def of(
        cls,
        rows: Iterable[tuple[Any, ...]],
        iterations: int,
        complete: bool,  # noqa: FBT001
        hinted: Iterable[int],
        against: str = "perfect",
    ) -> Self:
        """Return the analysis with the given fields of its appraisals."""
        appraisals = tuple(Appraisal(*row) for row in rows)
        return cls(appraisals, iterations, complete, tuple(hinted), against)

    @property
    def best(self) -> Appraisal:
        """Return the rating of the best action."""
        return self.appraisals[0]

    def hint(self) -> Hint:
        """Return the best three actions and one reason.

        If a person would call several actions the same, such as two ways to one place, the hint
        contains only the best.
        """
        best = tuple(self.appraisals[place] for place in self.hinted)
        return Hint(best, next((one.reason for one in best if one.reason), None))

    def to_dict(self) -> dict[str, list[Any]]:
        """Return columns of plain values, by the names of an appraisal's fields.

        Actions and lines are in notation. A line is a list of decisions such as `0 T`, with commas.
        """
        columns = {name: [getattr(one, name) for one in self] for name in Appraisal._fields}
        columns["action"] = [str(action) for action in columns["action"]]
        columns["line"] = [
            ", ".join(f"{actor} {action}" for actor, action in line) for line in columns["line"]
        ]
        return columns

    def to_pandas(self) -> pd.DataFrame:
        """Return `to_dict()` as a pandas DataFrame.

        Raises:
            ImportError: If pandas is not installed.

        """
        frame: pd.DataFrame = optional("pandas", "frames").DataFrame(self.to_dict())
        return frame

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        """Export the columns of `to_dict()` to an Arrow consumer as a stream of one batch."""
        # A consumer that needs other types casts by itself, as the protocol allows.
        del requested_schema
        return arrow_stream(self.to_dict())

    def __len__(self) -> int:
        """Return the number of legal actions."""
        return len(self.appraisals)

    def __iter__(self) -> Iterator[Appraisal]:
        """Iterate over the appraisals, best first."""
        return iter(self.appraisals)

    @overload
    def __getitem__(self, index: int, /) -> Appraisal: ...
    @overload
    def __getitem__(self, index: slice, /) -> tuple[Appraisal, ...]: ...
    def __getitem__(self, index: int | slice, /) -> Appraisal | tuple[Appraisal, ...]:
        """Return the appraisal at an index, or those of a slice. The best one is at 0.

        Raises:
            IndexError: If there is no such index.

        """
        return self.appraisals[index]

    def __repr__(self) -> str:
        """Return the number of actions and iterations, and the best action."""
        best, stopped = self.best, "" if self.complete else ", stopped early"
        return (
            f"<Analysis of {len(self)} actions by {self.iterations} iterations{stopped}: "
            f"{best.action} wins {best.win:.0%} against {self.against}>"
        )

    def _repr_html_(self) -> str:
        """Return a table with a bar for each action's share of the win."""
        head = "".join(f"<th>{name}</th>" for name in ("action", "odds", "win", "", "points"))
        rows = "".join(_row(one) for one in self)
        stopped = "" if self.complete else ", stopped early"
        more = f"<p>{self.iterations} iterations{stopped}; wins against {self.against} players</p>"
        return f"<table><tr>{head}<th>reason</th></tr>{rows}</table>{more}"

    def __copy__(self) -> Self:
        """Return the analysis itself, which is immutable."""
        return self

    def __deepcopy__(self, memo: Any, /) -> Self:  # noqa: ANN401
        """Return the analysis itself, which is immutable."""
        return self


def _row(one: Appraisal) -> str:
    """Return a row of a table in HTML."""
    bar = (
        f'<div style="background:#4c78a8;height:1em;width:{one.win * 12:.2f}em" '
        f'title="{one.visits} visits"></div>'
    )
    cells = [
        f"<code>{escape(str(one.action))}</code>",
        f"{one.odds:.0%}",
        f"{one.win:.1%} ± {one.error:.1%}",
        bar,
        f"{one.points:.2f}",
        escape(one.reason or ""),
    ]
    return f"<tr>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
