import { memo, useId } from 'react';
import { written } from '../written';
import { areaPath, BOX, type CurveBounds, type CurvePoint, linePath, placeOf } from './curveGeometry';
import * as styles from './EquityCurve.module.css';

/** So many fine lines from bottom to top, as banknotes have them beneath a drawing. */
const RULES = 24;

const rules = Array.from(
  { length: RULES },
  (_, rule) => `M0 ${written(((rule + 0.5) * BOX.height) / RULES)}H${BOX.width}`,
).join('');

type CurvePictureProps = {
  points: readonly CurvePoint[];
  bounds: CurveBounds;
  /** The point that is being read. */
  read: CurvePoint | undefined;
};

/** The drawing alone. It is stretched to its place; lines keep their width. */
export function CurvePicture({ points, bounds, read }: CurvePictureProps) {
  const [first] = points;
  const last = points.at(-1);
  const place = read && placeOf(read, bounds);
  return (
    <svg
      className={styles.picture}
      viewBox={`0 0 ${BOX.width} ${BOX.height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {first && <path className={styles.base} d={`M0 ${written(placeOf(first, bounds).y)}H${BOX.width}`} />}
      <Line points={points} bounds={bounds} />
      {place && <path className={styles.base} d={`M${written(place.x)} 0V${BOX.height}`} />}
      {last && <Dot {...(place ?? placeOf(last, bounds))} />}
    </svg>
  );
}

/** Drawn again when the points are others, not when one of them is read. */
const Line = memo(function Line({ points, bounds }: Omit<CurvePictureProps, 'read'>) {
  const area = useId();
  return (
    <>
      <clipPath id={area}>
        <path d={areaPath(points, bounds)} />
      </clipPath>
      <path className={styles.rules} clipPath={`url(#${area})`} d={rules} />
      <path className={styles.ink} d={linePath(points, bounds)} />
    </>
  );
});

/** A line without a length has round ends: a dot that stays round in a stretched picture. */
function Dot({ x, y }: { x: number; y: number }) {
  return <path className={styles.dot} d={`M${written(x)} ${written(y)}h0`} />;
}
