// The pages of the site in Chromium: for everybody, by keys, without a network and without scripts.
import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import { test } from "node:test";

import { KINDS } from "./kinds.mjs";
import { looksAsBefore, looksDifferent } from "./pictures.mjs";
import { becomes, forEverybody, hides, isInView, onSite, PHONE, shows, tabTo } from "./site.mjs";

const files = (folder) => readdirSync(new URL(`../../../target/site/${folder}/`, import.meta.url), { recursive: true, withFileTypes: true }).filter((one) => one.isFile());

onSite(({ open, addressOf }) => {
    const board = "details[open] .mw-board svg";

    for (const [path, shown] of Object.entries(KINDS)) {
        test(`${path} is for everybody`, async () => {
            const { context, page, errors } = await open(path, { viewport: { width: 390, height: 844 }, reducedMotion: "reduce" });
            await page.locator(shown).first().waitFor();
            await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
            looksAsBefore(path, await page.screenshot());
            for (const broken of ["main { visibility: hidden; }", "* { all: revert !important; }"]) {
                const style = await page.addStyleTag({ content: broken });
                await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
                looksDifferent(path, await page.screenshot());
                await style.evaluate((element) => element.remove());
            }
            await forEverybody(page);
            assert.deepEqual(errors, []);
            await context.close();
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
            await becomes(() => told.textContent(), line);
        }
        await page.keyboard.press("Home");
        await becomes(() => told.textContent(), lines[0]);
        await context.close();
    });

    test("an example that was opened before the script ran has its board", async () => {
        const { context, page } = await open("index.html");
        await page.addInitScript(() => new MutationObserver(() => document.querySelector("#example-c1")?.setAttribute("open", "")).observe(document, { childList: true, subtree: true }));
        await page.goto(addressOf("en/die-mauer/wall.html"));
        await shows(page.locator("#example-c1 svg").first());
        await context.close();
    });

    test("an edition switches the page, and is kept", async () => {
        const { context, page } = await open("en/die-mauer/building.html");
        const differs = page.locator('#DM-15 [data-choice="edition:vil-coyote"]');
        const other = page.locator("#building-as-a-duty-vil-coyote");
        await page.locator(".chooser select").selectOption("edition:svellov-1999");
        await hides(differs);
        await hides(other);
        await page.locator(".chooser select").selectOption("edition:vil-coyote");
        await page.reload();
        await page.waitForFunction(() => document.querySelector(".chooser select").value === "edition:vil-coyote");
        await shows(differs);
        await page.goto(addressOf("en/die-mauer/index.html"));
        await shows(page.locator(".is-changed", { hasText: "DM-15" }));
        assert.equal(await page.locator(".is-changed", { hasText: "DM-20" }).count(), 0);
        await context.close();
    });

    test("every edition can be chosen, and hides the examples of the others", async () => {
        const { context, page } = await open("en/die-mauer/empty-fists.html");
        const named = (edition) => page.locator(`details[data-setup~="edition:${edition}"]`).first();
        const editions = page.locator(".chooser option");
        assert.equal(await editions.count(), 1 + 5);
        const choose = (value) => page.locator(".chooser select").selectOption(value);
        await choose({ label: "Dutch text (2000)" });
        await shows(named("spellenarchief-2000"));
        await shows(page.locator("#DM-30.is-changed [data-choice='edition:spellenarchief-2000']"));
        await hides(named("vil-coyote"));
        await choose({ label: "French text" });
        await shows(named("vil-coyote"));
        await hides(named("spellenarchief-2000"));
        await page.evaluate((id) => void (location.hash = id), await named("spellenarchief-2000").getAttribute("id"));
        await shows(named("spellenarchief-2000"));
        await context.close();
    });

    test("a variant switches the page", async () => {
        const { context, page } = await open("en/berlin/index.html");
        await page.locator(".chooser select").selectOption({ label: "Pair-a-dice" });
        await shows(page.locator(".is-changed", { hasText: "BE-95" }));
        assert.equal(await page.locator(".is-changed", { hasText: "BE-56" }).count(), 0);
        await page.goto(addressOf("en/berlin/crazy-eights.html"));
        await page.locator(".chooser select").selectOption({ label: "Wall of China" });
        await hides(page.locator('details[data-setup~="variants:crazy-eights"]').first());
        await shows(page.locator('details[data-setup~="variants:crazy-eights,wall-of-china"]').first());
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
        for (const [words, to] of [["dm-20", "die-mauer/wall.html#DM-20"], ["empty fist master-builder", "die-mauer/"], ["gate refused", "die-mauer/wall.html#DM-20"], ["master-builder", "glossary.html"], ["architecture", "../docs/docs/architecture.html"], ["glibc linux", "../docs/docs/releasing.html"]]) {
            await page.locator("#words").fill(words);
            await page.locator(`#results a[href^="${to}"]`).first().waitFor();
        }
        await context.close();
    });

    test("a refusal has its ruling, and a position that was stepped to is played", async () => {
        const { context, page } = await open("en/die-mauer/wall.html");
        const example = page.locator("#DM-20 details.example", { has: page.locator("li.refused") }).first();
        await example.locator("summary").click();
        const line = example.locator(".line", { has: page.locator("li.refused") }).first();
        await line.locator("svg").first().waitFor();
        const lines = await line.locator("ol > li").evaluateAll((items) => items.map(({ className }) => className));
        const slider = line.locator("input");
        await slider.fill(`${lines.findIndex((name) => name.includes("refused"))}`);
        await shows(line.locator('.told a[href$="#DM-20"]'));
        await context.close();
        const other = await open("en/die-mauer/wall.html#example-c1");
        const first = other.page.locator("#example-c1 .line").first();
        const address = () => first.locator(".try").evaluate(({ href }) => href);
        await first.locator("svg").first().waitFor();
        const start = await address();
        await first.locator("input").fill(await first.locator("input").getAttribute("max"));
        const wanted = await address();
        assert.notEqual(wanted, start);
        await first.locator(".try").click();
        await other.page.waitForURL(wanted);
        await shows(other.page.locator("form .picture svg"));
        await other.context.close();
    });

    test("a printed page has its rulings, and no bar", async () => {
        const { context, page } = await open("en/die-mauer/wall.html#example-c1");
        const screen = [".top", ".chooser", "#example-c1 .mw-replay", "#example-c1 .try"].map((part) => page.locator(part).first());
        for (const part of screen) await shows(part);
        await page.emulateMedia({ media: "print" });
        for (const part of screen) await hides(part);
        await shows(page.locator("#DM-20 .sentence"));
        await shows(page.locator("#example-c1 li").first());
        await context.close();
    });

    const unscripted = {
        "en/index.html": ".card svg",
        "nl/die-mauer/index.html": '.contents a[href="wall.html#DM-20"]',
        "fr/berlin/learn.html": "#learn li strong",
        "de/glossary.html": "table th",
        "docs/docs/games.html": ".doc p",
        "en/search.html": "noscript p",
        "en/play.html": "#play p",
    };
    for (const [path, shown] of Object.entries(unscripted)) {
        test(`${path} reads without scripts`, async () => {
            const { context, page } = await open(path, { javaScriptEnabled: false });
            await shows(page.locator(shown).first());
            await context.close();
        });
    }

    test("rulings and examples read without scripts", async () => {
        const { context, page } = await open("de/die-mauer/wall.html", { javaScriptEnabled: false });
        await shows(page.locator("#DM-20 .sentence"));
        await page.locator("#DM-20 summary").first().click();
        await shows(page.locator("#DM-20 details[open] li").first());
        await context.close();
    });

    test("a lesson is played on the board to its end", { timeout: 600_000 }, async () => {
        const { context, page, errors } = await open("en/die-mauer/learn.html", { viewport: { width: 390, height: 844 } });
        await page.addStyleTag({ content: "html { scroll-behavior: auto !important; }" });
        await page.evaluate(() => {
            window.moved = 0;
            Element.prototype.animate = () => void window.moved++;
        });
        await page.locator(".mw-board svg").waitFor();
        const [on, play] = ["Go on", "Play against easy opponents"].map((name) => page.getByText(name, { exact: true }));
        const number = () => page.locator(".mw-count").textContent();
        while (!(await play.isVisible())) {
            const before = await number();
            if (await on.isVisible()) await on.click();
            else {
                const action = page.locator(".mw-actions button");
                await page.locator(".mw-list").evaluate((list) => (list.open = true));
                for (let nth = 0; (await number()) === before; nth++) await action.nth(nth).click();
            }
            assert.notEqual(await number(), before);
            assert.ok((await page.locator(".mw-lesson").boundingBox()).y >= 0, "the new text is not seen");
            await isInView(page.locator(".mw-steps"));
        }
        assert.ok((await page.evaluate(() => window.moved)) > 3);
        assert.deepEqual(errors, []);
        await context.close();
    });

    /** Returns what a learner does at each step of a lesson: a right answer, or nothing if there is no task. */
    const answersOf = async (game) => {
        const { Lesson, load } = await import("../../../target/web/package/node.js");
        await load();
        const lesson = new Lesson(game);
        const { seat, count } = lesson.page();
        return Array.from({ length: count }, () => {
            if (lesson.page().task === undefined) return void lesson.goOn();
            const { choices } = lesson.table().snapshot(seat);
            const nth = choices.findIndex(({ notation }) => lesson.answer(notation).verdict === "right");
            return { nth, ...choices[nth] };
        });
    };

    const keys = {
        "at the board": async (page, { touches }) => {
            for (const place of touches) {
                await tabTo(page, ".mw-picture [role=button]");
                await page.keyboard.press("Home");
                const isThere = () => page.evaluate((name) => document.activeElement.dataset.place === name, place);
                for (let step = 0; step < 60 && !(await isThere()); step++) await page.keyboard.press("PageDown");
                assert.ok(await isThere(), place);
                await page.keyboard.press("Enter");
            }
        },
        "in the list of actions": async (page, { nth }) => {
            await tabTo(page, ".mw-list summary");
            if (!(await page.locator(".mw-list[open]").count())) await page.keyboard.press("Enter");
            for (let step = 0; step <= nth; step++) await page.keyboard.press("Tab");
            await page.keyboard.press("Enter");
        },
    };
    for (const [game, where] of [["die-mauer", "at the board"], ["berlin", "at the board"], ["mauerbauer", "in the list of actions"]]) {
        test(`the lesson of ${game} is played by keys alone, ${where}`, { timeout: 600_000 }, async () => {
            const { context, page, errors } = await open(`de/${game}/learn.html`);
            const answers = await answersOf(game);
            await page.locator(".mw-board svg").waitFor();
            for (const [step, answer] of answers.entries()) {
                assert.equal(await page.locator(".mw-count").textContent(), `${step + 1} / ${answers.length}`);
                if (answer) await keys[where](page, answer);
                else {
                    await tabTo(page, step + 1 < answers.length ? ".mw-steps button:not(:disabled):last-of-type" : ".mw-steps a");
                    await page.keyboard.press("Enter");
                }
            }
            await page.waitForURL(new RegExp(`play\\.html#game=${game}$`));
            assert.deepEqual(errors, []);
            await context.close();
        });
    }

    test("a lesson goes on in another language, and says again what it said", async () => {
        const { context, page, errors } = await open("en/die-mauer/learn.html");
        const [count, said, error] = [".mw-count", ".mw-said", ".mw-error"].map((part) => page.locator(part));
        const texts = (lang) => readFileSync(new URL(`../../../core/texts/${lang}/die_mauer_lesson.ftl`, import.meta.url), "utf8");
        const on = async (name) => {
            for (const button = page.getByText(name, { exact: true }); await button.isVisible(); ) await button.click();
        };
        const touch = (place) => page.locator(`[data-place="${place}"][role=button]`).first().click();
        /** Switches the language. Requires the same step, and a text of the lesson in the other language. */
        const speak = async (lang, part) => {
            const [number, before] = [await count.textContent(), await part.textContent()];
            await page.locator(`.langs a[lang=${lang}]`).click();
            await page.waitForURL((url) => url.pathname.includes(`/${lang}/`));
            await page.locator(".mw-board svg").waitFor();
            assert.equal(await count.textContent(), number);
            assert.notEqual(await part.textContent(), before);
            assert.ok(texts(lang).includes(` = ${await part.textContent()}\n`), await part.textContent());
        };
        await page.locator(".mw-board svg").waitFor();
        await on("Go on");
        await touch("stock:0:G");
        await speak("nl", error);
        await touch("stock:0:T");
        await speak("de", said);
        assert.ok((await said.textContent()).startsWith("Die Fäuste gehen auf"));
        await on("Weiter");
        await touch("stock:0:1");
        await page.reload();
        await shows(error);
        assert.deepEqual(errors, []);
        await context.close();
    });

    test("the address of a lesson keeps each wish by its kind", async () => {
        const answers = await answersOf("die-mauer");
        const before = answers.findIndex((answer) => answer);
        const { notation, touches: [place] } = answers[before];
        /** Returns the step that a lesson shows after its first task is answered by an address. */
        const stepAfter = async (kind, what) => {
            const wishes = new URLSearchParams([...Array(before).fill(["next", ""]), ["look", "dark"], [kind, what]]);
            const { context, page, errors } = await open(`en/die-mauer/learn.html#${wishes}`);
            await page.locator(".mw-board svg").waitFor();
            const step = parseInt(await page.locator(".mw-count").textContent());
            assert.deepEqual(errors, []);
            await context.close();
            return step;
        };
        const [task, next] = [before + 1, before + 2];
        assert.equal(await stepAfter("touch", place), next);
        assert.equal(await stepAfter("act", notation), next);
        assert.equal(await stepAfter("act", place), task, "an action is not a place");
        assert.equal(await stepAfter("touch", notation), task, "a place is not an action");
        assert.equal(await stepAfter("wrong", notation), task);
    });

    test("a phone shows why an answer is wrong, next to a drawing of its width", async () => {
        const { context, page } = await open("en/mauerbauer/learn.html", PHONE);
        const task = page.locator(".mw-turn:not(:empty)");
        const on = page.getByText("Go on", { exact: true });
        while (!(await task.count())) await on.tap();
        assert.equal((await page.locator(".mw-picture").boundingBox()).width, 390);
        await page.evaluate(() => scrollTo(0, 0));
        await page.locator('[data-place="a1-a2"]').first().tap();
        await shows(page.locator(".mw-error"));
        await isInView(page.locator(".mw-error"));
        const [error, bar] = await Promise.all([".mw-error", ".mw-steps"].map((part) => page.locator(part).boundingBox()));
        assert.ok(error.y + error.height <= bar.y, "the bar hides it");
        await context.close();
    });

    test("the menu of a document leaves its title alone on a phone", async () => {
        const { context, page } = await open("docs/index.html", PHONE);
        const [menu, title] = await Promise.all([".menu", ".doc h1"].map((part) => page.locator(part).boundingBox()));
        assert.ok(menu.y + menu.height <= title.y);
        await context.close();
    });

    test("an edition works without a network after the first visit, and other pages once they are visited", async () => {
        const { context, page, errors } = await open("index.html", { serviceWorkers: "allow" });
        await page.evaluate(() => navigator.serviceWorker.ready);
        await page.waitForFunction(() => navigator.serviceWorker.controller);
        await page.goto(addressOf("docs/index.html"));
        await page.goto(addressOf("fr/index.html"));
        const count = (part) => page.evaluate(async (folder) => (await (await caches.open((await caches.keys())[0])).keys()).filter(({ url }) => url.includes(`/site/${folder}/`)).length, part);
        const french = files("fr");
        while ((await count("fr")) < french.length) await page.waitForTimeout(100);
        assert.equal(await count("en"), 0);
        assert.ok((await count("docs")) < 10, "a visited document and its pictures");
        await context.setOffline(true);
        await page.goto(addressOf("fr/play.html#game=berlin"));
        await page.locator("form select").first().waitFor();
        await page.goto(addressOf("fr/berlin/learn.html"));
        await page.locator(".mw-board svg").waitFor();
        await page.goto(addressOf("fr/mauerbauer/cities.html"));
        await page.locator("summary").first().click();
        await page.locator(board).first().waitFor();
        await page.goto(addressOf("docs/"));
        await page.locator(".doc").waitFor();
        assert.deepEqual(errors, []);
        await context.close();
    });
});
