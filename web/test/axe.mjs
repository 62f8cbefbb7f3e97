// What axe finds on a page.
import { createRequire } from "node:module";

const axe = createRequire(import.meta.url).resolve("axe-core");

/** Returns what axe finds, with up to three elements for each rule. `scope` and `options` are those of `axe.run`. */
export async function violations(page, scope, options = {}) {
    if (!(await page.evaluate(() => "axe" in window))) await page.addScriptTag({ path: axe });
    const found = await page.evaluate(([scope, options]) => window.axe.run(scope ?? document, options), [scope, options]);
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html }) => html.slice(0, 200)).join(" | ")}`);
}
