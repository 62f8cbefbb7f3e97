// Games on the site in Chromium: by keys, by the list of actions, and with other people.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";

import { becomes, forEverybody, formOf, hides, isInView, onSite, OVER, PHONE, playOn, SHORT, shows, startByKeys, tabTo } from "./site.mjs";

const ACTION = ".mw-actions button";

onSite(({ open, addressOf }) => {
    const start = async (game, lang) => {
        const opened = await open(formOf(game, lang));
        await startByKeys(opened.page);
        return opened;
    };

    /** Starts a short game of people alone. */
    const together = async (game, { isOpen = false, ...options } = {}) => {
        const opened = await open(formOf(game), options);
        await opened.page.locator("form select").first().waitFor();
        if (isOpen) await opened.page.locator("#open-table").check();
        for (const select of await opened.page.locator("form select").all()) await select.selectOption("person");
        await startByKeys(opened.page);
        return opened;
    };

    const press = async (page, name) => page.getByRole("button", { name, exact: true }).click();
    const made = (page) => page.locator(".mw-replay input").getAttribute("max");
    const decide = async (page) => {
        const before = await made(page);
        await page.locator(".mw-list").evaluate((list) => (list.open = true));
        await page.locator(ACTION).first().click();
        await page.waitForFunction((last) => document.querySelector(".mw-replay input").max !== last, before);
    };
    /** Returns the address of the position that a page shows. */
    const share = async (page) => {
        await press(page, "Copy the address of this position");
        const note = page.locator("#play > .note", { hasText: "sees everything" });
        await shows(note);
        await isInView(note);
        return page.url();
    };
    const save = async (page) => {
        const saved = page.waitForEvent("download");
        await press(page, "Save to a file");
        return (await saved).path();
    };

    for (const game of Object.keys(SHORT)) {
        test(`${game} is played by keys alone`, { timeout: 300_000 }, async () => {
            const { context, page, errors } = await start(game);
            await playOn(page, '.mw-picture [role="button"][tabindex="0"]', async () => {
                await tabTo(page, '.mw-picture [role="button"]');
                // What is touched already would be let go.
                for (let step = 0; step < 20 && (await page.locator(":focus").getAttribute("aria-pressed")) === "true"; step++) await page.keyboard.press("PageDown");
                await page.keyboard.press("Enter");
            });
            assert.deepEqual(errors, []);
            await context.close();
        });

        test(`${game} is played by the list of actions alone, and judged`, { timeout: 300_000 }, async () => {
            const { context, page, errors } = await start(game);
            await page.locator(".mw-list summary").click();
            await playOn(page, ACTION, () => page.locator(ACTION).last().click());
            await page.locator(OVER).click();
            await page.locator(".mistakes-of > :is(ol, p:not([role]))").waitFor({ timeout: 240_000 });
            const shown = page.locator(".mistakes button");
            // The last action is seldom the best one.
            await shown.first().click();
            await becomes(() => page.locator(".mw-picture").getAttribute("data-live"), "false");
            await isInView(page.locator(".mw-board"));
            if (game === "berlin") await forEverybody(page);
            assert.deepEqual(errors, []);
            await context.close();
        });

        test(`a running game of ${game} is for everybody`, { timeout: 600_000 }, async () => {
            const { context, page, errors } = await start(game, "de");
            await page.locator(".mw-list summary").click();
            await page.locator(".mw-bar button").last().click();
            await page.locator(".mw-hints li").first().waitFor();
            await forEverybody(page);
            assert.deepEqual(errors, []);
            await context.close();
        });
    }

    test("a game against easy opponents leads to one against the next level", { timeout: 600_000 }, async () => {
        const { context, page } = await start("berlin", "fr");
        const next = page.getByRole("button", { name: "Nouvelle partie : moyen", exact: true });
        await hides(next);
        await page.locator(".mw-list summary").click();
        await playOn(page, ACTION, () => page.locator(ACTION).last().click());
        await next.click();
        await hides(page.locator(OVER));
        const { players } = await page.evaluate(() => JSON.parse(localStorage.getItem("mauerwerk/game")));
        assert.deepEqual(players, ["person", "medium"]);
        await context.close();
    });

    test("a phone shows the board from its top once a game starts", async () => {
        const { context, page } = await open("en/play.html#game=die-mauer", PHONE);
        await page.locator("form summary").tap();
        await page.locator("form > div > button").tap();
        await isInView(page.locator(".mw-board"));
        await context.close();
    });

    test("what a seat has won leaves room for its fist, in every language", async () => {
        const at = "players:3 wall:1T41G stocks:TGG2346/T1236/2346 master:0 round:2 totals:28/0/7 won:0/1/0";
        for (const lang of ["en", "de", "nl", "fr"]) {
            const { context, page } = await open(`${lang}/play.html#${new URLSearchParams({ game: "die-mauer", at })}`, PHONE);
            await startByKeys(page);
            const fist = await page.locator('[data-place="fist:0"][data-mark]').boundingBox();
            const won = await page.locator(".mw-picture text", { hasText: /: 50, .*: 0/ }).boundingBox();
            assert.ok(won.x >= fist.x + fist.width, lang);
            await context.close();
        }
    });

    test("a game without costly decisions says so", { timeout: 600_000 }, async () => {
        const { context, page } = await open(formOf("berlin"));
        await page.locator("form select").first().waitFor();
        for (const select of await page.locator("form select").all()) await select.selectOption("easy");
        await startByKeys(page);
        await page.locator(OVER).click({ timeout: 600_000 });
        await becomes(() => page.locator(".mistakes-of > p:not([role])").textContent(), "No decision cost much.");
        assert.equal(await page.locator(".mistakes").count(), 0);
        await context.close();
    });

    test("a position is shared by its address", async () => {
        const { context, page } = await together("berlin", PHONE);
        const begun = await share(page);
        await decide(page);
        const address = await share(page);
        assert.notEqual(address, begun);
        const other = await open("index.html");
        await other.page.goto(address);
        await shows(other.page.locator("form .picture svg"));
        for (const select of await other.page.locator("form select").all()) await select.selectOption("person");
        await startByKeys(other.page);
        assert.equal(await share(other.page), address);
        await other.page.goto(addressOf("en/play.html#game=berlin&at=wall%3Ax"));
        await other.page.locator(".wrong[role=alert]").first().waitFor();
        for (const one of [context, other.context]) await one.close();
    });

    test("a game is saved, opened, and kept by the browser", async () => {
        const { context, page } = await together("berlin");
        await decide(page);
        const before = await made(page);
        const file = await save(page);
        await page.goto(addressOf("en/play.html"));
        await page.reload();
        await press(page, "Play on");
        await becomes(() => made(page), before);
        await press(page, "New game");
        await page.locator("input[type=file]").setInputFiles({ name: "game.json", mimeType: "application/json", buffer: Buffer.from("{}") });
        await page.locator(".wrong[role=alert]").last().waitFor();
        await page.locator("input[type=file]").setInputFiles(file);
        await page.locator("form > fieldset").waitFor();
        // An opponent would decide before the game is saved, or after it.
        for (const select of await page.locator("form > fieldset select").all()) await select.selectOption("person");
        await startByKeys(page);
        const [again, first] = [await save(page), file].map((path) => JSON.parse(readFileSync(path, "utf8")));
        assert.equal(first.decisions.length, Number(before));
        assert.deepEqual(again.decisions, first.decisions);
        await context.close();
    });

    test("people hand a covered board over", async () => {
        const { context, page } = await together("die-mauer");
        const cover = page.locator(".mw-cover");
        assert.equal(await page.locator(`${ACTION}, .mw-picture [role=button], .mw-hand`).count(), 0);
        const covered = await page.locator(".mw-picture").innerHTML();
        await forEverybody(page);
        for (const seat of [0, 1, 2]) {
            await becomes(() => cover.textContent(), `I am seat ${seat}`);
            await tabTo(page, ".mw-cover");
            await page.keyboard.press("Enter");
            await becomes(async () => (await page.locator(".mw-picture").innerHTML()) === covered, false);
            await decide(page);
        }
        await context.close();
    });

    test("an open table shows all hands, by choice", async () => {
        const { context, page } = await together("die-mauer", { isOpen: true });
        await hides(page.locator(".mw-cover"));
        assert.match(await page.locator(".mw-hand").first().getAttribute("aria-label"), /tower of seat 1/);
        await decide(page);
        await forEverybody(page);
        await page.reload();
        assert.equal(await page.locator("#open-table").isChecked(), false);
        await context.close();
    });

    test("a running game is opened and closed, if it hides anything", async () => {
        const { context, page } = await together("die-mauer");
        const [opened, cover] = [page.locator("#open-table"), page.locator(".mw-cover")];
        await shows(cover);
        await opened.check();
        await hides(cover);
        await shows(page.locator(".mw-hand").first());
        await forEverybody(page);
        await opened.uncheck();
        await shows(cover);
        await hides(page.locator(".mw-hand"));
        const form = await open("en/play.html#game=berlin");
        await form.page.locator("form select").first().waitFor();
        await hides(form.page.locator("#open-table"));
        await form.page.locator("summary").click();
        await form.page.locator("#value-crazy-eights").check();
        await form.page.locator("#option-check_visibility").selectOption("private");
        await shows(form.page.locator("#open-table"));
        for (const one of [context, form.context]) await one.close();
    });

    test("a refusal leads to its ruling", async () => {
        const at = "players:3 wall:T1T stocks:G2346/G12346/TG12346 master:0 fists:-/G/T";
        const { context, page } = await open(`de/play.html#${new URLSearchParams({ game: "die-mauer", at })}`);
        await startByKeys(page);
        await page.locator('[data-place="stock:0:G"]').first().click();
        const link = page.locator(".mw-error a");
        await becomes(() => link.textContent(), "DM-20");
        await forEverybody(page);
        const [ruling] = await Promise.all([context.waitForEvent("page"), link.click()]);
        await ruling.waitForURL(/\/de\/die-mauer\/wall\.html#DM-20$/);
        await shows(ruling.locator("#DM-20 .sentence"));
        await context.close();
    });

    test("a newcomer with a phone learns a game, plays it, looks up a refusal, and shares a position", { timeout: 300_000 }, async () => {
        const { context, page, errors } = await open("en/index.html", PHONE);
        const tap = (name) => page.getByRole("button", { name, exact: true }).tap();
        const openList = () => page.locator(".mw-list").evaluate((list) => (list.open = true));
        await page.locator('a[href="die-mauer/learn.html"]').tap();
        const [on, play, count] = [page.getByText("Go on", { exact: true }), page.getByText("Play against easy opponents"), page.locator(".mw-count")];
        await shows(count);
        while (!(await play.isVisible())) {
            const before = await count.textContent();
            if (await on.isVisible()) await on.tap();
            else {
                await openList();
                for (let nth = 0; (await count.textContent()) === before; nth++) await page.locator(ACTION).nth(nth).tap();
            }
        }
        await play.tap();
        await page.locator("form summary").tap();
        await page.locator("#option-rounds").fill("1");
        await tap("Start");
        await playOn(page, '.mw-bar button:not([hidden]):text-is("Hint")', async () => {
            await tap("Hint");
            await page.locator(".mw-hints button").first().tap();
        });
        assert.match(await page.locator(".mw-turn").textContent(), /you win/);
        const at = "players:3 wall:T1T stocks:G2346/G12346/TG12346 master:0 fists:-/G/T";
        await page.goto(addressOf(`en/play.html#${new URLSearchParams({ game: "die-mauer", at })}`));
        await tap("Start");
        await page.locator('[data-place="stock:0:G"]').first().tap();
        const refusal = page.locator(".mw-error a");
        await isInView(refusal);
        const [ruling] = await Promise.all([context.waitForEvent("page"), refusal.tap()]);
        await isInView(ruling.locator("#DM-20 .sentence"));
        const address = await share(page);
        const friend = await open("index.html", PHONE);
        await friend.page.goto(address);
        await isInView(friend.page.locator("form .picture svg"));
        await startByKeys(friend.page);
        assert.equal(await share(friend.page), address);
        assert.deepEqual([...errors, ...friend.errors], []);
        for (const one of [context, friend.context]) await one.close();
    });

    test("things move, unless a person wants less motion", async () => {
        for (const [reducedMotion, moved] of [["no-preference", 1], ["reduce", 0]]) {
            const { context, page } = await together("berlin", { reducedMotion });
            await page.evaluate(() => {
                window.moved = 0;
                Element.prototype.animate = () => void window.moved++;
            });
            await decide(page);
            assert.equal(await page.evaluate(() => window.moved), moved);
            await press(page, "Take back");
            assert.equal(await page.evaluate(() => window.moved), moved);
            await context.close();
        }
    });
});
