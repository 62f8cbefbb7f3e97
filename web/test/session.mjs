// Sessions: touches, covers, hints, opponents that think in a worker, and what is stored.
import { refusal, same } from "./tools.mjs";

/** Returns the checks of sessions. */
export function sessions(library) {
    const { Host, Session, Table, Thinker, games, words } = library;

    const wished = (session, wish) => {
        session.wish({ ...wish, number: session.screen().number });
        return session.screen();
    };

    const covers = () => {
        const table = new Table("die-mauer", "players:3", 7);
        table.setNames(["Ada", "Ben", "Cem"]);
        const session = new Session(table, { players: ["person", "person", "easy"], lang: "de" });
        const covered = session.screen();
        same(covered.svg, table.snapshot("spectator", { theme: "light", lang: "de" }).svg, "a covered board");
        same([covered.cover, covered.seat, covered.choices], ["Ich bin Ada", null, []], "covered");
        const seen = wished(session, { kind: "uncover" });
        same([seen.turn, seen.seat, seen.cover], ["Du bist an der Reihe", 0, ""], "uncovered");
        session.wish({ kind: "touch", place: "stock:0:T", number: covered.number });
        same(session.table().decisions(), [], "a wish from an old screen does nothing");
        same(wished(session, { kind: "touch", place: "stock:0:T" }).cover, "Ich bin Ben", "handed over");
        same(wished(session, { kind: "undo" }).turn, "Weitergeben an Ada", "taken back");
    };

    const opened = () => {
        const at = "players:3 wall:T1T stocks:G2346/G12346/TG12346 master:0 fists:-/G/T";
        const table = Table.read("die-mauer", at);
        table.setSeed(7);
        const session = new Session(table, {});
        same(wished(session, { kind: "uncover" }).hands, [], "a closed table");
        const { error, errorSpans } = wished(session, { kind: "touch", place: "stock:0:G" });
        same(errorSpans.filter(({ meaning }) => meaning === "rule"), [{ text: "DM-20", meaning: "rule", of: "DM-20" }], "a refused touch");
        same(errorSpans.map(({ text }) => text).join(""), error, "its parts");
        for (const wrong of ["true", 1, null, undefined, {}]) same(refusal(library, () => session.setOpen(wrong)).kind, "Notation", `${wrong}`);
        session.setOpen(true);
        same([session.screen().hands.length, session.screen().errorSpans, session.options().open], [2, [], true], "an open table");
        session.setOpen(false);
        same([session.screen().hands, session.screen().cover], [[], "I am seat 0"], "a table that was closed again");
        same(library.lobby("die-mauer", "").hidden, true, "secrets");
        same(library.lobby("berlin", "").hidden, false, "no secrets");
    };

    const stored = () => {
        const session = new Session(new Table("berlin", "players:2", 7), { players: ["person", "hard"], hints: false });
        const { svg } = session.screen();
        const again = new Session(Table.fromJson(session.table().toJson()), JSON.parse(JSON.stringify(session.options())));
        same(again.screen().svg, svg, "a stored session goes on");
        same(session.options(), { players: ["person", "hard"], lang: "en", hints: false, open: false }, "options");
        session.wish({ kind: "look", theme: "dark", width: 390 });
        same(session.screen().svg === svg, false, "a narrow board in the dark");
        same(words("de").undo, "Zurücknehmen", "words");
    };

    const refused = () => {
        const table = new Table("berlin", "players:2", 7);
        const wrong = [{ players: ["strong"] }, { lang: "xx" }, { seats: 1 }, { players: ["easy", "easy", "easy"] }];
        for (const options of wrong) same(refusal(library, () => new Session(table, options)).kind, "Setup", JSON.stringify(options));
        same(refusal(library, () => new Session(new Table("berlin", ""))).kind, "Unavailable", "no seed");
        const session = new Session(table, { players: ["easy", "easy"] });
        const { id } = session.task();
        same(refusal(library, () => session.take(id, {})).kind, "Notation", "nothing found");
        same(refusal(library, () => session.take(id, { action: "🧱" })).kind, "Notation", "no action");
        session.take(id + 1, { failure: "late" });
        same(session.screen().error, "", "what comes late does nothing");
        session.take(id, { failure: "too much" });
        same([session.screen().error, session.task()], ["too much", undefined], "a failure");
    };

    /** Lets a person touch the first target of each screen until the game is over. */
    const whole = async () => {
        const small = { "die-mauer": "players:3 rounds:1", berlin: "players:2 rows:2 columns:4 target:2", mauerbauer: "players:2 board:hexagon" };
        for (const { id } of games()) {
            const thinker = new Thinker();
            const host = new Host(new Session(new Table(id, small[id], 3), { players: ["person", ...Array(Number(small[id][8]) - 1).fill("random")] }), thinker);
            const ends = new Promise((resolve) => {
                const go = () => {
                    const { isOver, isThinking, places, number, error } = host.screen;
                    same(error, "", id);
                    if (isOver) return resolve();
                    const targets = places.filter(({ isTarget }) => isTarget);
                    const place = targets[(number * 7919) % targets.length]?.name;
                    if (!isThinking) queueMicrotask(() => host.send({ kind: "touch", place, number }));
                };
                host.subscribe(go);
                go();
            });
            await ends;
            same(host.screen.choices, [], id);
            host.close();
            thinker.close();
        }
    };

    const hints = async () => {
        const thinker = new Thinker();
        const host = new Host(new Session(new Table("die-mauer", "players:3 rounds:1", 3), { players: ["person", "easy", "easy"] }), thinker);
        const found = new Promise((resolve) => host.subscribe(() => host.screen.isThinking || resolve()));
        host.send({ kind: "hint", number: host.screen.number });
        same(host.screen.isThinking, true, "a player looks for hints");
        await found;
        const { hints, choices } = host.screen;
        same(hints.length > 0 && hints.every(({ action }) => choices.some((choice) => choice.action === action)), true, "hints");
        same(/^wins \d+%/.test(hints[0].worth), true, hints[0].worth);
        thinker.close();
    };

    return {
        "a session covers the board, and takes back": covers,
        "a refused touch cites its ruling, and a table is opened and closed": opened,
        "a session is stored and goes on": stored,
        "what is wrong with a session is refused": refused,
        "a whole game of a session is played by touches": whole,
        "hints come from a worker": hints,
    };
}
