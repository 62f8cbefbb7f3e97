// The site in Firefox, where there is one: a page of each kind, and a game by keys.
import assert from "node:assert/strict";
import { after, before, test } from "node:test";

import { serve } from "../../test/serve.mjs";
import { Firefox, firefoxPath } from "./firefox.mjs";
import { KINDS } from "./kinds.mjs";
import { looksAsBefore } from "./pictures.mjs";
import { formOf, OVER } from "./site.mjs";

const path = firefoxPath();
if (path) firefoxTests(path);

function firefoxTests(path) {
    let server, firefox;
    before(async () => {
        server = await serve(new URL("../../../target/", import.meta.url), {});
        firefox = await Firefox.start(path);
    });
    after(async () => {
        await firefox?.end();
        server?.close();
    });
    const open = async (path, shown) => {
        await firefox.open("about:blank");
        await firefox.open(`${server.address}/site/${path}`);
        await firefox.until(`document.querySelector(${JSON.stringify(shown)})`);
    };

    test("a page of each kind looks as in other browsers", { timeout: 600_000 }, async () => {
        for (const [path, shown] of Object.entries(KINDS)) {
            await open(path, shown);
            assert.ok((await firefox.evaluate("return document.documentElement.scrollWidth")) <= 390, `${path} is too wide`);
            await firefox.evaluate("scrollTo({ top: 0, behavior: 'instant' })");
            looksAsBefore(path, await firefox.picture());
        }
    });

    test("a game is played by keys", { timeout: 600_000 }, async () => {
        await open(formOf("die-mauer"), "form > button");
        await firefox.evaluate("document.querySelector('form > button').focus()");
        await firefox.press("\uE007");
        const target = ".mw-picture [role=button][tabindex='0']";
        for (let decision = 0; decision < 200; decision++) {
            await firefox.until(`document.querySelector("${OVER}, ${target}")`);
            if (await firefox.evaluate(`return document.querySelector("${OVER}") !== null`)) return;
            const before = await firefox.evaluate(`document.querySelector("${target}").focus(); return document.querySelector(".mw-board").dataset.screen`);
            await firefox.press("\uE00F", "\uE007");
            await firefox.until(`document.querySelector(".mw-board").dataset.screen !== "${before}"`);
        }
        assert.fail("the game goes on for ever");
    });
}
