// What readers accept is fit for everything that can be asked of it.
import { refusal, same } from "./tools.mjs";

const SETUPS = {
    "die-mauer": "players:3 stock:TG4",
    berlin: "packs:2 rows:8 players:5 variants:wall-of-china",
    mauerbauer: "players:3 board:strip",
};
const [VIEWERS, LANGS, THEMES] = [[0, "spectator"], ["en", "de", "nl", "fr"], ["light", "dark", "auto", "print"]];
const [SHEETS, PANELS] = [["wide", "narrow"], ["board", "seats", "hand", undefined]];

/** Returns a function that draws numbers below a given one. */
function draws(seed) {
    let state = seed;
    return (below) => {
        state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
        return Math.floor((state / 2 ** 32) * below);
    };
}

/** Returns the checks of altered JSON. */
export function fit(library) {
    const { Guest, InformationState, Table, TableView, readTableEvent } = library;
    const draw = draws(5);
    const one = (all) => all[draw(all.length)];
    const look = () => ({ theme: one(THEMES), sheet: one(SHEETS), panel: one(PANELS), lang: one(LANGS) });

    /** Returns a value of JSON with a place exchanged, left out or changed. */
    const altered = (value) => {
        if (Array.isArray(value) && value.length > 0) {
            const items = [...value];
            const [first, second] = [draw(items.length), draw(items.length)];
            const how = draw(4);
            if (how === 0) [items[first], items[second]] = [items[second], items[first]];
            else if (how === 1) items.splice(first, 1);
            else items[first] = altered(items[first]);
            return items;
        }
        if (value !== null && typeof value === "object" && Object.keys(value).length > 0) {
            const key = one(Object.keys(value));
            return { ...value, [key]: draw(10) > 0 ? altered(value[key]) : undefined };
        }
        if (typeof value === "number") return one([value + 1, value - 1, 0, 255, 2 ** 40]);
        return one([null, "", "T", value]);
    };

    /** Returns what a call returns, or the error that it throws, which must be one of the library. */
    const tried = (call, what) => {
        try {
            return [call()];
        } catch (thrown) {
            const error = refusal(library, () => { throw thrown; }, what);
            same(error.kind === "Broken", false, what);
            return [undefined, error];
        }
    };

    /** Reads JSON that was altered several times, and uses what is accepted. Returns how often that was. */
    const tryAll = (json, times, read, use) => {
        let accepted = 0;
        for (let time = 0; time < times; time += 1) {
            const text = JSON.stringify(altered(JSON.parse(json)));
            const [found] = tried(() => read(text), text);
            if (!found) continue;
            use(found);
            found.free();
            accepted += 1;
        }
        return accepted;
    };

    const useView = (game, view) => {
        for (const lang of LANGS) same(view.drawing(lang).length > 0, true, "a drawing");
        for (let time = 0; time < 3; time += 1) same(view.svg(look()).startsWith("<svg"), true, "a drawing");
        const again = TableView.fromJson(game, view.toJson());
        same([again.toJson(), again.notation()], [view.toJson(), view.notation()], "a view read again");
    };

    const useSeen = (game, seen) => {
        for (const lang of LANGS) for (const { json } of seen.events(lang)) readTableEvent(game, json, lang);
        useView(game, seen.now());
        same(InformationState.fromJson(game, seen.toJson()).toJson(), seen.toJson(), "an information state read again");
    };

    const useGuest = (guest) => {
        const seen = look();
        for (const { name, isTarget } of guest.snapshot(seen).places) if (isTarget) guest.snapshot({ ...seen, touched: [name] });
        useSeen(guest.game(), guest.seen());
        for (const action of guest.actions()) guest.decide(action);
        for (const player of guest.actions().length > 0 ? ["greedy", "flat:3"] : []) {
            // A guest may find that no game explains what it was told.
            const [rated, error] = tried(() => guest.analyse({ player, seed: 5 }), player);
            if (rated) guest.choose({ player, seed: 5 });
            else same(error.kind, "Inconsistent", player);
        }
        same(Guest.join(guest.message()).snapshot().position, guest.snapshot().position, "a guest who joins again");
    };

    const useTable = (table) => {
        for (const viewer of VIEWERS) {
            table.snapshot(viewer, look());
            useSeen(table.game(), table.seenBy(viewer));
            table.resample(viewer, 1).toJson();
            for (const lang of LANGS) table.history(viewer, lang);
        }
        table.setSeed(5);
        table.resolveChance();
        const [seat] = table.turn().seats ?? [];
        if (seat !== undefined) table.play(seat, table.actions(seat)[0]);
    };

    const accepted = () => {
        for (const [game, setup] of Object.entries(SETUPS)) {
            const whole = Table.random(game, setup, 5);
            const counts = [0, 0, 0, 0];
            for (const made of [9, 30, 60]) {
                const table = whole.replayed(made);
                for (const viewer of VIEWERS) {
                    counts[0] += tryAll(table.view(viewer).toJson(), 50, (text) => TableView.fromJson(game, text), (view) => useView(game, view));
                    const seen = table.seenBy(viewer).toJson();
                    counts[1] += tryAll(seen, 25, (text) => InformationState.fromJson(game, text), (state) => useSeen(game, state));
                    counts[2] += tryAll(table.messageTo("match", viewer), 25, Guest.join, useGuest);
                }
                counts[3] += tryAll(table.toJson(), 25, Table.fromJson, useTable);
            }
            same(counts.every((count) => count > 0), true, `${game}: ${counts}`);
        }
    };

    return { "what readers accept is fit for all uses": accepted };
}
