"""Runs scenarios step by step through the Python API, and writes down what happens."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw
from games import GAMES

if sys.version_info >= (3, 11):
    import tomllib
else:
    import tomli as tomllib

if TYPE_CHECKING:
    State = mw.berlin.State | mw.die_mauer.State | mw.mauerbauer.State
    Record = mw.berlin.Record | mw.die_mauer.Record | mw.mauerbauer.Record

RESAMPLES = 64


def transcript(toml: str) -> str:
    """Run a scenario, check all that must hold, and return its transcript."""
    runner = Runner()
    runner.run(tomllib.loads(toml))
    return mw.rulebook.wrap("\n".join(runner.lines))


class Runner:
    """A transcript, and the game in progress."""

    def __init__(self) -> None:
        """Start with nothing written."""
        self.lines: list[str] = []
        self.record: Record

    @property
    def state(self) -> State:
        """Return the position now."""
        return self.record.state

    def write(self, line: str) -> None:
        """Add a line to the transcript."""
        self.lines.append(line)

    def run(self, scenario: dict[str, Any]) -> None:
        """Run all lines of a scenario."""
        self.write(scenario["title"])
        if scenario.get("source"):
            self.write(f"source: {scenario['source']}")
        self.write(f"rules: {' '.join(scenario['rules'])}")
        game = GAMES[scenario["game"]]
        setup, position = scenario.get("setup", ""), scenario.get("start", "")
        try:
            start = game.State(f"{game.Setup(setup)} {position}")
        except mw.FaultsError as error:
            self.refuse_setup(f"{setup} {position}", error, scenario.get("faults", []))
            return
        assert "faults" not in scenario
        self.write(f"start: {start}")
        for line in scenario["line"]:
            self.write("")
            if line.get("name"):
                self.write(f"line: {line['name']}")
            self.record = game.Record(start)
            self.run_script(line["script"])
            if self.state != start:
                self.write(f"end: {self.state.notation}")

    def refuse_setup(self, text: str, error: mw.FaultsError, rules: list[str]) -> None:
        """Write down with which faults a setup or position is refused."""
        self.write(f"refused: {text}")
        for fault in error.faults:
            self.write(f"  {fault.rule}: {fault.text}" if fault.rule else f"  {fault.text}")
        assert [fault.rule for fault in error.faults] == rules

    def run_script(self, script: str) -> None:
        """Take every step of a script."""
        for text in script.splitlines():
            step = text.partition("#")[0].strip()
            if step.startswith("all "):
                for seat, action in enumerate(step.removeprefix("all ").split()):
                    self.decide(f"{seat} {action}")
            elif ": " in step:
                head, _, rest = step.partition(": ")
                verb, _, of = head.partition(" ")
                getattr(self, verb)(of, rest.strip())
            elif step:
                self.decide(step)

    def decide(self, decision: str) -> None:
        """Apply a decision and write down what happens."""
        actor, action = split(decision)
        before = self.state.notation
        self.record = self.record.apply(actor, action)
        self.write(decision)
        for event in self.record.events[-1]:
            self.write(f"  {event}")
        if changes := mw.rulebook.changes(before, self.state.notation):
            self.write(f"  = {changes}")

    def refused(self, decision: str, rule: str) -> None:
        """Require that a decision is refused, with a ruling."""
        with pytest.raises(mw.IllegalActionError) as refusal:
            self.state.apply(*split(decision))
        self.write(f"{decision} is refused")
        self.write(f"  {refusal.value}")
        assert refusal.value.rule == rule

    def turn(self, _: str, turn: str) -> None:
        """Require a turn."""
        self.write(f"turn: {self.state.turn}")
        assert str(self.state.turn) == turn

    def holds(self, _: str, tokens: str) -> None:
        """Require tokens of the position."""
        assert set(tokens.split()) <= set(self.state.notation.split())

    def lacks(self, _: str, names: str) -> None:
        """Require tokens of these names to be missing from the position."""
        found = {token.partition(":")[0] for token in self.state.notation.split()}
        assert not found & set(names.split())

    def legal(self, seat: str, actions: str) -> None:
        """Require exactly these legal actions."""
        found = " ".join(map(str, self.state.actions(int(seat)))) or "nothing"
        self.write(f"legal {seat}: {found}")
        assert found == " ".join(actions.split())

    def sees(self, viewer: str, tokens: str) -> None:
        """Require tokens of a view."""
        view = str(self.state.view(viewer_of(viewer)))
        self.write(f"{name_of(viewer)} sees {view}")
        assert set(tokens.split()) <= set(view.split())

    def heard(self, viewer: str, text: str) -> None:
        """Require that a viewer learnt something from the last decision."""
        last = self.record.events[-1] if self.record.decisions else ()
        heard = [str(event.seen_by(viewer_of(viewer))) for event in last]
        line = f"{name_of(viewer)} hears {'; '.join(heard)}"
        if self.lines[-1] != line:
            self.write(line)
        assert text in heard

    def knows(self, viewer: str, tokens: str) -> None:
        """Require tokens of every position a viewer could be in."""
        self.write(f"{name_of(viewer)} knows {' '.join(tokens.split())}")
        possible = self.possible(viewer)
        assert all(set(tokens.split()) <= position for position in possible)

    def doubts(self, viewer: str, tokens: str) -> None:
        """Require that some position a viewer could be in lacks each token."""
        self.write(f"{name_of(viewer)} doubts {' '.join(tokens.split())}")
        possible = self.possible(viewer)
        assert all(any(token not in p for p in possible) for token in tokens.split())

    def possible(self, viewer: str) -> list[set[str]]:
        """Return the tokens of positions that a viewer could be in."""
        seen = self.record.seen_by(viewer_of(viewer))
        return [set(seen.resample(seed).notation.split()) for seed in range(RESAMPLES)]


def split(decision: str) -> tuple[mw.Actor, str]:
    """Return who decides, and what."""
    actor, _, action = decision.partition(" ")
    return ("chance" if actor == "*" else int(actor)), action


def viewer_of(text: str) -> mw.Viewer:
    """Return the viewer that a step names."""
    return "spectator" if text == "spectator" else int(text)


def name_of(viewer: str) -> str:
    """Return the name of a viewer in a transcript."""
    return viewer if viewer == "spectator" else f"seat {viewer}"
