import { MauerwerkError } from "./error.js";

/** The error that has ended the instance, if it has ended. */
let cause: unknown;

/** Returns whether the instance has ended. */
export const isBroken = (): boolean => cause !== undefined;

/** Returns the error of a call on an object of an instance that has ended. */
export const stale = (): MauerwerkError =>
    new MauerwerkError({ kind: "Closed", text: "the object belongs to an instance of the library that has ended" });

const broken = (): MauerwerkError =>
    new MauerwerkError({ kind: "Broken", text: `the library has ended: ${cause}; load() starts it again` }, { cause });

/** Returns the error of a call that an instance did not finish. */
function failed(error: unknown): Error {
    // Engines have different names for an exhausted stack or memory.
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError || !(error instanceof Error)) {
        cause = error ?? "unknown";
        return broken();
    }
    if (error instanceof MauerwerkError) return error;
    return new MauerwerkError({ kind: "Closed", text: `the object is closed or in use: ${error.message}` }, { cause: error });
}

/** The exports before the library is loaded. */
export const unloaded = new Proxy({} as WebAssembly.Exports, {
    get() {
        throw new MauerwerkError({ kind: "Unavailable", text: "the library is not loaded: await load() first" });
    },
});

type Call = (...given: unknown[]) => unknown;

/** Returns the exports of an instance, with functions that end it when they trap. */
export function guarded(exports: WebAssembly.Exports): WebAssembly.Exports {
    cause = undefined;
    const guard = (name: string, call: Call): Call =>
        (...given) => {
            // A closed object has nothing left to free.
            if (name.endsWith("_free") && given[0] === 0) return;
            if (isBroken()) throw broken();
            try {
                return call(...given);
            } catch (error) {
                throw failed(error);
            }
        };
    const entries = Object.entries(exports);
    return Object.fromEntries(
        entries.map(([name, value]) => [name, typeof value === "function" ? guard(name, value as Call) : value]),
    ) as WebAssembly.Exports;
}
