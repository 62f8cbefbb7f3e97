"""What all games have in common."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

from mauerwerk._mauerwerk import Chance, Decide, Over

__all__ = ["Actor", "Info", "Rule", "Turn", "Viewer"]

Actor: TypeAlias = int | Literal["chance"]
"""Says who acts: a seat's number, or chance."""

Viewer: TypeAlias = int | Literal["spectator"]
"""Says who looks: a seat's number, or somebody who sees only what is public."""

Turn: TypeAlias = Decide | Chance | Over
"""Says whose decision it is."""


class Rule(NamedTuple):
    """Holds one ruling: what a game does where its texts are silent or disagree."""

    id: str
    """Names the ruling, for instance `DM-20`."""
    title: str
    """Says in a few words what the ruling is about."""
    sentence: str
    """States the ruling in one sentence."""
    source: str
    """Names the texts the ruling rests on."""
    option: str
    """Names the option that changes it, or is empty if the ruling is fixed."""


class Info(NamedTuple):
    """Says what kind of game a game is."""

    id: str
    """Holds the name used in records, for instance `die-mauer`."""
    name: str
    """Holds the name for people."""
    ruleset: int
    """Holds the version of the rules; it rises when the same record would play otherwise."""
    actions: int
    """Holds how many actions there are; their ids run from 0 to one less."""
    low_score_wins: bool
    """Tells whether a lower score is the better one."""
