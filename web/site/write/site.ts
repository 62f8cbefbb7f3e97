// What all pages of the site are written with: the library, texts, and the frame of a page.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";

import * as library from "mauerwerk";
import type { GameInfo, Lang, SetupOption } from "mauerwerk";

import { sayer, type Say } from "../words.js";

export const LANGS: Record<Lang, string> = { en: "English", de: "Deutsch", nl: "Nederlands", fr: "Français" };
export const ROOT = new URL("../../", import.meta.url);
export const OUT = new URL("site/", new URL("../", import.meta.url));

export const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

/** A name of this language in the folder of the library's texts. */
export const room = (lang: Lang, name: string): string => readFileSync(new URL(`core/texts/${lang}/${name}.ftl`, ROOT), "utf8");

/** The rooms that pages and their scripts use. */
export const ROOMS = ["common", "front", "site"];

export const folderOf = (game: string): string => game.replaceAll("-", "_");

/** Something that the search finds. */
export interface Entry {
    /** Where it is, from the folder of the language. */
    at: string;
    title: string;
    /** The name of the text for its kind. */
    kind: "ruling" | "example" | "word" | "page";
    text: string;
}

/** An entry as the search reads it. The kind is the name of a text, or a word as it is. */
export type Row = [at: string, kind: string, title: string, text: string];

export const rowOf = ({ at, kind, title, text }: Entry): Row => [at, kind, title, text];

/** The pages of one language. */
export class Edition {
    readonly say: Say;
    readonly entries: Entry[] = [];

    constructor(
        readonly lang: Lang,
        readonly games: GameInfo[],
    ) {
        this.say = sayer(lang, ROOMS.map((name) => room(lang, name)));
    }

    /** Returns a text, ready for a page. */
    text(id: string, args?: Record<string, string | number>): string {
        return escape(this.say(id, args));
    }

    /** Returns text with a colon, as the language writes it. */
    colon(text: string): string {
        return escape(text + this.say("colon"));
    }

    label(id: string): string {
        return this.colon(this.say(id));
    }

    /** Returns the value of an option in words. */
    value({ takes, value }: SetupOption): string {
        if (takes.kind === "switch") return this.say(value === "true" ? "on" : "off");
        const names = "names" in takes ? takes.names : [];
        return names.find(({ name }) => name === value)?.label ?? (value || this.say("nothing"));
    }

    /** Writes a page at a path below the folder of the language. */
    write(path: string, title: string, main: string, kind: string): void {
        const up = "../".repeat(path.split("/").length);
        const langs = Object.entries(LANGS).map(([code, name]) => {
            const here = code === this.lang ? ' aria-current="true"' : "";
            return `<a lang="${code}" hreflang="${code}" href="${up}${code}/${path}"${here}>${name}</a>`;
        });
        writePage(`${this.lang}/${path}`, this.lang, title, kind, this.say, up, langs.join(""), main);
    }
}

/** Writes a page at a path, with the head and the foot that all pages have. */
export function writePage(path: string, lang: Lang, title: string, kind: string, say: Say, up: string, langs: string, main: string): void {
    const text = (id: string): string => escape(say(id));
    const home = `${up}${lang}/`;
    const links = [
        ["home", "index.html"],
        ["play", "play.html"],
        ["docs", "../docs/index.html"],
        ["search", "search.html"],
    ].map(([id, to]) => `<a href="${home}${to}"${path === `${lang}/${to}` ? ' aria-current="page"' : ""}>${text(id!)}</a>`);
    const policy = "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self' 'unsafe-inline'; img-src 'self' data:";
    put(path, `<!doctype html>
<html lang="${lang}" data-page="${kind}" data-root="${up}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${escape(title)} · mauerwerk</title>
<link rel="icon" href="${up}app/icon.svg">
<link rel="stylesheet" href="${up}app/site.css">
<script type="module" src="${up}app/site.js"></script>
</head>
<body>
<a class="skip" href="#main">${text("skip")}</a>
<header class="top">
<nav aria-label="${text("pages")}">${links.join("")}</nav>
${langs && `<nav class="langs" aria-label="${text("language")}">${langs}</nav>`}
</header>
<main id="main">
${main}
</main>
</body>
</html>
`);
}

/** Writes a file of the site. */
export function put(path: string, content: string): void {
    const file = new URL(path, OUT);
    mkdirSync(new URL("./", file), { recursive: true });
    writeFileSync(file, content);
}

/** Draws the start of a game, or nothing where there is nothing to draw. */
export function picture(game: string, setup: string, lang: Lang): string {
    const table = new library.Table(game, setup, 7);
    table.resolveChance(lang);
    const { svg, summary } = table.snapshot("spectator", { theme: "auto", sheet: "narrow", lang });
    table.free();
    return `<div class="picture" role="img" aria-label="${escape(summary)}">${svg}</div>`;
}
