import { load } from "./index.js";
import { answer } from "./thinking.js";

self.onmessage = ({ data }) => answer(data, load, (message) => self.postMessage(message));
