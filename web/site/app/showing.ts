// A line of an example on the board: stepped through by a slider, by buttons and by keys.
import { load, Table, type Decision, type Viewer } from "mauerwerk";

import { button, make } from "./make.js";
import { lang, sayHere } from "./texts.js";

type Say = Awaited<ReturnType<typeof sayHere>>;

const NARROW = 640;

/** A button of a sign, with its label. */
function sign(text: string, label: string, press: () => void): HTMLButtonElement {
    const made = button(text, press);
    made.setAttribute("aria-label", label);
    return made;
}

export class Showing {
    private static say: Say;
    private readonly table: Table;
    private readonly items: HTMLLIElement[];
    private readonly picture = make("div", { className: "picture" });
    private readonly told = make("p", { className: "told" });
    private readonly slider = make("input", { type: "range", min: "0" });
    private readonly seen = make("select", {});
    private readonly back: HTMLButtonElement;
    private readonly on: HTMLButtonElement;
    private shown = 0;

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
        this.back = sign("‹", say("step-back"), () => this.step(-1));
        this.on = sign("›", say("step-on"), () => this.step(1));
        this.slider.max = `${this.items.length - 1}`;
        this.slider.setAttribute("aria-label", say("decisions-shown"));
        this.slider.addEventListener("input", () => this.show(Number(this.slider.value)));
        this.seen.append(new Option("…", ""), new Option(say("spectator"), "spectator"));
        for (let seat = 0; seat < this.table.seats(); seat++) this.seen.append(new Option(say("seat-title", { number: seat }), `${seat}`));
        this.seen.addEventListener("change", () => this.show(this.shown));
        this.told.setAttribute("role", "status");
        const label = make("label", { textContent: `${say("seen-by")} ` });
        label.append(this.seen);
        const bar = make("div", { className: "bar" });
        bar.append(this.back, this.slider, this.on, label);
        const board = make("div", { className: "board" });
        board.append(this.picture, this.told, bar);
        board.addEventListener("keydown", (event) => this.press(event));
        line.querySelector("ol")!.before(board);
        this.show(0);
    }

    private step(by: number): void {
        this.show(Math.max(0, Math.min(this.items.length - 1, this.shown + by)));
    }

    /** Arrow keys step, except in a control that uses them itself. */
    private press(event: KeyboardEvent): void {
        const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
        if (!by || event.ctrlKey || event.metaKey || event.altKey || event.target === this.seen || event.target === this.slider) return;
        event.preventDefault();
        this.step(by);
    }

    private show(step: number): void {
        const { say } = Showing;
        this.shown = step;
        this.table.undoTo(0);
        for (const { actor, action } of decisions(this.items.slice(0, step + 1))) this.table.play(actor, action);
        const sheet = this.line.clientWidth < NARROW ? "narrow" : "wide";
        const { svg, summary } = this.table.snapshot(this.viewer(step), { theme: "auto", sheet, lang });
        this.picture.innerHTML = svg ?? "";
        this.picture.setAttribute("role", "img");
        this.picture.setAttribute("aria-label", summary);
        for (const [nth, item] of this.items.entries()) item.classList.toggle("is-now", nth === step);
        this.told.innerHTML = this.items[step]!.innerHTML;
        this.slider.value = `${step}`;
        this.slider.setAttribute("aria-valuetext", step ? say("step", { shown: step, last: this.items.length - 1 }) : say("start-step"));
        this.back.disabled = step === 0;
        this.on.disabled = step === this.items.length - 1;
        this.line.querySelector<HTMLAnchorElement>(".try")!.hash = `${new URLSearchParams({ game: this.table.game(), at: this.table.notation() })}`;
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
