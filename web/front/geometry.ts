// Where places are. A point is [x, y]; a shape is a list of its corners.
import type { SessionPlace } from "./session.js";

export type Point = readonly [number, number];
type Shape = readonly Point[];
type Side = readonly [Point, Point];

export function centre(shape: Shape): Point {
  const xs = shape.map(([x]) => x);
  const ys = shape.map(([, y]) => y);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

function sides(shape: Shape): Side[] {
  return shape.map((corner, i) => [corner, shape[(i + 1) % shape.length] ?? corner]);
}

function isInside(shape: Shape, [x, y]: Point): boolean {
  const crossed = ([[ax, ay], [bx, by]]: Side) => ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax;
  return sides(shape).filter(crossed).length % 2 === 1;
}

function fromSide([[ax, ay], [bx, by]]: Side, [x, y]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const length = dx * dx + dy * dy;
  const along = length ? Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length)) : 0;
  return Math.hypot(x - ax - along * dx, y - ay - along * dy);
}

function distance(shape: Shape, point: Point): number {
  return isInside(shape, point) ? 0 : Math.min(...sides(shape).map((side) => fromSide(side, point)));
}

/** Returns the place that a pointer means: the topmost place under it, or else the nearest target within reach. */
export function meant(places: SessionPlace[], point: Point, reach: number): SessionPlace | undefined {
  const under = places.filter((place) => distance(place.shape, point) === 0).at(-1);
  if (under) return under;
  const near = places
    .filter((place) => place.isTarget)
    .map((place) => ({ place, away: distance(place.shape, point) }))
    .filter(({ away }) => away <= reach);
  return near.sort((a, b) => a.away - b.away)[0]?.place;
}

const WAYS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** Returns the place that an arrow key leads to. A place straight ahead counts as nearer than one to the side. */
export function ahead(places: SessionPlace[], from: SessionPlace, key: string): SessionPlace | undefined {
  const [wx, wy] = WAYS[key] ?? [0, 0];
  const [x, y] = centre(from.shape);
  const rated = places.map((place) => {
    const [px, py] = centre(place.shape);
    const on = (px - x) * wx + (py - y) * wy;
    const aside = Math.abs((px - x) * wy) + Math.abs((py - y) * wx);
    return { place, on, cost: on + 2 * aside };
  });
  return rated.filter(({ on }) => on > 0.5).sort((a, b) => a.cost - b.cost)[0]?.place;
}

export function nearest(places: SessionPlace[], [x, y]: Point): SessionPlace | undefined {
  const away = ({ shape }: SessionPlace) => Math.hypot(centre(shape)[0] - x, centre(shape)[1] - y);
  return [...places].sort((a, b) => away(a) - away(b))[0];
}
