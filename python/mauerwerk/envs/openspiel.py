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
usual, or several values. It is notation with `+` for each comma: `setup=stock:12 rounds:1`. It may
also be a whole position, where games then begin. A game stops after `limit` decisions, including
those of chance.

An action of a player is a slot, and one of chance is the id of the action. All players stake 1, and
the winners share the stakes. Die Mauer is a simultaneous game. In `mauerwerk_die_mauer_in_turn`,
seats commit one after the other. It is faster than `pyspiel.convert_to_turn_based` and can be
resampled.

The tensor of an observation is `View.features`. The tensor of an information state also has the
bits of a fingerprint of everything that was seen. The string of an information state contains this
fingerprint, too. `State.resample_from_infostate` is for the bots of
`open_spiel.python.algorithms.ismcts`. `Bot` lets players of the library play where OpenSpiel takes
bots, such as in `pyspiel.evaluate_bots`.
"""

from __future__ import annotations

import math
from importlib import import_module
from typing import TYPE_CHECKING, Any, ClassVar

try:
    pyspiel: Any = import_module("pyspiel")  # it has no types
except ImportError as error:
    message = "mauerwerk.envs.openspiel needs OpenSpiel: pip install 'mauerwerk[openspiel]'"
    raise ImportError(message) from error
import numpy as np

from mauerwerk import GAMES, Chance, Over
from mauerwerk.envs._games import rules_of, within

if TYPE_CHECKING:
    from collections.abc import Sequence

    from mauerwerk.game import GameId, Player

__all__ = ["Bot", "Game", "Observer", "State", "register"]

LIMIT = 10_000
"""The default number of decisions after which a game stops."""

SEATS = (2, 8)
"""The fewest and the most seats of any game."""

TERMINAL, CHANCE, TOGETHER = (
    int(player)
    for player in (
        pyspiel.PlayerId.TERMINAL,
        pyspiel.PlayerId.CHANCE,
        pyspiel.PlayerId.SIMULTANEOUS,
    )
)
"""The numbers of actors that are not players."""

FINGERPRINT = 16
"""The number of bytes of a fingerprint."""


class Game(pyspiel.Game):  # type: ignore[misc]
    """A game with a setup. See `register`."""

    id: ClassVar[GameId]
    kind: ClassVar[Any]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        """Make a game from its parameters.

        Raises:
            PositionError: With all faults of the setup, and the rulings it breaks.
            ValueError: If the limit is not a number from 1.

        """
        parameters = params or {}
        self.rules = rules_of(self.id)
        self.limit = within("limit", parameters.get("limit", LIMIT), 1, 2**31 - 1)
        self.start = self.rules.State(_setup(self.rules, parameters))
        self.together = self.kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
        self.chance = self.kind.chance_mode != pyspiel.GameType.ChanceMode.DETERMINISTIC
        info = pyspiel.GameInfo(
            num_distinct_actions=self.start.slots,
            max_chance_outcomes=self.rules.info.actions if self.chance else 0,
            num_players=self.start.seats,
            min_utility=-1.0,
            max_utility=self.start.seats - 1.0,
            utility_sum=0.0,
            max_game_length=self.limit,
        )
        pyspiel.Game.__init__(self, self.kind, info, parameters)

    def new_initial_state(self) -> State:
        """Return the start of the game."""
        return State(self, self.rules.Record(self.start))

    def __reduce__(self) -> tuple[Any, tuple[str, dict[str, Any]]]:
        """Return what makes the game again."""
        return _load, (self.get_type().short_name, self.get_parameters())

    def max_chance_nodes_in_history(self) -> int:
        """Return the most decisions of chance."""
        return self.limit if self.chance else 0

    def make_py_observer(
        self,
        iig_obs_type: Any = None,  # noqa: ANN401 (a type of theirs)
        params: object = None,
    ) -> Observer:
        """Return the observer, which writes observations as numbers and text."""
        return Observer(self, iig_obs_type, params)


class State(pyspiel.State):  # type: ignore[misc]
    """A position of a game, with its history."""

    def __init__(self, game: Game, record: Any, known: dict[int, Any] | None = None) -> None:  # noqa: ANN401
        """Make a state from a record, and from the information states of some players."""
        pyspiel.State.__init__(self, game)
        self._left, self._together = game.limit, game.together
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
        outcome = self.position.outcome
        if outcome is None or not outcome.winners:
            return [0.0] * self.position.seats
        share = self.position.seats / len(outcome.winners)
        return [share * (seat in outcome.winners) - 1.0 for seat in range(self.position.seats)]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of chance, with their probabilities."""
        outcomes: list[tuple[int, float]] = self._position._odds()  # noqa: SLF001 (made for this)
        return outcomes

    def information_state(self, player: int) -> Any:  # noqa: ANN401 (each game has its own)
        """Return everything that a player has seen."""
        if player not in self._known:
            self._known[player] = self._record.seen_by(player)
        return self._known[player]

    def resample_from_infostate(self, player: int, rng: Any) -> State:  # noqa: ANN401
        """Return a state that a player could be in. `rng` draws a number below 1."""
        seen, seed = self.information_state(player), int(rng() * 2**53)
        if player == self._player:
            return self.fitting(self.get_game(), seen, seed)
        record = self.get_game().rules.Record(seen.resample(seed))
        return State(self.get_game(), record, {player: seen})

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
            self._decide([("chance", action)])
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

    def _decide(self, decisions: Sequence[tuple[Any, Any]]) -> None:
        record, known = self._record, self._known
        for actor, action in decisions:
            state, record = record.state, record.apply(actor, action)
            known = {seat: seen.step(state, actor, action)[0] for seat, seen in known.items()}
        self._left -= len(decisions)
        self._go_on(record, known)

    def _go_on(self, record: Any, known: dict[int, Any]) -> None:  # noqa: ANN401 (the same)
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
            return str(self.get_game().rules.action(action))
        meant = self.position.action_of(player, action)
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
        recalled = 8 * FINGERPRINT if self.kind.perfect_recall else 0
        self.tensor = np.zeros(self._features + recalled, np.float32)
        self.dict = {p.name: self.tensor[p.start : p.stop].reshape(p.shape) for p in layout}
        if recalled:
            self.dict["fingerprint"] = self.tensor[self._features :]

    def set_from(self, state: State, player: int) -> None:
        """Write what a player sees."""
        self.tensor[: self._features] = state.position.features(self._viewer(player))
        if self.kind.perfect_recall:
            bits = np.frombuffer(self._fingerprint(state, player), np.uint8)
            self.tensor[self._features :] = np.unpackbits(bits)

    def string_from(self, state: State, player: int) -> str | None:
        """Return what a player sees as text, or `None` if the public part is excluded."""
        if not self.kind.public_info:
            return None
        if self.kind.perfect_recall:
            return f"{player}:{self._fingerprint(state, player).hex()}"
        return str(state.position.view(self._viewer(player)))

    def _viewer(self, player: int) -> int | str:
        alone = self.kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        return player if alone else "spectator"

    @staticmethod
    def _fingerprint(state: State, player: int) -> bytes:
        fingerprint: bytes = state.information_state(player).key
        return fingerprint


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
    rules, kinds = rules_of(game), pyspiel.GameType
    chance = rules.Setup().kind().chance
    modes = kinds.ChanceMode
    kind = kinds(
        short_name=name,
        long_name=rules.info.name,
        dynamics=kinds.Dynamics.SIMULTANEOUS if together else kinds.Dynamics.SEQUENTIAL,
        chance_mode=modes.EXPLICIT_STOCHASTIC if chance else modes.DETERMINISTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        min_num_players=SEATS[0],
        max_num_players=SEATS[1],
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(rules),
    )
    # A class, because OpenSpiel keeps game factories longer than the interpreter lives.
    made = type(name, (Game,), {"__module__": __name__, "id": game, "kind": kind})
    globals()[name] = made  # so that it can be pickled
    pyspiel.register_game(kind, made)


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
    return parameters | {"setup": "", "limit": LIMIT}


def _setup(rules: Any, parameters: dict[str, Any]) -> str:  # noqa: ANN401 (the same)
    """Return the setup, in notation, of parameters."""
    tokens: list[str] = [parameters.get("setup", "")]
    for name, usual in _usual(rules).items():
        value = parameters.get(name, "")
        if value not in {-1, ""}:
            truth = {0: "false", 1: "true"} if isinstance(usual, bool) else {}
            tokens.append(f"{name}:{truth.get(value, value)}")
    return " ".join(tokens).replace("+", ",")
