// After a game: the decisions of people that cost most, each with what was better.
import type { Host, Session, Thinker } from "mauerwerk";

import { button, make } from "./make.js";
import { lang, type sayHere } from "./texts.js";

type Say = Awaited<ReturnType<typeof sayHere>>;

interface Mistake {
    decisions: number;
    cost: number;
    text: string;
}

/** The most mistakes that are told, and the least cost of one, as a share of a win. */
const MOST = 5;
const LEAST = 0.02;

const percent = (share: number): number => Math.round(100 * share);

export async function showMistakes(root: HTMLElement, host: Host, session: Session, thinker: Thinker, say: Say): Promise<void> {
    const progress = make("p", {});
    progress.setAttribute("role", "status");
    root.replaceChildren(progress);
    const players = session.options().players;
    const table = session.table();
    const decisions = table.decisions();
    const found: Mistake[] = [];
    for (const [nth, { actor, action }] of decisions.entries()) {
        progress.textContent = say("analysing", { shown: nth + 1, last: decisions.length });
        if (typeof actor !== "number" || players[actor] !== "person") continue;
        const before = table.replayed(nth);
        const { actions } = await thinker.analyseFor(before, actor, { player: "medium", seed: nth }, lang);
        before.free();
        const [best, made] = [actions[0], actions.find(({ notation }) => notation === action)];
        if (!best || !made || best.win - made.win < LEAST) continue;
        const text = say("mistake", { made: made.label, least: percent(made.win), better: best.label, most: percent(best.win) });
        found.push({ decisions: nth, cost: best.win - made.win, text: best.reason ? `${text} (${best.reason})` : text });
    }
    table.free();
    found.sort((one, other) => other.cost - one.cost);
    const items = found.slice(0, MOST).map((mistake) => {
        const item = make("li", {});
        const look = button(say("look-there"), () => {
            host.send({ kind: "show", decisions: mistake.decisions, number: host.screen.number });
            root.previousElementSibling?.scrollIntoView();
        });
        item.append(make("p", { textContent: mistake.text }), look);
        return item;
    });
    const list = make("ol", { className: "mistakes" });
    list.append(...items);
    root.replaceChildren(items.length ? list : make("p", { textContent: say("no-mistakes") }));
}
