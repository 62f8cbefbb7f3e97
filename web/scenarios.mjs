// Writes the scenarios of the library's games as one file, with their titles in each language.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

import { FluentBundle, FluentResource } from "@fluent/bundle";

const core = new URL("../core/", import.meta.url);
const read = (path) => readFileSync(new URL(path, core), "utf8");

/** Returns a function that finds translated titles by the names of scenarios. */
function translated(lang) {
    const bundle = new FluentBundle(lang);
    const rooms = readdirSync(new URL(`texts/${lang}`, core)).filter((room) => room.endsWith("_scenarios.ftl"));
    for (const room of rooms) bundle.addResource(new FluentResource(read(`texts/${lang}/${room}`)));
    return (name) => bundle.formatPattern(bundle.getMessage(name).value);
}

const languages = ["de", "nl", "fr"].map((lang) => [lang, translated(lang)]);
const files = readdirSync(new URL("rulebook", core), { recursive: true }).filter((file) => file.endsWith(".toml")).sort();
const scenarios = files.map((file) => {
    const [name, toml] = [basename(file, ".toml"), read(`rulebook/${file}`)];
    const english = JSON.parse(toml.match(/^title = (".*")$/m)[1]);
    const titles = languages.map(([lang, title]) => [lang, title(name)]);
    return { name, toml, titles: Object.fromEntries([["en", english], ...titles]) };
});
process.stdout.write(JSON.stringify(scenarios));
