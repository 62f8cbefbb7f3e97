// Input from outside is refused with a MauerwerkError, and changes nothing.
import { refusal, same } from "./tools.mjs";

const circle = {};
circle.circle = circle;
const thrower = {
    get theme() {
        throw new Error("mine");
    },
};
const throwing = new Proxy([], new Proxy({}, { get: () => { throw new Error("mine"); } }));
const { proxy: revoked, revoke } = Proxy.revocable([], {});
revoke();
const HUGE = "x".repeat(10_000_000);
const VALUES = [
    ...[-1, 8, 99, 255, 256, 257, 65536, 2 ** 31, 2 ** 32, 2 ** 53, 2 ** 53 + 2, 2 ** 63, 2 ** 64, 1e300, -(2 ** 63)],
    ...[0.5, NaN, Infinity, -Infinity, 0n, 7n, -1n, 2n ** 64n, 2n ** 70n, true, false, null, undefined],
    ...["", " ", "-1", "99", "T ", "\0", "T\0", "\ud800", "T\udfff", "🧱", "\ud83e", "chance ", "spectators", "en", "__proto__"],
    ...["null", "{}", "[]", "[".repeat(100_000), '{"a":'.repeat(1000), "1e999", '"\\ud800"', "NaN"],
    ...[[], {}, [[]], [null], ["\ud800"], [NaN], [1, 2], new Array(5), new Array(2 ** 32 - 1), circle, thrower, throwing, revoked, Object.create(null)],
    ...[Symbol("a"), () => {}, new Map(), new Date(NaN), new Uint8Array(9), new Proxy({}, {}), new String("T"), new Number(0)],
    ...[{ theme: "pink" }, { theme: 1 }, { touched: [1] }, { touched: "T" }, { lang: "xx" }, { themes: "light" }],
    ...[{ player: "hard" }, { player: 1, seed: 1 }, { player: "hard", seed: -1 }, { player: "search:0", seed: 1 }],
];

