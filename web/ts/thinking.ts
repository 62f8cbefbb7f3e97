import { MauerwerkError } from "./error.js";
import { Guest, Table, type InformationState, type Analysis, type Lang, type Opponent, type Problem } from "./mauerwerk.js";

/** Options for waiting for an opponent. */
export interface Waiting {
    /** Ends the search. The promise is rejected with the reason of the signal. */
    signal?: AbortSignal;
    /** A function that is called regularly with the number of iterations. */
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
    /** The number of the tree to grow, instead of an answer. */
    tree?: number;
    /** All trees of the search, if workers have grown them. */
    trees?: string[];
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
 * Opponents that think in workers, so that the page stays responsive. They make the same choices as `Table.chooseFor`,
 * with any number of workers. A search that grows several trees, such as that of `hard`, uses several workers. A worker
 * starts with its first request. Requests wait for each other. Make several thinkers for opponents that think at the
 * same time.
 */
export class BaseThinker {
    #spawn: Spawn;
    #workers: number;
    #ports: (Port | undefined)[] = [];
    #pending = new Map<number, Pending>();
    #requests = 0;

    /** @internal */
    constructor(spawn: Spawn, workers: number) {
        this.#spawn = spawn;
        this.#workers = Math.max(1, Math.floor(workers) || 1);
    }

    /** Lets an opponent choose for a seat. See `Table.chooseFor`. */
    chooseFor(table: Table, seat: number, opponent: Opponent, waiting?: Waiting): Promise<string> {
        return this.#think(() => table.asked(seat), { game: table.toJson(), seat, opponent, analyse: false, lang: undefined }, waiting);
    }

    /** Returns an opponent's ratings of the legal actions of a seat. See `Table.analyseFor`. */
    analyseFor(table: Table, seat: number, opponent: Opponent, lang?: Lang, waiting?: Waiting): Promise<Analysis> {
        return this.#think(() => table.asked(seat), { game: table.toJson(), seat, opponent, analyse: true, lang }, waiting);
    }

    /** Lets an opponent choose for a guest. See `Guest.choose`. */
    choose(guest: Guest, opponent: Opponent, waiting?: Waiting): Promise<string> {
        return this.#think(() => guest.seen(), { game: guest.message(), seat: undefined, opponent, analyse: false, lang: undefined }, waiting);
    }

    /** Returns an opponent's ratings of the legal actions of a guest. See `Guest.analyse`. */
    analyse(guest: Guest, opponent: Opponent, lang?: Lang, waiting?: Waiting): Promise<Analysis> {
        return this.#think(() => guest.seen(), { game: guest.message(), seat: undefined, opponent, analyse: true, lang }, waiting);
    }

    /** Ends the workers. Unanswered requests are rejected as `Unavailable`. A later request starts new ones. */
    close(): void {
        this.#fail(new MauerwerkError({ kind: "Unavailable", text: "the thinker was closed" }));
    }

    /** Grows the trees of a search in several workers, and then lets one worker answer from them. */
    async #think<T>(know: () => InformationState, asked: Omit<Request, "id">, waiting: Waiting = {}): Promise<T> {
        const count = this.#workers > 1 ? countTrees(know, asked.opponent) : 1;
        if (count < 2) return this.#ask(asked, waiting);
        const made: number[] = Array(count).fill(0);
        const grow = (tree: number) => {
            const onProgress = (iterations: number) => {
                made[tree] = iterations;
                waiting.onProgress?.(made.reduce((sum, one) => sum + one));
            };
            return this.#ask<string>({ ...asked, tree }, { ...waiting, onProgress });
        };
        const trees = await Promise.all(made.map((_, tree) => grow(tree)));
        return this.#ask({ ...asked, trees }, waiting);
    }

    #ask<T>(asked: Omit<Request, "id">, waiting: Waiting = {}): Promise<T> {
        const { signal } = waiting;
        const request = { ...asked, id: this.#requests++ };
        return new Promise<T>((resolve, reject) => {
            signal?.throwIfAborted();
            const abort = () => this.#abort(signal);
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
        const port = (this.#ports[(request.tree ?? 0) % this.#workers] ??= this.#spawn(
            (answer) => this.#heard(answer),
            (error) => this.#fail(new MauerwerkError({ kind: "Broken", text: `the worker has ended: ${error}` }, { cause: error })),
        ));
        port.post(request);
    }

    #heard(answer: Answer): void {
        const pending = this.#pending.get(answer.id);
        if (!pending) return;
        if ("made" in answer) return pending.waiting.onProgress?.(answer.made);
        this.#pending.delete(answer.id);
        if ("error" in answer) pending.reject(new MauerwerkError(answer.error));
        else pending.resolve(answer.value as never);
    }

    /** Ends all searches with this signal. The others begin again in new workers, with the same choices. */
    #abort(signal: AbortSignal | undefined): void {
        const ended = [...this.#pending.values()].filter(({ waiting }) => waiting.signal === signal);
        for (const { request } of ended) this.#pending.delete(request.id);
        this.#end();
        for (const { request } of this.#pending.values()) this.#post(request);
        for (const { reject } of ended) reject(signal?.reason);
    }

    #fail(error: MauerwerkError): void {
        const all = [...this.#pending.values()];
        this.#pending.clear();
        this.#end();
        for (const { reject } of all) reject(error);
    }

    #end(): void {
        for (const port of this.#ports) port?.end();
        this.#ports = [];
    }
}

/** Returns the number of trees of an opponent's search. Invalid requests have none, because a worker refuses them. */
function countTrees(know: () => InformationState, opponent: Opponent): number {
    try {
        const seen = know();
        const count = seen.trees(opponent);
        seen.free();
        return count;
    } catch {
        return 0;
    }
}

/** The game of the latest request. The requests for the trees of a search, and for the answer, have the same one. */
let latest: { game: string; held: Guest | Table } | undefined;

function hold({ game, seat }: Request): Guest | Table {
    if (latest?.game === game) return latest.held;
    latest?.held.free();
    latest = undefined;
    latest = { game, held: seat === undefined ? Guest.join(game) : Table.fromJson(game) };
    return latest.held;
}

/** Runs a request. */
function think(request: Request, made: (iterations: number) => void): unknown {
    const { seat, opponent, analyse, lang, tree, trees } = request;
    const held = hold(request);
    if (tree !== undefined) {
        const seen = held instanceof Guest ? held.seen() : held.asked(seat ?? 0);
        return seen.growTree(opponent, tree, made);
    }
    if (held instanceof Guest) return analyse ? held.analyse(opponent, lang, made, trees) : held.choose(opponent, made, trees);
    return analyse ? held.analyseFor(seat ?? 0, opponent, lang, made, trees) : held.chooseFor(seat ?? 0, opponent, made, trees);
}

/** Answers a request in a worker. */
export async function answer(request: Request, load: () => Promise<void>, post: (answer: Answer) => void): Promise<void> {
    const { id } = request;
    try {
        await load();
        post({ id, value: think(request, (made) => post({ id, made })) });
    } catch (error) {
        latest = undefined;
        const known = error instanceof MauerwerkError;
        post({ id, error: (known ? error : new MauerwerkError({ kind: "Broken", text: `${error}` })).fields() });
    }
}
