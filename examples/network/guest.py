"""A guest that plays over a socket: by a player of the library, or by who sits at the terminal."""

from __future__ import annotations

import argparse
import secrets
import socket

import mauerwerk as mw


def main() -> None:
    """Play to the end."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("port", type=int, help="the port that the host prints")
    parser.add_argument(
        "player", nargs="?", help="who decides: easy, medium, hard; without one, you"
    )
    given = parser.parse_args()
    with (
        socket.create_connection(("127.0.0.1", given.port)) as line,
        # Two files: one for both would forget, as it writes, what it has read ahead.
        line.makefile("r", encoding="utf-8", newline="\n") as messages,
        line.makefile("w", encoding="utf-8", newline="\n") as answers,
    ):
        guest = mw.Guest.join(messages.readline())
        answered = None
        while True:
            if guest.actions() and answered != guest.decided:
                answered = guest.decided
                action = chosen(guest, given.player) if given.player else typed(guest)
                print(guest.decide(action), file=answers, flush=True)
            message = messages.readline()
            if not message:
                break
            guest = guest.receive(message)
            if not guest.news:  # it begins anew, and is asked again
                answered = None
            for news in guest.news:
                print(guest.tell(news))
    if guest.outcome:
        print(guest.outcome)


def chosen(guest: mw.Guest, player: str) -> str:
    """Return what a player of the library chooses."""
    return guest.choose(player, seed=secrets.randbits(64))


def typed(guest: mw.Guest) -> str:
    """Ask until an action is typed that the guest may do: its number, or its notation."""
    choices = guest.choices()
    print(guest.view().text())
    for number, choice in enumerate(choices, 1):
        print(f"{number:3}  {choice.label}")
    while True:
        answer = input(f"seat {guest.viewer}> ").strip()
        action = choices[int(answer) - 1].action if answer in numbers(len(choices)) else answer
        try:
            guest.decide(action)
        except mw.MauerwerkError as error:
            print(error)
        else:
            return action


def numbers(count: int) -> set[str]:
    """Return the numbers of the choices, as they are typed."""
    return {str(number) for number in range(1, count + 1)}


if __name__ == "__main__":
    main()
