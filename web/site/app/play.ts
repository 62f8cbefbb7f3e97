// A game on the page: its options, who plays, the board, and what the game can be taken along as.
import { games, Host, levels, load, lobby, Session, Table, Thinker, type Lobby, type SetupOption } from "mauerwerk";
import { mountBoard } from "mauerwerk/board";

import { button, make, named } from "./make.js";
import { showMistakes } from "./mistakes.js";
import { rulings } from "./rulings.js";
import { lang, sayHere } from "./texts.js";

type Say = Awaited<ReturnType<typeof sayHere>>;

/** What the browser keeps of a game. */
interface Saved {
    record: string;
    players: string[];
    open: boolean;
}

const KEPT = "mauerwerk/game";

export async function play(): Promise<void> {
    const [say] = await Promise.all([sayHere(), load()]);
    const page = new Page(document.querySelector<HTMLElement>("#play")!, say);
    addEventListener("hashchange", () => page.begin());
    page.begin();
}

/** Returns a random seed below 2^53, so that no player knows what chance will bring, and every program can read it. */
const seed = (): bigint => crypto.getRandomValues(new BigUint64Array(1))[0]! >> 11n;

class Page {
    private readonly thinker = new Thinker();
    private leave = (): void => undefined;

    constructor(
        private readonly root: HTMLElement,
        private readonly say: Say,
    ) {}

    /** Shows what the address asks for: a position, or the form of a game. */
    begin(): void {
        const asked = new URLSearchParams(location.hash.slice(1));
        const [game, at] = [asked.get("game"), asked.get("at")];
        try {
            if (game && at) return this.seat(Table.read(game, at));
        } catch (error) {
            return this.choose(game!, "", (error as Error).message);
        }
        this.choose(games().some(({ id }) => id === game) ? game! : games()[0]!.id);
    }

    private show(...parts: Node[]): void {
        this.leave();
        this.leave = () => undefined;
        this.root.replaceChildren(...parts);
    }

    /** Shows the form of a game's options. */
    private choose(game: string, setup = "", wrong = ""): void {
        const { say } = this;
        const form = make("form", { className: "setup-form" });
        const select = make("select", {});
        select.append(...games().map(({ id, name }) => new Option(name, id, false, id === game)));
        select.addEventListener("change", () => this.choose(select.value));
        const rest = make("div", {});
        form.append(named(say("game"), select), rest);
        const options = new Options(game, say, rest, setup);
        form.addEventListener("submit", (event) => {
            event.preventDefault();
            this.attempt(form, () => this.start(new Table(game, options.setup, seed()), options.seats));
        });
        const kept = this.kept();
        const again = kept ? [button(say("play-on"), () => this.attempt(form, () => this.start(Table.fromJson(kept.record), kept)))] : [];
        const bar = make("div", { className: "bar" });
        bar.append(...again, this.opener(form));
        this.show(bar, form);
        if (wrong) this.complain(form, wrong);
    }

    /** Shows the form of a position: who plays it. */
    private seat(table: Table): void {
        const form = make("form", { className: "setup-form" });
        const seats = new Seats(this.say, table.seats());
        seats.setHidden(lobby(table.game(), table.setup(), lang).hidden);
        const { svg = "", summary } = table.snapshot("spectator", { theme: "auto", sheet: "narrow", lang });
        const picture = make("div", { className: "picture", innerHTML: svg, role: "img", ariaLabel: summary });
        form.append(picture, seats.root, make("button", { className: "button", textContent: this.say("start") }));
        form.addEventListener("submit", (event) => {
            event.preventDefault();
            table.setSeed(seed());
            this.attempt(form, () => this.start(table, seats));
        });
        this.show(form);
    }

    /** Does what a form asks for, or says what is wrong. */
    private attempt(form: HTMLElement, act: () => void): void {
        try {
            act();
        } catch (error) {
            this.complain(form, (error as Error).message);
        }
    }

    private complain(form: HTMLElement, text: string): void {
        form.querySelector(".wrong")?.remove();
        const wrong = make("p", { className: "wrong", textContent: text });
        wrong.setAttribute("role", "alert");
        form.append(wrong);
    }

    private kept(): Saved | undefined {
        try {
            return JSON.parse(localStorage.getItem(KEPT) ?? "") as Saved;
        } catch {
            return undefined;
        }
    }

    /** A button that opens the file of a game. */
    private opener(form: HTMLElement): HTMLElement {
        const input = make("input", { type: "file", accept: ".json", hidden: true });
        input.addEventListener("change", async () => {
            const record = await input.files?.[0]?.text();
            if (record !== undefined) this.attempt(form, () => this.seat(Table.fromJson(record)));
        });
        const part = make("span", {});
        part.append(button(this.say("open-file"), () => input.click()), input);
        return part;
    }

