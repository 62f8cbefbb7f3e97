import type { Ctx, DefaultPluginAPIs, Game, PlayerID, State } from "boardgame.io";

import { Guest, MauerwerkError, Table, lobby, seatedOpponent, type Seed, type Turn } from "./library.js";

/** The state of a match, as boardgame.io keeps it: `G`. */
export interface MatchState {
    /** The setup in notation. */
    setup: string;
    /** The id of the match in messages. */
    match: string;
    /** The game with everything hidden, after the move `begin`. Only the server has it. */
    record?: string;
    /** The number of decisions before the last move. Only the server has it. */
    since?: number;
    /** Everything that the player has seen, after the move `begin`. Only clients have it. */
    message?: string;
    /** What the player has seen since the last move. Only clients have it. */
    step?: string;
}

/** The data that create a match. */
export interface MatchSetup {
    /** The options in notation, without the number of players. */
    options?: string;
}

/** A move of boardgame.io. */
interface Action {
    type: "MAKE_MOVE";
    payload: { type: string; args: string[]; playerID: PlayerID };
}

/** The parts of a boardgame.io bot that are used here. */
export interface BoardgameBot {
    play(state: State<MatchState>, playerID: PlayerID): Promise<{ action: Action }>;
}

type Events = DefaultPluginAPIs["events"];

/** The result of a refused move in boardgame.io. */
const INVALID_MOVE = "INVALID_MOVE";

/** Means no stage. boardgame.io has no type for it. */
const NO_STAGE = null as unknown as string;

/** Returns 53 random bits, which every program can read. The seed of boardgame.io is the time of day: players can guess it, and clients receive it. */
const draw = (): bigint => (crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n) >> 11n;

/** Returns the result of `use` for a table, and closes the table. */
function using<T>(table: Table, use: (table: Table) => T): T {
    try {
        return use(table);
    } finally {
        table.free();
    }
}

/** Returns the players that a game waits for. Any player may begin. */
const waiting = (turn: Turn | undefined, ctx: Ctx): string[] => {
    if (!turn) return ctx.playOrder;
    return turn.kind === "decide" ? turn.seats.map(String) : [];
};

/** Returns whose decision it is, or nothing before the game has begun. */
const turnOf = ({ record }: MatchState): Turn | undefined =>
    record === undefined ? undefined : using(Table.fromJson(record), (table) => table.turn());

/** Returns the state as a player or a spectator may see it. */
function seenBy(G: MatchState, ctx: Ctx, playerID: PlayerID | null): MatchState {
    const { setup, match, record, since } = G;
    if (record === undefined) return G;
    const viewer = playerID !== null && ctx.playOrder.includes(playerID) ? Number(playerID) : "spectator";
    return using(Table.fromJson(record), (table) => ({
        setup,
        match,
        message: table.messageTo(match, viewer),
        step: table.messageTo(match, viewer, since),
    }));
}

/** Returns the state after a change of the table, or that the change is refused. */
function changed(G: MatchState, events: Events, table: Table, change: (table: Table) => unknown): MatchState | typeof INVALID_MOVE {
    return using(table, (table) => {
        const since = table.decisions().length;
        try {
            change(table);
            table.resolveChance();
        } catch (error) {
            if (error instanceof MauerwerkError && error.kind !== "Broken") return INVALID_MOVE;
            throw error;
        }
        const turn = table.turn();
        if (turn.kind === "over") events.endGame(turn.outcome);
        else if (turn.kind === "decide") events.setActivePlayers({ value: Object.fromEntries(turn.seats.map((seat) => [seat, NO_STAGE])) });
        return { setup: G.setup, match: G.match, record: table.toJson(), since };
    });
}

/** Returns the state after a change of a game that has begun. */
const played = (G: MatchState, events: Events, change: (table: Table) => unknown): MatchState | typeof INVALID_MOVE =>
    G.record === undefined ? INVALID_MOVE : changed(G, events, Table.fromJson(G.record), change);

/** Returns the moves of a player. */
function movesOf(G: MatchState, playerID: PlayerID): Array<{ move: string; args?: string[] }> {
    const { record, message } = G;
    const play = (actions: string[]) => actions.map((action) => ({ move: "play", args: [action] }));
    if (record !== undefined) return play(using(Table.fromJson(record), (table) => table.actions(Number(playerID))));
    return message === undefined ? [{ move: "begin" }] : play(Guest.join(message).actions());
}

