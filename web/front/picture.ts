// The drawing: its targets are buttons for pointers, keys and screen readers.
import { ahead, centre, meant, nearest, type Point } from "./geometry.js";
import type { Send } from "./index.js";
import type { SessionMotion, SessionPlace, SessionScreen } from "./session.js";
import { shield } from "./shield.js";

const LASTS = 350; // milliseconds of a motion
const REACH = 22; // pixels around a small place: together 44, as a thumb needs

const placeOf = (element: EventTarget | null, selector = "[data-place]"): string | undefined =>
  (element as Element | null)?.closest<HTMLElement>(selector)?.dataset["place"];

export class Picture {
  readonly root = shield(document.createElement("div"));
  private places: SessionPlace[] = [];
  private touched: string[] = [];
  private svg = "";
  private number = -1; // of the screen that is drawn
  private focused: SessionPlace | undefined; // the place that had the focus last

  constructor(private readonly send: Send) {
    this.root.className = "mw-picture";
    this.root.tabIndex = -1; // a home for the focus while there is nothing to touch
    this.root.addEventListener("click", (event) => this.point(event));
    this.root.addEventListener("keydown", (event) => this.press(event));
    this.root.addEventListener("focusin", (event) => this.follow(event.target));
  }

  draw({ number, svg, places, touched, isLive, motions, lesson }: SessionScreen): void {
    const had = this.root.contains(document.activeElement);
    [this.places, this.touched] = [places, touched];
    if (svg !== this.svg) {
      this.svg = svg;
      this.root.innerHTML = svg; // from our own library, names escaped
    }
    this.root.dataset["live"] = `${isLive}`;
    if (number !== this.number) this.move(motions);
    this.number = number;
    this.upgrade();
    this.pointAt(lesson?.places ?? []);
    this.rove(this.home(), had);
    if (had && !this.targets.length) this.root.focus({ preventScroll: true });
  }

  private get targets(): SessionPlace[] {
    return this.places.filter((place) => place.isTarget);
  }

  private group(place: SessionPlace): SVGElement | null {
    return this.root.querySelector(`[data-place="${CSS.escape(place.name)}"][data-mark]`);
  }

  /** Moves things from their old places to their new ones, unless the person prefers less motion. */
  private move(motions: SessionMotion[]): void {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
    for (const { places, from, to } of motions) {
      const way = [from[0] - to[0], from[1] - to[1]].map((by) => `${by}px`);
      const translate = [way.join(" "), "0px"];
      this.moved(places, to)?.animate({ translate }, { duration: LASTS, easing: "ease-out" });
    }
  }

  /** Returns the drawn element where a motion ends: the thing that moved, or the place that it moved to. */
  private moved(places: string[], [x, y]: Point): SVGGraphicsElement | undefined {
    const paper = this.root.querySelector("svg")?.getScreenCTM()?.inverse();
    const away = (drawn: SVGGraphicsElement): number => {
      const [box, matrix] = [drawn.getBBox(), drawn.getScreenCTM()];
      if (!paper || !matrix) return Infinity;
      const at = new DOMPoint(box.x + box.width / 2, box.y + box.height / 2).matrixTransform(paper.multiply(matrix));
      return Math.hypot(at.x - x, at.y - y);
    };
    const named = (name = "") => [...this.root.querySelectorAll<SVGGraphicsElement>(`[data-place="${CSS.escape(name)}"]`)];
    return [...named(places[0]), ...named(places.at(-1))].find((drawn) => away(drawn) < REACH);
  }

  /** Marks the places that a lesson points at. */
  private pointAt(places: string[]): void {
    for (const drawn of this.root.querySelectorAll(".mw-pointed")) drawn.classList.remove("mw-pointed");
    for (const name of places) this.root.querySelector(`[data-place="${CSS.escape(name)}"]`)?.classList.add("mw-pointed");
  }

  private upgrade(): void {
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
  private home(): SessionPlace | undefined {
    const { focused } = this;
    if (!focused) return this.targets[0];
    return this.targets.find((place) => place.name === focused.name) ?? nearest(this.targets, centre(focused.shape));
  }

  private rove(place: SessionPlace | undefined, take: boolean): void {
    for (const other of this.targets) this.group(other)?.setAttribute("tabindex", other.name === place?.name ? "0" : "-1");
    if (place && take) this.group(place)?.focus({ preventScroll: true });
  }

  private follow(element: EventTarget | null): void {
    const name = placeOf(element);
    this.focused = this.targets.find((place) => place.name === name) ?? this.focused;
    if (name) this.rove(this.focused, false);
  }

  private point(event: MouseEvent): void {
    const matrix = this.root.querySelector("svg")?.getScreenCTM();
    if (!matrix) return;
    // A screen reader's click has no place of its own, but a target.
    const named = event.detail === 0 && placeOf(event.target, "[data-mark]");
    if (named) return this.touch(named);
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    const name = meant(this.places, [at.x, at.y], REACH / matrix.a)?.name ?? placeOf(event.target);
    if (name) this.touch(name);
  }

  private touch(name: string): void {
    this.focused = this.places.find((place) => place.name === name) ?? this.focused;
    this.root.focus({ preventScroll: true });
    if (this.places.length) this.send({ kind: "touch", place: name });
  }

  private press(event: KeyboardEvent): void {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const act = this.action(event.key);
    if (!act) return;
    event.preventDefault(); // or the page scrolls
    event.stopPropagation();
    act();
  }

  private action(key: string): (() => void) | undefined {
    if (key === "Escape" || key === "Backspace") return this.touched.length ? () => this.send({ kind: "back" }) : undefined;
    const { targets } = this;
    const at = targets.find((place) => this.group(place) === document.activeElement);
    if (!at) return undefined;
    const go = (place: SessionPlace | undefined) => () => this.rove(place, true);
    if (key === "Enter" || key === " ") return () => this.touch(at.name);
    if (key.startsWith("Arrow")) return go(ahead(targets, at, key) ?? at);
    if (key === "Home") return go(targets[0]);
    if (key === "End") return go(targets.at(-1));
    const step = { PageDown: 1, PageUp: -1 }[key];
    return step ? go(targets.at((targets.indexOf(at) + step) % targets.length)) : undefined;
  }
}
