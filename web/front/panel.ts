// All that is next to the drawing: the text of a lesson, whose turn it is, buttons, news, and the list of actions.
import type { Send } from "./index.js";
import type { NamedAction, NamedHint, OpenHand, SessionScreen, Span } from "./session.js";
import { shield } from "./shield.js";

function make<K extends keyof HTMLElementTagNameMap>(tag: K, className: string, text = ""): HTMLElementTagNameMap[K] {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function button(text: string, press: () => void): HTMLButtonElement {
  const element = shield(make("button", "mw-button", text));
  element.type = "button";
  element.addEventListener("click", press);
  return element;
}

function item(...children: Node[]): HTMLLIElement {
  const entry = make("li", "");
  entry.append(...children);
  return entry;
}

/** Shows an element or hides it. If a hidden element had the focus, `next` gets it. */
function show(element: HTMLElement, isShown: boolean, next: HTMLElement): void {
  const had = !isShown && element.contains(document.activeElement);
  element.hidden = !isShown;
  if (had) next.focus({ preventScroll: true });
}

export class Panel {
  readonly head = make("div", "mw-head");
  readonly foot = make("div", "mw-foot");
  readonly steps = make("div", "mw-steps");
  private readonly said = make("p", "mw-said");
  private readonly text = make("p", "mw-text");
  private readonly lesson = make("div", "mw-lesson");
  private readonly previous = button("", () => this.send({ kind: "previous" }));
  private readonly next = button("", () => this.send({ kind: "next" }));
  private readonly count = make("span", "mw-count");
  private readonly turn = shield(make("p", "mw-turn"));
  private readonly cover = button("", () => this.send({ kind: "uncover" }));
  private readonly error = make("p", "mw-error");
  private readonly back = button("", () => this.send({ kind: "back" }));
  private readonly undo = button("", () => this.send({ kind: "undo" }));
  private readonly hint = button("", () => this.send({ kind: "hint" }));
  private readonly hints = make("ol", "mw-hints");
  private readonly list = make("details", "mw-list");
  private readonly summary = shield(make("summary", ""));
  private readonly items = make("ul", "mw-actions");
  private readonly replay = make("div", "mw-replay");
  private readonly slider = shield(make("input", ""));
  private readonly earlier = button("‹", () => this.step(-1));
  private readonly later = button("›", () => this.step(1));
  private readonly hands = make("section", "mw-hands");
  private readonly log = make("div", "mw-news");
  private news: string[] = [];
  private shown = 0;
  private number = -1; // of the screen that is drawn

  constructor(
    private readonly send: Send,
    private readonly words: Record<string, string>,
    private readonly ruling: ((id: string) => string) | undefined,
  ) {
    this.back.textContent = this.words["let-go"] ?? "";
    this.undo.textContent = this.words["undo"] ?? "";
    this.turn.setAttribute("role", "status");
    this.turn.tabIndex = -1; // a home for the focus of a button that goes
    this.cover.classList.add("mw-cover");
    this.makeLesson();
    this.head.append(this.lesson, this.turn, this.cover);
    this.error.setAttribute("role", "alert");
    const bar = make("div", "mw-bar");
    bar.append(this.back, this.undo, this.hint);
    this.list.append(this.summary, this.items);
    this.log.setAttribute("role", "log");
    this.name(this.log, "news");
    this.name(this.hands, "open-table");
    this.makeReplay();
    this.foot.append(this.error, bar, this.hints, this.list, this.replay, this.hands, this.log);
  }

  draw(screen: SessionScreen): void {
    this.drawLesson(screen);
    if (this.turn.textContent !== screen.turn) this.turn.textContent = screen.turn;
    this.cover.textContent = screen.cover;
    show(this.cover, screen.cover !== "", this.turn);
    this.drawError(screen);
    show(this.back, screen.touched.length > 0, this.turn);
    show(this.undo, screen.canUndo, this.turn);
    show(this.hint, screen.canHint, this.turn);
    this.hint.textContent = this.words[screen.isThinking ? "thinking" : "hint"] ?? "";
    this.drawHints(screen.hints);
    this.drawList(screen);
    this.drawReplay(screen);
    this.drawHands(screen.hands);
    this.drawNews(screen.news);
  }

  private name(element: Element, word: string): void {
    element.setAttribute("aria-label", this.words[word] ?? "");
  }

  private makeLesson(): void {
    this.previous.textContent = this.words["lesson-back"] ?? "";
    this.next.textContent = this.words["lesson-on"] ?? "";
    this.lesson.setAttribute("role", "status");
    this.lesson.append(this.said, this.text);
    this.steps.append(this.previous, this.next, this.count);
  }

  private makeReplay(): void {
    this.slider.type = "range";
    this.slider.min = "0";
    this.name(this.slider, "decisions-shown");
    this.slider.addEventListener("input", () => this.show(Number(this.slider.value)));
    this.name(this.earlier, "step-back");
    this.name(this.later, "step-on");
    this.replay.append(this.earlier, this.slider, this.later);
  }

  private step(by: number): void {
    this.show(this.shown + by);
  }

  private show(decisions: number): void {
    this.send({ kind: "show", decisions });
  }

  private act({ action, label }: NamedAction): HTMLButtonElement {
    return button(label, () => this.send({ kind: "act", action }));
  }

  /** Shows the step of a lesson. A new text is scrolled into view. */
  private drawLesson({ lesson, said = "" }: SessionScreen): void {
    [this.lesson.hidden, this.steps.hidden] = [!lesson, !lesson];
    if (!lesson) return;
    const { number, count, text, task } = lesson;
    const title = `${number} / ${count}`;
    const isNew = this.count.textContent !== "" && this.count.textContent !== title;
    [this.said.textContent, this.text.textContent, this.count.textContent] = [said, text, title];
    this.previous.disabled = number === 1;
    show(this.next, task === null && number < count, this.turn);
    if (isNew) this.lesson.scrollIntoView({ block: "nearest" });
  }

  /** Returns a part of an error. The ruling that it cites is a link, if the page has its address. */
  private part(span: Span): Node | string {
    if (span.meaning !== "rule" || !this.ruling) return span.text;
    const link = shield(make("a", "", span.text));
    [link.href, link.target] = [this.ruling(span.of), "_blank"];
    return link;
  }

  /** Shows why something is refused, even if the drawing fills the window. */
  private drawError({ number, errorSpans }: SessionScreen): void {
    this.error.replaceChildren(...errorSpans.map((span) => this.part(span)));
    if (errorSpans.length && number !== this.number) this.error.scrollIntoView({ block: "nearest" });
    this.number = number;
  }

  private drawHints(hints: NamedHint[]): void {
    show(this.hints, hints.length > 0, this.turn);
    this.hints.replaceChildren(...hints.map((hint) => item(this.act(hint), make("span", "", ` ${hint.worth}`))));
  }

  private drawList({ choices, choicesTitle }: SessionScreen): void {
    const had = this.items.contains(document.activeElement);
    show(this.list, choices.length > 0, this.turn);
    this.summary.textContent = choicesTitle;
    this.items.replaceChildren(...choices.map((choice) => item(this.act(choice))));
    if (had) (choices.length ? this.summary : this.turn).focus({ preventScroll: true });
  }

  private drawReplay({ shown, decisions, shownTitle, cover }: SessionScreen): void {
    this.shown = shown;
    show(this.replay, decisions > 0 && cover === "", this.turn);
    this.slider.max = `${decisions}`;
    this.slider.value = `${shown}`;
    this.slider.setAttribute("aria-valuetext", shownTitle);
    this.earlier.disabled = shown === 0;
    this.later.disabled = shown === decisions;
  }

  private drawHands(hands: OpenHand[]): void {
    this.hands.hidden = hands.length === 0;
    const drawn = hands.map(({ title, svg, label }) => {
      const picture = make("div", "mw-hand");
      picture.innerHTML = svg; // from our own library, names escaped
      picture.setAttribute("role", "img");
      picture.setAttribute("aria-label", label);
      return [make("p", "", title), picture];
    });
    this.hands.replaceChildren(make("p", "mw-open", this.words["open-table"]), ...drawn.flat());
  }

  /** Adds news. Keeps the lines that are already there, so that screen readers read only new lines. */
  private drawNews(news: string[]): void {
    const goesOn = this.news.every((line, i) => news[i] === line);
    if (!goesOn) this.log.replaceChildren();
    const fresh = goesOn ? news.slice(this.news.length) : news;
    this.log.append(...fresh.map((line) => make("p", "", line)));
    this.news = news;
  }
}
