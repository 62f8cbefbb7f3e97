// The search: it looks through the index of the page's language.
type Row = [at: string, kind: string, title: string, text: string];

const MOST = 60;

const words = (text: string): string[] =>
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Rates how well a row fits: 0 if it lacks a word. Words of the title count most. */
function rate(wanted: string[], title: string[], text: string[]): number {
    let sum = 0;
    for (const word of wanted) {
        const rated = title.includes(word) ? 8 : title.some((one) => one.startsWith(word)) ? 4 : text.includes(word) ? 2 : text.some((one) => one.startsWith(word)) ? 1 : 0;
        if (!rated) return 0;
        sum += rated;
    }
    return sum / (1 + title.length / 20);
}

export async function search(): Promise<void> {
    const input = document.querySelector<HTMLInputElement>("#words")!;
    const [list, count] = ["#results", "#count"].map((id) => document.querySelector<HTMLElement>(id)!) as [HTMLElement, HTMLElement];
    const { sayHere } = await import("./texts.js");
    const [say, { kinds, rows }] = await Promise.all([sayHere(), fetch("search.json").then((got) => got.json() as Promise<{ kinds: Record<string, string>; rows: Row[] }>)]);
    const index = rows.map((row) => ({ row, title: words(row[2]), text: words(row[3]) }));
    const show = (): void => {
        const wanted = words(input.value);
        const rated = wanted.length ? index.map((one) => ({ row: one.row, rating: rate(wanted, one.title, one.text) })).filter(({ rating }) => rating > 0) : [];
        rated.sort((one, other) => other.rating - one.rating);
        count.textContent = wanted.length ? say("results", { number: rated.length }) : "";
        list.replaceChildren(...rated.slice(0, MOST).map(({ row }) => item(row, kinds)));
        history.replaceState(null, "", `#${new URLSearchParams({ q: input.value })}`);
    };
    input.value ||= new URLSearchParams(location.hash.slice(1)).get("q") ?? new URLSearchParams(location.search).get("q") ?? "";
    input.addEventListener("input", show);
    input.form!.addEventListener("submit", (event) => event.preventDefault());
    if (input.value) show();
}

function item([to, kind, title, text]: Row, kinds: Record<string, string>): HTMLElement {
    const entry = document.createElement("li");
    const link = Object.assign(document.createElement("a"), { href: to, textContent: title });
    const mark = Object.assign(document.createElement("span"), { className: "kind", textContent: kinds[kind] ?? "" });
    entry.append(mark, " ", link);
    if (kind !== "page" && kind !== "example") entry.append(Object.assign(document.createElement("p"), { textContent: text }));
    return entry;
}
