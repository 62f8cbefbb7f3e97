// Writes the scenarios of the library's games as one file.
import { readdirSync, readFileSync } from "node:fs";
import { basename } from "node:path";

const folder = new URL("../core/rulebook/", import.meta.url);
const files = readdirSync(folder, { recursive: true }).filter((file) => file.endsWith(".toml")).sort();
const scenarios = files.map((file) => ({
    name: basename(file, ".toml"),
    toml: readFileSync(new URL(file, folder), "utf8"),
}));
process.stdout.write(JSON.stringify(scenarios));
