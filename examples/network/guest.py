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
    given = arguments()
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


def arguments() -> argparse.Namespace:
    """Return the arguments, or end the program with its usage in the chosen language."""
    language = argparse.ArgumentParser(add_help=False, exit_on_error=False)
    language.add_argument("--lang", choices=["en", "de", "nl", "fr"], default="en")
    usage = mw.words("en")["guest-usage"]
    try:
        chosen_language, _ = language.parse_known_args()
        usage = mw.words(chosen_language.lang)["guest-usage"]
        parser = argparse.ArgumentParser(parents=[language], add_help=False, exit_on_error=False)
        parser.add_argument("port", type=int)  # what the host prints
        parser.add_argument("player", nargs="?")  # easy, medium or hard; without one, a person
        parser.add_argument("--token", default="")  # what the host gave, to come back with
        return parser.parse_args()
    except (argparse.ArgumentError, SystemExit):
        sys.exit(usage)


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
