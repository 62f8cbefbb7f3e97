// The built package in Chromium: all checks, a third of the scenarios, and the page of README.md.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { after, before, test } from "node:test";

import { chromium } from "playwright-core";

import { serve } from "./serve.mjs";

const root = new URL("../../", import.meta.url);
/** Which third of the scenarios is run. */
const SEED = Number(process.env.SEED ?? 7);

function executable() {
    const names = [process.env.CHROMIUM, "chromium", "google-chrome"].filter(Boolean);
    return names.find((name) => {
        try {
            return execFileSync(name, ["--version"], { stdio: "pipe" });
        } catch {
            return false;
        }
    });
}

const found = executable();
if (!found) {
    console.log("skipped: there is no Chromium on this machine");
    assert.notEqual(process.env.CI, "true");
} else browserTests(execFileSync("sh", ["-c", `command -v ${found}`], { encoding: "utf8" }).trim());

function browserTests(executablePath) {
    const readme = readFileSync(new URL("web/README.md", root), "utf8");
    const [, page] = readme.match(/```html\n([^]*?)```/);
    const map = '{"imports": {"mauerwerk": "/target/web/package/index.js"}}';
    let server, browser;
    before(async () => {
        server = await serve(root, { "/readme.html": page, "/blank.html": `<script type="importmap">${map}</script>` });
        browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    });
    after(async () => {
        await browser?.close();
        server?.close();
    });

    const open = async (name) => {
        const opened = await browser.newPage();
        const errors = [];
        opened.on("pageerror", (error) => errors.push(error.message));
        await opened.goto(`${server.address}/${name}`);
        return [opened, errors];
    };

    test("checks", { timeout: 600_000 }, async (context) => {
        const [opened, errors] = await open("blank.html");
        const names = await opened.evaluate(async (seed) => {
            const library = await import("mauerwerk");
            const glue = await import("/target/web/package/mauerwerk.js");
            const { suite } = await import("/web/test/suite.mjs");
            await library.load();
            const read = async (path) => (await fetch(`/${path}`)).text();
            window.checks = suite(library, glue, read, (_, place) => (place + seed) % 3 === 0);
            return Object.keys(window.checks);
        }, SEED);
        for (const name of names) {
            await context.test(name, () => opened.evaluate(async (name) => void (await window.checks[name]()), name));
        }
        assert.deepEqual(errors, []);
    });

    test("the page of README.md is played by touches", async () => {
        const [opened, errors] = await open("readme.html");
        const board = opened.locator("#board svg");
        await board.waitFor();
        const drawings = [];
        for (let touch = 0; touch < 6; touch++) {
            drawings.push(await board.innerHTML());
            await board.locator('[data-mark="target"]').first().dispatchEvent("click");
            await opened.waitForFunction((last) => document.querySelector("#board svg").innerHTML !== last, drawings.at(-1));
        }
        assert.equal(new Set(drawings).size, drawings.length);
        assert.deepEqual(errors, []);
    });
}
