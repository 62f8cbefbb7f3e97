import { MauerwerkError } from "./error.js";
import { type Found, type Lang, type Session, type SessionScreen, type SessionTask, type Wish, words } from "./mauerwerk.js";
import type { BaseThinker } from "./thinking.js";

/**
 * Plays a session in a page: takes the wishes of a board, and lets a thinker think for opponents and hints.
 * It is the model of `mountBoard` of `mauerwerk/board`.
 */
export class Host {
    /** The words of buttons and headings by their names. */
    readonly words: Record<string, string>;
    /** The language of the texts. */
    readonly lang: Lang;
    /** What the board shows now. */
    screen: SessionScreen;
    /** Returns the address of a ruling. Missing if the page has no rulebook. Set it before the board is mounted. */
    ruling: ((id: string) => string) | undefined;
    #session: Session;
    #thinker: BaseThinker;
    #listeners = new Set<() => void>();
    #search: { id: number; stop: AbortController } | undefined;

    constructor(session: Session, thinker: BaseThinker) {
        this.#session = session;
        this.#thinker = thinker;
        this.lang = session.options().lang;
        this.words = words(this.lang);
        this.screen = session.screen();
        this.#think();
    }

    /** Receives a wish of the board. */
    send(wish: Wish): void {
        this.change((session) => session.wish(wish));
    }

    /** Changes the session, for example by `apply`. Then shows the board again. */
    change(change: (session: Session) => void): void {
        change(this.#session);
        this.screen = this.#session.screen();
        this.#think();
        for (const listener of this.#listeners) listener();
    }

    /** Calls a listener after each change. Returns a function that stops the calls. */
    subscribe(listener: () => void): () => void {
        this.#listeners.add(listener);
        return () => void this.#listeners.delete(listener);
    }

    /** Stops thinking. The thinker stays open. */
    close(): void {
        this.#listeners.clear();
        this.#stop();
    }

    /** Lets the thinker think on the task of the session, if it is a new one. */
    #think(): void {
        const task = this.#session.task();
        if (task?.id === this.#search?.id) return;
        this.#stop();
        if (!task) return;
        const stop = new AbortController();
        this.#search = { id: task.id, stop };
        this.#find(task, stop.signal).then(
            (found) => this.#take(task.id, found),
            (error) => this.#take(task.id, { failure: error instanceof Error ? error.message : `${error}` }),
        );
    }

    async #find({ seat, purpose, opponent }: SessionTask, signal: AbortSignal): Promise<Found> {
        const table = this.#session.table();
        try {
            if (purpose === "decide") return { action: await this.#thinker.chooseFor(table, seat, opponent, { signal }) };
            const { hint } = await this.#thinker.analyseFor(table, seat, opponent, this.lang, { signal });
            return { hints: hint.map(({ notation, win, reason }) => ({ notation, win, reason })) };
        } finally {
            table.free();
        }
    }

    #take(id: number, found: Found): void {
        if (this.#search?.id !== id) return;
        this.#search = undefined;
        this.change((session) => session.take(id, found));
    }

    #stop(): void {
        this.#search?.stop.abort(new MauerwerkError({ kind: "Unavailable", text: "the search was stopped" }));
        this.#search = undefined;
    }
}
