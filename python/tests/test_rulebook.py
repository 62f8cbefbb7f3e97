"""Every scenario, driven through the Python API, gives the transcript that the core gives."""

from __future__ import annotations

import pickle
from pathlib import Path
from typing import Any

import pytest

import mauerwerk as mw
import scenario

CORE = Path(__file__).parents[2] / "core"
RULEBOOK = CORE / "rulebook"


def game_of(file: Path) -> str:
    """Return the folder of the game that a scenario is of, in any chapter."""
    return file.relative_to(RULEBOOK).parts[0]


FILES = sorted(RULEBOOK.glob("**/*.toml"), key=lambda file: (game_of(file), file.stem))


@pytest.mark.parametrize("file", FILES, ids=[file.stem for file in FILES])
def test_a_scenario_gives_the_transcript_of_the_snapshot(file: Path) -> None:
    found = scenario.transcript(file.read_text(encoding="utf-8"))
    snapshot = CORE / "tests" / "snapshots" / game_of(file) / f"{file.stem}.snap"
    _, _, kept = snapshot.read_text(encoding="utf-8").split("---\n", 2)
    assert found.rstrip("\n") == kept.rstrip("\n")


def test_the_scenarios_are_those_of_the_core() -> None:
    assert [scenario.name for scenario in mw.rulebook.scenarios()] == [file.stem for file in FILES]
    assert mw.rulebook.scenarios("die-mauer")
    unknown: Any = "chess"
    with pytest.raises(ValueError, match="chess"):
        mw.rulebook.scenarios(unknown)


def test_a_check_is_a_table() -> None:
    check = mw.rulebook.check()
    assert check.passes, check.failed
    assert not check.failed
    assert len(check) == len(mw.rulebook.scenarios()) == len(check.rows())
    head, first, *_ = str(check).splitlines()
    assert head.split() == ["scenario", "title", "rules", "verdict"]
    assert first.startswith(check[0].scenario.name)
    assert first.endswith("passes")
    assert repr(check) == str(check)
    html = check._repr_html_()  # pyright: ignore[reportPrivateUsage]
    assert html.count("<tr>") == len(check) + 1


def test_a_transcript_is_the_same_through_either_door() -> None:
    for known in mw.rulebook.scenarios():
        assert known.run().transcript == scenario.transcript(known.toml)


FAILING = """
game = "die-mauer"
title = "A tower on an empty wall"
rules = ["DM-13"]
[[line]]
script = '''
all T 6 4 -
holds: wall:G
'''
"""


def test_a_failing_scenario_says_why() -> None:
    report = mw.rulebook.Scenario("mine", FAILING).run()
    assert not report.passes
    assert report.failures == ("line 8: expected holds: wall:G, found wall:T",)
    assert mw.rulebook.Check([report]).rows()[0][3] == report.failures[0]


@pytest.mark.parametrize("toml", ["", "game = 1", "game = 'chess'\ntitle = ''\nrules = []", "\0"])
def test_text_that_is_no_scenario_is_refused(toml: str) -> None:
    with pytest.raises(mw.ScenarioError):
        mw.rulebook.Scenario("mine", toml)


def test_reports_are_values() -> None:
    report = mw.rulebook.scenarios()[0].run()
    again = pickle.loads(pickle.dumps(report))
    assert again == report
    assert hash(again) == hash(report)
    assert again.scenario == report.scenario
    assert report.scenario.name in repr(report)
    assert report.scenario.title in repr(report.scenario)
