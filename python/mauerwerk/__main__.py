"""Play a game at random and draw it: `python -m mauerwerk berlin --seed 7`."""

from __future__ import annotations

import argparse
import io
import sys

from mauerwerk import GAMES, Table


def main() -> None:
    """Print a game as a spectator sees it, and draw its last position."""
    parser = argparse.ArgumentParser(prog="python -m mauerwerk", description=__doc__)
    parser.add_argument("game", nargs="?", default=GAMES[0], choices=GAMES, help="the game")
    parser.add_argument(
        "setup", nargs="*", metavar="option:value", help="the setup, such as players:3"
    )
    parser.add_argument("--seed", type=int, required=True, help="the game's seed, from 0")
    options = parser.parse_intermixed_args()
    try:
        table = Table.random(options.game, " ".join(options.setup), seed=options.seed)
    except ValueError as error:
        parser.error(str(error))
    show(table)


def show(table: Table) -> None:
    """Print and draw a game. A terminal that cannot draw shows question marks."""
    out: object = sys.stdout
    if isinstance(out, io.TextIOWrapper):
        out.reconfigure(errors="replace")
    for news in table.history():
        for line in news:
            print(line)  # noqa: T201
    print(table.view().text())  # noqa: T201
    print(table.outcome)  # noqa: T201


if __name__ == "__main__":
    main()
