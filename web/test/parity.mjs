// The same seeds give the same games, and the same wrong input the same text, as in every other language.
import { bits, hash, refusal, same } from "./tools.mjs";

/** Returns the checks of the files in ffi/parity. `read` returns the text of a file of the project. */
export function parity(library, read) {
    const { InformationState, Table, TableView, readTableEvent, runToml } = library;

    const each = (name, check) => async () => {
        const text = await read(`ffi/parity/${name}`);
        for (const line of text.trimEnd().split("\n")) check(line.split("\t"), line);
    };

    const games = ([game, setup, seed, record, drawn, last], line) => {
        const table = Table.random(game, setup, seed);
        const svg = table.snapshot("spectator", { theme: "light" }).svg;
        same([hash(table.toJson()), hash(svg), table.notation()], [record, drawn, last], line);
        same(Table.fromJson(table.toJson()).notation(), last, line);
    };

    const readers = {
        event: (game, json) => {
            const event = readTableEvent(game, json);
            return [event.json, [event.text]];
        },
        view: (game, json) => {
            const view = TableView.fromJson(game, json);
            return [view.toJson(), [view.notation(), hash(view.svg({ theme: "dark" }))]];
        },
        information: (game, json) => {
            const seen = InformationState.fromJson(game, json);
            return [seen.toJson(), [`${seen.events().length}`, hash(seen.now().svg({ theme: "dark" }))]];
        },
    };
    const seen = ([kind, game, json, ...wanted], line) => {
        const [written, found] = readers[kind](game, json);
        same(found, wanted, line);
        same(readers[kind](game, written), [written, wanted], line);
    };

    const pointed = ({ places }) =>
        places.map(({ name, label, shape, isTarget, isTouched }) => {
            const corners = shape.map(([x, y]) => `${x},${y}`).join(" ");
            return `${name}|${label}|${corners}|${Number(isTarget)}${Number(isTouched)}\n`;
        }).join("");
    const touches = ([game, setup, seed, made, seat, touch, ...hashes], line) => {
        const table = Table.random(game, setup, seed);
        table.undoTo(Number(made));
        const first = table.snapshot(Number(seat), { theme: "light" });
        const next = table.snapshot(Number(seat), { theme: "light", sheet: "narrow", touched: [touch] });
        const touched = first.choices.map(({ notation, touches }) => `${notation} ${touches.join(",")}\n`).join("");
        const texts = [touched, pointed(first), first.svg, pointed(next), next.svg];
        same(texts.map(hash), hashes, line);
        const meant = first.choices.find(({ touches }) => touches.length === 1 && touches[0] === touch)?.notation;
        same([first.chosen, next.chosen, table.touch(Number(seat), [touch])], [undefined, meant, meant], line);
    };

    const touchErrors = ([game, setup, seat, touched, text], line) => {
        const viewer = seat === "spectator" ? seat : Number(seat);
        const call = () => new Table(game, setup).snapshot(viewer, { theme: "dark", touched: touched.split(",") });
        same(refusal(library, call, line).message, text, line);
    };

    const told = (analysis) =>
        analysis.actions.map((one) => {
            const numbers = [one.odds, one.win, one.error, one.points].map(bits);
            const line = one.line.map(({ text }) => text).join(",");
            return [one.notation, one.label, `${one.visits}`, ...numbers, line, one.reason ?? ""].join(" ") + "\n";
        }).join("");
    const opponents = ([game, setup, seed, made, seat, player, own, choice, hashed], line) => {
        const table = Table.random(game, setup, seed);
        table.undoTo(Number(made));
        const opponent = { player, seed: own };
        same(table.chooseFor(Number(seat), opponent), choice, line);
        same(hash(told(table.analyseFor(Number(seat), opponent))), hashed, line);
    };

    const tables = {
        new: (game, setup) => new Table(game, setup),
        read: (game, setup) => Table.read(game, setup),
        random: (game, setup) => Table.random(game, setup, 7),
    };
    const opponentErrors = ([how, game, setup, seat, player, text], line) => {
        const table = (tables[how] ?? tables.random)(game, setup);
        const call = () => table.chooseFor(Number(seat), { player, seed: 7 });
        same(refusal(library, call, line).message, text, line);
    };

    const wrong = {
        ...tables,
        load: (json) => Table.fromJson(json),
        play: (game, setup, who, notation) => new Table(game, setup).play(who === "*" ? "chance" : Number(who), notation),
        undo: (game, setup) => new Table(game, setup).undo(),
        deal: (game, setup) => new Table(game, setup, 0).deal(),
        view: TableView.fromJson,
        event: readTableEvent,
        information: InformationState.fromJson,
        scenario: (toml) => runToml("mine", toml),
    };
    const errors = (columns, line) => {
        const [kind, ...given] = columns.slice(0, -1).map((text) => text.replaceAll("\\n", "\n"));
        const error = refusal(library, () => wrong[kind](...given), line);
        same(error.message.replaceAll("\n", "\\n"), columns.at(-1), line);
    };

    return {
        "the same seeds give the same games": each("games.txt", games),
        "what is seen crosses as JSON": each("seen.txt", seen),
        "places and touches are the same": each("touches.txt", touches),
        "touches are refused with the same text": each("touch_errors.txt", touchErrors),
        "opponents think the same": each("opponents.txt", opponents),
        "opponents refuse with the same text": each("opponent-errors.txt", opponentErrors),
        "the same wrong input gives the same text": each("errors.txt", errors),
    };
}
