// The built package as games of boardgame.io, with its master, clients, bots and test helpers.
import assert from "node:assert/strict";
import { test } from "node:test";

import bots from "boardgame.io/dist/cjs/ai.js";
import clients from "boardgame.io/dist/cjs/client.js";
import core from "boardgame.io/dist/cjs/core.js";
import internal from "boardgame.io/dist/cjs/internal.js";
import multiplayer from "boardgame.io/dist/cjs/multiplayer.js";
import testing from "boardgame.io/dist/cjs/testing.js";

const built = new URL("../../target/web/package/", import.meta.url);
const { Guest, Table, games, load, lobby, seatedOpponent } = await import(new URL("node.js", built));
const { boardgame, follow, opponent } = await import(new URL("boardgame.js", built));
await load();
// boardgame.io writes each refusal there.
console.error = () => {};

const OPTIONS = { "die-mauer": "rounds:1", berlin: "rows:2 columns:4 max_idle_turns:20", mauerbauer: "" };
/** Random games of Berlin are long. Its greedy players may go round for ever where idle turns do not end a game. */
const PLAYERS = { berlin: "greedy" };
/** Fails if a game takes its chance from boardgame.io, whose seed players can guess. */
const unlucky = testing.MockRandom({ Number: () => assert.fail("chance of boardgame.io"), Die: () => assert.fail("a die of boardgame.io") });
const offered = (id) => {
    const game = boardgame(id, OPTIONS[id]);
    return { ...game, plugins: [...game.plugins, unlucky] };
};

/**
 * Opens a match of three players and a spectator, and records everything that the master sends to
 * each of them.
 */
function opened(game) {
    const local = multiplayer.Local();
    const sent = new Map();
    const all = ["0", "1", "2", null].map((playerID) => {
        const client = clients.Client({ game, numPlayers: 3, playerID, matchID: "match", multiplayer: local, debug: false });
        client.start();
        sent.set(playerID, []);
        return client;
    });
    const { master } = all[0].transport;
    for (const client of all) {
        client.transport.notifyClient = ((told) => (data) => {
            sent.get(client.playerID).push(JSON.stringify(data));
            told.call(client.transport, data);
        })(client.transport.notifyClient);
        client.transport.requestSync();
    }
    return { all, sent, master, state: () => master.storageAPI.fetch("match", { state: true }).state };
}

/** The guest of each client. */
const guests = new WeakMap();

/** Returns the guest who has seen the state of a client. */
function guestOf(client) {
    const { G } = client.getState();
    const guest = guests.get(client);
    const { decisions } = JSON.parse(G.message).says;
    if (guest?.decisions() !== decisions) guests.set(client, follow(G, guest));
    return guests.get(client);
}

const soon = () => new Promise((done) => setImmediate(done));

/** Lets all clients decide until the game is over. */
async function played({ all, state }, seed) {
    for (let made = 0; made < 2000 && state().ctx.gameover === undefined; made++) {
        for (const client of all) assert.ok(guestOf(client).snapshot().news.length > 0 || made === 0, "a guest has news");
        const seat = Number(Object.keys(state().ctx.activePlayers)[0]);
        const guest = guestOf(all[seat]);
        all[seat].moves.decide(guest.decide(guest.choose(seatedOpponent(PLAYERS[guest.game()] ?? "random", seed + BigInt(made), seat))));
        await soon();
    }
}

test("the name of a refused move is theirs", () => assert.equal(core.INVALID_MOVE, "INVALID_MOVE"));

for (const { id } of games()) {
    test(`a match of ${id} ends, and keeps its secrets`, async () => {
        const match = opened(offered(id));
        assert.equal(match.state().G.record, undefined, "the state that all clients receive has no secret");
        match.all[0].moves.begin(["Ada", "Ben", "Cleo"]);
        await soon();
        await played(match, 7n);
        const record = Table.fromJson(match.state().G.record);
        assert.equal(record.turn().kind, "over");
        assert.deepEqual(match.all[1].getState().ctx.gameover, record.turn().outcome);
        const seed = `${record.seed()}`;
        for (const client of match.all) {
            const viewer = client.playerID === null ? "spectator" : Number(client.playerID);
            const look = { theme: "light", lang: "de" };
            const known = ({ news, svg, places, ...screen }) => screen;
            assert.deepEqual(known(guestOf(client).snapshot(look)), known(record.snapshot(viewer, look)));
            const { setup, match: own, since } = match.state().G;
            assert.deepEqual(client.getState().G, { setup, match: own, message: record.messageTo(own, viewer), step: record.messageTo(own, viewer, since) });
            for (const text of match.sent.get(client.playerID)) {
                assert.doesNotMatch(text, /"record"/);
                assert.ok(!text.includes(seed), "the seed of chance");
                const entries = JSON.parse(text).args.flatMap((arg) => arg?.log ?? (Array.isArray(arg) ? arg : []));
                const others = entries.map(({ action }) => action.payload).filter(({ playerID }) => playerID !== client.playerID);
                assert.ok(others.every(({ args }) => args === null), "the moves of others");
            }
        }
        assert.ok(match.sent.get(null).length > 10, "the spectator has heard of the game");
        for (const client of match.all) client.stop();
    });

    test(`their bots play ${id}`, async () => {
        const game = offered(id);
        const state = internal.InitializeGame({ game, numPlayers: 3 });
        const bot = new bots.RandomBot({ game, enumerate: game.ai.enumerate, seed: "7" });
        const { state: end } = await bots.Simulate({ game, bots: bot, state, depth: 2000 });
        assert.ok(end.ctx.gameover.winners.length > 0);
        assert.equal(Table.fromJson(end.G.record).turn().kind, "over");
    });
}