    /** Plays a game on the board. */
    private start(table: Table, { players, open }: Pick<Saved, "players" | "open">): void {
        const session = new Session(table, { players, open, lang });
        const hides = lobby(table.game(), table.setup(), lang).hidden;
        const host = new Host(session, this.thinker);
        host.ruling = rulings(table.game(), `${table.game()}/`);
        const [board, bar, after] = [make("div", {}), make("div", { className: "bar" }), make("div", { className: "mistakes-of" })];
        const harder = this.harder(table, { players, open });
        const keep = (): void => {
            harder.hidden = !host.screen.isOver || !harder.textContent;
            const now = session.table();
            localStorage.setItem(KEPT, JSON.stringify({ record: now.toJson(), players, open: session.options().open } satisfies Saved));
            now.free();
            if (host.screen.isOver && !after.hasChildNodes()) after.append(button(this.say("costly"), () => void showMistakes(after, host, session, this.thinker, this.say)));
            if (!host.screen.isOver) after.replaceChildren();
        };
        const note = make("p", { className: "note" });
        note.setAttribute("role", "status");
        bar.append(
            harder,
            button(this.say("new-game"), () => this.choose(table.game(), table.setup())),
            button(this.say("save-file"), () => this.save(session)),
            button(this.say("share"), () => void this.share(session, note)),
            make("a", { className: "button", href: `${table.game()}/index.html`, textContent: this.say("rulebook") }),
        );
        const { opened, label } = openTable(this.say, open);
        opened.addEventListener("change", () => host.change(() => session.setOpen(opened.checked)));
        if (hides) bar.append(label);
        this.show(board, after, bar, note);
        const unmount = mountBoard(board, host);
        board.scrollIntoView();
        const unsubscribe = host.subscribe(keep);
        keep();
        this.leave = () => {
            unsubscribe();
            unmount();
            host.close();
        };
    }

    /** The button of a new game against the next level. It is empty after a game against the last level, or against none. */
    private harder(table: Table, { players, open }: Pick<Saved, "players" | "open">): HTMLButtonElement {
        const all = levels();
        const last = all[Math.max(...players.map((player) => all.indexOf(player)))];
        const next = last && all[all.indexOf(last) + 1];
        const stronger = players.map((player) => (player === last && next ? next : player));
        const text = next && players.includes("person") ? `${this.say("new-game")}${this.say("colon")} ${this.say("player", { player: next })}` : "";
        return button(text, () => this.start(new Table(table.game(), table.setup(), seed()), { players: stronger, open }));
    }

    private save(session: Session): void {
        const table = session.table();
        const href = URL.createObjectURL(new Blob([table.toJson()], { type: "application/json" }));
        make("a", { href, download: `${table.game()}.json` }).click();
        URL.revokeObjectURL(href);
        table.free();
    }

    /** Puts the position into the address, and copies the address. */
    private async share(session: Session, note: HTMLElement): Promise<void> {
        const table = session.table();
        history.replaceState(null, "", `#${new URLSearchParams({ game: table.game(), at: table.notation() })}`);
        table.free();
        note.textContent = this.say("share-secret");
        note.scrollIntoView({ block: "nearest" });
        await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    }
}

/** Makes the switch of an open table, with its label. */
function openTable(say: Say, checked: boolean): { opened: HTMLInputElement; label: HTMLElement } {
    const opened = make("input", { type: "checkbox", id: "open-table", checked });
    const label = make("label", { className: "check" });
    label.append(opened, say("open-table"));
    return { opened, label };
}

/** Who plays each seat, and whether all see everything. */
class Seats {
    readonly root = make("fieldset", {});
    private readonly table: ReturnType<typeof openTable>;
    private selects: HTMLSelectElement[] = [];

    constructor(
        private readonly say: Say,
        seats: number,
    ) {
        this.table = openTable(say, false);
        this.resize(seats);
    }

    /** Offers an open table only in games that hide something. */
    setHidden(hidden: boolean): void {
        this.table.label.hidden = !hidden;
    }

    get players(): string[] {
        return this.selects.map(({ value }) => value);
    }

    get open(): boolean {
        return this.table.opened.checked && !this.table.label.hidden;
    }

    resize(seats: number): void {
        const { say, players } = this;
        this.selects = Array.from({ length: seats }, (_, seat) => {
            const select = make("select", {});
            const chosen = players[seat] ?? (seat ? "easy" : "person");
            for (const player of ["person", ...levels()]) {
                select.append(new Option(player === "person" ? say(player) : say("player", { player }), player, false, player === chosen));
            }
            return select;
        });
        const legend = make("legend", { textContent: say("who-plays") });
        this.root.replaceChildren(legend, ...this.selects.map((select, number) => named(say("seat-title", { number }), select)), this.table.label);
    }
}

