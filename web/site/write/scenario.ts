// Scenarios on pages: line by line, in the language of the page.
import { readFileSync, readdirSync } from "node:fs";
import { basename } from "node:path";

import * as library from "mauerwerk";
import { MauerwerkError, Table, type Lang, type Scenario, type ScenarioStep, type Viewer } from "mauerwerk";

import { sayer } from "../words.js";
import { escape, folderOf, room, ROOT, type Edition } from "./site.js";

/** Reads all scenarios of a game, by name. */
export function read(game: string): Scenario[] {
    const folder = new URL(`core/rulebook/${folderOf(game)}/`, ROOT);
    const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".toml"));
    const scenarios = files.map((file) => library.readScenario(basename(file, ".toml"), readFileSync(new URL(file, folder), "utf8")));
    return scenarios.sort((one, other) => (one.name < other.name ? -1 : 1));
}

/** Titles of scenarios, and names of their lines, in a language. */
export interface Titles {
    title(scenario: Scenario): string;
    line(scenario: Scenario, nth: number): string;
}

export function titles(game: string, lang: Lang): Titles {
    if (lang === "en") return { title: ({ title }) => title, line: ({ lines }, nth) => lines[nth]?.name ?? "" };
    const say = sayer(lang, [room(lang, `${folderOf(game)}_scenarios`)]);
    return {
        title: ({ name }) => say(name),
        line: ({ name, lines }, nth) => (lines[nth]?.name ? say(`${name}.line-${nth + 1}`) : ""),
    };
}

const startOf = ({ setup, start }: Scenario): string => `${setup} ${start}`.trim();

/** Tells a scenario as a part of a page. */
export class Telling {
    constructor(
        private readonly edition: Edition,
        private readonly link: (rule: string) => string,
    ) {}

    tell(scenario: Scenario, names: Titles): string {
        const { game, setup, faults } = scenario;
        const title = escape(names.title(scenario));
        const head = setup ? `<p class="setup">${this.edition.label("setup")} ${this.settings(scenario)}</p>` : "";
        const body = faults.length ? this.refusedSetup(scenario) : scenario.lines.map((_, nth) => this.line(scenario, nth, names)).join("");
        return `<details class="example" id="${scenario.name}" data-game="${game}" data-setup="${escape(setup)}"${faults.length ? "" : ` data-start="${escape(startOf(scenario))}"`}>
<summary>${title}</summary>${head}${body}</details>`;
    }

    /** Tells the options of a setup in words. Returns a position in notation. */
    private settings({ game, setup }: Scenario): string {
        const tokens = setup.split(" ").map((token) => token.split(":")[0]);
        try {
            const { options } = library.lobby(game, setup, this.edition.lang);
            const set = options.filter(({ name }) => tokens.includes(name));
            return escape(set.map((option) => this.edition.say("setting", { option: option.label, value: this.edition.value(option) })).join(", "));
        } catch {
            return `<code>${escape(setup)}</code>`;
        }
    }

    private refusedSetup(scenario: Scenario): string {
        const told = scenario.faults.map(this.link).join(", ");
        return `<p class="refused">${this.edition.label("setup-refused")} ${told}</p>${scenario.start ? `<p><code>${escape(scenario.start)}</code></p>` : ""}`;
    }

    private line(scenario: Scenario, nth: number, names: Titles): string {
        const { lang, text } = { lang: this.edition.lang, text: this.edition.text.bind(this.edition) };
        const table = Table.read(scenario.game, startOf(scenario));
        const summary = (): string => escape(table.snapshot("spectator", { lang }).summary);
        const name = names.line(scenario, nth);
        const items = [`<li>${summary()}</li>`];
        for (const step of scenario.lines[nth]!.steps) items.push(this.step(table, step));
        const decided = table.decisions().length > 0;
        if (decided) items.push(`<li>${this.edition.label("position-at-end")} ${summary()}</li>`);
        const at = table.replayed(0).notation();
        table.free();
        const href = `../play.html#${new URLSearchParams({ game: scenario.game, at })}`;
        return `<section class="line">${name && `<h4>${escape(name)}</h4>`}<ol>${items.join("")}</ol>
<p><a class="button try" href="${escape(href)}">${this.edition.text("try-it")}</a></p>
</section>`;
    }

    /** Tells a step, and makes its decision. */
    private step(table: Table, step: ScenarioStep): string {
        const { lang } = this.edition;
        const text = this.edition.text.bind(this.edition);
        const who = (viewer: Viewer): string =>
            typeof viewer === "number" ? this.edition.say("seat-title", { number: viewer }) : this.edition.say("spectator");
        const code = (tokens: string[]): string => `<code>${escape(tokens.join(" "))}</code>`;
        switch (step.kind) {
            case "decide": {
                const { actor, action, text: decision } = step.decision;
                table.play(actor, action, lang);
                const told = table.events(lang).map((event) => escape(event.text));
                return `<li data-decision="${escape(JSON.stringify({ actor, action }))}">${told.join("; ") || code([decision])}</li>`;
            }
            case "refused": {
                const { actor, action } = step.decision;
                const { spans } = refusal(() => table.play(actor, action, lang));
                const why = spans.map((span) => (span.meaning === "rule" ? this.link(span.of) : escape(span.text))).join("");
                return `<li class="refused">${this.edition.say("step-refused", { why })}</li>`;
            }
            case "legal": {
                const labels = table.snapshot(step.seat, { lang }).choices.map(({ label }) => label);
                const most = 12;
                const listed = labels.slice(0, most).join("; ") + (labels.length > most ? "; …" : "");
                return `<li>${this.edition.colon(this.edition.say("may-choose", { who: who(step.seat) }))} ${listed ? escape(listed) : text("nothing")}</li>`;
            }
            case "heard": {
                const told = table.news(step.viewer, lang).map((event) => event.text);
                return `<li>${this.edition.colon(this.edition.say("learns", { who: who(step.viewer) }))} ${escape(told.join("; "))}</li>`;
            }
            case "sees":
            case "knows":
            case "doubts":
                return `<li>${this.edition.colon(this.edition.say(step.kind, { who: who(step.viewer) }))} ${code(step.tokens)}</li>`;
            // What must hold is in the events, and at the end.
            case "turn":
            case "holds":
            case "lacks":
                return "";
        }
    }
}

/** Returns the error of a call that is refused. */
function refusal(call: () => unknown): MauerwerkError {
    try {
        call();
    } catch (error) {
        if (error instanceof MauerwerkError) return error;
        throw error;
    }
    throw new Error("the decision is not refused");
}
