"""A guest that plays over a socket, with a player of the library or a person at the terminal."""

from __future__ import annotations

import argparse
import secrets
import socket
import sys
import time
from typing import TextIO

import mauerwerk as mw

LONGEST = 1 << 24
"""The most characters of a message."""
ATTEMPTS = 5
"""The number of attempts to reconnect."""


def main() -> None:
    """Play to the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int, help="the port that the host prints")
    parser.add_argument(
        "player", nargs="?", help="who decides: easy, medium, hard; without one, you"
    )
    parser.add_argument("--token", default="", help="what the host gave you, to come back with")
    languages = ["en", "de", "nl", "fr"]
    parser.add_argument("--lang", choices=languages, default="en", help="the language of the game")
    given = parser.parse_args()
    words = mw.words(given.lang)
    token, guest, failures = given.token, None, 0
    while guest is None or guest.outcome is None:
        if failures > ATTEMPTS:
            sys.exit(words["no-host"])
        try:
            with socket.create_connection(("127.0.0.1", given.port)) as line:
                messages, answers = (
                    line.makefile(mode, encoding="utf-8", newline="\n") for mode in ("r", "w")
                )
                print(f"join {token}".strip(), file=answers, flush=True)
                token = heard(messages).split()[-1]
                print(f"--token {token}", file=sys.stderr)
                guest = mw.Guest.join(heard(messages))
                failures = 0
                guest = play(guest, given.player, given.lang, messages, answers)
        except OSError:
            failures += 1
            time.sleep(1)
    print(guest.summary(lang=given.lang))


def play(
    guest: mw.Guest, player: str | None, lang: str, messages: TextIO, answers: TextIO
) -> mw.Guest:
    """Play until the game is over."""
    answered = None
    while guest.outcome is None:
        if guest.actions() and answered != guest.decided:
            answered = guest.decided
            action = chosen(guest, player) if player else typed(guest, lang)
            print(guest.decide(action), file=answers, flush=True)
        try:
            guest = guest.receive(heard(messages))
        except mw.MessageError:  # something is missing
            print("again", file=answers, flush=True)
            continue
        if not guest.news():  # it starts again, and is asked again
            answered = None
        for news in guest.news(lang=lang):
            print(news)
    return guest


def heard(messages: TextIO) -> str:
    """Return the next line.

    Raises:
        ConnectionError: If the host has hung up.

    """
    line = messages.readline(LONGEST)
    if not line.endswith("\n"):
        message = "the host has hung up"
        raise ConnectionError(message)
    return line


def chosen(guest: mw.Guest, player: str) -> str:
    """Return the choice of a player of the library."""
    return guest.choose(player, seed=secrets.randbits(53))


def typed(guest: mw.Guest, lang: str) -> str:
    """Ask for a legal action until one is typed: its number, or its notation."""
    choices = guest.choices(lang=lang)
    print(guest.view().text(lang=lang))
    for number, choice in enumerate(choices, 1):
        print(f"{number:3}  {choice.label}")
    print(guest.summary(lang=lang))
    while True:
        answer = input("> ").strip()
        action = choices[int(answer) - 1].action if answer in numbers(len(choices)) else answer
        try:
            guest.decide(action)
        except mw.MauerwerkError as error:
            print(error.tell(lang))
        else:
            return action


def numbers(count: int) -> set[str]:
    """Return the numbers of the choices, as they are typed."""
    return {str(number) for number in range(1, count + 1)}


if __name__ == "__main__":
    main()
