// Where the rulebook has a ruling.
import { chapters } from "mauerwerk";

import { lang } from "./texts.js";

/** Returns what gives the address of a ruling of a game, from a page next to the folder of the rulebook. */
export function rulings(game: string, folder: string): (id: string) => string {
    const pages = new Map(chapters(game, lang).flatMap(({ id, rules }) => rules.map((rule) => [rule, id])));
    return (id) => `${folder}${pages.get(id) ?? "more"}.html#${id}`;
}
