// The example host plays whole games with guests who lose their connections and come back.
import assert from "node:assert/strict";
import { chmodSync, chownSync, statSync } from "node:fs";
import { test } from "node:test";

import { SETUPS, hosted } from "./hosted.mjs";

const built = new URL("../../target/web/package/", import.meta.url);
const { Guest, Table, load, seatedOpponent } = await import(new URL("node.js", built));
await load();

/** A guest who listens to a host, and decides. */
class Client {
    heard = 0;

    constructor(address, token) {
        this.address = address;
        this.token = token;
    }

    static async join(address) {
        return new Client(address, await (await fetch(`${address}join`, { method: "POST" })).text());
    }

    /** Posts a message, and returns the status of the answer. */
    async post(message) {
        const answer = await fetch(`${this.address}decide?token=${this.token}`, { method: "POST", body: message });
        await answer.text();
        return answer.status;
    }

    /** Listens until `hear` returns true or the game is over; with a guest, from where the guest is. */
    async listen(hear = () => false) {
        const headers = this.guest ? { "last-event-id": `${this.guest.decisions()}` } : {};
        const control = new AbortController();
        const { body } = await fetch(`${this.address}listen?token=${this.token}`, { headers, signal: control.signal });
        let rest = "";
        for await (const part of body.pipeThrough(new TextDecoderStream())) {
            const events = (rest + part).split("\n\n");
            rest = events.pop();
            for (const event of events) {
                const [, data] = event.match(/^data: (.*)$/m);
                if (this.guest) this.guest.receive(data);
                else this.guest = Guest.join(data);
                this.heard += 1;
            }
            if (events.length > 0 && ((await hear(this)) || this.guest.turn().kind === "over")) break;
        }
        control.abort();
        return this;
    }
}

/** Decides, if the guest is asked. */
async function decides(client) {
    const { guest } = client;
    if (guest.actions().length === 0 || client.sent === guest.decided()) return;
    client.sent = guest.decided();
    const action = guest.choose(seatedOpponent("greedy", 7n, guest.viewer()));
    assert.equal(await client.post(guest.decide(action)), 204);
}

for (const [game, setup] of Object.entries(SETUPS)) {
    test(`a whole game of ${game} with lost connections`, { timeout: 600_000 }, async () => {
        const host = await hosted(game, 2);
        const [one, other] = [await Client.join(host.address), await Client.join(host.address)];
        const spectator = await Client.join(host.address);
        const watching = spectator.listen();
        // One loses the connection and goes on from there. The other one forgets everything.
        const cut = (at) => async (client) => {
            await decides(client);
            return client.heard >= at;
        };
        const lost = async (client, at, forget) => {
            await client.listen(cut(at));
            if (forget) client.guest = client.sent = undefined;
            await client.listen(async (again) => void (await decides(again)));
        };
        await Promise.all([lost(one, 4, false), lost(other, 6, true), watching]);
        const table = Table.fromJson(host.record());
        assert.equal(table.turn().kind, "over");
        assert.equal(table.setup().split(" ")[0], setup.split(" ")[0]);
        for (const { guest } of [one, other, spectator]) {
            const parts = ({ turn, scores, position, summary, decisions }) => [turn, scores, position, summary, decisions];
            assert.deepEqual(parts(guest.snapshot()), parts(table.snapshot(guest.viewer())));
            assert.equal(guest.message().includes(`${table.seed()}`), false, "the seed of chance");
        }
        await host.end();
    });
}

test("a host refuses what is wrong, late or too much", { timeout: 600_000 }, async () => {
    const host = await hosted("die-mauer", 3);
    const { address } = host;
    const one = await Client.join(address);
    assert.equal(await one.post("{}"), 409, "before the game has begun");
    const other = await Client.join(address);
    await Client.join(address);
    await one.listen(() => true);
    await other.listen(() => true);
    const before = host.record();
    const access = () => (({ mode, uid, gid }) => [mode & 0o777, uid, gid])(statSync(host.file));
    assert.equal(access()[0], 0o600, "a new record is for its owner alone");
    chmodSync(host.file, 0o640);
    if (process.getuid() === 0) chownSync(host.file, 1234, 1234);
    const given = access();
    const status = async (path, options) => (await fetch(`${address}${path}`, options)).status;
    assert.equal(await new Client(address, "x").post("{}"), 403);
    assert.equal(await status("listen?token=x"), 403);
    assert.equal(await status("join", { method: "POST", headers: { "sec-fetch-site": "cross-site" } }), 403);
    for (const path of ["host.mjs", "mauerwerk/package.json", "mauerwerk/../package.json", "mauerwerk/..%2fx.js", "mauerwerk/x.js"]) assert.equal(await status(path), 404, path);
    assert.equal(await status("join", { method: "DELETE" }), 405);
    assert.equal(await one.post("x".repeat(5000)), 413);
    const decision = other.guest.decide(other.guest.actions()[0]);
    for (const message of ["", "{}", "\0", decision.slice(1), decision]) assert.equal(await one.post(message), 400, message);
    assert.equal(host.record(), before);
    assert.equal(await other.post(decision), 204);
    assert.notEqual(host.record(), before);
    assert.deepEqual(access(), given, "a record keeps its mode and owner");
    const again = [];
    while (again.length < 25) again.push(await other.post(decision));
    assert.deepEqual([...new Set(again)], [400, 429], "a decision made twice, and too often");
    assert.equal(await status(`listen?token=${other.token}`), 429);
    await host.end();
});
