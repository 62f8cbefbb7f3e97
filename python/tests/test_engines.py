"""Programs play as bots."""

from __future__ import annotations

import copy
import pickle
import sys
from pathlib import Path

import pytest

import mauerwerk as mw
from mauerwerk import berlin, die_mauer

PROGRAM = Path(__file__).parents[2] / "examples" / "engines" / "lucky.py"
COMMAND = f"cmd:{sys.executable} {PROGRAM}"
SILENT = "cmd:true"


def test_a_program_plays_where_players_are_named() -> None:
    table = die_mauer.simulate(4, players=[COMMAND, "easy", "easy"], rounds=1, seed=1)
    assert all(table["finished"])
    record = die_mauer.play(players=[COMMAND, "random", "random"], rounds=1, seed=1)
    assert record.outcome is not None
    standings = die_mauer.match(1, "players:3 rounds:1", players=[COMMAND, "random"], seed=1)
    assert COMMAND in standings.to_dict()["player"]


def test_a_program_chooses_by_its_seed() -> None:
    bot = mw.bot(COMMAND)
    record = die_mauer.Record(players=3)
    seen = record.seen_by(0)
    choice = bot.choose(seen, seed=3)
    assert choice in record.state.actions(0)
    assert bot.choose(seen, seed=3) == choice == seen.choose(COMMAND, seed=3)
    assert {str(bot.choose(seen, seed=seed)) for seed in range(8)} != {str(choice)}
    assert mw.bot(COMMAND, seconds=1e19, game_seconds=1e19).choose(seen, seed=3) == choice


def test_the_choices_of_a_program_are_rated_by_a_solution() -> None:
    small = "players:2 min_players:2 rounds:1 max_idle_turns:1 stock:TG"
    solution = mw.solve(die_mauer.start(small))
    assert solution.trial(COMMAND, seeds=2).loss >= 0


def test_a_fault_is_kept_and_told() -> None:
    bot = mw.bot(SILENT)
    with pytest.raises(mw.MauerwerkError, match="the game is lost for seat 0"):
        die_mauer.play(players=[bot, "random", "random"], rounds=1, seed=1)
    assert sum(bot.faults.values()) == 1
    assert mw.bot("hard").faults == {}


def test_limits_are_those_of_programs(tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = mw.bot("cmd:echo out of order >&2", seconds=0.5, game_seconds=3, processes=3, log=log)
    with pytest.raises(mw.MauerwerkError):
        berlin.play(players=[bot, "random"], seed=1)
    assert "out of order" in log.read_text()
    with pytest.raises(TypeError, match="hard takes no limits"):
        mw.bot("hard", seconds=1)
    with pytest.raises(mw.NotationError, match="above 0"):
        mw.bot(SILENT, seconds=0)
    with pytest.raises(ValueError, match="must be at least 1, got 0"):
        mw.bot(SILENT, processes=0)


def test_programs_with_other_limits_are_other_players() -> None:
    players: list[mw.Bot | str] = [mw.bot(COMMAND), mw.bot(COMMAND, iterations=5), COMMAND]
    standings = die_mauer.match(1, "players:3 rounds:1", players=players, seed=1)
    assert sorted(standings.to_dict()["player"]) == [COMMAND, f"{COMMAND} 2"]


def test_a_program_is_copied_and_pickled_with_its_limits(tmp_path: Path) -> None:
    bot = mw.bot(SILENT, seconds=2.5, iterations=7, log=tmp_path / "log")
    for other in (copy.copy(bot), pickle.loads(pickle.dumps(bot))):
        assert other.name == bot.name == SILENT
        assert hash(other) == hash(bot)
    again = pickle.loads(pickle.dumps(bot))
    assert again.__reduce__() == bot.__reduce__()


def test_a_program_is_refused_where_only_players_of_the_library_play() -> None:
    with pytest.raises(TypeError, match="programs can't play here"):
        die_mauer.Record(players=3).analyse(0, player=COMMAND, seed=1)
