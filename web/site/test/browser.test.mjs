// The site in Chromium, from a sub-folder: for everybody, by keys, without a network and without scripts.
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { after, before, test } from "node:test";

import { chromium } from "playwright-core";

import { chromiumPath } from "../../test/chromium.mjs";
import { serve } from "../../test/serve.mjs";

const axe = createRequire(import.meta.url).resolve("axe-core");
const files = (folder) => readdirSync(new URL(`../../../target/site/${folder}/`, import.meta.url), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());
const executablePath = chromiumPath();
if (executablePath) siteTests(executablePath);

function siteTests(executablePath) {
    let server, browser;
    before(async () => {
        server = await serve(new URL("../../../target/", import.meta.url), {});
        browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    });
    after(async () => {
        await browser?.close();
        server?.close();
    });

    /** Opens a page, and collects what goes wrong on it. */
    const open = async (path, options = {}) => {
        const context = await browser.newContext({ serviceWorkers: "block", bypassCSP: true, ...options });
        const page = await context.newPage();
        const errors = [];
        page.on("pageerror", (error) => errors.push(error.message));
        page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
        await page.goto(`${server.address}/site/${path}`);
        return { context, page, errors };
    };
    const board = "details[open] .board svg";

    const kinds = {
        "index.html": "h1",
        "de/index.html": ".card svg",
        "en/die-mauer/index.html": ".contents",
        "fr/die-mauer/wall.html#example-c1": board,
        "en/play.html": "#option-players",
        "nl/play.html#game=mauerbauer&at=players:2+board:hexagon": "form select",
        "de/berlin/learn.html": ".mw-board svg",
        "nl/search.html#q=toren": "#results li",
        "de/glossary.html": "table",
        "docs/docs/games.html": ".doc",
    };
    for (const [path, shown] of Object.entries(kinds)) {
        test(`${path} is for everybody`, async () => {
            for (const [width, colorScheme] of [[390, "light"], [1280, "light"], [390, "dark"]]) {
                const { context, page, errors } = await open(path, { viewport: { width, height: 800 }, colorScheme });
                await page.locator(shown).first().waitFor();
                assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${width}: too wide`);
                await page.addScriptTag({ path: axe });
                const { violations } = await page.evaluate(() => window.axe.run());
                const told = violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(" | ")}`);
                assert.deepEqual(told, [], `${width} ${colorScheme}`);
                assert.deepEqual(errors, []);
                await context.close();
            }
        });
    }

    test("an example is stepped through by keys", async () => {
        const { context, page } = await open("en/die-mauer/wall.html");
        const example = page.locator("#example-c1");
        await example.locator("summary").focus();
        await page.keyboard.press("Enter");
        await example.locator("svg").first().waitFor();
        await page.keyboard.press("Tab");
        const told = example.locator(".told").first();
        const lines = await example.locator(".line").first().locator("ol > li").allTextContents();
        const slider = example.locator("input").first();
        await slider.focus();
        for (const line of lines.slice(1)) {
            await page.keyboard.press("ArrowRight");
            assert.equal(await told.textContent(), line);
        }
        await page.keyboard.press("Home");
        assert.equal(await told.textContent(), lines[0]);
        await context.close();
    });

    test("an edition switches the page, and is kept", async () => {
        const { context, page } = await open("en/die-mauer/building.html");
        const differs = page.locator('#DM-15 [data-choice="edition:vil-coyote"]');
        const other = page.locator("#building-as-a-duty-vil-coyote");
        await page.locator(".chooser select").selectOption("edition:svellov-1999");
        assert.equal(await differs.isVisible(), false);
        assert.equal(await other.isVisible(), false);
        await page.locator(".chooser select").selectOption("edition:vil-coyote");
        await page.reload();
        assert.equal(await page.locator(".chooser select").inputValue(), "edition:vil-coyote");
        assert.ok(await differs.isVisible());
        await page.goto(`${server.address}/site/en/die-mauer/index.html`);
        assert.ok(await page.locator(".is-changed", { hasText: "DM-15" }).isVisible());
        assert.equal(await page.locator(".is-changed", { hasText: "DM-20" }).count(), 0);
        await context.close();
    });

    test("the language switch stays on the place", async () => {
        const { context, page } = await open("en/berlin/landing.html#BE-21");
        await page.locator('.langs a[lang="de"]').click();
        await page.waitForURL(/\/de\/berlin\/landing\.html#BE-21$/);
        await context.close();
    });

    test("the search finds rulings, examples, words and pages", async () => {
        const { context, page } = await open("en/search.html");
        for (const [words, to] of [["dm-20", "die-mauer/wall.html#DM-20"], ["empty fist master-builder", "die-mauer/"], ["master-builder", "glossary.html"], ["architecture", "../docs/docs/architecture.html"], ["glibc linux", "../docs/docs/releasing.html"]]) {
            await page.locator("#words").fill(words);
            await page.locator(`#results a[href^="${to}"]`).first().waitFor();
        }
        await context.close();
    });

    test("rulings and examples read without scripts", async () => {
        const { context, page } = await open("de/die-mauer/wall.html", { javaScriptEnabled: false });
        assert.ok(await page.locator("#DM-20 .sentence").isVisible());
        await page.locator("#DM-20 summary").first().click();
        assert.ok(await page.locator("#DM-20 details[open] li").first().isVisible());
        await context.close();
    });

    const games = {
        "die-mauer": "players:3 rounds:1 stock:T4 max_idle_turns:4",
        berlin: "players:2 rows:3 columns:3 target:2",
        mauerbauer: "players:2 board:hexagon first_player:0",
    };
    const over = ".mistakes-of > button";

    /** Starts a game against an opponent, by keys alone. */
    const start = async (game) => {
        const opened = await open(`en/play.html#${new URLSearchParams({ game, at: games[game] })}`);
        await opened.page.locator("form").waitFor();
        await tabTo(opened.page, "form > button");
        await opened.page.keyboard.press("Enter");
        await opened.page.locator(".mw-board svg").waitFor();
        return opened;
    };

    /** Presses Tab until something has the focus. */
    const tabTo = async (page, selector) => {
        for (let press = 0; press < 60; press++) {
            if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
            await page.keyboard.press("Tab");
        }
        assert.fail(`no way to ${selector}`);
    };

    /** Decides until the game is over. */
    const playOn = async (page, ready, decide) => {
        for (let decision = 0; decision < 200; decision++) {
            await page.locator(`${over}, ${ready}`).first().waitFor({ state: "attached" });
            if (await page.locator(over).count()) return;
            const before = await page.locator(".mw-board").getAttribute("data-screen");
            await decide();
            await page.waitForFunction((last) => document.querySelector(".mw-board").dataset.screen !== last, before);
        }
        assert.fail("the game goes on for ever");
    };

    for (const game of Object.keys(games)) {
        test(`${game} is played by keys alone`, { timeout: 300_000 }, async () => {
            const { context, page, errors } = await start(game);
            const target = '.mw-picture [role="button"][tabindex="0"]';
            await playOn(page, target, async () => {
                await tabTo(page, '.mw-picture [role="button"]');
                // What is touched already would be let go.
                for (let step = 0; step < 20 && (await page.locator(":focus").getAttribute("aria-pressed")) === "true"; step++) await page.keyboard.press("PageDown");
                await page.keyboard.press("Enter");
            });
            assert.deepEqual(errors, []);
            await context.close();
        });

        test(`${game} is played by the list of actions alone`, { timeout: 300_000 }, async () => {
            const { context, page, errors } = await start(game);
            const action = ".mw-actions button";
            await page.locator(".mw-list summary").click();
            await playOn(page, action, () => page.locator(action).last().click());
            assert.deepEqual(errors, []);
            await context.close();
        });
    }

    test("a lesson is played on the board to its end", { timeout: 120_000 }, async () => {
        const { context, page, errors } = await open("en/die-mauer/learn.html");
        await page.locator(".mw-board svg").waitFor();
        const [on, play] = ["Go on", "Play against easy opponents"].map((name) => page.getByText(name, { exact: true }));
        const number = () => page.locator(".bar .note").last().textContent();
        while (!(await play.isVisible())) {
            const before = await number();
            if (await on.isVisible()) await on.click();
            else {
                const action = page.locator(".mw-actions button");
                await page.locator(".mw-list").evaluate((list) => (list.open = true));
                for (let nth = 0; (await number()) === before; nth++) await action.nth(nth).click();
            }
            assert.notEqual(await number(), before);
        }
        assert.deepEqual(errors, []);
        await context.close();
    });

    test("an edition works without a network after the first visit, and other pages once they are visited", async () => {
        const { context, page, errors } = await open("index.html", { serviceWorkers: "allow" });
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.waitForFunction(() => navigator.serviceWorker.controller);
        await page.goto(`${server.address}/site/docs/index.html`);
        await page.goto(`${server.address}/site/fr/index.html`);
        const count = (part) => page.evaluate(async (folder) => (await (await caches.open((await caches.keys())[0])).keys()).filter(({ url }) => url.includes(`/site/${folder}/`)).length, part);
        const french = files("fr");
        while ((await count("fr")) < french.length) await page.waitForTimeout(100);
        assert.equal(await count("en"), 0);
        assert.ok((await count("docs")) < 10, "a visited document and its pictures");
        await context.setOffline(true);
        await page.goto(`${server.address}/site/fr/play.html#game=berlin`);
        await page.locator("form select").first().waitFor();
        await page.goto(`${server.address}/site/fr/berlin/learn.html`);
        await page.locator(".mw-board svg").waitFor();
        await page.goto(`${server.address}/site/fr/mauerbauer/cities.html`);
        await page.locator("summary").first().click();
        await page.locator(board).first().waitFor();
        await page.goto(`${server.address}/site/docs/`);
        await page.locator(".doc").waitFor();
        assert.deepEqual(errors, []);
        await context.close();
    });
}
