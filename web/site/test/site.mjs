// The built site in a browser, from a sub-folder.
import assert from "node:assert/strict";
import { after, before } from "node:test";

import { chromium } from "playwright-core";

import { violations } from "../../test/axe.mjs";
import { chromiumPath } from "../../test/chromium.mjs";
import { serve } from "../../test/serve.mjs";

/** Calls the given tests with what opens a page of the site, if there is a browser. */
export function onSite(tests) {
    const executablePath = chromiumPath();
    if (!executablePath) return;
    let server, browser;
    before(async () => {
        server = await serve(new URL("../../../target/", import.meta.url), {});
        browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
    });
    after(async () => {
        await browser?.close();
        server?.close();
    });
    const addressOf = (path) => `${server.address}/site/${path}`;
    /** Opens a page, and collects what goes wrong on it. Chance is the same in each run. */
    const open = async (path, options = {}) => {
        const context = await browser.newContext({ serviceWorkers: "block", bypassCSP: true, ...options });
        await context.addInitScript(() => {
            crypto.getRandomValues = (array) => array.fill(array instanceof BigUint64Array ? 7n : 7);
        });
        const page = await context.newPage();
        const errors = [];
        page.on("pageerror", (error) => errors.push(error.message));
        page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
        await page.goto(addressOf(path));
        return { context, page, errors };
    };
    tests({ open, addressOf });
}

/** Requires that axe finds nothing, that nothing is too wide, and that a thumb meets each target. */
export async function forEverybody(page) {
    for (const [width, colorScheme] of [[390, "light"], [390, "dark"], [1600, "dark"], [1600, "light"]]) {
        await page.setViewportSize({ width, height: 844 });
        await page.emulateMedia({ colorScheme });
        const look = `${width} ${colorScheme}`;
        assert.ok((await page.evaluate(() => document.documentElement.scrollWidth)) <= width, `${look}: too wide`);
        // In the dark, only colours differ.
        assert.deepEqual(await violations(page, undefined, colorScheme === "dark" ? { runOnly: ["color-contrast"] } : {}), [], look);
        if (colorScheme === "light") assert.deepEqual(await page.evaluate(small), [], look);
    }
}

/** Returns the targets that are lower or narrower than 44 px. It runs in the page. */
function small() {
    const isInText = (element) => element.localName === "a" && [...element.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim().length > 1);
    const size = (element) => (element.closest("label") ?? element).getBoundingClientRect();
    return [...document.querySelectorAll("a, button, select, input, summary")]
        .filter((element) => element.checkVisibility() && !element.matches(".skip") && !isInText(element) && size(element).width > 0)
        .filter((element) => size(element).height < 43.5 || size(element).width < 43.5)
        .map((element) => element.outerHTML.slice(0, 160));
}

/** Milliseconds after which a page hangs, enough for the slowest machine. */
const HANGS = 600_000;

/** Waits until an element can be seen. A script may still be drawing it. */
export const shows = (locator) => locator.waitFor({ timeout: HANGS });

/** Waits until an element can't be seen, or there is none. */
export const hides = (locator) => locator.waitFor({ state: "hidden", timeout: HANGS });

/** Waits until what is read is as expected. */
export async function becomes(read, expected) {
    for (let tries = HANGS / 100; tries > 0 && (await read()) !== expected; tries--) await new Promise((resolve) => setTimeout(resolve, 100));
    assert.equal(await read(), expected);
}

/** Presses Tab until something has the focus. */
export async function tabTo(page, selector) {
    for (let press = 0; press < 60; press++) {
        if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
        await page.keyboard.press("Tab");
    }
    assert.fail(`no way to ${selector}`);
}

/** A phone: its window, and fingers. */
export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, reducedMotion: "reduce" };

/** Waits until an element is in the window from its top, and to its end if it is not taller. */
export const isInView = (locator) =>
    becomes(async () => {
        const { y, height } = await locator.boundingBox();
        const window = await locator.evaluate(() => innerHeight);
        return y >= -0.5 && y + Math.min(height, 44) <= window + 0.5;
    }, true);

/** Setups of games that end soon. */
export const SHORT = {
    "die-mauer": "players:3 rounds:1 stock:T4 max_idle_turns:4",
    berlin: "players:2 rows:3 columns:3 target:2",
    mauerbauer: "players:2 board:hexagon first_player:0",
};

/** The button that a page has once a game is over. */
export const OVER = ".mistakes-of > button";

/** Returns the path of the form of a short game. */
export const formOf = (game, lang = "en") => `${lang}/play.html#${new URLSearchParams({ game, at: SHORT[game] })}`;

/** Starts a game with the form of a page, by keys alone. */
export async function startByKeys(page) {
    await page.locator("form").waitFor();
    await tabTo(page, "form > button");
    await page.keyboard.press("Enter");
    await page.locator(".mw-picture svg").waitFor();
}

/** Decides until the game is over. */
export async function playOn(page, ready, decide) {
    for (let decision = 0; decision < 200; decision++) {
        await page.locator(`${OVER}, ${ready}`).first().waitFor({ state: "attached" });
        if (await page.locator(OVER).count()) return;
        const before = await page.locator(".mw-board").getAttribute("data-screen");
        await decide();
        await page.waitForFunction((last) => document.querySelector(".mw-board").dataset.screen !== last, before);
    }
    assert.fail("the game goes on for ever");
}
