"""Lessons: a game explained step by step, and played by the learner.

>>> import mauerwerk as mw
>>> lesson = mw.Lesson("die-mauer")
>>> while lesson.page().task is None:
...     more = lesson.go_on()
>>> lesson.page(lang="de").number
4
>>> lesson.answer("G").verdict, lesson.answer("T").verdict
('wrong', 'right')
>>> lesson.page().number
5
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from mauerwerk._mauerwerk import Lesson

__all__ = ["Lesson", "LessonPage", "LessonReply"]


class LessonPage(NamedTuple):
    """What a step of a lesson shows in addition to the table."""

    number: int
    """The number of the step, from 1."""
    steps: int
    """The number of all steps."""
    text: str
    """What the learner is told."""
    task: str | None
    """What the learner is asked to do, or `None` if the lesson goes on without an answer."""
    places: tuple[str, ...]
    """The names of places of the drawing to point at."""
    news: tuple[str, ...]
    """What has happened since the step before, as the learner saw it."""
    since: int
    """The number of decisions that were made before the news. `Table.motions` takes it."""


class LessonReply(NamedTuple):
    """The reply of a lesson to an answer."""

    verdict: Literal["right", "wrong", "refused"]
    """How the answer was taken. Only a right answer is played."""
    text: str
    """What the learner is told. It may be empty after a right answer."""
    rule: str | None
    """The id of the ruling that refuses the answer, or `None` if no ruling does."""
