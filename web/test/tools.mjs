// What checks need in Node and in browsers alike.

/** Requires two values to be the same in JSON. */
export function same(found, wanted, what) {
    const [one, other] = [found, wanted].map((value) => JSON.stringify(value));
    if (one !== other) throw new Error(`${what}: found ${one?.slice(0, 2000)}, wanted ${other?.slice(0, 2000)}`);
}

/** Returns what a call throws, which must be a MauerwerkError. */
export function refusal({ MauerwerkError }, call, what) {
    try {
        call();
    } catch (error) {
        if (error instanceof MauerwerkError) return error;
        throw new Error(`${what}: ${error?.stack}`, { cause: error });
    }
    throw new Error(`${what}: it was not refused`);
}

const PRIME = 0x1b3;
const WORD = 2 ** 32;

/** Returns the 64-bit FNV-1a hash of a text. */
export function hash(text) {
    let [high, low] = [0xcbf29ce4, 0x84222325];
    for (const byte of new TextEncoder().encode(text)) {
        low = (low ^ byte) >>> 0;
        // The prime is 2^40 + 0x1b3.
        const product = low * PRIME;
        high = (high * PRIME + low * 0x100 + Math.floor(product / WORD)) % WORD;
        low = product % WORD;
    }
    return [high, low].map((word) => word.toString(16).padStart(8, "0")).join("");
}

/** Returns the bits of a number in hexadecimal digits. */
export function bits(number) {
    const view = new DataView(new ArrayBuffer(8));
    view.setFloat64(0, number);
    return view.getBigUint64(0).toString(16).padStart(16, "0");
}
