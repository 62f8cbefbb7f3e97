// The built package in Node: all checks, its types, and its size.
import { execFileSync } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import assert from "node:assert/strict";
import { test } from "node:test";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { brotliCompressSync, constants } from "node:zlib";

import { suite } from "./suite.mjs";
import { refusal } from "./tools.mjs";

const root = new URL("../../", import.meta.url);
const built = new URL("target/web/package/", root);
const library = await import(new URL("node.js", built));
const glue = await import(new URL("mauerwerk.js", built));
const early = refusal(library, library.games);
await Promise.all([library.load(), library.load()]);
test("the library must be loaded first", () => assert.match(early.message, /await load\(\) first/));

const read = (path) => readFile(new URL(path, root), "utf8");
for (const [name, check] of Object.entries(suite(library, glue, read))) test(name, check);

test("a trap in a worker is told, and the worker starts the library again", async () => {
    const { BaseThinker } = await import(new URL("thinking.js", built));
    // In the first instance, an opponent's choice reads what is out of memory.
    const trapping = `
        const { instantiate } = WebAssembly;
        WebAssembly.instantiate = async (...given) => {
            const made = await instantiate(...given);
            const { instance, module } = made;
            if (!instance) return made; // one of Node's own modules
            const exports = { ...instance.exports, table_chooseFor: () => instance.exports.table_seats(0xffff_fff0) };
            return { module, instance: { exports } };
        };
        import(${JSON.stringify(`${new URL("node-worker.js", built)}`)});`;
    let started = 0;
    const thinker = new BaseThinker((heard, failed) => {
        started += 1;
        const worker = new Worker(trapping, { eval: true });
        worker.on("message", heard).on("error", failed);
        return { post: (message) => worker.postMessage(message), end: () => void worker.terminate() };
    }, 1);
    const table = new library.Table("berlin", "players:2", 7);
    table.resolveChance();
    const choose = () => thinker.chooseFor(table, 0, { player: "greedy", seed: 7 });
    await assert.rejects(choose(), (error) => {
        assert.ok(error instanceof library.MauerwerkError);
        assert.deepEqual([error.kind, /the library has ended: .*memory.*load\(\) starts it again/.test(error.message)], ["Broken", true], error.message);
        return true;
    });
    assert.equal(await choose(), table.chooseFor(0, { player: "greedy", seed: 7 }));
    assert.equal(started, 1);
    thinker.close();
});

test("all scenarios are in the package", async () => {
    const files = readdirSync(new URL("core/rulebook", root), { recursive: true }).filter((file) => file.endsWith(".toml"));
    const scenarios = JSON.parse(await read("target/web/package/scenarios.json"));
    assert.equal(scenarios.length, files.length);
    for (const { name, toml, titles } of scenarios) {
        assert.deepEqual(Object.keys(titles), ["en", "de", "nl", "fr"], name);
        assert.equal(titles.en, library.readScenario(name, toml).title);
        assert.ok(Object.values(titles).every((title, at) => title && (at === 0 || title !== titles.en)), name);
    }
});

test("everything that is generated is exported", () => {
    const own = ["default", "initSync", "__wbg_reset_state"];
    const missing = Object.keys(glue).filter((name) => !own.includes(name) && !(name in library));
    assert.deepEqual(missing, []);
});

test("types are strict and described", () => {
    const declared = readdirSync(built, { recursive: true }).filter((file) => file.endsWith(".d.ts"));
    assert.ok(declared.includes("board/index.d.ts"));
    for (const file of declared) {
        const text = readFileSync(new URL(file, built), "utf8").replace(/\/\*[^]*?\*\//g, "").replace(/"[^"\n]*"/g, "");
        assert.doesNotMatch(text, /\bany\b/, file);
    }
    const tsc = fileURLToPath(new URL("web/node_modules/typescript/bin/tsc", root));
    execFileSync(process.execPath, [tsc, "-p", fileURLToPath(new URL("web/test/types", root))], { stdio: "inherit" });
    const text = readFileSync(new URL("mauerwerk.d.ts", built), "utf8");
    const members = text.match(/export class [^]*?\n\}/g).flatMap((body) => body.split("\n").map((line, at, all) => [line, all[at - 1]]));
    const bare = members.filter(([line, before]) => /^ {4}(static )?[a-z]\w*\(/.test(line) && !/\*\/$/.test(before ?? ""));
    const plain = bare.map(([line]) => line.trim()).filter((line) => !/^(free|constructor)\(/.test(line));
    assert.deepEqual(plain, []);
});

test("the package is small", () => {
    const limit = 0.8e6;
    const options = { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 } };
    const sent = readdirSync(built).filter((file) => /\.(js|wasm)$/.test(file) && !/^(node|boardgame)/.test(file));
    const size = sent.reduce((sum, file) => sum + brotliCompressSync(readFileSync(new URL(file, built)), options).length, 0);
    console.log(`compressed: ${size} bytes`);
    assert.ok(size < limit, `${size} bytes are more than ${limit}`);
});
