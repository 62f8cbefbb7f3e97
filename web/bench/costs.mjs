// The costs of calls, measured alike in Node and in browsers. The native bench measures the same ones.

/** How long a cost is measured, in milliseconds. */
const ROUND = 1000;
/** How many choices of an opponent the median is taken from. */
const CHOICES = 5;

/** Returns the microseconds of a call: the best of many short rounds, which other work affects little. */
function cost(call) {
    const end = performance.now() + ROUND;
    let best = Infinity;
    while (performance.now() < end) {
        const start = performance.now();
        for (let count = 0; count < 20; count++) call();
        best = Math.min(best, performance.now() - start);
    }
    return (best / 20) * 1000;
}

/** Returns the median of the microseconds of calls with each seed. */
async function median(call) {
    const times = [];
    for (let seed = 0; seed < CHOICES; seed++) {
        const start = performance.now();
        await call(seed);
        times.push(performance.now() - start);
    }
    return times.sort((one, other) => one - other)[(CHOICES - 1) / 2] * 1000;
}

/** Returns a game at a decision with the median number of choices, and at one with the largest number. */
function middles(Table, game) {
    const table = Table.random(game, "players:4", 7);
    const asked = [];
    for (let count = 0; count < Math.min(400, table.decisions().length + 1); count++) {
        const again = table.replayed(count);
        const seat = again.turn().seats?.[0];
        if (seat !== undefined) asked.push([again.actions(seat).length, count]);
        again.free();
    }
    asked.sort(([one, first], [other, second]) => one - other || first - second);
    return { usual: table.replayed(asked[Math.floor(asked.length / 2)][1]), most: table.replayed(asked.at(-1)[1]) };
}

/** Returns the costs by name, in microseconds. */
export async function costs({ Table, Thinker, games }) {
    const found = {};
    for (const { id } of games()) {
        const tables = middles(Table, id);
        for (const [what, table] of Object.entries(tables)) {
            const seat = table.turn().seats[0];
            const name = `${id}, ${what} (${table.actions(seat).length} choices)`;
            found[`${name}: a screen update`] = cost(() => table.snapshot(seat, { theme: "light" }));
        }
        const seat = tables.usual.turn().seats[0];
        const alone = (player) => (seed) => tables.usual.chooseFor(seat, { player, seed });
        for (const level of ["medium", "hard"]) found[`${id}, usual: ${level} decides`] = await median(alone(level));
        for (const workers of [1, 2]) {
            const thinker = new Thinker(workers);
            const choose = (seed) => thinker.chooseFor(tables.usual, seat, { player: "hard", seed });
            await choose(CHOICES);
            found[`${id}, usual: hard decides in ${workers} worker${workers > 1 ? "s" : ""}`] = await median(choose);
            thinker.close();
        }
    }
    return found;
}
