// A lesson on the board, and the way to the first game.
import { Lesson, load, words } from "mauerwerk";
import { mountBoard, type Model, type Wanted } from "mauerwerk/board";

import { make } from "./make.js";
import { rulings } from "./rulings.js";
import { lang, sayHere } from "./texts.js";

export async function learn(): Promise<void> {
    const [say] = await Promise.all([sayHere(), load()]);
    const root = document.querySelector<HTMLElement>("#learn")!;
    const game = root.dataset["game"]!;
    const play = make("a", { className: "button", href: `../play.html#game=${game}`, textContent: say("lesson-play") });
    const board = make("div", {});
    root.replaceChildren(board);
    const model = modelOf(new Lesson(game), rulings(game, ""));
    mountBoard(board, model);
    board.querySelector(".mw-steps")!.append(play);
    const show = (): void => void (play.hidden = model.screen.lesson?.number !== model.screen.lesson?.count);
    model.subscribe(show);
    show();
}

/** Returns the wish that an address keeps by its kind, with the place or the action. */
function wantedBy(kind: string, what: string): Wanted | undefined {
    if (kind === "touch") return { kind, place: what };
    if (kind === "act") return { kind, action: what };
    return kind === "back" || kind === "next" || kind === "previous" ? { kind } : undefined;
}

/**
 * Returns the model of a board that shows a lesson.
 * The address keeps all wishes, so that the lesson goes on after a switch of the language.
 */
function modelOf(lesson: Lesson, ruling: (id: string) => string): Model {
    const listeners = new Set<() => void>();
    const wishes = new URLSearchParams(location.hash.slice(1));
    let screen = lesson.screen(lang);
    for (const [kind, what] of wishes) {
        const wanted = wantedBy(kind, what);
        if (wanted) lesson.wish({ ...wanted, number: screen.number });
        screen = lesson.screen(lang);
    }
    return {
        lang,
        words: words(lang),
        ruling,
        get screen() {
            return screen;
        },
        send(wish) {
            if (wish.kind !== "look") {
                wishes.append(wish.kind, "place" in wish ? wish.place : "action" in wish ? wish.action : "");
                history.replaceState(null, "", `#${wishes}`);
            }
            lesson.wish(wish);
            screen = lesson.screen(lang);
            for (const listener of listeners) listener();
        },
        subscribe(listener) {
            listeners.add(listener);
            return () => void listeners.delete(listener);
        },
    };
}
