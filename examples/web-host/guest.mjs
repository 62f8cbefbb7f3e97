// A guest in a browser. The address of the page contains the guest's token, so the guest can leave and come back.
import { Guest, load } from "mauerwerk";

const element = (id) => document.getElementById(id);
const lang = navigator.languages.map((own) => own.slice(0, 2)).find((own) => ["en", "de", "nl", "fr"].includes(own)) ?? "en";
document.documentElement.lang = lang;

await load();
if (!location.hash) location.hash = await (await fetch("join", { method: "POST" })).text();
const query = `token=${encodeURIComponent(location.hash.slice(1))}`;
let guest;
let touched = [];
/** How many decisions the guest had made when it sent the last one. */
let sent;

/** Listens to the host. The browser connects again by itself, and says what it heard last. */
function listen() {
    const source = new EventSource(`listen?${query}${guest ? `&since=${guest.decisions()}` : ""}`);
    source.onerror = () => source.readyState === EventSource.CLOSED && setTimeout(listen, 5000);
    source.onmessage = ({ data }) => {
        try {
            if (guest) guest.receive(data);
            else guest = Guest.join(data);
        } catch {
            // Something is missing, or the host has started again.
            guest = undefined;
            source.close();
            return setTimeout(listen, 500);
        }
        touched = [];
        show();
    };
}

function show() {
    const { svg, summary, choices, news, chosen } = guest.snapshot({ theme: "auto", sheet: innerWidth < 700 ? "narrow" : "wide", lang, touched });
    if (chosen) return decide(chosen);
    const open = sent === guest.decided() ? [] : choices;
    element("board").innerHTML = svg;
    element("summary").textContent = summary;
    element("news").replaceChildren(...news.map(({ text }) => item("li", text)));
    element("choices").replaceChildren(...open.map(({ label, notation }) => item("button", label, () => decide(notation))));
}

function item(name, text, onclick = null) {
    return Object.assign(document.createElement(name), { textContent: text, onclick });
}

async function decide(action) {
    touched = [];
    sent = guest.decided();
    show();
    const { ok } = await fetch(`decide?${query}`, { method: "POST", body: guest.decide(action) });
    // The host has sent the whole game to a guest whose decision it refuses.
    if (!ok) sent = undefined;
}

element("board").onclick = ({ target }) => {
    const place = target.closest('[data-mark="target"]')?.dataset.place;
    if (!place || sent === guest.decided()) return;
    touched.push(place);
    show();
};
listen();
