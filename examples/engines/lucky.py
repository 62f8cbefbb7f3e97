"""An engine that plays at random, in Python without any library."""

import json
import random
import sys


def main() -> None:
    """Answer the messages of the host, each in one line."""
    seed = position = ""
    for line in sys.stdin:
        message = json.loads(line)
        answer = {"id": message.get("id")}
        # What the seat sees is in the messages `game` and `seen`.
        position = message.get("position", position)
        match message["type"]:
            case "hello":
                answer |= {"type": "hello", "version": 1, "name": "Random in Python"}
            case "game":
                seed = message["seed"]
                answer |= {"type": "ready"}
            case "choose":
                # Equal knowledge and an equal seed give an equal choice.
                action = random.Random(seed + position).choice(message["legal"])
                answer |= {"type": "choice", "action": action}
            case "quit":
                return
            case _:
                continue
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
