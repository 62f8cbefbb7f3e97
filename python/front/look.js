// The look of the surrounding page: dark or light, and the width for the board.

function isDark(el) {
  const known = document.body.dataset.jpThemeLight; // JupyterLab and Notebook 7
  if (known) return known === "false";
  for (let at = el; at; at = at.parentElement) {
    const [red, green, blue, alpha = 1] = (getComputedStyle(at).backgroundColor.match(/[\d.]+/g) ?? []).map(Number);
    if (alpha > 0 && blue !== undefined) return 0.299 * red + 0.587 * green + 0.114 * blue < 128;
  }
  return matchMedia("(prefers-color-scheme: dark)").matches;
}

export function watchLook(el, tell) {
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
  size.observe(el);
  for (const node of [document.body, document.documentElement]) attributes.observe(node, { attributes: true });
  look();
  return () => {
    size.disconnect();
    attributes.disconnect();
  };
}
