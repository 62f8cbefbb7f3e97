// Play, secrets, languages, guests and opponents.
import { refusal, same } from "./tools.mjs";

const WALL = "players:3 wall:- stocks:TG12346/TG12346/TG12346 fists:{}/_/_";
const CHECK =
    "rows:2 columns:4 variants:crazy-eights check_visibility:private hammers:a1/b2 " +
    "phase:rolling die:S wall:tcCt({}:0)cA/tcAtcS";
const MASONS = "board:hexagon first_player:0 hands:{},cities/in-b,in-w phase:building";
/** Positions that differ in what one seat alone knows: the game, the position, and what is hidden from seat 1. */
const HIDDEN = [
    ["die-mauer", WALL, ["T", "6"]],
    ["berlin", CHECK, ["S3", "M4"]],
    ["mauerbauer", MASONS, ["size", "colours"]],
];
const LANGS = ["en", "de", "nl", "fr"];

/** Returns the checks of play. */
export function play(library) {
    const { Guest, Lesson, MauerwerkError, Table, TableView, games, levels, lobby, rules, seatedOpponent } = library;

    /** Returns everything that a table shows to a viewer. */
    const shown = (table, viewer) => {
        const screens = LANGS.map((lang) => table.snapshot(viewer, { theme: "auto", lang }));
        const seen = table.seenBy(viewer);
        const guest = Guest.join(table.messageTo("match", viewer));
        return JSON.stringify([
            [screens, seen.toJson(), seen.events(), seen.now().toJson(), seen.now().svg(), table.news(viewer)],
            [table.view(viewer).toJson(), table.view(viewer).drawing("de"), table.history(viewer), guest.message()],
            [guest.snapshot({ theme: "dark" }), guest.turn(), guest.actions(), table.motions(viewer, 0)],
        ]);
    };

    const secrets = () => {
        for (const [game, position, hidden] of HIDDEN) {
            const [one, other] = hidden.map((text) => Table.read(game, position.replace("{}", text)));
            same(one.toJson() === other.toJson(), false, game);
            for (const viewer of [1, "spectator"]) same(shown(one, viewer), shown(other, viewer), `${game} ${viewer}`);
            same(shown(one, 0) === shown(other, 0), false, `${game}: the seat that knows it`);
        }
        const seed = 0xfedc_ba98_7654_3210n;
        const table = new Table("berlin", "", seed);
        for (const text of [`${seed}`, seed.toString(16)]) {
            same(shown(table, 0).includes(text), false, "the seed of chance is hidden");
        }
    };

    const seeds = () => {
        const largest = 2n ** 64n - 1n;
        for (const seed of [0n, 7n, 2n ** 53n + 1n, largest]) {
            const table = new Table("berlin", "", seed);
            const given = [`${seed}`, table.seed(), JSON.parse(Table.fromJson(table.toJson()).toJson()).seed];
            same(given.map(String), Array(3).fill(`${seed}`), "seed");
            same(Table.random("berlin", "", `${seed}`).toJson(), Table.random("berlin", "", seed).toJson(), "seed");
            const { player, seed: own } = seatedOpponent("easy", seed, 0);
            same([player, typeof own, own <= largest], ["easy", "bigint", true], "opponent");
        }
        const table = new Table("berlin", "");
        same(table.seed(), undefined, "no seed");
        table.setSeed(7);
        same(`${table.seed()}`, "7", "a number is a seed");
        for (const seed of [-1, 0.5, NaN, 2 ** 53, -1n, largest + 1n, "", "x", {}, null, true]) {
            if (seed !== null) same(refusal(library, () => new Table("berlin", "", seed)).kind, "Notation", `${seed}`);
            same(refusal(library, () => Table.random("berlin", "", seed)).kind, "Notation", `${seed}`);
        }
    };

    const whole = () => {
        for (const { id, name } of games()) {
            const table = new Table(id, "", 7);
            table.setNames(["Ada", ...Array(table.seats() - 1).fill("")]);
            for (let made = 0; made < 40; made++) {
                table.resolveChance();
                const turn = table.turn();
                if (turn.kind !== "decide") break;
                const screen = table.snapshot(turn.seats[0], { theme: "light", sheet: "narrow" });
                const choice = screen.choices[made % screen.choices.length];
                same(choice.spans.map(({ text }) => text).join(""), choice.label, name);
                same(table.touch(turn.seats[0], choice.touches), choice.notation, name);
                const before = table.notation();
                const copy = table.fork();
                same(table.play(turn.seats[0], choice.notation).length > 0, true, name);
                same(table.undo().action, choice.notation, name);
                same([table.notation(), copy.notation()], [before, before], name);
                table.play(turn.seats[0], choice.notation);
            }
            same(table.replayed(0).decisions(), [], name);
            same(Table.fromJson(table.toJson()).notation(), table.notation(), name);
            const texts = LANGS.map((lang) => table.snapshot(0, { lang }).summary);
            same(new Set(texts).size, LANGS.length, `${name} in every language`);
            same(rules(id).every(({ id, sentence }) => id && sentence), true, name);
            same(lobby(id).options[0].takes.kind, "number", name);
        }
        same(levels(), ["easy", "medium", "hard"], "levels");
    };

    /** A game that is read from its record after each decision goes on as one that never stopped. */
    const records = () => {
        for (const { id, name } of games()) {
            const table = new Table(id, "players:3", 2n ** 60n);
            let again = Table.fromJson(table.toJson());
            let outcomes = 0;
            for (let made = 0; made < 60; made++) {
                table.resolveChance();
                again.resolveChance();
                same(again.toJson(), table.toJson(), `${name} after ${made} decisions`);
                outcomes = table.decisions().filter(({ actor }) => actor === "chance").length;
                const turn = table.turn();
                if (turn.kind !== "decide") break;
                const action = table.actions(turn.seats[0])[made % table.actions(turn.seats[0]).length];
                table.play(turn.seats[0], action);
                again.play(turn.seats[0], action);
                again = Table.fromJson(again.toJson());
            }
            same(outcomes > 1, new Set(["berlin", "mauerbauer"]).has(id), `${name}: ${outcomes} outcomes of chance`);
        }
    };

    const simulated = () => {
        for (const { id, name } of games()) {
            const table = new Table(id, "players:3", 7);
            const before = table.toJson();
            const batch = table.simulate(70, 5);
            same(Object.values(batch).every((column) => column instanceof Int32Array && column.length === 70), true, name);
            same([batch.game[69], new Set(batch.decisions).size > 1], [69, true], name);
            same([...table.simulate(70, 5).score_2], [...batch.score_2], `${name}: the same seed`);
            const { finished, decisions, winners } = table.simulate(3, 5, 2);
            same([finished, decisions, winners].map((column) => [...column]), [[0, 0, 0], [2, 2, 2], [0, 0, 0]], `${name}: a limit`);
            same(Object.values(table.simulate(0, 5)).map((column) => column.length), Object.keys(batch).map(() => 0), `${name}: no games`);
            const heard = [];
            const stop = (made) => heard.push(made) < 2;
            same(refusal(library, () => table.simulate(1000, 5, undefined, stop), name).kind, "Unavailable", `${name}: it was stopped`);
            same(heard, [64, 128], `${name}: the watch`);
            same(refusal(library, () => table.simulate(1_000_001, 5), name).kind, "Notation", `${name}: too many games`);
            same(table.toJson(), before, `${name} is unchanged`);
        }
    };

    const guests = () => {
        for (const { id } of games()) {
            const table = new Table(id, "players:3", 7);
            const all = [0, 1, 2, "spectator"].map((viewer) => Guest.join(table.messageTo("match", viewer)));
            const hear = () => {
                for (const guest of all) guest.receive(table.messageTo("match", guest.viewer(), guest.decisions()));
            };
            for (let made = 0; made < 20; made++) {
                table.resolveChance();
                hear();
                const turn = table.turn();
                if (turn.kind !== "decide") break;
                const guest = all[turn.seats[0]];
                const choice = guest.choose({ player: "flat:3", seed: 5 });
                table.receive("match", turn.seats[0], guest.decide(choice));
                hear();
            }
            for (const guest of all) {
                const own = table.snapshot(guest.viewer(), { theme: "dark", lang: "fr" });
                same(guest.snapshot({ theme: "dark", lang: "fr" }), own, id);
                same([guest.turn(), guest.setup(), guest.seats()], [table.turn(), table.setup(), table.seats()], id);
                const view = TableView.fromJson(id, guest.seen().now().toJson());
                same(view.notation(), own.position, id);
            }
        }
    };

    const errors = () => {
        const table = new Table("die-mauer", "");
        const error = refusal(library, () => table.play(0, "5"));
        same([error instanceof Error, error.name, error.kind, error.rule], [true, "MauerwerkError", "IllegalAction", "DM-09"], "error");
        same([error.actor, error.action, Boolean(error.sentence && error.reason)], [0, "5", true], "error");
        same(error.spans.map(({ text }) => text).join(""), error.message, "the parts of an error");
        same(error.spans.find(({ meaning }) => meaning === "rule"), { text: "DM-09", meaning: "rule", of: "DM-09" }, "the ruling of an error");
        same(new MauerwerkError(error.fields()).fields(), error.fields(), "error");
        const faults = refusal(library, () => new Table("die-mauer", "players:9 rounds:0")).faults;
        same(faults.map(({ rule, option }) => [rule, option]), [["DM-02", "players"], ["DM-45", "rounds"]], "faults");
    };

    const watched = () => {
        const table = new Table("die-mauer", "");
        const heard = [];
        const opponent = { player: "search:100000", seed: 7 };
        const analysis = table.analyseFor(0, opponent, "en", (made) => heard.push(made) < 3);
        same([analysis.complete, heard.length], [false, 3], "a watch stops the search");
        const thrown = table.analyseFor(0, opponent, "en", () => {
            throw new Error("mine");
        });
        same(thrown.complete, false, "a watch that throws stops the search");
        const inner = table.chooseFor(0, { player: "search:128", seed: 7 }, () => {
            same(table.seats(), 4, "the table can be read meanwhile");
            same(refusal(library, () => table.undo()).kind, "Closed", "and it cannot be changed");
        });
        same(inner, table.chooseFor(0, { player: "search:128", seed: 7 }), "the choice does not depend on the watch");
    };

    /** Plays a lesson by trying each choice until one is right. */
    const lessons = () => {
        for (const { id } of games()) {
            for (const lang of LANGS) {
                const lesson = new Lesson(id);
                const { seat, count } = lesson.page(lang);
                for (let page = lesson.page(lang); ; page = lesson.page(lang)) {
                    const screen = lesson.table().snapshot(seat, { theme: "light", lang });
                    same(page.text.length > 20, true, `${id} ${page.number}`);
                    if (page.task === undefined) {
                        if (lesson.goOn()) continue;
                        same(page.number, count, `${id} ends`);
                        break;
                    }
                    same(refusal(library, () => lesson.goOn()).kind, "Unavailable", `${id} ${page.number}`);
                    const replies = screen.choices.map(({ notation }) => () => lesson.answer(notation, lang).verdict);
                    same(replies.some((reply) => reply() === "right"), true, `${id} ${page.number} can be done`);
                }
                same([lesson.back(), lesson.page().number], [true, count - 1], id);
            }
        }
        const lesson = new Lesson("die-mauer");
        while (lesson.page().task === undefined) lesson.goOn();
        lesson.answer("T");
        lesson.goOn();
        const { verdict, spans } = lesson.answer("T", "de");
        const cited = spans.find(({ meaning }) => meaning === "rule");
        same([verdict, cited.of], ["refused", "DM-09"], "a refusal");
        same(refusal(library, () => new Lesson("chess")).kind, "Notation", "no such game");
        const board = new Lesson("berlin");
        board.wish({ kind: "next", number: board.screen().number });
        same(board.screen("de").lesson.text, board.page("de").text, "the text of a board");
        same([board.page().number, board.screen().turn], [2, board.page().task ?? ""], "a board goes on");
    };

    return {
        "no hidden state is shown": secrets,
        "seeds have 64 bits": seeds,
        "games of all kinds are played": whole,
        "records with own chance play on": records,
        "random games are simulated": simulated,
        "guests play": guests,
        "errors have fields": errors,
        "a watch follows a search": watched,
        "lessons are played to their end": lessons,
    };
}

