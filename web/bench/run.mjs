// Prints the costs of calls in Node and in Chromium, in the format of the benches of Rust, Kotlin and Swift.
import { chromium } from "playwright-core";

import { chromiumPath } from "../test/chromium.mjs";
import { serve } from "../test/serve.mjs";
import { costs } from "./costs.mjs";

function print(where, found) {
    console.log(`${where.padEnd(58)} ${"µs".padStart(12)}`);
    for (const [name, time] of Object.entries(found)) console.log(`${name.padEnd(58)} ${time.toFixed(2).padStart(12)}`);
}

/** Returns the microseconds from the script's start to the first board on a page of a browser without caches. */
async function firstBoard() {
    const start = performance.now();
    const { Table, load } = await import("mauerwerk");
    await load();
    document.body.innerHTML = Table.random("mauerbauer", "players:4", 7).snapshot(0, { theme: "light" }).svg;
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    return (performance.now() - start) * 1000;
}

async function inChromium(executablePath) {
    const page = '<!doctype html><script type="importmap">{"imports": {"mauerwerk": "/node_modules/mauerwerk/index.js"}}</script><body>';
    const server = await serve(new URL("../../", import.meta.url), { "/bench.html": page });
    const inNewBrowser = async (measure) => {
        const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
        const opened = await browser.newPage();
        await opened.goto(`${server.address}/bench.html`);
        const found = await opened.evaluate(measure);
        const version = browser.version();
        await browser.close();
        return { version, found };
    };
    const boards = [];
    for (let count = 0; count < 5; count++) boards.push((await inNewBrowser(firstBoard)).found);
    const { version, found } = await inNewBrowser(async () => {
        const [library, { costs }] = await Promise.all([import("mauerwerk"), import("/web/bench/costs.mjs")]);
        await library.load();
        return costs(library);
    });
    const median = boards.sort((one, other) => one - other)[2];
    print(`Chromium ${version}`, { "the first board of a loaded page, a median": median, ...found });
    server.close();
}

const library = await import(new URL("../../target/web/package/node.js", import.meta.url));
await library.load();
print(`Node ${process.versions.node}`, await costs(library));
const path = chromiumPath();
if (path) await inChromium(path);
