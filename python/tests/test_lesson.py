"""Lessons are played to their ends, and explain what is wrong."""

from __future__ import annotations

import pickle
import subprocess
import sys
from pathlib import Path

import pytest

import mauerwerk as mw

LANGS = ("en", "de", "nl", "fr")


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", mw.GAMES)
def test_a_lesson_is_played_to_its_end(game: mw.GameId, lang: str) -> None:
    lesson = mw.Lesson(game)
    assert lesson.table.game == game
    told: list[str] = []
    while True:
        page = lesson.page(lang=lang)
        told.append(page.text)
        assert page.number == len(told)
        if page.task is None:
            if lesson.go_on():
                continue
            break
        with pytest.raises(mw.UnavailableError, match="has a task"):
            lesson.go_on()
        for action in lesson.table.actions(lesson.seat):
            reply = lesson.answer(action, lang=lang)
            if reply.verdict == "right":
                break
            assert (reply.verdict, reply.rule) == ("wrong", None)
            assert reply.text
        assert lesson.page(lang=lang).number == page.number + 1
    assert page.number == page.steps == len(set(told))
    assert lesson.back()
    assert lesson.page().number == page.steps - 1
    english = mw.Lesson(game).page().text
    assert (told[0] == english) == (lang == "en")


def test_a_refused_answer_cites_its_ruling() -> None:
    lesson = mw.Lesson("die-mauer")
    with pytest.raises(mw.UnavailableError, match="no task"):
        lesson.answer("T")
    while lesson.page().number < 6:
        if lesson.page().task is None:
            lesson.go_on()
        else:
            assert lesson.answer("T").verdict == "right"
    page = lesson.page(lang="de")
    assert page.news
    assert lesson.table.motions(lesson.seat, page.since)
    reply = lesson.answer("T", lang="de")
    assert (reply.verdict, reply.rule) == ("refused", "DM-09")
    assert "(DM-09)" in reply.text
    assert lesson.page(lang="de") == pickle.loads(pickle.dumps(page)) == page
    with pytest.raises(mw.NotationError):
        lesson.answer("nonsense")


def test_what_is_unknown_is_refused() -> None:
    with pytest.raises(mw.NotationError, match="chess"):
        mw.Lesson("chess")
    with pytest.raises(ValueError, match="xx"):
        mw.Lesson("berlin").page(lang="xx")


def test_lessons_need_no_widgets() -> None:
    code = (
        "import sys; sys.modules['anywidget'] = None\n"
        "import mauerwerk as mw\n"
        "print(mw.Lesson('berlin').page().steps)\n"
    )
    done = subprocess.run(  # noqa: S603
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        cwd=Path(__file__).parent,
    )
    assert int(done.stdout) > 5
