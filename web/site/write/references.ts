// Copies the API references into the site, and lists their names for its search.
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

import { Edition, escape, OUT, put, ROOT, writePage, type Row } from "./site.js";

/** A name of an interface: its page in the reference, the name, and the first sentence about it. */
type Name = [page: string, name: string, text: string];

/** A reference, as its tool has written it. */
interface Reference {
    id: string;
    title: string;
    tool: string;
    /** The folder that the tool writes. */
    from: string;
    first: string;
    names(folder: URL): Name[];
}

const plain = (html: string): string => html.replace(/<[^>]*>/g, "").replace(/&#39;/g, "'").replace(/&quot;/g, '"').replace(/&lt;/g, "<").replace(/&gt;/g, ">").replace(/&amp;/g, "&").trim();
const read = (folder: URL, path: string): string => readFileSync(new URL(path.split("/").map(encodeURIComponent).join("/"), folder), "utf8");
const pathsIn = (folder: URL, ending: string): string[] => (readdirSync(folder, { recursive: true }) as string[]).filter((path) => path.endsWith(ending)).sort();
const sentence = (html: string): string => {
    const text = plain(html.replace(/<\/p>/g, " ")).replace(/\s+/g, " ");
    return (text.match(/^.*?[.:!?](?=\s|$)/)?.[0] ?? text).slice(0, 160);
};

/** Reads what the pages of modules list, and the methods that the pages of types describe. */
function rustNames(folder: URL): Name[] {
    return pathsIn(new URL("mauerwerk/", folder), ".html").flatMap((path): Name[] => {
        const html = read(folder, `mauerwerk/${path}`).split(/id="(?:trait-implementations|deref-methods-[^"]*)"/)[0]!;
        const at = `mauerwerk/${path}`;
        if (path.endsWith("index.html")) {
            const listed = html.matchAll(/<dt><a class="\w+" href="([^"]+)" title="\w+ ([^"]+)">[^]*?<\/dt>(?:<dd>(.*?)<\/dd>)?/g);
            return [...listed].map(([, href = "", name = "", text = ""]) => [new URL(href, `http://site/${at}`).pathname.slice(1), name.replace(/^mauerwerk::/, ""), sentence(text)]);
        }
        const type = path.match(/(?:struct|enum|trait)\.(\w+)\.html$/)?.[1];
        if (!type) return [];
        const methods = html.matchAll(/<section id="((?:ty)?method\.(\w+))" class="method">[^]*?<\/section>(?:<\/summary><div class="docblock"><p>([^]*?)<\/p>)?/g);
        return [...methods].map(([, id, name, text = ""]) => [`${at}#${id}`, `${type}::${name}`, sentence(text)]);
    });
}

