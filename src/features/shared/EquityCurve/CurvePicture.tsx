import { memo } from 'react';
import { ChartPicture } from './ChartPicture';
import { areaPath, BOX, type CurveBounds, type CurvePoint, placeOf, sidePath } from './curveGeometry';
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

/** The line of the curve on both sides of its start, and a dot at the point that is read or at the end. */
export function CurvePicture({ points, bounds, grid, read }: CurvePictureProps) {
  const start = points[0]?.total ?? 0;
  const shown = read ?? points.at(-1);
  const place = shown && placeOf(shown, bounds);
  const x = read ? place?.x : BOX.width;
  return (
    <ChartPicture bounds={bounds} grid={grid} base={start}>
      <Steps points={points} bounds={bounds} />
      {read && <path d={`M${x} 0V${BOX.height}`} />}
      {shown && (
        <g className={shown.total < start ? '' : styles.ahead}>
          {/* A line of no length with round ends: a dot that stays round in a stretched drawing. */}
          <path className={styles.dot} d={`M${x} ${place?.y}h0`} />
        </g>
      )}
    </ChartPicture>
  );
}

/** Renders again when the points change, not when one of them is read. */
const Steps = memo(function Steps({ points, bounds }: Pick<CurvePictureProps, 'points' | 'bounds'>) {
  return (['ahead', 'behind'] as const).map((side) => (
    <g key={side} className={side === 'ahead' ? styles.ahead : ''}>
      <path className={styles.tint} d={areaPath(points, bounds, side)} />
      <path className={styles.ink} d={sidePath(points, bounds, side)} />
    </g>
  ));
});
