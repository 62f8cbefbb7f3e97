// Chapters of the rulebook: editions, and a board for each example.
const remembered = (game: string): string => `mauerwerk/edition/${game}`;

export function enliven(): void {
    const select = document.querySelector<HTMLSelectElement>(".chooser select");
    if (select) chooseEdition(select);
    for (const example of document.querySelectorAll<HTMLDetailsElement>("details.example[data-start]")) {
        const show = (): void => void showBoards(example);
        // A reader may open it before the script runs.
        if (example.open) show();
        else example.addEventListener("toggle", show, { once: true });
    }
    addEventListener("hashchange", open);
    open();
}

/** Opens the example that the address names. */
function open(): void {
    const named = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (!(named instanceof HTMLDetailsElement)) return;
    [named.open, named.hidden] = [true, false];
    named.scrollIntoView();
}

async function showBoards(example: HTMLDetailsElement): Promise<void> {
    const { Showing } = await import("./showing.js");
    await Showing.load();
    for (const line of example.querySelectorAll<HTMLElement>(".line")) new Showing(example, line);
}

/** Shows what an edition changes, and hides the examples of other editions. */
function chooseEdition(select: HTMLSelectElement): void {
    const key = remembered(select.dataset["game"]!);
    const show = (): void => {
        for (const one of document.querySelectorAll<HTMLElement>("[data-choice]")) {
            one.hidden = select.value !== "" && one.dataset["choice"] !== select.value;
        }
        for (const one of document.querySelectorAll<HTMLElement>("[data-changes]")) {
            one.classList.toggle("is-changed", one.dataset["changes"]!.split(" ").includes(select.value) && select.value !== "");
        }
        const [option, value = ""] = select.value.split(":");
        for (const one of document.querySelectorAll<HTMLElement>("details.example")) {
            const [, names] = one.dataset["setup"]!.split(" ").map((token) => token.split(":")).find(([name]) => name && name === option) ?? [];
            one.hidden = names !== undefined && !names.split(",").includes(value);
        }
    };
    select.value = localStorage.getItem(key) ?? "";
    if (select.selectedIndex < 0) select.value = "";
    select.addEventListener("change", () => {
        localStorage.setItem(key, select.value);
        show();
    });
    select.closest<HTMLElement>(".chooser")!.hidden = false;
    show();
}
