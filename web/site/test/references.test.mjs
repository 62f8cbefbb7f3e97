// The API references in the site: which there are, what they load, and whether the search finds their names.
import assert from "node:assert/strict";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { after, test } from "node:test";

import { chromium } from "playwright-core";

import { violations } from "../../test/axe.mjs";
import { chromiumPath } from "../../test/chromium.mjs";
import { serve } from "../../test/serve.mjs";

const site = new URL("../../../target/site/", import.meta.url);
const api = new URL("docs/api/", site);
const rows = JSON.parse(readFileSync(new URL("search.json", api), "utf8"));

/** A page of each reference, what it shows, and a name that the search finds. */
const REFERENCES = {
    rust: ["mauerwerk/session/struct.Session.html", "Session", "Session::undo"],
    python: ["mauerwerk.html", "Table", "Table.undo"],
    typescript: ["classes/index.Table.html", "undo", "Table.undo"],
    kotlin: ["mauerwerk/io.mauerwerk/-lobby/index.html", "Lobby", "Table.undo"],
    swift: ["documentation/mauerwerk/lobby/index.html", "Lobby", "GameTable.undo()"],
};
/** What axe finds and only a tool can cure. docs/architecture.md explains it. */
const FAULTS = {
    rust: ["nested-interactive"],
    python: ["heading-order"],
    typescript: ["heading-order", "nested-interactive"],
    kotlin: ["aria-required-children", "list", "nested-interactive"],
    swift: ["region"],
};
const here = Object.entries(REFERENCES).filter(([id]) => existsSync(new URL(id, api)));

test("every reference is in the site", { skip: process.env.CI !== "true" && "a reference may be skipped outside CI" }, () => {
    assert.deepEqual(here.map(([id]) => id), Object.keys(REFERENCES));
});

test("no page of a reference loads anything from elsewhere, and each leads home", () => {
    for (const path of readdirSync(api, { recursive: true }).filter((path) => path.includes("/") && path.endsWith(".html"))) {
        const html = readFileSync(new URL(path.split("/").map(encodeURIComponent).join("/"), api), "utf8");
        const loaded = html.match(/<(?:script|img|iframe)\b[^>]*\bsrc="(?:https?:)?\/\/|<link\b[^>]*\bhref="(?:https?:)?\/\//);
        assert.equal(loaded, null, path);
        if (html.includes("<body")) assert.ok(html.includes(`href="${"../".repeat(path.split("/").length + 1)}docs/index.html"`), `${path} does not lead home`);
    }
});

test("the search has the names of every reference, and leads to them", () => {
    const lost = rows.filter(([at]) => !existsSync(new URL(new URL(at, "http://site/en/").pathname.slice(1), site)));
    assert.deepEqual(lost, []);
    for (const [id, [, , name]] of here) {
        const own = rows.filter(([at]) => at.startsWith(`../docs/api/${id}/`));
        assert.ok(own.some((row) => row[2] === name && row[3]), `${id}: ${name}`);
        assert.ok(own.filter((row) => row[3]).length > own.length / 2, `${id}: names without a sentence`);
    }
    assert.ok(JSON.stringify(rows).length < 1_000_000);
});

const executablePath = chromiumPath();
test("references open in a browser, from a sub-folder and without a network", { skip: !executablePath && "no Chromium", timeout: 600_000 }, async () => {
    const server = await serve(new URL("../../../target/", import.meta.url), {});
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    after(() => (browser.close(), server.close()));
    const context = await browser.newContext({ viewport: { width: 390, height: 800 } });
    const page = await context.newPage();
    const wrong = [];
    page.on("pageerror", (error) => wrong.push(error.message));
    page.on("request", (request) => /^https?:/.test(request.url()) && !request.url().startsWith(`${server.address}/`) && wrong.push(request.url()));
    page.on("response", (got) => got.status() >= 400 && !got.url().endsWith("/favicon.ico") && wrong.push(got.url()));
    await page.goto(`${server.address}/site/en/search.html`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller);
    for (const [id, [path, shown, name]] of here) {
        await page.goto(`${server.address}/site/en/search.html#q=${name}`);
        await page.reload();
        await page.locator(`#results a[href^="../docs/api/${id}/"]`, { hasText: name }).first().waitFor();
        await page.goto(`${server.address}/site/docs/api/${id}/${path}`);
        await page.getByText(shown, { exact: true }).first().waitFor({ state: "attached" });
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= 390, `${id} is too wide`);
        assert.deepEqual(await violations(page, 'nav[aria-label="Site"]'), [], `the frame of ${id}`);
        await page.waitForLoadState("networkidle");
        await context.setOffline(true);
        await page.goto(`${server.address}/site/docs/api/${id}/${path}`);
        await page.getByText(shown, { exact: true }).first().waitFor({ state: "attached" });
        await context.setOffline(false);
    }
    await page.getByRole("link", { name: "Documentation" }).first().click();
    await page.locator(".doc").waitFor();
    assert.deepEqual(wrong, []);
});

test("axe finds nothing in the references but the faults of their tools", { skip: !executablePath && "no Chromium", timeout: 600_000 }, async () => {
    const server = await serve(new URL("../../../target/", import.meta.url), {});
    const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    after(() => (browser.close(), server.close()));
    for (const [id, [path, shown]] of here) {
        for (const colorScheme of ["light", "dark"]) {
            const page = await browser.newPage({ colorScheme, serviceWorkers: "block" });
            await page.goto(`${server.address}/site/docs/api/${id}/${path}`, { waitUntil: "networkidle" });
            await page.getByText(shown, { exact: true }).first().waitFor({ state: "attached" });
            const { width, height } = await page.locator('nav[aria-label="Site"]').boundingBox();
            assert.ok(width > 1200 && height < 50, `${id}: the site's links take ${width} x ${height} pixels`);
            const isNew = (found) => !FAULTS[id].includes(found.split(":")[0]);
            assert.deepEqual((await violations(page)).filter(isNew), [], `${id}, ${colorScheme}`);
            await page.close();
        }
    }
});
