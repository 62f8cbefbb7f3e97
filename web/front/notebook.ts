// The board as a widget of a notebook: the screen is in traits, and wishes are messages.
import { mountBoard, type SessionScreen } from "./index.js";

interface Widget {
  get(trait: string): unknown;
  on(event: string, listener: () => void): void;
  off(event: string, listener: () => void): void;
  send(message: unknown): void;
}

function render({ model, el }: { model: Widget; el: HTMLElement }): () => void {
  const events = ["change:_svg", "change:_screen"];
  return mountBoard(el, {
    lang: model.get("_lang") as string,
    words: model.get("_words") as Record<string, string>,
    get screen() {
      // The drawing is a separate trait, so that it is sent only if it has changed.
      return { ...(model.get("_screen") as SessionScreen), svg: model.get("_svg") as string };
    },
    send: (wish) => model.send(wish),
    subscribe(listener) {
      let isWaiting = false; // one drawing for all the traits of one message
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
    },
  });
}

export default { render };
