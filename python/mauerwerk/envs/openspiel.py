"""OpenSpiel games: `register` registers them for `pyspiel.load_game`.

>>> import pyspiel
>>> from mauerwerk.envs import openspiel
>>> openspiel.register()
('mauerwerk_die_mauer', 'mauerwerk_die_mauer_in_turn', 'mauerwerk_berlin',
 'mauerwerk_mauerbauer')
>>> game = pyspiel.load_game("mauerwerk_berlin(players=3,columns=8)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), len(state.chance_outcomes())
(True, 4)
>>> state.apply_action(state.chance_outcomes()[0][0])

Parameters are the options of a setup. A missing one, -1 or an empty text means the default, and
booleans are 1 or 0. `setup` contains options that a parameter cannot hold: words where a number is
usual, or several values. It may also be a whole position, where games then begin. A game string has
notation with `+` for each comma and `~` for each equals sign: `variants=gravity+pair-a-dice`. This
is what `quoted` returns. A dict for `load_game` may contain notation as it is, and `str(game)` then
quotes it.

`utility` chooses the returns:

===========  ==========================================================  ===========
`utility`    return                                                      the sum
===========  ==========================================================  ===========
`share`      all players stake 1, and the winners share the stakes       0
`points`     the final score, negative if lower scores win               any
`margin`     the points minus the mean of the points of the others       0
===========  ==========================================================  ===========

A game stops after `limit` decisions, including those of chance, and then all returns are 0.

An action of a player is a slot. An action of chance is a number from 0: the place of the outcome in
`State.position.chances()`. Die Mauer is a simultaneous game. In `mauerwerk_die_mauer_in_turn`,
seats commit one after the other. It is faster than `pyspiel.convert_to_turn_based` and can be
resampled. `Game.get_type` is exact for the parameters: the numbers of players, whether anything is
hidden, and the utility. `pyspiel.registered_games` has the type of the defaults.

The tensor of an observation is `View.features`. The tensor of an information state has the same
numbers, and then the latest `history` rows of `InformationState.history`. These are the events that
the player saw, oldest first. If there were more, the oldest are lost. Then information states that
differ only in these events have the same tensor. Their strings always differ: a string contains the
view in notation, and a fingerprint of everything that was seen.

`State.resample_from_infostate` is for the bots of `open_spiel.python.algorithms.ismcts`. `Bot` lets
players of the library play where OpenSpiel takes bots, such as in `pyspiel.evaluate_bots`.

OpenSpiel's counterfactual regret minimisation (CFR) solves small games. It finds the value that
`mauerwerk.solve` proves, 2/3 of the win:

>>> import mauerwerk as mw
>>> from open_spiel.python.algorithms import cfr, expected_game_score, exploitability
>>> setup = "players:2 min_players:2 rounds:1 max_idle_turns:1 stock:TG"
>>> game = pyspiel.load_game("mauerwerk_die_mauer_in_turn", {"setup": setup})
>>> solver = cfr.CFRPlusSolver(game)
>>> for _ in range(30):
...     solver.evaluate_and_update_policy()
>>> policy = solver.average_policy()
>>> value, _ = expected_game_score.policy_value(game.new_initial_state(), [policy, policy])
>>> print(f"{(1 + value) / 2:.2f} {mw.solve(mw.die_mauer.start(setup)).value:.2f}")
0.67 0.67
>>> print(f"{exploitability.exploitability(game, policy):.2f}")
0.02
"""

from __future__ import annotations

import math
import re
from importlib import import_module
from operator import index
from typing import TYPE_CHECKING, Any, ClassVar
from urllib.parse import unquote

try:
    pyspiel: Any = import_module("pyspiel")  # it has no types
except ImportError as error:
    message = "mauerwerk.envs.openspiel needs OpenSpiel: pip install 'mauerwerk[openspiel]'"
    raise ImportError(message) from error
import numpy as np

from mauerwerk import GAMES, Chance, Over, SetupError
from mauerwerk.envs._games import chosen, rules_of, within, worth

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mauerwerk.game import GameId, GameKind, Player

__all__ = ["Bot", "Game", "Observer", "State", "quoted", "register"]

LIMIT = 10_000
"""The default number of decisions after which a game stops."""

HISTORY = 16
"""The default number of events in the tensor of an information state."""

SEATS = range(2, 9)
"""The numbers of seats that a game may have."""

UTILITIES = ("share", "points", "margin")
"""The kinds of returns."""

MARKS = {",": "+", "=": "~"}
"""The characters of notation that a game string replaces, with their replacements."""

