// Keeps every file of the site, so that it works without a network after the first visit.
self.addEventListener("install", (event) => {
    const keep = async () => {
        const cache = await caches.open(VERSION);
        // A few at a time, so that the page itself is not slowed down.
        for (let nth = 0; nth < FILES.length; nth += 8) await cache.addAll(FILES.slice(nth, nth + 8));
        await self.skipWaiting();
    };
    event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
    const clean = async () => {
        for (const name of await caches.keys()) if (name.startsWith("mauerwerk-") && name !== VERSION) await caches.delete(name);
        await self.clients.claim();
    };
    event.waitUntil(clean());
});

self.addEventListener("fetch", (event) => {
    if (event.request.method !== "GET") return;
    const url = new URL(event.request.url);
    if (url.pathname.endsWith("/")) url.pathname += "index.html";
    event.respondWith(caches.match(url.origin + url.pathname).then((found) => found ?? fetch(event.request)));
});
