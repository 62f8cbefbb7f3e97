// The drawing. Its targets are buttons for pointers, keys and screen readers.
import { ahead, centre, meant, nearest } from "./geometry.js";
import { shield } from "./shield.js";

const REACH = 22; // pixels around a small place: together 44, as a thumb needs

export class Picture {
  constructor(send) {
    this.send = send;
    this.places = [];
    this.focused = null; // the place that had the focus last
    this.root = document.createElement("div");
    this.root.className = "mw-picture";
    this.root.tabIndex = -1; // a home for the focus while there is nothing to touch
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
      this.root.innerHTML = svg; // from our own Python, names escaped
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

  // Returns the place for the focus: the old one, or the nearest.
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
    // A screen reader's click has no position, but a target.
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
    event.preventDefault(); // or the page scrolls
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
}
