// Writes the site into the folder next to this one: every page is plain HTML, written by the library itself.
import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";

import * as library from "mauerwerk";
import type { GameInfo, Lang } from "mauerwerk";

import { writeDocs, writeGlossary, writeSearch } from "./docs.js";
import { writeLesson } from "./learn.js";
import { Rulebook } from "./rulebook.js";
import { Edition, escape, LANGS, OUT, picture, put, room, ROOMS } from "./site.js";

await library.load();
const games = library.games();
const editions = (Object.keys(LANGS) as Lang[]).map((lang) => new Edition(lang, games));
writeDocs(editions[0]!);
for (const edition of editions) {
    const counts = games.map((game) => ({ game, ...new Rulebook(edition, game).write() }));
    for (const game of games) writeLesson(edition, game);
    writeGlossary(edition);
    writeHome(edition, counts);
    writePlay(edition);
    writeSearch(edition);
    put(`app/${edition.lang}.ftl`, ROOMS.map((name) => room(edition.lang, name)).join("\n"));
}
writeFirst();
writeWorker();

type Counted = { game: GameInfo; rulings: number; scenarios: number };

function writeHome(edition: Edition, counts: Counted[]): void {
    const { lang } = edition;
    const cards = counts.map(({ game, rulings, scenarios }) => `<section class="card"><h2>${escape(game.name)}</h2>${picture(game.id, "", lang)}
<ul><li><a href="${game.id}/learn.html">${edition.text("learn")}</a><br>${edition.text("about-learn")}</li>
<li><a href="${game.id}/index.html">${edition.text("rulebook")}</a><br>${edition.text("about-rulebook", { rulings, scenarios })}</li>
<li><a href="play.html#game=${game.id}">${edition.text("play")}</a><br>${edition.text("about-play")}</li></ul></section>`);
    edition.write("index.html", edition.say("home"), `<h1>mauerwerk</h1><p class="lead">${edition.text("tagline")}</p><div class="cards">${cards.join("")}</div><p><a class="button" href="glossary.html">${edition.text("glossary")}</a></p><p class="note">${edition.text("about-offline")}</p>`, "home");
}

/** Writes the page on which games are played; a script fills it. */
function writePlay(edition: Edition): void {
    const title = edition.say("play");
    edition.entries.push({ at: "play.html", title, kind: "page", text: edition.say("about-play") });
    edition.write("play.html", title, `<h1>${escape(title)}</h1><div id="play"><p>${edition.text("needs-script")}</p></div>`, "play");
}

/** Writes the page that one comes to first: a choice of languages. */
function writeFirst(): void {
    const links = editions.map(({ lang, say }) => `<li><a lang="${lang}" hreflang="${lang}" href="${lang}/index.html"><strong>${LANGS[lang]}</strong><br>${escape(say("tagline"))}</a></li>`);
    put("index.html", `<!doctype html>
<html lang="en" data-page="first" data-root="">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark">
<title>mauerwerk</title><link rel="icon" href="app/icon.svg"><link rel="stylesheet" href="app/site.css"><script type="module" src="app/site.js"></script></head>
<body><main id="main"><h1>mauerwerk</h1><ul class="first">${links.join("")}</ul></main></body></html>
`);
}

/** Writes the worker that keeps files for times without a network, by their first folder. Documents are kept when they are visited. */
function writeWorker(): void {
    const listed = readdirSync(OUT, { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
    const files = listed.map((one) => `${one.parentPath}/${one.name}`.replace(/\/+/g, "/").slice(OUT.pathname.length)).sort();
    const hash = createHash("sha256");
    for (const file of files) hash.update(file).update(readFileSync(new URL(file, OUT)));
    const worker = readFileSync(new URL("../site.in/sw.js", OUT), "utf8");
    const parts: Record<string, string[]> = {};
    for (const file of files) if (!file.startsWith("docs/")) (parts[file.match(/^[^/]*(?=\/)/)?.[0] ?? ""] ??= []).push(file);
    put("sw.js", `const VERSION = "mauerwerk-${hash.digest("hex").slice(0, 16)}";\nconst FILES = ${JSON.stringify(parts)};\n${worker}`);
}
