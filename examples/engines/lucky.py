"""An engine that plays at random, in Python without any library."""

import json
import random
import sys


def main() -> None:
    """Answer the messages of the host, each in one line."""
    seed, events = "", []
    for line in sys.stdin:
        message = json.loads(line)
        answer = {"id": message.get("id")}
        match message["type"]:
            case "hello":
                answer |= {"type": "hello", "version": 1, "name": "Random in Python"}
            case "game":
                seed, events = message["seed"], message["seen"]["events"]
                answer |= {"type": "ready"}
            case "seen":
                events += message["events"]
                continue
            case "choose":
                # Equal knowledge and an equal seed give an equal choice.
                action = random.Random(f"{seed} {events}").choice(message["legal"])
                answer |= {"type": "choice", "action": action}
            case "quit":
                return
            case _:
                continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
