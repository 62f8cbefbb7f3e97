// The geometry of places. A point is [x, y], and a shape is a list of its corners.

export function centre(shape) {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function sides(shape) {
  return shape.map((corner, i) => [corner, shape[(i + 1) % shape.length]]);
}

function isInside(shape, [x, y]) {
  const crossed = ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  return sides(shape).filter(crossed).length % 2 === 1;
}

function fromSide([[ax, ay], [bx, by]], [x, y]) {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

export function distance(shape, point) {
  return isInside(shape, point) ? 0 : Math.min(...sides(shape).map((side) => fromSide(side, point)));
}

// Returns the place that a pointer means: the topmost under it, or else the nearest target within
// reach.
export function meant(places, point, reach) {
  const under = places.filter((place) => distance(place.shape, point) === 0).at(-1);
  if (under) return under;
  const near = places
    .filter((place) => place.is_target)
    .map((place) => ({ place, away: distance(place.shape, point) }))
    .filter(({ away }) => away <= reach);
  return near.sort((a, b) => a.away - b.away)[0]?.place;
}

const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// Returns the place that an arrow key leads to: a near one, preferably straight ahead.
export function ahead(places, from, key) {
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

export function nearest(places, [x, y]) {
  const away = ({ shape }) => Math.hypot(centre(shape)[0] - x, centre(shape)[1] - y);
  return [...places].sort((a, b) => away(a) - away(b))[0];
}
