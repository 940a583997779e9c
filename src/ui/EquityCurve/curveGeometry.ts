/** A total at a moment: simulated milliseconds since the start, and the smallest unit of money. */
export type CurvePoint = { readonly at: number; readonly total: number };

/** What a picture spans: moments from left to right, totals from bottom to top. */
export type CurveBounds = {
  readonly from: number;
  readonly until: number;
  readonly lowest: number;
  readonly highest: number;
};

/** The box that is drawn in, in whole steps: finer than any screen, so that rounding is never seen. */
export const BOX = { width: 3_000, height: 1_000 } as const;

/** A place in the box: `y` grows downward. */
export type Place = { readonly x: number; readonly y: number };

/**
 * What some curves span together, so that two of them can be drawn on one scale. Without a point it spans nothing.
 *
 * @param points of all curves, in any order
 */
export function boundsOf(points: readonly CurvePoint[]): CurveBounds {
  // By hand: a million arguments are more than `Math.min` takes.
  let [from, until, lowest, highest] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { at, total } of points) {
    if (at < from) from = at;
    if (at > until) until = at;
    if (total < lowest) lowest = total;
    if (total > highest) highest = total;
  }
  return points.length === 0
    ? { from: 0, until: 0, lowest: 0, highest: 0 }
    : { from, until, lowest, highest };
}

/** Where a point lies in the box. What spans nothing lies on the left, and at the bottom. */
export function placeOf({ at, total }: CurvePoint, { from, until, lowest, highest }: CurveBounds): Place {
  return {
    x: Math.round(BOX.width * part(at, from, until)),
    y: BOX.height - Math.round(BOX.height * part(total, lowest, highest)),
  };
}

/** How far a number is from one end to the other: 0 to 1, and 0 where both ends are one. */
function part(value: number, from: number, to: number): number {
  return to > from ? (value - from) / (to - from) : 0;
}

/** A last tread of at least this part of the width: without it, the latest step would be an upright line at the edge. */
const TREAD = 0.04;

/**
 * The right end of the scale: the moment up to which the total is known, or a little later where the latest point is so
 * near to it that its step could not be seen.
 *
 * @param until simulated milliseconds, not before the last point
 */
export function endOfScale(points: readonly CurvePoint[], until: number): number {
  const [first] = points;
  const last = points.at(-1);
  if (first === undefined || last === undefined || points.length === 1) return until;
  return Math.max(until, first.at + (last.at - first.at) / (1 - TREAD));
}

/** The total as steps: level until the next point, then straight up or down, and level to the right edge. */
export function stepPath(points: readonly CurvePoint[], bounds: CurveBounds): string {
  const places = points.map((point) => placeOf(point, bounds));
  const [first, ...rest] = places;
  if (first === undefined) return '';
  const steps = rest.map(({ x, y }) => `H${x}V${y}`).join('');
  return `M${first.x} ${first.y}${steps}H${BOX.width}`;
}

/** What lies between the steps and the height at which they begin, above or below it. */
export function areaPath(points: readonly CurvePoint[], bounds: CurveBounds): string {
  const [first] = points;
  if (first === undefined) return '';
  const { x, y } = placeOf(first, bounds);
  return `${stepPath(points, bounds)}V${y}H${x}Z`;
}

/**
 * The point nearest to a moment; of two as near the earlier one.
 *
 * @param points at least one, by time
 * @returns its place in the list
 */
export function nearestIndex(points: readonly CurvePoint[], moment: number): number {
  let low = 0;
  let high = points.length - 1;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((points[middle]?.at ?? 0) < moment) low = middle + 1;
    else high = middle;
  }
  const before = points[low - 1];
  const after = points[low];
  return before !== undefined && after !== undefined && moment - before.at <= after.at - moment
    ? low - 1
    : low;
}

/** Up to `count` points, spread evenly over the list, its first and last among them. */
export function evenly(points: readonly CurvePoint[], count: number): readonly CurvePoint[] {
  if (points.length <= count) return points;
  return Array.from({ length: count }, (_, index) =>
    Math.round((index * (points.length - 1)) / (count - 1)),
  ).flatMap((index) => points[index] ?? []);
}
