// Keeps what games need at once, then the edition of each language that is visited, then every other page that is visited.
const SCOPE = self.registration.scope;

/** Returns the folder of an address: a language, or another part of the site. */
const partOf = (url) => (url.startsWith(SCOPE) ? (url.slice(SCOPE.length).match(/^([^/]*)\//)?.[1] ?? "") : "");

const keep = async (part) => {
    const cache = await caches.open(VERSION);
    const kept = new Set((await cache.keys()).map(({ url }) => url));
    const missing = (FILES[part] ?? []).map((file) => SCOPE + file).filter((url) => !kept.has(url));
    // A few at a time, so that the page itself is not slowed down.
    for (let nth = 0; nth < missing.length; nth += 8) await cache.addAll(missing.slice(nth, nth + 8));
};

self.addEventListener("install", (event) => {
    const start = async () => {
        const open = await self.clients.matchAll({ includeUncontrolled: true });
        const earlier = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
        for (const part of new Set(["", "app", ...[...open, ...earlier.flat()].map(({ url }) => partOf(url))])) await keep(part);
        await self.skipWaiting();
    };
    event.waitUntil(start());
});

self.addEventListener("activate", (event) => {
    const clean = async () => {
        for (const name of await caches.keys()) if (name.startsWith("mauerwerk-") && name !== VERSION) await caches.delete(name);
        await self.clients.claim();
    };
    event.waitUntil(clean());
});

/** Returns a file of a kept part from the cache, and any other as it is now, or as it was. */
const answer = async (address, request) => {
    const cache = await caches.open(VERSION);
    const found = await cache.match(address);
    if (found && FILES[partOf(address)]) return found;
    const got = await fetch(request).catch(() => found ?? Response.error());
    if (got.ok && got !== found) await cache.put(address, got.clone());
    return got;
};

self.addEventListener("fetch", (event) => {
    const { request } = event;
    if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
    const url = new URL(request.url);
    if (url.pathname.endsWith("/")) url.pathname += "index.html";
    if (request.mode === "navigate") event.waitUntil(keep(partOf(url.href)).catch(() => undefined));
    event.respondWith(answer(url.origin + url.pathname, request));
});
