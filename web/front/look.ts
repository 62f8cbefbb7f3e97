// How the page around the board looks: dark or light, and how wide the board may be.

export type Theme = "light" | "dark";

function isDark(el: Element): boolean {
  const known = document.body.dataset["jpThemeLight"]; // JupyterLab and Notebook 7
  if (known) return known === "false";
  for (let at: Element | null = el; at; at = at.parentElement) {
    const color = getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? [];
    const [red = 0, green = 0, blue, alpha = 1] = color.map(Number);
    if (alpha > 0 && blue !== undefined) return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

/** Calls `tell` with the theme and the width in pixels, now and after each change. Returns a function that stops the calls. */
export function watchLook(el: HTMLElement, tell: (theme: Theme, width: number) => void): () => void {
  let told = "";
  const look = () => {
    const width = el.clientWidth;
    if (!width) return; // not shown yet
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
