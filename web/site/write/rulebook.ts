// The rulebook of a game: its chapters, with each ruling, its sources and its examples.
import * as library from "mauerwerk";
import type { Chapter, Rule, Scenario, SetupOption } from "mauerwerk";

import { read, Telling, titles, type Titles } from "./scenario.js";
import { escape, type Edition } from "./site.js";

/** An edition or a variant: a value of an option whose values set other options. */
interface Choice {
    option: SetupOption;
    name: string;
    label: string;
    /** The values that it sets, by option. For an edition that sets none, these are the usual values of what the other editions set. */
    sets: Map<string, string>;
}

/** Returns all editions and variants of a game. */
function choicesOf(game: string, edition: Edition): Choice[] {
    const { options } = library.lobby(game, "", edition.lang);
    const valuesOf = (set: SetupOption[]): Map<string, string> => new Map(set.map((other) => [other.name, edition.value(other)]));
    return options.flatMap((option) => {
        if (option.takes.kind !== "one" && option.takes.kind !== "several") return [];
        const choices = option.takes.names.map(({ name, label }): Choice => {
            const set = library.lobby(game, `${option.name}:${name}`, edition.lang).options;
            return { option, name, label, sets: valuesOf(set.filter((other, nth) => other.name !== option.name && other.value !== options[nth]?.value)) };
        });
        const usual = valuesOf(options.filter((other) => choices.some(({ sets }) => sets.has(other.name))));
        if (usual.size === 0) return [];
        return choices.map((choice) => (option.takes.kind === "one" && choice.sets.size === 0 ? { ...choice, sets: usual } : choice));
    });
}

export class Rulebook {
    private readonly rules: Map<string, Rule>;
    private readonly chapters: Chapter[];
    private readonly scenarios: Scenario[];
    private readonly titles: Titles;
    private readonly choices: Choice[];
    private readonly options: Map<string, string>;
    private readonly credits: Map<string, string>;
    /** The page of each ruling and of each scenario. */
    private readonly pages = new Map<string, string>();
    /** The ruling below which each scenario is told: the first that it shows. */
    private readonly owners = new Map<string, string>();

    constructor(
        private readonly edition: Edition,
        private readonly game: { id: string; name: string },
    ) {
        const { lang } = edition;
        this.rules = new Map(library.rules(game.id, lang).map((rule) => [rule.id, rule]));
        this.chapters = library.chapters(game.id, lang);
        this.scenarios = read(game.id);
        this.titles = titles(game.id, lang);
        this.choices = choicesOf(game.id, edition);
        this.options = new Map(library.lobby(game.id, "", lang).options.map(({ name, label }) => [name, label]));
        this.credits = new Map(library.credits(game.id).map(({ sign, meaning }) => [sign, meaning]));
        for (const { id, rules } of this.chapters) {
            for (const rule of rules) {
                this.pages.set(rule, id);
                for (const { name } of this.citing(rule)) {
                    if (this.owners.has(name)) continue;
                    this.owners.set(name, rule);
                    this.pages.set(name, id);
                }
            }
        }
    }

    private citing(rule: string): Scenario[] {
        return this.scenarios.filter(({ rules, faults }) => rules.includes(rule) || faults.includes(rule));
    }

    private link(id: string, text = id): string {
        return `<a href="${this.pages.get(id) ?? "more"}.html#${id}">${escape(text)}</a>`;
    }

    write(): { rulings: number; scenarios: number } {
        const { edition, game, chapters } = this;
        const rest = this.scenarios.filter(({ name }) => !this.pages.has(name));
        const contents = chapters.map((chapter) => {
            const items = chapter.rules.map((id) => `<li data-changes="${this.changes(id)}"><a href="${chapter.id}.html#${id}">${escape(this.rules.get(id)!.title)}</a> <span class="id">${id}</span></li>`);
            return `<section><h2><a href="${chapter.id}.html">${escape(chapter.title)}</a></h2><ul>${items.join("")}</ul></section>`;
        });
        const more = rest.length ? `<section><h2><a href="more.html">${edition.text("more-examples")}</a></h2></section>` : "";
        const title = edition.say("rulebook-of", { game: game.name });
        edition.write(`${game.id}/index.html`, title, `<h1>${escape(title)}</h1>${this.chooser()}<div class="contents">${contents.join("")}${more}</div>`, "contents");
        edition.entries.push({ at: `${game.id}/index.html`, title, kind: "page", text: "" });
        chapters.forEach((chapter, nth) => this.writeChapter(chapter, nth));
        if (rest.length) this.writeRest(rest);
        return { rulings: this.rules.size, scenarios: this.scenarios.length };
    }

    private frame(path: string, title: string, body: string): void {
        const { edition, game } = this;
        const trail = `<p class="trail"><a href="index.html">${escape(edition.say("rulebook-of", { game: game.name }))}</a></p>`;
        edition.write(`${game.id}/${path}.html`, `${title} · ${game.name}`, `${trail}<h1>${escape(title)}</h1>${body}`, "chapter");
    }

