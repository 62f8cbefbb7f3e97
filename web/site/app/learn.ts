// A lesson on the board: a text and a task, one decision after another.
import { Lesson, load, MauerwerkError, words, type LessonPage, type LessonReply, type Motion, type SessionMotion, type SessionScreen, type Span, type Table, type Wish } from "mauerwerk";
import { mountBoard, type Model } from "mauerwerk/board";

import { button, make } from "./make.js";
import { rulings } from "./rulings.js";
import { lang, sayHere } from "./texts.js";

type Say = Awaited<ReturnType<typeof sayHere>>;

const NARROW = 600;

export async function learn(): Promise<void> {
    const [say] = await Promise.all([sayHere(), load()]);
    const root = document.querySelector<HTMLElement>("#learn")!;
    const teacher = new Teacher(new Lesson(root.dataset["game"]!), say);
    const [said, text, board] = [make("p", { className: "said" }), make("p", { className: "lead" }), make("div", {})];
    const back = button(say("lesson-back"), () => teacher.back());
    const on = button(say("lesson-on"), () => teacher.goOn());
    const play = make("a", { className: "button", href: `../play.html#game=${root.dataset["game"]}`, textContent: say("lesson-play") });
    const count = make("span", { className: "note" });
    const told = make("div", {});
    told.setAttribute("role", "status");
    told.append(said, text);
    const bar = make("div", { className: "bar" });
    bar.append(back, on, play, count);
    root.replaceChildren(told, board, bar);
    mountBoard(board, teacher);
    let shown = 1;
    const show = (): void => {
        const page = teacher.page();
        said.textContent = teacher.said;
        text.textContent = page.text;
        count.textContent = say("step", { shown: page.number, last: page.count });
        back.disabled = page.number === 1;
        on.hidden = page.task !== undefined || page.number === page.count;
        play.hidden = page.number < page.count;
        if (page.number !== shown) told.scrollIntoView({ block: "nearest" });
        shown = page.number;
        for (const name of page.places) board.querySelector(`[data-place="${CSS.escape(name)}"]`)?.classList.add("is-pointed");
    };
    teacher.subscribe(show);
    show();
}

/** The model of a board that shows a lesson. */
class Teacher implements Model {
    readonly lang = lang;
    readonly words = words(lang);
    readonly ruling: (id: string) => string;
    /** What the lesson says about the last answer. */
    said = "";
    screen: SessionScreen;
    private table: Table;
    private readonly listeners = new Set<() => void>();
    private touched: string[] = [];
    private error: Span[] = [];
    private moved = 1; // the number of the step whose motions were shown
    private look: { theme: "light" | "dark"; width: number } = { theme: "light", width: 0 };

    constructor(
        private readonly lesson: Lesson,
        private readonly say: Say,
    ) {
        this.table = lesson.table();
        this.ruling = rulings(this.table.game(), "");
        this.screen = this.drawn(0);
    }

    page(): ReturnType<Lesson["page"]> {
        return this.lesson.page(lang);
    }

    goOn(): void {
        this.change(() => void this.lesson.goOn());
    }

    back(): void {
        this.change(() => void this.lesson.back());
    }

    subscribe(listener: () => void): () => void {
        this.listeners.add(listener);
        return () => void this.listeners.delete(listener);
    }

    send(wish: Wish): void {
        if (wish.kind === "look") return this.change(() => (this.look = wish), false);
        if (wish.number !== this.screen.number || this.page().task === undefined) return;
        if (wish.kind === "touch") this.change(() => this.touch(wish.place));
        if (wish.kind === "act") this.change(() => this.answer(wish.action));
        if (wish.kind === "back") this.change(() => this.touched.pop());
    }

    /** Changes something, and shows it. What is refused is told. */
    private change(act: () => unknown, isNew = true): void {
        if (isNew) [this.said, this.error] = ["", []];
        try {
            act();
        } catch (error) {
            if (!(error instanceof MauerwerkError)) throw error;
            [this.error, this.touched] = [[{ text: error.message, meaning: "text" }], []];
        }
        this.table.free();
        this.table = this.lesson.table();
        this.screen = this.drawn(this.screen.number + 1);
        for (const listener of this.listeners) listener();
    }

    private touch(place: string): void {
        if (this.touched.at(-1) === place) return void this.touched.pop();
        const touched = [...this.touched, place];
        const action = this.table.touch(this.page().seat, touched);
        this.touched = touched;
        if (action !== undefined) this.answer(action);
    }

    private answer(action: string): void {
        const reply: LessonReply = this.lesson.answer(action, lang);
        this.touched = [];
        if (reply.verdict === "right") this.said = reply.text;
        else this.error = reply.spans;
    }

    /** Returns what moved since the step before, once for each step. */
    private motions({ number, seat, since }: LessonPage, sheet: "narrow" | "wide"): SessionMotion[] {
        if (number === this.moved) return [];
        this.moved = number;
        const center = ({ x, y, width, height }: Motion["from"]): [number, number] => [x + width / 2, y + height / 2];
        const moved = this.table.motions(seat, since, { theme: this.look.theme, sheet, lang }).map(({ places, from, to }) => ({ places, from: center(from), to: center(to) }));
        return moved.filter(({ from, to }) => `${from}` !== `${to}`);
    }

    private drawn(number: number): SessionScreen {
        const { touched, look, say } = this;
        const page = this.page();
        const isAsked = page.task !== undefined;
        const sheet = look.width < NARROW ? "narrow" : "wide";
        const shown = this.table.snapshot(page.seat, { theme: look.theme, sheet, touched: isAsked ? touched : [], lang });
        const choices = isAsked ? shown.choices.map(({ notation, label }) => ({ action: notation, label })) : [];
        return {
            number,
            svg: shown.svg ?? "",
            turn: page.task ?? "",
            seat: page.seat,
            cover: "",
            error: this.error.map(({ text }) => text).join(""),
            errorSpans: this.error,
            isThinking: false,
            isLive: isAsked,
            isOver: false,
            places: shown.places.map(({ name, label, shape, isTarget }) => ({ name, label, shape, isTarget: isAsked && isTarget })),
            touched,
            choices,
            choicesTitle: say("choices", { number: choices.length }),
            canUndo: false,
            canHint: false,
            hints: [],
            shown: 0,
            decisions: 0,
            shownTitle: "",
            news: page.news,
            motions: this.motions(page, sheet),
            hands: [],
        };
    }
}
