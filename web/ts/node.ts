import { readFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

import { start } from "./library.js";
import { BaseThinker } from "./thinking.js";

export * from "./library.js";
export { Host } from "./playing.js";
export type { Waiting } from "./thinking.js";

/**
 * Loads the library. Await it before anything else. Call it again after an error of the kind `Broken`. It then starts a
 * new instance, and objects of the old one are closed.
 */
export const load = (): Promise<void> => start(() => readFile(new URL("./mauerwerk_bg.wasm", import.meta.url)));

/** Opponents that think in workers. The process ends only after `close`. */
export class Thinker extends BaseThinker {
    /** Uses at most the given number of workers. Default: one for each processor, at most four. */
    constructor(workers = Math.min(4, availableParallelism())) {
        super((heard, failed) => {
            const worker = new Worker(new URL("./node-worker.js", import.meta.url));
            worker.on("message", heard).on("error", failed);
            return { post: (message) => worker.postMessage(message), end: () => void worker.terminate() };
        }, workers);
    }
}
