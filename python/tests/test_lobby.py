"""What can be chosen before a game."""

from __future__ import annotations

from typing import Any

import pytest

import mauerwerk as mw


@pytest.mark.parametrize("game", mw.GAMES)
def test_what_is_offered_can_be_started(game: mw.GameId) -> None:
    lobby = mw.lobby(game)
    assert lobby.faults == ()
    assert next(iter(lobby.options)) == "players"
    for seats in lobby.seats:
        assert mw.table(game, players=seats).seats == seats
    for option in lobby.options.values():
        assert option.value == option.default
        for name in option.names:
            chosen = mw.lobby(game, f"{option.name}:{name}")
            assert chosen.options[option.name].value == name
        assert set(option.rules) <= set(mw.games[game].rules.ids)


def test_options_are_given_in_any_form() -> None:
    expected = mw.lobby("berlin", "variants:gravity rows:5")
    assert mw.lobby("berlin", {"variants": ["gravity"], "rows": 5}) == expected
    assert mw.lobby("berlin", "variants:gravity", rows=5) == expected


def test_an_option_says_what_it_takes_and_what_it_changes() -> None:
    options = mw.lobby("die-mauer", edition="vil-coyote").options
    rounds, donation = options["rounds"], options["donation"]
    assert (rounds.kind, rounds.least, rounds.most) == ("number", 1, 99)
    assert (donation.kind, donation.default, donation.rules) == ("one", "mandatory", ("DM-30",))
    assert donation.names["mandatory"] == "The player gives a piece, if there is one to give."
    assert (donation.label, donation.labels["mandatory"]) == ("Giving", "Mandatory")
    assert rounds.meaning == "The number of rounds in a game."
    assert options["sit1_optional"].kind == "switch"
    assert options["first_master"].kind == "seat"
    assert options["stock"].form == "a stock: pieces like TG12346, or - for none"
    assert mw.lobby("berlin").options["variants"].kind == "several"


def test_options_are_told_in_a_language() -> None:
    option = mw.lobby("die-mauer", lang="de").options["players"]
    assert (option.label, option.rules) == ("Spieler", ("DM-02",))
    with pytest.raises(ValueError, match="unknown language"):
        mw.lobby("die-mauer", lang="xx")


def test_seats_are_those_that_the_other_options_allow() -> None:
    assert mw.lobby("die-mauer", "first_master:4 rounds:0").seats == (5, 6)
    assert mw.lobby("berlin", packs=2).seats == (2, 3, 4, 5, 6, 7, 8)


def test_faults_name_their_options() -> None:
    faults = mw.lobby("die-mauer", "rounds:0 tower_penalty:255").faults
    assert [fault.option for fault in faults] == ["rounds"]
    with pytest.raises(mw.SetupError) as unread:
        mw.lobby("die-mauer", rounds="many")
    assert [fault.option for fault in unread.value.faults] == ["rounds"]
    with pytest.raises(mw.SetupError) as refused:
        mw.berlin.start(target=0)
    assert [fault.option for fault in refused.value.faults] == ["target"]
    with pytest.raises(mw.SetupError) as unknown:
        mw.lobby("die-mauer", ruonds=2)
    assert [fault.option for fault in unknown.value.faults] == [None]
    unknown_game: Any = "chess"
    with pytest.raises(mw.NotationError):
        mw.lobby(unknown_game)
