// Texts of the library in the language of the page.
import { sayer, type Say } from "../words.js";

export const lang = document.documentElement.lang as "en" | "de" | "nl" | "fr";

let texts: Promise<Say> | undefined;

export const sayHere = (): Promise<Say> =>
    (texts ??= fetch(new URL(`./${lang}.ftl`, import.meta.url)).then(async (got) => sayer(lang, [await got.text()])));
