"""What readers of views and of information states accept is fit for everything asked of it."""

from __future__ import annotations

import json
from contextlib import suppress
from itertools import product
from random import Random
from typing import Any, cast

import pytest

import mauerwerk as mw

SETUPS = {
    "die-mauer": "players:3 stock:TG4",
    "berlin": "packs:2 rows:8 players:5 variants:wall-of-china",
    "mauerbauer": "players:3 board:strip",
}


def altered(value: Any, draw: Random) -> Any:  # noqa: ANN401 (JSON)
    """Return JSON with a place exchanged, left out or changed."""
    if isinstance(value, list) and value:
        items: list[Any] = list(value)  # pyright: ignore[reportUnknownArgumentType]
        one, other = draw.randrange(len(items)), draw.randrange(len(items))
        how = draw.randrange(4)
        if how == 0:
            items[one], items[other] = items[other], items[one]
        elif how == 1:
            del items[one]
        else:
            items[one] = altered(items[one], draw)
        return items
    if isinstance(value, dict) and value:
        fields = cast("dict[str, Any]", value).copy()
        key = draw.choice(sorted(fields))
        if draw.randrange(10):
            fields[key] = altered(fields[key], draw)
        else:
            del fields[key]
        return fields
    if isinstance(value, int):
        return draw.choice([value + 1, value - 1, 0, 255, 2**40])
    others: list[Any] = [None, "", "T", value]
    return draw.choice(others)


def read(reads: Any, text: str) -> Any:  # noqa: ANN401 (a reader, and what it reads)
    """Return what is read, or nothing if it is refused."""
    with suppress(mw.ViewError):
        return reads(text)
    return None


@pytest.mark.parametrize("game", mw.GAMES)
def test_what_is_accepted_is_fit(game: mw.GameId) -> None:
    draw, accepted = Random(game), 0
    module: Any = getattr(mw, game.replace("-", "_"))
    table = mw.Table.random(game, SETUPS[game], seed=5)
    for made, viewer in product((9, 30, 60), (0, "spectator")):
        record = module.Record.from_json(table.undo_to(min(made, len(table))).to_json())
        seen = record.seen_by(viewer)
        for _ in range(50):
            text = json.dumps(altered(json.loads(seen.now.to_json()), draw))
            view = read(module.View.from_json, text)
            if view is not None:
                accepted += 1
                assert mw.TableView.from_json(game, text).text() == view.text()
                assert len(view.features()) > 0
                assert view.parts()
                view.draw(sheet="narrow")
                whole = module.InformationState.from_parts(view, [], view)
                assert whole.resample(1).view(view.viewer) == view
        for _ in range(25):
            text = json.dumps(altered(json.loads(seen.to_json()), draw))
            whole = read(module.InformationState.from_json, text)
            if whole is not None:
                with suppress(mw.MauerwerkError):
                    whole.resample(1)
                with suppress(mw.MauerwerkError):
                    whole.worlds(9)
    assert accepted
