// The built package in Chromium: all checks, all scenarios, and the pages of the documents.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { after, before, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { chromium } from "playwright-core";

import { violations } from "./axe.mjs";
import { chromiumPath } from "./chromium.mjs";
import { hosted } from "./hosted.mjs";
import { serve } from "./serve.mjs";

const root = new URL("../../", import.meta.url);

const path = chromiumPath();
if (path) browserTests(path);

function browserTests(executablePath) {
    const map = '{"imports": {"mauerwerk": "/node_modules/mauerwerk/index.js", "mauerwerk/board": "/node_modules/mauerwerk/board/index.js"}}';
    const blank = `<!doctype html><script type="importmap">${map}</script>`;
    const style = '<link rel="stylesheet" href="/node_modules/mauerwerk/board/board.css">';
    const pages = { "/blank.html": blank, "/board.html": `${blank}${style}<div id="board"></div>` };
    for (const page of ["web/README.md", "docs/first-hour-web.md"]) {
        [, pages[`/${page.split("/")[1]}.html`]] = readFileSync(new URL(page, root), "utf8").match(/```html.*\n([^]*?)```/);
    }
    let server, browser;
    before(async () => {
        server = await serve(root, pages);
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
        const names = await opened.evaluate(async () => {
            const library = await import("mauerwerk");
            const glue = await import("/node_modules/mauerwerk/mauerwerk.js");
            const { suite } = await import("/web/test/suite.mjs");
            await library.load();
            const read = async (path) => (await fetch(`/${path}`)).text();
            window.checks = suite(library, glue, read);
            return Object.keys(window.checks);
        });
        for (const name of names) {
            await context.test(name, () => opened.evaluate(async (name) => void (await window.checks[name]()), name));
        }
        assert.deepEqual(errors, []);
    });

    test("a board is played by keys, and by the list of actions", { timeout: 120_000 }, async () => {
        const [opened, errors] = await open("board.html");
        await opened.setViewportSize({ width: 390, height: 844 });
        await opened.evaluate(async () => {
            const { Host, Session, Table, Thinker, load } = await import("mauerwerk");
            const { mountBoard } = await import("mauerwerk/board");
            await load();
            const session = new Session(new Table("die-mauer", "players:3 rounds:1", 7), { players: ["person", "easy", "easy"] });
            window.host = new Host(session, new Thinker());
            window.unmount = mountBoard(document.querySelector("#board"), window.host);
        });
        assert.equal(await opened.locator("#board svg").getAttribute("width").then(Number), 390);
        const screen = () => opened.evaluate(() => window.host.screen);
        for (let moves = 0; !(await screen()).isOver; moves++) {
            assert.ok(moves < 200);
            const { number } = await screen();
            if (moves % 2) {
                await opened.locator(".mw-picture [role=button][tabindex='0']").focus();
                for (const key of ["PageDown", "Enter"]) await opened.keyboard.press(key);
            } else {
                await opened.locator(".mw-list").evaluate((list) => (list.open = true));
                await opened.locator(".mw-actions button").first().press("Enter");
            }
            await opened.waitForFunction((old) => window.host.screen.number > old && !window.host.screen.isThinking, number);
        }
        assert.match(await opened.locator(".mw-turn").innerText(), / win/);
        await opened.evaluate(() => window.unmount());
        assert.equal(await opened.locator("#board").innerHTML(), "");
        assert.deepEqual(errors, []);
    });

    const taken = { "docs/first-hour-web.md": "#back" };
    for (const page of ["web/README.md", "docs/first-hour-web.md"]) {
        test(`the page of ${page} is played by touches`, async () => {
            const [opened, errors] = await open(`${page.split("/")[1]}.html`);
            const board = opened.locator("#board svg");
            await board.waitFor();
            const drawings = [];
            for (let touch = 0; touch < 6; touch++) {
                drawings.push(await board.innerHTML());
                await board.locator('[data-mark="target"]').first().dispatchEvent("click");
                await opened.waitForFunction((last) => document.querySelector("#board svg").innerHTML !== last, drawings.at(-1));
            }
            if (taken[page]) await opened.locator(taken[page]).click();
            assert.deepEqual(errors, []);
        });
    }

    test("an installed package and a page of 20 lines are played by a click", async (context) => {
        const folder = mkdtempSync(`${tmpdir()}/page-`);
        context.after(() => rmSync(folder, { recursive: true }));
        const { version } = JSON.parse(readFileSync(new URL("web/package.json", root), "utf8"));
        const archive = fileURLToPath(new URL(`target/web/mauerwerk-${version}.tgz`, root));
        execFileSync("npm", ["install", "--silent", "--offline", "--no-audit", "--no-fund", archive], { cwd: folder });
        const [, page] = readFileSync(new URL("web/README.md", root), "utf8").match(/## Use[^]*?```html\n([^]*?)```/);
        assert.ok(page.trim().split("\n").length <= 20);
        const own = await serve(pathToFileURL(`${folder}/`), { "/page.html": page }, "/node_modules/mauerwerk/");
        context.after(() => own.close());
        const opened = await browser.newPage();
        const errors = [];
        opened.on("pageerror", (error) => errors.push(error.message));
        await opened.goto(`${own.address}/page.html`);
        await opened.locator('#board [data-mark="target"]').first().click();
        await opened.waitForFunction(() => Number(document.querySelector(".mw-replay input").max) > 0);
        assert.deepEqual(errors, []);
    });

    test("a guest plays at the example's host, and comes back", { timeout: 300_000 }, async () => {
        const host = await hosted("die-mauer", 1);
        const opened = await browser.newPage();
        const errors = [];
        opened.on("pageerror", (error) => errors.push(error.message));
        await opened.goto(host.address);
        const decisions = () => JSON.parse(host.record()).decisions.length;
        for (let turn = 0; turn < 3; turn++) {
            await opened.locator("#choices button").first().waitFor();
            if (process.env.SHOTS) await opened.screenshot({ path: `${process.env.SHOTS}/guest-${turn}.png`, fullPage: true });
            assert.deepEqual(await violations(opened), []);
            const before = decisions();
            if (turn === 1) await opened.locator("#board [data-mark=target]").last().dispatchEvent("click");
            if (decisions() === before) await opened.locator("#choices button").last().click();
            while (decisions() === before) await new Promise((done) => setTimeout(done, 20));
            const address = opened.url();
            if (turn === 1) await opened.reload();
            assert.equal(opened.url(), address, "the address has the token");
        }
        await opened.locator("#board svg").waitFor();
        assert.deepEqual(errors, []);
        await opened.close();
        await host.end();
    });
}
