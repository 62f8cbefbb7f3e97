"""Play a game at random and draw it: `python -m mauerwerk --seed 7`."""

from __future__ import annotations

import argparse
import io
import sys

from mauerwerk import die_mauer


def main() -> None:
    """Tell a game as a spectator sees it, and draw its last position."""
    parser = argparse.ArgumentParser(prog="python -m mauerwerk", description=__doc__)
    parser.add_argument("--seed", type=int, required=True, help="the game's seed, from 0")
    parser.add_argument("--players", type=int, help="the number of seats")
    parser.add_argument("--rounds", type=int, help="the number of rounds")
    options = parser.parse_args()
    try:
        setup = die_mauer.Setup(players=options.players, rounds=options.rounds)
        record = die_mauer.play(setup, seed=options.seed)
    except ValueError as error:
        parser.error(str(error))
    show(record)


def show(record: die_mauer.Record) -> None:
    """Tell and draw a game; a terminal that cannot draw shows question marks."""
    out: object = sys.stdout
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(errors="replace")
    for events in record.events:
        for event in events:
            if not isinstance(event, die_mauer.Planned):
                print(event.seen_by("spectator"))  # noqa: T201
    print(record.state.view().text())  # noqa: T201
    print(record.outcome)  # noqa: T201


if __name__ == "__main__":
    main()
