// shield.js
function shield(element) {
  element.setAttribute("data-lm-suppress-shortcuts", "true");
  return element;
}

// panel.js
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
function show(element, isShown, next) {
  const had = !isShown && element.contains(document.activeElement);
  element.hidden = !isShown;
  if (had) next.focus({ preventScroll: true });
}
var Panel = class {
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
    this.turn.tabIndex = -1;
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
    this.earlier = button("\u2039", () => this.step(this.screen.shown - 1));
    this.later = button("\u203A", () => this.step(this.screen.shown + 1));
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
  // A log is read out where it grows: lines that stand there already are not said again.
  drawNews(news) {
    const goesOn = this.news.every((line, i) => news[i] === line);
    if (!goesOn) this.log.replaceChildren();
    const fresh = goesOn ? news.slice(this.news.length) : news;
    this.log.append(...fresh.map((line) => make("p", "", line)));
    this.news = news;
  }
};

// geometry.js
function centre(shape) {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}
function sides(shape) {
  return shape.map((corner, i) => [corner, shape[(i + 1) % shape.length]]);
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
  const near = places.filter((place) => place.is_target).map((place) => ({ place, away: distance(place.shape, point) })).filter(({ away }) => away <= reach);
  return near.sort((a, b) => a.away - b.away)[0]?.place;
}
var WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
function ahead(places, from, key) {
  const [wx, wy] = WAYS[key];
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

// picture.js
var REACH = 22;
var Picture = class {
  constructor(send) {
    this.send = send;
    this.places = [];
    this.focused = null;
    this.root = document.createElement("div");
    this.root.className = "mw-picture";
    this.root.tabIndex = -1;
    shield(this.root);
    this.root.addEventListener("click", (event) => this.point(event));
    this.root.addEventListener("keydown", (event) => this.press(event));
    this.root.addEventListener("focusin", (event) => this.follow(event.target));
  }
  get targets() {
    return this.places.filter((place) => place.is_target);
  }
  draw(svg, screen) {
    const had = this.root.contains(document.activeElement);
    this.screen = screen;
    this.places = screen.places;
    if (svg !== this.svg) {
      this.svg = svg;
      this.root.innerHTML = svg;
    }
    this.root.dataset.live = screen.is_live;
    this.upgrade();
    this.rove(this.home(), had);
    if (had && !this.targets.length) this.root.focus({ preventScroll: true });
  }
  group(place) {
    return this.root.querySelector(`[data-place="${CSS.escape(place.name)}"][data-mark]`);
  }
  upgrade() {
    for (const place of this.targets) {
      const group = this.group(place);
      if (!group) continue;
      group.setAttribute("role", "button");
      group.setAttribute("aria-label", place.label);
      group.setAttribute("aria-pressed", this.screen.touched.includes(place.name));
      group.setAttribute("tabindex", "-1");
      shield(group);
    }
  }
  // Where the focus belongs: where it was, or as near to it as can be.
  home() {
    const same = this.targets.find((place) => place.name === this.focused?.name);
    return same ?? (this.focused ? nearest(this.targets, centre(this.focused.shape)) : this.targets[0]);
  }
  rove(place, take) {
    for (const other of this.targets) this.group(other)?.setAttribute("tabindex", other === place ? "0" : "-1");
    if (place && take) this.group(place)?.focus({ preventScroll: true });
  }
  follow(element) {
    const name = element.closest("[data-place]")?.dataset.place;
    this.focused = this.targets.find((place) => place.name === name) ?? this.focused;
    if (name) this.rove(this.focused, false);
  }
  point(event) {
    const svg = this.root.querySelector("svg");
    const matrix = svg?.getScreenCTM();
    if (!matrix) return;
    const named = event.detail === 0 && event.target.closest("[data-mark]")?.dataset.place;
    if (named) return this.touch(named);
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const place = meant(this.places, [at.x, at.y], REACH / matrix.a);
    const other = event.target.closest("[data-place]")?.dataset.place;
    if (place ?? other) this.touch(place?.name ?? other);
  }
  touch(name) {
    this.focused = this.places.find((place) => place.name === name) ?? this.focused;
    this.root.focus({ preventScroll: true });
    if (this.screen.places.length) this.send("touch", { place: name });
  }
  press(event) {
    const act = this.action(event.key);
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  }
  action(key) {
    const at = this.targets.find((place) => this.group(place) === document.activeElement);
    const step = { PageDown: 1, PageUp: -1 }[key];
    if (key === "Escape" || key === "Backspace") return this.screen.touched.length ? () => this.send("back") : null;
    if (!at) return null;
    if (key === "Enter" || key === " ") return () => this.touch(at.name);
    if (key.startsWith("Arrow")) return () => this.rove(ahead(this.targets, at, key) ?? at, true);
    if (key === "Home") return () => this.rove(this.targets[0], true);
    if (key === "End") return () => this.rove(this.targets.at(-1), true);
    return step ? () => this.rove(this.targets.at((this.targets.indexOf(at) + step) % this.targets.length), true) : null;
  }
};

// look.js
function isDark(el) {
  const known = document.body.dataset.jpThemeLight;
  if (known) return known === "false";
  for (let at = el; at; at = at.parentElement) {
    const [red, green, blue, alpha = 1] = (getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
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
  size.observe(el);
  for (const node of [document.body, document.documentElement]) attributes.observe(node, { attributes: true });
  look();
  return () => {
    size.disconnect();
    attributes.disconnect();
  };
}

// index.js
function render({ model, el }) {
  const send = (kind, more) => model.send({ kind, number: model.get("_screen").number, ...more });
  const picture = new Picture(send);
  const words = model.get("_words");
  const panel = new Panel(send, words);
  el.classList.add("mw-board");
  el.setAttribute("role", "group");
  el.setAttribute("aria-label", words.board);
  el.lang = model.get("_lang");
  el.append(panel.head, picture.root, panel.foot);
  const draw = () => {
    const screen = model.get("_screen");
    picture.draw(model.get("_svg"), screen);
    panel.draw(screen);
    el.dataset.screen = screen.number;
  };
  let isWaiting = false;
  const later = () => {
    if (isWaiting) return;
    isWaiting = true;
    queueMicrotask(() => {
      isWaiting = false;
      draw();
    });
  };
  const names = ["change:_svg", "change:_screen"];
  names.forEach((name) => model.on(name, later));
  draw();
  const unwatch = watchLook(el, (theme, width) => {
    el.dataset.theme = theme;
    send("look", { theme, width });
  });
  return () => {
    unwatch();
    names.forEach((name) => model.off(name, later));
  };
}
var index_default = { render };
export {
  index_default as default
};
