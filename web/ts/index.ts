import { start } from "./library.js";
import { BaseThinker } from "./thinking.js";

export * from "./library.js";
export { Host } from "./playing.js";
export type { Waiting } from "./thinking.js";

/**
 * Loads the library. Await it before anything else. Call it again after an error of the kind `Broken`. It then starts a
 * new instance, and objects of the old one are closed.
 */
export const load = (): Promise<void> => start(() => fetch(new URL("./mauerwerk_bg.wasm", import.meta.url)));

/** Opponents that think in workers. */
export class Thinker extends BaseThinker {
    /** Uses at most the given number of workers. Default: one for each processor, at most four. */
    constructor(workers = Math.min(4, navigator.hardwareConcurrency)) {
        super((heard, failed) => {
            const worker = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
            worker.onmessage = ({ data }) => heard(data);
            worker.onerror = (event) => failed(event.message);
            return { post: (message) => worker.postMessage(message), end: () => worker.terminate() };
        }, workers);
    }
}
