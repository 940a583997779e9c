import type { FanPoint, Quantile } from '@simulation/engine/runs';
import { boundsOf, type CurveBounds, type CurvePoint, placeOf } from '../../shared/EquityCurve/curveGeometry';

/** The lower and the upper edge of each band, from the outermost to the innermost. */
export const BANDS = {
  extremes: ['lowest', 'highest'],
  most: ['p5', 'p95'],
  half: ['p25', 'p75'],
} as const satisfies Record<string, readonly [Quantile, Quantile]>;

export type BandName = keyof typeof BANDS;

/** The scale that fits the points of fans and curves, in any order; zero is always on it. */
export function fanBounds(fan: readonly FanPoint[], curve: readonly CurvePoint[] = []): CurveBounds {
  const edges = fan.flatMap(({ at, lowest, highest }) => [
    { at, total: lowest },
    { at, total: highest },
  ]);
  return boundsOf([{ at: 0, total: 0 }, ...edges, ...curve]);
}

const placeAt = (point: FanPoint, quantile: Quantile, bounds: CurveBounds) =>
  placeOf({ at: point.at, total: point[quantile] }, bounds);

/** The SVG path of one quantile over time. */
export function quantilePath(points: readonly FanPoint[], quantile: Quantile, bounds: CurveBounds): string {
  return points
    .map((point, index) => {
      const { x, y } = placeAt(point, quantile, bounds);
      return `${index === 0 ? 'M' : 'L'}${x} ${y}`;
    })
    .join('');
}

/** The SVG path of the area between the edges of a band. */
export function bandPath(points: readonly FanPoint[], band: BandName, bounds: CurveBounds): string {
  const [low, high] = BANDS[band];
  const back = quantilePath(points.toReversed(), low, bounds).replace('M', 'L');
  return `${quantilePath(points, high, bounds)}${back}Z`;
}

/** The SVG path of the hatching of a band: a vertical line at each point. */
export function hatchPath(points: readonly FanPoint[], band: BandName, bounds: CurveBounds): string {
  const [low, high] = BANDS[band];
  return points
    .map((point) => {
      const { x, y } = placeAt(point, low, bounds);
      return `M${x} ${y}V${placeAt(point, high, bounds).y}`;
    })
    .join('');
}
