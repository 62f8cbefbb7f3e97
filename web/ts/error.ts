import type { Actor, ErrorKind, Fault, Problem, Span } from "./mauerwerk.js";

/**
 * An error of a call. Its message is in English. In calls with a language, reports about the game are in that
 * language, with the names of the players.
 */
export class MauerwerkError extends Error {
    /** The kind of error. */
    readonly kind: ErrorKind;
    /** The message of a refused action in parts, such as the ruling that it cites. */
    readonly spans: Span[];
    /** The ruling that refuses an action, for instance `DM-20`. */
    readonly rule: string | undefined;
    /** The full text of the ruling. */
    readonly sentence: string | undefined;
    /** The reason why an action is refused, for programs, in `snake_case`. */
    readonly reason: string | undefined;
    /** The actor who tried the action. */
    readonly actor: Actor | undefined;
    /** The refused action in notation. */
    readonly action: string | undefined;
    /** All faults of a setup, a position, a record, a message, a view or a scenario. */
    readonly faults: Fault[];

    constructor(fields: Pick<Problem, "kind" | "text"> & Partial<Problem>, options?: ErrorOptions) {
        super(fields.text, options);
        this.name = "MauerwerkError";
        this.kind = fields.kind;
        this.spans = fields.spans ?? [];
        this.rule = fields.rule;
        this.sentence = fields.sentence;
        this.reason = fields.reason;
        this.actor = fields.actor;
        this.action = fields.action;
        this.faults = fields.faults ?? [];
    }

    /** Returns the fields, as data that crosses to other threads. */
    fields(): Problem {
        const { kind, message: text, spans, rule, sentence, reason, actor, action, faults } = this;
        return { kind, text, spans, rule, sentence, reason, actor, action, faults };
    }
}
