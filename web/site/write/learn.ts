// The page of a lesson: its texts for those who read, which a script turns into a lesson on the board.
import { Lesson, type GameInfo } from "mauerwerk";

import { escape, type Edition } from "./site.js";

export function writeLesson(edition: Edition, { id, name }: GameInfo): void {
    const { lang } = edition;
    const title = edition.say("learn-game", { game: name });
    const items: string[] = [];
    const lesson = new Lesson(id);
    for (let isMore = true; isMore; ) {
        const { seat, text, task } = lesson.page(lang);
        items.push(`<li><p>${escape(text)}</p>${task ? `<p><strong>${escape(task)}</strong></p>` : ""}</li>`);
        if (task === undefined) isMore = lesson.goOn();
        else lesson.table().snapshot(seat).choices.find(({ notation }) => lesson.answer(notation).verdict === "right");
    }
    lesson.free();
    edition.write(`${id}/learn.html`, title, `<h1>${escape(title)}</h1><div id="learn" data-game="${id}"><ol class="lesson">${items.join("")}</ol></div>`, "learn");
    edition.entries.push({ at: `${id}/learn.html`, title, kind: "page", text: edition.say("about-learn") });
}
