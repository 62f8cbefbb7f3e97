// What a strict program may write, and what it may not.
import { mountBoard } from "mauerwerk/board";
import { Guest, Host, MauerwerkError, Session, Table, Thinker, games, load, lobby, type Choice, type ErrorKind, type Snapshot } from "mauerwerk";

await load();
const table = new Table("berlin", "players:2", 7n);
const screen: Snapshot = table.snapshot(0, { theme: "auto", sheet: "narrow", lang: "fr", touched: [] });
const first: Choice | undefined = screen.choices[0];
if (first) table.play(0, first.notation).map(({ text, spans }) => [text, spans[0]?.meaning]);
const turn = table.turn();
if (turn.kind === "over") turn.outcome.winners.map((seat: number) => seat);
else if (turn.kind === "decide") turn.seats.at(0)?.toFixed();
for (const option of lobby(games()[0]?.id ?? "").options) {
    if (option.takes.kind === "number") option.takes.least.toFixed();
}
try {
    Guest.join(table.messageTo("match", "spectator")).decide("x");
} catch (error) {
    if (error instanceof MauerwerkError) error.kind satisfies ErrorKind;
}
const seed: bigint | undefined = table.seed();
const chosen: string = await new Thinker().chooseFor(table, 0, { player: "hard", seed: seed ?? 1 }, { signal: AbortSignal.timeout(9) });
const host = new Host(new Session(table, { players: ["person", "hard"], lang: "nl" }), new Thinker());
const unmount: () => void = mountBoard(document.body, host);
host.send({ kind: "show", decisions: 0, number: host.screen.number });
unmount();
console.log(chosen, screen.turn.text);

// @ts-expect-error: a viewer is a seat or a spectator
table.snapshot("chance");
// @ts-expect-error: a theme has a name of its own
table.snapshot(0, { theme: "pink" });
// @ts-expect-error: a look has no such field
table.snapshot(0, { themes: "light" });
// @ts-expect-error: an opponent has a seed
table.chooseFor(0, { player: "hard" });
// @ts-expect-error: a wish has the number of its screen
host.send({ kind: "undo" });
// @ts-expect-error: an action is a text
table.play(0, 5);
