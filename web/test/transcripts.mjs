// Every scenario, played step by step at a table, gives the transcript of the core.
import { refusal, same } from "./tools.mjs";

const RESAMPLES = 64;

/** Returns the check of all scenarios. */
export function transcripts(library, read) {
    const { readScenario, runToml } = library;
    return {
        "scenarios give the transcripts of the core": async () => {
            const sources = JSON.parse(await read("target/web/package/scenarios.json"));
            const bad = [];
            for (const { name, toml } of sources) {
                const scenario = readScenario(name, toml);
                const file = await read(`core/tests/snapshots/${scenario.game.replaceAll("-", "_")}/${name}.snap`);
                const wanted = file.split("---\n").slice(2).join("---\n").trimEnd();
                try {
                    same(new Runner(library).run(scenario).trimEnd(), wanted, name);
                    const { transcript, failures } = runToml(name, toml);
                    same([transcript.trimEnd(), failures], [wanted, []], name);
                } catch (error) {
                    bad.push(error.message);
                }
            }
            if (bad.length > 0) throw new Error(`${bad.length} of ${sources.length}: ${bad[0]}`);
            return sources.length;
        },
    };
}

const tokens = (text) => new Set(text.split(" "));
const position = (table) => table.notation().slice(table.setup().length).trim();
const spoken = (somebody) => (typeof somebody === "number" ? `seat ${somebody}` : somebody);

function holds(what, text) {
    if (!what) throw new Error(`it does not hold: ${text}`);
}

class Runner {
    lines = [];

    constructor(library) {
        this.library = library;
    }

    run(scenario) {
        const { Table, wrapTranscript } = this.library;
        this.lines.push(scenario.title);
        if (scenario.source) this.lines.push(`source: ${scenario.source}`);
        this.lines.push(`rules: ${scenario.rules.join(" ")}`);
        const text = `${scenario.setup} ${scenario.start}`;
        if (scenario.faults.length > 0) this.refuse(scenario, text);
        else {
            const start = Table.read(scenario.game, text).notation();
            this.lines.push(`start: ${start}`);
            for (const line of scenario.lines) this.play(line, Table.read(scenario.game, start), start);
        }
        return wrapTranscript(this.lines.join("\n"));
    }

    refuse({ game, faults: wanted }, text) {
        const { faults } = refusal(this.library, () => this.library.Table.read(game, text), text);
        this.lines.push(`refused: ${text}`);
        for (const { rule, text } of faults) this.lines.push(rule ? `  ${rule}: ${text}` : `  ${text}`);
        same(faults.flatMap(({ rule }) => rule ?? []), wanted, text);
    }

    play({ name, steps }, table, start) {
        this.lines.push("");
        if (name) this.lines.push(`line: ${name}`);
        for (const step of steps) this[step.kind](step, table);
        if (table.notation() !== start) this.lines.push(`end: ${position(table)}`);
        table.free();
    }

    decide({ decision: { actor, action, text } }, table) {
        this.lines.push(text);
        const before = position(table);
        holds(table.allows(actor, action), text);
        table.play(actor, action);
        for (const event of table.events()) this.lines.push(`  ${event.text}`);
        const changes = this.library.positionChanges(before, position(table));
        if (changes) this.lines.push(`  = ${changes}`);
    }

    refused({ decision: { actor, action, text }, rule }, table) {
        // `allows` throws for a seat that the table lacks.
        if (actor === "chance" || actor < table.seats()) holds(!table.allows(actor, action), text);
        const error = refusal(this.library, () => table.play(actor, action), text);
        this.lines.push(`${text} is refused`, `  ${error.message}`);
        same([error.kind, error.rule, error.actor], ["IllegalAction", rule, actor], text);
        holds(error.message.endsWith(`(${rule}) [${spoken(actor)}: ${error.action}]`), error.message);
    }

    turn({ turn }, table) {
        same(table.turn().text, turn, "turn");
        this.lines.push(`turn: ${turn}`);
    }

    holds({ tokens: wanted }, table) {
        const found = tokens(position(table));
        holds(wanted.every((token) => found.has(token)), wanted);
    }

    lacks({ names }, table) {
        const found = new Set([...tokens(position(table))].map((token) => token.split(":")[0]));
        holds(!names.some((name) => found.has(name)), names);
    }

    legal({ seat, actions }, table) {
        const found = table.actions(seat).join(" ") || "nothing";
        same(found, actions.join(" "), `legal ${seat}`);
        this.lines.push(`legal ${seat}: ${found}`);
    }

    sees({ viewer, tokens: wanted }, table) {
        const seen = table.snapshot(viewer).position;
        this.lines.push(`${spoken(viewer)} sees ${seen}`);
        const found = tokens(seen);
        holds(wanted.every((token) => found.has(token)), wanted);
        same(table.view(viewer).notation(), seen, "view");
    }

    heard({ viewer, event }, table) {
        const heard = table.news(viewer).map(({ text }) => text);
        const line = `${spoken(viewer)} hears ${heard.join("; ")}`;
        if (this.lines.at(-1) !== line) this.lines.push(line);
        holds(heard.includes(event), event);
    }

    knows(step, table) {
        this.conclude(step, table);
    }

    doubts(step, table) {
        this.conclude(step, table);
    }

    conclude({ kind, viewer, tokens: wanted }, table) {
        this.lines.push(`${spoken(viewer)} ${kind} ${wanted.join(" ")}`);
        const possible = Array.from({ length: RESAMPLES }, (_, seed) => {
            const world = table.resample(viewer, seed);
            const found = tokens(position(world));
            world.free();
            return found;
        });
        for (const token of wanted) {
            same(possible.every((found) => found.has(token)), kind === "knows", `${kind} ${token}`);
        }
    }
}
