// front/look.ts
function isDark(el) {
  const known = document.body.dataset["jpThemeLight"];
  if (known) return known === "false";
  for (let at = el; at; at = at.parentElement) {
    const color = getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue, alpha = 1] = color.map(Number);
    if (alpha > 0 && blue !== void 0) return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}
function watchLook(el, tell) {
  let told = "";
  const look = () => {
    const width = el.clientWidth;
    if (!width) return;
    const theme = isDark(el.parentElement ?? document.body) ? "dark" : "light";
    if (told === `${theme} ${width}`) return;
    told = `${theme} ${width}`;
    tell(theme, width);
  };
  const size = new ResizeObserver(look);
  const attributes = new MutationObserver(look);
  const preferred = matchMedia("(prefers-color-scheme: dark)");
  size.observe(el);
  for (const node of [document.body, document.documentElement]) attributes.observe(node, { attributes: true });
  preferred.addEventListener("change", look);
  look();
  return () => {
    size.disconnect();
    attributes.disconnect();
    preferred.removeEventListener("change", look);
  };
}

// front/shield.ts
function shield(element) {
  element.setAttribute("data-lm-suppress-shortcuts", "true");
  return element;
}

// front/panel.ts
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
function item(...children) {
  const entry = make("li", "");
  entry.append(...children);
  return entry;
}
function show(element, isShown, next) {
  const had = !isShown && element.contains(document.activeElement);
  element.hidden = !isShown;
  if (had) next.focus({ preventScroll: true });
}
var Panel = class {
  // of the screen that is drawn
  constructor(send, words, ruling) {
    this.send = send;
    this.words = words;
    this.ruling = ruling;
    this.back.textContent = this.words["let-go"] ?? "";
    this.undo.textContent = this.words["undo"] ?? "";
    this.turn.setAttribute("role", "status");
    this.turn.tabIndex = -1;
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
  send;
  words;
  ruling;
  head = make("div", "mw-head");
  foot = make("div", "mw-foot");
  steps = make("div", "mw-steps");
  said = make("p", "mw-said");
  text = make("p", "mw-text");
  lesson = make("div", "mw-lesson");
  previous = button("", () => this.send({ kind: "previous" }));
  next = button("", () => this.send({ kind: "next" }));
  count = make("span", "mw-count");
  turn = shield(make("p", "mw-turn"));
  cover = button("", () => this.send({ kind: "uncover" }));
  error = make("p", "mw-error");
  back = button("", () => this.send({ kind: "back" }));
  undo = button("", () => this.send({ kind: "undo" }));
  hint = button("", () => this.send({ kind: "hint" }));
  hints = make("ol", "mw-hints");
  list = make("details", "mw-list");
  summary = shield(make("summary", ""));
  items = make("ul", "mw-actions");
  replay = make("div", "mw-replay");
  slider = shield(make("input", ""));
  earlier = button("\u2039", () => this.step(-1));
  later = button("\u203A", () => this.step(1));
  hands = make("section", "mw-hands");
  log = make("div", "mw-news");
  news = [];
  shown = 0;
  number = -1;
  draw(screen) {
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
  name(element, word) {
    element.setAttribute("aria-label", this.words[word] ?? "");
  }
  makeLesson() {
    this.previous.textContent = this.words["lesson-back"] ?? "";
    this.next.textContent = this.words["lesson-on"] ?? "";
    this.lesson.setAttribute("role", "status");
    this.lesson.append(this.said, this.text);
    this.steps.append(this.previous, this.next, this.count);
  }
  makeReplay() {
    this.slider.type = "range";
    this.slider.min = "0";
    this.name(this.slider, "decisions-shown");
    this.slider.addEventListener("input", () => this.show(Number(this.slider.value)));
    this.name(this.earlier, "step-back");
    this.name(this.later, "step-on");
    this.replay.append(this.earlier, this.slider, this.later);
  }
  step(by) {
    this.show(this.shown + by);
  }
  show(decisions) {
    this.send({ kind: "show", decisions });
  }
  act({ action, label }) {
    return button(label, () => this.send({ kind: "act", action }));
  }
  /** Shows the step of a lesson. A new text is scrolled into view. */
  drawLesson({ lesson, said = "" }) {
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
  part(span) {
    if (span.meaning !== "rule" || !this.ruling) return span.text;
    const link = shield(make("a", "", span.text));
    [link.href, link.target] = [this.ruling(span.of), "_blank"];
    return link;
  }
  /** Shows why something is refused, even if the drawing fills the window. */
  drawError({ number, errorSpans }) {
    this.error.replaceChildren(...errorSpans.map((span) => this.part(span)));
    if (errorSpans.length && number !== this.number) this.error.scrollIntoView({ block: "nearest" });
    this.number = number;
  }
  drawHints(hints) {
    show(this.hints, hints.length > 0, this.turn);
    this.hints.replaceChildren(...hints.map((hint) => item(this.act(hint), make("span", "", ` ${hint.worth}`))));
  }
  drawList({ choices, choicesTitle }) {
    const had = this.items.contains(document.activeElement);
    show(this.list, choices.length > 0, this.turn);
    this.summary.textContent = choicesTitle;
    this.items.replaceChildren(...choices.map((choice) => item(this.act(choice))));
    if (had) (choices.length ? this.summary : this.turn).focus({ preventScroll: true });
  }
  drawReplay({ shown, decisions, shownTitle, cover }) {
    this.shown = shown;
    show(this.replay, decisions > 0 && cover === "", this.turn);
    this.slider.max = `${decisions}`;
    this.slider.value = `${shown}`;
    this.slider.setAttribute("aria-valuetext", shownTitle);
    this.earlier.disabled = shown === 0;
    this.later.disabled = shown === decisions;
  }
  drawHands(hands) {
    this.hands.hidden = hands.length === 0;
    const drawn = hands.map(({ title, svg, label }) => {
      const picture = make("div", "mw-hand");
      picture.innerHTML = svg;
      picture.setAttribute("role", "img");
      picture.setAttribute("aria-label", label);
      return [make("p", "", title), picture];
    });
    this.hands.replaceChildren(make("p", "mw-open", this.words["open-table"]), ...drawn.flat());
  }
  /** Adds news. Keeps the lines that are already there, so that screen readers read only new lines. */
  drawNews(news) {
    const goesOn = this.news.every((line, i) => news[i] === line);
    if (!goesOn) this.log.replaceChildren();
    const fresh = goesOn ? news.slice(this.news.length) : news;
    this.log.append(...fresh.map((line) => make("p", "", line)));
    this.news = news;
  }
};

// front/geometry.ts
function centre(shape) {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}
function sides(shape) {
  return shape.map((corner, i) => [corner, shape[(i + 1) % shape.length] ?? corner]);
}
function isInside(shape, [x, y]) {
  const crossed = ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < (bx - ax) * (y - ay) / (by - ay) + ax;
  return sides(shape).filter(crossed).length % 2 === 1;
}
function fromSide([[ax, ay], [bx, by]], [x, y]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}
function distance(shape, point) {
  return isInside(shape, point) ? 0 : Math.min(...sides(shape).map((side) => fromSide(side, point)));
}
function meant(places, point, reach) {
  const under = places.filter((place) => distance(place.shape, point) === 0).at(-1);
  if (under) return under;
  const near = places.filter((place) => place.isTarget).map((place) => ({ place, away: distance(place.shape, point) })).filter(({ away }) => away <= reach);
  return near.sort((a, b) => a.away - b.away)[0]?.place;
}
var WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function ahead(places, from, key) {
  const [wx, wy] = WAYS[key] ?? [0, 0];
  const [x, y] = centre(from.shape);
  const rated = places.map((place) => {
    const [px, py] = centre(place.shape);
    const on = (px - x) * wx + (py - y) * wy;
    const aside = Math.abs((px - x) * wy) + Math.abs((py - y) * wx);
    return { place, on, cost: on + 2 * aside };
  });
  return rated.filter(({ on }) => on > 0.5).sort((a, b) => a.cost - b.cost)[0]?.place;
}
function nearest(places, [x, y]) {
  const away = ({ shape }) => Math.hypot(centre(shape)[0] - x, centre(shape)[1] - y);
  return [...places].sort((a, b) => away(a) - away(b))[0];
}

// front/picture.ts
var LASTS = 350;
var REACH = 22;
var placeOf = (element, selector = "[data-place]") => element?.closest(selector)?.dataset["place"];
var Picture = class {
  // the place that had the focus last
  constructor(send) {
    this.send = send;
    this.root.className = "mw-picture";
    this.root.tabIndex = -1;
    this.root.addEventListener("click", (event) => this.point(event));
    this.root.addEventListener("keydown", (event) => this.press(event));
    this.root.addEventListener("focusin", (event) => this.follow(event.target));
  }
  send;
  root = shield(document.createElement("div"));
  places = [];
  touched = [];
  svg = "";
  number = -1;
  // of the screen that is drawn
  focused;
  draw({ number, svg, places, touched, isLive, motions, lesson }) {
    const had = this.root.contains(document.activeElement);
    [this.places, this.touched] = [places, touched];
    if (svg !== this.svg) {
      this.svg = svg;
      this.root.innerHTML = svg;
    }
    this.root.dataset["live"] = `${isLive}`;
    if (number !== this.number) this.move(motions);
    this.number = number;
    this.upgrade();
    this.pointAt(lesson?.places ?? []);
    this.rove(this.home(), had);
    if (had && !this.targets.length) this.root.focus({ preventScroll: true });
  }
  get targets() {
    return this.places.filter((place) => place.isTarget);
  }
  group(place) {
    return this.root.querySelector(`[data-place="${CSS.escape(place.name)}"][data-mark]`);
  }
  /** Moves things from their old places to their new ones, unless the person prefers less motion. */
  move(motions) {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const { places, from, to } of motions) {
      const way = [from[0] - to[0], from[1] - to[1]].map((by) => `${by}px`);
      const translate = [way.join(" "), "0px"];
      this.moved(places, to)?.animate({ translate }, { duration: LASTS, easing: "ease-out" });
    }
  }
  /** Returns the drawn element where a motion ends: the thing that moved, or the place that it moved to. */
  moved(places, [x, y]) {
    const paper = this.root.querySelector("svg")?.getScreenCTM()?.inverse();
    const away = (drawn) => {
      const [box, matrix] = [drawn.getBBox(), drawn.getScreenCTM()];
      if (!paper || !matrix) return Infinity;
      const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(paper.multiply(matrix));
      return Math.hypot(at.x - x, at.y - y);
    };
    const named = (name = "") => [...this.root.querySelectorAll(`[data-place="${CSS.escape(name)}"]`)];
    return [...named(places[0]), ...named(places.at(-1))].find((drawn) => away(drawn) < REACH);
  }
  /** Marks the places that a lesson points at. */
  pointAt(places) {
    for (const drawn of this.root.querySelectorAll(".mw-pointed")) drawn.classList.remove("mw-pointed");
    for (const name of places) this.root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.classList.add("mw-pointed");
  }
  upgrade() {
    for (const place of this.targets) {
      const group = this.group(place);
      if (!group) continue;
      group.setAttribute("role", "button");
      group.setAttribute("aria-label", place.label);
      group.setAttribute("aria-pressed", `${this.touched.includes(place.name)}`);
      group.setAttribute("tabindex", "-1");
      shield(group);
    }
  }
  /** Returns the place that should have the focus: the last focused one, or the nearest target. */
  home() {
    const { focused } = this;
    if (!focused) return this.targets[0];
    return this.targets.find((place) => place.name === focused.name) ?? nearest(this.targets, centre(focused.shape));
  }
  rove(place, take) {
    for (const other of this.targets) this.group(other)?.setAttribute("tabindex", other.name === place?.name ? "0" : "-1");
    if (place && take) this.group(place)?.focus({ preventScroll: true });
  }
  follow(element) {
    const name = placeOf(element);
    this.focused = this.targets.find((place) => place.name === name) ?? this.focused;
    if (name) this.rove(this.focused, false);
  }
  point(event) {
    const matrix = this.root.querySelector("svg")?.getScreenCTM();
    if (!matrix) return;
    const named = event.detail === 0 && placeOf(event.target, "[data-mark]");
    if (named) return this.touch(named);
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const name = meant(this.places, [at.x, at.y], REACH / matrix.a)?.name ?? placeOf(event.target);
    if (name) this.touch(name);
  }
  touch(name) {
    this.focused = this.places.find((place) => place.name === name) ?? this.focused;
    this.root.focus({ preventScroll: true });
    if (this.places.length) this.send({ kind: "touch", place: name });
  }
  press(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.action(event.key);
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
  action(key) {
    if (key === "Escape" || key === "Backspace") return this.touched.length ? () => this.send({ kind: "back" }) : void 0;
    const { targets } = this;
    const at = targets.find((place) => this.group(place) === document.activeElement);
    if (!at) return void 0;
    const go = (place) => () => this.rove(place, true);
    if (key === "Enter" || key === " ") return () => this.touch(at.name);
    if (key.startsWith("Arrow")) return go(ahead(targets, at, key) ?? at);
    if (key === "Home") return go(targets[0]);
    if (key === "End") return go(targets.at(-1));
    const step = { PageDown: 1, PageUp: -1 }[key];
    return step ? go(targets.at((targets.indexOf(at) + step) % targets.length)) : void 0;
  }
};

// front/index.ts
function mountBoard(el, model) {
  const { words } = model;
  const send = (wanted) => model.send({ ...wanted, number: model.screen.number });
  const picture = new Picture(send);
  const panel = new Panel(send, words, model.ruling);
  el.classList.add("mw-board");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", words["board"] ?? "");
  el.lang = model.lang;
  el.append(panel.head, picture.root, panel.foot, panel.steps);
  const draw = () => {
    const { screen } = model;
    picture.draw(screen);
    panel.draw(screen);
    el.dataset["screen"] = `${screen.number}`;
  };
  draw();
  const unsubscribe = model.subscribe(draw);
  const unwatch = watchLook(el, (theme, width) => {
    el.dataset["theme"] = theme;
    model.send({ kind: "look", theme, width });
  });
  return () => {
    unwatch();
    unsubscribe();
    el.replaceChildren();
  };
}

// front/notebook.ts
function render({ model, el }) {
  const events = ["change:_svg", "change:_screen"];
  return mountBoard(el, {
    lang: model.get("_lang"),
    words: model.get("_words"),
    get screen() {
      return { ...model.get("_screen"), svg: model.get("_svg") };
    },
    send: (wish) => model.send(wish),
    subscribe(listener) {
      let isWaiting = false;
      const later = () => {
        if (isWaiting) return;
        isWaiting = true;
        queueMicrotask(() => {
          isWaiting = false;
          listener();
        });
      };
      for (const event of events) model.on(event, later);
      return () => events.forEach((event) => model.off(event, later));
    }
  });
}
var notebook_default = { render };
export {
  notebook_default as default
};
