// An engine that plays the last legal action, in JavaScript for Node.
import { createInterface } from "node:readline";

const answers = {
    hello: () => ({ type: "hello", version: 1, name: "Last in JavaScript", analyses: true }),
    game: () => ({ type: "ready" }),
    choose: ({ legal }) => ({ type: "choice", action: legal.at(-1) }),
    analyse: ({ legal }) => ({ type: "analysis", actions: [{ action: legal.at(-1), odds: 1 }] }),
};

for await (const line of createInterface({ input: process.stdin })) {
    const message = JSON.parse(line);
    if (message.type === "quit") {
        break;
    }
    const answer = answers[message.type]?.(message);
    if (answer) {
        console.log(JSON.stringify({ ...answer, id: message.id }));
    }
}
