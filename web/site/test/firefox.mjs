// The Firefox of this machine, by its own protocol: no driver is needed.
import { execFileSync, spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PREFERENCES = { "marionette.port": 0, "ui.prefersReducedMotion": 1, "layout.css.prefers-color-scheme.content-override": 1, "datareporting.policy.dataSubmissionEnabled": false };

/** Returns the path of Firefox; nothing, and says so, if there is none. With FIREFOX or CI set, there must be one. */
export function firefoxPath() {
    const asked = process.env.FIREFOX;
    const found = (asked ? [asked] : ["firefox-esr", "firefox"]).find((name) => {
        try {
            return execFileSync("sh", ["-c", `command -v ${name}`]);
        } catch {
            return false;
        }
    });
    if (!found && (asked || process.env.CI === "true")) throw new Error(`there is no ${asked ?? "Firefox"}`);
    if (!found) console.log("skipped: there is no Firefox on this machine");
    return found;
}

export class Firefox {
    #profile = mkdtempSync(join(tmpdir(), "firefox-"));
    #waiting = new Map();
    #sent = 0;
    #got = Buffer.alloc(0);

    /** Starts a Firefox with a window of a phone's size. */
    static async start(path) {
        const firefox = new Firefox();
        await firefox.#start(path);
        return firefox;
    }

    async #start(path) {
        const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`);
        writeFileSync(join(this.#profile, "user.js"), lines.join("\n"));
        this.process = spawn(path, ["--headless", "--marionette", "--remote-allow-system-access", "--no-remote", "--profile", this.#profile], { stdio: "ignore" });
        const port = join(this.#profile, "MarionetteActivePort");
        for (let wait = 0; wait < 600 && !existsSync(port); wait++) await new Promise((done) => setTimeout(done, 100));
        this.socket = connect(Number(readFileSync(port, "utf8")), "127.0.0.1");
        this.socket.on("data", (data) => this.#read(data));
        await this.send("NewSession");
        await this.send("SetWindowRect", { width: 800, height: 1200 });
        // No window is as narrow as a phone, but the page within it can be.
        await this.#command("Marionette:SetContext", { value: "chrome" });
        await this.evaluate("Object.assign(gBrowser.selectedBrowser.style, { flex: 'none', width: '390px', height: '844px' })");
        await this.#command("Marionette:SetContext", { value: "content" });
    }

    /** Sends a command of WebDriver. Returns its result. */
    send(command, parameters = {}) {
        return this.#command(`WebDriver:${command}`, parameters);
    }

    #command(name, parameters) {
        const text = JSON.stringify([0, ++this.#sent, name, parameters]);
        this.socket.write(`${Buffer.byteLength(text)}:${text}`);
        return new Promise((resolve, reject) => this.#waiting.set(this.#sent, { resolve, reject }));
    }

    #read(data) {
        this.#got = Buffer.concat([this.#got, data]);
        for (;;) {
            const colon = this.#got.indexOf(":");
            const end = colon + 1 + Number(this.#got.toString("latin1", 0, colon));
            if (colon < 0 || this.#got.length < end) return;
            const message = JSON.parse(this.#got.toString("utf8", colon + 1, end));
            this.#got = this.#got.subarray(end);
            if (!Array.isArray(message)) continue; // the greeting
            const [, id, error, result] = message;
            const { resolve, reject } = this.#waiting.get(id);
            if (error) reject(new Error(`${error.error}: ${error.message}`));
            else resolve(result?.value === undefined ? result : result.value);
        }
    }

    open(url) {
        return this.send("Navigate", { url });
    }

    /** Runs the body of a function in the page. */
    evaluate(script, ...args) {
        return this.send("ExecuteScript", { script, args, sandbox: null });
    }

    /** Waits until an expression is true in the page. */
    async until(expression) {
        for (let wait = 0; wait < 600; wait++) {
            if (await this.evaluate(`return Boolean(${expression})`)) return;
            await new Promise((done) => setTimeout(done, 50));
        }
        throw new Error(`it never happens: ${expression}`);
    }

    async press(...keys) {
        const actions = keys.flatMap((value) => ["keyDown", "keyUp"].map((type) => ({ type, value })));
        await this.send("PerformActions", { actions: [{ type: "key", id: "keys", actions }] });
    }

    /** Returns a picture of the window as a PNG. */
    async picture() {
        return Buffer.from(await this.send("TakeScreenshot", { full: false }), "base64");
    }

    async end() {
        this.socket.destroy();
        this.process.kill();
        await new Promise((done) => this.process.once("exit", done));
        rmSync(this.#profile, { recursive: true, force: true });
    }
}
