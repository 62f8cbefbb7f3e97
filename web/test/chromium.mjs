// The Chromium of this machine.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";

const runs = (name) => {
    try {
        return execFileSync(name, ["--version"], { stdio: "pipe" });
    } catch {
        return false;
    }
};

/** Returns the path of Chromium; nothing, and says so, if there is none. */
export function chromiumPath() {
    const found = [process.env.CHROMIUM, "chromium", "google-chrome"].filter(Boolean).find(runs);
    if (found) return execFileSync("sh", ["-c", `command -v ${found}`], { encoding: "utf8" }).trim();
    console.log("skipped: there is no Chromium on this machine");
    assert.notEqual(process.env.CI, "true");
    return undefined;
}
