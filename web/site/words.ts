// Texts of the library's message files, for those who write pages and for scripts on them.
import { FluentBundle, FluentResource } from "@fluent/bundle";

export type Args = Record<string, string | number>;
export type Say = (id: string, args?: Args) => string;

/** Returns a function that finds texts of message files by their names: `id`, or `id.attribute`. */
export function sayer(lang: string, files: string[]): Say {
    const bundle = new FluentBundle(lang, { useIsolating: false });
    const twice = files.flatMap((file) => bundle.addResource(new FluentResource(file)));
    if (twice[0]) throw twice[0];
    return (name, args) => {
        const [id = "", attribute] = name.split(".");
        const message = bundle.getMessage(id);
        const pattern = attribute ? message?.attributes[attribute] : message?.value;
        if (!pattern) throw new Error(`${lang}: no text ${name}`);
        const errors: Error[] = [];
        const text = bundle.formatPattern(pattern, args, errors);
        if (errors[0]) throw errors[0];
        return text;
    };
}
