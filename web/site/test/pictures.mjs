// Pictures of pages, so coarse that fonts and browsers do not matter, but layout and colours do.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { inflateSync } from "node:zlib";

const FILE = new URL("./pictures.json", import.meta.url);
const CELL = 15; // px
const LEVELS = 16;
/** How many rows a row may be away: other fonts break lines at other words. */
const DRIFT = 4;
/** How much of what is drawn may differ. */
const MOST = 0.4;

/** Reads a PNG of 8 bits a channel. Returns its width, its height and the brightness of each pixel, from 0 to 255. */
export function brightness(png) {
    const [width, height, type] = [png.readUInt32BE(16), png.readUInt32BE(20), png[25]];
    const channels = { 2: 3, 6: 4 }[type];
    const parts = [];
    for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at)) {
        if (png.toString("latin1", at + 4, at + 8) === "IDAT") parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)));
    }
    const bytes = inflateSync(Buffer.concat(parts));
    const line = width * channels;
    const rows = [new Uint8Array(line)];
    for (let y = 0; y < height; y++) {
        const [filter, above, row] = [bytes[y * (line + 1)], rows[y], new Uint8Array(line)];
        for (let x = 0; x < line; x++) {
            const [left, up, corner] = [row[x - channels] ?? 0, above[x], above[x - channels] ?? 0];
            row[x] = bytes[y * (line + 1) + 1 + x] + predicted(filter, left, up, corner);
        }
        rows.push(row);
    }
    const pixel = (x, y) => (rows[y + 1][x * channels] + rows[y + 1][x * channels + 1] + rows[y + 1][x * channels + 2]) / 3;
    return { width, height, pixel };
}

function predicted(filter, left, up, corner) {
    if (filter < 4) return [0, left, up, (left + up) >> 1][filter];
    const [a, b, c] = [left, up, corner].map((one) => Math.abs(left + up - corner - one));
    return a <= b && a <= c ? left : b <= c ? up : corner;
}

/** Returns a line of hexadecimal digits for each row of cells. */
export function coarse(png) {
    const { width, height, pixel } = brightness(png);
    const cell = (column, row) => {
        let sum = 0;
        for (let y = row * CELL; y < (row + 1) * CELL; y++) for (let x = column * CELL; x < (column + 1) * CELL; x++) sum += pixel(x, y);
        return Math.floor((sum / CELL ** 2 / 256) * LEVELS).toString(LEVELS);
    };
    const row = (_, y) => Array.from({ length: Math.floor(width / CELL) }, (_, x) => cell(x, y)).join("");
    return Array.from({ length: Math.floor(height / CELL) }, row);
}

const total = (numbers) => numbers.reduce((sum, by) => sum + by, 0);

/** Returns by how many levels the cells of two rows differ. */
const apart = (row, other) => total([...row].map((digit, at) => Math.abs(parseInt(digit, LEVELS) - parseInt(other[at], LEVELS))));

/** Returns by how many levels the cells of a picture differ from its most frequent cell: how much is drawn. */
function drawn(rows) {
    const all = rows.join("");
    const most = [...new Set(all)].sort((one, other) => all.split(other).length - all.split(one).length)[0];
    return apart(all, most.repeat(all.length));
}

/** Returns how much of what is drawn differs in another picture, each row from the most similar one near it. */
function distance(found, kept) {
    const rows = found.map((row, y) => Math.min(...kept.slice(Math.max(0, y - DRIFT), y + DRIFT + 1).map((other) => apart(row, other))));
    return total(rows) / Math.max(drawn(found), drawn(kept));
}

const read = () => JSON.parse(readFileSync(FILE, "utf8"));

function away(found, kept = []) {
    return Math.max(distance(found, kept), distance(kept, found));
}

/** Requires that a screen looks different than before. */
export function looksDifferent(name, png) {
    const by = away(coarse(png), read()[name]);
    assert.ok(by > MOST, `${name} looks as before (${by.toFixed(2)})`);
}

/** Requires that a screen looks as it did. With PICTURES=write, keeps it instead. */
export function looksAsBefore(name, png) {
    const kept = read();
    const found = coarse(png);
    if (process.env.PICTURES === "write") {
        const all = Object.entries({ ...kept, [name]: found }).sort(([one], [other]) => (one < other ? -1 : 1));
        return writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(all), null, 1)}\n`);
    }
    const by = away(found, kept[name]);
    assert.ok(by <= MOST, `${name} looks different (${by.toFixed(2)}):\n${found.join("\n")}\nbefore:\n${kept[name].join("\n")}`);
}
