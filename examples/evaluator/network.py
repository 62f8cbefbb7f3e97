"""Fit a small network to games of Die Mauer, and let a search ask it instead of rollouts.

`python network.py` plays games of `easy`, learns from them who wins, and plays a match against the
same search with rollouts at equal time. It needs mauerwerk and numpy, and takes some minutes.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Any

import numpy as np

import mauerwerk as mw

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]

HIDDEN, ROWS, RATE = 32, 256, 1e-3


@dataclass
class Network:
    """One hidden layer, and a share of the win for each seat, beginning with the deciding one."""

    features: int
    seats: int
    numbers: np.random.Generator = field(default_factory=lambda: np.random.default_rng(1))

    def __post_init__(self) -> None:
        """Begin with equal shares."""
        first = self.numbers.normal(0, self.features**-0.5, (self.features, HIDDEN))
        zeros = [np.zeros(shape) for shape in [HIDDEN, (HIDDEN, self.seats), self.seats]]
        self.weights = [weight.astype(np.float32) for weight in (first, *zeros)]
        self.means = [np.zeros_like(weight) for weight in self.weights]
        self.squares = [np.zeros_like(weight) for weight in self.weights]
        self.steps = 0

    def think(self, features: Numbers) -> tuple[Numbers, Numbers]:
        """Return the hidden layer and the shares."""
        into, bias, out, out_bias = self.weights
        hidden = np.maximum(features @ into + bias, 0)
        wish = hidden @ out + out_bias
        odds = np.exp(wish - wish.max(axis=1, keepdims=True))
        return hidden, odds / odds.sum(axis=1, keepdims=True)

    def evaluate(self, features: Numbers, _masks: NDArray[np.bool_]) -> Numbers:
        """Return the shares, for a search."""
        return self.think(features)[1]

    def learn(self, features: Numbers, shares: Numbers, rate: float) -> None:
        """Take a step towards the shares that came out, as Adam does."""
        hidden, guess = self.think(features)
        error = (guess - shares) / len(shares)
        back = (error @ self.weights[2].T) * (hidden > 0)
        slopes = [features.T @ back, back.sum(0), hidden.T @ error, error.sum(0)]
        self.steps += 1
        fade = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for i, slope in enumerate(slopes):
            self.means[i] = 0.9 * self.means[i] + 0.1 * slope
            self.squares[i] = 0.999 * self.squares[i] + 0.001 * slope**2
            self.weights[i] -= rate * fade * self.means[i] / (np.sqrt(self.squares[i]) + 1e-8)


def games(setup: mw.die_mauer.Setup, number: int) -> tuple[Numbers, Numbers]:
    """Return what deciding seats saw in games of `easy`, and who won them."""
    records = mw.die_mauer.records(number, setup, players=["easy"] * 3, seed=1)
    data: Any = mw.dataset(records)
    outcomes = [record.outcome for record in records]
    shares = np.array([outcome.shares for outcome in outcomes if outcome], np.float32)
    from_left = (data["seat"].astype(int)[:, None] + np.arange(3)) % 3
    return data["features"], shares[data["game"][:, None], from_left]


def fitted(features: Numbers, shares: Numbers, rounds: int = 2) -> Network:
    """Return a network that has learned from all positions some times."""
    network = Network(features.shape[1], shares.shape[1])
    steps = max(rounds * len(features) // ROWS, 1)
    for step in range(steps):
        rows = network.numbers.integers(len(features), size=ROWS)
        network.learn(features[rows], shares[rows], RATE * (1 - step / steps))
    return network


def match(setup: mw.die_mauer.Setup, players: list[Any], deals: int) -> dict[str, Any]:
    """Play a match of two players, and return its columns."""
    standings = mw.die_mauer.match(deals, setup, players=players, seed=2, progress=False)
    return standings.to_dict()


def main() -> None:
    """Fit a network, and measure it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400, help="the games to learn from")
    parser.add_argument("--iterations", type=int, default=150, help="those of the network's search")
    parser.add_argument("--deals", type=int, default=40, help="the deals of the match")
    parser.add_argument("--rounds", type=int, default=4, help="the rounds of a game")
    arguments = parser.parse_args()
    setup = mw.die_mauer.Setup(players=3, rounds=arguments.rounds)
    begun = perf_counter()
    features, shares = games(setup, arguments.games)
    network = fitted(features, shares)
    print(f"learned from {len(features)} positions in {perf_counter() - begun:.0f} s")
    player = mw.search(evaluate=network.evaluate, iterations=arguments.iterations, batch=32)
    seconds = match(setup, [player, "search:40"], 2)["seconds"]
    budget = ceil(1.4 * 40 * seconds[0] / seconds[1])  # so that the rival is not the faster one
    columns = match(setup, [player, f"search:{budget}"], arguments.deals)
    print(f"{'player':>14} {'games':>6} {'wins (95 %)':>15} {'points':>7} {'a decision':>11}")
    shown = ("player", "games", "win", "error", "points", "seconds")
    for name, count, win, error, points, time in zip(*map(columns.get, shown), strict=True):
        wins = f"{100 * win:.1f} % ± {196 * error:.1f}"
        print(f"{name:>14} {count:>6} {wins:>15} {points:>7.1f} {1000 * time:>8.1f} ms")


if __name__ == "__main__":
    main()