test("opponents of the library play against a client", { timeout: 600_000 }, async () => {
    const game = boardgame("die-mauer", "rounds:1");
    const client = clients.Client({
        game, numPlayers: 3, playerID: "0", debug: false,
        multiplayer: multiplayer.Local({ bots: { 1: opponent("easy", 7), 2: opponent("greedy") } }),
    });
    client.start();
    client.moves.begin();
    const decide = () => {
        const { G, ctx } = client.getState();
        if (G.message && "0" in (ctx.activePlayers ?? {})) client.moves.decide(guestOf(client).decide(guestOf(client).actions()[0]));
    };
    const over = new Promise((done) => {
        client.subscribe((state) => {
            if (state?.ctx.gameover) done(state.ctx.gameover);
            else setImmediate(decide);
        });
    });
    assert.ok((await over).winners.length > 0);
    client.stop();
});

test("what is hostile, late or doubled changes nothing", async () => {
    const match = opened(offered("die-mauer"));
    const [client, other] = match.all;
    const { master } = client.transport;
    const state = () => JSON.stringify((({ G, ctx, _stateID }) => [G, ctx, _stateID])(match.state()));
    const still = async (send, what) => {
        const before = state();
        await send();
        await soon();
        assert.equal(state(), before, what);
    };
    const made = (type, args, playerID = "0", kind = "MAKE_MOVE") =>
        master.onUpdate({ type: kind, payload: { type, args, playerID } }, match.state()._stateID, "match", playerID);
    await still(() => made("decide", ["x"]), "a decision before the game has begun");
    for (const names of [["Ada"], "Ada", 7, [1, 2, 3], { length: 3 }]) await still(() => made("begin", [names]), `names: ${names}`);
    client.moves.begin();
    await soon();
    await still(() => made("begin", []), "a game begins once");
    const wrong = [undefined, null, 7, {}, [], "", "T", "{}", "\ud800", "x".repeat(1e7), ["T"], guestOf(client).message()];
    for (const message of wrong) await still(() => made("decide", [message]), `a message: ${`${JSON.stringify(message)}`.slice(0, 80)}`);
    for (const action of wrong.filter((text) => text !== "" && text !== "T")) await still(() => made("play", [action]), `an action: ${`${JSON.stringify(action)}`.slice(0, 80)}`);
    await still(() => made("record", []), "an unknown move");
    for (const [type, args] of [["endGame", [{ winners: [0] }]], ["setActivePlayers", [{ value: { 0: null } }]], ["endStage", []], ["setPhase", ["x"]]]) {
        await still(() => made(type, args, "0", "GAME_EVENT"), `the event ${type}`);
    }
    await still(() => client.undo(), "undo");
    const decision = guestOf(client).decide(guestOf(client).actions()[0]);
    await still(() => made("decide", [decision], "1"), "another's message");
    client.moves.decide(decision);
    await soon();
    await still(() => made("decide", [decision]), "a decision made twice");
    await still(() => made("decide", [decision], "9"), "a player who is not there");
    for (const playerID of ["", "00", "0x1", " 0", "9", "-1", "spectator", null]) {
        const { ctx, G } = match.state();
        const { message } = offered("die-mauer").playerView({ G, ctx, playerID });
        assert.equal(Guest.join(message).viewer(), "spectator", `${playerID} sees what a spectator sees`);
    }
    other.moves.decide(guestOf(other).decide(guestOf(other).actions()[1]));
    await soon();
    assert.deepEqual(Object.keys(match.state().ctx.activePlayers), ["2"]);
});

test("wrong setups are refused in words", () => {
    const game = boardgame("berlin");
    const { least, most } = lobby("berlin").options[0].takes;
    assert.equal(game.validateSetupData({ options: "rows:2 columns:4" }, 2), undefined);
    assert.match(game.validateSetupData({ options: "rows:99" }, 2), /rows/);
    assert.ok(game.validateSetupData(undefined, 99));
    assert.deepEqual([game.name, game.minPlayers, game.maxPlayers], ["berlin", least, most]);
});