QUOTED = str.maketrans(MARKS | {mark: f"%{ord(mark):02X}" for mark in "+~%()\t\n\r"})
UNQUOTED = str.maketrans({mark: letter for letter, mark in MARKS.items()})

TERMINAL, CHANCE, TOGETHER = (
    int(player)
    for player in (
        pyspiel.PlayerId.TERMINAL,
        pyspiel.PlayerId.CHANCE,
        pyspiel.PlayerId.SIMULTANEOUS,
    )
)
"""The numbers of actors that are not players."""


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with a setup. See `register`."""

    id: ClassVar[GameId]
    name: ClassVar[str]
    together: ClassVar[bool]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Make a game from its parameters.

        Raises:
            PositionError: With all faults of the setup, and the rulings it breaks.
            ValueError: If the limit, the history or the utility is not valid.

        """
        self.rules = rules_of(self.id)
        usual = _parameters(self.rules)
        given = {name: it for name, it in (params or {}).items() if it != usual.get(name)}
        self.limit = within("limit", given.get("limit", LIMIT), 1, 2**31 - 1)
        self.history = within("history", given.get("history", HISTORY), 0, 2**16)
        self.utility = chosen("utility", given.get("utility", UTILITIES[0]), UTILITIES)
        self.start = self.rules.State(_setup(self.rules, given))
        kind = self.start.setup.kind()
        if self.utility != UTILITIES[0] and kind.lowest == kind.highest:
            message = f"utility is 'share', not {self.utility!r}: all scores are {kind.lowest} here"
            raise ValueError(message)
        most = self.limit if kind.decisions is None else min(self.limit, kind.decisions.number)
        self.chance = most if kind.chance else 0
        low, high = _bounds(self.utility, kind, self.start.seats, self.rules.info.low_score_wins)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.slots,
            max_chance_outcomes=kind.chances.number if kind.chance else 0,
            num_players=self.start.seats,
            min_utility=low,
            max_utility=high,
            utility_sum=None if self.utility == "points" else 0.0,
            max_game_length=most,
        )
        type_ = _type(self.rules, self.name, self.start, self.utility, together=self.together)
        pyspiel.Game.__init__(self, type_, info, {name: _text(it) for name, it in given.items()})

    def new_initial_state(self) -> State:
        """Return the start of the game."""
        return State(self, self.rules.Record(self.start))

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any]]]:
        """Return what makes the game again."""
        return _load, (self.get_type().short_name, self.get_parameters())

    def max_chance_nodes_in_history(self) -> int:
        """Return the largest number of chance decisions in a game."""
        return self.chance

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 (a type of theirs)
        params: object = None,
    ) -> Observer:
        """Return the observer, which writes observations as numbers and text."""
        return Observer(self, iig_obs_type, params)


