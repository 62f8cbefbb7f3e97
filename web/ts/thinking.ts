import { MauerwerkError } from "./error.js";
import { Guest, Table, type Analysis, type Lang, type Opponent, type Problem } from "./mauerwerk.js";

/** Options for waiting for an opponent. */
export interface Waiting {
    /** Ends the search. The promise is rejected with the reason of the signal. */
    signal?: AbortSignal;
    /** Called regularly with the number of iterations. */
    onProgress?: (iterations: number) => void;
}

/** The request to a worker: think for a seat of a record, or for the guest of a message. */
interface Request {
    id: number;
    game: string;
    seat: number | undefined;
    opponent: Opponent;
    analyse: boolean;
    lang: Lang | undefined;
}

/** The answer of a worker. */
type Answer = { id: number } & ({ made: number } | { value: unknown } | { error: Problem });

/** A worker of a browser or of Node. */
export interface Port {
    post(message: Request): void;
    end(): void;
}

/** Makes a worker. It calls `heard` with each answer, and `failed` if it ends by itself. */
export type Spawn = (heard: (answer: Answer) => void, failed: (error: unknown) => void) => Port;

interface Pending {
    request: Request;
    resolve: (value: never) => void;
    reject: (reason: unknown) => void;
    waiting: Waiting;
}

/**
 * Opponents that think in a worker, so that the page stays responsive. They make the same choices as `Table.chooseFor`.
 * A worker starts with the first request. Requests wait for each other. Make several thinkers for opponents that think
 * at the same time.
 */
export class BaseThinker {
    #spawn: Spawn;
    #port: Port | undefined;
    #pending = new Map<number, Pending>();
    #requests = 0;

    /** @internal */
    constructor(spawn: Spawn) {
        this.#spawn = spawn;
    }

    /** Lets an opponent choose for a seat. See `Table.chooseFor`. */
    chooseFor(table: Table, seat: number, opponent: Opponent, waiting?: Waiting): Promise<string> {
        return this.#ask({ game: table.toJson(), seat, opponent, analyse: false, lang: undefined }, waiting);
    }

    /** Returns an opponent's ratings of the legal actions of a seat. See `Table.analyseFor`. */
    analyseFor(table: Table, seat: number, opponent: Opponent, lang?: Lang, waiting?: Waiting): Promise<Analysis> {
        return this.#ask({ game: table.toJson(), seat, opponent, analyse: true, lang }, waiting);
    }

    /** Lets an opponent choose for a guest. See `Guest.choose`. */
    choose(guest: Guest, opponent: Opponent, waiting?: Waiting): Promise<string> {
        return this.#ask({ game: guest.message(), seat: undefined, opponent, analyse: false, lang: undefined }, waiting);
    }

    /** Returns an opponent's ratings of the legal actions of a guest. See `Guest.analyse`. */
    analyse(guest: Guest, opponent: Opponent, lang?: Lang, waiting?: Waiting): Promise<Analysis> {
        return this.#ask({ game: guest.message(), seat: undefined, opponent, analyse: true, lang }, waiting);
    }

    /** Ends the worker. Unanswered requests are rejected as `Unavailable`. A later request starts a new worker. */
    close(): void {
        this.#fail(new MauerwerkError({ kind: "Unavailable", text: "the thinker was closed" }));
    }

    #ask<T>(asked: Omit<Request, "id">, waiting: Waiting = {}): Promise<T> {
        const { signal } = waiting;
        const request = { ...asked, id: this.#requests++ };
        return new Promise<T>((resolve, reject) => {
            signal?.throwIfAborted();
            const abort = () => this.#abort(request.id, signal?.reason);
            const done = <V>(settle: (value: V) => void) => (value: V) => {
                signal?.removeEventListener("abort", abort);
                settle(value);
            };
            this.#post(request);
            this.#pending.set(request.id, { request, resolve: done(resolve), reject: done(reject), waiting });
            signal?.addEventListener("abort", abort);
        });
    }

    #post(request: Request): void {
        this.#port ??= this.#spawn(
            (answer) => this.#heard(answer),
            (error) => this.#fail(new MauerwerkError({ kind: "Broken", text: `the worker has ended: ${error}` }, { cause: error })),
        );
        this.#port.post(request);
    }

    #heard(answer: Answer): void {
        const pending = this.#pending.get(answer.id);
        if (!pending) return;
        if ("made" in answer) return pending.waiting.onProgress?.(answer.made);
        this.#pending.delete(answer.id);
        if ("error" in answer) pending.reject(new MauerwerkError(answer.error));
        else pending.resolve(answer.value as never);
    }

    /** Ends the search of one request. The others begin again in a new worker, with the same choices. */
    #abort(id: number, reason: unknown): void {
        const pending = this.#pending.get(id);
        this.#pending.delete(id);
        this.#end();
        for (const { request } of this.#pending.values()) this.#post(request);
        pending?.reject(reason);
    }

    #fail(error: MauerwerkError): void {
        const all = [...this.#pending.values()];
        this.#pending.clear();
        this.#end();
        for (const { reject } of all) reject(error);
    }

    #end(): void {
        this.#port?.end();
        this.#port = undefined;
    }
}

/** Runs a request. */
function think({ game, seat, opponent, analyse, lang }: Request, made: (iterations: number) => void): unknown {
    if (seat === undefined) {
        const guest = Guest.join(game);
        return analyse ? guest.analyse(opponent, lang, made) : guest.choose(opponent, made);
    }
    const table = Table.fromJson(game);
    return analyse ? table.analyseFor(seat, opponent, lang, made) : table.chooseFor(seat, opponent, made);
}

/** Answers a request in a worker. */
export async function answer(request: Request, load: () => Promise<void>, post: (answer: Answer) => void): Promise<void> {
    const { id } = request;
    try {
        await load();
        post({ id, value: think(request, (made) => post({ id, made })) });
    } catch (error) {
        const known = error instanceof MauerwerkError;
        post({ id, error: (known ? error : new MauerwerkError({ kind: "Broken", text: `${error}` })).fields() });
    }
}
