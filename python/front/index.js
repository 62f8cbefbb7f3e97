// The browser's side of a board. It knows no rules, and only what it receives of the game.
import { Panel } from "./panel.js";
import { Picture } from "./picture.js";
import { watchLook } from "./look.js";

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
  let isWaiting = false; // one drawing for all the traits of one message
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

export default { render };