class State(pyspiel.State):  # type: ignore[misc]
    """A position of a game, with its history."""

    def __init__(
        self,
        game: Game,
        record: Any,  # noqa: ANN401 (each game has its own)
        known: dict[int | str, Any] | None = None,
        left: int | None = None,
    ) -> None:
        """Make a state from a record, the information states of players, and the decisions left."""
        pyspiel.State.__init__(self, game)
        self._left = game.limit if left is None else left
        self._together, self._history = game.together, game.history
        self._go_on(record, known or {})

    @classmethod
    def fitting(cls, game: Game, seen: Any, seed: int = 0) -> State:  # noqa: ANN401 (the same)
        """Return a state that fits what a player has seen, in which the player decides.

        If players decide together, they commit in turn, and this player is the first.

        Raises:
            InconsistentError: If no state fits.

        """
        state = cls(game, game.rules.Record(seen.resample(seed)), {seen.viewer: seen})
        state._player = seen.viewer
        return state

    @property
    def position(self) -> Any:  # noqa: ANN401 (each game has its own)
        """The position, with all secrets."""
        return self._position

    def current_player(self) -> int:
        """Return the deciding player."""
        return self._player

    def is_terminal(self) -> bool:
        """Return whether the game is over, or was stopped at the limit."""
        return self._player == TERMINAL

    def is_chance_node(self) -> bool:
        """Return whether chance decides."""
        return self._player == CHANCE

    def legal_actions(self, *player: int) -> list[int]:
        """Return the legal actions of the deciding player. Empty for other players."""
        # Loops in Python call this most often, and it does not need C++.
        if self._player >= 0 and player in ((), (self._player,)):
            return [*self._position.legal(self._player)]
        theirs: Any = super()
        actions: list[int] = theirs.legal_actions(*player)
        return actions

    def returns(self) -> list[float]:
        """Return each player's return."""
        position, game = self._position, self.get_game()
        if position.outcome is None:
            return [0.0] * position.seats
        if game.utility == UTILITIES[0]:
            return [position.seats * share - 1.0 for share in worth(game.id, "share", position)]
        points = worth(game.id, "points", position)
        if game.utility == "points":
            return points
        total, others = sum(points), len(points) - 1
        return [one - (total - one) / others for one in points]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the numbers of the outcomes of chance, with their probabilities."""
        outcomes: list[tuple[int, float]] = self._position._odds()  # noqa: SLF001 (made for this)
        return outcomes

    def observation_tensor(self, *player: int) -> list[float]:
        """Return what a player, or the deciding one, sees as numbers."""
        # In Python for the same reason, as are the next three.
        return _listed(self._position.features(self._asked(*player)))

    def observation_string(self, *player: int) -> str:
        """Return what a player, or the deciding one, sees in notation."""
        return str(self._position.view(self._asked(*player)))

    def information_state_tensor(self, *player: int) -> list[float]:
        """Return what a player, or the deciding one, sees and has seen as numbers."""
        seat = self._asked(*player)
        numbers = _listed(self._position.features(seat))
        if self._history:
            numbers += _listed(self.information_state(seat).history(self._history))
        return numbers

    def information_state_string(self, *player: int) -> str:
        """Return a player's view, or the deciding one's, and a fingerprint of what it has seen."""
        seat = self._asked(*player)
        return _seen(self.information_state(seat), seat)

    def _asked(self, *player: int) -> int:
        """Return the player that is asked about."""
        seat, seats = index(player[0] if player else self._player), self._position.seats
        if 0 <= seat < seats:
            return seat
        # Their test suite looks for these words.
        message = f"expected player >= 0 and player < {seats}, got {seat}"
        raise pyspiel.SpielError(message)

    def information_state(self, player: int | str) -> Any:  # noqa: ANN401 (each game has its own)
        """Return everything that a player, or `"spectator"`, has seen."""
        if player not in self._known:
            self._known[player] = self._record.seen_by(player)
        return self._known[player]

    def resample_from_infostate(self, player: int, rng: Any) -> State:  # noqa: ANN401
        """Return a state that a player could be in. `rng` draws a number below 1."""
        game, seen, seed = self.get_game(), self.information_state(player), int(rng() * 2**53)
        guess = State(game, game.rules.Record(seen.resample(seed)), {player: seen}, self._left)
        if player == self._player:
            guess._player = player  # the first of those that decide together
        return guess

    def choose(self, seat: int, player: Player, seed: int) -> int:
        """Return the slot that a player of the library chooses for a seat.

        It uses what the seat knew before any seat of a joint decision committed.
        """
        chosen = self._record.choose(seat, player, seed=seed)
        slot: int = self._position.slot(seat, chosen)
        return slot

    def _legal_actions(self, player: int) -> list[int]:
        return [] if player < 0 or self._player == TERMINAL else [*self._position.legal(player)]

    def _apply_action(self, action: int) -> None:
        if self._player == CHANCE:
            self._decide([("chance", self._drawn(action))])
        else:
            self._decide([(self._player, self._meant(self._player, action))])

    def _apply_actions(self, actions: Sequence[int]) -> None:
        seats: tuple[int, ...] = self.position.turn.seats
        self._decide([(seat, self._meant(seat, actions[seat])) for seat in seats])

    def _meant(self, seat: int, slot: int) -> object:
        meant: object = self.position.action_of(seat, slot)
        if meant is None:
            message = f"slot {slot} holds no legal action of seat {seat}"
            raise ValueError(message)
        return meant

    def _drawn(self, number: int) -> int:
        """Return the id of the outcome of chance with a number."""
        drawn: int | None = None
        if number >= 0:
            drawn = self._position._outcome(number)  # noqa: SLF001 (made for this)
        if drawn is None:
            last = len(self.chance_outcomes()) - 1
            message = f"an outcome of chance is a number from 0 to {last}, not {number}"
            raise ValueError(message)
        return drawn

    def _decide(self, decisions: Sequence[tuple[Any, Any]]) -> None:
        record, known = self._record, self._known
        for actor, action in decisions:
            if known:
                state = record.state
                known = {seat: seen.step(state, actor, action)[0] for seat, seen in known.items()}
            record = record.apply(actor, action)
        self._left -= len(decisions)
        self._go_on(record, known)

    def _go_on(self, record: Any, known: dict[int | str, Any]) -> None:  # noqa: ANN401 (the same)
        """Find the deciding player."""
        self._record, self._known, self._position = record, known, record.state
        turn = self._position.turn
        if isinstance(turn, Over) or self._left <= 0:
            self._player = TERMINAL
        elif isinstance(turn, Chance):
            self._player = CHANCE
        else:
            self._player = TOGETHER if self._together and len(turn.seats) > 1 else turn.seats[0]

    def _action_to_string(self, player: int, action: int) -> str:
        if player == CHANCE:
            outcomes = self._position.chances()
            return str(outcomes[action][0]) if action < len(outcomes) else f"outcome {action}"
        meant = self._position.action_of(player, action)
        return f"slot {action}" if meant is None else str(meant)

    def __str__(self) -> str:
        """Return the position in notation, with all secrets."""
        return str(self.position)


class Bot(pyspiel.Bot):  # type: ignore[misc]
    """A player of the library on a seat, for OpenSpiel's own evaluation.

    >>> import pyspiel
    >>> from mauerwerk.envs import openspiel
    >>> _ = openspiel.register()
    >>> game = pyspiel.load_game("mauerwerk_berlin(columns=4,rows=2,target=2)")
    >>> bots = [openspiel.Bot(0, "greedy"), pyspiel.make_uniform_random_bot(1, 7)]
    >>> pyspiel.evaluate_bots(game.new_initial_state(), bots, 7)
    [1.0, -1.0]
    """

    def __init__(self, seat: int, player: Player, seed: int = 0) -> None:
        """Seat a player. Its choices depend on the seed, and on the number of games before."""
        pyspiel.Bot.__init__(self)
        self._seat, self._chooser, self._seed = seat, player, seed
        self._games, self._moves = -1, math.inf

    def step(self, state: State) -> int:
        """Choose an action from what the seat knows."""
        moves: int = state.move_number()
        # `evaluate_bots` does not say when a game begins.
        self._games += moves <= self._moves
        self._moves = moves
        return state.choose(self._seat, self._chooser, self._seed ^ self._games)


class Observer:
    """Writes what a player sees, or has seen, as numbers and as text."""

    def __init__(self, game: Game, kind: Any, params: object) -> None:  # noqa: ANN401
        """Allocate a game's numbers.

        Raises:
            ValueError: If there are parameters, because it has none.

        """
        if params:
            message = f"observations have no parameters, not {params}"
            raise ValueError(message)
        self.kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        layout = game.start.setup.features()
        self._features = layout[-1].stop
        events = game.start.setup.history_features()
        self._rows = game.history if self.kind.perfect_recall else 0
        shape = (self._rows, events[-1].stop)
        self.tensor = np.zeros(self._features + math.prod(shape), np.float32)
        self.dict = {p.name: self.tensor[p.start : p.stop].reshape(p.shape) for p in layout}
        self._history = self.tensor[self._features :].reshape(shape)
        if self._rows:
            self.dict["history"] = self._history

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees, or has seen."""
        viewer = self._viewer(player)
        self.tensor[: self._features] = state.position.features(viewer)
        if self._rows:
            self._history[:] = state.information_state(viewer).history(self._rows)

    def string_from(self, state: State, player: int) -> str | None:
        """Return what a player sees as text, or `None` if the public part is excluded."""
        if not self.kind.public_info:
            return None
        viewer = self._viewer(player)
        if self.kind.perfect_recall:
            return _seen(state.information_state(viewer), player)
        return str(state.position.view(viewer))

    def _viewer(self, player: int) -> int | str:
        alone = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return player if alone else "spectator"


