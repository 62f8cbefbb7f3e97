"""Play a game at random and draw it: `python -m mauerwerk berlin --seed 7`."""

from __future__ import annotations

import argparse
import io
import sys
from typing import TYPE_CHECKING

from mauerwerk import berlin, die_mauer, mauerbauer

if TYPE_CHECKING:
    from collections.abc import Callable

    Record = berlin.Record | die_mauer.Record | mauerbauer.Record

PLAY: dict[str, Callable[..., Record]] = {
    "berlin": berlin.play,
    "die-mauer": die_mauer.play,
    "mauerbauer": mauerbauer.play,
}


def main() -> None:
    """Tell a game as a spectator sees it, and draw its last position."""
    parser = argparse.ArgumentParser(prog="python -m mauerwerk", description=__doc__)
    parser.add_argument("game", nargs="?", default="die-mauer", choices=PLAY, help="the game")
    parser.add_argument(
        "setup", nargs="*", metavar="option:value", help="the set-up, such as players:3"
    )
    parser.add_argument("--seed", type=int, required=True, help="the game's seed, from 0")
    options = parser.parse_intermixed_args()
    try:
        record = PLAY[options.game](" ".join(options.setup), seed=options.seed)
    except ValueError as error:
        parser.error(str(error))
    show(record)


def show(record: Record) -> None:
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
