"""Small games are solved as on the command line."""

from __future__ import annotations

from typing import Any

import pytest

import mauerwerk as mw

EXACT = "players:2 min_players:2 rounds:1 max_idle_turns:1 stock:TG"
# An end of Mauerbauer in which each seat draws a card that the other does not see.
BOARD = (
    '{"coast":["a1-b1"],"name":"triangle","regions":[{"name":"north","spaces":{"1":"a1-a2-b1"}}],'
    '"towers":{"a1":[0,0],"a2":[10,0],"b1":[0,10]}}'
)
SECRET = mw.mauerbauer.State(
    f'players:2 board:{BOARD} deck:{{"cards":{{"cities":2,"size":2}}}} walls:a1-a2,a1-b1 '
    "towers:a1b,a2g,b1w hands:size/size houses:1=RG phase:building last:a1-b1"
)


def failing(_: object, __: object) -> object:
    """Raise an error."""
    return 1 // 0


def answering(answer: object) -> Any:  # noqa: ANN401
    """Return a player that always gives the same answer."""

    def player(_: object, __: object) -> object:
        return answer

    return player


@pytest.fixture(scope="module")
def exact() -> mw.Solution:
    """Return the solution of a game in which both seats know the whole position."""
    return mw.solve(mw.die_mauer.start(EXACT))


def even(_: object, legal: tuple[Any, ...]) -> dict[Any, float]:
    """Choose all legal actions with the same odds."""
    return {action: 1 / len(legal) for action in legal}


def test_a_game_has_its_published_value(exact: mw.Solution) -> None:
    assert exact.is_exact
    assert exact.payoff == "win"
    assert exact.value == pytest.approx(2 / 3)
    assert exact.gap < 1e-9
    assert repr(exact).startswith("<Solution of 5 positions: value 0.666667")
    for mixture in (exact.opening[0], exact.odds(mw.die_mauer.Record(EXACT).seen_by(1))):
        assert [str(fist) for fist in mixture] == ["-", "T", "G"]
        assert [*mixture.values()] == pytest.approx([1 / 3] * 3)


def test_a_player_gives_something_away(exact: mw.Solution) -> None:
    trial = exact.trial("random")
    assert trial.loss == pytest.approx(1 / 12)
    assert trial.exploitability == pytest.approx(1 / 9)
    first, second = trial.best_responses
    assert (first + second - 1) / 2 == pytest.approx(trial.exploitability)
    players: list[mw.Player] = [even, {}, mw.bot("random")]
    for same in players:
        assert exact.trial(same)[:2] == pytest.approx(trial[:2])
    assert exact.trial("perfect").exploitability < 1e-6
    assert exact.trial(lambda _, legal: legal[0]).exploitability > trial.exploitability
    assert exact.trial("easy", seeds=3).loss >= 0


def test_a_callable_may_ask_for_perfect_play(exact: mw.Solution) -> None:
    assert exact.trial(lambda seen, _: exact.odds(seen)).exploitability < 1e-6


def test_a_game_with_secrets_is_approximated() -> None:
    told: list[int] = []
    solution = mw.solve(SECRET, iterations=20, tell=told.append)
    assert not solution.is_exact
    assert 0 < solution.gap < 0.1
    assert 0 <= solution.value <= 1
    trial = solution.trial(even)
    assert solution.trial("random")[:2] == pytest.approx(trial[:2])
    assert trial.exploitability >= solution.gap - 1e-9
    for odds in solution.opening.values():
        assert sum(odds.values()) == pytest.approx(1)
    points = mw.solve(SECRET, payoff="points", method="dcfr", iterations=2)
    assert points.payoff == "points"


def test_what_cannot_be_solved_is_refused(exact: mw.Solution) -> None:
    untyped: Any = mw
    with pytest.raises(mw.MauerwerkError, match="two seats"):
        mw.solve(mw.die_mauer.start(players=3))
    with pytest.raises(mw.MauerwerkError, match="raise the limit"):
        mw.solve(mw.die_mauer.start(EXACT), limit=2)
    with pytest.raises(TypeError, match="a state of a game"):
        mw.solve(EXACT)
    with pytest.raises(ValueError, match="payoff must be"):
        untyped.solve(SECRET, payoff="fame")
    with pytest.raises(mw.NotationError, match="a method"):
        untyped.solve(SECRET, method="luck")
    with pytest.raises(mw.IllegalActionError):
        exact.trial(answering("6"))
    with pytest.raises(ZeroDivisionError):
        exact.trial(failing)
    with pytest.raises(mw.MauerwerkError, match="no mixture"):
        exact.trial(lambda _, legal: {legal[0]: 0.5})
    with pytest.raises(TypeError, match="an information state of die-mauer"):
        exact.odds(mw.berlin.Record().seen_by(0))
    with pytest.raises(mw.MauerwerkError):
        exact.odds(mw.die_mauer.Record(EXACT).seen_by())