function pythonNames(folder: URL): Name[] {
    const [, index = ""] = read(folder, "search.js").match(/\/\*\* pdoc search index \*\/const docs = (.*?);?$/m) ?? [];
    const entries: { fullname: string; modulename: string; qualname?: string; doc?: string }[] = Object.values(JSON.parse(index).documentStore.docs);
    return entries.map(({ fullname, modulename, qualname = "", doc = "" }) => [`${modulename.replaceAll(".", "/")}.html${qualname && `#${qualname}`}`, qualname.endsWith(".__init__") ? qualname.slice(0, -9) : fullname.replace(/^mauerwerk\./, ""), sentence(doc)]);
}

/** Reads the names from the list of TypeDoc's own search, and the sentences from its description. */
function typescriptNames(folder: URL): Name[] {
    const texts = new Map<string, string>();
    const walk = (one: Declared, above: string[]): void => {
        const comment = one.comment ?? one.signatures?.[0]?.comment;
        const path = [...above, one.name];
        if (comment) texts.set(path.join("."), sentence(comment.summary.map(({ text }) => text).join("")));
        for (const child of one.children ?? []) walk(child, path);
    };
    for (const child of (JSON.parse(read(folder, "reference.json")) as Declared).children ?? []) walk(child, []);
    const [, packed = ""] = read(folder, "assets/search.js").match(/"(.*)"/) ?? [];
    const { rows } = JSON.parse(inflateSync(Buffer.from(packed, "base64")).toString()) as { rows: { name: string; url: string; parent?: string }[] };
    return rows.map(({ name, url, parent }) => {
        const full = parent ? `${parent}.${name}` : name;
        return [url, full.replace(/^(index|board|boardgame)\./, ""), texts.get(full) ?? ""];
    });
}

interface Declared {
    name: string;
    comment?: { summary: { text: string }[] };
    signatures?: Declared[];
    children?: Declared[];
}

function kotlinNames(folder: URL): Name[] {
    const pages = JSON.parse(read(folder, "scripts/pages.json")) as { description: string; location: string }[];
    return pages.map(({ description, location }) => {
        const full = description.replace(/^.*?(?=io\.mauerwerk\.)io\.mauerwerk\./, "");
        const [, text = ""] = read(folder, location).split('class="tabbedcontent"')[0]!.match(/<p class="paragraph">([^]*?)<\/p>/) ?? [];
        return [location, full.replace(/\(.*/, ""), sentence(text)];
    });
}

function swiftNames(folder: URL): Name[] {
    return pathsIn(new URL("data/documentation/", folder), ".json").flatMap((path): Name[] => {
        const { metadata, abstract = [], hierarchy, references } = JSON.parse(read(folder, `data/documentation/${path}`)) as Described;
        const text = sentence(abstract.map(({ text, code }) => text ?? code ?? "").join(""));
        const above = (hierarchy.paths[0] ?? []).slice(1).map((one) => references[one]?.title ?? "").at(-1);
        const name = above && !metadata.title.startsWith(`${above}.`) ? `${above}.${metadata.title}` : metadata.title;
        return /^Inherited from/.test(text) || / Implementations/.test(name) ? [] : [[`documentation/${path.replace(/\.json$/, "")}/index.html`, name, text]];
    });
}

interface Described {
    metadata: { title: string };
    abstract?: { text?: string; code?: string }[];
    hierarchy: { paths: string[][] };
    references: Record<string, { title?: string }>;
}

const REFERENCES: Reference[] = [
    { id: "rust", title: "Rust", tool: "rustdoc", from: "target/doc/", first: "mauerwerk/index.html", names: rustNames },
    { id: "python", title: "Python", tool: "pdoc", from: "target/reference/python/", first: "mauerwerk.html", names: pythonNames },
    { id: "typescript", title: "TypeScript", tool: "TypeDoc", from: "target/reference/typescript/", first: "index.html", names: typescriptNames },
    { id: "kotlin", title: "Kotlin", tool: "Dokka", from: "ffi/kotlin/target/documentation/", first: "index.html", names: kotlinNames },
    { id: "swift", title: "Swift", tool: "DocC", from: "ffi/swift/.build/Mauerwerk.doccarchive/", first: "documentation/mauerwerk/index.html", names: swiftNames },
];

/** The way home on the pages of other tools, and a rule for them: nothing is loaded from elsewhere. */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'self' 'unsafe-inline' data: blob:">`;
const STYLE = readFileSync(new URL("web/site/references.css", ROOT), "utf8").replace(/\n\s*/g, " ");
const home = (up: string): string => `<style>${STYLE}</style><nav aria-label="Site" style="position:relative;z-index:99;display:flex;gap:8px;padding:0 8px;background:#0b6b4f;font:16px/44px system-ui,sans-serif">${[
    ["en/index.html", "Start"],
    ["docs/index.html", "Documentation"],
    ["en/search.html", "Search"],
].map(([to, name]) => `<a href="${up}${to}" style="color:#fff;padding:0 8px;text-decoration:none">${name}</a>`).join("")}</nav>`;

/** What DocC's pages read first: their folder, and an address without the name of the file. */
const BASE = `<script>var baseUrl = location.pathname.match(/^.*?\\/api\\/swift\\//)[0]; history.replaceState(null, "", location.href.replace(/index\\.html(?=$|[?#])/, ""));</script>`;

/** Fits a page of a tool into the site. */
function fit(html: string, up: string, within: string): string {
    return html
        .replace(/<script\b[^>]*\bsrc="(?:https?:)?\/\/[^>]*><\/script>|<link\b[^>]*\bhref="(?:https?:)?\/\/[^>]*>/g, "")
        .replace('<script>var baseUrl = "/"</script>', BASE)
        .replace(/(<(?:script|link|img)\b[^>]*?\b(?:href|src)=")\/(?!\/)/g, `$1${within}`)
        .replace(/<meta charset="utf-8" ?\/?>|<meta [^>]*charset="UTF-8">/i, `$&${POLICY}`)
        .replace(/<a class="headerlink" href="#([^"]*)"(?=>)/g, '$& aria-label="Link to $1"')
        .replace('<div class="col-content">', '<div class="col-content" role="main">')
        .replace('<div class="col-sidebar">', '<div class="col-sidebar" role="complementary">')
        .replace(/(?<=id="go-to-top-link")/, ' aria-label="Back to top"')
        .replace(/ tabindex="1"/g, "")
        .replace(/<body\b[^>]*>(?:\s*<a class="skip-main-content"[^>]*>[^<]*<\/a>)?/, `$&${home(up)}`);
}

function copy({ id, from }: Reference): void {
    const to = new URL(`docs/api/${id}/`, OUT);
    rmSync(to, { recursive: true, force: true });
    cpSync(new URL(from, ROOT), to, { recursive: true, filter: (path) => !/\.(jpg|lock)$|reference\.json$/.test(path) });
    if (id === "swift") writeFileSync(new URL("theme-settings.json", to), "{}");
    for (const path of pathsIn(to, ".html")) {
        const within = "../".repeat(path.split("/").length - 1);
        const file = new URL(path.split("/").map(encodeURIComponent).join("/"), to);
        writeFileSync(file, fit(readFileSync(file, "utf8"), `${within}../../../`, within));
    }
}

/** Returns the rows of the search, without names that stand at the same place. */
function rowsOf({ id, title, names, from }: Reference): Row[] {
    const found = new Map(names(new URL(from, ROOT)).map((name) => [name[0], name]));
    return [...found.values()].map(([page, name, text]) => [`../docs/api/${id}/${page}`, title, name, text]);
}

const here = REFERENCES.filter(({ from, first }) => existsSync(new URL(from + first, ROOT)));
here.forEach(copy);
put("docs/api/search.json", JSON.stringify(here.flatMap(rowsOf)));
const items = here.map(({ id, title, tool, first }) => `<li><a href="${id}/${first}">${title}</a> (${tool})</li>`);
const missing = REFERENCES.filter((one) => !here.includes(one)).map(({ title }) => title);
const note = missing.length ? `<p class="note">Not built here: ${escape(missing.join(", "))}.</p>` : "";
const english = new Edition("en", []);
writePage("docs/api/index.html", "en", "API references", "doc", english.say, "../../", "", `<h1>API references</h1><p>Each reference is made by the tool of its language.</p><ul class="first">${items.join("")}</ul>${note}`);