    private writeChapter({ id, title, rules }: Chapter, nth: number): void {
        const { edition, chapters } = this;
        const near = ([text, chapter]: [string, Chapter | undefined]): string =>
            chapter ? `<a class="button" href="${chapter.id}.html">${edition.text(text, { title: chapter.title })}</a>` : "";
        const links = ([["last-chapter", chapters[nth - 1]], ["next-chapter", chapters[nth + 1]]] as [string, Chapter | undefined][]).map(near);
        const body = rules.map((rule) => this.ruling(this.rules.get(rule)!, id)).join("");
        this.frame(id, title, `${this.chooser()}${body}<nav class="near" aria-label="${edition.text("chapters")}">${links.join("")}</nav>`);
    }

    private writeRest(scenarios: Scenario[]): void {
        this.frame("more", this.edition.say("more-examples"), scenarios.map((scenario) => this.example(scenario, "more")).join(""));
    }

    /** The form by which a script switches the page to an edition. */
    private chooser(): string {
        const { edition, choices } = this;
        if (!choices.length) return "";
        const options = choices.map(({ option, name, label }) => `<option value="${option.name}:${name}">${escape(label)}</option>`);
        return `<p class="chooser" hidden><label>${edition.text("choose-edition")} <select data-game="${this.game.id}"><option value="">${edition.text("every-edition")}</option>${options.join("")}</select></label></p>`;
    }

    private ruling(rule: Rule, page: string): string {
        const { edition } = this;
        edition.entries.push({ at: `${this.game.id}/${page}.html#${rule.id}`, title: `${rule.id} ${rule.title}`, kind: "ruling", text: rule.sentence });
        const citing = this.citing(rule.id);
        const own = citing.filter(({ name }) => this.owners.get(name) === rule.id);
        const others = citing.filter((scenario) => !own.includes(scenario));
        const also = others.length ? `<p class="also">${edition.label("also-shown")} ${others.map(({ name }, nth) => this.link(name, this.titles.title(others[nth]!))).join(", ")}</p>` : "";
        const options = rule.options.map((name) => escape(this.options.get(name) ?? name)).join(", ");
        return `<section class="ruling" id="${rule.id}" data-changes="${this.changes(rule.id)}">
<h2><a class="id" href="#${rule.id}">${rule.id}</a> ${escape(rule.title)}</h2>
<p class="sentence">${escape(rule.sentence)}</p>
${this.differences(rule, citing)}
<dl class="facts"><dt>${edition.text("sources")}</dt><dd lang="en">${rule.sources.map((source) => this.source(source)).join("; ")}</dd>
${options && `<dt>${edition.text("changed-by")}</dt><dd>${options}</dd>`}</dl>
${own.length ? `<h3>${edition.text("examples")}</h3>${own.map((scenario) => this.example(scenario, page)).join("")}` : ""}${also}
</section>`;
    }

    /** Names the choices that change a ruling, for scripts. */
    private changes(rule: string): string {
        const { options } = this.rules.get(rule)!;
        const changing = this.choices.filter((choice) => options.some((option) => choice.sets.has(option)) || this.isOnlyIn(rule, choice));
        return changing.map(({ option, name }) => `${option.name}:${name}`).join(" ");
    }

    /** Returns whether a ruling needs a choice: every example that is played names a variant, and all of them this one, or one this alone. */
    private isOnlyIn(rule: string, { option, name }: Choice): boolean {
        const played = this.citing(rule).filter(({ faults }) => faults.length === 0);
        const named = played.map(({ setup }) => setup.match(`(?:^| )${option.name}:(\\S+)`)?.[1]?.split(",") ?? []);
        const all = named.every((names) => names.includes(name));
        return named.length > 0 && (all || (named.every(({ length }) => length > 0) && named.some((names) => `${names}` === name)));
    }

    private source(text: string): string {
        const sign = (word: string): string => (this.credits.has(word) ? `<abbr title="${escape(this.credits.get(word)!)}">${escape(word)}</abbr>` : escape(word));
        return text.split(/\b/).map(sign).join("");
    }

    /** What a ruling is in the editions that change it, each with the examples of that edition. */
    private differences(rule: Rule, citing: Scenario[]): string {
        const { edition } = this;
        const told = this.choices.flatMap(({ option, name, label, sets }) => {
            const own = rule.options.filter((changed) => sets.has(changed));
            if (!own.length) return [];
            const settings = own.map((changed) => edition.say("setting", { option: this.options.get(changed) ?? changed, value: sets.get(changed)! }));
            const shown = citing.filter(({ setup }) => setup.split(" ").includes(`${option.name}:${name}`));
            const links = shown.map((scenario) => this.link(scenario.name, this.titles.title(scenario))).join(", ");
            return `<li data-choice="${option.name}:${name}">${edition.colon(label)} ${escape(settings.join(", "))}${links && `. ${links}`}</li>`;
        });
        return told.length ? `<ul class="differences">${told.join("")}</ul>` : "";
    }

    private example(scenario: Scenario, page: string): string {
        const { edition } = this;
        edition.entries.push({ at: `${this.game.id}/${page}.html#${scenario.name}`, title: this.titles.title(scenario), kind: "example", text: scenario.rules.join(" ") });
        return new Telling(edition, (rule) => this.link(rule)).tell(scenario, this.titles);
    }
}