/** The options of a game as a form, which changes with what is chosen. */
class Options {
    private readonly chosen = new Map<string, string>();
    readonly seats: Seats;
    private readonly more = make("details", {});
    private readonly faults = make("p", { className: "wrong" });
    private readonly numbers = make("select", { id: "option-players" });
    // Is never replaced. A press of it also ends typing, which replaces the fields.
    private readonly go = make("button", { className: "button" });

    constructor(
        private readonly game: string,
        private readonly say: Say,
        root: HTMLElement,
        setup: string,
    ) {
        const { options } = lobby(game, setup, lang);
        for (const { name, value, defaultValue } of options) if (value !== defaultValue) this.chosen.set(name, value);
        this.seats = new Seats(say, Number(options[0]!.value));
        this.faults.setAttribute("role", "alert");
        this.go.textContent = say("start");
        this.numbers.addEventListener("change", () => this.set(options[0]!.name, this.numbers.value));
        root.replaceChildren(named(say("players"), this.numbers), this.seats.root, this.more, this.faults, this.go);
        this.draw();
    }

    get setup(): string {
        return [...this.chosen].map(([name, value]) => `${name}:${value}`).join(" ");
    }

    private set(name: string, value: string): void {
        const before = new Map(this.chosen);
        this.chosen.set(name, value);
        try {
            this.draw();
        } catch (error) {
            this.chosen.clear();
            for (const [key, kept] of before) this.chosen.set(key, kept);
            this.faults.textContent = (error as Error).message;
        }
    }

    private draw(): void {
        const now: Lobby = lobby(this.game, this.setup, lang);
        const focused = document.activeElement?.id;
        const [players, ...others] = now.options as [SetupOption, ...SetupOption[]];
        this.numbers.replaceChildren(...now.seats.map((number) => new Option(`${number}`, `${number}`, false, `${number}` === players.value)));
        this.seats.resize(Number(players.value));
        this.seats.setHidden(now.hidden);
        this.more.replaceChildren(make("summary", { textContent: this.say("options") }), ...others.map((option) => this.option(option)));
        this.faults.textContent = now.faults.map(({ text }) => text).join(" ");
        this.go.disabled = now.faults.length > 0;
        if (focused) document.getElementById(focused)?.focus();
    }

    private option({ name, label, meaning, takes, value, defaultValue }: SetupOption): HTMLElement {
        const id = `option-${name}`;
        const choose = (text: string): void => this.set(name, text);
        const picked = (all: { name: string; label: string }[]): HTMLElement => {
            const select = make("select", { id });
            select.append(...all.map((one) => new Option(one.label, one.name, false, one.name === value)));
            select.addEventListener("change", () => choose(select.value));
            return select;
        };
        const typed = (input: HTMLInputElement): HTMLElement => {
            Object.assign(input, { id, value, placeholder: defaultValue });
            input.addEventListener("change", () => choose(input.value));
            return input;
        };
        const control = (): HTMLElement => {
            switch (takes.kind) {
                case "switch":
                    return picked([{ name: "true", label: this.say("on") }, { name: "false", label: this.say("off") }]);
                case "number":
                    return typed(make("input", { type: "number", min: `${takes.least}`, max: `${takes.most}` }));
                case "seat":
                    return picked([{ name: value, label: this.say("as-usual") }, ...this.seats.players.map((_, number) => ({ name: `${number}`, label: this.say("seat-title", { number }) }))]);
                case "one":
                    return picked(takes.names);
                case "several":
                    return this.several(takes.names, value, choose);
                case "text":
                    return typed(make("input", { type: "text", title: takes.form }));
            }
        };
        const made = control();
        const row = named(label, made);
        const note = make("p", { className: "note", id: `${id}-meaning`, textContent: meaning });
        made.setAttribute("aria-describedby", note.id);
        const part = make("div", { className: "option" });
        part.append(row, note);
        return part;
    }

    private several(names: { name: string; label: string }[], value: string, choose: (text: string) => void): HTMLElement {
        const part = make("span", { className: "several" });
        const boxes = names.map(({ name, label }) => {
            const box = make("input", { type: "checkbox", id: `value-${name}`, checked: value.split(",").includes(name), value: name });
            box.addEventListener("change", () => choose(boxes.filter(({ checked }) => checked).map((one) => one.value).join(",")));
            const row = make("label", {});
            row.append(box, ` ${label}`);
            part.append(row);
            return box;
        });
        return part;
    }
}