def register() -> tuple[str, ...]:
    """Register all games with OpenSpiel, and return their names there."""
    names: list[str] = []
    for game in GAMES:
        together = rules_of(game).Setup().kind().simultaneous
        names.append(f"mauerwerk_{game.replace('-', '_')}")
        _register(names[-1], game, together=together)
        if together:
            names.append(f"{names[-1]}_in_turn")
            _register(names[-1], game, together=False)
    return tuple(names)


def _register(name: str, game: GameId, *, together: bool) -> None:
    """Register a game with OpenSpiel, unless it is registered."""
    if name in pyspiel.registered_names():
        return
    rules = rules_of(game)
    start = rules.State(str(rules.Setup()))
    # A class, because OpenSpiel keeps game factories longer than the interpreter lives.
    members = {"__module__": __name__, "id": game, "name": name, "together": together}
    made = type(name, (Game,), members)
    globals()[name] = made  # so that it can be pickled
    pyspiel.register_game(_type(rules, name, start, UTILITIES[0], together=together), made)


def _type(rules: Any, name: str, start: Any, utility: str, *, together: bool) -> Any:  # noqa: ANN401
    """Return the type of the game that starts at a position."""
    kinds, kind, seats = pyspiel.GameType, start.setup.kind(), _seats(rules, start)
    modes, information = kinds.ChanceMode, kinds.Information
    return kinds(
        short_name=name,
        long_name=rules.info.name,
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if kind.chance else modes.DETERMINISTIC,
        information=information.IMPERFECT_INFORMATION
        if kind.hidden
        else information.PERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if utility == "points" else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=seats[0],
        max_num_players=seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(rules),
    )


