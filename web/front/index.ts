// The board of a session in a page. It knows no rules, and of the game only the screen.
import { watchLook } from "./look.js";
import { Panel } from "./panel.js";
import { Picture } from "./picture.js";
import type { SessionScreen, Wanted, Wish } from "./session.js";

export type * from "./session.js";

/** The source of what a board shows, and the receiver of its wishes. */
export interface Model {
  /** The language of the texts. */
  readonly lang: string;
  /** The words of buttons and headings by their names. */
  readonly words: Record<string, string>;
  /** What the board shows now. */
  readonly screen: SessionScreen;
  /** Returns the address of a ruling. The board links to it where a refusal cites the ruling. */
  readonly ruling?: ((id: string) => string) | undefined;
  /** Receives a wish. */
  send(wish: Wish): void;
  /** Calls a listener after each change of the screen. Returns a function that stops the calls. */
  subscribe(listener: () => void): () => void;
}

/** Sends a wish of a person about the current screen. */
export type Send = (wanted: Wanted) => void;

/** Shows a board in an empty element. Returns a function that removes it. The style is in `board.css`. */
export function mountBoard(el: HTMLElement, model: Model): () => void {
  const { words } = model;
  const send: Send = (wanted) => model.send({ ...wanted, number: model.screen.number });
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
