// A line of an example on the board: stepped through by a slider, by buttons and by keys.
import { load, Table, words, type Decision, type SessionScreen, type Viewer, type Wish } from "mauerwerk";
import { mountBoard, type Model } from "mauerwerk/board";

import { make } from "./make.js";
import { lang, sayHere } from "./texts.js";

type Say = Awaited<ReturnType<typeof sayHere>>;

const NARROW = 600;

export class Showing implements Model {
    private static say: Say;
    readonly lang = lang;
    readonly words = words(lang);
    screen: SessionScreen;
    private readonly table: Table;
    private readonly items: HTMLLIElement[];
    private readonly told = make("p", { className: "told" });
    private readonly seen = make("select", {});
    private look: { theme: "light" | "dark"; width: number } = { theme: "light", width: 0 };
    private draw = (): void => undefined;

    /** Loads the library and the texts; await it before the first board. */
    static async load(): Promise<void> {
        [Showing.say] = await Promise.all([sayHere(), load()]);
    }

    constructor(
        example: HTMLElement,
        private readonly line: HTMLElement,
    ) {
        const { say } = Showing;
        this.table = Table.read(example.dataset["game"]!, example.dataset["start"]!);
        this.items = [...line.querySelectorAll<HTMLLIElement>("ol > li")];
        this.seen.append(new Option("…", ""), new Option(say("spectator"), "spectator"));
        for (let seat = 0; seat < this.table.seats(); seat++) this.seen.append(new Option(say("seat-title", { number: seat }), `${seat}`));
        this.seen.addEventListener("change", () => this.show(this.screen.shown));
        this.told.setAttribute("role", "status");
        const label = make("label", { className: "row", textContent: `${say("seen-by")} ` });
        label.append(this.seen);
        const board = make("div", {});
        board.addEventListener("keydown", (event) => this.press(event));
        this.screen = this.drawn(0);
        mountBoard(board, this);
        board.querySelector(".mw-foot")!.prepend(this.told, label);
        line.querySelector("ol")!.before(board);
        this.show(0);
    }

    send(wish: Wish): void {
        if (wish.kind === "look") this.look = wish;
        this.show(wish.kind === "show" ? wish.decisions : this.screen.shown);
    }

    subscribe(listener: () => void): () => void {
        this.draw = listener;
        return () => undefined;
    }

    /** Arrow keys step, except in a control that uses them itself. */
    private press(event: KeyboardEvent): void {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!by || event.ctrlKey || event.metaKey || event.altKey || (event.target as Element).matches("select, input")) return;
        event.preventDefault();
        this.show(Math.max(0, Math.min(this.items.length - 1, this.screen.shown + by)));
    }

    private show(step: number): void {
        this.screen = this.drawn(step);
        this.draw();
        for (const [nth, item] of this.items.entries()) item.classList.toggle("is-now", nth === step);
        this.told.innerHTML = this.items[step]!.innerHTML;
        this.line.querySelector<HTMLAnchorElement>(".try")!.hash = `${new URLSearchParams({ game: this.table.game(), at: this.table.notation() })}`;
    }

    private drawn(shown: number): SessionScreen {
        this.table.undoTo(0);
        for (const { actor, action } of decisions(this.items.slice(0, shown + 1))) this.table.play(actor, action);
        const { theme, width } = this.look;
        const { svg = "" } = this.table.snapshot(this.viewer(shown), { theme, sheet: width < NARROW ? "narrow" : "wide", lang });
        const last = this.items.length - 1;
        const shownTitle = shown ? Showing.say("step", { shown, last }) : Showing.say("start-step");
        const still = { seat: null, cover: "", error: "", errorSpans: [], isThinking: false, isLive: false, isOver: false, places: [], touched: [], choices: [], choicesTitle: "", canUndo: false, canHint: false, hints: [], news: [], motions: [], hands: [] };
        return { ...still, number: shown, svg, turn: "", shown, decisions: last, shownTitle };
    }

    /** Who looks, unless the reader chooses: who decides next, or has decided last. */
    private viewer(step: number): Viewer {
        if (this.seen.value) return this.seen.value === "spectator" ? "spectator" : Number(this.seen.value);
        const near = [...this.items.slice(step + 1), ...this.items.slice(0, step + 1).reverse()];
        const actors = decisions(near).map(({ actor }) => actor);
        return actors.find((actor) => actor !== "chance") ?? "spectator";
    }
}

/** Returns the decisions that the writer of the page has left at items. */
function decisions(items: HTMLElement[]): Pick<Decision, "actor" | "action">[] {
    return items.flatMap(({ dataset }) => (dataset["decision"] ? [JSON.parse(dataset["decision"])] : []));
}
