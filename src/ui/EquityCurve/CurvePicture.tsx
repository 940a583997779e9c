import { memo } from 'react';
import { areaPath, BOX, type CurveBounds, type CurvePoint, placeOf, stepPath } from './curveGeometry';
import * as styles from './EquityCurve.module.css';

type CurvePictureProps = {
  points: readonly CurvePoint[];
  bounds: CurveBounds;
  /** The point that is being read. */
  read: CurvePoint | undefined;
};

/** The drawing, without text. It is stretched to its place; lines keep their width. */
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
      {first && <path className={styles.base} d={`M0 ${placeOf(first, bounds).y}H${BOX.width}`} />}
      <Steps points={points} bounds={bounds} />
      {place && <path className={styles.base} d={`M${place.x} 0V${BOX.height}`} />}
      {last && <Dot {...(place ?? { x: BOX.width, y: placeOf(last, bounds).y })} />}
    </svg>
  );
}

/** Renders again when the points change, not when one of them is read. */
const Steps = memo(function Steps({ points, bounds }: Omit<CurvePictureProps, 'read'>) {
  return (
    <>
      <path className={styles.tint} d={areaPath(points, bounds)} />
      <path className={styles.ink} d={stepPath(points, bounds)} />
    </>
  );
});

/** A line of no length with round ends: a dot that stays round in a stretched drawing. */
function Dot({ x, y }: { x: number; y: number }) {
  return <path className={styles.dot} d={`M${x} ${y}h0`} />;
}
