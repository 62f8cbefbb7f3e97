import type { Actor, ErrorKind, Fault, Problem } from "./mauerwerk.js";

/** What is wrong with a call. Its message is in English, but a refused action is told in the language of the call. */
export class MauerwerkError extends Error {
    /** What kind of error it is. */
    readonly kind: ErrorKind;
    /** The ruling that refuses an action, for instance `DM-20`. */
    readonly rule: string | undefined;
    /** The ruling in full. */
    readonly sentence: string | undefined;
    /** The reason why an action is refused, for programs, in `snake_case`. */
    readonly reason: string | undefined;
    /** Who wanted to act. */
    readonly actor: Actor | undefined;
    /** The refused action in notation. */
    readonly action: string | undefined;
    /** All that is wrong with a setup, a position, a record, a message, a view or a scenario. */
    readonly faults: Fault[];

    constructor(fields: Pick<Problem, "kind" | "text"> & Partial<Problem>, options?: ErrorOptions) {
        super(fields.text, options);
        this.name = "MauerwerkError";
        this.kind = fields.kind;
        this.rule = fields.rule;
        this.sentence = fields.sentence;
        this.reason = fields.reason;
        this.actor = fields.actor;
        this.action = fields.action;
        this.faults = fields.faults ?? [];
    }

    /** Returns the fields, as data that crosses to other threads. */
    fields(): Problem {
        const { kind, message: text, rule, sentence, reason, actor, action, faults } = this;
        return { kind, text, rule, sentence, reason, actor, action, faults };
    }
}
