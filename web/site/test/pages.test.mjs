// The written pages: links, what they load, and whether all of the rulebook is on them.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import * as library from "../../../target/web/package/node.js";

const site = new URL("../../../target/site/", import.meta.url);
const read = (path) => readFileSync(new URL(path, site), "utf8");
const files = readdirSync(site, { recursive: true }).filter((path) => !/^docs\/api\/.+\//.test(path));
const pages = new Map(files.filter((path) => path.endsWith(".html")).map((path) => [path, read(path)]));
const LANGS = ["en", "de", "nl", "fr"];

const idsOf = (html) => [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const ids = new Map([...pages].map(([path, html]) => [path, new Set(idsOf(html))]));

test("every link leads somewhere", () => {
    const lost = [];
    for (const [path, html] of pages) {
        for (const [, href] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
            if (/^https?:/.test(href)) continue;
            const url = new URL(href.replaceAll("&#38;", "&"), `http://site/${path}`);
            const file = decodeURIComponent(url.pathname.slice(1));
            const id = decodeURIComponent(url.hash.slice(1));
            if (file.startsWith("docs/api/")) {
                if (!existsSync(new URL(file, site))) lost.push(`${path}: ${href}`);
                continue;
            }
            const isThere = files.includes(file) && (!id || /[=]/.test(id) || ids.get(file)?.has(id));
            if (!isThere) lost.push(`${path}: ${href}`);
        }
    }
    assert.deepEqual(lost, []);
});

test("no page loads anything from elsewhere", () => {
    for (const [path, html] of pages) {
        const loaded = [...html.matchAll(/<(?:link|script|img|iframe|source)\b[^>]*?(?:href|src)="([^"]*)"/g)].map(([, to]) => to);
        for (const to of loaded) assert.ok(!/^[a-z]+:|^\/\//.test(to), `${path} loads ${to}`);
        for (const to of loaded) assert.ok(files.includes(new URL(to, `http://site/${path}`).pathname.slice(1)), `${path} loads ${to}`);
    }
    assert.doesNotMatch(read("app/site.css"), /@import|url\(/);
});

test("no page has an id twice", () => {
    for (const [path, html] of pages) assert.equal(idsOf(html).length, ids.get(path).size, path);
});

test("all rulings and scenarios are in each language, once", async () => {
    await library.load();
    const scenarios = JSON.parse(readFileSync(new URL("../web/package/scenarios.json", site), "utf8"));
    assert.ok(scenarios.length > 900);
    for (const lang of LANGS) {
        for (const { id } of library.games()) {
            const chapters = [...pages].filter(([path]) => path.startsWith(`${lang}/${id}/`) && !path.endsWith("/learn.html")).map(([, html]) => html).join("");
            const found = idsOf(chapters).filter((id) => id !== "main").sort();
            const own = scenarios.filter(({ name, toml }) => library.readScenario(name, toml).game === id);
            const wanted = [...library.rules(id).map((rule) => rule.id), ...own.map(({ name }) => name)].sort();
            assert.deepEqual(found, wanted, `${lang} ${id}`);
            for (const { sentence } of library.rules(id, lang)) {
                assert.ok(chapters.includes(sentence.replace(/[&<>"]/g, (one) => `&#${one.charCodeAt(0)};`)), sentence);
            }
        }
    }
});

test("a page is at the same path in every language", () => {
    const paths = (lang) => files.filter((path) => path.startsWith(`${lang}/`) && !path.endsWith("glossary.html")).map((path) => path.slice(lang.length));
    for (const lang of LANGS) assert.deepEqual(paths(lang), paths("en"));
});

test("every text of the site is used", () => {
    const folder = new URL("../", import.meta.url);
    const sources = ["app", "write"].flatMap((name) => readdirSync(new URL(name, folder)).map((file) => readFileSync(new URL(`${name}/${file}`, folder), "utf8"))).join("");
    const texts = readFileSync(new URL("../../../core/texts/en/site.ftl", import.meta.url), "utf8");
    const unused = [...texts.matchAll(/^([a-z-]+) =/gm)].map(([, name]) => name).filter((name) => !sources.includes(`"${name}"`));
    assert.deepEqual(unused, []);
});