def _seats(rules: Any, start: Any) -> list[int]:  # noqa: ANN401 (each game has its own)
    """Return the numbers of seats that a start may have, with its other options."""
    if start != rules.State(str(start.setup)):
        return [start.seats]
    return [seats for seats in SEATS if seats == start.seats or _is_start(rules, start, seats)]


def _is_start(rules: Any, start: Any, seats: int) -> bool:  # noqa: ANN401 (the same)
    """Return whether the setup of a start may have another number of seats."""
    try:
        rules.Setup(start.setup, players=seats).kind()
    except SetupError:
        return False
    return True


def _bounds(utility: str, kind: GameKind, seats: int, low_score_wins: bool) -> tuple[float, float]:  # noqa: FBT001
    """Return the least and the greatest return of a player."""
    if utility == UTILITIES[0]:
        return -1.0, seats - 1.0
    if utility == "margin":
        return float(kind.lowest - kind.highest), float(kind.highest - kind.lowest)
    low, high = (-kind.highest, -kind.lowest) if low_score_wins else (kind.lowest, kind.highest)
    return float(min(low, 0)), float(max(high, 0))


def _listed(memory: memoryview) -> list[float]:
    """Return the numbers in a memory, most of which are 0. It is faster than `tolist`."""
    numbers = np.frombuffer(memory, np.float32)
    places = numbers.nonzero()[0]
    values = [0.0] * len(numbers)
    for place, number in zip(places.tolist(), numbers[places].tolist(), strict=True):
        values[place] = number
    return values


def _seen(seen: Any, player: int) -> str:  # noqa: ANN401 (each game has its own)
    """Return the string of a player's information state."""
    return f"P{player} {seen.now} seen:{seen.key.hex()}"


def _load(name: str, parameters: dict[str, Any]) -> Any:  # noqa: ANN401 (a type of theirs)
    """Return the game that was pickled."""
    register()
    return pyspiel.load_game(name, parameters)


def _usual(rules: Any) -> dict[str, Any]:  # noqa: ANN401 (each game has its own)
    """Return the default options of a game, which may be `None`."""
    usual = rules.Setup()
    return {name: getattr(usual, name) for name in rules.Options.__annotations__}


def _parameters(rules: Any) -> dict[str, int | str]:  # noqa: ANN401 (the same)
    """Return the default parameters of a game."""
    whole = {name: isinstance(value, int) for name, value in _usual(rules).items()}
    whole |= {name: True for name in ("max_idle_turns",) if name in whole}
    parameters: dict[str, int | str] = {name: -1 if whole[name] else "" for name in whole}
    own: dict[str, int | str] = {"utility": UTILITIES[0], "history": HISTORY}
    return parameters | {"setup": "", "limit": LIMIT} | own


def _setup(rules: Any, given: dict[str, Any]) -> str:  # noqa: ANN401 (the same)
    """Return the setup, in notation, of the parameters that are given."""
    tokens = [_unquoted(given.get("setup", ""))]
    for name, usual in _usual(rules).items():
        if name in given:
            truth = {0: "false", 1: "true"} if isinstance(usual, bool) else {}
            value = given[name]
            tokens.append(f"{name}:{truth.get(value, _unquoted(str(value)))}")
    return " ".join(tokens)


def quoted(notation: str) -> str:
    """Return notation as the text of a parameter in a game string.

    >>> from mauerwerk.envs import openspiel
    >>> openspiel.quoted("houses:1=RG,2=B")
    'houses:1~RG+2~B'
    """
    text = notation.translate(QUOTED)
    # OpenSpiel takes such a text for a number or a truth value.
    if re.fullmatch(r"[-+.\d]+|[Tt]rue|[Ff]alse", text):
        text = f"%{ord(notation[0]):02X}{text[1:]}"
    return text


def _unquoted(text: str) -> str:
    """Return the notation that a parameter stands for. Notation stands for itself."""
    return unquote(text.translate(UNQUOTED))


def _text(value: int | str) -> int | str:
    """Return a parameter's value as in a game string."""
    return quoted(_unquoted(value)) if isinstance(value, str) else value
