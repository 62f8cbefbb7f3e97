// What scripts add to every page: the language switch, editions, boards, the search, and use without a network.
const { page, root = "" } = document.documentElement.dataset;

/** A file of the site. */
const at = (path: string): string => new URL(root + path, location.href).href;

for (const link of document.querySelectorAll<HTMLAnchorElement>(".langs a")) {
    link.addEventListener("click", () => void (link.hash = location.hash));
}

if (page === "search") void import("./search.js").then(({ search }) => search());
if (page === "play") void import("./play.js").then(({ play }) => play());
if (page === "learn") void import("./learn.js").then(({ learn }) => learn());
if (page === "chapter" || page === "contents") void import("./rulebook.js").then(({ enliven }) => enliven());

if ("serviceWorker" in navigator && location.protocol.startsWith("http")) {
    void navigator.serviceWorker.register(at("sw.js")).catch(() => undefined);
}
