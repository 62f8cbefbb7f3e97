// The documents of the repository as pages, and the glossaries.
import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";

import { Marked, type Tokens } from "marked";

import { escape, LANGS, OUT, put, ROOT, rowOf, writePage, type Edition, type Entry } from "./site.js";

const FIRST = "README.md";

/** Returns the paths of all documents: the pages of the repository, of its packages, and the guides. */
function documents(): string[] {
    const listed = execFileSync("git", ["ls-files", "*.md"], { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
    return listed.filter((path) => /^(docs\/(?!glossary\/)|[^/]+$)|README\.md$/.test(path));
}

const pageOf = (path: string): string => (path === FIRST ? "index.html" : path.replace(/\.md$/, ".html"));

/** Returns the name of a heading in addresses, as GitHub writes it. */
const slug = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-");

const plain = (html: string): string => html.replace(/<[^>]*>/g, "");

/** Returns the words of a page by heading, without the numbers in tables. */
function sections(html: string): Map<string, string> {
    const parts = html.split(/(?=<h\d id=")/).map((part): [string, string] => {
        const [heading = "", id = ""] = part.match(/^<h\d id="([^"]*)">[^]*?<\/h\d>/) ?? [];
        const text = part.slice(heading.length).replace(/<td[^>]*>[^a-z<]*<\/td>/gi, "");
        return [id, unescaped(plain(text.replace(/<\/?(p|li|td|th|tr|pre)\b/g, " $&"))).replace(/\s+/g, " ").trim()];
    });
    return new Map(parts);
}

const NAMED: Record<string, string> = { lt: "<", gt: ">", amp: "&", quot: '"' };
const unescaped = (text: string): string => text.replace(/&#?\w+;/g, (entity) => NAMED[entity.slice(1, -1)] ?? String.fromCodePoint(Number(entity.slice(2, -1)) || 32));

/** Reads Markdown, with links that lead to pages of the site. Other files are not linked. */
function render(path: string, pages: Set<string>): { html: string; title: string; headings: { id: string; title: string }[] } {
    const headings: { id: string; title: string }[] = [];
    const target = (href: string): string | undefined => {
        if (/^https?:|^#/.test(href)) return href;
        const [file = "", hash = ""] = href.split(/(?=#)/);
        const found = posix.normalize(posix.join(posix.dirname(path), file));
        return [found, posix.join(found, FIRST)].filter((one) => pages.has(one)).map((one) => posix.relative(posix.dirname(pageOf(path)), pageOf(one)) + hash)[0];
    };
    const marked = new Marked({
        renderer: {
            heading({ tokens, depth }: Tokens.Heading): string {
                const html = this.parser.parseInline(tokens);
                const title = plain(html);
                const id = slug(title);
                headings.push({ id, title });
                return `<h${depth} id="${id}">${html}</h${depth}>\n`;
            },
            link({ href, tokens }: Tokens.Link): string {
                const html = this.parser.parseInline(tokens);
                const to = target(href);
                return to === undefined ? html : `<a href="${escape(to)}">${html}</a>`;
            },
            image({ href, text }: Tokens.Image): string {
                const file = posix.normalize(posix.join(posix.dirname(path), href));
                if (/^[a-z]+:/.test(href) || !existsSync(new URL(file, ROOT))) return escape(text);
                const to = new URL(`docs/${file}`, OUT);
                mkdirSync(new URL("./", to), { recursive: true });
                copyFileSync(new URL(file, ROOT), to);
                return `<img src="${escape(href)}" alt="${escape(text)}">`;
            },
            code({ text, lang }: Tokens.Code): string {
                if (lang === "mermaid") return `<details><summary>Mermaid</summary><pre tabindex="0"><code>${escape(text)}</code></pre></details>\n`;
                return `<pre tabindex="0"${lang ? ` data-lang="${escape(lang.split(" ")[0]!)}"` : ""}><code>${escape(text)}</code></pre>\n`;
            },
            html: ({ text }: Tokens.HTML | Tokens.Tag): string => escape(text),
        },
    });
    const html = (marked.parse(readFileSync(new URL(path, ROOT), "utf8")) as string).replace(/<table>[^]*?<\/table>/g, (table) => `<div class="scroll" tabindex="0" role="region" aria-label="table">${table}</div>`);
    return { html, title: headings[0]?.title ?? path, headings };
}

/** Writes all documents, and what the search of every language finds in them. */
export function writeDocs(english: Edition): void {
    const paths = documents();
    const pages = new Set(paths);
    const entries: Entry[] = [];
    const titles: [string, string][] = [];
    const written = paths.map((path) => ({ path, ...render(path, pages) }));
    for (const { path, title, headings, html } of written) {
        titles.push([path, title]);
        const texts = sections(html);
        for (const heading of headings) entries.push({ at: `../docs/${pageOf(path)}#${heading.id}`, title: unescaped(heading.title === title ? title : `${title}: ${heading.title}`), kind: "page", text: texts.get(heading.id) ?? "" });
    }
    for (const { path, html, title } of written) {
        const up = "../".repeat(path.split("/").length);
        const from = posix.dirname(pageOf(path));
        const list = titles.map(([other, name]) => `<li><a href="${posix.relative(from, pageOf(other))}"${other === path ? ' aria-current="page"' : ""}>${escape(name)}</a></li>`);
        const api = `<li><a href="${up}docs/api/index.html">API references</a></li>`;
        const menu = `<details class="menu"><summary>${english.text("docs")}</summary><ul>${api}${list.join("")}</ul></details>`;
        const langs = Object.entries(LANGS).map(([code, name]) => `<a lang="${code}" hreflang="${code}" href="${up}${code}/index.html">${name}</a>`);
        writePage(`docs/${pageOf(path)}`, "en", title, "doc", english.say, up, langs.join(""), `${menu}<article class="doc">${html}</article>`);
    }
    put("docs/search.json", JSON.stringify(entries.map(rowOf)));
}

/** A row of a glossary: the English word, its translation, and what it means. */
type Row = { section: string; english: string; word: string; meaning: string };

/** Reads a language's glossary, row by row. */
function glossary(lang: string): Row[] {
    const rows: Row[] = [];
    let section = "";
    for (const line of readFileSync(new URL(`docs/glossary/${lang}.md`, ROOT), "utf8").split("\n")) {
        const [, english = "", word = "", meaning = ""] = line.match(/^\| (.+?) \| (.+?) \| (.+?) \|$/) ?? [];
        section = line.match(/^## (.+)$/)?.[1] ?? section;
        if (english && english !== "English") rows.push({ section, english, word: word.replaceAll("`", ""), meaning });
    }
    return rows;
}

const GLOSSARIES = Object.keys(LANGS).slice(1);

/** Writes the glossary of a language. The English one has the words of the other languages. */
export function writeGlossary(edition: Edition): void {
    const columns = edition.lang === "en" ? GLOSSARIES : [edition.lang];
    const read = columns.map(glossary);
    const rows = [...new Map(read.flat().map((row) => [`${row.section === "Alle Spiele" ? "" : row.section} ${row.english}`, row])).values()];
    const wordOf = (nth: number, { english }: Row): string => read[nth]!.find((row) => row.english === english)?.word ?? "";
    const cells = (row: Row): string => {
        const words = columns.map((lang, nth) => `<td lang="${lang}">${escape(wordOf(nth, row))}</td>`);
        return `<tr><th scope="row" lang="en">${escape(row.english)}</th>${words.join("")}${columns.length === 1 ? `<td>${escape(row.meaning)}</td>` : ""}</tr>`;
    };
    const heads = columns.map((lang) => `<th scope="col" lang="${lang}">${LANGS[lang as keyof typeof LANGS]}</th>`);
    const title = edition.say("glossary");
    const meaning = columns.length === 1 ? `<th scope="col">${edition.text("meaning")}</th>` : "";
    edition.write("glossary.html", title, `<h1>${escape(title)}</h1><div class="doc"><div class="scroll" tabindex="0" role="region" aria-label="${escape(title)}"><table><thead><tr><th scope="col" lang="en">English</th>${heads.join("")}${meaning}</tr></thead><tbody>${rows.map(cells).join("")}</tbody></table></div></div>`, "doc");
    for (const row of rows) {
        const word = columns.length === 1 ? row.word : row.english;
        const text = columns.length === 1 ? `${row.meaning} (${row.english})` : columns.map((_, nth) => wordOf(nth, row)).filter(Boolean).join(" · ");
        edition.entries.push({ at: "glossary.html", title: word, kind: "word", text });
    }
}

/** Writes the index of the search, and its page. */
export function writeSearch(edition: Edition): void {
    const title = edition.say("search");
    const kinds = Object.fromEntries(["ruling", "example", "word", "page"].map((kind) => [kind, edition.say(kind)]));
    put(`${edition.lang}/search.json`, JSON.stringify({ kinds, rows: edition.entries.map(rowOf) }));
    const form = `<form class="search" role="search"><label for="words">${edition.text("search-hint")}</label><input id="words" name="q" type="search" autocomplete="off" spellcheck="false"></form>`;
    edition.write("search.html", title, `<h1>${escape(title)}</h1><noscript><p>${edition.text("needs-script")}</p></noscript>${form}<p id="count" role="status"></p><ul id="results"></ul>`, "search");
}
