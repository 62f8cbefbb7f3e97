"""Calls take what is meant in every sensible form, and say what they take."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

import mauerwerk as mw
from games import GAMES

if TYPE_CHECKING:
    from collections.abc import Callable

FORMS: list[tuple[Any, str, list[Any]]] = [
    (
        mw.berlin,
        "variants",
        [
            *["gravity,pair-a-dice", "gravity, pair-a-dice", " gravity ,pair-a-dice "],
            *[["gravity", "pair-a-dice"], ("pair-a-dice", "gravity"), {"gravity", "pair-a-dice"}],
        ],
    ),
    (mw.berlin, "variants", [[], "", (), set(), None]),
    (mw.berlin, "stacks", ["suns,arms", "arms, suns", ["arms", "suns"], ("suns", "arms")]),
    (mw.berlin, "stacks", [[], "", None]),
    (mw.berlin, "preset_holes", [[], (), 0, "0", None]),
    (
        mw.berlin,
        "preset_holes",
        [
            *["a1,c3", "c3, a1", ["c3", "a1"], {"a1", "c3"}],
            [mw.berlin.Cell("c3"), mw.berlin.Cell("a1")],
        ],
    ),
    (mw.berlin, "hammer_setup", ["b1,a1", "b1, a1", ["b1", "a1"], (mw.berlin.Cell("b1"), "a1")]),
    (
        mw.die_mauer,
        "wall_values",
        ["123", "1,2,3", "1, 2, 3", [1, 2, 3], (1, 2, 3), range(1, 4), {1, 2, 3}],
    ),
    (mw.die_mauer, "stock", ["TG1", ["T", "G", "1"], ("1", "G", "T"), mw.die_mauer.Stock("TG1")]),
    (mw.mauerbauer, "first_player", [1, "1"]),
]


@pytest.mark.parametrize(("game", "option", "forms"), FORMS)
def test_an_option_is_taken_in_every_form(game: Any, option: str, forms: list[Any]) -> None:  # noqa: ANN401
    setups = [game.Setup(**{option: form}) for form in forms]
    assert {setup.notation for setup in setups} == {setups[0].notation}
    for setup in setups:
        assert setup == setups[0]
        assert game.Setup({option: getattr(setups[0], option)}) == setup


def test_arrays_are_lists() -> None:
    numpy = pytest.importorskip("numpy")
    assert mw.die_mauer.Setup(wall_values=numpy.arange(1, 4)).wall_values == (1, 2, 3)
    assert mw.mauerbauer.Setup(first_player=numpy.int8(1)).first_player == 1
    assert mw.die_mauer.start(players=numpy.int64(4)).view(numpy.uint8(1)).viewer == 1


def test_a_dict_of_options_is_a_setup() -> None:
    for game in GAMES.values():
        setup = game.Setup(players=3)
        assert game.Setup(setup.to_dict()) == setup
        assert game.start({"players": 3}).setup == setup
        assert game.Setup({"players": 2}, players=3) == setup
        assert game.Record({"players": 3}).setup == setup
        assert game.play({"players": 3}, seed=1) == game.play(players=3, seed=1)
        table = game.simulate(2, {"players": 3}, seed=1, progress=False)
        assert table == game.simulate(2, players=3, seed=1, progress=False)
    untyped: Any = {"plyers": 3}
    with pytest.raises(mw.SetupError, match="plyers"):
        mw.die_mauer.Setup(untyped)


def test_collections_are_lists() -> None:
    assert mw.Decide({1, 0}) == mw.Decide(range(2)) == mw.Decide([0, 1])  # type: ignore[arg-type] # pyright: ignore[reportArgumentType]
    cards = mw.mauerbauer.Cards("size,in-b*2")
    assert mw.mauerbauer.Cards.of(list(cards)) == cards


def refused() -> list[tuple[Callable[[], object], str]]:
    """Return calls with something of the wrong type, and what they say."""
    die_mauer: Any = mw.die_mauer
    berlin: Any = mw.berlin
    mauerbauer: Any = mw.mauerbauer
    decide: Any = mw.Decide
    state = die_mauer.start(players=4)
    setup = 'a setup, its notation such as "players:4", or a dict of options'
    viewer = 'expected a viewer: the number of a seat, or "spectator", not'
    return [
        (lambda: die_mauer.start(4), f"expected {setup}, not 4: for 4 seats say players=4"),
        (lambda: die_mauer.start(["players:4"]), f"{setup}, not ['players:4'] (list)"),
        (lambda: berlin.start(die_mauer.Setup()), f"{setup}, not Setup(players=4)"),
        (lambda: die_mauer.Record(4), "players=4"),
        (lambda: die_mauer.simulate(1, 4, seed=1), "players=4"),
        (lambda: die_mauer.play(b"players:4", seed=1), "not b'players:4' (bytes)"),
        (lambda: state.view(None), f"{viewer} None"),
        (lambda: state.view(1.0), f"{viewer} 1.0 (float)"),
        (lambda: state.view([0]), f"{viewer} [0] (list)"),
        (lambda: state.apply(None, "T"), 'the number of a seat, or "chance", not None'),
        (lambda: state.apply(0, None), "an action, its notation or its id, not None"),
        (lambda: state.apply(0, ["T"]), "its notation or its id, not ['T'] (list)"),
        (lambda: state.actions("0"), "the number of a seat, not '0' (str)"),
        (lambda: die_mauer.State(3), "text, not 3 (int)"),
        (lambda: die_mauer.State.from_json({}), "text, not {} (dict)"),
        (lambda: berlin.Cell(3), "text, not 3 (int)"),
        (lambda: decide(3), "a list, not 3 (int)"),
        (lambda: mauerbauer.Cards.of("size"), "a list, not 'size' (str)"),
        (lambda: die_mauer.Record(players=3).with_names("abc"), "a list, not 'abc'"),
        (
            lambda: die_mauer.simulate("x", seed=1),
            "expected a whole number from 0 to 2**64 - 1, not",
        ),
        (lambda: die_mauer.simulate(1, seed=1.5), ", not 1.5 (float)"),
        (lambda: berlin.Setup(rows=object()), "text, a number, a list or a dict, not"),
        (lambda: berlin.Setup(stacks=b"suns"), ", not b'suns' (bytes)"),
    ]


@pytest.mark.parametrize(("call", "text"), refused())
def test_a_call_says_what_it_takes(call: Callable[[], object], text: str) -> None:
    with pytest.raises(TypeError) as error:
        call()
    assert text in str(error.value)
    assert len(str(error.value)) < 250
    assert "instance of" not in str(error.value)


def test_numbers_out_of_range_name_the_range() -> None:
    for seed in (-1, 2**64, 10**5000):
        with pytest.raises(mw.NotationError, match=r"a whole number from 0 to 2\*\*64 - 1"):
            mw.die_mauer.play(players=3, seed=seed)
    with pytest.raises(mw.NotationError, match="a whole number"):
        mw.die_mauer.simulate(-1, seed=1)


def test_a_collection_has_an_end() -> None:
    with pytest.raises(ValueError, match="65536"):
        mw.die_mauer.Setup(wall_values=range(10**12))


def test_a_game_that_is_not_there_has_no_scenarios() -> None:
    names: list[Any] = ["die_mauer", "", "chess"]
    for name in names:
        with pytest.raises(ValueError, match="berlin, die-mauer, mauerbauer"):
            mw.rulebook.check(name)
        with pytest.raises(ValueError, match="no game"):
            mw.rulebook.scenarios(name)
