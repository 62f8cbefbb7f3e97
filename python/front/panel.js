// Everything around the drawing: the turn, buttons, news, and the list of actions.
import { shield } from "./shield.js";

function make(tag, className, text = "") {
  const element = document.createElement(tag);
  element.className = className;
  element.textContent = text;
  return element;
}

function button(text, press) {
  const element = shield(make("button", "mw-button", text));
  element.type = "button";
  element.addEventListener("click", press);
  return element;
}

// Shows or hides an element without losing the focus.
function show(element, isShown, next) {
  const had = !isShown && element.contains(document.activeElement);
  element.hidden = !isShown;
  if (had) next.focus({ preventScroll: true });
}

export class Panel {
  constructor(send, words) {
    this.send = send;
    this.words = words;
    this.news = [];
    this.makeHead();
    this.makeFoot();
  }

  makeHead() {
    this.head = make("div", "mw-head");
    this.turn = make("p", "mw-turn");
    this.turn.setAttribute("role", "status");
    this.turn.tabIndex = -1; // a home for the focus of a button that goes
    shield(this.turn);
    this.cover = button("", () => this.send("uncover"));
    this.cover.classList.add("mw-cover");
    this.head.append(this.turn, this.cover);
  }

  makeFoot() {
    this.foot = make("div", "mw-foot");
    this.error = make("p", "mw-error");
    this.error.setAttribute("role", "alert");
    this.bar = make("div", "mw-bar");
    this.back = button(this.words["let-go"], () => this.send("back"));
    this.undo = button(this.words.undo, () => this.send("undo"));
    this.hint = button(this.words.hint, () => this.send("hint"));
    this.bar.append(this.back, this.undo, this.hint);
    this.hints = make("ol", "mw-hints");
    this.log = make("div", "mw-news");
    this.log.setAttribute("role", "log");
    this.log.setAttribute("aria-label", this.words.news);
    this.foot.append(this.error, this.bar, this.hints, this.makeList(), this.makeReplay(), this.log);
  }

  makeList() {
    this.list = make("details", "mw-list");
    this.summary = shield(make("summary", ""));
    this.items = make("ul", "mw-actions");
    this.list.append(this.summary, this.items);
    return this.list;
  }

  makeReplay() {
    this.replay = make("div", "mw-replay");
    this.slider = shield(make("input", ""));
    this.slider.type = "range";
    this.slider.min = 0;
    this.slider.setAttribute("aria-label", this.words["decisions-shown"]);
    this.slider.addEventListener("input", () => this.step(Number(this.slider.value)));
    this.earlier = button("‹", () => this.step(this.screen.shown - 1));
    this.later = button("›", () => this.step(this.screen.shown + 1));
    this.earlier.setAttribute("aria-label", this.words["step-back"]);
    this.later.setAttribute("aria-label", this.words["step-on"]);
    this.replay.append(this.earlier, this.slider, this.later);
    return this.replay;
  }

  step(decisions) {
    this.send("show", { decisions });
  }

  draw(screen) {
    this.screen = screen;
    if (this.turn.textContent !== screen.turn) this.turn.textContent = screen.turn;
    this.cover.textContent = screen.cover;
    show(this.cover, Boolean(screen.cover), this.turn);
    this.error.textContent = screen.error;
    show(this.back, screen.touched.length > 0, this.turn);
    show(this.undo, screen.can_undo, this.turn);
    show(this.hint, screen.can_hint, this.turn);
    this.hint.textContent = screen.is_thinking ? this.words.thinking : this.words.hint;
    this.drawHints(screen.hints);
    this.drawList(screen);
    this.drawReplay(screen);
    this.drawNews(screen.news);
  }

  drawHints(hints) {
    const item = ({ action, label, worth }) => {
      const entry = make("li", "");
      entry.append(button(label, () => this.send("act", { action })), make("span", "", ` ${worth}`));
      return entry;
    };
    show(this.hints, hints.length > 0, this.turn);
    this.hints.replaceChildren(...hints.map(item));
  }

  drawList({ choices, choices_title }) {
    const had = this.items.contains(document.activeElement);
    const item = ({ action, label }) => {
      const entry = make("li", "");
      entry.append(button(label, () => this.send("act", { action })));
      return entry;
    };
    show(this.list, choices.length > 0, this.turn);
    this.summary.textContent = choices_title;
    this.items.replaceChildren(...choices.map(item));
    if (had) (choices.length ? this.summary : this.turn).focus({ preventScroll: true });
  }

  drawReplay({ shown, decisions, shown_title, cover }) {
    show(this.replay, decisions > 0 && !cover, this.turn);
    this.slider.max = decisions;
    this.slider.value = shown;
    this.slider.setAttribute("aria-valuetext", shown_title);
    this.earlier.disabled = shown === 0;
    this.later.disabled = shown === decisions;
  }

  // Screen readers read a log where it grows, so existing lines stay unchanged.
  drawNews(news) {
    const goesOn = this.news.every((line, i) => news[i] === line);
    if (!goesOn) this.log.replaceChildren();
    const fresh = goesOn ? news.slice(this.news.length) : news;
    this.log.append(...fresh.map((line) => make("p", "", line)));
    this.news = news;
  }
}