/** Returns the checks of hostile input. */
export function hostile(library) {
    const { Guest, InformationState, Lesson, Session, Table, TableView, games } = library;

    /** Returns everything that takes something from outside, by a table and a guest. */
    const doors = (table, guest) => {
        const easy = { player: "random", seed: 7 };
        const id = table.game();
        const seeded = table.fork();
        seeded.setSeed(1);
        const session = new Session(seeded);
        return [
            ...[library.rules, library.credits, library.lobby, (x) => library.lobby(id, x), (x) => library.runToml("a", x)],
            ...[(x) => library.readScenario(x, ""), (x) => library.readScenario("a", x), (x) => library.readTableEvent(id, x)],
            ...[(x) => library.readTableEvent(x, "{}"), (x) => library.positionChanges(x, ""), library.wrapTranscript],
            ...[(x) => library.seatedOpponent(x, 1, 0), (x) => library.seatedOpponent("hard", x, 0)],
            ...[(x) => library.seatedOpponent("hard", 1, x), (x) => new Table(x, ""), (x) => new Table(id, x)],
            ...[(x) => new Table(id, "", x), (x) => Table.read(id, x), Table.fromJson, (x) => Table.random(x, "", 1)],
            ...[(x) => Table.random(id, "", x), (x) => table.actions(x), (x) => table.allows(x, "T")],
            ...[(x) => table.allows(0, x), (x) => table.snapshot(x), (x) => table.snapshot(0, x)],
            ...[(x) => table.snapshot(0, { touched: [x] }), (x) => table.snapshot(0, { theme: x, panel: x, sheet: x })],
            ...[(x) => table.touch(x, []), (x) => table.touch(0, x), (x) => table.view(x), (x) => table.seenBy(x)],
            ...[(x) => table.chances(x), (x) => table.fork().play(x, "T"), (x) => table.fork().play(0, x)],
            ...[(x) => table.fork().play(x, x, x), (x) => table.chooseFor(x, easy), (x) => table.chooseFor(0, x)],
            ...[(x) => table.chooseFor(0, easy, x), (x) => table.analyseFor(0, easy, x), (x) => table.fork().undoTo(x)],
            ...[(x) => table.beforeLast(x), (x) => table.replayed(x), (x) => table.resample(x, 1)],
            ...[(x) => table.resample(0, x), (x) => table.fork().setSeed(x), (x) => table.news(x), (x) => table.history(x, x)],
            ...[(x) => table.motions(x, 0), (x) => table.motions(0, x), (x) => table.motions(0, 0, x)],
            ...[(x) => table.messageTo(x, 0), (x) => table.messageTo("m", x), (x) => table.messageTo("m", 0, x)],
            ...[(x) => table.fork().receive("m", 0, x), (x) => table.fork().receive(x, x, x), (x) => table.fork().setNames(x)],
            ...[Guest.join, (x) => guest.receive(x), (x) => guest.decide(x), (x) => guest.snapshot(x), (x) => guest.touch(x)],
            ...[(x) => guest.choose(x), (x) => guest.analyse(x), (x) => TableView.fromJson(id, x), (x) => TableView.fromJson(x, "{}")],
            ...[(x) => new Lesson(x), (x) => new Lesson(id).page(x), (x) => new Lesson(id).answer(x, x)],
            ...[(x) => new Lesson(id).screen(x), (x) => new Lesson(id).wish(x), (x) => new Lesson(id).wish({ kind: "next", number: x })],
            ...[(x) => new Session(table, x), (x) => new Session(seeded, { players: [x] }), (x) => session.wish(x), library.words],
            ...[(x) => session.wish({ kind: "touch", place: x, number: session.screen().number }), (x) => session.take(x, x)],
            ...[(x) => session.take(1, { hints: x }), (x) => session.apply(x, x), (x) => session.report(x)],
            ...[(x) => table.simulate(x, 1, 1), (x) => table.simulate(1, x, 1), (x) => table.simulate(1, 1, x)],
            ...[(x) => InformationState.fromJson(id, x), (x) => table.view(0).svg(x), (x) => table.view(0).drawing(x)],
        ];
    };

    /** Tries values at all doors of a game. Returns the number of calls that were refused. */
    const tried = (id, values) => {
        const table = new Table(id, "players:3", 7);
        table.resolveChance();
        const guest = Guest.join(table.messageTo("m", 0));
        const before = [table.toJson(), guest.message()];
        let count = 0;
        for (const [number, door] of doors(table, guest).entries()) {
            for (const [which, value] of values.entries()) {
                const what = `${id}: door ${number}, value ${which}`;
                try {
                    door(value);
                } catch (thrown) {
                    const { kind, message } = refusal(library, () => { throw thrown; }, what);
                    same([kind !== "Broken", message.length < 3000], [true, true], `${what}: ${message.slice(0, 300)}`);
                    count += 1;
                }
            }
        }
        same([table.toJson(), guest.message()], before, `${id} is unchanged`);
        table.setNames(["Ada", "Ben", "Cem"]);
        table.resolveChance();
        guest.receive(table.messageTo("m", 0));
        return count;
    };

    const refused = () => games().forEach(({ id }) => same(tried(id, VALUES) > 3000, true, "most are refused"));
    const huge = () => same(tried("die-mauer", [HUGE]) > 50, true, "most are refused");

    const wrongTypes = () => {
        const table = new Table("die-mauer", "", 7);
        const notation = (call, what) => same(refusal(library, call, what).kind, "Notation", what);
        for (const value of [7, 7n, null, undefined, {}, [], true, Symbol("a"), new String("T"), "\ud800T", "T\ud800"]) {
            for (const door of [Table.fromJson, (x) => new Table(x, ""), (x) => table.play(0, x), library.rules, Guest.join]) {
                notation(() => door(value), `${String(value)} is not a text`);
            }
        }
        for (const value of ["0", 0.5, NaN, -1, Infinity, 2 ** 53, 0n, null, undefined, {}, [], true]) {
            for (const door of [(x) => table.actions(x), (x) => table.play(x, "T"), (x) => table.view(x), (x) => table.undoTo(x)]) {
                if (value !== 0n) notation(() => door(value), `${String(value)} is not a number`);
            }
        }
        for (const value of [8, 256, 2 ** 32, 2 ** 53 - 1]) {
            same(refusal(library, () => table.actions(value)).kind, "NoSuchSeat", `${value}`);
        }
        same(refusal(library, () => table.snapshot(0, { theme: "light", them: 1 })).kind, "Notation", "an unknown field");
    };

    const closed = () => {
        const table = new Table("berlin", "", 7);
        const guest = Guest.join(table.messageTo("m", 0));
        const view = table.view(0);
        for (const object of [table, guest, view]) object.free();
        const calls = [() => table.seats(), () => table.play(0, "x"), () => table.snapshot(0), () => table.toJson()];
        for (const call of [...calls, () => guest.decide("x"), () => guest.message(), () => view.svg(), () => table.fork()]) {
            same(refusal(library, call, "closed").kind, "Closed", String(call));
        }
        table.free();
        same(games().length > 0, true, "the library goes on");
    };

    const names = () => {
        const table = new Table("berlin", "players:2", 7);
        for (const name of ["", "\0", "a\0b", "\ufeffAda", "e\u0301", "🧱", '"}\\', "<script>", HUGE]) {
            table.setNames([name, "Ben"]);
            same(Table.fromJson(table.toJson()).names(), [name, "Ben"], "names");
            if (name === "<script>") same(table.snapshot(0, { theme: "light" }).svg.includes(name), false, "names are escaped");
        }
    };

    return {
        "hostile input is refused": refused,
        "texts of 10 MB are refused": huge,
        "wrong types are refused": wrongTypes,
        "closed objects are refused": closed,
        "names are kept": names,
    };
}
