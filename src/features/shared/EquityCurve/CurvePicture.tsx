import { memo } from 'react';
import {
  areaPath,
  BOX,
  type CurveBounds,
  type CurvePoint,
  placeOf,
  type Side,
  sidePath,
} from './curveGeometry';
import * as styles from './EquityCurve.module.css';

type CurvePictureProps = {
  /** At least one. */
  points: readonly CurvePoint[];
  bounds: CurveBounds;
  /** Values with a grid line. */
  grid: readonly number[];
  /** The point that is being read. */
  read: CurvePoint | undefined;
};

const SIDES: readonly Side[] = ['ahead', 'behind'];
const SIDE_STYLES: Readonly<Record<Side, string>> = { ahead: styles.ahead, behind: styles.behind };

/** The drawing, without text. It is stretched to its place; lines keep their width. */
export function CurvePicture({ points, bounds, grid, read }: CurvePictureProps) {
  const place = read && placeOf(read, bounds);
  const start = points[0]?.total ?? 0;
  const shown = read ?? points.at(-1);
  const yOf = (total: number) => placeOf({ at: bounds.from, total }, bounds).y;
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {grid.map((total) => (
        <path key={total} className={styles.grid} d={`M0 ${yOf(total)}H${BOX.width}`} />
      ))}
      <path className={styles.base} d={`M0 ${yOf(start)}H${BOX.width}`} />
      <Steps points={points} bounds={bounds} />
      {place && <path className={styles.reading} d={`M${place.x} 0V${BOX.height}`} />}
      {shown && (
        <g className={shown.total < start ? styles.behind : styles.ahead}>
          {/* A line of no length with round ends: a dot that stays round in a stretched drawing. */}
          <path className={styles.dot} d={`M${place?.x ?? BOX.width} ${yOf(shown.total)}h0`} />
        </g>
      )}
    </svg>
  );
}

/** Renders again when the points change, not when one of them is read. */
const Steps = memo(function Steps({ points, bounds }: Pick<CurvePictureProps, 'points' | 'bounds'>) {
  return SIDES.map((side) => (
    <g key={side} className={SIDE_STYLES[side]}>
      <path className={styles.tint} d={areaPath(points, bounds, side)} />
      <path className={styles.ink} d={sidePath(points, bounds, side)} />
    </g>
  ));
});