/**
 * Returns a game of this library as a game of boardgame.io, by its id. `options`, in notation, are the default options
 * of a match. The library must be loaded, at the server and in each client.
 *
 * The move `begin` begins the game, once the players are there. Its argument is the list of their names, or nothing.
 * `decide` takes a message of `Guest.decide`. `play` takes an action in notation, for bots and for players at one
 * client. boardgame.io refuses it if another player has decided in the meantime.
 *
 * A client has no secrets. `follow` returns the guest that shows the game and explains why an action is refused.
 * `ctx.activePlayers` are the players that the game waits for, and `ctx.gameover` is the `Outcome`.
 */
export function boardgame(game: string, options = ""): Game<MatchState, Record<string, unknown>, MatchSetup> {
    const players = lobby(game).options.find(({ name }) => name === "players")?.takes;
    if (players?.kind !== "number") throw new MauerwerkError({ kind: "Unavailable", text: `${game} has no number of players` });
    const opened = (count: number, setup: MatchSetup = {}): Table => new Table(game, `players:${count} ${setup.options ?? options}`);
    const common = { client: false, redact: true };
    return {
        name: game,
        minPlayers: players.least,
        maxPlayers: players.most,
        disableUndo: true,
        setup: ({ ctx }, setup) => ({ setup: using(opened(ctx.numPlayers, setup), (table) => table.setup()), match: `${draw()}` }),
        validateSetupData: (setup, count) => {
            try {
                opened(count, setup).free();
                return undefined;
            } catch (error) {
                return error instanceof Error ? error.message : `${error}`;
            }
        },
        playerView: ({ G, ctx, playerID }) => seenBy(G, ctx, playerID),
        turn: { activePlayers: { all: NO_STAGE } },
        moves: {
            begin: {
                ...common,
                // Not in `setup`, because boardgame.io sends that state to all clients, including secrets.
                move: ({ G, events }, names: string[] = []) =>
                    G.record === undefined ? changed(G, events, new Table(game, G.setup, draw()), (table) => table.setNames(names)) : INVALID_MOVE,
            },
            decide: {
                ...common,
                // The message contains what its player had seen. One that comes too late is refused.
                ignoreStaleStateID: true,
                move: ({ G, events, playerID }, message: string) =>
                    played(G, events, (table) => table.receive(G.match, Number(playerID), message)),
            },
            play: {
                ...common,
                move: ({ G, events, playerID }, action: string) => played(G, events, (table) => table.play(Number(playerID), action)),
            },
        },
        // Clients can send events, too. Only the table decides whom the game waits for, and when it is over.
        plugins: [
            {
                name: "mauerwerk",
                isInvalid: ({ G, ctx }) => {
                    const turn = turnOf(G);
                    const isOver = ctx.gameover !== undefined;
                    const isTold = isOver === (turn?.kind === "over") && (isOver || `${Object.keys(ctx.activePlayers ?? {})}` === `${waiting(turn, ctx)}`);
                    return isTold ? false : "only the game says who decides";
                },
            },
        ],
        ai: { enumerate: (G, _, playerID) => movesOf(G, playerID) },
    };
}

/**
 * Returns the guest who has seen a client's state, or nothing before the game has begun. Pass the guest of the earlier
 * state, so that the guest has news and is ready sooner.
 */
export function follow({ message, step }: MatchState, guest?: Guest): Guest | undefined {
    if (message === undefined) return undefined;
    try {
        if (!guest || step === undefined) return Guest.join(message);
        guest.receive(step);
        return guest;
    } catch (error) {
        if (error instanceof MauerwerkError && error.kind === "Message") return Guest.join(message);
        throw error;
    }
}

/**
 * Returns a bot for `Local({ bots })` of boardgame.io: an opponent that chooses from what its player has seen. Without a
 * seed, it draws one. It thinks in the calling thread.
 */
export function opponent(player: string, seed: Seed = draw()): new () => BoardgameBot {
    return class {
        async play({ G, ctx }: State<MatchState>, playerID: PlayerID): Promise<{ action: Action }> {
            const guest = follow(seenBy(G, ctx, playerID));
            const move = (type: string, ...args: string[]): { action: Action } => ({ action: { type: "MAKE_MOVE", payload: { type, args, playerID } } });
            if (!guest) return move("begin");
            return move("decide", guest.decide(guest.choose(seatedOpponent(player, seed, Number(playerID)))));
        }
    };
}
