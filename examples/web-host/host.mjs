// Hosts one game for guests in browsers: it deals, applies decisions, and sends each guest what the guest may know.
import { randomBytes, randomUUID } from "node:crypto";
import { chmodSync, chownSync, existsSync, readFileSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname } from "node:path";
import { parseArgs } from "node:util";

import { MauerwerkError, Table, Thinker, load, seatedOpponent } from "mauerwerk";

/** Who decides for seats without a guest, and for guests who take too long. */
const OWN = "easy";
/** The most bytes of a request. */
const BODY = 4096;
/** The most bytes that wait for a guest who does not read them. */
const UNREAD = 1_000_000;
/** How often a guest may listen again, or send what is refused, before the next decision. */
const REPEATS = 10;
const SPECTATORS = 16;
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".mjs": "text/javascript", ".wasm": "application/wasm" };
const PACKAGE = new URL(".", import.meta.resolve("mauerwerk"));

const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
        guests: { type: "string", default: "1" },
        patience: { type: "string", default: "120" },
        port: { type: "string", default: "8000" },
        address: { type: "string", default: "127.0.0.1" },
        record: { type: "string" },
    },
});
for (const name of ["guests", "patience", "port"]) {
    if (/^\d{1,6}$/.test(values[name])) continue;
    console.error(`--${name} must be a whole number of at most 6 digits, got ${values[name]}`);
    process.exit(2);
}
const [patience, awaited] = [Number(values.patience), Number(values.guests)];

/** Refuses a request. */
function refuse(status, message) {
    throw Object.assign(new Error(message), { status });
}

await load();
const [game = "die-mauer", setup = "players:3"] = positionals;
const random = () => randomBytes(8).readBigUInt64LE();
const kept = values.record && existsSync(values.record);
const table = kept ? Table.fromJson(readFileSync(values.record, "utf8")) : new Table(game, setup, random());
/** Each start of the host is another match. */
const match = randomUUID();
const thinker = new Thinker();
const opponents = random();
/** The guests by their tokens: the viewer, the stream, and the repeats since the last decision. */
const guests = new Map();
let timer;
let isThinking = false;

const seated = () => [...guests.values()].map(({ viewer }) => viewer).filter((viewer) => viewer !== "spectator");
const hasBegun = () => seated().length >= Math.min(awaited, table.seats());

/**
 * Saves the game, which contains everything hidden: only the owner may read a new file. An existing file keeps its mode
 * and owner. If only another user can give these to a new file, the text is written in place.
 */
function save() {
    if (!values.record) return;
    const file = existsSync(values.record) ? realpathSync(values.record) : values.record;
    const beside = `${file}.new`;
    rmSync(beside, { force: true });
    writeFileSync(beside, table.toJson(), { mode: 0o600, flag: "wx" });
    const old = statSync(file, { throwIfNoEntry: false });
    try {
        if (old) chownSync(beside, old.uid, old.gid);
        if (old) chmodSync(beside, old.mode);
    } catch {
        rmSync(beside);
        return writeFileSync(file, table.toJson());
    }
    renameSync(beside, file);
}

/** Sends a guest what happened since the given number of decisions, or the whole game. */
function tell(guest, since) {
    if (!guest.stream) return;
    const decisions = table.decisions().length;
    guest.stream.write(`id: ${decisions}\ndata: ${table.messageTo(match, guest.viewer, since)}\n\n`);
    if (guest.stream.writableLength > UNREAD) guest.stream.destroy();
}

/** Makes a change, and tells all guests of it. A change that throws changes nothing. */
function change(make) {
    const before = table.decisions().length;
    const news = make();
    table.resolveChance();
    save();
    for (const guest of guests.values()) {
        guest.repeats = 0;
        tell(guest, before);
    }
    goOn();
    return news;
}

/** Lets the host's own player decide, or waits for the guests. */
function goOn() {
    clearTimeout(timer);
    const asked = table.turn().seats ?? [];
    const own = asked.find((seat) => !seated().includes(seat));
    if (own !== undefined) void decide(own);
    else if (asked.length > 0) timer = setTimeout(() => decide(asked[0]), patience * 1000);
}

