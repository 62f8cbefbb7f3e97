// The example host, in a new folder with the built package.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = new URL("../../", import.meta.url);

export const SETUPS = { "die-mauer": "players:3 rounds:1", berlin: "players:3 rows:2 columns:4", mauerbauer: "players:3" };

/** Starts a host. Returns its address, what it has written down, and how to end it. */
export async function hosted(game, guests) {
    const folder = mkdtempSync(join(tmpdir(), "host-"));
    for (const file of ["host.mjs", "guest.mjs", "index.html"]) copyFileSync(new URL(`examples/web-host/${file}`, root), join(folder, file));
    mkdirSync(join(folder, "node_modules"));
    symlinkSync(fileURLToPath(new URL("target/web/package/", root)), join(folder, "node_modules/mauerwerk"));
    const words = ["host.mjs", game, SETUPS[game], "--port", "0", "--guests", `${guests}`, "--record", "record.json"];
    const host = spawn(process.execPath, words, { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
    const [line] = await once(host.stdout, "data");
    const end = async () => {
        host.kill();
        await once(host, "exit");
        rmSync(folder, { recursive: true });
    };
    const file = join(folder, "record.json");
    return { address: `${line}`.trim(), file, record: () => readFileSync(file, "utf8"), end };
}
