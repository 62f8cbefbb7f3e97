// Prints the costs of calls in Node and in Chromium, in the format of the benches of Rust, Kotlin and Swift.
import { chromium } from "playwright-core";

import { chromiumPath } from "../test/chromium.mjs";
import { serve } from "../test/serve.mjs";
import { costs } from "./costs.mjs";

function print(where, found) {
    console.log(`${where.padEnd(58)} ${"µs".padStart(12)}`);
    for (const [name, time] of Object.entries(found)) console.log(`${name.padEnd(58)} ${time.toFixed(2).padStart(12)}`);
}

async function inChromium(executablePath) {
    const page = '<!doctype html><script type="importmap">{"imports": {"mauerwerk": "/node_modules/mauerwerk/index.js"}}</script>';
    const server = await serve(new URL("../../", import.meta.url), { "/bench.html": page });
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    const opened = await browser.newPage();
    await opened.goto(`${server.address}/bench.html`);
    const measure = async () => {
        const [library, { costs }] = await Promise.all([import("mauerwerk"), import("/web/bench/costs.mjs")]);
        await library.load();
        return costs(library);
    };
    print(`Chromium ${browser.version()}`, await opened.evaluate(measure));
    await browser.close();
    server.close();
}

const library = await import(new URL("../../target/web/package/node.js", import.meta.url));
await library.load();
print(`Node ${process.versions.node}`, await costs(library));
const path = chromiumPath();
if (path) await inChromium(path);
