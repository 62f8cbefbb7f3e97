import { parentPort } from "node:worker_threads";

import { load } from "./node.js";
import { answer } from "./thinking.js";

parentPort?.on("message", (request) => answer(request, load, (message) => parentPort?.postMessage(message)));
