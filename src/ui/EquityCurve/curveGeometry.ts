import { written } from '../written';

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

/** The line through all points, in their order; nothing for none. */
export function linePath(points: readonly CurvePoint[], bounds: CurveBounds): string {
  return points
    .map((point) => placeOf(point, bounds))
    .map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${written(x)} ${written(y)}`)
    .join('');
}

/** What lies between the line and the height at which it begins, above or below it. */
export function areaPath(points: readonly CurvePoint[], bounds: CurveBounds): string {
  const [first] = points;
  if (first === undefined) return '';
  const { x, y } = placeOf(first, bounds);
  return `${linePath(points, bounds)}V${written(y)}H${written(x)}Z`;
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