/** Returns the checks of opponents that think in a worker. */
export function thinking({ Guest, MauerwerkError, Table, Thinker }) {
    const failure = (promise) => promise.then(() => undefined, (error) => error);
    const long = { player: "search:100000000", seed: 7 };

    const alike = async (thinker) => {
        const table = new Table("mauerbauer", "players:3", 7);
        table.resolveChance();
        const seat = table.turn().seats[0];
        const guest = Guest.join(table.messageTo("match", seat));
        const opponent = { player: "search:200", seed: 2n ** 60n };
        const heard = [];
        const choice = thinker.chooseFor(table, seat, opponent, { onProgress: (made) => heard.push(made) });
        same(await choice, table.chooseFor(seat, opponent), "choice");
        same(heard, [64, 128, 192], "progress");
        same(await thinker.analyseFor(table, seat, opponent, "de"), table.analyseFor(seat, opponent, "de"), "analysis");
        same(await thinker.choose(guest, opponent), table.chooseFor(seat, opponent), "guest");
        same(await thinker.analyse(guest, opponent, "nl"), guest.analyse(opponent, "nl"), "analysis of a guest");
        const error = await failure(thinker.chooseFor(table, 9, opponent));
        same([error instanceof MauerwerkError, error.kind], [true, "NoSuchSeat"], "errors cross");
    };

    const aborted = async (thinker) => {
        const table = new Table("die-mauer", "");
        const control = new AbortController();
        const stopped = thinker.chooseFor(table, 0, long, { signal: control.signal, onProgress: () => control.abort("enough") });
        const next = thinker.chooseFor(table, 1, { player: "greedy", seed: 7 });
        same(await failure(stopped), "enough", "the reason of the signal");
        same(await next, table.chooseFor(1, { player: "greedy", seed: 7 }), "the next request is answered");
        same(await failure(thinker.chooseFor(table, 0, long, { signal: AbortSignal.abort("before") })), "before", "aborted before");
        const closed = failure(thinker.chooseFor(table, 0, long));
        thinker.close();
        same((await closed).kind, "Unavailable", "a closed thinker");
        same(await thinker.chooseFor(table, 1, { player: "greedy", seed: 7 }), await next, "and it starts again");
    };

    /** A search of four trees, at a table of each game and at a guest of one. */
    const split = async () => {
        const opponent = { player: "search:2003", seed: 7 };
        const wanted = {};
        for (const workers of [1, 2, 3]) {
            const thinker = new Thinker(workers);
            const heard = [];
            for (const game of ["die-mauer", "berlin", "mauerbauer"]) {
                const table = new Table(game, game === "mauerbauer" ? "players:2" : "", 7);
                table.resolveChance();
                const seat = table.turn().seats[0];
                wanted[game] ??= [table.chooseFor(seat, opponent), table.analyseFor(seat, opponent, "fr")];
                const found = [
                    await thinker.chooseFor(table, seat, opponent, { onProgress: (made) => heard.push(made) }),
                    await thinker.analyseFor(table, seat, opponent, "fr"),
                ];
                same(found, wanted[game], `${game} with ${workers} workers`);
                if (game !== "berlin") continue;
                const guest = Guest.join(table.messageTo("match", seat));
                same(await thinker.analyse(guest, opponent, "fr"), wanted[game][1], `a guest with ${workers} workers`);
            }
            // A watch hears of every 64th iteration of a tree.
            same(Math.max(...heard), workers > 1 ? 4 * 448 : 1984, "progress of all trees");
            thinker.close();
        }
        const table = new Table("die-mauer", "", 7);
        const seen = table.asked(0);
        same([seen.trees(opponent), seen.trees({ player: "medium", seed: 7 }), seen.trees({ player: "greedy", seed: 7 })], [4, 1, 0], "trees");
        const tree = seen.growTree(opponent, 0);
        const kind = (call) => refusal({ MauerwerkError }, call, "trees").kind;
        const wrong = [() => seen.growTree(opponent, 4), ...[["x"], [tree], [tree, tree, tree, "1\t1\t9\nT"], [tree, tree, tree, tree.replaceAll(/\t\d+/g, "\t9999999999")]].map((trees) => () => table.chooseFor(0, opponent, undefined, trees))];
        same(wrong.map(kind), Array(5).fill("Notation"), "trees of another search");
    };

    const stopped = async () => {
        const thinker = new Thinker(3);
        const table = new Table("die-mauer", "");
        const control = new AbortController();
        const searches = [0, 1].map((seat) => thinker.chooseFor(table, seat, long, { signal: control.signal, onProgress: () => control.abort("enough") }));
        const other = thinker.chooseFor(table, 1, { player: "search:2000", seed: 7 });
        same(await Promise.all(searches.map(failure)), ["enough", "enough"], "the reason of the signal");
        same(await other, table.chooseFor(1, { player: "search:2000", seed: 7 }), "the other search begins again");
        thinker.close();
    };

    const using = (check) => async () => {
        const thinker = new Thinker();
        try {
            await check(thinker);
        } finally {
            thinker.close();
        }
    };
    return {
        "a worker thinks the same": using(alike),
        "a search is aborted": using(aborted),
        "several workers think the same": split,
        "a signal ends all workers of a search": stopped,
    };
}

/** Returns the check of an instance that traps. `glue` is the generated module. */
export function traps(library, glue) {
    const { Table, games, load } = library;
    return {
        "a trap ends the instance, and load starts another": async () => {
            const table = new Table("berlin", "", 7);
            const json = table.toJson();
            const exports = await glue.default();
            same(refusal(library, () => exports.table_seats(0xffff_fff0)).kind, "Broken", "the trap itself");
            for (const call of [games, () => table.seats(), () => new Table("berlin", "")]) {
                const error = refusal(library, call);
                same([error.kind, error.message.includes("load()")], ["Broken", true], "nothing works any longer");
            }
            await load();
            same(refusal(library, () => table.seats()).kind, "Closed", "objects of the old instance are closed");
            table.free();
            same(Table.fromJson(json).toJson(), json, "the new instance works");
            await load();
            same(games().length > 0, true, "loading twice changes nothing");
        },
    };
}
