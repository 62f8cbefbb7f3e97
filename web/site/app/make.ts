// Elements of pages.

type Fields<K extends keyof HTMLElementTagNameMap> = Partial<Omit<HTMLElementTagNameMap[K], "children">>;

export function make<K extends keyof HTMLElementTagNameMap>(tag: K, fields: Fields<K>): HTMLElementTagNameMap[K] {
    return Object.assign(document.createElement(tag), fields);
}

export function button(text: string, press: () => void): HTMLButtonElement {
    const made = make("button", { type: "button", className: "button", textContent: text });
    made.addEventListener("click", press);
    return made;
}

/** A control with its name before it. A group of controls is named as a whole. */
export function named(text: string, control: HTMLElement): HTMLElement {
    const isGroup = control instanceof HTMLSpanElement;
    const row = make(isGroup ? "div" : "label", { className: "row" });
    if (isGroup) {
        control.setAttribute("role", "group");
        control.setAttribute("aria-label", text);
    }
    row.append(make("span", { textContent: text }), " ", control);
    return row;
}
