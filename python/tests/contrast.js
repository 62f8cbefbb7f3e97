// Returns each text and each mark of the SVG drawing in this page, with the contrast that WCAG 2.2
// demands of it and the least that it has. What is inactive needs none: a supply that is used up is
// drawn with opacity.
() => {
  const channels = (text) => {
    const [red, green, blue, alpha = 1] = text.match(/[\d.]+/g).map(Number);
    return { rgb: [red, green, blue], alpha };
  };
  const over = (rgb, alpha, ground) => rgb.map((value, at) => alpha * value + (1 - alpha) * ground[at]);
  const opacity = (node) => {
    let all = 1;
    for (; node.tagName !== "svg"; node = node.parentNode) all *= Number(getComputedStyle(node).opacity);
    return all;
  };
  const luminance = (rgb) => {
    const linear = rgb.map((value) => value / 255).map((value) =>
      value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2];
  };
  const contrast = (one, other) => {
    const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
    return (high + 0.05) / (low + 0.05);
  };
  // What a shape puts on a point: its line there, unless it crosses what is written, or else its area.
  const painted = (shape, x, y, ground, above) => {
    const style = getComputedStyle(shape);
    const at = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM().inverse());
    const lined = !above && style.stroke !== "none" && shape.isPointInStroke(at);
    const paint = lined ? style.stroke : style.fill;
    if (paint === "none") return ground;
    const { rgb, alpha } = channels(paint);
    const share = Number(lined ? style.strokeOpacity : style.fillOpacity);
    return over(rgb, alpha * share * opacity(shape), ground);
  };
  const isInactive = (node) => node.closest("g[opacity]") !== null;
  const at = (text, x, y) => {
    const stack = document.elementsFromPoint(x, y).reverse();
    const below = stack.indexOf(text);
    let ground = [255, 255, 255];
    let ink = null;
    stack.forEach((node, nth) => {
      if (nth === below) {
        const style = getComputedStyle(text);
        ink = over(channels(style.fill).rgb, opacity(text), ground);
      }
      if (!(node instanceof SVGGeometryElement)) return;
      ink &&= painted(node, x, y, ink, true);
      ground = painted(node, x, y, ground, ink !== null);
    });
    const isCovered = ink === null || contrast(ink, ground) < 1.001;
    return isCovered ? Infinity : contrast(ink, ground);
  };
  const texts = [...document.querySelectorAll("svg text")].filter((text) => !isInactive(text));
  const textOf = (text) => {
    const { left, top, width, height } = text.getBoundingClientRect();
    const points = [0.1, 0.3, 0.5, 0.7, 0.9].flatMap((across) =>
      [0.3, 0.5, 0.7].map((down) => [left + across * width, top + down * height]));
    const size = Number(text.getAttribute("font-size")) * text.getScreenCTM().d;
    const large = size >= 24 || (size >= 56 / 3 && getComputedStyle(text).fontWeight === "700");
    const least = Math.min(...points.map(([x, y]) => at(text, x, y)));
    return { text: text.textContent, needed: large ? 3 : 4.5, least };
  };
  const seen = ({ x, y }) => document.elementsFromPoint(x, y).reverse()
    .filter((node) => node instanceof SVGGeometryElement)
    .reduce((ground, shape) => painted(shape, x, y, ground, false), [255, 255, 255]);
  // How far a line stands out at a part of its way, against the side that differs from it more.
  const outlineAt = (line, part) => {
    const [before, here, after] = [-0.1, 0, 0.1].map((step) =>
      line.getPointAtLength(part * line.getTotalLength() + step));
    const away = 5 * (Number(line.getAttribute("stroke-width")) / 2 + 1.5);
    const [across, down] = [away * (after.y - before.y), away * (before.x - after.x)];
    const [middle, ...sides] = [0, 1, -1].map((way) =>
      new DOMPoint(here.x + way * across, here.y + way * down).matrixTransform(line.getScreenCTM()));
    if (document.elementFromPoint(middle.x, middle.y) !== line) return 1;
    return Math.max(...sides.map((side) => contrast(seen(middle), seen(side))));
  };
  // Pieces that stand before a mark may cover some of it: half of its outline must be seen.
  const standsOut = (place) => {
    const line = place.querySelector(":scope > path:last-of-type");
    const parts = Array.from({ length: 16 }, (_, nth) => outlineAt(line, (nth + 0.5) / 16));
    return parts.sort((a, b) => b - a)[7];
  };
  // A place that is drawn twice, as a hammer is on the wall and with its seat, stands out once at least.
  const marks = new Map();
  for (const place of document.querySelectorAll("svg [data-mark]")) {
    const name = place.dataset.place;
    marks.set(name, Math.max(marks.get(name) ?? 1, standsOut(place)));
  }
  return [...texts.map(textOf), ...[...marks].map(([text, least]) => ({ text, needed: 3, least }))];
}
