"""Liar's dice, written from its rulings and from docs/judge.md alone, for the judge."""

import json
import random
import sys
from collections import Counter
from copy import deepcopy
from itertools import combinations_with_replacement
from math import factorial

RANGES = {"players": (2, 6), "dice": (1, 5), "faces": (2, 6), "wild": (0, 1), "first": (0, 5)}
DEFAULTS = {"players": 3, "dice": 5, "faces": 6, "wild": 0, "first": 0}
ROLLED, HIDDEN, WAITING = "123456", "?", "."


class Refused(Exception):
    """The rules refuse a setup or a decision."""


def number(text: str) -> int:
    """Read a number."""
    if not text.isdecimal():
        raise Refused(f"{text} is not a number")
    return int(text)


def read_setup(text: str) -> dict:
    """Read the options, which must be in their ranges."""
    setup = dict(DEFAULTS)
    for token in text.split():
        name, value = token.split(":", 1)
        setup[name] = {"true": 1, "false": 0}[value] if name == "wild" else number(value)
    for name, (least, most) in RANGES.items():
        if not least <= setup[name] <= most:
            raise Refused(f"{name} must be from {least} to {most}")
    if setup["first"] >= setup["players"]:
        raise Refused("the first bidder is not at the table")
    return setup


def read_bid(text: str) -> tuple[int, int]:
    """Read a bid, such as 3x5: the number of dice and the face."""
    dice, _, face = text.partition("x")
    return number(dice), number(face)


class Table:
    """A position: dice under cups, whose turn it is, and the last bid."""

    def __init__(self, setup: dict, start: str) -> None:
        """Set the table for a start, in which the first position's tokens are left out."""
        self.setup = setup
        tokens = dict(token.split(":", 1) for token in start.split())
        waiting = [WAITING * setup["dice"]] * setup["players"]
        cups = tokens["cups"].split("/") if "cups" in tokens else waiting
        self.cups = [cup.replace("-", "") for cup in cups]
        self.turn = int(tokens.get("turn", setup["first"]))
        self.bid = read_bid(tokens["bid"]) if "bid" in tokens else None
        self.fresh: set[int] = set()  # The cups whose roll the viewers have watched.

    def clockwise(self) -> list[int]:
        """Return the seats with dice, from the one that bids next."""
        seats = len(self.cups)
        around = [(self.turn + step) % seats for step in range(seats)]
        return [seat for seat in around if self.cups[seat]]

    def roller(self) -> int | None:
        """Return the seat whose dice are rolled next."""
        alive = self.clockwise()
        waits = [seat for seat in alive if self.cups[seat][0] == WAITING]
        return waits[0] if waits and len(alive) > 1 else None

    def legal(self) -> list[str]:
        """Return the legal actions of the seat that bids next."""
        total, last = sum(map(len, self.cups)), self.bid or (0, 0)
        faces = range(1, self.setup["faces"] + 1)
        bids = [(dice, face) for dice in range(1, total + 1) for face in faces]
        listed = [f"{dice}x{face}" for dice, face in bids if (dice, face) > last]
        return ["liar", *listed] if self.bid else listed

    def rolls(self, seat: int) -> dict[str, int]:
        """Return all rolls of a cup, each with its number of ways."""
        faces, size = ROLLED[: self.setup["faces"]], len(self.cups[seat])
        rolls = {}
        for roll in combinations_with_replacement(faces, size):
            ways = factorial(size)
            for count in Counter(roll).values():
                ways //= factorial(count)
            rolls["".join(roll)] = ways
        return rolls

    def decide(self, text: str) -> None:
        """Make a decision."""
        actor, _, action = text.partition(" ")
        roller, alive = self.roller(), self.clockwise()
        if roller is not None:
            if actor != "*" or action not in self.rolls(roller):
                raise Refused("dice are rolled first")
            self.cups[roller] = action
            self.fresh.add(roller)
        elif len(alive) == 1 or actor != str(self.turn) or action not in self.legal():
            raise Refused("this is not a legal action of the seat in turn")
        elif action == "liar":
            self.doubt(alive)
        else:
            self.bid, self.turn = read_bid(action), alive[1]

    def doubt(self, alive: list[int]) -> None:
        """Lift all cups, and take a die from the seat that was wrong."""
        dice, face = self.bid
        shown = "".join(self.cups)
        counted = shown.count(str(face))
        if self.setup["wild"] and face != 1:
            counted += shown.count("1")
        loser = alive[0] if counted >= dice else alive[-1]
        sizes = [len(cup) - (seat == loser) for seat, cup in enumerate(self.cups)]
        self.cups, self.bid, self.turn = [WAITING * size for size in sizes], None, loser
        self.turn = self.clockwise()[0]

    def notation(self, viewer: str | None = None) -> str:
        """Return the position, perhaps as a viewer sees it."""
        cups = []
        for seat, cup in enumerate(self.cups):
            hidden = viewer is not None and viewer != str(seat) and cup[:1] in ROLLED
            cups.append((HIDDEN * len(cup) if hidden else cup) or "-")
        bid = f" bid:{self.bid[0]}x{self.bid[1]}" if self.bid else ""
        return f"cups:{'/'.join(cups)} turn:{self.turn}{bid}"

    def shown(self) -> dict:
        """Return everything that the judge compares."""
        viewers = ["spectator", *map(str, range(len(self.cups)))]
        position = {"position": self.notation()}
        position["sees"] = {viewer: self.notation(viewer) for viewer in viewers}
        roller, alive = self.roller(), self.clockwise()
        if len(alive) == 1:
            outcome = {"scores": [len(cup) for cup in self.cups], "winners": alive}
            return position | {"turn": "over", "outcome": outcome}
        if roller is not None:
            return position | {"turn": "chance", "chances": self.rolls(roller)}
        return position | {"turn": f"decide {self.turn}", "legal": {str(self.turn): self.legal()}}

    def resampled(self, viewer: str, dice: random.Random) -> str:
        """Return a position that a viewer could be in. Dice that fell unseen are all as likely."""
        world = deepcopy(self)
        for seat, cup in enumerate(self.cups):
            if viewer != str(seat) and cup and cup[0] in ROLLED:
                rolls = self.rolls(seat)
                ways = rolls.values() if seat in self.fresh else None
                world.cups[seat] = dice.choices(list(rolls), ways and list(ways))[0]
        return world.notation()


def answer(question: dict) -> dict:
    """Answer a question of the judge."""
    kind = question["type"]
    if kind == "hello":
        return {"type": "hello", "version": 1, "name": "Liar's dice in Python"}
    positions, first = [], question.get("from", 0)
    try:
        table = Table(read_setup(question["setup"]), question["start"])
        for made, text in enumerate(question["path"]):
            if kind == "play" and made >= first:
                positions.append(table.shown())
            table.decide(text)
    except Refused as refused:
        return {"type": "positions", "positions": positions, "refused": str(refused)}
    if kind == "play":
        return {"type": "positions", "positions": [*positions, table.shown()]}
    dice = random.Random(question["seed"])
    if kind == "resample":
        draws = (table.resampled(question["viewer"], dice) for _ in range(question["number"]))
        return {"type": "worlds", "drawn": Counter(draws)}
    return {"type": "unsupported"}


for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "quit":
        break
    print(json.dumps(answer(asked) | {"id": asked["id"]}), flush=True)
