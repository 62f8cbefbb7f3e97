// A server of files of the project, for pages in a browser.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname } from "node:path";

const TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".mjs": "text/javascript",
    ".svg": "image/svg+xml",
    ".wasm": "application/wasm",
};

/** Where a page finds the package that npm has installed. */
const INSTALLED = /^\/node_modules\/mauerwerk\//;

/** Serves a folder, and the given pages by their names, at a free port of this machine. `built` is where the package is. */
export async function serve(root, pages, built = "/target/web/package/") {
    const server = createServer(async ({ url }, response) => {
        const { pathname } = new URL(url, "http://localhost");
        try {
            const body = pages[pathname] ?? (await readFile(new URL(`.${pathname.replace(INSTALLED, built)}`, root)));
            const type = TYPES[extname(pathname)] ?? "text/plain";
            response.writeHead(200, { "content-type": `${type}; charset=utf-8` }).end(body);
        } catch {
            response.writeHead(404).end();
        }
    });
    await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
    return { address: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
