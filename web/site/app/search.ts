// The search: it looks through the index of the page's language, then through documents and API references.
type Row = [at: string, kind: string, title: string, text: string];

const MOST = 60;

const words = (text: string): string[] =>
    text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/** Rates how well a row fits. Words of the title count most, and each word that is missing counts against it. */
function rate(wanted: string[], title: string[], text: string[]): number {
    const rated: number[] = wanted.map((word) => (title.includes(word) ? 8 : title.some((one) => one.startsWith(word)) ? 4 : text.includes(word) ? 2 : text.some((one) => one.startsWith(word)) ? 1 : 0));
    const missing = rated.filter((one) => one === 0).length;
    if (missing > wanted.length / 2) return 0;
    return rated.reduce((sum, one) => sum + one, 0) / (1 + title.length / 20) / 100 ** missing;
}

export async function search(): Promise<void> {
    const input = document.querySelector<HTMLInputElement>("#words")!;
    const [list, count] = ["#results", "#count"].map((id) => document.querySelector<HTMLElement>(id)!) as [HTMLElement, HTMLElement];
    const { sayHere } = await import("./texts.js");
    const [say, { kinds, rows }] = await Promise.all([sayHere(), fetch("search.json").then((got) => got.json() as Promise<{ kinds: Record<string, string>; rows: Row[] }>)]);
    const index = indexed(rows, 1);
    let more: Promise<void> | undefined;
    /** Reads the English indexes at the first search. A site without references has no index of them. */
    const readMore = async (path: string, weight: number): Promise<void> => {
        const got = await fetch(path).catch(() => undefined);
        if (got?.ok) index.push(...indexed((await got.json()) as Row[], weight));
        show();
    };
    const show = (): void => {
        const wanted = words(input.value);
        if (wanted.length) more ??= readMore("../docs/search.json", 0.8).then(() => readMore("../docs/api/search.json", 0.5));
        const rated = wanted.length ? index.map((one) => ({ row: one.row, rating: one.weight * rate(wanted, one.title, one.text) })).filter(({ rating }) => rating > 0) : [];
        rated.sort((one, other) => other.rating - one.rating);
        count.textContent = wanted.length ? say("results", { number: rated.length }) : "";
        list.replaceChildren(...rated.slice(0, MOST).map(({ row }) => item(row, kinds, wanted)));
        history.replaceState(null, "", `#${new URLSearchParams({ q: input.value })}`);
    };
    input.value ||= new URLSearchParams(location.hash.slice(1)).get("q") ?? new URLSearchParams(location.search).get("q") ?? "";
    input.addEventListener("input", show);
    input.form!.addEventListener("submit", (event) => event.preventDefault());
    if (input.value) show();
}

type Indexed = { row: Row; weight: number; title: string[]; text: string[] };

/** Names are found as a whole and by their parts: `undoAll` by "undoall" and by "all". */
const indexed = (rows: Row[], weight: number): Indexed[] =>
    rows.map((row) => ({ row, weight, title: [...new Set([...words(row[2]), ...words(row[2].replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"))])], text: words(row[3]) }));

/** Cuts a long text around the first word that is looked for. */
function excerpt(text: string, wanted: string[]): string {
    if (text.length <= 240) return text;
    const found = wanted.map((word) => text.toLowerCase().indexOf(word)).filter((at) => at >= 0);
    const from = Math.max(0, Math.min(...found, text.length) - 80) % text.length;
    return `${from ? "… " : ""}${text.slice(from, from + 240).replace(/^\S* |\S*$/g, "")} …`;
}

function item([to, kind, title, text]: Row, kinds: Record<string, string>, wanted: string[]): HTMLElement {
    const entry = document.createElement("li");
    if (to.startsWith("../docs/")) entry.lang = "en";
    const link = Object.assign(document.createElement("a"), { href: to, textContent: title });
    const mark = Object.assign(document.createElement("span"), { className: "kind", textContent: kinds[kind] ?? kind });
    entry.append(mark, " ", link);
    if (text && kind !== "example") entry.append(Object.assign(document.createElement("p"), { textContent: excerpt(text, wanted) }));
    return entry;
}
