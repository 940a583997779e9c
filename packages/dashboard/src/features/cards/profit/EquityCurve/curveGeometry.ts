/** A total at a time: simulated milliseconds since the start, and cents. */
export type CurvePoint = { readonly at: number; readonly total: number };

/** A round of a script: simulated times at which it began, opened its trades and sold them. */
export type CurveRound = { readonly began: number; readonly opened: number; readonly sold: number };

/**
 * The scale: times from the start of a run, or from another moment, to `until` from left to right, totals from bottom
 * to top.
 */
export type CurveBounds = {
  readonly from?: number | undefined;
  readonly until: number;
  readonly lowest: number;
  readonly highest: number;
  /** Up to when the total is known, where that is not `until`: the line ends there. */
  readonly now?: number;
};

/** The axis on which a run begins: a time, and a height in cents. */
export type Stage = { readonly until: number; readonly height: number };

/** The scale of a run up to a time: that of the stage until the line outgrows it. */
export function growingBounds(points: readonly CurvePoint[], now: number, stage: Stage): CurveBounds {
  const { lowest, highest } = boundsOf(points);
  return {
    until: Math.max(now, stage.until),
    lowest,
    highest: Math.max(highest, lowest + stage.height),
    now,
  };
}

/** The view box. Coordinates are whole numbers, finer than any screen. */
export const BOX = { width: 3_000, height: 1_000 } as const;

/**
 * The scale that fits all points, of one curve or several. All zero without a point.
 *
 * @param points in any order
 */
export function boundsOf(points: readonly CurvePoint[]): CurveBounds {
  if (points.length === 0) return { until: 0, lowest: 0, highest: 0 };
  // A loop: a million arguments are more than `Math.min` takes.
  let [until, lowest, highest] = [0, Infinity, -Infinity];
  for (const { at, total } of points) {
    if (at > until) until = at;
    if (total < lowest) lowest = total;
    if (total > highest) highest = total;
  }
  return { until, lowest, highest };
}

/** How far to the right a time is in the view box: 0 where the scale has no extent. */
export function xOf(at: number, { from = 0, until }: CurveBounds): number {
  return until > from ? Math.round(BOX.width * ((at - from) / (until - from))) : 0;
}

/** How far to the right the line goes. */
export const endX = (bounds: CurveBounds) => xOf(bounds.now ?? bounds.until, bounds);

/** How far down a total is in the view box: at the bottom where the scale has no extent. */
export function yOf(total: number, { lowest, highest }: Omit<CurveBounds, 'until'>): number {
  if (highest <= lowest) return BOX.height;
  return BOX.height - Math.round(BOX.height * ((total - lowest) / (highest - lowest)));
}

/** The position of a point in the view box: `y` grows downward. */
export const coordinatesOf = ({ at, total }: CurvePoint, bounds: CurveBounds) => ({
  x: xOf(at, bounds),
  y: yOf(total, bounds),
});

/** A part of the step line: where the total is at the start or above it, or where it is below. */
export type Side = 'ahead' | 'behind';

/**
 * The SVG path of the step line on one side of the height at which it starts: level until the next point, then
 * vertical, and level to the end. Each piece begins at that height, and all but the last end there.
 */
export function sidePath(points: readonly CurvePoint[], bounds: CurveBounds, side: Side): string {
  const [first] = points;
  if (first === undefined) return '';
  const base = yOf(first.total, bounds);
  let path = '';
  let isOnSide = false;
  for (const point of points) {
    const { x, y } = coordinatesOf(point, bounds);
    const wasOnSide = isOnSide;
    isOnSide = point.total >= first.total === (side === 'ahead');
    if (isOnSide) path += wasOnSide ? `H${x}V${y}` : `M${x} ${base}V${y}`;
    else if (wasOnSide) path += `H${x}V${base}`;
  }
  return isOnSide ? `${path}H${endX(bounds)}` : path;
}

/** The SVG path of the area between the step line on one side and the height at which it starts. */
export function areaPath(points: readonly CurvePoint[], bounds: CurveBounds, side: Side): string {
  const [first] = points;
  const path = sidePath(points, bounds, side);
  // A piece that does not end at the base is the last one, and goes on to the end.
  return first && path.endsWith(`H${endX(bounds)}`) ? `${path}V${yOf(first.total, bounds)}` : path;
}

/** At most `count` points, evenly spread over the list, including its first and last. */
export function evenly<Point>(points: readonly Point[], count: number): readonly Point[] {
  if (points.length <= count) return points;
  return Array.from({ length: count }, (_, index) =>
    Math.round((index * (points.length - 1)) / (count - 1)),
  ).flatMap((index) => points[index] ?? []);
}