async function decide(seat) {
    if (isThinking) return;
    isThinking = true;
    const made = table.decisions().length;
    const action = await thinker.chooseFor(table, seat, seatedOpponent(OWN, opponents, seat));
    isThinking = false;
    // Meanwhile a guest may have decided.
    if (table.decisions().length === made) change(() => table.play(seat, action));
    else goOn();
}

/** Gives a guest a seat while there is one, and else a place to watch. */
function join() {
    const taken = seated();
    const free = hasBegun() ? undefined : Array.from({ length: table.seats() }, (_, seat) => seat).find((seat) => !taken.includes(seat));
    if (free === undefined && guests.size - taken.length >= SPECTATORS) refuse(503, "there is no place left");
    const token = randomUUID();
    guests.set(token, { viewer: free ?? "spectator", stream: undefined, repeats: 0 });
    if (free !== undefined && hasBegun()) change(() => undefined);
    return token;
}

/** Counts what a guest repeats. */
function limit(guest) {
    if ((guest.repeats += 1) > REPEATS) refuse(429, "come back after the next decision");
}

/** Opens the stream of a guest; it replaces an earlier one. */
function listen(guest, response, last) {
    limit(guest);
    guest.stream?.destroy();
    guest.stream = response;
    response.on("close", () => {
        if (guest.stream === response) guest.stream = undefined;
    });
    response.writeHead(200, { "content-type": "text/event-stream", "cache-control": "no-store" });
    tell(guest, /^\d{1,9}$/.test(last ?? "") ? Number(last) : undefined);
}

/** Makes the decision in a guest's message. A guest who has missed something is sent the whole game. */
function hear(guest, message) {
    if (!hasBegun()) refuse(409, "the game has not begun");
    if (guest.viewer === "spectator") refuse(403, "a spectator has nothing to decide");
    try {
        change(() => table.receive(match, guest.viewer, message));
    } catch (error) {
        if (!(error instanceof MauerwerkError)) throw error;
        limit(guest);
        tell(guest);
        refuse(400, error.message);
    }
}

async function body(request) {
    const parts = [];
    let size = 0;
    for await (const part of request) {
        size += part.length;
        if (size > BODY) refuse(413, `a message has at most ${BODY} bytes`);
        parts.push(part);
    }
    return Buffer.concat(parts).toString();
}

/** Sends a file of the page or of the package. */
async function file(path, response) {
    const own = { "/": "index.html", "/guest.mjs": "guest.mjs" }[path];
    const [, part] = path.match(/^\/mauerwerk\/([\w-]+\.(?:js|wasm))$/) ?? [];
    if (!own && !part) refuse(404, "there is no such page");
    const content = await readFile(own ? new URL(own, import.meta.url) : new URL(part, PACKAGE)).catch(() => undefined);
    if (!content) refuse(404, "there is no such page");
    response.writeHead(200, { "content-type": TYPES[extname(own ?? part)], "referrer-policy": "no-referrer" }).end(content);
}

async function answer(request, response) {
    if (!["same-origin", "none", undefined].includes(request.headers["sec-fetch-site"])) refuse(403, "the request is from another site");
    if (!URL.canParse(request.url, "http://host")) refuse(400, "the address is not valid");
    const { pathname, searchParams } = new URL(request.url, "http://host");
    const known = () => guests.get(searchParams.get("token")) ?? refuse(403, "the token is not one of a guest");
    const route = `${request.method} ${pathname}`;
    if (route === "POST /join") return response.end(join());
    if (route === "GET /listen") return listen(known(), response, request.headers["last-event-id"] ?? searchParams.get("since"));
    if (route === "POST /decide") {
        const guest = known();
        hear(guest, await body(request));
        return response.writeHead(204).end();
    }
    if (request.method !== "GET") refuse(405, "nothing is done here");
    return file(pathname, response);
}

const server = createServer({ requestTimeout: 10_000, headersTimeout: 10_000 }, (request, response) =>
    answer(request, response).catch((error) => {
        const { status = 500 } = error;
        if (status === 500) console.error(error);
        response.writeHead(status, { "content-type": "text/plain", connection: "close" }).end(status === 500 ? "the host has failed" : error.message);
    }),
);
server.maxConnections = 256;
server.listen(Number(values.port), values.address, () => console.log(`http://${values.address}:${server.address().port}/`));
if (hasBegun()) change(() => undefined);
